"""Tables of text, and numbers with their intervals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isfinite
from typing import TYPE_CHECKING
from unicodedata import category, east_asian_width

from rbdesigner.cli.colours import heading
from rbdesigner.messages.phrases import decimal
from rbdesigner.messages.translation import number_text, translate

if TYPE_CHECKING:  # numpy, without which most verbs do
    from rbdesigner.lab.statistics.intervals import Interval

_WIDE = frozenset("WF")
_WITHOUT_WIDTH = frozenset(("Mn", "Me", "Cf"))


def columns_of(text: str) -> int:
    """Count the columns of a terminal that a text takes.

    Letters of East Asia take two, accents of their own and marks of direction none.
    """
    if text.isascii():
        return len(text)
    return sum(1 + (east_asian_width(sign) in _WIDE) for sign in text if category(sign) not in _WITHOUT_WIDTH)


def padded(text: str, width: int, *, right: bool = False) -> str:
    """A text filled up with spaces, in front of it if it stands to the ``right``."""
    space = " " * (width - columns_of(text))
    return space + text if right else text + space


def widths(rows: Sequence[Sequence[str]]) -> list[int]:
    """How wide the columns of a table are."""
    return [max(map(columns_of, column)) for column in zip(*rows, strict=True)]


def text_table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Lines with the columns of rows below each other; the first is the heading."""
    wide = widths(rows)
    head, *others = ("  ".join(map(padded, row, wide)).rstrip() for row in rows)
    yield heading(head)
    yield from others


def rounded(value: float, digits: int = 0, *, signed: bool = False) -> str:
    """A number with so many digits behind the decimal sign; zero is not negative."""
    size = abs(value)
    shown = str(decimal(size, digits)) if digits else number_text(round(size))
    is_zero = round(size, digits) == 0
    return ("-" if value < 0 and not is_zero else "+" if signed else "") + shown


def percent(value: float) -> str:
    """A percentage in whole numbers."""
    return translate("cli", "{number}\u00a0%").format(number=rounded(value))


def ends(interval: Interval, *, signed: bool = False) -> str:
    """Say from where to where a value lies, as sure as 95 %."""
    if not interval.is_known:
        return translate("cli", "(not yet known)")
    low, high = (rounded(end, signed=signed) for end in (interval.low, interval.high))
    return translate("cli", "({low} to {high})").format(low=low, high=high)


def with_half_width(mean: Interval) -> str:
    """Write a mean with half the width of its interval, rounded up.

    Both ends are written where the mean is not in the middle: a count is never below 0.
    """
    value = rounded(mean.value, 1)
    if not mean.is_known:
        return value
    if mean.is_even:
        return f"{value} ±{rounded(mean.half_width_told, 1)}"
    text = translate("cli", "{value} ({low} to {high})")
    return text.format(value=value, low=rounded(mean.low, 1), high=rounded(mean.high, 1))


def json_interval(interval: Interval) -> list[float | None]:
    """The value and both ends, which are null where they are not known."""
    return [round(each, 3) if isfinite(each) else None for each in interval]
