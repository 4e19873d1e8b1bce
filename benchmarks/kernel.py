"""The planner's kernel against the rules engine: does all that a plan promises come true?

Run it with ``python -m benchmarks.kernel``; ``--maps`` and ``--plans`` choose how much, ``--first`` the map to begin
with, ``--kind`` maps of islands, rivers or deserts. On each map, ours and maps drawn at random, solo games are begun at
several homes and at several moments, lists of tasks drawn at random, planned by the kernel and played in the engine. At
the end everything must be as planned: goods at every holder, buildings, bags, roads, research, the wonder, the
transporters and where they stand, and the points.
Exceptions are births that the plan itself called disturbed.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from itertools import count, islice
from pathlib import Path
from random import Random
from time import process_time
from typing import NamedTuple

import rbdesigner as rb
from benchmarks.drawn_maps import drawn_map, rich_start
from benchmarks.puzzle_maps import EACH, KINDS
from rbdesigner import engine
from rbdesigner.engine.core.actions import Done
from rbdesigner.engine.core.codes import NEUTRAL, NGOODS
from rbdesigner.engine.core.connections import lay_bridge
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.players.planning.constants import (
    BRIDGED,
    ENTRY,
    MOST_TURNS,
    NEVER,
    NOWHERE,
    PICK,
    SPACES,
    SUBJECTS,
)
from rbdesigner.players.planning.execution import Execution, entries
from rbdesigner.players.planning.kernel import clear, is_compiled, schedule
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.playing_out import go_to_movement, play_out, position_of
from rbdesigner.players.planning.proposals import Proposals
from rbdesigner.players.planning.search import Search
from rbdesigner.players.planning.task import Tasks, to_ints
from rbdesigner.players.planning.tasks.bridge import site_between
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.scenario.model import STANDARD_START, Scenario

SCENARIOS = Path(__file__).parents[1] / "scenarios"
POSITIONS = 6
"""How many positions of a map are planned from."""


class End(NamedTuple):
    """The end of a game, as far as a plan speaks of it, in the numbers of the game.

    ``goods`` are those on the ground, by region and good; ``transporters`` are told by kind, spot and load.
    """

    points: int
    goods: dict[tuple[int, int], int]
    transporters: tuple[tuple[int, int, tuple[int, ...]], ...]
    buildings: tuple[tuple[int, int], ...]
    bags: tuple[tuple[int, int], ...]
    roads: tuple[bool, ...]
    bridges: tuple[bool, ...]
    subjects: int
    bricks: tuple[int, ...]

    def differences(self, other: End) -> list[str]:
        """The names of what differs."""
        return [name for name in self._fields if getattr(self, name) != getattr(other, name)]


def played_end(state: GameState, points: int, player: int = 0) -> End:
    """The end of a game that was played."""
    transporters = ((state.kinds[each], state.spots[each], tuple(state.row(~each))) for each in state.owned(player))
    return End(
        points,
        {
            (holder, good): count
            for holder, row in state.goods.items()
            if holder >= 0
            for good, count in enumerate(row)
            if count
        },
        tuple(sorted(transporters)),
        tuple(zip(state.buildings, state.building_spots, strict=True)),
        tuple(zip(state.bag_gold, state.bag_iron, strict=True)),
        tuple(state.roads),
        tuple(state.bridges),
        state.subjects[player],
        tuple(state.bricks),
    )


def planned_end(state: GameState, position: PlanPosition, points: int) -> End:
    """The end that a scheduled plan promises for a game in this state, the one it was made from."""
    plan, state = position.plan, _bridged(state, position)
    seen = set(position.spots)
    goods = {
        (holder, good): count
        for holder, row in state.goods.items()
        if holder >= 0 and holder not in seen
        for good, count in enumerate(row)
        if count
    }
    for place, spot in enumerate(position.spots):
        for good in range(NGOODS):
            count = plan.ledger.goods[(place * NGOODS + good) * MOST_TURNS + plan.last_turn]
            if count:
                goods[state.root[spot], good] = goods.get((state.root[spot], good), 0) + count
    buildings = list(zip(state.buildings, state.building_spots, strict=True))
    for tile in range(plan.graph.tiles):
        if NEVER > plan.economy.built[tile] >= plan.turn or plan.economy.upgraded[tile]:
            buildings[tile] = plan.economy.buildings[tile], state.root[position.spots[plan.economy.sites[tile]]]
    roads = list(state.roads)
    for number, border in enumerate(position.borders):
        roads[border] = roads[border] or plan.roads.built[number] < NEVER
    return End(
        points,
        goods,
        tuple(sorted(_transporters(state, position))),
        tuple(buildings),
        tuple(_bag(plan, tile) for tile in range(plan.graph.tiles)),
        tuple(roads),
        tuple(state.bridges),
        sum(1 << subject for subject in range(len(SUBJECTS)) if plan.economy.subjects[subject] < NEVER),
        tuple(_bricks(state, position)),
    )


def _bridged(state: GameState, position: PlanPosition) -> GameState:
    """A copy of a state in which all planned bridges stand."""
    copy = state.copy()
    for entry in entries(position):
        if entry.kind == BRIDGED:
            one, other = (copy.root[position.spots[place]] for place in (entry.place, entry.value))
            lay_bridge(copy, site_between(copy, one, other))
    return copy


def _transporters(state: GameState, position: PlanPosition) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Each with what it keeps to the end; those that the plan does not see stay as they are."""
    plan = position.plan
    loads = [[0] * NGOODS for _ in range(plan.fleet.size)]
    for entry in range(0, plan.timetable.entries * ENTRY, ENTRY):
        who, _, _, kind, _, good, number, _ = plan.timetable.numbers[entry : entry + ENTRY]
        if kind <= 1 and who != NOWHERE:
            loads[who][good] += number if kind == PICK else -number
    for each in range(plan.fleet.size):
        hold = plan.fleet.holds[each]
        for good in range(NGOODS if hold != NOWHERE else 0):
            loads[each][good] += plan.ledger.goods[(hold * NGOODS + good) * MOST_TURNS + plan.last_turn]
        spot = plan.whereabouts.spots[each * MOST_TURNS + plan.last_turn]
        if spot != NOWHERE:  # it has made way for a better one
            yield plan.fleet.kinds[each], state.root[position.spots[spot]], tuple(loads[each])
    for each in state.owned(position.player):
        if each not in position.transporters:
            yield state.kinds[each], state.spots[each], tuple(state.row(~each))


