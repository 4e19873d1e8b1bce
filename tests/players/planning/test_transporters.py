"""Transporters of a plan: each in one place at a time, never overloaded, never more than the rules allow."""

from __future__ import annotations

from collections import Counter

import pytest

from benchmarks.kernel import Verdict, tried
from rbdesigner.engine.core.actions import Step
from rbdesigner.engine.core.codes import BOARDS, CAPACITIES, DONKEY, GEESE, IS_BOAT, TRUCK
from rbdesigner.players.planning import kernel
from rbdesigner.players.planning.constants import (
    BREED,
    BRICKS,
    BUILD,
    BUILT,
    DROP,
    GEESE_PASTURE,
    LAID,
    LAUNCHED,
    MINE,
    NEVER,
    NOWHERE,
    PICK,
    QUARRY,
    RAFT_FACTORY,
    RESEARCHED,
    ROAD,
    ROADED,
    ROWBOAT_FACTORY,
    STEAMER_FACTORY,
    SUNK,
    TRANSPORTER,
    TRUCK_FACTORY,
    TURN,
    WOODCUTTER,
)
from rbdesigner.players.planning.task import Task
from tests.players.planning.plans import (
    MAPS,
    acts,
    built,
    can,
    fleet_of,
    game_in_a_row,
    goods_at,
    in_a_row,
    jobs_of,
    pieces,
    position,
    position_of,
    random_tasks,
    runs_of,
    scheduled,
    sea_pieces,
    send,
    stands_at,
)


@pytest.mark.parametrize("seed", range(12))
def test_no_transporter_is_in_two_places(seed: int) -> None:
    """Between two jobs it goes from where the one ends to where the next begins, and has the time to."""
    at = position(MAPS[seed % len(MAPS)], seed)
    scheduled(at, *random_tasks(at, seed))
    for each, (kind, spot, turn) in enumerate(fleet_of(at)):
        free, there = turn * TURN, spot
        for job in jobs_of(at, each):
            assert free <= job.start <= job.end
            if there != job.origin and not IS_BOAT[kind]:
                assert kernel.arrival_time(at.plan, kind, there, free, job.origin) <= job.start
            free, there = job.end, job.to


@pytest.mark.parametrize("seed", range(12))
def test_no_transporter_carries_more_than_it_can(seed: int) -> None:
    at = position(MAPS[seed % len(MAPS)], seed)
    scheduled(at, *random_tasks(at, seed))
    kinds = [each.kind for each in fleet_of(at)]
    aboard = Counter[int]()
    for entry in sorted(acts(at, PICK, DROP), key=lambda entry: (entry.time, entry.start, entry.number)):
        if entry.value != GEESE or IS_BOAT[kinds[entry.transporter]]:  # on land geese walk (G2)
            aboard[entry.transporter] += entry.amount if entry.kind == PICK else -entry.amount
            assert aboard[entry.transporter] <= CAPACITIES[kinds[entry.transporter]]
    for each, kind in enumerate(kinds):
        assert all(job.load <= CAPACITIES[kind] for job in jobs_of(at, each))


@pytest.mark.rule("K1", "V1")
@pytest.mark.parametrize("seed", range(5))
def test_whoever_builds_researches_or_buys_stands_there_as_the_turn_ends(seed: int) -> None:
    at = position(MAPS[seed % len(MAPS)], seed)
    scheduled(at, *random_tasks(at, seed))
    for act in acts(at, BUILT, ROADED, SUNK, LAID, RESEARCHED, LAUNCHED):
        turn = act.turn - (act.kind in (RESEARCHED, LAUNCHED))  # these come with the next production
        spot = stands_at(at, act.transporter)[turn - at.plan.turn]
        reached = at.plan.graph.banks_of[at.plan.graph.banks[spot] : at.plan.graph.banks[spot + 1]]
        assert act.place == spot or act.place in reached


@pytest.mark.rule("M1")
def test_a_donkey_carries_two_and_comes_again_for_the_third() -> None:
    at = in_a_row("pasture", "mountain", stock={"boards": 3, "stone": 1}, fleet={"donkey": 1})
    assert can(at, Task(BUILD, 1, 3))
    loads = [job.load for job in jobs_of(at, 0)]
    assert max(loads) == 2
    assert built(at)[1][1] == 3  # there, back for the rest, and there again


@pytest.mark.rule("M1")
def test_three_donkeys_bring_five_goods_in_one_turn() -> None:
    at = in_a_row("pasture", "mountain", stock={"boards": 3, "stone": 1})
    assert can(at, Task(BUILD, 1, 3))
    assert built(at)[1][1] == 1


