"""Runs in the laboratory of a map: begun, gone on with, stopped, closed and shown again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from rbdesigner.lab.runs import run_setup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.scenario.edit import edit
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.laboratory.run_fields import RunSettings
from rbdesigner.ui.shell.files.laboratories import STORE
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders, languages
from tests.gui.game.mouse import click
from tests.gui.laboratory.kept_games import AT_RANDOM, keep, shown
from tests.lab.sample_runs import row
from tests.work.processes import of_group

pytestmark = pytest.mark.kept_window


@pytest.mark.usefixtures("own_processes")
def test_games_are_played_gone_on_with_and_kept(
    make_laboratory: Callable[[], LaboratoryWindow], window: MainWindow, qtbot: QtBot
) -> None:
    laboratory = make_laboratory()
    assert laboratory.answer.headline.text() == "No game has been played yet"
    assert laboratory.results.empty.isVisible() and not laboratory.results.standings.isVisible()
    laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=2, cores=1))
    assert laboratory.go_button.text() == "&Start"
    click(laboratory.go_button)
    assert laboratory.go_button.text() == "&Stop" and not laboratory.fields.isEnabled()
    qtbot.waitUntil(lambda: not laboratory.work.is_running)
    shown(laboratory, qtbot)
    assert laboratory.answer.headline.text().startswith("Not yet known whether it is fair: ")
    homes = {row[0]: row[1] for row in laboratory.results.standings.texts()}
    assert homes["North-east"] == homes["South-west"] == "2"
    assert laboratory.results.figures.texts()[0][:3] == ["Turns", "2", "33.0"]
    assert laboratory.go_button.text() == "&Go on" and not laboratory.go_button.isEnabled()
    laboratory.fields.games.setFocus()
    laboratory.fields.games.selectAll()
    QTest.keyClicks(laboratory.fields.games, "4")
    click(laboratory.go_button)
    qtbot.waitUntil(lambda: not laboratory.work.is_running)
    assert [game.number for game in laboratory.work.results] == [0, 1, 2, 3]
    with RunStore(folders.data() / STORE) as store:
        assert [(run.players, run.games) for run in store.runs()] == [(AT_RANDOM, 4)]


@pytest.mark.usefixtures("own_processes")
def test_a_run_that_is_stopped_tells_of_all_games_that_are_over(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    keep(row(0), row(1))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=1000, cores=1))
    click(laboratory.go_button)
    qtbot.waitUntil(lambda: laboratory.work.is_running and len(laboratory.work.results) == 2)
    with RunStore(folders.data() / STORE) as store:
        store.add(1, [row(2), row(3)])  # games whose state is not told before the stop
    click(laboratory.go_button)
    assert not laboratory.work.is_running and laboratory.go_button.text() == "&Go on"
    qtbot.waitUntil(lambda: not laboratory.work.is_reading)
    state = laboratory.work.state
    assert state is not None and state.verdict.games == len(laboratory.work.results) >= 4
    assert laboratory.fields.settings.games == 1000 and laboratory.go_button.isEnabled()


@pytest.mark.usefixtures("own_processes")
def test_a_laboratory_is_closed_with_its_map(
    make_laboratory: Callable[[], LaboratoryWindow], window: MainWindow, qtbot: QtBot
) -> None:
    laboratory = make_laboratory()
    laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=1000, cores=1))
    click(laboratory.go_button)
    group = laboratory.work.process.number
    page = window.tabs.current_map
    assert page is not None
    page.document.undo_stack.setClean()
    assert window.workbench.files.close(page)
    qtbot.waitUntil(lambda: window.workbench.laboratories.open_windows == [])
    qtbot.waitUntil(lambda: not of_group(group))


def test_where_the_answer_is_clear_no_further_games_are_played_and_that_is_said(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    home = min(seat.home for seat in row(0).seats)
    winners = tuple(seat._replace(won=int(seat.home == home)) for seat in row(0).seats)
    one_sided = row(0)._replace(seats=winners, counts=(), tiles=(), log=())
    keep(*(one_sided._replace(number=number, seed=1 + number // 2) for number in range(100)))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=400, cores=1))
    click(laboratory.go_button)
    qtbot.waitUntil(lambda: not laboratory.work.is_running)
    said = "The answer is clear, so no further games were played. To play on, untick "
    assert laboratory.trouble.text() == f"{said}“Stop as soon as the answer is clear”."
    assert len(laboratory.work.results) == 100


def test_games_that_failed_are_played_again_by_go_on(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    keep(row(0), *(row(number)._replace(ending="failed", failure="broken") for number in (1, 2)), row(3))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=4, cores=1))
    told: list[int] = []
    laboratory.work.progressed.connect(lambda: told.append(laboratory.work.over))
    assert laboratory.go_button.text() == "&Go on" and laboratory.go_button.isEnabled()
    click(laboratory.go_button)
    qtbot.waitUntil(lambda: not laboratory.work.is_running)
    assert told[0] == 2 and told[-1] == 4
    assert [(game.number, game.is_played) for game in laboratory.work.results] == [(each, True) for each in range(4)]
    assert "failed" not in laboratory.answer.remarks.text() and laboratory.trouble.text() == ""
    assert not laboratory.go_button.isEnabled()


def test_games_of_earlier_machines_are_shown_and_not_gone_on_with(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr(run_setup, "__version__", "0.0.1")
        keep(row(0), row(1))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    told = "These games were played by an earlier version of the machines. Start plays new ones."
    assert told in laboratory.answer.remarks.text() and "changed" not in laboratory.answer.remarks.text()
    assert len(laboratory.work.results) == 2 and laboratory.bar.report.isEnabled()
    laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=2, cores=1))
    assert laboratory.go_button.text() == "&Start" and laboratory.go_button.isEnabled()
    click(laboratory.go_button)
    qtbot.waitUntil(lambda: not laboratory.work.is_running)
    assert laboratory.work.run is not None and laboratory.work.run.run == 2
    assert told not in laboratory.answer.remarks.text() and laboratory.go_button.text() == "&Go on"
    assert [game.number for game in laboratory.work.results] == [0, 1]
    laboratory.tabs.setCurrentWidget(laboratory.runs)
    qtbot.waitUntil(lambda: laboratory.runs.model.rowCount() == 2)


def test_a_laboratory_that_is_closed_comes_back_as_it_was(
    make_laboratory: Callable[[], LaboratoryWindow], window: MainWindow, qtbot: QtBot
) -> None:
    keep(row(0), row(1), row(2), row(3))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=40, tolerance=7, cores=1, until_clear=False))
    laboratory.tabs.setCurrentWidget(laboratory.games)
    laboratory.close()
    assert window.workbench.laboratories.open_windows == []
    page = window.tabs.current_map
    assert page is not None
    changed = page.document.scenario.properties
    page.document.perform(edit(page.document.scenario, properties=replace(changed, turns=7)), "Turns")
    again = make_laboratory()
    assert again is laboratory and again.isVisible()
    assert again.tabs.currentWidget() is again.games and again.fields.settings.games == 40
    assert again.results.standings.topLevelItemCount() > 0 and len(again.work.results) == 4
    assert "The map has been changed since this run." in again.answer.remarks.text()
    page.document.undo_stack.setClean()
    assert window.workbench.files.close(page)
    other = make_laboratory()
    assert other is not laboratory
    assert other.fields.settings._replace(players=()) == RunSettings((), 40, 7, 1, until_clear=False)


@pytest.mark.usefixtures("own_processes")
def test_a_run_that_closing_has_ended_is_read_when_the_laboratory_is_shown_again(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    keep(row(0), row(1))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=1000, cores=1))
    click(laboratory.go_button)
    qtbot.waitUntil(lambda: laboratory.work.is_running and len(laboratory.work.results) == 2)
    laboratory.close()
    keep(row(2), row(3))
    again = make_laboratory()
    assert again is laboratory and again.go_button.text() == "&Go on"
    qtbot.waitUntil(lambda: len(again.work.results) >= 4)


@pytest.mark.parametrize("code", languages.available())
def test_the_settings_are_seen_in_their_whole_width_in_every_language(
    make_laboratory: Callable[[], LaboratoryWindow], qapp: QApplication, spoken: None, code: str
) -> None:
    languages.install(qapp, QLocale(code))
    laboratory = make_laboratory()
    laboratory.resize(1000, 640)
    QApplication.processEvents()
    area = laboratory.fields.parentWidget().parentWidget().parentWidget()
    assert isinstance(area, QScrollArea) and area.horizontalScrollBar().maximum() == 0
