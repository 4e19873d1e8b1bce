"""Ending a phase: the button, why it cannot be, and what is left undone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Done
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.play.match import Match
from rbdesigner.players.machine_turns import Seat
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.ui.game.choices.phase_end import PhaseEnd
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.game.players.seats import Seats
from tests.checks.maps import having, map_of
from tests.engine.games.test_games import played
from tests.engine.small_game import SmallGame
from tests.players.at_once import AtOnce

GAMES = Path(__file__).parents[2] / "games"
TILES = "0,0 pasture;1,0 woods;0,1 rock;1,-1 mountain;-1,0 sea"


def shown(qtbot: QtBot, game: Game) -> PhaseEnd:
    """The foot of the column on a page that has the keys."""
    match = Match(game)
    page = QWidget()
    foot = PhaseEnd(match, Seats(match, [], page), page)
    foot.resize(380, 80)
    page.resize(400, 100)
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    qtbot.addWidget(page)
    foot.page = page  # type: ignore[attr-defined]  # kept alive as long as the foot
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    page.setFocus()
    return foot


def in_world(qtbot: QtBot, small: SmallGame) -> PhaseEnd:
    game = Game(map_of({(0, 0): "pasture"}, having()), 1)
    game.players, game.state = small.state.terms.players, small.state
    return shown(qtbot, game)


def page_of(qtbot: QtBot, small: SmallGame) -> GamePage:
    """The whole page of a game."""
    scenario = map_of({tuple(place): "sea" for place in small.state.topology.places}, having())
    game = Game(scenario, 1)
    game.players, game.state = small.state.terms.players, small.state
    page = GamePage(Match(game))
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    return page


def test_the_acting_player_is_done_or_reads_why_not(qtbot: QtBot) -> None:
    game = played("duo-the-lake-between").copy()
    game.go_to(60)
    foot = shown(qtbot, game)
    refused = 0
    for _ in range(12):
        foot.renew()
        legal = any(action.verb == "done" for action in game.legal_actions())
        assert foot.done.isEnabled() is legal
        if legal:
            before = len(game.log)
            qtbot.mouseClick(foot.done, Qt.MouseButton.LeftButton)
            assert game.log[before].verb == "done"
        else:
            refused += 1
            assert foot.done.toolTip()
            with qtbot.waitSignal(foot.message):
                qtbot.keyClick(foot.parentWidget(), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
            foot.match.do(game.legal_actions()[0])
    assert 0 < refused < 12


def test_what_is_left_undone_is_warned_of_and_ctrl_enter_ends_all_the_same(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.MOVEMENT)
    small.put("donkey", "0,0")
    foot = in_world(qtbot, small)
    assert "1 transporter has not moved" in foot.warning.text()
    assert foot.done.text().endswith(": done with movement"), "two persons share the screen"
    qtbot.keyClick(foot.parentWidget(), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert foot.match.game.log == [Done(0)]


def test_in_the_last_turn_gold_on_the_ground_is_warned_of(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    small.put("donkey", "0,0")
    small.goods("0,0", gold=1)
    foot = in_world(qtbot, small)
    assert not foot.warning.isVisible()
    small.state.neutral = small.state.terms.turns - 1
    foot.renew()
    assert "gold" in foot.warning.text()


def test_a_brick_is_warned_of_in_the_last_turn_only(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.WONDER)
    small.put("donkey", "0,0", boards=1)
    small.home("0,0")
    foot = in_world(qtbot, small)
    assert not foot.warning.isVisible()
    small.state.neutral = small.state.terms.turns - 1
    foot.renew()
    assert "a brick could be bought" in foot.warning.text()


def test_an_unfed_building_is_warned_of(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.PRODUCTION)
    donkey = small.put("donkey", "0,0")
    small.build("sawmill", "0,0")
    small.goods("0,0", trunks=1)
    foot = in_world(qtbot, small)
    assert not foot.warning.isVisible(), "what lies there is worked off by itself"
    small.goods_at(~donkey, trunks=1)
    foot.renew()
    assert "sawmill on (0, 0) could work" in foot.warning.text()


def test_a_click_on_a_warning_shows_one_after_the_other_of_what_it_speaks_of(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.MOVEMENT)
    here, there = small.put("donkey", "0,0"), small.put("donkey", "0,1")
    page = page_of(qtbot, small)
    page.focus.look_at(small.tile("1,0"))
    warning = page.phase_end.warning
    words = QPoint(60, warning.height() // 2)
    for transporter in (here, there, here):
        qtbot.mouseClick(warning, Qt.MouseButton.LeftButton, pos=words)
        assert page.focus.transporter == transporter
    qtbot.keyClick(warning, Qt.Key.Key_Return)
    assert page.focus.transporter == there, "the keys do it too"


def test_a_click_on_a_warning_shows_the_tile_of_a_building(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.PRODUCTION)
    small.put("donkey", "0,1", trunks=1)
    tile = small.build("sawmill", "0,1")
    page = page_of(qtbot, small)
    warning = page.phase_end.warning
    qtbot.mouseClick(warning, Qt.MouseButton.LeftButton, pos=QPoint(60, warning.height() // 2))
    assert page.focus.tile == tile


def test_it_rests_in_the_past_and_while_a_machine_acts(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.MOVEMENT)
    small.put("donkey", "0,0")
    foot = in_world(qtbot, small)
    foot.match._shown = small.state.copy()
    foot.renew()
    assert not foot.done.isEnabled()
    assert "earlier" in foot.done.toolTip()
    assert not foot.warning.isVisible()
    foot.match._shown = None
    foot._seats.is_paused = True
    foot._seats.replace(0, Seat(AtOnce(RandomPlayer(1))))
    foot.renew()
    assert not foot.done.isEnabled()
    assert foot.done.toolTip().startswith("The machines are paused: P lets them go on")
    foot._seats.is_paused = False
    foot.renew()
    assert "acts by itself" in foot.done.toolTip()


def test_the_tab_key_goes_from_the_board_to_the_tile_and_back_to_the_button(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.MOVEMENT)
    small.put("donkey", "0,0")
    page = page_of(qtbot, small)
    board = page.view.view
    board.setFocus()
    qtbot.keyClick(board, Qt.Key.Key_Tab)
    assert page.tile_view.picture.hasFocus()
    qtbot.keyClick(page.tile_view.picture, Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert board.hasFocus()
    qtbot.keyClick(board, Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert page.phase_end.done.hasFocus()


def test_the_warning_comes_and_goes_without_moving_what_is_above(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.MOVEMENT)
    donkey = small.put("donkey", "0,0")
    foot = in_world(qtbot, small)
    assert foot.warning.isVisible()
    high = foot.heightForWidth(380)
    small.state.movement.points[donkey] = 1
    foot.renew()
    assert not foot.warning.isVisible()
    assert foot.heightForWidth(380) == high


@pytest.mark.rule("R3")
def test_geese_and_paper_that_will_be_lost_are_warned_of_where_one_could_take_them(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.PRODUCTION)
    small.goods("0,0", geese=5, paper=2)
    foot = in_world(qtbot, small)
    assert not foot.warning.isVisible(), "nobody is there to take them"
    small.put("donkey", "0,0")
    foot.renew()
    assert "lost when production ends: 4 geese, 2 paper on the pasture at (0, 0)" in foot.warning.text()
    assert small.amount("0,0", "geese") == 5, "only asked"


@pytest.mark.rule("F7")
def test_it_tells_why_it_rests_while_a_transporter_is_too_many(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.PRODUCTION)
    small.build("wagon factory", "0,0")
    for _ in range(9):
        small.put("donkey", "0,0")
    small.state.production.excess = True
    page = page_of(qtbot, small)
    assert not page.phase_end.done.isEnabled()
    assert "one transporter too many" in page.phase_end.warning.text()
    page.phase_end.warning.linkActivated.emit("0")
    assert page.focus.transporter == 0


def test_persons_who_share_the_screen_are_named_and_see_their_own(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.MOVEMENT)
    small.put("donkey", "0,0")
    small.put("donkey", "0,1", 2)
    page = page_of(qtbot, small)
    page.focus.look_at(small.tile("0,0"))
    page.phase_end.renew()
    assert page.phase_end.done.text().endswith(": done with movement")
    first = page.phase_end.done.text()
    qtbot.mouseClick(page.phase_end.done, Qt.MouseButton.LeftButton)
    page.phase_end.renew()
    assert page.phase_end.done.text() != first
    assert page.focus.tile == small.tile("0,1")


def test_a_machine_takes_nobody_along(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.MOVEMENT)
    small.put("donkey", "0,0")
    small.put("donkey", "0,1", 2)
    page = page_of(qtbot, small)
    page.seats.is_paused = True
    page.seats.replace(1, Seat(AtOnce(RandomPlayer(1))))
    page.focus.look_at(small.tile("0,0"))
    page.phase_end.renew()
    assert page.phase_end.done.text() == "Done with movement"
    qtbot.mouseClick(page.phase_end.done, Qt.MouseButton.LeftButton)
    assert page.focus.tile == small.tile("0,0")


def test_all_that_is_left_of_a_turn_is_ended_as_one(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.MOVEMENT, players=1)
    small.put("donkey", "0,0", boards=1)
    foot = in_world(qtbot, small)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(foot.parentWidget(), Qt.Key.Key_Return, both)
    match = foot.match
    assert [action for action in match.game.log if action.player == 0] == [Done(0)] * 3
    assert (match.state.turn, match.state.phase) == (3, Phase.PRODUCTION)
    assert match._strokes.start_of(len(match.game.log) - 1) == 0, "it is taken back as one"


def test_the_turn_of_others_is_not_ended(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.MOVEMENT)
    small.put("donkey", "0,0")
    small.put("donkey", "1,0", player=2)
    foot = in_world(qtbot, small)
    foot.end_turn()
    assert foot.match.game.log == [Done(0)]
    assert foot.match.game.acting == (1,)
