"""The story of a solved game in words: what its score is made of, what was done in which turn, and what for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.games.game import Game
from rbdesigner.messages import things
from rbdesigner.messages.nouns import COUNTED, NOUNS, counted, noun
from rbdesigner.messages.phrases import Phrase, game_text
from rbdesigner.messages.translation import add_plural
from rbdesigner.players.hint import Aim
from rbdesigner.players.hint_wording import hint_reason
from rbdesigner.players.milestones import RESEARCH, Milestone, history
from rbdesigner.players.purposes import Purpose
from rbdesigner.players.solver import ScoreBreakdown, purposes_of
from rbdesigner.rules.tables import Good
from rbdesigner.translatable import QT_TRANSLATE_NOOP

LINE = "line"
"""The member of a saved game with what is said of it, as the window shows it."""

_ROWS = QT_TRANSLATE_NOOP("hint", "%n rows of the wonder")
add_plural(_ROWS, "%n row of the wonder")
_NOTHING = QT_TRANSLATE_NOOP("hint", "nothing")
_NAME = QT_TRANSLATE_NOOP("hint", "Solver: %n points")
add_plural(_NAME, "Solver: %n point")
_RESEARCH = QT_TRANSLATE_NOOP("hint", "research: {subject}")
_THINGS = {
    "road": QT_TRANSLATE_NOOP("hint", "road"),
    "bridge": QT_TRANSLATE_NOOP("hint", "bridge"),
    "brick": QT_TRANSLATE_NOOP("hint", "brick"),
    "shaft": QT_TRANSLATE_NOOP("hint", "shaft"),
    "irrigation": QT_TRANSLATE_NOOP("hint", "irrigation"),
}
"""The things of milestones that are no pieces of the game."""


def note_story(game: Game, start: Game) -> None:
    """Say in a game's note what it is made of, and what was reached in which turn, and what for.

    ``start`` is the game that the solver was given.
    """
    points = game.scores()[0].total
    turns = story_lines(start.state, history(game).milestones, purposes_of(game, start))
    note = "\n".join([score_words(ScoreBreakdown.of(game)), *turns])
    game.extra = {**game.extra, LINE: {"name": game_text(_NAME, points, context="hint"), "note": note}}


def score_words(breakdown: ScoreBreakdown) -> str:
    """The goods and rows that a score is made of: ``1 stock, 2 coins, 8 rows of the wonder``."""
    parts = [str(things.count(good, number)) for good, number in breakdown.goods]
    if breakdown.rows:
        parts.append(game_text(_ROWS, breakdown.rows, context="hint"))
    return ", ".join(parts) or game_text(_NOTHING, context="hint")


def story_lines(state: GameState, milestones: Iterable[Milestone], known: Iterable[Purpose]) -> list[str]:
    """A line for each turn, with what is known of purposes: ``9: coal burner, for 2 fuel by turn 10; road``."""
    aims: dict[tuple[int, str], list[Aim]] = {}
    for purpose in known:
        aims.setdefault((purpose.turn, purpose.thing), []).append(purpose.aim)
    return [_line(state, each, aims) for each in milestones]


def _line(state: GameState, milestone: Milestone, aims: dict[tuple[int, str], list[Aim]]) -> str:
    turn, numbers = milestone
    served = {thing: aims.get((turn, thing), [])[:number] for thing, number in numbers.items()}
    told = [text for thing, number in numbers.items() for text in _told(state, thing, number, served[thing])]
    return f"{turn}: {('; ' if any(served.values()) else ', ').join(told)}"


def _told(state: GameState, thing: str, number: int, aims: list[Aim]) -> Iterator[str]:
    """Tell of so many of a thing: those with a purpose first, each purpose once."""
    reasons = Counter(hint_reason(state, aim, None) for aim in aims)
    for reason, times in reasons.items():
        yield f"{_counted(thing, times)}, {reason}"
    if number > len(aims):
        yield _counted(thing, number - len(aims))


def _counted(thing: str, number: int) -> str:
    known = next((each for each in COUNTED if each == thing), None)
    if known is not None and (number > 1 or isinstance(known, Good)):
        return str(counted(known, number))
    return _name(thing) if number == 1 else f"{number} × {_name(thing)}"


def _name(thing: str) -> str:
    if thing.startswith(RESEARCH):
        return game_text(_RESEARCH, context="hint", subject=_noun(thing.removeprefix(RESEARCH)))
    return str(Phrase("hint", _THINGS[thing]) if thing in _THINGS else _noun(thing))


def _noun(thing: str) -> Phrase:
    return noun(next(each for each in NOUNS if each == thing))
