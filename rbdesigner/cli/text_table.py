"""Tables of text, and numbers with their intervals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isfinite

from rbdesigner.lab.intervals import Interval

UNKNOWN = "(not yet known)"


def text_table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Lines with the columns of rows below each other."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def counted(number: int, thing: str) -> str:
    """A number of things: ``1 seed``, ``2 seeds``."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def ends(interval: Interval, *, signed: bool = False) -> str:
    """From where to where a value lies, as sure as 95 %."""
    if not interval.is_known:
        return UNKNOWN
    sign = "+" if signed else ""
    return f"({interval.low:{sign}z.0f} to {interval.high:{sign}z.0f})"


def with_half_width(mean: Interval) -> str:
    """A mean with half the width of its interval, rounded up.

    With both ends where the mean is not in the middle: a count is never below 0.
    """
    if mean.is_known and not mean.is_even:
        return f"{mean.value:.1f} ({mean.low:.1f} to {mean.high:.1f})"
    return f"{mean.value:.1f} ±{mean.half_width_told:.1f}" if mean.is_known else f"{mean.value:.1f}"


def json_interval(interval: Interval) -> list[float | None]:
    """The value and both ends, which are null where they are not known."""
    return [round(each, 3) if isfinite(each) else None for each in interval]
