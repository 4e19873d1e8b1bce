"""The row above the board: turn, order, undo, messages, and the past."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.game import Game
from rbdesigner.ui.play.match.match import Match
from rbdesigner.ui.play.panels.turn_bar import TurnBar
from rbdesigner.ui.play.players.seats import Seats

GAMES = Path(__file__).parents[2] / "games"


@pytest.fixture
def bar(qtbot: QtBot) -> TurnBar:
    return shown(qtbot, "duo-the-lake-between", 60)


def shown(qtbot: QtBot, name: str, moment: int) -> TurnBar:
    game = Game.load(GAMES / f"{name}.rbgame")
    game.go_to(moment)
    match = Match(game)
    bar = TurnBar(match, Seats(match, [], match))
    bar.match = match  # type: ignore[attr-defined]  # kept alive as long as the bar
    qtbot.addWidget(bar)
    bar.resize(1280, bar.sizeHint().height())
    bar.show()
    return bar


def match_of(bar: TurnBar) -> Match:
    match = bar.match  # type: ignore[attr-defined]
    assert isinstance(match, Match)
    return match


def click(widget: object) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)  # type: ignore[call-overload]


def test_it_follows_the_moment(qtbot: QtBot, bar: TurnBar) -> None:
    match = match_of(bar)
    assert bar.turn.text() == f"Turn {match.state.turn} of {match.state.terms.turns}"
    assert bar.phases.phase is match.state.phase
    bar.slider.setFocus()
    QTest.keyClick(bar.slider, Qt.Key.Key_Home)
    assert match.moment == 0
    qtbot.waitUntil(lambda: bar.turn.text() == "Setting up")
    assert bar.past.isVisible()
    assert not bar.message.isVisible()
    click(bar.past.back)
    assert match.is_present
    qtbot.waitUntil(lambda: not bar.past.isVisible())


def test_going_on_from_the_past_leaves_a_line_in_the_menu(qtbot: QtBot, bar: TurnBar) -> None:
    match = match_of(bar)
    log = match.game.log[:]
    bar.slider.setValue(30)
    qtbot.waitUntil(bar.past.isVisible)
    click(bar.past.on)
    assert len(match.game.log) == 30
    qtbot.waitUntil(bar.lines.isVisible)
    menu = bar.lines.menu()
    menu.aboutToShow.emit()
    menu.actions()[0].trigger()
    assert match.game.log == log


def test_undo_and_redo_are_pressed(qtbot: QtBot, bar: TurnBar) -> None:
    match = match_of(bar)
    log = match.game.log[:]
    click(bar.undo)
    assert len(match.game.log) < len(log)
    qtbot.waitUntil(bar.redo.isEnabled)
    click(bar.redo)
    assert match.game.log == log
    bar.undo.menu().actions()[2].trigger()
    assert match.game.log[-1].player < 0 or match.mark_at(len(match.game.log) - 1).turn < match.state.turn


def test_a_message_stands_for_a_while_and_is_never_cut(qtbot: QtBot, bar: TurnBar) -> None:
    bar.tell("Too far. " * 100)
    assert bar.message.toolTip() == "Too far. " * 100
    assert bar.message.fontMetrics().horizontalAdvance(bar.message.text()) <= bar.message.width()
    bar.message._fading.timeout.emit()
    assert not bar.message.text()


def test_solo_has_no_order_of_play(qtbot: QtBot) -> None:
    bar = shown(qtbot, "solo-millbrook", 60)
    assert not bar.chart.isVisible()
    assert not bar.temple.isVisible()


def test_ticks_stand_where_turns_begin(qtbot: QtBot, bar: TurnBar) -> None:
    match = match_of(bar)
    turns = [match.mark_at(entry).turn for entry in bar.slider.turns]
    assert turns == sorted(set(turns))
    assert turns[-1] == match.mark_at(len(match.game.log) - 1).turn
