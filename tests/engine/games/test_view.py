"""What players get of a game: all that is known at the table, and nothing of what chance will bring."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.actions import Action, Done, Mines
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import Phase, Stage
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.view import Luck, View
from rbdesigner.players.player import play_game
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.rules.tables import BuildingKind, Mixture
from rbdesigner.scenario.pieces import Building
from tests.checks.maps import having, map_of

SCENARIOS = Path(__file__).parents[3] / "scenarios"
SEED = 918273645
MINES = 4


def mining(seed: int = SEED) -> Game:
    """Two players beside mines that hold as much gold as iron, in the first movement phase."""
    tiles = {(q, 0): "mountain" for q in range(MINES)} | {(q, 1): "pasture" for q in range(-1, MINES)}
    mines = {(q, 0): (Building(BuildingKind.MINE, 0, Mixture(3, 3)),) for q in range(MINES)}
    game = Game.new(map_of(tiles, having(), pieces=mines), 2, seed)
    to_phase(game, Phase.MOVEMENT)
    return game


def to_phase(game: View, phase: Phase) -> None:
    """Go on until a phase is played, with as little as can be."""
    while not (game.state.phase is phase and game.state.stage is Stage.PLAY):
        legal = game.legal_actions()
        game.apply(next((one for one in legal if isinstance(one, Done)), legal[0]))


def drawn(game: View, turns: int = 1) -> list[Mines]:
    """What the mines make in the next turns, as far as a game goes on with as little as can be."""
    start = len(game.log)
    for _ in range(turns):
        to_phase(game, Phase.BUILDING)
        to_phase(game, Phase.MOVEMENT)
    return [entry for entry in game.log[start:] if isinstance(entry, Mines)]


def reachable(start: object) -> Iterator[object]:
    """All that attributes and containers lead to."""
    seen, todo = set[int](), [start]
    while todo:
        one = todo.pop()
        if id(one) in seen or isinstance(one, type) or callable(one):
            continue
        seen.add(id(one))
        yield one
        if isinstance(one, dict):
            todo += [*one.keys(), *one.values()]
        elif isinstance(one, list | tuple | set | frozenset):
            todo += one
        todo += vars(one).values() if hasattr(one, "__dict__") else ()
        slots = [name for kind in type(one).__mro__ for name in getattr(kind, "__slots__", ())]
        todo += [getattr(one, name) for name in slots if hasattr(one, name)]


class Spy:
    """Looks as far ahead as it can, and at all it gets, then plays at random."""

    def __init__(self, number: int) -> None:
        self._player = RandomPlayer(number)
        self.imagined: list[tuple[int, Mines]] = []
        self.found: list[object] = []

    def decide(self, view: View) -> Action:
        if len(view.log) % 100 < 2:
            self.found += [one for one in reachable(view) if is_secret(one)]
        if len(self.imagined) < 8 and view.state.stage is Stage.PLAY and view.state.phase is Phase.WONDER:
            self.imagined += [(view.state.turn + 1, mines) for mines in drawn(view.copy())]
        return self._player.decide(view)


def is_secret(one: object) -> bool:
    if isinstance(one, str):
        return str(SEED) in one
    return isinstance(one, Game | random.Random) or (isinstance(one, int) and abs(one) == SEED)


@pytest.mark.rule("P2")
def test_what_players_imagine_is_not_what_the_game_draws() -> None:
    """Four mines with as much gold as iron: of many turns looked at ahead one in sixteen comes true by itself."""
    alike = turns = 0
    for seed in range(24):
        game = mining(seed)
        ahead = drawn(game.view().copy())
        assert len(ahead) == 1
        assert len(drawn(game.copy())) == 1 and drawn(game.copy()) == drawn(game.copy())
        alike += ahead == drawn(game)
        turns += 1
    assert alike <= turns / 4


def test_a_copy_of_the_game_itself_goes_as_the_game() -> None:
    game = mining()
    assert drawn(game.copy(), 4) == drawn(game, 4)


def test_what_is_imagined_says_nothing_about_the_seed() -> None:
    """Games that differ in nothing but the seed look alike, and what is imagined in them is the same."""
    ahead = []
    for seed in range(12):
        game = Game.new(mining().scenario, 1, seed)  # alone, so that no figures are drawn
        game.apply(game.legal_actions()[0])
        assert game.log == Game.new(game.scenario, 1, seed + 1).log + game.log[-1:]
        ahead.append(records_of(game.view()))
    assert len({tuple(each) for each in ahead}) == 1


def records_of(view: View) -> list[str]:
    drawn(view, 3)
    return [repr(entry) for entry in view.log]


@cache
def seeds_of_a_view() -> list[object]:
    game = mining()
    drawn(game, 3)
    view = game.view()
    drawn(view.view("other"), 2)
    copied = view.copy()
    drawn(copied)
    return [one for shown in (view, copied, game.view("word").copy()) for one in reachable(shown)]


def test_neither_the_seed_nor_a_generator_can_be_reached_from_a_view() -> None:
    found = seeds_of_a_view()
    assert len(found) > 300, "the walk comes far"
    assert [one for one in found if is_secret(one)] == []
    assert not hasattr(mining().view(), "seed") and not hasattr(mining().view().copy(), "seed")
    assert not hasattr(mining().view(), "extra"), "a saved game may say much that is not for players"
    assert any(is_secret(one) for one in reachable(mining())), "the walk would find it"


def test_every_player_of_a_game_gets_a_view() -> None:
    game = mining()
    spies = [Spy(0), Spy(1)]
    real: dict[int, Mines] = {}
    for _ in play_game(game, spies, most=1500):
        for entry in game.log[-2:]:
            if isinstance(entry, Mines):
                real.setdefault(game.state.turn, entry)
    guesses = [real[turn] == mines for spy in spies for turn, mines in spy.imagined if turn in real]
    assert len(guesses) >= 6
    assert sum(guesses) <= len(guesses) / 2
    assert spies[0].found == spies[1].found == []


@pytest.mark.parametrize("turns", [1, 5])
def test_what_is_imagined_is_the_same_at_the_same_moment_and_with_the_same_word(turns: int) -> None:
    one, other = mining(), mining()
    ahead = drawn(one.view("a"), turns)
    assert ahead == drawn(other.view("a"), turns) == drawn(other.view("a").copy(), turns)
    assert ahead == drawn(Game.loads(game_records.dumps(one)).view("a"), turns)
    view = one.view("a")
    assert drawn(view.copy(), turns) == drawn(view.copy(), turns) == ahead


def test_other_words_and_other_moments_imagine_other_futures() -> None:
    game = mining()
    futures = {tuple(drawn(game.view(word), 5)) for word in range(20)}
    assert len(futures) == 20
    moments = set()
    for _ in range(10):
        moments.add(repr([mines.drawn for mines in drawn(game.view(), 5)]))
        game.apply(next(one for one in game.legal_actions() if not isinstance(one, Done)))
    assert len(moments) == 10


def test_a_game_does_not_change_by_what_is_tried_in_a_view() -> None:
    game = mining()
    drawn(game, 2)
    before, log, legal = game.state.copy(), game.log[:], game.legal_actions()
    for tried in (lambda view: drawn(view, 2), lambda view: view.undo(5), lambda view: view.go_to(3)):
        view = game.view()
        assert (view.state, view.log, view.legal_actions()) == (before, log, legal)
        tried(view)
        assert view.log != log
        assert (game.state, game.log, game.legal_actions()) == (before, log, legal)
    kept = game.view().copy()
    drawn(game)
    assert (kept.state, kept.log) == (before, log), "a copy stays as it was when the game goes on"


def test_what_was_drawn_is_known_and_stays_when_a_view_goes_back_and_forth() -> None:
    game = mining()
    drawn(game, 3)
    view, log = game.view(), game.log[:]
    view.go_to(len(log) - 4)
    view.replay(log[len(view.log) :])
    assert (view.log, view.state) == (log, game.state)


def test_views_tell_what_games_tell() -> None:
    game = Game.new(rb.load(SCENARIOS / "crossroads.rbmap"), 3, SEED, ("Ann", "Ben"))
    for _ in play_game(game, [RandomPlayer(number) for number in range(3)], most=200):
        pass
    view: Any = game.view()
    for name in ("names", "players", "rules", "over", "acting", "scenario", "state", "log"):
        assert getattr(view, name) == getattr(game, name)
    assert (view.scores(), view.winner(), view.legal_actions()) == (game.scores(), game.winner(), game.legal_actions())
    assert all(view.check(action) is None for action in view.legal_actions())
    assert NONE not in view.acting


def test_a_view_follows_recorded_actions_back_and_on_and_draws_nothing() -> None:
    game = mining()
    first = game.state_at(0)
    view = View(game.scenario, game.players, first, Luck(0, ""))
    moments = []
    for _ in range(60):
        game.apply(game.legal_actions()[0])
        moments.append(len(game.log))
    for moment, other in ((0, 40), (40, 60), (10, 25), (25, 25), (0, 5), (5, 60)):
        view.follow(
            moments[moment - 1] if moment else 0, game.log[moments[moment - 1] if moment else 0 : moments[other - 1]]
        )
        assert (len(view.log), view.state) == (moments[other - 1], game.state_at(moments[other - 1]))
    at_draw = next(number for number, action in enumerate(game.log) if isinstance(action, Mines))
    view.follow(at_draw, [])
    assert (len(view.log), view.state.stage) == (at_draw, Stage.DRAW)


@pytest.mark.parametrize("moment", [5, 400, 1000, 1400])
def test_every_action_can_be_said_in_a_line_that_does_it(moment: int) -> None:
    game = rb.Game.load(Path(__file__).parents[2] / "games" / "quartet-crossroads.rbgame")
    game.go_to(moment)
    view = game.view()
    for action in view.legal_actions(view.acting[0]):
        after = view.copy()
        after.apply(f"{action.player + 1}: {view.line(action)}")
        assert after.log[moment] == action
