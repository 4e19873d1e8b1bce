"""The field of the console: whatever is typed, it is seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.ui.editor.panels.console_input import ConsoleInput

LONG = "for a in list(scenario.tiles): scenario.tiles[a] = rb.tiles.tile(rb.tiles.Terrain.DESERT)"


@pytest.fixture
def field(qtbot: QtBot) -> Iterator[ConsoleInput]:
    holder = QWidget()
    qtbot.addWidget(holder)
    field = ConsoleInput(holder)
    column = QVBoxLayout(holder)
    column.addWidget(field)
    column.addStretch(1)
    holder.resize(360, 300)
    holder.show()
    qtbot.waitExposed(holder)
    yield field


def test_a_long_line_breaks_and_hides_behind_no_scroll_bar(field: ConsoleInput, qtbot: QtBot) -> None:
    low = field.height()
    QTest.keyClicks(field, LONG)
    qtbot.waitUntil(lambda: field.height() > low)
    assert not field.horizontalScrollBar().isVisible() and not field.verticalScrollBar().isVisible()
    lines = field.fontMetrics().horizontalAdvance(LONG) / field.viewport().width()
    assert field.height() > lines * field.fontMetrics().lineSpacing()
    field.take(LONG)
    qtbot.waitUntil(lambda: field.height() == low)


def test_the_field_takes_no_more_than_eight_lines(field: ConsoleInput, qtbot: QtBot) -> None:
    QTest.keyClicks(field, LONG * 9)
    qtbot.waitUntil(lambda: field.verticalScrollBar().isVisible())
    assert field.height() < 9 * field.fontMetrics().lineSpacing()