@pytest.mark.rule("M3")
def test_a_donkey_goes_one_tile_a_turn_across_country() -> None:
    at = in_a_row("pasture", "pasture", "pasture", "woods", stock={"boards": 1})
    assert can(at, Task(BUILD, 3, WOODCUTTER))
    assert built(at) == {3: (WOODCUTTER, 3)}
    assert stands_at(at, acts(at, BUILT)[0].transporter)[:3] == [1, 2, 3]


@pytest.mark.rule("M1")
def test_who_has_moved_already_goes_on_in_the_next_turn() -> None:
    lying = pieces(goods={1: {"boards": 1}})
    game = game_in_a_row("pasture", "pasture", "woods", fleet={"donkey": 1}, pieces=lying)
    game.apply(Step(0, game.state.owned(0)[0], 1))
    at = position_of(game)
    assert can(at, Task(BUILD, 2, WOODCUTTER))
    assert built(at) == {2: (WOODCUTTER, 2)}


@pytest.mark.rule("M2", "K18")
def test_a_road_serves_from_the_turn_after_it_is_built() -> None:
    at = in_a_row("pasture", "pasture", "woods", stock={"boards": 1, "stone": 1})
    border = at.plan.graph.exit_borders[at.plan.graph.exits[0]]
    far = Task(BUILD, 2, WOODCUTTER)
    assert scheduled(at, far).done == [True]
    assert built(at)[2][1] == 2
    assert can(at, Task(ROAD, border, 0))
    (road,) = acts(at, ROADED)
    assert (road.place, road.turn) == (0, 1)
    assert kernel.arrival_time(at.plan, DONKEY, 0, 1 * TURN, 1) == 1 * TURN + 2  # all of its points, as without
    assert kernel.arrival_time(at.plan, DONKEY, 0, 2 * TURN, 1) == 2 * TURN + 1
    assert not can(at, Task(ROAD, border, 0), Task(ROAD, border, 1))


@pytest.mark.rule("M2")
def test_a_wagon_needs_roads() -> None:
    """It leaves what lies beyond them to others."""
    lonely = in_a_row("pasture", "woods", stock={"boards": 1}, fleet={"wagon": 1})
    assert not can(lonely, Task(BUILD, 1, WOODCUTTER))
    with_road = in_a_row("pasture", "woods", stock={"boards": 1}, fleet={"wagon": 1}, pieces=pieces(roads=[0]))
    assert can(with_road, Task(BUILD, 1, WOODCUTTER))


# Limits


