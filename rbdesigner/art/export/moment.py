"""A moment of a game as a scenario to be painted, and what a sheet says of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from html import escape
from typing import NamedTuple

from rbdesigner.art.export.sheet_phrases import printed_text, untitled
from rbdesigner.art.export.sheet_text import SheetText
from rbdesigner.engine.core.codes import GOODS, SUBJECTS, TRANSPORTERS
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.games.position import position
from rbdesigner.engine.games.view import View
from rbdesigner.engine.mechanics.scoring import Score, scores
from rbdesigner.messages import moment_names, things
from rbdesigner.messages.nouns import noun
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.translation import add_plural
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import tiles_in_play
from rbdesigner.translatable import QT_TRANSLATE_NOOP


class DrawnMoment(NamedTuple):
    """A moment as it is drawn: the board, with a title that names the moment, and the text of its sheet."""

    board: Scenario
    text: SheetText


_WONDER = QT_TRANSLATE_NOOP("sheet", "%n bricks, {over} of {turns} turns over.")
_SCORE = QT_TRANSLATE_NOOP("sheet", "%n points: {goods} for goods, {rows} for the wonder")
add_plural(_WONDER, "%n brick, {over} of {turns} turns over.")
add_plural(_SCORE, "%n point: {goods} for goods, {rows} for the wonder")


def board_at(state: GameState, scenario: Scenario) -> Scenario:
    """Give the map at a moment of a game of a scenario; irrigated deserts are green (W12)."""
    board = position(state, scenario)
    board.tiles = {**board.tiles, **tiles_in_play(scenario.tiles, state.irrigated)}
    return board


def shown_at(game: View, moment: int) -> DrawnMoment:
    """A game after so many entries of its log."""
    state = game.state_at(moment)
    board, title = board_at(state, game.scenario), game.scenario.properties.title or untitled()
    board.properties = replace(board.properties, title=f"{title}: {moment_title(state)}")
    after = QT_TRANSLATE_NOOP("sheet", "after {moment} of {entries} entries of the log")
    return DrawnMoment(board, _sheet_text(state, title, printed_text(after, moment=moment, entries=len(game.log))))


def moment_title(state: GameState) -> str:
    """The turn and the phase: ``turn 7, movement``."""
    phase = moment_names.phase(state.phase)
    if state.phase is Phase.SETUP:
        return str(phase)
    return printed_text(QT_TRANSLATE_NOOP("sheet", "turn {turn}, {phase}"), turn=state.turn, phase=phase)


def player_at_start(state: GameState, player: int) -> str:
    """Name a player at the beginning of a line: by the name, or as ``Player 2`` where there is none."""
    return things.player_name(state.terms.names, player) or printed_text(
        QT_TRANSLATE_NOOP("sheet", "Player {number}"), number=player + 1
    )


def _sheet_text(state: GameState, title: str, after: str) -> SheetText:
    moment = moment_title(state)
    line = [
        f"{moment[0].upper()}{moment[1:]}",
        printed_text(QT_TRANSLATE_NOOP("sheet", "the game is over")) if state.over else after,
    ]
    heading = f"<h1>{escape(title)}</h1><p class='by'>{' · '.join(line)}</p>"
    text = "".join(
        f"<h2>{escape(player_at_start(state, score.player))}</h2>{_standing(state, score)}" for score in scores(state)
    )
    wonder = printed_text(QT_TRANSLATE_NOOP("sheet", "The wonder"))
    stands = printed_text(_WONDER, len(state.bricks), over=state.neutral, turns=state.terms.turns)
    return SheetText(heading, lambda columns: f"{text}<h2>{wonder}</h2><p>{stands}</p>")


def _standing(state: GameState, score: Score) -> str:
    return "".join(f"<p>{escape(line)}</p>" for line in _lines(state, score))


def _lines(state: GameState, score: Score) -> Iterator[str]:
    """The possessions of a player: points, transporters, what these hold, research."""
    goods, rows = sum(score.goods), sum(score.rows)
    yield printed_text(_SCORE, score.total, goods=goods, rows=rows)
    own = state.owned(score.player)
    kinds = [TRANSPORTERS[state.kinds[number]] for number in own]
    fleet = [(noun(kind), kinds.count(kind)) for kind in TRANSPORTERS]
    yield printed_text(
        QT_TRANSLATE_NOOP("sheet", "Transporters: {fleet}"),
        fleet=_counted(fleet) or printed_text(QT_TRANSLATE_NOOP("sheet", "none")),
    )
    held = [(good, sum(state.amount(~number, code) for number in own)) for code, good in enumerate(GOODS)]
    if any(count for _, count in held):
        yield printed_text(
            QT_TRANSLATE_NOOP("sheet", "Aboard: {goods}"), goods=_counted((noun(good), count) for good, count in held)
        )
    known = [str(noun(subject)) for code, subject in enumerate(SUBJECTS) if state.subjects[score.player] >> code & 1]
    if known:
        yield printed_text(QT_TRANSLATE_NOOP("sheet", "Researched: {subjects}"), subjects=listed(known))


def _counted(counts: Iterable[tuple[object, int]]) -> str:
    return listed(f"{count}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{what}" for what, count in counts if count)
