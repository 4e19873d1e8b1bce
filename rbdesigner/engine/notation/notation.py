"""The notation: every action as one line, and as JSON, and back (docs/notation.md).

What is written is read back as the same action, if regions that bridges have joined are named by the one that stands
for all and inputs are in the order of the notation: by good, then by holder as the engine numbers holders. Reading
brings both into this form.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields
from typing import Any, NamedTuple

from rbdesigner.engine.core.actions import CHANCE, KINDS, Action, Answer, Propose, Transfer
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.notation.codecs import CODECS, NO_WORD, PLAYERS, Codec, quoted, whole_number
from rbdesigner.engine.notation.notation_parser import NotationError as NotationError
from rbdesigner.engine.notation.notation_parser import number, player_number
from rbdesigner.scenario.errors import shown
from rbdesigner.translatable import QT_TRANSLATE_NOOP

CHANCE_NAME = "chance"
"""Stands where the player of a line does, for what is drawn."""

_LEADS = {"Transfer.target": ">", "Make.spot": "at", "inputs": "with"}
"""The word before a field."""
_APART = re.compile(r"([,:](?!-?[0-9])|(?<![0-9])[,:]|>)")
"""Signs that are words by themselves: commas and colons outside the names of places, and arrows."""


class Part(NamedTuple):
    """A field in the line of its kind of action."""

    name: str
    codec: Codec
    lead: str
    optional: bool

    def __str__(self) -> str:
        words = " ".join(filter(None, (self.lead, f"<{self.name}>")))
        return f"[{words}]" if self.optional else words


def _parts(kind: type[Action]) -> tuple[Part, ...]:
    return tuple(
        Part(
            field.name,
            CODECS[field.name],
            _LEADS.get(f"{kind.__name__}.{field.name}") or _LEADS.get(field.name, ""),
            field.default is not MISSING,
        )
        for field in fields(kind)[1:]
    )


PARTS: Mapping[type[Action], tuple[Part, ...]] = {
    kind: () if kind in (Propose, Answer) else _parts(kind) for kind in KINDS
}
"""The fields of each kind in the order of its line; offers hold another action and answers are one word."""

_TRANSFERS = ("load", "unload", "hand", "ferry")
VERBS: Mapping[str, type[Action]] = {
    **{kind.verb: kind for kind in KINDS if kind is not Answer},
    **dict.fromkeys(("agree", "refuse"), Answer),
    **dict.fromkeys(_TRANSFERS, Transfer),
}
"""The first words of lines, which are also the ``do`` of JSON."""


def verb(action: Action) -> str:
    """The word that an action begins with."""
    if isinstance(action, Answer):
        return "agree" if action.agrees else "refuse"
    if isinstance(action, Transfer):
        if action.source >= 0:
            return "ferry" if action.target >= 0 else "load"
        return "unload" if action.target >= 0 else "hand"
    return action.verb


def _present(action: Action) -> list[tuple[Part, Any]]:
    """List the fields that are written, with their values: all but optional ones that hold nothing."""
    values = ((part, getattr(action, part.name)) for part in PARTS[type(action)])
    return [(part, value) for part, value in values if not part.optional or value not in (NONE, None, ())]


# Writing lines


def text(state: GameState, action: Action) -> str:
    """Write an action as one line, without its player: ``step donkey3 2,-1``; its numbers have to be sound."""
    if isinstance(action, Propose):
        return f"{action.verb} {PLAYERS.write(state, action.partners)}: {text(state, action.action)}"
    words = [verb(action)]
    for part, value in _present(action):
        words += [part.lead, part.codec.write(state, value)]
    return " ".join(filter(None, words))


def line(state: GameState, action: Action) -> str:
    """Write an action as one line of a record: ``1: step donkey3 2,-1``, ``chance: figures 2 1``."""
    return f"{CHANCE_NAME if action.player == NONE else action.player + 1}: {text(state, action)}"


# Reading lines


LONGEST_LINE = 10_000
"""The most characters of a line, more than any action takes; longer lines are refused unread."""


def parse(state: GameState, line: str, player: int) -> Action:
    """Read the action of a player (NONE: of chance) from a line without player; NotationError if it is none."""
    return _parse(state, _words(line), player)


def parse_line(state: GameState, line: str) -> Action:
    """The action that a line with its player says. Raises NotationError."""
    words = _words(line)
    if words[1:2] != [":"]:
        none = QT_TRANSLATE_NOOP("files", "{word} is not a player and a colon (such as 1: or {chance}:)")
        raise NotationError(none, word=shown(words[0]), chance=CHANCE_NAME)
    by_chance = words[0].lower() == CHANCE_NAME
    player = NONE if by_chance else player_number(state, number(state, words[0]))
    return _parse(state, words[2:], player)


def _words(line: str) -> list[str]:
    """The words of one line."""
    if len(line) > LONGEST_LINE:
        long = QT_TRANSLATE_NOOP("files", "a line has at most {most} characters, and this one has {number}")
        raise NotationError(long, most=LONGEST_LINE, number=len(line))
    if not (line.isascii() and line.isprintable()):
        _refuse_foreign(line)
    words = " ".join(_APART.split(line)).split()
    if not words:
        raise NotationError(QT_TRANSLATE_NOOP("files", "the line is empty"))
    return words


def _refuse_foreign(line: str) -> None:
    """Raise NotationError for several lines, or signs that are unknown."""
    if len(line.strip().splitlines()) > 1:
        raise NotationError(QT_TRANSLATE_NOOP("files", "an action is one line, and this is more"))
    for word in line.split():
        if not (word.isascii() and word.isprintable()):
            raise NotationError(NO_WORD, word=shown(word))


def _parse(state: GameState, words: list[str], player: int) -> Action:
    if not words:
        raise NotationError(QT_TRANSLATE_NOOP("files", "an action is missing behind ':'"))
    kind = _kind(words[0])
    _check_actor(kind, player)
    if kind is Propose:
        return _parse_offer(state, words[1:], player)
    values = _read_parts(state, kind, words)
    return _named_action(kind, player, words[0].lower(), values)


def _parse_offer(state: GameState, words: list[str], player: int) -> Action:
    if ":" not in words:
        needs = QT_TRANSLATE_NOOP("files", "'{verb}' needs players, a colon and an action, as {example}")
        raise NotationError(needs, verb=Propose.verb, example="offer 2: load boards wagon9 > donkey3")
    colon = words.index(":")
    partners, offered = PLAYERS.read(state, words[:colon]), words[colon + 1 :]
    _check_offer(partners, offered[0] if offered else "")
    return Propose(player, partners, _parse(state, offered, player))


def _is_left_out(part: Part, parts: Sequence[Part], rest: list[str]) -> bool:
    """Whether the words that are left say nothing of an optional part."""
    following = {later.lead for later in parts if later.lead and later is not part}
    return not rest or rest[0].lower() in following or part.lead not in ("", rest[0].lower())


def _read_parts(state: GameState, kind: type[Action], words: list[str]) -> dict[str, Any]:
    """The values of the fields that a line gives, each by the words whose turn it is."""
    parts, values, rest = PARTS[kind], {}, words[1:]
    for part in parts:
        if part.optional and _is_left_out(part, parts, rest):
            continue
        if part.lead and rest:
            if rest[0].lower() != part.lead:
                raise NotationError(
                    QT_TRANSLATE_NOOP("files", "{word} stands where '{lead}' belongs: it is written {form}"),
                    word=shown(rest[0]), lead=part.lead, form=_form(kind, words[0]),
                )  # fmt: skip
            rest = rest[1:]
        if not rest and (part.lead or not part.codec.many):
            end = QT_TRANSLATE_NOOP("files", "{word} cannot be the end: it is written {form}")
            raise NotationError(end, word=shown(words[-1]), form=_form(kind, words[0]))
        taken, rest = (rest, []) if part.codec.many else (rest[:1], rest[1:])
        values[part.name] = part.codec.read(state, taken)
    if rest:
        excess = QT_TRANSLATE_NOOP("files", "{word} is too much: it is written {form}")
        raise NotationError(excess, word=shown(rest[0]), form=_form(kind, words[0]))
    return values


# JSON


def to_json(state: GameState, action: Action) -> dict[str, Any]:
    """An action as JSON.

    ``{"do": "step", "player": 1, "transporter": 3, "to": "2,0"}``. Its numbers have to be sound.

    Numbers count from 1, spots and the like are written as in lines, and optional members that say nothing are left
    out, as is the player of what is drawn.
    """
    player = {} if action.player == NONE else {"player": action.player + 1}
    return {"do": verb(action), **player, **_members(state, action)}


def _members(state: GameState, action: Action) -> dict[str, Any]:
    if isinstance(action, Propose):
        offered = {"do": verb(action.action), **_members(state, action.action)}
        return {"partners": PLAYERS.to_json(state, action.partners), "action": offered}
    return {part.name: part.codec.to_json(state, value) for part, value in _present(action)}


def from_json(state: GameState, data: object) -> Action:
    """The action that a piece of JSON says. Raises NotationError."""
    members = _object(data)
    player = NONE
    if "player" in members:
        player = player_number(state, whole_number(members.pop("player")))
    return _from_members(state, members, player)


def _object(data: object) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise NotationError(
            QT_TRANSLATE_NOOP("files", "{found} is not an action, which is an object"), found=quoted(data)
        )
    return dict(data)


def _from_members(state: GameState, members: dict[str, Any], player: int) -> Action:
    do = members.pop("do", None)
    if not isinstance(do, str):
        raise NotationError(QT_TRANSLATE_NOOP("files", "an action has a member 'do' that says what it is"))
    kind = _kind(do)
    _check_actor(kind, player)
    names = ("partners", "action") if kind is Propose else tuple(part.name for part in PARTS[kind])
    unknown = next((name for name in members if name not in names), None)
    if unknown is not None:
        none = QT_TRANSLATE_NOOP("files", "{name} is not a member of {verb}")
        raise NotationError(none, name=quoted(unknown), verb=shown(do))
    if kind is Propose:
        return _offer_from(state, members, player)
    values = {
        part.name: part.codec.from_json(state, _member(do, members, part.name))
        for part in PARTS[kind]
        if not part.optional or part.name in members
    }
    return _named_action(kind, player, do.lower(), values)


def _offer_from(state: GameState, members: dict[str, Any], player: int) -> Action:
    partners = PLAYERS.from_json(state, _member("offer", members, "partners"))
    offered = _object(_member("offer", members, "action"))
    do = offered.get("do")
    _check_offer(partners, do if isinstance(do, str) else "")
    return Propose(player, partners, _from_members(state, offered, player))


def _member(do: str, members: dict[str, Any], name: str) -> object:
    if name not in members:
        raise NotationError(QT_TRANSLATE_NOOP("files", "{verb} lacks the member '{name}'"), verb=shown(do), name=name)
    return members[name]


# Both


def _kind(word: str) -> type[Action]:
    kind = VERBS.get(word.lower()) if word.isascii() else None
    if kind is None:
        raise NotationError(QT_TRANSLATE_NOOP("files", "{word} is not an action"), word=shown(word))
    return kind


def _form(kind: type[Action], name: str) -> str:
    """Show how the lines of a kind are written: ``make <transporter> [at <spot>] [with <inputs>]``."""
    return " ".join([name.lower(), *map(str, PARTS[kind])])


def _check_actor(kind: type[Action], player: int) -> None:
    if (kind in CHANCE) != (player == NONE):
        by_chance = QT_TRANSLATE_NOOP("files", "'{verb}' is drawn by chance, not done by a player")
        by_player = QT_TRANSLATE_NOOP("files", "'{verb}' is done by a player")
        raise NotationError(by_chance if kind in CHANCE else by_player, verb=kind.verb)


def _check_offer(partners: tuple[int, ...], name: str) -> None:
    """Refuse an offer without partners, or of another offer: lines have no depth."""
    if not partners:
        raise NotationError(QT_TRANSLATE_NOOP("files", "'{verb}' names no player to offer to"), verb=Propose.verb)
    if VERBS.get(name.lower()) is Propose:
        raise NotationError(QT_TRANSLATE_NOOP("files", "{word} cannot be offered"), word=shown(name))


def _named_action(kind: type[Action], player: int, name: str, values: dict[str, Any]) -> Action:
    """The action, if its name is the right one for it."""
    if kind is Answer:
        return Answer(player, name == "agree")
    action = kind(player, **values)
    if name not in (right := verb(action), kind.verb):
        wrong = QT_TRANSLATE_NOOP("files", "'{name}' is wrong between these places: it is '{right}' (or '{verb}')")
        raise NotationError(wrong, name=name, right=right, verb=kind.verb)
    return action
