"""Copies that runs before have left behind: whatever is in one, it blocks no other and raises errors of files only."""

from __future__ import annotations

import json
import os
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtWidgets import QTreeWidget, QWidget

from rbdesigner.engine.games import game_records
from rbdesigner.hexes import Hex
from rbdesigner.play import journal_file
from rbdesigner.play.match import Match
from rbdesigner.scenario import files
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.unsaved_copies import Copy, head_line, write_copy
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.shell.recovery import recover
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.session import Session, abandoned_sessions
from tests.gui.answering import Answers, escape, press_text, reading
from tests.gui.copies import game_in, map_in
from tests.gui.game.begun import isle, played
from tests.parameters import few

pytestmark = pytest.mark.kept_window

SOUND = Scenario(Properties(title="Sound"), {Hex(0, 0): tile(Terrain.WOODS)})
DEEP = "[" * 100_000
# Heads as they were before they named a kind.
MAP_HEAD = {"title": "Odd", "path": None, "time": "2026-01-02T03:04:05"}
GAME_HEAD = MAP_HEAD | {"game": True, "turn": 1}
MAP, GAME = files.dumps(SOUND), json.dumps(game_records.to_json(played(isle(), 2)))
CHANGES = ['[2, ["1: done"], 1]', '[3, ["1: done"], 2]']


def copy(head: object, *lines: str) -> str:
    return "\n".join([head if isinstance(head, str) else json.dumps(head), *lines, ""])


ODD = {
    "a time with a zone": copy(MAP_HEAD | {"time": "2026-01-02T03:04:05+02:00"}, MAP),
    "the first moment there is, with a zone": copy(MAP_HEAD | {"time": "0001-01-01T00:00:00+14:00"}, MAP),
    "no time": copy(MAP_HEAD | {"time": None}, MAP),
    "a number as time": copy(MAP_HEAD | {"time": 1e300}, MAP),
    "a NUL in the path": copy(MAP_HEAD | {"path": "/tmp/a\0b.json"}, MAP),
    "half a letter in the path": copy(MAP_HEAD | {"path": "/tmp/\ud800.json"}, MAP),
    "half a letter in the title": copy(MAP_HEAD | {"title": "\ud800"}, MAP),
    "a list as path": copy(MAP_HEAD | {"path": [1]}, MAP),
    "a list as title": copy(MAP_HEAD | {"title": ["x"]}, MAP),
    "a path that is very long": copy(MAP_HEAD | {"path": "/tmp/" + "x" * 5000}, MAP),
    "a folder as path": copy(MAP_HEAD | {"path": "/"}, MAP),
    "nested deep in the head": copy(DEEP, MAP),
    "nested deep within the head": copy(f'{{"title": "x", "time": {DEEP}', MAP),
    "nested deep in the map": copy(MAP_HEAD, DEEP),
    "a list as head": copy([1, 2], MAP),
    "a number with thousands of digits": copy(f'{{"title": {"9" * 5000}}}', MAP),
    "no map": copy(MAP_HEAD),
    "a game without changes": copy(GAME_HEAD, GAME),
    "a game whose beginning is nested deep": copy(GAME_HEAD, DEEP, *CHANGES),
    "a game whose change is nested deep": copy(GAME_HEAD, GAME, DEEP, *CHANGES),
    "a game that is a list": copy(GAME_HEAD, "[]", *CHANGES),
    "a game without log": copy(GAME_HEAD, "{}", *CHANGES),
    "a game whose moment is a text": copy(GAME_HEAD, GAME, '["1", []]'),
    "a game whose moment is before all": copy(GAME_HEAD, GAME, "[-3, []]"),
    "a game whose moment is huge": copy(GAME_HEAD, GAME, f"[{9**4000}, []]"),
    "a game whose entries are none": copy(GAME_HEAD, GAME, "[2, 7]", "[2, [7]]"),
    "a game whose log holds no text": copy(GAME_HEAD, json.dumps(json.loads(GAME) | {"log": [None] * 3}), *CHANGES),
    "a game whose turn is a list": copy(GAME_HEAD | {"turn": [3]}, GAME, '[2, ["1: done"], [1]]'),
    "a game with a NUL in the path": copy(GAME_HEAD | {"path": "a\0b"}, GAME, *CHANGES),
}


