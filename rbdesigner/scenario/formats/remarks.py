"""The common parts of readers and writers of other formats: remarks, names of tiles, what has no room."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from rbdesigner.hexes import COORDINATE_LIMIT, Hex, Orientation
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.errors import shown
from rbdesigner.scenario.foreign import ForeignTile
from rbdesigner.scenario.formats import remark_texts as texts
from rbdesigner.scenario.inscriptions import districts
from rbdesigner.scenario.model import Players, Properties, Research, Scenario
from rbdesigner.scenario.parsing import MOST_PLACED
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, Road, Transporter, Wall
from rbdesigner.scenario.reasons import Reason, Row
from rbdesigner.tiles import Terrain, Tile, tile
from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural

T = TypeVar("T")

MOST_OF_A_GOOD = 9999
"""How many of a good at one place, or in a mine, our own files hold."""

TILES_NAMED = 5
"""How many tiles a message names before it counts the rest."""


@dataclass(frozen=True, slots=True)
class ImportedMap:
    """A map read from a file: a name to show or save it by, the scenario, and what was ignored or guessed.

    ``format`` is the key of the format that the file has; the reader of one format leaves it empty.
    """

    name: str
    scenario: Scenario
    remarks: tuple[str, ...] = ()
    format: str = ""


class MapError(ValueError):
    """The reason why a piece of a file cannot be read; whoever knows the place in the file adds it."""

    def __init__(self, text: str | Plural, /, **values: object) -> None:
        self.reason = Reason(text, **values)
        super().__init__(self.reason)


class Remarks:
    """Sentences about what was left out or guessed; alike ones are counted together."""

    def __init__(self) -> None:
        self._counts: dict[Plural, int] = {}
        self._sentences: dict[Reason, None] = {}

    def say(self, sentence: str | Plural, /, **values: object) -> None:
        """Add a sentence with its values; saying it twice is saying it once."""
        self._sentences[Reason(sentence, **values)] = None

    def count(self, sentence: Plural, number: int = 1) -> None:
        """Count cases of a sentence."""
        if number:
            self._counts[sentence] = self._counts.get(sentence, 0) + number

    def sentences(self) -> tuple[Reason, ...]:
        """All sentences, the counted ones last."""
        return (*self._sentences, *(Reason(sentence, number=number) for sentence, number in self._counts.items()))


NO_WHOLE_NUMBER = QT_TRANSLATE_NOOP("files", "{found} is not a whole number")
_BEYOND = QT_TRANSLATE_NOOP("files", "{found} is beyond {limit}, the largest coordinate of a map")


def token_number(token: str) -> int:
    """Read the number that a token of a text file stands for; MapError if it is none or beyond every map."""
    digits = token[1:] if token[:1] in ("-", "+") else token
    if not (digits.isascii() and digits.isdigit()):
        raise MapError(NO_WHOLE_NUMBER, found=shown(token))
    if len(digits) > len(str(COORDINATE_LIMIT)):
        raise MapError(_BEYOND, found=shown(token), limit=COORDINATE_LIMIT)
    return int(token)


def refuse_crowd(tiles: int) -> None:
    """MapError if a map has more tiles than ours can have."""
    if tiles > MOST_PLACED:
        raise MapError(QT_TRANSLATE_NOOP("files", "a map has no more than {most} tiles"), most=MOST_PLACED)


def place_within_limits(q: int, r: int) -> Hex:
    """The place at these coordinates; MapError if they are beyond every map."""
    if max(abs(q), abs(r)) > COORDINATE_LIMIT:
        raise MapError(_BEYOND, found=f"({shown(q)}, {shown(r)})", limit=COORDINATE_LIMIT)
    return Hex(q, r)


def tiles_named(names: list[str]) -> Row:
    """Tiles for a message, the first few by name, the others as a number."""
    more = len(names) - TILES_NAMED
    others = [Reason(Plural(_MORE, _MORE, "number"), number=more)] if more > 0 else []
    return Row((*names[:TILES_NAMED], *others), "and")


_MORE = QT_TRANSLATE_NOOP("files", "%n more")


def place_name(at: Hex) -> str:
    """A place as messages name it."""
    return f"({at.q}, {at.r})"


def count_sea_rivers(remarks: Remarks) -> None:
    """Remark on a sea tile with rivers: the sea has none, so they are ignored."""
    remarks.count(texts.SEA_RIVERS)


def sorted_by_place(things: Mapping[Hex, T]) -> list[tuple[Hex, T]]:
    """The map's contents in a fixed order."""
    return [(at, things[at]) for at in sorted(things)]


