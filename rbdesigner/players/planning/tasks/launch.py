"""The task to make a transporter in a factory."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rbdesigner.engine.core.actions import Action, Dismantle, Make
from rbdesigner.engine.core.codes import MAKES, NONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.players.hint import Aim, AimKind
from rbdesigner.players.planning.answers import Delivery, new_delivery
from rbdesigner.players.planning.constants import (
    BUILD,
    IS_BOAT,
    LAUNCH_INPUTS,
    LAUNCHED,
    MAKER,
    MOST_TRANSPORTERS,
    NEVER,
    NGOODS,
    NOWHERE,
    TRANSPORTER,
    TRANSPORTER_OF,
    TRUCK_FACTORY,
    TURN,
    WAGON,
    WAGON_FACTORY,
)
from rbdesigner.players.planning.deliveries import deliver, let_wait
from rbdesigner.players.planning.fleet import add_transporter
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.prospects import Prospects
from rbdesigner.players.planning.replacement import stay_to_go, takes_a_place
from rbdesigner.players.planning.sites import free_run, next_run
from rbdesigner.players.planning.stands import stay
from rbdesigner.players.planning.task import Task, Tasks, schedules
from rbdesigner.players.planning.task_kind import GameTurn, LocalTaskKind, Performer, Proposal
from rbdesigner.players.planning.tasks.build import buildings_of
from rbdesigner.players.planning.tasks.goods_making import supply
from rbdesigner.players.planning.tasks.road import highway
from rbdesigner.players.planning.timetable import ScheduleEntry, enter

_INPUTS = {launch.kind: launch.inputs for launch in MAKES if launch is not None}
"""The goods that each kind of transporter is made of."""
MOST_LAUNCHES = 3
"""How many wagons or trucks are proposed at once at most."""
_ROAD_TRAFFIC: Mapping[int, int] = {WAGON_FACTORY: 3, TRUCK_FACTORY: 1}
"""How often each factory is proposed with the roads for what it makes, beside the other."""


@schedules(TRANSPORTER)
def make_transporter(plan: Plan, place: int, factory: int, mooring: int, depth: int) -> bool:
    """Make a transporter in the factory at a place, with goods made for it if they are missing.

    A boat is launched at the ``mooring`` of the place with this number, counted round and round (F3). A transporter
    takes the place of another where that has to be.
    """
    tile = plan.graph.tile_of[place]
    kind = TRANSPORTER_OF[factory]
    if kind == NOWHERE or plan.economy.buildings[tile] != factory or plan.economy.sites[tile] != place:
        return False
    for good in range(NGOODS):
        number = LAUNCH_INPUTS[factory * NGOODS + good]
        if number > 0 and MAKER[good] != NOWHERE and not supply(plan, good, number, depth + 1):
            return False
    delivery: Delivery = new_delivery(plan.delivery)
    for good in range(NGOODS):
        delivery.needs[good] = LAUNCH_INPUTS[factory * NGOODS + good]
    earliest = max(plan.economy.built[tile], plan.economy.upgraded[tile] - 1)
    turn = deliver(plan, delivery, place, plan.last_turn - 2, earliest)
    turn = free_run(plan, tile, turn + 1) - 1  # as long as it makes others, one a turn, it uses up nothing more (F5)
    last = plan.last_turn - 2 if kind == WAGON else turn  # later it would have used up all (F8), but for wagons (F9)
    if turn > plan.last_turn - 2:
        return False
    if takes_a_place(plan, kind, turn + 1):
        turn, launcher = stay_to_go(plan, delivery, place, turn, last, kind)
    else:
        turn, launcher = stay(plan, delivery, place, turn, last)
    if turn == NEVER or next_run(plan, tile, turn + 1) != turn + 1:
        return False
    let_wait(plan, delivery, place, turn)
    spot = _launched_at(plan, place, mooring) if IS_BOAT[kind] else place
    if not may_join(plan, kind):
        return False
    add_transporter(plan.fleet, kind, spot, turn + 1)
    enter(plan.timetable, launcher, NEVER, (turn + 1) * TURN, LAUNCHED, place, kind, spot, NOWHERE)
    return True


def _launched_at(plan: Plan, place: int, mooring: int) -> int:
    """The spot of a mooring of a place, one of those that there are."""
    first = plan.graph.moorings[place]
    return plan.graph.moorings_of[first + mooring % (plan.graph.moorings[place + 1] - first)]


def may_join(plan: Plan, kind: int) -> bool:
    """Whether there may be another transporter of a kind (F6)."""
    if plan.fleet.size == MOST_TRANSPORTERS or plan.fleet.on_land + plan.fleet.on_water >= plan.terms.most_fleet:
        return False
    if IS_BOAT[kind]:
        return plan.fleet.on_water < plan.terms.most_water
    return plan.fleet.on_land < plan.terms.most_land


class LaunchTask(LocalTaskKind):
    """Make a transporter in the factory at a place.

    The second number is the kind of factory, the third the mooring where a boat is launched.
    """

    code, entry, phase, aim = TRANSPORTER, LAUNCHED, Phase.PRODUCTION, AimKind.LAUNCH
    weight = 4

    def proposals(self) -> Sequence[tuple[int, Proposal]]:
        """A transporter, or some for the road with all that they need."""
        return (*super().proposals(), (1, self.propose_road_traffic))

    def propose(self, prospects: Prospects, tasks: Tasks) -> Tasks:
        """A transporter of a factory that stands or is to be built."""
        factories = [(place, kind) for place, kind in buildings_of(prospects, tasks) if TRANSPORTER_OF[kind] != NOWHERE]
        return (launch(prospects, *prospects.random.choice(factories)),) if factories else ()

    def altered(self, task: Task, prospects: Prospects) -> Task:
        """The same transporter, a boat launched at another mooring."""
        return launch(prospects, task.first, task.second)

    def propose_road_traffic(self, prospects: Prospects, tasks: Tasks) -> Tasks:
        """Wagons or trucks, the roads between two places of the plan, and the factory on the way."""
        random, sides, kind = prospects.random, prospects.graph.border_sides, prospects.weighted(_ROAD_TRAFFIC)
        goals = prospects.goals(tasks)
        roads = highway(prospects, random.choice(goals), random.choice(goals))
        along = {side for road in roads for side in sides[2 * road.first : 2 * road.first + 2]}
        buildings = buildings_of(prospects, tasks)
        taken = {place for place, _ in buildings}
        sites = [place for place, each in buildings if each == kind and place in along]
        sites = sites or [place for place in prospects.land if place in along and place not in taken]
        if not sites:
            return ()
        place = random.choice(sites)
        factory = () if (place, kind) in buildings else (Task(BUILD, place, kind),)
        return (*roads, *factory, *(Task(TRANSPORTER, place, kind),) * random.randint(1, MOST_LAUNCHES))

    def carry_out(self, performer: Performer, act: ScheduleEntry) -> Iterator[Action]:
        """Make it; it is a transporter of the plan, and whoever is too many goes."""
        boat = IS_BOAT[act.value]
        maker = performer.transporter(act)
        paid = performer.payment(act, _INPUTS[act.value])
        yield Make(performer.player, maker, performer.spot(act.amount) if boat else NONE, paid)
        performer.enlist(act.value, act.amount if boat else act.place)
        if performer.state.production.excess:
            yield Dismantle(performer.player, maker)

    def aim_of(self, act: ScheduleEntry, spot: int, turn: int) -> Aim:
        """The kind of transporter."""
        return Aim(self.aim, act.value, 1, spot, turn)

    def uses(self, plan: Plan, act: ScheduleEntry, later: Sequence[ScheduleEntry]) -> Iterable[ScheduleEntry]:
        """All that the transporter does."""
        fleet, spot = plan.fleet, act.amount if IS_BOAT[act.value] else act.place
        own = act.value, act.turn * TURN, spot
        made = [i for i in range(fleet.size) if (fleet.kinds[i], fleet.born[i], fleet.birthplaces[i]) == own]
        return (entry for entry in later if entry.transporter in made[:1])

    def goal(self, task: Task, spots: Sequence[int], turn: int, _game_turn: GameTurn) -> Aim | None:
        """The transporter, once all is there that it is made of."""
        return Aim(self.aim, TRANSPORTER_OF[task.second], 1, spots[task.first], turn)


def launch(prospects: Prospects, place: int, factory: int) -> Task:
    """A transporter of a factory at a place, a boat launched at any of its moorings."""
    if not IS_BOAT[TRANSPORTER_OF[factory]]:
        return Task(TRANSPORTER, place, factory)
    moorings = prospects.graph.moorings[place + 1] - prospects.graph.moorings[place]
    return Task(TRANSPORTER, place, factory, prospects.random.randrange(max(1, moorings)))
