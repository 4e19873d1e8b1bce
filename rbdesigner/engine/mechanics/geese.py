"""Geese that follow transporters (G1-G7)."""

from __future__ import annotations

from functools import lru_cache

from rbdesigner.engine.core.actions import Action, Lead, LetGo
from rbdesigner.engine.core.codes import GEESE, NGOODS, NONE
from rbdesigner.engine.core.events import Followed
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.core.topology import REGION, RIVER, SEA
from rbdesigner.engine.mechanics import freight
from rbdesigner.engine.mechanics.handler import Handler
from rbdesigner.engine.mechanics.reach import own_regions

_lead = lru_cache(maxsize=1 << 16)(Lead)
_let_go = lru_cache(maxsize=1 << 16)(LetGo)


def following(state: GameState, transporter: int) -> int:
    """How many geese follow a transporter."""
    return sum(state.movement.trains.get(transporter, {}).values())


def _pastures(state: GameState, transporter: int) -> tuple[int, ...]:
    """Find the spots whose geese can follow a transporter, and where they can stay; no ferry helps (G3)."""
    spot = state.spots[transporter]
    return own_regions(state, spot) or (spot,)


def resting_spot(state: GameState, transporter: int) -> int:
    """Where the geese that follow a transporter stay if nobody says otherwise."""
    return _pastures(state, transporter)[0]


# Following


def check_lead(state: GameState, action: Lead) -> Refusal | None:
    """Say why no goose at the spot follows: out of reach, none, moved by another, or the leader is at its end."""
    transporter, spot = action.transporter, action.spot
    if spot not in _pastures(state, transporter):
        return Refusal("goose-out-of-reach", {"spot": spot, "transporter": transporter})
    match _why_not_led(state, transporter, spot):
        case "no-goose":
            return Refusal("no-goose", {"spot": spot})
        case "no-points":
            return Refusal("no-points", {"transporter": transporter})
        case "geese-moved":
            mover = min(state.movement.tags[spot * NGOODS + GEESE])
            return Refusal("geese-moved", {"spot": spot, "transporter": transporter, "mover": mover})
    return None


def _why_not_led(state: GameState, transporter: int, spot: int) -> str | None:
    """Give the code of what keeps a goose in reach from following a transporter; None if it may (G5)."""
    if not state.amount(spot, GEESE):
        return "no-goose"
    if not state.points_left(transporter):
        return "no-points"
    return "geese-moved" if _mover_of_next(state, transporter, spot) is None else None


def _mover_of_next(state: GameState, transporter: int, spot: int) -> int | None:
    """Tell who has moved the goose that would follow next: the transporter itself, or nobody (NONE).

    None if others of the player have moved all geese there, so that none may follow (G5).
    """
    tags = state.movement.tags.get(spot * NGOODS + GEESE)
    if not tags:
        return NONE
    if transporter in tags:
        return transporter
    return NONE if state.amount(spot, GEESE) > sum(tags.values()) else None


def lead(state: GameState, action: Lead) -> None:
    """Let the goose follow, with the mark of who has moved it."""
    transporter, spot = action.transporter, action.spot
    mover = _mover_of_next(state, transporter, spot)
    assert mover is not None
    train = state.movement.trains.setdefault(transporter, {})
    train[mover] = train.get(mover, 0) + 1
    if mover != NONE:
        freight.tag(state, spot, GEESE, mover, -1)
    state.put(spot, GEESE, -1)
    _tell(state, transporter, spot, 1, follow=True)


def _tell(state: GameState, transporter: int, spot: int, count: int, follow: bool) -> None:
    state.choices.spoil(state.topology.spot_tiles[spot])
    if state.events is not None:
        state.events.append(Followed(transporter, spot, count, follow))


def check_let_go(state: GameState, action: LetGo) -> Refusal | None:
    """Why no goose stays there: none follows, or the spot is out of reach."""
    transporter, spot = action.transporter, action.spot
    if not following(state, transporter):
        return Refusal("none-follows", {"transporter": transporter})
    if spot not in _pastures(state, transporter):
        return Refusal("goose-out-of-reach", {"spot": spot, "transporter": transporter})
    return None


