"""Walls: building, strengthening, demolishing (K11-K17)."""

from __future__ import annotations

from functools import lru_cache

from rbdesigner.engine.core.actions import Action, BuildWall, Demolish
from rbdesigner.engine.core.codes import BOARDS, NEUTRAL, STONE, Count, Row
from rbdesigner.engine.core.connections import set_wall
from rbdesigner.engine.core.events import PutOut, WallChanged
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.core.topology import SEA
from rbdesigner.engine.mechanics.builder import Price, at_sea, pay, payment_fault
from rbdesigner.engine.mechanics.handler import Handler
from rbdesigner.engine.mechanics.reach import own_regions
from rbdesigner.rules.tables import FROM_SEA
from rbdesigner.tiles import Terrain

_wall = lru_cache(maxsize=1 << 16)(BuildWall)
_demolish = lru_cache(maxsize=1 << 16)(Demolish)


def edges_in_reach(state: GameState, transporter: int) -> tuple[int, ...]:
    """The edges where walls are built and demolished with a transporter (K15, K16)."""
    spot = state.spots[transporter]
    if state.topology.spot_kinds[spot] == SEA:
        return state.topology.coasts[spot]
    regions = own_regions(state, spot)
    # The usual case, without a set to sort.
    if len(regions) == 1:
        return state.around[regions[0]].edges
    return tuple(sorted({edge for region in regions for edge in state.around[region].edges}))


def wall_cost(state: GameState, transporter: int, edge: int, good: int) -> tuple[Count, ...]:
    """The price of one token more (in stone) or of demolishing (in boards)."""
    return ((good, _goods_for(state, edge, at_sea(state, transporter))),)


def _goods_for(state: GameState, edge: int, from_sea: bool) -> int:
    """Count the goods that a token, or demolishing, takes: one more than the tokens, more from sea (K11, K13, K16)."""
    return state.wall_tokens[edge] + 1 + FROM_SEA * from_sea


def check_wall(state: GameState, action: BuildWall) -> Refusal | None:
    """Say why a token cannot be added: between seas, out of reach, another player's wall, or too little stone."""
    edge, owner = action.edge, state.wall_owners[action.edge]
    fault = _edge_fault(state, action)
    if fault is not None:
        return fault
    if state.closed(edge, action.player):
        return Refusal("wall-of-other", {"edge": edge, "owner": owner})
    return payment_fault(state, action.transporter, _price(state, action), action.inputs)


def _price(state: GameState, action: BuildWall | Demolish) -> Price:
    good, rule = (STONE, "K11") if isinstance(action, BuildWall) else (BOARDS, "K13")
    return Price(wall_cost(state, action.transporter, action.edge, good), rule)


def _edge_fault(state: GameState, action: BuildWall | Demolish) -> Refusal | None:
    topology, edge = state.topology, action.edge
    if all(topology.terrains[tile] is Terrain.SEA for tile in topology.edge_tiles[edge]):
        return Refusal("wall-at-sea", {"edge": edge})
    transporter = action.transporter
    if edge in edges_in_reach(state, transporter):
        return None
    return Refusal("wall-out-of-reach", {"edge": edge, "transporter": transporter, "spot": state.spots[transporter]})


def build_wall(state: GameState, action: BuildWall) -> None:
    """Add a token: a neutral wall becomes the builder's (K14), and others' boats docked there put out (K17)."""
    edge, tokens = action.edge, state.wall_tokens[action.edge] + 1
    pay(state, action.transporter, _price(state, action), action.inputs)
    put_out = set_wall(state, edge, action.player, tokens)
    if state.events is not None:
        state.events.append(WallChanged(edge, action.player, tokens))
        state.events += [PutOut(boat, dock, state.spots[boat]) for boat, dock in put_out]


def check_demolish(state: GameState, action: Demolish) -> Refusal | None:
    """Say why a wall cannot be demolished: no player's wall is there, out of reach, or too few boards (K13)."""
    fault = _edge_fault(state, action)
    if fault is not None:
        return fault
    if not _has_owner(state, action.edge):
        return Refusal("wall-neutral" if state.wall_tokens[action.edge] else "no-wall", {"edge": action.edge})
    return payment_fault(state, action.transporter, _price(state, action), action.inputs)


def _has_owner(state: GameState, edge: int) -> bool:
    """Whether a player's wall stands on an edge, which alone is demolished (K13)."""
    return state.wall_owners[edge] >= 0


def demolish(state: GameState, action: Demolish) -> None:
    """Make all tokens of the wall neutral."""
    edge, tokens = action.edge, state.wall_tokens[action.edge]
    pay(state, action.transporter, _price(state, action), action.inputs)
    set_wall(state, edge, NEUTRAL, tokens)
    if state.events is not None:
        state.events.append(WallChanged(edge, NEUTRAL, tokens))


def choices(state: GameState, player: int, transporter: int, have: Row) -> list[Action]:
    """The walls that a transporter may build or demolish out of these goods."""
    stone, boards = have[STONE], have[BOARDS]
    if not stone and not boards:
        return []
    edges, from_sea = edges_in_reach(state, transporter), at_sea(state, transporter)
    found: list[Action] = []
    if stone:
        found += [
            _wall(player, transporter, edge)
            for edge in edges
            if not state.closed(edge, player) and _goods_for(state, edge, from_sea) <= stone
        ]
    if boards:
        found += [
            _demolish(player, transporter, edge)
            for edge in edges
            if _has_owner(state, edge) and _goods_for(state, edge, from_sea) <= boards
        ]
    return found


HANDLERS = {
    BuildWall: Handler(check_wall, build_wall, (Phase.BUILDING,)),
    Demolish: Handler(check_demolish, demolish, (Phase.BUILDING,)),
}
