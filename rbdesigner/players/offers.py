"""Whether a player agrees to what another proposes (T8)."""

from __future__ import annotations

from rbdesigner.engine.core.actions import Action, Transfer
from rbdesigner.engine.core.codes import NGOODS, WORTHS
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.reach import grounds
from rbdesigner.engine.mechanics.scoring import scores


def accepts_offer(state: GameState, player: int) -> bool:
    """Tell whether the open offer is good for one of those who are asked.

    It is where the player has more points by it, and no fewer than whoever proposes; or gets goods for nothing.
    """
    assert state.offer is not None
    proposer, action = state.offer.player, state.offer.action
    after = state.copy()
    after.offer, after.waiting = None, ()
    with after.as_if_willing((proposer, *state.offer.partners)):
        legality.apply(after, action)
    gains = [late.total - early.total for early, late in zip(scores(state), scores(after), strict=True)]
    if gains[player] > 0:
        return gains[player] >= gains[proposer] and _leaves_room(after, player, action)
    return gains[player] == 0 and _is_gift(state, player, action) and _leaves_room(after, player, action)


def _is_gift(state: GameState, player: int, action: Action) -> bool:
    """Whether a good comes aboard that no transporter of a player had."""
    if not isinstance(action, Transfer) or action.target >= 0:
        return False
    from_own = action.source < 0 and state.owners[~action.source] == player
    return state.owners[~action.target] == player and not from_own


def _leaves_room(after: GameState, player: int, action: Action) -> bool:
    """Whether a good that came aboard leaves room for dearer ones that lie there."""
    if not isinstance(action, Transfer):
        return True
    spot = after.spots[~action.target]
    lying = [after.row(ground) for ground in grounds(after, player, spot)]
    dearer = sum(row[good] for row in lying for good in range(NGOODS) if WORTHS[good] > WORTHS[action.good])
    return after.room(~action.target) >= dearer
