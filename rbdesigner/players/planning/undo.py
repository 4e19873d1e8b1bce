"""Changes of a plan are undone in the reverse order."""

from __future__ import annotations

from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.plan_journal import INVERSES, LINE, Journal


def undo_change(plan: Plan, change: int, a: int, b: int, c: int, d: int) -> None:
    """Undo one change; the compiled kernel has a switch over all inverses instead."""
    record, count, inverse = INVERSES[change]
    inverse(getattr(plan, record), *(a, b, c, d)[:count])


def undo(plan: Plan, steps: int, entries: int) -> None:
    """Undo all that has changed since there were so many steps and entries."""
    journal: Journal = plan.journal
    plan.timetable.entries = entries
    while journal.steps > steps:
        journal.steps -= 1
        i = journal.steps * LINE
        undo_change(
            plan,
            journal.lines[i],
            journal.lines[i + 1],
            journal.lines[i + 2],
            journal.lines[i + 3],
            journal.lines[i + 4],
        )
