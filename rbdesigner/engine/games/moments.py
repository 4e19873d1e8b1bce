"""The moments of a game: where it stands after so many entries of its log, and how people name that."""

from __future__ import annotations

from collections.abc import Iterator

from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.games.view import View
from rbdesigner.engine.mechanics import legality
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

PHASES = {phase.name.lower(): phase for phase in Phase}


def states(game: View) -> Iterator[GameState]:
    """Yield the state before the first entry of the log and after each: one object that changes, to be copied."""
    state = game.state_at(0)
    yield state
    for action in game.log:
        legality.apply(state, action)
        yield state


def beginnings(game: View) -> dict[tuple[int, Phase], int]:
    """Find the moment at which each phase of each turn begins, in order; setting up is in turn 0."""
    found: dict[tuple[int, Phase], int] = {}
    for moment, state in enumerate(states(game)):
        found.setdefault((state.turn, state.phase), moment)
    return found


def moment_named(game: View, text: str) -> int:
    """Find the moment that a text names, in entries of the log.

    ``120`` is after so many entries; ``7:movement`` is when that phase of turn 7 begins, ``7:`` when the turn does; and
    there is ``end``. A phase may be shortened as long as it is clear. ValueError with a sentence for whatever is no
    moment.
    """
    word = text.strip().lower()
    if word == "end":
        return len(game.log)
    if word.isdecimal() and word.isascii():
        return _numbered(game, int(word))
    turn, colon, phase = (part.strip() for part in word.partition(":"))
    if not colon or not (turn.isdecimal() and turn.isascii()):
        source = QT_TRANSLATE_NOOP(
            "files",
            "{text} names no moment; write a number of entries of the log, TURN:PHASE such as {example}, or end",
        )
        raise ValueError(Reason(source, text=repr(text), example="7:movement"))
    return _begun(game, int(turn), phase)


def _numbered(game: View, number: int) -> int:
    if number > len(game.log):
        source = QT_TRANSLATE_NOOP("files", "there is no moment {number}: the log has {entries} entries")
        raise ValueError(Reason(source, number=number, entries=len(game.log)))
    return number


def _begun(game: View, turn: int, name: str) -> int:
    """The moment at which a turn, or a phase of it, begins."""
    found = beginnings(game)
    last = max(number for number, _ in found)
    in_turn = {phase: moment for (number, phase), moment in found.items() if number == turn}
    if not in_turn:
        source = QT_TRANSLATE_NOOP("files", "there is no turn {turn}: the game has come to turn {last}")
        raise ValueError(Reason(source, turn=turn, last=last))
    if not name:
        return min(in_turn.values())
    phases = [phase for known, phase in PHASES.items() if known.startswith(name)]
    if len(phases) != 1:
        source = QT_TRANSLATE_NOOP("files", "{name} is not a phase; the phases are {known}")
        raise ValueError(Reason(source, name=repr(name), known=", ".join(PHASES)))
    if phases[0] not in in_turn:
        source = QT_TRANSLATE_NOOP("files", "the game has no {phase} phase in turn {turn}")
        raise ValueError(Reason(source, phase=phases[0].name.lower(), turn=turn))
    return in_turn[phases[0]]
