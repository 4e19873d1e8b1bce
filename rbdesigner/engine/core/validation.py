"""Checks that what an action says means anything in a game, as actions from outside are not trusted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from math import inf
from typing import Any

from rbdesigner.engine.core.actions import ANYWHERE, CHANCE, KINDS, Action, Build, Make
from rbdesigner.engine.core.codes import BUILDINGS, NGOODS, NONE, SUBJECTS
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState
from rbdesigner.rules.tables import Mixture

MOST_INPUTS = 200
"""No action takes so many goods; a longer list is refused unread."""
MOST_COUNTERS = 1000
"""No bag gets so many at once."""
_Judge = Callable[[GameState, Action, Any], Refusal | None]


def actor_fault(state: GameState, action: object) -> Refusal | None:
    """Whether it is an action of a player of the game, or of nobody for chance."""
    kind = type(action)
    if not isinstance(action, Action) or kind not in _JUDGED:
        return Refusal("malformed", {"field": "action", "value": action})
    untrusted: Any = action  # or compiled code would take the player for a number
    player = untrusted.player
    if type(player) is int and 0 <= player < state.terms.players and kind not in CHANCE:
        return None
    if kind in CHANCE:
        return None if _is(player, NONE) else Refusal("malformed", {"field": "chance", "value": player})
    return Refusal("no-player", {"number": player})


def fault(state: GameState, action: Action) -> Refusal | None:
    """The faults of the names of an action: things that are not there or not to use."""
    for name, judge in _JUDGED[type(action)]:
        refusal = judge(state, action, getattr(action, name))
        if refusal is not None:
            return refusal
    return None


def _is(value: object, number: int) -> bool:
    """Whether a value is this number, and no float or bool that equals it."""
    return type(value) is int and value == number


def _is_number(value: Any, limit: int) -> bool:
    return type(value) is int and 0 <= value < limit


def _within(field: str, limit: Callable[[GameState], int]) -> _Judge:
    def judge(state: GameState, _action: Action, value: Any) -> Refusal | None:
        return None if _is_number(value, limit(state)) else Refusal("unknown", {"field": field, "number": value})

    return judge


def _below(field: str, limit: int) -> _Judge:
    """A number of a table that is the same in every game."""

    def judge(_state: GameState, _action: Action, value: Any) -> Refusal | None:
        if type(value) is int and 0 <= value < limit:
            return None
        return Refusal("unknown", {"field": field, "number": value})

    return judge


def _row(field: str, member: Callable[[Any], bool], most: float = MOST_INPUTS) -> _Judge:
    """A tuple of such members."""

    def judge(_state: GameState, _action: Action, value: Any) -> Refusal | None:
        if isinstance(value, tuple) and len(value) <= most and all(map(member, value)):
            return None
        return Refusal("malformed", {"field": field, "value": value})

    return judge


def _is_int(value: Any) -> bool:
    """Whether it is a whole number that a sentence may quote."""
    return type(value) is int and abs(value) <= ANYWHERE


def _is_pair(value: Any) -> bool:
    return isinstance(value, tuple) and len(value) == 2 and all(type(part) is int for part in value)


def _transporter(state: GameState, action: Action, value: Any) -> Refusal | None:
    if type(value) is not int or not 0 <= value < len(state.kinds):
        return Refusal("unknown", {"field": "transporter", "number": value})
    if state.spots[value] == NONE:
        return Refusal("no-more", {"transporter": value})
    if state.owners[value] != action.player:
        return Refusal("not-yours", {"transporter": value, "owner": state.owners[value]})
    if state.carriers[value] != NONE:
        return Refusal("is-carried", {"transporter": value})
    return None


def _spot(state: GameState, action: Action, value: Any) -> Refusal | None:
    if type(value) is int and 0 <= value < len(state.root) and state.root[value] == value:
        return None
    if isinstance(action, Make) and _is(value, NONE):
        return None
    return Refusal("unknown", {"field": "spot", "number": value})


def _holder(state: GameState, action: Action, value: Any) -> Refusal | None:
    if type(value) is not int or value >= 0:
        return _spot(state, action, value)
    if ~value >= len(state.kinds):
        return Refusal("unknown", {"field": "transporter", "number": ~value})
    if state.spots[~value] == NONE:
        return Refusal("no-more", {"transporter": ~value})
    return None


_inputs_row = _row("inputs", _is_pair)


def _inputs(state: GameState, action: Action, value: Any) -> Refusal | None:
    if value == () and type(value) is tuple:
        return None
    refusal = _inputs_row(state, action, value)
    if refusal is not None:
        return refusal
    for good, holder in value:
        refusal = _good(state, action, good)
        if refusal is None and holder != ANYWHERE:
            refusal = _holder(state, action, holder)
        if refusal is not None:
            return refusal
    return None


def _mixture(_state: GameState, action: Action, value: Any) -> Refusal | None:
    if value is None and isinstance(action, Build):
        return None
    if isinstance(value, Mixture) and all(_is_number(share, MOST_COUNTERS) for share in value):
        return None
    return Refusal("malformed", {"field": "mixture", "value": value})


def _position(_state: GameState, _action: Action, value: Any) -> Refusal | None:
    return None if _is_int(value) else Refusal("malformed", {"field": "position", "value": value})


def _agrees(_state: GameState, _action: Action, value: Any) -> Refusal | None:
    return None if type(value) is bool else Refusal("malformed", {"field": "agrees", "value": value})


def _offered(state: GameState, _action: Action, value: Any) -> Refusal | None:
    return actor_fault(state, value)


_good = _below("good", NGOODS)

_JUDGES: Mapping[str, _Judge] = {
    "order": _row("order", _is_int),
    "drawn": _row("drawn", _is_pair, most=inf),
    "position": _position,
    "agrees": _agrees,
    "partners": _row("partners", _is_int),
    "action": _offered,
    "transporter": _transporter,
    "carrier": _transporter,
    "passenger": _transporter,
    "spot": _spot,
    "to": _spot,
    "source": _holder,
    "target": _holder,
    "good": _good,
    "inputs": _inputs,
    "mixture": _mixture,
    "building": _below("building", len(BUILDINGS)),
    "subject": _below("subject", len(SUBJECTS)),
    "tile": _within("tile", lambda state: len(state.topology.places)),
    "border": _within("border", lambda state: len(state.topology.border_edges)),
    "site": _within("site", lambda state: len(state.topology.sites)),
    "edge": _within("edge", lambda state: len(state.topology.edge_keys)),
}

_JUDGED: Mapping[type[Action], tuple[tuple[str, _Judge], ...]] = {
    kind: tuple((field.name, _JUDGES[field.name]) for field in fields(kind) if field.name != "player") for kind in KINDS
}
"""The fields of each kind of action, and what says whether they mean anything."""
