"""A text of another program and what we write of its map say the same, as the bare texts tell without our model.

Only what the formats say for nothing may differ: sides on the sea, turns of tiles that look the same, the number of a
home that anybody may choose.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from textwrap import wrap

import pytest

from rbdesigner.scenario.formats import ImportedMap, read, write
from tests.files.peers import sample_files

FILES = [path for path in sample_files() if "conflict" not in path.name and not path.name.endswith(".site.json")]
COURSE, TABLES = "course", "tts"
ALIKE = {"0": 1, "2": 3, "5": 2}
"""After how many turns a tile of a table looks as before, by the last digit of its code; others after six."""


def course_lines(text: str) -> Counter[tuple[int, int, str, str]]:
    """The tiles of a course map: x, z, terrain, sides in order."""
    section = re.search(r"-----BEGIN MAP-----(.*?)-----END MAP-----", text, re.DOTALL)
    lines: Counter[tuple[int, int, str, str]] = Counter()
    for line in (section[1] if section else text).splitlines():
        of_tile = re.fullmatch(
            r"\s*(?:tile\d*\s*::=)?([-\d\s,()]+?)([a-z]+)([\s\d()]*)", line.replace('"', " "), re.IGNORECASE
        )
        if of_tile is None:
            continue
        numbers = [int(number) for number in re.findall(r"-?\d+", of_tile[1])]
        if len(numbers) == 2:
            row, column = numbers
            numbers = [column, 0, row - column // 2]
        terrain = of_tile[2].lower().removesuffix("s")
        sides = "" if terrain == "sea" else "".join(sorted(re.findall(r"\d", of_tile[3])))
        lines[numbers[0], numbers[2], terrain, sides] += 1
    return lines


def table_pieces(digits: str) -> Counter[str]:
    """The pieces of a map string, those that look the same in one direction."""
    pieces: Counter[str] = Counter()
    for piece in wrap(re.sub(r"\D", "", digits).removeprefix("1001"), 8):
        code, place, direction = piece[:3], piece[3:7], int(piece[7])
        if code.startswith("12"):
            code = "120"
        if code in ("008", "009"):
            code = "007"
        turns = 1 if code.startswith("0") else ALIKE.get(code[2], 6)
        pieces[f"{code}{place}{direction % turns}"] += 1
    return pieces


def written_again(found: ImportedMap, folder: Path) -> str:
    path = folder / ("again.map" if found.format == COURSE else "again.tts.json")
    assert write([found.scenario], path) == [], "nothing is left out on the way back"
    return path.read_text("utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_bare_text_says_the_same(path: Path, tmp_path: Path) -> None:
    text = path.read_text("utf-8")
    entries = json.loads(text) if text.startswith("[") else [{"name": None, "mapstring": text}]
    maps = read(path)
    assert len(maps) == len(entries)
    for found, entry in zip(maps, entries, strict=True):
        again = written_again(found, tmp_path)
        if found.format == COURSE:
            assert course_lines(again) == course_lines(text)
            assert course_lines(text).total() == len(found.scenario.tiles)
            continue
        assert found.format == TABLES
        (ours,) = json.loads(again)
        assert ours.keys() == entry.keys() == {"name", "mapstring"}
        assert ours["name"] == " ".join((entry["name"] or "").split())
        assert table_pieces(ours["mapstring"]) == table_pieces(entry["mapstring"])
