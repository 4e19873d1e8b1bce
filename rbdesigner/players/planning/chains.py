"""Goods and buildings with all that has to be made for them first."""

from __future__ import annotations

from rbdesigner.players.planning.constants import (
    BOARDS,
    BOARDS_COST,
    BUILT,
    CLAY,
    CLAY_PIT,
    COAL_BURNER,
    COINS,
    DESERT,
    FUEL,
    GEESE,
    GOLD,
    MAKER,
    MINE,
    MINT,
    MOUNTAIN,
    NEVER,
    NOWHERE,
    OIL_RIG,
    PAPER,
    PAPER_MILL,
    PRIMARY_GOOD,
    QUARRY,
    RAFT_FACTORY,
    RESEARCHED,
    ROCK,
    SAWMILL,
    SEA,
    SPECIALISATION,
    STONE,
    STONE_COST,
    STONE_FACTORY,
    SUBJECT_ADDED,
    SUBJECT_FOR,
    TRUNKS,
    TURN,
    WOODCUTTER,
    WOODS,
)
from rbdesigner.players.planning.loads import deliver, let_wait, need_nothing
from rbdesigner.players.planning.plan import Plan, add_goods, arrive, enter, free_in_all, note
from rbdesigner.players.planning.sites import add_building, add_mixture, find_building, good_site, next_run
from rbdesigner.players.planning.stands import stay
from rbdesigner.players.planning.taking_back import take_back

DEEPEST = 5
"""How long a chain of things that need each other may be."""
MOST_AT_ONCE = 14
"""How many inputs are brought for one task at most."""
PLENTY = 8
"""With so many trunks free a coal burner may have them."""


def supply(plan: Plan, good: int, number: int, depth: int) -> bool:
    """Have so many of a good promised somewhere, by making what is missing.

    Whether that goes.
    """
    free = free_in_all(plan, good)
    while free < number:
        if not make(plan, good, number - free, depth):
            return False
        more = free_in_all(plan, good)
        if more <= free:
            return False
        free = more
    return True


def make(plan: Plan, good: int, number: int, depth: int) -> bool:
    """Make so many of a good in the first building that can.

    Built if there is none; whether any comes of it.
    """
    kind = MAKER[good]
    if kind == NOWHERE or depth > DEEPEST or (kind == MINT and free_in_all(plan, GOLD) < 2 * number):
        return False
    place = find_building(plan, kind)
    if place == NOWHERE:
        place = good_site(plan, kind)
        if place == NOWHERE or not build(plan, kind, place, 0, depth + 1):
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


def _double(plan: Plan, place: int, good: int, number: int) -> bool:
    """Bring trunks or clay, of which each makes two.

    An even number if there are so many, as donkeys carry two.
    """
    source = TRUNKS if good == BOARDS else CLAY
    free = free_in_all(plan, source)
    wanted = (number + 1) // 2
    if wanted % 2 == 1 and free > wanted:
        wanted += 1
    wanted = min(wanted, free, MOST_AT_ONCE)
    if wanted <= 0:
        return False
    need_nothing(plan)
    plan.needs[source] = wanted
    if deliver(plan, place, plan.last_turn - 1, 0) == NEVER:
        return False
    let_wait(plan, place, plan.built[plan.tile_of[place]])
    for i in range(wanted):
        turn = next_run(plan, plan.tile_of[place], plan.arrived[source * 64 + i] + 1)
        if turn == NEVER:
            return False
        add_goods(plan, place, good, turn, 2)
    return True


def _use_wood(plan: Plan, place: int, good: int, number: int, depth: int) -> bool:
    """Bring two boards or trunks for each (P4).

    Boards, which a trunk gives two of, unless trunks are plenty.
    """
    for made in range(number):
        source = _wood(plan)
        if not supply(plan, source, 2, depth + 1):
            return made > 0
        steps = plan.steps
        entries = plan.entries
        need_nothing(plan)
        plan.needs[source] = 2
        turn = deliver(plan, place, plan.last_turn - 1, 0)
        let_wait(plan, place, plan.built[plan.tile_of[place]])
        if turn < NEVER:
            turn = next_run(plan, plan.tile_of[place], turn + 1)
        if turn == NEVER:
            take_back(plan, steps, entries)
            return made > 0
        add_goods(plan, place, good, turn, 1)
    return True


def _wood(plan: Plan) -> int:
    """The kind of wood to burn."""
    if free_in_all(plan, BOARDS) >= 2:
        return BOARDS
    many_trunks = free_in_all(plan, TRUNKS) >= PLENTY or find_building(plan, SAWMILL) == NOWHERE
    return TRUNKS if many_trunks else BOARDS


