"""Waiting for processes, as long as it takes: a loaded machine may need longer than any time that a test could name."""

from __future__ import annotations

from collections.abc import Callable
from time import sleep


def wait_until(has_come: Callable[[], object]) -> None:
    """Wait until this is true, be it in vain: pytest tells where after its ``faulthandler_timeout``."""
    while not has_come():
        sleep(0.01)
