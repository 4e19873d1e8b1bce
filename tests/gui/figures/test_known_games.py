"""The games that a game can be compared with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from rbdesigner.engine.games.game import Game
from rbdesigner.hexes import Hex
from rbdesigner.lab.games.game_figures import GameFigures
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.runs.simulation import simulate
from rbdesigner.play.archive import Archive
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, Tile
from rbdesigner.ui.figures.known_games import played_by_machines, played_here

pytestmark = pytest.mark.kept_window

GAME = Path(__file__).parents[2] / "games" / "solo-millbrook.rbgame"


def named(scenario: Scenario, title: str, code: str = "") -> Scenario:
    """The map with another title and code."""
    made = scenario.copy()
    made.properties = replace(made.properties, title=title, code=code)
    return made


def larger(scenario: Scenario) -> Scenario:
    """Another map of that name."""
    made = scenario.copy()
    made.tiles[Hex(30, 0)] = Tile(Terrain.SEA)
    return made


@pytest.fixture(params=["", "Valley"])
def scenario(request: pytest.FixtureRequest) -> Scenario:
    """The map whose games are asked for: with a title, and without."""
    return named(Game.load(GAME).scenario, request.param)


def remarks(title: str) -> list[str]:
    """What is said of a game of the same map, and of one of another map with its name."""
    return ["", "before the last change of the map"] if title else [""]


def test_games_played_here_on_a_map_are_offered_with_a_title_and_without(scenario: Scenario, tmp_path: Path) -> None:
    title = scenario.properties.title
    with_archive = Archive(tmp_path / "games.sqlite")
    same = with_archive.keep(Game.new(scenario, 1, 5, ("Ada",)))
    other = with_archive.keep(Game.new(larger(scenario), 1, 6, ("Bert",)))
    with_archive.keep(Game.new(named(scenario, "Elsewhere"), 1, 7, ("Cleo",)))
    figures = GameFigures.of(Game.new(scenario, 1, 8))
    found = {game.key: game.remark for game in played_here(with_archive, figures, "own", "")}
    assert found == dict(zip((same, other), remarks(title), strict=False))


def test_games_of_the_laboratory_on_another_map_without_a_title_are_not_offered(
    scenario: Scenario, tmp_path: Path
) -> None:
    path = tmp_path / "runs.sqlite"
    with RunStore(path) as store:
        for played in (scenario, larger(scenario), named(scenario, "Elsewhere")):
            simulate(played, ["random"], games=1, store=store, cores=1)
    figures = GameFigures.of(Game.new(scenario, 1, 8))
    found = {game.key: game.remark for game in played_by_machines(path, figures)}
    titled = {"1 0": "", "2 0": "another version of the map"}
    assert found == (titled if scenario.properties.title else {"1 0": ""})