def left_behind(name: str, text: str | bytes) -> Path:
    folder = folders.sessions() / "20260101-120000-abcdef"
    folder.mkdir(exist_ok=True)
    stored = folder / f"{name}.autosave"
    stored.write_bytes(text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text)
    return stored


def offered(window: MainWindow, answers: Answers, failures: int) -> list[str]:
    """Open all that is offered; some of it cannot be read, which is told."""
    shown: list[str] = []

    def open_all(dialog: QWidget) -> None:
        tree = dialog.findChild(QTreeWidget)
        assert isinstance(tree, QTreeWidget)
        shown.extend(tree.topLevelItem(row).text(0) for row in range(tree.topLevelItemCount()))
        press_text("Open these")(dialog)

    answers.give("recovery", open_all)
    for _ in range(failures):
        answers.give("message", escape)
    recover(window, abandoned_sessions(window._session), with_tabs=False)
    return shown


def is_offered(text: str) -> bool:
    """Whether the head of a copy is one."""
    try:
        head = json.loads(text.partition("\n")[0])
    except (ValueError, RecursionError):
        return False
    return isinstance(head, dict)


def read_as_its_kind(copy: Copy) -> object:
    return Match(game_in(copy)).variations.all if copy.kind == "game" else map_in(copy)


def is_read(stored: Path) -> bool:
    (found,) = [copy for copy in Session(stored.parent).copies() if copy.stored == stored]
    try:
        read_as_its_kind(found)
    except ScenarioError:
        return False
    return True


@pytest.mark.parametrize("odd", few([*ODD][::-1], 3))
def test_one_odd_copy_blocks_no_other(odd: str, window: MainWindow, answers: Answers) -> None:
    stored = left_behind("map-1", ODD[odd])
    write_copy(stored.with_name("map-2.autosave"), "map", "Sound", None, MAP)
    failures = int(is_offered(ODD[odd]) and not is_read(stored))
    shown = offered(window, answers, failures)
    assert "Sound" in shown
    assert len(shown) == 1 + is_offered(ODD[odd])
    maps = [page.document.scenario for page in window.tabs.maps()]
    assert SOUND in maps
    assert len(maps) + len(window.tabs.games()) == len(shown) - failures


def test_a_map_comes_back_though_the_line_about_it_is_odd(window: MainWindow, answers: Answers) -> None:
    for number, odd in enumerate(name for name in ODD if ODD[name].endswith(f"{MAP}\n") and is_offered(ODD[name])):
        left_behind(f"map-{number}", ODD[odd])
    shown = offered(window, answers, 0)
    assert len(shown) > 8
    assert [page.document.scenario for page in window.tabs.maps()] == [SOUND] * len(shown)


def test_what_is_no_file_blocks_nothing(window: MainWindow, answers: Answers) -> None:
    stored = left_behind("map-2", "")
    write_copy(stored, "map", "Sound", None, MAP)
    (stored.parent / "map-1.autosave").mkdir()
    os.mkfifo(stored.parent / "map-3.autosave")
    (stored.parent / "map-4.autosave").symlink_to("nowhere")
    (stored.parent / "map-5.autosave").symlink_to("/dev/zero")
    os.utime(stored, (1e11, 1e11))
    (folders.sessions() / "a file").write_text("")
    assert offered(window, answers, 0) == ["Sound"]


def test_a_copy_of_any_time_is_sorted_among_the_others(window: MainWindow) -> None:
    stored = left_behind("map-1", ODD["a time with a zone"])
    for number, odd in enumerate(ODD):
        left_behind(f"map-{number}", ODD[odd])
    copies = Session(stored.parent).copies()
    assert len(copies) > 15
    assert all(isinstance(copy.time, datetime) and copy.time.tzinfo is None for copy in copies)


