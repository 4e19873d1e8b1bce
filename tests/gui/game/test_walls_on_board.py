"""Building, strengthening and demolishing walls with the mouse on the map."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import BuildWall, Demolish, Done
from rbdesigner.engine.core.codes import NEUTRAL, NONE
from rbdesigner.engine.core.state import Phase, Stage
from rbdesigner.ui.game.board.target import Shape
from tests.engine.small_game import SmallGame
from tests.gui.game.board_user import CONTROL, LEFT, SHIFT
from tests.gui.game.edge_signs import TILES, for_edge, last, user_of


def test_two_clicks_at_once_build_once(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    donkey, edge = small.put("donkey", "0,0"), small.edge("0,0", 2)
    small.goods("0,0", stone=5)
    user = user_of(qtbot, small)
    user.focus.choose(donkey)
    viewport, at = user.view.view.viewport(), user.pixel(for_edge(user, edge).at)
    QTest.mouseClick(viewport, LEFT, pos=at)
    QTest.mouseDClick(viewport, LEFT, pos=at)
    QTest.mouseRelease(viewport, LEFT, pos=at)
    assert small.state.wall_tokens[edge] == 1


@pytest.mark.rule("K13")
def test_shift_and_a_click_demolish_a_wall(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    donkey, edge = small.put("donkey", "0,0", boards=2), small.wall("0,0", 2, 2, 1)
    user = user_of(qtbot, small)
    user.focus.choose(donkey)
    wall = for_edge(user, edge)
    assert wall.reason
    assert wall.is_possible, "it can be demolished"
    user.click(wall.at)
    assert not user.done, "another player's wall is not strengthened"
    user.hover(wall.at, SHIFT)
    assert user.view.intent == wall.otherwise
    user.click(wall.at, SHIFT)
    assert user.done == [Demolish(0, donkey, edge)]
    assert small.state.wall_owners[edge] == NEUTRAL


def test_walls_and_roads_never_share_a_click(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    user = user_of(qtbot, small)
    user.focus.choose(small.put("donkey", "0,0", stone=2))
    edge = small.edge("0,0", 2)
    assert not user.targets(Shape.WALL), "without the tool no wall is meant anywhere"
    roads = user.targets(Shape.ROAD)
    wall = for_edge(user, edge)
    assert not user.targets(Shape.ROAD), "with it nothing else"
    user.key(Qt.Key.Key_W)
    assert user.targets(Shape.ROAD) == roads
    user.click(wall.at)
    assert not user.done
    user.hover(wall.at, CONTROL)
    assert user.view.intent == wall, "Ctrl is the tool for as long as it is held"
    user.click(wall.at, CONTROL)
    assert user.done == [BuildWall(0, 0, edge)]
    user.hover(user.middle(1, 0))
    assert not user.targets(Shape.WALL)


def test_walls_are_shown_wherever_one_can_be_built(qtbot: QtBot) -> None:
    """Whatever tile is looked at, and whoever is chosen."""
    small = SmallGame(TILES, Phase.BUILDING, players=1)
    small.put("donkey", "-1,1", stone=1)
    idle = small.put("donkey", "1,0")
    user = user_of(qtbot, small)
    user.focus.choose(idle)
    user.key(Qt.Key.Key_W)
    can = [target for target in user.targets(Shape.WALL) if target.is_possible]
    assert {target.tile for target in can} == {small.tile("-1,1")}
    assert not user.told
    user.click(can[0].at)
    assert isinstance(last(user), BuildWall)
    assert user.focus.transporter == idle, "who is chosen stays so elsewhere"


def test_the_chosen_builds_a_wall_where_it_can_and_else_who_can(qtbot: QtBot) -> None:
    """At an edge between the two, whichever of the tiles is looked at."""
    small = SmallGame(TILES, Phase.BUILDING, players=1)
    able, idle = small.put("donkey", "0,0", stone=1), small.put("donkey", "1,0")
    user = user_of(qtbot, small)
    user.focus.choose(idle)
    wall = for_edge(user, small.edge("0,0", 2))
    assert wall.is_possible
    assert getattr(wall.actions[0], "transporter", NONE) == able
    small.goods_at(~idle, stone=1)
    user.match.moved.emit()
    assert getattr(for_edge(user, small.edge("0,0", 2)).actions[0], "transporter", NONE) == idle


@pytest.mark.parametrize("chosen", [True, False])
def test_it_is_said_why_no_wall_can_be_built_anywhere(qtbot: QtBot, chosen: bool) -> None:
    small = SmallGame(TILES, Phase.BUILDING, players=1)
    donkey = small.put("donkey", "0,0")
    user = user_of(qtbot, small)
    if chosen:
        user.focus.choose(donkey)
    QTest.mouseClick(user.view.walls, LEFT)
    assert user.told == ["No wall can be built now: It takes 1 stone; nothing of it is in reach."]
    user.hover(user.middle(1, 0), CONTROL)
    QTest.mouseClick(user.view.walls, LEFT)
    assert len(user.told) == 2, "once for each time that the tool is taken"


def test_without_a_transporter_at_an_edge_that_is_said(qtbot: QtBot) -> None:
    user = user_of(qtbot, SmallGame(TILES, Phase.BUILDING, players=1))
    user.key(Qt.Key.Key_W)
    assert user.told == ["No wall can be built now: none of your transporters is at an edge where a wall may stand."]


def test_while_the_order_is_asked_for_there_is_no_tool_for_walls(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    small.put("donkey", "0,0", stone=1)
    user = user_of(qtbot, small)
    user.key(Qt.Key.Key_W)
    assert user.view.controller.walls.is_taken
    small.state.stage = Stage.ASKING
    user.match.moved.emit()
    assert not user.view.controller.walls.is_taken
    user.hover(user.middle(1, 0), CONTROL)
    user.click(user.middle(1, 0))
    assert not user.told
    user.key(Qt.Key.Key_W)
    assert user.told == ["Players must first say whether they ask for an order of play."]
    assert not user.view.controller.walls.is_taken


def test_a_click_builds_no_wall_once_the_key_is_let_go(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    donkey, edge = small.put("donkey", "0,0", stone=2), small.edge("0,0", 2)
    user = user_of(qtbot, small)
    user.focus.choose(donkey)
    wall = for_edge(user, edge)
    user.key(Qt.Key.Key_W)
    user.hover(wall.at, CONTROL)
    QTest.mouseClick(user.view.view.viewport(), LEFT, pos=user.pixel(wall.at))
    assert not any(isinstance(action, BuildWall) for action in user.done)


def test_the_tool_for_walls_is_put_away_by_escape_and_with_the_phase(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING, players=1)
    user = user_of(qtbot, small)
    changes: list[bool] = []
    user.view.controller.walls.changed.connect(changes.append)
    user.focus.choose(small.put("donkey", "0,0", stone=2))
    user.key(Qt.Key.Key_W)
    assert user.view.walls.isVisible()
    assert user.view.walls.isChecked()
    shown = user.view.walls.grab().toImage().pixelColor(user.view.walls.width() - 6, user.view.walls.height() // 2)
    accent = user.view.walls.palette().color(QPalette.ColorRole.Highlight)
    assert abs(shown.hue() - accent.hue()) < 10 and shown.saturation() > 80, "it is seen"
    user.key(Qt.Key.Key_Escape)
    assert not user.targets(Shape.WALL)
    assert user.focus.transporter != NONE, "only the tool is put away"
    QTest.mouseClick(user.view.walls, LEFT)
    assert user.targets(Shape.WALL)
    user.match.do(Done(0))
    assert changes == [True, False, True, False]
    assert not user.view.walls.isVisible()
