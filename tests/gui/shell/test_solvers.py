"""Solving a map in the window: start, stop, go on, the best games in a list, to be opened and written as the record."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Done
from rbdesigner.engine.games.game import Game
from rbdesigner.play.match import Match
from rbdesigner.players.solver import VERSION
from rbdesigner.players.story_wording import score_words
from rbdesigner.scenario import serial
from rbdesigner.scenario.model import Players, Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.puzzles.solver_window import SolverWindow
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.widgets.curve import Curve, marks
from tests.checks.maps import having, map_of
from tests.gui.answering import Answers, escape
from tests.gui.game.begun import TILES, in_front, isle
from tests.gui.game.mouse import click
from tests.work.processes import of_group

pytestmark = pytest.mark.kept_window


def short() -> Scenario:
    """An isle of four tiles for four turns."""
    return map_of(TILES, having(title="Isle", players=Players(1, 1), turns=4), homes={(0, 0): Home(0, 1)})


def opened(window: MainWindow, qtbot: QtBot, scenario: Scenario) -> tuple[DocumentPage, SolverWindow]:
    page = window.workbench.maps.show(scenario)
    return page, of_front(window, qtbot)


def of_front(window: MainWindow, qtbot: QtBot) -> SolverWindow:
    qtbot.waitUntil(lambda: window.registry["play.solve"].isEnabled())
    before = window.workbench.solvers.open_windows
    window.registry["play.solve"].trigger()
    (solver,) = (each for each in window.workbench.solvers.open_windows if each not in before)
    qtbot.waitExposed(solver)
    solver.cores.setValue(1)
    return solver


def found(solver: SolverWindow, qtbot: QtBot) -> SolverWindow:
    """With a game in the list."""
    click(solver.go_button)
    qtbot.waitUntil(lambda: solver.list.topLevelItemCount() > 0)
    return solver


def group_of(solver: SolverWindow) -> int:
    return solver.solving.process.number


def headline(solver: SolverWindow) -> str:
    label = solver.findChild(QLabel, "solver-headline")
    assert label is not None
    return label.text()


def test_it_finds_games_tells_of_them_stops_at_once_and_goes_on(window: MainWindow, qtbot: QtBot) -> None:
    _, solver = opened(window, qtbot, short())
    assert solver.go_button.text() == "&Start"
    assert headline(solver) == "No game yet"
    assert not solver.open_button.isEnabled()
    found(solver, qtbot)
    best = solver.solving.best
    assert best is not None
    assert best.report.points > 0
    assert headline(solver) == f"{best.report.points} points"
    item = solver.list.topLevelItem(0)
    heading, columns = solver.list.headerItem(), range(solver.list.columnCount())
    assert [heading.textAlignment(each) for each in columns] == [item.textAlignment(each) for each in columns]
    assert item is not None
    assert item.text(0) == str(best.report.points)
    assert item.text(1) == score_words(best.report.breakdown)
    assert solver.curve.points[0] == (0.0, 0.0)
    assert solver.curve.points[-1][1] == best.report.points
    assert "plans in" in solver.progress.text()
    solver.axis.setCurrentIndex(1)
    assert solver.curve.points[-1][0] == best.report.plans

    group, plans = group_of(solver), solver.solving.plans
    assert not solver.seed.isEnabled()
    click(solver.go_button)
    assert not of_group(group)
    assert solver.go_button.text() == "&Go on"
    seconds = solver.solving.seconds
    qtbot.wait(200)
    assert (solver.solving.seconds, solver.solving.plans) == (seconds, plans)
    click(solver.go_button)
    qtbot.waitUntil(lambda: solver.solving.plans > plans)
    points = [each.report.points for each in solver.solving.found]
    assert points == sorted(set(points))  # the best of before is not found again


def test_it_tells_what_the_map_forbids(window: MainWindow, qtbot: QtBot) -> None:
    land = {at: here for at, here in TILES.items() if "woods" not in here}
    bare = map_of(land, having(title="Isle", players=Players(1, 1), turns=4), homes={(0, 0): Home(0, 1)})
    _, solver = opened(window, qtbot, bare)
    found(solver, qtbot)
    best = solver.solving.best
    assert best is not None
    told = "Player 1 gets no boards from a sawmill. No woods can be reached from there on foot."
    assert solver.story.text().splitlines()[:2] == [score_words(best.report.breakdown), told]


def test_a_found_game_is_opened_where_it_begins_and_becomes_the_record_marked_as_a_machines(
    window: MainWindow, qtbot: QtBot
) -> None:
    page, solver = opened(window, qtbot, short())
    found(solver, qtbot)
    click(solver.go_button)
    best = solver.solving.best
    assert best is not None
    click(solver.open_button)
    shown = in_front(window)
    assert shown.match.game.over
    assert shown.match.game.scores()[0].total == best.report.points
    assert not shown.match.is_present
    assert shown.match.state.turn <= 1
    solver.list.setFocus()
    QTest.keyClick(solver.list, Qt.Key.Key_Return)
    assert in_front(window) is shown  # not another tab of the same
    assert window.workbench.games.game_of(page) is shown

    assert solver.record_button.isEnabled()
    click(solver.record_button)
    record = page.document.scenario.properties.record
    assert record is not None
    assert (record.score, record.machine, record.holder) == (best.report.points, True, f"solver {VERSION}")
    assert record.date
    assert not solver.record_button.isEnabled()  # it is the record now
    assert solver.curve.top > record.score
    in_front(window)._tabs.setCurrentWidget(in_front(window).players)
    solo = in_front(window).players.solo
    assert solo is not None
    qtbot.waitUntil(lambda: f"solver {VERSION} (machine)" in solo.record[1].text())
    again = serial.from_json(serial.to_json(page.document.scenario), "").properties.record
    assert again is not None
    assert again.machine


def test_from_the_moment_that_a_game_shows(window: MainWindow, qtbot: QtBot) -> None:
    game = Game.new(short(), 1, seed=1)
    while game.state.turn < 2:
        game.apply(Done(0))
    page = window.workbench.games.show(Match(game))
    solver = of_front(window, qtbot)
    assert "from turn 2 on" in solver.windowTitle()
    found(solver, qtbot)
    click(solver.go_button)
    click(solver.open_button)
    shown = in_front(window)
    assert shown is not page
    assert shown.match.game.log[: len(game.log)] == game.log
    assert shown.match.moment == len(game.log)
    assert page.match.game.log == game.log


def test_maps_for_several_are_refused(window: MainWindow, qtbot: QtBot, answers: Answers) -> None:
    window.workbench.maps.show(isle(2))
    qtbot.waitUntil(lambda: window.registry["play.solve"].isEnabled())
    answers.give("message", escape)
    window.registry["play.solve"].trigger()
    assert not window.workbench.solvers.open_windows


def test_round_marks() -> None:
    assert list(marks(0, 230, 5)) == [0, 50, 100, 150, 200]
    assert list(marks(0, 9, 10)) == list(range(10))
    assert all(len(list(marks(0, most, 6))) <= 8 for most in range(1, 5000, 37))


def test_the_curve_shows_a_level_to_reach(qtbot: QtBot) -> None:
    curve = Curve(str)
    qtbot.addWidget(curve)
    curve.show_curve([(0, 0), (10, 100)], 20)
    assert curve.top < 150
    curve.show_level(300, "record 300")
    assert curve.top > 300
    curve.resize(400, 200)
    before = curve.grab().toImage()
    curve.show_level(None, "")
    assert curve.grab().toImage() != before
