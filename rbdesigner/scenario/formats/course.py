"""The text maps of six student teams of one course (2017), in all their dialects.

Theirs are cube coordinates ``x y z`` with x + y + z = 0, flat on top, y growing to the north: x is our q and z our r,
and their side ``n`` (1 = north, clockwise) our edge ``n - 1``. The dialects differ so little that one grammar reads
them all::

    ( x y z ) terrain ( sides )             A
    tileN ::= x y z terrain side side ...   B
    Tile::=(row col) terrain (sides)        C

Commas count as blanks. One side is a source, two are a channel, three a junction.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from itertools import islice
from typing import NamedTuple

from rbdesigner.hexes import EDGES, Hex
from rbdesigner.scenario.errors import ScenarioError, shown
from rbdesigner.scenario.formats import remark_texts as texts
from rbdesigner.scenario.formats.remarks import (
    ImportedMap,
    MapError,
    Remarks,
    count_sea_rivers,
    place_within_limits,
    refuse_crowd,
    tell_left_out,
    tell_turned,
    tiles_to_write,
    token_number,
    unwritable_tiles,
)
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import Reason, Row
from rbdesigner.tiles import MOST_EDGES_OF_A_RIVER, Rivers, Terrain, Tile, tile
from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural

KNOWN = (Terrain.PASTURE, Terrain.WOODS, Terrain.ROCK, Terrain.MOUNTAIN, Terrain.DESERT, Terrain.SEA)
"""The terrains that the programs of the course have a word for."""
TERRAINS = {
    word: terrain for terrain in KNOWN for one in [terrain.value.removesuffix("s")] for word in (one, f"{one}s")
}
"""The terrains by their names for one and for many: teams say wood and woods, mountain and mountains."""
BEGIN, END = "begin map", "end map"
FIRST_LINE, LAST_LINE = "-----BEGIN MAP-----", "-----END MAP-----"
CONFLICTS = ("<<<<<<<", "|||||||", "=======", ">>>>>>>")
NAME_ENDS = "::="
LINES_LOOKED_AT = 1000
"""How many lines are looked at for one that tells the format; what stands before a map is short."""
_TOKEN = re.compile(r"""[()]|[^\s(),"]+""")
_MARKER = re.compile(r"[ \t-]*(begin|end)\s+map[ \t-]*", re.IGNORECASE)
_SECTION = re.compile(r"[ \t-]*begin\s+(?!map\b)[a-z ]+[ \t-]*", re.IGNORECASE)
"""The first line of another section, such as the resources of a saved game."""
_LINE_WITH_TEXT = re.compile(r"\S[^\r\n]*")


class _TileLine(NamedTuple):
    """The content of one line; ``position`` is x y z or row col as written, ``sides`` the words after the terrain."""

    number: int
    position: tuple[int, ...]
    terrain: Terrain
    sides: list[str]


class _OddLineError(MapError):
    """A sound position is followed by a word that is no terrain."""

    def __init__(self, position: tuple[int, ...], word: str) -> None:
        none = QT_TRANSLATE_NOOP("files", "{found} is not a terrain; known are {known}")
        super().__init__(none, found=shown(word), known=Row(KNOWN))
        self.position = position


def looks_like(text: str) -> bool:
    """Tell whether a text could be such a map: a line is a marker or gives a terrain after two numbers."""
    lines = islice(_LINE_WITH_TEXT.finditer(text), LINES_LOOKED_AT)
    return any(_marker(line[0]) == BEGIN or _gives_a_terrain(line[0]) for line in lines)


def decode(text: str, path: str) -> list[ImportedMap]:
    """The map of a course file; these files hold no name."""
    remarks = Remarks()
    tile_lines: list[_TileLine] = []
    odd: dict[int, _OddLineError] = {}
    counted: int | None = None
    for number, line in _map_lines(text, path, remarks):
        try:
            if line.count('"') % 2:
                raise MapError(QT_TRANSLATE_NOOP("files", "a quotation mark is missing"))
            if counted is None and not tile_lines and line.strip('"').isdecimal():
                counted = token_number(line.strip('"'))
            else:
                tile_lines.append(_tile_line(number, line))
            refuse_crowd(len(tile_lines))
        except _OddLineError as fault:
            odd[number] = fault
        except MapError as fault:
            raise ScenarioError(path, f"line {number}", fault.reason) from None
    if counted is not None and counted != len(tile_lines):
        remarks.say(texts.MISCOUNTED, counted=counted, number=len(tile_lines))
    tiles = _tiles(tile_lines, path, remarks)
    _leave_out(odd, tiles, _usual_sum(tile_lines), path, remarks)
    return [ImportedMap("", Scenario(tiles=tiles), remarks.sentences())]


