"""Boats with a purpose: goods go on by water from a harbour, and boats are proposed for what lies overseas."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import rbdesigner as rb
from benchmarks.kernel import Verdict, begun, tried
from rbdesigner.engine.core.actions import Done, Transfer
from rbdesigner.engine.core.codes import BOARDS, FUEL, GOLD, IS_BOAT, STOCK, STONE
from rbdesigner.engine.core.topology import DOCK, RIVER
from rbdesigner.hexes import Hex, neighbours
from rbdesigner.players.hint import AimKind
from rbdesigner.players.planning.aims import aims
from rbdesigner.players.planning.constants import (
    BUILD,
    DROP,
    LAUNCHED,
    MAKE,
    MINE,
    MOUNTAIN,
    OIL_RIG,
    PAPER_MILL,
    QUARRY,
    RAFT_FACTORY,
    RESEARCH,
    SAWMILL,
    SPECIALISATION,
    TRANSPORTER,
)
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.playing_out import go_to_movement, position_of
from rbdesigner.players.planning.proposals import Proposals
from rbdesigner.players.planning.task import Task, Tasks
from tests.players.planning.plans import (
    acts,
    built,
    can,
    fleet_of,
    game_in_a_row,
    goods_at,
    in_a_row,
    pieces,
    random_tasks,
    row_scenario,
)
from tests.strategies import some

HOME, HARBOUR, OVERSEAS = 0, 1, 4
ROW = ("pasture", "pasture", "sea", "rock")
"""A home inland, a shore, and land that only boats reach, with the numbers above."""


def boats_at(tile: int, *kinds: str) -> list[dict[str, Any]]:
    """Boats of the player at a tile."""
    return [{"at": [tile, 0], "kind": kind, "player": 1} for kind in kinds]


def comes_true(game: rb.Game, *tasks: Task) -> bool:
    """Whether everything comes as planned in the engine."""
    return tried(game, position_of(game), tasks).verdict is Verdict.EXACT


# Harbours


def at_the_harbour(**given: Any) -> rb.Game:
    """A raft factory at the harbour, and a raft at sea."""
    there = {**pieces({HARBOUR: "raft factory"}), "transporters": boats_at(2, "raft")}
    return game_in_a_row(*ROW, pieces=there, **{"stock": {"boards": 2}, **given})


@pytest.mark.rule("M11", "B5")
def test_goods_go_on_by_boat_from_the_harbour_where_donkeys_bring_them() -> None:
    game = at_the_harbour()
    at, quarry = position_of(game), Task(BUILD, OVERSEAS, QUARRY)
    assert can(at, quarry)
    first, *_, last = [entry for entry in acts(at, DROP) if entry.value == BOARDS]
    assert [(IS_BOAT[fleet_of(at)[each.transporter].kind], each.place) for each in (first, last)] == [
        (False, HARBOUR),
        (True, OVERSEAS),
    ]
    assert last.turn > first.turn  # the same turn would be two transporters with one good
    assert comes_true(game, quarry)


@pytest.mark.rule("M8", "B5")
def test_goods_from_overseas_go_on_by_land() -> None:
    there = {
        **pieces({HARBOUR: "raft factory"}, goods={3: {"stone": 1}}),
        "transporters": boats_at(2, "raft"),
    }
    game = game_in_a_row(*ROW, pieces=there, stock={"boards": 2})
    assert comes_true(game, Task(BUILD, HOME, SAWMILL))
    at = position_of(game)
    assert can(at, Task(BUILD, HOME, SAWMILL))
    assert [entry.place for entry in acts(at, DROP) if entry.value == STONE] == [HARBOUR, HOME]


@pytest.mark.rule("F8")
def test_what_a_factory_uses_up_does_not_go_over_its_harbour() -> None:
    there = {**pieces({HARBOUR: "rowboat factory"}), "transporters": boats_at(2, "raft")}
    assert not can(in_a_row(*ROW, pieces=there, stock={"boards": 2}), Task(BUILD, OVERSEAS, QUARRY))


@pytest.mark.rule("B5")
def test_the_shore_nearest_to_an_inland_home_is_a_harbour_where_there_are_boats() -> None:
    game = game_in_a_row(*ROW, pieces={"transporters": boats_at(2, "raft")}, stock={"boards": 2})
    assert comes_true(game, Task(BUILD, OVERSEAS, QUARRY))
    assert can(position_of(game), Task(BUILD, OVERSEAS, QUARRY))
    at = in_a_row(*ROW, pieces=pieces({HARBOUR: "raft factory"}), stock={"boards": 2, "trunks": 2})
    assert HARBOUR not in at.plan.graph.harbours


def test_without_boats_nothing_is_brought_to_a_harbour() -> None:
    assert not can(
        in_a_row(*ROW, stock={"boards": 2}, pieces=pieces({HARBOUR: "raft factory"})), Task(BUILD, 4, QUARRY)
    )


# Moorings


@pytest.mark.rule("F3")
def test_a_boat_is_launched_at_the_mooring_that_the_task_says() -> None:
    terrains = {(0, 0): "woods", (1, 0): "pasture", (2, 0): "sea", (1, 1): "sea"}
    tiles = [{"at": [*place], "terrain": terrain} for place, terrain in sorted(terrains.items())]
    launched = set()
    for mooring in range(3):
        at = in_a_row(tiles=tiles, stock={"trunks": 2}, pieces=pieces({1: "raft factory"}))
        assert can(at, Task(TRANSPORTER, 1, RAFT_FACTORY, mooring))
        (launch,) = acts(at, LAUNCHED)
        assert at.plan.graph.kinds[launch.amount] == DOCK
        launched.add((mooring % 2, launch.amount))
    assert len(launched) == 2


def test_a_boat_is_told_with_what_it_is_for() -> None:
    game = game_in_a_row(*ROW, pieces=pieces({HARBOUR: "raft factory"}), stock={"trunks": 2, "boards": 2})
    at = position_of(game)
    told = aims(at, (Task(TRANSPORTER, HARBOUR, RAFT_FACTORY), Task(BUILD, OVERSEAS, QUARRY)))
    goals = {each.goal for each in told if each.aim is not None and each.aim.kind is AimKind.LAUNCH}
    assert [(goal.kind, goal.what, goal.spot) for goal in goals if goal] == [
        (AimKind.BUILD, QUARRY, at.spots[OVERSEAS])
    ]


# Ferries


BETWEEN_SEAS: dict[tuple[int, int], dict[str, Any]] = {
    (0, 0): {"terrain": "sea"},
    (1, 0): {"terrain": "pasture", "rivers": [[2, 5]]},
    (2, 0): {"terrain": "sea"},
    (1, 1): {"terrain": "woods"},
    (1, -1): {"terrain": "rock"},
}


def in_a_river(stock: Mapping[str, int], **home: Any) -> rb.Game:
    """A game with a raft in the river, and a home on its bank."""
    tiles = [{"at": [*at], **tile} for at, tile in sorted(BETWEEN_SEAS.items())]
    homes = [{"at": [1, 0], "player": 1, **home}]
    return game_in_a_row(tiles=tiles, stock=stock, fleet={"donkey": 1, "raft": 1}, homes=homes)


@pytest.mark.rule("B5", "E2")
def test_a_boat_in_a_river_brings_goods_from_bank_to_bank_without_a_step() -> None:
    game = in_a_river({"boards": 2, "stone": 1})
    at = position_of(game)
    home = at.plan.graph.home
    banks = [
        place for place in range(at.plan.graph.spots) if at.plan.graph.tile_of[place] == at.plan.graph.tile_of[home]
    ]
    (raft,) = [each.spot for each in fleet_of(at) if IS_BOAT[each.kind]]
    assert at.plan.graph.kinds[raft] == RIVER
    (beyond,) = [place for place in banks if at.plan.graph.kinds[place] == 0 and place != home]
    mill = Task(BUILD, beyond, SAWMILL)
    assert can(at, mill)
    assert [turn for _, turn in built(at).values()] == [1]
    assert comes_true(game, mill)


def test_a_boat_in_a_river_does_not_take_what_it_has_aboard_for_the_same_from_the_other_bank() -> None:
    game = in_a_river({"gold": 4}, half_edge=6)
    donkey, raft = (next(each for each in range(2) if IS_BOAT[game.state.kinds[each]] == boat) for boat in (0, 1))
    for carrier in (donkey, donkey, raft):
        game.apply(Transfer(0, GOLD, game.state.homes[0], ~carrier))
    game.apply(Done(0))
    go_to_movement(game)
    assert comes_true(game)


# Oil rigs


AT_HOME, SEA_PLACE, BEYOND = 1, 2, 3
"""The dock of the home, the sea, and the land beyond it."""


def at_sea(*boats: str, **given: Any) -> rb.Game:
    """A game on a shore with boats, in which drilling is known."""
    there = {"transporters": boats_at(1, *boats)}
    stock = {"boards": 3, "stone": 1, **given}
    return game_in_a_row("pasture", "sea", stock=stock, pieces=there, research=[{"subject": "drilling"}])


@pytest.mark.rule("K7", "B7")
@pytest.mark.parametrize("boats", [("rowboat",), ("raft", "raft")])
def test_an_oil_rig_is_built_of_what_lies_aboard(boats: tuple[str, ...]) -> None:
    """Two rafts wait for each other."""
    game = at_sea(*boats)
    at, rig = position_of(game), Task(BUILD, SEA_PLACE, OIL_RIG)
    assert can(at, rig)
    ((_, turn),) = built(at).values()
    assert goods_at(at, SEA_PLACE, FUEL)[turn:] == list(range(1, 21 - turn))
    assert comes_true(game, rig)


@pytest.mark.rule("K7")
def test_one_raft_cannot_build_an_oil_rig() -> None:
    assert not can(position_of(at_sea("raft")), Task(BUILD, SEA_PLACE, OIL_RIG))


# What is planned comes true

HOME_ISLE = {
    (0, 0): "pasture", (1, 0): "woods", (0, 1): "rock", (-1, 1): "pasture", (-1, 0): "woods", (0, -1): "pasture",
    (1, -1): "pasture", (3, -1): "mountain", (3, -2): "mountain", (3, 0): "woods", (-3, 1): "mountain", (-3, 2): "rock",
}  # fmt: skip
"""An island with mountains and woods across the sea."""
RIVER_ROW = ("woods", "mountain", "pasture", "rock", "mountain")
"""Tiles with a river from sea to sea, from west to east; there is land on both banks."""


def isles() -> list[dict[str, Any]]:
    """The tiles of the islands, with the sea around each."""
    sea = {at for place in HOME_ISLE for at in neighbours(Hex(*place))} - {Hex(*place) for place in HOME_ISLE}
    return [*_tiles(HOME_ISLE), *_tiles({(at.q, at.r): "sea" for at in sea})]


def two_banks() -> list[dict[str, Any]]:
    """The tiles of the river, the sea at both ends, and land on both sides."""
    river = [{"at": [q, 0], "terrain": terrain, "rivers": [[2, 5]]} for q, terrain in enumerate(RIVER_ROW)]
    land = {(q, r): terrain for q, terrain in enumerate(("woods", "pasture", "rock")) for r in (-1, 1)}
    return [*river, *_tiles({(-1, 0): "sea", (5, 0): "sea", **land})]


WATER = {"isles": 2, "two_banks": -1}
"""A tile of sea on each map, in the row of the home."""


def _tiles(terrains: Mapping[tuple[int, int], str]) -> list[dict[str, Any]]:
    return [{"at": [*at], "terrain": terrain} for at, terrain in sorted(terrains.items())]


def on_water(tiles: Callable[[], list[dict[str, Any]]], seed: int) -> rb.Game:
    """A game with a raft in some turn."""
    scenario = row_scenario(
        tiles=sorted(tiles(), key=lambda tile: tile["at"]),
        stock={"boards": 12, "stone": 5, "geese": 4, "trunks": 4},
        pieces={"transporters": boats_at(WATER[tiles.__name__], "raft")},
    )
    return begun(scenario, str(seed))


@pytest.mark.rule("R1", "E2")
def test_research_from_a_boat_in_a_river_uses_the_geese_of_the_mill() -> None:
    """Two more geese stay on the other bank."""
    game = on_water(two_banks, 3242)
    at = position_of(game)
    assert game.state.turn == 1
    home = at.plan.graph.home
    other_bank = home + 1
    assert at.plan.graph.tile_of[other_bank] == at.plan.graph.tile_of[home]
    trial = tried(game, at, (Task(BUILD, other_bank, PAPER_MILL), Task(RESEARCH, SPECIALISATION)))
    assert trial.verdict is Verdict.EXACT


@some(0.3)
@given(st.sampled_from((isles, two_banks)), st.integers(0, 10_000))
@example(two_banks, 4453)  # a ferry, which takes no time, takes along what another task needs on the other bank
@example(two_banks, 806)  # geese swim with the raft as the plan begins
@example(two_banks, 807)  # a trunk would be sawn for fuel that cannot be made
@example(isles, 2861)  # a boat that is under way as the plan begins lies where donkeys would breed
@example(isles, 3507)  # a board that waits for research would be used up with a trunk
@example(two_banks, 4284)  # a board that waits to be burnt would be used up with a trunk
@example(two_banks, 7673)  # a ferry that takes no time is joined though the next load begins at once
@example(two_banks, 2827)  # a ferry that takes no time is put before a load that begins at once
@example(two_banks, 3242)  # geese lie on both banks, and those of the mill are used
@example(two_banks, 1432)  # boats would bring goods to land over the open sea
def test_plans_on_islands_and_rivers_come_true(tiles: Callable[[], list[dict[str, Any]]], seed: int) -> None:
    """From the first turn and from later ones, when boats are on their way."""
    game = on_water(tiles, seed)
    at = position_of(game)
    assert tried(game, at, random_tasks(at, seed, changes=80)).verdict is not Verdict.BAD


@pytest.mark.rule("F8", "R3")
def test_geese_beside_paper_that_waits_for_coins_are_announced_as_lost() -> None:
    there = pieces({0: "stock exchange", 2: "paper mill"}, goods={1: {"coins": 1}, 2: {"boards": 2}})
    game = game_in_a_row("pasture", "pasture", "pasture", "pasture", stock={"geese": 2, "coins": 1}, pieces=there)
    trial = tried(game, position_of(game), (Task(MAKE, STOCK, 1),))
    assert trial.verdict is not Verdict.BAD


# Proposals


def proposed(at: PlanPosition, number: int = 800) -> list[Tasks]:
    """So many lists of one chain or task."""
    proposals = Proposals(at, Random(1))
    return [proposals.changed(()) for _ in range(number)]


def is_fleet(tasks: Tasks) -> bool:
    return any(task.kind == TRANSPORTER for task in tasks)


def is_rafts_alone(tasks: Tasks) -> bool:
    """Whether tasks build a raft factory, and make nothing but rafts there."""
    factory, *rafts = tasks
    raft = TRANSPORTER, factory.first, RAFT_FACTORY
    return factory[::2] == (BUILD, RAFT_FACTORY) and all(task[:3] == raft for task in rafts)


def test_rafts_are_proposed_alone_where_there_is_land_overseas() -> None:
    at = in_a_row("pasture", "pasture", "sea", "mountain")
    fleets = [tasks for tasks in proposed(at) if is_fleet(tasks)]
    assert sum(map(is_rafts_alone, fleets)) > len(fleets) / 4


def test_boats_are_proposed_with_what_they_are_for() -> None:
    at = in_a_row("pasture", "pasture", "sea", "mountain")
    fleets = [tasks for tasks in proposed(at) if is_fleet(tasks) and not is_rafts_alone(tasks)]
    mines = [task for tasks in fleets for task in tasks if task[::2] == (BUILD, MINE) or task.second == MINE]
    assert {at.plan.graph.terrains[at.plan.graph.tile_of[mine.first]] for mine in mines} == {MOUNTAIN}
    assert len(mines) > len(fleets) / 2


def test_places_overseas_are_proposed_as_if_a_boat_went_there() -> None:
    """On an island half of the woodcutters and more go over the strait, where it was one in twenty."""
    at = in_a_row("pasture", "woods", "sea", "woods")
    sites = [task.first for tasks in proposed(at, 4_000) for task in tasks if task.kind == BUILD and task.second == 0]
    assert 0.1 < sum(site != 1 for site in sites) / len(sites) < 0.75
