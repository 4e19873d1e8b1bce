"""Play saved games again, checking every action, and tell how they ended or where they stand."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from rbdesigner.checks.naming import listed, number_of
from rbdesigner.cli.messages import error, one_line, working
from rbdesigner.engine import legality, records, words
from rbdesigner.engine.codes import GOODS, NONE
from rbdesigner.engine.game import Game
from rbdesigner.engine.scoring import Score
from rbdesigner.engine.state import GameState, Phase
from rbdesigner.scenario.errors import ScenarioError

FINE, UNREADABLE = 0, 2
INDENT = "  "


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument("files", nargs="+", metavar="GAME", type=Path, help=f"a saved game (*{records.SUFFIX})")
    parser.add_argument("--log", action="store_true", help="print everything done and drawn, by turn, phase and player")


def run(arguments: argparse.Namespace) -> int:
    """Replay the games and print what came of them; 2 if one cannot be read or replayed."""
    code = FINE
    for number, path in enumerate(arguments.files, 1):
        try:
            with working(f"replaying {number} of {len(arguments.files)}: {path}"):
                game = records.load(path)
        except ScenarioError as fault:
            error(str(fault))
            code = UNREADABLE
            continue
        for line in report(path, game, arguments.log):
            print(one_line(line))
    return code


def report(path: Path, game: Game, with_log: bool = False) -> Iterator[str]:
    """What there is to say of a game: what it is, its log if asked for, the points, and the end or where it stands."""
    title = game.scenario.properties.title
    about = f"{number_of(game.players, 'player')}, {number_of(len(game.log), 'entry', 'entries')} in the log"
    yield f"{path}: {f'{title}: ' if title else ''}{about}"
    if with_log:
        yield from (INDENT + line for line in log(game))
    for score in game.scores():
        yield from (INDENT + line for line in points(game, score))
    yield INDENT + standing(game)


def name(game: Game, player: int) -> str:
    """A player by number, with the name if there is one."""
    called = game.names[player] if player < len(game.names) else ""
    return f"{words.player(player)} ({called})" if called else words.player(player)


def points(game: Game, score: Score) -> Iterator[str]:
    """The points of a player and what they are made of."""
    yield f"{name(game, score.player)}: {number_of(score.total, 'point')}"
    goods = [f"{good}: {worth}" for good, worth in zip(GOODS, score.goods, strict=True) if worth]
    rows = [f"row {row}: {worth}" for row, worth in enumerate(score.rows, 1) if worth]
    for what, parts, total in (("goods", goods, sum(score.goods)), ("wonder", rows, sum(score.rows))):
        if parts:
            yield f"{INDENT}{what}: {total} ({', '.join(parts)})"


def standing(game: Game) -> str:
    """How the game has ended, or what it waits for."""
    if not game.over:
        acting = listed([name(game, player) for player in game.acting], "or")
        return f"in progress: {moment(game.state)}; {acting} is to act"
    end = f"over in turn {game.state.turn}"
    return end if game.players == 1 else f"{end}: {name(game, game.winner())} wins"


def moment(state: GameState) -> str:
    """The turn, the phase, and what is being decided in it."""
    return words.moment(state) if state.phase is Phase.SETUP else f"turn {state.turn}, {words.moment(state)}"


def log(game: Game) -> Iterator[str]:
    """Everything done and drawn, under headings for turn, phase and player."""
    for (turn, phase), entries in groupby(_entries(game), lambda entry: entry[0]):
        yield f"turn {turn}, {phase.name.lower()}" if turn else "setting up"
        for player, done in groupby(entries, lambda entry: entry[1]):
            yield INDENT + ("chance" if player == NONE else name(game, player))
            yield from (2 * INDENT + text for *_, text in done)


def _entries(game: Game) -> Iterator[tuple[tuple[int, Phase], int, str]]:
    """Each entry of the log: turn and phase, who, and the notation without who."""
    state = game.state_at(0)
    for action, line in zip(game.log, records.lines(game), strict=True):
        yield (state.turn, state.phase), action.player, line.partition(": ")[2]
        legality.apply(state, action)
