"""Building roads, bridges and buildings with the mouse on the map, where the price stands at the pointer."""

from __future__ import annotations

import math
from itertools import product

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.art.piece_drawing import piece_sketch
from rbdesigner.engine.core.actions import Build, BuildBridge, BuildRoad, BuildWall, Demolish
from rbdesigner.engine.core.codes import STONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.hexes import Border, Hex, position
from rbdesigner.play.placement.board_pictures import pictures, stand_of
from rbdesigner.play.placement.piece_layout import PieceLook
from rbdesigner.ui.game.board.building_targets import MOST_SIGNS
from rbdesigner.ui.game.board.picture_menu import PictureMenu
from rbdesigner.ui.game.board.target import Shape, Target
from tests.engine.small_game import SmallGame, game_of
from tests.gui.game.board_user import SHIFT, BoardUser
from tests.gui.game.edge_signs import TILES, for_edge, last, user_of
from tests.parameters import few


def road_to(user: BoardUser, small: SmallGame, tile: str, half_edge: int) -> Target:
    border = small.border(tile, half_edge)
    (found,) = [one for one in user.targets(Shape.ROAD) if getattr(one.actions[0], "border", None) == border]
    return found


def picture(user: BoardUser) -> QImage:
    """The board as it is seen, painted to the end."""
    user.bot.waitUntil(lambda: user.view.is_sharp)
    user.view._show_targets()
    return user.view.view.viewport().grab().toImage()


