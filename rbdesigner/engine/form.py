"""Whether the numbers in an action mean anything in a game: actions come from outside and are not trusted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from rbdesigner.engine import words
from rbdesigner.engine.actions import ANYWHERE, KINDS, Action, Make
from rbdesigner.engine.codes import BUILDINGS, NGOODS, NONE, SUBJECTS
from rbdesigner.engine.refusal import Refusal
from rbdesigner.engine.state import GameState
from rbdesigner.rules.tables import Mixture

MOST_INPUTS = 200
"""No action takes so many goods; a longer list is refused unread."""


def fault(state: GameState, action: Action) -> Refusal | None:
    """What number of an action is out of range, or which of its transporters its player cannot act with."""
    for name in _NAMES[type(action)]:
        judge = _JUDGES.get(name)
        value = getattr(action, name)
        if judge is None or (name == "spot" and value == NONE and isinstance(action, Make)):
            continue
        refusal = judge(state, action, value)
        if refusal is not None:
            return refusal
    return None


_NAMES = {kind: tuple(field.name for field in fields(kind)) for kind in KINDS}


def _is_number(value: Any, limit: int) -> bool:
    return type(value) is int and 0 <= value < limit


def _within(what: str, limit: Callable[[GameState], int]) -> Callable[[GameState, Action, Any], Refusal | None]:
    def judge(state: GameState, _action: Action, value: Any) -> Refusal | None:
        return None if _is_number(value, limit(state)) else Refusal("unknown", {"what": what, "number": value})

    return judge


def _transporter(state: GameState, action: Action, value: Any) -> Refusal | None:
    if not _is_number(value, len(state.kinds)):
        return Refusal("unknown", {"what": "transporter", "number": value + 1 if type(value) is int else value})
    name = words.transporter(state, value)
    if state.spots[value] == NONE:
        return Refusal("no-more", {"transporter": name})
    if state.owners[value] != action.player:
        return Refusal("not-yours", {"transporter": name, "owner": words.player(state.owners[value])})
    if state.carriers[value] != NONE:
        return Refusal("is-carried", {"transporter": name})
    return None


def _spot(state: GameState, _action: Action, value: Any) -> Refusal | None:
    if _is_number(value, len(state.root)) and state.root[value] == value:
        return None
    return Refusal("unknown", {"what": "spot", "number": value})


def _place(state: GameState, action: Action, value: Any) -> Refusal | None:
    if type(value) is not int or value >= 0:
        return _spot(state, action, value)
    if ~value >= len(state.kinds):
        return Refusal("unknown", {"what": "transporter", "number": -value})
    if state.spots[~value] == NONE:
        return Refusal("no-more", {"transporter": words.transporter(state, ~value)})
    return None


def _inputs(state: GameState, action: Action, value: Any) -> Refusal | None:
    if not isinstance(value, tuple) or len(value) > MOST_INPUTS:
        return Refusal("malformed", {"what": "The inputs", "value": "that long"})
    for good, place in value:
        refusal = _good(state, action, good)
        if refusal is None and place != ANYWHERE:
            refusal = _place(state, action, place)
        if refusal is not None:
            return refusal
    return None


def _mixture(_state: GameState, _action: Action, value: Any) -> Refusal | None:
    if value is None or isinstance(value, Mixture):
        return None
    return Refusal("malformed", {"what": "A mixture", "value": value})


_good = _within("good", lambda _: NGOODS)

_JUDGES: Mapping[str, Callable[[GameState, Action, Any], Refusal | None]] = {
    "transporter": _transporter,
    "carrier": _transporter,
    "passenger": _transporter,
    "spot": _spot,
    "to": _spot,
    "source": _place,
    "target": _place,
    "good": _good,
    "inputs": _inputs,
    "mixture": _mixture,
    "building": _within("building", lambda _: len(BUILDINGS)),
    "subject": _within("subject", lambda _: len(SUBJECTS)),
    "tile": _within("tile", lambda state: len(state.topology.places)),
    "border": _within("border", lambda state: len(state.topology.border_edges)),
    "site": _within("bridge site", lambda state: len(state.topology.sites)),
    "edge": _within("edge", lambda state: len(state.topology.edge_keys)),
}
