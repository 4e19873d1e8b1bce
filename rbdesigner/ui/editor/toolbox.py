"""The tools of one editor: which of them is at work, what the mouse and the keyboard tell it, what it shows."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal

from rbdesigner.geometry import half_edge_middle, true_point
from rbdesigner.hexes import ORIGIN, Hex, neighbour, position
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.arrow_keys import APPLY, ARROWS, arrow_edge
from rbdesigner.ui.canvas.ghost import NOTHING, Ghost
from rbdesigner.ui.canvas.pointer import Pointer
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.selecting import SelectionEditor
from rbdesigner.ui.editor.settings import ToolKey, ToolSettings
from rbdesigner.ui.editor.tools.capture import Capture
from rbdesigner.ui.editor.tools.link_tools import BridgeTool, RoadTool, WallTool
from rbdesigner.ui.editor.tools.measure_tool import MeasureTool
from rbdesigner.ui.editor.tools.picture_tool import PictureTool
from rbdesigner.ui.editor.tools.placing import HomeTool, PieceTool
from rbdesigner.ui.editor.tools.river_tool import RiverTool
from rbdesigner.ui.editor.tools.select import LassoTool, PasteTool, SelectTool
from rbdesigner.ui.editor.tools.text_tool import TextTool
from rbdesigner.ui.editor.tools.tile_tools import EraseTool, FillTool, TileTool
from rbdesigner.ui.editor.tools.tool import LEAST_DRAG, Tool
from rbdesigner.ui.editor.traced_picture import TracedPicture

AIM = 0.6
"""How far from the middle of its tile the keyboard points, as a part of the way to the rim."""


class Toolbox(QObject):
    """Hands the mouse and the keys on to the active tool.

    ``ghost_changed(Ghost)`` gives what to show, ``hovered(Hex or None)`` where the pointer is, ``cursor_moved(Hex or
    None)`` where the keyboard works, None once the mouse is used again. ``tool_changed()`` tells that another tool is
    at work. ``menu_wanted(Pointer, QPoint)`` asks for a context menu at a point of the screen, ``texts_wanted(Hex)``
    for the texts of a place.
    """

    ghost_changed = Signal(object)
    hovered = Signal(object)
    cursor_moved = Signal(object)
    tool_changed = Signal()
    menu_wanted = Signal(object, object)

    def __init__(
        self,
        document: Document,
        settings: ToolSettings,
        selecting: SelectionEditor,
        traced: TracedPicture,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._settings = settings
        self._selecting = selecting
        self._tools: dict[ToolKey, Tool] = {
            ToolKey.SELECT: SelectTool(document, settings, selecting, self),
            ToolKey.LASSO: LassoTool(document, settings, selecting, self),
            ToolKey.TILE: TileTool(document, settings, self),
            ToolKey.ERASE: EraseTool(document, settings, self),
            ToolKey.FILL: FillTool(document, settings, self),
            ToolKey.RIVER: RiverTool(document, settings, self),
            ToolKey.HOME: HomeTool(document, settings, self),
            ToolKey.PIECE: PieceTool(document, settings, self),
            ToolKey.ROAD: RoadTool(document, settings, self),
            ToolKey.BRIDGE: BridgeTool(document, settings, self),
            ToolKey.WALL: WallTool(document, settings, self),
            ToolKey.TEXT: TextTool(document, settings, self),
            ToolKey.MEASURE: MeasureTool(document, settings, self),
            ToolKey.PICTURE: PictureTool(document, settings, traced, self),
        }
        self._paste = PasteTool(document, settings, selecting, self)
        self._paste.done.connect(self._end_paste)
        writing = self._tools[ToolKey.TEXT]
        assert isinstance(writing, TextTool)
        self.texts_wanted = writing.asked
        self._pasting = False
        self._refusal = ""
        self._acted_at: Pointer | None = None
        for tool in (*self._tools.values(), self._paste):
            tool.refused.connect(self._refused)
        selecting.refused.connect(self._refused)
        document.barred.connect(self._refused)
        document.edited.connect(self._edited)
        self._pointer: Pointer | None = None
        self._button = Qt.MouseButton.NoButton
        self._capture: Capture | None = None
        self._cursor: Hex | None = None
        self._last_place = ORIGIN
        self._aim = 0
        self._stale = QTimer(self)
        self._stale.setSingleShot(True)
        self._stale.setInterval(0)
        self._stale.timeout.connect(self.refresh)
        settings.tool_changed.connect(self._another_tool)
        traced.changed.connect(self._stale.start)
        traced.proposals_changed.connect(self._stale.start)
        for signal in (settings.changed, settings.layers.changed, document.locks_changed):
            signal.connect(self._forget_acting)
        for signal in (document.edited, document.selection_changed, document.symmetry_changed):
            signal.connect(self._stale.start)

    @property
    def tool(self) -> Tool:
        """The tool at work."""
        return self._paste if self._pasting else self._tools[self._settings.tool]

    @property
    def pointer(self) -> Pointer | None:
        """Where the mouse or else the keyboard points, None if nowhere."""
        return self._keyboard_pointer() if self._cursor is not None else self._pointer

    @property
    def is_busy(self) -> bool:
        """Whether a mouse button is held on the map."""
        return self._button is not Qt.MouseButton.NoButton

    def refresh(self) -> None:
        """Work out anew what to show."""
        self._stale.stop()
        pointer = self.pointer
        if self._capture is not None and self._capture.is_area:
            self.ghost_changed.emit(self._capture.preview())
            return
        ghost = NOTHING if pointer is None else self.tool.shown(pointer)
        self.ghost_changed.emit(self._after_acting(ghost) if self._rests() else ghost)

    def _edited(self, edit: Edit) -> None:
        self._acted_at, self._refusal = self.pointer, ""

    def _refused(self, reason: str) -> None:
        self._acted_at, self._refusal = self.pointer, reason
        self._stale.start()

    def _rests(self) -> bool:
        """Whether the pointer still is where something was done last."""
        before, now = self._acted_at, self.pointer
        reach = LEAST_DRAG if self.tool.points_within else math.inf
        if before is not None and now is not None:
            rests = before.place == now.place and math.dist(before.at, now.at) <= reach
        else:
            rests = before is now and bool(self._refusal)
        if rests:
            return True
        self._acted_at, self._refusal = None, ""
        return False

    def _after_acting(self, ghost: Ghost) -> Ghost:
        """Make the hint that stays until the pointer moves on: why nothing was done, or what was, without a ghost."""
        if self._refusal:
            return replace(ghost, status=self._refusal)
        shown = ghost.outlined | ghost.fragment.laid
        return replace(
            NOTHING, outlined=shown, lifted=ghost.lifted, band=ghost.band, loop=ghost.loop, status=ghost.status
        )

    def _forget_acting(self) -> None:
        self._acted_at = None
        self._stale.start()

    def _another_tool(self) -> None:
        self._acted_at = None
        for tool in self._tools.values():
            tool.abandon()
        self._pasting = False
        self._button, self._capture = Qt.MouseButton.NoButton, None
        self.tool_changed.emit()
        self._stale.start()

    # Pasting

    def paste(self, fragment: Scenario) -> None:
        """Take a fragment in hand until it is set down."""
        self.tool.abandon()
        self._paste.take(fragment)
        self._acted_at = None
        self._pasting = True
        if self.pointer is None:
            self._move_cursor(self._last_place)
        self.tool_changed.emit()
        self.refresh()

    def _end_paste(self) -> None:
        self._pasting = False
        self.tool_changed.emit()
        self._stale.start()

    # The mouse

    def _point(self, pointer: Pointer) -> bool:
        """Note where the mouse is, and tell whether a preview there may differ from the last one."""
        before, self._pointer = self._pointer, pointer
        if self._cursor is not None:
            self._cursor = None
            self.cursor_moved.emit(None)
            before = None
        if before is None or before.place != pointer.place:
            self._last_place = pointer.place
            self.hovered.emit(pointer.place)
            return True
        return self.tool.points_within or before.modifiers != pointer.modifiers

    def hover(self, pointer: Pointer) -> None:
        """Show what a click would do."""
        if self._point(pointer):
            self.refresh()

    def press(self, pointer: Pointer, button: Qt.MouseButton) -> None:
        """Let the tool work, or pick something up; a tool that captures areas waits for what comes of it."""
        self._point(pointer)
        self._button = button
        if button is Qt.MouseButton.RightButton and self.tool.captures:
            self._capture = Capture(self._document.scenario, pointer.place)
        elif button is Qt.MouseButton.RightButton:
            self.tool.pick(pointer)
        else:
            self.tool.press(pointer)
        self.refresh()

    def drag(self, pointer: Pointer) -> None:
        """Let the tool work on, where the map is seen."""
        if not pointer.is_seen:
            self.tool.leave()
            return
        if not self._point(pointer):
            return
        if self._capture is not None:
            self._capture.reach(pointer.place)
        elif self._button is Qt.MouseButton.LeftButton:
            self.tool.drag(pointer)
        self.refresh()

    def release(self, pointer: Pointer) -> None:
        """Let the tool finish; beside the map, where the pointer was on it last."""
        if pointer.is_seen:
            self._point(pointer)
        elif self._pointer is not None:
            pointer = replace(self._pointer, modifiers=pointer.modifiers)
        if self._button is Qt.MouseButton.LeftButton:
            self.tool.release(pointer)
        self._button = Qt.MouseButton.NoButton
        self._end_capture(pointer)
        self.refresh()

    def _end_capture(self, pointer: Pointer) -> None:
        """Take what has been captured in hand; after a mere click the tool picks something up."""
        capture, self._capture = self._capture, None
        if capture is not None and not capture.is_area:
            self.tool.pick(pointer)
        elif capture is not None and capture.fragment.laid:
            self.paste(capture.fragment)

    def release_lost(self) -> None:
        """Let the tool finish where the pointer was last."""
        button, self._button, self._capture = self._button, Qt.MouseButton.NoButton, None
        if button is Qt.MouseButton.LeftButton and self._pointer is not None:
            self.tool.let_go(self._pointer)
        self.refresh()

    def double_click(self, pointer: Pointer) -> None:
        """Tell the tool."""
        self._point(pointer)
        self._button = Qt.MouseButton.LeftButton
        self.tool.double_click(pointer)
        self.refresh()

    def leave(self) -> None:
        """Show nothing any more."""
        if not self.is_busy:
            self._pointer = None
            if self._cursor is None:
                self.hovered.emit(None)
                self.refresh()

    def context_menu(self, pointer: Pointer, position: QPoint) -> None:
        """Ask for a menu where the right button picks nothing up."""
        if isinstance(self.tool, SelectTool):
            self.menu_wanted.emit(self.pointer or pointer, position)

    # Turning and the like, by mouse or keyboard

    def turn(self, steps: int) -> None:
        """Turn what is in hand or, without anything to turn, what the keyboard points at within the tile."""
        if not self.tool.turn(steps, self.pointer) and self._cursor is not None:
            self._aim = (self._aim + steps) % 12
        self.refresh()

    def mirror(self) -> None:
        """Mirror what is in hand or selected."""
        self.tool.mirror()
        self.refresh()

    def fit_rivers(self) -> bool:
        """Turn the tile in hand so that it meets the rivers around the pointer, and tell whether it can."""
        pointer, tool = self.pointer, self.tool
        return isinstance(tool, TileTool) and pointer is not None and tool.fit(pointer)

    def cancel(self) -> None:
        """Give up what has been begun, else select nothing."""
        capture, self._button, self._capture = self._capture, Qt.MouseButton.NoButton, None
        if capture is None and not self.tool.cancel():
            self._selecting.select_none()
        self.refresh()

    def apply(self, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Use the tool where the keyboard points."""
        if self._cursor is None:
            self._move_cursor(self._last_place)
        pointer = replace(self._keyboard_pointer(), modifiers=modifiers)
        self.tool.use(pointer)
        self.refresh()

    def remove(self) -> None:
        """Take away what the keyboard points at; a tool that puts things down takes its own kind away."""
        if self._cursor is None:
            return
        pointer = self._keyboard_pointer()
        if isinstance(self.tool, (TileTool, FillTool, EraseTool)):
            eraser = self._tools[ToolKey.ERASE]
            eraser.press(pointer)
            eraser.release(pointer)
        else:
            self.tool.pick(pointer)
        self.refresh()

    # The keyboard

    def _keyboard_pointer(self) -> Pointer:
        place, orientation = self._cursor or ORIGIN, self._document.scenario.orientation
        x, y = half_edge_middle(self._aim)
        point = (AIM * x, AIM * y)
        (left, top), (dx, dy) = position(place, orientation), true_point(point, orientation)
        return Pointer(place, point, (left + dx, top + dy))

    def point_at(self, place: Hex) -> None:
        """Let the keyboard go on from here; its cursor comes along if it is seen."""
        self._last_place = place
        if self._cursor is not None:
            self._move_cursor(place)
        elif not self.is_busy:
            self._pointer = None  # the map has moved away under the mouse, which points again when it moves
        self.refresh()

    def _move_cursor(self, place: Hex) -> None:
        self._cursor = self._last_place = place
        self.cursor_moved.emit(place)
        self.hovered.emit(place)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        """Use a key: arrows move the cursor, with Alt the selection; Enter and space use the tool there."""
        plain = modifiers in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if key in ARROWS and modifiers & Qt.KeyboardModifier.AltModifier:
            self._nudge(key)
        elif key in ARROWS and plain:
            self._step(key)
        elif key in APPLY and not modifiers & Qt.KeyboardModifier.AltModifier:
            self.apply(modifiers)
        elif key is Qt.Key.Key_Escape:
            self.cancel()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and plain:
            self._delete()
        elif key is Qt.Key.Key_R and (plain or modifiers == Qt.KeyboardModifier.ShiftModifier):
            self.turn(-1 if modifiers & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key is Qt.Key.Key_M and plain:
            self.mirror()
        elif key is Qt.Key.Key_Q and plain:
            self.fit_rivers()
        else:
            return False
        return True

    def _delete(self) -> None:
        if self._document.selection:
            self._selecting.delete()
        else:
            self.remove()

    def _step(self, key: Qt.Key) -> None:
        if self._cursor is None:
            # The first arrow shows the cursor where the mouse was last.
            self._move_cursor(self._last_place)
        else:
            self._move_cursor(
                neighbour(self._cursor, arrow_edge(key, self._cursor, self._document.scenario.orientation))
            )
            self.tool.step(self._keyboard_pointer())
        self.refresh()

    def _nudge(self, key: Qt.Key) -> None:
        if self._document.selection:
            orientation = self._document.scenario.orientation
            self._selecting.nudge(arrow_edge(key, min(self._document.selection), orientation))
