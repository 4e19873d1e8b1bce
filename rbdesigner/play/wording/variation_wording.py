"""Texts about variations."""

from __future__ import annotations

from rbdesigner.engine.core.state import Phase
from rbdesigner.messages.phrases import capitalised, game_text
from rbdesigner.messages.thing_wording import phase_name, points_text
from rbdesigner.messages.translation import add_plural, number_text, translate
from rbdesigner.play.variations import Variation, VariationEnd, VariationNote
from rbdesigner.translatable import QT_TRANSLATE_NOOP


def variation_text(line: Variation, note: VariationNote | None = None, end: VariationEnd | None = None) -> str:
    """Describe a line that was left: its name if it has one, when that was, how much was done, and where it ends."""
    number, when = len(line.actions), mark_text(line.mark.turn, line.mark.phase)
    if end is None:
        summary = game_text(_LEFT, number, when=when)
    else:
        summary = game_text(_UP_TO, number, when=when, end=end_text(end), points=line_points_text(end))
    return f"{note.name}  ·  {summary}" if note is not None and note.name else summary


def mark_text(turn: int, phase: Phase) -> str:
    """A moment of a game by its turn and phase."""
    if phase is Phase.SETUP:
        return capitalised(phase_name(phase))
    return translate("wording", "Turn {turn}, {phase}").format(turn=turn, phase=phase_name(phase))


def end_text(end: VariationEnd) -> str:
    """How far a line goes."""
    if end.over or end.phase is Phase.SETUP:
        return translate("wording", "the end") if end.over else phase_name(end.phase)
    return translate("wording", "turn {turn}, {phase}").format(turn=end.turn, phase=phase_name(end.phase))


def line_points_text(end: VariationEnd) -> str:
    """Word the points at the end of a line: ``34 points``, of several players ``34 : 28 points``."""
    several = translate("wording", "{points} points").format(points=" : ".join(map(number_text, end.points)))
    return points_text(end.points[0]) if len(end.points) == 1 else several


_LEFT = QT_TRANSLATE_NOOP("wording", "{when}: %n actions")
_UP_TO = QT_TRANSLATE_NOOP("wording", "{when}: %n actions, up to {end}, {points}")

add_plural(_LEFT, "{when}: %n action")
add_plural(_UP_TO, "{when}: %n action, up to {end}, {points}")
