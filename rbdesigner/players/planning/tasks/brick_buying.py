"""The task to buy bricks of the wonder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rbdesigner.engine.core.actions import Action, Brick
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.players.hint import Aim, AimKind
from rbdesigner.players.planning.answers import (
    Delivery,
    Load,
    Payment,
    new_delivery,
    new_payment,
    note_payment,
    turn_of,
)
from rbdesigner.players.planning.constants import (
    AT_THE_END,
    BOARDS,
    BRICKS,
    CLAY,
    EATEN,
    GEESE,
    IRON,
    LAID,
    NEVER,
    NGOODS,
    NOWHERE,
    PAID,
    STONE,
    TRUNKS,
    TURN,
)
from rbdesigner.players.planning.deliveries import deliver
from rbdesigner.players.planning.economy import lay_bricks
from rbdesigner.players.planning.ledger import free_at, free_from, lie, take
from rbdesigner.players.planning.loads import find_load
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.prospects import Prospects
from rbdesigner.players.planning.stands import stand
from rbdesigner.players.planning.task import Task, Tasks, schedules
from rbdesigner.players.planning.task_kind import Performer, TaskKind
from rbdesigner.players.planning.timetable import ScheduleEntry, enter

DEAREST = 4
"""One more than the dearness of a good that is missed most when it pays for a brick."""


@schedules(BRICKS)
def buy_bricks(plan: Plan, earliest: int, number: int, _third: int, _depth: int) -> bool:
    """Buy so many bricks in one turn, not before a given one, with the goods that are least missed (V1, V2)."""
    home = plan.graph.home
    payment: Payment = new_payment(plan.payment)
    load: Load = plan.load
    missing = 0
    for brick in range(number):
        missing += plan.economy.price + plan.economy.bricks_of[earliest] + brick
    last = earliest
    while missing > 0:
        good = _spare(plan, earliest)
        turn = max(earliest, free_from(plan.ledger, home, good, plan.turn)) if good != NOWHERE else NEVER
        found = turn > last and find_load(plan, _wishes(plan), load, home, plan.last_turn, earliest)
        if turn <= last or (turn <= plan.last_turn and (not found or turn <= load.arrival // TURN)):
            take(plan.ledger, home, good, turn, 1)
            note_payment(payment, good, turn)
            missing -= 1
            last = max(last, turn)
        elif found:
            good = load.good
            several = missing > 1 and free_at(plan.ledger, load.place, good, load.time // TURN) > 1
            many = 2 if several else 1  # a donkey carries two
            delivery: Delivery = new_delivery(plan.delivery)
            delivery.needs[good] = many
            turn = deliver(plan, delivery, home, plan.last_turn, earliest)
            if turn == NEVER:
                return False
            for i in range(many):
                note_payment(payment, good, turn_of(delivery, good, i))
            missing -= many
            last = max(last, turn)
        else:
            return False
    return _lay(plan, payment, earliest, last, number)


def _lay(plan: Plan, payment: Payment, earliest: int, last: int, number: int) -> bool:
    """Lay the bricks once all lies at home that pays for them; whether that goes at the price of the earliest turn."""
    home = plan.graph.home
    turn, buyer = stand(plan, home, last, plan.last_turn)
    if turn == NEVER or plan.economy.bricks_of[turn] != plan.economy.bricks_of[earliest]:
        return False
    for i in range(payment.number):
        if payment.turns[i] < turn:  # it lies at home until then, and nothing there may use it up
            lie(plan.ledger, home, payment.goods[i], payment.turns[i], turn)
    lay_bricks(plan.economy, turn, number)
    time = turn * TURN + AT_THE_END
    enter(plan.timetable, buyer, NEVER, time, LAID, home, number, 0, NOWHERE)
    for good in range(NGOODS):
        if payment.sums[good] > 0:
            enter(plan.timetable, NOWHERE, NEVER, time, PAID, home, good, payment.sums[good], NOWHERE)
    return True


def _pays(plan: Plan, good: int) -> bool:
    """Whether a good is spent on bricks: nothing worth points or much work, nor what a building at home eats."""
    if good not in (GEESE, IRON, CLAY, STONE, TRUNKS, BOARDS):
        return False
    kind = plan.economy.buildings[plan.graph.tile_of[plan.graph.home]]
    return kind == NOWHERE or not EATEN[kind * NGOODS + good]


def _spare(plan: Plan, earliest: int) -> int:
    """The good at home that can pay soonest, of several the one least missed; NOWHERE if there is none."""
    found = NOWHERE
    best = NEVER
    for good in range(NGOODS):
        if _pays(plan, good):
            turn = max(earliest, free_from(plan.ledger, plan.graph.home, good, plan.turn))
            dear = 3 if good == BOARDS else 2 if good == TRUNKS else 1 if good == STONE else 0
            if turn < NEVER and turn * DEAREST + dear < best:
                best = turn * DEAREST + dear
                found = good
    return found


def _wishes(plan: Plan) -> Delivery:
    """A delivery of one of each good that can be brought home to pay; geese are too much trouble."""
    delivery: Delivery = new_delivery(plan.delivery)
    for good in range(NGOODS):
        if good != GEESE and _pays(plan, good):
            delivery.needs[good] = 1
    return delivery


class BricksTask(TaskKind):
    """Buy bricks in one turn, not before a given one: so many."""

    code, entry, phase, aim = BRICKS, LAID, Phase.WONDER, AimKind.BRICKS
    weight = 10

    def propose(self, prospects: Prospects, _tasks: Tasks) -> Tasks:
        """A brick or two in some turn."""
        turn = prospects.random.randint(prospects.turn, prospects.last_turn)
        return (Task(BRICKS, turn, 1 if prospects.random.random() < 0.8 else 2),)

    def altered(self, task: Task, prospects: Prospects) -> Task:
        """A few turns sooner or later, perhaps one more or less."""
        random = prospects.random
        turn = min(prospects.last_turn, max(prospects.turn, task.first + random.randint(-3, 3)))
        number = task.second if random.random() < 0.7 else max(1, task.second + random.choice((-1, 1)))
        return task._replace(first=turn, second=number)

    def actions(self, performer: Performer, acts: Sequence[ScheduleEntry]) -> Iterator[Action]:
        """Buy the bricks of a turn, as long as what was set aside pays for them."""
        paid = [entry.value for entry in performer.acts_of(PAID) for _ in range(entry.amount)]
        for act in acts:
            performer.serving = act
            for _ in range(act.value):
                price = performer.state.brick_price()
                if len(paid) < price:
                    return
                payment = sorted((good, performer.holder(act.place, good)) for good in paid[:price])
                yield Brick(performer.player, tuple(payment))
                del paid[:price]

    def aim_of(self, act: ScheduleEntry, spot: int, turn: int) -> Aim:
        """The bricks of the turn."""
        return Aim(self.aim, NONE, act.value, spot, turn)

    def later(self, task: Task, turns: int, last_turn: int) -> Task | None:
        """The bricks so many turns sooner, unless the game is over by then."""
        turn = max(1, task.first - turns)
        return task._replace(first=turn) if turn <= last_turn else None
