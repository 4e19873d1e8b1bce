from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import Orientation
from rbdesigner.lab.wording.map_findings import with_par
from rbdesigner.players.difficulty import Par
from rbdesigner.rules.options import OFFICIAL
from rbdesigner.rules.tables import Good, Subject
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import STANDARD_START, Findings, Players, Properties, Record, Research, Scenario, Status
from rbdesigner.tiles import OWN_BOX, SECOND_EDITION, TWO_BOXES, Box, Terrain, TileKind, tile
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.box_editor import BoxEditor
from rbdesigner.ui.editor.panels.properties_panel import PropertiesPanel
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.widgets.section import Section
from tests.gui.editor.panels.support import PLAIN, choose, clipped, settle

Show = Callable[..., None]


@pytest.fixture(scope="module")
def kept_panel(qapp: QApplication) -> Iterator[PropertiesPanel]:
    """A panel that the tests share, each with a document of its own."""
    panel = PropertiesPanel()
    panel.resize(280, 700)
    panel.show()
    for section in panel.findChildren(Section):
        section.heading.setChecked(True)
    yield panel
    panel.close()
    panel.deleteLater()


@pytest.fixture
def panel(kept_panel: PropertiesPanel, document: Document) -> Iterator[PropertiesPanel]:
    kept_panel.set_document(document)
    QTest.qWaitForWindowExposed(kept_panel)
    yield kept_panel
    kept_panel.set_document(None)


def test_typing_is_one_step_and_undo_shows(panel: PropertiesPanel, document: Document) -> None:
    edit_line = panel.fields["title"].edit
    edit_line.setFocus()
    QTest.keyClicks(edit_line, "The Isles")
    assert document.scenario.properties.title == "The Isles"
    assert document.undo_stack.count() == 1
    document.undo_stack.undo()
    settle()
    assert edit_line.text() == ""
    document.undo_stack.redo()
    settle()
    assert edit_line.text() == "The Isles"


def test_a_second_visit_is_a_second_step(panel: PropertiesPanel, document: Document) -> None:
    title, code = panel.fields["title"].edit, panel.fields["code"].edit
    panel.activateWindow()
    title.setFocus()
    QTest.keyClicks(title, "A")
    code.setFocus()
    title.setFocus()
    QTest.keyClicks(title, "B")
    assert document.undo_stack.count() == 2
    document.undo_stack.undo()
    assert document.scenario.properties.title == "A"


def test_typing_in_two_fields_is_two_steps(panel: PropertiesPanel, document: Document) -> None:
    QTest.keyClicks(panel.fields["title"].edit, "x")
    QTest.keyClicks(panel.fields["description"].edit, "y")
    assert [document.undo_stack.text(i) for i in range(document.undo_stack.count())] == [
        "Change the title",
        "Change the description",
    ]
    assert document.scenario.properties.description == "y"


def test_designers_keep_what_is_typed(panel: PropertiesPanel, document: Document) -> None:
    names = panel.fields["designers"].edit
    QTest.keyClicks(names, "Ann, Bob,")
    assert document.scenario.properties.designers == ("Ann", "Bob")
    settle()
    assert names.text() == "Ann, Bob,"


@pytest.mark.parametrize(
    ("which", "keys", "expected"),
    [("most", "1", Players(1, 1)), ("least", "6", Players(6, 6)), ("most", "5", Players(2, 5))],
)
def test_least_and_most_players_pull_each_other(
    panel: PropertiesPanel, document: Document, which: str, keys: str, expected: Players
) -> None:
    spin = panel.fields[which].spin
    spin.selectAll()
    QTest.keyClicks(spin, keys)
    assert document.scenario.properties.players == expected
    assert (panel.fields["least"].spin.value(), panel.fields["most"].spin.value()) == (expected.least, expected.most)


def test_status_difficulty_orientation(panel: PropertiesPanel, document: Document) -> None:
    choose(panel.fields["status"].choice, "Final")
    choose(panel.fields["orientation"].choice, "point up")
    choose(panel.fields["difficulty"].choice, "★★★☆☆  medium")
    properties = document.scenario.properties
    assert (properties.status, properties.orientation, properties.difficulty) == (
        Status.FINAL,
        Orientation.POINTY,
        3,
    )
    assert [document.undo_stack.text(i) for i in range(document.undo_stack.count())] == [
        "Change the status",
        "Change the orientation of the hexes",
        "Change the difficulty",
    ]
    choose(panel.fields["status"].choice, "Final")
    assert document.undo_stack.count() == 3, "choosing what is chosen already is no step"


