"""Estimates how long games take, before they are played."""

from __future__ import annotations

from collections.abc import Sequence

from rbdesigner.lab.wording.number_wording import lab_text
from rbdesigner.messages.translation import add_plural
from rbdesigner.players.planning.kernel import is_compiled
from rbdesigner.players.registry import parts
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_TURN_SECONDS = {"random": 0.002, "easy": 0.01, "medium": 0.025, "hard": 0.4}
"""What a player takes for a turn, by level, with a compiled planner (docs/players.md)."""
_UNCOMPILED_TURN_SECONDS = {"random": 0.002, "easy": 0.2, "medium": 0.25, "hard": 0.9}
"""The same without one: those above easy make fewer plans."""
_UNKNOWN_PLAYER = 0.025
USUAL_TURNS = 30

_SOON = QT_TRANSLATE_NOOP("lab", "under a minute")
_MINUTES, _HOURS = QT_TRANSLATE_NOOP("lab", "about %n minutes"), QT_TRANSLATE_NOOP("lab", "about %n hours")
add_plural(_MINUTES, "about %n minute")
add_plural(_HOURS, "about %n hour")


def seconds_of(games: int, players: Sequence[str], turns: int | None = None, cores: int = 1) -> float:
    """Estimate how many seconds such games take on so many cores."""
    return games * sum(map(_turn_seconds, players)) * (turns or USUAL_TURNS) / max(1, cores)


def _turn_seconds(spec: str) -> float:
    source, words = parts(spec)
    level = next((word for word in words if word in _TURN_SECONDS), None)
    if level is None:
        return _UNKNOWN_PLAYER
    return (_TURN_SECONDS if is_compiled or source else _UNCOMPILED_TURN_SECONDS)[level]


def duration_words(seconds: float) -> str:
    """How long something takes, as roughly as that is known.

    >>> from rbdesigner.lab.wording.game_pace import duration_words
    >>> [duration_words(seconds) for seconds in (20, 100, 1000, 8000)]
    ['under a minute', 'about 2 minutes', 'about 17 minutes', 'about 2 hours']
    """
    minutes = seconds / 60
    if minutes < 1:
        return lab_text(_SOON)
    return lab_text(_MINUTES, round(minutes)) if minutes < 90 else lab_text(_HOURS, round(minutes / 60))
