"""The lines of a game are named, noted on, compared, sorted, deleted and gone back to, by mouse and by keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.play.match import Match
from rbdesigner.play.variations import LINE, LINES, MOST_VARIATIONS
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.ui.dialogs.games.variations_dialog import VariationColumn, VariationsDialog
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage.languages import day_of
from tests.gui.answering import Answers, escape, press, trigger
from tests.gui.game.begun import begun, in_front, isle, some_actions
from tests.gui.game.test_variations import again, leave, menu_of, part_of

GAMES = sorted((Path(__file__).parents[2] / "games").glob("*.rbgame"))
SOLO = next(path for path in GAMES if path.stem.startswith("solo"))


def three_lines() -> Match:
    """A solo game with three lines: left after 200, 100 and 60 entries of its log."""
    match = part_of(SOLO, 240)
    for moment in (200, 100, 60):
        leave(match, moment)
        for _ in range(3):
            match.do(match.game.legal_actions()[0])
    assert len(match.variations.all) == 3
    return match


@pytest.fixture
def match(qtbot: QtBot) -> Match:
    return three_lines()


def shown(qtbot: QtBot, match: Match) -> VariationsDialog:
    dialog = VariationsDialog(match)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    dialog.list.setFocus()
    return dialog


def cells(dialog: VariationsDialog, column: VariationColumn) -> list[str]:
    return [str(dialog.model.index(row, column).data()) for row in range(dialog.model.rowCount())]


def choose(dialog: VariationsDialog, row: int, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    at = dialog.list.visualRect(dialog.model.index(row, VariationColumn.ACTIONS)).center()
    QTest.mouseClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, held, at)


def rename(dialog: VariationsDialog, name: str) -> None:
    """F2, the name, Return."""
    QTest.keyClick(dialog.list, Qt.Key.Key_F2)
    field = dialog.list.viewport().findChild(QLineEdit)
    assert field is not None
    field.selectAll()
    QTest.keyClicks(field, name)
    QTest.keyClick(field, Qt.Key.Key_Return)
    QApplication.processEvents()


def test_each_line_tells_when_it_was_left_how_far_it_goes_and_its_points(qtbot: QtBot, match: Match) -> None:
    dialog = shown(qtbot, match)
    assert cells(dialog, VariationColumn.NAME)[0] == "the current line"
    assert cells(dialog, VariationColumn.NAME)[1:] == ["no name"] * 3
    today = day_of(datetime.now().astimezone().isoformat())
    assert all(when.startswith(today) for when in cells(dialog, VariationColumn.LEFT)[1:])
    for row in range(1, 4):
        entry = dialog.model.entry_at(row)
        assert entry.line is not None
        other = again(match)
        other.take_variation(entry.number)
        state = other.game.state
        assert cells(dialog, VariationColumn.TO)[row] == f"Turn {state.turn}, {state.phase.name.lower()}"
        assert cells(dialog, VariationColumn.POINTS)[row] == str(other.game.scores()[0].total)
        assert cells(dialog, VariationColumn.ACTIONS)[row] == str(len(entry.line.actions))
        mark = entry.line.mark
        assert cells(dialog, VariationColumn.FROM)[row] == f"Turn {mark.turn}, {mark.phase.name.lower()}"


def test_a_line_is_named_by_keyboard_and_the_name_comes_back_from_the_file(qtbot: QtBot, match: Match) -> None:
    match.mark_saved()
    dialog = shown(qtbot, match)
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    row = dialog.list.currentIndex().row()
    line = dialog.model.entry_at(row).line
    rename(dialog, "Rush for <gold>")
    assert cells(dialog, VariationColumn.NAME)[row] == "Rush for <gold>"
    assert match.is_modified
    choose(dialog, row)
    QTest.keyClicks(dialog.note, "Two mines, & too few geese")
    QTest.keyClick(dialog.note, Qt.Key.Key_Return)
    QTest.keyClicks(dialog.note, "second row")
    back = again(match)
    assert line in back.variations.all
    said = back.variations.note_on(line)
    assert (said.name, said.note) == ("Rush for <gold>", "Two mines, & too few geese\nsecond row")
    assert said.left[:10] == datetime.now(UTC).strftime("%Y-%m-%d")
    other = shown(qtbot, back)
    assert "Rush for <gold> (note)" in cells(other, VariationColumn.NAME)


def test_the_note_belongs_to_the_chosen_line(qtbot: QtBot, match: Match) -> None:
    dialog = shown(qtbot, match)
    for row in (1, 2):
        choose(dialog, row)
        QTest.keyClicks(dialog.note, f"note {row}")
    choose(dialog, 1)
    assert dialog.note.toPlainText() == "note 1"
    choose(dialog, 3)
    assert dialog.note.toPlainText() == ""
    choose(dialog, 1, Qt.KeyboardModifier.ControlModifier)
    assert not dialog.note.isEnabled(), "two lines are chosen"
    assert dialog.drop_button.isEnabled()
    assert not dialog.go_button.isEnabled()


@pytest.mark.parametrize(
    ("column", "key"),
    [
        (VariationColumn.POINTS, int),
        (VariationColumn.ACTIONS, int),
        (VariationColumn.FROM, lambda text: int(text.split()[1].rstrip(",")) if text else 0),
    ],
)
def test_lines_are_sorted_by_what_a_column_means(
    qtbot: QtBot, match: Match, column: VariationColumn, key: Callable[[str], int]
) -> None:
    dialog = shown(qtbot, match)
    header = dialog.list.header()
    at = QPoint(header.sectionViewportPosition(column) + 10, header.height() // 2)
    for descending in (False, True):
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        found = [key(text) for text in cells(dialog, column)]
        assert found == sorted(found, reverse=header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder)
        assert descending in (True, False)
    assert len(set(found)) > 1


def test_a_line_without_a_name_is_deleted_at_once_and_one_with_a_name_after_a_question(
    window: MainWindow, qtbot: QtBot, answers: Answers, match: Match
) -> None:
    window.workbench.games.show(match)
    lines = match.variations.all[:]
    match.say(lines[1], "Rush", "")
    dialog = shown(qtbot, match)
    row = dialog.model.row_of(lines[0])
    choose(dialog, row)
    QTest.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert match.variations.all == lines[1:]
    choose(dialog, dialog.model.row_of(lines[1]))
    answers.give("message", escape)
    QTest.keyClick(dialog.list, Qt.Key.Key_Delete)
    assert match.variations.all == lines[1:]
    answers.give("message", press("discard"))
    QTest.mouseClick(dialog.drop_button, Qt.MouseButton.LeftButton)
    assert match.variations.all == lines[2:]
    choose(dialog, 0)
    assert not dialog.drop_button.isEnabled(), "the line that is played cannot be deleted"
    assert again(match).variations.all == lines[2:]


def test_a_name_goes_with_its_line_wherever_it_is_taken(qtbot: QtBot, match: Match) -> None:
    whole = [action for action in match.game.log if action.player != NONE]
    match.say(None, "Now", "as it was")
    match.say(match.variations.all[0], "First", "")
    match.take_variation(0)
    assert match.variations.present.name == "First"
    (now,) = [line for line in match.variations.all if match.variations.note_on(line).name == "Now"]
    assert list(now.whole) == whole
    back = again(match)
    assert back.variations.present.name == "First"
    assert back.game.extra[LINE] == {"name": "First"}
    assert [back.variations.note_on(line).name for line in back.variations.all].count("Now") == 1
    back.take_variation(
        back.variations.all.index(
            next(line for line in back.variations.all if back.variations.note_on(line).name == "Now")
        )
    )
    assert (back.variations.present.name, back.variations.present.note) == ("Now", "as it was")
    assert "First" in [back.variations.note_on(line).name for line in back.variations.all]


def test_named_lines_stay_however_many_are_left(qtbot: QtBot) -> None:
    match = part_of(GAMES[0], 80)
    leave(match, 78)
    match.say(match.variations.all[0], "The first", "")
    named = match.variations.all[0]
    for moment in range(76, 76 - MOST_VARIATIONS - 3, -1):
        leave(match, moment)
    assert len(match.variations.all) == MOST_VARIATIONS
    assert named in match.variations.all
    back = again(match)
    assert [back.variations.note_on(line).name for line in back.variations.all] == [
        "The first",
        *[""] * (MOST_VARIATIONS - 1),
    ]
    assert back.variations.all[0].whole == named.whole


def test_a_line_that_another_goes_on_from_is_not_kept_twice(qtbot: QtBot) -> None:
    match = part_of(SOLO, 120)
    log = match.game.log[:]
    match.look_at(100)
    match.resume()
    match.look_at(80)
    match.resume()
    assert len(match.variations.all) == 1, "the second is the beginning of the first"
    match.take_variation(0)
    assert match.game.log == log


def test_a_name_is_not_lost_because_the_game_goes_on_from_its_line(qtbot: QtBot) -> None:
    match = part_of(SOLO, 120)
    log = match.game.log[:]
    match.look_at(100)
    match.resume()
    match.say(None, "Half way", "")
    half = match.game.log[:]
    match.take_variation(0)
    assert [match.variations.note_on(line).name for line in match.variations.all] == ["Half way"]
    back = again(match)
    assert [back.variations.note_on(line).name for line in back.variations.all] == ["Half way"]
    back.take_variation(0)
    assert back.game.log == half
    assert [list(line.whole) for line in back.variations.all] == [[each for each in log if each.player != NONE]]


def test_a_longer_line_takes_the_place_of_its_beginning(qtbot: QtBot) -> None:
    whole = part_of(SOLO, 120).game.log[:]
    match = part_of(SOLO, 100)
    match.look_at(80)
    match.resume()
    for action in whole[80:]:
        if action.player != NONE:
            match.do(action)
    match.look_at(60)
    match.resume()
    assert [list(line.whole) for line in match.variations.all] == [[each for each in whole if each.player != NONE]]


def test_a_named_line_is_kept_though_another_goes_on_from_it(qtbot: QtBot) -> None:
    match = part_of(SOLO, 120)
    match.look_at(100)
    match.resume()
    match.say(None, "Half way", "")
    match.look_at(80)
    match.resume()
    assert [match.variations.note_on(line).name for line in match.variations.all] == ["", "Half way"]
    assert not match.variations.present.is_anything, "what is played now is another line"


def test_games_of_older_programs_have_their_lines(qtbot: QtBot, match: Match) -> None:
    match.note_variations()
    data = json.loads(game_records.dumps(match.game))
    data[LINES] = [line["log"] for line in data[LINES]]
    old = Match(Game.from_json(data))
    assert old.variations.all == match.variations.all
    assert {old.variations.note_on(line) for line in old.variations.all} == {("", "", "")}
    data[LINES] = [7]
    with pytest.raises(ScenarioError, match="/lines/0: has to be an object or a list, not 7"):
        Game.from_json(data)
    data[LINES] = [{"name": "x" * 101, "log": []}]
    with pytest.raises(ScenarioError, match="/lines/0/name: may have at most 100 characters"):
        Game.from_json(data)


# In the window


def named_line(dialog: QWidget) -> None:
    """Name the line that was left last, and close."""
    assert isinstance(dialog, VariationsDialog)
    dialog.list.setFocus()
    choose(dialog, 1)
    rename(dialog, "Slow & steady")
    QTest.keyClick(dialog, Qt.Key.Key_Escape)


def gone_back(dialog: QWidget) -> None:
    assert isinstance(dialog, VariationsDialog)
    choose(dialog, 1)
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)


def test_from_the_menu_of_the_bar_and_that_of_the_window(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    page = begun(window, answers, isle(), qtbot)[1]
    some_actions(page.match, 12)
    first = page.match.game.log[:]
    leave(page.match, 6)
    answers.give("other-lines", named_line)
    menu_of(window).actions()[-1].trigger()
    assert page.match.variations.note_on(page.match.variations.all[0]).name == "Slow & steady"
    text = menu_of(window).actions()[0].text()
    state = page.match.variations.end(page.match.variations.all[0])
    assert state is not None
    assert text.startswith("Slow && steady  ·  Turn 1, ")
    assert text.endswith(f"{state.points[0]} points") or state.points[0] == 1
    second = page.match.game.log[:]
    answers.give("other-lines", gone_back)
    trigger(window, "play.lines", qtbot)
    assert page.match.game.log == first
    assert [list(line.whole) for line in page.match.variations.all] == [
        [each for each in second if each.player != NONE]
    ]
    assert in_front(window) is page
