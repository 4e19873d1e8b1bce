"""Tactics of the player that plans: safekeeping, the order of play, offers of others, and the end of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rbdesigner.engine.core.actions import (
    Action,
    Ask,
    Brick,
    BuildWall,
    CashIn,
    Pray,
    Produce,
    TakePosition,
    Transfer,
    Waive,
)
from rbdesigner.engine.core.codes import COINS, GOLD, NGOODS, NONE, RUN, STOCK, WORTHS
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.core.topology import REGION
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.reach import grounds, works_up
from rbdesigner.engine.mechanics.scoring import scores, winner, worth_of
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.rivals import Rivals

WORTHY = (STOCK, COINS, GOLD)
"""The goods that are worth points, the dearest first."""
_MAKES = {kind: run.output for kind, run in enumerate(RUN) if run is not None and run.output in WORTHY}
"""The buildings that make such goods."""


class Safekeeping:
    """The goods that a player holds for safety only, each with the place where its plan has it lie."""

    def __init__(self, player: int) -> None:
        self._player = player
        self._held: list[tuple[int, int, int]] = []

    def held(self, state: GameState) -> Counter[tuple[int, int]]:
        """The numbers of goods that will be put back, by spot and good."""
        return Counter((state.root[spot], good) for good, spot, _ in self._held)

    def put_back(self) -> Iterator[Action]:
        """Put down what was taken aboard."""
        while self._held:
            good, spot, transporter = self._held.pop()
            yield Transfer(self._player, good, ~transporter, spot)

    def take_aboard(self, state: GameState, *, is_last: bool) -> Iterator[Action]:
        """Take aboard what is worth points and lies where one stands; in production a building there may come first."""
        for transporter in state.owned(self._player):
            if state.spots[transporter] == NONE or state.carried[transporter] != NONE:
                continue
            kind = state.buildings[state.tile_of(transporter)]
            if state.phase is Phase.PRODUCTION and kind in _MAKES and state.room(transporter):
                ground = grounds(state, self._player, state.spots[transporter])[0]
                yield from self._keeping(_MAKES[kind], ground, transporter, Produce(self._player, transporter))
            is_fed = state.phase is Phase.PRODUCTION and kind != NONE and not is_last
            for spot in grounds(state, self._player, state.spots[transporter]):
                for good in WORTHY:
                    if state.room(transporter) and state.amount(spot, good) and not (is_fed and works_up(kind, good)):
                        action = Transfer(self._player, good, spot, ~transporter)
                        yield from self._keeping(good, spot, transporter, action)

    def _keeping(self, good: int, spot: int, transporter: int, action: Action) -> Iterator[Action]:
        self._held.append((good, spot, transporter))
        yield action
        self._held.pop()  # it was refused


def is_on_guard(state: GameState, action: Action) -> bool:
    """Tell whether an action besides a plan keeps others from wealth: a wall, or what is taken aboard for a while."""
    if isinstance(action, BuildWall):
        return True
    is_last = state.phase is Phase.WONDER  # what is aboard then is kept
    return isinstance(action, Transfer) and action.target < 0 and action.good in WORTHY and not is_last


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
