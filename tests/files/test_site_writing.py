"""Writing Play site maps: what is written, what the site cannot hold, and that all else comes back."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.hexes import (
    COORDINATE_LIMIT,
    EDGES,
    HALF_EDGES,
    ORIGIN,
    Border,
    Edge,
    Hex,
    Orientation,
    disk,
    neighbours,
)
from rbdesigner.rules.tables import BuildingKind, Good, Mixture, Subject, TransporterKind
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats import site, write
from rbdesigner.scenario.formats.remarks import Remarks
from rbdesigner.scenario.formats.site import numbers, voids
from rbdesigner.scenario.model import Properties, Research, Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Road, Spot, SpotKind, Transporter, Wall
from rbdesigner.symmetry import Turn
from rbdesigner.tiles import Terrain, Tile, ordered, tile, turned
from tests.files.site_maps import POINTY, decoded
from tests.strategies import scenarios, some


@pytest.fixture(autouse=True, scope="module")
def parts_are_soon_too_far_away() -> Iterator[None]:
    """What lies at the ends of the world is given up sooner; the tests of voids look as far as the program does."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(voids, "MOST_SEARCHED", 2_000)
        yield


def encoded(scenario: Scenario) -> tuple[list[object], tuple[str, ...]]:
    remarks = Remarks()
    return json.loads(site.encode([scenario], "map.json", remarks)), remarks.sentences()


def test_what_is_written() -> None:
    scenario = Scenario(
        Properties(orientation=POINTY, research=(Research(Subject.ENLARGEMENT), Research(Subject.ROWING))),
        {Hex(0, 0): tile(Terrain.PASTURE, ((1, 4),)), Hex(1, -1): tile(Terrain.SEA)},
        {Hex(0, 0): Home(half_edge=4)},
        {
            Hex(0, 0): (
                Building(BuildingKind.CLAY_PIT, 4),
                Goods(Good.STOCK, 2),
                Transporter(TransporterKind.RAFT, 2, Spot(SpotKind.RIVER, 4)),
                Transporter(TransporterKind.RAFT, 1, Spot(SpotKind.DOCK, 3)),
            )
        },
    )
    elements, remarks = encoded(scenario)
    # Straight at rotation 0 has sides 2 and 5; two steps on 4 and 1, with corners 5, 0, 1 as region 1.
    assert elements == [
        [0, 0, 2, 2],
        [1, 0, 80],
        {
            "RS": [0, 5],
            "HM": [[0]],
            "BX": [[53, [0]]],
            "RX": [[10, [0, 1]], [10, [0, 1]]],
            "TX": [[1, 33, [-1, 0]], [0, 33, [0, 1, 2]]],
        },
    ]
    assert remarks == ()


def test_what_the_site_cannot_hold_is_told(tmp_path: Path) -> None:
    scenario = Scenario(
        Properties(title="Bay", turns=15, research=(Research(Subject.BRIGHT_IDEA), Research(Subject.ROWING, 2))),
        {ORIGIN: tile(Terrain.SEA, ((0,),)), Hex(1, 0): tile(Terrain.ROCK)},
        {Hex(1, 0): Home(player=2), Hex(9, 9): Home()},
        {
            Hex(1, 0): (
                Bridge(0),
                Transporter(TransporterKind.TRUCK, 1, cargo=((Good.IRON, 2),)),
                Transporter(TransporterKind.RAFT, 1, Spot(SpotKind.RIVER, 0)),
            ),
            Hex(9, 9): (Goods(Good.CLAY, 2),),
        },
        {Border(Hex(1, 0), 3): Road()},
        {Edge(Hex(1, 0), 1): Wall()},
    )
    assert write([scenario], tmp_path / "map.site.json") == [
        "Left out, because this format has no room for it: the title and the number of turns.",
        "The rivers of 1 sea tile were ignored.",
        "1 bridge was left out.",
        "What 1 transporter carried was left out.",
        "1 transporter was left out.",
        "2 goods were left out.",
        "2 researched subjects were left out.",
        "1 home is free to choose in the file: it cannot say which player it belongs to.",
        "1 home was left out.",
        "1 road was left out.",
        "1 wall was left out.",
    ]


def test_tiles_that_the_site_does_not_have_are_named(tmp_path: Path) -> None:
    scenario = Scenario(tiles={Hex(3, 4): tile(Terrain.WOODS, ((2,),)), Hex(0, 0): tile(Terrain.MOUNTAIN, ((0, 1),))})
    with pytest.raises(ScenarioError, match=r"\(0, 0\) \(mountain, sharp bend\) and \(3, 4\) \(woods, source\)$"):
        write([scenario], tmp_path / "map.site.json")


def test_more_goods_than_can_be_listed_are_refused() -> None:
    heap = (Goods(Good.CLAY, 9999),) * 11
    with pytest.raises(ScenarioError, match="109989 are too many"):
        encoded(Scenario(tiles={ORIGIN: tile(Terrain.ROCK)}, pieces={ORIGIN: heap}))


