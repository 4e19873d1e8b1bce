"""The limits of transporters that a player may own, and which go when there are too many (F6, F7)."""

from __future__ import annotations

from typing import NamedTuple

from rbdesigner.engine.core.codes import IS_BOAT, MAKES, NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics.reach import own_regions
from rbdesigner.rules.tables import MOST_ON_LAND, MOST_ON_WATER, MOST_TRANSPORTERS


class Excess(NamedTuple):
    """The number of transporters that are too many: of those on land, of those on water, and in all."""

    land: int
    water: int
    total: int


def numbers(state: GameState, player: int) -> tuple[int, int]:
    """Count the transporters of a player that move on land and on water, carried ones too."""
    owned, kinds = state.owned(player), state.kinds
    water = sum([IS_BOAT[kinds[transporter]] for transporter in owned])
    return len(owned) - water, water


def excess(land: int, water: int) -> Excess:
    """The kinds of which one must go (F6)."""
    on_land, on_water = max(0, land - MOST_ON_LAND), max(0, water - MOST_ON_WATER)
    # One that is too many of its kind counts for the total, too: it goes once.
    return Excess(on_land, on_water, max(on_land + on_water, land + water - MOST_TRANSPORTERS))


def at_factory(state: GameState, transporter: int) -> bool:
    """Whether a transporter stands at a transporter factory, of whatever kind (F7)."""
    tile = state.tile_of(transporter)
    building = state.buildings[tile]
    if building == NONE or MAKES[building] is None:
        return False
    # A boat in a river or dock touches the region of the factory (F7); a ferry does not count.
    return state.building_spots[tile] in own_regions(state, state.spots[transporter])


def why_kept(state: GameState, transporter: int) -> str | None:
    """Give the code of what keeps a transporter from being put out of use.

    It is one that nobody carries. None if it may go: it carries nobody and stands at a factory (F7).
    """
    if state.carried[transporter] != NONE:
        return "excess-carries"
    return None if at_factory(state, transporter) else "excess-elsewhere"


def dismantlable(state: GameState, player: int) -> list[int]:
    """The transporters of a player that could be put out of use (F7)."""
    carriers = state.carriers
    free = [transporter for transporter in state.owned(player) if carriers[transporter] == NONE]
    return [transporter for transporter in free if why_kept(state, transporter) is None]


def goes_first(state: GameState, transporter: int, over: Excess) -> bool:
    """Tell whether a transporter is of those that must go: one on land where too many are there, and so on water."""
    if not (over.land or over.water):
        return True
    return bool(over.water if IS_BOAT[state.kinds[transporter]] else over.land)


def fits(state: GameState, player: int, kind: int, stands_at_factory: bool) -> bool:
    """Tell whether a player may get one more of a kind: within the limits, or if what is too many can go (F7)."""
    land, water = numbers(state, player)
    boat = IS_BOAT[kind]
    over = excess(land + (not boat), water + boat)
    if over.total <= 0:
        return True
    kinds = [state.kinds[transporter] for transporter in dismantlable(state, player)]
    # The new transporter may be the one that goes: it comes into the game at a factory (F7).
    if stands_at_factory:
        kinds.append(kind)
    boats = sum(IS_BOAT[code] for code in kinds)
    return len(kinds) - boats >= over.land and boats >= over.water and len(kinds) >= over.total


def note_excess(state: GameState, player: int) -> None:
    """Note whether the player now has too many transporters, so that one must go at once (F7)."""
    state.production.excess = excess(*numbers(state, player)).total > 0
