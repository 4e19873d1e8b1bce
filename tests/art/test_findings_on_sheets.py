"""Findings of the laboratory on sheets and in the lists of books."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from rbdesigner.art.export.book_pages import map_row
from rbdesigner.art.export.sheet_text import details
from rbdesigner.lab.wording.map_findings import with_par
from rbdesigner.players.difficulty import Par
from rbdesigner.scenario import files
from rbdesigner.scenario.books.book_maps import BookMap
from rbdesigner.scenario.books.book_model import BookEntry
from tests.lab.sample_runs import SCENARIOS

PAR = Par(260, 2, 1000, easy=100, medium=150, chain=(), tight_turn=None)


def test_findings_are_a_line_on_the_sheet() -> None:
    plain = files.load(SCENARIOS / "millbrook.rbmap")
    plain.properties = replace(plain.properties, findings=None)
    noted = plain.copy()
    noted.properties = replace(plain.properties, findings=with_par(plain, PAR))
    assert "<h2>Played by machines</h2><p>Par 260, hard to reach</p>" in details(noted, 2)
    assert "Played by machines" not in details(plain, 2)


def test_findings_stand_in_the_lists_of_books() -> None:
    noted = files.load(SCENARIOS / "millbrook.rbmap")
    noted.properties = replace(noted.properties, findings=with_par(noted, PAR))
    row = map_row(BookMap(BookEntry("millbrook.rbmap"), 1, Path("millbrook.rbmap"), noted))
    assert row.about.endswith(" · par 260")
