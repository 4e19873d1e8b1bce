"""Draws the time line of homes: a column for each milestone, a row for each home."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, isfinite
from typing import NamedTuple

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from rbdesigner.lab.charts.chart import Chart, ChartPoint
from rbdesigner.lab.charts.chart_drawing import MARKERS, ChartLook

_BESIDE = 0.8
"""Turns of room beside the outermost marks, at least."""
_ROOM = 0.12
"""The same as a share of the turns of a column."""
_SHORTEST = 6.0
"""The fewest turns of a column: a difference of one is not to look large."""
_SMALLER = 0.85
"""The size of letters at marks, as a share of the others."""
_EMPHASIS = 0.2
"""How much of its colour covers the ground of the column that stands out."""
_OTHER_PARTS = 80.0
"""Points of the height of a figure that have no rows."""
_ROOM_FOR_NOTES = 31.0
"""Points of a row that has room for a note below its mark; the table has these numbers, too."""


class _Row(NamedTuple):
    """A row of a column: a point with the colour and the sign of its home."""

    height: int
    point: ChartPoint
    colour: str
    marker: str
    has_room: bool


def draw_milestones(figure: Figure, chart: Chart, look: ChartLook, letters: float, *, has_title: bool) -> None:
    """Draw the chart on a figure, with letters of so many points."""
    if has_title:
        figure.suptitle(chart.title, x=0.01, ha="left", fontweight="bold", color=look.ink, fontsize=1.2 * letters)
    if not chart.series:
        figure.text(0.5, 0.5, chart.remark, ha="center", va="center", wrap=True, color=look.ink, fontsize=letters)
        return
    panels: Sequence[Axes] = figure.subplots(1, len(chart.places), sharey=True, squeeze=False)[0]
    for at, (axes, limits) in enumerate(zip(panels, _limits(chart), strict=True)):
        axes.set_xlim(*limits)
        _prepare(axes, chart, at, look, letters)
        rows = len(chart.series)
        has_room = 72 * figure.get_figheight() - _OTHER_PARTS >= _ROOM_FOR_NOTES * rows
        for number, series in enumerate(chart.series):
            colour, marker = look.drawn(series.colour), MARKERS[number % len(MARKERS)]
            row = _Row(rows - 1 - number, series.points[at], colour, marker, has_room)
            _draw_row(axes, row, look, _SMALLER * letters)
    names = [series.name for series in reversed(chart.series)]
    panels[0].set_yticks(range(len(names)), names, color=look.ink)
    figure.supxlabel(chart.across, color=look.quiet, fontsize=letters)


def _limits(chart: Chart) -> list[tuple[float, float]]:
    """From which to which turn each column goes."""
    ends = []
    for at in range(len(chart.places)):
        turns = [turn for series in chart.series for turn in _turns(series.points[at])]
        ends.append((min(turns, default=1.0), max(turns, default=1.0)))
    return [_limited(low, high) for low, high in ends]


def _limited(low: float, high: float) -> tuple[float, float]:
    """The turns of a column from the first mark to the last, with some room; none is before the first turn."""
    length = max(_SHORTEST, high - low)
    half = length / 2 + max(_BESIDE, _ROOM * length)
    start = max(1 - _BESIDE, (low + high) / 2 - half)
    return start, start + 2 * half


def _turns(point: ChartPoint) -> list[float]:
    """All turns that are drawn of a point."""
    ends = (point.interval.low, point.interval.high) if point.interval is not None else ()
    return [turn for turn in (point.value, *ends) if isfinite(turn)]


def _prepare(axes: Axes, chart: Chart, at: int, look: ChartLook, letters: float) -> None:
    """Prepare a column; the one that stands out has a ground of its own and bold letters."""
    stands_out = at == chart.emphasis
    axes.set_facecolor(look.ground)
    axes.set_title(chart.places[at], color=look.ink, fontweight="bold" if stands_out else "normal", fontsize=letters)
    axes.set_axisbelow(True)
    axes.grid(axis="x", color=look.grid, linewidth=0.8)
    axes.tick_params(colors=look.quiet, length=3)
    axes.tick_params(axis="y", length=0)
    axes.set_ylim(-0.6, len(chart.series) - 0.4)
    axes.xaxis.set_major_locator(MaxNLocator(nbins=4, integer=True, steps=[1, 2, 5, 10], min_n_ticks=1))
    for side, spine in axes.spines.items():
        spine.set_visible(side in ("left", "bottom"))
        spine.set_color(look.grid)
    for border in range(1, len(chart.series)):
        axes.axhline(border - 0.5, color=look.grid, linewidth=0.8)
    if stands_out:
        axes.axvspan(*axes.get_xlim(), color=look.quiet, alpha=_EMPHASIS, linewidth=0, zorder=0)


def _draw_row(axes: Axes, row: _Row, look: ChartLook, letters: float) -> None:
    """Draw a mark with its turn, its interval, and in how many games it never came."""
    height, point, colour, marker, has_room = row
    right = axes.get_xlim()[1]
    ground = {"facecolor": look.ground, "edgecolor": "none", "pad": 1.0}  # keeps the grid off letters
    low, high = (-inf, inf) if point.interval is None else (point.interval.low, point.interval.high)
    if isfinite(low):
        axes.hlines(height, low, min(high, right), colors=colour, linewidth=3)
        if high == inf:
            axes.plot([right], [height], ">", color=colour, markersize=7, clip_on=False)
    if isfinite(point.value):
        axes.plot([point.value], [height], marker, color=colour, markersize=9, markeredgecolor=look.ink)
        axes.annotate(
            f"{point.value:.0f}", (point.value, height), (0, 7), textcoords="offset points",
            ha="center", va="bottom", color=look.ink, fontsize=letters, fontweight="bold",
        )  # fmt: skip
    is_empty = not isfinite(point.value) and not isfinite(low)
    if point.note and (has_room or is_empty):
        axes.annotate(
            point.note, (0.5, height), (0, 0 if is_empty else -7), xycoords=axes.get_yaxis_transform(),
            textcoords="offset points", ha="center", va="center" if is_empty else "top", color=look.quiet,
            fontsize=letters, bbox=None if axes.patches else ground,
        )  # fmt: skip
