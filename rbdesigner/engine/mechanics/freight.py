"""Keeps track of which goods have been moved by whom in a movement phase (M11, M12).

Goods of a kind that lie together are told apart only by who has moved them. Where they differ, what a transporter takes
is first what it has moved itself, then what nobody has moved, last what others have; and it puts down first what others
have moved, then what nobody has, last what it has moved itself. So a transporter keeps what it may carry on, and leaves
to others what they may.
"""

from __future__ import annotations

from rbdesigner.engine.core.codes import NGOODS, NONE
from rbdesigner.engine.core.state import GameState


def shift(state: GameState, good: int, source: int, target: int) -> bool:
    """Take along the mark of one good that changes its holder, and tell whether it has one.

    The state still has the good at its source.
    """
    mover = _chosen(state, good, source, target) if state.movement.tags else NONE
    if mover == NONE:
        return False
    tag(state, source, good, mover, -1)
    tag(state, target, good, mover, 1)
    return True


def _chosen(state: GameState, good: int, source: int, target: int) -> int:
    """Tell who has moved the good that goes from source to target; NONE for nobody."""
    tags = state.movement.tags.get(source * NGOODS + good)
    if not tags:
        return NONE
    unmoved = state.amount(source, good) > sum(tags.values())
    if target < 0:
        # Its own first: a transporter can go on with what it has moved itself (M11).
        return ~target if ~target in tags else NONE if unmoved else min(tags)
    # What others have moved goes first, as it holds the transporter back (M11).
    others = [mover for mover in tags if mover != ~source]
    if source < 0 and others:
        return min(others)
    return NONE if unmoved else min(tags)


def tag(state: GameState, holder: int, good: int, mover: int, by: int) -> None:
    """Note that a transporter has moved more, or fewer, of a good with a holder."""
    tags = state.movement.tags.setdefault(holder * NGOODS + good, {})
    tags[mover] = tags.get(mover, 0) + by
    if not tags[mover]:
        del tags[mover]
    if not tags:
        del state.movement.tags[holder * NGOODS + good]


def moved_by_others(state: GameState, transporter: int) -> int:
    """Find a good in a transporter that another has moved in this phase, so that it cannot go on (M11); else NONE."""
    tags = state.movement.tags
    if tags and state.loads[transporter]:
        first = ~transporter * NGOODS
        for good in range(NGOODS):
            movers = tags.get(first + good)
            # One good moved by another is enough, even beside others of its kind that this one has moved.
            if movers is not None and (len(movers) > 1 or transporter not in movers):
                return good
    return NONE


def mark(state: GameState, transporter: int) -> None:
    """Note that a transporter has moved all it holds."""
    if not state.loads[transporter]:
        return
    for good, count in enumerate(state.row(~transporter)):
        if count:
            state.movement.tags[~transporter * NGOODS + good] = {transporter: count}
