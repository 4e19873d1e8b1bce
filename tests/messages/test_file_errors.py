"""Why files cannot be read is told in every language, and in English as the command line tells it."""

from __future__ import annotations

import ast
import errno
import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from string import Formatter

import pytest

from rbdesigner.engine.games.game import Game
from rbdesigner.engine.notation import notation
from rbdesigner.engine.notation.notation import NotationError
from rbdesigner.engine.notation.notation_parser import NAMED
from rbdesigner.hexes import ORIGIN
from rbdesigner.messages.file_errors import error_line, reason_sentence, reason_text
from rbdesigner.play import archive_file
from rbdesigner.players.player import PlayerError
from rbdesigner.players.registry import TEXTS, find_player
from rbdesigner.rules.tables import TransporterKind
from rbdesigner.scenario import disk, files, formats
from rbdesigner.scenario.errors import InvalidScenario, ScenarioError
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import NOUNS, Reason, Row
from rbdesigner.scenario.schema import CHOICES, read_schema, scenario_schema
from rbdesigner.tiles import Terrain, TileKind, tile
from rbdesigner.translatable import Plural
from tests.messages.languages import catalogues, spoken
from tests.messages.told_reasons import LANGUAGES, refused
from tests.syntax_trees import naming, nodes

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


# Every text

KINDS = {"kind": TransporterKind.DONKEY, "tile": TileKind(Terrain.WOODS, ((0, 1),)), "noun": Reason(NOUNS[0])}
"""Values that sentences want in a form."""


def every_text() -> Iterator[tuple[str, frozenset[str]]]:
    """The texts of reasons and remarks as the code has them, with the names of their values."""
    _, messages = next(catalogues())
    for context, source in messages:
        if context == "files":
            yield source, frozenset(name for _, name, _, _ in Formatter().parse(source) if name)


def test_every_reason_and_remark_is_told_in_every_language_whatever_its_values() -> None:
    for source, names in every_text():
        values = {name: KINDS.get(name, Reason(NAMED[0]) if name == "what" else f"<{name}>") for name in names}
        for number in (1, 2) if "%n" in source else (0,):
            counted = Plural(source, source, "n") if number else source
            reason = Reason(counted, **values, **({"n": number} if number else {}))
            for language, translator in LANGUAGES.items():
                with spoken(translator):
                    told = reason_text(reason)
                assert not set("{}|%") & set(told), (language, told)
                assert not number or str(number) in told or number == 1, (language, told)
                for name in names - KINDS.keys() - {"what"}:
                    assert f"<{name}>" in told, (language, told)


def test_what_is_named_in_a_reason_can_be_named_in_every_form() -> None:
    sentences = [source for source, names in every_text() if "what" in names and "found" not in names]
    assert len(sentences) == 3
    for sentence in sentences:
        for what in NAMED:
            for translator in LANGUAGES.values():
                with spoken(translator):
                    assert reason_text(Reason(sentence, what=Reason(what), word="'x'", example="2,-1", known="a")), what


def test_all_choices_of_the_schema_are_named_in_every_language() -> None:
    def titles(part: object) -> Iterator[str]:
        if isinstance(part, dict):
            if "enum" in part:
                yield part["title"].lower()
            for each in part.values():
                yield from titles(each)
        elif isinstance(part, list):
            for each in part:
                yield from titles(each)

    assert {*titles(scenario_schema()), *titles(read_schema("book")), *titles(read_schema("atlas"))} == set(CHOICES)


GIVEN = {"ScenarioError": 2, "GameError": 2, "ChangedOnDisk": 2, "ArchiveError": 2, "Fault": 1, "PlayerError": 1}
"""How many arguments of an error stand before its reason."""
ERRORS = (*GIVEN, "NotationError", "MapError")


def test_no_error_of_a_file_is_raised_with_a_text_that_has_no_translation() -> None:
    for path in {path for error in ERRORS for path in naming(f"{error}(")}:
        if "cli" in path.parts:
            continue
        for node in nodes(path, ast.Call):
            if isinstance(node.func, ast.Name) and node.func.id in ERRORS:
                for argument in node.args[GIVEN.get(node.func.id, 0) :]:
                    plain = isinstance(argument, ast.JoinedStr) or (
                        isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                    )
                    assert not plain, f"{path}:{node.lineno}"


# What goes wrong


GAME = json.loads((Path(__file__).parents[1] / "games" / "solo-millbrook.rbgame").read_text("utf-8"))
LINES = (
    "", "1:", "step donkey1 2,-1", "1: walk", "1: step", "1: step cow1 2,-1", "1: step donkey99 2,-1",
    "1: step wagon1 2,-1", "1: step donkey1 2,-1 3", "1: step donkey1 nowhere", "1: step donkey1 90,90", "99: done",
    "x: done", "chance: done", "1: figures 1", "1: load boards donkey1 to 2", "1: load cows donkey1 > 0,0",
    "1: offer 2", "1: offer : done", "1: take x", "1: take", "1: build woodcutter", "1: road 0,0", "1: wall 0,0:9",
    "1: bridge 0,0:3", "1: make donkey1 at", "1: done\n1: done", "1: d\u00f6ne",
    "1: " + "done " * 3000, "1: research 7", "chance: mines 0,0", "chance: figures 1, 1",
)  # fmt: skip
DATA = (
    7, {}, {"do": 3}, {"do": "walk"}, {"do": "step"}, {"do": "step", "player": "one"}, {"do": "step", "player": 9**12},
    {"do": "step", "player": 1, "transporter": 1, "to": 5}, {"do": "step", "player": 1, "cow": 1},
    {"do": "offer", "player": 1, "partners": 3}, {"do": "offer", "player": 1, "partners": [], "action": {}},
)  # fmt: skip


