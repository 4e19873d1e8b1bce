"""The map that is being laid, and what mouse and keys do on it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rbdesigner.analysis.laying.laying_actions import LayTile
from rbdesigner.art.palette import DARK, PAPER
from rbdesigner.checks.river_completion import Finish
from rbdesigner.hexes import ORIGIN, Hex, neighbour, neighbours
from rbdesigner.messages.laying_texts import laying_sentence
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain
from rbdesigner.ui.canvas.arrow_keys import APPLY, ARROWS, arrow_edge
from rbdesigner.ui.canvas.board_item import BoardItem
from rbdesigner.ui.canvas.bubble_item import BubbleItem
from rbdesigner.ui.canvas.ghost import NOTHING, CursorItem, Ghost, GhostItem
from rbdesigner.ui.canvas.map_item import LayerInfo
from rbdesigner.ui.canvas.map_view import MapView
from rbdesigner.ui.canvas.marks import BeaconItem
from rbdesigner.ui.canvas.pointer import Pointer
from rbdesigner.ui.canvas.scene import MapScene, tile_rect
from rbdesigner.ui.canvas.text_layer import CoordinatesLayer
from rbdesigner.ui.canvas.tile_layer import TileLayer, shared_pixmaps
from rbdesigner.ui.laying.allowed_places import AllowedItem, AllowedPlaces
from rbdesigner.ui.laying.laying_table import LayingHand, LayingTable

AROUND = 2.2
"""Room around the tiles, in tile radii: the places beside them are to be seen too."""
_PAN = 64
_TERRAINS = dict(zip((Qt.Key(Qt.Key.Key_1 + number) for number in range(9)), Terrain, strict=False))


class _LayingScene(MapScene):
    """The scene of a map that grows: the places around it belong to it."""

    def bounds(self) -> QRectF:
        """The rectangle around all tiles and the places beside them."""
        bounds = super().bounds()
        if bounds.isEmpty():
            bounds = tile_rect(ORIGIN, self.orientation, 0)
        return bounds.adjusted(-AROUND, -AROUND, AROUND, AROUND)


class LayingBoard(QWidget):
    """Shows the map and lays the tile in hand; ``message(str)`` says what a click would do, or why it cannot."""

    message = Signal(str)

    def __init__(self, table: LayingTable, hand: LayingHand, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("laying_board")
        self._table, self._hand = table, hand
        self.scene = _LayingScene(table, self)
        self.cursor_place: Hex | None = None
        self._pointer: Pointer | None = None
        self._is_outgrown = False
        self.ghost = NOTHING
        self._make_layers()
        self.view = MapView(self.scene, self, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setFocusProxy(self.view)
        self.allowed_places = AllowedPlaces(table, hand, self.allowed, self)
        table.edited.connect(self._edited)
        table.changed.connect(self.refresh)
        hand.changed.connect(self.refresh)
        self.view.viewport_changed.connect(self._place_note)

    def _make_layers(self) -> None:
        pixmaps, accent = shared_pixmaps(), self.palette().color(QPalette.ColorRole.Highlight)
        self._tiles = TileLayer(self.scene, pixmaps, PAPER.faint)
        self._coordinates = CoordinatesLayer(self.scene)
        self._ground = BoardItem(self.scene, [self._tiles, self._coordinates])
        self.allowed = AllowedItem(self.scene, accent)
        self._ghost_item = GhostItem(self.scene, pixmaps, accent)
        self._cursor = CursorItem(self.scene)
        self._beacon = BeaconItem(self.scene)
        self._bubble = BubbleItem(self.scene)
        self._show_colours()

    def _show_colours(self) -> None:
        backdrop = DARK if self.palette().color(QPalette.ColorRole.Window).lightness() < 128 else PAPER
        self._tiles.grid = backdrop.faint
        self._ground.forget()
        self.allowed.colour = self._ghost_item.colour = self.palette().color(QPalette.ColorRole.Highlight)
        self.scene.setBackgroundBrush(backdrop.table)

    def _edited(self, edit: Edit) -> None:
        self._ground.edited(edit)
        seen, bounds = self.view.visible_rect(), self.scene.bounds()
        if not seen.contains(bounds) and seen.contains(bounds.adjusted(AROUND, AROUND, -AROUND, -AROUND)):
            self._is_outgrown = True
        self._fit_again()

    def _fit_again(self) -> None:
        """Show all of a map that has outgrown the view, but not under the mouse."""
        if self._is_outgrown and self._pointer is None:
            self._is_outgrown = False
            self.view.fit()

    # What is shown at a place

    @property
    def place(self) -> Hex | None:
        """Where the mouse or the keyboard is."""
        return self.cursor_place or (self._pointer.place if self._pointer is not None else None)

    @property
    def note(self) -> str:
        """The note beside the pointer, empty if there is none."""
        return self._bubble.text

    def refresh(self) -> None:
        """Show what would come of laying the tile in hand."""
        place = self.place
        self.ghost = self._ghost_at(place) if place is not None and self._table.is_person_to_lay else NOTHING
        self._ghost_item.show_ghost(self.ghost)
        self.view.setAccessibleDescription(self.ghost.status)
        self._place_note()

    def _ghost_at(self, place: Hex) -> Ghost:
        tile, game = self._hand.tile, self._table.game
        action = LayTile(place, tile)
        refusal = game.check(action)
        shown = Scenario(tiles={} if place in game.scenario.tiles else {place: tile})
        outlined = frozenset([place])
        if refusal is not None:
            return Ghost(shown, {place: refusal.sentence}, outlined=outlined, status=refusal.sentence)
        doubt = laying_sentence("undecided") if game.finish(action) is Finish.UNKNOWN else ""
        return Ghost(shown, outlined=outlined, status=doubt or self.tr("Click to lay the tile here"), warning=doubt)

    def _place_note(self) -> None:
        """Keep the note beside its tile, as long as that can be seen."""
        place, text = self.place, self.ghost.reason or self.ghost.warning
        if place is None:
            self._bubble.tell("", QPointF(), 1.0, QRectF())
            return
        by_mouse = self.cursor_place is None and self._pointer is not None
        rect, seen = tile_rect(place, self.scene.orientation), self.view.visible_rect()
        at = QPointF(*self._pointer.at) if by_mouse and self._pointer is not None else rect.center()
        tiles = self._table.game.scenario.tiles
        near = [tile_rect(each, self.scene.orientation) for each in neighbours(place) if each in tiles]
        self._bubble.tell(text if seen.contains(at) else "", at, self.view.scale_factor, seen, [rect], near)

    def lay(self) -> None:
        """Lay the tile in hand where the pointer is; why not is told."""
        place = self.place
        if place is None or not self._table.is_person_to_lay:
            return
        action = LayTile(place, self._hand.tile)
        refusal = self._table.game.check(action)
        if refusal is not None:
            self.message.emit(refusal.sentence)
        else:
            self.message.emit("")
            self._table.act(action)

    def fit_rivers(self) -> None:
        """Turn the tile in hand on to the next rotation that may be laid here."""
        place = self.place
        if place is None or not self._table.is_person_to_lay:
            return
        fitting = [action.tile for action in self._table.game.lays_at(place, self._hand.kind)]
        if not fitting:
            self.message.emit(self.tr("No rotation of this tile may be laid here."))
        elif self._hand.tile in fitting:
            self._hand.take(fitting[(fitting.index(self._hand.tile) + 1) % len(fitting)])
        else:
            self._hand.take(fitting[0])

    def point_at(self, place: Hex) -> None:
        """Bring a place into view and the keyboard there, and show it for a while."""
        self._show_cursor(place)
        self.refresh()
        self._beacon.show_places([place])

    # The mouse

    def hover(self, pointer: Pointer) -> None:
        """Show what would come of a click there."""
        moved = self._pointer is None or pointer.place != self._pointer.place or self.cursor_place is not None
        self._pointer = pointer
        self._show_cursor(None)
        if moved:
            self.message.emit("")
            self.refresh()

    def press(self, pointer: Pointer, button: Qt.MouseButton) -> None:
        """Lay the tile, or take one like that under the pointer in hand."""
        self.hover(pointer)
        there = self._table.scenario.tiles.get(pointer.place)
        if button is Qt.MouseButton.LeftButton:
            self.lay()
        elif there is not None and there.kind in self._table.game.supply.kinds:
            self._hand.take(there)

    def drag(self, pointer: Pointer) -> None:
        """Tiles are laid one by one."""
        if pointer.is_seen:
            self.hover(pointer)

    def release(self, pointer: Pointer) -> None:
        """Do nothing, as nothing ends by a release."""

    def release_lost(self) -> None:
        """Do nothing, as nothing has been begun."""

    def double_click(self, pointer: Pointer) -> None:
        """The second click is one too."""
        self.press(pointer, Qt.MouseButton.LeftButton)

    def leave(self) -> None:
        """Show nothing any more, but where the keyboard is."""
        self._pointer = None
        self.refresh()
        self._fit_again()

    def turn(self, steps: int) -> None:
        """Turn the tile in hand."""
        self._hand.turn_tile(steps)

    def context_menu(self, pointer: Pointer, position: QPoint) -> None:
        """Show no menu: the right button takes a tile in hand."""

    # The keyboard

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        """Use a key: arrows go from place to place, Enter and space lay, R turns, Q fits, digits choose a terrain."""
        none, shift = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
        plain = modifiers in (none, Qt.KeyboardModifier.KeypadModifier)
        if key is Qt.Key.Key_R and (plain or modifiers == shift):
            self._hand.turn_tile(1 if plain else -1)
        elif not plain:
            return False
        elif key in ARROWS:
            self._step(key)
        elif key in APPLY:
            self.lay()
        elif key is Qt.Key.Key_Q:
            self.fit_rivers()
        elif key in _TERRAINS:
            self._hand.choose_terrain(_TERRAINS[key])
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus):
            self.view.zoom_by(-1 if key is Qt.Key.Key_Minus else 1)
        elif key is Qt.Key.Key_Home:
            self.view.fit()
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.view.pan(0, _PAN * (-6 if key is Qt.Key.Key_PageUp else 6))
        else:
            return False
        return True

    def _step(self, key: Qt.Key) -> None:
        here = self.cursor_place
        if here is None:
            here = self._pointer.place if self._pointer is not None else ORIGIN
            self._show_cursor(here)
        else:
            self._show_cursor(neighbour(here, arrow_edge(key, here, self.scene.orientation)))
        self.refresh()

    def _show_cursor(self, place: Hex | None) -> None:
        self.cursor_place = place
        self._cursor.show_place(place)
        if place is not None:
            self.view.reveal(tile_rect(place, self.scene.orientation))

    # The layers

    @property
    def layers(self) -> list[LayerInfo]:
        """The layers that can be shown and hidden."""
        return [
            LayerInfo("grid", self.tr("Grid of empty places"), self._tiles.shows_grid),
            LayerInfo("coordinates", self.tr("Coordinates"), self._coordinates.visible),
        ]

    def set_layer_visible(self, name: str, visible: bool) -> None:
        """Show or hide a layer."""
        if name == "grid":
            self._tiles.shows_grid = visible
        elif name == "coordinates":
            self._coordinates.visible = visible
        self._ground.forget()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "view"):
            self._show_colours()
