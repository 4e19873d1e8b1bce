"""Small maps, written down in words, and random ones with everything wrong that can be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from rbdesigner.checks import Problem, check
from rbdesigner.hexes import EDGES, HALF_EDGES, ORIGIN, Hex, Orientation, border_key, disk, edge_key
from rbdesigner.rules.options import Options
from rbdesigner.rules.tables import BuildingKind, Good, Mixture, Subject, TransporterKind
from rbdesigner.scenario.edit import Edit, edit
from rbdesigner.scenario.foreign import Foreign, ForeignTile
from rbdesigner.scenario.model import STANDARD_START, Players, Properties, Research, Scenario, Start, Status
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, Road, Spot, SpotKind, Transporter, Wall
from rbdesigner.symmetry import Centre, MapSymmetry, Symmetry, Turn
from rbdesigner.tiles import OWN_BOX, SECOND_EDITION, SHAPE_NAMES, UNLIMITED, Box, Terrain, Tile, TileKind

PLAIN = Properties("A title", description="What awaits you", players=Players(1, 1), box=UNLIMITED)
"""Properties with which a map has no problem of its own but the advice on its size."""


def tile_of(words: str) -> Tile:
    """A tile by terrain and rivers: ``sea``, ``mountain 3``, ``woods 0-1 2-4``."""
    terrain, *rivers = words.split()
    return Tile(Terrain(terrain), tuple(tuple(int(edge) for edge in river.split("-")) for river in rivers))


def map_of(tiles: Mapping[tuple[int, int], str], properties: Properties = PLAIN, **parts: Any) -> Scenario:
    """A scenario with these tiles; ``parts`` are its other parts."""
    scenario = Scenario(properties, {Hex(*at): tile_of(words) for at, words in tiles.items()})
    for name, values in parts.items():
        setattr(scenario, name, {Hex(*key) if len(key) == 2 and name not in ("roads", "walls") else key: value
                                 for key, value in values.items()})  # fmt: skip
    return scenario


def having(**changes: Any) -> Properties:
    """The plain properties with some changed."""
    return replace(PLAIN, **changes)


def found(scenario: Scenario, code: str) -> list[Problem]:
    """The problems of a code."""
    return [problem for problem in check(scenario) if problem.code == code]


PLACES = list(disk(ORIGIN, 2))
IMPOSSIBLE = [Tile(Terrain.WOODS, ((0, 3), (1, 4))), Tile(Terrain.ROCK, ((0, 1, 2, 3),)), Tile(Terrain.SEA, ((0,),))]
SMALL_BOX = Box(
    OWN_BOX,
    "Few tiles",
    {
        TileKind(Terrain.SEA): 3,
        TileKind(Terrain.MOUNTAIN, ((0,),)): 2,
        TileKind(Terrain.WOODS, ((0, 3),)): 2,
        TileKind(Terrain.PASTURE, ((0, 1),)): 1,
    },
)

SYMMETRIES = [
    *(MapSymmetry(symmetry, Centre.of_hex(ORIGIN)) for symmetry in Symmetry),
    MapSymmetry(Symmetry.HALF_TURN, Centre.of_edge(ORIGIN, 2)),
    MapSymmetry(Symmetry.THIRD_TURNS, Centre.of_corner(ORIGIN, 0)),
]

_land = st.sampled_from([terrain for terrain in Terrain if terrain is not Terrain.SEA])
turns = st.builds(Turn, st.sampled_from(EDGES))
river_tiles = st.builds(
    lambda terrain, shape, turn: Tile(terrain, shape).turned(turn),
    _land,
    st.sampled_from([shape.rivers for shape in SHAPE_NAMES if shape.rivers]),
    turns,
)
possible_tiles = st.one_of(river_tiles, river_tiles, st.just(Tile(Terrain.SEA)), st.builds(Tile, _land))
tiles = st.one_of(possible_tiles, st.sampled_from(IMPOSSIBLE))
_half_edges = st.sampled_from(HALF_EDGES)
_players = st.integers(1, 5)
_spots = st.builds(Spot, st.sampled_from(SpotKind), st.sampled_from(EDGES))
_pieces: st.SearchStrategy[Piece] = st.one_of(
    st.builds(
        Building, st.sampled_from(BuildingKind), _half_edges, st.sampled_from([None, Mixture(3, 3), Mixture(9, 0)])
    ),
    st.builds(Goods, st.sampled_from(list(Good)[:2])),
    st.builds(
        Transporter,
        st.sampled_from(TransporterKind),
        _players,
        _spots,
        st.sampled_from([(), ((Good.CLAY, 3),)]),
        st.sampled_from([None, TransporterKind.DONKEY]),
    ),
    st.builds(Bridge, st.sampled_from(EDGES)),
)
places = st.sampled_from(PLACES)
_homes = st.builds(Home, _half_edges, st.sampled_from([None, 1, 2, 5]))
_borders = st.builds(border_key, places, _half_edges)
_edges = st.builds(edge_key, places, st.sampled_from(EDGES))
_walls = st.builds(Wall, st.sampled_from([None, 1, 5]), st.integers(0, 2))
foreign = st.sampled_from(
    [Foreign(ForeignTile.POLDER, 90), Foreign(ForeignTile.CITY, 22), Foreign(ForeignTile.VOID, 95)]
)
properties = st.builds(
    Properties,
    title=st.sampled_from(["", "A title"]),
    description=st.sampled_from(["", "Text"]),
    status=st.sampled_from(Status),
    players=st.builds(Players, st.integers(0, 3), st.integers(1, 7)),
    box=st.sampled_from([SECOND_EDITION, UNLIMITED, SMALL_BOX, SMALL_BOX]),
    orientation=st.sampled_from(Orientation),
    symmetry=st.sampled_from([MapSymmetry(), MapSymmetry(), *SYMMETRIES]),
    start=st.sampled_from([STANDARD_START, Start(transporters=((TransporterKind.RAFT, 6),))]),
    options=st.builds(Options, st.booleans(), free_homes=st.booleans(), home_distance=st.integers(0, 4)),
    research=st.sampled_from([(), (Research(Subject.ROWING, 6),)]),
    wonder_prefill=st.sampled_from([None, 90]),
    turns=st.sampled_from([None, 0]),
)
_PARTS: dict[str, st.SearchStrategy[Any]] = {
    "tiles": st.dictionaries(places, st.none() | tiles, max_size=4),
    "homes": st.dictionaries(places, st.none() | _homes, max_size=2),
    "pieces": st.dictionaries(places, st.lists(_pieces, max_size=3), max_size=2),
    "roads": st.dictionaries(_borders, st.none() | st.just(Road()), max_size=2),
    "walls": st.dictionaries(_edges, st.none() | _walls, max_size=2),
    "foreign": st.dictionaries(places, st.none() | foreign, max_size=2),
    "properties": properties,
}
changes = st.fixed_dictionaries({}, optional=_PARTS)
"""What an edit may set, by part."""


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    """Scenarios on nineteen places, most of them broken in many ways."""
    scenario = Scenario(draw(properties), draw(st.dictionaries(places, tiles, max_size=19)))
    edit(scenario, **draw(changes)).apply(scenario)
    return scenario


def edit_of(scenario: Scenario, wanted: dict[str, Any]) -> Edit:
    """The edit that sets what was drawn from ``changes``."""
    return edit(scenario, **wanted)
