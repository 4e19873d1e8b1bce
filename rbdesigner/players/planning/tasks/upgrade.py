"""The task to upgrade a factory of transporters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.state import Phase
from rbdesigner.players.hint import Aim, AimKind
from rbdesigner.players.planning.constants import (
    BUILDINGS,
    LAUNCHED,
    MAY_BECOME,
    MOST_TURNS,
    NEVER,
    NOWHERE,
    SUBJECT_FOR,
    TRANSPORTER_OF,
    TURN,
    UPGRADE,
    UPGRADED,
)
from rbdesigner.players.planning.economy import Economy, upgrade_building
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.prospects import Prospects
from rbdesigner.players.planning.stands import stand
from rbdesigner.players.planning.task import Task, Tasks, schedules
from rbdesigner.players.planning.task_kind import LocalTaskKind, Performer
from rbdesigner.players.planning.tasks.build import buildings_of
from rbdesigner.players.planning.tasks.launch import launch
from rbdesigner.players.planning.tasks.researching import learn
from rbdesigner.players.planning.timetable import ScheduleEntry, enter

NBUILDINGS = len(BUILDINGS)
MOST_LAUNCHES = 2
"""For how many transporters an upgrade is proposed at most."""


@schedules(UPGRADE)
def upgrade(plan: Plan, place: int, kind: int, _third: int, depth: int) -> bool:
    """Upgrade the factory at a place right after its subject is researched, with a transporter that stands there (R5).

    It costs nothing. What the factory was before has no more work then.
    """
    economy: Economy = plan.economy
    tile = plan.graph.tile_of[place]
    old = economy.buildings[tile]
    if old == NOWHERE or economy.sites[tile] != place or economy.upgraded[tile] > 0:
        return False
    if plan.terms.left_out[kind] or plan.terms.avoided[tile] or not MAY_BECOME[old * NBUILDINGS + kind]:
        return False
    if not learn(plan, SUBJECT_FOR[kind], depth):
        return False
    turn = economy.subjects[SUBJECT_FOR[kind]]
    if turn <= plan.turn or economy.built[tile] >= turn:
        return False  # it was known before, or the factory stands too late
    for later in range(turn, plan.last_turn + 1):
        if economy.capacity[tile * MOST_TURNS + later] > 0:
            return False
    standing, who = stand(plan, place, turn - 1, turn - 1)
    if standing == NEVER:
        return False
    upgrade_building(economy, tile, kind, turn)
    enter(plan.timetable, who, NEVER, turn * TURN, UPGRADED, place, kind, 0, NOWHERE)
    return True


class UpgradeTask(LocalTaskKind):
    """Upgrade the factory at a place to a better kind, as its subject is researched."""

    code, entry, phase, aim = UPGRADE, UPGRADED, Phase.PRODUCTION, AimKind.BUILD
    weight = 1

    def propose(self, prospects: Prospects, tasks: Tasks) -> Tasks:
        """An upgrade of a factory that stands or is to be built, and a transporter or two of what it becomes."""
        random, better = prospects.random, range(NBUILDINGS)
        chances = [
            (place, kind)
            for place, old in buildings_of(prospects, tasks)
            for kind in better
            if MAY_BECOME[old * NBUILDINGS + kind]
        ]
        if not chances:
            return ()
        place, kind = random.choice(chances)
        launched = (launch(prospects, place, kind) for _ in range(random.randint(1, MOST_LAUNCHES)))
        return (Task(UPGRADE, place, kind), *launched)

    def altered(self, task: Task, prospects: Prospects) -> Task:
        """The same factory upgraded to any kind that makes boats, if it does."""
        kinds = [kind for kind in range(NBUILDINGS) if self._is_alike(kind, task.second)]
        return task._replace(second=prospects.random.choice(kinds))

    def _is_alike(self, kind: int, other: int) -> bool:
        """Whether two kinds of factories may come of the same one."""
        return any(MAY_BECOME[old + kind] and MAY_BECOME[old + other] for old in range(0, len(MAY_BECOME), NBUILDINGS))

    def actions(self, _performer: Performer, _acts: Sequence[ScheduleEntry]) -> Iterator[Action]:
        """Nothing: whoever researches upgrades, too, before anything else is done."""
        return iter(())

    def aim_of(self, act: ScheduleEntry, spot: int, turn: int) -> Aim:
        """The factory that it becomes."""
        return Aim(self.aim, act.value, 1, spot, turn)

    def uses(self, _plan: Plan, act: ScheduleEntry, later: Sequence[ScheduleEntry]) -> Iterable[ScheduleEntry]:
        """The transporters that are made there."""
        made = TRANSPORTER_OF[act.value]
        return (entry for entry in later if entry.kind == LAUNCHED and entry[5:7] == (act.place, made))
