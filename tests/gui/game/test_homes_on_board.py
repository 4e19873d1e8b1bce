"""Homes on the board: they light up, and are chosen by a click."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from math import dist
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.core.actions import ChooseHome
from rbdesigner.engine.games.game import Game
from rbdesigner.hexes import Hex
from rbdesigner.scenario.files import load
from rbdesigner.scenario.model import Players, Start
from rbdesigner.scenario.pieces import Home
from rbdesigner.ui.game.board.target import Shape
from tests.checks.maps import having, map_of
from tests.gui.game.board_user import BoardUser
from tests.gui.game.small_boards import TILES

SCENARIOS = Path(__file__).parents[3] / "scenarios"


@pytest.fixture
def settlers(qtbot: QtBot) -> BoardUser:
    """Two players before they choose among marked homes."""
    properties = having(players=Players(2, 2), start=Start((), ()))
    scenario = map_of(TILES, properties, homes={(0, 0): Home(0), (2, 0): Home(0)})
    return BoardUser(qtbot, Game.new(scenario, 2, 1, ["Ada", "Bo"]))


@pytest.mark.rule("S3")
def test_homes_light_up_and_are_chosen_by_a_click(settlers: BoardUser) -> None:
    state = settlers.match.state
    assert [target.tile for target in settlers.targets(Shape.HOME)] == [
        state.topology.index[Hex(0, 0)],
        state.topology.index[Hex(2, 0)],
    ]
    name = state.terms.names[state.player]
    settlers.hover(settlers.middle(2, 0))
    assert settlers.view.note == f"Choose the rock at (2, 0) as the home of {name}"
    settlers.click(settlers.middle(2, 0))
    assert [type(action) for action in settlers.done] == [ChooseHome]
    assert Hex(2, 0) in settlers.view.board.scenario.homes
    assert [target.tile for target in settlers.targets(Shape.HOME)] == [state.topology.index[Hex(0, 0)]]


@pytest.mark.rule("S3")
def test_where_no_home_can_be_the_note_says_why(settlers: BoardUser) -> None:
    settlers.hover(settlers.middle(1, 0))
    assert "(1, 0)" in settlers.view.note
    reason = settlers.view.note
    settlers.click(settlers.middle(1, 0))
    assert not settlers.done
    assert settlers.told == [reason]


@pytest.mark.rule("S2")
def test_the_signs_of_the_homes_of_a_divided_tile_lie_apart(qtbot: QtBot) -> None:
    scenario = load(SCENARIOS / "where-two-waters-meet.rbmap")
    scenario.properties = replace(scenario.properties, options=replace(scenario.properties.options, free_homes=True))
    user = BoardUser(qtbot, Game.new(scenario, 2, 1))
    homes = user.targets(Shape.HOME)
    scale = user.view.view.scale_factor
    assert len(homes) > len(scenario.tiles) / 2
    for first, second in combinations(homes, 2):
        assert dist(first.at, second.at) > first.radius(scale) + second.radius(scale)
    user.click(homes[1].at)
    assert user.done == list(homes[1].actions)
