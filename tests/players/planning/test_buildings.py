"""Buildings of a plan: where they may stand, what they cost, and what they need first."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.codes import BOARDS, BUILDINGS, COINS, COST, GEESE, STONE
from rbdesigner.players.hint import AimKind
from rbdesigner.players.planning.aims import aims
from rbdesigner.players.planning.constants import (
    BRICKS,
    BUILD,
    CLAY_PIT,
    COAL_BURNER,
    DROP,
    GEESE_PASTURE,
    MAKE,
    MINE,
    MINT,
    OIL_RIG,
    PAPER_MILL,
    QUARRY,
    RAFT_FACTORY,
    ROAD,
    SAWMILL,
    STOCK_EXCHANGE,
    STONE_FACTORY,
    WOODCUTTER,
)
from rbdesigner.players.planning.task import Task
from tests.players.planning.plans import (
    RICH,
    acts,
    built,
    can,
    disturbed,
    goods_at,
    in_a_row,
    leave_out,
    pieces,
    runs_of,
    scheduled,
    send,
    site_for,
)

LAND = ("woods", "pasture", "rock", "mountain", "desert")
EVERYWHERE = frozenset(("woods", "pasture", "rock", "mountain"))


@pytest.mark.rule("K4")
@pytest.mark.parametrize(
    ("kind", "terrains"),
    [(WOODCUTTER, {"woods"}), (QUARRY, {"rock"}), (MINE, {"mountain"}), (OIL_RIG, set())]
    + [(kind, EVERYWHERE) for kind in (SAWMILL, COAL_BURNER, PAPER_MILL, STONE_FACTORY, MINT, STOCK_EXCHANGE)]
    + [(kind, set()) for kind in (CLAY_PIT, RAFT_FACTORY)],
)
def test_a_building_stands_on_its_terrain(kind: int, terrains: set[str]) -> None:
    at = in_a_row(*LAND, stock=RICH, home=4)  # nothing is used up on the desert
    assert {LAND[place] for place in range(5) if can(at, Task(BUILD, place, kind))} == terrains


@pytest.mark.rule("K4", "W10")
@pytest.mark.parametrize("kind", [CLAY_PIT, RAFT_FACTORY])
def test_a_building_of_the_shore_stands_beside_water(kind: int) -> None:
    at = in_a_row("pasture", "woods", "rock", "sea", stock=RICH)
    assert [place for place in range(3) if can(at, Task(BUILD, place, kind))] == [2]


@pytest.mark.rule("K2")
@pytest.mark.parametrize("kind", [WOODCUTTER, QUARRY, SAWMILL, COAL_BURNER, PAPER_MILL, MINT, STOCK_EXCHANGE, MINE])
def test_a_building_costs_what_the_tables_say(kind: int) -> None:
    row = ("pasture", "woods", "rock", "mountain")
    place = {WOODCUTTER: 1, QUARRY: 2, MINE: 3}.get(kind, 0)
    cost = {good: dict(COST[kind]).get(good, 0) for good in (BOARDS, STONE)}
    exactly = {"boards": cost[BOARDS], "stone": cost[STONE]}
    at = in_a_row(*row, stock=exactly)
    assert can(at, Task(BUILD, place, kind))
    assert (goods_at(at, 0, BOARDS)[-1], goods_at(at, 0, STONE)[-1]) == (0, 0)
    for good in ("boards", "stone"):
        if exactly[good]:
            less = {**exactly, good: exactly[good] - 1}
            assert not can(in_a_row(*row, stock=less), Task(BUILD, place, kind)), (BUILDINGS[kind], good)


@pytest.mark.rule("K3")
def test_one_building_stands_on_a_tile() -> None:
    at = in_a_row("pasture", "woods", stock=RICH, pieces=pieces({1: "woodcutter"}))
    assert not can(at, Task(BUILD, 1, SAWMILL))
    assert scheduled(at, Task(BUILD, 0, SAWMILL), Task(BUILD, 0, MINT)).done == [True, False]


@pytest.mark.rule("L1")
def test_nothing_is_built_where_geese_are_kept() -> None:
    """Once they are not, a building may come; the birth that its boards would disturb is not counted on."""
    at = in_a_row("woods", "pasture", stock={**RICH, "geese": 2})
    assert scheduled(at, Task(GEESE_PASTURE, 1, 28), Task(BUILD, 1, SAWMILL)).done == [True, False]
    for until in (2, 3):
        assert scheduled(at, Task(GEESE_PASTURE, 1, until), Task(BUILD, 1, SAWMILL)).done == [True, True]
        assert built(at) == {1: (SAWMILL, until)}
        assert goods_at(at, 1, GEESE)[-1] == 2
        assert disturbed(at) == 0


@pytest.mark.rule("L1")
def test_nothing_is_built_where_a_goose_is_promised_that_is_not_born_yet() -> None:
    """Three geese pay for two bricks in the fifth turn."""
    there = pieces(goods={1: {"boards": 2, "stone": 1}})
    at = in_a_row("pasture", "woods", stock={"geese": 2}, wonder_prefill=0, fleet={"donkey": 1}, pieces=there)
    send(at, 0, 1)
    pasture, bricks, build = Task(GEESE_PASTURE, 0, 1), Task(BRICKS, 5, 2), Task(BUILD, 0, SAWMILL)
    assert scheduled(at, pasture, bricks, build).done == [True, True, False]
    assert scheduled(at, pasture, build).done == [True, True]


@pytest.mark.rule("L1")
def test_what_another_task_needs_is_not_built_where_geese_are() -> None:
    at = in_a_row("woods", "pasture", "pasture", stock={"geese": 2}, pieces=pieces({0: "woodcutter"}))
    assert site_for(at, MINT) == 1
    scheduled(at, Task(GEESE_PASTURE, 1, 5))
    assert site_for(at, MINT) == 2


@pytest.mark.rule("L1")
@pytest.mark.parametrize(("terrain", "kept"), [("pasture", True), ("woods", False), ("desert", False)])
def test_geese_are_kept_on_a_pasture(terrain: str, kept: bool) -> None:
    assert can(in_a_row("woods", terrain, stock={"geese": 2}), Task(GEESE_PASTURE, 1)) is kept


@pytest.mark.rule("L1")
def test_geese_are_kept_where_nothing_else_is() -> None:
    pasture = Task(GEESE_PASTURE, 1)
    assert not can(in_a_row("woods", "pasture", stock={"geese": 1}), pasture)
    assert not can(in_a_row("woods", "pasture", stock={"geese": 2}, pieces=pieces({1: "mint"})), pasture)
    littered = pieces(goods={1: {"stone": 1}})
    assert not can(in_a_row("woods", "pasture", stock={"geese": 2}, pieces=littered), pasture)
    assert not can(in_a_row("woods", "pasture", stock={"geese": 4}), pasture, pasture)


# Left out


def test_what_a_game_is_played_without_is_not_built() -> None:
    at = in_a_row("pasture", "woods", stock=RICH)
    leave_out(at, building=SAWMILL)
    leave_out(at, tile=1)
    assert not can(at, Task(BUILD, 0, SAWMILL))
    assert not can(at, Task(BUILD, 1, MINT))
    assert can(at, Task(BUILD, 0, MINT))


# Turns


@pytest.mark.parametrize(
    ("task", "row"),
    [
        (Task(BUILD, 2, WOODCUTTER), ("pasture", "pasture", "woods")),
        (Task(ROAD, 1, 1), ("pasture", "pasture", "pasture")),
    ],
)
def test_nothing_is_built_in_the_last_two_turns(task: Task, row: tuple[str, ...]) -> None:
    """A building would work once at most. The site is two turns away."""
    assert [can(in_a_row(*row, stock=RICH, turns=turns), task) for turns in (3, 4)] == [False, True]


@pytest.mark.rule("P12")
def test_a_building_works_from_the_turn_after_it_is_built() -> None:
    """A trunk is brought in the first turn, the building only in the third."""
    at = in_a_row(
        "rock",
        "rock",
        "woods",
        "rock",
        stock={"boards": 2, "stone": 1},
        pieces={
            **pieces(goods={2: {"trunks": 1}}),
            "transporters": [{"at": [2, 0], "kind": "donkey", "player": 1}],
        },
    )
    assert can(at, Task(BUILD, 3, SAWMILL), Task(MAKE, BOARDS, 1))
    assert built(at) == {3: (SAWMILL, 3)}
    assert min(entry.turn for entry in acts(at, DROP)) == 1
    assert runs_of(at, 3)[:5] == [0, 0, 0, 1, 0]


# Chains


def test_what_is_missing_is_made_first() -> None:
    """Two boards for a quarry: a sawmill that stands, and trunks."""
    at = in_a_row("pasture", "pasture", "rock", stock={"trunks": 1}, pieces=pieces({1: "sawmill"}))
    assert can(at, Task(BUILD, 2, QUARRY))
    assert runs_of(at, 1)[1] == 1
    assert built(at)[2][1] == 2


BOARDS_FROM_TRUNKS = Task(MAKE, BOARDS, 2)


@pytest.mark.parametrize(
    ("row", "stands", "site"),
    [
        (("pasture", "pasture", "pasture"), {}, 1),  # at home
        (("rock", "desert", "woods"), {}, 0),  # woods may be needed
        (("pasture", "desert", "pasture", "woods"), {3: "woodcutter"}, 2),
        (("woods", "pasture", "desert", "pasture"), {0: "woodcutter"}, 1),
    ],
)
def test_what_is_needed_first_is_built_near_home_and_what_it_works_with(
    row: tuple[str, ...], stands: dict[int, str], site: int
) -> None:
    trunks = len(row) - 1
    at = in_a_row(
        *row,
        "woods",
        home=row.index("desert") if "desert" in row else 1,
        stock={"boards": 2, "stone": 1},
        pieces=pieces(stands, {trunks + 1: {"trunks": 2}}),
    )
    assert can(at, BOARDS_FROM_TRUNKS)
    assert {tile: kind for tile, (kind, _) in built(at).items()} == {site: SAWMILL}


@pytest.mark.parametrize(
    ("kind", "east", "west"),
    [
        (SAWMILL, "woodcutter", ""),
        (COAL_BURNER, "woodcutter", ""),
        (COAL_BURNER, "sawmill", ""),
        (PAPER_MILL, "sawmill", "woodcutter"),
        (MINT, "coal burner", ""),
        (MINT, "mine", "coal burner"),
        (STOCK_EXCHANGE, "paper mill", "sawmill"),
        (STOCK_EXCHANGE, "mint", "paper mill"),
    ],
)
def test_a_building_is_put_beside_what_it_works_with_most(kind: int, east: str, west: str) -> None:
    """Of two sites beside a home in the desert the first would be that in the west."""
    stands = {place: building for place, building in ((0, west), (4, east)) if building}
    terrains = {"woodcutter": "woods", "mine": "mountain"}
    row = [terrains.get(stands.get(place, ""), "pasture") for place in range(5)]
    row[2] = "desert"
    at = in_a_row(*row, home=2, pieces=pieces(stands))
    assert site_for(at, kind) == 3


@pytest.mark.rule("K4")
@pytest.mark.parametrize(
    ("row", "home", "site"),
    [
        (("desert", "mountain"), 0, 1),  # there is nothing else
        (("mountain", "desert", "desert", "pasture"), 1, 3),  # the only mountain is kept for a mine
        (("mountain", "desert", "desert", "pasture", *["mountain"] * 12), 1, 0),  # there are mountains enough
    ],
)
def test_what_is_needed_first_is_built_on_a_mountain_where_mines_do_not_lack_them(
    row: tuple[str, ...], home: int, site: int
) -> None:
    assert site_for(in_a_row(*row, home=home), MINT) == site


def test_what_is_brought_to_build_with_is_for_what_is_made_there_then() -> None:
    stock = {"boards": 2, "stone": 1, "gold": 2, "fuel": 1}
    at = in_a_row("desert", "pasture", stock=stock)
    told = aims(at, (Task(BUILD, 1, MINT), Task(MAKE, COINS, 1)))
    assert {(each.aim.kind, each.goal.kind) for each in told if each.aim and each.goal} == {
        (AimKind.BUILD, AimKind.MAKE),
        (AimKind.FEED, AimKind.MAKE),
    }
