"""Saved games of which only a part can be played again."""

from __future__ import annotations

from rbdesigner.cli.console import ToldErrors, error
from rbdesigner.cli.fault_text import fault_text
from rbdesigner.engine.games.records import GameError
from rbdesigner.messages.translation import add_plural, translate

BROKEN = 1
"""The exit code of a verb that has told of such a game up to its last good entry."""


def told_fault(fault: GameError | None, errors: ToldErrors | None = None) -> int:
    """Tell what a game breaks off at, if it does, and keep it; the exit code."""
    if fault is None:
        return 0
    left = fault.left
    text = translate("cli", "{fault}; %n entries from there on left out", None, left)
    error(text.format(fault=fault_text(fault)))
    if errors is not None:
        errors.append(fault)
    return BROKEN


add_plural("{fault}; %n entries from there on left out", "{fault}; %n entry from there on left out")
