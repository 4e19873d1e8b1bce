"""With symmetry, what is done in a panel is done at the images too."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QToolButton

from rbdesigner.hexes import ORIGIN, Hex
from rbdesigner.rules.tables import Good, Subject
from rbdesigner.scenario.model import Players, Properties, Research, Scenario
from rbdesigner.scenario.pieces import Goods, Home
from rbdesigner.symmetry import Centre, Symmetry
from rbdesigner.tiles import UNLIMITED, Terrain, tile
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.inspector_rows import GoodsRow
from rbdesigner.ui.editor.panels.place_inspector import PlaceInspector
from rbdesigner.ui.editor.panels.problem_list import PROBLEM
from rbdesigner.ui.editor.panels.problems_panel import ProblemsPanel
from rbdesigner.ui.editor.panels.properties_panel import PropertiesPanel
from rbdesigner.ui.editor.panels.rule_fields import ResearchField
from tests.gui.editor.panels.support import choose, settle

Show = Callable[..., None]
EAST, WEST = Hex(1, 0), Hex(-1, 0)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def document(qapp: object) -> Document:
    source = tile(Terrain.MOUNTAIN, ((2,),))
    document = Document(
        Scenario(
            Properties(players=Players(1, 3), box=UNLIMITED),
            {EAST: source, ORIGIN: tile(Terrain.PASTURE), WEST: tile(Terrain.MOUNTAIN, ((5,),))},
            {EAST: Home(0, 1), WEST: Home(6, 3)},
            {EAST: (Goods(Good.STONE, 2),), WEST: (Goods(Good.STONE, 2, 6),)},
        )
    )
    document.set_symmetry(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN))
    return document


def test_the_selected_tile(document: Document, shown: Show) -> None:
    inspector = PlaceInspector()
    inspector.set_document(document)
    shown(inspector, 280, 800)
    document.selection = [EAST]
    row = next(row for row in inspector.rows if isinstance(row, GoodsRow))
    row.count.setValue(5)
    assert document.scenario.pieces == {EAST: (Goods(Good.STONE, 5),), WEST: (Goods(Good.STONE, 5, 6),)}
    turn = inspector.findChild(QToolButton, "turn-right")
    assert turn is not None
    QTest.mouseClick(turn, LEFT)
    assert [document.scenario.tiles[at].rivers for at in (EAST, WEST)] == [((3,),), ((0,),)]
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert document.scenario.pieces[WEST] == (Goods(Good.STONE, 2, 6),)


def test_a_fix(document: Document, shown: Show) -> None:
    panel = ProblemsPanel()
    panel.set_document(document)
    shown(panel, 300, 500)
    rows = [panel.model.index(row) for row in range(panel.model.rowCount())]
    index = next(index for index in rows if index.data(PROBLEM).code == "river-off-map")
    QTest.mouseClick(panel.view.viewport(), LEFT, pos=panel.view.visualRect(index).center())
    fix = index.data(PROBLEM).fixes[0]
    button = next(b for b in panel.details.findChildren(QPushButton) if b.text() == fix.title)
    steps = document.undo_stack.count()
    QTest.mouseClick(button, LEFT)
    settle()
    assert "river-off-map" not in [problem.code for problem in document.problems]
    assert document.undo_stack.count() == steps + 1


def test_what_a_player_has_researched(document: Document, shown: Show) -> None:
    panel = PropertiesPanel()
    panel.set_document(document)
    shown(panel, 300, 900)
    field = panel.findChild(ResearchField)
    assert field is not None
    choose(field.whom, "Player 3")
    field.subjects[Subject.ROWING].box.click()
    assert document.scenario.properties.research == (Research(Subject.ROWING, 1), Research(Subject.ROWING, 3))
