"""The tool that selects, and moves what is selected, and the one that sets down what is pasted."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import ClassVar

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal

from rbdesigner.geometry import Point
from rbdesigner.hexes import Hex, places_within, position
from rbdesigner.messages.foreign_names import foreign_tile_name
from rbdesigner.scenario.areas import area, within_loop
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.fragments import extract, middle_place, paste, shift_by, turn_about
from rbdesigner.scenario.images import copies
from rbdesigner.scenario.mirroring import turned
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.relocation import stack_of
from rbdesigner.symmetry import IDENTITY, Motion, Turn
from rbdesigner.ui.canvas.ghost import Ghost
from rbdesigner.ui.canvas.pointer import Pointer
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.losses import covered, step_text
from rbdesigner.ui.editor.selecting import SelectionEditor
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.editor.tools.placing import CarryingTool, name_of, standing_at
from rbdesigner.ui.editor.tools.tool import LEAST_DRAG, MOST_JUDGED, Tool
from rbdesigner.ui.widgets import terms

_MIRROR = Turn(0, True)


class SelectTool(CarryingTool):
    """Selects by click, double click and rubber band, and drags the selection, homes and pieces.

    Shift adds to the selection, Ctrl takes from it. While the selection is dragged, Ctrl copies it.
    """

    tells_problems: ClassVar[bool] = True
    captures: ClassVar[bool] = True
    cursor: ClassVar[Qt.CursorShape] = Qt.CursorShape.ArrowCursor

    def __init__(self, document: Document, settings: ToolSettings, selecting: SelectionEditor, parent: QObject) -> None:
        super().__init__(document, settings, parent)
        self._selecting = selecting
        self._band_from: Pointer | None = None
        self._band: QRectF | None = None
        self._before: frozenset[Hex] = frozenset()
        self._grabbed: Hex | None = None
        self._dragged_to: Hex | None = None
        self._turn = IDENTITY

    def preview(self, pointer: Pointer) -> Ghost:
        """The thing being dragged, or lying here."""
        if self.is_dragging:
            return self.carry_preview(pointer)
        if self._grabbed is not None and self._dragged_to is not None:
            return self._moved_preview(pointer)
        if self._band is not None:
            number = len(self.document.selection)
            return Ghost(band=self._band, status=self.tr("%n places selected", "", number))
        return Ghost(status=self._status(pointer))

    def _status(self, pointer: Pointer) -> str:
        thing = standing_at(self.scenario, pointer)
        held = pointer.place in self.document.selection
        if thing is not None and not (held and len(self.document.selection) > 1):
            stack = stack_of(self.scenario, pointer.place, thing)
            text = self.tr("Drag to move: {thing}")
            if stack > 1:
                text = self.tr("Drag to move: one of {stack} {thing}; hold Shift at the end for all of them")
            return text.format(stack=stack, thing=name_of(thing))
        if held:
            return self.tr("Drag to move the selection, with Ctrl to copy it; R turns it, M mirrors it")
        tile = self.scenario.tiles.get(pointer.place)
        there = self.scenario.foreign.get(pointer.place)
        if tile is None and there is not None and there.tile is not None:
            return self.tr("{tile}: click to select, R turns it").format(
                tile=terms.capitalised(foreign_tile_name(there.tile))
            )
        if tile is None:
            return self.tr("Drag to select what lies in a rectangle")
        return self.tr("{tile}: click to select, double click for all of this area, R turns the tile").format(
            tile=terms.capitalised(terms.tile_kind_name(tile.kind))
        )

    def _moved_preview(self, pointer: Pointer) -> Ghost:
        chosen = sorted(self.document.selection)
        motion = self._motion(pointer.place)
        fragment = extract(self.scenario, chosen).moved(motion)
        laid = self.scenario.laid
        cleared = frozenset() if pointer.control else frozenset(place for place in chosen if place in laid)
        if self.settings.strict and len(fragment.tiles) <= MOST_JUDGED:
            edit = self._copy_edit(fragment) if pointer.control else self._selecting.move_edit(motion)
            faults = self.edit_faults(edit, fragment.tiles)
        else:
            faults = self.meeting_faults(fragment.tiles, cleared)
        status = self.verdict(faults) if self.settings.strict else ""
        status = status or self.tr("Release to set down; R turns, M mirrors, Ctrl copies, Esc cancels")
        lost = covered(self.scenario, fragment.laid) if pointer.control else self._selecting.lost_by_move(motion)
        lifted = cleared - fragment.laid
        return Ghost(fragment, faults, lifted=lifted, status=status, warning=self.loss_warning(lost))

    def _copy_edit(self, fragment: Scenario) -> Edit:
        return paste(self.scenario, copies(self.motions, fragment, self.scenario))

    def _motion(self, to: Hex) -> Motion:
        assert self._grabbed is not None
        return turn_about(self._grabbed, self._turn).then(shift_by(self._grabbed, to))

    def press(self, pointer: Pointer) -> None:
        """Take hold of a piece, a home or the selection, or begin a rubber band."""
        plain = not (pointer.shift or pointer.control)
        thing = standing_at(self.scenario, pointer) if plain else None
        held = pointer.place in self.document.selection
        # Of several selected tiles none loses its home by being dragged; a single one may.
        if thing is not None and not (held and len(self.document.selection) > 1):
            self.carry(pointer, thing)
        elif plain and held:
            self._grabbed, self._dragged_to, self._turn = pointer.place, None, IDENTITY
        else:
            self._band_from, self._band = pointer, None
            self._before = self.document.selection if pointer.shift or pointer.control else frozenset()

    def drag(self, pointer: Pointer) -> None:
        """Move what is held, or widen the rubber band."""
        super().drag(pointer)
        if self._grabbed is not None:
            if pointer.place != self._grabbed:
                self._dragged_to = pointer.place
        elif self._band_from is not None:
            band = QRectF(QPointF(*self._band_from.at), QPointF(*pointer.at)).normalized()
            if self._band is not None or max(band.width(), band.height()) > LEAST_DRAG:
                self._band = band
                self._select_within(self._within(band), pointer.alt, self._band_from)

    def _within(self, band: QRectF) -> Iterator[Hex]:
        """The places whose middles lie in the band."""
        orientation = self.scenario.orientation
        for place in places_within(band.left(), band.top(), band.right(), band.bottom(), orientation):
            if band.contains(*position(place, orientation)):
                yield place

    def _select_within(self, inside: Iterable[Hex], everything: bool, pressed: Pointer) -> None:
        """Select the tiles of the places that have been drawn around.

        Empty places are selected only if there are no tiles, or all are asked for.
        """
        found = frozenset(inside)
        tiles = found & self.scenario.laid
        self._choose(found if everything or not tiles else tiles, pressed)

    def _choose(self, places: frozenset[Hex], pressed: Pointer) -> None:
        self.document.selection = self._before - places if pressed.control else self._before | places

    def release(self, pointer: Pointer) -> None:
        """Set down what is held; a click selects."""
        if self._grabbed is not None:
            if self._dragged_to is not None:
                self._set_down(pointer)
            else:
                self.document.selection = frozenset([pointer.place])
        elif self._band_from is not None and self._band is None:
            self._click(self._band_from)
        self._let_go()
        super().release(pointer)

    def click(self, pointer: Pointer) -> None:
        """Select the tile of what stands here."""
        self._before = frozenset()
        self._click(pointer)

    def _let_go(self) -> None:
        self._grabbed = self._dragged_to = self._band_from = self._band = None

    def abandon(self) -> None:
        """Give up what is held; what is selected stays selected."""
        self._let_go()
        self.carried = None

    def _click(self, pointer: Pointer) -> None:
        places = frozenset([pointer.place]) if pointer.place in self.scenario.laid else frozenset()
        if pointer.control and not places <= self._before:
            self.document.selection = self._before | places
        else:
            self._choose(places, pointer)

    def _set_down(self, pointer: Pointer) -> None:
        motion = self._motion(pointer.place)
        if not pointer.control:
            self._selecting.move(motion, self.tr("Move selection"))
            return
        fragment = extract(self.scenario, sorted(self.document.selection)).moved(motion)
        laid = copies(self.motions, fragment, self.scenario).laid
        text = step_text(self.tr("Copy selection"), covered(self.scenario, laid))
        self._selecting.perform(self._copy_edit(fragment), text, fragment.laid)

    def double_click(self, pointer: Pointer) -> None:
        """Select the area of this terrain."""
        self._before = self.document.selection if pointer.shift or pointer.control else frozenset()
        if pointer.place in self.scenario.tiles:
            self._choose(area(self.scenario, pointer.place), pointer)

    def turn(self, steps: int, pointer: Pointer | None) -> bool:
        """Turn what is held, else the selection, else the tile under the pointer."""
        if self._grabbed is not None:
            self._turn = self._turn.then(Turn(steps % 6))
            self._dragged_to = self._dragged_to or self._grabbed
        elif self.document.selection:
            self._selecting.turn(steps)
        elif pointer is not None and pointer.place in self.scenario.laid:
            self._turn_tile(pointer.place, steps)
        else:
            return False
        return True

    def _turn_tile(self, place: Hex, steps: int) -> None:
        self.document.perform(turned(self.scenario, self.motions, place, steps), self.tr("Turn tile"))

    def mirror(self) -> bool:
        """Mirror what is held, else the selection."""
        if self._grabbed is not None:
            self._turn = self._turn.then(_MIRROR)
            self._dragged_to = self._dragged_to or self._grabbed
            return True
        if self.document.selection:
            self._selecting.mirror()
            return True
        return False

    def cancel(self) -> bool:
        """Put back what is held, give up the rubber band, else select nothing."""
        if self._grabbed is not None:
            self._let_go()
            return True
        if self._band_from is not None:
            self._let_go()
            self.document.selection = self._before
            return True
        if super().cancel():
            return True
        had = bool(self.document.selection)
        self._selecting.select_none()
        return had


class PasteTool(Tool):
    """Shows a fragment at the pointer and sets it down with a click; with Shift it stays in hand for another."""

    points_within: ClassVar[bool] = False
    captures: ClassVar[bool] = True
    done = Signal()

    def __init__(self, document: Document, settings: ToolSettings, selecting: SelectionEditor, parent: QObject) -> None:
        super().__init__(document, settings, parent)
        self._selecting = selecting
        self._fragment = Scenario()
        self._turn = IDENTITY

    def take(self, fragment: Scenario) -> None:
        """Take this fragment in hand."""
        self._fragment, self._turn = fragment, IDENTITY

    def _placed(self, place: Hex) -> Scenario:
        middle = middle_place(self._fragment.laid)
        return self._fragment.moved(turn_about(middle, self._turn).then(shift_by(middle, place)))

    def preview(self, pointer: Pointer) -> Ghost:
        """The fragment about the pointer."""
        fragment = copies(self.motions, self._placed(pointer.place), self.scenario)
        fragment.properties = self.scenario.properties
        status = self.tr("Click to set down, with Shift to go on; R turns, M mirrors, Esc cancels")
        if self.settings.strict and len(fragment.tiles) <= MOST_JUDGED:
            faults = self.edit_faults(paste(self.scenario, fragment), fragment.tiles)
        else:
            faults = self.meeting_faults(fragment.tiles)
        if faults and self.settings.strict:
            status = self.verdict(faults)
        warning = self.loss_warning(covered(self.scenario, fragment.laid))
        return Ghost(fragment, faults, status=status, warning=warning)

    def press(self, pointer: Pointer) -> None:
        """Set the fragment down."""
        own = self._placed(pointer.place)
        fragment = copies(self.motions, own, self.scenario)
        text = step_text(self.tr("Paste"), covered(self.scenario, fragment.laid))
        done = self._selecting.perform(paste(self.scenario, fragment), text, own.laid)
        if done and not pointer.shift:
            self.done.emit()

    def double_click(self, pointer: Pointer) -> None:
        """The second click of a double click sets nothing down."""

    def pick(self, pointer: Pointer) -> None:
        """Give up."""
        self.done.emit()

    def turn(self, steps: int, pointer: Pointer | None) -> bool:
        """Turn the fragment."""
        self._turn = self._turn.then(Turn(steps % 6))
        return True

    def mirror(self) -> bool:
        """Mirror the fragment, left to right."""
        self._turn = self._turn.then(_MIRROR)
        return True

    def cancel(self) -> bool:
        """Give up."""
        self.done.emit()
        return True


_STRIDE = 0.1
"""The least distance of two corners of the line, in tile radii."""


class LassoTool(SelectTool):
    """Selects the tiles within a line that is drawn around them, by click one.

    Shift adds to the selection, Ctrl takes from it, Alt selects empty places too. With the keyboard the line goes from
    the place where the tool is used to where it is used again.
    """

    _line: tuple[Point, ...] = ()

    def preview(self, pointer: Pointer) -> Ghost:
        """The line so far."""
        if len(self._line) > 1:
            status = self.tr("%n places selected", "", len(self.document.selection))
            return Ghost(loop=self._line, status=status)
        return Ghost(status=self.tr("Drag around what is to be selected; Shift adds, Ctrl takes away"))

    def press(self, pointer: Pointer) -> None:
        """Begin the line."""
        self._band_from, self._line = pointer, (pointer.at,)
        self._before = self.document.selection if pointer.shift or pointer.control else frozenset()

    def drag(self, pointer: Pointer) -> None:
        """Carry the line on, and select what lies within."""
        if self._band_from is None or math.dist(self._line[-1], pointer.at) < _STRIDE:
            return
        if len(self._line) == 1 and math.dist(self._line[0], pointer.at) < LEAST_DRAG:
            return
        self._line = (*self._line, pointer.at)
        self._select_within(within_loop(self._line, self.scenario.orientation), pointer.alt, self._band_from)

    def release(self, pointer: Pointer) -> None:
        """Keep what is selected; a click selects the tile."""
        if self._band_from is not None and len(self._line) == 1:
            self._click(self._band_from)
        self._let_go()

    def use(self, pointer: Pointer) -> None:
        """Begin the line, or end it."""
        if self._band_from is None:
            self.press(pointer)
        else:
            self.release(pointer)

    def step(self, pointer: Pointer) -> None:
        """Carry the line on to the keyboard's cursor."""
        self.drag(pointer)

    def _let_go(self) -> None:
        super()._let_go()
        self._line = ()
