"""Charts as SVG within a page, light or dark as the page is."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rbdesigner.lab.charts.chart import Chart
from rbdesigner.lab.charts.chart_drawing import drawing_charts
from rbdesigner.lab.charts.chart_look import DARK, LIGHT

_COLOUR = re.compile(r"#[0-9a-f]{6}\b")
_ID = re.compile(r'( id="|="#|url\(#)')
_METADATA = re.compile(r"<metadata>.*?</metadata>", re.DOTALL)


def inline_svg(chart: Chart) -> str:
    """Draw a chart as an element of a page, with the colours of :func:`colour_style`.

    ChartError if it cannot be drawn. Its ids begin with the key of the chart, so that many charts stand on one page.
    """
    with drawing_charts():
        from rbdesigner.lab.charts.chart_figure import chart_bytes

        made = chart_bytes(chart, "svg", as_text=True, has_title=False).decode()
    made = _METADATA.sub("", made[made.index("<svg") :])
    made = _ID.sub(rf"\g<1>{chart.key}-", made)
    pairs = _pairs([chart])
    return _COLOUR.sub(lambda found: f"var({_name(found[0])})" if found[0] in pairs else found[0], made)


def colour_style(charts: Iterable[Chart]) -> str:
    """The style that gives charts the colours of a light or a dark page."""
    pairs = _pairs(charts)
    light = " ".join(f"{_name(colour)}: {colour};" for colour in pairs)
    dark = " ".join(f"{_name(colour)}: {other};" for colour, other in pairs.items())
    return f":root {{ {light} }}\n@media screen and (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}\n"


def _name(colour: str) -> str:
    return f"--chart-{colour[1:]}"


def _pairs(charts: Iterable[Chart]) -> dict[str, str]:
    """The colours on light ground, each with that on dark ground."""
    pairs = {LIGHT.drawn(series.colour): DARK.drawn(series.colour) for chart in charts for series in chart.series}
    return {**pairs, **dict(zip(LIGHT, DARK, strict=True))}
