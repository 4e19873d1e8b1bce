"""Lines over turns: their title stays within them."""

from __future__ import annotations

from unittest.mock import patch

from PySide6.QtGui import QFont, QFontMetrics, QPainter
from pytestqt.qtbot import QtBot

from rbdesigner.ui.widgets.turn_lines import TurnLines


def test_a_title_that_is_too_long_in_bold_ends_in_dots(qtbot: QtBot) -> None:
    lines = TurnLines("Points after the turn: goods aboard and the wonder")
    qtbot.addWidget(lines)
    bold = QFont(lines.font())
    bold.setBold(True)
    lines.resize(lines.fontMetrics().horizontalAdvance(lines.title) + 40, 300)
    drawn: list[tuple[int, str]] = []
    draw = QPainter.drawText

    def drawing(painter: QPainter, *given: object) -> None:
        if painter.font().bold():
            drawn.append((round(given[0].width()), str(given[-1])))  # type: ignore[attr-defined]
        draw(painter, *given)  # type: ignore[arg-type]

    with patch.object(QPainter, "drawText", drawing):
        lines.grab()
    ((room, title),) = drawn
    assert title.endswith("…") and QFontMetrics(bold).horizontalAdvance(title) <= room
