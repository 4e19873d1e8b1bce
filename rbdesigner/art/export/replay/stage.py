"""Follows the board of a game: which pictures stand where from which moment on, and what flies where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rbdesigner.art.board import bounds
from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.export.vector import UNIT, Definitions, svg_path
from rbdesigner.art.links import lay_wall, road_path
from rbdesigner.art.map_texts import coordinates_foot
from rbdesigner.art.river_growth import RiverGrowth
from rbdesigner.art.sketch import Sketch
from rbdesigner.art.tile import look_in_play, painting_order
from rbdesigner.engine.core.actions import Action, SetDown, Step, TakeAboard, Transfer
from rbdesigner.engine.core.changes import changed_tiles
from rbdesigner.engine.core.codes import GOODS, NONE, TRANSPORTERS
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.games.position import homes_of, pieces_on, roads_of, walls_of
from rbdesigner.hexes import Border, Edge, Hex, corner, position
from rbdesigner.play.placement.piece_layout import PieceLook, PlacedPiece, layout, look_of
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Goods, Home, Piece, Transporter, Wall
from rbdesigner.tiles import tiles_in_play

Item = tuple[int, int, int, int]
"""A picture on a tile: the number of its definition, where it stands seen from the middle, and half its width."""
Flight = tuple[int, int, int, int, int, int, int, int]
"""A thing that moves: definition, half width, from where to where on the board, and the tile and the place in its list
of the picture that it becomes (-1 where it becomes part of another one)."""


class PicturePosition(NamedTuple):
    """A position on the board, in hundredths of the tile radius; ``tile`` and ``number`` name the picture there."""

    x: int
    y: int
    size: int
    tile: int
    number: int
    is_alone: bool


class _Tile(NamedTuple):
    """The contents of a tile as a page shows them: pieces and home where they are painted, transporters by number."""

    pieces: tuple[Piece, ...] = ()
    home: Home | None = None
    placed: tuple[PlacedPiece, ...] = ()
    transporters: dict[int, Transporter] = {}  # noqa: RUF012  (never changed)


class _Motion(NamedTuple):
    """The move of an action, as a page shows it: its look, its start, and the goal, which it may become part of."""

    look: PieceLook
    start: PicturePosition | None
    goal: int
    good: int = NONE
    merges: bool = False


class ReplayStage:
    """Follows a game and keeps what changes, with the moment from which it holds.

    ``tiles`` are middle and definition of each tile, ``order`` is that in which they are painted, ``names`` are
    their coordinates, ``foot`` how far below the middle these stand, ``hexagon`` the corners of a tile. ``green`` tells
    when deserts become pasture, and what they look like then. ``contents`` are all lists of pictures that ever stand on
    a tile, ``changes`` are (moment, tile, contents), ``roads`` (moment, course), ``walls`` (moment, edge, picture).
    """

    def __init__(
        self,
        scenario: Scenario,
        state: GameState,
        definitions: Definitions,
        style: BoardStyle = BoardStyle.PAINTED,
    ) -> None:
        self._scenario, self._definitions, self._style = scenario, definitions, style
        self._orientation, self._growth = scenario.orientation, RiverGrowth(scenario.tiles)
        self._places = state.topology.places
        self._middles = [_hundredths(position(place, self._orientation)) for place in self._places]
        self._shown = [_Tile() for _ in self._places]
        self._known: dict[tuple[Item, ...], int] = {(): 0}
        self._roads: set[Border] = set()
        self._walls: dict[Edge, Wall] = {}
        self._edges: dict[Edge, int] = {}
        self._moving: _Motion | None = None
        board = bounds(scenario)
        self.box = (board.left(), board.top(), board.width(), board.height())
        self.tiles = [(*middle, self._ground(place)) for middle, place in zip(self._middles, self._places, strict=True)]
        tiles, numbers = scenario.tiles, {place: number for number, place in enumerate(self._places)}
        painted = painting_order(self._places, self._orientation, lambda place: tiles[place].terrain)
        self.order = [numbers[place] for place in painted]
        self.names = [f"{place[0]},{place[1]}" for place in self._places]
        self.foot = round(UNIT * coordinates_foot(self._orientation))
        self.hexagon = " ".join(",".join(map(str, _hundredths(corner(edge, self._orientation)))) for edge in range(6))
        self.green: tuple[int, list[tuple[int, int]]] | None = None
        self.contents: list[tuple[Item, ...]] = [()]
        self.changes: list[tuple[int, int, int]] = []
        self.roads: list[tuple[int, str]] = []
        self.walls: list[tuple[int, int, str]] = []
        self.homes = [self._piece(PieceLook(Home, player + 1)) for player in range(state.terms.players)]
        self._before = state.copy()
        self._note(state, 0, range(len(self._places)))

    def _ground(self, place: Hex, is_irrigated: bool = False) -> int:
        look = look_in_play(self._scenario.tiles, place, self._orientation, is_irrigated, self._growth)
        return _number_of(self._definitions.tile(look._replace(style=self._style)))

    def _piece(self, look: PieceLook) -> int:
        look = look._replace(is_unlit=self._style is not BoardStyle.PAINTED)
        return _number_of(self._definitions.piece(look))

    # What moves

    def watch(self, state: GameState, action: Action) -> None:
        """Keep what an action is going to move, and where that is before it."""
        self._before = state.copy()
        self._moving = self._motion(state, action)

    def _motion(self, state: GameState, action: Action) -> _Motion | None:
        match action:
            case Step(transporter=number):
                return _Motion(self._look(state, number), self._at(state, ~number), ~number)
            case TakeAboard(carrier=carrier, passenger=number):
                return _Motion(self._look(state, number), self._at(state, ~number), ~carrier, merges=True)
            case SetDown(carrier=carrier):
                number = state.carried[carrier]
                look = PieceLook(TRANSPORTERS[state.kinds[number]], state.owners[number] + 1)
                return _Motion(look, self._at(state, ~carrier), ~number)
            case Transfer(good=good, source=source, target=target):
                look = PieceLook(GOODS[good])
                return _Motion(look, self._at(state, source, good), target, good, merges=True)
        return None

    def follow(self, state: GameState, moment: int) -> Flight | None:
        """Keep what the action that was watched has changed; what has moved by it."""
        self._note(state, moment, sorted(changed_tiles(self._before, state)))
        motion = self._moving
        start = motion.start if motion is not None else None
        end = self._at(state, motion.goal, motion.good) if motion is not None else None
        if motion is None or start is None or end is None or start[:2] == end[:2]:
            return None
        becomes = (end.tile, end.number) if end.is_alone and not motion.merges else (-1, -1)
        size = min(start.size, end.size) if motion.merges else end.size
        return (self._piece(motion.look), size, start.x, start.y, end.x, end.y, *becomes)

    def _look(self, state: GameState, transporter: int) -> PieceLook:
        """A transporter alone, as it is on its way."""
        return look_of(self._shown[state.tile_of(transporter)].transporters[transporter])

    def _at(self, state: GameState, holder: int, good: int = NONE) -> PicturePosition | None:
        """Give the picture of a transporter, or of the goods of a kind at a spot; None if there is none."""
        tile = state.tile_of(~holder) if holder < 0 else state.topology.spot_tiles[holder]
        shown = self._shown[tile]
        if holder < 0:
            wanted: Piece | None = shown.transporters.get(~holder)
        else:
            half_edge = state.topology.spot_numbers[holder]
            piles = (piece for piece in shown.pieces if isinstance(piece, Goods) and piece.half_edge == half_edge)
            wanted = next((pile for pile in piles if pile.good is GOODS[good]), None)
        for number, placed in enumerate(shown.placed):
            if wanted in placed.pieces:
                x, y = self._middles[tile]
                across, down = _hundredths(placed.centre)
                return PicturePosition(
                    x + across, y + down, round(UNIT * placed.size), tile, number, len(placed.pieces) == 1
                )
        return None

    # What changes

    def _note(self, state: GameState, moment: int, tiles: Iterable[int]) -> None:
        """Keep what is new on the board, on these tiles and between them."""
        homes = homes_of(state)
        for tile in tiles:
            shown, pieces, home = self._shown[tile], pieces_on(state, tile), homes.get(self._places[tile])
            if (shown.pieces, shown.home) != (pieces, home):
                self._shown[tile] = shown = self._laid_out(state, tile, pieces, home)
                self._change(moment, tile, shown.placed)
            else:
                self._shown[tile] = shown._replace(transporters=_numbered(state, tile, pieces))
        if moment == 0 or state.roads is not self._before.roads:
            self._note_roads(state, moment)
        if moment == 0 or state.wall_tokens is not self._before.wall_tokens:
            self._note_walls(state, moment)
        if state.irrigated and self.green is None:
            self.green = moment, self._meadows()

    def _laid_out(self, state: GameState, tile: int, pieces: tuple[Piece, ...], home: Home | None) -> _Tile:
        placed = layout(self._scenario.tiles[self._places[tile]], home, pieces, self._orientation)
        return _Tile(pieces, home, tuple(placed), _numbered(state, tile, pieces))

    def _change(self, moment: int, tile: int, placed: Iterable[PlacedPiece]) -> None:
        items = tuple((self._piece(each.look), *_hundredths(each.centre), round(UNIT * each.size)) for each in placed)
        if items not in self._known:
            self._known[items] = len(self.contents)
            self.contents.append(items)
        if items or moment:
            self.changes.append((moment, tile, self._known[items]))

    def _note_roads(self, state: GameState, moment: int) -> None:
        for border in roads_of(state):
            if border not in self._roads:
                self._roads.add(border)
                course = road_path(self._scenario.tiles, border, self._orientation)
                self.roads.append((moment, svg_path(course, UNIT)))

    def _note_walls(self, state: GameState, moment: int) -> None:
        for edge, wall in walls_of(state).items():
            if self._walls.get(edge) != wall:
                self._walls[edge] = wall
                sketch = Sketch()
                lay_wall(sketch, edge, wall, self._orientation)
                number = self._edges.setdefault(edge, len(self._edges))
                self.walls.append((moment, number, self._definitions.shapes(sketch, UNIT)))

    def _meadows(self) -> list[tuple[int, int]]:
        """The tiles that were deserts, and the pastures that they have become."""
        tiles = self._scenario.tiles
        deserts = tiles_in_play(tiles, is_irrigated=True)
        return [
            (number, self._ground(place, is_irrigated=True))
            for number, place in enumerate(self._places)
            if place in deserts
        ]


def _numbered(state: GameState, tile: int, pieces: Iterable[Piece]) -> dict[int, Transporter]:
    """The transporters of a tile by their numbers in the game."""
    standing = (piece for piece in pieces if isinstance(piece, Transporter))
    return dict(zip(state.on_tile[tile], standing, strict=True))


def _hundredths(point: tuple[float, float]) -> tuple[int, int]:
    return round(UNIT * point[0]), round(UNIT * point[1])


def _number_of(name: str) -> int:
    """The number in the name of a definition, which is a letter and a number."""
    return int(name[1:])
