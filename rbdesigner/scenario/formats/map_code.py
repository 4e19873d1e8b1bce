"""Scenarios as a code, short enough for a message or a QR code.

``RB1.``, URL-safe base64, and a point. It holds, deflated, the JSON data of a scenario file with the tiles written as
rows, and the CRC-32 of all that.
"""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator, Mapping

from rbdesigner.hexes import Hex
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats.remark_texts import PRIVATE
from rbdesigner.scenario.formats.remarks import ImportedMap, Remarks
from rbdesigner.scenario.inscriptions import has_private, published
from rbdesigner.scenario.json_forms import Json
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.parsing import MOST_PLACED, inflated, parsed, refuse_crowd
from rbdesigner.scenario.reasons import Reason
from rbdesigner.scenario.serial import from_json, to_json
from rbdesigner.tiles import Terrain, Tile
from rbdesigner.translatable import QT_TRANSLATE_NOOP

BEGIN, END = "RB1.", "."
_CODE = re.compile(r"\bRB1\.([A-Za-z0-9_\s>-]+)\.")
"""A code, broken into lines and quoted as mails do."""
_BETWEEN = re.compile(r"[\s>]+")
LETTERS = {
    Terrain.PASTURE: "p",
    Terrain.WOODS: "w",
    Terrain.ROCK: "r",
    Terrain.MOUNTAIN: "m",
    Terrain.DESERT: "d",
    Terrain.SEA: "s",
}
"""The letter of each terrain. No letter may change, as codes with it are in use."""
_ANY_LETTER = "".join(LETTERS.values())
_TERRAINS = {letter: terrain for terrain, letter in LETTERS.items()}
_RUN = re.compile(rf"(-?\d{{1,9}}),(-?\d{{1,9}}):((?:[{_ANY_LETTER}][\d.]*)+)", re.ASCII)
_CELL = re.compile(rf"([{_ANY_LETTER}])([\d.]*)", re.ASCII)
_CHECKSUM = 4
"""The bytes of the checksum."""
_NO_CODE = QT_TRANSLATE_NOOP("files", "there is no map code here; one begins with RB1. and ends with a full stop")
_DAMAGED = QT_TRANSLATE_NOOP("files", "the map code is incomplete, or something in it was changed")


def looks_like(text: str) -> bool:
    """Whether there is a code in a text."""
    return _CODE.search(text) is not None


def code_of(scenario: Scenario) -> str:
    """The code of a scenario, the same for the same scenario."""
    data = to_json(scenario)
    plain = {at: tile for at, tile in scenario.tiles.items() if not tile.extra}
    tiles = data.pop("tiles", None)
    if len(plain) < len(scenario.tiles) and isinstance(tiles, list):
        data["tiles"] = [tile for tile in tiles if Hex(*tile["at"]) not in plain]
    text = json.dumps([data, _rows(plain)], separators=(",", ":"), ensure_ascii=False)
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    packed = packer.compress(text.encode("utf-8", "surrogatepass")) + packer.flush()
    checksum = zlib.crc32(packed).to_bytes(_CHECKSUM, "big")
    return BEGIN + _digits(packed + checksum) + END


def encode(scenarios: list[Scenario], _path: str, remarks: Remarks) -> str:
    """The text of a file with the code of a map; only what is private is left out."""
    (scenario,) = scenarios
    if has_private(scenario):
        remarks.say(PRIVATE)
    return code_of(published(scenario)) + "\n"


def decode(text: str, path: str) -> list[ImportedMap]:
    """The map of the code in a text.

    ScenarioError if there is none, or it is damaged.
    """
    found = _CODE.search(text)
    if found is None:
        raise ScenarioError(path, "", Reason(_NO_CODE))
    data = parsed(_unpacked(_BETWEEN.sub("", found[1]), path), path)
    match data:
        case [dict(members), str(rows)] if isinstance(others := members.get("tiles", []), list):
            scenario = from_json(members | {"tiles": [*_tiles(rows, path), *others]}, path)
        case _:
            raise ScenarioError(path, "", Reason(_DAMAGED))
    return [ImportedMap(scenario.properties.title, scenario)]


def _digits(data: bytes) -> str:
    return urlsafe_b64encode(data).decode("ascii").rstrip("=")


def _unpacked(digits: str, path: str) -> str:
    try:
        whole = urlsafe_b64decode(digits + "=" * (-len(digits) % 4))
        packed, checksum = whole[:-_CHECKSUM], whole[-_CHECKSUM:]
        # The last digit has bits to spare, which the checksum does not see.
        if zlib.crc32(packed).to_bytes(_CHECKSUM, "big") != checksum or _digits(whole) != digits:
            raise ScenarioError(path, "", Reason(_DAMAGED))
        text = inflated(packed, path, _DAMAGED, raw=True).decode("utf-8", "surrogatepass")
    except ValueError as error:
        raise ScenarioError(path, "", Reason(_DAMAGED)) from error
    refuse_crowd(text, path)
    return text


def _rows(tiles: Mapping[Hex, Tile]) -> str:
    """Write tiles as runs along the rows of a map: where one begins, then a letter a tile with its rivers."""
    runs: list[str] = []
    next_at = None
    for at in sorted(tiles, key=lambda at: (at.r, at.q)):
        if at != next_at:
            runs.append(f"{at.q},{at.r}:")
        runs[-1] += LETTERS[tiles[at].terrain] + ".".join("".join(map(str, river)) for river in tiles[at].rivers)
        next_at = Hex(at.q + 1, at.r)
    return "/".join(runs)


def _tiles(rows: str, path: str) -> Iterator[Json]:
    """The tiles of such rows as a scenario file has them."""
    number = 0
    for run in filter(None, rows.split("/")):
        found = _RUN.fullmatch(run)
        if found is None:
            raise ScenarioError(path, "", Reason(_DAMAGED))
        for steps, (letter, rivers) in enumerate(_CELL.findall(found[3])):
            number += 1
            if number > MOST_PLACED:
                raise ScenarioError(path, "", Reason(_DAMAGED))
            tile: Json = {"at": [int(found[1]) + steps, int(found[2])], "terrain": _TERRAINS[letter].value}
            yield tile | {"rivers": [list(map(int, river)) for river in rivers.split(".")]} if rivers else tile
