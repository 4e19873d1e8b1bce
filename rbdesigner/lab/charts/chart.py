"""A chart as plain data: what is drawn, and the table that says the same."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

from rbdesigner.lab.statistics.intervals import Interval

WIDTH, HEIGHT = 7.2, 4.0
"""Inches of a chart."""
CHART_FORMATS = ("pdf", "svg", "png")
"""The formats of chart files, that for print first; matplotlib knows all of them."""


class ChartKind(StrEnum):
    """The way a chart is drawn.

    ``intervals`` are a row for each series, with its value and how sure it is; ``bars`` a bar for each point of each
    series, side by side; ``steps`` the values of each series turn by turn, with nothing between two turns;
    ``milestones`` a row for each series, with a column for each of its points.
    """

    INTERVALS = "intervals"
    BARS = "bars"
    STEPS = "steps"
    MILESTONES = "milestones"


class ChartPoint(NamedTuple):
    """A point of a series, perhaps with its 95 % interval and a note; ``at`` is a turn, or a place in the row.

    A milestone that mostly never comes has an infinite value.
    """

    at: float
    value: float
    interval: Interval | None = None
    note: str = ""


class ChartRange(NamedTuple):
    """A range of the axis of intervals that stands out, with its name."""

    low: float
    high: float
    title: str


class ChartSeries(NamedTuple):
    """Points of one thing, with its colour as ``#rrggbb``."""

    name: str
    colour: str
    points: tuple[ChartPoint, ...]


class ChartTable(NamedTuple):
    """The numbers of a chart as they are read; the first column names the rows."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Chart(NamedTuple):
    """A chart of the games of a run.

    ``key`` names it in files, ``across`` and ``up`` are the titles of its axes. ``even`` is a value to compare with,
    and ``even_title`` what it is; ``remark`` says how many games it tells of. ``scale`` is from where to where the axis
    of intervals goes at least, so that small differences look small; ``tolerated`` is what is fair on it. ``places``
    name the points of bars, which otherwise have numbers, and the columns of milestones, of which that with the number
    ``emphasis`` stands out.
    """

    key: str
    title: str
    kind: ChartKind
    across: str
    up: str
    series: tuple[ChartSeries, ...]
    table: ChartTable
    remark: str
    even: float | None = None
    even_title: str = ""
    scale: tuple[float, float] | None = None
    tolerated: ChartRange | None = None
    places: tuple[str, ...] = ()
    emphasis: int | None = None

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height in inches, where it is not asked for in another size."""
        rows = len(self.series)
        heights = {ChartKind.INTERVALS: 1.5 + 0.55 * rows, ChartKind.MILESTONES: 1.2 + 0.6 * rows}
        return WIDTH, heights.get(self.kind, HEIGHT)


class ChartOffer(NamedTuple):
    """A chart that can be had, by its key and title; to make it may take a moment."""

    key: str
    title: str
    make: Callable[[str, str], Chart]

    def chart(self) -> Chart:
        """The chart."""
        return self.make(self.key, self.title)
