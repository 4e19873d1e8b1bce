"""Playing on the board with mouse and keys: choosing, going, dragging, panning."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Done
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.core.topology import DOCK, REGION, RIVER
from rbdesigner.hexes import Hex
from rbdesigner.play.match import Match
from rbdesigner.play.strokes import Span
from rbdesigner.ui.game.board.target import Target
from rbdesigner.ui.game.game_page import GamePage
from tests.engine.small_game import SmallGame, game_of
from tests.gui.game.board_user import BoardUser
from tests.gui.game.recorded_boards import user_at
from tests.gui.game.small_boards import DONKEY, MOUTH, RAFT, solo_board

SCENARIOS = Path(__file__).parents[3] / "scenarios"


@pytest.fixture
def board(qtbot: QtBot) -> BoardUser:
    return solo_board(qtbot)


def target_for(user: BoardUser, spot: int) -> Target:
    """The target that leads to a spot."""
    (found,) = [one for one in user.view.controller.targets if getattr(one.actions[-1], "to", None) == spot]
    return found


def crosspoint(user: BoardUser) -> QPoint:
    """Where the origin of the map lies in the window."""
    return user.pixel((0.0, 0.0))


# Choosing and going


def test_a_click_chooses_a_transporter_and_another_sends_it(board: BoardUser) -> None:
    board.click(board.figure(DONKEY))
    assert board.focus.transporter == DONKEY
    assert [target.tile for target in board.view.controller.targets] == [board.match.state.topology.index[Hex(1, 0)]]
    board.click(board.middle(1, 0))
    assert board.match.state.tile_of(DONKEY) == board.match.state.topology.index[Hex(1, 0)]
    assert not board.view.controller.targets


def test_a_way_over_several_tiles_is_one_click_and_one_undo(board: BoardUser) -> None:
    board.focus.choose(RAFT)
    start, before = board.match.state.spots[RAFT], len(board.match.game.log)
    far = next(target for target in board.view.controller.targets if target.text == "3" and target.ends)
    board.click(far.at)
    assert board.match.state.spots[RAFT] == getattr(far.actions[-1], "to", None)
    assert len(board.match.game.log) == before + 3
    board.match.undo()
    assert board.match.state.spots[RAFT] == start
    board.match.redo()
    board.match.undo(Span.TURN)
    assert board.match.state.phase is Phase.PRODUCTION


def test_the_pointer_tells_what_a_click_would_do_and_draws_the_way(board: BoardUser) -> None:
    board.focus.choose(RAFT)
    far = next(target for target in board.view.controller.targets if target.text == "3")
    board.hover(far.at)
    assert board.view.note.startswith("Dock here: 3 of 3 points")
    assert "no farther" in board.view.note
    assert board.view.intent == far
    start, *passed, end = board.view.route
    assert start == board.figure(RAFT)
    assert passed == [board.spot(getattr(step, "to", NONE)) for step in far.actions[:-1]]
    board.hover((9, 9))
    assert (board.view.intent, board.view.route) == (None, ())
    board.click(far.at)
    assert end == board.figure(RAFT), "the line ends where the picture stands now"


def test_a_click_acts_when_the_button_comes_up(board: BoardUser) -> None:
    board.focus.choose(DONKEY)
    there = board.middle(1, 0)
    board.hover(there)
    board.press(there)
    assert not [action for action in board.done if not isinstance(action, Done)]
    board.release(board.pixel(there))
    assert len(board.done) == 2


@pytest.mark.rule("B2", "B3")
def test_every_spot_of_a_river_mouth_is_clicked_by_itself_though_the_map_is_small(qtbot: QtBot) -> None:
    small = SmallGame(MOUTH)
    raft = small.put("raft", "0,2")
    user = BoardUser(qtbot, game_of(MOUTH, small))
    topology = small.state.topology
    user.focus.choose(raft)
    here = [spot for spot in range(len(topology.spot_tiles)) if topology.spot_tiles[spot] == small.tile("0,0")]
    reached = [spot for spot in here if topology.spot_kinds[spot] in (RIVER, DOCK)]
    assert len(reached) >= 3
    user.view.view.set_scale(26)
    for spot in reached:
        target = target_for(user, spot)
        assert user.view.controller.targets
        user.hover(target.at)
        assert user.view.intent == target
    user.view.fit()
    dock = next(target_for(user, spot) for spot in reached if topology.spot_kinds[spot] == DOCK)
    x, y = dock.at
    user.hover((1.2 * x, 1.2 * y))
    assert user.view.intent == dock, "a sign is clicked wherever it is seen, across the edge of its tile too"
    user.view.view.set_scale(26)
    middles = [target_for(user, spot).at for spot in reached]
    for first, second in pairwise(sorted(middles)):
        apart = user.pixel(first) - user.pixel(second)
        assert apart.manhattanLength() >= 9, "each number can be read"


def test_the_regions_of_a_divided_tile_are_clicked_apart(qtbot: QtBot) -> None:
    tiles = "0,0 woods 0-3; 1,-1 rock; -1,1 pasture; -1,0 pasture"
    small = SmallGame(tiles)
    donkey = small.put("donkey", "1,-1")
    small.road("1,-1", 8)
    user = BoardUser(qtbot, game_of(tiles, small))
    user.focus.choose(donkey)
    near = [one for one in user.view.controller.targets if one.tile == small.tile("0,0")]
    assert [small.state.topology.spot_kinds[getattr(one.actions[-1], "to", 0)] for one in near] == [REGION]
    user.click(near[0].at)
    assert small.state.spots[donkey] == small.spot("0,0/1")


def test_a_sign_stands_beside_ones_own_transporters(qtbot: QtBot) -> None:
    small = SmallGame(MOUTH)
    first, second = small.put("donkey", "0,0/7"), small.put("donkey", "-1,1")
    user = BoardUser(qtbot, game_of(MOUTH, small))
    user.focus.choose(first)
    (target,) = [one for one in user.view.controller.targets if one.tile == small.tile("-1,1")]
    assert target.at != user.middle(-1, 1)
    user.click(user.middle(-1, 1))
    assert (user.focus.transporter, user.done) == (second, []), "it is chosen and nobody goes"
    user.focus.choose(first)
    user.click(target.at)
    assert small.state.tile_of(first) == small.tile("-1,1")


# Dragging


def test_a_drag_pans_and_does_nothing_else(board: BoardUser) -> None:
    board.focus.choose(DONKEY)
    origin, log = crosspoint(board), len(board.match.game.log)
    start = board.pixel(board.middle(1, 0))
    board.press(board.middle(1, 0))
    board.pull(start + QPoint(20, 10), start + QPoint(90, 60))
    assert board.view.view.viewport().cursor().shape() is Qt.CursorShape.ClosedHandCursor
    board.release(start + QPoint(90, 60))
    moved = crosspoint(board) - origin
    assert (moved - QPoint(90, 60)).manhattanLength() <= 2
    assert len(board.match.game.log) == log
    assert board.focus.transporter == DONKEY
    assert board.view.view.viewport().cursor().shape() is not Qt.CursorShape.ClosedHandCursor


def test_a_hand_that_shakes_clicks(board: BoardUser) -> None:
    board.focus.choose(DONKEY)
    origin = crosspoint(board)
    at = board.pixel(board.middle(1, 0))
    board.press(board.middle(1, 0))
    board.pull(at + QPoint(2, 2))
    board.release(at + QPoint(2, 2))
    assert crosspoint(board) == origin
    assert board.match.state.tile_of(DONKEY) == board.match.state.topology.index[Hex(1, 0)]


def test_a_transporter_is_dragged_to_where_it_can_go(board: BoardUser) -> None:
    origin = crosspoint(board)
    board.drag(board.figure(DONKEY), board.middle(1, 0))
    assert board.match.state.tile_of(DONKEY) == board.match.state.topology.index[Hex(1, 0)]
    assert crosspoint(board) == origin


def test_a_transporter_that_is_dragged_back_or_out_of_reach_stays(board: BoardUser) -> None:
    start = board.figure(DONKEY)
    board.press(start)
    there, back = board.pixel(board.middle(1, 0)), board.pixel(start)
    board.pull(there)
    assert board.view.intent is not None
    assert board.view.note.startswith("Go here")
    board.pull(back)
    assert board.view.intent is None
    board.release(back)
    board.drag(start, (board.middle(1, 0)[0] + 9, 0))
    raft = board.figure(RAFT)
    board.focus.choose(RAFT)
    assert any(target.tile == board.focus.tile for target in board.view.controller.targets), "another dock of the tile"
    board.drag(raft, (raft[0] - 0.2, raft[1]))
    assert board.done == [Done(0)]


# The view


def test_there_are_scroll_bars_only_where_there_is_more_to_see(board: BoardUser) -> None:
    view = board.view.view
    fitted = view.scale_factor
    assert not view.horizontalScrollBar().isVisible()
    assert not view.verticalScrollBar().isVisible()
    view.set_scale(300)
    board.bot.waitUntil(view.horizontalScrollBar().isVisible)
    assert view.verticalScrollBar().isVisible()
    board.view.fit()
    board.bot.waitUntil(lambda: not view.horizontalScrollBar().isVisible())
    assert view.scale_factor == fitted
    view.set_scale(fitted)
    board.view.resize(300, 700)
    board.bot.waitUntil(view.horizontalScrollBar().isVisible)
    scales = []
    for scale in (300.0, 10.0):
        view.set_scale(scale)
        board.view.fit()
        scales.append(view.scale_factor)
    assert scales[0] == scales[1], "whether there were bars before makes no difference"


# Keys


def test_keys_go_through_the_transporters_and_let_go(board: BoardUser) -> None:
    board.key(Qt.Key.Key_N)
    assert board.focus.transporter == DONKEY
    board.key(Qt.Key.Key_N)
    assert board.focus.transporter == RAFT
    board.key(Qt.Key.Key_Escape)
    assert board.focus.transporter == NONE


def test_the_keys_begin_on_the_tile_in_view_with_those_that_can_still_go(qtbot: QtBot) -> None:
    tiles = "0,0 pasture; 1,0 woods; 1,1 rock"
    small = SmallGame(tiles)
    elsewhere, tired, fresh, far = (small.put("donkey", at) for at in ("0,0", "1,0", "1,0", "1,1"))
    small.state.movement.points[tired] = 0
    user = BoardUser(qtbot, game_of(tiles, small))
    user.focus.look_at(small.tile("1,0"))
    chosen = []
    for _ in range(5):
        user.key(Qt.Key.Key_N)
        chosen.append(user.focus.transporter)
    assert chosen == [fresh, far, elsewhere, tired, fresh]
    user.focus.choose(elsewhere)
    user.key(Qt.Key.Key_N)
    assert user.focus.transporter == fresh, "a click begins another round"


def test_what_the_keys_arrive_at_is_brought_into_sight(board: BoardUser) -> None:
    board.view.view.set_scale(300)
    seen = board.view.view.viewport().rect()
    for transporter in (DONKEY, RAFT):
        board.key(Qt.Key.Key_N)
        assert board.focus.transporter == transporter
        assert seen.contains(board.pixel(board.figure(transporter)))
    board.view.view.centre_at(QPointF(0, 9))
    board.key(Qt.Key.Key_Down)
    assert board.view.intent is not None
    assert seen.contains(board.pixel(board.view.intent.at))


def test_arrows_go_through_what_can_be_reached_and_enter_goes_there(board: BoardUser) -> None:
    board.focus.choose(RAFT)
    assert not board.view.intent
    board.key(Qt.Key.Key_Down)
    first = board.view.intent
    assert first is not None
    assert first.at[1] > board.spot(board.match.state.spots[RAFT])[1]
    assert board.view.note == first.description
    board.key(Qt.Key.Key_Left)
    second = board.view.intent
    assert second is not None
    assert second.at[0] < first.at[0]
    board.key(Qt.Key.Key_Escape)
    assert board.view.intent is None
    assert board.focus.transporter == RAFT, "the first Escape lets go of the cursor"
    board.key(Qt.Key.Key_Down)
    board.key(Qt.Key.Key_Left)
    board.key(Qt.Key.Key_Return)
    assert board.match.state.spots[RAFT] == getattr(second.actions[-1], "to", None)


def test_keys_go_on_from_where_one_has_gone(board: BoardUser) -> None:
    board.focus.choose(RAFT)
    board.key(Qt.Key.Key_Down)
    board.key(Qt.Key.Key_Left)
    state = board.match.state
    place = state.topology.places[state.tile_of(RAFT)]
    board.view.centre_on(place)
    done = list(board.done)
    board.key(Qt.Key.Key_Return)
    assert board.done == done, "nothing is done where the cursor was before"
    board.key(Qt.Key.Key_Down)
    assert board.view.intent is not None
    assert board.view.intent.at[1] > board.middle(place.q, place.r)[1]


def test_arrows_pan_where_there_is_nothing_to_go_through(board: BoardUser) -> None:
    before = crosspoint(board)
    board.key(Qt.Key.Key_Right)
    assert crosspoint(board).x() < before.x()


# A whole game


def test_all_that_one_transporter_reaches_lights_up(qtbot: QtBot) -> None:
    user = user_at(qtbot, "trio-gold-isle", 980)
    user.focus.choose(12)
    assert len(user.view.controller.targets) == 35


# Within the page of a game


def test_enter_goes_where_the_cursor_is_on_the_page_too(qtbot: QtBot) -> None:
    small = SmallGame(MOUTH, players=1)
    donkey = small.put("donkey", "0,0/7")
    page = GamePage(Match(game_of(MOUTH, small)))
    qtbot.addWidget(page)
    page.resize(1200, 700)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    page.view.view.setFocus()
    page.focus.choose(donkey)
    QTest.keyClick(page.view.view, Qt.Key.Key_Down)
    target = page.view.intent
    assert target is not None
    qtbot.wait(50)
    QTest.keyClick(page.view.view, Qt.Key.Key_Return)
    assert small.state.tile_of(donkey) == target.tile != small.tile("0,0")
