"""The task to make a good, with the goods and the building that this needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rbdesigner.engine.core.codes import NONE
from rbdesigner.players.hint import Aim, AimKind
from rbdesigner.players.planning.answers import Delivery, new_delivery, turn_of
from rbdesigner.players.planning.constants import (
    BOARDS,
    BUILD,
    CLAY,
    COAL_BURNER,
    COINS,
    DROP,
    FUEL,
    GOLD,
    MAKE,
    MAKER,
    MINT,
    NEVER,
    NOWHERE,
    PAPER,
    PAPER_MILL,
    SAWMILL,
    STOCK,
    STONE_FACTORY,
    TRUNKS,
)
from rbdesigner.players.planning.deliveries import deliver, let_wait
from rbdesigner.players.planning.ledger import add_goods, free_at, free_in_all, lie, lying
from rbdesigner.players.planning.plan import Plan, undo
from rbdesigner.players.planning.prospects import Prospects
from rbdesigner.players.planning.sites import find_building, good_site, next_run
from rbdesigner.players.planning.task import Task, Tasks, do_task, schedules
from rbdesigner.players.planning.task_kind import GameTurn, TaskKind
from rbdesigner.players.planning.timetable import ScheduleEntry

_WEIGHTS: Mapping[int, int] = {COINS: 3, STOCK: 3, BOARDS: 1, FUEL: 1}
"""How often each good is proposed, beside the others."""
_INPUTS: Mapping[int, tuple[frozenset[int], int]] = {
    COINS: (frozenset({GOLD}), 2),
    STOCK: (frozenset({COINS}), 2),
    FUEL: (frozenset({TRUNKS, BOARDS}), 2),
    PAPER: (frozenset({TRUNKS, BOARDS}), 2),
}
"""Of which goods, and of how many, one of a good is made."""
DEEPEST = 5
"""How many tasks may wait for one that they need."""
MOST_AT_ONCE = 14
"""How many inputs are brought for one task at most."""
PLENTY = 8
"""With so many trunks free a coal burner may have them."""


@schedules(MAKE)
def make(plan: Plan, good: int, number: int, _third: int, depth: int) -> bool:
    """Make goods of a kind in the first building that can, built if there is none, and tell whether any are made."""
    kind = MAKER[good]
    if kind == NOWHERE or depth > DEEPEST:
        return False
    if kind == MINT and free_in_all(plan.ledger, GOLD) < 2 * number:
        return False  # nobody makes gold; every list ends with coins, and a mint would be planned for each in vain
    place = find_or_build(plan, kind, depth)
    if place == NOWHERE:
        return False
    if kind in (SAWMILL, STONE_FACTORY):
        return _double(plan, place, good, number)
    if kind in (COAL_BURNER, PAPER_MILL):
        return _use_wood(plan, place, good, number, depth)
    if kind == MINT:
        return supply(plan, FUEL, number, depth + 1) and _combine(plan, place, good, number, FUEL, GOLD)
    return (
        supply(plan, PAPER, number, depth + 1)
        and supply(plan, COINS, 2 * number, depth + 1)
        and _combine(plan, place, good, number, PAPER, COINS)
    )


def supply(plan: Plan, good: int, number: int, depth: int) -> bool:
    """Have so many of a good free to be promised, by making what is missing, and tell whether that works."""
    free = free_in_all(plan.ledger, good)
    while free < number:
        if not make(plan, good, number - free, 0, depth):
            return False
        more = free_in_all(plan.ledger, good)
        if more <= free:
            return False
        free = more
    return True


def find_or_build(plan: Plan, kind: int, depth: int) -> int:
    """The place of a building of a kind, built if there is none; NOWHERE if that does not go."""
    place = find_building(plan, kind)
    if place == NOWHERE:
        place = good_site(plan, kind)
        if place != NOWHERE and not do_task(plan, BUILD, place, kind, 0, depth + 1):
            return NOWHERE
    return place


def _double(plan: Plan, place: int, good: int, number: int) -> bool:
    """Bring trunks or clay, of which each makes two; an even number if there are so many, as donkeys carry two."""
    source = TRUNKS if good == BOARDS else CLAY
    free = free_in_all(plan.ledger, source)
    wanted = (number + 1) // 2
    if wanted % 2 == 1 and free > wanted:
        wanted += 1
    wanted = min(wanted, free, MOST_AT_ONCE)
    if wanted <= 0:
        return False
    delivery: Delivery = new_delivery(plan.delivery)
    delivery.needs[source] = wanted
    if deliver(plan, delivery, place, plan.last_turn - 1, 0) == NEVER:
        return False
    tile = plan.graph.tile_of[place]
    let_wait(plan, delivery, place, plan.economy.built[tile])
    for i in range(wanted):
        turn = next_run(plan, tile, turn_of(delivery, source, i) + 1)
        if turn == NEVER:
            return False
        add_goods(plan.ledger, place, good, turn, 2)
    return True


def _use_wood(plan: Plan, place: int, good: int, number: int, depth: int) -> bool:
    """Bring two boards or trunks for each (P4): boards, which a trunk gives two of, unless trunks are plenty."""
    for made in range(number):
        steps = plan.journal.steps
        entries = plan.timetable.entries
        source = _wood(plan)
        if not supply(plan, source, 2, depth + 1):
            undo(plan, steps, entries)
            return made > 0
        delivery: Delivery = new_delivery(plan.delivery)
        delivery.needs[source] = 2
        if source == TRUNKS and free_at(plan.ledger, place, BOARDS, plan.last_turn) > 0:
            delivery.needs[TRUNKS] = 1
            delivery.needs[BOARDS] = 1  # a board that lies there is used up before trunks (P9)
        turn = deliver(plan, delivery, place, plan.last_turn - 1, 0)
        tile = plan.graph.tile_of[place]
        if turn < NEVER and burns_early(plan, delivery, source, place, turn):
            turn = NEVER
        let_wait(plan, delivery, place, plan.economy.built[tile])
        if turn < NEVER:
            turn = next_run(plan, tile, turn + 1)
        if turn == NEVER or (source == TRUNKS and lying(plan.ledger, place, BOARDS, turn - 1) > 0):
            undo(plan, steps, entries)
            return made > 0
        add_goods(plan.ledger, place, good, turn, 1)
    return True


def burns_early(plan: Plan, delivery: Delivery, source: int, place: int, turn: int) -> bool:
    """Whether wood that waits for more until a turn would be used up with wood of the other kind there (P4, P9)."""
    other = BOARDS if source == TRUNKS else TRUNKS
    since = max(plan.turn, plan.economy.built[plan.graph.tile_of[place]])
    for i in range(delivery.counts[source]):
        for waits in range(max(since, turn_of(delivery, source, i)), turn):
            if lying(plan.ledger, place, other, waits) > 0:
                return True
    return False


def _wood(plan: Plan) -> int:
    """The kind of wood to burn."""
    if free_in_all(plan.ledger, BOARDS) >= 2:
        return BOARDS
    many_trunks = free_in_all(plan.ledger, TRUNKS) >= PLENTY or find_building(plan, SAWMILL) == NOWHERE
    return TRUNKS if many_trunks else BOARDS


def _combine(plan: Plan, place: int, good: int, number: int, single: int, double: int) -> bool:
    """Bring one of a good and two of another for each."""
    delivery: Delivery = new_delivery(plan.delivery)
    delivery.needs[single] = number
    delivery.needs[double] = 2 * number
    if deliver(plan, delivery, place, plan.last_turn - 1, 0) == NEVER:
        return False
    tile = plan.graph.tile_of[place]
    let_wait(plan, delivery, place, plan.economy.built[tile])
    for i in range(number):
        last_double = max(turn_of(delivery, double, 2 * i), turn_of(delivery, double, 2 * i + 1))
        turn = next_run(plan, tile, max(turn_of(delivery, single, i), last_double) + 1)
        if turn == NEVER:
            return False
        since = max(turn_of(delivery, single, i), plan.economy.built[tile])
        if single == PAPER and since < turn - 1:
            lie(plan.ledger, place, PAPER, since, turn - 1)  # geese beside it would be lost (R3)
        add_goods(plan.ledger, place, good, turn, 1)
    return True


class MakeTask(TaskKind):
    """Make so many of a good."""

    code, aim = MAKE, AimKind.MAKE
    weight = 12

    def propose(self, prospects: Prospects, _tasks: Tasks) -> Tasks:
        """One or two of a good."""
        return (Task(MAKE, prospects.weighted(_WEIGHTS), prospects.random.choice((1, 1, 2))),)

    def altered(self, task: Task, prospects: Prospects) -> Task:
        """One more or less of it."""
        return task._replace(second=max(1, task.second + prospects.random.choice((-1, 1))))

    def goal(self, task: Task, _spots: Sequence[int], turn: int, _game_turn: GameTurn) -> Aim | None:
        """The goods, by the turn after the last input has come."""
        return Aim(self.aim, task.first, task.second, NONE, turn)

    def rest(self, task: Task, done: Sequence[ScheduleEntry]) -> Task:
        """Fewer of a good by those whose inputs have been brought."""
        if task.first not in _INPUTS:
            return task
        inputs, each = _INPUTS[task.first]
        brought = sum(entry.amount for entry in done if entry.kind == DROP and entry.value in inputs)
        return task._replace(second=max(1, task.second - brought // each))
