"""A moment of a game as a scenario to be painted, and what a sheet says of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from html import escape
from typing import NamedTuple

from rbdesigner.art.export.sheet_text import SheetText
from rbdesigner.engine.codes import GOODS, SUBJECTS, TRANSPORTERS
from rbdesigner.engine.position import position
from rbdesigner.engine.scoring import Score, scores
from rbdesigner.engine.state import GameState, Phase
from rbdesigner.engine.view import View
from rbdesigner.messages import things
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import tiles_in_play


class DrawnMoment(NamedTuple):
    """A moment as it is drawn.

    The board, its title changed to name the moment, and the text of its sheet.
    """

    board: Scenario
    text: SheetText


def board_at(state: GameState, scenario: Scenario) -> Scenario:
    """The map at a moment of a game of a scenario.

    Irrigated deserts are green (W12).
    """
    board = position(state, scenario)
    board.tiles = {**board.tiles, **tiles_in_play(scenario.tiles, state.irrigated)}
    return board


def shown_at(game: View, moment: int) -> DrawnMoment:
    """A game after so many entries of its log."""
    state = game.state_at(moment)
    board, title = board_at(state, game.scenario), game.scenario.properties.title or "Untitled map"
    board.properties = replace(board.properties, title=f"{title}: {when(state)}")
    return DrawnMoment(board, _sheet_text(state, title, f"{moment} of {len(game.log)} entries of the log"))


def when(state: GameState) -> str:
    """The turn and the phase: ``turn 7, movement``."""
    return f"turn {state.turn}, {state.phase.name.lower()}" if state.phase is not Phase.SETUP else "setting up"


def name(state: GameState, player: int) -> str:
    """A player at the beginning of a line.

    The name, ``Player 2`` where there is none.
    """
    return things.player_name(state.terms.names, player) or f"Player {player + 1}"


def _sheet_text(state: GameState, title: str, after: str) -> SheetText:
    moment = when(state)
    line = [f"{moment[0].upper()}{moment[1:]}", "the game is over" if state.over else f"after {after}"]
    heading = f"<h1>{escape(title)}</h1><p class='by'>{' · '.join(line)}</p>"
    text = "".join(f"<h2>{escape(name(state, score.player))}</h2>{_standing(state, score)}" for score in scores(state))
    wonder = f"<h2>The wonder</h2><p>{len(state.bricks)} bricks, {state.neutral} of {state.terms.turns} turns over.</p>"
    return SheetText(heading, lambda columns: text + wonder)


def _standing(state: GameState, score: Score) -> str:
    return "".join(f"<p>{escape(line)}</p>" for line in _lines(state, score))


def _lines(state: GameState, score: Score) -> Iterator[str]:
    """The possessions of a player: points, transporters, what these hold, research."""
    goods, rows = sum(score.goods), sum(score.rows)
    yield f"{score.total} points: {goods} for goods, {rows} for the wonder"
    own = state.owned(score.player)
    kinds = [TRANSPORTERS[state.kinds[number]] for number in own]
    yield "Transporters: " + (_counted([(kind, kinds.count(kind)) for kind in TRANSPORTERS]) or "none")
    held = [(good, sum(state.amount(~number, code) for number in own)) for code, good in enumerate(GOODS)]
    if any(count for _, count in held):
        yield f"Aboard: {_counted(held)}"
    known = [str(subject) for code, subject in enumerate(SUBJECTS) if state.subjects[score.player] >> code & 1]
    if known:
        yield f"Researched: {', '.join(known)}"


def _counted(counts: Iterable[tuple[object, int]]) -> str:
    return ", ".join(f"{count}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{what}" for what, count in counts if count)
