"""Tells a game in plain text: what it is, all done and drawn, the points, how it ended or where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rbdesigner.engine.core.codes import GOODS, NONE
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.moments import states
from rbdesigner.engine.mechanics.scoring import Score
from rbdesigner.messages import moment_names, nouns
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.thing_wording import points_text
from rbdesigner.messages.translation import add_plural, in_english, number_text, translate
from rbdesigner.scenario.errors import printable

INDENT = "  "


def lines(game: Game, *, with_log: bool = False) -> Iterator[str]:
    """Write the report of a game: what it is, its log if asked for, the points, and the end or where it stands."""
    title = game.scenario.properties.title
    players, entries = game.players, len(game.log)
    logged = translate("report", "%n entries in the log", None, entries)
    about = listed([translate("report", "%n players", None, players), logged])
    yield f"{title}: {about}" if title else about
    if with_log:
        yield from (INDENT + line for line in log(game))
    for score in game.scores():
        yield from (INDENT + line for line in points_lines(game, score))
    yield INDENT + progress_text(game)


def report_text(game: Game) -> str:
    """Write the report with the log as the text of a file.

    Whatever titles and names hold, each takes one line.
    """
    with in_english():
        return "".join(f"{printable(line)}\n" for line in lines(game, with_log=True))


def report_name(game: Game, player: int) -> str:
    """A player by number, with the name if there is one."""
    called = game.names[player] if player < len(game.names) else ""
    if called:
        return translate("report", "player {number} ({name})").format(number=player + 1, name=called)
    return translate("report", "player {number}").format(number=player + 1)


def points_lines(game: Game, score: Score) -> Iterator[str]:
    """The points of a player and what they are made of."""
    yield f"{report_name(game, score.player)}: {points_text(score.total)}"
    goods = [
        f"{nouns.name(good)}: {number_text(worth)}" for good, worth in zip(GOODS, score.goods, strict=True) if worth
    ]
    row = translate("report", "row {number}: {points}")
    rows = [row.format(number=at, points=worth) for at, worth in enumerate(score.rows, 1) if worth]
    if goods:
        text = translate("report", "goods: {points} ({parts})")
        yield INDENT + text.format(points=number_text(sum(score.goods)), parts=", ".join(goods))
    if rows:
        text = translate("report", "wonder: {points} ({parts})")
        yield INDENT + text.format(points=number_text(sum(score.rows)), parts=", ".join(rows))


def progress_text(game: Game) -> str:
    """How the game has ended, or what it waits for."""
    if not game.over:
        acting = listed([report_name(game, player) for player in game.acting], "or")
        text = translate("report", "in progress: {moment}; {player} is to act")
        return text.format(moment=moment_text(game.state), player=acting)
    if game.players == 1:
        return translate("report", "over in turn {turn}").format(turn=game.state.turn)
    text = translate("report", "over in turn {turn}: {player} wins")
    return text.format(turn=game.state.turn, player=report_name(game, game.winner()))


def moment_text(state: GameState) -> str:
    """The turn, the phase, and what is being decided in it."""
    decided = str(moment_names.moment(state.phase, state.stage))
    if state.phase is Phase.SETUP:
        return decided
    return translate("report", "turn {turn}, {phase}").format(turn=state.turn, phase=decided)


def log(game: Game) -> Iterator[str]:
    """Everything done and drawn, under headings for turn, phase and player."""
    for (turn, phase), here in groupby(log_entries(game), lambda entry: entry[0]):
        phase_name = str(moment_names.phase(phase))
        begun = translate("report", "turn {turn}, {phase}").format(turn=turn, phase=phase_name)
        yield begun if turn else phase_name
        for player, done in groupby(here, lambda entry: entry[1]):
            yield INDENT + (translate("report", "chance") if player == NONE else report_name(game, player))
            yield from (2 * INDENT + text for *_, text in done)


def log_entries(game: Game) -> Iterator[tuple[tuple[int, Phase], int, str]]:
    """Each entry of the log: turn and phase, who, and the notation without who."""
    for state, action, line in zip(states(game), game.log, game_records.lines(game), strict=False):
        yield (state.turn, state.phase), action.player, line.partition(": ")[2]


add_plural("%n players", "%n player")
add_plural("%n entries in the log", "%n entry in the log")
