"""Running all that is plain, and the next transporter after a phase is ended."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Breed, Done, Produce, Step
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.lookahead.choiceless import choiceless
from rbdesigner.play.match import Match
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.model import Players, Scenario, Start
from rbdesigner.scenario.pieces import Building, Goods, Home, Piece, Transporter
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.shell.window import MainWindow
from tests.checks.maps import having, map_of
from tests.gui.answering import Answers
from tests.gui.game.begun import begun

LEFT = Qt.MouseButton.LeftButton
PLACES = {(0, 0): "pasture", (1, 0): "pasture", (2, 0): "woods", (3, 0): "rock"}


def donkey(**cargo: int) -> Transporter:
    return Transporter(TransporterKind.DONKEY, 1, cargo=tuple((Good(name), n) for name, n in cargo.items()))


def works() -> Scenario:
    """A sawmill with a trunk aboard and one on the ground, a pair of donkeys, and a coal burner that is a choice."""
    pieces: dict[tuple[int, int], tuple[Piece, ...]] = {
        (0, 0): (Building(BuildingKind.SAWMILL), donkey(trunks=1), Goods(Good.TRUNKS, 1)),
        (1, 0): (donkey(), donkey()),
        (3, 0): (Building(BuildingKind.COAL_BURNER), donkey(boards=2)),
    }
    properties = having(title="Works", players=Players(1, 1), start=Start((), ()))
    return map_of(PLACES, properties, homes={(0, 0): Home(0, 1)}, pieces=pieces)


@pytest.fixture
def page(qtbot: QtBot) -> GamePage:
    page = GamePage(Match(Game.new(works(), 1, 1)))
    page.resize(1000, 700)
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    return page


def test_one_click_runs_all_that_is_plain_and_one_undo_takes_it_back(page: GamePage, qtbot: QtBot) -> None:
    button, match = page.phase_end.plain, page.match
    assert button.isVisible() and button.isEnabled()
    lines = button.toolTip().splitlines()
    assert lines[1:] == ["Sawmill on (0, 0): 2 × 1 trunk → 2 boards", "Let the donkeys on (1, 0) breed"]
    expected, before = list(choiceless(match.state, 0)), len(match.game.log)
    qtbot.mouseClick(button, LEFT)
    assert match.game.log[before:] == expected
    assert [type(one) for one in expected] == [Produce, Produce, Breed]
    qtbot.waitUntil(lambda: not button.isEnabled())
    assert button.toolTip() == "Nothing can run without a choice."
    assert any(isinstance(one, Produce) for one in match.game.legal_actions()), "the coal burner waits to be told"
    match.undo()
    assert len(match.game.log) == before
    match.redo()
    assert match.game.log[before:] == expected


def test_the_button_is_there_in_production_only(page: GamePage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.phase_end.done, LEFT)
    assert page.match.state.phase is Phase.MOVEMENT
    qtbot.waitUntil(lambda: not page.phase_end.plain.isVisible())
    page.match.look_at(1)
    qtbot.waitUntil(lambda: not page.phase_end.plain.isVisible())


def test_n_after_done_chooses_the_next_transporter_at_once(page: GamePage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.phase_end.done, LEFT)
    assert page.match.state.phase is Phase.MOVEMENT
    focused = page.window().focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_N)
    first = page.focus.transporter
    assert first in page.match.state.owned(0)
    page.match.do(next(one for one in page.match.game.legal_actions() if isinstance(one, Step)))
    qtbot.mouseClick(page.phase_end.done, LEFT)
    assert isinstance(page.match.game.log[-1], Done)
    QTest.keyClick(page.phase_end.done, Qt.Key.Key_N)
    second = page.focus.transporter
    assert second != first
    QTest.keyClick(page.phase_end.done, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert page.focus.transporter == first


def test_the_button_of_done_keeps_the_keyboard_for_who_uses_it_so(page: GamePage, qtbot: QtBot) -> None:
    page.phase_end.done.setFocus()
    QTest.keyClick(page.phase_end.done, Qt.Key.Key_Space)
    assert page.match.state.phase is Phase.MOVEMENT
    assert page.window().focusWidget() is page.phase_end.done


def press_shift_r(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.registry["play.run_on"].isEnabled)
    page.view.setFocus()
    QTest.keyClick(page.view.view, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)


def test_r_runs_it_too_and_shift_r_goes_on_only_where_nothing_is_left_to_choose(
    window: MainWindow, answers: Answers, qtbot: QtBot
) -> None:
    _, page = begun(window, answers, works(), qtbot)
    action = window.registry["play.run_plain"]
    window.activateWindow()
    qtbot.waitUntil(action.isEnabled)
    page.view.setFocus()
    match = page.match
    before, expected = len(match.game.log), list(choiceless(match.state, 0))
    QTest.keyClick(page.view.view, Qt.Key.Key_R)
    assert len(match.game.log) == before + 3
    QTest.keyClick(page.view.view, Qt.Key.Key_R)
    assert len(match.game.log) == before + 3
    assert page.turn_bar.message.full_text == "Nothing can run without a choice."
    match.undo()
    action.trigger()
    assert len(match.game.log) == before + 3
    match.undo()
    assert len(match.game.log) == before
    press_shift_r(window, page, qtbot)
    assert match.game.log[before:] == expected
    assert match.state.phase is Phase.PRODUCTION, "the coal burner waits to be told"
    told = page.turn_bar.message.full_text
    assert told.startswith("Something is left to choose: ")
    burn = next(one for one in match.game.legal_actions() if isinstance(one, Produce))
    match.do(burn)
    press_shift_r(window, page, qtbot)
    assert match.state.phase is Phase.MOVEMENT
    assert match.game.log[before:] == [*expected, burn, Done(0)]
    press_shift_r(window, page, qtbot)
    assert page.turn_bar.message.full_text == "This is for the production phase."


def test_what_is_run_and_the_end_are_one_stroke(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    scenario = works()
    del scenario.pieces[next(place for place in scenario.pieces if place.q == 3)]
    _, page = begun(window, answers, scenario, qtbot)
    match = page.match
    before = len(match.game.log)
    press_shift_r(window, page, qtbot)
    assert match.state.phase is Phase.MOVEMENT
    match.undo()
    assert len(match.game.log) == before
