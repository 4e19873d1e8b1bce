"""Refuses players that only move things about.

All else that a player can do comes to an end: steps, production, buildings and bricks use up what there is, and each
part of a turn ends once. Goods can be loaded and unloaded for ever.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from rbdesigner.engine.core.actions import Action, Answer, Lead, LetGo, Propose, SetDown, TakeAboard, Transfer
from rbdesigner.players.failure import Failure, PlayerFailure

MOVING_ABOUT = (Transfer, Lead, LetGo, TakeAboard, SetDown, Propose, Answer)
"""Actions that others can undo, so that nothing ends them."""
MOST_IN_A_ROW = 1_000
"""So many of them may follow each other. The longest runs that were seen have 7 in the games kept for tests, and 27
of our machines, in 96 games on the eight maps that come with the program."""


def refuse_aimless(log: Sequence[Action], action: Action) -> None:
    """Refuse an action of a player that has only moved things about, and would do so once more.

    It raises PlayerFailure.
    """
    if not isinstance(action, MOVING_ABOUT):
        return
    last = takewhile(lambda done: isinstance(done, MOVING_ABOUT), reversed(log))
    if sum(done.player == action.player for done in last) >= MOST_IN_A_ROW:
        raise PlayerFailure(Failure.AIMLESS, f"{MOST_IN_A_ROW:,}")
