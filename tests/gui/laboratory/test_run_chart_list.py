"""The charts in the laboratory: chosen, read as a table, copied and saved."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.lab.charts.run_charts import run_charts
from rbdesigner.ui.laboratory import run_chart_list
from rbdesigner.ui.laboratory.run_chart_list import RunChartList
from tests.gui.game.mouse import click
from tests.lab.test_charts import source

WORKING = 20_000
"""Milliseconds that loading and drawing may take."""


@pytest.fixture
def shown(qtbot: QtBot) -> RunChartList:
    """The charts of a run, the first one drawn."""
    charts = RunChartList()
    qtbot.addWidget(charts)
    charts.resize(800, 600)
    charts.show()
    charts.show_charts(run_charts(source()))
    qtbot.waitUntil(lambda: charts.view.chart is not None, timeout=WORKING)
    return charts


def test_the_chart_that_is_chosen_is_drawn_with_its_table(shown: RunChartList, qtbot: QtBot) -> None:
    assert shown.view.picture is not None and shown.chosen == "home-shares"
    assert shown.view.accessibleName().startswith("Games won by home. 4 games")
    row = shown.list.row(next(item for item in shown.list.findItems("Points by turn", Qt.MatchFlag.MatchExactly)))
    shown.list.setFocus()
    for _ in range(row):
        QTest.keyClick(shown.list, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: shown.view.chart is not None and shown.view.chart.key == "points", timeout=WORKING)
    headers = [shown.table.horizontalHeaderItem(at).text() for at in range(shown.table.columnCount())]
    assert headers == ["Turn", "Games", "North-east", "South-west"]
    assert shown.table.rowCount() == 34 and shown.table.item(33, 0).text() == "33"
    shown.show_charts(run_charts(source()))
    assert shown.chosen == "points"  # further games leave the choice


def test_the_list_is_as_wide_as_its_titles_within_limits(shown: RunChartList) -> None:
    assert shown.list.width() == run_chart_list.LEAST_LIST
    shown.show_charts([offer._replace(title=4 * offer.title) for offer in run_charts(source())[1:2]])
    assert shown.list.width() == run_chart_list.MOST_LIST
    (offer,) = run_charts(source())[:1]
    title = "Bricks of the wonder by turn, or so"
    shown.show_charts([offer._replace(title=title)])
    assert shown.list.fontMetrics().horizontalAdvance(title) < shown.list.viewport().width() < run_chart_list.MOST_LIST


def test_when_further_games_come_drawing_rests_between(shown: RunChartList, qtbot: QtBot) -> None:
    before = shown.view.picture
    for _ in range(3):
        shown.show_charts(run_charts(source()))
        assert shown.view._coming is None and shown.view.picture is before
    qtbot.waitUntil(lambda: shown.view.picture is not before, timeout=WORKING)


def test_a_chart_is_drawn_at_its_size_and_anew_when_that_changes(shown: RunChartList, qtbot: QtBot) -> None:
    shown.resize(1000, 700)
    qtbot.waitUntil(
        lambda: shown.view.picture is not None and shown.view.picture.size() == shown.view.size(), timeout=WORKING
    )


def test_picture_and_table_are_copied(shown: RunChartList) -> None:
    click(shown.copy_table_button)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].split("\t") == ["Home", "Games", "Seeds", "Won in a seed", "95\u00a0% sure"] and len(lines) == 3
    click(shown.copy_button)
    data = QGuiApplication.clipboard().mimeData()
    assert data.hasImage() and data.data("image/svg+xml").startsWith(b"<?xml")
    QGuiApplication.clipboard().clear()


@pytest.mark.parametrize("suffix", [".pdf", ".svg", ".png"])
def test_a_chart_is_saved(shown: RunChartList, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, suffix: str) -> None:
    target = tmp_path / f"chart{suffix}"
    monkeypatch.setattr(run_chart_list, "file_to_write", lambda *_: target)
    click(shown.save_button)
    assert target.stat().st_size > 1000
