"""Whole numbers in files: whatever JSON Schema takes for an integer is taken, 2.0 as well as 2."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rbdesigner.analysis.laying import laying_records
from rbdesigner.engine.games.game import Game
from rbdesigner.lab.puzzles.record_table import RecordTable
from rbdesigner.lab.puzzles.solution import Solution
from rbdesigner.scenario import files, formats
from rbdesigner.scenario.books import book_format
from rbdesigner.scenario.errors import ScenarioError

ROOT = Path(__file__).parents[2]
SITE = ROOT / "tests" / "files" / "samples" / "bay.site.json"


def with_points(data: Any) -> Any:
    """The same data with 2.0 for 2, all over."""
    if isinstance(data, dict):
        return {name: with_points(value) for name, value in data.items()}
    if isinstance(data, list):
        return [with_points(each) for each in data]
    return float(data) if type(data) is int else data


def game(path: Path) -> object:
    read = Game.load(path)
    return read.scenario, read.players, read.seed, read.rules, read.log


FORMATS: list[tuple[str, Callable[[Path], object]]] = [
    ("docs/example-scenario.rbmap", files.load),
    ("docs/example-game.rbgame", game),
    ("docs/example-laying.rblay", lambda path: laying_records.dumps(laying_records.load(path))),
    ("docs/example-book.rbbook", book_format.load),
    ("docs/example-solution.rbsolution", lambda path: Solution.load(path)),
    ("docs/example-records.rbrecords", lambda path: RecordTable.load(path)),
    ("tests/files/samples/bay.site.json", lambda path: formats.read(path)),
]


@pytest.mark.parametrize(("name", "read"), FORMATS)
def test_whole_numbers_may_be_written_with_a_point(name: str, read: Callable[[Path], object], tmp_path: Path) -> None:
    source = ROOT / name
    path = tmp_path / source.name
    path.write_bytes(source.read_bytes())
    plain = read(path)
    pointed = with_points(json.loads(source.read_text("utf-8")))
    path.write_text(json.dumps(pointed), encoding="utf-8")
    assert read(path) == plain


@pytest.mark.parametrize("number", [1.5, True, "1", None])
def test_what_is_no_whole_number_is_refused(number: object) -> None:
    with pytest.raises(ScenarioError, match="whole number"):
        files.loads(json.dumps({"format": "rbdesigner-scenario", "version": number}))
    with pytest.raises(ScenarioError, match="whole number"):
        formats.decode(json.dumps([[0, 0, number], {}]), "")
