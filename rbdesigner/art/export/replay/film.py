"""A game from moment to moment as plain data: what changes on the board, what moves, what is said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.export.moment import player_at_start
from rbdesigner.art.export.replay.stage import Flight, ReplayStage
from rbdesigner.art.export.vector import Definitions
from rbdesigner.art.progress import Progress
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.games.view import View
from rbdesigner.engine.mechanics import legality, order
from rbdesigner.engine.mechanics.scoring import ranking, scores


class LogLine(NamedTuple):
    """A line of the log: ``heading``, ``player``, ``entry`` or ``result``.

    The entry of that number reaches it. ``player`` is whose it is, -1 for nobody's; ``tile`` is the number of the tile
    where it happens, -1 for nowhere.
    """

    kind: str
    entry: int
    player: int
    text: str
    tile: int = -1


@dataclass
class Film:
    """A game as numbers and texts, from which a page shows it at any moment.

    Lists of changes begin with the moment from which on they hold; what holds first stands at moment 0.
    """

    title: str
    players: list[str]
    entries: int
    stage: ReplayStage
    definitions: list[str]
    ends: str
    times: list[tuple[int, int, str, tuple[int, ...]]] = field(default_factory=list)
    points: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)
    bricks: list[tuple[int, int]] = field(default_factory=list)
    owners: list[int] = field(default_factory=list)
    flights: dict[int, Flight] = field(default_factory=dict)
    lines: list[LogLine] = field(default_factory=list)


def film(
    game: View,
    lines: Sequence[LogLine],
    progress: Progress | None = None,
    style: BoardStyle = BoardStyle.PAINTED,
) -> Film:
    """A game with the lines of its log, its board in a style; each action is a step of ``progress``."""
    progress = progress or Progress()
    progress.expect(len(game.log))
    definitions = Definitions()
    state = game.state_at(0)
    stage = ReplayStage(game.scenario, state, definitions, style)
    players = [player_at_start(state, player) for player in range(game.players)]
    made = Film(
        game.scenario.properties.title or "Untitled map", players, len(game.log), stage, definitions.definitions, ""
    )
    _note(made, state, 0)
    for moment, action in enumerate(game.log, 1):
        progress.step()
        stage.watch(state, action)
        legality.apply(state, action)
        flight = stage.follow(state, moment)
        if flight is not None:
            made.flights[moment] = flight
        _note(made, state, moment)
    made.ends = _ending(state, players)
    made.owners = list(state.bricks)
    made.lines = list(lines)
    return made


def _note(film: Film, state: GameState, moment: int) -> None:
    """Keep what is new of turn, phase, who acts, points and bricks."""
    phase = state.phase.name.lower()
    if not film.times or film.times[-1][1:] != (state.turn, phase, order.acting(state)):
        film.times.append((moment, state.turn, phase, order.acting(state)))
    points = tuple(score.total for score in scores(state))
    if not film.points or film.points[-1][1] != points:
        film.points.append((moment, points))
    if not film.bricks or film.bricks[-1][1] != len(state.bricks):
        film.bricks.append((moment, len(state.bricks)))


def _ending(state: GameState, players: Sequence[str]) -> str:
    """How the game has ended; empty if it has not."""
    if not state.over:
        return ""
    best = ranking(state)[0]
    points = scores(state)[best].total
    return f"{points} points" if len(players) == 1 else f"{players[best]} wins with {points} points"
