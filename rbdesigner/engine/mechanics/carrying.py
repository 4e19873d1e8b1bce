"""Transporters that carry transporters (C1-C7)."""

from __future__ import annotations

from functools import lru_cache

from rbdesigner.engine.core.actions import Action, SetDown, TakeAboard
from rbdesigner.engine.core.codes import IS_BOAT, NONE
from rbdesigner.engine.core.events import Carried
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.core.topology import REGION, SEA
from rbdesigner.engine.mechanics.handler import Handler
from rbdesigner.engine.mechanics.reach import meets_without_ferry, own_regions

_take_aboard = lru_cache(maxsize=1 << 16)(TakeAboard)
_set_down = lru_cache(maxsize=1 << 16)(SetDown)


# Taking aboard


def check_take_aboard(state: GameState, action: TakeAboard) -> Refusal | None:
    """Say why one transporter cannot carry another.

    They are one and the same or apart, one is laden or carries already, or geese follow.
    """
    carrier, passenger = action.carrier, action.passenger
    if carrier == passenger:
        return Refusal("carries-itself", {"carrier": carrier})
    if not meets_without_ferry(state, carrier, passenger):
        return Refusal("passenger-apart", {"carrier": carrier, "passenger": passenger})
    for one in (carrier, passenger):
        if not _is_empty(state, one):
            return _held_fault(state, one)
    return Refusal("leads-geese", {"passenger": passenger}) if _leads_geese(state, passenger) else None


def _is_empty(state: GameState, one: int) -> bool:
    """Tell whether a transporter carries nothing; only then it may carry another or be carried (C3)."""
    return not state.loads[one] and state.carried[one] == NONE


def _held_fault(state: GameState, one: int) -> Refusal:
    """The refusal of a transporter that is not empty."""
    if state.carried[one] != NONE:
        return Refusal("carries-already", {"carrier": one, "passenger": state.carried[one]})
    return Refusal("holds-goods", {"transporter": one})


def _leads_geese(state: GameState, one: int) -> bool:
    """Whether geese follow a transporter, which then cannot be carried."""
    return one in state.movement.trains


def take_aboard(state: GameState, action: TakeAboard) -> None:
    """Let the carrier carry the passenger, which is not unloaded before the next movement phase (C4)."""
    state.load_on(action.carrier, action.passenger)
    state.movement.boarded[action.passenger] = True
    if state.events is not None:
        state.events.append(Carried(action.carrier, action.passenger, state.spots[action.carrier], True))


def holds_still(state: GameState, carrier: int) -> bool:
    """Tell whether a carrier stops here, as its passenger has moved by itself in this phase (C2)."""
    return state.carried[carrier] in state.movement.points


# Setting down


def check_set_down(state: GameState, action: SetDown) -> Refusal | None:
    """Say why a carrier cannot unload whom it carries there: too late, too early, or the wrong ground or water."""
    carrier, passenger = action.carrier, state.carried[action.carrier]
    if passenger == NONE:
        return Refusal("carries-nobody", {"carrier": carrier})
    kept = _why_kept_aboard(state, carrier)
    if kept is not None:
        return Refusal(kept, {"carrier": carrier, "passenger": passenger})
    if action.spot in _landings(state, carrier):
        return None
    code = "boat-lands" if IS_BOAT[state.kinds[passenger]] else "passenger-lands"
    return Refusal(code, {"carrier": carrier, "passenger": passenger, "spot": action.spot})


def _why_kept_aboard(state: GameState, carrier: int) -> str | None:
    """Give the code of what keeps a passenger aboard wherever it would land; None if it may leave (C4)."""
    if state.carried[carrier] in state.movement.boarded:
        return "boarded-now"
    return "carrier-moved" if carrier in state.movement.points else None


def _landings(state: GameState, carrier: int) -> tuple[int, ...]:
    """Where whom a carrier carries can be set down (C5, C6)."""
    spot = state.spots[carrier]
    kind = state.topology.spot_kinds[spot]
    if not IS_BOAT[state.kinds[state.carried[carrier]]]:
        return own_regions(state, spot)
    if kind == SEA:
        return ()
    return _waters(state, state.owners[carrier], spot) if kind == REGION else (spot,)


def _waters(state: GameState, player: int, region: int) -> tuple[int, ...]:
    """The rivers that touch a region, and its docks that no wall closes to a player."""
    near, edges = state.around[region], state.topology.dock_edges
    return (*near.rivers, *(dock for dock in near.docks if not state.closed(edges[dock], player)))


def set_down(state: GameState, action: SetDown) -> None:
    """Unload the passenger; both may then move as normal."""
    passenger = state.unload_from(action.carrier, action.spot)
    if state.events is not None:
        state.events.append(Carried(action.carrier, passenger, action.spot, False))


def choices(state: GameState, player: int, carrier: int, own: list[int]) -> list[Action]:
    """List whom of its player's own on a tile a transporter may take aboard, or where its passenger may land."""
    if state.carried[carrier] != NONE:
        if _why_kept_aboard(state, carrier) is not None:
            return []
        return [_set_down(player, carrier, spot) for spot in _landings(state, carrier)]
    if not _is_empty(state, carrier):
        return []
    return [
        _take_aboard(player, carrier, other)
        for other in own
        if other != carrier
        and _is_empty(state, other)
        and not _leads_geese(state, other)
        and meets_without_ferry(state, carrier, other)
    ]


HANDLERS = {
    TakeAboard: Handler(check_take_aboard, take_aboard, (Phase.MOVEMENT,)),
    SetDown: Handler(check_set_down, set_down, (Phase.MOVEMENT,)),
}