def _leave_out(
    odd: Mapping[int, _OddLineError], tiles: Mapping[Hex, Tile], usual_sum: int | None, path: str, remarks: Remarks
) -> None:
    """Leave out lines about tiles that others give, such as those of a saved game.

    ScenarioError for a line whose tile no other gives.
    """
    for number, fault in odd.items():
        try:
            is_given = _place(fault.position, usual_sum) in tiles
        except MapError:
            is_given = False
        if not is_given:
            raise ScenarioError(path, f"line {number}", fault.reason)
    remarks.count(texts.ODD_LINES, len(odd))


def _lines(text: str) -> list[str]:
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def _marker(line: str) -> str:
    """The marker on a line, whatever its dashes, blanks and case, or none."""
    found = _MARKER.fullmatch(line)
    return f"{found[1]} map".lower() if found else ""


def _ends_map(line: str) -> bool:
    return _marker(line) == END or _SECTION.fullmatch(line) is not None


def _tokens(line: str) -> list[str]:
    return _TOKEN.findall(line.rpartition(NAME_ENDS)[2])


def _gives_a_terrain(line: str) -> bool:
    words = [token for token in _tokens(line[:200]) if token not in "()"]
    first = next((i for i, word in enumerate(words) if word.isalpha()), 0)
    return first in (2, 3) and all(word.lstrip("+-").isdecimal() for word in words[:first])


def _map_lines(text: str, path: str, remarks: Remarks) -> list[tuple[int, str]]:
    """List the lines of the map with their numbers, without blank ones: those between the markers, or else all."""
    lines = [(number, line.strip()) for number, line in enumerate(_lines(text), 1) if line and not line.isspace()]
    begin = next((i for i, (_, line) in enumerate(lines) if _marker(line) == BEGIN), -1)
    end = next((i for i, (_, line) in enumerate(lines) if i > begin and _ends_map(line)), len(lines))
    for number, line in lines[:end]:
        if line.startswith(CONFLICTS):
            left = QT_TRANSLATE_NOOP("files", "a merge conflict was left in the file: {line}")
            raise ScenarioError(path, f"line {number}", Reason(left, line=shown(line)))
    if begin >= 0 and end == len(lines):
        last = lines[-1][0]
        cut_off = QT_TRANSLATE_NOOP("files", "the file ends without {line}: it is cut off")
        raise ScenarioError(path, f"line {last}", Reason(cut_off, line=LAST_LINE))
    if begin > 0:
        remarks.say(texts.BEFORE_MAP)
    after = lines[end:] if end < len(lines) and not _marker(lines[end][1]) else lines[end + 1 :]
    if after:
        remarks.say(texts.AFTER_MAP)
    if any(line.startswith(CONFLICTS) for _, line in after):
        remarks.say(texts.CONFLICT_AFTER)
    if any('"' in line for _, line in lines[begin + 1 : end]):
        remarks.say(texts.QUOTED)
    return lines[begin + 1 : end]


def _tile_line(number: int, line: str) -> _TileLine:
    """The tile on a line; MapError if it is none."""
    position, rest = _position(_tokens(line))
    if not rest:
        raise MapError(QT_TRANSLATE_NOOP("files", "the terrain is missing"))
    terrain = TERRAINS.get(rest[0].lower())
    if terrain is None:
        raise _OddLineError(position, rest[0])
    return _TileLine(number, position, terrain, _without_brackets(rest[1:]))


def _position(tokens: list[str]) -> tuple[tuple[int, ...], list[str]]:
    """The coordinates that a line begins with, and what follows them."""
    if tokens[:1] != ["("]:
        numbers, rest = tokens[:3], tokens[3:]
    elif ")" in tokens:
        closed = tokens.index(")")
        numbers, rest = tokens[1:closed], tokens[closed + 1 :]
    else:
        raise MapError(QT_TRANSLATE_NOOP("files", "the bracket after the coordinates is missing"))
    position = tuple(token_number(token) for token in numbers)
    if len(position) not in (2, 3):
        other = QT_TRANSLATE_NOOP("files", "a tile has three coordinates, or row and column, not %n numbers")
        one = "a tile has three coordinates, or row and column, not %n number"
        raise MapError(Plural(other, one, "number"), number=len(position))
    return position, rest


def _without_brackets(tokens: list[str]) -> list[str]:
    """The sides out of their brackets, if they have any."""
    if not tokens or (tokens[0] != "(" and ")" not in tokens):
        return tokens
    if tokens[0] != "(" or tokens[-1] != ")" or "(" in tokens[1:] or ")" in tokens[:-1]:
        raise MapError(QT_TRANSLATE_NOOP("files", "the brackets around the sides do not match"))
    return tokens[1:-1]