@pytest.mark.rule("K8")
def test_a_road_is_built_by_a_click_with_its_price_at_the_pointer(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    donkey = small.put("donkey", "0,0", stone=2)
    user = user_of(qtbot, small)
    assert all(target.is_possible for target in user.view.controller.targets), "nothing is chosen"
    user.focus.choose(donkey)
    road = road_to(user, small, "0,0", 5)
    user.hover(road.at)
    assert user.view.note == "Build a road to (1, 0): 1 stone"
    assert user.view.intent is not None
    assert user.view.intent.ghost is not None
    (border,) = user.view.intent.ghost.roads
    user.click(road.at)
    assert user.done == [BuildRoad(0, donkey, small.border("0,0", 5))]
    assert list(user.view.board.scenario.roads) == [border], "the ghost was where the road is now"
    assert isinstance(border, Border)
    assert small.border("0,0", 5) not in [getattr(one.actions[0], "border", None) for one in user.targets(Shape.ROAD)]


def test_what_cannot_be_built_is_grey_and_tells_why(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    user = user_of(qtbot, small)
    user.focus.choose(small.put("donkey", "0,0"))
    road = road_to(user, small, "0,0", 5)
    assert not road.is_possible
    user.hover(road.at)
    assert user.view.note == "Build a road to (1, 0): 1 stone\n" + road.reason
    assert "stone" in road.reason
    user.click(road.at)
    assert not user.done
    assert user.told == [road.reason]


def test_of_several_builders_the_first_that_can_builds(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    small.put("donkey", "0,1/7")
    second = small.put("donkey", "0,1/1", stone=2)
    user = user_of(qtbot, small)
    user.focus.look_at(small.tile("0,1"))
    wall = for_edge(user, small.edge("0,1", 0))
    user.click(wall.at)
    assert user.done == [BuildWall(0, second, small.edge("0,1", 0))], "the first has no stone on its bank"


@pytest.mark.rule("K9")
def test_a_bridge_is_built_where_it_will_stand(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    donkey = small.put("donkey", "0,1/1", stone=1)
    user = user_of(qtbot, small)
    user.focus.choose(donkey)
    (site,) = user.targets(Shape.BRIDGE)
    user.hover(site.at)
    assert user.view.note == "Build a bridge: 1 stone"
    user.click(site.at)
    assert isinstance(last(user), BuildBridge)
    assert not user.targets(Shape.BRIDGE)


@pytest.mark.rule("K11", "K12")
def test_a_click_builds_and_strengthens_a_wall(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    donkey, edge = small.put("donkey", "0,0", stone=2), small.edge("0,0", 2)
    small.goods("0,0", stone=3)
    user = user_of(qtbot, small)
    user.focus.choose(donkey)
    user.hover(for_edge(user, edge).at)
    assert user.view.note == "Build a wall: 1 stone"
    user.click(for_edge(user, edge).at)
    user.hover(for_edge(user, edge).at)
    assert user.view.note.splitlines()[0] == "Strengthen the wall: 2 stone"
    demolishing = "Shift+click demolishes the wall, which becomes neutral: 2 boards"
    assert any(demolishing in line for line in user.view.note.splitlines())
    user.click(for_edge(user, edge).at)
    assert user.done == [BuildWall(0, donkey, edge)] * 2
    assert small.state.wall_tokens[edge] == 2


@pytest.mark.rule("K14")
def test_a_neutral_wall_is_called_so_where_it_is_taken_over(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    donkey, edge = small.put("donkey", "0,0", stone=2), small.wall("0,0", 2)
    user = user_of(qtbot, small)
    user.focus.choose(donkey)
    user.hover(for_edge(user, edge).at)
    assert user.view.note.splitlines()[0] == "Strengthen and take over the neutral wall: 2 stone"


def test_near_a_sign_is_not_on_it(qtbot: QtBot) -> None:
    """What is built costs goods, so that no click builds but one on the sign."""
    small = SmallGame(TILES, Phase.BUILDING)
    user = user_of(qtbot, small)
    user.focus.choose(small.put("donkey", "0,0", stone=2))
    road = road_to(user, small, "0,0", 5)
    (x, y), scale = road.at, user.view.view.scale_factor
    beside = road.radius(scale) + 3 / scale
    for turn in (-90, 90):
        angle = math.radians(road.angle + turn)
        at = x + beside * math.cos(angle), y + beside * math.sin(angle)
        user.hover(at)
        assert user.view.intent is None
        user.click(at)
    assert not user.done
    user.click(road.at)
    assert user.done == [road.actions[0]]


CROWDED = "0,0 pasture; 0,-1 woods; 1,-1 rock; 1,0 woods; 0,1 pasture 0-3; -1,1 rock; -1,0 woods"


def crowded(phase: Phase = Phase.BUILDING) -> SmallGame:
    """A home with all that stands there after some turns, and neighbours with something near the border."""
    small = SmallGame(CROWDED, phase, players=1)
    small.home("0,0")
    small.build("sawmill", "0,0")
    small.put("donkey", "0,0", stone=1)
    small.put("donkey", "0,0")
    small.goods("0,0", boards=5, stone=2, trunks=1, geese=2)
    small.put("donkey", "1,-1", stone=1)
    small.build("quarry", "1,-1")
    small.goods("1,-1", stone=4)
    small.build("woodcutter", "1,0")
    small.goods("1,0", trunks=2, boards=1)
    small.put("raft", "0,1~0", stone=1)
    return small


@pytest.mark.parametrize("walls", [False, True], ids=["roads and bridges", "walls"])
@pytest.mark.parametrize("scale", few([40.0, 64.0, 130.0], 1))
def test_bars_and_pictures_share_no_pixels(qtbot: QtBot, walls: bool, scale: float) -> None:
    small = crowded()
    user = BoardUser(qtbot, game_of(CROWDED, small))
    user.view.view.set_scale(scale)
    user.view.centre_on(Hex(0, 0))
    state, shown = small.state, user.view.board.scenario
    if walls:
        user.key(Qt.Key.Key_W)
    bars = [target for target in user.view.controller.targets if target.is_bar and target.is_possible]
    assert len(bars) > 8
    for bar in bars:
        for tile in range(len(state.topology.places)):
            x, y = position(state.topology.places[tile], shown.orientation)
            for placed, _ in pictures(state, shown, tile):
                if bar.away((x + placed.centre[0], y + placed.centre[1])) > bar.radius(scale) + 1.5 * placed.size:
                    continue  # no corner of the picture comes near
                for column, row in product(range(-20, 21), repeat=2):
                    within = column / 20 * placed.size, row / 20 * placed.size
                    at = x + placed.centre[0] + within[0], y + placed.centre[1] + within[1]
                    if bar.away(at) < bar.radius(scale):
                        assert not contains_ink(placed.look, column / 20, row / 20), (bar, placed)
        user.hover(bar.at)
        assert user.view.intent == bar, "all of a bar that is seen can be clicked"


def contains_ink(look: PieceLook, x: float, y: float) -> bool:
    """Whether a picture has something at a point seen from its middle, in halves of its width, beside its shadow."""
    return any(
        path.contains(QPointF(x, y))
        for pen, brush, path in piece_sketch(look).marks
        if pen.style() is not Qt.PenStyle.NoPen
        or (brush.style() is not Qt.BrushStyle.NoBrush and brush.color().alpha() > 128)
    )


@pytest.mark.parametrize("own", [True, False])
def test_a_click_on_a_picture_chooses_and_builds_nothing(qtbot: QtBot, own: bool) -> None:
    """Neither a road nor, with their tool, a wall, not even where a raft lies at the edge."""
    small = SmallGame(TILES, Phase.BUILDING)
    raft = small.put("raft", "0,1@6", player=1 if own else 2)
    donkey = small.put("donkey", "0,1/7", stone=1)
    user = user_of(qtbot, small)
    user.focus.look_at(small.tile("0,1"))
    for key in (None, Qt.Key.Key_W):
        if key is not None:
            user.key(key)
        assert any(target.is_bar for target in user.view.controller.targets)
        for transporter in (donkey, raft):
            user.click(user.figure(transporter))
            assert (user.done, user.focus.transporter) == ([], transporter)


def test_signs_of_what_can_be_built_lie_above_the_pieces_and_hide_none(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    raft = small.put("raft", "0,1@6")
    small.put("donkey", "0,1/7", stone=1)
    user = user_of(qtbot, small)
    before = picture(user)
    user.focus.look_at(small.tile("0,1"))
    user.key(Qt.Key.Key_W)
    after = picture(user)
    stand = stand_of(small.state, user.view.board.scenario, raft)
    assert stand is not None
    for dx in range(-8, 9):
        for dy in range(-8, 9):
            if contains_ink(stand.look, dx / 10, dy / 10):
                at = user.pixel((stand.at[0] + stand.size * dx / 10, stand.at[1] + stand.size * dy / 10))
                assert after.pixel(at) == before.pixel(at)
    for wall in user.targets(Shape.WALL):
        if wall.is_possible:
            turn = math.radians(wall.angle)
            ends = [part * wall.half_length for part in (-0.9, -0.5, 0.0, 0.5, 0.9)]
            points = [(wall.at[0] + e * math.cos(turn), wall.at[1] + e * math.sin(turn)) for e in ends]
            assert any(after.pixel(user.pixel(at)) != before.pixel(user.pixel(at)) for at in points), "it is seen"


def test_the_note_of_a_road_says_where_it_leads(qtbot: QtBot) -> None:
    user = BoardUser(qtbot, game_of(CROWDED, crowded()))
    leads = {target.note.splitlines()[0] for target in user.targets(Shape.ROAD)}
    assert "Build a road to (1, −1): 1 stone" in leads
    assert "Build a road to (0, 0): 1 stone" in leads, "from the neighbour"


def test_off_the_signs_a_click_looks_at_the_tile_and_chooses_who_stands_there(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    donkey = small.put("donkey", "0,0", stone=1)
    user = user_of(qtbot, small)
    user.focus.look_at(small.tile("0,0"))
    assert user.view.controller.targets
    scale = user.view.view.scale_factor
    aside = next(
        (x / 20, 0.4)
        for x in range(-8, 9)
        if all(target.away((x / 20, 0.4)) > target.radius(scale) for target in user.view.controller.targets)
    )
    user.hover(aside)
    assert user.view.intent is None
    user.click(user.middle(0, 0))
    assert user.focus.transporter == donkey
    user.click(user.middle(1, 0))
    assert user.focus.tile == small.tile("1,0")
    assert not user.done


@pytest.mark.rule("K16")
def test_a_boat_at_sea_builds_walls_on_the_coast_for_more(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    user = user_of(qtbot, small)
    raft = small.put("raft", "0,2", stone=3)
    user.focus.choose(raft)
    user.key(Qt.Key.Key_W)
    (wall,) = user.view.controller.targets
    assert wall.note == "Build a wall: 3 stone"
    user.click(wall.at)
    assert isinstance(last(user), BuildWall)
    assert not small.state.amount(~raft, STONE)


def test_keys_build_too(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    donkey = small.put("donkey", "0,0", boards=2)
    edge = small.wall("0,0", 2, 2, 1)
    user = user_of(qtbot, small)
    user.focus.choose(donkey)
    user.key(Qt.Key.Key_W)
    for arrow in 6 * (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right):
        user.key(arrow)
        if user.view.intent is not None and user.view.intent.at == for_edge(user, edge).at:
            break
    assert user.view.intent == for_edge(user, edge)
    user.key(Qt.Key.Key_Return, SHIFT)
    assert isinstance(last(user), Demolish)


# Buildings


def test_what_can_be_built_has_its_picture_on_the_tile_and_one_click_builds(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    donkey = small.put("donkey", "1,0", boards=1)
    user = user_of(qtbot, small)
    (sign,) = user.targets(Shape.BUILDING)
    assert sign.look is not None
    assert sign.look.what == "woodcutter"
    user.hover(sign.at)
    assert user.view.note.splitlines()[0].endswith(": 1 board")
    user.click(user.middle(1, 0))
    assert not user.done, "the tile is only looked at"
    user.click(sign.at)
    assert user.done == [Build(0, donkey, small.building("woodcutter"), small.spot("1,0"))]
    assert not user.targets(Shape.BUILDING)


def test_roads_can_be_built_without_looking_at_their_tile_first(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    donkey = small.put("donkey", "0,0", stone=1)
    user = user_of(qtbot, small)
    road = road_to(user, small, "0,0", 5)
    user.click(road.at)
    assert user.done == [BuildRoad(0, donkey, small.border("0,0", 5))]
    assert not user.targets(Shape.ROAD), "what cannot be built is told where one looks only"


def test_many_buildings_have_a_sign_that_lets_one_choose_from_pictures(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    small.put("donkey", "0,0")
    small.goods("0,0", boards=4, stone=4)
    user = user_of(qtbot, small)
    signs = user.targets(Shape.BUILDING)
    assert len(signs) == MOST_SIGNS
    user.click(signs[-1].at)
    menu = user.view.findChild(PictureMenu)
    assert menu is not None
    kinds = [variant.actions[0] for variant in signs[-1].variants]
    assert len(menu.buttons) == len(kinds) > 1
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert user.done == [kinds[1]]


def test_signs_keep_off_one_another(qtbot: QtBot) -> None:
    small = SmallGame(TILES, Phase.BUILDING)
    small.put("donkey", "0,0")
    small.put("donkey", "0,1/1")
    for tile in ("0,0", "0,1/1"):
        small.goods(tile, boards=4, stone=4)
    user = user_of(qtbot, small)
    user.focus.look_at(small.tile("0,0"))
    plates, scale = user.targets(Shape.BUILDING), user.view.view.scale_factor
    for plate in plates:
        for other in user.view.controller.targets:
            if other is not plate:
                assert other.away(plate.at) > plate.radius(scale), "no point has two meanings"
