"""Numbers, rims and ways on boards with many pieces: each can be seen, and covers nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import dist

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from rbdesigner.art.pixmaps import piece_picture
from rbdesigner.engine.core.codes import NONE
from rbdesigner.hexes import Hex, neighbours, position
from rbdesigner.play.placement.board_pictures import stand_of
from rbdesigner.play.placement.piece_layout import PlacedPiece, layout
from rbdesigner.scenario.pieces import Bridge
from rbdesigner.ui.game.board.reach_item import CHOSEN, number_font, tip_of
from rbdesigner.ui.game.board.target import Shape, Target
from tests.gui.game.board_user import BoardUser
from tests.gui.game.recorded_boards import picture, spans, tile_box, user_at

CROWDED = (
    ("quartet-crossroads", 865),
    ("solo-millbrook", 346),
    ("duo-the-lake-between", 745),
    ("trio-gold-isle", 1216),
    ("duo-the-lake-between", 1186),
    ("quartet-crossroads", 1540),
    ("quartet-crossroads", 1585),
    ("trio-gold-isle", 1082),
)
"""Moments of whole games, in the movement phase, with pieces on many tiles."""
SOLID = 160
"""A pixel of a picture that lets less through covers what lies below."""


@pytest.fixture(
    params=[*CROWDED[:2], *(pytest.param(moment, marks=pytest.mark.slow) for moment in CROWDED[2:])],
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


def placed_at(user: BoardUser, place: Hex) -> list[PlacedPiece]:
    shown = user.view.board.scenario
    if place not in shown.tiles:
        return []
    found = layout(shown.tiles[place], shown.homes.get(place), shown.pieces.get(place, ()), shown.orientation)
    return [placed for placed in found if placed.look.what is not Bridge]


# The numbers


def covered(user: BoardUser, target: Target) -> float:
    """How much of a sign lies on pictures, from 0 to 1."""
    scale = user.view.view.scale_factor
    radius = target.radius(scale) * scale
    middle_x, middle_y = target.at[0] * scale, target.at[1] * scale
    place = user.match.state.topology.places[target.tile]
    disc = [
        (px, py)
        for px in range(int(middle_x - radius), int(middle_x + radius) + 1)
        for py in range(int(middle_y - radius), int(middle_y + radius) + 1)
        if dist((px, py), (middle_x, middle_y)) <= radius
    ]
    hit: set[tuple[int, int]] = set()
    for near in (place, *neighbours(place)):
        x, y = position(near, user.view.scene.orientation)
        for placed in placed_at(user, near):
            image = piece_picture(placed.look, round(placed.size * scale))
            width, height = image.width(), image.height()
            left = round((x + placed.centre[0]) * scale - width / 2)
            top = round((y + placed.centre[1]) * scale - height / 2)
            if left > middle_x + radius or left + width < middle_x - radius:
                continue  # most pictures do not reach as far
            if top > middle_y + radius or top + height < middle_y - radius:
                continue
            hit |= {
                (px, py)
                for px, py in disc
                if 0 <= px - left < width and 0 <= py - top < height and image.pixel(px - left, py - top) >> 24 >= SOLID
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
    assert CHOSEN.rgb() not in memoryview(after.constBits()).cast("I"), "it cannot be told what to do"
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
