"""The goods of a plan, by place, kind and turn, and what of them is promised.

Goods are kept as they lie at a place after the production of a turn. What a task takes is taken from that turn on.
"""

from __future__ import annotations

from rbdesigner.players.planning.constants import GEESE, MOST_TURNS, NEVER, NGOODS, Ints
from rbdesigner.players.planning.map_graph import MapGraph
from rbdesigner.players.planning.plan_journal import (
    BIRTH_ADDED,
    GOOD_ARRIVED,
    GOODS_CHANGED,
    PASTURE_ADDED,
    PASTURE_CLOSED,
    PLACE_STOCKED,
    Journal,
    undoes,
    write,
)


class Ledger:
    """Goods, and what can still be promised of them.

    ``promised`` is the least that will lie there from a turn on, so that no other promise is broken. ``arriving`` are
    goods that lie there as a turn ends, but are not to be had. ``pastures`` are the turns from which geese breed at a
    place of their own. There two of them are kept until the turn in ``kept``, and none is born after the one in
    ``closed``. ``overdrawn`` is 1 once geese are promised that will not be born.
    """

    journal: Journal
    last_turn: int = 0
    goods: Ints
    promised: Ints
    arriving: Ints
    births: Ints
    pastures: Ints
    kept: Ints
    closed: Ints
    overdrawn: int = 0
    stocked: Ints
    is_stocked: Ints
    stocked_places: int = 0


# Changes


def change_goods(ledger: Ledger, place: int, good: int, turn: int, number: int) -> None:
    """Have more or fewer of a good at a place from a turn on, without a line in the journal."""
    first = (place * NGOODS + good) * MOST_TURNS
    end = first + ledger.last_turn + 1
    for i in range(first + turn, end + 1):
        ledger.goods[i] += number
        ledger.promised[i] += number
    i = first + turn - 1
    while first <= i < end and ledger.promised[i] != min(ledger.promised[i + 1], ledger.goods[i]):
        ledger.promised[i] = min(ledger.promised[i + 1], ledger.goods[i])
        i -= 1  # once a number before the turn is as it was, so are all before it
    if number > 0 and not ledger.is_stocked[place]:
        ledger.is_stocked[place] = 1
        ledger.stocked[ledger.stocked_places] = place
        ledger.stocked_places += 1


@undoes(PLACE_STOCKED)
def undo_stocked(ledger: Ledger, place: int) -> None:
    """Have nothing at the place that was stocked last."""
    ledger.stocked_places -= 1
    ledger.is_stocked[place] = 0


def add_goods(ledger: Ledger, place: int, good: int, turn: int, number: int) -> None:
    """Have more or fewer of a good at a place from a turn on."""
    if number > 0 and not ledger.is_stocked[place]:
        write(ledger.journal, PLACE_STOCKED, place, 0, 0, 0)
    change_goods(ledger, place, good, turn, number)
    write(ledger.journal, GOODS_CHANGED, place, good, turn, number)


@undoes(GOODS_CHANGED)
def undo_goods(ledger: Ledger, place: int, good: int, turn: int, number: int) -> None:
    """Have as many of a good as before."""
    change_goods(ledger, place, good, turn, -number)


def arrive(ledger: Ledger, place: int, good: int, turn: int) -> None:
    """Have a promised good lie at a place as a turn ends, not to be had by others."""
    at = (place * NGOODS + good) * MOST_TURNS + turn
    ledger.arriving[at] += 1
    write(ledger.journal, GOOD_ARRIVED, at, 0, 0, 0)


@undoes(GOOD_ARRIVED)
def undo_arrival(ledger: Ledger, at: int) -> None:
    """Have one fewer lie there as the turn ends."""
    ledger.arriving[at] -= 1


def expect_geese(ledger: Ledger, place: int) -> None:
    """Have a third goose wherever two lie alone on a pasture of theirs (L1).

    A goose that is taken may keep another from being born: then the ledger is overdrawn.
    """
    for turn in range(ledger.pastures[place], ledger.last_turn + 1):
        is_born = turn <= ledger.closed[place] and lying(ledger, place, GEESE, turn - 1) == 2
        more = is_born - ledger.births[place * MOST_TURNS + turn]
        if more != 0:
            ledger.births[place * MOST_TURNS + turn] += more
            write(ledger.journal, BIRTH_ADDED, place * MOST_TURNS + turn, more, 0, 0)
            add_goods(ledger, place, GEESE, turn, more)
    if ledger.promised[(place * NGOODS + GEESE) * MOST_TURNS] < 0:
        ledger.overdrawn = 1


