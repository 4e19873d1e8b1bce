"""What is seen of a map as soon as its tab is in front."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

import rbdesigner as rb
from rbdesigner.engine.game import Game
from rbdesigner.resources import folder
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.view import MapView
from rbdesigner.ui.play.match.match import Match
from rbdesigner.ui.window import MainWindow


def scenario_named(name: str) -> Scenario:
    """A scenario of those that come with the program."""
    return rb.load(Path(folder("scenarios")) / f"{name}.json")


def shown(window: MainWindow, kind: str, scenario: Scenario) -> MapView:
    """The view of a map, or of the board of a game on it, in a tab that has just been opened."""
    if kind == "map":
        return window.workbench.files.show_scenario(scenario).editor.view
    window.workbench.games.show(Match(Game.new(scenario, 1, max(1, scenario.properties.players.least))))
    assert window.tabs.current_game is not None
    return window.tabs.current_game.view.view


def where(view: MapView) -> tuple[float, QRectF]:
    """The size and the part of the map that is seen."""
    return view.scale_factor, view.visible_rect()


@pytest.mark.parametrize("kind", ["map", "game"])
def test_a_map_fills_the_room_that_the_panels_leave_it(window: MainWindow, qtbot: QtBot, kind: str) -> None:
    view = shown(window, kind, scenario_named("crossroads"))
    first = where(view)
    qtbot.wait(700)  # panels come to rest
    assert where(view) == first, "nothing moves once it is shown"
    view.fit()
    assert where(view) == first
