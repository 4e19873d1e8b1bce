"""A generator of maps that makes fewer maps and plans, in the tests that are not about its choice."""

from __future__ import annotations

from collections.abc import Callable

from rbdesigner.generating import map_candidates, map_generator
from rbdesigner.prediction import planned_homes


def quicken(setattr: Callable[[object, str, object], None]) -> None:
    """Set what the generator takes most of its time for; by monkeypatch for a test, by Python for a process."""
    setattr(map_generator, "CANDIDATES", 2)
    setattr(map_candidates, "PLANNED", 1)
    setattr(planned_homes, "USUAL_PLANS", 3)
    setattr(planned_homes, "PLANS_FOR_TWO", 6)
