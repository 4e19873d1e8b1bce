"""Small maps with something of everything on them, for the laws of editing."""

from __future__ import annotations

from hypothesis import strategies as st

from rbdesigner.hexes import (
    EDGES,
    HALF_EDGES,
    ORIGIN,
    Border,
    Edge,
    Hex,
    border_key,
    border_sides,
    disk,
    edge_key,
    edge_sides,
)
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.editing import bears_road, bears_wall
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, Road, Transporter, Wall
from rbdesigner.symmetry import Centre, Motion, Symmetry, Turn, symmetry_motions
from rbdesigner.tiles import SHAPE_NAMES, Terrain, Tile, tile, turned

PLACES = list(disk(ORIGIN, 2))
SHAPES = [turned(name.rivers, Turn(steps)) for name in SHAPE_NAMES for steps in EDGES]

places = st.sampled_from(PLACES)
motions = st.builds(
    Motion,
    st.builds(Turn, st.sampled_from(EDGES), st.booleans()),
    st.builds(Hex, st.integers(-4, 4), st.integers(-4, 4)),
)
land_tiles = st.builds(
    tile, st.sampled_from([terrain for terrain in Terrain if terrain is not Terrain.SEA]), st.sampled_from(SHAPES)
)
tiles: st.SearchStrategy[Tile] = st.one_of(land_tiles, land_tiles, st.just(tile(Terrain.SEA)))
half_edges = st.sampled_from(HALF_EDGES)
pieces: st.SearchStrategy[Piece] = st.one_of(
    st.builds(Building, st.sampled_from(BuildingKind), half_edges),
    st.builds(Goods, st.sampled_from(Good), st.integers(1, 3), half_edges),
    st.builds(Transporter, st.sampled_from(TransporterKind), st.integers(1, 4)),
    st.builds(Bridge, st.sampled_from(EDGES)),
)
symmetric_motions = st.sampled_from([symmetry_motions(symmetry, Centre.of_hex(Hex(0, 0))) for symmetry in Symmetry])


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    made = Scenario(tiles=draw(st.dictionaries(places, tiles, max_size=19)))
    laid = sorted(made.tiles)
    land = [place for place in laid if not made.tiles[place].is_sea]
    if laid:
        made.pieces = draw(st.dictionaries(st.sampled_from(laid), st.lists(pieces, min_size=1, max_size=3).map(tuple)))
        walls = draw(st.lists(st.tuples(st.sampled_from(laid), st.sampled_from(EDGES)), max_size=6))
        for key in (edge_key(*wall) for wall in walls):
            if bears_wall([made.tiles.get(place) for place in _sides(key)]):
                made.walls[key] = Wall(draw(st.sampled_from([None, 1, 2])), draw(st.integers(1, 3)))
    if land:
        made.homes = draw(
            st.dictionaries(st.sampled_from(land), st.builds(Home, half_edges, st.sampled_from([None, 1])))
        )
        roads = draw(st.lists(st.tuples(st.sampled_from(land), half_edges), max_size=6))
        for border in (border_key(*road) for road in roads):
            if bears_road([made.tiles.get(place) for place in _sides(border)]):
                made.roads[border] = Road()
    return made


def after(scenario: Scenario, edit: Edit) -> Scenario:
    result = scenario.copy()
    edit.apply(result)
    return result


def stands_on_ground(scenario: Scenario) -> bool:
    tiles = scenario.tiles
    return (
        all(at in tiles for at in [*scenario.homes, *scenario.pieces])
        and all(bears_road(tiles.get(at) for at, _ in border_sides(key)) for key in scenario.roads)
        and all(bears_wall([tiles.get(at) for at in edge_sides(key)]) for key in scenario.walls)
    )


def _sides(key: Border | Edge) -> tuple[Hex, ...]:
    return edge_sides(key) if isinstance(key, Edge) else tuple(place for place, _ in border_sides(key))
