"""The report of a run as one HTML page, with everything in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import partial
from html import escape
from pathlib import Path

from rbdesigner.lab.charts.chart import Chart, ChartTable
from rbdesigner.lab.charts.chart_drawing import DARK, LIGHT, drawing_charts
from rbdesigner.lab.reports.run_report import RunReport
from rbdesigner.lab.wording.number_wording import lab_text
from rbdesigner.translatable import QT_TRANSLATE_NOOP

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


_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
SETTINGS, REPORT, COURSE = (
    partial(lab_text, QT_TRANSLATE_NOOP("lab", "The run")),
    partial(lab_text, QT_TRANSLATE_NOOP("lab", "Report of the laboratory")),
    partial(lab_text, QT_TRANSLATE_NOOP("lab", "How games go")),
)
"""The titles of a report and of its parts."""
_THE_MAP = QT_TRANSLATE_NOOP("lab", "The map")


def report_page(report: RunReport, picture: str, language: str = "en") -> str:
    """The page of a report; ``picture`` is the map as SVG."""
    style = (Path(__file__).parent / "report_page.css").read_text(encoding="utf-8") + colour_style(report.charts)
    return "\n".join(
        [
            "<!DOCTYPE html>",
            f'<html lang="{language}">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
            '<meta name="color-scheme" content="light dark">',
            '<meta name="generator" content="rbdesigner">',
            f"<title>{escape(report.title)} – {escape(REPORT())}</title>",
            f"<style>\n{style}</style>",
            "</head>",
            "<body>",
            "<main>",
            *_sections(report, picture),
            "</main>",
            "</body>",
            "</html>",
            "",
        ]
    )


def _sections(report: RunReport, picture: str) -> Iterator[str]:
    answer = report.answer.value if report.answer is not None else ""
    yield f'<header>\n<p class="quiet">{escape(REPORT())}</p>\n<h1>{escape(report.title)}</h1>'
    if report.playability:
        yield f'<p class="quiet">{escape(" ".join(report.playability))}</p>'
    yield f'<p class="verdict {answer}">{escape(report.verdict)}</p>'
    if report.reasons:
        yield "<ul>" + "".join(f"<li>{escape(reason)}</li>" for reason in report.reasons) + "</ul>"
    yield "</header>"
    name = escape(lab_text(_THE_MAP), quote=True)
    yield f'<section class="map">\n<h2>{name}</h2>'
    yield f'<figure role="img" aria-label="{name}">{picture}</figure>'
    if report.unvisited:
        yield f'<p class="below">{escape(report.unvisited)}</p>'
    yield "</section>"
    if report.levels.rows:
        title = report.levels.columns[0]
        yield f"<section>\n<h2>{escape(title)}</h2>\n{_table(title, report.levels)}\n</section>"
    for chart in report.charts:
        yield _chart(chart)
    if report.figures.rows:
        yield f"<section>\n<h2>{escape(COURSE())}</h2>\n{_table(COURSE(), report.figures)}\n</section>"
    rows = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in report.settings)
    yield f"<section>\n<h2>{escape(SETTINGS())}</h2>\n<dl>{rows}</dl>\n</section>"


def _chart(chart: Chart) -> str:
    title = escape(chart.title, quote=True)
    drawn = f'<div role="img" aria-label="{title}">{inline_svg(chart)}</div>'
    figure = f"<figure>{drawn}<figcaption>{escape(chart.remark)}</figcaption></figure>"
    return f'<section id="{chart.key}">\n<h2>{title}</h2>\n{figure}\n{_table(chart.title, chart.table)}\n</section>'


def _table(title: str, table: ChartTable) -> str:
    heads = "".join(f'<th scope="col">{escape(column)}</th>' for column in table.columns)
    rows = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(each)}</td>" for each in others)}</tr>\n'
        for first, *others in table.rows
    )
    name = escape(title, quote=True)
    return (
        f'<div class="table" role="region" aria-label="{name}" tabindex="0"><table>\n'
        f"<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody></table></div>"
    )
