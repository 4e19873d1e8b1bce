"""A game told in plain text.

What it is, everything done and drawn, the points, and how it ended or where it stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rbdesigner.checks.naming import listed, number_of
from rbdesigner.engine import records
from rbdesigner.engine.codes import GOODS, NONE
from rbdesigner.engine.game import Game
from rbdesigner.engine.moments import states
from rbdesigner.engine.scoring import Score
from rbdesigner.engine.state import GameState, Phase
from rbdesigner.messages import moment_names
from rbdesigner.messages.translation import in_english
from rbdesigner.scenario.errors import printable

INDENT = "  "


def lines(game: Game, *, with_log: bool = False) -> Iterator[str]:
    """The report of a game.

    What it is, its log if asked for, the points, and the end or where it stands.
    """
    title = game.scenario.properties.title
    about = f"{number_of(game.players, 'player')}, {number_of(len(game.log), 'entry', 'entries')} in the log"
    yield f"{title}: {about}" if title else about
    if with_log:
        yield from (INDENT + line for line in log(game))
    for score in game.scores():
        yield from (INDENT + line for line in points(game, score))
    yield INDENT + standing(game)


def text(game: Game) -> str:
    """The report with the log as the text of a file.

    A line each, whatever titles and names hold.
    """
    with in_english():
        return "".join(f"{printable(line)}\n" for line in lines(game, with_log=True))


def name(game: Game, player: int) -> str:
    """A player by number, with the name if there is one."""
    called = game.names[player] if player < len(game.names) else ""
    return f"player {player + 1} ({called})" if called else f"player {player + 1}"


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
    decided = str(moment_names.moment(state.phase, state.stage))
    return decided if state.phase is Phase.SETUP else f"turn {state.turn}, {decided}"


def log(game: Game) -> Iterator[str]:
    """Everything done and drawn, under headings for turn, phase and player."""
    for (turn, phase), here in groupby(entries(game), lambda entry: entry[0]):
        yield f"turn {turn}, {phase.name.lower()}" if turn else "setting up"
        for player, done in groupby(here, lambda entry: entry[1]):
            yield INDENT + ("chance" if player == NONE else name(game, player))
            yield from (2 * INDENT + text for *_, text in done)


def entries(game: Game) -> Iterator[tuple[tuple[int, Phase], int, str]]:
    """Each entry of the log: turn and phase, who, and the notation without who."""
    for state, action, line in zip(states(game), game.log, records.lines(game), strict=False):
        yield (state.turn, state.phase), action.player, line.partition(": ")[2]
