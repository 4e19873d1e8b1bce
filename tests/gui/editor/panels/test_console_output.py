"""The sheet of the console: what it says before anything was written."""

from __future__ import annotations

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from rbdesigner.ui.editor.panels.console_output import ConsoleOutput, Written

HINT = "first line, " * 8 + "and run only what you trust"


def inked_rows(output: ConsoleOutput) -> int:
    """How many rows of pixels have more than one colour where the hint stands."""
    image = output.viewport().grab(output.hint_rect()).toImage().convertToFormat(QImage.Format.Format_RGB32)
    columns = range(image.width())
    return sum(len({image.pixel(x, y) for x in columns}) > 1 for y in range(image.height()))


def test_all_lines_of_the_hint_are_shown_until_something_is_written(qtbot: QtBot) -> None:
    output = ConsoleOutput(HINT)
    qtbot.addWidget(output)
    output.resize(220, 200)
    output.show()
    qtbot.waitExposed(output)
    lines = output.fontMetrics().horizontalAdvance(HINT) / output.hint_rect().width()
    assert lines > 2
    assert inked_rows(output) > 0.5 * lines * output.fontMetrics().height()
    output.write(Written.REMARK, " ")
    assert inked_rows(output) == 0
    output.clear()
    assert inked_rows(output) > 0


def test_the_hint_is_told_to_those_who_do_not_see_it(qtbot: QtBot) -> None:
    output = ConsoleOutput(HINT)
    qtbot.addWidget(output)
    assert output.accessibleDescription() == HINT
