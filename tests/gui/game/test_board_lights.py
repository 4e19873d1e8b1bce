"""Where a transporter can go lights up, as the ground that is meant by a click there."""

from __future__ import annotations

from math import dist

import pytest
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QColor, QImage, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.art.piece_drawing import piece_bounds
from rbdesigner.engine.core.actions import Step
from rbdesigner.engine.core.connections import lay_road
from rbdesigner.engine.core.topology import REGION
from rbdesigner.geometry import Region, regions, true_point
from rbdesigner.hexes import Hex, Orientation, neighbours, position
from rbdesigner.play.placement.sign_room import sign_points
from rbdesigner.play.placement.spots import SpotArea, ground_of
from rbdesigner.ui.game.board.target import Shape, Target, target_meant, target_under
from tests.engine.small_game import SmallGame, game_of
from tests.gui.game.board_user import BoardUser
from tests.gui.game.recorded_boards import changed, picture, spans, tile_box, user_at
from tests.parameters import few

RIVER_TILES = "0,0 woods 0-3; 1,-1 rock; -1,1 pasture; -1,0 pasture; 0,-1 sea; 1,0 desert"


def test_all_that_can_be_reached_is_lit_and_nothing_else(qtbot: QtBot) -> None:
    user = user_at(qtbot, "quartet-crossroads", 1585)
    dark = picture(user)
    user.focus.choose(15)
    lit = picture(user)
    state = user.match.state
    reached = {state.topology.places[target.tile] for target in user.targets(Shape.NUMBER)}
    divided = Hex(0, 0)
    here = state.topology.places[state.tile_of(15)]
    assert len(reached) == 9
    for place in state.topology.places:
        share = changed(dark, lit, tile_box(user, place, 0.5))
        if place in reached:
            assert share > 0.1, f"{place} is lit"
        elif place != here and place != divided:
            assert share == 0, f"{place} is as it was"
    user.focus.clear()
    assert picture(user) == dark


def test_light_is_seen_on_every_terrain(qtbot: QtBot) -> None:
    tiles = "0,0 pasture; 1,0 woods; 0,1 rock; -1,1 mountain; -1,0 desert; 0,-1 pasture"
    small = SmallGame(tiles)
    donkey = small.put("donkey", "0,0")
    user = BoardUser(qtbot, game_of(tiles, small))
    dark = picture(user)
    user.focus.choose(donkey)
    lit = picture(user)
    for target in user.targets(Shape.NUMBER):
        box = tile_box(user, small.state.topology.places[target.tile], 0.75)
        bright = [max_channel_gain(dark, lit, x, y) for x in range(*spans(box)[0], 2) for y in range(*spans(box)[1], 2)]
        assert max(bright) > 60, "the line stands out"
        assert sum(bright) / len(bright) > 8, "all of it glows"
    assert len(user.targets(Shape.NUMBER)) == 5


def max_channel_gain(before: QImage, after: QImage, x: int, y: int) -> int:
    first, second = QColor(before.pixel(x, y)), QColor(after.pixel(x, y))
    return max(second.red() - first.red(), second.green() - first.green(), second.blue() - first.blue())


def test_of_a_divided_tile_only_the_bank_that_can_be_reached_is_lit(qtbot: QtBot) -> None:
    small = SmallGame(RIVER_TILES)
    donkey = small.put("donkey", "1,-1")
    small.road("1,-1", 8)
    user = BoardUser(qtbot, game_of(RIVER_TILES, small))
    dark = picture(user)
    user.focus.choose(donkey)
    lit = picture(user)
    (target,) = [one for one in user.targets(Shape.NUMBER) if one.tile == small.tile("0,0")]
    other = next(spot for spot in small.state.topology.regions_of[target.tile] if spot != small.spot("0,0/1"))

    def box(point: tuple[float, float]) -> QRect:
        at = user.pixel(point)
        return QRect(at.x() - 8, at.y() - 8, 16, 16)

    assert changed(dark, lit, box(target.middle)) > 0.9
    assert changed(dark, lit, box(user.spot(other))) == 0


