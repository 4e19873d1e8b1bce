"""The size of a plan's arrays."""

from __future__ import annotations

from array import array

from rbdesigner.players.planning.constants import (
    ENTRY,
    MOST_ARRIVING,
    MOST_ENTRIES,
    MOST_JOBS,
    MOST_KEPT,
    MOST_LAYOUTS,
    MOST_PAID,
    MOST_STOPS,
    MOST_TABLES,
    MOST_TRANSPORTERS,
    MOST_TURNS,
    NGOODS,
    NKINDS,
    ROWS,
    STEPS_A_TURN,
    TASK,
    USED,
)
from rbdesigner.players.planning.kernel import Plan
from rbdesigner.players.planning.plan_journal import LINE

FIRST_TURN = 1
TABLES, TABLES_A_PLAN = 200, 8
"""The tables of ways that a search has room for, and so many more for each plan: it seldom fills more."""


def make_room(plan: Plan, spots: int, tiles: int, borders: int, last_turn: int, plans: int) -> None:
    """Give a plan its arrays, all zero, for a map of this size and a plan until the end of a turn.

    A search that makes few ``plans`` needs few tables of ways: to give it all takes longer than some plans.
    """
    plan.turn, plan.last_turn = FIRST_TURN, last_turn
    plan.ledger.last_turn = plan.roads.last_turn = last_turn
    plan.graph.spots, plan.graph.tiles = spots, tiles
    held, worked = spots * NGOODS * MOST_TURNS, tiles * MOST_TURNS
    posts, jobs = MOST_TRANSPORTERS * MOST_TURNS, MOST_TRANSPORTERS * MOST_JOBS
    _fill(plan.terms, risks=spots)
    _fill(plan.ledger, goods=held, promised=held, arriving=held, births=spots * MOST_TURNS)
    _fill(plan.ledger, stocked=spots, is_stocked=spots, kept=spots)
    _fill(plan.economy, upgraded=tiles)
    _fill(plan.economy, capacity=worked, more_gold=worked, more_iron=worked, bricks_of=MOST_TURNS, row_bricks=2 * ROWS)
    _fill(plan.roads, border_signs=2 * borders, signs=2 * MOST_TURNS, layouts=MOST_TURNS, is_known=MOST_LAYOUTS)
    _fill(plan.roads, layout_signs=2 * MOST_LAYOUTS, directory=MOST_LAYOUTS * NKINDS * spots)
    plan.roads.most_tables = min(MOST_TABLES, MOST_STOPS // (spots * USED), TABLES + TABLES_A_PLAN * plans)
    _fill(plan.roads, tables=plan.roads.most_tables * spots * USED, queue=spots + 1, is_queued=spots)
    _fill(plan.fleet, kept=MOST_TRANSPORTERS, held=MOST_TRANSPORTERS, jobs=MOST_TRANSPORTERS)
    _fill(plan.fleet, starts=jobs, froms=jobs, ends=jobs, tos=jobs)
    _fill(plan.fleet, loads=jobs, rests=jobs, sources=jobs, picks=jobs, pick_spots=jobs)
    _fill(plan.timetable, numbers=MOST_ENTRIES * ENTRY, order=MOST_ENTRIES)
    _fill(plan.journal, lines=STEPS_A_TURN * (last_turn + 1) * LINE)
    _fill(plan.kept, tasks=MOST_KEPT * TASK, marks=2 * MOST_KEPT + 2)
    _fill(plan.whereabouts, spots=posts, geese=posts)
    _fill(plan.outcome, rows=2 * ROWS)
    pairs = spots * NGOODS
    _fill(plan.sources, places=pairs, goods=pairs, most=pairs, since=pairs, needed=NGOODS)
    _fill(plan.partners, places=tiles, weights=tiles, home_ways=spots)
    _fill(plan.delivery, needs=NGOODS, counts=NGOODS, turns=NGOODS * MOST_ARRIVING)
    _fill(plan.payment, goods=MOST_PAID, turns=MOST_PAID, sums=NGOODS)


def _fill(record: object, **sizes: int) -> None:
    """Give a record arrays of these sizes."""
    nothing = array("i", [0])
    for name, size in sizes.items():
        setattr(record, name, nothing * size)  # several times as fast as from bytes
