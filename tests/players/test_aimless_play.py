"""A player that moves goods to and fro for ever is stopped, and told as one that failed."""

from __future__ import annotations

from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.actions import Action, Done, Transfer
from rbdesigner.engine.games.view import View
from rbdesigner.lab.runs.played_game import play_table
from rbdesigner.players import failure
from rbdesigner.players.failure import MOST_IN_A_ROW, MOVING_ABOUT, Failure, PlayerFailure
from rbdesigner.players.random_player import RandomPlayer
from tests.lab.sample_runs import setup
from tests.players.at_once import AtOnce
from tests.players.test_machine_turns import Table

GAMES = Path(__file__).parents[1] / "games"
MILLBROOK = Path(__file__).parents[2] / "scenarios" / "millbrook.rbmap"
SHUFFLER = """
class Shuffler:
    def decide(self, view):
        actions = view.legal_actions(view.acting[0])
        return next((each for each in actions if type(each).__name__ == "Transfer"), actions[0])
"""


class Shuffler:
    """Moves a good, whenever there is one that can be moved."""

    def decide(self, view: View) -> Action:
        actions = view.legal_actions(view.acting[0])
        return next((each for each in actions if isinstance(each, Transfer)), actions[0])


def longest_row(log: list[Action]) -> int:
    """The most actions that a player has moved things about by, one after the other."""
    most, now = 0, dict[int, int]()
    for action in log:
        now = {**now, action.player: now.get(action.player, 0) + 1} if isinstance(action, MOVING_ABOUT) else {}
        most = max(most, *now.values(), 0)
    return most


def test_a_game_breaks_off_where_goods_only_go_to_and_fro() -> None:
    game = rb.Game.new(rb.load(MILLBROOK), players=2, seed=1)
    with pytest.raises(PlayerFailure, match="only moves things about: 1,000 actions in a row") as caught:
        for _ in rb.play_game(game, [RandomPlayer(0, 0), Shuffler()]):
            pass
    assert caught.value.failure is Failure.AIMLESS
    assert all(isinstance(action, Transfer) for action in game.log[-MOST_IN_A_ROW:])
    assert longest_row(game.log) == MOST_IN_A_ROW


def test_in_the_laboratory_that_is_a_game_that_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failure, "MOST_IN_A_ROW", 200)
    (tmp_path / "shuffler.py").write_text(SHUFFLER)
    run = setup(players=(str(tmp_path / "shuffler.py"), "random"))
    found = play_table(run, run.table(0))
    assert (found.ending, found.is_played) == ("failed", False)
    assert found.failure.startswith("turn 1, player 1: The player only moves things about: 200 actions in a row")


def test_at_the_table_a_person_acts_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failure, "MOST_IN_A_ROW", 20)
    table = Table({1: AtOnce(Shuffler())})
    for _ in range(100):
        if table.failed:
            break
        if table.match.game.acting[0] == 0:
            game = table.match.game
            table.match.do(
                next((done for done in game.legal_actions() if isinstance(done, Done)), game.legal_actions()[0])
            )
        table.ring()
    assert table.failed == [
        "The machine for Robo only moves things about: 20 actions in a row. Act for it; then it is asked again."
    ]
    assert 1 in table.match.persons


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.rbgame")), ids=lambda path: path.stem)
def test_nobody_who_plays_comes_near_the_limit(path: Path) -> None:
    assert longest_row(rb.Game.load(path).log) < MOST_IN_A_ROW / 20


def test_the_random_player_ends_its_games() -> None:
    for seed in range(3):
        game = rb.Game.new(rb.load(MILLBROOK), players=1, seed=seed)
        for _ in rb.play_game(game, [RandomPlayer(seed)]):
            pass
        assert game.over and longest_row(game.log) < MOST_IN_A_ROW / 20
