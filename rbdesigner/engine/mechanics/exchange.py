"""The rules of goods that change their holder within a tile: loading, handing over, ferrying (E1-E4, M10-M12, T8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import compress

from rbdesigner.engine.core.actions import Action, Transfer
from rbdesigner.engine.core.codes import CAPACITIES, GEESE, NGOODS, NONE, Row
from rbdesigner.engine.core.events import Moved
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics import freight
from rbdesigner.engine.mechanics.handler import IN_TURN, Handler
from rbdesigner.engine.mechanics.reach import common_ground, companions, grounds, transporters_on_tile
from rbdesigner.engine.mechanics.supply import stores, tile_of_holder


def check_transfer(state: GameState, action: Transfer) -> Refusal | None:
    """Say why a good cannot be moved: nothing there, no room, out of reach, or without consent."""
    good, source, target = action.good, action.source, action.target
    if source == target:
        return Refusal("same-holder", {"good": good})
    return (
        _presence_fault(state, action)
        or _consent_fault(state, action)
        or _reach_fault(state, action)
        or _source_fault(state, good, source)
        or _target_fault(state, good, target)
    )


def _presence_fault(state: GameState, action: Transfer) -> Refusal | None:
    for holder in (action.source, action.target):
        # Whoever is carried neither gives nor takes (C3).
        if holder < 0 and state.carriers[~holder] != NONE:
            return Refusal("is-carried", {"transporter": ~holder})
    return None


def _consent_fault(state: GameState, action: Transfer) -> Refusal | None:
    """Say whose consent a transfer lacks: others must agree to give and to take (T8).

    A player who only looks on moves nothing.
    """
    agreed = (action.player, *state.willing)
    for holder in (action.source, action.target):
        if holder < 0 and state.owners[~holder] not in agreed:
            return Refusal("needs-consent", {"transporter": ~holder})
    return None


def _reach_fault(state: GameState, action: Transfer) -> Refusal | None:
    source, target = action.source, action.target
    # From ground to ground goods pass only by a ferry: a transporter that reaches both (E2).
    if source >= 0 and target >= 0:
        tile = tile_of_holder(state, source)
        ferries = _ferries(_reached(state, action.player, transporters_on_tile(state, action.player, tile)).values())
        if any(source in near and target in near for near in ferries):
            return None
        return Refusal("no-ferry", {"source": source, "target": target})
    if source < 0 and target < 0:
        reached = _meet(state, ~source, ~target)
    else:
        transporter, ground = (~source, target) if source < 0 else (~target, source)
        reached = ground in grounds(state, state.owners[transporter], state.spots[transporter])
    return None if reached else Refusal("out-of-reach", {"source": source, "target": target})


def _reached(state: GameState, player: int, own: Iterable[int]) -> dict[int, tuple[int, ...]]:
    """The grounds that each of a player's transporters reaches, by transporter."""
    spots = state.spots
    return {transporter: grounds(state, player, spots[transporter]) for transporter in own}


