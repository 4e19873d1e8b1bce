"""The task to breed a donkey."""

from __future__ import annotations

from collections.abc import Iterator

from rbdesigner.engine.core.actions import Action, Breed
from rbdesigner.engine.core.state import Phase
from rbdesigner.players.hint import AimKind
from rbdesigner.players.planning.constants import (
    AT_THE_END,
    BRED,
    BREED,
    CAPACITIES,
    DONKEY,
    GEESE,
    MOST_TURNS,
    NEVER,
    NGOODS,
    NOWHERE,
    STAND,
    TURN,
)
from rbdesigner.players.planning.fleet import aboard, add_job, add_transporter, idle_from, idle_spot
from rbdesigner.players.planning.irrigation import pasture_turn
from rbdesigner.players.planning.ledger import is_empty
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.prospects import Prospects
from rbdesigner.players.planning.stands import standing_start, stands_idle, step_aside
from rbdesigner.players.planning.task import Task, Tasks, schedules
from rbdesigner.players.planning.task_kind import LocalTaskKind, Performer
from rbdesigner.players.planning.tasks.launch import may_join
from rbdesigner.players.planning.timetable import ScheduleEntry, enter
from rbdesigner.players.planning.ways import arrival_time, fits


@schedules(BREED)
def breed(plan: Plan, place: int, _second: int, _third: int, _depth: int) -> bool:
    """Let two donkeys meet alone on a pasture in the first turn in which that goes (L2)."""
    tile = plan.graph.tile_of[place]
    if plan.terms.has_births == 0 or plan.terms.avoided[tile] or plan.terms.bystanders[tile]:
        return False
    since = pasture_turn(plan, tile)
    if since == NEVER or plan.ledger.pastures[place] < NEVER or not may_join(plan, DONKEY):
        return False
    if plan.ledger.goods[(place * NGOODS + GEESE) * MOST_TURNS + plan.turn] >= 2:
        return False  # a third goose may be born there, which nobody has planned, and be in the way
    for turn in range(since, plan.last_turn - 2):
        if plan.economy.buildings[tile] != NOWHERE and plan.economy.built[tile] <= turn:
            return False
        if is_empty(plan.ledger, plan.graph, tile, turn, NOWHERE) and _meet(plan, place, turn):
            add_transporter(plan.fleet, DONKEY, place, turn + 1)
            return True
    return False


def _meet(plan: Plan, place: int, turn: int) -> bool:
    """Have the two donkeys that lose the least time alone on a place as a turn ends, and tell whether that works."""
    one = _free_donkey(plan, place, turn, NOWHERE)
    if one == NOWHERE:
        return False
    other = _free_donkey(plan, place, turn, one)
    if other == NOWHERE:
        return False
    for transporter in range(plan.fleet.size):
        in_the_way = transporter not in (one, other) and stands_idle(plan, transporter, place, turn)
        if in_the_way and not step_aside(plan, transporter, place, turn):
            return False
    _stand_still(plan, one, place, turn)
    _stand_still(plan, other, place, turn)
    enter(plan.timetable, one, NEVER, (turn + 1) * TURN, BRED, place, other, 0, NOWHERE)
    return True


def _free_donkey(plan: Plan, place: int, turn: int, other: int) -> int:
    """The donkey that loses the least time by standing on a place as a turn ends; NOWHERE if none can."""
    found = NOWHERE
    least = NEVER
    for transporter in range(plan.fleet.size):
        if transporter != other and plan.fleet.kinds[transporter] == DONKEY:
            gap = _gap_to_stand(plan, transporter, place, turn)
            if gap != NOWHERE:
                lost = (turn + 1) * TURN - _start_to_stand(plan, transporter, gap, place, turn)
                if lost < least:
                    least = lost
                    found = transporter
    return found


def _gap_to_stand(plan: Plan, transporter: int, place: int, turn: int) -> int:
    """The first gap in which a donkey can stand on a place when a turn ends; NOWHERE if there is none."""
    for gap in range(plan.fleet.jobs[transporter] + 1):
        begin = idle_from(plan.fleet, transporter, gap)
        if begin // TURN > turn:
            break
        there = arrival_time(plan, DONKEY, idle_spot(plan.fleet, transporter, gap), begin, place)
        is_empty_handed = aboard(plan.fleet, transporter, gap) == 0
        if is_empty_handed and there // TURN <= turn and fits(plan, transporter, gap, (turn + 1) * TURN, place):
            return gap
    return NOWHERE


def _start_to_stand(plan: Plan, transporter: int, gap: int, place: int, turn: int) -> int:
    """Find when a donkey has to leave in a gap so as to stand on a place when a turn ends."""
    begin = idle_from(plan.fleet, transporter, gap)
    there = arrival_time(plan, DONKEY, idle_spot(plan.fleet, transporter, gap), begin, place)
    return standing_start(plan, transporter, gap, place, there, turn)


def _stand_still(plan: Plan, transporter: int, place: int, turn: int) -> None:
    """Have a donkey stand on a place when a turn ends, with nothing aboard."""
    gap = _gap_to_stand(plan, transporter, place, turn)
    start = _start_to_stand(plan, transporter, gap, place, turn)
    add_job(
        plan.fleet, transporter, gap, start, (turn + 1) * TURN, place, CAPACITIES[DONKEY]
    )  # they carry nothing (L2)
    enter(plan.timetable, transporter, start, turn * TURN + AT_THE_END, STAND, place, 0, 0, place)


class BreedTask(LocalTaskKind):
    """Breed a donkey on a pasture."""

    code, entry, phase, aim = BREED, BRED, Phase.PRODUCTION, AimKind.BREED
    weight = 6
    is_destination = True

    def propose(self, prospects: Prospects, tasks: Tasks) -> Tasks:
        """A birth on a pasture."""
        pastures = prospects.pastures(prospects.irrigates(tasks))
        return (Task(BREED, prospects.draw(pastures)),) if pastures else ()

    def altered(self, task: Task, prospects: Prospects) -> Task:
        """A birth on another pasture."""
        return task._replace(first=prospects.draw(prospects.pastures(prospects.is_desert(task.first))))

    def carry_out(self, performer: Performer, act: ScheduleEntry) -> Iterator[Action]:
        """Let the two breed; the third is a transporter of the plan."""
        yield Breed(performer.player, performer.state.topology.spot_tiles[performer.spot(act.place)])
        performer.enlist(DONKEY, act.place)
