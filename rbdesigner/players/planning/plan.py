"""A plan: the map as one player sees it, what is promised, and who does what.

A *place* is a region, a *time* a turn times eight plus the points used in it. A *job* is a stretch of a transporter's
time, from a spot to a spot; between two jobs it stands idle. Goods are kept by place, kind and turn, as they lie there
after the turn's production; what a task takes is taken from that turn on. Everything is an int, so that the same
modules can be compiled.
"""

from __future__ import annotations

from array import array
from typing import TypeAlias

from rbdesigner.players.planning.constants import (
    BIRTH_ADDED,
    ENTRY,
    GEESE,
    GOOD_ARRIVED,
    GOODS_CHANGED,
    MOST_ENTRIES,
    MOST_JOBS,
    MOST_KEPT,
    MOST_PAID,
    MOST_STEPS,
    MOST_TABLES,
    MOST_TRANSPORTERS,
    MOST_TURNS,
    NEVER,
    NGOODS,
    PLACE_STOCKED,
    TASK,
    USED,
)

Ints: TypeAlias = "array[int]"


class Plan:
    """One player's plan from a position on, and everything that is needed to make it.

    It is filled by :func:`rbdesigner.players.planning.plan_position.plan_from`.
    """

    # The map
    spots: int = 0
    tiles: int = 0
    kinds: Ints
    tile_of: Ints
    terrains: Ints
    exits: Ints
    exits_to: Ints
    exit_borders: Ints
    sails: Ints
    sails_to: Ints
    arrivals: Ints
    arrivals_from: Ints
    banks: Ints
    banks_of: Ints
    moorings: Ints
    moorings_of: Ints
    border_sides: Ints
    # The game
    turn: int = 0
    last_turn: int = 0
    home: int = 0
    price: int = 0
    laid: int = 0
    irrigated: int = 0
    others_bricks: int = 0
    bricks_of: Ints
    row_bricks: Ints
    rows: Ints
    most_land: int = 0
    most_water: int = 0
    most_fleet: int = 0
    # What is promised
    goods: Ints
    promised: Ints
    stocked: Ints
    is_stocked: Ints
    stocked_places: int = 0
    buildings: Ints
    sites: Ints
    built: Ints
    capacity: Ints
    gold: Ints
    iron: Ints
    more_gold: Ints
    more_iron: Ints
    gold_lead: int = 0
    left_out: Ints
    avoided: Ints
    has_births: int = 1
    subjects: Ints
    pastures: Ints
    risks: Ints
    births: Ints
    arriving: Ints
    # Roads, and the tables of ways
    roads: Ints
    road_signs: Ints
    signs: Ints
    slots_used: int = 0
    slot_signs: Ints
    slot_keys: Ints
    tables: Ints
    queue: Ints
    is_queued: Ints
    # Transporters
    fleet: int = 0
    on_land: int = 0
    on_water: int = 0
    fleet_kinds: Ints
    born: Ints
    birthplaces: Ints
    bystanders: Ints
    kept: Ints
    jobs: Ints
    job_starts: Ints
    job_froms: Ints
    job_ends: Ints
    job_tos: Ints
    job_loads: Ints
    job_rests: Ints
    job_sources: Ints
    job_picks: Ints
    job_spots: Ints
    stands: Ints
    led: Ints
    # What has been done
    steps: int = 0
    log: Ints
    entries: int = 0
    schedule: Ints
    order: Ints
    scheduled: int = 0
    scheduled_tasks: Ints
    marks: Ints
    # Numbers that one function leaves for another
    needs: Ints
    arrived: Ints
    arrived_of: Ints
    paid: Ints
    payments: int = 0
    payment_goods: Ints
    payment_turns: Ints
    end_spot: int = 0
    carrier: int = 0
    carrier_start: int = 0
    load_key: int = 0
    load_carrier: int = 0
    load_gap: int = 0
    load_job: int = 0
    load_place: int = 0
    load_good: int = 0
    load_start: int = 0
    load_time: int = 0
    load_spot: int = 0
    load_arrival: int = 0
    load_end: int = 0
    sources: int = 0
    source_places: Ints
    source_goods: Ints
    # How loads are chosen
    haste: int = 0
    detour: int = 0
    points: int = 0
    row_points: int = 0
    disturbed: int = 0
    overdrawn: int = 0
    promise: int = 0
    exposed: int = 0