def tiles_to_write(scenario: Scenario, remarks: Remarks) -> list[tuple[Hex, Tile]]:
    """The tiles by place, those of the sea without rivers."""
    tiles = []
    for at, laid in sorted_by_place(scenario.tiles):
        if laid.is_sea and laid.rivers:
            count_sea_rivers(remarks)
            laid = tile(Terrain.SEA)
        tiles.append((at, laid))
    return tiles


def unwritable_tiles(tiles: Iterable[tuple[Hex, Tile]]) -> Row:
    """The tiles of a message that says which ones a format has no way to write."""
    named = QT_TRANSLATE_NOOP("files", "{place} ({tile})")
    return tiles_named([Reason(named, place=place_name(at), tile=tile.kind) for at, tile in tiles])


def with_players_guessed(scenario: Scenario, remarks: Remarks) -> Scenario:
    """The scenario of a file without numbers of players, judged by its homes if any."""
    players = _players_by_homes(scenario)
    if players is None:
        return scenario
    remarks.say(texts.PLAYERS_GUESSED, number=players.most)
    return replace(scenario, properties=replace(scenario.properties, players=players))


def _players_by_homes(scenario: Scenario) -> Players | None:
    homes = len(scenario.homes)
    return Players(min(Players().least, homes), homes) if 1 <= homes <= MOST_PLAYERS else None


_DEFAULTS = Properties()


def tell_left_out(scenario: Scenario, remarks: Remarks, *, held: frozenset[str] = frozenset()) -> None:
    """Remark on all that differs from a new scenario and has no room in a format.

    ``held`` names the fields of :class:`Properties` and the parts ``homes``, ``pieces`` and ``foreign`` that it
    holds. Where it holds homes, whoever reads it guesses the numbers of players from them, and only others are lost.
    No format of others holds roads, walls, texts, fields and members of newer versions.
    """
    if "homes" in held and scenario.properties.players == _players_by_homes(scenario):
        held |= {"players"}
    left = [
        Reason(words)
        for name, words in texts.PROPERTIES.items()
        if name not in held and getattr(scenario.properties, name) != getattr(_DEFAULTS, name)
    ]
    if left:
        remarks.say(texts.NO_ROOM, things=Row(tuple(left), "and"))
    if "homes" not in held:
        remarks.count(texts.HOMES, len(scenario.homes))
    if "pieces" not in held:
        for _, pieces in sorted_by_place(scenario.pieces):
            count_left_out(pieces, remarks)
    if "foreign" not in held:
        foreign = scenario.foreign_tiles().values()
        remarks.count(texts.FOREIGN_TILES, sum(each.tile is not ForeignTile.VOID for each in foreign))
        remarks.count(texts.FOREIGN_PIECES, sum(len(each.pieces) for each in scenario.foreign.values()))
    remarks.count(texts.ROADS, len(scenario.roads))
    remarks.count(texts.WALLS, len(scenario.walls))
    remarks.count(texts.LABELS, len(scenario.labels) + len(scenario.notes) + len(districts(scenario)))
    remarks.count(texts.FIELDS, len(scenario.properties.fields) + sum(map(len, scenario.fields.values())))
    if scenario.properties.pieces_extra or any(thing.extra for thing in _things(scenario)):
        remarks.say(texts.NEWER_MEMBERS)


def _things(scenario: Scenario) -> Iterator[Properties | Research | Tile | Home | Piece | Road | Wall]:
    """Everything that can carry members of newer versions and is not compared whole."""
    yield scenario.properties
    yield from scenario.properties.research
    yield from scenario.tiles.values()
    yield from scenario.homes.values()
    for pieces in scenario.pieces.values():
        yield from pieces
    yield from scenario.roads.values()
    yield from scenario.walls.values()


def count_left_out(pieces: Iterable[Piece], remarks: Remarks) -> None:
    """Remark on pieces that a format has no room for."""
    for piece in pieces:
        match piece:
            case Building():
                remarks.count(texts.BUILDINGS)
            case Goods():
                remarks.count(texts.GOODS, piece.count)
            case Transporter():
                remarks.count(texts.TRANSPORTERS)
            case Bridge():
                remarks.count(texts.BRIDGES)


def tell_turned(scenario: Scenario, remarks: Remarks) -> None:
    """Remark on a pointy map that goes into a format whose hexes are flat."""
    if scenario.orientation is Orientation.POINTY:
        remarks.say(texts.TURNED)