def _bag(plan: Plan, tile: int) -> tuple[int, int]:
    """The counters left in the bag of a mine after the last production (Z4)."""
    gold, iron = plan.economy.gold[tile], plan.economy.iron[tile]
    for turn in range(plan.turn, plan.last_turn + 1):
        if turn > plan.turn and gold + iron:
            gold, iron = (gold - 1, iron) if gold >= iron else (gold, iron - 1)
        gold += plan.economy.more_gold[tile * MOST_TURNS + turn]
        iron += plan.economy.more_iron[tile * MOST_TURNS + turn]
    return gold, iron


def _bricks(state: GameState, position: PlanPosition) -> Iterator[int]:
    """The wonder: in each turn the player's bricks, then a neutral one."""
    plan, laid = position.plan, len(state.bricks)
    yield from state.bricks
    for turn in range(plan.turn, plan.last_turn + 1):
        for owner in [*[position.player] * plan.economy.bricks_of[turn], NEUTRAL]:
            if laid < SPACES:
                laid += 1
                yield owner


class Verdict(StrEnum):
    """What came of a plan."""

    EXACT = "exact"
    ANNOUNCED = "announced"
    BAD = "bad"


class Trial(NamedTuple):
    """A plan that was played: what came of it, and what differed if anything did."""

    verdict: Verdict
    fault: str = ""


def tried(game: rb.Game, position: PlanPosition, tasks: Tasks) -> Trial:
    """Plan tasks and play them in a copy of the game."""
    numbers = to_ints(tasks)
    points = schedule(position.plan, numbers, len(tasks))
    promised, disturbed = planned_end(game.state, position, points), position.plan.outcome.disturbed > 0
    clear(position.plan)
    copy = game.copy()
    refused = play_out(copy, position, tasks)
    fault = f"turn {copy.state.turn}, {copy.state.phase.name.lower()}: {refused}" if refused else ""
    if refused is None:
        end = played_end(copy.state, copy.scores()[0].total)
        fault = ", ".join(
            f"{name} {getattr(promised, name)!r} became {getattr(end, name)!r}" for name in promised.differences(end)
        )
    if disturbed:
        return Trial(Verdict.ANNOUNCED, fault)
    return Trial(Verdict.BAD, fault) if fault else Trial(Verdict.EXACT)


# Maps, positions and lists


