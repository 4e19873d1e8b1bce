"""Map strings of a Tabletop Simulator table.

``1001`` and then 8 digits a piece, code CCC, column XX, row YY, direction D. A file is a JSON list of ``{"name",
"mapstring"}``, one such object, or the bare digits.

Columns of the grid are 3 tile radii apart and every second row is shifted by half of that, so ``x = 2 XX + YY mod 2``
is our q, and YY counts half tiles to the north: ``YY = -q - 2 r``. D turns clockwise.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import NamedTuple

from rbdesigner.geometry import region_of
from rbdesigner.hexes import EDGES, Hex
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.errors import ScenarioError, shown
from rbdesigner.scenario.formats import remark_texts as texts
from rbdesigner.scenario.formats.remarks import (
    ImportedMap,
    MapError,
    Remarks,
    count_sea_rivers,
    place_name,
    sorted_by_place,
    tell_left_out,
    tell_turned,
    tiles_named,
    tiles_to_write,
    unwritable_tiles,
    with_players_guessed,
)
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.parsing import parsed
from rbdesigner.scenario.pieces import Home
from rbdesigner.scenario.reasons import Reason, Row
from rbdesigner.symmetry import Turn
from rbdesigner.tiles import Rivers, Terrain, Tile, shape_of, tile, turned
from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural

VERSION = "1001"
DIGITS_OF_A_PIECE = 8
COLUMNS, ROWS = 6, 16
TERRAIN_CODES = {
    Terrain.PASTURE: 100,
    Terrain.WOODS: 110,
    Terrain.SEA: 120,
    Terrain.ROCK: 130,
    Terrain.MOUNTAIN: 140,
    Terrain.DESERT: 150,
}
SHAPES: tuple[Rivers, ...] = ((), ((0,),), ((0, 3),), ((0, 1),), ((0, 2),), ((0, 2, 4),))
"""The rivers that the last digit of a code adds to the terrain, at D = 0."""
TILES = {code + n: (terrain, shape) for terrain, code in TERRAIN_CODES.items() for n, shape in enumerate(SHAPES)}
FACING = 3
"""The direction of a tile or home that the mod brings to the table; its pictures are drawn to be seen that way."""
HOMES = range(1, 10)
FREE_HOME = MOST_PLAYERS + 1
"""Home markers up to 006 are those of the players, the others free to choose."""

_LETTER = re.compile(r"[^\W\d_]")


class _Piece(NamedTuple):
    code: int
    at: Hex
    direction: int


def looks_like(text: str) -> bool:
    """Tell whether a text without JSON could be a map string: the version, and digits but no words."""
    return _digits(text).startswith(VERSION) and not _LETTER.search(text)


def is_entry(value: object) -> bool:
    """Whether a JSON value could be an entry of such a list."""
    return isinstance(value, dict) and "mapstring" in value


def decode(text: str, path: str) -> list[ImportedMap]:
    """The maps of a file; the name of a map becomes its title."""
    if text.lstrip()[:1] not in ("[", "{"):
        return [decode_map(text, "", path, "", Remarks())]
    data = parsed(text, path)
    if isinstance(data, list):
        return [_decode_entry(entry, path, f"/{index}") for index, entry in enumerate(data)]
    return [_decode_entry(data, path, "")]


def _decode_entry(entry: object, path: str, pointer: str) -> ImportedMap:
    if not isinstance(entry, dict):
        none = QT_TRANSLATE_NOOP("files", "an object with name and mapstring is expected here")
        raise ScenarioError(path, pointer, Reason(none))
    name, digits = entry.get("name", ""), entry.get("mapstring")
    if not isinstance(name, str):
        no_name = QT_TRANSLATE_NOOP("files", "the name of a map must be a text")
        raise ScenarioError(path, f"{pointer}/name", Reason(no_name))
    if not isinstance(digits, str):
        no_text = QT_TRANSLATE_NOOP("files", "the map string must be a text")
        raise ScenarioError(path, f"{pointer}/mapstring", Reason(no_text))
    remarks = Remarks()
    if unknown := sorted(entry.keys() - {"name", "mapstring"}):
        remarks.say(texts.MEMBERS_LEFT_OUT, names=Row(tuple(map(shown, unknown)), "and"))
    return decode_map(digits, one_line_title(name), path, f"{pointer}/mapstring", remarks)


def one_line_title(name: str) -> str:
    """The title of a map of this name, in one line."""
    return "".join(filter(str.isprintable, " ".join(name.split())))


def decode_map(text: str, title: str, path: str, pointer: str, remarks: Remarks) -> ImportedMap:
    """The map of one map string, ``pointer`` saying in errors where it stands."""
    digits = _digits(text)
    if not digits.startswith(VERSION):
        other = QT_TRANSLATE_NOOP("files", "a map string begins with {version}")
        raise ScenarioError(path, pointer, Reason(other, version=VERSION))
    scenario = Scenario(Properties(title=title))
    number_of: dict[Hex, int] = {}
    starts = range(len(VERSION), len(digits), DIGITS_OF_A_PIECE)
    for number, start in enumerate(starts, 1):
        piece_digits = digits[start : start + DIGITS_OF_A_PIECE]
        try:
            piece = _piece(piece_digits)
            if piece.code in HOMES:
                _put_home(scenario, piece, remarks)
                continue
            if piece.at in number_of:
                taken = QT_TRANSLATE_NOOP("files", "the tile of piece {number} lies at the same place")
                raise MapError(taken, number=number_of[piece.at])
            scenario.tiles[piece.at] = _tile(piece, remarks)
            number_of[piece.at] = number
        except MapError as fault:
            of_piece = QT_TRANSLATE_NOOP("files", "piece {number} ({digits}): {why}")
            reason = Reason(of_piece, number=number, digits=piece_digits, why=fault.reason)
            raise ScenarioError(path, pointer, reason) from None
    _tell_guessed_regions(scenario, remarks)
    return ImportedMap(title, with_players_guessed(scenario, remarks), remarks.sentences())


def _digits(text: str) -> str:
    return re.sub("[^0-9]", "", text)


def _piece(digits: str) -> _Piece:
    if len(digits) < DIGITS_OF_A_PIECE:
        many = QT_TRANSLATE_NOOP("files", "the map string is cut off: %n digits are missing")
        cut_off = Plural(many, "the map string is cut off: %n digit is missing", "missing")
        raise MapError(cut_off, missing=DIGITS_OF_A_PIECE - len(digits))
    column, row = int(digits[3:5]), int(digits[5:7])
    x = 2 * column + row % 2
    return _Piece(int(digits[:3]), Hex(x, -(row + x) // 2), int(digits[7]))


def _put_home(scenario: Scenario, piece: _Piece, remarks: Remarks) -> None:
    if piece.at in scenario.homes:
        remarks.count(texts.SECOND_HOMES)
        return
    scenario.homes[piece.at] = Home(player=None if piece.code >= FREE_HOME else piece.code)


def _tile(piece: _Piece, remarks: Remarks) -> Tile:
    if piece.code not in TILES:
        raise MapError(QT_TRANSLATE_NOOP("files", "no tile has the code {code}"), code=f"{piece.code:03}")
    if piece.direction not in EDGES:
        none = QT_TRANSLATE_NOOP("files", "the direction {direction} is not one of 0 to 5")
        raise MapError(none, direction=piece.direction)
    terrain, shape = TILES[piece.code]
    if terrain is Terrain.SEA and shape:
        count_sea_rivers(remarks)
        shape = ()
    return tile(terrain, turned(shape, Turn(piece.direction)))


def _tell_guessed_regions(scenario: Scenario, remarks: Remarks) -> None:
    for at in scenario.homes:
        laid = scenario.tiles.get(at)
        if laid and any(len(river) > 1 for river in laid.rivers):
            remarks.count(texts.BANKS_GUESSED)


def encode(scenarios: list[Scenario], path: str, remarks: Remarks) -> str:
    """The JSON list of the maps' strings, with their titles as names."""
    return json.dumps(map_strings(scenarios, path, remarks), indent=2) + "\n"


