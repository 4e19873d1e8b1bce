"""The charts in the laboratory: chosen, read as a table, copied and saved."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from matplotlib import backend_bases
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.lab.charts.chart import Chart, ChartOffer
from rbdesigner.lab.charts.run_charts import run_charts
from rbdesigner.ui.laboratory import chart_view, run_chart_list
from rbdesigner.ui.laboratory.run_chart_list import RunChartList
from tests.gui.answering import Answers, reading
from tests.gui.game.mouse import click
from tests.lab.charts.test_charts import source
from tests.parameters import few


@pytest.fixture
def shown(qtbot: QtBot) -> RunChartList:
    """The charts of a run, the first one drawn."""
    return _shown(qtbot)


def _shown(qtbot: QtBot) -> RunChartList:
    charts = RunChartList()
    qtbot.addWidget(charts)
    charts.resize(800, 600)
    charts.show()
    charts.show_charts(run_charts(source()))
    qtbot.waitUntil(lambda: charts.view.chart is not None)
    return charts


def test_the_chart_that_is_chosen_is_drawn_with_its_table(shown: RunChartList, qtbot: QtBot) -> None:
    assert shown.view.picture is not None and shown.chosen == "home-shares"
    assert shown.view.accessibleName().startswith("Games won by home. 4 games")
    row = shown.list.row(next(item for item in shown.list.findItems("Points by turn", Qt.MatchFlag.MatchExactly)))
    shown.list.setFocus()
    for _ in range(row):
        QTest.keyClick(shown.list, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: shown.view.chart is not None and shown.view.chart.key == "points")
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
    qtbot.waitUntil(lambda: shown.view.picture is not before)


def test_a_chart_is_drawn_at_its_size_and_anew_when_that_changes(shown: RunChartList, qtbot: QtBot) -> None:
    shown.resize(1000, 700)
    qtbot.waitUntil(lambda: shown.view.picture is not None and shown.view.picture.size() == shown.view.size())


def test_picture_and_table_are_copied(shown: RunChartList) -> None:
    click(shown.copy_table_button)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].split("\t") == ["Home", "Games", "Seeds", "Won in a seed", "95\u00a0% interval"] and len(lines) == 3
    click(shown.copy_button)
    data = QGuiApplication.clipboard().mimeData()
    assert data.hasImage() and data.data("image/svg+xml").startsWith(b"<?xml")
    QGuiApplication.clipboard().clear()


@pytest.mark.parametrize("suffix", few([".svg", ".png", ".pdf"], 2))
def test_a_chart_is_saved(shown: RunChartList, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, suffix: str) -> None:
    target = tmp_path / f"chart{suffix}"
    monkeypatch.setattr(run_chart_list, "file_to_write", lambda *_: target)
    click(shown.save_button)
    assert target.stat().st_size > 1000


def test_where_no_chart_can_be_drawn_it_says_why_and_shows_tables(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    chart_view.load_figures.cache_clear()
    monkeypatch.setitem(sys.modules, "rbdesigner.lab.charts.chart_figure", None)
    charts = _shown(qtbot)
    assert charts.view.fault.startswith("Charts cannot be drawn: import of ")
    assert charts.view.accessibleDescription() == charts.view.fault
    assert charts.table.rowCount() == 2 and charts.copy_table_button.isEnabled()
    assert not charts.save_button.isEnabled() and not charts.copy_button.isEnabled()
    told = charts.view.grab().toImage()
    charts.view.fault = ""
    assert charts.view.grab().toImage() != told  # it stands there to be read
    monkeypatch.undo()
    charts.show_charts(run_charts(source()))
    qtbot.waitUntil(lambda: charts.view.picture is not None)
    assert charts.view.fault == "" and charts.save_button.isEnabled()


def test_a_fault_of_ours_is_told_and_nobody_waits(qtbot: QtBot) -> None:
    def make(_key: str, _title: str) -> Chart:
        raise KeyError("a home")

    parent = QWidget()
    qtbot.addWidget(parent)
    view = chart_view.ChartView(parent)
    with qtbot.captureExceptions() as raised:
        view.show_offer(ChartOffer("homes", "Homes", make))
        qtbot.waitUntil(lambda: bool(raised))
    assert raised[0][0] is KeyError and "a home" in view.fault


@pytest.mark.parametrize(("button", "what"), [("save_button", "saved"), ("copy_button", "copied as a picture only")])
def test_a_kind_of_file_that_cannot_be_drawn_is_told(
    shown: RunChartList, answers: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, button: str, what: str
) -> None:
    for form in ("pdf", "svg"):
        backend = f"matplotlib.backends.backend_{form}"
        monkeypatch.setitem(backend_bases._default_backends, form, backend)  # as before its first file
        monkeypatch.setitem(sys.modules, backend, None)
    monkeypatch.setattr(run_chart_list, "file_to_write", lambda *_: tmp_path / "chart.pdf")
    said: list[str] = []
    answers.give("message", reading(said))
    click(getattr(shown, button))
    (told,) = said
    assert what in told and "charts cannot be drawn: import of matplotlib.backends." in told
    assert not (tmp_path / "chart.pdf").exists()
