"""Where an action happens."""

from __future__ import annotations

from rbdesigner.engine.core import actions as act
from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState


def tile_of(state: GameState, action: Action) -> int:
    """Find the tile on which an action happens, seen from the moment before it; NONE where it has none."""
    if isinstance(action, act.Step):
        return state.topology.spot_tiles[action.to]
    if isinstance(action, act.Transfer):
        source, target = action.source, action.target
        return state.tile_of(~source) if source < 0 else state.topology.spot_tiles[source if target < 0 else target]
    if isinstance(action, act.Breed | act.Upgrade):
        return action.tile
    if isinstance(action, act.Brick):
        return state.topology.spot_tiles[state.homes[action.player]]
    if isinstance(action, act.Propose):
        return tile_of(state, action.action)
    spot = getattr(action, "spot", NONE)
    if spot != NONE:
        return state.topology.spot_tiles[spot]
    transporter = getattr(action, "transporter", getattr(action, "carrier", NONE))
    return NONE if transporter == NONE else state.tile_of(transporter)