def let_go(state: GameState, action: LetGo) -> None:
    """Let a goose stay, one that nobody has moved before one that this one has."""
    # NONE is below every number, so min() takes a goose that nobody has moved: others may lead it on (G5).
    _stay(state, action.transporter, action.spot, min(state.movement.trains[action.transporter]), 1)


def _stay(state: GameState, transporter: int, spot: int, mover: int, count: int) -> None:
    train = state.movement.trains[transporter]
    train[mover] -= count
    if not train[mover]:
        del train[mover]
    if not train:
        del state.movement.trains[transporter]
    state.put(spot, GEESE, count)
    if mover != NONE:
        freight.tag(state, spot, GEESE, mover, count)
    _tell(state, transporter, spot, count, follow=False)


# Stepping


def left_alone(state: GameState, transporter: int) -> int:
    """Count the geese that would stay alone at sea if a boat left, which they must not (G6)."""
    spot = state.spots[transporter]
    if state.topology.spot_kinds[spot] != SEA or not state.amount(spot, GEESE):
        return 0
    tile = state.topology.spot_tiles[spot]
    # Another transporter or an oil rig keeps them company (G6).
    return 0 if len(state.on_tile[tile]) > 1 or state.has_rig(tile) else state.amount(spot, GEESE)


def holding_back(state: GameState, transporter: int) -> int:
    """Tell who has moved geese that can neither stay at sea nor go with a boat (G5, G6); NONE if nobody."""
    if not left_alone(state, transporter):
        return NONE
    tags = state.movement.tags.get(state.spots[transporter] * NGOODS + GEESE, {})
    return min((mover for mover in tags if mover != transporter), default=NONE)


def take_along(state: GameState, transporter: int) -> int:
    """Mark all geese that follow a transporter, or may not be left alone by it, as moved by it, and count them."""
    count, spot = following(state, transporter), state.spots[transporter]
    alone = left_alone(state, transporter)
    if alone:
        state.put(spot, GEESE, -alone)
        # Whoever moved them before, they follow this boat from now on.
        state.movement.tags.pop(spot * NGOODS + GEESE, None)
        _tell(state, transporter, spot, alone, follow=True)
    if count + alone:
        state.movement.trains[transporter] = {transporter: count + alone}
    return count + alone


# The end of a player's part


def bank_fault(state: GameState) -> Refusal | None:
    """The boat whose geese need a bank before its player ends the movement (row 68)."""
    for transporter in sorted(state.movement.trains):
        spot = state.spots[transporter]
        # A river with one bank, by a bridge or at a source, leaves nothing to name.
        if state.topology.spot_kinds[spot] == RIVER and len(state.banks[spot]) > 1:
            return Refusal("bank-needed", {"transporter": transporter})
    return None


def settle_geese(state: GameState) -> None:
    """All geese that follow stay where their transporters are."""
    for transporter, train in sorted(state.movement.trains.items()):
        spot = resting_spot(state, transporter)
        for mover, count in sorted(train.items()):
            _stay(state, transporter, spot, mover, count)


def choices(state: GameState, player: int, transporter: int, left: int) -> list[Action]:
    """The geese that a transporter with so many points left may lead or let go."""
    spot, leads = state.spots[transporter], transporter in state.movement.trains
    if not leads and (not left or _is_empty(state, spot)):
        return []  # the usual case, in a hurry
    near = _pastures(state, transporter)
    found: list[Action] = [
        _lead(player, transporter, spot) for spot in near if _why_not_led(state, transporter, spot) is None
    ]
    return found + [_let_go(player, transporter, spot) for spot in near] if leads else found


def _is_empty(state: GameState, spot: int) -> bool:
    """Whether one who is there touches no other spot, and no goose is there."""
    return not state.amount(spot, GEESE) and state.topology.spot_kinds[spot] in _APART


_APART = (REGION, SEA)


HANDLERS = {
    Lead: Handler(check_lead, lead, (Phase.MOVEMENT,)),
    LetGo: Handler(check_let_go, let_go, (Phase.MOVEMENT,)),
}
