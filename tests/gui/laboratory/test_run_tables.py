"""The tables of a run in the laboratory."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.lab.games.game_row import SeatRow
from rbdesigner.lab.statistics.verdicts import judged
from rbdesigner.ui.laboratory.run_tables import StandingTable
from tests.lab.sample_runs import setup

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
