"""Hints in a game: asked for with H, shown on the board and in words, taken over as one step, gone by a move."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

import rbdesigner as rb
from rbdesigner.engine.core.actions import BuildWall, Demolish, Done, Step, Transfer
from rbdesigner.engine.core.codes import BOARDS
from rbdesigner.engine.core.connections import set_wall
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.play.match import Match
from rbdesigner.players.hint import Aim, AimKind, Decision, Hint
from rbdesigner.players.hint_job import _adviser
from rbdesigner.players.player_setup import SEATS
from rbdesigner.scenario.pieces import Wall
from rbdesigner.ui.game.board.advice_item import hint_pictures
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage.preferences import hint_level, set_hint_level
from tests.gui.game.mouse import click
from tests.players.planning.meetings import ROW, beside_a_rival
from tests.players.planning.plans import row_scenario

pytestmark = pytest.mark.usefixtures("jobs_right_here")

SCENARIOS = Path(__file__).parents[3] / "scenarios"


@pytest.fixture(autouse=True)
def quick(home: Path) -> None:
    set_hint_level("easy")
    _adviser.cache_clear()  # it gives hints for one game, and here all games are in one process


def solo() -> Game:
    """Millbrook in the first movement."""
    game = Game.new(rb.load(SCENARIOS / "millbrook.rbmap"), 1, seed=3)
    game.apply("home 0,0")
    game.apply(Done(0))
    assert game.state.phase is Phase.MOVEMENT
    return game


def shown(window: MainWindow, game: Game, qtbot: QtBot) -> GamePage:
    page = window.workbench.games.show(Match(game))
    qtbot.waitUntil(lambda: window.registry["play.hint"].isEnabled())
    page.setFocus()
    return page


def hinted(page: GamePage, qtbot: QtBot) -> GamePage:
    QTest.keyClick(page.view.view, Qt.Key.Key_H)
    assert page.advice.is_thinking
    assert page.hint_box.isVisible()
    qtbot.waitUntil(lambda: page.advice.hint is not None)
    return page


def lines(page: GamePage) -> str:
    label = page.hint_box.findChild(QLabel, "hint-text")
    assert label is not None
    return label.text()


def test_it_is_shown_on_the_board_and_in_words(window: MainWindow, qtbot: QtBot) -> None:
    page = hinted(shown(window, solo(), qtbot), qtbot)
    hint = page.advice.hint
    assert hint is not None
    movers = {step.action.transporter for step in hint.steps if isinstance(step.action, Step)}
    assert movers
    assert len([mover for mover in page.view.hinted.movers if len(mover.route) > 1]) == len(movers)
    assert "Donkey" in lines(page)
    assert "for " in lines(page)
    assert "points" in page.hint_box.title.text()


def test_a_wall_is_shown_as_it_will_be(window: MainWindow, qtbot: QtBot) -> None:
    page = hinted(shown(window, beside_a_rival(), qtbot), qtbot)
    hint = page.advice.hint
    assert hint is not None
    edges = [page.match.state.topology.edge_keys[each.edge] for each in hint.actions if isinstance(each, BuildWall)]
    assert edges
    ghosts = [picture.ghost.walls for picture in page.view.hinted.structures if picture.ghost is not None]
    assert ghosts == [{edge: Wall(1, 1)} for edge in edges]


def test_a_wall_to_be_demolished_is_shown_as_a_neutral_one() -> None:
    state, shown_map = beside_a_rival().state, row_scenario(*ROW)
    set_wall(state, 3, 1, 2)
    (picture,) = hint_pictures(state, shown_map, [Demolish(0, 0, 3)]).structures
    assert picture.ghost is not None
    assert picture.ghost.walls == {state.topology.edge_keys[3]: Wall(None, 2)}


def test_one_click_or_the_keys_do_it_and_one_step_back_takes_it_back(window: MainWindow, qtbot: QtBot) -> None:
    page = hinted(shown(window, solo(), qtbot), qtbot)
    hint, before = page.advice.hint, page.match.game.log[:]
    assert hint is not None
    click(page.hint_box.take)
    assert page.match.game.log[len(before) :] == list(hint.actions)
    assert not page.hint_box.isVisible()
    assert not page.view.hinted.movers
    click(page.turn_bar.undo)
    assert page.match.game.log == before
    hinted(page, qtbot)
    qtbot.waitUntil(lambda: window.registry["play.take_hint"].isEnabled())
    QTest.keyClick(page.view.view, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert len(page.match.game.log) > len(before)


def test_escape_takes_it_away_and_ends_the_thinking_and_a_move_takes_it_away_too(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = hinted(shown(window, solo(), qtbot), qtbot)
    QTest.keyClick(page.view.view, Qt.Key.Key_Escape)
    assert page.advice.hint is None
    assert not page.hint_box.isVisible()
    assert not page.view.hinted.movers
    qtbot.waitUntil(lambda: not window.registry["play.take_hint"].isEnabled())
    QTest.keyClick(page.view.view, Qt.Key.Key_H)
    QTest.keyClick(page.view.view, Qt.Key.Key_Escape)
    assert not page.advice.is_thinking
    qtbot.wait(200)
    assert page.advice.hint is None
    hinted(page, qtbot)  # and it can be asked again
    click(page.phase_end.done)
    assert page.match.state.phase is Phase.BUILDING
    assert page.advice.hint is None
    assert not page.hint_box.isVisible()


def test_where_nothing_is_worth_doing_the_phase_can_be_ended(window: MainWindow, qtbot: QtBot) -> None:
    game = solo()
    game.undo(1)  # in the first production there is nothing to do
    page = hinted(shown(window, game, qtbot), qtbot)
    assert "Nothing is worth doing" in page.hint_box.title.text()
    assert page.hint_box.take.text() == "Done with production"
    click(page.hint_box.take)
    assert page.match.state.phase is Phase.MOVEMENT


def test_another_level_is_asked_anew_and_remembered(window: MainWindow, qtbot: QtBot) -> None:
    page = hinted(shown(window, solo(), qtbot), qtbot)
    page.hint_box.level.setFocus()
    QTest.keyClick(page.hint_box.level, Qt.Key.Key_Down)
    assert hint_level() == "medium"
    assert page.advice.is_thinking
    assert page.advice.hint is None


def test_a_machine_gets_none(window: MainWindow, qtbot: QtBot) -> None:
    game = solo()
    game.extra = {SEATS: ["random"]}
    page = shown(window, game, qtbot)
    page.seats.is_paused = True
    page.advice.ask()
    assert not page.advice.is_shown
    assert page.turn_bar.message.full_text == "Hints are for people, and it is a machine's turn to act."
    assert not page.turn_bar.hint.isVisible()


def test_an_earlier_moment_has_none(window: MainWindow, qtbot: QtBot) -> None:
    page = shown(window, solo(), qtbot)
    page.match.look_at(1)
    QTest.keyClick(page.view.view, Qt.Key.Key_H)
    assert not page.advice.is_shown
    page.match.look_at(len(page.match.game.log))
    assert hinted(page, qtbot).advice.hint is not None
    page.match.look_at(1)
    assert page.advice.hint is None


def test_what_is_hinted_is_not_hidden_by_the_box(window: MainWindow, qtbot: QtBot) -> None:
    page = shown(window, solo(), qtbot)
    page.view.view.pan(0, -200)  # the home is farther down now
    before = page.view.view.size()
    hinted(page, qtbot)
    assert page.view.view.size() == before  # else all of the map would be painted anew
    box = page.hint_box.geometry()
    shown_at = page.view.view.viewportTransform()
    for mover in page.view.hinted.movers:
        for at in (mover.stand.at, *mover.route):
            assert shown_at.map(QPointF(*at)).y() < box.top()
    window.resize(1000, 640)
    qtbot.waitUntil(lambda: page.hint_box.geometry().bottom() < page.view.height())
    assert page.hint_box.geometry().right() < page.view.width()


def test_more_lines_of_a_hint_are_seen_on_a_higher_board(window: MainWindow, qtbot: QtBot) -> None:
    page = shown(window, solo(), qtbot)
    home = page.match.state.homes[0]
    load, unload = Transfer(0, BOARDS, home, ~0), Transfer(0, BOARDS, ~0, home)
    steps = [Decision(load if n % 2 == 0 else unload, Aim(AimKind.ROAD, spot=home, turn=n)) for n in range(12)]
    bar = page.hint_box.findChild(QScrollArea).verticalScrollBar()
    hidden = []
    for height in (640, 1200):
        window.resize(1000, height)
        page.advice.hint = Hint(0, 9, tuple(steps))
        page.advice.changed.emit()
        QApplication.processEvents()
        hidden.append(bar.maximum())
    assert hidden[0] > 0 == hidden[1]
    assert page.hint_box.height() < page.view.height() / 2
