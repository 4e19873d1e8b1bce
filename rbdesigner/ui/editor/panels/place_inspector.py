"""The panel of everything on the selected tile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QToolButton, QVBoxLayout, QWidget

from rbdesigner.hexes import Border, Edge, Hex, border_sides, edge_sides
from rbdesigner.messages.foreign_names import foreign_piece_name, foreign_tile_name
from rbdesigner.messages.map_names import place as place_text
from rbdesigner.scenario.edit import Change, Edit, edit
from rbdesigner.scenario.editing import roads_around, walls_around
from rbdesigner.scenario.foreign import ForeignPiece, ForeignTile
from rbdesigner.scenario.mirroring import turned
from rbdesigner.scenario.model import Ground, Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Feature, Goods, Home, PieceKind, Road, Transporter, Wall
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.custom_field_sections import TileFields
from rbdesigner.ui.editor.panels.inspector_rows import (
    BridgeRow,
    BuildingRow,
    ForeignRow,
    GoodsRow,
    HomeRow,
    InspectorRow,
    OwnThing,
    RoadRow,
    Thing,
    TransporterFields,
    WallRow,
)
from rbdesigner.ui.editor.panels.many_tiles import ManyTiles
from rbdesigner.ui.editor.panels.panel import DocumentPanel
from rbdesigner.ui.editor.panels.place_options import PlaceOptions
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.accessible import tab_through
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.literal import Label, MarkupLabel, tip
from rbdesigner.ui.widgets.section import GAP, note
from rbdesigner.ui.widgets.small_pictures import foreign_piece_image, foreign_tile_image, piece_image, tile_image

TILE_RADIUS = 24.0
PICTURE = 32.0
ROWS: dict[type[Any], type[InspectorRow[Any]]] = {
    Home: HomeRow,
    Building: BuildingRow,
    Goods: GoodsRow,
    Transporter: TransporterFields,
    Bridge: BridgeRow,
    Road: RoadRow,
    Wall: WallRow,
    ForeignPiece: ForeignRow,
}


@dataclass(frozen=True)
class InspectedItem:
    """Something on a place or along its edges; ``key`` is its border or edge, its number among the pieces, or None.

    Of the expansion, so many pieces as ``count`` says are alike, and the key is the number of the first.
    """

    key: Border | Edge | int | None
    thing: Thing
    count: int = 1

    def put(self, scenario: Scenario, place: Hex, thing: Thing | None) -> Edit:
        """The edit that replaces it, or takes it away."""
        if isinstance(self.key, Border):
            return edit(scenario, roads={self.key: thing if isinstance(thing, Road) else None})
        if isinstance(self.key, Edge):
            return edit(scenario, walls={self.key: thing if isinstance(thing, Wall) else None})
        if self.key is None:
            return edit(scenario, homes={place: thing if isinstance(thing, Home) else None})
        if isinstance(self.thing, ForeignPiece):
            there = scenario.foreign[place]
            rest = (*there.pieces[: self.key], *there.pieces[self.key + 1 :])
            return edit(scenario, foreign={place: replace(there, pieces=rest) if rest else there.stripped()})
        pieces: list[Any] = list(scenario.pieces[place])
        pieces[self.key : self.key + 1] = [] if thing is None else [thing]
        return edit(scenario, pieces={place: pieces})


def items_at(scenario: Scenario, place: Hex) -> list[InspectedItem]:
    """Everything on a place and along its edges."""
    items = [InspectedItem(None, scenario.homes[place])] if place in scenario.homes else []
    items += [InspectedItem(number, piece) for number, piece in enumerate(scenario.pieces.get(place, ()))]
    items += _foreign_items(scenario, place)
    items += [InspectedItem(border, scenario.roads[border]) for border in roads_around(scenario, [place])]
    return items + [InspectedItem(key, scenario.walls[key]) for key in walls_around(scenario, [place])]


def _foreign_items(scenario: Scenario, place: Hex) -> list[InspectedItem]:
    """The pieces of the expansion on a place, those alike together."""
    there = scenario.foreign.get(place)
    pieces = there.pieces if there is not None else ()
    looks = [(piece.kind, piece.number, piece.player) for piece in pieces]
    first = {looks.index(look): looks.count(look) for look in looks}
    return [InspectedItem(number, pieces[number], count) for number, count in first.items()]


class PlaceInspector(DocumentPanel):
    """Lists what is on the one selected tile; everything can be changed and removed, one undo step each."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place: Hex | None = None
        self._items: list[InspectedItem] = []
        self.rows: list[InspectorRow[Any]] = []
        self.picture, self.name = Label(self), MarkupLabel(self)
        self.name.setWordWrap(True)
        self.notice = note()
        page = QWidget(self)
        self._stack = QVBoxLayout(page)
        self._stack.setContentsMargins(GAP, 0, GAP, GAP)
        self._stack.setSpacing(GAP)
        self.many = ManyTiles(page)
        self.fields = TileFields(page)
        self._stack.addWidget(self.many)
        self._stack.addWidget(self.fields)
        self._stack.addStretch(1)
        self._area = area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, GAP, 0, 0)
        layout.addWidget(self._head())
        layout.addWidget(self.notice)
        layout.addWidget(area, 1)
        self.notice.setContentsMargins(GAP, 0, GAP, 0)
        tab_through(self.head, self.many, self.fields)
        self.show_document(None)

    def _head(self) -> QWidget:
        self.head = QWidget(self)
        row = QHBoxLayout(self.head)
        row.setContentsMargins(GAP, 0, GAP, 0)
        row.addWidget(self.picture)
        row.addWidget(self.name, 1)
        for name, text, steps in (("turn-left", self.tr("Turn left"), -1), ("turn-right", self.tr("Turn right"), 1)):
            button = QToolButton(self.head)
            button.setObjectName(name)
            button.setIcon(icon(name))
            button.setToolTip(tip(text))
            button.setAccessibleName(text)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.clicked.connect(lambda _, steps=steps: self._turn(steps))
            row.addWidget(button)
        return self.head

    def enter(self, document: Document) -> None:
        """Follow the selection."""
        document.selection_changed.connect(self.refresh)
        document.locks_changed.connect(self.refresh)

    def leave(self, document: Document) -> None:
        """Stop following the selection."""
        document.selection_changed.disconnect(self.refresh)
        document.locks_changed.disconnect(self.refresh)

    def show_document(self, document: Document | None) -> None:
        """Show what is on the selected tile."""
        selection = frozenset[Hex]() if document is None else document.selection
        place = next(iter(selection)) if len(selection) == 1 else None
        if place != self._place:
            self._place = place
            self._clear()
        several = document is not None and len(selection) > 1
        self.many.setVisible(several)
        if document is None or place is None:
            self._clear()
            self.head.hide()
            self.notice.setText(self.tr("Select a tile to see what is on it, and to change it."))
            self.notice.setVisible(not several)
            self.fields.setVisible(several)
            if document is not None and several:
                self._show_many(document)
            return
        self._show_place(document.scenario, place)
        self.fields.show_tiles(document, [place])

    def _show_many(self, document: Document) -> None:
        self.many.show_tiles(document, document.selection)
        self.fields.show_tiles(document, document.selection)

    def show_changes(self, document: Document, changes: Sequence[Change]) -> None:
        """Show what has changed, if it can be seen from the selected tile."""
        if self._place is None:
            if len(document.selection) > 1:
                self._show_many(document)
            return
        is_turned = any(change.part == "properties" for change in changes)
        if is_turned or any(self._concerns(change) for change in changes):
            self.show_document(document)

    def _concerns(self, change: Change) -> bool:
        # The neighbours count too: boats dock where there is sea.
        places = Edit((change,)).places()
        return any(abs(q - self._place[0]) <= 1 and abs(r - self._place[1]) <= 1 for q, r in places if self._place)

    def _show_place(self, scenario: Scenario, place: Hex) -> None:
        site, items = PlaceOptions.of(scenario, place), items_at(scenario, place)
        self._show_head(scenario.ground(place), site)
        if [_form(item) for item in items] != [_form(item) for item in self._items]:
            self._clear()
            self.rows = [self._row(number, item, site) for number, item in enumerate(items)]
            tab_through(self.head.findChildren(QToolButton)[-1], *self.rows, self.fields)
        self._items = items
        for row, item in zip(self.rows, items, strict=True):
            row.show_thing(item.thing, site)
        self.notice.setText(self.tr("Nothing stands here."))
        self.notice.setVisible(not items)

    def _show_head(self, ground: Ground, site: PlaceOptions) -> None:
        self.head.show()
        ratio, image = self.devicePixelRatioF(), QImage()
        if ground is None:
            name = self.tr("empty place")
        elif isinstance(ground, ForeignTile):
            name = foreign_tile_name(ground)
            image = foreign_tile_image(ground, site.orientation, TILE_RADIUS, ratio)
        else:
            name = terms.tile_kind_name(ground.kind)
            image = tile_image(ground, site.orientation, TILE_RADIUS, ratio)
        self.name.setText(f"<b>{escape(terms.capitalised(name))}</b><br>{escape(place_text(site.place))}")
        self.picture.setPixmap(QPixmap.fromImage(image))
        for button in self.head.findChildren(QToolButton):
            button.setEnabled(ground is not None)

    def _clear(self) -> None:
        for row in self.rows:
            row.hide()
            self._stack.removeWidget(row)
            row.deleteLater()
        self.rows, self._items = [], []

    def _row(self, number: int, item: InspectedItem, site: PlaceOptions) -> InspectorRow[Any]:
        thing, ratio = item.thing, self.devicePixelRatioF()
        if isinstance(thing, ForeignPiece):
            image = foreign_piece_image(thing.kind, thing.number, thing.player, PICTURE, ratio)
        else:
            image = piece_image(_pictured(thing), _owner(thing), PICTURE, ratio)
        row = ROWS[type(thing)](self._name(item, site), image, item.count)
        row.changed.connect(lambda thing, counted: self._change(number, thing, counted))
        row.removed.connect(lambda: self._remove(number))
        self._stack.insertWidget(self._stack.indexOf(self.fields), row)
        return row

    def _name(self, item: InspectedItem, site: PlaceOptions) -> str:
        match item.thing:
            case Home():
                return self.tr("home")
            case Bridge():
                return self.tr("bridge")
            case Goods(good=good):
                return terms.name(good)
            case Building(kind=kind) | Transporter(kind=kind):
                return terms.name(kind)
            case ForeignPiece() as piece:
                return self._foreign_name(piece)
        if isinstance(item.key, Border):
            half_edge = next(half for at, half in border_sides(item.key) if at == site.place)
            return self.tr("road to the {half_edge}").format(half_edge=site.half_edge(half_edge))
        assert isinstance(item.key, Edge)
        edge = item.key.edge if edge_sides(item.key)[0] == site.place else item.key.edge + 3
        return self.tr("wall to the {edge}").format(edge=terms.edge(edge, site.orientation))

    def _foreign_name(self, piece: ForeignPiece) -> str:
        name = foreign_piece_name(piece)
        if piece.player is None:
            return name
        return self.tr("{thing} of player {player}").format(thing=name, player=piece.player)

    def _change(self, number: int, thing: Thing, counted: str) -> None:
        title = self._step(self.tr("Change: {thing}"), number)
        merge = f"inspect {self._place} {self._items[number].key} {counted}" if counted else ""
        self._perform(number, thing, title, merge)

    def _remove(self, number: int) -> None:
        self._perform(number, None, self._step(self.tr("Remove: {thing}"), number), "")

    def _step(self, text: str, number: int) -> str:
        return text.format(thing=self.rows[number].name)

    def _perform(self, number: int, thing: Thing | None, title: str, merge: str) -> None:
        if self.document is not None and self._place is not None:
            done = self._items[number].put(self.document.scenario, self._place, thing)
            self.document.perform_everywhere(done, title, merge)
            # At once, for the next key may come before the panel catches up.
            self.show_document(self.document)

    def _turn(self, steps: int) -> None:
        if self.document is not None and self._place is not None:
            scenario = self.document.scenario
            motions = scenario.properties.symmetry.motions
            self.document.perform(turned(scenario, motions, self._place, steps), self.tr("Turn tile"))


def _form(item: InspectedItem) -> tuple[object, ...]:
    """The form a row is made for; a thing of another form needs a new row."""
    thing = item.thing
    if isinstance(thing, ForeignPiece):
        return type(thing), item.key, thing.kind, thing.number, thing.player, item.count
    return type(thing), item.key, _pictured(thing), _owner(thing)


def _owner(thing: OwnThing) -> int | None:
    return thing.player if isinstance(thing, Home | Transporter | Wall) else None


def _pictured(thing: OwnThing) -> PieceKind | Feature:
    match thing:
        case Home():
            return Feature.HOME
        case Bridge():
            return Feature.BRIDGE
        case Road():
            return Feature.ROAD
        case Wall():
            return Feature.WALL
        case Goods(good=good):
            return good
    return thing.kind