def make_room(plan: Plan, spots: int, tiles: int, borders: int) -> None:
    """Give a plan its arrays for a map of this size, all zero."""
    plan.spots, plan.tiles = spots, tiles
    fleet, held = MOST_TRANSPORTERS, spots * NGOODS * MOST_TURNS
    sizes = {
        "goods": held, "promised": held, "stocked": spots, "births": spots * MOST_TURNS, "is_stocked": spots,
        "risks": spots, "capacity": tiles * MOST_TURNS, "arriving": held,
        "more_gold": tiles * MOST_TURNS, "more_iron": tiles * MOST_TURNS, "rows": 64, "row_bricks": 64,
        "bricks_of": MOST_TURNS, "road_signs": 2 * borders, "signs": 2 * (MOST_TURNS + 8),
        "slot_signs": 2 * MOST_TABLES, "slot_keys": MOST_TABLES, "tables": MOST_TABLES * spots * USED,
        "queue": spots + 1, "is_queued": spots, "kept": fleet, "jobs": fleet, "job_starts": fleet * MOST_JOBS,
        "job_froms": fleet * MOST_JOBS, "job_ends": fleet * MOST_JOBS, "job_tos": fleet * MOST_JOBS,
        "job_loads": fleet * MOST_JOBS, "job_rests": fleet * MOST_JOBS, "job_sources": fleet * MOST_JOBS,
        "job_picks": fleet * MOST_JOBS, "job_spots": fleet * MOST_JOBS,
        "stands": fleet * MOST_TURNS,
        "led": fleet * MOST_TURNS, "log": MOST_STEPS * 5, "schedule": MOST_ENTRIES * ENTRY, "order": MOST_ENTRIES,
        "needs": NGOODS, "arrived": NGOODS * 64, "arrived_of": NGOODS, "paid": NGOODS,
        "payment_goods": MOST_PAID, "payment_turns": MOST_PAID, "source_places": spots * NGOODS,
        "source_goods": spots * NGOODS, "scheduled_tasks": MOST_KEPT * TASK, "marks": 2 * MOST_KEPT + 2,
    }  # fmt: skip
    nothing = array("i", [0])
    for name, size in sizes.items():
        setattr(plan, name, nothing * size)  # several times as fast as from bytes


# Goods


def change_goods(plan: Plan, place: int, good: int, turn: int, number: int) -> None:
    """Have more or fewer of a good at a place from a turn on, without a note."""
    first = (place * NGOODS + good) * MOST_TURNS
    for i in range(first + turn, first + plan.last_turn + 2):
        plan.goods[i] += number
    i = first + plan.last_turn + 1
    least = plan.goods[i]
    while i >= first:
        least = min(least, plan.goods[i])
        plan.promised[i] = least
        i -= 1
    if number > 0 and plan.is_stocked[place] == 0:
        plan.is_stocked[place] = 1
        plan.stocked[plan.stocked_places] = place
        plan.stocked_places += 1


def add_goods(plan: Plan, place: int, good: int, turn: int, number: int) -> None:
    """Have more or fewer of a good at a place from a turn on."""
    if number > 0 and plan.is_stocked[place] == 0:
        note(plan, PLACE_STOCKED, place, 0, 0, 0)
    change_goods(plan, place, good, turn, number)
    note(plan, GOODS_CHANGED, place, good, turn, number)


def take(plan: Plan, place: int, good: int, turn: int, number: int) -> None:
    """Take goods in a turn; geese that are left may breed."""
    add_goods(plan, place, good, turn, -number)
    if good == GEESE and plan.pastures[place] < NEVER:
        expect_geese(plan, place)


def lie(plan: Plan, place: int, good: int, since: int, until: int) -> None:
    """Have a promised good lie at a place until the turn in which it is used.

    Others may have it in between if there are more by then, but not in the turn in which it comes (M11).
    """
    arrive(plan, place, good, since)
    add_goods(plan, place, good, since + 1, 1)
    add_goods(plan, place, good, until, -1)