def map_strings(scenarios: list[Scenario], path: str, remarks: Remarks) -> list[dict[str, str]]:
    """The names and map strings of maps; ScenarioError if one has no string."""
    made = []
    for number, scenario in enumerate(scenarios, 1):
        title = scenario.properties.title
        try:
            made.append({"name": title, "mapstring": _map_string(scenario, remarks)})
        except MapError as fault:
            reason = fault.reason if len(scenarios) == 1 else _of_map(number, title, fault.reason)
            raise ScenarioError(path, "", reason) from None
    return made


def _of_map(number: int, title: str, why: Reason) -> Reason:
    """The reason with the map of the file that it is about."""
    if not title:
        return Reason(QT_TRANSLATE_NOOP("files", "map {number}: {why}"), number=number, why=why)
    named = QT_TRANSLATE_NOOP("files", "map {number} ({title}): {why}")
    return Reason(named, number=number, title=shown(title), why=why)


def _map_string(scenario: Scenario, remarks: Remarks) -> str:
    tiles = tiles_to_write(scenario, remarks)
    without_code = [(at, laid) for at, laid in tiles if not _has_code(laid)]
    if without_code:
        raise MapError(texts.NO_CODE, tiles=unwritable_tiles(without_code))
    across, up = _shift([*scenario.tiles, *scenario.homes])
    if (across, up) != (0, 0):
        remarks.say(texts.SHIFTED, columns=COLUMNS, rows=ROWS)
    pieces = [
        f"{_home_code(home, remarks):03}{_placed(at, across, up)}{FACING}"
        for at, home in sorted_by_place(scenario.homes)
    ]
    for at, laid in tiles:
        shape, _ = shape_of(laid.rivers)
        code = TERRAIN_CODES[laid.terrain] + SHAPES.index(shape)
        pieces.append(f"{code}{_placed(at, across, up)}{_direction(shape, laid.rivers)}")
    _tell_lost_regions(scenario, remarks)
    tell_turned(scenario, remarks)
    tell_left_out(scenario, remarks, held=frozenset({"title", "homes"}))
    return VERSION + "".join(pieces)


