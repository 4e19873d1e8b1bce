"""The log in words grows with the game, and a click on an entry asks for its moment."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.game import Game
from rbdesigner.ui.play.log_model import ROW_ROLE, Row
from rbdesigner.ui.play.log_panel import LogPanel
from rbdesigner.ui.play.match import Match
from rbdesigner.ui.play.seats import Seats

GAMES = sorted((Path(__file__).parents[2] / "games").glob("*.rbgame"))


def shown(qtbot: QtBot, path: Path) -> tuple[Match, LogPanel]:
    match = Match(Game.load(path))
    panel = LogPanel(match, Seats(match, [], match))
    qtbot.addWidget(panel)
    panel.resize(380, 400)
    panel.show()
    return match, panel


def rows(panel: LogPanel) -> list[Row]:
    return [panel.model.index(number, 0).data(ROW_ROLE) for number in range(panel.model.rowCount())]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_entry_is_told_once_and_found_again(qtbot: QtBot, path: Path) -> None:
    match, panel = shown(qtbot, path)
    entries = [row.entry for row in rows(panel) if row.kind == "entry"]
    assert entries == list(range(len(match.game.log)))
    for entry in entries[::50]:
        row = rows(panel)[panel.model.row_of(entry)]
        assert (row.kind, row.entry) == ("entry", entry)


def test_undone_entries_go_and_new_ones_are_appended(qtbot: QtBot) -> None:
    match, panel = shown(qtbot, GAMES[0])
    before = rows(panel)
    for _ in range(5):
        match.undo()
    panel.renew()
    assert rows(panel) == [row for row in before if row.entry < len(match.game.log)]
    while match.can_redo:
        match.redo()
    panel.renew()
    assert rows(panel) == before


def test_a_click_asks_for_the_moment_after_an_entry(qtbot: QtBot) -> None:
    _, panel = shown(qtbot, GAMES[0])
    index = panel.found.mapFromSource(panel.model.index(panel.model.row_of(20), 0))
    panel.view.scrollTo(index)
    with qtbot.waitSignal(panel.moment_wanted) as wanted:
        point = panel.view.visualRect(index).center()
        QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert wanted.args == [21]


def test_the_log_is_searched_and_shows_one_player(qtbot: QtBot) -> None:
    _, panel = shown(qtbot, GAMES[0])
    QTest.keyClicks(panel.search, "Goes To")
    found = [panel.found.index(number, 0).data(ROW_ROLE) for number in range(panel.found.rowCount())]
    assert found
    assert all("goes to" in row.text.lower() for row in found)
    panel.search.clear()
    panel.players.setCurrentIndex(2)
    found = [panel.found.index(number, 0).data(ROW_ROLE) for number in range(panel.found.rowCount())]
    assert {row.player for row in found} == {1}
