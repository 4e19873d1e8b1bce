"""No test waits for an answer that nobody gives."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from rbdesigner.play.match import Match
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.message_boxes import MessageAnswer
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.session import Session
from rbdesigner.ui.widgets.theme import ThemeSwitch
from tests.gui.answering import giving_up
from tests.gui.conftest import taken_down
from tests.gui.game.begun import isle, played


def test_a_question_that_demands_an_answer_is_given_up(window: MainWindow) -> None:
    box = message_boxes.message_box(window, QMessageBox.Icon.Question, "Write the record?")
    roles = QMessageBox.ButtonRole
    buttons = [(MessageAnswer.SAVE, "Save", roles.AcceptRole), (MessageAnswer.DISCARD, "Do not", roles.DestructiveRole)]
    with giving_up() as given_up:
        assert message_boxes.choose(box, buttons, MessageAnswer.SAVE) is MessageAnswer.CANCEL
    assert given_up == ["message: Write the record?"]


def test_a_window_whose_archive_is_broken_is_taken_down(qtbot: QtBot) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    session = Session.begin()
    window = MainWindow(ThemeSwitch(app), session)
    window.show()
    window.workbench.games.show(Match(played(isle(), 4)))
    folders.data().mkdir(parents=True, exist_ok=True)
    (folders.data() / "games.sqlite").mkdir()
    assert taken_down(window, session) == ["message: The game could not be kept among the games played."]
