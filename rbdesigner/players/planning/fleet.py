"""The transporters of a plan and their jobs.

A *job* is a stretch of a transporter's time, from a spot to a spot. Between two jobs, in a *gap*, it stands idle; gap
``n`` lies before job ``n``, and the last gap has no end. Times are turns and points (see ``constants.TURN``).
"""

from __future__ import annotations

from rbdesigner.players.planning.constants import CAPACITIES, IS_BOAT, MOST_JOBS, NEVER, NOWHERE, TURN, Ints
from rbdesigner.players.planning.plan_journal import (
    JOB_ADDED,
    JOB_EXTENDED,
    LOAD_ADDED,
    ROOM_USED,
    TAKEN_ALONG,
    TRANSPORTER_ADDED,
    TRANSPORTER_REMOVED,
    Journal,
    undoes,
    write,
)


class Fleet:
    """Transporters by number, and their jobs in rows of ``MOST_JOBS``.

    Of a job ``loads`` is how many goods are aboard at most, ``rests`` how many stay aboard for a later job;
    ``sources``, ``picks`` and ``pick_spots`` say where and when its first goods are picked up. ``kept`` is how many
    goods a transporter keeps aboard to the end. ``holds`` are the places of goods that are aboard from the beginning,
    as the boat is at sea, NOWHERE for other transporters; ``held`` is how many.
    """

    journal: Journal
    size: int = 0
    on_land: int = 0
    on_water: int = 0
    kinds: Ints
    born: Ints
    birthplaces: Ints
    kept: Ints
    holds: Ints
    held: Ints
    jobs: Ints
    starts: Ints
    froms: Ints
    ends: Ints
    tos: Ints
    loads: Ints
    rests: Ints
    sources: Ints
    picks: Ints
    pick_spots: Ints


# Gaps


def idle_from(fleet: Fleet, transporter: int, gap: int) -> int:
    """The time at which a transporter's gap begins: after the job before it."""
    if gap == 0:
        return fleet.born[transporter]
    return fleet.ends[transporter * MOST_JOBS + gap - 1]


def idle_until(fleet: Fleet, transporter: int, gap: int) -> int:
    """The time at which a transporter's gap ends: when the job after it begins; NEVER if that is the last gap."""
    if gap == fleet.jobs[transporter]:
        return NEVER
    return fleet.starts[transporter * MOST_JOBS + gap]


def idle_spot(fleet: Fleet, transporter: int, gap: int) -> int:
    """The spot where a transporter stands in a gap."""
    if gap == 0:
        return fleet.birthplaces[transporter]
    return fleet.tos[transporter * MOST_JOBS + gap - 1]


def aboard(fleet: Fleet, transporter: int, gap: int) -> int:
    """How many goods a transporter has aboard in a gap, taken along for a later job or from the beginning."""
    return fleet.rests[transporter * MOST_JOBS + gap - 1] if gap > 0 else fleet.held[transporter]


def room(fleet: Fleet, transporter: int, gap: int) -> int:
    """How many goods a transporter can carry in a gap, beside what it has aboard."""
    return CAPACITIES[fleet.kinds[transporter]] - aboard(fleet, transporter, gap)


def room_in_job(fleet: Fleet, transporter: int, job: int) -> int:
    """How many more goods a transporter can carry in a job."""
    return CAPACITIES[fleet.kinds[transporter]] - fleet.loads[transporter * MOST_JOBS + job]


# Jobs


def add_job(fleet: Fleet, transporter: int, gap: int, start: int, end: int, to: int, load: int) -> None:
    """Give a transporter a job in a gap, from the spot where it stands then, with so many goods to carry at most."""
    origin = idle_spot(fleet, transporter, gap)
    rest = aboard(fleet, transporter, gap)
    first = transporter * MOST_JOBS
    i = first + fleet.jobs[transporter]
    while i > first + gap:
        _move_job(fleet, i - 1, i)
        i -= 1
    fleet.starts[i] = start
    fleet.froms[i] = origin
    fleet.ends[i] = end
    fleet.tos[i] = to
    fleet.loads[i] = rest + load
    fleet.rests[i] = rest
    fleet.sources[i] = NOWHERE
    fleet.jobs[transporter] += 1
    write(fleet.journal, JOB_ADDED, transporter, gap, 0, 0)


@undoes(JOB_ADDED)
def undo_job(fleet: Fleet, transporter: int, gap: int) -> None:
    """Take a job from a transporter; those after it move up."""
    fleet.jobs[transporter] -= 1
    first = transporter * MOST_JOBS
    for i in range(first + gap, first + fleet.jobs[transporter]):
        _move_job(fleet, i + 1, i)