@pytest.mark.rule("F6", "L4")
@pytest.mark.parametrize(("donkeys", "births"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_no_more_than_five_are_on_land(donkeys: int, births: int) -> None:
    at = in_a_row("woods", "pasture", fleet={"donkey": donkeys})
    assert scheduled(at, *[Task(BREED, 1)] * 4).done.count(True) == births
    assert len(fleet_of(at)) == min(5, donkeys + births)


@pytest.mark.rule("F6")
@pytest.mark.parametrize(("boats", "born"), [(3, True), (4, False)])
def test_no_more_than_eight_are_owned(boats: int, born: bool) -> None:
    at = in_a_row("pasture", "pasture", "sea", home=0, fleet={"donkey": 4}, pieces=sea_pieces("raft", boats))
    assert can(at, Task(BREED, 1)) is born


@pytest.mark.rule("F6")
@pytest.mark.parametrize(("boats", "made"), [(4, True), (5, False)])
def test_no_more_than_five_are_on_water(boats: int, made: bool) -> None:
    at = in_a_row(
        "woods",
        "pasture",
        "sea",
        fleet={"donkey": 1},
        pieces={**pieces({1: "raft factory"}, {0: {"trunks": 3}}), **sea_pieces("raft", boats)},
    )
    assert can(at, Task(TRANSPORTER, 1, RAFT_FACTORY)) is made


@pytest.mark.rule("C1", "F6")
@pytest.mark.parametrize(("boats", "born"), [(3, True), (4, False)])
def test_a_carrier_and_its_passenger_have_no_task_but_count(boats: int, born: bool) -> None:
    game = game_in_a_row("pasture", "pasture", "sea", fleet={"donkey": 4}, pieces=sea_pieces("raft", boats))
    rafts = [each for each in game.state.owned(0) if IS_BOAT[game.state.kinds[each]]]
    game.state.load_on(rafts[0], rafts[1])
    at = position_of(game)
    assert set(game.state.owned(0)) - set(at.transporters) == set(rafts[:2])
    assert can(at, Task(BREED, 1)) is born


# Factories


@pytest.mark.rule("F3", "F5", "K4")
def test_a_raft_is_launched_beside_its_factory_in_the_production_after_its_trunks_have_come() -> None:
    at = in_a_row(
        "woods", "pasture", "sea", stock={"trunks": 4}, fleet={"donkey": 1}, pieces=pieces({1: "raft factory"})
    )
    assert scheduled(at, *[Task(TRANSPORTER, 1, RAFT_FACTORY)] * 2).done == [True, True]
    first, second = acts(at, LAUNCHED)
    brought = [entry.turn for entry in acts(at, DROP) if entry.place == 1]
    assert first.turn == min(brought) + 1
    assert second.turn > first.turn
    assert runs_of(at, 1)[first.turn - 1] == runs_of(at, 1)[second.turn - 1] == 1
    rafts = [each for each in fleet_of(at) if IS_BOAT[each.kind]]
    assert [raft.turn for raft in rafts] == [first.turn, second.turn]
    assert goods_at(at, 1, 0)[-1] == 0


@pytest.mark.rule("F5", "F8")
def test_a_factory_makes_one_transporter_a_turn() -> None:
    """What is there for a second lies until the next turn: a factory that has worked uses up nothing more by itself."""
    game = game_in_a_row("woods", "pasture", "sea", stock={"trunks": 4}, pieces=pieces({1: "raft factory"}))
    at, rafts = position_of(game), [Task(TRANSPORTER, 1, RAFT_FACTORY)] * 2
    assert scheduled(at, *rafts).done == [True, True]
    first, second = acts(at, LAUNCHED)
    assert second.turn == first.turn + 1
    assert tried(game, position_of(game), tuple(rafts)) == (Verdict.EXACT, "")


@pytest.mark.rule("F1")
@pytest.mark.parametrize(
    ("name", "factory", "goods"),
    [
        ("raft factory", RAFT_FACTORY, {"trunks": 2}),
        ("rowboat factory", ROWBOAT_FACTORY, {"boards": 5}),
        ("steamer factory", STEAMER_FACTORY, {"fuel": 2, "iron": 1}),
        ("truck factory", TRUCK_FACTORY, {"fuel": 1, "iron": 1}),
    ],
)
def test_a_factory_takes_what_the_tables_say(name: str, factory: int, goods: dict[str, int]) -> None:
    at = in_a_row("woods", "pasture", "sea", stock=goods, pieces=pieces({1: name}))
    assert can(at, Task(TRANSPORTER, 1, factory))
    for good, number in goods.items():
        less = {**goods, good: number - 1}
        assert not can(
            in_a_row("woods", "pasture", "sea", stock=less, pieces=pieces({1: name})), Task(TRANSPORTER, 1, factory)
        )


def test_a_transporter_is_made_only_where_its_factory_stands() -> None:
    at = in_a_row("woods", "pasture", "sea", stock={"trunks": 4, "boards": 9}, pieces=pieces({1: "raft factory"}))
    assert not can(at, Task(TRANSPORTER, 0, RAFT_FACTORY))
    assert not can(at, Task(TRANSPORTER, 1, ROWBOAT_FACTORY))


@pytest.mark.rule("K4", "R4")
@pytest.mark.parametrize(("factory", "done"), [(RAFT_FACTORY, [False, True]), (TRUCK_FACTORY, [False, False])])
def test_boats_are_made_at_the_shore(factory: int, done: list[bool]) -> None:
    """And trucks only with research."""
    at = in_a_row("pasture", "woods", "rock", "sea", stock={"boards": 9, "stone": 5})
    assert [can(at, Task(BUILD, place, factory)) for place in (1, 2)] == done


@pytest.mark.rule("B3", "M8")
def test_boats_reach_the_shore_and_donkeys_do_not_enter_the_sea() -> None:
    at = in_a_row(
        "woods", "sea", "rock", fleet={"donkey": 1}, stock={"boards": 2},
        pieces={"transporters": [{"at": [1, 0], "kind": "raft", "player": 1}]},
    )  # fmt: skip
    assert can(at, Task(BUILD, 3, QUARRY))
    assert {IS_BOAT[fleet_of(at)[entry.transporter].kind] for entry in acts(at, DROP)} == {True}
    dry = in_a_row("woods", "sea", "rock", fleet={"donkey": 1}, stock={"boards": 2})
    assert not can(dry, Task(BUILD, 3, QUARRY))


@pytest.mark.rule("G2", "M1")
def test_geese_walk_behind_a_donkey_beside_its_load() -> None:
    """They take no room, and follow from a place only who can still move in that turn."""
    at = in_a_row("pasture", "pasture", stock={"geese": 2}, fleet={"donkey": 1})
    assert can(at, Task(GEESE_PASTURE, 1))
    (job, *_) = jobs_of(at, 0)
    assert job.load == 0
    away = in_a_row("pasture", "woods", "pasture", home=0, fleet={"donkey": 1}, pieces=pieces(goods={1: {"geese": 2}}))
    assert can(away, Task(GEESE_PASTURE, 2))
    (pick,) = acts(away, PICK)
    assert (pick.place, pick.turn) == (1, 2)  # it comes in the first turn, without a point left


def test_what_is_needed_later_is_taken_along_with_an_earlier_load() -> None:
    at = in_a_row("pasture", "woods", "woods", stock={"boards": 2}, fleet={"donkey": 1})
    assert can(at, Task(BUILD, 1, WOODCUTTER), Task(BUILD, 2, WOODCUTTER))
    assert sorted(turn for _, turn in built(at).values()) == [1, 2]
    picked = [(entry.place, entry.turn) for entry in acts(at, PICK) if entry.value == BOARDS]
    assert picked == [(0, 1), (0, 1)]


def test_there_is_never_more_aboard_than_there_is_room_for_what_is_taken_along() -> None:
    at = in_a_row("pasture", "woods", "woods", "woods", stock={"boards": 3}, fleet={"donkey": 1})
    assert can(at, *(Task(BUILD, place, WOODCUTTER) for place in (1, 2, 3)))
    assert [job.load for job in jobs_of(at, 0) if job.load > 2] == []
    assert sorted(turn for _, turn in built(at).values())[-1] > 3  # the third board takes another way


def test_nobody_moves_before_it_is_born() -> None:
    at = in_a_row("woods", "pasture", "woods", "woods", stock={"boards": 4}, fleet={"donkey": 2})
    tasks = [Task(BREED, 1), *(Task(BUILD, place, WOODCUTTER) for place in (0, 2, 3))]
    scheduled(at, *tasks)
    born = fleet_of(at)[2]
    assert born.turn >= 2
    assert stands_at(at, 2)[: born.turn - 1] == [NOWHERE] * (born.turn - 1)
    assert all(job.start >= born.turn * TURN for job in jobs_of(at, 2))


@pytest.mark.rule("V1")
def test_whoever_pays_at_home_is_there() -> None:
    at = in_a_row("pasture", "pasture", "pasture", fleet={"donkey": 1}, stock={"trunks": 2})
    send(at, 0, 2)
    assert can(at, Task(BRICKS, 1, 1))
    (laid,) = acts(at, LAID)
    assert laid.turn == 2
    assert laid.time < NEVER


@pytest.mark.rule("V1")
def test_of_those_who_are_there_in_time_the_one_pays_who_is_busy_least() -> None:
    at = in_a_row("pasture", "pasture", "pasture", fleet={"donkey": 2}, stock={"trunks": 2})
    send(at, 0, 2)
    assert can(at, Task(BRICKS, 5, 1))
    assert [entry.transporter for entry in acts(at, LAID)] == [1]


def test_who_brings_more_at_once_goes_of_those_who_are_there_as_soon() -> None:
    at = in_a_row(
        "pasture",
        "mountain",
        stock={"boards": 3, "stone": 1},
        fleet={"donkey": 1, "truck": 1},
        pieces=pieces(roads=[0]),
    )
    assert can(at, Task(BUILD, 1, MINE))
    assert {fleet_of(at)[entry.transporter].kind for entry in acts(at, DROP)} == {TRUCK}


@pytest.mark.rule("G2")
def test_geese_are_not_taken_along_like_a_load() -> None:
    """The donkey with a board for the woodcutter comes back for them."""
    at = in_a_row("pasture", "woods", "pasture", stock={"boards": 1, "geese": 2}, fleet={"donkey": 1})
    assert can(at, Task(BUILD, 1, WOODCUTTER), Task(GEESE_PASTURE, 2))
    (pick,) = [entry for entry in acts(at, PICK) if entry.value == GEESE]
    assert (pick.place, pick.turn) == (0, 3)
