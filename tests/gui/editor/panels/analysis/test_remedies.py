"""What would make a map fairer, listed and done in the panel of facts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.analysis.facts import Shortcut
from rbdesigner.hexes import Hex
from rbdesigner.prediction.expectation_wording import fairness_number
from rbdesigner.prediction.map_expectation import expect
from rbdesigner.scenario.pieces import Bridge
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.map_editor import MapEditor
from rbdesigner.ui.editor.panels.analysis_panel import AnalysisPanel
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.widgets.content_area import ContentArea
from tests.gui.editor.panels.analysis.support import (
    choose_sentence,
    lit,
    make_uneven,
    sentences,
    settled,
    shortcuts,
)
from tests.gui.jobs_right_here import HostRightHere
from tests.lab.unfair_maps import turned_twice

Show = Callable[..., None]
BY_PLANS = ". Fairness goes from "
"""Words of a suggestion that plans have judged."""


def saved(text: str) -> int:
    """How many turns a sentence says would be saved."""
    return int(text.split(" would save ")[1].split()[0])


def built(editor: MapEditor) -> set[object]:
    """All roads and bridges of the map."""
    scenario = editor.document.scenario
    standing = [(place, piece) for place, pieces in scenario.pieces.items() for piece in pieces]
    bridges = {(place, piece.edge) for place, piece in standing if isinstance(piece, Bridge)}
    return {*scenario.roads, *bridges}


def test_what_would_pay_is_listed_by_gain_and_built_by_a_button(
    panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot
) -> None:
    make_uneven(editor)
    settled(panel, qtbot)
    rows = shortcuts(panel)
    gains = [saved(sentences(panel)[row]) for row in rows]
    assert len(rows) > 1 and gains == sorted(gains, reverse=True)
    choose_sentence(panel, len(sentences(panel)) - 1)
    assert panel.mend.isHidden(), "symmetry is nothing to build"
    choose_sentence(panel, rows[0])
    shortcut = panel._findings[rows[0]].remedy
    assert panel.mend.isVisible() and isinstance(shortcut, Shortcut)
    undone, before = editor.document.undo_stack, built(editor)
    steps = undone.index()
    QTest.mouseClick(panel.mend, Qt.MouseButton.LeftButton)
    assert undone.index() == steps + 1
    wanted = {*shortcut.roads} if shortcut.bridge is None else {shortcut.bridge}
    assert wanted and wanted <= built(editor) - before
    assert panel.mend.isHidden(), "a second click would build something else"
    undone.undo()
    assert built(editor) == before


def test_edits_that_make_the_map_fairer_are_suggested_and_done(
    panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot
) -> None:
    make_uneven(editor)
    settled(panel, qtbot)
    scenario = editor.document.scenario
    before = expect(scenario, 1)
    QTest.mouseClick(panel.suggest, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: sentences(panel)[0].startswith("Swap the ") and BY_PLANS in sentences(panel)[0])
    fairness = [int(text.rsplit(" to ", 1)[1].rstrip(".")) for text in sentences(panel) if text.startswith("Swap the ")]
    assert fairness == sorted(fairness, reverse=True)
    choose_sentence(panel, 0)
    steps = editor.document.undo_stack.index()
    QTest.mouseClick(panel.mend, Qt.MouseButton.LeftButton)
    assert editor.document.undo_stack.index() == steps + 1
    after = expect(scenario, 1)
    assert before is not None and after is not None
    assert fairness_number(after.fairness) == fairness[0] > before.fairness + 20
    settled(panel, qtbot)
    qtbot.waitUntil(lambda: not sentences(panel)[0].startswith("Swap the "))
    editor.document.undo_stack.undo()
    assert expect(scenario, 1) == before


def test_the_best_edit_comes_into_sight(panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot) -> None:
    make_uneven(editor)
    settled(panel, qtbot)
    panel.sentences.setFixedHeight(40)
    bar = panel.sentences.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    QTest.mouseClick(panel.suggest, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: BY_PLANS in sentences(panel)[0])
    assert bar.value() == 0


def test_with_a_symmetry_edits_are_made_at_all_images_and_told_so(shown: Show, qtbot: QtBot) -> None:
    document = Document(turned_twice())
    editor, panel = MapEditor(document, ToolSettings()), AnalysisPanel()
    qtbot.addWidget(editor)
    editor.show()
    panel.set_document(document)
    panel.set_editor(editor)
    shown(panel, 900, 420)
    settled(panel, qtbot)
    scenario, before = document.scenario, document.scenario.copy()
    QTest.mouseClick(panel.suggest, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: f", and likewise at its image{BY_PLANS}" in sentences(panel)[0])
    promised = sentences(panel)[0].rsplit(" to ", 1)[1].rstrip(".")
    choose_sentence(panel, 0)
    places = lit(editor)
    assert {Hex(-at.q, -at.r) for at in places} == places
    QTest.mouseClick(panel.mend, Qt.MouseButton.LeftButton)
    assert document.undo_stack.index() == 1
    unlike = (at for at in scenario.tiles if scenario.tiles[at] != before.tiles[at])
    assert {*unlike, *(scenario.homes.keys() ^ before.homes.keys())} == places and len(places) == 4
    after = expect(scenario, 1)
    assert after is not None and str(fairness_number(after.fairness)) == promised
    assert "not-symmetrical" not in {problem.code for problem in document.problems}
    document.undo_stack.undo()
    assert scenario == before
    document.deleteLater()


def test_what_is_chosen_stays_chosen_and_nothing_else(panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot) -> None:
    make_uneven(editor)
    settled(panel, qtbot)
    row = shortcuts(panel)[0]
    choose_sentence(panel, row)
    offered = panel._findings[row].remedy
    QTest.mouseClick(panel.suggest, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: sentences(panel)[0].startswith("Swap the "))
    now = panel.sentences.currentRow()
    assert now > row and panel._findings[now].remedy == offered
    choose_sentence(panel, 0)
    editor.document.undo_stack.undo()
    settled(panel, qtbot)
    assert panel.sentences.currentRow() == -1 and panel.mend.isHidden()


def test_a_search_ends_when_the_map_changes(
    panel: AnalysisPanel, editor: MapEditor, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_uneven(editor)
    settled(panel, qtbot)
    monkeypatch.setattr(HostRightHere, "messages", lambda host: iter(()))
    QTest.mouseClick(panel.suggest, Qt.MouseButton.LeftButton)
    assert panel.suggestions.work.is_running and not panel.suggest.isEnabled()
    assert panel.suggest.text() == "Looking for edits…"
    editor.document.undo_stack.undo()
    qtbot.waitUntil(lambda: not panel.suggestions.work.is_running)


def test_a_fair_map_needs_no_edit(panel: AnalysisPanel, qtbot: QtBot) -> None:
    QTest.mouseClick(panel.suggest, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: sentences(panel)[0] == "No small edit makes the map fairer.")
    assert panel.suggest.isEnabled() and panel.suggest.text() == "Suggest edits"


def test_the_button_is_seen_in_a_low_panel_without_scrolling(shown: Show) -> None:
    panel = AnalysisPanel()
    area = ContentArea(panel)
    shown(area, 808, 210)
    panel.mend.show()
    assert panel.height() == 210
    assert panel.rect().contains(panel.mend.geometry().translated(panel.mend.parentWidget().pos()))