def test_lit_ground_leads_there_wherever_it_is_clicked(qtbot: QtBot) -> None:
    tiles = "0,0 pasture 3; 0,1 sea; 1,0 woods 0-3; 1,-1 sea; -1,1 sea"
    small = SmallGame(tiles)
    chosen = small.put("raft", "0,1")
    user = BoardUser(qtbot, game_of(tiles, small))
    user.focus.choose(chosen)
    orientation, scale = user.view.scene.orientation, user.view.view.scale_factor
    grounds = [target.ground for target in user.targets(Shape.NUMBER)]
    assert len(grounds) > len({target.tile for target in user.targets(Shape.NUMBER)}), "some share a tile"
    clicked = 0
    for target in user.targets(Shape.NUMBER):
        assert target.ground is not None
        x, y = position(target.ground.place, orientation)
        for k in range(400):
            point = (x + (k % 20 - 9.5) / 10, y + (k // 20 - 9.5) / 10)
            is_sign = target_under(user.view.controller.targets, point, scale) is not None
            on = [ground for ground in grounds if ground is not None and ground.contains(point, orientation)]
            if on == [target.ground] and not is_sign:
                user.hover(point)
                assert user.view.intent == target
                clicked += 1
    assert clicked > 100


def test_of_two_banks_the_one_under_the_pointer_is_meant_though_the_middle_of_the_other_is_nearer() -> None:
    rivers, flat = ((0, 1),), Orientation.FLAT
    banks = [
        Target(
            Shape.NUMBER,
            (0, 0),
            0,
            (),
            "",
            ground=SpotArea(Hex(0, 0), rivers, REGION, (bank.name,)),
            aims=(anchor(bank, flat),),
        )
        for bank in regions(rivers)
    ]
    near_other = 0
    for k in range(400):
        point = (k % 20 - 9.5) / 10, (k // 20 - 9.5) / 10
        for bank in banks:
            if bank.ground is not None and bank.ground.contains(point, flat):
                assert target_meant(banks, 0, point, flat) == bank
                near_other += _nearest_middle(banks, point) != bank
    assert near_other


@pytest.mark.parametrize(
    ("rivers", "edges"),
    few([("0-3", [0]), ("0-2-4", [0, 4]), ("0-2 3-5", [0]), ("0-2-4", [0]), ("0-2-4", [2])], 3),
)
def test_banks_that_bridges_join_are_lit_and_clicked_as_one(qtbot: QtBot, rivers: str, edges: list[int]) -> None:
    tiles = f"0,0 woods {rivers}; " + "; ".join(f"{hex.q},{hex.r} rock" for hex in neighbours(Hex(0, 0)))
    small = SmallGame(tiles)
    for edge in edges:
        small.bridge("0,0", edge)
    truck = small.put("truck", "1,-1")
    for border in range(len(small.state.topology.border_regions)):
        lay_road(small.state, border)
    user = BoardUser(qtbot, game_of(tiles, small))
    dark = picture(user)
    user.focus.choose(truck)
    lit = picture(user)
    state, here = small.state, small.tile("0,0")
    ways = {_end(target): target for target in user.targets(Shape.NUMBER) if target.tile == here}
    (place_rivers,) = [each.rivers for each in user.view.board.scenario.tiles.values() if each.rivers]
    clicked, middle = 0, user.middle(0, 0)
    for region in regions(place_rivers):
        spot = state.root[state.topology.region_at[here][region.name]]
        land = SpotArea(Hex(0, 0), place_rivers, REGION, (region.name,))
        at = user.pixel(user.spot(state.topology.region_at[here][region.name]))
        assert changed(dark, lit, QRect(at.x() - 4, at.y() - 4, 8, 8)) > 0.9
        for k in range(400):
            point = middle[0] + (k % 20 - 9.5) / 10, middle[1] + (k // 20 - 9.5) / 10
            if land.contains(point, user.view.scene.orientation):
                assert target_meant(list(ways.values()), here, point, user.view.scene.orientation) is ways[spot]
                clicked += 1
    assert clicked > 125
    assert set(ways) == set(state.grounds_of(here))


@pytest.mark.parametrize("edges", [[0], [0, 2]])
def test_the_sign_of_joined_banks_stands_in_none_of_their_rivers(qtbot: QtBot, edges: list[int]) -> None:
    small = SmallGame("0,0 woods 0-2-4; 1,-1 rock")
    for edge in edges:
        small.bridge("0,0", edge)
    shown = game_of("0,0 woods 0-2-4; 1,-1 rock", small).scenario
    grounds = [ground_of(small.state, shown, spot) for spot in small.state.grounds_of(small.tile("0,0"))]
    assert sum(len(ground.numbers) for ground in grounds) == 3
    crowded = 6 * grounds
    for ground, at in zip(crowded, sign_points(shown, crowded, piece_bounds), strict=True):
        assert ground.contains(at, shown.orientation)


def _end(target: Target) -> int:
    """The spot where a way ends."""
    step = target.actions[-1]
    assert isinstance(step, Step)
    return step.to


def _nearest_middle(banks: list[Target], point: tuple[float, float]) -> Target:
    return min(banks, key=lambda bank: dist(bank.middle, point))


def anchor(bank: Region, orientation: Orientation) -> tuple[float, float]:
    return true_point(bank.anchor, orientation)


def test_only_what_lights_up_is_painted_anew(qtbot: QtBot) -> None:
    user = user_at(qtbot, "quartet-crossroads", 1585)
    painted = painted_since_rest(user)
    user.focus.choose(15)
    qtbot.waitUntil(lambda: not painted.region.isEmpty())
    places = user.match.state.topology.places
    for target in user.targets(Shape.NUMBER):
        assert painted.region.contains(tile_box(user, places[target.tile], 0.5).center())
    assert not painted.region.intersects(tile_box(user, Hex(-3, 2), 0.3))
    whole = user.view.view.viewport().rect()
    area = sum(rect.width() * rect.height() for rect in painted.region)
    assert area < 0.4 * whole.width() * whole.height()


class Painted(QObject):
    """Takes note of what of a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  (Qt's name)
        """Take note of it."""
        if isinstance(event, QPaintEvent):
            self.region |= event.region()
        return False


def painted_since_rest(user: BoardUser) -> Painted:
    """What is painted from when the board is painted to the end and stays as it is."""
    painted = Painted(user.view.view.viewport())

    def is_at_rest() -> bool:
        painted.region = QRegion()
        QApplication.processEvents()
        return user.view.is_sharp and painted.region.isEmpty()

    user.bot.waitUntil(is_at_rest)
    return painted
