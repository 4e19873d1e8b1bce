"""Labels, notes and districts by mouse and keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import ORIGIN, Hex
from rbdesigner.scenario.model import Inscription
from rbdesigner.ui.editor.settings import ToolKey
from rbdesigner.ui.editor.text_dialog import TextDialog
from tests.gui.answering import Answers, escape
from tests.gui.editor.conftest import Hand, island

NORTH = Hex(0, -1)


def writing(label: str = "", note: str = "", district: str = "", *, private: bool = False) -> object:
    """Type into the fields as a user does, and press Return in the last."""

    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, TextDialog)
        for field, text in ((dialog.label, label), (dialog.note, note), (dialog.district.lineEdit(), district)):
            assert field is not None
            field.setFocus()
            field.selectAll()
            QTest.keyClick(field, Qt.Key.Key_Backspace)
            QTest.keyClicks(field, text)
        if private:
            dialog.note_private.click()
        QTest.keyClick(dialog.label, Qt.Key.Key_Return)

    return answer


def test_texts_are_written_moved_and_taken_away_by_mouse(hand: Hand, answers: Answers) -> None:
    hand.use(ToolKey.TEXT)
    answers.give("map-texts", writing("Old Mill", "too near?", "West", private=True))
    hand.click(ORIGIN)
    assert hand.scenario.labels == {ORIGIN: Inscription("Old Mill")}
    assert hand.scenario.notes == {ORIGIN: Inscription("too near?", private=True)}
    assert hand.scenario.districts == {ORIGIN: Inscription("West")}
    assert hand.undo_count == 1
    hand.move(NORTH)
    hand.move(ORIGIN)
    assert hand.editor.note == "too near?"
    hand.drag(ORIGIN, NORTH)
    assert set(hand.scenario.labels) == set(hand.scenario.notes) == {NORTH}
    assert set(hand.scenario.districts) == {ORIGIN}
    answers.give("map-texts", writing(district="West"))
    hand.click(NORTH)
    assert not hand.scenario.labels and not hand.scenario.notes
    assert set(hand.scenario.districts) == {ORIGIN, NORTH}
    for _ in range(3):
        hand.document.undo_stack.undo()
    assert not hand.scenario.labels and not hand.scenario.districts


def test_the_selected_tiles_become_a_district_by_keyboard(hand: Hand, answers: Answers) -> None:
    hand.document.selection = frozenset({ORIGIN, NORTH})
    hand.use(ToolKey.TEXT)
    hand.move(ORIGIN)
    answers.give("map-texts", writing(district="North"))
    hand.key(Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert {at: text.text for at, text in hand.scenario.districts.items()} == {ORIGIN: "North", NORTH: "North"}
    answers.give("map-texts", escape)
    hand.key(Qt.Key.Key_Return)
    assert hand.undo_count == 1


def test_a_district_that_is_made_private_is_so_everywhere(hand: Hand, answers: Answers) -> None:
    hand.given(tiles={})
    hand.document.selection = frozenset({ORIGIN, NORTH})
    hand.use(ToolKey.TEXT)
    answers.give("map-texts", writing(district="North"))
    hand.click(ORIGIN)
    hand.document.selection = frozenset()

    def keep_secret(dialog: QWidget) -> None:
        assert isinstance(dialog, TextDialog)
        dialog.district_private.click()
        dialog.accept()

    answers.give("map-texts", keep_secret)
    hand.click(NORTH)
    assert {text.private for text in hand.scenario.districts.values()} == {True}
    assert len(hand.scenario.districts) == 2


def test_tab_goes_from_each_text_to_whether_it_is_private(qtbot: QtBot) -> None:
    dialog = TextDialog(island(), ORIGIN, [ORIGIN])
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.label.setFocus()
    reached = []
    for _ in range(6):
        reached.append(dialog.focusWidget())
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert reached == [
        *(dialog.label, dialog.label_private, dialog.note, dialog.note_private),
        *(dialog.district, dialog.district_private),
    ]
    assert dialog.note.toPlainText() == ""


def test_far_away_districts_are_outlined_and_nothing_is_written(hand: Hand) -> None:
    hand.editor.zoom_to(30)
    bare = hand.picture()
    hand.given(inscribed={"labels": {ORIGIN: Inscription("Old Mill")}, "notes": {NORTH: Inscription("Look here")}})
    assert hand.picture() == bare, "too small to be read"
    hand.given(inscribed={"districts": {ORIGIN: Inscription("West")}})
    assert hand.picture() != bare
    hand.editor.zoom_to(75)
    written = hand.picture()
    hand.given(inscribed={"labels": {ORIGIN: None}})
    assert hand.picture() != written
