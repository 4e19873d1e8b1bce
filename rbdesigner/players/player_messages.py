"""Messages over the pipes between a game and a player in another process.

To the player go pickled requests, which it may trust. Its answers are JSON and are not trusted: what they say is
checked before it is used.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import fields
from typing import Any, NamedTuple

from rbdesigner.engine.core.actions import KINDS, Action
from rbdesigner.engine.core.codes import BUILDINGS, GOODS, NONE, SUBJECTS, TRANSPORTERS
from rbdesigner.engine.core.state import GameState
from rbdesigner.players.hint import Aim, AimKind
from rbdesigner.rules.tables import MIXTURES, Mixture
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

MOST_BYTES = 16_000_000
"""No answer is longer, so that a player cannot fill the memory here: an action takes some hundred bytes."""
LARGEST = 1 << 62
"""No number in an action is larger."""
THINGS = {
    AimKind.BUILD: len(BUILDINGS),
    AimKind.MINE: len(MIXTURES),
    AimKind.SHAFT: len(MIXTURES),
    AimKind.FEED: len(BUILDINGS),
    AimKind.MAKE: len(GOODS),
    AimKind.KEEP: len(GOODS),
    AimKind.LAUNCH: len(TRANSPORTERS),
    AimKind.RESEARCH: len(SUBJECTS),
}
"""The number of things that there are for each kind of aims that is for one."""
NOWHERE = (AimKind.MAKE, AimKind.IRRIGATION, AimKind.KEEP, AimKind.GAIN)
"""The kinds of aims that need no place."""
_KINDS = {kind.__name__: kind for kind in KINDS}

TOO_LONG = Reason(QT_TRANSLATE_NOOP("files", "more than anybody reads"))
UNREADABLE = Reason(QT_TRANSLATE_NOOP("files", "what cannot be read"))
"""Stands for the answer of a player that cannot be quoted."""

Reply = Mapping[str, Any]


class Seating(NamedTuple):
    """A request to seat a player.

    The reply has ``absent``, why there is no such player, or is empty.
    """

    spec: str
    player: int
    seed: str


class KindListing(NamedTuple):
    """A request for the kinds of players there are, installed and in these files.

    The reply has ``kinds`` and ``faults``.
    """

    files: tuple[str, ...]


class SpecReading(NamedTuple):
    """A request for the player that a spec means.

    The reply has ``plain``, the one text of all specs of this player; or ``absent``, why there is none, and where this
    is at fault: ``place``.
    """

    spec: str


class Beginning(NamedTuple):
    """The game that questions are about from now on, before its first entry; there is no reply."""

    scenario: Scenario
    players: int
    first: GameState


class Question(NamedTuple):
    """A question: the log beyond its first ``kept`` entries, to be decided on.

    The reply has ``action``; or ``raised``, what the player raised and where; or ``nonsense``, what is no action. If
    the player is to say what the action is for, and does, the reply has ``aim`` and ``goal`` too.
    """

    kept: int
    entries: tuple[Action, ...]
    is_explained: bool = False


Request = Seating | KindListing | SpecReading | Beginning | Question


def packed(reply: Reply) -> bytes:
    """A reply as a message."""
    message = json.dumps(reply).encode()
    return message if len(message) <= MOST_BYTES else json.dumps({"nonsense": TOO_LONG.to_json()}).encode()


def parsed(message: bytes) -> Reply:
    """The reply in a message; nonsense if it is none."""
    with suppress(ValueError, RecursionError):
        reply = json.loads(message)
        if isinstance(reply, dict):
            return reply
    return {"nonsense": UNREADABLE}


def encoded(value: object) -> Any:
    """An action, or a field of one, as JSON data. TypeError for what no action has."""
    if value is None or type(value) in (bool, str) or (type(value) is int and abs(value) <= LARGEST):
        return value
    if isinstance(value, tuple):
        return [encoded(each) for each in value]
    if isinstance(value, Action) and type(value) is _KINDS.get(type(value).__name__):
        return {type(value).__name__: [encoded(getattr(value, field.name)) for field in fields(value)]}
    raise TypeError(f"{value!r} is no part of an action")


def decoded(data: object) -> Any:
    """Read the action, or the field of one, in JSON data; ValueError if it is none.

    Whether it is legal is not asked.
    """
    if isinstance(data, list):
        return tuple(decoded(each) for each in data)
    if isinstance(data, dict):
        ((name, values),) = data.items()
        kind = _KINDS[name]
        names = [field.name for field in fields(kind)]
        given = dict(zip(names, decoded(values), strict=True))
        if given.get("mixture") is not None:
            given["mixture"] = Mixture(*given["mixture"])
        return kind(**given)
    if data is None or type(data) in (int, bool, str):
        return data
    raise ValueError(f"{data!r} is no part of an action")


def aim_in(data: object, spots: int) -> Aim | None:
    """Read an aim in a game with so many spots; None if there is none that makes sense there."""
    if not (isinstance(data, list) and len(data) == len(Aim._fields) and data[0] in [*AimKind]):
        return None
    if not all(type(each) is int and abs(each) <= LARGEST for each in data[1:]):
        return None
    aim = Aim(AimKind(data[0]), *data[1:])
    is_somewhere = 0 <= aim.spot < spots or (aim.spot == NONE and aim.kind in NOWHERE)
    is_known = aim.kind not in THINGS or 0 <= aim.what < THINGS[aim.kind]
    return aim if is_somewhere and is_known else None


def action_in(reply: Reply) -> Action | None:
    """The action in a reply; None if there is none."""
    try:
        action = decoded(reply["action"])
    except (LookupError, TypeError, ValueError, RecursionError):
        return None
    return action if isinstance(action, Action) else None
