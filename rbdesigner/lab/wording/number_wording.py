"""Numbers and intervals as tables and charts tell them."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite

from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.messages.phrases import Value, decimal, game_text, text
from rbdesigner.messages.translation import add_plural, number_text
from rbdesigner.players.planning.kernel import is_compiled
from rbdesigner.players.registry import parts
from rbdesigner.translatable import QT_TRANSLATE_NOOP

UNKNOWN = "–"


def lab_text(source: str, number: int | None = None, /, **values: Value) -> str:
    """A text of the laboratory."""
    return game_text(source, number, context="lab", **values)


def decimal_words(value: float, *, signed: bool = False) -> str:
    """A number with one decimal, large ones without."""
    size = abs(value)
    shown = number_text(round(size)) if size >= 1000 else text(decimal(size))
    is_zero = round(size, 1) == 0
    return ("" if is_zero else "−" if value < 0 else "+" if signed else "") + shown


def interval_words(interval: Interval, *, signed: bool = False) -> str:
    """Say from where to where a value lies; a dash where that is not known."""
    if not isfinite(interval.half_width):
        return UNKNOWN
    low, high = (decimal_words(each, signed=signed) for each in (interval.low, interval.high))
    return lab_text(QT_TRANSLATE_NOOP("lab", "{low} to {high}"), low=low, high=high)


def size_with_ends(change: Interval, *, signed: bool = False) -> str:
    """Word a change with its ends, as far as they are known: ``3.0 (1.5 to 4.5)``; its size unless ``signed``."""
    value, *ends = change if signed else map(abs, change)
    shown = decimal_words(value, signed=signed)
    if not change.is_known:
        return shown
    low, high = (decimal_words(each, signed=signed) for each in (ends if signed else sorted(ends)))
    return lab_text(QT_TRANSLATE_NOOP("lab", "{value} ({low} to {high})"), value=shown, low=low, high=high)


def mean_words(mean: Interval) -> str:
    """Word a mean and half the width of its interval, rounded up.

    Both ends are given where the mean is not in the middle: a count is never below 0. It stands alone where they are
    not known.
    """
    if not mean.is_known:
        return decimal_words(mean.value)
    if not mean.is_even:
        return size_with_ends(mean)
    value, half = decimal_words(mean.value), decimal_words(mean.half_width_told)
    return lab_text(QT_TRANSLATE_NOOP("lab", "{value} ± {half}"), value=value, half=half)


def percent_words(value: float) -> str:
    """A percentage."""
    return lab_text(QT_TRANSLATE_NOOP("lab", "{number}\u00a0%"), number=decimal_words(value))


_TURN_SECONDS = {"random": 0.002, "easy": 0.01, "medium": 0.025, "hard": 0.4}
"""The seconds that a player takes for a turn, by level, with a compiled planner (docs/players.md)."""
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

    >>> from rbdesigner.lab.wording.number_wording import duration_words
    >>> [duration_words(seconds) for seconds in (20, 100, 1000, 8000)]
    ['under a minute', 'about 2 minutes', 'about 17 minutes', 'about 2 hours']
    """
    minutes = seconds / 60
    if minutes < 1:
        return lab_text(_SOON)
    return lab_text(_MINUTES, round(minutes)) if minutes < 90 else lab_text(_HOURS, round(minutes / 60))
