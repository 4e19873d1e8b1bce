"""Solutions and tables of records in the window."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.engine.games.game import Game
from rbdesigner.lab.puzzles.record_table import RecordTable
from rbdesigner.lab.puzzles.solution import Solution
from rbdesigner.lab.puzzles.verification import Verification, verify
from rbdesigner.ui.puzzles.record_window import RecordWindow
from rbdesigner.ui.puzzles.solution_report import SolutionReport
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answer, Answers, choose_file, escape, reading, trigger

pytestmark = pytest.mark.kept_window

GAMES = Path(__file__).parents[2] / "games"
SOLO, DUO = GAMES / "solo-millbrook.rbgame", GAMES / "duo-the-lake-between.rbgame"


@cache
def solution() -> Solution:
    return Solution.of(Game.load(SOLO), "Ada", "2026-11-23")


@cache
def verified() -> Verification:
    """What verifying this solution tells; that is done once for all tests."""
    return verify(solution())


def verified_of(holder: str) -> Verification:
    """What verifying this solution tells if it is that of another holder."""
    return replace(verified(), solution=replace(solution(), holder=holder))


def file_of(folder: Path, holder: str = "Ada") -> Path:
    path = folder / f"{holder}.rbsolution"
    replace(solution(), holder=holder).save(path)
    return path


def texts(dialog: QWidget) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def report_to(seen: list[list[str]], then: str = "") -> Answer:
    """Note what a report says, and press its button for the game or the records."""

    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, SolutionReport)
        seen.append(texts(dialog))
        buttons = {"game": dialog.open_button, "record": dialog.record_button}
        buttons[then].click() if then else dialog.reject()

    return answer


def test_a_finished_solo_game_is_saved_as_a_solution(
    window: MainWindow, tmp_path: Path, answers: Answers, qtbot: QtBot
) -> None:
    window.workbench.files.open(DUO)
    qtbot.waitUntil(lambda: window.registry["play.figures"].isEnabled())
    assert not window.registry["puzzle.save"].isEnabled()
    window.workbench.files.open(SOLO)
    path = tmp_path / "mine.rbsolution"
    answers.give("file-choice", choose_file(path))
    trigger(window, "puzzle.save", qtbot)
    assert verify(path).points == (340,)
    window.tabs.current_game.match.undo()  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: not window.registry["puzzle.save"].isEnabled())


def test_a_solution_is_verified_and_opened_as_a_game(
    window: MainWindow, tmp_path: Path, answers: Answers, qtbot: QtBot
) -> None:
    seen: list[list[str]] = []
    answers.give("file-choice", choose_file(file_of(tmp_path)))
    answers.give("solution-report", report_to(seen, "game"))
    trigger(window, "puzzle.verify", qtbot)
    (said,) = seen
    assert "Legal: 340 points" in said
    assert "340: 2 stock 240, 1 coin 40, 4 gold 40, wonder 20" in said
    assert {"after turn 20", "119", "Ada, 23 Nov 2026", "88d0fe6f4cdf…, rules 1"} <= set(said)
    game = window.tabs.current_game
    assert game is not None
    assert (game.match.moment, len(game.match.game.log)) == (0, 422)


def test_a_fault_is_told_with_its_moment_and_shown_on_the_board(
    window: MainWindow, tmp_path: Path, answers: Answers
) -> None:
    cheat = tmp_path / "cheat.rbsolution"
    replace(solution(), log=(*solution().log[:30], "1: brick with 2 stone")).save(cheat)
    seen: list[list[str]] = []
    answers.give("solution-report", report_to(seen, "game"))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(cheat))])
    window.workbench.take_dropped(data)
    (said,) = seen
    assert any(text.startswith("Not legal") for text in said)
    assert any(text.startswith("Entry 31 of the log, turn 3, building:\n1: brick with 2 stone\n") for text in said)
    game = window.tabs.current_game
    assert game is not None
    assert (game.match.state.turn, len(game.match.game.log)) == (3, 30)


def test_a_solution_of_an_unknown_map_says_what_helps(window: MainWindow, tmp_path: Path, answers: Answers) -> None:
    path = tmp_path / "strange.rbsolution"
    replace(solution(), hash="0" * 64).save(path)
    said: list[str] = []
    answers.give("message", reading(said, escape))
    assert not window.workbench.files.open(path)
    assert "open that map first" in said[0]
    assert "000000000000…" in said[0]


def test_a_solution_goes_from_its_report_into_a_new_table(window: MainWindow, tmp_path: Path, answers: Answers) -> None:
    table = tmp_path / "club.rbrecords"
    answers.give("solution-report", report_to([], "record"))
    answers.give("file-choice", choose_file(table))
    window.workbench.files.open(file_of(tmp_path))
    (shown,) = window.workbench.puzzles.open_windows
    assert [held.solution.holder for held in RecordTable.load(table).records] == ["Ada"]
    assert shown.told.text() == "Records taken in: 1"
    shown.close()


@pytest.fixture
def club(window: MainWindow, tmp_path: Path) -> RecordWindow:
    """The window with a table of one record."""
    path = tmp_path / "club.rbrecords"
    RecordTable().added(verified()).save(path)
    assert window.workbench.files.open(path)
    (shown,) = window.workbench.puzzles.open_windows
    return shown


def test_a_table_is_shown_by_scenario(club: RecordWindow) -> None:
    heading, row = club.table.rows()
    assert heading[0] == "Millbrook, RB-S1  (88d0fe6f4cdf…)"
    assert row == ["2 stock 240, 1 coin 40, 4 gold 40, wonder 20", "Ada", "23 Nov 2026", "340", "20", "119", "1"]
    club.close()


def test_a_record_is_opened_as_a_game(window: MainWindow, club: RecordWindow) -> None:
    assert not club.open_button.isEnabled()
    item = club.table.topLevelItem(1)
    assert item is not None
    item.setSelected(True)
    club.open_button.click()
    game = window.tabs.current_game
    assert game is not None
    assert game.match.game.over
    club.close()


def test_solutions_are_added_and_what_is_none_is_told(club: RecordWindow, tmp_path: Path, answers: Answers) -> None:
    answers.give("file-choice", choose_file(file_of(tmp_path, "Bert")))
    club.add_button.click()
    assert [held.solution.holder for held in RecordTable.load(club.path).records] == ["Ada", "Bert"]
    said: list[str] = []
    answers.give("file-choice", choose_file(DUO))
    answers.give("message", reading(said, escape))
    club.add_button.click()
    assert "not for 2" in said[0]
    assert len(club.records.records) == 2
    club.close()


def test_what_others_have_written_into_the_table_meanwhile_is_kept(
    club: RecordWindow, tmp_path: Path, answers: Answers
) -> None:
    RecordTable.load(club.path).added(verified_of("Bert")).save(club.path)
    answers.give("file-choice", choose_file(file_of(tmp_path, "Cleo")))
    club.add_button.click()
    assert {held.solution.holder for held in RecordTable.load(club.path).records} == {"Ada", "Bert", "Cleo"}
    assert club.told.text() == "Records taken in: 1"
    assert len(club.records.records) == 3


def test_a_table_that_cannot_be_read_any_more_is_left_as_it_is(
    club: RecordWindow, tmp_path: Path, answers: Answers
) -> None:
    club.path.write_text("{", "utf-8")
    said: list[str] = []
    answers.give("file-choice", choose_file(file_of(tmp_path, "Cleo")))
    answers.give("message", reading(said, escape))
    club.add_button.click()
    assert club.path.read_text("utf-8") == "{" and "cannot be opened" in said[0]


def test_another_table_is_merged_but_for_what_is_forged(club: RecordWindow, tmp_path: Path, answers: Answers) -> None:
    good, forged = tmp_path / "good.rbrecords", tmp_path / "forged.rbrecords"
    RecordTable().added(verified_of("Cleo")).save(good)
    forged.write_text(good.read_text("utf-8").replace('"points": 340', '"points": 400'), "utf-8")
    said: list[str] = []
    answers.give("file-choice", choose_file(forged))
    answers.give("message", reading(said, escape))
    club.merge_button.click()
    assert "verifying gives 340, not 400" in said[0]
    answers.give("file-choice", choose_file(good))
    club.merge_button.click()
    assert club.told.text() == "Records taken in: 1"
    assert [held.solution.holder for held in RecordTable.load(club.path).records] == ["Ada", "Cleo"]
    club.close()
