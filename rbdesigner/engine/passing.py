"""The actions that go without asking.

Phases in which a player can do nothing, and questions whose answer cannot matter.

Moving goods about is something to do only where it can make a difference: where another player is on the tile, in
production where a building takes the good or geese and paper are together (P9, F8, R3), and at the very end
for what is worth points only aboard (Z1).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import combinations

from rbdesigner.engine import legality, order, turn_sequence
from rbdesigner.engine.actions import Action, ChooseHome, Done, Transfer, Waive
from rbdesigner.engine.codes import GEESE, NGOODS, NONE, PAPER, WORTHS
from rbdesigner.engine.feeding import takes
from rbdesigner.engine.phase_state import Movement
from rbdesigner.engine.state import GameState, Phase, Stage
from rbdesigner.hexes import distance


def foregone(state: GameState, players: Collection[int]) -> Action | None:
    """The next action that goes without asking its player.

    Waive, be done, or take the only home.

    None where somebody has something to decide.
    """
    player = next((one for one in order.acting(state) if one in players), NONE)
    if player == NONE or state.offer is not None:
        return None
    if state.stage is Stage.ASKING:
        return None if order_matters(state) else Waive(player)
    if state.stage is not Stage.PLAY:
        return None
    if state.phase is Phase.SETUP:
        homes = legality.legal_actions(state, player)
        return homes[0] if len(homes) == 1 and isinstance(homes[0], ChooseHome) else None
    return None if has_choice(state) or turn_sequence.part_fault(state) is not None else Done(player)


def has_choice(state: GameState) -> bool:
    """Whether the player at turn can do anything that makes a difference."""
    if any(_is_shared(state, tile) for tile in _tiles(state)):
        return True  # there is something to deal with, or to be quick about
    legal = legality.legal_actions(state, state.player)
    return any(not isinstance(one, Done) and _makes_a_difference(state, one) for one in legal)


def _tiles(state: GameState) -> set[int]:
    """The tiles where the player whose part it is has transporters."""
    return {state.tile_of(one) for one in state.owned(state.player)}


def _is_shared(state: GameState, tile: int) -> bool:
    return any(state.owners[one] != state.player for one in state.on_tile[tile])


def _makes_a_difference(state: GameState, action: Action) -> bool:
    """Whether anything comes of an action of a player who is alone on its tile."""
    if not isinstance(action, Transfer):
        return True
    ends = (action.source, action.target)
    tile = next(state.topology.spot_tiles[end] if end >= 0 else state.tile_of(~end) for end in ends)
    if state.phase is Phase.PRODUCTION:
        building, good = state.buildings[tile], action.good
        is_input = building != NONE and takes(building, good)
        return is_input or (good in (GEESE, PAPER) and _has(state, tile, GEESE) and _has(state, tile, PAPER))
    if state.phase is Phase.WONDER and state.is_last_turn:
        return any(WORTHS[good] and _lies(state, tile, good) for good in range(NGOODS))
    return False


def _lies(state: GameState, tile: int, good: int) -> bool:
    """Whether a good lies on the ground of a tile, or in the store of its oil rig."""
    return any(state.amount(spot, good) for spot in state.topology.regions_of[tile])


def _has(state: GameState, tile: int, good: int) -> bool:
    """Whether a good is on a tile, on the ground or aboard."""
    return _lies(state, tile, good) or any(state.amount(~one, good) for one in state.on_tile[tile])


# The order of play


def order_matters(state: GameState) -> bool:
    """Whether the order of play can make a difference in the phase that begins (T2).

    It cannot where fewer than two players can do anything in it. In production those get in each other's way who share
    a tile, in the building phase also those on neighbouring tiles.
    """
    begun = state.copy()
    turn_sequence.begin_play(begun)
    busy = [tiles for number in range(state.terms.players) if (tiles := _where_busy(begun, number)) is not None]
    if state.phase in (Phase.MOVEMENT, Phase.WONDER):
        return len(busy) > 1
    apart = 1 if state.phase is Phase.BUILDING else 0
    return any(_meet(state, one, other, apart) for one, other in combinations(busy, 2))


def _where_busy(begun: GameState, number: int) -> set[int] | None:
    """The tiles of the player at a position of the chart.

    None if they can do nothing in the phase.
    """
    begun.active, begun.own_tiles, begun.movement = number, None, Movement()
    begun.choices.clear()
    return _tiles(begun) if has_choice(begun) else None


def _meet(state: GameState, tiles: Iterable[int], others: Iterable[int], apart: int) -> bool:
    """Whether any tile is so near to one of the others."""
    places, others = state.topology.places, list(others)
    return any(distance(places[one], places[other]) <= apart for one in tiles for other in others)
