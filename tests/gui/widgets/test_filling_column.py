"""The first column of a table fills the width, and is never cut."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from rbdesigner.ui.widgets.table_views import CopiedTable


@pytest.mark.parametrize("width", [120, 800])
def test_the_first_column_is_whole_and_fills_the_width(qtbot: QtBot, width: int) -> None:
    table = CopiedTable("idle")
    qtbot.addWidget(table)
    table.show_rows(["Gebäude", "gestanden", "untätig", "Anteil"], [(1, ["Kohlenmeiler", "120.5", "30.2", "25 %"])])
    table.resize(width, 200)
    with qtbot.waitExposed(table):
        table.show()
    header = table.header()
    assert header.sectionSize(0) >= table.sizeHintForColumn(0) > 40
    assert header.length() >= table.viewport().width()
    assert (header.length() > table.viewport().width()) == (width == 120)  # then it is scrolled
