"""The tables of a run in the laboratory."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.lab.games.game_row import SeatRow
from rbdesigner.lab.statistics.verdicts import judged
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.laboratory.run_tables import StandingTable
from rbdesigner.ui.storage import languages
from tests.gui.laboratory.kept_games import keep, shown
from tests.lab.sample_runs import row, setup
from tests.parameters import few

SEATS = [(0, 1, SeatRow(0, 0, (0, -1), 1, 10, 0, 1)), (0, 1, SeatRow(1, 1, (0, 1), 2, 5, 0, 0))]


@pytest.mark.parametrize(("probability", "is_bold"), [(0.02, False), (0.005, True)])
def test_bold_lines_surely_differ_though_one_looks_again(probability: float, is_bold: bool, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    table, run = StandingTable(window), setup()
    verdict = judged(SEATS, 2)
    standings = tuple(each._replace(probability=probability) for each in verdict.homes.standings)
    facts = analyse(run.scenario)
    table.show_verdict(verdict._replace(homes=verdict.homes._replace(standings=standings)), facts, run.players)
    homes = table.topLevelItem(0)
    assert homes is not None
    assert [homes.child(number).font(1).bold() for number in range(2)] == [is_bold, is_bold]


@pytest.mark.parametrize("code", few(["fi", "de", "en", "it"], 1))
def test_results_show_all_their_columns_in_every_language(
    qapp: QApplication, qtbot: QtBot, make_laboratory: Callable[[], LaboratoryWindow], spoken: None, code: str
) -> None:
    languages.install(qapp, QLocale(code))
    keep(row(0), row(1))
    laboratory = make_laboratory()
    laboratory.resize(1180, 640)
    shown(laboratory, qtbot)
    qtbot.waitUntil(laboratory.results.standings.isVisible)
    assert laboratory.results.horizontalScrollBar().maximum() == 0