def _ferries(reached: Iterable[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The largest sets of grounds between which goods pass (E2)."""
    sets = {tuple(sorted(near)) for near in reached if len(near) > 1}
    if len(sets) < 2:
        return list(sets)
    return sorted(near for near in sets if not any(set(near) < set(other) for other in sets))


def _meet(state: GameState, one: int, other: int) -> bool:
    """Tell whether goods pass between two transporters: one of them reaches the other (E1, E4)."""
    # A ferry helps its own side only, so that reach is not mutual.
    return other in companions(state, one) or one in companions(state, other)


def _source_fault(state: GameState, good: int, source: int) -> Refusal | None:
    if state.amount(source, good) > 0:
        return None
    return Refusal("no-good", {"good": good, "holder": source})


def _target_fault(state: GameState, good: int, target: int) -> Refusal | None:
    if target >= 0:
        return None if _may_lie(state, good, target) else Refusal("goods-at-sea", {"holder": target})
    transporter = ~target
    if state.room(transporter) > 0:
        return None
    if state.carried[transporter] != NONE:
        return Refusal("carrying", {"transporter": transporter, "passenger": state.carried[transporter]})
    values = {"load": state.loads[transporter], "capacity": CAPACITIES[state.kinds[transporter]]}
    return Refusal("no-room", {"transporter": transporter, **values})


def _may_lie(state: GameState, good: int, ground: int) -> bool:
    """Tell whether a good may be put down there: geese anywhere, other goods where goods are stored (B7)."""
    return good == GEESE or stores(state, ground)


def transfer(state: GameState, action: Transfer) -> None:
    """Move the good; in the movement phase with the mark of who has moved it (M11)."""
    good, source, target = action.good, action.source, action.target
    tile, is_moving = tile_of_holder(state, source), state.phase is Phase.MOVEMENT
    is_marked = is_moving and freight.shift(state, good, source, target)
    state.put(source, good, -1)
    state.put(target, good, 1)
    alters_more = is_marked or _alters_movement(state, tile, action) if is_moving else _alters_work(state, tile)
    if alters_more:
        state.choices.spoil(tile)
    else:
        state.choices.spoil_transfers(tile)
    if state.events is not None:
        state.events.append(Moved(good, 1, source, target))


def _alters_movement(state: GameState, tile: int, action: Transfer) -> bool:
    """Tell whether a good's spot on its tile matters to movement, transfers apart.

    It is about unmarked goods. Geese on the ground follow, and one transporter carries another if both are empty.
    """
    if action.good == GEESE:
        return True
    if len(state.on_tile[tile]) == 1:
        return False
    source, target, loads = action.source, action.target, state.loads
    return (source < 0 and not loads[~source]) or (target < 0 and loads[~target] == 1)


def _alters_work(state: GameState, tile: int) -> bool:
    """Tell whether a good's spot on its tile matters to actions besides movement and transfers.

    Where no river parts them goods pay and feed from everywhere. But donkeys breed where nothing lies.
    """
    if state.topology.rivers_of[tile] or state.willing:
        return True
    return state.phase is Phase.PRODUCTION and state.buildings[tile] == NONE and state.is_pasture(tile)


Passage = tuple[int, int, Row]
"""A source, a target, and how many of each good may go from one to the other, if there is room for all of them."""


def passages(state: GameState, player: int, tile: int, own: Sequence[int]) -> list[Passage]:
    """Count the transfers of a player's own transporters on a tile, without those that need consent."""
    ground = common_ground(state, tile, own)
    if ground == NONE:
        return _between_banks(state, player, own)
    found: list[Passage] = []
    room, rows = state.room, state.goods
    lying = rows.get(ground)
    if lying is not None:
        for transporter in own:
            if room(transporter) > 0:
                found.append((ground, ~transporter, lying))
    for transporter in own:
        held = rows.get(~transporter)
        if held is not None:
            landed = _landed(state, ground, held)
            if landed is not None:
                found.append((~transporter, ground, landed))
            for other in own:
                if other != transporter and room(other) > 0:
                    found.append((~transporter, ~other, held))
    return found


def transfers(passages: list[Passage], player: int) -> list[Action]:
    """The transfers of a player that are counted there, one good each."""
    found: list[Action] = []
    for source, target, goods in passages:
        found += compress(_row(player, source, target), goods)
    return found


@lru_cache(maxsize=1 << 16)
def _row(player: int, source: int, target: int) -> tuple[Transfer, ...]:
    """The transfers of each good from one holder to another."""
    return tuple(Transfer(player, good, source, target) for good in range(NGOODS))


def _landed(state: GameState, ground: int, held: Row) -> Row | None:
    """The goods of those held that may be put down there, None for none."""
    if stores(state, ground):
        return held
    landed = tuple([count if _may_lie(state, good, ground) else 0 for good, count in enumerate(held)])
    return landed if any(landed) else None


def _between_banks(state: GameState, player: int, own: Sequence[int]) -> list[Passage]:
    """The passages on a tile with a river, where not everybody reaches everything."""
    found: list[Passage] = []
    reached, rows = _reached(state, player, own), state.goods
    for transporter, near in reached.items():
        if state.room(transporter) > 0:
            for ground in near:
                if ground in rows:
                    found.append((ground, ~transporter, rows[ground]))
        held = rows.get(~transporter)
        if held is not None:
            for ground in near:
                landed = _landed(state, ground, held)
                if landed is not None:
                    found.append((~transporter, ground, landed))
            for other in own:
                if other != transporter and state.room(other) > 0 and _meet(state, transporter, other):
                    found.append((~transporter, ~other, held))
    for near in _ferries(reached.values()):
        for source in near:
            if source in rows:
                found += [(source, target, rows[source]) for target in near if target != source]
    return found


HANDLERS = {Transfer: Handler(check_transfer, transfer, IN_TURN)}
