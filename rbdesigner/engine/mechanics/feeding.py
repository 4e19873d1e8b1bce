"""The rules of who may feed a building in the production phase (P6, P11, C7)."""

from __future__ import annotations

from rbdesigner.engine.core.codes import BOARDS, MAKES, NONE, RUN, TRUNKS
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics.reach import building_in_reach


def takes(building: int, good: int) -> bool:
    """Whether a building works a good up, or makes transporters of it."""
    run, launch = RUN[building], MAKES[building]
    inputs = run.inputs if run is not None else launch.inputs if launch is not None else ()
    mixes = run is not None and run.wood > 0 and good in (TRUNKS, BOARDS)
    return mixes or any(good == needed for needed, _ in inputs)


def feeds(state: GameState, transporter: int) -> bool:
    """Whether a transporter reaches the building of its tile and is free to feed it."""
    return state.carried[transporter] == NONE and building_in_reach(state, transporter) != NONE


def feeding_fault(state: GameState, transporter: int) -> Refusal | None:
    """Why a transporter cannot feed the building of its tile."""
    if feeds(state, transporter):
        return None
    passenger = state.carried[transporter]
    if passenger != NONE:
        return Refusal("carrier-feeds-none", {"transporter": transporter, "passenger": passenger})
    tile = state.tile_of(transporter)
    values = {
        "transporter": transporter,
        "here": state.spots[transporter],
        "building": state.buildings[tile],
        "spot": state.building_spots[tile],
    }
    return Refusal("building-out-of-reach", values)
