"""How a game stands in names, and games that begin where another stands."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.codes import GOODS, NGOODS
from rbdesigner.engine.notation import notation_parser
from rbdesigner.scenario import files
from tests.parameters import few

GAMES = sorted((Path(__file__).parents[2] / "games").glob("*.rbgame"))
SCENARIOS = Path(__file__).parents[3] / "scenarios"


def moments(path: Path, number: int = 8) -> list[rb.View]:
    """Views of moments all over a saved game."""
    game = rb.Game.load(path)
    views = []
    for moment in range(len(game.log), 0, -max(1, len(game.log) // number)):
        game.go_to(moment)
        views.append(game.view().copy())
    return views


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_all_that_is_in_the_game_is_in_the_position_and_its_names_are_read_back(path: Path) -> None:
    for view in moments(path):
        state, position = view.state, rb.Position.of(view)
        assert (position.turn, position.acting, position.over) == (state.turn, view.acting, view.over)
        held = Counter(
            {name: sum(each.cargo.get(name, 0) for each in position.transporters) for name in map(str, GOODS)}
        )
        for goods in position.goods.values():
            held.update(goods)
        alive = [number for number, spot in enumerate(state.spots) if spot >= 0]
        assert [notation_parser.transporter(state, each.name) for each in position.transporters] == alive
        assert [state.spots[number] for number in alive] == [
            notation_parser.spot(state, each.spot) for each in position.transporters
        ]
        counts = [sum(row[good] for row in state.goods.values()) for good in range(NGOODS)]
        assert [held[str(good)] for good in GOODS] == counts
        assert [each.points for each in position.players] == [score.total for score in view.scores()]
        assert len(position.roads) == sum(state.roads) and len(position.bridges) == sum(state.bridges)
        assert sum(wall.tokens for wall in position.walls) == sum(state.wall_tokens)
        assert len(position.buildings) == sum(building >= 0 for building in state.buildings)
        assert position == rb.Position.of(view.copy())
        lines = str(position).splitlines()
        assert all(any(each.name in line for line in lines) for each in position.transporters)
        assert lines[0].startswith(f"turn {state.turn}, {position.phase}")


def test_a_position_speaks_of_owners_and_cargo() -> None:
    game = rb.Game.load(GAMES[-1])
    position = rb.Position.of(game)
    for player in range(game.players):
        assert {each.player for each in position.owned_by(player)} <= {player}
    laden = next(each for each in position.transporters if each.cargo)
    assert f"{laden.name} on {laden.spot} with " in str(position)


def bare(position: rb.Position) -> object:
    """What a game that begins there has too; of the mines not what is left, as they draw at once."""
    transporters = sorted(
        (each.kind, each.player, each.spot, tuple(each.cargo.items())) for each in position.transporters
    )
    known = [each.research for each in position.players], [each.home for each in position.players]
    buildings = [(each.kind, each.region) for each in position.buildings]
    return transporters, known, buildings, position.roads, position.bridges, position.walls, len(position.wonder)


@pytest.mark.parametrize("path", few(GAMES, 1), ids=lambda path: path.stem)
def test_a_game_begins_where_another_stands_and_goes_on(path: Path, tmp_path: Path) -> None:
    for view in moments(path, 5):
        before = len(view.log), view.state.copy()
        game = rb.Game.from_position(view, seed=3)
        assert (len(view.log), view.state) == before
        assert game.players == view.players and game.names == view.names
        assert bare(rb.Position.of(game)) == bare(rb.Position.of(view))
        list(rb.play_game(game, [rb.RandomPlayer(player, player) for player in range(game.players)], most=20))
        game.save(tmp_path / "game.rbgame")
        assert rb.Game.load(tmp_path / "game.rbgame").state == game.state


def test_a_scenario_comes_from_its_text_and_from_its_data() -> None:
    for path in sorted(SCENARIOS.glob("*.rbmap")):
        scenario = rb.load(path)
        text = files.dumps(scenario)
        assert rb.scenario_from(text) == rb.scenario_from(files.to_json(scenario)) == scenario


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("", "the file is empty"),
        ("[1", "line 1"),
        ({"tiles": {1, 2}}, "this is not JSON data: Object of type set"),
        ({"format": "rbdesigner-scenario", "version": 1, "tiles": [{"at": [0, 0]}]}, "/tiles/0: "),
        ({"format": "rbdesigner-scenario", "version": 1, "tiles": float("nan")}, "NaN"),
    ],
)
def test_what_is_no_scenario_is_refused_in_one_line(source: object, words: str) -> None:
    with pytest.raises(rb.ScenarioError) as fault:
        rb.scenario_from(source)  # type: ignore[arg-type]
    assert words in str(fault.value) and "\n" not in str(fault.value)


def test_a_text_is_checked_like_the_action_it_names() -> None:
    game = rb.Game.new(rb.load(SCENARIOS / "millbrook.rbmap"), 1, 7)
    assert game.check("home 0,0") is None
    before = len(game.log), game.state.copy()
    refusal = game.check("done")
    assert refusal is not None and refusal.code == "setting-up"
    with pytest.raises(rb.NotationError, match="walk"):
        game.check("walk north")
    assert (len(game.log), game.state) == before
    for action in game.legal_actions():
        assert game.check(action) is None
