"""The common parts of readers and writers of other formats.

Remarks, names of tiles, what a format has no room for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from rbdesigner.hexes import COORDINATE_LIMIT, Hex, Orientation
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.errors import shown
from rbdesigner.scenario.model import Players, Properties, Research, Scenario
from rbdesigner.scenario.parsing import MOST_PLACED
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, Road, Transporter, Wall
from rbdesigner.tiles import Terrain, Tile, kind_name, tile

T = TypeVar("T")

MOST_OF_A_GOOD = 9999
"""How many of a good at one place, or in a mine, our own files hold."""

SECOND_HOME = "{n} home{s} {was} left out, as another stands on the same tile."
TILES_NAMED = 5
"""How many tiles a message names before it counts the rest."""


@dataclass(frozen=True, slots=True)
class Imported:
    """A map read from a file.

    A name to show or to save it by, the scenario, and what was ignored or guessed.

    ``format`` is the key of the format that the file has; the reader of one format leaves it empty.
    """

    name: str
    scenario: Scenario
    remarks: tuple[str, ...] = ()
    format: str = ""


class MapError(ValueError):
    """Why a piece of a file cannot be read.

    Whoever knows the place in the file adds it.
    """


class Remarks:
    """Sentences about what was left out or guessed; alike ones are counted together."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}
        self._said: dict[str, None] = {}

    def say(self, sentence: str) -> None:
        """Add a sentence; saying it twice is saying it once."""
        self._said[sentence] = None

    def count(self, sentence: str, number: int = 1) -> None:
        """Count cases of a sentence with ``{n}``, ``{s}`` and ``{was}`` for the number."""
        if number:
            self._counts[sentence] = self._counts.get(sentence, 0) + number

    def sentences(self) -> tuple[str, ...]:
        """All sentences, the counted ones last."""
        counted = (
            sentence.format(n=n, s="" if n == 1 else "s", was="was" if n == 1 else "were")
            for sentence, n in self._counts.items()
        )
        return (*self._said, *counted)


def whole_number(token: str) -> int:
    """The number that a token of a text file stands for.

    MapError if it is none or beyond every map.
    """
    digits = token[1:] if token[:1] in ("-", "+") else token
    if not (digits.isascii() and digits.isdigit()):
        raise MapError(f"{shown(token)} is not a whole number")
    if len(digits) > len(str(COORDINATE_LIMIT)):
        raise MapError(f"{shown(token)} is beyond {COORDINATE_LIMIT}, the largest coordinate of a map")
    return int(token)


def refuse_crowd(tiles: int) -> None:
    """MapError if a map has more tiles than ours can have."""
    if tiles > MOST_PLACED:
        raise MapError(f"a map has no more than {MOST_PLACED:,} tiles")


def place_within_limits(q: int, r: int) -> Hex:
    """The place at these coordinates; MapError if they are beyond every map."""
    if max(abs(q), abs(r)) > COORDINATE_LIMIT:
        raise MapError(f"({shown(q)}, {shown(r)}) is beyond {COORDINATE_LIMIT}, the largest coordinate of a map")
    return Hex(q, r)


def listed(words: list[str]) -> str:
    """Words as a sentence lists them: ``a, b and c``."""
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def tiles_named(tiles: list[tuple[Hex, str]]) -> str:
    """Tiles for a message, each with what is to say about it.

    The first few by place, the others as a number.
    """
    names = [f"({at.q}, {at.r})" + (f" {what}" if what else "") for at, what in tiles[:TILES_NAMED]]
    more = len(tiles) - TILES_NAMED
    return listed([*names, f"{more} more"] if more > 0 else names)


def count_sea_rivers(remarks: Remarks) -> None:
    """Remark on a sea tile with rivers: the sea has none, so they are ignored."""
    remarks.count("The rivers of {n} sea tile{s} were ignored.")


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


def unwritable(tiles: Iterable[tuple[Hex, Tile]]) -> str:
    """The tiles of a message that says which ones a format has no way to write."""
    return tiles_named([(at, f"({kind_name(tile.kind)})") for at, tile in tiles])


def with_players_guessed(scenario: Scenario, remarks: Remarks) -> Scenario:
    """The scenario of a file without numbers of players, judged by its homes if any."""
    homes = len(scenario.homes)
    if not 1 <= homes <= MOST_PLAYERS:
        return scenario
    players = Players(min(Players().least, homes), homes)
    remarks.say(f"The number of players, at most {homes}, was guessed from the homes.")
    return replace(scenario, properties=replace(scenario.properties, players=players))


_PROPERTY_WORDS = {
    "title": "the title",
    "code": "the code",
    "designers": "the designers",
    "description": "the description",
    "special_rules": "the special rules",
    "status": "the status",
    "players": "the numbers of players",
    "difficulty": "the difficulty",
    "record": "the record",
    "box": "the box of tiles",
    "start": "the starting goods",
    "options": "the rule options",
    "research": "the researched subjects",
    "wonder_prefill": "the filled spaces of the wonder",
    "turns": "the number of turns",
}
_DEFAULTS = Properties()


def tell_left_out(scenario: Scenario, remarks: Remarks, *, held: frozenset[str] = frozenset()) -> None:
    """Remark on all that differs from a new scenario and has no room in a format.

    ``held`` names the fields of :class:`Properties` and the parts ``homes`` and ``pieces`` that it does hold; roads,
    walls and members of newer versions no format of others holds.
    """
    left = [
        words
        for name, words in _PROPERTY_WORDS.items()
        if name not in held and getattr(scenario.properties, name) != getattr(_DEFAULTS, name)
    ]
    if left:
        remarks.say(f"Left out, as this format has no room for it: {listed(left)}.")
    if "homes" not in held:
        remarks.count("{n} home{s} {was} left out.", len(scenario.homes))
    if "pieces" not in held:
        for _, pieces in sorted_by_place(scenario.pieces):
            count_left_out(pieces, remarks)
    remarks.count("{n} road{s} {was} left out.", len(scenario.roads))
    remarks.count("{n} wall{s} {was} left out.", len(scenario.walls))
    if scenario.properties.pieces_extra or any(thing.extra for thing in _things(scenario)):
        remarks.say("What a newer version of rbdesigner added to the file was left out.")


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
                remarks.count("{n} building{s} {was} left out.")
            case Goods():
                remarks.count("{n} good{s} {was} left out.", piece.count)
            case Transporter():
                remarks.count("{n} transporter{s} {was} left out.")
            case Bridge():
                remarks.count("{n} bridge{s} {was} left out.")


def tell_turned(scenario: Scenario, remarks: Remarks) -> None:
    """Remark on a pointy map that goes into a format whose hexes are flat."""
    if scenario.orientation is Orientation.POINTY:
        remarks.say("This format draws hexes flat on top, so the picture of the map is turned by 30 degrees.")
