"""*Improve* in the laboratory: edits are looked for, shown and made, with machines that play at random."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import rbdesigner as rb
from rbdesigner.hexes import Hex
from rbdesigner.lab.jobs.map_jobs import MeasuredEdits
from rbdesigner.lab.statistics import intervals
from rbdesigner.lab.statistics.home_balance import BalanceChange
from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.lab.studies.map_edits import HomeGift, TileSwap, edited
from rbdesigner.lab.studies.map_improvement import MeasuredEdit
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.edit import edit
from rbdesigner.ui.laboratory.improvement_view import ImprovementView
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.laboratory.run_fields import RunSettings
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.game.mouse import click
from tests.lab.sample_runs import SCENARIOS
from tests.lab.unfair_maps import NORTH, lake, shorter

pytestmark = pytest.mark.kept_window

SWAP = TileSwap(Hex(1, -3), Hex(1, 0))
SURE = BalanceChange(Interval(40, 30, 48), Interval(5, 0, 15), Interval(-35, -45, -20), Interval(0.5, -1, 2), 50)
UNSURE = SURE._replace(change=Interval(-5, -20, 10))
MEASURED = MeasuredEdits((MeasuredEdit(SWAP, SURE, 100), MeasuredEdit(HomeGift(NORTH, Good.STONE), UNSURE, 100)), None)


@pytest.fixture
def laboratory(window: MainWindow, qtbot: QtBot) -> LaboratoryWindow:
    """The laboratory of a map with its page *Improve* in front."""
    window.workbench.maps.show(shorter(lake(), 2))
    qtbot.waitUntil(lambda: window.registry["play.laboratory"].isEnabled())
    window.registry["play.laboratory"].trigger()
    (opened,) = window.workbench.laboratories.open_windows
    qtbot.waitUntil(lambda: not opened.work.is_reading)
    opened.fields.show_settings(RunSettings(("random", "random"), games=2, cores=1))
    opened.tabs.setCurrentWidget(opened.improving)
    return opened


@pytest.fixture
def view(laboratory: LaboratoryWindow) -> ImprovementView:
    return laboratory.improving


def test_edits_are_looked_for_and_measured_further(
    view: ImprovementView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(intervals, "FEWEST_SEEDS", 1)
    assert view.go_button.text() == "Improve this map" and not view.make_button.isEnabled()
    click(view.is_quick)
    view.games.setValue(2)
    told: list[str] = []
    meanwhile: list[tuple[str, bool]] = []
    view.work.answered.connect(lambda _answer: told.append(view.told.text()))
    view.work.answered.connect(lambda _answer: meanwhile.append((view.go_button.text(), view.games.isEnabled())))
    click(view.go_button)
    qtbot.waitUntil(lambda: not view.work.is_running)
    assert meanwhile[0] == ("Sto&p", False)
    assert view.trouble.text() == "" and view.list.count() == 2
    assert told[0].startswith("The map is played as it is") and told[-1] == "2 edits are tried: 8 of 8 games"
    assert "Not yet known whether it is fairer" in view.list.item(0).text()
    assert view.make_button.isEnabled() and "not yet known" in view.make_button.toolTip()
    assert view.told.text().startswith(
        "No edit was found that certainly makes the map fairer. Measure further, or make"
    )
    assert view.further_button.isEnabled()
    assert view.further_button.toolTip() == "12 games with new seeds, on the map as it is and with each of these edits"
    offered: list[bool] = []
    view.work.answered.connect(lambda _answer: offered.append(view.further_button.isEnabled()))
    click(view.further_button)
    assert view.list.count() == 2
    qtbot.waitUntil(lambda: not view.work.is_running)
    assert not offered[0]
    assert told[-1] == "2 edits are measured further: 12 of 12 games"
    assert view.list.count() == 2 and "4 games each" in view.list.item(0).text()
    assert view.further_button.toolTip().startswith("24 games ")


def test_an_edit_is_shown_and_made_as_one_step(view: ImprovementView, window: MainWindow, qtbot: QtBot) -> None:
    page = window.tabs.current_map
    assert page is not None
    before = page.document.scenario.copy()
    lit: list[object] = []
    view.places_wanted.connect(lit.append)
    view._show_measured(MEASURED)
    assert view.list.item(0).text().splitlines() == [
        "Swap the mountain at (1, −3) with the pasture at (1, 0).",
        "Fairer by 35 percentage points (20 to 45): 40 (30 to 48) from an even share before, 5 (0 to 15) after, "
        "in 100 games each.",
        "Not yet known whether games become longer: +0.5 (−1.0 to +2.0) turns.",
    ]
    assert lit == [SWAP.places]
    assert view.shown is not None
    assert view.shown.scene.scenario == edited(before, SWAP)
    assert page.document.scenario == before
    spot = view.list.visualItemRect(view.list.item(1)).center()
    QTest.mouseClick(view.list.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert lit[-1] == (NORTH,) and "not yet known" in view.make_button.toolTip()
    view.list.setCurrentRow(0)
    click(view.make_button)
    assert page.document.scenario == edited(before, SWAP)
    qtbot.waitUntil(lambda: view.told.text().startswith("The map has been changed since."))
    assert not view.make_button.isEnabled()
    assert page.document.undo_stack.undoText() == "Swap the mountain at (1, −3) with the pasture at (1, 0)"
    page.document.undo_stack.undo()
    assert page.document.scenario == before
    qtbot.waitUntil(view.make_button.isEnabled)


def test_what_cannot_be_played_is_told(view: ImprovementView, window: MainWindow, qtbot: QtBot) -> None:
    view.games.setValue(39)
    click(view.go_button)
    assert view.trouble.text() == "With these players it takes at least 40 games to offer an edit."
    assert not view.work.is_running
    page = window.tabs.current_map
    assert page is not None
    page.editor.selecting.select_all()
    page.editor.selecting.delete()
    qtbot.waitUntil(lambda: not view.scenario.tiles)
    click(view.go_button)
    qtbot.waitUntil(lambda: view.trouble.text().startswith("This map cannot be played"))


def test_what_is_written_on_the_sheet_makes_no_other_map(
    view: ImprovementView, window: MainWindow, qtbot: QtBot
) -> None:
    page = window.tabs.current_map
    assert page is not None
    view._show_measured(MEASURED)
    properties = replace(
        page.document.scenario.properties, findings=rb.load(SCENARIOS / "the-lake-between.rbmap").properties.findings
    )
    page.document.perform(edit(page.document.scenario, properties=properties), "Put the findings on the sheet")
    qtbot.waitUntil(lambda: view.scenario.properties.findings is not None)
    assert view.make_button.isEnabled()


def test_one_thing_is_played_at_a_time(laboratory: LaboratoryWindow, view: ImprovementView, qtbot: QtBot) -> None:
    told = view.told.text()
    click(view.go_button)
    assert not laboratory.go_button.isEnabled() and not laboratory.fields.isEnabled()
    assert laboratory.go_button.toolTip() == "Other games are being played"
    assert not laboratory.worth.bar.button.isEnabled()
    click(view.go_button)
    assert laboratory.go_button.isEnabled() and laboratory.fields.isEnabled()
    laboratory.fields.games.setValue(1000)
    click(laboratory.go_button)
    assert (view.go_button.isEnabled(), view.told.text()) == (False, "Other games are being played.")
    assert not view.games.isEnabled() and not view.is_quick.isEnabled()
    click(laboratory.go_button)
    assert (view.go_button.isEnabled(), view.told.text()) == (True, told)
    click(view.go_button)
    QTest.keyClick(laboratory, Qt.Key.Key_Escape)
    assert not view.work.is_running and laboratory.isVisible()
