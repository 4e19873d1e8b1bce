"""Loads that are taken along with earlier jobs.

A transporter with room to spare loads at the beginning of a job, or where it loads for that job, what it brings to the
same place, or to another some jobs later. What is in the hold of a boat at sea from the beginning comes along with all
its jobs.
"""

from __future__ import annotations

from rbdesigner.players.planning.answers import Delivery, Load, Ride, new_ride
from rbdesigner.players.planning.constants import (
    CAPACITIES,
    GEESE,
    HASTE,
    HOLD,
    MOST_JOBS,
    MOST_JOBS_BEFORE,
    NOWHERE,
    REGION,
    TURN,
)
from rbdesigner.players.planning.fleet import idle_from, idle_spot, room_in_job
from rbdesigner.players.planning.ledger import Ledger, free_at
from rbdesigner.players.planning.map_graph import is_at
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.ways import arrival, fits

PER_GOOD = 6
"""The time that one more good in a load is worth."""


def least_key(time: int, earliest: int, number: int) -> int:
    """The least key of a load of so many goods that does not come before a time."""
    return (max(time, earliest * TURN) << HASTE) - PER_GOOD * number


def try_piggyback(
    plan: Plan, delivery: Delivery, load: Load, transporter: int, gap: int, place: int, last: int, earliest: int
) -> None:
    """Try to bring to a place in a gap what is taken along with an earlier job; a better load is put into ``load``."""
    most = CAPACITIES[plan.fleet.kinds[transporter]]
    hold = plan.fleet.holds[transporter]
    job = gap - 1
    if hold == NOWHERE and (job < 0 or plan.fleet.loads[transporter * MOST_JOBS + job] >= most):
        return
    begin = idle_from(plan.fleet, transporter, gap)
    spot = idle_spot(plan.fleet, transporter, gap)
    arrives, end = arrival(plan, plan.fleet.kinds[transporter], spot, begin, place)
    if arrives // TURN > last or least_key(arrives, earliest, min(most, plan.sources.most_of_all)) >= load.key:
        return
    if not fits(plan, transporter, gap, arrives, end):
        return
    ride: Ride = new_ride(plan.ride, transporter, gap, arrives, end, earliest)
    if hold != NOWHERE:
        _try_along(plan, delivery, load, ride, gap, hold, begin, spot, most)
    space = most
    while job >= max(0, gap - MOST_JOBS_BEFORE) and space > 0:
        space = min(space, room_in_job(plan.fleet, transporter, job))
        _try_sources(plan, delivery, load, ride, job, place, space)
        job -= 1


def try_joining(
    plan: Plan, delivery: Delivery, load: Load, transporter: int, job: int, place: int, last: int, earliest: int
) -> None:
    """Try to bring to a place what is taken along with a job that goes there; a better load is put into ``load``."""
    following = transporter * MOST_JOBS + job + 1
    is_last = job + 1 == plan.fleet.jobs[transporter]
    if job < 0 or (not is_last and plan.fleet.starts[following] == plan.fleet.starts[following - 1]):
        return  # after a ferry that takes no time the next load may be aboard before what would be taken along
    space = room_in_job(plan.fleet, transporter, job)
    end = plan.fleet.tos[transporter * MOST_JOBS + job]
    if space <= 0 or not is_at(plan.graph, plan.fleet.kinds[transporter], end, place):
        return
    arrives = plan.fleet.ends[transporter * MOST_JOBS + job]
    if arrives % TURN == 0 and arrives > plan.fleet.starts[transporter * MOST_JOBS + job]:  # a ferry takes no time
        arrives -= 1  # it stays there until the turn ends
    if arrives // TURN <= last and least_key(arrives, earliest, min(space, plan.sources.most_of_all)) < load.key:
        ride: Ride = new_ride(plan.ride, transporter, NOWHERE, arrives, end, earliest)
        _try_sources(plan, delivery, load, ride, job, place, space)


def _try_sources(plan: Plan, delivery: Delivery, load: Load, ride: Ride, job: int, place: int, space: int) -> None:
    """Try to bring on a ride what lies where a job begins or where it loads; a better load is put into ``load``."""
    i = ride.transporter * MOST_JOBS + job
    for begins in range(2):
        source = plan.fleet.froms[i] if begins else plan.fleet.sources[i]
        time = plan.fleet.starts[i] if begins else plan.fleet.picks[i]
        if source not in (NOWHERE, place) and plan.graph.kinds[source] == REGION:
            spot = source if begins else plan.fleet.pick_spots[i]
            _try_along(plan, delivery, load, ride, job, source, time, spot, space)


def _try_along(
    plan: Plan, delivery: Delivery, load: Load, ride: Ride, job: int, source: int, time: int, spot: int, space: int
) -> None:
    """Try to bring on a ride what a job takes along from a source; a better load is put into ``load``.

    It takes no time if there is no gap: the job goes to the place itself.
    """
    good = _most_needed(plan, delivery, source, time // TURN, space)
    if good == NOWHERE:
        return
    many = min(delivery.needs[good], space, free_at(plan.ledger, source, good, time // TURN))
    key = least_key(ride.arrival, ride.earliest, many)
    if ride.gap == NOWHERE:
        begin = plan.fleet.starts[ride.transporter * MOST_JOBS + job]
    else:
        begin = idle_from(plan.fleet, ride.transporter, ride.gap)
        key += ride.arrival - begin
    if key < load.key:
        load.key = key
        load.carrier = ride.transporter
        load.gap = ride.gap
        load.job = job
        load.place = source
        load.good = good
        load.start = begin
        load.time = time
        load.spot = spot
        load.arrival = ride.arrival
        load.end = ride.end


def _most_needed(plan: Plan, delivery: Delivery, source: int, turn: int, space: int) -> int:
    """Find the good of which most can be taken along from a source; NOWHERE if there is none.

    Geese walk, or are kept apart, but for those in a hold.
    """
    ledger: Ledger = plan.ledger
    found = NOWHERE
    most = 0
    for i in range(plan.sources.needed_goods):
        good = plan.sources.needed[i]
        if good != GEESE or plan.graph.kinds[source] == HOLD:
            many = min(delivery.needs[good], space, free_at(ledger, source, good, turn))
            if many > most:
                most = many
                found = good
    return found
