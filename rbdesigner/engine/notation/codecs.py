"""Writes the fields of actions in a line and in JSON, and reads them, by one codec for each field's name.

JSON has numbers where something has a number (players, transporters, positions), the words of the notation for all else
that is one word, and lists of either.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from rbdesigner.engine.core.actions import ANYWHERE, Inputs
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.validation import MOST_INPUTS
from rbdesigner.engine.notation import notation_parser as parser
from rbdesigner.engine.notation import notation_writer as writer
from rbdesigner.engine.notation.notation_parser import NotationError
from rbdesigner.scenario.errors import shown
from rbdesigner.scenario.parsing import as_integer
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural

NO_WORD = QT_TRANSLATE_NOOP("files", "{word} is not a word of the notation")
_UNITS = re.compile(r"(?:([0-9]{1,3})\s+)?([a-zA-Z]+)(?:@(\S+))?")


class Codec(NamedTuple):
    """Both forms of a value, both ways: ``read`` gets its words, and all that are left where there are ``many``.

    ``read`` and ``from_json`` raise NotationError, whatever they are given.
    """

    write: Callable[[GameState, Any], str]
    read: Callable[[GameState, list[str]], Any]
    to_json: Callable[[GameState, Any], Any]
    from_json: Callable[[GameState, object], Any]
    many: bool = False


def _word(write: Callable[[GameState, Any], str], read: Callable[[GameState, str], Any]) -> Codec:
    """The codec of a field that is the same word in both forms."""
    return Codec(
        write,
        lambda state, given: read(state, " ".join(given)),
        write,
        lambda state, data: read(state, _text(data)),
    )


def _number(word: Codec, first: int, find: Callable[[GameState, int], int]) -> Codec:
    """The codec of a field that is a number in JSON, counted from ``first``."""
    return Codec(
        word.write,
        word.read,
        lambda _, value: value + first,
        lambda state, data: find(state, whole_number(data)),
    )


def _list(
    item: Codec,
    split: Callable[[list[str]], list[list[str]]],
    separator: str,
    spread: Callable[[GameState, Any], Iterable[Any]],
    gather: Callable[[list[Any]], Any],
) -> Codec:
    """Make the codec of a field that is a list in JSON.

    ``spread`` makes items of the value and ``gather`` the value of the items.
    """
    return Codec(
        lambda state, value: separator.join(item.write(state, one) for one in spread(state, value)),
        lambda state, given: gather([item.read(state, one) for one in split(given)]),
        lambda state, value: [item.to_json(state, one) for one in spread(state, value)],
        lambda state, data: gather([item.from_json(state, one) for one in _elements(data)]),
        many=True,
    )


# JSON


def whole_number(data: object) -> int:
    """A whole number of JSON."""
    number = as_integer(data)
    if number is None:
        raise NotationError(QT_TRANSLATE_NOOP("files", "{found} is not a whole number"), found=shown(data))
    if not 0 <= number <= parser.LARGEST:
        beyond = QT_TRANSLATE_NOOP("files", "a number in an action is one from 0 to {most}")
        raise NotationError(beyond, most=str(parser.LARGEST))
    return number


def _text(data: object) -> str:
    if not isinstance(data, str):
        raise NotationError(NO_WORD, word=quoted(data))
    if not data.isascii():
        raise NotationError(NO_WORD, word=shown(data))
    return data


def _elements(data: object) -> list[object]:
    if not isinstance(data, list):
        raise NotationError(QT_TRANSLATE_NOOP("files", "{found} is not a list"), found=quoted(data))
    return data


def quoted(data: object) -> str:
    """Quote a JSON value for a sentence; a number may have more digits than Python cares to write."""
    return Reason(QT_TRANSLATE_NOOP("files", "a number")) if type(data) is int else shown(data)


# Lists


def _parted(given: list[str]) -> list[list[str]]:
    """Words between commas."""
    parts: list[list[str]] = [[]] if given else []
    for word in given:
        if word == ",":
            parts.append([])
        else:
            parts[-1].append(word)
    if [] in parts:
        raise NotationError(QT_TRANSLATE_NOOP("files", "',' has nothing before or behind it"))
    return parts


def _single(given: list[str]) -> list[list[str]]:
    """Words one by one; commas between them may stand."""
    return [[word] for word in given if word != ","]


def _as_it_is(_state: GameState, value: Iterable[Any]) -> Iterable[Any]:
    return value


def _each_once(players: list[int]) -> tuple[int, ...]:
    twice = next((player for player, times in Counter(players).items() if times > 1), None)
    if twice is not None:
        raise NotationError(QT_TRANSLATE_NOOP("files", "player {number} is named twice"), number=str(twice + 1))
    return tuple(players)


# Mines and inputs


def _write_drawn(state: GameState, drawn: tuple[int, int]) -> str:
    return f"{writer.tile(state.topology, drawn[0])} {writer.good(drawn[1])}"


def _read_drawn(state: GameState, text: str) -> tuple[int, int]:
    found = text.split()
    if len(found) != 2:
        none = QT_TRANSLATE_NOOP("files", "{word} is not a tile with what its mine makes, such as {example}")
        raise NotationError(none, word=shown(text), example="0,3 gold")
    return parser.tile(state, found[0]), parser.good(state, found[1])


def _by_tile(drawn: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    if len(dict(drawn)) < len(drawn):
        raise NotationError(QT_TRANSLATE_NOOP("files", "a tile is named twice: each mine makes one good"))
    return tuple(sorted(drawn))


Units = tuple[int, int, int]
"""Goods of one kind from one holder: good, holder, number."""


def _grouped(state: GameState, inputs: Inputs) -> list[Units]:
    """Inputs in the order of the notation: by good, then by holder."""
    rooted = Counter((good, state.root[at] if 0 <= at < ANYWHERE else at) for good, at in inputs)
    return [(good, at, number) for (good, at), number in sorted(rooted.items())]


def _one_by_one(groups: list[Units]) -> Inputs:
    if sum(number for _, _, number in groups) > MOST_INPUTS:
        raise NotationError(QT_TRANSLATE_NOOP("files", "nothing takes more than {most} goods"), most=MOST_INPUTS)
    return tuple(sorted((good, at) for good, at, number in groups for _ in range(number)))


def _write_units(state: GameState, units: Units) -> str:
    good, at, number = units
    name = writer.good(good) + ("" if at == ANYWHERE else f"@{writer.holder(state, at)}")
    return name if number == 1 else f"{number} {name}"


def _read_units(state: GameState, text: str) -> Units:
    match = _UNITS.fullmatch(text.strip())
    if match is None:
        none = QT_TRANSLATE_NOOP("files", "{word} is not a good to take, such as {example}")
        raise NotationError(none, word=shown(text), example="2 boards@2,1")
    number = int(match[1] or 1)
    if not 1 <= number <= MOST_INPUTS:
        many = QT_TRANSLATE_NOOP("files", "{word}: nothing takes %n goods")
        raise NotationError(Plural(many, "{word}: nothing takes %n good", "number"), word=shown(text), number=number)
    return (
        parser.good(state, match[2]),
        parser.holder(state, match[3]) if match[3] else ANYWHERE,
        number,
    )


# The table


def _spot_name(state: GameState, spot: int) -> str:
    return writer.spot(state.topology, state.root[spot])


def _holder_name(state: GameState, holder: int) -> str:
    return writer.holder(state, state.root[holder] if holder >= 0 else holder)


def _read_player(state: GameState, word: str) -> int:
    return parser.player_number(state, parser.number(state, word))


_TRANSPORTER = _number(_word(writer.transporter, parser.transporter), 1, parser.transporter_number)
_SPOT = _word(_spot_name, parser.spot)
_HOLDER = _word(_holder_name, parser.holder)
_PLAYER = _number(_word(lambda _, player: str(player + 1), _read_player), 1, parser.player_number)
PLAYERS = _list(_PLAYER, _single, " ", _as_it_is, _each_once)
"""Players in a row."""

CODECS: Mapping[str, Codec] = {
    "order": PLAYERS,
    "drawn": _list(_word(_write_drawn, _read_drawn), _parted, ", ", lambda _, drawn: sorted(drawn), _by_tile),
    "position": _number(_word(lambda _, position: str(position), parser.number), 0, lambda _, position: position),
    "transporter": _TRANSPORTER,
    "carrier": _TRANSPORTER,
    "passenger": _TRANSPORTER,
    "spot": _SPOT,
    "to": _SPOT,
    "source": _HOLDER,
    "target": _HOLDER,
    "tile": _word(lambda state, tile: writer.tile(state.topology, tile), parser.tile),
    "border": _word(lambda state, border: writer.border(state.topology, border), parser.border),
    "edge": _word(lambda state, edge: writer.edge(state.topology, edge), parser.edge),
    "site": _word(lambda state, site: writer.site(state.topology, site), parser.site),
    "good": _word(lambda _, good: writer.good(good), parser.good),
    "building": _word(lambda _, building: writer.building(building), parser.building),
    "subject": _word(lambda _, subject: writer.subject(subject), parser.subject),
    "mixture": _word(lambda _, mixture: writer.mixture(mixture), parser.mixture),
    "inputs": _list(_word(_write_units, _read_units), _parted, ", ", _grouped, _one_by_one),
}
"""The codec of each field, by the name of the field."""
