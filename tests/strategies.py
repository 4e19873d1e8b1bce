"""Random rivers, tiles and whole scenarios, for whoever has a law to prove (hypothesis)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from rbdesigner.hexes import COORDINATE_LIMIT, EDGES, HALF_EDGES, Hex, Orientation, border_key, edge_key
from rbdesigner.rules.options import Options
from rbdesigner.rules.tables import BuildingKind, Good, Mixture, Subject, TransporterKind
from rbdesigner.scenario.custom_fields import LARGEST, LARGEST_WHOLE, CustomField, FieldKind
from rbdesigner.scenario.foreign import Foreign, ForeignKind, ForeignPiece, ForeignTile
from rbdesigner.scenario.model import (
    Findings,
    Inscription,
    Players,
    Properties,
    Record,
    Research,
    Scenario,
    Start,
    Status,
)
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, Road, Spot, SpotKind, Transporter, Wall
from rbdesigner.symmetry import Centre, MapSymmetry, Symmetry
from rbdesigner.tiles import (
    BOXES,
    OWN_BOX,
    Box,
    Extra,
    Rivers,
    Terrain,
    Tile,
    TileKind,
    ordered,
    river_fault,
    shape_of,
)


def some(share: float) -> settings:
    """Fewer examples, of a law that takes long to look at: a share of those that the others have."""
    return settings(max_examples=max(2, round(settings().max_examples * share)))


SINGLE_RIVERS = [river for size in (1, 2, 3) for river in combinations(EDGES, size)]
PAIRS_OF_RIVERS = [ordered(pair) for pair in combinations(SINGLE_RIVERS, 2)]
RIVERS: list[Rivers] = [(), *(ordered([river]) for river in SINGLE_RIVERS)]
RIVERS += [pair for pair in PAIRS_OF_RIVERS if river_fault(pair) is None]
RIVERS += [((0, 1), (2, 3), (4, 5)), ((0, 5), (1, 2), (3, 4)), tuple((edge,) for edge in EDGES)]

UNKNOWN: list[Extra] = [
    {"colour": "red"},
    {"x-list": [1, 2.5, None, True, [{"deep": "ü"}]], "x-object": {"a": [{}], "terrain": 1}},
    {"": "", "☃\n": 10**20, "extra": [1]},
]
LAND = [terrain for terrain in Terrain if terrain is not Terrain.SEA]

texts = st.sampled_from(("", "Zwei Bäche", 'A "quoted"\nline')) | st.text(max_size=6)
counts = st.integers(1, 9999)
players = st.integers(1, 6)
some_player = st.sampled_from((None, 1, 2, 6))
edges = st.sampled_from(EDGES)
half_edges = st.sampled_from(HALF_EDGES)
json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | texts,
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(texts, inner, max_size=2),
    max_leaves=4,
)
extras: st.SearchStrategy[Extra | None] = st.sampled_from([None, None, None, *UNKNOWN])
"""Unknown members of an object, mostly none."""

_rivers = st.sampled_from([*[()] * len(RIVERS), *RIVERS])
_tiles = st.builds(Tile, st.sampled_from(LAND), _rivers, extras) | st.builds(Tile, st.just(Terrain.SEA), extra=extras)
_near = st.integers(-2, 2)
_inside = st.builds(Hex, _near, _near)
_places = _inside | st.builds(Hex, _near, st.sampled_from((-COORDINATE_LIMIT, COORDINATE_LIMIT)))

_goods_kinds = st.sampled_from(Good)
_transporter_kinds = st.sampled_from(TransporterKind)
_goods_counts = st.dictionaries(_goods_kinds, counts, max_size=2).map(lambda chosen: tuple(chosen.items()))
_transporter_counts = st.dictionaries(_transporter_kinds, counts, max_size=2).map(lambda chosen: tuple(chosen.items()))
_mixtures = st.sampled_from((None, None, Mixture(0, 0), Mixture(3, 3), Mixture(4, 0)))
_spots = st.builds(Spot, st.sampled_from((SpotKind.REGION, SpotKind.DOCK)), half_edges) | st.builds(
    Spot, st.just(SpotKind.RIVER), edges
)
_pieces: st.SearchStrategy[Piece] = st.one_of(
    st.builds(Building, st.sampled_from(BuildingKind), half_edges, _mixtures, extras),
    st.builds(Goods, _goods_kinds, counts, half_edges, extras),
    st.builds(Transporter, _transporter_kinds, players, _spots, _goods_counts, st.none() | _transporter_kinds, extras),
    st.builds(Bridge, edges, extras),
)
_homes = st.builds(Home, half_edges, some_player, extras)
_roads = st.dictionaries(st.builds(border_key, _inside, half_edges), st.builds(Road, extras), max_size=2)
_walls = st.dictionaries(st.builds(edge_key, _inside, edges), st.builds(Wall, some_player, counts, extras), max_size=2)


def rivers() -> st.SearchStrategy[Rivers]:
    """Rivers that can lie on one tile, half the time none."""
    return _rivers


def tiles() -> st.SearchStrategy[Tile]:
    """Tiles of every terrain, some with unknown members; a sea tile has no rivers."""
    return _tiles


def places() -> st.SearchStrategy[Hex]:
    """Places near the origin and now and then at the very end of what is allowed."""
    return _places


def pieces() -> st.SearchStrategy[Piece]:
    """Pieces that stand on one tile, whether they may stand there or not."""
    return _pieces


def _own_box(title: str, counted: dict[TileKind, int], extra: Extra | None, noted: Extra | None) -> Box:
    return Box(OWN_BOX, title, counted, extra, dict.fromkeys(counted, noted) if counted and noted else None)


_kinds = st.builds(TileKind, st.sampled_from(LAND), _rivers.map(lambda drawn: shape_of(drawn)[0]))
_boxes = st.sampled_from(list(BOXES.values())) | st.builds(
    _own_box, texts, st.dictionaries(_kinds, st.integers(0, 99), max_size=3), extras, extras
)
_centres = st.one_of(
    st.builds(Centre.of_hex, _inside),
    st.builds(Centre.of_edge, _inside, edges),
    st.builds(Centre.of_corner, _inside, edges),
)
_symmetries = st.builds(MapSymmetry, st.sampled_from(Symmetry), _centres).filter(lambda symmetry: symmetry.is_possible)
_bool = st.booleans()
_field_values: dict[FieldKind, st.SearchStrategy[Any]] = {
    FieldKind.TEXT: texts,
    FieldKind.WHOLE: st.integers(-LARGEST_WHOLE, LARGEST_WHOLE),
    FieldKind.NUMBER: st.floats(-LARGEST, LARGEST),
    FieldKind.YES_NO: _bool,
    FieldKind.COLOUR: st.sampled_from(("#000000", "#1e90ff", "#FFffFF")),
}
_fields = st.dictionaries(
    texts.map(str.strip).filter(str.split) | st.just("two\nlines"), st.sampled_from(FieldKind), min_size=1, max_size=3
).flatmap(
    lambda kinds: st.tuples(
        *(
            st.builds(CustomField, st.just(name), _field_values[kind], st.just(kind), extras)
            for name, kind in kinds.items()
        )
    )
)
_PROPERTIES: dict[str, st.SearchStrategy[Any]] = {
    "title": texts,
    "code": texts,
    "designers": st.lists(texts, max_size=2).map(tuple),
    "description": texts,
    "special_rules": texts,
    "link": texts,
    "status": st.sampled_from(Status),
    "players": st.builds(lambda a, b, extra: Players(min(a, b), max(a, b), extra), players, players, extras),
    "difficulty": st.none() | st.integers(1, 5),
    "findings": st.builds(
        Findings,
        st.text("0123456789abcdef", min_size=64, max_size=64),
        st.none() | st.integers(0, 999),
        st.sampled_from(("", "easy", "medium", "hard")),
        st.integers(0, 999),
        st.lists(texts, max_size=6).map(tuple),
        st.none() | st.booleans(),
        st.integers(0, 100),
        extras,
    ),
    "record": st.builds(Record, st.integers(0, 999), texts, texts, texts, texts, st.booleans(), extras),
    "box": _boxes,
    "orientation": st.sampled_from(Orientation),
    "symmetry": _symmetries,
    "symmetry_extra": extras,
    "start": st.builds(Start, _goods_counts, _transporter_counts, extras),
    "options": st.builds(Options, _bool, _bool, _bool, st.integers(1, 9), _bool, st.integers(1, 99), extras),
    "research": st.lists(st.builds(Research, st.sampled_from(Subject), some_player, extras), max_size=2).map(tuple),
    "wonder_prefill": st.integers(0, 83),
    "turns": st.integers(1, 999),
    "fields": _fields,
    "site": st.none() | st.dictionaries(st.sampled_from(("UK", "CR", "RS")), st.lists(st.integers(7, 9), max_size=2)),
    "pieces_extra": extras,
    "extra": extras,
}
_some_properties = st.fixed_dictionaries({}, optional=_PROPERTIES).map(lambda chosen: Properties(**chosen))


def properties() -> st.SearchStrategy[Properties]:
    """Everything a scenario has besides the map, each part often as it is by default."""
    return _some_properties


_inscribed = st.dictionaries(
    _places,
    st.builds(Inscription, texts.filter(str.strip).map(lambda text: text[:60]) | st.just("two\nlines"), _bool, extras),
    max_size=3,
)
_foreign_pieces = st.builds(
    ForeignPiece, st.sampled_from(ForeignKind), st.integers(0, 99), _spots, some_player, _mixtures, extras
)
_foreign = st.builds(
    Foreign,
    st.none() | st.sampled_from(ForeignTile),
    st.none() | st.integers(0, 96),
    edges,
    st.lists(_foreign_pieces, max_size=2).map(tuple),
    st.none() | st.integers(0, 9),
    extras,
)
_SCENARIOS = st.builds(
    Scenario,
    _some_properties,
    st.dictionaries(_places, _tiles, max_size=8),
    st.dictionaries(_places, _homes, max_size=3),
    st.dictionaries(_places, st.lists(_pieces, min_size=1, max_size=3).map(tuple), max_size=4),
    _roads,
    _walls,
    _inscribed,
    _inscribed,
    _inscribed,
    st.dictionaries(_places, _foreign, max_size=3),
    st.dictionaries(_places, _fields, max_size=3),
)


def scenarios() -> st.SearchStrategy[Scenario]:
    """Whole scenarios that a file can hold. Pieces and homes stand anywhere, on tiles and beside them."""
    return _SCENARIOS
