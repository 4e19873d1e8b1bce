"""Waiting for processes, until nobody can say that the machine was merely slow."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, sleep

PATIENCE = 120
"""Seconds: far more than anything needs on a loaded machine, so that only what hangs fails."""


def wait_until(has_come: Callable[[], object]) -> None:
    """Wait until this is true."""
    end = monotonic() + PATIENCE
    while not has_come():
        assert monotonic() < end, "it never came"
        sleep(0.01)