def test_a_copy_of_a_kind_that_is_not_known_here_is_told_and_kept(window: MainWindow, answers: Answers) -> None:
    stored = left_behind("note-1", copy({"kind": "note", "title": "Mine", "path": None}, "a note"))
    said: list[str] = []
    answers.give("recovery", press_text("Open these"))
    answers.give("message", reading(said))
    recover(window, abandoned_sessions(window._session), with_tabs=False)
    assert said[0].startswith("This copy of “Mine” cannot be read.\n")
    assert said[0].endswith("this program knows no pages of the kind 'note'")
    assert not window.tabs.pages()
    assert stored.exists()


# Any change of any copy


VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.just("2026-01-02T03:04:05Z"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=4,
)


@st.composite
def mutated(draw: st.DrawFn, sound: list[str]) -> bytes:
    """A real copy in which lines, members or bytes have been changed."""
    lines = list(sound)
    for _ in range(draw(st.integers(0, 2))):
        place = draw(st.integers(0, len(lines) - 1))
        data = json.loads(lines[place])
        key = draw(st.sampled_from(sorted(data) if isinstance(data, dict) else range(len(data))))
        data[key] = draw(VALUES)
        lines[place] = json.dumps(data)
    text = bytearray("\n".join([*lines, ""]).encode())
    for _ in range(draw(st.integers(0, 3))):
        place = draw(st.integers(0, len(text)))
        other = st.binary(max_size=6) | st.sampled_from([b"\n", b"[" * 3000])
        text[place : place + draw(st.integers(0, 40))] = draw(other)
    return bytes(text)


GAME_LINES = [head_line("game", "Odd", None, turn=1), GAME, *CHANGES]
MAP_LINES = [head_line("map", "Odd", None, time="2026-01-02T03:04:05"), json.dumps(json.loads(MAP))]
OLD_LINES = [[json.dumps(GAME_HEAD), *GAME_LINES[1:]], [json.dumps(MAP_HEAD), *MAP_LINES[1:]]]


def read_all(text: bytes) -> None:
    """All that a window reads of a copy."""
    with tempfile.TemporaryDirectory() as name:
        (Path(name) / "x-1.autosave").write_bytes(text)
        for copy in Session(Path(name)).copies():
            str(copy.title).encode()
            journal_file.turn(copy.stored)
            with suppress(ScenarioError):
                read_as_its_kind(copy)
            with suppress(ScenarioError):
                map_in(copy)


@given(mutated(GAME_LINES) | mutated(MAP_LINES) | st.sampled_from(OLD_LINES).flatmap(mutated))
@example(ODD["nested deep in the map"].encode())
@example(ODD["a game whose log holds no text"].encode())
def test_readers_of_copies_raise_errors_of_files_alone(text: bytes) -> None:
    read_all(text)


@pytest.mark.slow
@given(st.data())
def test_readers_of_long_copies_raise_errors_of_files_alone(data: st.DataObject) -> None:
    actions = data.draw(st.integers(0, 30))
    game = played(isle(), actions)
    whole = game_records.to_json(game)
    entries: list[str] = list(game_records.lines(game))
    lines = [json.dumps(GAME_HEAD), json.dumps({**whole, "log": entries[:1]})]
    lines += [json.dumps([number, [entries[number]], 1]) for number in range(1, len(entries))]
    read_all(data.draw(mutated(lines)))


def test_mutations_reach_both_ends() -> None:
    """What is left whole is read, so that the tests above try readers and not only refusals."""
    for lines, kind in zip((GAME_LINES, MAP_LINES, *OLD_LINES), ("game", "map") * 2, strict=True):
        with tempfile.TemporaryDirectory() as name:
            (Path(name) / "x-1.autosave").write_text("\n".join([*lines, ""]))
            (found,) = Session(Path(name)).copies()
            assert found.kind == kind
            assert read_as_its_kind(found) is not None
