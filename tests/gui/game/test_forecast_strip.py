"""The line that foretells the next production."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Transfer
from rbdesigner.engine.core.codes import TRUNKS
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.play.match import Match
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.game.panels.forecast_strip import _Chip
from tests.checks.maps import having, map_of
from tests.engine.small_game import SmallGame

LEFT = Qt.MouseButton.LeftButton
TILES = "0,0 pasture; 1,0 rock; 2,0 rock; 3,0 mountain; 4,0 pasture; 5,0 woods"


def page_of(qtbot: QtBot, small: SmallGame) -> GamePage:
    game = Game(map_of({tuple(place): "sea" for place in small.state.topology.places}, having()), 1)
    game.players, game.state = small.state.terms.players, small.state
    page = GamePage(Match(game))
    page.resize(1280, 660)
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    return page


def chips(page: GamePage) -> list[_Chip]:
    return [chip for chip in page.forecast.findChildren(_Chip) if chip.isVisible()]


def entries(page: GamePage) -> list[str]:
    menu = page.forecast.all.menu()
    return [action.text() for action in menu.actions()] if menu else []


@pytest.fixture
def small() -> SmallGame:
    w = SmallGame(TILES, Phase.MOVEMENT)
    w.put("donkey", "0,0", trunks=2)
    w.build("sawmill", "0,0")
    w.build("quarry", "1,0")
    w.build("quarry", "2,0")
    w.build("mine", "3,0", (1, 1))
    w.goods("4,0", geese=2)
    return w


def test_all_that_comes_is_told_once_a_kind_in_pictures_and_by_place_in_a_list(qtbot: QtBot, small: SmallGame) -> None:
    page = page_of(qtbot, small)
    qtbot.waitUntil(lambda: len(chips(page)) == 4)
    assert [chip.text() for chip in chips(page)] == ["4", "2", "1?", "1"]
    assert all(not chip.icon().isNull() for chip in chips(page))
    assert entries(page) == [
        "4 boards: sawmill on (0, 0) (to be run by Player 1)",
        "1 stone: quarry on (1, 0)",
        "1 stone: quarry on (2, 0)",
        "1 gold or 1 iron: mine on (3, 0)",
        "A goose hatches: (4, 0)",
    ]


def test_clicks_lead_from_place_to_place(qtbot: QtBot, small: SmallGame) -> None:
    page = page_of(qtbot, small)
    qtbot.waitUntil(lambda: len(chips(page)) == 4)
    stone = chips(page)[1]
    for place in ("1,0", "2,0", "1,0"):
        qtbot.mouseClick(stone, LEFT)
        assert page.focus.tile == small.tile(place)
    page.forecast.all.menu().actions()[-1].trigger()
    assert page.focus.tile == small.tile("4,0")


def test_it_follows_what_is_done_and_what_is_looked_at(qtbot: QtBot, small: SmallGame) -> None:
    page = page_of(qtbot, small)
    qtbot.waitUntil(lambda: len(chips(page)) == 4)
    page.match.do(Transfer(0, TRUNKS, ~0, small.spot("0,0")))
    qtbot.waitUntil(lambda: entries(page)[0].startswith("4 boards"))
    page.match.state.put(small.spot("0,0"), TRUNKS, -1)
    page.match.moved.emit()
    qtbot.waitUntil(lambda: entries(page)[0].startswith("2 boards"))


def test_what_is_lost_is_told_too_and_what_has_no_room_is_counted(qtbot: QtBot, small: SmallGame) -> None:
    small.goods("5,0", geese=2, paper=1)
    page = page_of(qtbot, small)
    qtbot.waitUntil(lambda: len(entries(page)) == 7)
    assert entries(page)[-2:] == ["2 geese lost: (5, 0)", "1 paper lost: (5, 0)"]
    strip = page.forecast
    shown = len(chips(page))
    strip.resize(200, strip.height())
    assert 1 <= len(chips(page)) < shown
    assert strip.more.text() == f"+{6 - len(chips(page))}"


def test_nothing_is_told_where_no_production_follows(qtbot: QtBot) -> None:
    w = SmallGame(TILES, Phase.WONDER)
    w.put("donkey", "0,0")
    page = page_of(qtbot, w)
    qtbot.waitUntil(lambda: page.forecast.all.text() == "Next production: nothing")
    assert not page.forecast.all.isEnabled()
    w.state.neutral = w.state.terms.turns - 1
    page.match.moved.emit()
    qtbot.waitUntil(lambda: page.forecast.all.text() == "No production follows")