@undoes(BIRTH_ADDED)
def undo_birth(ledger: Ledger, at: int, more: int) -> None:
    """Expect as many births as before; the goose itself is undone by its own line."""
    ledger.births[at] -= more


def add_pasture(ledger: Ledger, place: int, turn: int, until: int) -> None:
    """Have two geese breed at a place of their own, from the end of a turn on (L1).

    Until another turn both are kept there: only those born can be had.
    """
    until = min(max(turn, until), ledger.last_turn)
    ledger.pastures[place] = turn + 1
    ledger.kept[place] = until
    write(ledger.journal, PASTURE_ADDED, place, 0, 0, 0)
    for kept in range(turn, until):
        for _i in range(2):
            arrive(ledger, place, GEESE, kept)
    add_goods(ledger, place, GEESE, until, 2)
    expect_geese(ledger, place)


@undoes(PASTURE_ADDED)
def undo_pasture(ledger: Ledger, place: int) -> None:
    """Have a pasture no more."""
    ledger.pastures[place] = NEVER


def close_pasture(ledger: Ledger, place: int, turn: int) -> None:
    """Have no more geese born at a place once a turn is over.

    If they are promised, the ledger is overdrawn.
    """
    write(ledger.journal, PASTURE_CLOSED, place, ledger.closed[place], 0, 0)
    ledger.closed[place] = min(ledger.closed[place], turn)
    expect_geese(ledger, place)


@undoes(PASTURE_CLOSED)
def undo_closing(ledger: Ledger, place: int, turn: int) -> None:
    """Have geese born there as before."""
    ledger.closed[place] = turn


def take(ledger: Ledger, place: int, good: int, turn: int, number: int) -> None:
    """Take goods in a turn; geese that are left may breed."""
    add_goods(ledger, place, good, turn, -number)
    if good == GEESE and ledger.pastures[place] < NEVER:
        expect_geese(ledger, place)


def lie(ledger: Ledger, place: int, good: int, since: int, until: int) -> None:
    """Have a promised good lie at a place until the turn in which it is used.

    Others may have it in between if there are more by then, but not in the turn in which it comes (M11).
    """
    arrive(ledger, place, good, since)
    add_goods(ledger, place, good, since + 1, 1)
    add_goods(ledger, place, good, until, -1)


# Questions


def lying(ledger: Ledger, place: int, good: int, turn: int) -> int:
    """How many of a good lie at a place as a turn ends."""
    at = (place * NGOODS + good) * MOST_TURNS + turn
    return ledger.goods[at] + ledger.arriving[at]


def is_empty(ledger: Ledger, graph: MapGraph, tile: int, turn: int, but: int) -> bool:
    """Whether no goods but one kind lie on a tile as a turn ends."""
    for i in range(ledger.stocked_places):
        if graph.tile_of[ledger.stocked[i]] == tile:
            for good in range(NGOODS):
                if good != but and lying(ledger, ledger.stocked[i], good, turn) > 0:
                    return False
    return True


def free_at(ledger: Ledger, place: int, good: int, turn: int) -> int:
    """How many of a good can be promised at a place in a turn without breaking another promise."""
    return ledger.promised[(place * NGOODS + good) * MOST_TURNS + turn]


def free_from(ledger: Ledger, place: int, good: int, turn: int) -> int:
    """The first turn from this one on in which a good can be promised at a place; NEVER if in none."""
    first = (place * NGOODS + good) * MOST_TURNS
    if ledger.promised[first + ledger.last_turn] < 1:
        return NEVER
    while ledger.promised[first + turn] < 1:
        turn += 1
    return turn


def free_in_all(ledger: Ledger, good: int) -> int:
    """How many of a good can still be promised anywhere."""
    found = 0
    for i in range(ledger.stocked_places):
        found += max(0, free_at(ledger, ledger.stocked[i], good, ledger.last_turn))
    return found


def can_have_geese(ledger: Ledger, number: int) -> bool:
    """Tell whether so many geese may be promised, now or once more are born: a pasture with one has more later."""
    found = 0
    for i in range(ledger.stocked_places):
        place = ledger.stocked[i]
        free = free_at(ledger, place, GEESE, ledger.last_turn)
        if free > 0:
            found += number if ledger.pastures[place] < NEVER else free
    return found >= number
