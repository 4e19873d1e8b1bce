"""The aim of a move as far as the move itself and the rest of its turn show it: whoever plays keeps their plan."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rbdesigner.engine.core.actions import Action, Build, BuildBridge, BuildRoad, Shaft, Transfer
from rbdesigner.engine.core.codes import COST, NONE, OF_BRIDGE, OF_ROAD, OF_SHAFT, TAKEN, Count
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics import legality
from rbdesigner.play.errands import mover_of
from rbdesigner.players.hint import Aim, AimKind
from rbdesigner.rules.tables import MIXTURES

_BUILT: dict[type[Action], tuple[AimKind, tuple[Count, ...]]] = {
    BuildRoad: (AimKind.ROAD, OF_ROAD),
    BuildBridge: (AimKind.BRIDGE, OF_BRIDGE),
    Shaft: (AimKind.SHAFT, OF_SHAFT),
}
"""What else than buildings is built, and its cost."""


def shown_aim(before: GameState, actions: Sequence[Action], later: Iterable[Action]) -> Aim | None:
    """Tell what goods are for that a transporter takes somewhere; None if that does not show.

    ``later`` are the actions of the same player in the rest of the turn: one that builds where the goods are shows it.
    """
    mover = mover_of(actions[0])
    if before.phase is not Phase.MOVEMENT or mover == NONE:
        return None
    state, put_down = before.copy(), dict[int, int]()
    for action in actions:
        legality.apply(state, action)
        if isinstance(action, Transfer) and action.source == ~mover and action.target >= 0:
            put_down[action.good] = action.target
    goods = {*put_down, *(good for good, count in enumerate(state.row(~mover)) if count)}
    spot = next(iter(put_down.values()), state.spots[mover])
    built = (aim for action in later if (aim := _aim_of(state, action, spot, goods)))
    return next(built, None) or _fed(state, put_down)


def _aim_of(state: GameState, action: Action, spot: int, goods: set[int]) -> Aim | None:
    """The aim of an action that builds something of these goods at a spot; None if it does not."""
    if isinstance(action, Build):
        at, cost, aim = action.spot, COST[action.building], _of_building(action, spot, state.turn)
    elif isinstance(action, BuildRoad | BuildBridge | Shaft):
        kind, cost = _BUILT[type(action)]
        what = MIXTURES.index(action.mixture) if isinstance(action, Shaft) else NONE
        at, aim = state.spots[action.transporter], Aim(kind, what, 1, spot, state.turn)
    else:
        return None
    is_there = state.root[at] == state.root[spot]
    return aim if is_there and any(good in goods for good, _ in cost) else None


def _of_building(action: Build, spot: int, turn: int) -> Aim:
    if action.mixture is not None:
        return Aim(AimKind.MINE, MIXTURES.index(action.mixture), 1, spot, turn)
    return Aim(AimKind.BUILD, action.building, 1, spot, turn)


def _fed(state: GameState, put_down: dict[int, int]) -> Aim | None:
    """The aim of goods put down at a building that makes something of them."""
    for good, spot in put_down.items():
        building = state.buildings[state.topology.spot_tiles[spot]]
        if building != NONE and good in TAKEN[building]:
            return Aim(AimKind.FEED, building, 1, spot, state.turn)
    return None
