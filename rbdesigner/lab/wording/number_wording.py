"""Numbers and intervals as tables and charts tell them."""

from __future__ import annotations

from math import isfinite

from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.messages.phrases import Value, decimal, game_text, text
from rbdesigner.messages.translation import number_text
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
