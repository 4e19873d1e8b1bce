"""Why files cannot be read is told in every language, and in English as the command line tells it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from rbdesigner.engine.game import Game
from rbdesigner.messages.file_errors import error_line, reason_text
from rbdesigner.scenario import files, formats
from rbdesigner.scenario.errors import InvalidScenario, ScenarioError
from rbdesigner.scenario.reasons import Reason
from tests.messages.languages import catalogues, spoken, translators

LANGUAGES = translators(frozenset(("files",)))
FORMAT = {"format": "rbdesigner-scenario", "version": 1}
TILE = {"at": [0, 0], "terrain": "pasture"}
BROKEN: dict[str, object] = {
    "empty": "",
    "no JSON": "tiles",
    "torn": '{"format": "rbdesigner-scenario",',
    "a comma": '{"format" "x"}',
    "not text": b"\xff\xfe\x00",
    "a conflict": "{\n<<<<<<< ours\n}",
    "another format": {"format": "something else"},
    "no format": {},
    "a list": [1],
    "no version": {"format": "rbdesigner-scenario"},
    "a newer version": {"format": "rbdesigner-scenario", "version": 99},
    "an odd version": {"format": "rbdesigner-scenario", "version": "one"},
    "a terrain": {**FORMAT, "tiles": [{"at": [0, 0], "terrain": "lava"}]},
    "no terrain": {**FORMAT, "tiles": [{"at": [0, 0]}]},
    "wrong kinds": {**FORMAT, "tiles": 3, "players": {"least": [], "most": 2}},
    "numbers": {**FORMAT, "players": {"least": 0, "most": 999}},
    "players": {**FORMAT, "players": {"least": 4, "most": 2}},
    "two tiles": {**FORMAT, "tiles": [TILE, TILE]},
    "a river in the sea": {**FORMAT, "tiles": [{"at": [0, 0], "terrain": "sea", "rivers": [[0]]}]},
    "many faults": {**FORMAT, "tiles": [{"at": [n, 0], "terrain": n} for n in range(40)]},
    "a member twice": '{"format": "rbdesigner-scenario", "version": 1, "title": "a", "title": "b"}',
    "a long number": '{"format": "rbdesigner-scenario", "version": ' + "9" * 5000 + "}",
    "no number": '{"format": "rbdesigner-scenario", "version": NaN}',
}
"""Files that cannot be opened, by what is wrong with them."""


def failure(read: Callable[[Path], object], path: Path) -> ScenarioError:
    with pytest.raises(ScenarioError) as caught:
        read(path)
    return caught.value


def written(folder: Path, content: object) -> Path:
    path = folder / "map.json"
    data = content if isinstance(content, str | bytes) else json.dumps(content)
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return path


def reasons(error: ScenarioError) -> list[str]:
    return [fault.reason for fault in error.faults] if isinstance(error, InvalidScenario) else [error.reason]


@pytest.mark.parametrize("content", BROKEN.values(), ids=list(BROKEN))
def test_a_broken_file_is_told_in_every_language(tmp_path: Path, content: object) -> None:
    error = failure(files.load, written(tmp_path, content))
    assert error_line(error) == str(error)
    assert all(isinstance(reason, Reason) for reason in reasons(error)), reasons(error)
    for language, translator in LANGUAGES.items():
        with spoken(translator):
            told = error_line(error)
            assert "\n" not in told
            assert "Reason" not in told
            assert told.startswith(str(tmp_path))
            if language != "en":
                assert all(reason_text(reason) != reason for reason in reasons(error)), told


def test_what_is_no_file_at_all_and_no_map_is_told_in_the_language(tmp_path: Path) -> None:
    missing, folder = failure(files.load, tmp_path / "nowhere.json"), failure(formats.read, tmp_path)
    odd = failure(formats.read, written(tmp_path, "hello"))
    with spoken(LANGUAGES["de"]):
        assert error_line(missing).endswith(
            "lässt sich nicht lesen: es gibt keine solche Datei oder keinen solchen Ordner"
        )
        assert error_line(folder).endswith("das ist ein Ordner, keine Datei")
        assert re.search(r"ist keine Karte eines bekannten Formats \(.+\)$", error_line(odd))
        assert error_line(FileNotFoundError(2, "no such file", "there")) == (
            "there: es gibt keine solche Datei oder keinen solchen Ordner"
        )


def test_a_line_of_a_file_and_a_game_of_newer_rules_are_told_in_the_language(tmp_path: Path) -> None:
    torn = failure(files.load, written(tmp_path, '{\n"format": "rbdesigner-scenario",\n'))
    game = json.loads((Path(__file__).parents[1] / "games" / "solo-millbrook.rbgame").read_text("utf-8"))
    newer = failure(Game.load, written(tmp_path, {**game, "rules": 99}))
    with spoken(LANGUAGES["fi"]):
        assert error_line(torn).endswith(": rivi 3: tiedosto päättyy kesken; osa siitä puuttuu")
        assert "tämä peli on pelattu sääntöjen versiolla 99" in error_line(newer)


def test_every_reason_is_in_the_catalogues() -> None:
    for language, messages in catalogues():
        assert {("files", "the file is empty"), ("files", "is empty")} <= messages.keys(), language
    assert set(LANGUAGES) == {"en", "it", "fi", "de"}