def test_options_name_the_official_rule_and_return_to_it(panel: PropertiesPanel, document: Document) -> None:
    field = panel.fields["options"]
    assert not field.official.isEnabled()
    QTest.mouseClick(field.switches["bridges_in_deserts"].box, Qt.MouseButton.LeftButton)
    field.numbers["home_distance"].setFocus()
    QTest.keyClick(field.numbers["home_distance"], Qt.Key.Key_Up)
    assert document.scenario.properties.options.bridges_in_deserts
    assert document.scenario.properties.options.home_distance == OFFICIAL.home_distance + 1
    assert field.switches["bridges_in_deserts"].text.font().bold()
    QTest.mouseClick(field.official, Qt.MouseButton.LeftButton)
    assert document.scenario.properties.options == OFFICIAL
    assert [document.undo_stack.text(i) for i in range(document.undo_stack.count())] == [
        "Switch on: Bridges in deserts",
        "Change: Steps between two homes, at least",
        "Take the official rules",
    ]


def test_research_of_all_and_of_players(panel: PropertiesPanel, document: Document) -> None:
    field = panel.fields["research"]
    QTest.mouseClick(field.subjects[Subject.ROWING].box, Qt.MouseButton.LeftButton)
    choose(field.whom, "Player 2")
    assert field.subjects[Subject.ROWING].box.isChecked()
    assert not field.subjects[Subject.ROWING].isEnabled()
    QTest.mouseClick(field.subjects[Subject.DRILLING].box, Qt.MouseButton.LeftButton)
    assert document.scenario.properties.research == (Research(Subject.ROWING), Research(Subject.DRILLING, 2))
    document.undo_stack.undo()
    settle()
    assert not field.subjects[Subject.DRILLING].box.isChecked()


def test_start_goods_and_back_to_the_standard(panel: PropertiesPanel, document: Document) -> None:
    field = panel.fields["start"]
    field.goods[Good.GOLD].setValue(3)
    assert dict(document.scenario.properties.start.goods) == {**dict(STANDARD_START.goods), Good.GOLD: 3}
    field.goods[Good.GOLD].setValue(0)
    assert document.scenario.properties.start == STANDARD_START
    field.goods[Good.BOARDS].setValue(9)
    QTest.mouseClick(field.standard, Qt.MouseButton.LeftButton)
    assert document.scenario.properties.start == STANDARD_START
    assert field.goods[Good.BOARDS].value() == 5


def test_turns_and_prefill_may_be_absent(panel: PropertiesPanel, document: Document) -> None:
    spin = panel.fields["turns"].spin
    assert spin.text() == "by the rules"
    spin.setValue(12)
    assert document.scenario.properties.turns == 12
    spin.setValue(spin.minimum())
    assert document.scenario.properties.turns is None


def test_record(panel: PropertiesPanel, document: Document) -> None:
    field = panel.fields["record"]
    assert not field.score.isVisible()
    QTest.mouseClick(field.known.box, Qt.MouseButton.LeftButton)
    field.score.setValue(412)
    QTest.keyClicks(field.holder, "Ann")
    QTest.keyClicks(field.date, "2026-05-31")
    assert document.scenario.properties.record == Record(412, holder="Ann", date="2026-05-31")
    QTest.keyClick(field.date, Qt.Key.Key_Backspace)
    assert document.scenario.properties.record == Record(412, holder="Ann", date="2026-05-31")
    assert field.bad_date.isVisible()
    assert field.date.text() == "2026-05-3"
    QTest.mouseClick(field.machine.box, Qt.MouseButton.LeftButton)
    assert document.scenario.properties.record == Record(412, holder="Ann", date="2026-05-31", machine=True)
    QTest.mouseClick(field.known.box, Qt.MouseButton.LeftButton)
    assert document.scenario.properties.record is None


def test_boxes(panel: PropertiesPanel, document: Document) -> None:
    field = panel.fields["box"]
    choose(field.choice, "Two boxes (288 tiles)")
    assert document.scenario.properties.box == TWO_BOXES
    own = Box(OWN_BOX, "Mine", {TileKind(Terrain.SEA): 1})
    document.perform(edit(document.scenario, properties=Properties(box=own)), "own box")
    settle()
    assert field.choice.currentText() == "Own: Mine"
    document.undo_stack.undo()
    document.undo_stack.undo()
    settle()
    assert document.scenario.properties.box == SECOND_EDITION
    assert field.choice.currentText() == "Second edition (144 tiles)"


def test_a_box_is_counted_out_in_one_step(panel: PropertiesPanel, document: Document) -> None:
    QTest.mouseClick(panel.fields["box"].count_out, Qt.MouseButton.LeftButton)
    editor = panel.findChild(BoxEditor)
    choose(editor.beginning, "the tiles on this map")
    editor.accept()
    box = document.scenario.properties.box
    assert (box.key, box.counts) == (OWN_BOX, document.scenario.tile_counts())
    assert document.undo_stack.count() == 1
    QTest.mouseClick(panel.fields["box"].count_out, Qt.MouseButton.LeftButton)
    editor = panel.findChildren(BoxEditor)[-1]
    choose(editor.beginning, "two boxes")
    editor.accept()
    assert document.scenario.properties.box is TWO_BOXES, "a known box keeps its name"