def _rivers(tokens: list[str]) -> Rivers:
    """Read the river of a tile from the words for its sides; ``13`` is 1 and 3 written together."""
    for token in tokens:
        if not (token.isascii() and token.isdigit()):
            raise MapError(QT_TRANSLATE_NOOP("files", "{found} is not a side; sides are 1 to 6"), found=shown(token))
    sides = "".join(tokens)
    for side in sides:
        if int(side) - 1 not in EDGES:
            raise MapError(QT_TRANSLATE_NOOP("files", "there is no side {side}; sides are 1 to 6"), side=side)
    if len(sides) > MOST_EDGES_OF_A_RIVER:
        many = QT_TRANSLATE_NOOP("files", "a tile has at most {most} sides with a river, not {number}")
        raise MapError(many, most=MOST_EDGES_OF_A_RIVER, number=len(sides))
    if len(set(sides)) < len(sides):
        raise MapError(QT_TRANSLATE_NOOP("files", "a side is given twice: {sides}"), sides=" ".join(sides))
    return (tuple(sorted(int(side) - 1 for side in sides)),) if sides else ()


def _tiles(tile_lines: list[_TileLine], path: str, remarks: Remarks) -> dict[Hex, Tile]:
    """Give the tiles at their places; an error names the line, and for two tiles at one place both lines."""
    tiles: dict[Hex, Tile] = {}
    line_of: dict[Hex, int] = {}
    usual_sum = _usual_sum(tile_lines)
    if usual_sum:
        remarks.say(texts.OTHER_SUM, sum=usual_sum)
    for line in tile_lines:
        try:
            place = _place(line.position, usual_sum)
            if place in tiles:
                taken = QT_TRANSLATE_NOOP("files", "the tile of line {number} lies at the same place")
                raise MapError(taken, number=line_of[place])
            tiles[place] = _tile(line, remarks)
        except MapError as fault:
            raise ScenarioError(path, f"line {line.number}", fault.reason) from None
        line_of[place] = line.number
    return tiles


def _tile(line: _TileLine, remarks: Remarks) -> Tile:
    """Read the tile of a line; sides on the sea are ignored, as most of them tell where rivers flow in."""
    if line.terrain is not Terrain.SEA:
        return tile(line.terrain, _rivers(line.sides))
    if line.sides:
        count_sea_rivers(remarks)
    return tile(Terrain.SEA)


def _usual_sum(tile_lines: list[_TileLine]) -> int | None:
    """Find the sum of the three coordinates of most tiles; None if the tiles have row and column."""
    if not tile_lines or len(tile_lines[0].position) == 2:
        return None
    sums = Counter(sum(line.position) for line in tile_lines if len(line.position) == 3)
    return max(sums, key=lambda total: (sums[total], total == 0))


def _place(position: tuple[int, ...], usual_sum: int | None) -> Hex:
    """Where a tile lies; rows grow downwards, and odd columns lie half a tile lower."""
    if (len(position) == 2) != (usual_sum is None):
        raise MapError(QT_TRANSLATE_NOOP("files", "this tile has another number of coordinates than the first"))
    if usual_sum is None:
        row, column = position
        return place_within_limits(column, row - (column - column % 2) // 2)
    if sum(position) != usual_sum:
        other = QT_TRANSLATE_NOOP("files", "the coordinates add up to {sum}, but those of the other tiles to {usual}")
        raise MapError(other, sum=sum(position), usual=usual_sum)
    return place_within_limits(position[0], position[2])


def encode(scenarios: list[Scenario], path: str, remarks: Remarks) -> str:
    """The text of the one map, in dialect A with markers and ascending sides.

    The terrains are in capital letters, as the program whose files have such markers reads no others.
    """
    (scenario,) = scenarios
    tiles = tiles_to_write(scenario, remarks)
    unknown = [(at, laid) for at, laid in tiles if laid.terrain not in KNOWN]
    if unknown:
        raise ScenarioError(path, "", Reason(texts.NO_CODE, tiles=unwritable_tiles(unknown)))
    divided = [(at, laid) for at, laid in tiles if len(laid.rivers) > 1]
    if divided:
        several = QT_TRANSLATE_NOOP(
            "files", "a course map cannot tell two rivers of a tile apart; tiles with several: {tiles}"
        )
        raise ScenarioError(path, "", Reason(several, tiles=unwritable_tiles(divided)))
    tell_turned(scenario, remarks)
    tell_left_out(scenario, remarks)
    return "\n".join([FIRST_LINE, *(_written(at, laid) for at, laid in tiles), LAST_LINE, ""])


def _written(at: Hex, laid: Tile) -> str:
    line = f"( {at.q} {-at.q - at.r} {at.r} ) {laid.terrain.upper()}"
    sides = [str(edge + 1) for river in laid.rivers for edge in river]
    return f"{line} ( {' '.join(sides)} )" if sides else line
