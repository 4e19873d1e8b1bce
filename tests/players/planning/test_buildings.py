"""Buildings of a plan: where they may stand, what they cost, what they need first, what mines bring."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.codes import BOARDS, BUILDINGS, COINS, COST, GEESE, GOLD, GOODS, IRON, STONE
from rbdesigner.players.hint import AimKind
from rbdesigner.players.planning.aims import aims
from rbdesigner.players.planning.constants import (
    BRICKS,
    BUILD,
    BUILT,
    CLAY_PIT,
    COAL_BURNER,
    DROP,
    GEESE_PASTURE,
    MAKE,
    MINE,
    MINT,
    NEVER,
    NEW_SHAFTS,
    OIL_RIG,
    PAPER_MILL,
    PICK,
    QUARRY,
    RAFT_FACTORY,
    RESEARCH,
    RESEARCHED,
    ROAD,
    ROWBOAT_FACTORY,
    SAWMILL,
    SHAFT,
    SPECIALISATION,
    STEAMER_FACTORY,
    STOCK_EXCHANGE,
    STONE_FACTORY,
    SUNK,
    TRUCK_FACTORY,
    WOODCUTTER,
)
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.task import Task
from tests.players.planning.plans import (
    acts,
    built,
    can,
    disturbed,
    free,
    goods_at,
    in_a_row,
    learnt,
    leave_out,
    pieces,
    runs_of,
    scheduled,
    send,
    site_for,
)

LAND = ("woods", "pasture", "rock", "mountain", "desert")
RICH = {"boards": 9, "stone": 5}
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


# Research


@pytest.mark.rule("R1", "R2")
def test_research_takes_two_geese_and_two_boards_to_a_paper_mill() -> None:
    at = in_a_row("woods", "pasture", stock={"boards": 2, "geese": 2}, pieces=pieces({1: "paper mill"}))
    assert can(at, Task(RESEARCH, SPECIALISATION))
    (act,) = acts(at, RESEARCHED)
    assert act.value == SPECIALISATION
    assert learnt(at, SPECIALISATION) == act.turn == max(entry.turn for entry in acts(at, DROP)) + 1
    assert runs_of(at, 1)[act.turn - 1] == 1  # the mill makes the paper
    assert (free(at, BOARDS), free(at, 10)) == (0, 0)
    assert not can(at, Task(RESEARCH, SPECIALISATION), Task(RESEARCH, SPECIALISATION))


@pytest.mark.parametrize("lacking", ["boards", "geese"])
def test_research_lacks_nothing(lacking: str) -> None:
    stock = {"boards": 2, "geese": 2, lacking: 1}
    at = in_a_row("woods", "pasture", stock=stock, pieces=pieces({1: "paper mill"}))
    assert not can(at, Task(RESEARCH, SPECIALISATION))
    assert learnt(at, SPECIALISATION) == NEVER


@pytest.mark.rule("R4", "K4")
@pytest.mark.parametrize(
    ("factory", "subject"), [(ROWBOAT_FACTORY, "rowing"), (STEAMER_FACTORY, "shipping"), (TRUCK_FACTORY, "trucking")]
)
def test_a_factory_waits_for_its_research(factory: int, subject: str) -> None:
    row, build = ("pasture", "rock", "sea"), Task(BUILD, 1, factory)
    assert not can(in_a_row(*row, stock=RICH), build)
    assert can(in_a_row(*row, stock=RICH, research=[{"subject": subject}]), build)
    stock = {"geese": 2, **{GOODS[good].value: number + 2 * (good == BOARDS) for good, number in COST[factory]}}
    with_mill = in_a_row("pasture", *row[1:], home=1, stock=stock, pieces=pieces({0: "paper mill"}))
    assert can(with_mill, build)
    (research,), (done,) = acts(with_mill, RESEARCHED), acts(with_mill, BUILT)
    assert done.turn == research.turn == 2  # though all lies there that it costs


# Mines


@pytest.mark.rule("K5", "Z4")
def test_a_new_mine_brings_gold_and_iron_by_turns() -> None:
    at = in_a_row("pasture", "mountain", stock=RICH)
    assert can(at, Task(BUILD, 1, MINE))
    turn = built(at)[1][1]
    since = slice(turn - 1, turn + 7)
    mined = [gold + iron for gold, iron in zip(goods_at(at, 1, GOLD), goods_at(at, 1, IRON), strict=True)]
    assert goods_at(at, 1, IRON)[since] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert mined[-1] <= 6


SPECIAL = pytest.mark.parametrize(
    ("mixture", "subject", "gold", "iron"),
    [(1, "specialisation", 4, 0), (2, "specialisation", 0, 4), (3, "enlargement", 5, 5)],
)


@SPECIAL
@pytest.mark.rule("K5")
def test_a_mine_of_another_mixture_needs_its_research(mixture: int, subject: str, gold: int, iron: int) -> None:
    build = Task(BUILD, 1, MINE, mixture)
    known = in_a_row("pasture", "mountain", stock=RICH, research=[{"subject": subject}])
    unknown = in_a_row("pasture", "mountain", stock=RICH)
    assert can(known, build)
    assert can(unknown, build)  # with the usual one
    mined = [(gold_at(at), goods_at(at, 1, IRON)[-1]) for at in (known, unknown)]
    assert mined == [(gold, iron), (3, 3)]
    assert [entry.amount for at in (known, unknown) for entry in acts(at, BUILT)] == [mixture, 0]


def gold_at(at: PlanPosition) -> int:
    """The gold that a mine has brought in all: some is taken aboard at the end."""
    return goods_at(at, 1, GOLD)[-1] + sum(entry.amount for entry in acts(at, PICK) if entry.value == GOLD)


@pytest.mark.rule("K5", "R1")
def test_a_mine_of_gold_only_waits_for_its_research() -> None:
    """All that it costs is there in the first turn; the subject is known in the third."""
    stock = {"boards": 5, "stone": 1, "geese": 2}
    at = in_a_row("pasture", "mountain", "woods", stock=stock, fleet={"donkey": 5}, pieces=pieces({2: "paper mill"}))
    assert can(at, Task(BUILD, 1, MINE, 1))
    assert built(at) == {1: (MINE, 3)}
    assert learnt(at, SPECIALISATION) == 3


@pytest.mark.rule("K6", "W1")
def test_a_shaft_is_dug_on_the_bank_of_its_mine() -> None:
    at = in_a_row(
        tiles=[
            {"at": [0, 0], "terrain": "woods", "rivers": [[2]]},
            {"at": [1, 0], "terrain": "mountain", "rivers": [[5, 2]]},
            {"at": [2, 0], "terrain": "sea"},
        ],
        stock={"fuel": 1, "iron": 1},
        research=[{"subject": "new shafts"}],
        pieces={"buildings": [{"at": [1, 0], "half_edge": 2, "kind": "mine", "gold": 1, "iron": 1}]},
    )
    assert [can(at, Task(SHAFT, bank, 0)) for bank in (2, 3)] == [True, False]


@pytest.mark.rule("K6")
def test_a_shaft_costs_fuel_and_iron_and_fills_the_bag() -> None:
    knows = [{"subject": "new shafts"}]
    standing = {"buildings": [{"at": [1, 0], "kind": "mine", "gold": 1, "iron": 1}], "goods": []}
    at = in_a_row("pasture", "mountain", stock={"fuel": 1, "iron": 2}, research=knows, pieces=standing, turns=15)
    before = goods_at(at, 1, IRON)[-1]
    assert can(at, Task(SHAFT, 1, 0))
    assert acts(at, SUNK)
    assert goods_at(at, 1, IRON)[-1] == before + 3
    for lacking in ("fuel", "iron"):
        stock = {"fuel": 1, "iron": 1, lacking: 0}
        poor = {"buildings": [{"at": [1, 0], "kind": "mine", "gold": 1, "iron": 0}], "goods": []}
        assert not can(in_a_row("pasture", "mountain", stock=stock, research=knows, pieces=poor), Task(SHAFT, 1, 0))
    unknown = in_a_row("pasture", "mountain", stock={"fuel": 1, "iron": 2}, pieces=standing)
    assert not can(unknown, Task(SHAFT, 1, 0))
    assert learnt(unknown, NEW_SHAFTS) == NEVER
    assert not can(at, Task(SHAFT, 0, 0))


@SPECIAL
@pytest.mark.rule("K6")
def test_a_shaft_of_another_mixture_needs_both_subjects(mixture: int, subject: str, gold: int, iron: int) -> None:
    standing = {"buildings": [{"at": [1, 0], "kind": "mine", "gold": 0, "iron": 0}], "goods": []}
    both = [{"subject": "new shafts"}, {"subject": subject}]
    stock, shaft = {"fuel": 1, "iron": 2}, Task(SHAFT, 1, mixture)
    at = in_a_row("pasture", "mountain", stock=stock, research=both, pieces=standing, turns=15)
    other = in_a_row("pasture", "mountain", stock=stock, research=both[:1], pieces=standing, turns=15)
    assert can(at, shaft)
    assert can(other, shaft)  # with the usual one instead
    assert [(gold_at(each), goods_at(each, 1, IRON)[-1]) for each in (at, other)] == [(gold, iron), (3, 3)]
    assert [entry.value for each in (at, other) for entry in acts(each, SUNK)] == [mixture, 0]


@pytest.mark.rule("R1", "K6")
@pytest.mark.parametrize(("mixture", "known", "lacking"), [(0, (), NEW_SHAFTS), (1, ("new shafts",), SPECIALISATION)])
def test_a_shaft_waits_for_its_research(mixture: int, known: tuple[str, ...], lacking: int) -> None:
    """Fuel and iron are there in the first turn; the subject is known in the third."""
    at = in_a_row(
        "pasture",
        "mountain",
        "woods",
        stock={"boards": 2, "geese": 2, "fuel": 1, "iron": 1},
        research=[{"subject": subject} for subject in known],
        pieces={
            "buildings": [
                {"at": [1, 0], "kind": "mine", "gold": 1, "iron": 1},
                {"at": [2, 0], "kind": "paper mill"},
            ]
        },
    )
    assert can(at, Task(SHAFT, 1, mixture))
    (done,) = acts(at, SUNK)
    assert (done.turn, done.value) == (learnt(at, lacking), mixture) == (3, mixture)
    assert goods_at(at, 0, IRON)[-1] == 1  # that of the mine is there in time


@pytest.mark.rule("K5")
def test_a_list_that_differs_in_a_mixture_alone_is_scheduled_anew() -> None:
    known = [{"subject": "specialisation"}]
    at = in_a_row("pasture", "mountain", stock=RICH, research=known)
    irons = []
    for mixture in (0, 1, 0):
        scheduled(at, Task(BUILD, 1, MINE, mixture))
        irons.append(goods_at(at, 1, IRON)[-1])
    assert irons == [3, 0, 3]


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


@pytest.mark.rule("K6", "Z4")
def test_a_shaft_takes_nothing_away_that_a_mine_has_promised() -> None:
    """Iron of the third turn pays for a brick; gold in the bag would come instead."""
    mine = {"at": [3, 0], "kind": "mine", "gold": 1, "iron": 4}
    there = {
        "buildings": [mine],
        "goods": [{"at": [3, 0], "good": "fuel"}],
        "transporters": [{"at": [3, 0], "kind": "wagon", "player": 1}],
    }
    knows = [{"subject": "new shafts"}, {"subject": "specialisation"}]
    row = ("pasture", "pasture", "pasture", "mountain")
    at = in_a_row(*row, research=knows, pieces=there, fleet={"donkey": 2})
    brick, shaft = Task(BRICKS, 1, 1), Task(SHAFT, 3, 1)
    assert can(at, shaft)
    assert scheduled(at, brick, shaft).done == [True, False]
    assert scheduled(at, brick, shaft._replace(second=0)).done[0]


def test_what_is_brought_to_build_with_is_for_what_is_made_there_then() -> None:
    stock = {"boards": 2, "stone": 1, "gold": 2, "fuel": 1}
    at = in_a_row("desert", "pasture", stock=stock)
    told = aims(at, (Task(BUILD, 1, MINT), Task(MAKE, COINS, 1)))
    assert {(each.aim.kind, each.goal.kind) for each in told if each.aim and each.goal} == {
        (AimKind.BUILD, AimKind.MAKE),
        (AimKind.FEED, AimKind.MAKE),
    }
