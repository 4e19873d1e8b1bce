"""How geese and donkeys breed (L1-L5)."""

from __future__ import annotations

from functools import lru_cache

from rbdesigner.engine.core.actions import Action, Breed
from rbdesigner.engine.core.codes import DONKEY, GEESE, NGOODS, NONE
from rbdesigner.engine.core.events import Made
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics import limits
from rbdesigner.engine.mechanics.factories import bring_in, too_many
from rbdesigner.engine.mechanics.handler import Handler

_breed = lru_cache(maxsize=1 << 16)(Breed)


def _goods_on(state: GameState, tile: int) -> int:
    """How many goods lie on a tile, whatever rivers divide it."""
    return sum(sum(state.row(region)) for region in state.topology.regions_of[tile])


# Geese


def geese(state: GameState) -> None:
    """Let a third goose hatch where exactly two are alone on a pasture, however a river parts them (L1, L5)."""
    for tile in range(len(state.topology.places)):
        if state.buildings[tile] != NONE or state.on_tile[tile] or not state.is_pasture(tile):
            continue
        holding = [region for region in state.topology.regions_of[tile] if state.amount(region, GEESE)]
        if sum(state.amount(region, GEESE) for region in holding) != 2 or _goods_on(state, tile) != 2:
            continue
        # If a river parts the two, the young one hatches in the region with the lower number.
        state.put(holding[0], GEESE, 1)
        state.production.births[tile] = True
        state.choices.spoil(tile)
        if state.events is not None:
            state.events.append(Made(GEESE, 1, holding[0], "L1"))


# Donkeys


def check_breed(state: GameState, action: Breed) -> Refusal | None:
    """Say why the donkeys of a tile cannot breed: no pasture, no pair, not alone, a birth already, or too many."""
    player, tile = action.player, action.tile
    match _why_no_birth(state, player, tile):
        case "no-pasture":
            return Refusal("no-pasture", {"tile": tile, "terrain": state.topology.terrains[tile]})
        case "birth-before":
            return Refusal("birth-before", {"tile": tile})
        case "no-pair":
            return Refusal("no-pair", {"tile": tile, "player": player, "standing": state.on_tile[tile]})
        case "pair-disturbed":
            return Refusal("pair-disturbed", {"tile": tile, **_disturbing(state, tile)})
        case "too-many":
            return too_many(state, player, DONKEY)
        case "left-out":
            return Refusal("left-out")
    return None


def _why_no_birth(state: GameState, player: int, tile: int) -> str | None:
    """Give the code of what keeps a player's donkeys on a tile from breeding; None if they may (L2, L3)."""
    if not state.is_pasture(tile):
        return "no-pasture"
    if tile in state.production.births:
        return "birth-before"
    if state.terms.left_out is not None and not state.terms.left_out.has_births(tile):
        return "left-out"
    if not _is_pair(state, player, tile):
        return "no-pair"
    if not _is_bare(state, tile):
        return "pair-disturbed"
    # The foal is not at a factory, so that another has to go for it (F7).
    return None if limits.fits(state, player, DONKEY, stands_at_factory=False) else "too-many"


def _is_pair(state: GameState, player: int, tile: int) -> bool:
    """Whether just two donkeys of a player stand on a tile."""
    pair = state.on_tile[tile]
    return len(pair) == 2 and all(state.owners[one] == player and state.kinds[one] == DONKEY for one in pair)


def _is_bare(state: GameState, tile: int) -> bool:
    """Whether a tile has no building and no goods, and no cargo stands there."""
    if state.buildings[tile] != NONE or any(
        state.loads[one] or state.carried[one] != NONE for one in state.on_tile[tile]
    ):
        return False
    return not _goods_on(state, tile)


def _disturbing(state: GameState, tile: int) -> dict[str, object]:
    """List what disturbs a pair: a building, who is carried there, and the goods on the tile, carried ones too."""
    passengers = tuple(state.carried[one] for one in state.on_tile[tile] if state.carried[one] != NONE)
    holders = (*state.topology.regions_of[tile], *(~one for one in state.on_tile[tile]))
    lying = [(good, sum(state.amount(holder, good) for holder in holders)) for good in range(NGOODS)]
    goods = tuple((good, count) for good, count in lying if count)
    return {"building": state.buildings[tile], "passengers": passengers, "goods": goods}


def breed(state: GameState, action: Breed) -> None:
    """Bring in a third donkey where the parent with the lower number stands (L2)."""
    parent = state.on_tile[action.tile][0]
    state.production.births[action.tile] = True
    bring_in(state, DONKEY, action.player, state.spots[parent], "L2")
    limits.note_excess(state, action.player)
    state.choices.spoil_all_but_transfers()


def breedings(state: GameState, player: int, tile: int) -> list[Action]:
    """Whether a player may let donkeys breed on a tile."""
    return [_breed(player, tile)] if _why_no_birth(state, player, tile) is None else []


HANDLERS = {Breed: Handler(check_breed, breed, (Phase.PRODUCTION,))}
