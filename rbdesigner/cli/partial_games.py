"""Saved games of which only a part can be played again."""

from __future__ import annotations

from rbdesigner.checks.naming import number_of
from rbdesigner.cli.console import ToldErrors, error
from rbdesigner.engine.records import GameError

BROKEN = 1
"""The exit code of a verb that has told of such a game up to its last good entry."""


def told_fault(fault: GameError | None, errors: ToldErrors | None = None) -> int:
    """Tell what a game breaks off at, if it does, and keep it; the exit code."""
    if fault is None:
        return 0
    error(f"{fault}; {number_of(fault.left, 'entry', 'entries')} from there on left out")
    if errors is not None:
        errors.append(fault)
    return BROKEN
