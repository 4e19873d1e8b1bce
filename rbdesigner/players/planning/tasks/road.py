"""The task to build a road."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rbdesigner.engine.core.actions import Action, BuildRoad
from rbdesigner.engine.core.codes import OF_ROAD
from rbdesigner.engine.core.state import Phase
from rbdesigner.players.hint import AimKind
from rbdesigner.players.planning.answers import Delivery, new_delivery
from rbdesigner.players.planning.constants import AT_THE_END, NEVER, NOWHERE, ROAD, ROADED, STONE, TURN
from rbdesigner.players.planning.deliveries import let_wait
from rbdesigner.players.planning.ledger import free_in_all
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.prospects import Prospects
from rbdesigner.players.planning.road_network import add_road
from rbdesigner.players.planning.stands import deliver_and_stay
from rbdesigner.players.planning.task import Task, Tasks, schedules
from rbdesigner.players.planning.task_kind import Numbering, Performer, Proposal, TaskKind
from rbdesigner.players.planning.timetable import ScheduleEntry, enter

LONGEST_ROAD = 4
"""The most tiles that one road leads over."""


@schedules(ROAD)
def build_road(plan: Plan, border: int, side: int, _third: int, _depth: int) -> bool:
    """Build a road across a border, from the place on one side of it."""
    if plan.roads.built[border] < NEVER:
        return False
    place = plan.graph.border_sides[2 * border + side]
    turn, builder = bring_material(plan, place, STONE, 1, plan.turn)
    if turn == NEVER:
        return False
    add_road(plan.roads, border, turn)
    enter(plan.timetable, builder, NEVER, turn * TURN + AT_THE_END, ROADED, place, border, 0, NOWHERE)
    return True


def bring_material(plan: Plan, place: int, good: int, number: int, earliest: int) -> tuple[int, int]:
    """Have goods that are left over, and who works with them, at a place, not before a turn.

    The answer is the turn, NEVER if that does not go, and who works there.
    """
    if free_in_all(plan.ledger, good) < number:
        return NEVER, NOWHERE
    delivery: Delivery = new_delivery(plan.delivery)
    delivery.needs[good] = number
    turn, builder = deliver_and_stay(plan, delivery, place, plan.last_turn - 2, earliest)
    if turn < NEVER:
        let_wait(plan, delivery, place, turn)
    return turn, builder


class RoadTask(TaskKind):
    """Build a road: across a border, from one of its two sides."""

    code, entry, phase, aim = ROAD, ROADED, Phase.BUILDING, AimKind.ROAD
    weight = 12

    def proposals(self) -> Sequence[tuple[int, Proposal]]:
        """A road across one border, or a highway."""
        return (*super().proposals(), (8, self.propose_highway))

    def propose(self, prospects: Prospects, _tasks: Tasks) -> Tasks:
        """A road across one border."""
        border = prospects.draw_border()
        return () if border == NOWHERE else (Task(ROAD, border, prospects.random.randrange(2)),)

    def propose_highway(self, prospects: Prospects, tasks: Tasks) -> Tasks:
        """A road between two places of the plan."""
        places = prospects.goals(tasks)
        return highway(prospects, prospects.random.choice(places), prospects.random.choice(places))

    def altered(self, task: Task, _prospects: Prospects) -> Task:
        """The same road from the other side."""
        return task._replace(second=1 - task.second)

    def carry_out(self, performer: Performer, act: ScheduleEntry) -> Iterator[Action]:
        """Build it."""
        paid = performer.payment(act, OF_ROAD)
        yield BuildRoad(performer.player, performer.transporter(act), performer.border(act.value), paid)

    def renumbered(self, task: Task, _places: Numbering, borders: Numbering) -> Task | None:
        """The task across the border with its later number."""
        border = borders(task.first)
        return None if border is None else task._replace(first=border)


def highway(prospects: Prospects, start: int, end: int) -> Tasks:
    """The roads of a shortest way between two places; none if there is no way, or a long one."""
    random, graph = prospects.random, prospects.graph
    back: dict[int, tuple[int, int]] = {start: (start, NOWHERE)}
    reached = [start]
    for place in reached:
        exits = list(range(graph.exits[place], graph.exits[place + 1]))
        random.shuffle(exits)
        for way_out in exits:
            beyond = graph.exits_to[way_out]
            if beyond not in back:
                back[beyond] = place, graph.exit_borders[way_out]
                reached.append(beyond)
    found: list[Task] = []
    while end in back and end != start:
        end, border = back[end]
        found.append(Task(ROAD, border, random.randrange(2)))
    return tuple(found[::-1]) if len(found) <= LONGEST_ROAD else ()
