"""Par of a solo map in the laboratory: found, told, and put on the sheet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

import rbdesigner as rb
from rbdesigner.hexes import Hex
from rbdesigner.lab.runs.run_setup import bare_map
from rbdesigner.lab.wording.map_findings import par_headline, par_sentences, par_story, with_par
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Findings, Players, Scenario
from rbdesigner.tiles import Terrain, Tile
from rbdesigner.ui.game.players.kinds import known_kinds
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.widgets.inputs import SpinBox
from tests.gui.game.mouse import click
from tests.lab.sample_runs import SCENARIOS
from tests.lab.unfair_maps import shorter
from tests.players.planning.plans import row_scenario


@pytest.fixture
def scenario() -> Scenario:
    """A map for one player and few turns, without what is known of it."""
    return shorter(bare_map(rb.load(SCENARIOS / "millbrook.rbmap")), 6)


@pytest.fixture
def open_laboratory(qtbot: QtBot, tmp_path: Path) -> Callable[[Scenario], LaboratoryWindow]:
    """Opens the laboratory of a map, with par in front where it is offered."""

    def make(scenario: Scenario) -> LaboratoryWindow:
        made = LaboratoryWindow("the map", scenario, known_kinds().descriptions, tmp_path / "runs.sqlite")
        made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(made)
        made.show()
        if is_offered(made):
            made.tabs.setCurrentWidget(made.par)
        qtbot.waitUntil(lambda: not made.work.is_reading)
        return made

    return make


def is_offered(laboratory: LaboratoryWindow) -> bool:
    return laboratory.tabs.isTabVisible(laboratory.tabs.indexOf(laboratory.par))


def type_into(box: SpinBox, number: int) -> None:
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, str(number))
    QTest.keyClick(box, Qt.Key.Key_Tab)


def test_par_is_offered_for_maps_that_can_be_played_alone(
    open_laboratory: Callable[[Scenario], LaboratoryWindow], scenario: Scenario
) -> None:
    laboratory = open_laboratory(bare_map(rb.load(SCENARIOS / "the-lake-between.rbmap")))
    assert not is_offered(laboratory) and laboratory.bar.note.isVisible()
    for players, alone, several in ((Players(1, 4), True, True), (Players(1, 1), True, False)):
        scenario.properties = replace(scenario.properties, players=players)
        laboratory.show_map(scenario)
        assert is_offered(laboratory) is alone and laboratory.bar.note.isVisible() is several


def test_par_is_found_told_and_put_on_the_sheet(
    open_laboratory: Callable[[Scenario], LaboratoryWindow], scenario: Scenario, qtbot: QtBot
) -> None:
    laboratory = open_laboratory(scenario)
    view, wished = laboratory.par, list[Findings]()
    laboratory.findings_wanted.connect(wished.append)
    type_into(view.plans, 1_000_000)
    assert view.plans.text() == "1,000,000"
    type_into(view.plans, 10)
    type_into(view.searches, 2)
    type_into(view.games, 2)
    assert view.bar.told.text() == "The solver makes 20 plans, then the easy and the medium player play 2 games each."
    assert not view.note.isVisible() and not view.headline.isVisible()
    click(view.bar.button)
    assert not laboratory.go_button.isEnabled() and not laboratory.fields.isEnabled()
    assert not laboratory.worth.bar.button.isEnabled()
    assert not view.plans.isEnabled() and not view.searches.isEnabled() and not view.games.isEnabled()
    assert view.bar.button.text() == "Stop" and " of 20 plans, 0:" in view.bar.told.text()
    qtbot.waitUntil(lambda: not view.work.is_running)
    assert view.bar.trouble.text() == "" and laboratory.fields.isEnabled() and laboratory.go_button.isEnabled()
    known = rb.par(scenario, plans=10, games=2, searches=2)
    assert view.par == known
    assert view.headline.text() == par_headline(known)
    best = ["The best game, turn by turn:", *par_story(scenario, known)]
    assert view.story.text().splitlines() == [*par_sentences(known), *best]
    click(view.note)
    assert wished == [with_par(scenario, known)]
    noted = scenario.copy()
    noted.properties = replace(noted.properties, findings=wished[0])
    laboratory.show_map(noted)
    assert not view.note.isEnabled() and "already" in view.note.toolTip()
    edit(noted, tiles={Hex(9, 9): Tile(Terrain.SEA)}).apply(noted)
    laboratory.show_map(noted)
    assert not view.note.isEnabled() and "changed" in view.remarks.text()


@pytest.mark.usefixtures("own_processes")  # as nothing here would stop before the first plans are made
def test_the_search_for_par_is_stopped_at_once(
    open_laboratory: Callable[[Scenario], LaboratoryWindow], scenario: Scenario
) -> None:
    laboratory = open_laboratory(scenario)
    view = laboratory.par
    for stop in (lambda: click(view.bar.button), lambda: QTest.keyClick(laboratory, Qt.Key.Key_Escape)):
        click(view.bar.button)
        assert view.work.is_running
        stop()
        assert not view.work.is_running and view.bar.button.text() == "Find par"
        assert laboratory.go_button.isEnabled() and view.par is None and view.bar.told.text().startswith("The solver")


def test_other_games_keep_par_waiting_and_a_map_with_errors_is_told(
    open_laboratory: Callable[[Scenario], LaboratoryWindow], scenario: Scenario, qtbot: QtBot
) -> None:
    edit(scenario, tiles={Hex(9, 0): Tile(Terrain.WOODS, ((3,),))}).apply(scenario)
    laboratory = open_laboratory(scenario)
    view = laboratory.par
    click(view.bar.button)
    qtbot.waitUntil(lambda: not view.work.is_running)
    assert view.bar.trouble.text().startswith("This map cannot be played: it has errors") and view.par is None
    view.set_free(False)
    assert not view.bar.button.isEnabled() and view.bar.told.text() == "Other games are being played."


def test_par_says_what_the_map_forbids_and_its_labels_do_not_wrap(
    open_laboratory: Callable[[Scenario], LaboratoryWindow], qtbot: QtBot
) -> None:
    laboratory = open_laboratory(row_scenario("pasture", "mountain", stock={"boards": 5, "stone": 1, "geese": 2}))
    view = laboratory.par
    labels = [each for each in view.findChildren(QLabel) if each.buddy() in (view.plans, view.searches, view.games)]
    assert [each.height() < 2 * each.fontMetrics().height() for each in labels] == [True] * 3
    for box in (view.plans, view.searches, view.games):
        type_into(box, 1)
    click(view.bar.button)
    qtbot.waitUntil(lambda: not view.work.is_running)
    told = "Player 1 gets no boards from a sawmill. No woods can be reached from there on foot."
    lines = view.story.text().splitlines()
    assert lines[lines.index("The best game, turn by turn:") - 2] == told
