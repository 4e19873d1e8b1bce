"""Loads that are taken along with earlier jobs.

A transporter with room to spare loads at the beginning of a job, or where it loads for that job, what it brings to
another place some jobs later.
"""

from __future__ import annotations

from rbdesigner.players.planning.constants import (
    CAPACITIES,
    GEESE,
    MOST_JOBS,
    MOST_JOBS_BEFORE,
    NGOODS,
    NOWHERE,
    REGION,
    TURN,
)
from rbdesigner.players.planning.jobs import idle_from, idle_spot
from rbdesigner.players.planning.plan import Plan, free_at
from rbdesigner.players.planning.ways import arrival, fits


def least_key(plan: Plan, time: int, earliest: int, number: int) -> int:
    """The least key of a load of so many goods that does not come before a time."""
    return (max(time, earliest * TURN) << plan.haste) - 6 * number


def try_taking_along(plan: Plan, transporter: int, gap: int, place: int, last: int, earliest: int) -> None:
    """Try to bring to a place in a gap what is taken along with an earlier job."""
    most = CAPACITIES[plan.fleet_kinds[transporter]]
    job = gap - 1
    if job < 0 or plan.job_loads[transporter * MOST_JOBS + job] >= most:
        return
    begin = idle_from(plan, transporter, gap)
    arrives = arrival(plan, plan.fleet_kinds[transporter], idle_spot(plan, transporter, gap), begin, place)
    end_spot = plan.end_spot
    if arrives // TURN > last or not fits(plan, transporter, gap, arrives, end_spot):
        return
    space = most
    while job >= max(0, gap - MOST_JOBS_BEFORE) and space > 0:
        i = transporter * MOST_JOBS + job
        space = min(space, most - plan.job_loads[i])
        for begins in range(2):
            source = plan.job_froms[i] if begins else plan.job_sources[i]
            time = plan.job_starts[i] if begins else plan.job_picks[i]
            good = NOWHERE if source in (NOWHERE, place) else _most_needed(plan, source, time // TURN, space)
            if good != NOWHERE:
                many = min(plan.needs[good], space, free_at(plan, source, good, time // TURN))
                key = least_key(plan, arrives, earliest, many) + arrives - begin
                if key < plan.load_key:
                    plan.load_key = key
                    plan.load_carrier = transporter
                    plan.load_gap = gap
                    plan.load_job = job
                    plan.load_place = source
                    plan.load_good = good
                    plan.load_start = begin
                    plan.load_time = time
                    plan.load_spot = source if begins else plan.job_spots[i]
                    plan.load_arrival = arrives
                    plan.load_end = end_spot
        job -= 1


def _most_needed(plan: Plan, source: int, turn: int, space: int) -> int:
    """The good of which most can be taken along from a source; NOWHERE if none can.

    Geese walk, or are kept apart.
    """
    found = NOWHERE
    most = 0
    if plan.kinds[source] == REGION:
        for good in range(NGOODS):
            if good != GEESE and plan.needs[good] > 0:
                many = min(plan.needs[good], space, free_at(plan, source, good, turn))
                if many > most:
                    most = many
                    found = good
    return found
