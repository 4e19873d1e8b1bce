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
    SAWMILL,
    SPACES,
    STONE,
    TRUNKS,
    TURN,
)
from rbdesigner.players.planning.deliveries import deliver
from rbdesigner.players.planning.economy import lay_bricks
from rbdesigner.players.planning.ledger import free_at, free_from, free_in_all, lie, take
from rbdesigner.players.planning.loads import find_load
from rbdesigner.players.planning.plan import Plan, undo
from rbdesigner.players.planning.prospects import Prospects
from rbdesigner.players.planning.sites import find_building
from rbdesigner.players.planning.stands import stand
from rbdesigner.players.planning.task import Task, Tasks, schedules
from rbdesigner.players.planning.task_kind import Performer, TaskKind
from rbdesigner.players.planning.tasks.goods_making import make
from rbdesigner.players.planning.timetable import ScheduleEntry, enter

DEAREST = 4
"""One more than the dearness of a good that is missed most when it pays for a brick."""
SAWN = 0.2
"""How often it is proposed that trunks are sawn for a brick."""


@schedules(BRICKS)
def buy_bricks(plan: Plan, earliest: int, number: int, sawn: int, depth: int) -> bool:
    """Buy so many bricks in one turn, not before a given one, with the goods that are least missed (V1, V2).

    Boards are sawn for what nothing else pays; if ``sawn`` is 1, trunks are sawn instead of paying themselves.
    """
    home = plan.graph.home
    payment: Payment = new_payment(plan.payment)
    load: Load = plan.load
    missing = 0
    for brick in range(number):
        missing += plan.economy.price + plan.economy.bricks_of[earliest] + brick
    last = earliest
    may_saw = True
    while missing > 0:
        good = _spare(plan, earliest, sawn)
        turn = max(earliest, free_from(plan.ledger, home, good, plan.turn)) if good != NOWHERE else NEVER
        found = turn > last and find_load(plan, _wishes(plan, sawn), load, home, plan.last_turn, earliest)
        if turn <= last or (turn <= plan.last_turn and (not found or turn <= load.arrival // TURN)):
            take(plan.ledger, home, good, turn, 1)
            note_payment(payment, good, turn)
            missing -= 1
            last = max(last, turn)
        elif found:
            many, turn = _fetch(plan, payment, load, earliest, missing)
            if turn == NEVER:
                return False
            missing -= many
            last = max(last, turn)
        elif may_saw and _saw(plan, missing, depth):
            may_saw = False  # what they do not pay now, more of them would not
        else:
            return False
    return _lay(plan, payment, earliest, last, number)


def _fetch(plan: Plan, payment: Payment, load: Load, earliest: int, most: int) -> tuple[int, int]:
    """Bring goods of a load home to pay: how many of so many at most, and the turn when they are there."""
    good = load.good
    several = most > 1 and free_at(plan.ledger, load.place, good, load.time // TURN) > 1
    many = 2 if several else 1  # a donkey carries two
    delivery: Delivery = new_delivery(plan.delivery)
    delivery.needs[good] = many
    turn = deliver(plan, delivery, plan.graph.home, plan.last_turn, earliest)
    if turn < NEVER:
        for i in range(many):
            note_payment(payment, good, turn_of(delivery, good, i))
    return many, turn


def _saw(plan: Plan, number: int, depth: int) -> bool:
    """Have so many boards sawn to pay with, or as many as there are trunks for; whether there are any."""
    if find_building(plan, SAWMILL) == NOWHERE or not _pays(plan, BOARDS, 0) or free_in_all(plan.ledger, TRUNKS) < 1:
        return False
    return make(plan, BOARDS, number, 0, depth + 1)


def _lay(plan: Plan, payment: Payment, earliest: int, last: int, number: int) -> bool:
    """Lay the bricks once all lies at home that pays for them, and tell whether that goes."""
    home = plan.graph.home
    turn, buyer = _stand_to_buy(plan, earliest, last)
    if turn == NEVER:
        return False
    for i in range(payment.number):
        if payment.turns[i] < turn:  # it lies at home until then, and nothing there may use it up
            lie(plan.ledger, home, payment.goods[i], payment.turns[i], turn)
    lay_bricks(plan.economy, turn, number)
    if not _has_space(plan):
        return False
    time = turn * TURN + AT_THE_END
    enter(plan.timetable, buyer, NEVER, time, LAID, home, number, 0, NOWHERE)
    for good in range(NGOODS):
        if payment.sums[good] > 0:
            enter(plan.timetable, NOWHERE, NEVER, time, PAID, home, good, payment.sums[good], NOWHERE)
    return True


def _has_space(plan: Plan) -> bool:
    """Whether the wonder has a space for each planned brick in its turn, beside a neutral one a turn (V3, V4)."""
    laid = plan.economy.laid
    for turn in range(plan.turn, plan.last_turn + 1):
        own = plan.economy.bricks_of[turn]
        if own > 0 and laid + own > SPACES:
            return False
        laid += own + 1
    return True


def _stand_to_buy(plan: Plan, earliest: int, turn: int) -> tuple[int, int]:
    """Have a transporter at home in the first turn from one on in which bricks cost what they do in the earliest one.

    The answer is that turn, NEVER if there is none, and the transporter.
    """
    steps = plan.journal.steps
    entries = plan.timetable.entries
    bricks = plan.economy.bricks_of[earliest]
    while turn <= plan.last_turn:
        if plan.economy.bricks_of[turn] == bricks:
            on, buyer = stand(plan, plan.graph.home, turn, plan.last_turn)
            if on == NEVER or plan.economy.bricks_of[on] == bricks:
                return on, buyer
            undo(plan, steps, entries)
            turn = on
        turn += 1
    return NEVER, NOWHERE


def _pays(plan: Plan, good: int, sawn: int) -> bool:
    """Whether a good is spent on bricks: nothing worth points or much work, nor what a building at home eats.

    Trunks that are sawn do not pay themselves.
    """
    if good not in (GEESE, IRON, CLAY, STONE, TRUNKS, BOARDS) or (sawn and good == TRUNKS):
        return False
    kind = plan.economy.buildings[plan.graph.tile_of[plan.graph.home]]
    return kind == NOWHERE or not EATEN[kind * NGOODS + good]


def _spare(plan: Plan, earliest: int, sawn: int) -> int:
    """The good at home that can pay soonest, of several the one least missed; NOWHERE if there is none."""
    found = NOWHERE
    best = NEVER
    for good in range(NGOODS):
        if _pays(plan, good, sawn):
            turn = max(earliest, free_from(plan.ledger, plan.graph.home, good, plan.turn))
            dear = 3 if good == BOARDS else 2 if good == TRUNKS else 1 if good == STONE else 0
            if turn < NEVER and turn * DEAREST + dear < best:
                best = turn * DEAREST + dear
                found = good
    return found


def _wishes(plan: Plan, sawn: int) -> Delivery:
    """A delivery of one of each good that can be brought home to pay; geese are too much trouble."""
    delivery: Delivery = new_delivery(plan.delivery)
    for good in range(NGOODS):
        if good != GEESE and _pays(plan, good, sawn):
            delivery.needs[good] = 1
    return delivery


class BricksTask(TaskKind):
    """Buy bricks in one turn, not before a given one: so many; the third number is 1 if trunks are sawn for them."""

    code, entry, phase, aim = BRICKS, LAID, Phase.WONDER, AimKind.BRICKS
    weight = 10

    def propose(self, prospects: Prospects, _tasks: Tasks) -> Tasks:
        """A brick or two in some turn."""
        random = prospects.random
        turn = random.randint(prospects.turn, prospects.last_turn)
        return (Task(BRICKS, turn, 1 if random.random() < 0.8 else 2, int(random.random() < SAWN)),)

    def altered(self, task: Task, prospects: Prospects) -> Task:
        """A few turns sooner or later, perhaps one more or less, or paid otherwise."""
        random = prospects.random
        if random.random() < SAWN:
            return task._replace(third=1 - task.third)
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
