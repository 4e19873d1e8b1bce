"""Tactics of the player that plans: the order of play, offers of others, and the end of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rbdesigner.engine.core.actions import (
    Action,
    Ask,
    Brick,
    BuildWall,
    CashIn,
    Pray,
    TakePosition,
    Transfer,
    Waive,
)
from rbdesigner.engine.core.codes import NGOODS, WORTHS
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.core.topology import REGION
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.reach import grounds
from rbdesigner.engine.mechanics.scoring import scores, winner, worth_of
from rbdesigner.players.hint import Aim, AimKind
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.rivals import Rivals


def guard_aim(state: GameState, action: Action) -> Aim | None:
    """Tell from what an action besides a plan keeps others: it is a wall, or takes something aboard for a while."""
    if isinstance(action, BuildWall):
        return Aim(AimKind.GUARD)
    is_last = state.phase is Phase.WONDER  # what is aboard then is kept
    if not isinstance(action, Transfer) or action.target >= 0 or is_last:
        return None
    if WORTHS[action.good]:
        return Aim(AimKind.GUARD)
    return Aim(AimKind.INPUTS, state.buildings[state.tile_of(~action.target)])


WORTH_ASKING = 40
"""The points at stake, those of some coins, for which a player asks and leaves the temple."""


def order_answer(state: GameState, actions: Sequence[Action], known: PlanPosition | None) -> Action | None:
    """Answer a question about the order of play; None if none is asked.

    A player asks, and stops praying, for much wealth that it reaches in this movement, as does a rival who would move
    before. ``known`` is a position of its plan, as a map for ways.
    """
    first = actions[0]
    if isinstance(first, TakePosition):
        return first
    asks = next((action for action in actions if isinstance(action, Ask | CashIn)), None)
    if asks is None:
        return None
    if known is not None and state.phase is Phase.MOVEMENT and _stake(state, asks.player, known) >= WORTH_ASKING:
        return asks
    return next(action for action in actions if isinstance(action, Waive | Pray))


def _stake(state: GameState, player: int, known: PlanPosition) -> int:
    """Sum the points that both a player and a rival before it in the order can reach in this movement."""
    numbers = {spot: place for place, spot in enumerate(known.spots)}
    rivals, stake = Rivals(state, player), 0
    for place, spot in enumerate(known.spots):
        if state.topology.spot_kinds[spot] == REGION:
            worth = worth_of(state.row(spot))
            if worth and rivals.race(known.plan, place, numbers):
                stake += worth
    return stake


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


def ending_bricks(state: GameState, player: int) -> Iterator[Action]:
    """Yield a brick with which the player ends the game and wins it.

    It may take more bricks, which can then be bought as well.
    """
    after = state.copy()
    brick = Brick(player)
    while not _ends(after) and legality.check(after, brick) is None:
        legality.apply(after, brick)
        if _ends(after) and winner(after) == player:
            yield brick
            return


def brick_loses_game(state: GameState, action: Action) -> bool:
    """Tell whether an action is a legal brick that ends the game for another to win.

    The game may end at once or with the neutral brick of this turn.
    """
    if not isinstance(action, Brick) or any(ending_bricks(state, action.player)):
        return False
    after = state.copy()
    legality.apply(after, action)
    is_ended = after.over or (_spaces(after) == 1 and not state.is_last_turn)
    return is_ended and winner(after) != action.player


def _spaces(state: GameState) -> int:
    """The spaces of the wonder up to the mark that ends the game."""
    return state.terms.end_mark - len(state.bricks)


def _ends(state: GameState) -> bool:
    """Tell whether the game has ended, or does so with the neutral brick (V4) before anybody can act."""
    return state.over or (_spaces(state) == 1 and state.active == len(state.chart) - 1)
