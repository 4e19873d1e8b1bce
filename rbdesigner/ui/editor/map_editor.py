"""The editor of a map: the view with its layers, the tools at work on it, and what menus and panels ask of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial, reduce

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rbdesigner.analysis.place_wording import place_text
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.checks import Problem
from rbdesigner.hexes import Hex, hex_at, neighbours
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.messages.problems import problem_sentence
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.fragments import extract
from rbdesigner.symmetry import Symmetry, nearest_centre
from rbdesigner.ui.canvas.ghost import Ghost
from rbdesigner.ui.canvas.map_item import LayerInfo
from rbdesigner.ui.canvas.map_view import MapView
from rbdesigner.ui.canvas.pointer import Pointer
from rbdesigner.ui.canvas.scene import MapScene, tile_rect
from rbdesigner.ui.canvas.spoken_tiles import SpokenTiles
from rbdesigner.ui.canvas.territory_layer import Overlay
from rbdesigner.ui.canvas.tile_layer import shared_pixmaps
from rbdesigner.ui.canvas.zoomed_view import FULL_SIZE
from rbdesigner.ui.editor import selecting
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.layer_states import LayerKey
from rbdesigner.ui.editor.live_facts import LiveFacts
from rbdesigner.ui.editor.map_layers import MapLayers
from rbdesigner.ui.editor.map_legend import MapLegend
from rbdesigner.ui.editor.map_menu import MapMenu
from rbdesigner.ui.editor.selecting import SelectionEditor
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.editor.symmetry_dialog import make_symmetrical
from rbdesigner.ui.editor.text_dialog import write_texts
from rbdesigner.ui.editor.toolbox import Toolbox
from rbdesigner.ui.editor.traced_picture import TracedPicture

_MOST_TOLD = 2
"""How many problems of a tile the note beside the pointer tells."""
PAN_STEP = 64
"""Pixels that a key pans the view by."""
_PANS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_PageUp: (0, -6),
    Qt.Key.Key_PageDown: (0, 6),
}


class MapEditor(QWidget):
    """Shows a document and lets it be edited.

    ``status_changed(str)`` says what a click would do, or why not, ``hovered(Hex or None)`` where the pointer is.
    ``viewport_changed()`` tells that another part of the map is seen, ``zoom_changed(float)`` gives the size in
    percent, ``overlay_changed()`` tells that other facts are shown over the land, ``layers_changed()`` that other
    layers are shown or locked.
    """

    status_changed = Signal(str)
    hovered = Signal(object)
    viewport_changed = Signal()
    zoom_changed = Signal(float)
    overlay_changed = Signal()
    layers_changed = Signal()

    def __init__(
        self,
        document: Document,
        settings: ToolSettings,
        pixmaps: TilePixmaps | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("map_editor")
        self.document = document
        self.settings = settings
        self.selecting = SelectionEditor(document, settings, self)
        self.traced = TracedPicture(document, self)
        self.toolbox = Toolbox(document, settings, self.selecting, self.traced, self)
        self.scene = MapScene(document, self)
        self.facts = LiveFacts(document, self)
        self._layers = MapLayers(
            document,
            self.facts,
            self.traced,
            self.scene,
            pixmaps or shared_pixmaps(),
            settings.layers,
            self.palette(),
            self,
        )
        self.view = MapView(self.scene, self.toolbox, self)
        self.spoken = SpokenTiles(self.view, document, lambda at: place_text(document.scenario, at))
        self.legend = MapLegend(self)
        self._note_here = ""
        self._covered: tuple[frozenset[LayerKey], Overlay] | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.legend)
        self.setFocusProxy(self.view)
        self._connect()
        self._show_tool()

    def _connect(self) -> None:
        toolbox, view = self.toolbox, self.view
        self._orientation = self.scene.orientation
        self.document.edited.connect(self._edited)
        self.settings.changed.connect(self._layers.forbidden.changed)
        toolbox.ghost_changed.connect(self._show_ghost)
        toolbox.hovered.connect(self.hovered)
        toolbox.cursor_moved.connect(self._show_cursor)
        toolbox.tool_changed.connect(self._show_tool)
        toolbox.menu_wanted.connect(self._show_menu)
        toolbox.texts_wanted.connect(partial(write_texts, self.document, self), Qt.ConnectionType.QueuedConnection)
        self.selecting.choice_wanted.connect(partial(make_symmetrical, self.document, self.selecting, self.light, self))
        self.facts.changed.connect(self._show_legend)
        self.settings.layers.changed.connect(self._follow_layers)
        self.document.locked_layers = self.settings.layers.locked
        view.viewport_changed.connect(self._place_note)
        view.viewport_changed.connect(self.viewport_changed)
        view.scale_changed.connect(self._zoomed)
        view.when_covered = lambda: view.reveal_one(self._rects(self.document.selection))

    # What the document tells

    def _edited(self, edit: Edit) -> None:
        if self.scene.orientation is self._orientation:
            self._layers.edited(edit)
            return
        self._orientation = self.scene.orientation
        self._layers.turned()
        self.fit()

    # What the tools tell

    def _show_tool(self) -> None:
        tool = self.toolbox.tool
        self.view.set_tool_cursor(tool.cursor)
        self._layers.forbidden.show_places(tool.forbidden)

    def _show_ghost(self, ghost: Ghost) -> None:
        self._layers.ghost.show_ghost(ghost)
        self.status_changed.emit(ghost.status)
        pointer, text = self.toolbox.pointer, ghost.reason or ghost.warning
        if pointer is None:
            text = ""
        elif not text and self.toolbox.tool.tells_problems and not self.toolbox.is_busy:
            text = self._problem_text(self._layers.problems.problems_at(pointer.place))
        if pointer is not None and not text and (note := self.document.scenario.notes.get(pointer.place)):
            text = note.text
        self._note_here = text
        self._place_note()

    def _place_note(self) -> None:
        """Keep the note within what is seen, beside its tile and the next ones, or hide it while that is not seen."""
        pointer, seen = self.toolbox.pointer, self.visible_rect()
        if pointer is None:
            self._layers.bubble.tell("", QPointF(), 1.0, seen)
            return
        at, tiles = QPointF(*pointer.at), self.document.scenario.tiles
        places = [pointer.place, *(each for each in neighbours(pointer.place) if each in tiles)]
        own, *near = (tile_rect(place, self.scene.orientation) for place in places)
        text = self._note_here if seen.contains(at) else ""
        self._layers.bubble.tell(text, at, self.view.scale_factor, seen, [own], near, self.scene.tiles_in)

    def _problem_text(self, problems: Sequence[Problem]) -> str:
        """The first problems in a line each, and how many there are beyond."""
        lines = [problem_sentence(problem) for problem in problems[:_MOST_TOLD]]
        more = len(problems) - len(lines)
        return "\n".join([*lines, self.tr("and %n more", "", more)] if more else lines)

    @property
    def note(self) -> str:
        """The note beside the pointer, empty if there is none."""
        return self._layers.bubble.text

    def _zoomed(self) -> None:
        self.toolbox.refresh()
        self.zoom_changed.emit(self.zoom)

    def _show_cursor(self, place: Hex | None) -> None:
        self._layers.cursor.show_place(place)
        if place is not None:
            self.view.reveal(tile_rect(place, self.scene.orientation))
            self.spoken.go_to(place)

    def _show_menu(self, pointer: Pointer, at: QPoint) -> None:
        some = bool(self.document.selection)
        menu = MapMenu(self.document, self._layers.problems.problems_at(pointer.place), self)
        menu.add(self.tr("Cut"), self.cut, some)
        menu.add(self.tr("Copy"), self.copy, some)
        menu.add(self.tr("Paste"), self.paste)
        menu.add(self.tr("Delete"), self.selecting.delete, some)
        menu.addSeparator()
        menu.add(self.tr("Select all of this kind"), partial(self.selecting.select_alike, pointer.place))
        menu.addSeparator()
        menu.add(self.tr("Turn right"), partial(self.toolbox.turn, 1))
        menu.add(self.tr("Turn left"), partial(self.toolbox.turn, -1))
        menu.add(self.tr("Mirror selection"), self.toolbox.mirror, some)
        menu.addSeparator()
        menu.add(self.tr("Centre of symmetry here"), partial(self.set_symmetry_centre, pointer))
        symmetric = self.document.symmetry is not Symmetry.NONE
        menu.add(self.tr("Make symmetrical"), self.selecting.make_symmetrical, symmetric)
        menu.popup(at)

    # Zooming and panning

    @property
    def zoom(self) -> float:
        """The size of the map in percent."""
        return 100 * self.view.scale_factor / FULL_SIZE

    def zoom_in(self) -> None:
        """One level larger."""
        self.view.zoom_by(1)

    def zoom_out(self) -> None:
        """One level smaller."""
        self.view.zoom_by(-1)

    def zoom_to(self, percent: float) -> None:
        """Show the map in a size given in percent."""
        self.view.set_scale(percent * FULL_SIZE / 100)

    def fit(self) -> None:
        """Show the whole map."""
        self.view.fit()

    def set_wheel_zooms(self, zooms: bool) -> None:
        """Whether the wheel zooms by itself or only with Ctrl, and else scrolls."""
        self.view.wheel_zooms = zooms

    def visible_rect(self) -> QRectF:
        """The part of the map that can be seen, in tile radii."""
        return self.view.visible_rect()

    def centre_at(self, point: QPointF) -> None:
        """Bring a point of the map (in tile radii) into the middle, the keyboard along."""
        self.view.centre_at(point)
        self.toolbox.point_at(hex_at(point.x(), point.y(), self.scene.orientation))

    def centre_on(self, places: Iterable[Hex]) -> None:
        """Bring places into the middle and show them for a while, smaller if they do not fit.

        The keyboard's cursor goes to the first.
        """
        known = list(places)
        if not known:
            return
        rect = reduce(QRectF.united, self._rects(known, 1.0))
        size = self.view.viewport().size()
        needed = min(size.width() / rect.width(), size.height() / rect.height())
        if needed < self.view.scale_factor:
            self.view.set_scale(needed)
        self.view.centre_at(rect.center())
        self.toolbox.point_at(known[0])
        self._layers.beacon.show_places(known)

    def _rects(self, places: Iterable[Hex], bleed: float = 0) -> list[QRectF]:
        return [tile_rect(place, self.scene.orientation, bleed) for place in places]

    def light(self, places: Iterable[Hex]) -> None:
        """Show places for a while; bring them into view if none of them can be seen."""
        known, seen = list(places), self.visible_rect()
        if any(map(seen.intersects, self._rects(known))):
            self._layers.beacon.show_places(known)
        else:
            self.centre_on(known)

    # The clipboard

    def copy(self) -> None:
        """Put the selected tiles with all that is on them on the clipboard."""
        fragment = extract(self.document.scenario, sorted(self.document.selection))
        if fragment.laid:
            selecting.put(fragment)
            self.status_changed.emit(self.tr("%n tiles copied", "", len(fragment.laid)))

    def cut(self) -> None:
        """Copy the selection and delete it."""
        self.copy()
        self.selecting.delete()

    def paste(self) -> None:
        """Take what is on the clipboard in hand, to be set down with a click."""
        try:
            self.toolbox.paste(selecting.clipboard_map())
        except ScenarioError as error:
            said = self.tr("There is no map to paste: {reason}")
            self.status_changed.emit(said.format(reason=reason_text(error.reason)))

    # The selection and what is in hand

    def select_alike(self, *, any_shape: bool = False) -> None:
        """Select all tiles like the selected ones, or like that under the pointer."""
        pointer = self.toolbox.pointer
        self.selecting.select_alike(None if pointer is None else pointer.place, any_shape=any_shape)

    # Symmetry

    def set_symmetry_centre(self, pointer: Pointer | None = None) -> bool:
        """Put the centre of the symmetry on the tile, edge or corner nearest to the pointer that it fits.

        The answer is False if the pointer is nowhere.
        """
        pointer = pointer or self.toolbox.pointer
        if pointer is None:
            return False
        symmetry, orientation = self.document.symmetry, self.scene.orientation
        self.document.set_symmetry(symmetry, nearest_centre(symmetry, pointer.place, pointer.at, orientation))
        return True

    # Layers

    @property
    def layers(self) -> list[LayerInfo]:
        """The layers that can be shown and hidden, from the top down."""
        return self._layers.infos

    def set_layer_visible(self, name: str, visible: bool) -> None:
        """Show or hide a layer in all maps; each map has facts over the land of its own, one kind at a time."""
        if name in set(Overlay):
            self._show_overlay(Overlay(name) if visible else Overlay.NOTHING)
        else:
            self.settings.layers.show(LayerKey(name), visible)

    def show_layer_alone(self, name: str) -> None:
        """Hide all other layers and the facts over the land, or show again what was to be seen before."""
        if name not in set(Overlay):
            self.settings.layers.show_alone(LayerKey(name))

    def set_layer_locked(self, name: str, locked: bool) -> None:
        """Refuse edits of a layer in all maps, or allow them."""
        self.settings.layers.lock(LayerKey(name), locked)

    def _follow_layers(self) -> None:
        self.document.locked_layers = self.settings.layers.locked
        self._layers.follow_states()
        self._cover_overlay()
        self.layers_changed.emit()

    def _cover_overlay(self) -> None:
        """Hide the facts over the land while one layer is shown alone, and show them again with the others."""
        states, covered = self.settings.layers, self._covered
        if states.before is not None and covered is None:
            self._covered = states.before, self.overlay
            self._show_overlay(Overlay.NOTHING)
        elif states.before is None and covered is not None:
            self._covered = None
            if states.hidden == covered[0] and self.overlay is Overlay.NOTHING:
                self._show_overlay(covered[1])

    def _show_overlay(self, overlay: Overlay) -> None:
        if overlay is not self.overlay:
            self._layers.overlay = overlay
            self._show_legend()
            self.overlay_changed.emit()
            self.layers_changed.emit()

    @property
    def overlay(self) -> Overlay:
        """The facts that are shown over the land."""
        return self._layers.overlay

    def _show_legend(self) -> None:
        self.legend.show_facts(self.facts.facts, self.overlay)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no tool wants pan and zoom."""
        key = Qt.Key(event.key())
        if key in _PANS:
            dx, dy = _PANS[key]
            self.view.pan(dx * PAN_STEP, dy * PAN_STEP)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_in()
        elif key is Qt.Key.Key_Minus:
            self.zoom_out()
        elif key is Qt.Key.Key_Home:
            self.fit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "view"):
            self._layers.show_colours(self.palette())
