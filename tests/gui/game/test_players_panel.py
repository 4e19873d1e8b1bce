"""The panel of the players: who is to act, fleets, research, and how a solo game stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Done, Propose
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics import order
from rbdesigner.engine.mechanics.scoring import scores
from rbdesigner.play.archive import ArchivedGame
from rbdesigner.play.match import Match
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.rules.tables import Subject
from rbdesigner.scenario.model import Record
from rbdesigner.ui.game.match.focus import Focus
from rbdesigner.ui.game.panels.players_panel import PlayersPanel
from rbdesigner.ui.game.panels.transporter_row import transporter_look
from rbdesigner.ui.game.players.seats import Seats
from tests.engine.games.test_games import played

GAMES = Path(__file__).parents[2] / "games"
DUO, QUARTET, SOLO = "duo-the-lake-between", "quartet-crossroads", "solo-millbrook"
MOVING = 900
"""A moment of the game of two in which somebody moves."""

Show = Callable[..., PlayersPanel]


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    """A panel as wide as beside the board, at a moment of a game."""

    def shown(game: str, moment: int, height: int = 340) -> PlayersPanel:
        own = played(game).copy()
        own.scenario = own.scenario.copy()
        match = Match(own)
        match.look_at(moment)
        match.resume()
        panel = PlayersPanel(match, Focus(match), Seats(match, []))
        qtbot.addWidget(panel)
        panel.resize(366, height)
        panel.show()
        qtbot.waitExposed(panel)
        return panel

    return shown


def click(panel: PlayersPanel, number: int) -> None:
    row = next(block.rows[number] for block in panel.blocks if number in block.rows)
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)


def test_who_is_to_act_stands_first_and_open(show: Show, qtbot: QtBot) -> None:
    panel = show(DUO, MOVING)
    match = panel.match
    (acting,) = order.acting(match.state)
    assert panel.order[0] == acting
    assert [block.is_open for block in panel.blocks] == [player == acting for player in range(2)]
    assert "to act" in panel.blocks[acting].heading.accessibleName()
    player = RandomPlayer(1)
    while acting in order.acting(match.state):
        match.do(player.decide(match.game))
    (other,) = order.acting(match.state)
    qtbot.waitUntil(lambda: panel.order[0] == other)
    assert [block.is_open for block in panel.blocks] == [player == other for player in range(2)]


def test_a_heading_opens_and_folds_with_mouse_and_keyboard(show: Show, qtbot: QtBot) -> None:
    panel = show(QUARTET, 1200)
    block = panel.blocks[2]
    assert not block.is_open
    QTest.mouseClick(block.heading, Qt.MouseButton.LeftButton)
    assert block.research.isVisible()
    qtbot.waitUntil(lambda: block.numbers.text().startswith("Goods "))
    QTest.keyClick(block.heading, Qt.Key.Key_Space)
    assert not block.research.isVisible()
    assert all(row.isVisible() for row in block.rows.values()), "the fleet stays"


def test_points_research_and_numbers_are_the_engines(show: Show) -> None:
    panel = show(DUO, MOVING)
    state = panel.match.state
    for block, score in zip(panel.blocks, scores(state), strict=True):
        block.open()
        panel.renew()
        assert f"{score.total} points" in block.heading.accessibleName()
        assert f"Goods {sum(score.goods)}, wonder {sum(score.rows)}" in block.numbers.text()
        known = {subject for code, subject in enumerate(Subject) if state.subjects[block.player] >> code & 1}
        assert set(block.research.known) == known
        assert sorted(block.rows) == sorted(state.owned(block.player))


def test_a_click_chooses_a_transporter(show: Show, qtbot: QtBot) -> None:
    panel = show(QUARTET, 1200)
    focus = panel._focus
    number = panel.match.state.owned(1)[2]
    click(panel, number)
    assert focus.transporter == number
    row = panel.blocks[1].rows[number]
    qtbot.waitUntil(row.isChecked)
    focus.clear()
    qtbot.waitUntil(lambda: not row.isChecked())


def test_a_row_tells_cargo_and_points_left(show: Show, qtbot: QtBot) -> None:
    panel = show(QUARTET, 1200)
    state = panel.match.state
    assert state.phase is Phase.MOVEMENT
    said = {number: row.accessibleName() for block in panel.blocks for number, row in block.rows.items()}
    for number, text in said.items():
        held = sum(state.amount(~number, good) for good in range(11))
        assert f"({held} of" in text if held else "It is empty and has room for" in text
        assert ("points left" in text) == (state.owners[number] == state.player)


def test_the_points_left_are_told_while_an_offer_waits_for_answers(show: Show) -> None:
    state = show(QUARTET, 1200).match.state
    own = state.owned(state.player)
    before = [transporter_look(state, number) for number in own]
    assert all(look.left != NONE for look in before)
    state.offer = Propose(state.player, (), Done(state.player))
    assert [transporter_look(state, number) for number in own] == before


def test_all_transporters_of_four_players_are_seen_with_little_scrolling(show: Show, qtbot: QtBot) -> None:
    panel = show(QUARTET, 1200)
    rows = [row for block in panel.blocks for row in block.rows.values()]
    assert len(rows) == 14
    qtbot.waitUntil(lambda: all(row.width() > 150 for row in rows))
    viewport = panel.area.viewport()
    ends = [row.mapTo(viewport, QPoint(0, row.height())).y() for row in rows]
    assert sum(end <= viewport.height() for end in ends) >= 11
    assert panel.area.verticalScrollBar().maximum() < 80
    assert not panel.area.horizontalScrollBar().isVisible()
    for row in rows:
        assert row.width() >= row.minimumSizeHint().width()


def test_a_hidden_panel_does_nothing(show: Show, qtbot: QtBot) -> None:
    panel = show(QUARTET, 1200)
    panel.hide()
    before = panel.blocks[0].heading.accessibleName()
    panel.match.look_at(0)
    qtbot.wait(20)
    assert panel.blocks[0].heading.accessibleName() == before
    panel.show()
    assert panel.blocks[0].heading.accessibleName() != before


# Solo


def texts(line: tuple[QLabel, QLabel]) -> tuple[str, str]:
    return line[0].text(), line[1].text()


def test_a_solo_game_shows_turn_points_record_and_best(show: Show, qtbot: QtBot) -> None:
    panel = show(SOLO, 400)
    solo, match = panel.solo, panel.match
    assert solo is not None
    assert solo.isVisible()
    assert texts(solo.turn) == (str(match.state.turn), "of 20")
    assert texts(solo.points) == ("170", "4 coins 160, wonder 10 (row 8: 10)")
    assert texts(solo.record) == ("–", "nobody has set one yet")
    panel.show_best(None)
    assert texts(solo.best) == ("–", "no finished game yet")
    day = "2026-11-02T12:00:00+00:00"
    panel.show_best(ArchivedGame("a", "", "", 1, (), 0, day, day, 20, True, (280,)))
    assert solo.best[0].text() == "280"
    assert solo.best[1].text().startswith("on ")
    record = Record(400, "3 stock 360, wonder 40", "Ann", "2026-01-31")
    match.game.scenario.properties = replace(match.game.scenario.properties, record=record)
    panel.refresh()
    qtbot.waitUntil(lambda: texts(solo.record) == ("400", "3 stock 360, wonder 40 · Ann · 31 Jan 2026"))


def test_a_solo_game_is_kept_current(show: Show, qtbot: QtBot) -> None:
    panel = show(SOLO, 400)
    solo, match = panel.solo, panel.match
    assert solo is not None
    player = RandomPlayer(4)
    while match.state.turn < 20:
        match.do(player.decide(match.game))
    qtbot.waitUntil(lambda: solo.turn[0].text() == "20")
    match.look_at(0)
    qtbot.waitUntil(lambda: solo.points[0].text() == "0")
    assert solo.points[1].text() == ""


def test_a_game_of_several_has_no_solo_box(show: Show) -> None:
    panel = show(DUO, 900)
    assert panel.solo is None
    panel.show_best(None)


def test_nothing_is_chosen_at_first(show: Show) -> None:
    panel = show(DUO, 900)
    assert panel._focus.transporter == NONE
    assert not any(row.isChecked() for block in panel.blocks for row in block.rows.values())
