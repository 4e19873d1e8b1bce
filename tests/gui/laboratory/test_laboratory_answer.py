"""What the laboratory tells of the games of a run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import Hex
from rbdesigner.lab.jobs.run_jobs import RunStart
from rbdesigner.lab.runs.played_game import play_table
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.wording.unvisited_tiles import unvisited_words
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, Tile
from rbdesigner.ui.laboratory import run_export
from rbdesigner.ui.laboratory.heat_layer import Heat, amount_text
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.laboratory.run_tables import RunTable
from rbdesigner.ui.shell.files.laboratories import PAUSE, STORE
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from rbdesigner.ui.widgets.theme import Theme, colours
from tests.gui.game.mouse import click
from tests.gui.laboratory.kept_games import AT_RANDOM, keep, shown
from tests.lab.sample_runs import one_sided, row, setup
from tests.lab.wording.test_behind_wording import BEHIND, EASY, LAND, ended_with, row_of_two
from tests.players.planning.plans import row_scenario

pytestmark = pytest.mark.kept_window


def test_charts_and_map_say_what_they_show_before_there_are_games(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    laboratory = make_laboratory()
    for tab in (laboratory.charts, laboratory.heat):
        laboratory.tabs.setCurrentWidget(tab)
        assert tab.empty.isVisible()
    assert not laboratory.heat.kind.isVisible() and not laboratory.charts.list.isVisible()
    keep(row(0), row(1))
    laboratory.work.go(RunStart(str(laboratory.store), laboratory.scenario.copy()))
    shown(laboratory, qtbot)
    for tab in (laboratory.charts, laboratory.heat):
        laboratory.tabs.setCurrentWidget(tab)
        assert not tab.empty.isVisible()
    assert laboratory.heat.kind.isVisible()
    laboratory.tabs.setCurrentWidget(laboratory.charts)
    assert laboratory.charts.list.isVisible()


def test_no_title_is_cut_off_and_numbers_stay_near_them_however_large_the_window_is(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    keep(row(0), row(1))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    laboratory.resize(760, 560)
    for table in (laboratory.results.standings, laboratory.results.figures):
        needed = max(table.fontMetrics().horizontalAdvance(texts[0]) for texts in table.texts())
        qtbot.waitUntil(lambda table=table, needed=needed: table.columnWidth(0) > needed)
    laboratory.resize(1900, 700)
    shown_tables = [table for table in laboratory.results.findChildren(RunTable) if not table.isHidden()]
    for table in shown_tables:
        header = table.header()
        qtbot.waitUntil(lambda header=header: header.sectionSize(0) == 360)
    laboratory.resize(laboratory.minimumSizeHint())
    for table in shown_tables:
        qtbot.waitUntil(lambda table=table: table.header().length() <= table.viewport().width())


def test_the_map_shows_traffic_who_is_first_and_what_is_made(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    keep(row(0), row(1))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    laboratory.tabs.setCurrentWidget(laboratory.heat)
    heat = laboratory.heat
    assert heat.layer is not None and heat.legend.isVisible()
    steps: Counter[tuple[int, int]] = Counter()
    for number in (0, 1):
        steps.update({tile.at: tile.steps for tile in row(number).tiles if tile.steps})
    assert {at: look.text for at, look in heat.layer.looks.items()} == {
        at: amount_text(count / 2) for at, count in steps.items()
    }
    told = [entry.text for entry in heat.legend.entries]
    assert told[-1] == amount_text(max(steps.values()) / 2) and len({len(text.partition(".")[2]) for text in told}) == 1
    busiest, calmest = (look(steps, key=lambda at: steps[at]) for look in (max, min))
    brightness = [heat.layer.looks[Hex(*at)].shade.colour.lightness() for at in (busiest, calmest)]
    assert brightness[0] < brightness[1]
    idle = sorted(at for at in laboratory.scenario.tiles if not steps[at])
    assert heat.unvisited.isVisible() and heat.unvisited.text() == unvisited_words(idle)
    heat.kind.setCurrentIndex(heat.kind.findData(Heat.FIRST))
    assert heat.shown is not None
    view = heat.shown.view
    bars = view.horizontalScrollBar(), view.verticalScrollBar()
    assert not any(bar.isVisible() for bar in bars)
    QTest.keyClicks(view, "++++++")
    assert all(bar.isVisible() for bar in bars)
    homes = sorted(seat.home for seat in row(0).seats)
    assert [heat.layer.looks[Hex(*at)].text[:2] for at in homes] == ["A ", "B "]
    assert [entry.text[:1] for entry in heat.legend.entries] == ["A", "B", "N"]
    heat.kind.setCurrentIndex(heat.kind.findData(Heat.MADE))
    assert heat.layer.looks.keys() == {tile.at for number in (0, 1) for tile in row(number).tiles if tile.made}


def test_an_unfair_map_whose_facts_tell_no_reason_says_so(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot, scenario: Scenario
) -> None:
    scenario.tiles[Hex(20, 0)] = Tile(Terrain.SEA)  # so far off that nothing differs, but no home is like the other
    with RunStore(folders.data() / STORE) as store:
        run = replace(setup(), scenario=scenario)
        store.add(store.begin(run), [one_sided(run.table(number)) for number in range(80)])
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    assert laboratory.answer.headline.text().startswith("Unfair: ")
    told = laboratory.answer.reasons
    assert told.isVisible() and "The facts about the map show no reason: look where games go" in told.text()


def test_an_unfair_map_is_told_with_its_reason(
    make_laboratory: Callable[[], LaboratoryWindow], window: MainWindow, qtbot: QtBot, scenario: Scenario
) -> None:
    home = min(scenario.homes)
    del scenario.tiles[max(place for place in scenario.tiles if scenario.tiles[place].terrain == "mountain")]
    rows = [row(0)._replace(number=number, seed=number // 2 + 1, counts=(), tiles=(), log=()) for number in range(80)]
    winners = tuple(seat._replace(won=int(tuple(seat.home) == tuple(home))) for seat in row(0).seats)
    with RunStore(folders.data() / STORE) as store:
        run = store.begin(replace(setup(), scenario=scenario))
        store.add(run, [each._replace(seats=winners) for each in rows])
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    assert laboratory.answer.headline.text().startswith("Unfair: ")
    assert laboratory.answer.reasons.isVisible() and laboratory.answer.reasons.text()
    for theme in (Theme.DARK, Theme.LIGHT):
        window.theme.theme = theme
        headline, colour = laboratory.answer.headline, colours().error
        qtbot.waitUntil(lambda headline=headline, colour=colour: colour in headline.styleSheet())
    page = window.tabs.current_map
    assert page is not None
    click(laboratory.bar.note)
    findings = page.document.scenario.properties.findings
    assert findings is not None and (findings.games, findings.fair, findings.players) == (80, False, AT_RANDOM)
    qtbot.wait(2 * PAUSE)
    assert "changed" not in laboratory.answer.remarks.text()  # it is the same map as before
    assert not laboratory.bar.note.isEnabled() and "already" in laboratory.bar.note.toolTip()
    page.undo()
    assert page.document.scenario.properties.findings is None
    qtbot.waitUntil(laboratory.bar.note.isEnabled)


def test_a_map_that_was_changed_since_is_told(
    make_laboratory: Callable[[], LaboratoryWindow], window: MainWindow, qtbot: QtBot
) -> None:
    keep(row(0))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    assert "changed" not in laboratory.answer.remarks.text()
    page = window.tabs.current_map
    assert page is not None
    page.editor.selecting.select_all()
    page.editor.selecting.delete()
    qtbot.waitUntil(lambda: "changed since this run" in laboratory.answer.remarks.text())
    assert laboratory.go_button.text() == "&Start"
    click(laboratory.go_button)
    qtbot.waitUntil(lambda: laboratory.trouble.text().startswith("This map cannot be played"))


def test_a_report_is_saved_and_tabs_stay_where_they_are_whatever_the_headline_says(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(row(0), row(1))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    target = tmp_path / "report.html"
    monkeypatch.setattr(run_export, "file_to_write", lambda *_: target)
    click(laboratory.bar.report)
    assert "The Lake Between" in target.read_text(encoding="utf-8")
    top = laboratory.tabs.mapTo(laboratory, laboratory.tabs.rect().topLeft())
    laboratory.answer.headline.setText("Not yet known whether it is fair: " * 12)
    laboratory.answer.reasons.setText("One reason\n" * 12)
    laboratory.answer.reasons.setVisible(True)
    QApplication.processEvents()
    assert laboratory.tabs.mapTo(laboratory, laboratory.tabs.rect().topLeft()) == top
    area = laboratory.answer.parentWidget().parentWidget()
    assert isinstance(area, QScrollArea) and area.verticalScrollBar().maximum() > 0


def test_the_answer_tells_who_was_locked_out_and_why(
    window: MainWindow, make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    bare = row_scenario("pasture", "mountain", "pasture", stock={"boards": 5, "stone": 1, "geese": 2})
    run = RunSetup.of(bare, ["planner:easy"])
    with RunStore(folders.data() / STORE) as store:
        store.add(store.begin(run), [play_table(run, run.table(0))])
    window.workbench.maps.show(bare)
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    qtbot.waitUntil(lambda: bool(laboratory.answer.reasons.text()))
    assert laboratory.answer.reasons.text().splitlines() == [
        "•  Player 1 gets no boards from a sawmill. No woods can be reached from there on foot.",
        "•  Player 1 gets no stone from a quarry or a stone factory. "
        "Neither rock nor a shore can be reached from there on foot.",
    ]


def test_the_answer_tells_who_was_far_behind_and_how_their_land_is_worse(
    window: MainWindow, make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    land = row_of_two("pasture", *LAND, "sea", "pasture")
    run = RunSetup.of(land, EASY)
    with RunStore(folders.data() / STORE) as store:
        store.add(store.begin(run), [ended_with(run, (90, 10))])
    window.workbench.maps.show(land)
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    told = laboratory.answer.reasons
    qtbot.waitUntil(lambda: BEHIND in told.text())
    behind = told.text().partition(BEHIND)[2].splitlines()
    assert behind[0].startswith(" Player 2 ") and "rock" in behind[0]
    area = laboratory.answer.parentWidget().parentWidget()
    assert isinstance(area, QScrollArea)
    qtbot.waitUntil(lambda: told.height() >= told.heightForWidth(told.width()))  # it is laid out after the text is set
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert told.visibleRegion().boundingRect().bottom() == told.rect().bottom()  # its last line can be scrolled to