PLACES = list(disk(ORIGIN, 3))
site_tiles = st.builds(
    lambda number, steps: tile(
        numbers.TILES[number].terrain, turned(ordered(numbers.TILES[number].rivers), Turn(steps))
    ),
    st.sampled_from(sorted(numbers.TILES)),
    st.sampled_from(EDGES),
)
half_edges = st.sampled_from(HALF_EDGES)


@st.composite
def site_pieces(draw: st.DrawFn, laid: Tile, seaside: list[int]) -> Building | Goods | Transporter:
    kind = draw(st.sampled_from((Building, Goods, Transporter)))
    if kind is Goods:
        return Goods(draw(st.sampled_from(Good)), draw(st.integers(1, 3)), draw(half_edges))
    if kind is Building:
        built = draw(st.sampled_from(BuildingKind))
        mixture = Mixture(draw(st.integers(0, 9)), draw(st.integers(0, 9))) if built is BuildingKind.MINE else None
        return Building(built, draw(half_edges), mixture)
    spots = st.builds(Spot, st.just(SpotKind.REGION), half_edges)
    if laid.rivers:
        spots |= st.sampled_from([Spot(SpotKind.RIVER, river[0]) for river in laid.rivers])
    if seaside:
        docks = [2 * edge + bank for edge in seaside for bank in (range(2) if laid.has_river(edge) else (0,))]
        spots |= st.sampled_from([Spot(SpotKind.DOCK, half_edge) for half_edge in docks])
    return Transporter(draw(st.sampled_from(TransporterKind)), draw(st.integers(1, 6)), draw(spots))


@st.composite
def site_maps(draw: st.DrawFn) -> Scenario:
    subjects = draw(st.sets(st.sampled_from(numbers.SUBJECTS)))
    research = tuple(Research(subject) for subject in numbers.SUBJECTS if subject in subjects)
    made = Scenario(Properties(orientation=draw(st.sampled_from(Orientation)), research=research))
    made.tiles.update(draw(st.dictionaries(st.sampled_from(PLACES), site_tiles, max_size=12)))
    for at in sorted(made.tiles):
        if draw(st.booleans()):
            made.homes[at] = Home(draw(half_edges))
        seaside = [e for e, beside in enumerate(neighbours(at)) if beside in made.tiles and made.tiles[beside].is_sea]
        pieces = draw(st.lists(site_pieces(made.tiles[at], seaside), max_size=3))
        if pieces:
            made.pieces[at] = tuple(pieces)
    return canonical(made)


def counted(scenario: Scenario) -> Counter[object]:
    """All pieces with their places, goods one by one."""
    found: Counter[object] = Counter()
    for at, pieces in scenario.pieces.items():
        for piece in pieces:
            if isinstance(piece, Goods):
                found[at, piece.good, piece.half_edge] += piece.count
            else:
                found[at, piece] += 1
    return found


@given(site_maps())
def test_there_and_back_again(scenario: Scenario) -> None:
    elements, remarks = encoded(scenario)
    assert not [remark for remark in remarks if "void hex" not in remark]
    back = decoded(*elements).scenario
    assert back.tiles == scenario.tiles
    assert back.homes == scenario.homes
    assert counted(back) == counted(scenario)
    assert back.orientation is scenario.orientation
    assert back.properties.research == scenario.properties.research


def test_more_of_a_good_than_a_stack_holds_are_several_stacks() -> None:
    (stacks,) = decoded([0, 0, 50], {"RX": [[0, [0]]] * 10_001}).scenario.pieces.values()
    assert stacks == (Goods(Good.TRUNKS, 9999), Goods(Good.TRUNKS, 2))


@pytest.mark.parametrize("orientation", list(Orientation))
@some(0.2)
@given(
    places=st.sets(
        st.builds(Hex, *[st.sampled_from((-COORDINATE_LIMIT, -999_999, 0, 999_999, COORDINATE_LIMIT))] * 2), min_size=1
    )
)
def test_a_map_at_the_very_end_of_what_is_allowed_comes_back(orientation: Orientation, places: set[Hex]) -> None:
    scenario = Scenario(Properties(orientation=orientation), {at: tile(Terrain.SEA) for at in places})
    (back,) = site.decode(site.encode([scenario], "map.json", Remarks()), "map.json")
    assert back.scenario.tiles == scenario.tiles
    assert back.scenario.properties.orientation is orientation


@some(0.25)
@given(scenarios())
def test_whatever_is_written_can_be_read_again(scenario: Scenario) -> None:
    try:
        text = site.encode([scenario], "map.json", Remarks())
    except ScenarioError as fault:
        assert "the play site does not have some tiles" in fault.reason
        return
    (back,) = site.decode(text, "map.json")
    assert back.scenario.tiles.keys() == scenario.tiles.keys()
    again = site.encode([back.scenario], "map.json", Remarks())
    (back,) = site.decode(again, "map.json")
    assert site.encode([back.scenario], "map.json", Remarks()) == again