def maps() -> Iterator[tuple[str, Scenario]]:
    """Our own maps, then drawn ones without end."""
    for path in sorted(SCENARIOS.glob("*.rbmap")):
        yield path.stem, rb.load(path)
    yield from ((f"drawn {number}", drawn_map(number)) for number in count())


def maps_of(kind: str) -> Iterator[tuple[str, Scenario]]:
    """Maps of a kind of puzzle without end, none of them a puzzle itself; every other one has a start of its own."""
    for number in count():
        scenario, chance = rb.generate(KINDS[kind], 1 + EACH + number).scenario, Random(f"{kind} {number}")
        start = STANDARD_START if number % 2 else replace(STANDARD_START, goods=rich_start(chance).goods)
        yield f"{kind} {number}", replace(scenario, properties=replace(scenario.properties, start=start))


def begun(scenario: Scenario, seed: str) -> rb.Game:
    """A solo game in a movement phase, at any of its homes.

    In its first turn, or later, after a plan was followed for some turns or after random actions.
    """
    random = Random(seed)
    game = rb.Game.new(scenario, players=1, seed=1)
    while game.state.phase is Phase.SETUP:
        game.apply(random.choice(game.legal_actions()))
    kind = random.random()
    if kind < 0.15:
        _play_at_random(game, random.randint(1, 8), seed)
    go_to_movement(game)
    if kind > 0.5:
        position = position_of(game)
        _follow(game, position, random_tasks(position, random), random.randint(1, 12))
        go_to_movement(game)
    return game


def _follow(game: rb.Game, position: PlanPosition, tasks: Tasks, turns: int) -> None:
    """Play a plan for some turns, or until it does not come true."""
    schedule(position.plan, to_ints(tasks), len(tasks))
    execution, last = Execution(position), game.state.turn + turns
    while not game.over and game.state.turn <= last:
        done = Done(game.acting[0])
        action = execution.next_action(game.state) or done
        game.apply(action if game.check(action) is None else done)
    clear(position.plan)


def _play_at_random(game: rb.Game, turns: int, seed: str) -> None:
    machine = RandomPlayer(seed)
    while not game.over and game.state.turn <= turns:
        game.apply(machine.decide(game))


def random_tasks(position: PlanPosition, random: Random) -> Tasks:
    """An opening changed a few times or often, a list of nothing but proposals, or the best of a short search."""
    proposals, kind = Proposals(position, random), random.random()
    if kind < 0.1:
        return Search(position, str(random.random())).anneal(proposals.opening(), 60).tasks
    tasks = proposals.opening() if kind < 0.8 else ()
    for _ in range(random.choice((5, 20, 40, 80, 160))):
        tasks = proposals.changed(tasks)
    return tasks


def trials(name: str, scenario: Scenario, plans: int) -> Iterator[tuple[str, int, Trial]]:
    """So many plans of a map, each with its position and number."""
    for number in range(POSITIONS):
        seed = f"{name} {number}"
        game = begun(scenario, seed)
        if game.over or game.state.neutral + 3 > game.state.terms.turns:
            continue
        position = position_of(game)
        for plan in range(plans // POSITIONS):
            yield seed, plan, tried(game, position, random_tasks(position, Random(f"{seed} {plan}")))


def main() -> None:
    """Try as many plans as the command line says."""
    parser = argparse.ArgumentParser(prog="benchmarks.kernel", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--maps", type=int, default=16)
    parser.add_argument("--plans", type=int, default=60, help="of each map")
    parser.add_argument("--first", type=int, default=0, help="how many maps to leave out")
    parser.add_argument("--kind", choices=KINDS, help="maps of this kind alone")
    arguments = parser.parse_args()
    how = ["compiled" if compiled else "in Python" for compiled in (is_compiled, engine.IS_COMPILED)]
    print(f"planner {how[0]}, engine {how[1]}")
    counted, begin = Counter[Verdict](), process_time()
    chosen = maps_of(arguments.kind) if arguments.kind else maps()
    chosen = islice(chosen, arguments.first, arguments.first + arguments.maps)
    for number, (name, scenario) in enumerate(chosen, arguments.first):
        for seed, plan, trial in trials(name, scenario, arguments.plans):
            counted[trial.verdict] += 1
            if trial.verdict is Verdict.BAD:
                print(f"{seed}, plan {plan}: {trial.fault}", flush=True)
        told = ", ".join(f"{counted[verdict]:,} {verdict}" for verdict in Verdict)
        print(f"{number + 1} {name}: {told}, {process_time() - begin:.0f} s", flush=True)


if __name__ == "__main__":
    main()
