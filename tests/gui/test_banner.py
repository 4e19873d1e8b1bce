"""Notices above a map and messages in the status bar."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.banner import Banner
from rbdesigner.ui.window import MainWindow


@pytest.mark.parametrize("details", [(), ("One road was left out.",), ("One", "Two", "Three")])
def test_a_notice_is_as_high_as_its_lines(window: MainWindow, qtbot: QtBot, details: tuple[str, ...]) -> None:
    notice = Banner("open", "Read from valley.map.", details)
    window.workbench.files.show_scenario(Scenario(), notice=notice)
    lines = (1 + len(details)) * notice.fontMetrics().lineSpacing()
    qtbot.waitUntil(lambda: lines < notice.height() <= lines + 26)
    sign, text = (label for label in notice.findChildren(QLabel))
    first, other = sorted((sign, text), key=lambda label: label.x())
    middle = other.y() + other.contentsRect().top() + notice.fontMetrics().lineSpacing() / 2
    assert details == () or abs(first.geometry().center().y() - middle) <= 2, "the sign is level with the first line"


def test_a_message_takes_the_place_of_the_hint_and_moves_nothing(window: MainWindow, qtbot: QtBot) -> None:
    window.workbench.files.show_scenario(Scenario())
    status = window.workbench.status
    status.show_hint("Click to lay pasture.")
    parts: list[QWidget] = [status.hint, status.zoom, *status.counts.values()]
    qtbot.wait(20)
    before = [part.geometry() for part in parts]
    window.workbench.files.told.emit("Saved to valley.json.")
    assert status.hint.text() == "Saved to valley.json."
    status.show_hint("Click to lay woods.")
    assert status.hint.text() == "Saved to valley.json.", "it can be read in peace"
    qtbot.wait(20)
    assert [part.geometry() for part in parts] == before
    assert all(part.isVisible() for part in parts)
    status.message_timer.setInterval(1)
    qtbot.waitUntil(lambda: status.hint.text() == "Click to lay woods.")
