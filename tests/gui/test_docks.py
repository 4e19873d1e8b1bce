from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QApplication, QTabBar

from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import Change, edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.panels.statistics import StatisticsPanel
from rbdesigner.ui.window import MainWindow


def settle() -> None:
    for _ in range(5):
        QApplication.processEvents()


def tab(window: MainWindow, title: str) -> tuple[QTabBar, int]:
    """The tab of a dock."""
    bars = [bar for bar in window.findChildren(QTabBar) if bar.parent() is window]
    return next((bar, n) for bar in bars for n in range(bar.count()) if bar.tabText(n) == title)


def test_a_panel_behind_another_tab_does_nothing_until_it_comes_to_the_front(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = window.workbench.files.show_scenario(Scenario())
    panel = window.findChild(StatisticsPanel)
    assert panel is not None
    seen: list[int] = []
    show_changes = StatisticsPanel.show_changes

    def noted(self: StatisticsPanel, document: Document, changes: Sequence[Change]) -> None:
        seen.append(len(changes))
        show_changes(self, document, changes)

    monkeypatch.setattr(StatisticsPanel, "show_changes", noted)
    settle()
    for q in range(3):
        page.document.perform(edit(page.document.scenario, tiles={Hex(q, 0): tile(Terrain.ROCK)}), "lay")
        settle()
    assert panel.isVisible()
    assert not seen
    bar, number = tab(window, "Statistics")
    bar.setCurrentIndex(number)
    settle()
    assert seen == [3], "all three edits in one go"
    page.document.perform(edit(page.document.scenario, tiles={Hex(3, 0): tile(Terrain.ROCK)}), "lay")
    settle()
    assert seen == [3, 1]
