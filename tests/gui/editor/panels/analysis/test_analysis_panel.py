"""The facts about a map in the panel and over the map, with mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.hexes import Hex
from rbdesigner.prediction import map_expectation
from rbdesigner.prediction.expectation import expected
from rbdesigner.scenario import files
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import Box, Terrain, TileKind, tile
from rbdesigner.ui.canvas.territory_layer import Overlay
from rbdesigner.ui.editor import live_expectation, live_facts
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.map_editor import MapEditor
from rbdesigner.ui.editor.panels.analysis_panel import AnalysisPanel
from rbdesigner.ui.editor.panels.expected_shares import ShareBar
from rbdesigner.ui.editor.panels.fact_table import WORSE
from rbdesigner.ui.editor.settings import ToolSettings
from tests.gui.editor.panels.analysis.support import (
    DESERT,
    EQUAL,
    EQUAL_BY_FACTS,
    FOUR_WINDS,
    about_rock,
    choose_sentence,
    click_cell,
    lit,
    make_uneven,
    row_of,
    sentences,
    settled,
    shortcuts,
)
from tests.gui.editor.panels.support import choose, clipped
from tests.gui.jobs_right_here import HostRightHere

Show = Callable[..., None]


def test_without_homes_there_is_no_table(panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot) -> None:
    scenario = editor.document.scenario
    assert panel.view.isVisible()
    widths = [panel.view.columnWidth(column) for column in range(panel.table.columnCount())]
    editor.document.perform(edit(scenario, homes=dict.fromkeys(scenario.homes)), "clear")
    qtbot.waitUntil(lambda: not panel.view.isVisible())
    editor.document.undo_stack.undo()
    qtbot.waitUntil(panel.view.isVisible)
    assert [panel.view.columnWidth(column) for column in range(panel.table.columnCount())] == widths


def test_the_panel_follows_every_edit_and_undo(panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot) -> None:
    assert panel.fairness.text() == EQUAL
    assert "Symmetrical: Three-fold turn, about (0, 0)." in sentences(panel)
    QAbstractItemModelTester(panel.table, QAbstractItemModelTester.FailureReportingMode.Fatal)
    make_uneven(editor)
    qtbot.waitUntil(lambda: about_rock(panel))
    settled(panel, qtbot)
    assert sentences(panel)[0].startswith("Fairness 100 → ")
    assert any(text.startswith("South ") for text in sentences(panel) if "rock" in text)
    assert any(text.startswith("Nearly symmetrical, except for") for text in sentences(panel))
    rock = row_of(panel, "Rock")
    marked = [str(panel.table.index(rock, column).data()).startswith(WORSE) for column in (1, 2, 3)]
    assert marked == [False, True, False]
    editor.document.undo_stack.undo()
    qtbot.waitUntil(lambda: panel.fairness.text() == EQUAL)


def test_expected_shares_have_bars_and_rows_and_say_their_reasons(
    panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot
) -> None:
    assert [text.partition(" (")[0] for text in panel.shares.texts()] == [
        "A  North-west: 33",
        "B  South: 33",
        "C  North-east: 33",
    ]
    make_uneven(editor)
    qtbot.waitUntil(lambda: about_rock(panel))
    settled(panel, qtbot)
    expectation = panel.live.expectation
    assert expectation is not None and expectation.is_planned
    wins = [round(home.wins.value) for home in expectation.homes]
    assert wins[1] < min(wins[0], wins[2])
    row = row_of(panel, "Wins in 100 games")
    assert [panel.table.index(row, column).data() for column in (1, 2, 3)] == [
        str(wins[0]),
        f"{WORSE} {wins[1]}",
        str(wins[2]),
    ]
    bars = panel.shares.findChildren(ShareBar)
    assert [bar.accessibleName().partition(" is expected")[0] for bar in bars] == ["North-west", "South", "North-east"]
    assert any(line.startswith("South ") and "rock" in line for line in bars[1].toolTip().splitlines()[1:])
    assert len({bytes(bar.grab().toImage().constBits()) for bar in bars}) == 3


def test_facts_tell_it_at_once_and_plans_follow(
    panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HostRightHere, "messages", lambda host: iter(()))
    make_uneven(editor)
    qtbot.waitUntil(lambda: panel.fairness.text().endswith(" of 100, by facts alone. Plans follow."))
    by_facts = panel.live.expectation
    assert by_facts == expected(analyse(editor.document.scenario))
    told = sentences(panel)[0]
    assert told.startswith("Fairness 100 → ") and " of 100, by facts alone. Expected wins in 100 games: " in told
    monkeypatch.undo()
    settled(panel, qtbot)
    qtbot.waitUntil(lambda: panel.fairness.text().endswith(" of 100."))
    assert panel.live.expectation != by_facts


def test_edits_before_plans_are_there_count_as_one_change(
    panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HostRightHere, "messages", lambda host: iter(()))
    home = make_uneven(editor)
    qtbot.waitUntil(lambda: panel.fairness.text().endswith("Plans follow."))
    before = panel.live.expectation
    editor.document.perform(edit(editor.document.scenario, tiles={home: DESERT}), "spoil more")
    qtbot.waitUntil(lambda: panel.live.expectation != before)
    assert sentences(panel)[0].startswith("Fairness 100 → ")
    monkeypatch.undo()
    settled(panel, qtbot)
    editor.document.undo_stack.undo()
    qtbot.waitUntil(lambda: not sentences(panel)[0].startswith("Fairness 100 → "))


def test_plans_that_were_made_before_are_there_at_once(
    panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    equal = panel.live.expectation
    make_uneven(editor)
    settled(panel, qtbot)
    uneven = panel.live.expectation
    monkeypatch.setattr(HostRightHere, "messages", lambda host: iter(()))
    editor.document.undo_stack.undo()
    qtbot.waitUntil(lambda: panel.live.expectation == equal)
    editor.document.undo_stack.redo()
    qtbot.waitUntil(lambda: panel.live.expectation == uneven)
    assert not panel.live.is_planning and panel.fairness.text().endswith(" of 100.")


def test_plans_count_for_the_box_that_they_were_made_with(
    panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    settled(panel, qtbot)
    monkeypatch.setattr(HostRightHere, "messages", lambda host: iter(()))
    properties = editor.document.scenario.properties
    title = edit(editor.document.scenario, properties=replace(properties, title="Iron Isle"))
    editor.document.perform(title, "rename")
    qtbot.waitUntil(lambda: not panel.live.is_planning)
    small = Box("small", "Small", {TileKind(Terrain.SEA, ()): 1})
    editor.document.perform(edit(editor.document.scenario, properties=replace(properties, box=small)), "change the box")
    qtbot.waitUntil(lambda: panel.live.is_planning)


def test_the_oldest_plans_are_forgotten(
    panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_expectation, "KEPT", 1)
    make_uneven(editor)
    settled(panel, qtbot)
    monkeypatch.setattr(HostRightHere, "messages", lambda host: iter(()))
    editor.document.undo_stack.undo()
    qtbot.waitUntil(lambda: panel.fairness.text().endswith("Plans follow."))


def test_a_map_with_errors_is_told_by_its_facts(panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot) -> None:
    scenario = editor.document.scenario
    sea = next(at for at, laid in scenario.tiles.items() if laid.is_sea)
    editor.document.perform(edit(scenario, homes={sea: Home()}), "add a home at sea")
    qtbot.waitUntil(lambda: panel.fairness.text() == f"{EQUAL_BY_FACTS} Plans need a map without errors.")
    assert not panel.suggest.isEnabled() and panel.suggest.toolTip() == "Mend the errors of the map first"
    editor.document.undo_stack.undo()
    qtbot.waitUntil(panel.suggest.isEnabled)


def test_planning_that_breaks_leaves_the_facts_and_says_why(
    panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaking(*_given: object) -> Iterator[None]:
        raise RuntimeError("no more plans")

    monkeypatch.setattr(map_expectation, "planned_in_steps", breaking)
    make_uneven(editor)
    qtbot.waitUntil(lambda: panel.fairness.text().endswith(", by facts alone."))
    assert "no more plans" in panel.fairness.toolTip()


def test_what_nobody_sees_is_not_planned(panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot) -> None:
    panel.hide()
    make_uneven(editor)
    qtbot.wait(60)
    assert not panel.live.work.is_running
    panel.show()
    settled(panel, qtbot)
    assert panel.live.expectation != expected(analyse(editor.document.scenario))


def test_a_click_on_a_fact_lights_its_places(panel: AnalysisPanel, editor: MapEditor) -> None:
    facts = analyse(editor.document.scenario)
    click_cell(panel, row_of(panel, "Rock"), 2)
    assert lit(editor) == {place for way in facts.homes[1].ways["rock"] for place in way.places}  # type: ignore[index]
    click_cell(panel, row_of(panel, "Land in 2 steps"), 1)
    assert lit(editor) == set(facts.homes[0].land[0].tiles)
    click_cell(panel, row_of(panel, "Woods reached first"), 0)
    assert lit(editor) == {place for home in facts.homes for place in home.firsts[Terrain.WOODS]}


def test_four_homes_and_all_titles_are_legible_in_a_window_of_1280(shown: Show, qtbot: QtBot) -> None:
    document = Document(files.load(FOUR_WINDS))
    editor, panel = MapEditor(document, ToolSettings()), AnalysisPanel()
    qtbot.addWidget(editor)
    editor.show()
    panel.set_document(document)
    panel.set_editor(editor)
    shown(panel, 694, 230)
    qtbot.waitUntil(lambda: panel.table.rowCount() > 0)
    columns = range(panel.table.columnCount())
    assert sum(map(panel.view.columnWidth, columns)) <= panel.view.viewport().width()
    assert panel.view.columnWidth(0) >= panel.view.sizeHintForColumn(0)
    assert panel.sentences.width() > 150
    document.deleteLater()


def test_a_click_on_a_sentence_lights_its_places(panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot) -> None:
    place = min(editor.document.scenario.tiles)
    editor.document.perform(edit(editor.document.scenario, tiles={place: tile(Terrain.ROCK)}), "spoil")
    qtbot.waitUntil(lambda: any("except for 1 place:" in text for text in sentences(panel)))
    row = next(row for row, text in enumerate(sentences(panel)) if "except for 1 place:" in text)
    choose_sentence(panel, row)
    assert lit(editor) == {place}


def test_places_out_of_sight_are_brought_into_view(panel: AnalysisPanel, editor: MapEditor) -> None:
    editor.zoom_to(300)
    editor.view.pan(4000, 4000)
    click_cell(panel, row_of(panel, "Rock"), 2)
    assert lit(editor)
    assert editor.visible_rect().contains(editor.scene.bounds().center()) or editor.zoom < 300


def test_keys_go_through_facts_and_to_their_places(panel: AnalysisPanel, editor: MapEditor) -> None:
    panel.view.setFocus()
    panel.view.setCurrentIndex(panel.table.index(row_of(panel, "Woods"), 1))
    QTest.keyClick(panel.view, Qt.Key.Key_Down)
    assert panel.view.currentIndex().row() == row_of(panel, "Rock")
    QTest.keyClick(panel.view, Qt.Key.Key_Return)
    assert lit(editor) == set(panel.table.places(panel.view.currentIndex()))
    panel.sentences.setFocus()
    panel.sentences.setCurrentRow(shortcuts(panel)[0])
    QTest.keyClick(panel.sentences, Qt.Key.Key_Return)
    assert len(lit(editor)) == 3, "a way over two roads"


def test_facts_are_shown_over_the_land_with_a_legend(panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot) -> None:
    plain = editor.view.grab().toImage()
    assert editor.legend.isHidden()
    choose(panel.overlay, "Who is first where")
    assert editor.overlay is Overlay.FIRST
    assert not editor.legend.isHidden()
    texts = [entry.text for entry in editor.legend.entries]
    assert texts == ["A  North-west", "B  South", "C  North-east", "A=B  Several at once"]
    assert editor.legend.accessibleDescription().splitlines() == texts
    qtbot.wait(50)
    first = editor.view.grab().toImage()
    assert first != plain
    choose(panel.overlay, "Turns from the nearest home")
    assert editor.legend.title == "Turns from the nearest home"
    qtbot.wait(50)
    assert editor.view.grab().toImage() not in (plain, first)
    choose(panel.overlay, "Nothing")
    assert editor.overlay is Overlay.NOTHING
    assert editor.legend.isHidden()


def test_the_menu_of_layers_shows_one_at_a_time_and_the_panel_knows(panel: AnalysisPanel, editor: MapEditor) -> None:
    editor.set_layer_visible("contested", True)
    assert panel.overlay.currentText() == "Contested land"
    editor.set_layer_visible("distance", True)
    assert [layer.name for layer in editor.layers if layer.visible and layer.name in set(Overlay)] == ["distance"]
    editor.set_layer_visible("distance", False)
    assert panel.overlay.currentText() == "Nothing"


def test_what_is_shown_over_the_land_follows_edits_without_the_panel(editor: MapEditor, qtbot: QtBot) -> None:
    editor.set_layer_visible("first", True)
    qtbot.waitUntil(lambda: editor.facts.facts is not None)
    assert not editor.legend.isHidden()
    editor.document.perform(edit(editor.document.scenario, homes={max(editor.document.scenario.homes): None}), "go")
    qtbot.waitUntil(lambda: len(editor.legend.entries) == 3)


def test_nothing_is_worked_out_unless_somebody_wants_it(editor: MapEditor, qtbot: QtBot) -> None:
    make_uneven(editor)
    qtbot.wait(60)
    assert editor.facts.facts is None


def test_facts_are_of_the_last_edit_however_quick_they_come(
    panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot
) -> None:
    document = editor.document
    for place in sorted(document.scenario.tiles)[:12]:
        document.perform(edit(document.scenario, tiles={place: DESERT}), "lay")
        qtbot.wait(3)
    qtbot.waitUntil(lambda: editor.facts.facts == analyse(document.scenario))


def test_facts_that_an_edit_has_left_behind_are_faded_until_there_are_new_ones(
    panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = make_uneven(editor)
    qtbot.waitUntil(lambda: about_rock(panel))
    settled(panel, qtbot)
    told = panel.fairness.text()
    worse = panel.table.index(row_of(panel, "Rock"), 2)
    assert worse.data(Qt.ItemDataRole.ForegroundRole)
    monkeypatch.setattr(live_facts, "PAUSE", 600)
    editor.document.perform(edit(editor.document.scenario, tiles={home: DESERT}), "spoil")
    assert panel.fairness.text() == told, "for a moment nobody needs to know"
    qtbot.waitUntil(lambda: panel.fairness.text() == f"Out of date: {told}")
    assert not worse.data(Qt.ItemDataRole.ForegroundRole)
    faint = panel.palette().color(QPalette.ColorRole.PlaceholderText)
    assert panel.view.palette().color(QPalette.ColorRole.Text) == faint
    qtbot.waitUntil(lambda: not panel.fairness.text().startswith("Out of date"))
    assert editor.facts.facts == analyse(editor.document.scenario)
    assert panel.view.palette().color(QPalette.ColorRole.Text) == panel.palette().color(QPalette.ColorRole.Text)
    assert worse.data(Qt.ItemDataRole.ForegroundRole)


def test_another_map_is_shown_in_its_place(panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot) -> None:
    other = MapEditor(Document(Scenario(tiles={Hex(0, 0): DESERT})), ToolSettings())
    qtbot.addWidget(other)
    panel.set_document(other.document)
    panel.set_editor(other)
    qtbot.waitUntil(lambda: panel.fairness.text() == "Fairness is told of two to six homes on land.")
    assert panel.table.rowCount() == 0
    panel.set_document(None)
    panel.set_editor(None)
    assert not panel.isEnabled()
    assert panel.fairness.text() == ""


def test_letters_stand_for_names_where_there_is_little_room(panel: AnalysisPanel, qtbot: QtBot) -> None:
    def heads() -> list[str]:
        horizontal = Qt.Orientation.Horizontal
        return [str(panel.table.headerData(column, horizontal)) for column in (1, 2, 3)]

    panel.resize(1200, 420)
    assert heads() == ["A  North-west", "B  South", "C  North-east"]
    panel.resize(300, 600)
    assert heads() == ["A", "B", "C"]
    assert not clipped(panel)


def test_everything_has_a_name_for_screen_readers(panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot) -> None:
    widgets: tuple[QWidget, ...] = (panel.overlay, panel.sentences, panel.view)
    assert all(widget.accessibleName() for widget in widgets)
    make_uneven(editor)
    qtbot.waitUntil(lambda: about_rock(panel))
    index = panel.table.index(row_of(panel, "Rock"), 2)
    told = panel.table.data(index, Qt.ItemDataRole.AccessibleTextRole)
    assert str(told).startswith("South, Rock: ")
    assert str(told).endswith("(worse than others)")


def test_the_pointer_on_a_heading_tells_the_home(panel: AnalysisPanel) -> None:
    panel.resize(300, 600)
    told = panel.table.headerData(1, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert told == "A  North-west"
    assert panel.view.horizontalHeader().logicalIndexAt(QPoint(2, 2)) == 0
