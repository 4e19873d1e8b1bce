"""The laboratory says at which milestone homes part, in its answer and below the chart."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rbdesigner.lab.games.game_row import SeatMilestones
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.shell.files.laboratories import STORE
from rbdesigner.ui.storage import folders
from tests.gui.laboratory.kept_games import shown
from tests.lab.played_levels import EASY, FAR, far, keep_level

pytestmark = pytest.mark.kept_window
PARTING = "South-west gets its first stone 3 turns later than North-east (turn 6 against 3)."


def later_stone(home: int, _seed: int) -> SeatMilestones:
    """The second home gets its stone three turns later."""
    return FAR._replace(stone=6) if home == 1 else FAR


@pytest.mark.parametrize("is_later", [True, False])
def test_the_answer_and_the_chart_say_where_homes_part(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot, *, is_later: bool
) -> None:
    with RunStore(folders.data() / STORE) as store:
        keep_level(store, EASY, later_stone if is_later else far, number=80)
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    assert (PARTING in laboratory.answer.reasons.text()) is is_later
    charts = laboratory.charts
    laboratory.tabs.setCurrentWidget(charts)
    keys = [charts.list.item(at).data(Qt.ItemDataRole.UserRole) for at in range(charts.list.count())]
    charts.list.setCurrentRow(keys.index("milestones"))
    qtbot.waitUntil(lambda: charts.view.chart is not None and charts.view.chart.key == "milestones", timeout=60_000)
    assert charts.remark.text().startswith(PARTING if is_later else "The homes do not part for sure")
    assert charts.view.picture is not None
