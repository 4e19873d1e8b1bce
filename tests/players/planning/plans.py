"""Positions and lists of tasks to plan with, and what a plan says of them.

Tests read a plan through the functions here alone, so that they say what it promises and not how it is kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import rbdesigner as rb
from rbdesigner.engine.core.actions import ChooseHome
from rbdesigner.engine.core.codes import NGOODS
from rbdesigner.engine.core.state import Phase
from rbdesigner.players.planning import fleet, kernel, ledger, sites, stands
from rbdesigner.players.planning.constants import MOST_JOBS, MOST_TURNS, NEVER, ROWS, TASK, TURN
from rbdesigner.players.planning.execution import ScheduleEntry, entries
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.playing_out import go_to_movement, position_of
from rbdesigner.players.planning.proposals import Proposals
from rbdesigner.players.planning.task import Task, Tasks, to_ints

SCENARIOS = Path(__file__).parents[3] / "scenarios"
MAPS = tuple(sorted(path.stem for path in SCENARIOS.glob("*.rbmap")))
RICH = {"boards": 9, "stone": 5}
"""A stock from which several buildings can be built."""


@cache
def _new_game(name: str) -> rb.Game:
    return rb.Game.new(rb.load(SCENARIOS / f"{name}.rbmap"), players=1, seed=1)


def begun(name: str, seed: int = 0) -> rb.Game:
    """A solo game in its first movement, at a home drawn by the seed."""
    game = _new_game(name).copy()
    random = Random(seed)
    while game.state.phase is Phase.SETUP:
        game.apply(random.choice(game.legal_actions()))
    go_to_movement(game)
    return game


def random_tasks(position: PlanPosition, seed: int, changes: int = 40) -> Tasks:
    """An opening that was changed so many times."""
    proposals = Proposals(position, Random(seed))
    tasks = proposals.opening()
    for _ in range(changes):
        tasks = proposals.changed(tasks)
    return tasks


def position(name: str, seed: int = 0) -> PlanPosition:
    """The empty plan of such a game."""
    return position_of(begun(name, seed))


SEA_RING = {
    "woods": [(4, -8), (4, -7), (8, -9), (8, -8)],
    "mountain": [(4, -6), (5, -6), (6, -6)],
    "pasture": [(5, -9), (7, -7)],
    "rock": [(6, -10), (7, -10), (8, -10)],
    "desert": [(6, -8)],
    "sea": [(5, -8), (5, -7), (6, -9), (6, -7), (7, -9), (7, -8)],
}
"""Land around a sea around a desert: many docks, and several ways to each by water."""


def around_the_sea() -> rb.Game:
    """A solo game in which the home has yet to be chosen, anywhere around the sea."""
    tiles = [{"at": at, "terrain": terrain} for terrain, places in SEA_RING.items() for at in sorted(places)]
    tiles.sort(key=lambda tile: tile["at"])
    scenario = rb.scenario_from({"format": "rbdesigner-scenario", "version": 1, "tiles": tiles})
    return rb.Game.new(scenario, players=1, seed=1)


def begun_at_sea(home: int) -> rb.Game:
    """A solo game in its first movement, around the sea."""
    game = around_the_sea()
    game.apply(ChooseHome(0, home))
    go_to_movement(game)
    return game


def row_scenario(
    *terrains: str,
    home: int = 0,
    stock: Mapping[str, int] | None = None,
    fleet: Mapping[str, int] | None = None,
    **members: Any,
) -> rb.Scenario:
    """A scenario of tiles in a row from west to east; each is a place of its number, and the home is one of them.

    East of a shore places have other numbers, as docks have numbers too. The only goods are the ``stock`` at home, the
    transporters three donkeys there if nothing is said.
    """
    tiles = [{"at": [q, 0], "terrain": terrain} for q, terrain in enumerate(terrains)]
    return rb.scenario_from(
        {
            "format": "rbdesigner-scenario",
            "version": 1,
            "players": {"least": 1, "most": 1},
            "start": {
                "goods": {good: count for good, count in (stock or {}).items() if count},
                "transporters": {**(fleet or {"donkey": 3})},
            },
            "homes": [{"at": [home, 0], "player": 1}],
            "tiles": tiles,
            **members,
        }
    )


def in_a_row(*terrains: str, **given: Any) -> PlanPosition:
    """The empty plan of a solo game on such a map, in its first movement."""
    return position_of(game_in_a_row(*terrains, **given))


def game_in_a_row(*terrains: str, **given: Any) -> rb.Game:
    """A solo game on such a map, in its first movement."""
    game = rb.Game.new(row_scenario(*terrains, **given), players=1, seed=1)
    go_to_movement(game)
    return game


def pieces(
    buildings: Mapping[int, str] | None = None,
    goods: Mapping[int, Mapping[str, int]] | None = None,
    roads: Sequence[int] = (),
) -> dict[str, Any]:
    """What stands and lies on a row when a game begins, by place; roads lead from places to the next ones."""
    return {
        "roads": [{"at": [place, 0], "half_edge": 4} for place in roads],
        "buildings": [
            {"at": [place, 0], "kind": kind, **({"gold": 3, "iron": 3} if kind == "mine" else {})}
            for place, kind in (buildings or {}).items()
        ],
        "goods": [
            {"at": [place, 0], "good": good, "count": count}
            for place, row in (goods or {}).items()
            for good, count in row.items()
        ],
    }


# What a plan says


class Scheduled(NamedTuple):
    """The points that a list of tasks comes to, and which of them can be done."""

    points: int
    done: list[bool]


def scheduled(at: PlanPosition, *tasks: Task) -> Scheduled:
    """Schedule a list of tasks."""
    numbers = to_ints(tasks)
    points = kernel.schedule(at.plan, numbers, len(tasks))
    return Scheduled(points, [bool(numbers[TASK * i + TASK - 1]) for i in range(len(tasks))])


def can(at: PlanPosition, *tasks: Task) -> bool:
    """Whether the last of some tasks can be done after the others."""
    return scheduled(at, *tasks).done[-1]


def goods_at(at: PlanPosition, place: int, good: int) -> list[int]:
    """How many of a good lie at a place as each turn ends, from the first turn of the plan to its last."""
    plan, first = at.plan, (place * NGOODS + good) * MOST_TURNS
    turns = range(first + plan.turn, first + plan.last_turn + 1)
    return [plan.ledger.goods[i] + plan.ledger.arriving[i] for i in turns]


def free_at(at: PlanPosition, place: int, good: int) -> list[int]:
    """How many of a good can be promised at a place in each turn without breaking another promise."""
    plan, first = at.plan, (place * NGOODS + good) * MOST_TURNS
    return list(plan.ledger.promised[first + plan.turn : first + plan.last_turn + 1])


def free(at: PlanPosition, good: int) -> int:
    """How many of a good can still be promised anywhere."""
    return sum(max(0, free_at(at, place, good)[-1]) for place in range(at.plan.graph.spots))


def site_for(at: PlanPosition, building: int) -> int:
    """The place where a building would be put that another task needs."""
    return sites.good_site(at.plan, building)


def built(at: PlanPosition) -> dict[int, tuple[int, int]]:
    """The buildings that a plan adds: kind and turn by tile."""
    plan = at.plan
    return {
        tile: (plan.economy.buildings[tile], plan.economy.built[tile])
        for tile in range(plan.graph.tiles)
        if plan.turn <= plan.economy.built[tile] < NEVER
    }


def runs_of(at: PlanPosition, tile: int) -> list[int]:
    """How often the building of a tile works in each turn."""
    first = tile * MOST_TURNS
    return list(at.plan.economy.capacity[first + at.plan.turn : first + at.plan.last_turn + 1])


def learnt(at: PlanPosition, subject: int) -> int:
    """The turn from which a subject is known; NEVER if it is not."""
    return at.plan.economy.subjects[subject]


def bricks_bought(at: PlanPosition) -> dict[int, int]:
    """The bricks that a plan buys, by turn."""
    plan = at.plan
    return {
        turn: plan.economy.bricks_of[turn]
        for turn in range(plan.turn, plan.last_turn + 1)
        if plan.economy.bricks_of[turn]
    }


class Job(NamedTuple):
    """A stretch of a transporter's time: when and where it begins and ends, and the most goods aboard.

    Times are turns times eight plus the points used.
    """

    start: int
    origin: int
    end: int
    to: int
    load: int


def jobs_of(at: PlanPosition, transporter: int) -> list[Job]:
    """The jobs of a transporter, in their order."""
    plan, first = at.plan, transporter * MOST_JOBS
    return [
        Job(plan.fleet.starts[i], plan.fleet.froms[i], plan.fleet.ends[i], plan.fleet.tos[i], plan.fleet.loads[i])
        for i in range(first, first + plan.fleet.jobs[transporter])
    ]


class Transporter(NamedTuple):
    """A transporter of a plan: its kind, where and from which turn it can move."""

    kind: int
    spot: int
    turn: int


def fleet_of(at: PlanPosition) -> list[Transporter]:
    """The transporters at the end of a plan."""
    plan = at.plan
    return [
        Transporter(plan.fleet.kinds[each], plan.fleet.birthplaces[each], plan.fleet.born[each] // TURN)
        for each in range(plan.fleet.size)
    ]


def stands_at(at: PlanPosition, transporter: int) -> list[int]:
    """The spot on which a transporter stands as each turn ends; NOWHERE before it is there."""
    plan, first = at.plan, transporter * MOST_TURNS
    return list(plan.whereabouts.spots[first + plan.turn : first + plan.last_turn + 1])


def stands_idle(at: PlanPosition, transporter: int, place: int, turn: int) -> bool:
    """Whether a transporter stands at a place at the end of a turn, as far as its jobs tell."""
    return stands.stands_idle(at.plan, transporter, place, turn)


def acts(at: PlanPosition, *kinds: int) -> list[ScheduleEntry]:
    """The entries of a schedule of some kinds, by time."""
    return sorted((entry for entry in entries(at) if entry.kind in kinds), key=lambda entry: entry.time)


def row_points(at: PlanPosition) -> int:
    """The points of the wonder."""
    return at.plan.outcome.row_points


def rivals_bricks(at: PlanPosition) -> int:
    """How many bricks rivals are expected to have in the rows at the end."""
    return sum(at.plan.outcome.rows[ROWS : 2 * ROWS]) - sum(at.plan.economy.row_bricks[ROWS : 2 * ROWS])


def exposed(at: PlanPosition) -> int:
    """The points that rivals may cost a plan, in hundredths."""
    return at.plan.outcome.exposed


def disturbed(at: PlanPosition) -> int:
    """How many births will not come and how many goods are lost, as a plan itself says."""
    return at.plan.outcome.disturbed


def lockout(at: PlanPosition) -> int:
    """How many turns pass until there are boards and stone anew."""
    return at.plan.outcome.lockout


def promise(at: PlanPosition) -> int:
    """The worth of what a plan leaves over, in tenths of a point."""
    return at.plan.outcome.promise


def irrigated(at: PlanPosition) -> int:
    """The turn after which deserts are pasture; NEVER if in none."""
    return at.plan.outcome.irrigated


# What a position is made to be


def leave_out(at: PlanPosition, building: int | None = None, tile: int | None = None) -> None:
    """Have a plan do without a kind of building, or without a tile."""
    if building is not None:
        at.plan.terms.left_out[building] = 1
    if tile is not None:
        at.plan.terms.avoided[tile] = 1


def leave_out_births(at: PlanPosition) -> None:
    """Have a plan do without births of donkeys."""
    at.plan.terms.has_births = 0


def occupy(at: PlanPosition, tile: int) -> None:
    """Have a transporter stay on a tile that the plan does not move."""
    at.plan.terms.bystanders[tile] = 1


def expect_rivals(at: PlanPosition, bricks: int) -> None:
    """Have rivals buy so many bricks in ten turns."""
    at.plan.terms.others_bricks = bricks


def endanger(at: PlanPosition, place: int, risk: int) -> None:
    """Have rivals take so many of a hundred goods in each turn from a place."""
    at.plan.terms.risks[place] = risk


def set_aside(at: PlanPosition, place: int, good: int, since: int, until: int) -> None:
    """Have a good lie at a place that is used in a later turn."""
    ledger.lie(at.plan.ledger, place, good, since, until)
    at.plan.journal.steps = 0  # a part of the position, which is not undone with the tasks


def sea_pieces(kind: str, count: int) -> dict[str, object]:
    """So many boats on the sea tile of a row."""
    return {"transporters": [{"at": [2, 0], "kind": kind, "player": 1}] * count}


def send(at: PlanPosition, transporter: int, place: int) -> None:
    """Have a transporter begin at another place."""
    at.plan.fleet.birthplaces[transporter] = place


def keep_one(at: PlanPosition) -> None:
    """Have a plan do with its first transporter alone."""
    at.plan.fleet.size = 1


def employ(at: PlanPosition, transporter: int, start: int, end: int, to: int, load: int = 0) -> None:
    """Give a transporter one more job, from where it stands then to a place, with so many goods."""
    fleet.add_job(at.plan.fleet, transporter, at.plan.fleet.jobs[transporter], start, end, to, load)
    at.plan.journal.steps = 0  # a part of the position, which is not undone with the tasks
