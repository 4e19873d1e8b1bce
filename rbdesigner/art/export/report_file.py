"""The report of a run as a file: an HTML page, or a PDF with its charts as shapes."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from functools import partial
from html import escape
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPdfWriter, QTextDocument

from rbdesigner.art.board import Extras, paint_board
from rbdesigner.art.export.paper import PaperPage, paint_pages
from rbdesigner.art.export.sheet_document import sheet_document
from rbdesigner.art.export.vector import svg
from rbdesigner.art.headless import ensure_gui
from rbdesigner.art.progress import Progress
from rbdesigner.lab.charts.chart import Chart, ChartTable
from rbdesigner.lab.charts.chart_drawing import drawing_charts
from rbdesigner.lab.reports.report_page import COURSE, REPORT, SETTINGS, report_page
from rbdesigner.lab.reports.run_report import RunReport
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.saving import write_atomically

WIDTH, HEIGHT = 595.0, 842.0
"""The paper in points: A4."""
MARGIN = 42.0
INSIDE, BOTTOM = WIDTH - 2 * MARGIN, HEIGHT - MARGIN
_RESOLUTION = 600
_MAP = 250.0
_LOWEST = 0.55
"""A chart is made so much lower at most to stand on one page with its table."""
_FEWEST = 8
"""A page begins or ends with so many rows of a table at least."""
_GAP = 12.0


class _Drawing(NamedTuple):
    """A chart, or the map with None: its page, its top on it, and its height."""

    page: int
    top: float
    height: float
    chart: Chart | None


def report_pdf(report: RunReport) -> bytes:
    """The PDF of a report: the same report always gives the same bytes.

    ChartError if its charts cannot be drawn.
    """
    flow = _Flow()
    flow.text(_head(report))
    flow.draw(None, _MAP)
    if report.unvisited:
        flow.text(f"<p>{escape(report.unvisited)}</p>")
    if report.levels.rows:
        flow.table(f"<h2>{escape(report.levels.columns[0])}</h2>", report.levels)
    for chart in report.charts:
        flow.section(f"<h2>{escape(chart.title)}</h2><p class='by'>{escape(chart.remark)}</p>", chart)
    flow.table(f"<h2>{escape(COURSE())}</h2>", report.figures)
    flow.text("".join(_settings(report)))
    return flow.pdf(report)


def _head(report: RunReport) -> str:
    reasons = "".join(f"<p>• {escape(reason)}</p>" for reason in report.reasons)
    playability = f"<p>{escape(' '.join(report.playability))}</p>" if report.playability else ""
    verdict = f"<p><b>{escape(report.verdict)}</b></p>"
    return f"<p class='by'>{escape(REPORT())}</p><h1>{escape(report.title)}</h1>{playability}{verdict}{reasons}"


def _settings(report: RunReport) -> Iterator[str]:
    yield f"<h2>{escape(SETTINGS())}</h2>"
    for name, value in report.settings:
        yield f"<p>{escape(name)}: {escape(value)}</p>"


def _rows(heads: str, table: ChartTable, first: int, number: int) -> str:
    columns = "".join(
        f"<th style='text-align: {'right' if at else 'left'}'>{escape(name)}</th>"
        for at, name in enumerate(table.columns)
    )
    rows = "".join(
        "<tr>" + "".join(f"<td align='{'right' if at else 'left'}'>{escape(cell)}</td>" for at, cell in enumerate(row))
        + "</tr>"
        for row in table.rows[first : first + number]
    )  # fmt: skip
    return f"{heads}<table width='100%' cellspacing='0'><tr>{columns}</tr>{rows}</table>"


class _Flow:
    """Puts texts, tables and drawings below each other, page by page."""

    def __init__(self) -> None:
        self._pages: list[list[tuple[float, QTextDocument]]] = [[]]
        self._drawings: list[_Drawing] = []
        self._top = MARGIN

    def text(self, html: str) -> None:
        """A text that stays together."""
        self._put(_document(html))

    def draw(self, chart: Chart | None, height: float) -> None:
        """Room for a chart or the map."""
        if self._top + height > BOTTOM:
            self._begin_page()
        self._drawings.append(_Drawing(len(self._pages) - 1, self._top, height, chart))
        self._top += height + _GAP

    def section(self, html: str, chart: Chart) -> None:
        """A chart under its title, and its table on the same page if there is room."""
        document = _document(html)
        drawn = _height(chart)
        rows = _document(_rows("", chart.table, 0, len(chart.table.rows))).size().height()
        rest = document.size().height() + rows + 2 * _GAP
        if rest + _LOWEST * drawn > BOTTOM - MARGIN:  # the table goes on anyway
            rest = document.size().height() + _document(_rows("", chart.table, 0, _FEWEST)).size().height() + 2 * _GAP
        if self._top + rest + drawn > BOTTOM:
            self._begin_page()
        self._put(document)
        self.draw(chart, min(drawn, BOTTOM - MARGIN - rest))
        self.table("", chart.table)

    def table(self, heads: str, table: ChartTable) -> None:
        """A table, on as many pages as it takes, each with its heads."""
        first = 0
        while first < len(table.rows):
            high = _document(_rows(heads, table, 0, 1)).size().height()
            row = _document(_rows(heads, table, 0, 2)).size().height() - high if len(table.rows) > 1 else high
            fitting = 1 + int((BOTTOM - self._top - high) / row) if self._top + high <= BOTTOM else 0
            rest = len(table.rows) - first
            if fitting < rest:
                fitting = min(fitting, rest - _FEWEST)
            if fitting < min(_FEWEST, rest) and self._top > MARGIN:
                self._begin_page()
                continue
            self._put(_document(_rows(heads, table, first, fitting)))
            first, heads = first + fitting, ""

    def _put(self, document: QTextDocument) -> None:
        height = document.size().height()
        if self._top + height > BOTTOM and self._top > MARGIN:
            self._begin_page()
        self._pages[-1].append((self._top, document))
        self._top += height + _GAP

    def _begin_page(self) -> None:
        self._pages.append([])
        self._top = MARGIN

    # The file

    def pdf(self, report: RunReport) -> bytes:
        """All pages, with the charts."""
        from pypdf import PdfReader, PdfWriter, Transformation

        from rbdesigner.lab.charts.chart_drawing import LIGHT

        writer = PdfWriter()
        for page in PdfReader(BytesIO(self._painted(report.scenario))).pages:
            writer.add_page(page)
        for number, top, height, chart in self._drawings:
            if chart is None:
                continue
            size = chart.size[0], chart.size[0] * height / INSIDE
            with drawing_charts():
                from rbdesigner.lab.charts.chart_figure import chart_bytes

                made = chart_bytes(chart, "pdf", LIGHT, has_title=False, size=size)
            drawn = PdfReader(BytesIO(made)).pages[0]
            scale = INSIDE / float(drawn.mediabox.width)
            placed = Transformation().scale(scale).translate(MARGIN, HEIGHT - top - height)
            writer.pages[number].merge_transformed_page(drawn, placed)
        writer.add_metadata({"/Title": report.title, "/Creator": "rbdesigner"})
        writer.compress_identical_objects()
        target = BytesIO()
        writer.write(target)
        return target.getvalue()

    def _painted(self, scenario: Scenario) -> bytes:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setResolution(_RESOLUTION)
        maps = {each.page: each.top for each in self._drawings if each.chart is None}
        pages = [
            PaperPage(QSizeF(WIDTH, HEIGHT), partial(_paint, texts, scenario, maps.get(number)))
            for number, texts in enumerate(self._pages)
        ]
        paint_pages(writer, pages, Progress())
        return bytes(buffer.data().data())


def _height(chart: Chart) -> float:
    """The height that a chart has on paper."""
    wide, high = chart.size
    return INSIDE / wide * high


def _document(html: str) -> QTextDocument:
    document = sheet_document(html, {}, False)
    document.setTextWidth(INSIDE)
    return document


def _paint(
    texts: Sequence[tuple[float, QTextDocument]], scenario: Scenario, at: float | None, painter: QPainter, _: Progress
) -> None:
    for top, document in texts:
        painter.save()
        painter.translate(MARGIN, top)
        document.drawContents(painter)
        painter.restore()
    if at is not None:
        paint_board(painter, scenario, QRectF(MARGIN, at, INSIDE, _MAP), extras=Extras(texts=True))


SUFFIXES = (".html", ".pdf")
_RADIUS = 40.0


def write_report(report: RunReport, path: str | os.PathLike[str], language: str = "en") -> None:
    """Write a report as PDF or HTML, by the ending of its name; the same report always gives the same file.

    ValueError for another ending, ScenarioError if the file cannot be written.
    """
    suffix = Path(path).suffix.lower()
    if suffix not in SUFFIXES:
        raise ValueError(f"a report is written as {' or '.join(SUFFIXES)}, not as {suffix or Path(path).name}")
    ensure_gui()
    if suffix == ".pdf":
        write_atomically(path, report_pdf(report))
        return
    drawn = svg(report.scenario, _RADIUS, True, Extras(texts=True), Progress()).decode()
    write_atomically(path, report_page(report, drawn[drawn.index("<svg") :], language).encode())
