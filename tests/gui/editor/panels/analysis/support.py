"""What the tests of the panel of facts look and click with."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import edit
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.map_editor import MapEditor
from rbdesigner.ui.editor.panels.analysis_panel import AnalysisPanel

GOLD_ISLE = Path(__file__).resolve().parents[5] / "scenarios" / "gold-isle.rbmap"
FOUR_WINDS = GOLD_ISLE.with_name("four-winds.rbmap")
DESERT = tile(Terrain.DESERT)
EQUAL = "Fairness 100 of 100."
EQUAL_BY_FACTS = "Fairness 100 of 100, by facts alone."


def settled(panel: AnalysisPanel, qtbot: QtBot) -> None:
    """Wait until facts and plans are those of the map."""

    def is_settled() -> bool:
        viewer = panel.viewer
        return viewer is not None and viewer.facts.are_current and not panel.live.is_planning

    qtbot.waitUntil(lambda: is_settled() and panel.table.rowCount() > 0)


def lit(editor: MapEditor) -> frozenset[Hex]:
    return editor._layers.beacon.places


def make_uneven(editor: MapEditor) -> Hex:
    """Turn the rock of the home in the south to desert; where that home is."""
    scenario = editor.document.scenario
    home = max(scenario.homes, key=lambda place: place.r)
    near = [
        at for at, here in scenario.tiles.items()
        if here.terrain is Terrain.ROCK and abs(at.q - home.q) <= 2 and abs(at.r - home.r) <= 2
    ]  # fmt: skip
    editor.document.perform(edit(scenario, tiles=dict.fromkeys(near, DESERT)), "spoil")
    return home


def row_of(panel: AnalysisPanel, title: str) -> int:
    return next(row for row in range(panel.table.rowCount()) if panel.table.index(row, 0).data() == title)


def sentences(panel: AnalysisPanel) -> list[str]:
    return [panel.sentences.item(row).text() for row in range(panel.sentences.count())]


def about_rock(panel: AnalysisPanel) -> bool:
    """Whether the reasons name rock."""
    return any("rock" in text for text in sentences(panel) if "would save" not in text)


def shortcuts(panel: AnalysisPanel) -> list[int]:
    """The rows of roads and bridges that would pay."""
    return [row for row, text in enumerate(sentences(panel)) if " would save " in text]


def click_cell(panel: AnalysisPanel, row: int, column: int) -> None:
    index = panel.table.index(row, column)
    panel.view.scrollTo(index)
    at = panel.view.visualRect(index).center()
    QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def choose_sentence(panel: AnalysisPanel, row: int) -> None:
    item = panel.sentences.item(row)
    panel.sentences.scrollToItem(item)
    at = panel.sentences.visualItemRect(item).center()
    QTest.mouseClick(panel.sentences.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
