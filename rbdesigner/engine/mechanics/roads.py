"""Roads and bridges (K8-K10)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rbdesigner.engine.core.actions import Action, BuildBridge, BuildRoad
from rbdesigner.engine.core.codes import OF_BRIDGE, OF_ROAD, Row
from rbdesigner.engine.core.connections import lay_bridge, lay_road
from rbdesigner.engine.core.events import BridgeBuilt, RoadBuilt
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics.builder import Price, affords, builder_fault, pay, payment_fault, touches
from rbdesigner.engine.mechanics.handler import Handler

_road = lru_cache(maxsize=1 << 16)(BuildRoad)
_bridge = lru_cache(maxsize=1 << 16)(BuildBridge)

_PRICE_OF_ROAD, _PRICE_OF_BRIDGE = Price(OF_ROAD, "K8"), Price(OF_BRIDGE, "K9")


def check_road(state: GameState, action: BuildRoad) -> Refusal | None:
    """Say why a road cannot be built: it stands already, starts elsewhere, or cannot be paid (K8)."""
    if state.roads[action.border]:
        return Refusal("road-stands", {"border": action.border})
    return builder_fault(
        state, action.transporter, state.topology.border_regions[action.border]
    ) or payment_fault(state, action.transporter, _PRICE_OF_ROAD, action.inputs)  # fmt: skip


def road(state: GameState, action: BuildRoad) -> None:
    """Build the road."""
    pay(state, action.transporter, _PRICE_OF_ROAD, action.inputs)
    lay_road(state, action.border)
    if state.events is not None:
        state.events.append(RoadBuilt(action.border))


def check_bridge(state: GameState, action: BuildBridge) -> Refusal | None:
    """Say why a bridge cannot be built: out of reach, no use, in a desert, or not to be paid (K4, K9, K10)."""
    return (
        builder_fault(state, action.transporter, state.topology.sites[action.site].regions)
        or _site_fault(state, action.site)
        or payment_fault(state, action.transporter, _PRICE_OF_BRIDGE, action.inputs)
    )


def _site_fault(state: GameState, site: int) -> Refusal | None:
    """Why no bridge may stand at a site (K4, K9, K10)."""
    tile, _, (first, second) = state.topology.sites[site]
    if state.bridges[site]:
        return Refusal("bridge-stands", {"site": site})
    if state.root[first] == state.root[second]:
        return Refusal("joined-already", {"site": site})
    if state.is_desert(tile) and not state.terms.options.bridges_in_deserts:
        return Refusal("bridge-in-desert", {"tile": tile})
    return None


def bridge(state: GameState, action: BuildBridge) -> None:
    """Build the bridge, which joins the regions at once (K9, K18)."""
    pay(state, action.transporter, _PRICE_OF_BRIDGE, action.inputs)
    lay_bridge(state, action.site)
    if state.events is not None:
        state.events.append(BridgeBuilt(action.site))


def choices(
    state: GameState, player: int, transporter: int, spots: Sequence[int], have: Row
) -> list[Action]:  # fmt: skip
    """List the roads and bridges a transporter may build out of these goods, from one of these spots."""
    found: list[Action] = []
    if affords(have, OF_ROAD):
        exits = [border for spot in spots for border, _ in state.around[spot].exits if not state.roads[border]]
        found += [_road(player, transporter, border) for border in dict.fromkeys(exits)]
    sites = state.topology.sites_of[state.tile_of(transporter)]
    if sites and affords(have, OF_BRIDGE):
        found += [
            _bridge(player, transporter, site)
            for site in sites
            if touches(state, spots, state.topology.sites[site].regions) and _site_fault(state, site) is None
        ]
    return found


HANDLERS = {
    BuildRoad: Handler(check_road, road, (Phase.BUILDING,)),
    BuildBridge: Handler(check_bridge, bridge, (Phase.BUILDING,)),
}
