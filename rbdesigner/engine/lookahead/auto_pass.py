"""Finds actions that need no question: a player can do nothing, or what they answer cannot matter.

Moving goods about is something to do only where it can make a difference: where another player is on the tile, in
production where a building takes the good or geese and paper are together (P9, F8, R3), and at the very end for what is
worth points only aboard (Z1).
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import accumulate, combinations, product

from rbdesigner.engine.core.actions import Action, ChooseHome, Done, Transfer, Waive
from rbdesigner.engine.core.codes import DONKEY, GEESE, IS_BOAT, NGOODS, NONE, PAPER, POINTS, WORTHS
from rbdesigner.engine.core.phase_state import Movement
from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.engine.mechanics import legality, order, turn_sequence
from rbdesigner.engine.mechanics.reach import works_up
from rbdesigner.hexes import distance
from rbdesigner.rules.tables import WONDER_ROWS


def forced_action(state: GameState, players: Collection[int]) -> Action | None:
    """Give the next action that its player is not asked for: to waive, to be done, or to take the only home.

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
        is_input = building != NONE and works_up(building, good)
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

    It cannot where fewer than two players can do anything in it. Players get in each other's way in production where
    they share a tile, in the building phase also on neighbouring tiles, and in movement where they may come to one
    tile. In the wonder phase they do unless all bricks that they can pay for cost and count the same.
    """
    begun = state.copy()
    turn_sequence.begin_play(begun)
    busy = [area for number in range(state.terms.players) if (area := _where_busy(begun, number))]
    apart = 1 if state.phase is Phase.BUILDING else 0
    if any(_meet(state, one, other, apart) for one, other in combinations(busy, 2)):
        return True
    return state.phase is Phase.WONDER and len(busy) > 1 and _bricks_differ(begun)


def _where_busy(begun: GameState, number: int) -> set[int]:
    """The tiles where the player at a position of the chart may be in the phase.

    There are none if they can do nothing in it.
    """
    begun.active, begun.own_tiles, begun.movement = number, None, Movement()
    begun.choices.clear()
    if not has_choice(begun):
        return set()
    tiles = _tiles(begun)
    return tiles.union(*(_in_reach(begun, tile) for tile in tiles)) if begun.phase is Phase.MOVEMENT else tiles


def _in_reach(state: GameState, tile: int) -> set[int]:
    """The tiles to which transporters of the acting player may come from a tile."""
    own = [one for one in state.on_tile[tile] if state.owners[one] == state.player]
    passengers = [state.carried[one] for one in own if state.carried[one] != NONE]  # set down, it moves as well (C4)
    return set[int]().union(*(_in_reach_of(state, one, tile) for one in (*own, *passengers)))


def _in_reach_of(state: GameState, transporter: int, tile: int) -> set[int]:
    """List the tiles to which a transporter may come from a tile.

    By land it takes several steps on roads alone (M2, M3). What stands in the way of several is not looked at.
    """
    kind, topology = state.kinds[transporter], state.topology
    exits = [way for spot in topology.regions_of[tile] for way in state.around[spot].exits]
    if IS_BOAT[kind] or any(state.roads[border] for border, _ in exits):
        here = topology.places[tile]
        return {other for other, place in enumerate(topology.places) if distance(place, here) <= POINTS[kind]}
    return {topology.spot_tiles[region] for _, region in exits} if kind == DONKEY else set()


def _meet(state: GameState, tiles: set[int], others: set[int], apart: int) -> bool:
    """Whether two players may come so near to each other."""
    places = state.topology.places
    return any(distance(places[one], places[two]) <= apart for one, two in product(tiles, others))


def _bricks_differ(begun: GameState) -> bool:
    """Whether players can pay more bricks than the row has spaces.

    Within a row all cost and count the same. With the last brick of a row the next begins, and a game may end.
    """
    laid, bricks = len(begun.bricks), sum(_most_bricks(begun, player) for player in range(begun.terms.players))
    row = next((space for space in accumulate(WONDER_ROWS) if space > laid), laid)
    return laid + bricks > min(row, begun.terms.end_mark - 1)


def _most_bricks(state: GameState, player: int) -> int:
    """The most bricks that all goods at a home would pay: each costs one more (V2)."""
    home = state.topology.spot_tiles[state.homes[player]]
    goods = sum(
        state.amount(holder, good)
        for holder in (*state.topology.regions_of[home], *(~one for one in state.on_tile[home]))
        for good in range(NGOODS)
    )
    bricks = 0
    while goods > bricks:
        bricks += 1
        goods -= bricks
    return bricks
