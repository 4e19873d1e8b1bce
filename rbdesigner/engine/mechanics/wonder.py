"""The bricks of the wonder (V1-V6)."""

from __future__ import annotations

from functools import lru_cache

from rbdesigner.engine.core.actions import Action, Brick, Inputs
from rbdesigner.engine.core.codes import (
    BOARDS,
    CLAY,
    COINS,
    FUEL,
    GEESE,
    GOLD,
    IRON,
    NEUTRAL,
    NONE,
    PAPER,
    STOCK,
    STONE,
    TRUNKS,
)
from rbdesigner.engine.core.events import BrickLaid, GameOver, Irrigated
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics.handler import Handler
from rbdesigner.engine.mechanics.reach import companions, grounds, transporters_on_tile
from rbdesigner.engine.mechanics.supply import Supply, Taken, named_supply, supply_fault, use
from rbdesigner.rules.tables import WONDER_SPACES

_brick = lru_cache(maxsize=1 << 8)(Brick)

SPENT = (TRUNKS, BOARDS, CLAY, STONE, FUEL, IRON, PAPER, GEESE, GOLD, COINS, STOCK)
"""The order in which goods pay for a brick if none are named: what is worth nothing first."""


def check_brick(state: GameState, action: Brick) -> Refusal | None:
    """Say why no brick can be bought: no space, nobody at home, or too few goods there (V1, V2)."""
    if _is_full(state):
        return Refusal("wonder-full", {"spaces": WONDER_SPACES})
    if not _at_home(state, action.player):
        home = state.topology.spot_tiles[state.homes[action.player]]
        return Refusal("nobody-home", {"tile": home, "player": action.player})
    supply = _supply(state, action.player, action.inputs)
    return supply_fault(supply, "V1")


def _is_full(state: GameState) -> bool:
    """Whether the wonder has no space left (V3)."""
    return len(state.bricks) >= WONDER_SPACES


def brick(state: GameState, action: Brick) -> None:
    """Buy the brick; the next costs one more (V2). The game may end with it (V6)."""
    supply = _supply(state, action.player, action.inputs)
    assert not isinstance(supply, Refusal)
    use(state, supply, "V1")
    state.choices.spoil(state.topology.spot_tiles[state.homes[action.player]])
    state.bought += 1
    _lay(state, action.player)
    if state.over and state.events is not None:
        state.events.append(GameOver())


def neutral_brick(state: GameState) -> None:
    """Lay the neutral brick that ends the turn (V4).

    It may irrigate; the caller sees to it that the game ends if it has to (V6).
    """
    _lay(state, NEUTRAL)


def _lay(state: GameState, owner: int) -> None:
    """Lay a brick on the next space (V3), if one is left."""
    laid, irrigated = len(state.bricks), state.irrigated
    state.lay_brick(owner)
    if state.events is None:
        return
    if len(state.bricks) > laid:
        state.events.append(BrickLaid(owner, len(state.bricks)))
    if state.irrigated != irrigated:
        state.events.append(Irrigated())


# What pays


def _at_home(state: GameState, player: int) -> list[int]:
    """The transporters of a player on the home tile, on whatever side of a river."""
    return transporters_on_tile(state, player, state.topology.spot_tiles[state.homes[player]])


def paying_holders(state: GameState, player: int) -> list[int]:
    """List the holders whose goods pay for bricks: grounds, then transporters by number (V1)."""
    at_home = _at_home(state, player)
    near = dict.fromkeys(ground for own in at_home for ground in grounds(state, player, state.spots[own]))
    return [*near, *(~own for own in at_home)]


def _supply(state: GameState, player: int, inputs: Inputs) -> Supply | Refusal:
    price, usual = state.brick_price(), paying_holders(state, player)
    if not inputs:
        return _cheapest(state, usual, price)
    # A brick is paid with any goods (V1), so the number is all that can be wrong.
    if len(inputs) != price:
        return Refusal("wrong-inputs", {"needed": price, "named": len(inputs)})
    others = [~other for own in _at_home(state, player) for other in companions(state, own)]
    willing = [holder for holder in others if state.owners[~holder] in state.willing]
    return named_supply(state, usual, {*usual, *willing}, inputs)


def _cheapest(state: GameState, holders: list[int], price: int) -> Supply | Refusal:
    supply, lacking = [], price
    for good in SPENT:
        for holder in holders:
            taken = min(lacking, state.amount(holder, good))
            if taken:
                supply.append(Taken(good, taken, holder))
                lacking -= taken
    if lacking:
        return Refusal("goods-lacking", {"needed": price, "missing": lacking})
    return tuple(supply)


def choices(state: GameState, player: int, tile: int, _own: list[int]) -> list[Action]:
    """The brick that a player may buy, if any, on the tile of the home."""
    home = state.homes[player]
    if home == NONE or state.topology.spot_tiles[home] != tile or _is_full(state):
        return []
    # One action for all ways to pay: which goods go is the player's choice among very many.
    return [] if isinstance(_supply(state, player, ()), Refusal) else [_brick(player)]


HANDLERS = {Brick: Handler(check_brick, brick, (Phase.WONDER,))}
