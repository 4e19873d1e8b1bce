"""The slow counter: how many sequences of actions of a length there are, by the rules alone.

It shares nothing with :mod:`rbdesigner.engine` but the notation and the form in which actions are listed: what is taken
comes from the usual holders, wood is named, and nothing needs consent.
"""

from __future__ import annotations

from tests.engine.perft import phases
from tests.engine.perft.position import Position


def count(position: Position, depth: int, known: dict[object, int] | None = None) -> int:
    """The number of sequences; positions that are met again are counted once."""
    known = {} if known is None else known
    if depth == 0:
        return 1
    key = (depth, position.key())
    if key not in known:
        after = phases.moves(position)
        known[key] = len(after) if depth == 1 else sum(count(each, depth - 1, known) for _, each in after)
    return known[key]