def _move_job(fleet: Fleet, old: int, new: int) -> None:
    fleet.starts[new] = fleet.starts[old]
    fleet.froms[new] = fleet.froms[old]
    fleet.ends[new] = fleet.ends[old]
    fleet.tos[new] = fleet.tos[old]
    fleet.loads[new] = fleet.loads[old]
    fleet.rests[new] = fleet.rests[old]
    fleet.sources[new] = fleet.sources[old]
    fleet.picks[new] = fleet.picks[old]
    fleet.pick_spots[new] = fleet.pick_spots[old]


def extend_job(fleet: Fleet, job: int, end: int) -> None:
    """Let a job last until a later time."""
    write(fleet.journal, JOB_EXTENDED, job, fleet.ends[job], 0, 0)
    fleet.ends[job] = end


@undoes(JOB_EXTENDED)
def undo_extension(fleet: Fleet, job: int, end: int) -> None:
    """Let a job end when it did."""
    fleet.ends[job] = end


def load_more(fleet: Fleet, transporter: int, job: int, number: int) -> None:
    """Have more goods to carry in a job, to where it ends."""
    fleet.loads[transporter * MOST_JOBS + job] += number
    write(fleet.journal, LOAD_ADDED, transporter, job, number, 0)


@undoes(LOAD_ADDED)
def undo_load(fleet: Fleet, transporter: int, job: int, number: int) -> None:
    """Have as many goods to carry in a job as before."""
    fleet.loads[transporter * MOST_JOBS + job] -= number


def take_along(fleet: Fleet, transporter: int, job: int, gap: int, number: int) -> None:
    """Have more or fewer goods aboard from a job on until a gap."""
    for i in range(transporter * MOST_JOBS + job, transporter * MOST_JOBS + gap):
        fleet.loads[i] += number
        fleet.rests[i] += number
        write(fleet.journal, TAKEN_ALONG, i, number, 0, 0)


@undoes(TAKEN_ALONG)
def undo_take_along(fleet: Fleet, job: int, number: int) -> None:
    """Have as many goods aboard during a job as before."""
    fleet.loads[job] -= number
    fleet.rests[job] -= number


# Transporters


def add_transporter(fleet: Fleet, kind: int, spot: int, turn: int) -> None:
    """Have another transporter that may move from a turn on."""
    new = fleet.size
    fleet.kinds[new] = kind
    fleet.birthplaces[new] = spot
    fleet.born[new] = turn * TURN
    fleet.jobs[new] = 0
    fleet.kept[new] = 0
    fleet.size += 1
    fleet.on_water += IS_BOAT[kind]
    fleet.on_land += 1 - IS_BOAT[kind]
    write(fleet.journal, TRANSPORTER_ADDED, IS_BOAT[kind], 0, 0, 0)


@undoes(TRANSPORTER_ADDED)
def undo_transporter(fleet: Fleet, boat: int) -> None:
    """Have the newest transporter no more."""
    fleet.size -= 1
    fleet.on_water -= boat
    fleet.on_land -= 1 - boat


def remove_transporter(fleet: Fleet, transporter: int, turn: int) -> None:
    """Have a transporter no more from a turn on: from its last job it never comes back."""
    gap = fleet.jobs[transporter]
    boat = IS_BOAT[fleet.kinds[transporter]]
    add_job(fleet, transporter, gap, turn * TURN, NEVER, idle_spot(fleet, transporter, gap), 0)
    fleet.on_water -= boat
    fleet.on_land -= 1 - boat
    write(fleet.journal, TRANSPORTER_REMOVED, boat, 0, 0, 0)


@undoes(TRANSPORTER_REMOVED)
def undo_removal(fleet: Fleet, boat: int) -> None:
    """Count a transporter again; its last job is undone by a line of its own."""
    fleet.on_water += boat
    fleet.on_land += 1 - boat


def removed_in(fleet: Fleet, transporter: int) -> int:
    """The turn from which a transporter is no more; NEVER if it stays to the end."""
    last = transporter * MOST_JOBS + fleet.jobs[transporter] - 1
    if fleet.jobs[transporter] == 0 or fleet.ends[last] < NEVER:
        return NEVER
    return fleet.starts[last] // TURN


def keep_aboard(fleet: Fleet, transporter: int, number: int) -> None:
    """Have a transporter keep goods aboard to the end."""
    fleet.kept[transporter] += number
    write(fleet.journal, ROOM_USED, transporter, number, 0, 0)


@undoes(ROOM_USED)
def undo_keep_aboard(fleet: Fleet, transporter: int, number: int) -> None:
    """Have a transporter keep fewer goods aboard to the end."""
    fleet.kept[transporter] -= number
