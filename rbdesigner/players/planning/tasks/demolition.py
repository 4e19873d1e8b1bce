"""The task to demolish a wall of another player that closes a way."""

from __future__ import annotations

from collections.abc import Iterator

from rbdesigner.engine.core.actions import Action, Demolish
from rbdesigner.engine.core.state import Phase
from rbdesigner.players.hint import AimKind
from rbdesigner.players.planning.constants import (
    AT_THE_END,
    BOARDS,
    DEMOLISHED,
    DEMOLITION,
    NEVER,
    NOWHERE,
    TURN,
)
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.prospects import Prospects
from rbdesigner.players.planning.road_network import add_road
from rbdesigner.players.planning.task import Task, Tasks, schedules
from rbdesigner.players.planning.task_kind import Numbering, Performer, TaskKind
from rbdesigner.players.planning.tasks.road import bring_material
from rbdesigner.players.planning.timetable import ScheduleEntry, enter


@schedules(DEMOLITION)
def demolish(plan: Plan, border: int, side: int, _third: int, _depth: int) -> bool:
    """Demolish the wall of another on a border, from the place on one side of it, with boards left over (K13)."""
    place = plan.graph.border_sides[2 * border + side]
    wall = _wall_on(plan, place, border)
    if wall == NOWHERE or plan.roads.built[plan.graph.wall_sites[wall]] < NEVER:
        return False
    turn, builder = bring_material(plan, place, BOARDS, plan.graph.wall_prices[wall], plan.turn)
    if turn == NEVER:
        return False
    add_road(plan.roads, plan.graph.wall_sites[wall], turn)
    enter(plan.timetable, builder, NEVER, turn * TURN + AT_THE_END, DEMOLISHED, place, border, 0, NOWHERE)
    return True


def _wall_on(plan: Plan, place: int, border: int) -> int:
    """The number of the wall that closes a border of a place; NOWHERE if there is none."""
    for i in range(plan.graph.walls[place], plan.graph.walls[place + 1]):
        if plan.graph.wall_borders[i] == border:
            return i
    return NOWHERE


class DemolitionTask(TaskKind):
    """Demolish a wall of another: on a border, from one of its two sides."""

    code, entry, phase, aim = DEMOLITION, DEMOLISHED, Phase.BUILDING, AimKind.DEMOLITION
    weight = 6

    def propose(self, prospects: Prospects, _tasks: Tasks) -> Tasks:
        """Any wall that there is, more often a near one."""
        place = prospects.draw(prospects.walled) if prospects.walled else NOWHERE
        if place == NOWHERE:
            return ()
        graph = prospects.graph
        border = graph.wall_borders[prospects.random.randrange(graph.walls[place], graph.walls[place + 1])]
        return (Task(DEMOLITION, border, int(graph.border_sides[2 * border] != place)),)

    def altered(self, task: Task, _prospects: Prospects) -> Task:
        """The same wall from the other side."""
        return task._replace(second=1 - task.second)

    def carry_out(self, performer: Performer, act: ScheduleEntry) -> Iterator[Action]:
        """Demolish it, unless it is down already."""
        state = performer.state
        edge = state.topology.border_edges[performer.border(act.value)]
        if state.closed(edge, performer.player):
            paid = performer.payment(act, ((BOARDS, state.wall_tokens[edge] + 1),))
            yield Demolish(performer.player, performer.transporter(act), edge, paid)

    def renumbered(self, task: Task, _places: Numbering, borders: Numbering) -> Task | None:
        """The task on the border with its later number."""
        border = borders(task.first)
        return None if border is None else task._replace(first=border)
