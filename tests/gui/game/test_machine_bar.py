"""Pausing machines, letting them act one by one, their speed, and what is said of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

import rbdesigner as rb
from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.view import View
from rbdesigner.messages.log_wording import text_with_player
from rbdesigner.play.match import Match
from rbdesigner.players.machine_turns import Seat
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.ui.game.choices.choice_widgets import ChoiceButton
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.game.players.seats import PAUSES, Speed, chosen_speed
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import trigger
from tests.gui.game.begun import isle
from tests.players.at_once import AtOnce, Slow

MAP = Path(__file__).parents[3] / "scenarios" / "millbrook.rbmap"
LONG = ["Wolfgang Amadeus Mozart", "Johann Sebastian Bach II", "Ludwig van Beethoven III", "Felix Mendelssohn Bartho"]


def page_with(
    qtbot: QtBot, seats: list[Seat], paused: bool = True, names: Sequence[str] = ("Robo 0", "Robo 1")
) -> GamePage:
    page = GamePage(Match(Game.new(rb.load(MAP), len(seats), 1, names)), seats)
    page.seats.is_paused = paused
    qtbot.addWidget(page)
    page.resize(1280, 640)
    page.show()
    qtbot.waitExposed(page)
    page.view.setFocus()
    return page


def robots(number: int = 2) -> list[Seat]:
    return [Seat(AtOnce(RandomPlayer(player, player))) for player in range(number)]


def done(page: GamePage) -> int:
    return len(page.match.game.log)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_it_is_there_only_where_a_machine_plays(qtbot: QtBot) -> None:
    page = page_with(qtbot, [Seat(), Seat()])
    bar = page.turn_bar.machines
    assert not bar.isVisible()
    height = page.turn_bar.height()
    page.seats.replace(1, robots()[1])
    qtbot.waitUntil(bar.isVisible)
    assert page.turn_bar.height() == height


def page_in(window: MainWindow, qtbot: QtBot) -> GamePage:
    """A game of two machines in a window, which are paused."""
    page = window.workbench.games.show(Match(Game.new(rb.load(MAP), 2, 1, ["Robo 0", "Robo 1"])))
    page.seats.is_paused = True
    for player, seat in enumerate(robots()):
        page.seats.replace(player, seat)
    window.activateWindow()
    qtbot.waitUntil(lambda: window.registry["play.step"].isEnabled())
    page.view.setFocus()
    return page


def test_p_and_the_button_and_the_menu_pause_and_go_on(window: MainWindow, qtbot: QtBot) -> None:
    page = page_in(window, qtbot)
    bar, action = page.turn_bar.machines, window.registry["play.pause"]
    assert action.isChecked()
    qtbot.wait(PAUSES[Speed.USUAL] + 50)
    before = done(page)
    qtbot.keyClick(page.view.view, Qt.Key.Key_P)
    assert not page.seats.is_paused
    assert not action.isChecked()
    assert not bar.step.isEnabled()
    assert not window.registry["play.step"].isEnabled()
    qtbot.waitUntil(lambda: done(page) > before)
    click(bar.pause)
    assert page.seats.is_paused
    assert bar.pause.isChecked()
    assert action.isChecked()
    before = done(page)
    qtbot.wait(PAUSES[Speed.USUAL] + 100)
    assert done(page) == before
    action.trigger()
    assert not page.seats.is_paused


def test_the_menu_is_for_the_machines_of_the_game_in_front(window: MainWindow, qtbot: QtBot) -> None:
    registry, keys = window.registry, ("play.pause", "play.step", "speed.slow", "speed.usual", "speed.fast")
    page = page_in(window, qtbot)
    assert all(registry[key].isEnabled() for key in keys)
    assert registry["speed.usual"].isChecked()
    trigger(window, "speed.slow", qtbot)
    assert page.seats.pause == PAUSES[Speed.SLOW]
    assert page.turn_bar.machines.speed.currentData() == Speed.SLOW
    assert chosen_speed() is Speed.SLOW
    QTest.keyClick(page.turn_bar.machines.speed, Qt.Key.Key_End)
    assert registry["speed.fast"].isChecked()
    persons = window.workbench.games.show(Match(Game.new(isle(2), 2, 1)))
    qtbot.waitUntil(lambda: not registry["play.pause"].isEnabled())
    assert not any(registry[key].isEnabled() for key in keys)
    assert not registry["play.pause"].isChecked()
    persons.seats.replace(1, robots()[1])
    qtbot.waitUntil(lambda: registry["play.pause"].isEnabled())
    window.tabs.setCurrentWidget(page)
    assert registry["play.pause"].isChecked()


def test_a_p_that_is_typed_pauses_nothing(window: MainWindow, qtbot: QtBot) -> None:
    page = page_in(window, qtbot)
    page.log.search.setFocus()
    QTest.keyClicks(page.log.search, "p.")
    assert page.seats.is_paused
    assert page.log.search.text() == "p."


def test_while_paused_a_machine_acts_once(window: MainWindow, qtbot: QtBot) -> None:
    page = page_in(window, qtbot)
    bar = page.turn_bar.machines
    for press in (
        lambda: click(bar.step),
        lambda: qtbot.keyClick(page.view.view, Qt.Key.Key_Period),
        lambda: trigger(window, "play.step", qtbot),
    ):
        qtbot.waitUntil(bar.step.isEnabled)
        before = done(page)
        press()
        qtbot.waitUntil(lambda before=before: done(page) > before)  # type: ignore[misc]
        assert sum(action.player >= 0 for action in page.match.game.log[before:]) == 1
        after = done(page)
        qtbot.wait(50)
        assert done(page) == after


def test_a_step_that_is_asked_for_while_an_old_thought_ends_is_taken(qtbot: QtBot) -> None:
    slow = Slow()
    page = page_with(qtbot, [Seat(slow)], paused=False)
    page.seats.pause = 0
    with qtbot.waitSignal(page.seats.thinking):
        page.seats.wake()
    page.seats.is_paused = True
    page.turn_bar.machines.act_once()
    before = done(page)
    slow.let_go.set()
    qtbot.waitUntil(lambda: done(page) > before)
    qtbot.wait(50)
    assert done(page) == before + 1


def test_the_speed_is_chosen_by_keys_and_remembered(qtbot: QtBot) -> None:
    page = page_with(qtbot, robots())
    speed = page.turn_bar.machines.speed
    assert page.seats.pause == PAUSES[Speed.USUAL]
    speed.setFocus()
    QTest.keyClick(speed, Qt.Key.Key_Up)
    assert page.seats.pause == PAUSES[Speed.SLOW]
    QTest.keyClick(speed, Qt.Key.Key_Down)
    QTest.keyClick(speed, Qt.Key.Key_Down)
    assert (page.seats.pause, chosen_speed()) == (0, Speed.FAST)
    again = page_with(qtbot, robots())
    assert again.seats.pause == 0
    assert again.turn_bar.machines.speed.currentData() == Speed.FAST


def test_what_a_machine_does_is_told_with_its_name(qtbot: QtBot) -> None:
    page = page_with(qtbot, robots())
    said: list[str] = []
    page.seats.acts.connect(lambda decision: said.append(text_with_player(page.match.state, decision.action)))
    page.seats.step()
    qtbot.waitUntil(lambda: bool(said))
    assert page.turn_bar.message.full_text == said[0]


def test_of_what_is_done_in_a_hurry_the_last_is_told(qtbot: QtBot) -> None:
    page = page_with(qtbot, robots())
    acts: list[str] = []
    told: list[str] = []
    page.seats.acts.connect(lambda decision: acts.append(text_with_player(page.match.state, decision.action)))
    page.turn_bar.machines.message.connect(told.append)
    page.seats.pause = 0
    page.seats.is_paused = False
    qtbot.waitUntil(lambda: len(acts) > 40)
    page.seats.is_paused = True
    qtbot.waitUntil(lambda: told[-1] == acts[-1])
    assert len(told) < len(acts) / 2


def test_who_thinks_for_long_is_named(qtbot: QtBot) -> None:
    slow = Slow()
    page = page_with(qtbot, [Seat(slow)], names=["Slow"])
    qtbot.waitUntil(lambda: page.turn_bar.player.full_text == "Paused: Slow")
    page.seats.pause = 0
    page.seats.is_paused = False
    qtbot.waitUntil(lambda: page.turn_bar.player.full_text == "Thinking: Slow")
    page.seats.replace(0, Seat())
    qtbot.waitUntil(lambda: page.turn_bar.player.full_text.startswith("Slow"))
    slow.let_go.set()


class Helpless:
    """A machine that never knows what to do."""

    def decide(self, view: View) -> Action:
        raise RuntimeError("out of ideas")


def test_where_a_machine_fails_a_person_acts_at_once_on_board_tile_and_list(qtbot: QtBot) -> None:
    page = page_with(qtbot, robots())
    seats, match = page.seats, page.match
    player = RandomPlayer(3)
    while match.state.phase is not Phase.MOVEMENT or not match.state.in_play:
        match.do(player.decide(match.game))
    machine = match.game.acting[0]
    page.focus.choose(match.state.owned(machine)[0])
    seats.replace(machine, Seat(AtOnce(Helpless())))
    heading = page.findChild(QLabel, "choices-heading")
    assert heading is not None
    qtbot.waitUntil(lambda: "paused" in heading.text())
    assert not page.view.controller.targets
    with qtbot.waitSignal(seats.machine_failed):
        seats.step()
    assert page.view.controller.targets
    qtbot.waitUntil(lambda: "paused" not in heading.text())
    assert any(button.is_possible for button in page.choices.findChildren(ChoiceButton) if button.isVisible())
    QTest.keyClick(page.view.view, Qt.Key.Key_Right)
    QTest.keyClick(page.view.view, Qt.Key.Key_Return)
    assert match.game.log[-1].player == machine
    assert not page.view.controller.targets  # the machine may try again


@pytest.mark.parametrize("past", [False, True])
def test_nothing_of_the_bar_is_cut_with_four_long_names(qtbot: QtBot, past: bool) -> None:
    page = page_with(qtbot, robots(len(LONG)), names=LONG)
    bar, match = page.turn_bar, page.match
    for _ in range(60):
        match.do(match.game.legal_actions(match.game.acting[0])[0])
    qtbot.waitUntil(lambda: bar.undo.isEnabled())
    height = bar.height()
    if past:
        match.look_at(10)
        qtbot.waitUntil(bar.past.isVisible)
    bar.variations.show()
    qtbot.wait(20)
    assert bar.minimumSizeHint().width() <= 1280
    assert bar.height() == height
    shown = [widget for widget in bar.findChildren(QWidget) if widget.isVisibleTo(bar)]
    for widget in shown:
        where = widget.rect().translated(widget.mapTo(bar, widget.rect().topLeft()))
        assert bar.rect().contains(where), widget.objectName()
        if widget.parent() in (bar, bar.machines):
            assert widget.height() >= min(widget.minimumSizeHint().height(), 22), widget.objectName()
            assert widget.width() >= widget.minimumSizeHint().width(), widget.objectName()
    rows = [widget for widget in shown if widget.parent() is bar]
    for one in rows:
        for other in rows:
            assert one is other or not one.geometry().intersects(other.geometry())
