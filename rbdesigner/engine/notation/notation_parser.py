"""Reads names back into numbers, the inverse of the writers.

It forgives where nothing is ambiguous: upper case, any half-edge of a region, any edge of a river, an edge or border
from either of its tiles. Everything else is refused with a :class:`NotationError`, whatever the text is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

from rbdesigner.engine.core.codes import BUILDINGS, GOODS, NONE, SUBJECTS, TRANSPORTERS
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import Numbers
from rbdesigner.engine.notation import notation_writer
from rbdesigner.hexes import Hex
from rbdesigner.rules.tables import Mixture
from rbdesigner.scenario.errors import shown
from rbdesigner.scenario.reasons import Reason, Row
from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural

LARGEST = 999_999_999
"""The largest number that anything is read from; whatever is counted in a game is far below."""

_PLACE = re.compile(r"(-?[0-9]{1,7}),(-?[0-9]{1,7})(?:([/~@:|])([0-9]{1,2}))?")
_TRANSPORTER = re.compile(r"([a-zA-Z]+)([0-9]{1,9})")
_MIXTURE = re.compile(r"([0-9]{1,2})\+([0-9]{1,2})")
_NUMBER = re.compile(r"[0-9]{1,9}")
_EXAMPLES = {
    "tile": ("2,-1",),
    "spot": ("2,-1", "2,-1/5", "2,-1~0", "2,-1@4"),
    "border": ("2,-1|6",),
    "edge": ("2,-1:3",),
    "bridge site": ("2,-1:3",),
}
NAMED = (
    QT_TRANSLATE_NOOP("files", "tile"),
    QT_TRANSLATE_NOOP("files", "spot"),
    QT_TRANSLATE_NOOP("files", "region"),
    QT_TRANSLATE_NOOP("files", "river"),
    QT_TRANSLATE_NOOP("files", "dock"),
    QT_TRANSLATE_NOOP("files", "border"),
    QT_TRANSLATE_NOOP("files", "edge"),
    QT_TRANSLATE_NOOP("files", "bridge site"),
    QT_TRANSLATE_NOOP("files", "good"),
    QT_TRANSLATE_NOOP("files", "building"),
    QT_TRANSLATE_NOOP("files", "subject"),
)
"""The things that words of the notation name."""
_NO_SUCH = QT_TRANSLATE_NOOP("files", "there is no {what} {word}")
_NO_TRANSPORTER = QT_TRANSLATE_NOOP("files", "there is no transporter {word}")


class NotationError(ValueError):
    """A text or a piece of JSON that is no action.

    It says in one line which word is wrong, and why; ``reason`` is the same for readers of other languages.

    >>> import rbdesigner as rb
    >>> game = rb.Game.new(rb.load("scenarios/millbrook.rbmap"), players=1)
    >>> game.check("walk north")
    Traceback (most recent call last):
    rbdesigner.engine.notation.notation_parser.NotationError: ...
    """

    def __init__(self, text: str | Plural, /, **values: object) -> None:
        self.reason = text if isinstance(text, Reason) else Reason(text, **values)
        super().__init__(self.reason)


class _At(NamedTuple):
    """A place as it is written: the tile, the sign behind it (or none) and the number behind that."""

    tile: int
    sign: str
    number: int


def tile(state: GameState, word: str) -> int:
    """A tile: ``2,-1``."""
    return _at(state, word, "tile", ("",)).tile


def spot(state: GameState, word: str) -> int:
    """Read a spot: ``2,-1``, ``2,-1/5``, ``2,-1~0`` or ``2,-1@4``; of joined regions the one that stands for all."""
    topology = state.topology
    at = _at(state, word, "spot", ("", "/", "~", "@"))
    if not at.sign:
        return _undivided(state, word, at.tile)
    tables = {"/": topology.region_at, "~": topology.river_at, "@": topology.dock_at}
    return state.root[_numbered(word, at, tables[at.sign], {"/": "region", "~": "river", "@": "dock"}[at.sign])]


def _undivided(state: GameState, word: str, at: int) -> int:
    """The one region of a tile, or its sea."""
    regions = state.grounds_of(at)
    if len(regions) > 1:
        names = Row(tuple(notation_writer.spot(state.topology, region) for region in regions), "or")
        divided = QT_TRANSLATE_NOOP("files", "{word} is divided by a river: write {names}")
        raise NotationError(divided, word=shown(word), names=names)
    return regions[0]


def border(state: GameState, word: str) -> int:
    """A border: ``2,-1|6``."""
    return _numbered(word, _at(state, word, "border", ("|",)), state.topology.border_at, "border")


def edge(state: GameState, word: str) -> int:
    """An edge between two tiles: ``2,-1:3``."""
    return _numbered(word, _at(state, word, "edge", (":",)), state.topology.edge_at, "edge")


def site(state: GameState, word: str) -> int:
    """A bridge site by any edge of the river's arm: ``2,-1:3``."""
    topology = state.topology
    at = _at(state, word, "bridge site", (":",))
    sides = tuple(sorted(topology.region_at[at.tile][2 * at.number : 2 * at.number + 2]))
    for number in topology.sites_of[at.tile]:
        if topology.sites[number].regions == sides:
            return number
    raise NotationError(_NO_SUCH, what=Reason("bridge site"), word=shown(word))


