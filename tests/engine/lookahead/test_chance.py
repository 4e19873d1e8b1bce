"""What may be drawn, how likely that is, and that the engine draws so."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.engine.core.actions import Action, Done, Figures, Mines
from rbdesigner.engine.core.codes import GOLD, IRON, NONE
from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.lookahead import chance
from rbdesigner.engine.lookahead.chance import Distribution, MineDraw
from rbdesigner.engine.mechanics import legality
from rbdesigner.rules.tables import BuildingKind, Mixture
from rbdesigner.scenario.pieces import Building
from tests.checks.maps import having, map_of
from tests.engine.games.test_view import to_phase
from tests.strategies import some

BAGS = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)).filter(any), min_size=1, max_size=4)
SEEDS = 400


def mining(bags: list[tuple[int, int]], players: int = 2) -> Game:
    """A game beside mines with these counters, in the first movement phase."""
    tiles = {(q, 0): "mountain" for q in range(len(bags))} | {(q, 1): "pasture" for q in range(-1, 6)}
    mines = {(q, 0): (Building(BuildingKind.MINE, 0, Mixture(*bag)),) for q, bag in enumerate(bags)}
    game = Game.new(map_of(tiles, having(), pieces=mines), players, 1)
    to_phase(game, Phase.MOVEMENT)
    return game


def filled(bags: list[tuple[int, int]]) -> GameState:
    """The state of such a game with these counters in the bags just now."""
    state = mining(bags).state
    for q, (gold, iron) in enumerate(bags):
        tile = state.topology.index[q, 0]
        state.fill_bag(tile, gold - state.bag_gold[tile], iron - state.bag_iron[tile])
    return state


@some(0.5)
@given(BAGS)
@pytest.mark.rule("P2")
def test_what_may_be_drawn_is_what_the_rules_take(bags: list[tuple[int, int]]) -> None:
    state = filled(bags)
    expected = chance.distribution(state)
    assert [(mine.gold, mine.iron) for mine in expected.mines] == [
        (Fraction(gold, gold + iron), Fraction(iron, gold + iron)) for gold, iron in bags
    ]
    state.phase, state.stage = Phase.PRODUCTION, Stage.DRAW
    outcomes = dict(expected.outcomes())
    assert sum(outcomes.values()) == 1
    for outcome, share in outcomes.items():
        assert share > 0 and legality.check(state, outcome) is None
        assert expected.probability(outcome) == share
    for goods in ((NONE, GOLD), (0, GOLD)):  # where no mine is
        assert expected.probability(Mines(NONE, (goods,) * len(bags))) == 0


@some(0.25)
@given(BAGS, st.integers(0, 1_000_000))
def test_what_the_engine_draws_is_as_likely_as_it_says(bags: list[tuple[int, int]], first: int) -> None:
    state = filled(bags)
    expected = chance.distribution(state)
    state.phase, state.stage = Phase.PRODUCTION, Stage.DRAW
    seen: Counter[Action] = Counter(chance.due_outcome(state, first + seed) for seed in range(SEEDS))
    assert set(seen) <= set(dict(expected.outcomes()))
    for outcome, share in expected.outcomes():
        spread = sqrt(SEEDS * share * (1 - share))
        assert abs(seen[outcome] - SEEDS * share) <= 6 * spread + 1


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", range(2, 7))
def test_every_row_of_figures_is_as_likely_as_any_other(players: int) -> None:
    state = first_state(players)
    expected = chance.distribution(state)
    assert expected == Distribution(figures=players)
    outcomes = dict(expected.outcomes())
    assert sum(outcomes.values()) == 1 and len(set(outcomes.values())) == 1
    assert all(legality.check(state, outcome) is None for outcome in outcomes)
    seen = Counter(chance.due_outcome(state, seed) for seed in range(20 * len(outcomes)))
    assert set(seen) <= set(outcomes)
    assert max(seen.values()) < 20 + 6 * sqrt(20)
    assert expected.probability(Figures(NONE, (0,) * players)) == 0
    assert expected.probability(Mines(NONE, ())) == 0


def first_state(players: int) -> GameState:
    tiles = {(q, r): "pasture" for q in range(12) for r in range(6)}
    return Game.new(map_of(tiles, having()), players, 1).state_at(0)


@pytest.mark.rule("S1", "Z4")
def test_alone_nothing_is_left_to_chance() -> None:
    assert chance.distribution(first_state(1)) == Distribution()
    assert list(Distribution().outcomes()) == []
    for bag in ((3, 2), (2, 2), (1, 2)):
        game = mining([bag], 1)
        assert game.state.terms.steady_mines
        (mine,) = game.distribution().mines
        assert (mine.gold, mine.iron) in ((0, 1), (1, 0))
        turn = game.state.turn
        before = game.state.bag_gold[mine.tile]
        while game.state.turn == turn or game.state.stage is Stage.DRAW:
            legal = game.legal_actions()
            game.apply(next((one for one in legal if isinstance(one, Done)), legal[0]))
        assert before - game.state.bag_gold[mine.tile] == mine.gold


def test_views_imagine_as_it_says_and_no_draw_changes_another() -> None:
    game = mining([(3, 1), (1, 3)])
    expected = game.distribution()
    first, second = (game.state.topology.index[q, 0] for q in range(2))
    assert expected.mines == tuple(MineDraw(tile, *_shares(game, tile)) for tile in (first, second))
    seen: Counter[tuple[int, int]] = Counter()
    for luck in range(SEEDS // 4):
        view = game.view(luck)
        turn = view.state.turn
        while view.state.turn == turn:
            legal = view.legal_actions()
            view.apply(next((one for one in legal if isinstance(one, Done)), legal[0]))
        (drawn,) = [entry for entry in view.log[len(game.log) :] if isinstance(entry, Mines)]
        seen[drawn.drawn[0][1], drawn.drawn[1][1]] += 1
    number = seen.total()
    for one in (GOLD, IRON):
        for two in (GOLD, IRON):
            share = expected.probability(Mines(NONE, ((first, one), (second, two))))
            assert abs(seen[one, two] - number * share) <= 5 * sqrt(number * share * (1 - share)) + 1


def _shares(game: Game, tile: int) -> tuple[Fraction, Fraction]:
    gold, iron = game.state.bag_gold[tile], game.state.bag_iron[tile]
    return Fraction(gold, gold + iron), Fraction(iron, gold + iron)
