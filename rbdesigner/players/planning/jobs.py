"""The jobs of transporters, the gaps between them, and what is aboard."""

from __future__ import annotations

from rbdesigner.players.planning.constants import CAPACITIES, JOB_ADDED, MOST_JOBS, NOWHERE, TAKEN_ALONG
from rbdesigner.players.planning.plan import Plan, note


def idle_from(plan: Plan, transporter: int, gap: int) -> int:
    """The time at which a transporter's gap begins: after the job before it."""
    if gap == 0:
        return plan.born[transporter]
    return plan.job_ends[transporter * MOST_JOBS + gap - 1]


def idle_spot(plan: Plan, transporter: int, gap: int) -> int:
    """The spot where a transporter stands in a gap."""
    if gap == 0:
        return plan.birthplaces[transporter]
    return plan.job_tos[transporter * MOST_JOBS + gap - 1]


def aboard(plan: Plan, transporter: int, gap: int) -> int:
    """How many goods a transporter has aboard in a gap, taken along for a later job."""
    return plan.job_rests[transporter * MOST_JOBS + gap - 1] if gap > 0 else 0


def add_job(plan: Plan, transporter: int, gap: int, start: int, end: int, to: int, load: int) -> None:
    """Give a transporter a job in a gap, from the spot where it stands then.

    ``load`` is how many goods it carries for it at most.
    """
    origin = idle_spot(plan, transporter, gap)
    rest = aboard(plan, transporter, gap)
    first = transporter * MOST_JOBS
    i = first + plan.jobs[transporter]
    while i > first + gap:
        _move_job(plan, i - 1, i)
        i -= 1
    plan.job_starts[i] = start
    plan.job_froms[i] = origin
    plan.job_ends[i] = end
    plan.job_tos[i] = to
    plan.job_loads[i] = rest + load
    plan.job_rests[i] = rest
    plan.job_sources[i] = NOWHERE
    plan.jobs[transporter] += 1
    note(plan, JOB_ADDED, transporter, gap, 0, 0)


def drop_job(plan: Plan, transporter: int, gap: int) -> None:
    """Take a job from a transporter; those after it move up."""
    plan.jobs[transporter] -= 1
    first = transporter * MOST_JOBS
    for i in range(first + gap, first + plan.jobs[transporter]):
        _move_job(plan, i + 1, i)


def _move_job(plan: Plan, old: int, new: int) -> None:
    plan.job_starts[new] = plan.job_starts[old]
    plan.job_froms[new] = plan.job_froms[old]
    plan.job_ends[new] = plan.job_ends[old]
    plan.job_tos[new] = plan.job_tos[old]
    plan.job_loads[new] = plan.job_loads[old]
    plan.job_rests[new] = plan.job_rests[old]
    plan.job_sources[new] = plan.job_sources[old]
    plan.job_picks[new] = plan.job_picks[old]
    plan.job_spots[new] = plan.job_spots[old]


def take_along(plan: Plan, transporter: int, job: int, gap: int, number: int) -> None:
    """Have goods aboard from a job on until a gap."""
    for i in range(transporter * MOST_JOBS + job, transporter * MOST_JOBS + gap):
        plan.job_loads[i] += number
        plan.job_rests[i] += number
        note(plan, TAKEN_ALONG, i, number, 0, 0)


def room(plan: Plan, transporter: int, gap: int) -> int:
    """How many goods a transporter can carry in a gap.

    Beside what it has taken along for a later job.
    """
    return CAPACITIES[plan.fleet_kinds[transporter]] - aboard(plan, transporter, gap)
