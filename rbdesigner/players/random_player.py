"""A player that plays at random but goes places."""

from __future__ import annotations

from random import Random

from rbdesigner.engine.core.actions import (
    Action,
    Ask,
    Breed,
    Brick,
    Build,
    BuildBridge,
    BuildRoad,
    BuildWall,
    CashIn,
    Demolish,
    Done,
    Lead,
    LetGo,
    Make,
    Pray,
    Produce,
    Research,
    SetDown,
    Shaft,
    Step,
    TakeAboard,
    Transfer,
    Upgrade,
    Waive,
)
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.games.view import View

_ORDER: dict[type[Action], float] = {Ask: 0.03, Waive: 1, CashIn: 1, Pray: 2}
_WEIGHTS: dict[Phase, dict[type[Action], float]] = {
    Phase.SETUP: {},
    Phase.PRODUCTION: {Produce: 12, Make: 12, Breed: 12, Research: 12, Upgrade: 30, Transfer: 0.3, Done: 1},
    Phase.MOVEMENT: {Step: 2, Lead: 0.3, LetGo: 0.1, TakeAboard: 0.03, SetDown: 3, Transfer: 6, Done: 0.1},
    Phase.BUILDING: {
        Build: 6, Shaft: 6, BuildRoad: 1, BuildBridge: 1, BuildWall: 0.1, Demolish: 0.1, Transfer: 0.05, Done: 1,
    },
    Phase.WONDER: {Brick: 0.3, Transfer: 0.05, Done: 1},
}  # fmt: skip
"""How likely each kind of action is beside the others of a phase; what is not named weighs 1."""
_USELESS = 0.01
"""How much less likely goods are carried to and fro than onto who goes somewhere, and off who has arrived."""
_EARLY = 0.1
"""How much less likely a movement ends while a transporter could still set out."""


class RandomPlayer:
    """Chooses first a kind of action, by weight, then one of that kind.

    In production it lets work what can, in movement it loads, goes far and unloads, in building it builds; so whole
    games are played in which roads, boats and research appear. The same seed makes the same choices. It plays for
    ``player`` (from 0) or, without one, for whoever may act first.

    >>> import rbdesigner as rb
    >>> game = rb.Game.new(rb.load("scenarios/millbrook.rbmap"), players=1)
    >>> rb.RandomPlayer(seed=1).decide(game.view()) == rb.RandomPlayer(seed=1).decide(game.view())
    True
    """

    def __init__(self, seed: int | str, player: int | None = None) -> None:
        self._random = Random(f"player {seed}")
        self._player = player

    def decide(self, view: View) -> Action:
        """Choose one of the legal actions of its player, or of whoever may act first."""
        state = view.state
        player = view.acting[0] if self._player is None else self._player
        kinds: dict[type[Action], dict[Action, float]] = {}
        for action in view.legal_actions(player):
            kinds.setdefault(type(action), {})[action] = _sense(state, action)
        usual = _ORDER | _WEIGHTS[state.phase]
        weights = [usual.get(kind, 1) * max(actions.values()) for kind, actions in kinds.items()]
        if Done in kinds and Step in kinds and any(_sets_out(state, action) for action in kinds[Step]):
            weights[list(kinds).index(Done)] *= _EARLY
        (actions,) = self._random.choices(list(kinds.values()), weights)
        return self._random.choices(list(actions), list(actions.values()))[0]


def _sets_out(state: GameState, action: Action) -> bool:
    return isinstance(action, Step) and action.transporter not in state.movement.points


def _sense(state: GameState, action: Action) -> float:
    """Rate how sensible an action is beside others of its kind; in movement goods go with who goes."""
    if state.phase is not Phase.MOVEMENT or not isinstance(action, Transfer):
        return 1
    moved = state.movement.points
    loads = action.source >= 0 and action.target < 0 and ~action.target not in moved
    unloads = action.source < 0 <= action.target and moved.get(~action.source) == 0
    return 1 if loads or unloads else _USELESS
