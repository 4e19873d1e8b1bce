"""No line of the window ends within coordinates."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.ui.dialogs.message_boxes import message_box
from rbdesigner.ui.editor.panels.problem_list import broken_lines
from rbdesigner.ui.widgets.literal import Label, MarkupLabel
from rbdesigner.ui.widgets.unbroken import SentenceItems, unbroken

PLACES = "(1, −2) (1, −2) (1, −2)"
"""Takes two lines if they end within coordinates, and three if not, where there is room for half of it."""


def room(metrics: QFontMetrics) -> int:
    return metrics.horizontalAdvance("(1, −2) (1,") + 8


@pytest.mark.parametrize("kind", [Label, MarkupLabel])
def test_a_label_breaks_between_places_and_keeps_its_text(qtbot: QtBot, kind: type[QLabel]) -> None:
    label = kind()
    qtbot.addWidget(label)
    label.setWordWrap(True)
    label.setText(PLACES)
    metrics = label.fontMetrics()
    assert round(label.heightForWidth(room(metrics)) / metrics.lineSpacing()) == 3
    assert label.text() == PLACES


def test_a_list_breaks_between_places_and_keeps_its_texts(qtbot: QtBot) -> None:
    sentences = QListWidget()
    qtbot.addWidget(sentences)
    sentences.setWordWrap(True)
    sentences.setItemDelegate(SentenceItems(sentences))
    sentences.addItem(PLACES)
    metrics = sentences.fontMetrics()
    sentences.setFixedWidth(room(metrics) + 16)
    sentences.show()
    item = sentences.item(0)
    assert round(sentences.visualItemRect(item).height() / metrics.lineSpacing()) == 3
    assert item.text() == PLACES


def test_painted_lines_and_messages_break_between_places(qtbot: QtBot) -> None:
    font = QApplication.font()
    lines = broken_lines(PLACES, font, room(QFontMetrics(font)), 9)
    assert lines == [unbroken("(1, −2)")] * 3
    parent = QWidget()
    qtbot.addWidget(parent)
    message = message_box(parent, QMessageBox.Icon.Warning, PLACES, PLACES)
    assert message.text() == message.informativeText() == unbroken(PLACES)


@pytest.mark.parametrize("text", ["Crossroads, 4 players", "2, 3 and 4", "(woods, 3)", "(a, −2)"])
def test_only_places_are_kept_together(text: str) -> None:
    assert unbroken(text) == text
