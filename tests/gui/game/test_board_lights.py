"""What lights up on the board: the ground that can be reached, its numbers, the chosen picture, and the way there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import dist, hypot
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.art.pieces import piece_bounds
from rbdesigner.art.pixmaps import piece_picture
from rbdesigner.engine.core.actions import Step
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.connections import lay_road
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.core.topology import REGION
from rbdesigner.engine.games.game import Game
from rbdesigner.geometry import Region, regions, true_point
from rbdesigner.hexes import Hex, Orientation, neighbours, position
from rbdesigner.play.placement.board_pictures import stand_of
from rbdesigner.play.placement.piece_layout import PlacedPiece, layout
from rbdesigner.play.placement.sign_room import sign_points
from rbdesigner.play.placement.spots import SpotArea, ground_of
from rbdesigner.scenario.pieces import Bridge
from rbdesigner.ui.game.board.reach_item import CHOSEN, number_font, tip_of
from rbdesigner.ui.game.board.target import Shape, Target, target_meant, target_under
from tests.engine.small_game import SmallGame, game_of
from tests.gui.game.board_user import BoardUser

GAMES = Path(__file__).parents[2] / "games"
CROWDED = (
    ("duo-the-lake-between", 745),
    ("quartet-crossroads", 865),
    ("solo-millbrook", 346),
    ("trio-gold-isle", 1216),
)
MORE_CROWDED = (
    ("duo-the-lake-between", 1186),
    ("quartet-crossroads", 1540),
    ("quartet-crossroads", 1585),
    ("trio-gold-isle", 1082),
)
"""Moments of whole games, in the movement phase, with pieces on many tiles."""
SIZE = 896, 618
"""The board in a window of 1280 x 720."""
RIVER_TILES = "0,0 woods 0-3; 1,-1 rock; -1,1 pasture; -1,0 pasture; 0,-1 sea; 1,0 desert"


def user_at(qtbot: QtBot, game: str, moment: int) -> BoardUser:
    user = BoardUser(qtbot, Game.load(GAMES / f"{game}.rbgame"), *SIZE)
    user.match.look_at(moment)
    user.match.resume()
    assert user.match.state.phase is Phase.MOVEMENT
    return user


@pytest.fixture(
    params=[*CROWDED, *(pytest.param(moment, marks=pytest.mark.slow) for moment in MORE_CROWDED)],
    ids=lambda param: f"{param[0]}-{param[1]}",
)
def crowded(request: pytest.FixtureRequest, qtbot: QtBot) -> BoardUser:
    """A board with many pieces."""
    return user_at(qtbot, *request.param)


def chosen_in_turn(user: BoardUser) -> Iterator[int]:
    """Choose every transporter of the acting player that can go somewhere."""
    state = user.match.state
    for transporter in state.owned(state.player):
        if state.carriers[transporter] == NONE:
            user.focus.choose(transporter)
            if user.targets(Shape.NUMBER):
                yield transporter


def picture(user: BoardUser) -> QImage:
    """The board as it is seen, painted to the end."""
    user.bot.waitUntil(lambda: user.view.is_sharp)
    user.view._show_targets()
    return user.view.view.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def tile_box(user: BoardUser, place: Hex, half: float) -> QRect:
    x, y = position(place, user.view.scene.orientation)
    box = QRectF(x - half, y - half, 2 * half, 2 * half)
    return user.view.view.viewportTransform().mapRect(box).toRect()


def changed(before: QImage, after: QImage, box: QRect) -> float:
    """How much of a box looks different, from 0 to 1."""
    points = [(x, y) for x in range(box.left(), box.right(), 2) for y in range(box.top(), box.bottom(), 2)]
    return sum(before.pixel(x, y) != after.pixel(x, y) for x, y in points) / len(points)


def placed_at(user: BoardUser, place: Hex) -> list[PlacedPiece]:
    shown = user.view.board.scenario
    if place not in shown.tiles:
        return []
    found = layout(shown.tiles[place], shown.homes.get(place), shown.pieces.get(place, ()), shown.orientation)
    return [placed for placed in found if placed.look.what is not Bridge]


# The ground


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
        bright = [max_channel_gain(dark, lit, x, y) for x in range(*spans(box)[0]) for y in range(*spans(box)[1])]
        assert max(bright) > 60, "the line stands out"
        assert sum(bright) / len(bright) > 8, "all of it glows"
    assert len(user.targets(Shape.NUMBER)) == 5


def spans(box: QRect) -> tuple[tuple[int, int], tuple[int, int]]:
    return (box.left(), box.right()), (box.top(), box.bottom())


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
    ("rivers", "edges"), [("0-3", [0]), ("0-2-4", [0]), ("0-2-4", [2]), ("0-2-4", [0, 4]), ("0-2 3-5", [0])]
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
        for k in range(1600):
            point = middle[0] + (k % 40 - 19.5) / 20, middle[1] + (k // 40 - 19.5) / 20
            if land.contains(point, user.view.scene.orientation):
                assert target_meant(list(ways.values()), here, point, user.view.scene.orientation) is ways[spot]
                clicked += 1
    assert clicked > 500
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


# The numbers


def covered(user: BoardUser, target: Target) -> float:
    """How much of a sign lies on pictures, from 0 to 1."""
    scale = user.view.view.scale_factor
    radius = target.radius(scale) * scale
    middle_x, middle_y = target.at[0] * scale, target.at[1] * scale
    place = user.match.state.topology.places[target.tile]
    hit: set[tuple[int, int]] = set()
    for near in (place, *neighbours(place)):
        x, y = position(near, user.view.scene.orientation)
        for placed in placed_at(user, near):
            image = piece_picture(placed.look, round(placed.size * scale))
            left = round((x + placed.centre[0]) * scale - image.width() / 2)
            top = round((y + placed.centre[1]) * scale - image.height() / 2)
            if hypot(left + image.width() / 2 - middle_x, top + image.height() / 2 - middle_y) > radius + image.width():
                continue
            hit |= {
                (px, py)
                for px in range(int(middle_x - radius), int(middle_x + radius) + 1)
                for py in range(int(middle_y - radius), int(middle_y + radius) + 1)
                if dist((px, py), (middle_x, middle_y)) <= radius
                and image.rect().contains(px - left, py - top)
                and image.pixelColor(px - left, py - top).alpha() >= 160
            }
    return len(hit) / (3.14 * radius * radius)


def test_numbers_cover_no_pieces_and_no_other_numbers(crowded: BoardUser) -> None:
    scale = crowded.view.view.scale_factor
    looked_at = 0
    for _ in chosen_in_turn(crowded):
        targets = crowded.targets(Shape.NUMBER)
        looked_at += len(targets)
        for target in targets:
            assert covered(crowded, target) < 0.09, target
        for first, second in combinations(targets, 2):
            assert dist(first.at, second.at) * scale > 13.5, (first.note, second.note)
    assert looked_at >= 5


def test_numbers_can_be_read_when_the_whole_map_is_seen(crowded: BoardUser) -> None:
    next(chosen_in_turn(crowded))
    target = crowded.targets(Shape.NUMBER)[0]
    for scale in (crowded.view.view.scale_factor, 26.0, 300.0):
        radius = target.radius(scale) * scale
        high = QFontMetricsF(number_font(radius)).tightBoundingRect(target.text).height()
        assert 11 <= high <= 1.6 * radius


# The chosen transporter


def test_the_chosen_picture_stays_whole_within_a_rim(qtbot: QtBot) -> None:
    user = user_at(qtbot, "duo-the-lake-between", 700)
    before = picture(user)
    user.focus.choose(2)
    after = picture(user)
    stand = stand_of(user.match.state, user.view.board.scenario, 2)
    assert stand is not None
    scale = user.view.view.scale_factor
    image = piece_picture(stand.look, round(stand.size * scale))
    corner = user.view.view.viewportTransform().map(QPointF(*stand.at)) - QPointF(image.width(), image.height()) / 2
    left, top = round(corner.x()), round(corner.y())
    solid = [
        (left + x, top + y)
        for x in range(2, image.width() - 2)
        for y in range(2, image.height() - 2)
        if all(image.pixelColor(x + dx, y + dy).alpha() == 255 for dx in (-2, 0, 2) for dy in (-2, 0, 2))
    ]
    assert len(solid) > 100
    assert all(before.pixel(*point) == after.pixel(*point) for point in solid), "nothing is painted over it"
    around = tile_box(user, Hex(1, -2), 0.9)
    rim = sum(after.pixelColor(x, y) == CHOSEN for x in range(*spans(around)[0]) for y in range(*spans(around)[1]))
    assert rim > 60


def test_another_players_picture_gets_a_plain_rim(qtbot: QtBot) -> None:
    user = user_at(qtbot, "duo-the-lake-between", 700)
    state = user.match.state
    other = next(each for each in state.owned(1 - user.match.persons[0]) if state.carriers[each] == NONE)
    before = picture(user)
    user.focus.choose(other)
    after = picture(user)
    stand = stand_of(state, user.view.board.scenario, other)
    assert stand is not None
    colours = {QColor(after.pixel(x, y)).name() for x in range(after.width()) for y in range(after.height())}
    assert CHOSEN.name() not in colours, "it cannot be told what to do"
    assert before != after


# The way


def test_the_way_begins_and_ends_at_the_picture_though_others_make_room(crowded: BoardUser) -> None:
    transporter = next(chosen_in_turn(crowded))
    for number in range(len(crowded.targets(Shape.NUMBER))):
        target = crowded.targets(Shape.NUMBER)[number]
        crowded.hover(target.at)
        start, *passed, end = crowded.view.route
        assert start == crowded.figure(transporter)
        assert len(passed) == len(target.actions) - 1
        crowded.match.do_all(target.actions)
        assert end == crowded.figure(transporter)
        crowded.match.undo()
        crowded.focus.choose(transporter)


def test_the_arrow_leaves_the_number_free(crowded: BoardUser) -> None:
    crowded.focus.choose(list(chosen_in_turn(crowded))[-1])
    scale = crowded.view.view.scale_factor
    for target in crowded.targets(Shape.NUMBER):
        crowded.hover((99.0, 99.0))
        without = picture(crowded)
        crowded.hover(target.at)
        crowded.view._show_note(None, "")
        shown = picture(crowded)
        at, radius = crowded.pixel(target.at), target.radius(scale) * scale
        near = [
            (at.x() + dx, at.y() + dy)
            for dx in range(-20, 21)
            for dy in range(-20, 21)
            if dist((dx, dy), (0, 0)) < radius - 3
        ]
        assert all(without.pixel(*point) == shown.pixel(*point) for point in near)
        assert len(crowded.view.route) > 1
        transform = crowded.view.view.viewportTransform()
        points = [transform.map(QPointF(*point)) for point in crowded.view.route]
        tip = tip_of(points, transform.map(QPointF(*target.at)), radius)
        assert dist((tip.x(), tip.y()), (at.x(), at.y())) > radius + 1


# The whole map


def test_a_board_that_shows_the_whole_map_does_so_in_every_size(qtbot: QtBot) -> None:
    user = user_at(qtbot, "duo-the-lake-between", 700)
    view, scales = user.view.view, []
    for width, height in ((500, 400), (1500, 950), (500, 950), SIZE):
        user.resize(width, height)
        seen, bounds = view.visible_rect(), user.view.scene.bounds()
        assert seen.contains(bounds)
        assert (seen.center() - bounds.center()).manhattanLength() < 0.1
        shown = view.scale_factor
        view.fit()
        assert view.scale_factor == shown, "it could not be larger"
        scales.append(shown)
    assert scales[0] < scales[3] < scales[1]


def test_a_board_that_was_zoomed_or_panned_keeps_its_scale_and_middle_in_every_size(qtbot: QtBot) -> None:
    user = user_at(qtbot, "duo-the-lake-between", 700)
    view = user.view.view
    for zoomed, panned in ((2.0, 0.0), (0.0, 60.0)):
        user.resize(*SIZE)
        user.view.fit()
        if zoomed:
            view.zoom_by(zoomed)
        else:
            view.pan(panned, panned)
        scale, middle = view.scale_factor, view.visible_rect().center()
        user.resize(1200, 800)
        assert view.scale_factor == scale
        assert (view.visible_rect().center() - middle).manhattanLength() < 0.1
