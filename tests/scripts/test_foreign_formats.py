"""Formats of others: maps are read and written in a process of their own, and faults are one line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rbdesigner.hexes import Hex, border_key
from rbdesigner.messages.file_errors import error_line
from rbdesigner.rules.tables import Good, TransporterKind
from rbdesigner.scenario import formats
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Properties
from rbdesigner.scenario.pieces import Goods, Home, Road, Transporter
from rbdesigner.scripts import foreign_formats
from rbdesigner.scripts.foreign_formats import foreign_format
from tests.checks.maps import map_of

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "letter_format.py"
POINTY = "This format draws hexes with a corner on top, so the picture of the map is turned by 30 degrees."
HEAD = 'TITLE = "trial"\nSUFFIXES = (".trial",)\n'


@pytest.fixture(autouse=True)
def ours_again() -> Iterator[None]:
    yield
    formats.use_formats(())


def test_maps_are_written_and_read_by_their_ending(tmp_path: Path) -> None:
    form = foreign_format(str(EXAMPLE))
    assert (form.title, form.suffixes) == ("letters", (".letters",))
    path = tmp_path / "isle.letters"
    with pytest.raises(ScenarioError):
        formats.format_of(path)
    formats.use_formats([form])
    isle = map_of({(0, 0): "pasture", (1, 0): "woods", (0, 1): "sea", (-1, 2): "rock"}, Properties())
    assert formats.write([isle], path) == [POINTY]
    assert path.read_text() == "pw\n~.\nr.\n"
    (found,) = formats.read(path)
    assert (found.name, found.format) == ("isle", form.key)
    assert found.scenario.tiles == isle.tiles


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "AttributeError: module "),
        ("1 / 0\n", "ZeroDivisionError: division by zero (trial.py, line 1)"),
        ('TITLE = ""\nSUFFIXES = ()\n', "it answered what cannot be read"),
        ("import os\nos._exit(3)\n", "exit code 3"),
        ("while True: pass\n", "there was no answer within 2 seconds"),
    ],
)
def test_a_format_that_does_not_work_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, reason: str
) -> None:
    monkeypatch.setattr(foreign_formats, "LIMIT", 2.0)
    path = tmp_path / "trial.py"
    path.write_text(text)
    with pytest.raises(ScenarioError) as fault:
        foreign_format(str(path))
    line = error_line(fault.value)
    assert f" has failed: {reason}" in line and "\n" not in line


def test_a_format_that_fails_writes_and_reads_nothing(tmp_path: Path) -> None:
    plug_in, path = tmp_path / "trial.py", tmp_path / "isle.trial"
    plug_in.write_text(
        f"{HEAD}def read(text):\n    raise ValueError('not that')\n\ndef write(scenario):\n    return 'x'\n"
    )
    formats.use_formats([foreign_format(str(plug_in))])
    with pytest.raises(
        ScenarioError, match="could not be read again: the format trial has failed: ValueError: not that"
    ):
        formats.write([map_of({(0, 0): "sea"})], path)
    assert not path.exists()
    path.write_text("x")
    with pytest.raises(ScenarioError, match=r"ValueError: not that \(trial.py, line 4\)"):
        formats.read(path)
    plug_in.write_text(f"{HEAD}def read(text):\n    return 7\n")
    formats.use_formats([foreign_format(str(plug_in))])
    assert formats.written_formats() == formats.WRITTEN
    with pytest.raises(ScenarioError, match="TypeError"):
        formats.read(path)


def test_what_a_format_loses_is_told(tmp_path: Path) -> None:
    formats.use_formats([foreign_format(str(EXAMPLE))])
    isle = map_of({(3, 1): "pasture", (4, 1): "woods", (3, 2): "sea", (2, 3): "rock 0-3"}, Properties("Isle", turns=20))
    isle.homes[Hex(3, 1)] = Home(0, 1)
    isle.pieces[Hex(4, 1)] = (Goods(Good.BOARDS, 3), Transporter(TransporterKind.DONKEY, 1))
    isle.roads[border_key(Hex(3, 1), 4)] = Road()
    assert formats.write([isle], tmp_path / "isle.letters") == [
        POINTY,
        "Left out, because this format has no room for it: the title and the number of turns.",
        "The rivers of 1 tile were left out.",
        "1 home was left out.",
        "3 goods were left out.",
        "1 transporter was left out.",
        "1 road was left out.",
    ]


def test_a_format_that_writes_no_map_writes_nothing(tmp_path: Path) -> None:
    plug_in, path = tmp_path / "trial.py", tmp_path / "isle.trial"
    plug_in.write_text(f"{HEAD}def read(text):\n    return []\n\ndef write(scenario):\n    return 'x'\n")
    formats.use_formats([foreign_format(str(plug_in))])
    with pytest.raises(ScenarioError, match="could not be read again: is empty"):
        formats.write([map_of({(0, 0): "sea"})], path)
    assert not path.exists()
