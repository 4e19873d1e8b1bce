"""Remarks on a planner that is not compiled, for those who choose machines or let the solver work.

The planner is loaded when it is asked for: the window starts without it.
"""

from __future__ import annotations

from collections.abc import Iterable

from rbdesigner.messages.translation import translate
from rbdesigner.players.registry import is_ours, parts


def slowness() -> str:
    """A remark if the planner is slow, else nothing; no sentence yet."""
    from rbdesigner.players.planning.kernel import is_compiled

    if is_compiled:
        return ""
    return translate("PlannerWording", "the planner is not compiled; compiled it works some fifty times as fast")


def weakness(machines: Iterable[str]) -> str:
    """Remark that any of these machines plays weaker for want of a compiled planner; else empty, no sentence yet."""
    if not any(map(_is_weaker, machines)):
        return ""
    return translate(
        "PlannerWording",
        "the planner is not compiled: medium players play little better than easy ones, "
        "and hard players like medium ones",
    )


def _is_weaker(machine: str) -> bool:
    from rbdesigner.players.planning.kernel import is_compiled

    if is_compiled or not is_ours(machine):
        return False
    from rbdesigner.players.planning_player import LEVELS, affordable_plans

    plans = [LEVELS[word].plans for word in parts(machine)[1] if word in LEVELS]
    return any(affordable_plans(each) < each for each in plans)
