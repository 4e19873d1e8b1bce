"""Taking back what a plan has noted."""

from __future__ import annotations

from rbdesigner.players.planning.constants import (
    BIRTH_ADDED,
    BRICKS_ADDED,
    BUILDING_ADDED,
    CAPACITY_USED,
    GOOD_ARRIVED,
    GOODS_CHANGED,
    JOB_ADDED,
    JOB_EXTENDED,
    MIXTURE_ADDED,
    MOST_TURNS,
    NEVER,
    NOWHERE,
    PASTURE_ADDED,
    PLACE_STOCKED,
    ROAD_ADDED,
    ROOM_USED,
    SUBJECT_ADDED,
    TAKEN_ALONG,
    TRANSPORTER_ADDED,
)
from rbdesigner.players.planning.jobs import drop_job
from rbdesigner.players.planning.plan import Plan, change_goods, sign_road


def take_back(plan: Plan, steps: int, entries: int) -> None:
    """Take back what has changed since there were so many steps and entries."""
    plan.entries = entries
    while plan.steps > steps:
        plan.steps -= 1
        i = plan.steps * 5
        change = plan.log[i]
        a = plan.log[i + 1]
        b = plan.log[i + 2]
        c = plan.log[i + 3]
        d = plan.log[i + 4]
        if change == GOODS_CHANGED:
            change_goods(plan, a, b, c, -d)
        elif change == JOB_ADDED:
            drop_job(plan, a, b)
        elif change == JOB_EXTENDED:
            plan.job_ends[a] = b
        elif change == TAKEN_ALONG:
            plan.job_loads[a] -= b
            plan.job_rests[a] -= b
        elif change == CAPACITY_USED:
            plan.capacity[a] -= 1
        elif change == ROAD_ADDED:
            sign_road(plan, a, b)
            plan.roads[a] = NEVER
        elif change == BUILDING_ADDED:
            plan.buildings[a] = NOWHERE
            plan.sites[a] = NOWHERE
            plan.built[a] = NEVER
        elif change == SUBJECT_ADDED:
            plan.subjects[a] = NEVER
        elif change == MIXTURE_ADDED:
            plan.more_gold[a * MOST_TURNS + b] -= c
            plan.more_iron[a * MOST_TURNS + b] -= d
        elif change == TRANSPORTER_ADDED:
            plan.fleet -= 1
            plan.on_water -= a
            plan.on_land -= 1 - a
        elif change == BRICKS_ADDED:
            plan.bricks_of[a] -= b
        elif change == PASTURE_ADDED:
            plan.pastures[a] = NEVER
        elif change == ROOM_USED:
            plan.kept[a] -= b
        elif change == GOOD_ARRIVED:
            plan.arriving[a] -= 1
        elif change == BIRTH_ADDED:
            plan.births[a] -= b
        elif change == PLACE_STOCKED:
            plan.stocked_places -= 1
            plan.is_stocked[a] = 0
