"""The task to build."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rbdesigner.engine.core.actions import Action, Build
from rbdesigner.engine.core.codes import COST, TAKEN
from rbdesigner.engine.core.state import Phase
from rbdesigner.players.hint import Aim, AimKind
from rbdesigner.players.planning.answers import Delivery, first_turn, new_delivery
from rbdesigner.players.planning.constants import (
    AT_THE_END,
    BOARDS,
    BOARDS_COST,
    BUILD,
    BUILDINGS,
    BUILT,
    CLAY_PIT,
    COAL_BURNER,
    DROP,
    MINE,
    MINT,
    MOUNTAIN,
    NEVER,
    NOWHERE,
    OIL_RIG,
    PAPER_MILL,
    QUARRY,
    RAFT_FACTORY,
    ROCK,
    ROWBOAT_FACTORY,
    SAWMILL,
    STEAMER_FACTORY,
    STOCK_EXCHANGE,
    STONE,
    STONE_COST,
    STONE_FACTORY,
    SUBJECT_FOR,
    TRUCK_FACTORY,
    TURN,
    WAGON_FACTORY,
    WOODCUTTER,
    WOODS,
)
from rbdesigner.players.planning.deliveries import let_wait
from rbdesigner.players.planning.irrigation import building_turn
from rbdesigner.players.planning.ledger import close_pasture, free_in_all
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.prospects import Prospects
from rbdesigner.players.planning.sites import put_up, suits, would_eat
from rbdesigner.players.planning.stands import deliver_and_stay, lie_at_anchor
from rbdesigner.players.planning.task import Task, Tasks, schedules
from rbdesigner.players.planning.task_kind import LocalTaskKind, Performer
from rbdesigner.players.planning.tasks.goods_making import supply
from rbdesigner.players.planning.tasks.researching import learn, usable_mixture
from rbdesigner.players.planning.timetable import ScheduleEntry, enter
from rbdesigner.rules.tables import MIXTURES

_USUAL_WEIGHTS: Mapping[int, int] = {
    WOODCUTTER: 3, QUARRY: 2, MINE: 4, SAWMILL: 1, COAL_BURNER: 2, PAPER_MILL: 2, MINT: 2, STOCK_EXCHANGE: 1,
    CLAY_PIT: 1, STONE_FACTORY: 1, RAFT_FACTORY: 1, ROWBOAT_FACTORY: 1, TRUCK_FACTORY: 1, STEAMER_FACTORY: 0,
    OIL_RIG: 0, WAGON_FACTORY: 0,
}  # fmt: skip
_WEIGHTS = {kind: _USUAL_WEIGHTS.get(kind, 1) for kind in (*_USUAL_WEIGHTS, *range(len(BUILDINGS)))}
"""How often each building is proposed, beside the others."""
_SETTLED_FOR: Mapping[int, int] = {MOUNTAIN: MINE, WOODS: WOODCUTTER, ROCK: QUARRY}
"""The buildings for which land beyond rivers and seas is settled, by terrain."""


@schedules(BUILD)
def build(plan: Plan, place: int, kind: int, mixture: int, depth: int) -> bool:
    """Build at a place, with boards made if they are missing.

    A mine has a ``mixture`` that needs research if that can be done, the usual one if not.
    """
    tile = plan.graph.tile_of[place]
    if plan.economy.buildings[tile] != NOWHERE or not suits(plan, kind, place):
        return False  # a tile has one building (K3)
    earliest = building_turn(plan, tile)
    if kind == MINE:
        mixture, researched = usable_mixture(plan, mixture, depth)
        earliest = max(earliest, researched)
    subject = SUBJECT_FOR[kind]
    if subject != NOWHERE:
        if not learn(plan, subject, depth):
            return False
        earliest = max(earliest, plan.economy.subjects[subject])
    if not supply(plan, BOARDS, BOARDS_COST[kind], depth + 1) or free_in_all(plan.ledger, STONE) < STONE_COST[kind]:
        return False
    if plan.economy.buildings[tile] != NOWHERE:
        return False  # now stands there what had to be built first
    has_geese = plan.ledger.pastures[place] < NEVER
    if has_geese:
        earliest = max(earliest, plan.ledger.kept[place])
    delivery: Delivery = new_delivery(plan.delivery)
    delivery.needs[BOARDS] = BOARDS_COST[kind]
    delivery.needs[STONE] = STONE_COST[kind]
    entry = plan.timetable.entries
    turn, builder = deliver_and_stay(plan, delivery, place, plan.last_turn - 2, earliest)
    if turn == NEVER or (kind == OIL_RIG and not lie_at_anchor(plan, place, entry, turn)):
        return False
    let_wait(plan, delivery, place, turn)
    if has_geese:  # they do not breed beside goods or a building (L1)
        close_pasture(plan.ledger, place, first_turn(delivery, turn))
    if would_eat(plan, kind, place, turn):
        return False
    enter(plan.timetable, builder, NEVER, turn * TURN + AT_THE_END, BUILT, place, kind, mixture, NOWHERE)
    return put_up(plan, kind, place, turn, mixture)


class BuildTask(LocalTaskKind):
    """Build: at a place, a kind of building; of mines the third number says which of ``MIXTURES``."""

    code, entry, phase, aim = BUILD, BUILT, Phase.BUILDING, AimKind.BUILD
    weight = 34
    is_destination = True

    def propose(self, prospects: Prospects, tasks: Tasks) -> Tasks:
        """A building at a place drawn for it; a stone factory only besides a clay pit."""
        kind = prospects.weighted(_WEIGHTS)
        places = prospects.sites(kind, prospects.irrigates(tasks))
        if not places or (kind == STONE_FACTORY and not any(task[::2] == (BUILD, CLAY_PIT) for task in tasks)):
            return ()
        return (Task(BUILD, prospects.draw(places), kind, prospects.mixture() if kind == MINE else 0),)

    def altered(self, task: Task, prospects: Prospects) -> Task:
        """The same building elsewhere, or a mine with another mixture."""
        if task.second == MINE and prospects.random.random() < 0.4:
            return task._replace(third=prospects.mixture(but=task.third))
        return task._replace(first=prospects.draw(prospects.sites(task.second, prospects.is_desert(task.first))))

    def carry_out(self, performer: Performer, act: ScheduleEntry) -> Iterator[Action]:
        """Build it."""
        mixture = MIXTURES[act.amount] if act.value == MINE else None
        spot = performer.spot(act.place)
        paid = performer.payment(act, COST[act.value])
        yield Build(performer.player, performer.transporter(act), act.value, spot, mixture, paid)

    def told_by(self, entry: ScheduleEntry) -> Task:
        """The building, of a mine with the mixture that was settled for."""
        return Task(BUILD, entry.place, entry.value, entry.amount)

    def uses(self, _plan: Plan, act: ScheduleEntry, later: Sequence[ScheduleEntry]) -> Iterable[ScheduleEntry]:
        """All that is brought there to be used up."""
        brought = (entry for entry in later if entry.kind == DROP and entry.place == act.place)
        return (entry for entry in brought if entry.value in TAKEN[act.value])

    def aim_of(self, act: ScheduleEntry, spot: int, turn: int) -> Aim:
        """The building there, or the kind of mine."""
        if act.value == MINE:
            return Aim(AimKind.MINE, act.amount, 1, spot, turn)
        return Aim(self.aim, act.value, 1, spot, turn)


def settlement_sites(prospects: Prospects, places: Iterable[int]) -> list[int]:
    """Those of some places on whose terrain a building of ``_SETTLED_FOR`` stands."""
    return [place for place in places if prospects.terrain(place) in _SETTLED_FOR]


def settlement(prospects: Prospects, site: int) -> Task:
    """The building for the terrain of a site, of those in ``_SETTLED_FOR``."""
    building = _SETTLED_FOR[prospects.terrain(site)]
    return Task(BUILD, site, building, prospects.mixture() if building == MINE else 0)


def buildings_of(prospects: Prospects, tasks: Tasks) -> list[tuple[int, int]]:
    """The places and kinds of the buildings that tasks build and of those that stand."""
    return [(task.first, task.second) for task in tasks if task.kind == BUILD] + prospects.buildings
