"""Reports of runs as files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtWidgets import QApplication

from languages.catalogues import compile_catalogues
from rbdesigner.art.export.report_file import write_report
from rbdesigner.lab.reports.run_report import RunReport
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.ui.storage.languages import in_language
from tests.browser import CHROMIUM, browser
from tests.lab.played_levels import EASY, keep_level, locked
from tests.lab.reports.test_run_report import report


def test_a_pdf_has_texts_and_charts_and_is_the_same_each_time(tmp_path: Path, qapp: QApplication) -> None:
    short = report()._replace(charts=report().charts[:1])
    first, second = tmp_path / "first.pdf", tmp_path / "second.PDF"
    write_report(short, first)
    write_report(short, second)
    assert first.read_bytes() == second.read_bytes()
    pages = PdfReader(BytesIO(first.read_bytes())).pages
    said = " ".join("".join(page.extract_text() for page in pages).split())
    for wanted in (
        "The Lake Between",
        "Games won by home",
        "Share of games won, in %",
        "Points of the winner",
        short.unvisited,
    ):
        assert wanted in said, wanted


def test_no_page_is_printed_for_a_few_rows(tmp_path: Path) -> None:
    """The table of a chart stands on its page where there is room, and is else parted into pieces worth a page."""
    lengths = 20, 33, 36, 60
    points = next(chart for chart in report().charts if chart.key == "points")
    rows = tuple((f"T{turn}", *points.table.rows[0][1:]) for turn in range(max(lengths) + 1))
    charts = tuple(points._replace(table=points.table._replace(rows=rows[: turns + 1])) for turns in lengths)
    write_report(report()._replace(charts=charts), tmp_path / "report.pdf")
    numbers = [
        [int(found) for found in re.findall(r"^T(\d+)$", page.extract_text(), re.M)]
        for page in PdfReader(tmp_path / "report.pdf").pages
    ]
    pieces = [piece for page in numbers for piece in split_at(page, 0)]
    tables = [list(range(turns + 1)) for turns in lengths]
    assert split_at([turn for page in numbers for turn in page], 0) == tables
    assert min(map(len, pieces)) >= 8
    assert all(table in pieces for table in tables if len(table) < 38)


def split_at(numbers: Sequence[int], first: int) -> list[list[int]]:
    """Numbers in pieces that begin with the first of them."""
    pieces: list[list[int]] = []
    for number in numbers:
        if number == first or not pieces:
            pieces.append([])
        pieces[-1].append(number)
    return pieces


def test_other_endings_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"\.html or \.pdf, not as \.txt"):
        write_report(report(), tmp_path / "report.txt")


@pytest.mark.skipif(CHROMIUM is None, reason="there is no browser")
def test_a_browser_shows_the_page_without_a_fault(tmp_path: Path, qapp: QApplication) -> None:
    path = tmp_path / "report.html"
    write_report(report()._replace(charts=report().charts[:2]), path)
    with browser(tmp_path / "profile") as page:
        for dark in (False, True):
            page.resize(420, 800, phone=True, dark=dark)
            page.open(path.as_uri())
            ground = page.value("getComputedStyle(document.querySelector('section')).backgroundColor")
            assert ground == ("rgb(28, 31, 36)" if dark else "rgb(255, 255, 255)")
            drawn = page.value("getComputedStyle(document.querySelector('#home-shares svg path')).fill")
            assert drawn == ground  # the ground of the chart
        assert page.value("document.documentElement.scrollWidth") <= 420
        assert page.value("document.querySelectorAll('figure svg').length") == 3
        assert page.faults == [] and set(page.requests) == {path.as_uri()}


def test_a_language_is_that_of_the_file_alone(qapp: QApplication) -> None:
    from rbdesigner.lab.reports.report_page import REPORT

    compile_catalogues()
    with in_language(qapp, "de"):
        assert REPORT() == "Bericht des Labors"
    assert REPORT() == "Report of the laboratory"


def test_a_pdf_says_whether_players_can_play_the_map_before_the_verdict(tmp_path: Path, qapp: QApplication) -> None:
    with RunStore() as store:
        told = RunReport.of_run(store, keep_level(store, EASY, locked(3), won_by=0))
    write_report(told._replace(charts=()), tmp_path / "report.pdf")
    pages = PdfReader(tmp_path / "report.pdf").pages
    said = " ".join("".join(page.extract_text() for page in pages).split())
    assert said.index("Let Medium play it too") < said.index("Doubtful, as Easy can hardly play this map")
    assert said.index("How far players get") < said.index("Seats without boards")
