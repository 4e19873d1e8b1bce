"""The task to take a land transporter over the water by boat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rbdesigner.engine.core.actions import Action, SetDown, TakeAboard
from rbdesigner.engine.core.state import Phase
from rbdesigner.players.hint import AimKind
from rbdesigner.players.planning.constants import (
    BOARDED,
    CAPACITIES,
    IS_BOAT,
    LANDED,
    MOST_JOBS,
    NOWHERE,
    PASSAGE,
    REGION,
    STAND,
    TURN,
)
from rbdesigner.players.planning.fleet import aboard, add_job, idle_from, idle_spot
from rbdesigner.players.planning.map_graph import has_shore, land_around
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.prospects import Prospects
from rbdesigner.players.planning.task import Task, Tasks, schedules
from rbdesigner.players.planning.task_kind import Numbering, Performer, Proposal, TaskKind
from rbdesigner.players.planning.tasks.build import settlement, settlement_sites
from rbdesigner.players.planning.timetable import ScheduleEntry, enter
from rbdesigner.players.planning.ways import arrival, arrival_time, fits, head_back, late_start


@schedules(PASSAGE)
def take_over(plan: Plan, place: int, beyond: int, _third: int, _depth: int) -> bool:
    """Take a land transporter by boat from a place at the shore to one beyond the water (C1).

    Both wait there as a turn begins. The one is taken aboard then, and set down as the turn after the boat's arrival
    begins: so neither has moved before in these turns (C2, C4).
    """
    if place == beyond or not _is_landing(plan, place) or not _is_landing(plan, beyond):
        return False
    passenger = _soonest_passenger(plan, place)
    if passenger == NOWHERE:
        return False
    gap = plan.fleet.jobs[passenger]
    ready = _waits_from(plan, passenger, gap, place)
    boat, berth = _soonest_boat(plan, place, beyond, ready)
    if boat == NOWHERE:
        return False
    turn = max(ready, _waits_from(plan, boat, berth, place))
    landing = _sail(plan, boat, berth, place, beyond, turn)
    _ride(plan, passenger, boat, place, beyond, turn, landing)
    return True


def _is_landing(plan: Plan, place: int) -> bool:
    """Whether a boat can set a land transporter down at a place (C6)."""
    return plan.graph.kinds[place] == REGION and has_shore(plan.graph, place)


def _waits_from(plan: Plan, transporter: int, gap: int, place: int) -> int:
    """The first turn in which a transporter that is idle in a gap can be at a place before it moves."""
    begin = idle_from(plan.fleet, transporter, gap)
    there = arrival_time(plan, plan.fleet.kinds[transporter], idle_spot(plan.fleet, transporter, gap), begin, place)
    # Passengers change before anything else: a job that takes no time may come before that.
    is_rested = begin % TURN == 0 and (gap == 0 or plan.fleet.starts[transporter * MOST_JOBS + gap - 1] < begin)
    return begin // TURN if there == begin and is_rested else there // TURN + 1


def _soonest_passenger(plan: Plan, place: int) -> int:
    """The land transporter that can wait at a place soonest after its last job; NOWHERE if none can in time."""
    found = NOWHERE
    soonest = plan.last_turn
    for transporter in range(plan.fleet.size):
        if not IS_BOAT[plan.fleet.kinds[transporter]]:
            turn = _waits_from(plan, transporter, plan.fleet.jobs[transporter], place)
            if turn < soonest:
                soonest = turn
                found = transporter
    return found


def _soonest_boat(plan: Plan, place: int, beyond: int, ready: int) -> tuple[int, int]:
    """The boat with which whoever is ready in a turn lands soonest, and the gap for that; NOWHERE if there is none."""
    found = NOWHERE
    gap_found = 0
    soonest = plan.last_turn + 1
    for boat in range(plan.fleet.size):
        kind = plan.fleet.kinds[boat]
        for gap in range(plan.fleet.jobs[boat] + 1 if IS_BOAT[kind] else 0):
            turn = max(ready, _waits_from(plan, boat, gap, place))
            if turn + 1 < soonest and aboard(plan.fleet, boat, gap) == 0:
                arrives, end = arrival(plan, kind, _berth(plan, boat, gap, place), turn * TURN, beyond)
                landing = arrives // TURN + 1
                if landing < soonest and fits(plan, boat, gap, landing * TURN, end):
                    soonest = landing
                    found = boat
                    gap_found = gap
    return found, gap_found


def _berth(plan: Plan, boat: int, gap: int, place: int) -> int:
    """The spot on which a boat that is idle in a gap comes to a place."""
    origin = idle_spot(plan.fleet, boat, gap)
    _there, spot = arrival(plan, plan.fleet.kinds[boat], origin, idle_from(plan.fleet, boat, gap), place)
    return spot


def _sail(plan: Plan, boat: int, gap: int, place: int, beyond: int, turn: int) -> int:
    """Let a boat take somebody over who waits at a place as a turn begins; returns the turn of the landing."""
    kind = plan.fleet.kinds[boat]
    spot = _berth(plan, boat, gap, place)
    arrives, end = arrival(plan, kind, spot, turn * TURN, beyond)
    landing = arrives // TURN + 1
    begin = idle_from(plan.fleet, boat, gap)
    add_job(plan.fleet, boat, gap, begin, landing * TURN, end, CAPACITIES[kind])
    if begin < turn * TURN:
        enter(plan.timetable, boat, begin, turn * TURN - 1, STAND, place, 0, 0, spot)
    enter(plan.timetable, boat, begin, landing * TURN - 1, STAND, beyond, 0, 0, end)
    head_back(plan, boat, gap)
    return landing


def _ride(plan: Plan, passenger: int, boat: int, place: int, beyond: int, turn: int, landing: int) -> None:
    """Let a passenger wait at a place, be taken aboard a boat as one turn begins, and be set down in another."""
    gap = plan.fleet.jobs[passenger]
    kind = plan.fleet.kinds[passenger]
    begin = idle_from(plan.fleet, passenger, gap)
    start = late_start(plan, kind, idle_spot(plan.fleet, passenger, gap), begin, place, turn)
    add_job(plan.fleet, passenger, gap, start, landing * TURN, beyond, CAPACITIES[kind])
    enter(plan.timetable, passenger, start, turn * TURN, BOARDED, place, boat, 0, place)
    enter(plan.timetable, passenger, start, landing * TURN, LANDED, beyond, boat, 0, beyond)


class PassageTask(TaskKind):
    """Take a land transporter by boat from a place at the shore to one beyond the water."""

    code, entry, phase, aim = PASSAGE, LANDED, Phase.MOVEMENT, AimKind.PASSAGE
    weight = 4

    def proposals(self) -> Sequence[tuple[int, Proposal]]:
        """A passage, or one with a building beyond the water."""
        return (*super().proposals(), (2, self.propose_colony))

    def propose(self, prospects: Prospects, _tasks: Tasks) -> Tasks:
        """A passage where there is land to be reached by boat."""
        return (passage(prospects),) if has_passages(prospects) else ()

    def propose_colony(self, prospects: Prospects, _tasks: Tasks) -> Tasks:
        """A passage and a building on the land beyond."""
        if not has_passages(prospects):
            return ()
        over = passage(prospects)
        sites = settlement_sites(prospects, land_around(prospects.graph, over.second))
        return (over, settlement(prospects, prospects.draw(sites))) if sites else (over,)

    def altered(self, task: Task, prospects: Prospects) -> Task:
        """A passage from the same shore or to it, or the way back."""
        other = passage(prospects)
        kept = prospects.random.randrange(3)
        if kept == 0:
            return task._replace(first=other.first)
        return task._replace(second=other.second) if kept == 1 else task._replace(first=task.second, second=task.first)

    def carry_out(self, performer: Performer, act: ScheduleEntry) -> Iterator[Action]:
        """Take the passenger aboard, or set it down."""
        carrier = performer.carrier(act)
        if act.kind == LANDED:
            yield SetDown(performer.player, carrier, performer.spot(act.place))
        else:
            yield TakeAboard(performer.player, carrier, performer.transporter(act))

    def rest(self, task: Task, done: Sequence[ScheduleEntry]) -> Task | None:
        """Nothing once the passenger is aboard: it lands, whatever the plan."""
        return None if any(entry.kind == BOARDED for entry in done) else task

    def renumbered(self, task: Task, places: Numbering, _borders: Numbering) -> Task | None:
        """The task between the places with their later numbers."""
        place, beyond = places(task.first), places(task.second)
        return None if place is None or beyond is None else task._replace(first=place, second=beyond)


def has_passages(prospects: Prospects) -> bool:
    """Whether there are shores that are reached by boat alone, and one to leave from."""
    return bool(prospects.landings and prospects.shore)


def passage(prospects: Prospects) -> Task:
    """A passage from a near shore to one that is reached by boat alone."""
    return Task(PASSAGE, prospects.draw(prospects.shore, squared=True), prospects.draw(prospects.landings))
