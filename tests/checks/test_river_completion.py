"""Whether the tiles left can finish all rivers (W9): the search against one that tries everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.checks.map_index import SEA_KIND
from rbdesigner.checks.river_completion import ClosingStock, CompletionSearch, Finish, completed_after
from rbdesigner.hexes import EDGES, ORIGIN, Hex, disk, neighbour, opposite
from rbdesigner.symmetry import Turn
from rbdesigner.tiles import Terrain, Tile, TileKind, tile
from tests.strategies import some

WOODS = Terrain.WOODS
KINDS = [
    SEA_KIND,
    TileKind(Terrain.MOUNTAIN, ((0,),)),
    TileKind(WOODS, ((0, 3),)),
    TileKind(Terrain.ROCK, ((0, 3),)),
    TileKind(WOODS, ((0, 1),)),
    TileKind(WOODS, ((0, 2),)),
    TileKind(WOODS, ((0, 2, 4),)),
]
PLACES = list(disk(ORIGIN, 2))

stocks = st.dictionaries(st.sampled_from(KINDS), st.integers(1, 2), max_size=3)
laid_tiles = st.builds(
    lambda kind, steps: tile(*kind).turned(Turn(steps)), st.sampled_from(KINDS), st.sampled_from(EDGES)
)


def matches(tiles: Mapping[Hex, Tile], place: Hex) -> bool:
    """Whether a tile meets its neighbours: river with river, or a sea on either side."""
    here = tiles[place]
    for edge in EDGES:
        beside = tiles.get(neighbour(place, edge))
        if (
            beside
            and not beside.is_sea
            and not here.is_sea
            and here.has_river(edge) != beside.has_river(opposite(edge))
        ):
            return False
    return True


@st.composite
def maps(draw: st.DrawFn) -> dict[Hex, Tile]:
    """A few tiles that meet each other."""
    tiles: dict[Hex, Tile] = {}
    for place, drawn in draw(st.dictionaries(st.sampled_from(PLACES), laid_tiles, min_size=1, max_size=5)).items():
        if matches({**tiles, place: drawn}, place):
            tiles[place] = drawn
    return tiles


def open_places(tiles: Mapping[Hex, Tile]) -> list[Hex]:
    beyond = [neighbour(at, edge) for at, here in tiles.items() for edge in EDGES if here.has_river(edge)]
    return sorted(at for at in dict.fromkeys(beyond) if at not in tiles)


def can_be_finished(tiles: dict[Hex, Tile], stock: Counter[TileKind], land: int) -> bool:
    """The same by trying every tile in every rotation, whatever it leads to."""
    unfinished = open_places(tiles)
    if not unfinished:
        return True
    for kind in [kind for kind in stock if stock[kind] > 0 and (kind == SEA_KIND or land > 0)]:
        left = stock - Counter([kind]), land - (kind != SEA_KIND)
        for steps in EDGES:
            more = {**tiles, unfinished[0]: tile(*kind).turned(Turn(steps))}
            if matches(more, unfinished[0]) and can_be_finished(more, *left):
                return True
    return False


def seas_of(tiles: Mapping[Hex, Tile]) -> list[Hex]:
    return [at for at, here in tiles.items() if here.is_sea]


def judged(tiles: Mapping[Hex, Tile], stock: Mapping[TileKind, int], land: int, tries: int = 100_000) -> Finish:
    search = CompletionSearch(tiles.get, ClosingStock.of(stock, land), tries, seas_of(tiles))
    return search.judge(open_places(tiles))


@pytest.mark.rule("W9")
@some(0.5)
@given(maps(), stocks, st.integers(0, 4))
def test_the_search_finds_a_finish_where_there_is_one(
    tiles: dict[Hex, Tile], stock: dict[TileKind, int], land: int
) -> None:
    expected = can_be_finished(dict(tiles), Counter(stock), land)
    assert judged(tiles, stock, land) is (Finish.POSSIBLE if expected else Finish.IMPOSSIBLE)
    in_one_go = CompletionSearch(tiles.get, ClosingStock.of(stock, land), 100_000)
    assert in_one_go.finish(open_places(tiles)) is judged(tiles, stock, land)


@pytest.mark.rule("W9")
@some(0.5)
@given(maps(), stocks, st.integers(0, 4))
def test_the_tiles_it_lays_finish_all_rivers(tiles: dict[Hex, Tile], stock: dict[TileKind, int], land: int) -> None:
    given_stock = ClosingStock.of(stock, land)
    search = CompletionSearch(tiles.get, given_stock, 100_000)
    if search.judge(open_places(tiles)) is not Finish.POSSIBLE:
        return
    rivers = {at: tuple((edge,) for edge in EDGES if (mask or 0) >> edge & 1) for at, mask in search.laid.items()}
    laid = {at: Tile(Terrain.SEA if search.laid[at] is None else WOODS, rivers[at]) for at in search.laid}
    whole = {**tiles, **laid}
    assert not open_places(whole) and all(matches(whole, at) for at in laid)
    assert sum(here.is_sea for here in laid.values()) <= given_stock.seas
    assert sum(not here.is_sea for here in laid.values()) <= given_stock.land


@pytest.mark.rule("W9")
@some(0.5)
@given(maps(), stocks, laid_tiles, st.sampled_from(PLACES))
def test_a_finish_that_is_carried_over_is_one(
    tiles: dict[Hex, Tile], stock: dict[TileKind, int], laid: Tile, place: Hex
) -> None:
    search = CompletionSearch(tiles.get, ClosingStock.of(stock, 4), 100_000)
    after = {**tiles, place: laid}
    if place in tiles or not matches(after, place) or search.judge(open_places(tiles)) is not Finish.POSSIBLE:
        return
    rest = completed_after(search.laid, place, laid, after.get, ClosingStock.of(stock, 4))
    assert rest is None or can_be_finished(after, Counter(stock), 4)


@pytest.mark.rule("W9")
def test_a_search_that_is_given_up_says_so() -> None:
    tiles = {Hex(3 * number, 0): tile(Terrain.MOUNTAIN, ((0,),)) for number in range(5)}
    bends = {TileKind(WOODS, ((0, 1),)): 30, TileKind(WOODS, ((0, 3),)): 30}
    assert judged(tiles, bends, 60, tries=20) is Finish.UNKNOWN