def arrive(plan: Plan, place: int, good: int, turn: int) -> None:
    """Have a promised good lie at a place as a turn ends, not to be had by others."""
    at = (place * NGOODS + good) * MOST_TURNS + turn
    plan.arriving[at] += 1
    note(plan, GOOD_ARRIVED, at, 0, 0, 0)


def expect_geese(plan: Plan, place: int) -> None:
    """Have a third goose wherever two lie alone on a pasture of theirs (L1).

    A goose that is taken may keep another from being born: ``plan.overdrawn`` says that a promise is broken by it.
    """
    for turn in range(plan.pastures[place], plan.last_turn + 1):
        born = int(plan.goods[(place * NGOODS + GEESE) * MOST_TURNS + turn - 1] == 2)
        more = born - plan.births[place * MOST_TURNS + turn]
        if more != 0:
            plan.births[place * MOST_TURNS + turn] += more
            note(plan, BIRTH_ADDED, place * MOST_TURNS + turn, more, 0, 0)
            add_goods(plan, place, GEESE, turn, more)
    if plan.promised[(place * NGOODS + GEESE) * MOST_TURNS] < 0:
        plan.overdrawn = 1


def lying(plan: Plan, place: int, good: int, turn: int) -> int:
    """How many of a good lie at a place as a turn ends."""
    at = (place * NGOODS + good) * MOST_TURNS + turn
    return plan.goods[at] + plan.arriving[at]


def free_at(plan: Plan, place: int, good: int, turn: int) -> int:
    """How many of a good can be promised at a place in a turn.

    Without breaking another promise.
    """
    return plan.promised[(place * NGOODS + good) * MOST_TURNS + turn]


def is_empty(plan: Plan, tile: int, turn: int, but: int) -> bool:
    """Whether no goods but one kind lie on a tile as a turn ends."""
    for i in range(plan.stocked_places):
        if plan.tile_of[plan.stocked[i]] == tile:
            for good in range(NGOODS):
                if good != but and lying(plan, plan.stocked[i], good, turn) > 0:
                    return False
    return True


def free_from(plan: Plan, place: int, good: int, turn: int) -> int:
    """The first turn from this one on in which a good can be promised at a place.

    NEVER if in none.
    """
    first = (place * NGOODS + good) * MOST_TURNS
    if plan.promised[first + plan.last_turn] < 1:
        return NEVER
    while plan.promised[first + turn] < 1:
        turn += 1
    return turn


def free_in_all(plan: Plan, good: int) -> int:
    """How many of a good can still be promised anywhere."""
    found = 0
    for i in range(plan.stocked_places):
        found += max(0, free_at(plan, plan.stocked[i], good, plan.last_turn))
    return found


# The schedule


def enter(
    plan: Plan, transporter: int, start: int, time: int, kind: int, place: int, value: int, number: int, spot: int
) -> None:
    """Write an entry into the schedule.

    ``spot`` is where a transporter stands then, if that matters.
    """
    if plan.entries < MOST_ENTRIES:
        i = plan.entries * ENTRY
        plan.schedule[i] = transporter
        plan.schedule[i + 1] = start
        plan.schedule[i + 2] = time
        plan.schedule[i + 3] = kind
        plan.schedule[i + 4] = place
        plan.schedule[i + 5] = value
        plan.schedule[i + 6] = number
        plan.schedule[i + 7] = spot
        plan.entries += 1


# Roads


def set_road(plan: Plan, border: int, turn: int) -> None:
    """Have a road across a border, built in a turn and used in those after it."""
    plan.roads[border] = turn
    sign_road(plan, border, turn)


def sign_road(plan: Plan, border: int, turn: int) -> None:
    """Have a road count in the signs of the turns after a turn, or no more."""
    for i in range(turn + 1, plan.last_turn + 2):
        plan.signs[2 * i] ^= plan.road_signs[2 * border]
        plan.signs[2 * i + 1] ^= plan.road_signs[2 * border + 1]


# Notes


def note(plan: Plan, change: int, a: int, b: int, c: int, d: int) -> None:
    """Note a change, so that it can be taken back."""
    i = plan.steps * 5
    plan.log[i] = change
    plan.log[i + 1] = a
    plan.log[i + 2] = b
    plan.log[i + 3] = c
    plan.log[i + 4] = d
    plan.steps += 1
