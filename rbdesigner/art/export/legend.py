"""The legend of a sheet: the terrains, and the pieces that stand on this map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from html import escape
from itertools import chain
from typing import NamedTuple

from PySide6.QtGui import QImage, QPainter, QTransform

from rbdesigner.art.board import Extras
from rbdesigner.art.export.sheet_document import PictureCell, Pictures, picture_table, piece_square, tile_square
from rbdesigner.art.export.sheet_phrases import printed_text
from rbdesigner.art.foreign_things import foreign_chip, foreign_letter, foreign_tile, shown_foreign
from rbdesigner.art.line_tile import letters
from rbdesigner.art.links import lay_roads, lay_wall
from rbdesigner.art.sketch import Sketch, polyline
from rbdesigner.art.tile import TileLook
from rbdesigner.hexes import Edge, Hex, Orientation
from rbdesigner.messages.foreign_names import foreign_piece_name, foreign_tile_name
from rbdesigner.messages.nouns import noun
from rbdesigner.messages.phrases import capitalised
from rbdesigner.play.placement.piece_layout import PieceLook
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.foreign import ForeignTile
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, Transporter, Wall
from rbdesigner.tiles import Terrain
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_LEGEND = QT_TRANSLATE_NOOP("sheet", "Legend")
_HOME = QT_TRANSLATE_NOOP("sheet", "Home of player {player}")
_FREE_HOME = QT_TRANSLATE_NOOP("sheet", "Free home")
_BRIDGE, _ROAD, _WALL = (
    QT_TRANSLATE_NOOP("sheet", "Bridge"),
    QT_TRANSLATE_NOOP("sheet", "Road"),
    QT_TRANSLATE_NOOP("sheet", "Wall"),
)
_SIDE = 96


class Legend(NamedTuple):
    """The entries of a legend, and the pictures in them."""

    cells: Sequence[PictureCell]
    pictures: Pictures

    def text(self, columns: int) -> str:
        """The rich text in so many columns of entries, empty without any."""
        return f"<h2>{escape(printed_text(_LEGEND))}</h2>{picture_table(self.cells, columns)}" if self.cells else ""


def legend(scenario: Scenario, extras: Extras) -> Legend:
    """The legend of a map."""
    entries = [
        *_terrains(scenario, extras),
        *_foreign_tiles(scenario, extras),
        *_pieces(scenario, extras),
        *_links(scenario, extras),
        *_foreign_pieces(scenario, extras),
    ]
    pictures = {f"legend:{number}": picture for number, (picture, _) in enumerate(entries)}
    cells = [PictureCell(name, text) for name, (_, text) in zip(pictures, entries, strict=True)]
    return Legend(cells, pictures)


def _terrains(scenario: Scenario, extras: Extras) -> Iterator[tuple[QImage, str]]:
    used = {tile.terrain for tile in scenario.tiles.values()}
    for terrain in Terrain:
        if terrain in used:
            look = TileLook(terrain, (), 0, scenario.orientation, monochrome=extras.monochrome, style=extras.style)
            name = escape(_named(terrain))
            yield tile_square(look), f"<b>{letters()[terrain]}</b>&nbsp; {name}" if extras.monochrome else name


def _foreign_tiles(scenario: Scenario, extras: Extras) -> Iterator[tuple[QImage, str]]:
    shown = {scenario.foreign[place].tile for place in shown_foreign(scenario)}
    for tile in ForeignTile:
        if tile in shown:
            name = escape(capitalised(foreign_tile_name(tile)))
            lettered = f"<b>{foreign_letter(tile)}</b>&nbsp; {name}" if extras.monochrome else name
            yield foreign_square(tile, scenario.orientation, extras), lettered


def foreign_square(tile: ForeignTile, orientation: Orientation, extras: Extras) -> QImage:
    """A picture of a tile of the expansion in a square."""
    return _picture(extras.toned(foreign_tile(tile, orientation, extras.style, is_lettered=extras.monochrome)), 2.1)


def _foreign_pieces(scenario: Scenario, extras: Extras) -> Iterator[tuple[QImage, str]]:
    """The pieces of the expansion, each kind once."""
    pieces = chain.from_iterable(there.pieces for _, there in sorted(scenario.foreign.items()))
    kinds = {(piece.kind, piece.number): piece for piece in pieces}
    for (kind, number), piece in sorted(kinds.items()):
        picture = _picture(extras.toned(foreign_chip(kind, number)), 0.4)
        yield picture, escape(capitalised(foreign_piece_name(piece)))


def _named(thing: StrEnum) -> str:
    return capitalised(str(noun(thing)))


def _pieces(scenario: Scenario, extras: Extras) -> Iterator[tuple[QImage, str]]:
    """Homes, buildings, transporters and goods, each kind once."""
    for owner in sorted({home.player for home in scenario.homes.values()}, key=lambda player: player or 99):
        text = printed_text(_FREE_HOME) if owner is None else printed_text(_HOME, player=owner)
        yield piece_square(extras.toned_piece(PieceLook(Home, owner))), escape(text)
    standing = list(chain.from_iterable(scenario.pieces.values()))
    for kind, player in _kinds(standing):
        yield piece_square(extras.toned_piece(PieceLook(kind, player))), escape(_named(kind))
    if any(isinstance(piece, Bridge) for piece in standing):
        yield piece_square(extras.toned_piece(PieceLook(Bridge))), escape(printed_text(_BRIDGE))


def _kinds(standing: list[Piece]) -> Iterator[tuple[BuildingKind | TransporterKind | Good, int | None]]:
    """The kinds of what stands there, in order, with the player of a first one."""
    buildings = {piece.kind for piece in standing if isinstance(piece, Building)}
    boats: dict[TransporterKind, int] = {}
    goods = {piece.good for piece in standing if isinstance(piece, Goods)}
    for piece in standing:
        if isinstance(piece, Transporter):
            boats.setdefault(piece.kind, piece.player)
            if piece.carries is not None:
                boats.setdefault(piece.carries, piece.player)
            goods.update(good for good, _ in piece.cargo)
    yield from ((kind, None) for kind in BuildingKind if kind in buildings)
    yield from ((kind, boats[kind]) for kind in TransporterKind if kind in boats)
    yield from ((good, None) for good in Good if good in goods)


def _links(scenario: Scenario, extras: Extras) -> Iterator[tuple[QImage, str]]:
    if scenario.roads:
        road = Sketch()
        lay_roads(road, polyline((-0.45, 0.12), (-0.1, -0.1), (0.45, 0.08)))
        yield _picture(extras.toned(road), 1.0), escape(printed_text(_ROAD))
    if scenario.walls:
        sketch, wall = Sketch(), Sketch()
        owner = next((wall.player for wall in scenario.walls.values() if wall.player is not None), None)
        lay_wall(sketch, Edge(Hex(0, 0), 0), Wall(owner), Orientation.FLAT)
        middle = sketch.silhouette().boundingRect().center()
        wall.add(sketch, QTransform.fromTranslate(-middle.x(), -middle.y()))
        yield _picture(extras.toned(wall), 1.0), escape(printed_text(_WALL))


def _picture(sketch: Sketch, across: float) -> QImage:
    """A picture of something about (0, 0) that is so wide."""
    image = QImage(_SIDE, _SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(_SIDE / 2, _SIDE / 2)
    painter.scale(_SIDE / across, _SIDE / across)
    sketch.paint(painter)
    painter.end()
    return image
