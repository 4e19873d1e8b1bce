"""Games played at random: whatever happens, the laws of the game hold after every action."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.notation.notation import from_json, line, parse_line, to_json
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.rules.tables import TransporterKind
from rbdesigner.scenario.model import Start
from tests.engine.candidates import candidate, canonical, offer
from tests.engine.furnished import furnished
from tests.engine.invariants import account, assert_sound, goods_in_game
from tests.parameters import few

SCENARIOS = sorted((Path(__file__).parents[3] / "scenarios").glob("*.rbmap"))
"""Our own scenarios: islands, rivers, deserts, one player to four."""


def explore(path: Path, players: int, seed: int, most: int, every: int, full: bool = False) -> Counter[type[Action]]:
    """Play a game at random, looking at the laws after every action and at the dear ones now and then.

    With ``full`` the map is full of everything from the start, so that rare actions come up too.
    """
    scenario = rb.load(path)
    if full:
        scenario = furnished(scenario, players, seed)
    game, random = Game.new(scenario, players, seed), Random(seed)
    machine, kinds = RandomPlayer(seed), Counter[type[Action]]()
    for number in range(most):
        if game.over:
            break
        action = chosen(game, machine, random)
        before = goods_in_game(game.state)
        events = game.apply(action)
        kinds[type(action)] += 1
        assert goods_in_game(game.state) == account(before, events), line(game.state, action)
        assert_sound(game.state)
        if number % every == 0:
            listed_and_checked_agree(game, random)
            texts_parse_back(game)
            copies_and_undo_agree(game)
    return kinds


def chosen(game: Game, machine: RandomPlayer, random: Random) -> Action:
    """What the random player does, now and then any kind as likely as any other, or an offer to another player."""
    if random.random() < 0.1:
        bold = offer(game.state, random)
        if bold is not None and game.check(bold) is None:
            return bold
    if random.random() < 0.5:
        return machine.decide(game)
    kinds: dict[type[Action], list[Action]] = {}
    for action in game.legal_actions():
        kinds.setdefault(type(action), []).append(action)
    return random.choice(random.choice(list(kinds.values())))


def listed_and_checked_agree(game: Game, random: Random) -> None:
    """Everything listed passes the check, the kept list is the fresh one, and what passes the check is listed."""
    state = game.state
    listed = game.legal_actions()
    assert listed or game.over
    assert len(set(listed)) == len(listed)
    for action in listed:
        assert legality.check(state, action) is None, line(state, action)
    fresh = state.copy()
    fresh.choices.clear()
    assert legality.legal_actions(fresh) == listed
    for _ in range(40):
        action = candidate(state, random)
        if legality.check(state, action) is None:
            assert canonical(action) in listed, line(state, action)
    before = state.copy()
    for action in listed:
        legality.check(state, action)
    assert state == before


def texts_parse_back(game: Game) -> None:
    """Every legal action has a text and a JSON form that are read back as the same action."""
    texts = set()
    for action in game.legal_actions():
        text = line(game.state, action)
        texts.add(text)
        assert parse_line(game.state, text) == action
        assert from_json(game.state, to_json(game.state, action)) == action
    assert len(texts) == len(game.legal_actions())


def copies_and_undo_agree(game: Game) -> None:
    """A copy is equal and independent; undo brings back the equal state."""
    if game.over:
        return
    before, twin = game.state.copy(), game.copy()
    assert twin.state == game.state
    action = game.legal_actions()[-1]
    twin.apply(action)
    assert game.state == before
    again = game.copy()
    again.apply(action)
    assert again.state == twin.state
    twin.undo()
    assert twin.state == before


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_the_laws_hold_in_random_games(path: Path) -> None:
    explore(path, players=2, seed=1, most=250, every=25)


@pytest.mark.parametrize("players", few([1, 3, 6, 2, 4, 5], 3))
def test_the_laws_hold_on_crowded_maps(players: int) -> None:
    path = SCENARIOS[players % len(SCENARIOS)]
    explore(path, players, seed=players, most=250, every=25, full=True)


@pytest.mark.rule("B1", "F3")
@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_boats_of_the_start_are_on_water(path: Path) -> None:
    scenario = rb.load(path)
    boats = Start(transporters=((TransporterKind.DONKEY, 1), (TransporterKind.RAFT, 1), (TransporterKind.STEAMER, 1)))
    free = replace(scenario.properties.options, free_homes=True)
    scenario.properties = replace(scenario.properties, start=boats, options=free)
    game, random = Game.new(scenario, 2, seed=1), Random(1)
    while game.state.phase is Phase.SETUP:
        game.apply(random.choice(game.legal_actions()))
        assert_sound(game.state)
    assert sum(spot != NONE for spot in game.state.spots) == 6


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_the_laws_hold_in_many_more_games(path: Path, players: int) -> None:
    for seed in range(2):
        explore(path, players, seed=100 + seed, most=1000, every=50, full=bool(seed))
