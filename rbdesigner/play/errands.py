"""Errands: all that one transporter does on end, as one thing to follow."""

from __future__ import annotations

from collections.abc import Iterable

from rbdesigner.engine.core.actions import Action, Done, Transfer
from rbdesigner.engine.core.codes import NONE


def mover_of(action: Action) -> int:
    """The transporter of an action, or the one that loads or unloads; NONE if none."""
    if isinstance(action, Transfer):
        held = [~holder for holder in (action.target, action.source) if holder < 0]
        return held[0] if held else NONE
    transporter = getattr(action, "transporter", NONE)
    return transporter if isinstance(transporter, int) else NONE


def continues_errand(last: Action | None, action: Action) -> bool:
    """Tell whether an action goes on with the errand of the one before it.

    The same transporter acts, or the same kind of thing is done without one. To be done is nobody's errand, and ends
    the one before.
    """
    if last is None or isinstance(last, Done) or last.player != action.player:
        return False
    mover = mover_of(action)
    return mover == mover_of(last) and (mover != NONE or type(action) is type(last))


def last_of_players(log: Iterable[Action]) -> Action | None:
    """The last action in a log that a player has done; None without any."""
    return next((action for action in reversed([*log]) if action.player != NONE), None)
