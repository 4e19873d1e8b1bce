"""Charts as figures of matplotlib: one for the screen, PDF, SVG and PNG.

Nothing imports this before a chart is wanted: matplotlib takes a second and 100 MB.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.ticker import Formatter, MaxNLocator

from rbdesigner.lab.charts.chart import Chart, ChartKind, ChartSeries
from rbdesigner.lab.charts.chart_drawing import LIGHT, MARKERS, ChartLook
from rbdesigner.lab.charts.milestone_figure import draw_milestones
from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.messages.phrases import decimal, text
from rbdesigner.messages.translation import number_text

_MOST_DIGITS = 4
"""How many digits the numbers at an axis have at most behind the decimal sign."""
_SETTINGS: dict[Any, Any] = {
    "svg.fonttype": "path",
    "svg.hashsalt": "rbdesigner",
    "pdf.fonttype": 42,
    "font.family": "DejaVu Sans",
    "text.parse_math": False,  # names may have dollar signs
}
_AS_TEXT: dict[Any, Any] = {"svg.fonttype": "none", "font.family": "sans-serif"}
_NO_DATES: dict[str, Any] = {"pdf": {"CreationDate": None}, "svg": {"Date": None}}
_FEWEST = 8.0
"""An axis with bars has room for so many, be there only one."""
_BAND, _TOLERATED = 0.22, 0.2
"""How much of their colour covers the ground: of a band, and of what is fair."""
_FILLED = 0.8
"""How much of the way from one place to the next has bars."""
_MOST_COLUMNS = 4
"""The most columns of the legend."""
_MARKS = 12
"""A line has about so many signs."""


def chart_figure(
    chart: Chart,
    look: ChartLook = LIGHT,
    size: tuple[float, float] | None = None,
    dpi: float = 100,
    letters: float = 10,
    *,
    has_title: bool = True,
) -> Figure:
    """The figure of a chart, with letters of so many points."""
    with rc_context(_SETTINGS | {"font.size": letters}):
        figure = Figure(figsize=size or chart.size, dpi=dpi, facecolor=look.ground, layout="constrained")
        FigureCanvasAgg(figure)
        if chart.kind is ChartKind.MILESTONES:
            draw_milestones(figure, chart, look, letters, has_title=has_title)
            return figure
        axes = figure.add_subplot()
        _prepare(axes, chart, look)
        if has_title:
            axes.set_title(chart.title, color=look.ink, loc="left", fontweight="bold")
        {ChartKind.INTERVALS: _intervals, ChartKind.BARS: _bars, ChartKind.STEPS: _steps}[chart.kind](axes, chart, look)
        return figure


def chart_bytes(
    chart: Chart,
    form: str,
    look: ChartLook = LIGHT,
    *,
    as_text: bool = False,
    has_title: bool = True,
    size: tuple[float, float] | None = None,
) -> bytes:
    """Draw a chart as a file, always the same bytes.

    ``form`` is one of :data:`rbdesigner.lab.charts.chart.CHART_FORMATS`. ``as_text`` keeps the letters of an SVG
    letters, in a font of whoever shows it.
    """
    target, figure = BytesIO(), chart_figure(chart, look, size, has_title=has_title)
    settings = _SETTINGS | (_AS_TEXT if as_text else {})
    with rc_context(settings):
        figure.savefig(target, format=form, dpi=200, metadata=_NO_DATES.get(form))
    return target.getvalue()


def chart_pixels(chart: Chart, look: ChartLook, width: int, height: int, scale: float, letters: float) -> bytes:
    """Draw a chart of so many pixels, as rows of red, green, blue and opacity; ``letters`` is their size in points."""
    dpi = 96 * scale
    figure = chart_figure(chart, look, (width / dpi, height / dpi), dpi, letters)
    canvas: Any = FigureCanvasAgg(figure)
    canvas.draw()
    return bytes(canvas.buffer_rgba())


def _prepare(axes: Axes, chart: Chart, look: ChartLook) -> None:
    axes.set_facecolor(look.ground)
    axes.set_xlabel(chart.across, color=look.quiet)
    axes.set_ylabel(chart.up, color=look.quiet)
    axes.set_axisbelow(True)
    axes.tick_params(colors=look.quiet, length=3)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(_Numbers())
    for side, spine in axes.spines.items():
        spine.set_visible(side in ("left", "bottom"))
        spine.set_color(look.grid)


class _Numbers(Formatter):
    """The numbers at an axis, as the language writes them, with enough digits to tell them from each other."""

    def __call__(self, value: float, pos: int | None = None) -> str:
        """The text of a number that stands alone."""
        return self.format_ticks([value])[0]

    def format_ticks(self, values: Sequence[float]) -> list[str]:
        """The texts of all numbers of an axis."""
        digits = next((most for most in range(1, _MOST_DIGITS) if _suffice(most, values)), _MOST_DIGITS)
        return [_number(value, digits) for value in values]


def _suffice(digits: int, values: Iterable[float]) -> bool:
    return all(abs(value - round(value, digits)) < 1e-6 for value in values)


def _number(value: float, digits: int) -> str:
    size, whole = abs(value), round(abs(value))
    shown = number_text(whole) if abs(size - whole) < 1e-6 else text(decimal(size, digits))
    return ("−" if value < 0 else "") + shown


def _intervals(axes: Axes, chart: Chart, look: ChartLook) -> None:
    """A row for each series, the first on top."""
    axes.grid(axis="x", color=look.grid, linewidth=0.8)
    rows = len(chart.series)
    for number, series in enumerate(chart.series):
        (point,) = series.points
        colour, height = look.drawn(series.colour), rows - 1 - number
        if point.interval is not None and point.interval.is_known:
            axes.hlines(height, point.interval.low, point.interval.high, colors=colour, linewidth=3)
        marker = MARKERS[number % len(MARKERS)]
        axes.plot([point.value], [height], marker, color=colour, markersize=10, markeredgecolor=look.ink)
    axes.set_yticks(range(rows), [series.name for series in reversed(chart.series)], color=look.ink)
    axes.set_ylim(-0.6, rows - 0.4)
    if chart.scale is not None:
        axes.update_datalim([(end, 0) for end in chart.scale], updatey=False)
        axes.autoscale_view(scaley=False)
    if chart.even is not None:
        axes.axvline(chart.even, color=look.ink, linewidth=1.2, linestyle=(0, (5, 3)), label=chart.even_title)
    if chart.tolerated is not None:
        low, high, title = chart.tolerated
        axes.axvspan(low, high, color=look.quiet, alpha=_TOLERATED, linewidth=0, zorder=0, label=title)
    if chart.even is not None or chart.tolerated is not None:
        _tell_series(axes, look)


def _bars(axes: Axes, chart: Chart, look: ChartLook) -> None:
    """The bars of each series beside those of the others."""
    axes.grid(axis="y", color=look.grid, linewidth=0.8)
    number = len(chart.series)
    for at, series in enumerate(chart.series):
        colour, beside = look.drawn(series.colour), (at - (number - 1) / 2) * _FILLED / number
        middles, values = [point.at + beside for point in series.points], [point.value for point in series.points]
        axes.bar(middles, values, _FILLED / number, color=colour, label=series.name)
        for middle, point in zip(middles, series.points, strict=True):
            if point.value and point.interval is not None and point.interval.is_known:
                axes.vlines(middle, point.interval.low, point.interval.high, colors=look.ink, linewidth=1.2)
    axes.set_ylim(bottom=0)
    first, last = chart.series[0].points[0].at, chart.series[0].points[-1].at
    room = max(0.6, (_FEWEST - (last - first)) / 2)
    axes.set_xlim(first - room, last + room)
    if chart.places:
        axes.set_xticks([point.at for point in chart.series[0].points], chart.places, rotation=35, ha="right")
    else:
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    if number > 1:
        _tell_series(axes, look)


def _steps(axes: Axes, chart: Chart, look: ChartLook) -> None:
    axes.grid(color=look.grid, linewidth=0.8)
    for number, series in enumerate(chart.series):
        _step(axes, series, number, look)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_ylim(bottom=min(0.0, *(point.value for series in chart.series for point in series.points)))
    axes.margins(x=0.01)
    if len(chart.series) > 1:
        _tell_series(axes, look)


def _step(axes: Axes, series: ChartSeries, number: int, look: ChartLook) -> None:
    every = max(1, len(series.points) // _MARKS)
    _band(axes, series, look)
    axes.plot(
        [point.at for point in series.points],
        [point.value for point in series.points],
        color=look.drawn(series.colour),
        marker=MARKERS[number % len(MARKERS)],
        markevery=(number % every, every),
        markersize=5.5,
        linewidth=1.8,
        drawstyle="steps-mid",
        label=series.name,
    )


def _band(axes: Axes, series: ChartSeries, look: ChartLook) -> None:
    """Paint where the values of a series lie, no wider than its line where that is not known."""
    known = [(point.at, point.interval or Interval(*[point.value] * 3)) for point in series.points]
    lows, highs = zip(
        *((each.low, each.high) if each.is_known else (each.value, each.value) for _, each in known), strict=True
    )
    places, colour = [at for at, _ in known], look.drawn(series.colour)
    axes.fill_between(places, lows, highs, step="mid", color=colour, alpha=_BAND, linewidth=0)


def _tell_series(axes: Axes, look: ChartLook) -> None:
    """Put the legend beside the chart, so that it hides nothing, in as many columns as have room."""
    figure = axes.get_figure()
    assert isinstance(figure, Figure)
    for columns in range(min(_MOST_COLUMNS, len(axes.get_legend_handles_labels()[0])), 0, -1):
        legend = figure.legend(loc="outside lower center", ncols=columns, frameon=False, labelcolor=look.ink)
        if columns == 1 or legend.get_window_extent().width <= figure.bbox.width:
            return
        legend.remove()