def _direction(shape: Rivers, rivers: Rivers) -> int:
    """The direction that turns a shape into the rivers, of several the one nearest to how the mod lays tiles."""
    alike = [direction for direction in EDGES if turned(shape, Turn(direction)) == rivers]
    return min(alike, key=lambda direction: abs(direction - FACING))


def _has_code(laid: Tile) -> bool:
    return laid.terrain in TERRAIN_CODES and shape_of(laid.rivers)[0] in SHAPES


def _home_code(home: Home, remarks: Remarks) -> int:
    if home.player is None:
        return FREE_HOME
    if home.player in range(1, FREE_HOME):
        return home.player
    remarks.count(texts.NO_PLAYERS)
    return FREE_HOME


def _grid_point(at: Hex) -> tuple[int, int]:
    """x and YY of a place."""
    return at.q, -at.q - 2 * at.r


def _placed(at: Hex, across: int, up: int) -> str:
    """The digits for the column and row of a place."""
    x, row = _grid_point(at)
    return f"{(x + across) // 2:02}{row + up:02}"


def _shift(places: Iterable[Hex]) -> tuple[int, int]:
    """Find how far to move x and YY to lie on the grid, not at all if possible; MapError names tiles left outside."""
    points = {at: _grid_point(at) for at in sorted(places)}
    if not _outside(points, (0, 0)):
        return 0, 0
    shifts = [
        (across, up)
        for across in _possible_shifts([x for x, _ in points.values()], 2 * COLUMNS)
        for up in _possible_shifts([row for _, row in points.values()], ROWS)
        if (across + up) % 2 == 0  # or x and YY would no longer be both even or both odd
    ]
    shift = min(shifts, key=lambda shift: len(_outside(points, shift)))
    outside = _outside(points, shift)
    if outside:
        too_large = QT_TRANSLATE_NOOP(
            "files",
            "the map of {wide} columns and {high} rows does not fit the grid of {columns} columns and {rows} rows; "
            "outside lie the tiles {tiles}",
        )
        size = {"wide": (_span(x for x, _ in points.values()) + 1) // 2, "high": _span(y for _, y in points.values())}
        tiles = tiles_named(list(map(place_name, outside)))
        raise MapError(too_large, **size, columns=COLUMNS, rows=ROWS, tiles=tiles)
    return shift


def _span(values: Iterable[int]) -> int:
    """How many numbers there are from the least to the greatest."""
    known = list(values)
    return max(known) - min(known) + 1


def _possible_shifts(values: list[int], room: int) -> list[int]:
    """List shifts that take values into the room or, if they are too many, to its ends, those to its middle first."""
    low, high = -min(values), room - 1 - max(values)
    middle = (low + high) // 2
    return list(dict.fromkeys([middle, middle + 1, middle - 1, low, low + 1, low - 1, high, high + 1, high - 1]))


def _outside(points: dict[Hex, tuple[int, int]], shift: tuple[int, int]) -> list[Hex]:
    across, up = shift
    return [at for at, (x, row) in points.items() if not (0 <= x + across < 2 * COLUMNS and 0 <= row + up < ROWS)]


def _tell_lost_regions(scenario: Scenario, remarks: Remarks) -> None:
    for at, home in scenario.homes.items():
        laid = scenario.tiles.get(at)
        if laid and region_of(laid.rivers, home.half_edge) != region_of(laid.rivers, 0):
            remarks.count(texts.LOST_BANKS)
