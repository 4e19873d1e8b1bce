"""Records for the answers of searches.

A plan has one of each, made beforehand, as a plan is made in the time of a few allocations. Whoever asks passes it on;
it holds good until the next search.
"""

from __future__ import annotations

from rbdesigner.players.planning.constants import MOST_ARRIVING, MOST_PAID, NGOODS, Ints


class Sources:
    """The places where goods that are needed can still be promised: pairs of a place and a good.

    ``most`` is how many of the good a load can have at most, and ``most_of_all`` the highest of them. ``since`` is the
    time from which the first can be had, and ``soonest`` the earliest of them. ``needed`` are the ``needed_goods``.
    """

    number: int = 0
    places: Ints
    goods: Ints
    most: Ints
    most_of_all: int = 0
    since: Ints
    soonest: int = 0
    needed: Ints
    needed_goods: int = 0


class Partners:
    """The sites of the buildings that a new one wants to be near, with how much it does.

    ``home_ways`` are the ways from home to each place plus one; they stay, once they are looked up.
    """

    number: int = 0
    places: Ints
    weights: Ints
    home_ways: Ints


class Load:
    """A load that a transporter can bring: which transporter, in which gap, with which good first, and when it comes.

    ``key`` is how late and costly it is, NEVER if there is none. ``time`` and ``spot`` are when and where the first
    good, ``good`` of ``place``, is picked up. ``job`` is the job with which it is taken along, NOWHERE if none; the
    load's own gap stands for the hold, where it is from the beginning. ``gap`` is NOWHERE if the load needs no job of
    its own, as that one goes to its place.
    """

    key: int = 0
    carrier: int = 0
    gap: int = 0
    job: int = 0
    place: int = 0
    good: int = 0
    start: int = 0
    time: int = 0
    spot: int = 0
    arrival: int = 0
    end: int = 0


class Ride:
    """A way to a place on which goods come along: those of a transporter's job, or of one that goes into its gap.

    ``gap`` is NOWHERE if it is the way of a job that there is. ``arrival`` and ``end`` are when and where it ends;
    what comes before the ``earliest`` turn is no better for it.
    """

    transporter: int = 0
    gap: int = 0
    arrival: int = 0
    end: int = 0
    earliest: int = 0


class Delivery:
    """Goods that are wanted at a place, with the time when each is there.

    ``needs`` are those that have yet to come, by good. ``carrier`` brings the last load in its job that begins at
    ``start``; it is NOWHERE if all lies there already.
    """

    needs: Ints
    counts: Ints
    turns: Ints
    carrier: int = 0
    start: int = 0


class Payment:
    """The goods that pay for the bricks of one turn, with the turns from which they lie at home, and their sums."""

    number: int = 0
    goods: Ints
    turns: Ints
    sums: Ints


def new_ride(ride: Ride, transporter: int, gap: int, arrival: int, end: int, earliest: int) -> Ride:
    """A ride, filled anew."""
    ride.transporter = transporter
    ride.gap = gap
    ride.arrival = arrival
    ride.end = end
    ride.earliest = earliest
    return ride


def new_delivery(delivery: Delivery) -> Delivery:
    """A delivery, emptied to be used anew."""
    for good in range(NGOODS):
        delivery.needs[good] = 0
    return delivery


def note_arrival(delivery: Delivery, good: int, number: int, turn: int) -> None:
    """Have so many of a good arrive in a turn."""
    for _i in range(number):
        delivery.turns[good * MOST_ARRIVING + delivery.counts[good]] = turn
        delivery.counts[good] += 1


def turn_of(delivery: Delivery, good: int, number: int) -> int:
    """The turn in which the first, second ... of a good is there."""
    return delivery.turns[good * MOST_ARRIVING + number]


def first_turn(delivery: Delivery, turn: int) -> int:
    """The turn in which the first of all goods is there, or one before it."""
    first = turn
    for good in range(NGOODS):
        if delivery.counts[good] > 0:
            first = min(first, turn_of(delivery, good, 0))
    return first


def new_payment(payment: Payment) -> Payment:
    """A payment, emptied to be used anew."""
    payment.number = 0
    for good in range(NGOODS):
        payment.sums[good] = 0
    return payment


def note_payment(payment: Payment, good: int, turn: int) -> None:
    """Pay with a good that lies at home from a turn on."""
    payment.sums[good] += 1
    if payment.number < MOST_PAID:
        payment.goods[payment.number] = good
        payment.turns[payment.number] = turn
        payment.number += 1
