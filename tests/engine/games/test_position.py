"""A moment of a game as a scenario: a game that begins there has everything where it was."""

from __future__ import annotations

from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.checks import Severity, check
from rbdesigner.engine.core.setup import first_state
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.position import pieces_on, position
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.pieces import Goods
from tests.engine.furnished import furnished
from tests.engine.moves import lead, step
from tests.engine.small_game import SmallGame
from tests.parameters import few

GAMES = sorted((Path(__file__).parents[2] / "games").glob("*.rbgame"))


def standing(state: GameState) -> object:
    """What a game has on its map and in its players' heads, whatever the numbers of its transporters."""
    transporters = sorted(
        (state.kinds[t], state.owners[t], spot, state.row(~t), state.carried[t] >= 0)
        for t, spot in enumerate(state.spots)
        if spot >= 0 and state.carriers[t] < 0
    )
    lying = {holder: row for holder, row in state.goods.items() if holder >= 0}
    lists = (lying, state.buildings, state.building_spots, state.bag_gold, state.bag_iron, state.homes)
    tuples = (state.roads, state.bridges, state.wall_owners, state.wall_tokens, state.root, state.subjects)
    return transporters, lists, tuples, len(state.bricks), state.irrigated


@pytest.mark.rule("Z6")
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
@pytest.mark.parametrize("share", [0.3, 0.7, 1.0])
def test_a_game_goes_on_from_a_recorded_position(path: Path, share: float) -> None:
    game = Game.load(path)
    state = game.state_at(int(share * len(game.log)))
    scenario = position(state, game.scenario)
    assert not [problem for problem in check(scenario) if problem.severity is Severity.ERROR]
    assert standing(first_state(scenario, game.players)) == standing(state)


@pytest.mark.parametrize("seed", few(range(4), 1))
def test_crowded_maps_come_back_as_they_were(seed: int) -> None:
    path = sorted((Path(__file__).parents[3] / "scenarios").glob("*.rbmap"))[seed]
    scenario = furnished(rb.load(path), 2, seed)
    game = Game.new(scenario, 2, seed)
    while game.state.turn == 0:
        game.apply(game.legal_actions()[0])
    assert standing(first_state(position(game.state, scenario), 2)) == standing(game.state)


@pytest.mark.rule("G2")
def test_geese_that_follow_are_on_the_tile_of_whom_they_follow() -> None:
    small = SmallGame("0,0 pasture; 0,-1 pasture")
    donkey = small.put("donkey", "0,0")
    small.goods("0,0", geese=3)
    small.do(lead(small, donkey, "0,0"), lead(small, donkey, "0,0"))
    assert _geese(small, "0,0") == 3
    small.do(step(small, donkey, "0,-1"))
    assert (_geese(small, "0,0"), _geese(small, "0,-1")) == (1, 2)


def _geese(small: SmallGame, place: str) -> int:
    pieces = pieces_on(small.state, small.state.topology.spot_tiles[small.spot(place)])
    return sum(piece.count for piece in pieces if isinstance(piece, Goods) and piece.good is Good.GEESE)
