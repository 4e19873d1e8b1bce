"""Texts about variations."""

from __future__ import annotations

from rbdesigner.engine.state import Phase
from rbdesigner.messages.phrases import capitalised
from rbdesigner.messages.thing_wording import phase_name, points_text
from rbdesigner.messages.translation import add_plural, translate
from rbdesigner.play.variations import Variation, VariationEnd, VariationNote


def line_text(line: Variation, said: VariationNote | None = None, end: VariationEnd | None = None) -> str:
    """A line that was left.

    Its name if it has one, when that was, how much was done in it, and where it ends.
    """
    number = len(line.actions)
    text = translate("wording", "{when}: %n actions", None, number)
    text = text.format(when=mark_text(line.mark.turn, line.mark.phase))
    if end is not None:
        text += translate("wording", ", up to {end}, {points}").format(end=end_text(end), points=line_points_text(end))
    return f"{said.name}  ·  {text}" if said is not None and said.name else text


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
    """The points at the end of a line.

    ``34 points``, of several players ``34 : 28 points``.
    """
    several = translate("wording", "{points} points").format(points=" : ".join(map(str, end.points)))
    return points_text(end.points[0]) if len(end.points) == 1 else several


add_plural("{when}: %n actions", "{when}: %n action")
