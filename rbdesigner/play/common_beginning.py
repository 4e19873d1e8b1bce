"""The change of a log from one time to another."""

from __future__ import annotations

from collections.abc import Sequence


def common_beginning(before: Sequence[object], now: Sequence[object]) -> int:
    """Count the entries that two logs of one match share at the beginning, as actions or as what they told."""
    most = min(len(before), len(now))
    if most and before[most - 1] is now[most - 1]:
        return most  # an entry is in no two logs but with all that came before it
    return next((number for number in range(most) if before[number] is not now[number]), most)
