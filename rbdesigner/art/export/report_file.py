"""The report of a run as a file: an HTML page, or a PDF."""

from __future__ import annotations

import os
from pathlib import Path

from rbdesigner.art.board import Extras
from rbdesigner.art.export.report_pdf import report_pdf
from rbdesigner.art.export.vector import svg
from rbdesigner.art.headless import ensure_gui
from rbdesigner.art.progress import Progress
from rbdesigner.lab.reports.report_page import report_page
from rbdesigner.lab.reports.run_report import RunReport
from rbdesigner.scenario.saving import write_atomically

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
