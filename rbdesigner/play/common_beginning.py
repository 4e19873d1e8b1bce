"""The change of the log of a match from one time to another."""

from __future__ import annotations

from collections.abc import Sequence

from rbdesigner.engine.actions import Action


def common_beginning(before: Sequence[Action], now: Sequence[Action]) -> int:
    """How many entries two logs of one match have in common from the beginning."""
    most = min(len(before), len(now))
    if most and before[most - 1] is now[most - 1]:
        return most  # an action is in no two logs but with all that came before it
    return next((number for number in range(most) if before[number] is not now[number]), most)