def _combine(plan: Plan, place: int, good: int, number: int, single: int, double: int) -> bool:
    """Bring one of a good and two of another for each."""
    if free_in_all(plan, double) < 2 * number:
        return False
    need_nothing(plan)
    plan.needs[single] = number
    plan.needs[double] = 2 * number
    if deliver(plan, place, plan.last_turn - 1, 0) == NEVER:
        return False
    let_wait(plan, place, plan.built[plan.tile_of[place]])
    for i in range(number):
        turn = max(
            plan.arrived[single * 64 + i], plan.arrived[double * 64 + 2 * i], plan.arrived[double * 64 + 2 * i + 1]
        )
        turn = next_run(plan, plan.tile_of[place], turn + 1)
        if turn == NEVER:
            return False
        add_goods(plan, place, good, turn, 1)
    return True


def build(plan: Plan, kind: int, place: int, mixture: int, depth: int) -> bool:
    """Build at a place, with boards and stone made if they are missing.

    Whether that goes.

    ``mixture`` 1 is a mine of gold only, if that has been researched.
    """
    tile = plan.tile_of[place]
    if plan.buildings[tile] != NOWHERE or plan.pastures[place] < NEVER:
        return False
    if not suits(plan, kind, place):
        return False
    earliest = plan.turn
    if kind == MINE and mixture == 1:
        if learn(plan, SPECIALISATION, depth):
            earliest = plan.subjects[SPECIALISATION]
        else:
            mixture = 0
    subject = SUBJECT_FOR[kind]
    if subject != NOWHERE:
        if not learn(plan, subject, depth):
            return False
        earliest = plan.subjects[subject]
    if not supply(plan, BOARDS, BOARDS_COST[kind], depth + 1) or free_in_all(plan, STONE) < STONE_COST[kind]:
        return False
    if plan.buildings[tile] != NOWHERE:
        return False  # now stands there what had to be built first
    need_nothing(plan)
    plan.needs[BOARDS] = BOARDS_COST[kind]
    plan.needs[STONE] = STONE_COST[kind]
    turn = deliver(plan, place, plan.last_turn - 2, earliest)
    if turn < NEVER:
        turn = stay(plan, place, turn, plan.last_turn - 2)
    if turn == NEVER:
        return False
    let_wait(plan, place, turn)
    if not add_building(plan, kind, place, turn):
        return False
    enter(plan, plan.carrier, NEVER, turn * TURN + TURN - 1, BUILT, place, kind, mixture, NOWHERE)
    if PRIMARY_GOOD[kind] != NOWHERE:
        for on in range(turn + 1, plan.last_turn + 1):
            add_goods(plan, place, PRIMARY_GOOD[kind], on, 1)
    if kind != MINE:
        return True
    return add_mixture(plan, tile, turn, 4, 0) if mixture == 1 else add_mixture(plan, tile, turn, 3, 3)


def suits(plan: Plan, kind: int, place: int) -> bool:
    """Whether a building of a kind may stand on the tile of a place (K4)."""
    terrain = plan.terrains[plan.tile_of[place]]
    if plan.left_out[kind] or plan.avoided[plan.tile_of[place]]:
        return False
    if terrain in (DESERT, SEA) or kind == OIL_RIG:
        return False
    if kind == WOODCUTTER:
        return terrain == WOODS
    if kind == QUARRY:
        return terrain == ROCK
    if kind == MINE:
        return terrain == MOUNTAIN
    if kind == CLAY_PIT or kind >= RAFT_FACTORY:
        return plan.moorings[place] < plan.moorings[place + 1]
    return True


def learn(plan: Plan, subject: int, depth: int) -> bool:
    """Have a subject, researched now if it is not known; whether that goes."""
    if plan.subjects[subject] < NEVER:
        return True
    steps = plan.steps
    entries = plan.entries
    if research(plan, subject, depth + 1):
        return True
    take_back(plan, steps, entries)
    return False


def research(plan: Plan, subject: int, depth: int) -> bool:
    """Research: two boards and two geese to a paper mill.

    With a transporter that stays for the next production.
    """
    if plan.subjects[subject] < NEVER or depth > DEEPEST:
        return False
    place = find_building(plan, PAPER_MILL)
    if place == NOWHERE:
        place = good_site(plan, PAPER_MILL)
        if place == NOWHERE or not build(plan, PAPER_MILL, place, 0, depth + 1):
            return False
    tile = plan.tile_of[place]
    if free_in_all(plan, GEESE) < 2 or not supply(plan, BOARDS, 2, depth + 1):
        return False
    need_nothing(plan)
    plan.needs[BOARDS] = 2
    plan.needs[GEESE] = 2
    turn = deliver(plan, place, plan.last_turn - 2, plan.built[tile])
    if turn < NEVER:
        turn = stay(plan, place, turn, turn)  # later the mill would have used up all (P9, R3)
    if turn == NEVER or next_run(plan, tile, turn + 1) != turn + 1:
        return False
    let_wait(plan, place, turn)
    for i in range(2):  # the mill may make paper of the boards before
        for waits in range(plan.arrived[BOARDS * 64 + i], turn):
            arrive(plan, place, BOARDS, waits)
    plan.subjects[subject] = turn + 1
    note(plan, SUBJECT_ADDED, subject, 0, 0, 0)
    enter(plan, plan.carrier, NEVER, (turn + 1) * TURN, RESEARCHED, place, subject, 0, NOWHERE)
    return True
