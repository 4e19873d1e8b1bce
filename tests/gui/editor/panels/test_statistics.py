from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Players
from rbdesigner.tiles import SECOND_EDITION, UNLIMITED, Terrain, tile
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.history import HistoryPanel
from rbdesigner.ui.editor.panels.statistics import HELD, KIND, LEFT, USED, StatisticsPanel
from tests.gui.editor.panels.support import clipped, settle

Show = Callable[..., None]


@pytest.fixture
def panel(document: Document, shown: Show) -> StatisticsPanel:
    panel = StatisticsPanel()
    panel.set_document(document)
    shown(panel, 280, 700)
    return panel


def cells(panel: StatisticsPanel, terrain: str, kind: str) -> list[str]:
    """The numbers of a kind, or of all tiles of the terrain."""
    table, found = panel.table, False
    for row in range(table.rowCount()):
        name = table.index(row, KIND).data()
        if table.index(row, KIND).data(Qt.ItemDataRole.DecorationRole) is None:
            found = name == terrain
        if found and name == kind:
            return [table.index(row, column).data() for column in (USED, HELD, LEFT)]
    raise AssertionError(f"no row for {terrain}, {kind}")


def test_tiles_are_counted_against_the_box(panel: StatisticsPanel, document: Document) -> None:
    assert cells(panel, "Rock", "Plain") == ["1", "10", "9"]
    sharp = {Hex(9, r): tile(Terrain.ROCK, ((0, 1),)) for r in range(3)}
    document.perform(edit(document.scenario, tiles=sharp), "lay")
    settle()
    assert cells(panel, "Rock", "Sharp bend") == ["3", "1", "⚠ −2"]
    assert cells(panel, "Rock", "Rock") == ["4", "13", "9"]
    document.undo_stack.undo()
    settle()
    assert cells(panel, "Rock", "Sharp bend") == ["0", "1", "1"]


def test_a_kind_that_is_in_no_box_gets_a_row(panel: StatisticsPanel, document: Document) -> None:
    document.perform(edit(document.scenario, tiles={Hex(9, 9): tile(Terrain.DESERT, ((0,), (3,)))}), "lay")
    settle()
    assert cells(panel, "Desert", "Two sources") == ["1", "0", "⚠ −1"]


def test_without_a_limit(panel: StatisticsPanel, document: Document) -> None:
    document.perform(edit(document.scenario, properties=replace(document.scenario.properties, box=UNLIMITED)), "box")
    settle()
    assert cells(panel, "Woods", "Plain") == ["1", "∞", "∞"]


def test_figures_follow_after_a_pause(panel: StatisticsPanel, document: Document, qtbot: QtBot) -> None:
    figures = panel.figures
    assert {key: label.text() for key, label in figures.items()} == {
        "tiles": "4",
        "land": "3",
        "sea": "1",
        "shores": "2",
        "rivers": "0",
        "parts": "1",
        "homes": "0",
        "expansion": "0",
    }
    document.perform(edit(document.scenario, tiles={Hex(9, 9): tile(Terrain.ROCK, ((0,),))}), "lay")
    qtbot.waitUntil(lambda: figures["parts"].text() == "2")
    assert (figures["tiles"].text(), figures["rivers"].text(), figures["shores"].text()) == ("5", "1", "3")
    document.perform(edit(document.scenario, tiles={Hex(9, 9): None}), "erase")
    settle()
    assert figures["tiles"].text() == "5"
    qtbot.waitUntil(lambda: figures["tiles"].text() == "4")


@pytest.mark.rule("W2")
def test_land_for_each_number_of_players(panel: StatisticsPanel, document: Document) -> None:
    properties = replace(document.scenario.properties, players=Players(1, 3))
    land = {Hex(q, 20): tile(Terrain.DESERT) for q in range(17)}
    document.perform(edit(document.scenario, properties=properties, tiles=land), "lay")
    settle()
    assert panel.land.text().splitlines() == [
        "Land for each of 1: 20.0 ✓",
        "Land for each of 2: 10.0 ✓",
        "Land for each of 3: 6.7, little: the rule book recommends about 10",
    ]


def test_the_table_is_a_sound_model(panel: StatisticsPanel, document: Document) -> None:
    tester = QAbstractItemModelTester(panel.table, QAbstractItemModelTester.FailureReportingMode.Fatal, panel)
    document.perform(edit(document.scenario, tiles={Hex(0, 0): None}), "erase")
    settle()
    panel.table.take({}, SECOND_EDITION, document.scenario.orientation)
    assert tester.model() is panel.table


def test_without_a_document(panel: StatisticsPanel) -> None:
    panel.set_document(None)
    assert panel.figures["tiles"].text() == "–"


def test_long_texts_are_not_clipped(long_texts: None, document: Document, shown: Show) -> None:
    panel = StatisticsPanel()
    panel.set_document(document)
    shown(panel, 280, 700)
    settle()
    assert clipped(panel) == []


def test_history_travels(document: Document, shown: Show) -> None:
    panel = HistoryPanel()
    panel.set_document(document)
    shown(panel, 280, 300)
    for r in range(3):
        document.perform(edit(document.scenario, tiles={Hex(9, r): tile(Terrain.SEA)}), f"Lay {r}")
    model = panel.view.model()
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == ["Start", "Lay 0", "Lay 1", "Lay 2"]
    at = panel.view.visualRect(model.index(1, 0)).center()
    QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert [place for place in document.scenario.tiles if place.q == 9] == [Hex(9, 0)]
    QTest.keyClick(panel.view, Qt.Key.Key_Up)
    assert document.undo_stack.index() == 0
    panel.set_document(None)
    assert panel.view.model().rowCount() == 1


def row_of(panel: StatisticsPanel, terrain: str, kind: str = "") -> int:
    """The row of a kind, or of all tiles of the terrain."""
    names = [panel.table.index(row, KIND).data() for row in range(panel.table.rowCount())]
    first = names.index(terrain)
    return names.index(kind, first + 1) if kind else first


def test_a_click_selects_the_tiles(panel: StatisticsPanel, document: Document) -> None:
    bend = {Hex(9, r): tile(Terrain.ROCK, ((r, r + 1),)) for r in range(2)}
    document.perform(edit(document.scenario, tiles=bend), "lay")
    settle()

    def click(row: int, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        panel.view.scrollTo(panel.table.index(row, KIND))
        at = panel.view.visualRect(panel.table.index(row, KIND)).center()
        QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, held, at)

    def of(*terrains: Terrain) -> set[Hex]:
        return {place for place, here in document.scenario.tiles.items() if here.terrain in terrains}

    click(row_of(panel, "Rock", "Sharp bend"))
    assert document.selection == bend.keys()
    click(row_of(panel, "Rock"))
    assert document.selection == of(Terrain.ROCK) > bend.keys()
    click(row_of(panel, "Sea"), Qt.KeyboardModifier.ControlModifier)
    assert document.selection == of(Terrain.ROCK, Terrain.SEA)
    click(row_of(panel, "Pasture"))
    panel.view.setFocus()
    for _ in range(row_of(panel, "Woods") - row_of(panel, "Pasture")):
        QTest.keyClick(panel.view, Qt.Key.Key_Down)
    assert document.selection == of(Terrain.PASTURE)
    QTest.keyClick(panel.view, Qt.Key.Key_Return)
    assert document.selection == of(Terrain.WOODS)
    assert document.undo_stack.count() == 1