def test_without_a_document_nothing_can_be_typed(panel: PropertiesPanel, document: Document) -> None:
    panel.set_document(None)
    assert not panel.fields["title"].edit.isEnabled()
    QTest.keyClicks(panel.fields["title"].edit, "x")
    assert document.scenario.properties.title == ""


def test_a_hidden_panel_catches_up_when_shown(panel: PropertiesPanel, document: Document) -> None:
    panel.hide()
    document.perform(edit(document.scenario, properties=Properties(title="New")), "title")
    settle()
    assert panel.fields["title"].edit.text() == ""
    panel.show()
    assert panel.fields["title"].edit.text() == "New"


def test_long_texts_are_not_clipped(long_texts: None, document: Document, shown: Show) -> None:
    panel = PropertiesPanel()
    panel.set_document(document)
    shown(panel, 280, 1200)
    for section in panel.findChildren(Section):
        section.heading.setChecked(True)
    settle()
    assert panel.width() == 280
    assert panel.scroll_area.widget().width() <= panel.scroll_area.viewport().width()
    assert clipped(panel) == []


def test_the_wheel_scrolls_and_does_not_count(panel: PropertiesPanel, document: Document, qtbot: QtBot) -> None:
    from PySide6.QtCore import QPoint, QPointF
    from PySide6.QtGui import QWheelEvent

    spin = panel.fields["most"].spin
    panel.fields["title"].edit.setFocus()
    wheel = QWheelEvent(
        QPointF(5, 5),
        QPointF(spin.mapToGlobal(QPoint(5, 5))),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    spin.wheelEvent(wheel)
    assert document.scenario.properties.players == Players()


def test_a_line_break_that_is_pasted_into_a_title_is_a_space(window: MainWindow) -> None:
    page = window.workbench.maps.show(Scenario())
    docks = window.workbench.docks
    assert docks is not None
    panel = docks.panels["properties"]
    assert isinstance(panel, PropertiesPanel)
    field = panel.fields["title"].focusProxy()
    assert isinstance(field, QLineEdit)
    field.setFocus()
    for ends in ("\n", "\r\n", "\u2028", "\v"):
        QGuiApplication.clipboard().setText(f"Twin{ends}Isles")
        field.clear()
        QTest.keySequence(field, QKeySequence(QKeySequence.StandardKey.Paste))
        assert page.document.scenario.properties.title == "Twin Isles"
        assert field.text() == "Twin Isles"
        assert window.tabs.tabText(0).startswith("Twin Isles")


# Findings


def noted(findings: Findings | None) -> Scenario:
    """A map with these findings."""
    scenario = Scenario(tiles=dict(PLAIN))
    scenario.properties = replace(scenario.properties, findings=findings)
    return scenario


def test_findings_are_taken_off_the_sheet_and_undo_puts_them_back(panel: PropertiesPanel, qtbot: QtBot) -> None:
    assert not panel.played.isVisible()
    found = with_par(noted(None), Par(260, 2, 1000, easy=100, medium=150, chain=(), tight_turn=None))
    document = Document(noted(found), parent=panel)
    panel.set_document(document)
    assert panel.played.isVisible()
    qtbot.waitUntil(lambda: panel.findings.line.text() == "Par 260, hard to reach")
    place = min(PLAIN)
    document.perform(edit(document.scenario, tiles={place: tile(Terrain.MOUNTAIN)}), "Change a tile")
    qtbot.waitUntil(lambda: panel.findings.line.text() == "Par 260, hard to reach (before the last change of the map)")
    document.undo_stack.undo()
    qtbot.waitUntil(lambda: panel.findings.line.text() == "Par 260, hard to reach")
    QTest.mouseClick(panel.findings.remove_button, Qt.MouseButton.LeftButton)
    assert document.scenario.properties.findings is None
    assert document.undo_stack.undoText() == "Take the findings off the sheet"
    assert not panel.played.isVisible()
    document.undo_stack.undo()
    settle()
    assert document.scenario.properties.findings == found
    assert panel.played.isVisible() and panel.findings.line.text() == "Par 260, hard to reach"


def test_findings_of_a_later_version_can_be_taken_away_too(panel: PropertiesPanel, qtbot: QtBot) -> None:
    document = Document(noted(Findings("0" * 64)), parent=panel)
    panel.set_document(document)
    told = "Neither par nor fairness is known to this version."
    qtbot.waitUntil(lambda: panel.findings.line.text() == told)
    QTest.mouseClick(panel.findings.remove_button, Qt.MouseButton.LeftButton)
    assert document.scenario.properties.findings is None