def _at(state: GameState, word: str, what: str, signs: tuple[str, ...]) -> _At:
    match = _PLACE.fullmatch(word)
    if match is None or (match[3] or "") not in signs:
        none = QT_TRANSLATE_NOOP("files", "{word} is no {what}, such as {example}")
        raise NotationError(none, word=shown(word), what=Reason(what), example=Row(_EXAMPLES[what], "or"))
    number = state.topology.index.get(Hex(int(match[1]), int(match[2])), NONE)
    if number == NONE:
        raise NotationError(QT_TRANSLATE_NOOP("files", "{word} is not on the map"), word=shown(word))
    return _At(number, match[3] or "", int(match[4] or 0))


def _numbered(word: str, at: _At, table: tuple[Numbers, ...], what: str) -> int:
    row = table[at.tile]
    found = row[at.number] if at.number < len(row) else NONE
    if found == NONE:
        raise NotationError(_NO_SUCH, what=Reason(what), word=shown(word))
    return found


def transporter(state: GameState, word: str) -> int:
    """A transporter by its kind and number, which have to agree: ``donkey3``."""
    match = _TRANSPORTER.fullmatch(word)
    if match is None or match[1].lower() not in TRANSPORTERS:
        none = QT_TRANSLATE_NOOP("files", "{word} is not a transporter, such as {example}")
        raise NotationError(none, word=shown(word), example="donkey3")
    number = int(match[2])
    if not 1 <= number <= len(state.kinds):
        raise NotationError(_NO_TRANSPORTER, word=shown(word))
    kind = TRANSPORTERS[state.kinds[number - 1]]
    if match[1].lower() != kind:
        raise NotationError(QT_TRANSLATE_NOOP("files", "{word} is a {kind}"), word=shown(word), kind=kind)
    return number - 1


def transporter_number(state: GameState, number: int) -> int:
    """A transporter by its number alone, from 1."""
    if not 1 <= number <= len(state.kinds):
        raise NotationError(_NO_TRANSPORTER, word=str(number))
    return number - 1


def holder(state: GameState, word: str) -> int:
    """A holder of goods: a spot or a transporter."""
    return ~transporter(state, word) if word[:1].isalpha() else spot(state, word)


def player_number(state: GameState, number: int) -> int:
    """A player by the number, from 1."""
    if not 1 <= number <= state.terms.players:
        raise NotationError(QT_TRANSLATE_NOOP("files", "there is no player {number}"), number=str(number))
    return number - 1


def number(_state: GameState, word: str) -> int:
    """A number, not negative."""
    if _NUMBER.fullmatch(word) is None:
        none = QT_TRANSLATE_NOOP("files", "{word} is not a number from 0 to {most}")
        raise NotationError(none, word=shown(word), most=str(LARGEST))
    return int(word)


def mixture(_state: GameState, word: str) -> Mixture:
    """A mine's mixture, gold first: ``3+3``."""
    match = _MIXTURE.fullmatch(word)
    if match is None:
        none = QT_TRANSLATE_NOOP("files", "{word} is not a mixture of gold and iron, such as {example}")
        raise NotationError(none, word=shown(word), example="3+3")
    return Mixture(int(match[1]), int(match[2]))


def _named(what: str, names: Iterable[str]) -> Callable[[GameState, str], int]:
    codes = {name: code for code, name in enumerate(names)}

    def read(_state: GameState, word: str) -> int:
        code = codes.get(word.lower())
        if code is None:
            none = QT_TRANSLATE_NOOP("files", "{word} is no {what}; there are {known}")
            raise NotationError(none, word=shown(word), what=Reason(what), known=Row(tuple(codes)))
        return code

    return read


good = _named("good", map(notation_writer.good, range(len(GOODS))))
building = _named("building", map(notation_writer.building, range(len(BUILDINGS))))
subject = _named("subject", map(notation_writer.subject, range(len(SUBJECTS))))
