"""Reading Play site maps: the picture of both orientations, regions in every rotation, pieces, errors."""

from __future__ import annotations

import math

import pytest
from shapely import Point, Polygon

from rbdesigner.geometry import regions, true_point
from rbdesigner.hexes import (
    EDGES,
    HALF_EDGES,
    ORIGIN,
    Hex,
    Orientation,
    disk,
    edge_between,
    neighbour,
    position,
)
from rbdesigner.rules.tables import NEW_MINE, BuildingKind, Good, Mixture, Subject, TransporterKind
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.foreign import Foreign, ForeignKind, ForeignPiece, ForeignTile
from rbdesigner.scenario.formats import read, site
from rbdesigner.scenario.formats.site import numbers
from rbdesigner.scenario.model import Research
from rbdesigner.scenario.pieces import Building, Goods, Home, Spot, SpotKind, Transporter
from rbdesigner.tiles import Terrain, ordered, tile
from tests.files.peers import SAMPLES
from tests.files.site_maps import FLAT, POINTY, decoded

STEPS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""Where their sides 0 to 5 lead."""
PLAIN = {
    Terrain.DESERT: range(50, 55),
    Terrain.PASTURE: range(55, 64),
    Terrain.ROCK: range(64, 70),
    Terrain.WOODS: range(70, 75),
    Terrain.MOUNTAIN: range(75, 80),
    Terrain.SEA: range(80, 88),
}
DIVIDED = {
    "000001": [((4, 5),), {"desert": [0], "pasture": [7], "rock": [13], "woods": [16]}],
    "000011": [((3, 5),), {"desert": [1], "pasture": [4, 5, 6], "rock": [12], "woods": [15]}],
    "000111": [((2, 5),), {"pasture": [2, 3], "rock": [11], "woods": [14], "mountain": [20]}],
    "001122": [((1, 3, 5),), {"pasture": [8]}],
    "001112": [((1, 4, 5),), {"pasture": [9]}],
    "000112": [((2, 4, 5),), {"pasture": [10]}],
    "001102": [((1, 3), (4, 5)), {"woods": [17]}],
    "001121": [((1, 5), (3, 4)), {"woods": [18]}],
    "001002": [((1, 2), (4, 5)), {"woods": [19]}],
}
"""Their tiles with channels by the regions at their corners: sides of the rivers, and numbers by terrain."""


def fault_of(*elements: object) -> str:
    with pytest.raises(ScenarioError) as caught:
        decoded(*elements)
    return str(caught.value)


def st_member(orientation: Orientation) -> dict[str, int]:
    return {"ST": 1} if orientation is FLAT else {}


def their_position(q: int, r: int, orientation: Orientation) -> tuple[float, float]:
    """Where they draw a hex, y down."""
    root = math.sqrt(3)
    if orientation is FLAT:
        return 1.5 * q, root / 2 * q + root * r
    return root * q + root / 2 * r, 1.5 * r


def their_corner(corner: int, orientation: Orientation) -> tuple[float, float]:
    """Where they draw a corner: 0 the top one of a pointy hex, the one between north and north-east of a flat one."""
    degrees = 60 * corner - (60 if orientation is FLAT else 90)
    return math.cos(math.radians(degrees)), math.sin(math.radians(degrees))


def their_numbers() -> list[tuple[int, Terrain, tuple[tuple[int, ...], ...], str]]:
    found = [(number, terrain, (), "000000") for terrain, among in PLAIN.items() for number in among]
    for corners, (rivers, by_terrain) in DIVIDED.items():
        found += [(n, Terrain(terrain), rivers, corners) for terrain, those in by_terrain.items() for n in those]
    return [*found, (21, Terrain.MOUNTAIN, ((5,),), "000000")]


@pytest.mark.parametrize("orientation", list(Orientation))
def test_the_picture_is_the_same(orientation: Orientation) -> None:
    for q, r in disk(Hex(2, -1), 4):
        (at,) = decoded([q, r, 50], st_member(orientation)).scenario.tiles
        assert position(at, orientation) == pytest.approx(their_position(q, r, orientation), abs=1e-9)
        assert numbers.from_place(at, orientation) == (q, r)


@pytest.mark.parametrize("orientation", list(Orientation))
def test_each_side_leads_to_their_neighbour(orientation: Orientation) -> None:
    for side, step in enumerate(STEPS):
        rotation = (side + 1) % 6  # the source flows over side 5 at rotation 0
        scenario = decoded([0, 0, 21, rotation], [*step, 55], st_member(orientation)).scenario
        ((edge,),) = scenario.tiles[ORIGIN].rivers
        assert neighbour(ORIGIN, edge) in scenario.tiles


def test_no_number_is_missing() -> None:
    known = {number for number, *_ in their_numbers()}
    assert known == set(numbers.TILES)
    assert numbers.FOREIGN_TILES == {
        ForeignTile.CITY: (22,),
        ForeignTile.POLDER: (90, 91, 92, 93, 94),
        ForeignTile.VOID: (95, 96),
    }


@pytest.mark.rule("W11")
@pytest.mark.parametrize("orientation", list(Orientation))
@pytest.mark.parametrize(("number", "terrain", "rivers", "corners"), their_numbers())
def test_every_tile_in_every_rotation(
    number: int, terrain: Terrain, rivers: tuple[tuple[int, ...], ...], corners: str, orientation: Orientation
) -> None:
    for rotation in EDGES:
        laid = numbers.laid_tile(number, rotation, orientation)
        (tile_read,) = decoded([0, 0, number, rotation], st_member(orientation)).scenario.tiles.values()
        side_to_edge = [_edge_towards(STEPS[(side + rotation) % 6], orientation) for side in EDGES]
        assert tile_read == tile(terrain, ordered([side_to_edge[side] for side in river] for river in rivers))
        assert [set(river) for river in laid.rivers] == [{side_to_edge[side] for side in river} for river in rivers]
        # Half-edges of one region of ours have one region of theirs, and the other way round.
        ours = {region.name: set(region.half_edges) for region in regions(tile_read.rivers)}
        theirs = {n: {h for h in HALF_EDGES if laid.regions[h] == n} for n in set(laid.regions)}
        assert sorted(map(sorted, ours.values())) == sorted(map(sorted, theirs.values()))
        # And the numbers are those of the corners, where they are drawn.
        for region in regions(tile_read.rivers):
            outline = Polygon([true_point(point, orientation) for point in region.outline])
            for corner in range(6):
                x, y = their_corner(corner + rotation, orientation)
                if outline.contains(Point(0.98 * x, 0.98 * y)):
                    assert laid.half_edge(int(corners[corner])) == region.name


def _edge_towards(step: tuple[int, int], orientation: Orientation) -> int:
    edge = edge_between(ORIGIN, numbers.to_place(*step, orientation))
    assert edge is not None
    return edge


def test_the_example_of_the_format() -> None:
    """A source that flows east through woods into the sea, with a pasture and a home below."""
    scenario = decoded([0, 0, 21, 2], [1, 0, 14, 2], [2, 0, 80], [0, 1, 55], {"HM": [[3]]}).scenario
    assert scenario.orientation is POINTY
    source, woods, sea, pasture = (numbers.to_place(q, r, POINTY) for q, r in ((0, 0), (1, 0), (2, 0), (0, 1)))
    east = 1
    assert neighbour(source, east) == woods and neighbour(woods, east) == sea
    assert scenario.tiles == {
        source: tile(Terrain.MOUNTAIN, ((east,),)),
        woods: tile(Terrain.WOODS, ((1, 4),)),
        sea: tile(Terrain.SEA),
        pasture: tile(Terrain.PASTURE),
    }
    assert scenario.homes == {pasture: Home()}


def test_a_whole_file() -> None:
    (found,) = read(SAMPLES / "bay.site.json")
    woods, two_rivers, pasture, sea, source = Hex(1, -1), Hex(2, -1), Hex(1, 0), Hex(2, -2), Hex(0, 0)
    assert found.name == "bay"
    assert found.scenario.properties.research == (Research(Subject.TRUCKING), Research(Subject.NEW_SHAFTS))
    assert found.scenario.tiles[two_rivers] == tile(Terrain.WOODS, ((0, 2), (4, 5)))
    assert found.scenario.homes == {pasture: Home(), two_rivers: Home(half_edge=9)}
    assert found.scenario.pieces == {
        source: (Building(BuildingKind.MINE, mixture=Mixture(gold=2, iron=5)),),
        two_rivers: (
            Building(BuildingKind.WOODCUTTER, half_edge=9),
            Transporter(TransporterKind.RAFT, 2, Spot(SpotKind.RIVER, 4)),
            Transporter(TransporterKind.ROWBOAT, 3, Spot(SpotKind.DOCK, 2)),
            Goods(Good.GEESE, 1, half_edge=0),
        ),
        sea: (Building(BuildingKind.OIL_RIG),),
        pasture: (Transporter(TransporterKind.DONKEY, 1), Goods(Good.TRUNKS, 2)),
        woods: (
            Transporter(TransporterKind.ROWBOAT, 1, Spot(SpotKind.DOCK, 2)),
            Transporter(TransporterKind.STEAMER, 1, Spot(SpotKind.DOCK, 3)),
        ),
    }
    assert found.remarks == ("The number of players, at most 2, was guessed from the homes.",)
    assert found.scenario.properties.site == {"UK": 7}
    assert found.scenario.foreign_tiles() == {
        numbers.to_place(0, 2, POINTY): Foreign(ForeignTile.VOID, 95),
        numbers.to_place(1, 2, POINTY): Foreign(ForeignTile.CITY, 22),
    }
    assert found.scenario.foreign[pasture].pieces == (
        ForeignPiece(ForeignKind.BUILDING, 70),
        ForeignPiece(ForeignKind.GOOD, 12),
        ForeignPiece(ForeignKind.GOOD, 13),
    )


def test_left_and_right_are_those_of_somebody_who_looks_out_over_the_side() -> None:
    river_and_sea = ([0, 0, 14, 2], [1, 0, 80])  # the river flows east into the sea
    pieces = decoded(*river_and_sea, {"TX": [[0, 33, [0, 1, 1]], [0, 33, [0, 1, 2]]]}).scenario.pieces[ORIGIN]
    left, right = (piece.spot.number for piece in pieces if isinstance(piece, Transporter))
    middles = {
        region.name: true_point(region.anchor, POINTY) for region in regions(((1, 4),))
    }  # y grows downwards, so the left bank of who looks east lies at the smaller y
    names = {half_edge: region.name for region in regions(((1, 4),)) for half_edge in region.half_edges}
    assert middles[names[left]][1] < 0 < middles[names[right]][1]


def test_docks_without_side_or_bank() -> None:
    bay = ([0, 0, 14, 2], [1, 0, 80], [0, 1, 80])
    found = decoded(*bay, {"TX": [[0, 33, [-3, 0]], [0, 34, [-3, 0, 1]], [0, 35, [-3, 1]]]})
    spots = [piece.spot for piece in found.scenario.pieces[ORIGIN] if isinstance(piece, Transporter)]
    assert spots == [Spot(SpotKind.DOCK, 0), Spot(SpotKind.DOCK, 2)]  # without a side it is side 0
    assert found.remarks == ("The bank was guessed for 1 docked piece.",)


def test_what_our_maps_cannot_hold_is_kept_as_foreign() -> None:
    found = decoded(
        [0, 0, 14],
        [1, 0, 90, 2],
        {
            "HM": [[0], [0, 1], [-1, 0], [1]],
            "RX": [[0, [-1, 0]], [1, [1]]],
            "TX": [[2, 36, [0]]],
            "RS": [9, 0, 0],
            "XX": 1,
        },
    )
    polder = numbers.to_place(1, 0, POINTY)
    scenario = found.scenario
    assert scenario.tiles.keys() == {ORIGIN}
    assert scenario.homes == {ORIGIN: Home(), polder: Home()}
    assert scenario.pieces == {polder: (Goods(Good.BOARDS, 1),)}
    assert scenario.properties.research == (Research(Subject.ROWING),)
    assert scenario.properties.site == {"RS": [9], "XX": 1}
    (river,) = scenario.tiles[ORIGIN].rivers
    other_bank = numbers.laid_tile(14, 0, POINTY).half_edge(1)
    assert other_bank is not None
    assert scenario.foreign == {
        ORIGIN: Foreign(
            None,
            14,
            0,
            (
                ForeignPiece(ForeignKind.HOME, spot=Spot(SpotKind.REGION, other_bank)),
                ForeignPiece(ForeignKind.HOME, spot=Spot(SpotKind.RIVER, river[0])),
                ForeignPiece(ForeignKind.GOOD, 0, Spot(SpotKind.RIVER, river[0])),
                ForeignPiece(ForeignKind.TRANSPORTER, 36, player=3),
            ),
            hex=0,
        ),
        polder: Foreign(ForeignTile.POLDER, 90, 2, hex=1),
    }
    assert found.remarks == ("The number of players, at most 2, was guessed from the homes.",)


def test_a_mine_without_contents_is_a_new_one() -> None:
    found = decoded([0, 0, 75], {"BX": [[58, [0]]]})
    assert found.scenario.pieces == {ORIGIN: (Building(BuildingKind.MINE, mixture=NEW_MINE),)}
    assert found.remarks == ("1 mine without contents was taken as new.",)


def test_a_mine_that_names_one_number_holds_gold_alone() -> None:
    found = decoded([0, 0, 75], {"BX": [[58, [0], [2]]]})
    assert found.scenario.pieces == {ORIGIN: (Building(BuildingKind.MINE, mixture=Mixture(2, 0)),)}


@pytest.mark.parametrize(
    ("last", "reason"),
    [
        ({"ST": 2}, "/2/ST: 2 is neither 0 (pointy) nor 1 (flat)"),
        ({"HM": 3}, "/2/HM: a list is expected here, not 3"),
        ({"HM": [3]}, "/2/HM/0: this is not a location"),
        ({"HM": [[]]}, "/2/HM/0: this is not a location"),
        ({"HM": [["a"]]}, "/2/HM/0: 'a' is not a whole number"),
        ({"HM": [[True]]}, "/2/HM/0: true is not a whole number"),
        ({"HM": [[0], [2]]}, "/2/HM/1: there is no hex 2 in the list"),
        ({"HM": [[-2, 0]]}, "/2/HM/0: there is no hex -2 in the list"),
        ({"HM": [[0, 2]]}, "/2/HM/0: hex 0 has no region 2"),
        ({"HM": [[-1, 0, 0, 0]]}, "/2/HM/0: this is not a location"),
        ({"TX": [[0, 33, [-1, 1]]]}, "/2/TX/0: hex 1 has no river 0"),
        ({"TX": [[0, 33, [-1, 0, 1]]]}, "/2/TX/0: hex 0 has no river 1"),
        ({"TX": [[0, 33, [0, 6, 1]]]}, "/2/TX/0: there is no side 6; sides are 0 to 5"),
        ({"TX": [[0, 33, [0, 1, 3]]]}, "/2/TX/0: 3 is neither the left bank (1) nor the right one (2)"),
        ({"TX": [[6, 33, [0]]]}, "/2/TX/0: there is no player 6; players are 0 to 5"),
        ({"TX": [[0, 33]]}, "/2/TX/0: this is not a transporter"),
        ({"BX": [[50, [0], [3, 3]]]}, "/2/BX/0: only a mine has contents, not a woodcutter"),
        ({"BX": [[58, [0], []]]}, "/2/BX/0: this is not what a mine holds"),
        ({"BX": [[58, [0], [-1, 3]]]}, "/2/BX/0: a mine holds 0 to 9999"),
        ({"RX": [[0, [0], 1]]}, "/2/RX/0: this is not a good"),
        ({"RX": [[10_000, [0]]]}, "/2/RX/0: no piece has the number 10000"),
        ({"RS": ["rowing"]}, "/2/RS/0: 'rowing' is not a whole number"),
    ],
)
def test_errors_of_the_last_object_name_the_element(last: dict[str, object], reason: str) -> None:
    assert fault_of([0, 0, 14], [1, 0, 80], last).startswith(f"map.json: {reason}")


@pytest.mark.parametrize(
    ("element", "reason"),
    [
        ([0, 0], "this is not a hex"),
        ([0, 0, 50, 0, 0], "this is not a hex"),
        ({}, "this is not a hex"),
        (7, "this is not a hex"),
        ([0, 0.5, 50], "0.5 is not a whole number"),
        ([0, 0, 23], "no tile has the number 23"),
        ([1, -1, 55], "the tile of hex 0 lies at the same place"),
        ([2_000_000, 0, 50], "(2000000, -2000000) is beyond 1000000"),
        ([1_000_000, 1_000_000, 50], "(2000000, -1000000) is beyond 1000000"),
        ([10**4000, -(10**4000), 50], "(0, -1000000000"),
    ],
)
def test_errors_of_a_hex_name_it(element: object, reason: str) -> None:
    assert fault_of([1, -1, 55], element, {}).startswith(f"map.json: /1: {reason}")


def test_the_object_stands_at_the_end() -> None:
    assert "a list with an object at its end" in fault_of([0, 0, 50])
    with pytest.raises(ScenarioError, match="a list with an object at its end"):
        site.decode("{}", "map.json")
