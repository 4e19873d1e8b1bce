"""What machines have done stays to be seen, errand by errand, until a person acts."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import combinations

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import Action, Done, Step, Transfer
from rbdesigner.engine.core.codes import BUILDINGS, GOODS
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.view import View
from rbdesigner.hexes import Hex, Orientation
from rbdesigner.play.errands import continues_errand, mover_of
from rbdesigner.play.match import Match
from rbdesigner.players.hint import Aim, AimKind, Decision
from rbdesigner.players.machine_turns import Seat
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.model import Players, Start
from rbdesigner.scenario.pieces import Goods, Home, Transporter
from rbdesigner.ui.canvas.map_item import Frame
from rbdesigner.ui.game.board.errand_item import Trail, number_places, strengths
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.shell.window import MainWindow
from tests.checks.maps import having, map_of
from tests.gui.answering import trigger
from tests.players.at_once import AtOnce

pytestmark = pytest.mark.kept_window

TILES = {(0, 0): "pasture", (1, 0): "woods", (2, 0): "rock", (0, 1): "pasture"}
TRUNKS = GOODS.index(Good.TRUNKS)


class Script:
    """A machine that does what it is told."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self._actions = iter(actions)

    def decide(self, view: View) -> Action:
        return next(self._actions)


class Planned(AtOnce):
    """A machine that does what it is told, and tells what its first errand is for."""

    def ask(self, view: View, *, is_explained: bool) -> Generator[None, None, Decision]:
        action = (yield from super().ask(view, is_explained=is_explained)).action
        aim = Aim(AimKind.BUILD, BUILDINGS.index(BuildingKind.SAWMILL), 1, view.state.homes[0], 6)
        return Decision(action, aim if is_explained and mover_of(action) == 0 else None)


def movement() -> Match:
    """A solo game in its first movement: donkey 1 with trunks beside it at (0, 0), donkey 2 at (2, 0)."""
    donkey = Transporter(TransporterKind.DONKEY, 1)
    pieces = {(0, 0): (donkey, Goods(Good.TRUNKS, 2, 0)), (2, 0): (donkey,)}
    properties = having(players=Players(1, 1), start=Start((), ()))
    scenario = map_of(TILES, properties, homes={(0, 0): Home(0, 1)}, pieces=pieces)
    match = Match(Game.new(scenario, 1, 1, ["Robo"]))
    match.do(Done(0))
    return match


def spot(match: Match, place: Hex) -> int:
    topology = match.state.topology
    return topology.regions_of[topology.index[place]][0]


def errands(match: Match) -> list[Action]:
    """Donkey 1 takes two trunks to (1, 0); donkey 2 goes there."""
    home, woods = spot(match, Hex(0, 0)), spot(match, Hex(1, 0))
    load, unload = Transfer(0, TRUNKS, home, ~0), Transfer(0, TRUNKS, ~0, woods)
    return [load, load, Step(0, 0, woods), unload, unload, Step(0, 1, woods)]


def played_by_machine(match: Match, page: GamePage, qtbot: QtBot, machine: type[AtOnce] = AtOnce) -> None:
    actions = errands(match)
    until = len(match.game.log) + len(actions)
    page.seats.pause = 0
    page.seats.replace(0, Seat(machine(Script(actions))))
    qtbot.waitUntil(lambda: len(match.game.log) >= until)


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> GamePage:
    page = window.workbench.games.show(movement())
    qtbot.waitUntil(lambda: page.view.view.scale_factor > 48)
    played_by_machine(page.match, page, qtbot)
    page.seats.replace(0, Seat())
    qtbot.waitUntil(page.errand_box.isVisible)
    return page


def lines(page: GamePage) -> list[str]:
    return [page.errand_box.list.item(row).text() for row in range(page.errand_box.list.count())]


LINES = ["1  Donkey 1: 2 trunks → the woods at (1, 0)", "2  Donkey 2 → the woods at (1, 0)"]


def test_an_errand_is_all_that_one_transporter_does_on_end() -> None:
    actions = errands(movement())
    assert [mover_of(action) for action in actions] == [0, 0, 0, 0, 0, 1]
    pairs = zip([None, *actions], actions, strict=False)
    assert [continues_errand(before, action) for before, action in pairs] == [False, True, True, True, True, False]
    assert not continues_errand(Done(0), actions[0])


def test_there_is_a_line_and_a_way_for_each_errand_that_can_be_switched_off_and_on(
    page: GamePage, window: MainWindow, qtbot: QtBot
) -> None:
    assert lines(page) == LINES
    one, two = page.view.trails
    assert (one.number, two.number, one.player, len(one.points), len(two.points)) == (1, 2, 0, 2, 2)
    assert one.points[0] != two.points[0]
    action = window.registry["play.errands"]
    assert action.isChecked()
    QTest.mouseClick(page.errand_box.close_button, Qt.MouseButton.LeftButton)
    assert not page.errand_box.isVisible()
    assert not page.view.trails
    assert not action.isChecked()
    trigger(window, "play.errands", qtbot)
    assert page.errand_box.isVisible()
    assert len(page.view.trails) == 2


def test_a_line_tells_what_an_errand_is_for_unless_a_person_plays_too(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.games.show(movement())
    played_by_machine(page.match, page, qtbot, Planned)
    told = f"{LINES[0]} – for a sawmill on the pasture at (0, 0) by turn 6"
    qtbot.waitUntil(lambda: lines(page) == [told, LINES[1]])
    assert page.errand_box.list.item(0).toolTip().count("sawmill") == 1
    first, second = (page.errand_box.list.visualItemRect(page.errand_box.list.item(row)) for row in range(2))
    assert first.height() > second.height()  # all of it can be read
    page.seats.replace(0, Seat())
    qtbot.waitUntil(lambda: lines(page) == LINES)


def test_old_ways_are_fainter() -> None:
    assert strengths(0) == []
    assert strengths(1) == [1]
    assert strengths(9) == sorted(strengths(9))
    assert strengths(9)[0] > 0.2


def test_a_line_leads_to_the_moment_after_its_errand_and_goes_when_a_person_acts(page: GamePage, qtbot: QtBot) -> None:
    listed = page.errand_box.list
    middle = listed.visualItemRect(listed.item(0)).center()
    QTest.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert page.match.moment == len(page.match.game.log) - 1
    qtbot.waitUntil(lambda: lines(page) == LINES[:1])
    assert len(page.view.trails) == 1
    page.match.look_at(len(page.match.game.log))
    qtbot.waitUntil(lambda: lines(page) == LINES)
    page.match.undo()
    qtbot.waitUntil(lambda: lines(page) == LINES[:1])
    page.match.do(Done(0))
    qtbot.waitUntil(lambda: not page.errand_box.isVisible())
    assert not page.view.trails


def test_numbers_of_the_same_way_stand_beside_each_other() -> None:
    way = ((0.0, 0.0), (1.0, 1.0))
    trails = [Trail(1, 0, way), Trail(2, 0, way), Trail(3, 1, ((0.5, 0.5),)), Trail(4, 0, ((9.0, 9.0),))]
    frame = Frame(QPainter(), 60.0, 0.0, 0.0, 1.0, QRectF(), Orientation.FLAT)
    places = number_places(frame, trails)
    assert all(QLineF(one, other).length() > 17 for one, other in combinations(places, 2))
    assert places[0] == QPointF(30, 30)
