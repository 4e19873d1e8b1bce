"""The figures of a game beside it: charts, tables, other games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.engine.games.game import Game
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.runs.simulation import simulate
from rbdesigner.ui.figures.figure_window import FigureWindow
from rbdesigner.ui.figures.known_games import KnownGameDialog
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.shell.files.laboratories import STORE
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from rbdesigner.ui.widgets.turn_lines import TurnLine, TurnLines
from tests.gui.answering import Answers, choose_file

pytestmark = pytest.mark.kept_window

ROOT = Path(__file__).parents[3]
SOLO, DUO = (ROOT / "tests" / "games" / f"{name}.rbgame" for name in ("solo-millbrook", "duo-the-lake-between"))


def page_of(window: MainWindow, path: Path) -> GamePage:
    assert window.workbench.files.open(path)
    page = window.tabs.current_game
    assert page is not None
    return page


@pytest.fixture
def page(window: MainWindow) -> GamePage:
    return page_of(window, SOLO)


@pytest.fixture
def figures(window: MainWindow, page: GamePage, qtbot: QtBot) -> Iterator[FigureWindow]:
    action = window.registry["play.figures"]
    qtbot.waitUntil(action.isEnabled)
    action.trigger()
    (found,) = window.workbench.figures.open_windows
    qtbot.waitExposed(found)
    yield found
    found.close()


def test_the_tables_and_the_map_tell_of_the_game(figures: FigureWindow) -> None:
    assert figures.points.table.rows()[-1] == ["20", "340"]
    (line,) = figures.points.charts[0].lines
    assert (line.values[-1], line.player) == (340, 0)
    assert ["Mine", "7"] in figures.milestones.rows()
    assert figures.idle.rows()[0] == ["Paper mill", "14", "10", "71\u00a0%"]
    assert figures.tiles.rows()[0] == ["Pasture (0, 0)", "40", "48"]
    figures.tabs.setCurrentWidget(figures.map)
    layer = figures.map.map.layer
    assert layer is not None
    steps = {tile.at: str(tile.steps) for tile in figures.figures.tiles if tile.steps}
    assert {tuple(at): look.text for at, look in layer.looks.items()} == steps
    busiest, calmest = (pick(steps, key=lambda at: int(steps[at])) for pick in (max, min))
    shades = {tuple(at): look.shade.colour.lightness() for at, look in layer.looks.items()}
    assert shades[busiest] < shades[calmest]
    QTest.keyClicks(figures.map.kind, "Goods")
    made = {tile.at for tile in figures.figures.tiles if tile.made}
    assert made and {tuple(at) for at in layer.looks} == made


def test_clicks_and_keys_on_turns_move_the_board_there(figures: FigureWindow, page: GamePage, qtbot: QtBot) -> None:
    chart = figures.points.charts[0]
    at = QPoint(round(chart.x_of(12)), chart.height() // 2)
    qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=at)
    assert (page.match.state.turn, page.match.moment) == (12, figures.figures.begins[11])
    assert page.turn_bar.slider.value() == page.match.moment
    assert chart.now == 12
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_End)
    qtbot.keyClick(chart, Qt.Key.Key_Left)
    assert chart.accessibleDescription() == "Turn 19\nPlayer 1: 170"
    qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert page.match.state.turn == 19


def test_a_good_is_chosen_and_rows_are_copied(figures: FigureWindow, qtbot: QtBot) -> None:
    figures.tabs.setCurrentWidget(figures.goods)
    assert figures.goods.things is not None
    everything = figures.goods.table.rows()
    figures.goods.things.setCurrentText("Coins")
    assert figures.goods.table.rows() != everything
    assert sum(int(row[1]) for row in figures.goods.table.rows()) == sum(figures.figures.series("made", "coins")[0])
    figures.goods.table.setFocus()
    qtbot.keyClick(figures.goods.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[0] == "Turn\tPlayer 1 Goods made\tPlayer 1 Goods used"
    assert len(copied) == 1 + len(everything)


def test_milestones_and_tiles_are_shown_on_the_board_and_a_game_that_goes_on_is_counted_anew(
    figures: FigureWindow, page: GamePage, qtbot: QtBot
) -> None:
    figures.milestones.row_wanted.emit(("built", "mine"))
    state = page.match.state
    assert state.turn == 7
    assert state.buildings.count(3) == 1
    figures.tiles.row_wanted.emit((0, -1))
    assert page.match.state.topology.places[page.focus.tile] == (0, -1)
    page.match.undo()
    qtbot.waitUntil(lambda: not figures.figures.is_over)


def test_another_file_is_compared_by_each_of_its_players(figures: FigureWindow, answers: Answers, qtbot: QtBot) -> None:
    answers.give("file-choice", choose_file(DUO))
    figures.file_wanted.emit()
    qtbot.waitUntil(lambda: len(figures.compared) == 1)
    other = figures.shown[1]
    assert (other.mark, other.points, other.remark) == ("A", 269, "another map")
    assert ["Mine", "7", "11", "+4"] in figures.milestones.rows()
    assert figures.points.table.rows()[-1] == ["27", "–", "269"]
    game = figures.compared[0].figures
    loser = 1 - game.winner
    own, compared = figures.rows
    assert own.seats.isHidden() and not compared.seats.isHidden()
    assert [compared.seats.itemText(seat).endswith("★") for seat in (game.winner, loser)] == [True, False]
    compared.seats.setFocus()
    QTest.keyClick(compared.seats, Qt.Key.Key_Down if loser else Qt.Key.Key_Up)
    assert figures.shown[1].contender == (game, loser)
    assert figures.points.table.rows()[-1] == ["27", "–", str(game.points[loser])]
    assert figures.rows[1].seats.value == loser
    cross = figures.findChild(QToolButton, "gone")
    assert cross is not None
    qtbot.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert figures.compared == []


def test_own_games_and_those_of_the_laboratory_are_offered(
    window: MainWindow, page: GamePage, figures: FigureWindow, tmp_path: Path, answers: Answers, qtbot: QtBot
) -> None:
    scenario = page.match.game.scenario
    archive = window.workbench.games.results.archive
    before = scenario.copy()
    before.properties = replace(before.properties, turns=19)
    archive.keep(Game.new(before, 1, 5, ("Ada",)))
    with RunStore(folders.data() / STORE) as store:
        simulate(scenario, ["random"], games=2, store=store, cores=1)
    seen: list[list[list[str]]] = []

    def choose(dialog: QWidget) -> None:
        assert isinstance(dialog, KnownGameDialog)
        seen.append(dialog.table.rows())
        item = dialog.table.topLevelItem(3)
        assert item is not None
        item.setSelected(True)
        dialog.ok.click()

    answers.give("known-games", choose)
    figures.known_wanted.emit()
    qtbot.waitUntil(lambda: len(figures.compared) == 1)
    (rows,) = seen
    assert rows[0][0] == "Played here"
    assert rows[1][0].startswith("Ada, ")
    assert rows[1][3] == "before the last change of the map"
    assert rows[2][0] == "Laboratory: Random player"
    assert len(rows) == 5


def test_the_end_of_a_game_leads_to_its_figures(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    board = window.workbench.games.results.show(page)
    assert board is not None
    button = board.findChild(QPushButton, "figures")
    assert button is not None
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    (found,) = window.workbench.figures.open_windows
    assert found.match is page.match
    assert window.workbench.files.close(page)
    qtbot.waitUntil(lambda: not window.workbench.figures.open_windows)


def test_lines_are_told_and_nothing_is_wished_for_without_turns(qtbot: QtBot) -> None:
    chart = TurnLines("Points")
    qtbot.addWidget(chart)
    chart.resize(400, 200)
    wished: list[int] = []
    chart.turn_wanted.connect(wished.append)
    qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(200, 100))
    assert wished == []
    chart.show_lines([TurnLine("Ada", [0, 4, 1200], 0), TurnLine("Bert", [1, 2], -1, "A")])
    assert chart.turn_text(2) == "Turn 2\nAda: 4\nBert: 2"
    assert chart.turn_text(3) == "Turn 3\nAda: 1,200"
    assert [chart.turn_at(chart.x_of(turn)) for turn in (1, 2, 3)] == [1, 2, 3]
    assert not chart.grab().isNull()


def test_a_value_is_that_of_its_turn_and_nothing_is_drawn_between_two(qtbot: QtBot) -> None:
    chart = TurnLines("Points")
    qtbot.addWidget(chart)
    chart.resize(400, 200)
    chart.show_lines([TurnLine("Ada", [0, 100], 0)])
    grabbed = chart.grab().toImage()
    left, right = round(chart.x_of(1)), round(chart.x_of(2))
    red = [
        {y for y in range(grabbed.height()) if grabbed.pixelColor(x, y).red() > grabbed.pixelColor(x, y).blue() + 40}
        for x in (left + 10, left + (right - left) // 3, left + 2 * (right - left) // 3, right - 10)
    ]
    assert all(red) and red[0] == red[1] and red[2] == red[3]
    assert min(red[0]) > max(red[3]) + 50
