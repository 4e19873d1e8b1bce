"""The log keeps what is told of a game while it goes on, so that nothing is played again to tell it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.view import SNAPSHOT_EVERY
from rbdesigner.engine.mechanics import legality
from rbdesigner.play.game_log import GameLog, LogEntry, followed_game
from rbdesigner.play.log_rows import LogRow, LogRows, log_rows
from rbdesigner.play.match import Match
from tests.parameters import few

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.rbgame"))
DUO = next(path for path in GAMES if path.stem.startswith("duo"))


def texts(rows: list[LogRow]) -> list[str]:
    return [f"{row.kind} {row.entry}-{row.last} {row.player} {row.tile} {row.phase}: {row.text}" for row in rows]


def anew(game: Game) -> list[str]:
    """The log of a game as it is told when somebody comes to it now."""
    return texts(list(log_rows(game.copy())))


def entries(game: Game) -> list[LogEntry]:
    return GameLog.of(game).entries


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[Action]:
    """All that is done to any state from now on."""
    found: list[Action] = []
    apply: Callable[[GameState, Action], None] = legality.apply

    def noted(state: GameState, action: Action) -> None:
        found.append(action)
        apply(state, action)

    monkeypatch.setattr(legality, "apply", noted)
    return found


@pytest.mark.parametrize("path", few(GAMES, 2), ids=lambda path: path.stem)
def test_what_is_told_while_a_game_is_read_is_what_is_told_of_it_afterwards(path: Path) -> None:
    game = game_records.load(followed_game, path)
    assert isinstance(game.log_observer, GameLog)
    assert entries(game) == entries(Game.load(path))
    assert len(entries(game)) == len(game.log)


def kept_up(rows: LogRows) -> list[str]:
    rows.drop(rows.outdated())
    last, new = rows.new()
    rows.rows[-1:] = [last, *new]
    return texts(rows.rows)


def test_opening_a_game_plays_it_once_and_telling_it_not_at_all(done: list[Action]) -> None:
    game = game_records.load(followed_game, DUO)
    match = Match(game, DUO)
    rows = LogRows(game, match.was_passed)
    assert len(rows.new()[1]) > 1000
    assert len(done) <= len(game.log) + SNAPSHOT_EVERY


def test_going_on_back_and_on_again_plays_no_more_than_the_game_itself(done: list[Action]) -> None:
    match = Match(game_records.load(followed_game, DUO))
    rows = LogRows(match.game, match.was_passed)
    kept_up(rows)
    for _ in range(10):
        match.undo()
    before = len(done)
    kept_up(rows)
    assert len(done) == before
    while match.can_redo:
        match.redo()
    assert len(done) <= before + 20
    before = len(done)
    kept_up(rows)
    assert len(done) == before
    assert texts(rows.rows) == anew(match.game)


@pytest.mark.parametrize("changes", few([16, 40], 1))
def test_rows_that_are_kept_up_are_those_of_the_game_as_it_stands(changes: int) -> None:
    match, random = Match(game_records.load(followed_game, DUO)), Random(5)
    match.undo()
    rows = LogRows(match.game)
    for _ in range(changes):
        change = random.randrange(5)
        if change == 0:
            match.look_at(random.randrange(len(match.game.log) - 60, len(match.game.log)))
            match.resume()
        elif change == 1 and match.variations.all:
            match.take_variation(random.randrange(len(match.variations.all)))
        elif change == 2:
            match.redo()
        elif change == 3:
            match.undo()
        elif not match.game.over:
            match.do(random.choice(match.game.legal_actions()))
        if random.random() < 0.6:
            assert kept_up(rows) == anew(match.game)
    assert kept_up(rows) == anew(match.game)


def test_what_was_told_stays_whatever_is_built_later() -> None:
    whole = Game.load(next(path for path in GAMES if path.stem.startswith("quartet")))
    game = Game(whole.scenario, whole.players, whole.seed, whole.names, whole.rules)
    rows = LogRows(game)
    for number, action in enumerate(whole.log):
        game.replay([action])
        if number % 10 == 0:
            kept_up(rows)
    assert kept_up(rows) == anew(whole)


def test_copies_and_views_are_not_followed() -> None:
    game = game_records.load(followed_game, DUO)
    before = list(entries(game))
    for other in (game.copy(), game.view()):
        assert other.log_observer is None
        other.go_to(100)
        other.apply(other.legal_actions()[0])
    assert entries(game) == before
