"""A map is made fairer with nothing but the page: what one presses, and what one reads."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.ui.laboratory.run_fields import RunSettings
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.game.mouse import click
from tests.lab.unfair_maps import later_mountain

EASY = ("planner:easy", "planner:easy")


@pytest.mark.slow
@pytest.mark.usefixtures("own_processes")
def test_an_unfair_map_is_found_out_improved_and_fairer_then(window: MainWindow, qtbot: QtBot) -> None:
    window.workbench.maps.show(later_mountain())
    page = window.tabs.current_map
    assert page is not None
    qtbot.waitUntil(lambda: window.registry["play.laboratory"].isEnabled())
    window.registry["play.laboratory"].trigger()
    (laboratory,) = window.workbench.laboratories.open_windows
    qtbot.waitUntil(lambda: not laboratory.work.is_reading)
    laboratory.fields.show_settings(RunSettings(EASY, games=200, cores=2))
    headline, answer = laboratory.answer.headline, laboratory.answer

    click(laboratory.go_button)
    qtbot.waitUntil(lambda: not laboratory.work.is_running)
    assert "Unfair: North-west wins " in headline.text()
    assert "North-west reaches a mountain sooner." in answer.reasons.text()
    worst = laboratory.work.state.verdict.worst  # type: ignore[union-attr]
    assert worst is not None
    before = abs(worst.share.value - 50)

    tabs, improving = laboratory.tabs, laboratory.improving
    tab = next(number for number in range(tabs.count()) if tabs.tabText(number) == "&Improve")
    QTest.mouseClick(tabs.tabBar(), Qt.MouseButton.LeftButton, pos=tabs.tabBar().tabRect(tab).center())
    assert improving.isVisible()
    improving.games.setValue(60)
    click(improving.go_button)
    qtbot.waitUntil(lambda: not improving.work.is_running)
    assert "Fairer by " in improving.list.item(0).text()
    click(improving.make_button)
    assert page.document.undo_stack.count() == 1

    qtbot.waitUntil(lambda: laboratory.go_button.text() == "&Start")
    click(laboratory.go_button)
    qtbot.waitUntil(lambda: not laboratory.work.is_running)
    state = laboratory.work.state
    assert state is not None and state.verdict.worst is not None
    assert abs(state.verdict.worst.share.value - 50) < before - 5
    assert "unfair" not in headline.text().lower()