def test_what_is_no_action_is_told_in_every_language() -> None:
    state = Game.load(Path(__file__).parents[1] / "games" / "solo-millbrook.rbgame").state
    said = set()
    for read, all_broken in ((notation.parse_line, LINES), (notation.from_json, DATA)):
        for broken in all_broken:
            with pytest.raises(NotationError) as caught:
                read(state, broken)  # type: ignore[operator]
            refused(caught.value.reason)
            assert str(caught.value) == caught.value.reason
            said.add(caught.value.reason.source)
    assert len(said) > 20


@pytest.mark.parametrize("entry", ["1: walk north", "1: step donkey1 0,0", "1: home 0,0"])
def test_the_entry_of_a_saved_game_that_cannot_be_done_is_told_in_every_language(tmp_path: Path, entry: str) -> None:
    error = failure(Game.load, written(tmp_path, {**GAME, "log": [*GAME["log"][:4], entry]}))
    with spoken(LANGUAGES["en"]):
        assert error_line(error) == str(error)
    refused(error.reason)
    with spoken(LANGUAGES["fi"]):
        assert f"merkintä 5, '{entry}': " in error_line(error)


def test_the_map_of_a_saved_game_that_cannot_be_played_is_told_in_every_language(tmp_path: Path) -> None:
    error = failure(Game.load, written(tmp_path, {**GAME, "scenario": FORMAT}))
    refused(error.reason)
    with spoken(LANGUAGES["de"]):
        assert ": diese Karte lässt sich nicht spielen: " in error_line(error)


def test_entries_count_in_the_plural_of_the_language(tmp_path: Path) -> None:
    river: dict[str, object] = {**TILE, "rivers": [[]]}
    error = failure(files.load, written(tmp_path, {**FORMAT, "tiles": [river]}))
    assert "needs at least 1 entry, not 0" in str(error)
    with spoken(LANGUAGES["fi"]):
        assert "vaatii vähintään 1 merkinnän, ei 0" in error_line(error)
    river["rivers"] = [[0, 1, 2, 3]]
    error = failure(files.load, written(tmp_path, {**FORMAT, "tiles": [river]}))
    assert "may have at most 3 entries, not 4" in str(error)
    with spoken(LANGUAGES["de"]):
        assert "darf höchstens 3 Einträge haben, nicht 4" in error_line(error)


def test_a_failed_save_is_told_in_every_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> Path:
        raise OSError(errno.ENOSPC, "No space left on device")

    scenario = Scenario(tiles={ORIGIN: tile(Terrain.PASTURE)})
    files.save(scenario, tmp_path / "map.json")
    monkeypatch.setattr(disk, "written_beside", full)
    for target in (tmp_path, tmp_path / "map.json", tmp_path / "new.json"):
        with pytest.raises(ScenarioError) as caught:
            files.save(scenario, target)
        refused(caught.value.reason)
    with spoken(LANGUAGES["it"]):
        assert error_line(caught.value).endswith("non si può scrivere: il disco è pieno; nessun file è stato scritto")


def test_a_remark_on_a_save_is_a_sentence_in_every_language(tmp_path: Path) -> None:
    path = tmp_path / "map.json"
    files.save(Scenario(tiles={ORIGIN: tile(Terrain.PASTURE)}), path)
    (tmp_path / "map.json~").mkdir()
    report = files.save(Scenario(tiles={ORIGIN: tile(Terrain.SEA)}), path)
    refused(report.remark)
    assert reason_sentence(report.remark).startswith("No backup of the version before could be kept: ")
    with spoken(LANGUAGES["de"]):
        assert reason_sentence(report.remark) == (
            "Von der vorigen Fassung konnte keine Sicherung behalten werden: das ist ein Ordner, keine Datei."
        )


def test_an_archive_that_cannot_be_written_is_told_in_every_language(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(archive_file.ArchiveError) as caught, archive_file.ArchiveFile(tmp_path / "file" / "x").open():
        pass
    refused(caught.value.reason)
    with pytest.raises(archive_file.ArchiveError) as caught, archive_file.ArchiveFile(tmp_path / "a.sqlite").open():
        error = sqlite3.OperationalError("attempt to write a readonly database")
        error.sqlite_errorcode = sqlite3.SQLITE_READONLY
        raise error
    refused(caught.value.reason)


def test_a_player_that_cannot_be_seated_is_told_in_every_language(tmp_path: Path) -> None:
    (tmp_path / "none.py").write_text("")
    (tmp_path / "odd.py").write_text("KINDS = [7]")
    for spec in ("clever", "random:hard", "random:a=b", tmp_path / "none.py", tmp_path / "odd.py", "nowhere.py"):
        with pytest.raises(PlayerError) as caught:
            find_player(str(spec))
        refused(caught.value.reason)
        again = Reason.of_json(json.loads(json.dumps(caught.value.reason.to_json())), TEXTS)
        assert again == caught.value.reason
        refused(again)


@pytest.mark.parametrize("data", [3, {}, {"text": "{x}", "values": {"x": "1"}}, {"text": next(iter(TEXTS))}])
def test_what_is_no_known_reason_is_taken_for_none(data: object) -> None:
    with pytest.raises(ValueError, match="no known reason"):
        Reason.of_json(data, TEXTS)


def test_a_row_is_joined_as_the_language_joins() -> None:
    reason = Reason("{word} is not an action", word=Row(("a", "b", "c"), "or"))
    assert reason == "a, b or c is not an action"
    with spoken(LANGUAGES["de"]):
        assert reason_text(reason) == "a, b oder c ist keine Aktion"
