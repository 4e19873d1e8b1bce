"""Building roads, bridges and walls with the mouse on the map, where the price stands at the pointer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.actions import Action, BuildBridge, BuildRoad, BuildWall, Demolish
from rbdesigner.engine.codes import NEUTRAL, STONE
from rbdesigner.engine.state import Phase
from rbdesigner.hexes import Border
from rbdesigner.ui.play.board.standing import stand_of
from rbdesigner.ui.play.board.target import NEAR, Shape, Target
from tests.engine.world import World
from tests.gui.play.board_user import LEFT, SHIFT, BoardUser, game_of

TILES = "0,0 pasture; 1,0 woods; 0,1 woods 0-3; 0,2 sea; -1,1 rock"


def user_of(qtbot: QtBot, world: World) -> BoardUser:
    return BoardUser(qtbot, game_of(TILES, world))


def for_edge(user: BoardUser, edge: int) -> Target:
    (found,) = [one for one in user.targets(Shape.WALL) if getattr(one.actions[0], "edge", None) == edge]
    return found


def road_to(user: BoardUser, world: World, tile: str, half_edge: int) -> Target:
    border = world.border(tile, half_edge)
    (found,) = [one for one in user.targets(Shape.ROAD) if getattr(one.actions[0], "border", None) == border]
    return found


def picture(user: BoardUser) -> QImage:
    """The board as it is seen, painted to the end."""
    user.bot.waitUntil(lambda: user.view.is_sharp)
    user.view._show_targets()
    return user.view.view.viewport().grab().toImage()


def last(user: BoardUser) -> Action:
    return user.done[-1]


@pytest.mark.rule("K8")
def test_a_road_is_built_by_a_click_with_its_price_at_the_pointer(qtbot: QtBot) -> None:
    world = World(TILES, Phase.BUILDING)
    donkey = world.put("donkey", "0,0", stone=2)
    user = user_of(qtbot, world)
    assert not user.view.hand.targets, "nothing is chosen"
    user.focus.choose(donkey)
    road = road_to(user, world, "0,0", 5)
    user.hover(road.at)
    assert user.view.note == "Build a road: 1 stone"
    assert user.view.intent is not None
    assert user.view.intent.ghost is not None
    (border,) = user.view.intent.ghost.roads
    user.click(road.at)
    assert user.done == [BuildRoad(0, donkey, world.border("0,0", 5))]
    assert list(user.view.board.scenario.roads) == [border], "the ghost was where the road is now"
    assert isinstance(border, Border)
    assert world.border("0,0", 5) not in [getattr(one.actions[0], "border", None) for one in user.targets(Shape.ROAD)]


def test_what_cannot_be_built_is_grey_and_tells_why(qtbot: QtBot) -> None:
    world = World(TILES, Phase.BUILDING)
    user = user_of(qtbot, world)
    user.focus.choose(world.put("donkey", "0,0"))
    road = road_to(user, world, "0,0", 5)
    assert not road.is_possible
    user.hover(road.at)
    assert user.view.note == "Build a road: 1 stone\n" + road.reason
    assert "stone" in road.reason
    user.click(road.at)
    assert not user.done
    assert user.told == [road.reason]


def test_of_several_builders_the_first_that_can_builds(qtbot: QtBot) -> None:
    world = World(TILES, Phase.BUILDING)
    world.put("donkey", "0,1/7")
    second = world.put("donkey", "0,1/1", stone=2)
    user = user_of(qtbot, world)
    user.focus.look_at(world.tile("0,1"))
    wall = for_edge(user, world.edge("0,1", 0))
    user.click(wall.at)
    assert user.done == [BuildWall(0, second, world.edge("0,1", 0))], "the first has no stone on its bank"


@pytest.mark.rule("K9")
def test_a_bridge_is_built_where_it_will_stand(qtbot: QtBot) -> None:
    world = World(TILES, Phase.BUILDING)
    donkey = world.put("donkey", "0,1/1", stone=1)
    user = user_of(qtbot, world)
    user.focus.choose(donkey)
    (site,) = user.targets(Shape.BRIDGE)
    user.hover(site.at)
    assert user.view.note == "Build a bridge: 1 stone"
    user.click(site.at)
    assert isinstance(last(user), BuildBridge)
    assert not user.targets(Shape.BRIDGE)


@pytest.mark.rule("K11", "K12")
def test_a_click_builds_and_strengthens_a_wall(qtbot: QtBot) -> None:
    world = World(TILES, Phase.BUILDING)
    donkey, edge = world.put("donkey", "0,0", stone=2), world.edge("0,0", 2)
    world.goods("0,0", stone=3)
    user = user_of(qtbot, world)
    user.focus.choose(donkey)
    user.hover(for_edge(user, edge).at)
    assert user.view.note == "Build a wall: 1 stone"
    user.click(for_edge(user, edge).at)
    user.hover(for_edge(user, edge).at)
    assert user.view.note.splitlines()[0] == "Strengthen the wall: 2 stone"
    assert any("Shift+click demolishes the wall: 2 boards" in line for line in user.view.note.splitlines())
    user.click(for_edge(user, edge).at)
    assert user.done == [BuildWall(0, donkey, edge)] * 2
    assert world.state.wall_tokens[edge] == 2


def test_two_clicks_at_once_build_once(qtbot: QtBot) -> None:
    world = World(TILES, Phase.BUILDING)
    donkey, edge = world.put("donkey", "0,0"), world.edge("0,0", 2)
    world.goods("0,0", stone=5)
    user = user_of(qtbot, world)
    user.focus.choose(donkey)
    viewport, at = user.view.view.viewport(), user.pixel(for_edge(user, edge).at)
    QTest.mouseClick(viewport, LEFT, pos=at)
    QTest.mouseDClick(viewport, LEFT, pos=at)
    QTest.mouseRelease(viewport, LEFT, pos=at)
    assert world.state.wall_tokens[edge] == 1


@pytest.mark.rule("K13")
def test_shift_and_a_click_demolish_a_wall(qtbot: QtBot) -> None:
    world = World(TILES, Phase.BUILDING)
    donkey, edge = world.put("donkey", "0,0", boards=2), world.wall("0,0", 2, 2, 1)
    user = user_of(qtbot, world)
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
    assert world.state.wall_owners[edge] == NEUTRAL


def test_a_wall_is_built_only_on_its_bar_and_not_where_a_road_is_near(qtbot: QtBot) -> None:
    world = World(TILES, Phase.BUILDING)
    user = user_of(qtbot, world)
    user.focus.choose(world.put("donkey", "0,0", stone=2))
    wall, road = for_edge(user, world.edge("0,0", 2)), road_to(user, world, "0,0", 5)
    user.hover(wall.at)
    assert user.view.intent == wall
    inwards = wall.at[0] * 0.9, wall.at[1] * 0.9
    user.hover(inwards)
    assert user.view.intent is None, "off the border no wall is meant"
    (x, y), (x0, y0) = road.at, user.middle(0, 0)
    border = x0 + (x - x0) * 1.2, y0 + (y - y0) * 1.2
    near = [target for target in user.targets(Shape.WALL) if target.away(border) <= target.radius(1)]
    assert near, "a wall would be there too"
    user.click(border)
    assert user.done == [road.actions[0]]


def test_signs_of_what_can_be_built_lie_below_the_pieces(qtbot: QtBot) -> None:
    world = World(TILES, Phase.BUILDING)
    raft = world.put("raft", "0,1@6")
    world.put("donkey", "0,1/7", stone=1)
    user = user_of(qtbot, world)
    before = picture(user)
    user.focus.look_at(world.tile("0,1"))
    after = picture(user)
    stand = stand_of(world.state, user.view.board.scenario, raft)
    assert stand is not None
    covered = [one for one in user.view.hand.targets if one.away(stand.at) < 0.5 * stand.size]
    assert covered, "a sign and the raft are at the same place"
    for dx in range(-6, 7):
        for dy in range(-6, 7):
            at = user.pixel((stand.at[0] + stand.size * dx / 20, stand.at[1] + stand.size * dy / 20))
            assert after.pixel(at) == before.pixel(at)
    assert before != after


def test_off_the_signs_a_click_looks_at_the_tile_and_chooses_who_stands_there(qtbot: QtBot) -> None:
    world = World(TILES, Phase.BUILDING)
    donkey = world.put("donkey", "0,0", stone=1)
    user = user_of(qtbot, world)
    user.focus.look_at(world.tile("0,0"))
    assert user.view.hand.targets
    aside = next(
        (x / 20, 0.4)
        for x in range(-8, 9)
        if all(target.away((x / 20, 0.4)) > NEAR for target in user.view.hand.targets)
    )
    user.hover(aside)
    assert user.view.intent is None
    user.click(user.middle(0, 0))
    assert user.focus.transporter == donkey
    user.click(user.middle(1, 0))
    assert user.focus.tile == world.tile("1,0")
    assert not user.done


@pytest.mark.rule("K16")
def test_a_boat_at_sea_builds_walls_on_the_coast_for_more(qtbot: QtBot) -> None:
    world = World(TILES, Phase.BUILDING)
    user = user_of(qtbot, world)
    raft = world.put("raft", "0,2", stone=3)
    user.focus.choose(raft)
    (wall,) = user.view.hand.targets
    assert wall.note == "Build a wall: 3 stone"
    user.click(wall.at)
    assert isinstance(last(user), BuildWall)
    assert not world.state.amount(~raft, STONE)


def test_keys_build_too(qtbot: QtBot) -> None:
    world = World(TILES, Phase.BUILDING)
    donkey = world.put("donkey", "0,0", boards=2)
    edge = world.wall("0,0", 2, 2, 1)
    user = user_of(qtbot, world)
    user.focus.choose(donkey)
    for _ in range(9):
        user.key(Qt.Key.Key_Right)
        user.key(Qt.Key.Key_Down)
        if user.view.intent is not None and user.view.intent.at == for_edge(user, edge).at:
            break
    assert user.view.intent == for_edge(user, edge)
    user.key(Qt.Key.Key_Return, SHIFT)
    assert isinstance(last(user), Demolish)
