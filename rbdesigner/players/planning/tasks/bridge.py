"""The task to build a bridge."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import inf

from rbdesigner.engine.core.actions import Action, BuildBridge
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.players.hint import AimKind
from rbdesigner.players.planning.constants import (
    AT_THE_END,
    BRIDGE,
    BRIDGED,
    NEVER,
    NOWHERE,
    STONE,
    TURN,
)
from rbdesigner.players.planning.irrigation import bridge_turn
from rbdesigner.players.planning.map_graph import steps_by_land
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.prospects import Prospects
from rbdesigner.players.planning.road_network import add_road
from rbdesigner.players.planning.task import Task, Tasks, schedules
from rbdesigner.players.planning.task_kind import Numbering, Performer, Proposal, TaskKind
from rbdesigner.players.planning.tasks.build import settlement, settlement_sites
from rbdesigner.players.planning.tasks.road import bring_material
from rbdesigner.players.planning.timetable import ScheduleEntry, enter
from rbdesigner.players.planning.ways import joined_since


@schedules(BRIDGE)
def build_bridge(plan: Plan, place: int, across: int, _third: int, _depth: int) -> bool:
    """Build a bridge over the river between two places of a tile, from the first of them (K9, K10)."""
    site = _site(plan, place, across)
    if site == NOWHERE or joined_since(plan, place, across, NOWHERE) < NEVER:
        return False
    turn, builder = bring_material(plan, place, STONE, 1, bridge_turn(plan, plan.graph.tile_of[place]))
    if turn == NEVER:
        return False
    add_road(plan.roads, site, turn)
    enter(plan.timetable, builder, NEVER, turn * TURN + AT_THE_END, BRIDGED, place, across, 0, NOWHERE)
    return True


def _site(plan: Plan, place: int, across: int) -> int:
    """The site of a bridge between two places; NOWHERE if there is none."""
    for i in range(plan.graph.crossings[place], plan.graph.crossings[place + 1]):
        if plan.graph.crossings_to[i] == across:
            return plan.graph.crossing_sites[i]
    return NOWHERE


class BridgeTask(TaskKind):
    """Build a bridge: from a place to the one across the river."""

    code, entry, phase, aim = BRIDGE, BRIDGED, Phase.BUILDING, AimKind.BRIDGE
    weight = 4

    def proposals(self) -> Sequence[tuple[int, Proposal]]:
        """Bridges on the way to a task or anywhere, or with a building beyond them."""
        return (*super().proposals(), (8, self.propose_beyond))

    def propose(self, prospects: Prospects, tasks: Tasks) -> Tasks:
        """The bridges on the way to the place of a task or, where none leads over a river, to any place."""
        goals = [place for place in prospects.goals(tasks) if place in prospects.bridges] or prospects.beyond
        return bridges_to(prospects, tasks, prospects.draw_beyond(goals)) if goals else ()

    def propose_beyond(self, prospects: Prospects, tasks: Tasks) -> Tasks:
        """A building beyond rivers, with the bridges on the way to it."""
        places = settlement_sites(prospects, prospects.beyond)
        if not places:
            return ()
        place = prospects.draw_beyond(places)
        return (*bridges_to(prospects, tasks, place), settlement(prospects, place))

    def altered(self, task: Task, _prospects: Prospects) -> Task:
        """The same bridge from the other bank."""
        return task._replace(first=task.second, second=task.first)

    def carry_out(self, performer: Performer, act: ScheduleEntry) -> Iterator[Action]:
        """Build it."""
        site = site_between(performer.state, performer.spot(act.place), performer.spot(act.value))
        if site != NOWHERE:
            yield BuildBridge(performer.player, performer.transporter(act), site)

    def uses(self, plan: Plan, act: ScheduleEntry, later: Sequence[ScheduleEntry]) -> Iterable[ScheduleEntry]:
        """All that is done where one comes sooner over the bridge."""
        home, one, other = (steps_by_land(plan.graph, each) for each in (plan.graph.home, act.place, act.value))
        near, far = (one, other) if home.get(act.place, inf) <= home.get(act.value, inf) else (other, one)
        return (entry for entry in later if far.get(entry.place, inf) + 1 < near.get(entry.place, inf))

    def renumbered(self, task: Task, places: Numbering, _borders: Numbering) -> Task | None:
        """The task between the places with their later numbers; None once a bridge has joined them."""
        place, across = places(task.first), places(task.second)
        if place is None or across is None or place == across:
            return None
        return task._replace(first=place, second=across)


def bridges_to(prospects: Prospects, tasks: Tasks, place: int) -> Tasks:
    """The bridges on the way from home to a place that other tasks do not build."""
    planned = {frozenset(task[1:3]) for task in tasks if task.kind == BRIDGE}
    wanted = (crossing for crossing in prospects.bridges[place] if frozenset(crossing) not in planned)
    return tuple(Task(BRIDGE, *crossing) for crossing in wanted)


def site_between(state: GameState, one: int, other: int) -> int:
    """The game's site for a bridge between two places; NOWHERE where they are joined already."""
    for site in state.topology.sites_of[state.topology.spot_tiles[one]]:
        sides = {state.root[region] for region in state.topology.sites[site].regions}
        if sides == {one, other} and one != other:
            return site
    return NOWHERE
