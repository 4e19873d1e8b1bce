"""Notes on the board: what the pointer is at, and what a click would do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.state import Phase
from rbdesigner.messages.tile_note import tile_note
from rbdesigner.ui.canvas.bubble_item import AWAY
from rbdesigner.ui.game.board.tile_namer import NAMED_AFTER
from tests.engine.small_game import SmallGame, game_of
from tests.gui.game.board_user import BoardUser
from tests.gui.game.small_boards import DONKEY, MOUTH, RAFT, solo_board


@pytest.fixture
def board(qtbot: QtBot) -> BoardUser:
    return solo_board(qtbot)


def test_a_tile_is_named_after_the_pointer_has_rested(qtbot: QtBot) -> None:
    small = SmallGame(MOUTH, Phase.PRODUCTION)
    small.build("woodcutter", "1,0")
    small.goods("1,0", trunks=3, boards=2)
    small.put("donkey", "1,0", 2, gold=1)
    small.put("donkey", "1,0", 2)
    small.put("donkey", "-1,1", 2, gold=1)
    user = BoardUser(qtbot, game_of(MOUTH, small))
    user.hover(user.middle(1, 0))
    assert user.view.note == ""
    qtbot.wait(NAMED_AFTER // 3)
    assert user.view.note == ""
    qtbot.waitUntil(lambda: user.view.note != "")
    assert user.view.note.splitlines() == ["Woods (1, 0)", "Woodcutter", "3 trunks, 2 boards", "2 × Donkey of player 2"]
    user.hover((user.middle(1, 0)[0] + 0.2, user.middle(1, 0)[1]))
    assert user.view.note.startswith("Woods"), "it follows on the same tile"
    user.hover(user.middle(1, 1))
    assert user.view.note == ""
    user.hover(user.middle(-1, 1))
    assert user.view.note.splitlines() == ["Donkey 3 of player 2", "1 gold (1 of 2)"], "a transporter is named at once"


@pytest.mark.parametrize("scale", [20, 60, 160])
def test_a_note_covers_neither_the_target_nor_the_chosen_transporter(board: BoardUser, scale: float) -> None:
    board.view.view.set_scale(scale)
    for transporter in (DONKEY, RAFT):
        board.focus.choose(transporter)
        for target in board.view.controller.targets:
            board.hover(target.at)
            note = board.view._bubble.rect
            assert not note.isEmpty()
            assert not note.contains(QPointF(*board.figure(transporter)))
            radius = target.radius(board.view.view.scale_factor)
            x, y = target.at
            assert not note.intersects(QRectF(x - radius, y - radius, 2 * radius, 2 * radius))


def test_the_note_tells_whether_it_can_go_on(board: BoardUser) -> None:
    board.focus.choose(RAFT)
    for target in board.view.controller.targets:
        board.hover(target.at)
        assert board.view.note.endswith("and no farther this turn" if target.ends else "and from there on")
    assert {target.ends for target in board.view.controller.targets} == {False, True}


def test_signs_grow_on_a_map_that_is_shown_very_large(board: BoardUser) -> None:
    board.focus.choose(DONKEY)
    (target,) = board.view.controller.targets
    pixels = [target.radius(scale) * scale for scale in (20, 100, 400)]
    assert pixels[0] < pixels[1] < pixels[2] <= 40


def test_a_note_stays_in_sight_when_the_map_is_zoomed(board: BoardUser) -> None:
    board.focus.choose(DONKEY)
    board.key(Qt.Key.Key_Right)
    view = board.view.view
    view.zoom_by(-8, QPointF(0, 0))
    at = board.view.view.viewportTransform().map(board.view._bubble.rect.topLeft())
    there = board.pixel(board.view.controller.targets[0].at)
    assert (at - QPointF(there) - AWAY).manhattanLength() < 30
    for _ in range(8):
        view.zoom_by(1, QPointF(0, 0))
        seen = view.visible_rect()
        if seen.contains(QPointF(*board.view.controller.targets[0].at)):
            assert seen.adjusted(-0.01, -0.01, 0.01, 0.01).contains(board.view._bubble.rect)


def test_a_desert_is_named_as_it_is() -> None:
    small = SmallGame("0,0 desert", Phase.PRODUCTION)
    assert tile_note(small.state, 0) == "Desert (0, 0)"
    small.state.irrigated = True
    assert tile_note(small.state, 0) == "Irrigated desert (0, 0)"


def test_an_earlier_moment_is_only_looked_at(board: BoardUser) -> None:
    board.focus.choose(RAFT)
    board.click(board.view.controller.targets[0].at)
    assert board.view.controller.targets
    board.match.look_at(board.match.moment - 1)
    assert board.match.state.phase is Phase.MOVEMENT
    assert not board.view.controller.targets
    before = board.match.moment
    board.hover(board.middle(2, 0))
    board.bot.waitUntil(lambda: board.view.note.startswith("Rock (2, 0)"))
    board.click(board.middle(2, 0))
    assert board.match.moment == before
