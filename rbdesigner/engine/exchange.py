"""Goods that change their place within a tile.

Loading, unloading, handing over, ferrying (E1-E4, M10-M12, T8).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress

from rbdesigner.engine import freight
from rbdesigner.engine.actions import Action, Transfer
from rbdesigner.engine.codes import CAPACITIES, GEESE, NGOODS, NONE
from rbdesigner.engine.events import Moved
from rbdesigner.engine.handler import IN_TURN, Handler
from rbdesigner.engine.reach import companions, grounds
from rbdesigner.engine.refusal import Refusal
from rbdesigner.engine.state import GameState, Phase
from rbdesigner.engine.supply import stores, tile_of_place
from rbdesigner.engine.topology import REGION


def check_transfer(state: GameState, action: Transfer) -> Refusal | None:
    """Why a good cannot be moved.

    Nothing there, no room, out of reach, or without consent.
    """
    good, source, target = action.good, action.source, action.target
    if source == target:
        return Refusal("same-place", {"good": good})
    return (
        _presence_fault(state, action)
        or _consent_fault(state, action)
        or _reach_fault(state, action)
        or _source_fault(state, good, source)
        or _target_fault(state, good, target)
    )


def _presence_fault(state: GameState, action: Transfer) -> Refusal | None:
    for place in (action.source, action.target):
        if place < 0 and state.carriers[~place] != NONE:
            return Refusal("is-carried", {"transporter": ~place})
    return None


def _consent_fault(state: GameState, action: Transfer) -> Refusal | None:
    """Others must agree to give and to take (T8).

    And a player who only looks on moves nothing.
    """
    for place in (action.source, action.target):
        if place < 0 and state.owners[~place] not in (action.player, *state.willing):
            return Refusal("needs-consent", {"transporter": ~place})
    return None


def _reach_fault(state: GameState, action: Transfer) -> Refusal | None:
    source, target = action.source, action.target
    if source >= 0 and target >= 0:
        joined = tile_of_place(state, source) == tile_of_place(state, target) and any(
            {source, target} <= set(grounds(state, action.player, state.spots[own]))
            for own in _own(state, action.player, tile_of_place(state, source))
        )
        return None if joined else Refusal("no-ferry", {"source": source, "target": target})
    if source < 0 and target < 0:
        reached = ~target in companions(state, ~source) or ~source in companions(state, ~target)
    else:
        transporter, ground = (~source, target) if source < 0 else (~target, source)
        reached = ground in grounds(state, state.owners[transporter], state.spots[transporter])
    return None if reached else Refusal("out-of-reach", {"source": source, "target": target})


def _own(state: GameState, player: int, tile: int) -> list[int]:
    return [transporter for transporter in state.on_tile[tile] if state.owners[transporter] == player]


def _source_fault(state: GameState, good: int, source: int) -> Refusal | None:
    if state.amount(source, good) > 0:
        return None
    return Refusal("no-good", {"good": good, "place": source})


def _target_fault(state: GameState, good: int, target: int) -> Refusal | None:
    if target >= 0:
        if good == GEESE or stores(state, target):
            return None
        return Refusal("goods-at-sea", {"place": target})
    transporter = ~target
    if state.room(transporter) > 0:
        return None
    if state.carried[transporter] != NONE:
        return Refusal("carrying", {"transporter": transporter, "passenger": state.carried[transporter]})
    values = {"load": state.loads[transporter], "capacity": CAPACITIES[state.kinds[transporter]]}
    return Refusal("no-room", {"transporter": transporter, **values})


def transfer(state: GameState, action: Transfer) -> None:
    """Move the good; in the movement phase with the mark of who has moved it (M11)."""
    good, source, target = action.good, action.source, action.target
    if state.phase is Phase.MOVEMENT and state.movement.tags:
        freight.shift(state, good, source, target)
    state.put(source, good, -1)
    state.put(target, good, 1)
    _spoil_choices(state, tile_of_place(state, source), good)
    if state.events is not None:
        state.events.append(Moved(good, 1, source, target))


def _spoil_choices(state: GameState, tile: int, good: int) -> None:
    """Drop what is known of a tile where a good has changed its place."""
    kept = state.choices.lists.get(tile)
    state.choices.spoil(tile)
    if kept is not None and not _matters(state, tile, good):
        state.choices.lists[tile] = None, kept[1]


def _matters(state: GameState, tile: int, good: int) -> bool:
    """Whether other actions than transfers may depend on where on a tile a good lies.

    Where no river parts them goods pay and feed from everywhere. But geese on the ground follow, one transporter
    carries another if both are empty and moves nothing that another has moved, and donkeys breed where nothing lies.
    """
    if state.phase is Phase.MOVEMENT:
        return bool(state.movement.tags) or good == GEESE or len(state.on_tile[tile]) > 1
    if state.topology.rivers_of[tile] or state.willing:
        return True
    return state.phase is Phase.PRODUCTION and state.buildings[tile] == NONE and state.is_pasture(tile)


def transfers(state: GameState, player: int, tile: int) -> list[Action]:
    """All transfers of a player on a tile that need nobody's consent.

    One of the own transporters is there.
    """
    owners = state.owners
    own = [transporter for transporter in state.on_tile[tile] if owners[transporter] == player]
    ground = state.topology.regions_of[tile][0]
    if state.topology.rivers_of[tile]:
        ground = state.spots[own[0]]
        if state.topology.spot_kinds[ground] != REGION or any(state.spots[other] != ground for other in own):
            return _between_banks(state, player, own)
    found: list[Action] = []
    lying, loads = _amounts(state.goods, ground), state.loads
    laden, is_bare = [transporter for transporter in own if loads[transporter]], not any(lying)
    if is_bare and not laden:
        return found
    roomy = [] if is_bare and len(own) == 1 else [transporter for transporter in own if state.room(transporter) > 0]
    if not is_bare:
        for transporter in roomy:
            found += compress(_row(player, ground, ~transporter), lying)
    for transporter in laden:
        goods = _amounts(state.cargo, transporter)
        found += _unloadings(state, player, transporter, ground, goods)
        for other in roomy:
            if other != transporter:
                found += compress(_row(player, ~transporter, ~other), goods)
    return found


@lru_cache(maxsize=1 << 16)
def _row(player: int, source: int, target: int) -> tuple[Transfer, ...]:
    """The transfers of each good from one place to another."""
    return tuple(Transfer(player, good, source, target) for good in range(NGOODS))


def _amounts(amounts: list[int], number: int) -> list[int]:
    """How many of each good are at a spot or in a transporter, by its number.

    In the list of all amounts there.
    """
    at = number * NGOODS
    return amounts[at : at + NGOODS]


def _unloadings(
    state: GameState, player: int, transporter: int, ground: int, goods: list[int]
) -> Iterable[Transfer]:  # fmt: skip
    """The transfers of what a transporter holds, in these amounts, to the ground."""
    row = _row(player, ~transporter, ground)
    if stores(state, ground):
        return compress(row, goods)
    return (row[GEESE],) if goods[GEESE] else ()


def _between_banks(state: GameState, player: int, own: list[int]) -> list[Action]:
    """The transfers on a tile with a river, where not everybody reaches everything."""
    found: list[Action] = []
    reached: dict[tuple[int, ...], None] = {}
    for transporter in own:
        near = grounds(state, player, state.spots[transporter])
        reached[near] = None
        if state.room(transporter) > 0:
            for ground in near:
                found += compress(_row(player, ground, ~transporter), _amounts(state.goods, ground))
        if state.loads[transporter]:
            goods = _amounts(state.cargo, transporter)
            for ground in near:
                found += _unloadings(state, player, transporter, ground, goods)
            found += _hand_overs(state, player, transporter, own, goods)
    for near in _ferries(reached) if any(len(near) > 1 for near in reached) else ():
        for source in near:
            for target in near:
                if source != target:
                    found += compress(_row(player, source, target), _amounts(state.goods, source))
    return found


def _hand_overs(state: GameState, player: int, transporter: int, own: list[int], goods: list[int]) -> list[Action]:
    receivers = [other for other in own if other != transporter and state.room(other) > 0]
    near = companions(state, transporter) if receivers else []
    found: list[Action] = []
    for other in receivers:
        if other in near or transporter in companions(state, other):
            found += compress(_row(player, ~transporter, ~other), goods)
    return found


def _ferries(reached: dict[tuple[int, ...], None]) -> list[tuple[int, ...]]:
    """The largest sets of grounds between which goods pass."""
    sets = {tuple(sorted(near)) for near in reached if len(near) > 1}
    return sorted(near for near in sets if not any(set(near) < set(other) for other in sets))


HANDLERS = {Transfer: Handler(check_transfer, transfer, IN_TURN)}
