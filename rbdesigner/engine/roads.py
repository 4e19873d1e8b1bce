"""Roads and bridges (K8-K10)."""

from __future__ import annotations

from functools import lru_cache

from rbdesigner.engine.actions import Action, BuildBridge, BuildRoad
from rbdesigner.engine.builder import affords, pay, payment_fault, place_fault
from rbdesigner.engine.codes import OF_BRIDGE, OF_ROAD
from rbdesigner.engine.events import BridgeBuilt, RoadBuilt
from rbdesigner.engine.handler import Handler
from rbdesigner.engine.reach import own_regions
from rbdesigner.engine.refusal import Refusal
from rbdesigner.engine.state import GameState, Phase

_road = lru_cache(maxsize=1 << 16)(BuildRoad)
_bridge = lru_cache(maxsize=1 << 16)(BuildBridge)


def check_road(state: GameState, action: BuildRoad) -> Refusal | None:
    """Why a road cannot be built.

    It stands already, starts elsewhere, or cannot be paid (K8).
    """
    if state.roads[action.border]:
        return Refusal("road-stands", {"border": action.border})
    return place_fault(
        state, action.transporter, state.topology.border_regions[action.border]
    ) or payment_fault(state, action.transporter, OF_ROAD, action.inputs, "K8")  # fmt: skip


def road(state: GameState, action: BuildRoad) -> None:
    """Build the road."""
    pay(state, action.transporter, OF_ROAD, action.inputs, "K8")
    state.lay_road(action.border)
    if state.events is not None:
        state.events.append(RoadBuilt(action.border))


def check_bridge(state: GameState, action: BuildBridge) -> Refusal | None:
    """Why a bridge cannot be built.

    Out of reach, no use, in a desert, or not to be paid (K4, K9, K10).
    """
    return (
        place_fault(state, action.transporter, state.topology.sites[action.site].regions)
        or _site_fault(state, action.site)
        or payment_fault(state, action.transporter, OF_BRIDGE, action.inputs, "K9")
    )


def _site_fault(state: GameState, site: int) -> Refusal | None:
    tile, _, (first, second) = state.topology.sites[site]
    if state.bridges[site]:
        return Refusal("bridge-stands", {"site": site})
    if state.root[first] == state.root[second]:
        return Refusal("joined-already", {"site": site})
    if _too_dry(state, tile):
        return Refusal("bridge-in-desert", {"tile": tile})
    return None


def _too_dry(state: GameState, tile: int) -> bool:
    """Whether no bridge may stand on a tile as it is desert (K4)."""
    return state.is_desert(tile) and not state.terms.options.bridges_in_deserts


def bridge(state: GameState, action: BuildBridge) -> None:
    """Build the bridge, which joins the regions at once (K9, K18)."""
    pay(state, action.transporter, OF_BRIDGE, action.inputs, "K9")
    state.join(action.site)
    if state.events is not None:
        state.events.append(BridgeBuilt(action.site))


def choices(state: GameState, player: int, transporter: int, have: list[int]) -> list[Action]:
    """The roads and bridges that may be built with a transporter out of these goods.

    From the sea there are none.
    """
    regions = own_regions(state, state.spots[transporter])
    found: list[Action] = []
    if affords(have, OF_ROAD):
        exits = [border for region in regions for border, _ in state.around[region].exits if not state.roads[border]]
        found += [_road(player, transporter, border) for border in dict.fromkeys(exits)]
    tile = state.tile_of(transporter)
    if affords(have, OF_BRIDGE) and not _too_dry(state, tile):
        for site in state.topology.sites_of[tile]:
            first, second = (state.root[region] for region in state.topology.sites[site].regions)
            if first != second and (first in regions or second in regions):
                found.append(_bridge(player, transporter, site))
    return found


HANDLERS = {
    BuildRoad: Handler(check_road, road, (Phase.BUILDING,)),
    BuildBridge: Handler(check_bridge, bridge, (Phase.BUILDING,)),
}
