"""A generator of maps that chooses among fewer maps, by fewer plans, in the tests that are not about its choice."""

from __future__ import annotations

from collections.abc import Callable

from rbdesigner.generating import map_generator


def quicken(setattr: Callable[[object, str, object], None]) -> None:
    """Set what the generator takes most of its time for; by monkeypatch for a test, by Python for a process."""
    setattr(map_generator, "CANDIDATES", 2)
    setattr(map_generator, "PLANNED", 1)
    setattr(map_generator, "USUAL_PLANS", 4)
