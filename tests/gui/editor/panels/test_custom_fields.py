"""Custom fields in the panels: of the scenario, of one tile, and of several at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QColorDialog, QLineEdit, QToolButton, QWidget

from rbdesigner.hexes import Hex
from rbdesigner.scenario.custom_fields import CustomField, FieldKind
from rbdesigner.scenario.edit import edit
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.field_rows import FieldRows
from rbdesigner.ui.editor.panels.place_inspector import PlaceInspector
from rbdesigner.ui.editor.panels.properties_panel import PropertiesPanel
from rbdesigner.ui.widgets.section import Section
from tests.gui.editor.panels.support import choose, clipped, settle

HERE, THERE = Hex(0, 0), Hex(1, 0)
DANGER = CustomField.of("danger", 3)


@pytest.fixture
def inspector(qapp: QApplication, document: Document) -> Iterator[PlaceInspector]:
    inspector = PlaceInspector()
    inspector.resize(290, 500)
    inspector.show()
    QTest.qWaitForWindowExposed(inspector)
    inspector.activateWindow()
    inspector.set_document(document)
    document.selection = [HERE]
    settle()
    yield inspector
    inspector.close()
    inspector.deleteLater()


@pytest.fixture
def rows(inspector: PlaceInspector) -> FieldRows:
    return inspector.fields.fields


def add(rows: FieldRows, name: str, kind: str) -> None:
    """Add a field by its line."""
    choose(rows.kind, kind)
    rows.name.setFocus()
    QTest.keyClicks(rows.name, name)
    QTest.keyClick(rows.name, Qt.Key.Key_Return)


def line(rows: FieldRows, name: str) -> QLineEdit:
    field = rows.editors[name].field
    assert isinstance(field, QLineEdit)
    return field


def test_a_field_is_added_by_return_and_typed_over_at_once(rows: FieldRows, document: Document) -> None:
    add(rows, "danger", "Whole number")
    assert document.scenario.fields == {HERE: (CustomField.of("danger", 0),)}
    assert line(rows, "danger").hasFocus()
    QTest.keyClicks(line(rows, "danger"), "12")
    assert document.scenario.fields == {HERE: (CustomField.of("danger", 12),)}
    assert document.undo_stack.undoText() == "Change field: danger"
    document.undo_stack.undo()
    settle()
    assert line(rows, "danger").text() == "0"
    document.undo_stack.undo()
    settle()
    assert document.scenario.fields == {} and not rows.editors
    assert not document.is_modified


def test_a_name_is_wanted_and_only_once(rows: FieldRows) -> None:
    assert not rows.add.isEnabled()
    add(rows, "danger", "Text")
    QTest.keyClicks(rows.name, " danger ")
    assert not rows.add.isEnabled()
    rows.name.setText("other")
    assert rows.add.isEnabled()
    QTest.mouseClick(rows.add, Qt.MouseButton.LeftButton)
    assert sorted(rows.editors) == ["danger", "other"]


def test_the_name_of_another_tile_brings_its_kind(rows: FieldRows, document: Document) -> None:
    document.perform(edit(document.scenario, fields={THERE: (DANGER,)}), "add")
    settle()
    document.selection = [Hex(0, 1)]
    QTest.keyClicks(rows.name, "danger")
    assert rows.kind.value is FieldKind.WHOLE
    assert rows.name.completer() is not None


def test_a_number_that_is_none_does_not_count_and_goes(rows: FieldRows, document: Document) -> None:
    document.perform(edit(document.scenario, fields={HERE: (DANGER,)}), "add")
    settle()
    line(rows, "danger").setFocus()
    line(rows, "danger").selectAll()
    QTest.keyClicks(line(rows, "danger"), "-x")
    assert document.scenario.fields == {HERE: (DANGER,)}
    rows.name.setFocus()
    assert line(rows, "danger").text() == "3"


def test_numbers_are_written_as_the_language_does(rows: FieldRows, document: Document) -> None:
    half = CustomField.of("share", 0.5)
    rows.setLocale(QLocale(QLocale.Language.German))
    document.perform(edit(document.scenario, fields={HERE: (half,)}), "add")
    settle()
    assert line(rows, "share").text() == "0,5"
    for text in ("2,25", "2.25"):
        line(rows, "share").setFocus()
        line(rows, "share").selectAll()
        QTest.keyClicks(line(rows, "share"), text)
        assert document.scenario.field_values(HERE) == {"share": 2.25}
        rows.name.setFocus()
        assert line(rows, "share").text() == "2,25"


def test_a_check_and_a_colour_are_chosen(rows: FieldRows, document: Document, monkeypatch: pytest.MonkeyPatch) -> None:
    add(rows, "seen", "Yes or no")
    box = rows.editors["seen"].field
    assert isinstance(box, QCheckBox)
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert document.scenario.field_values(HERE) == {"seen": True}
    add(rows, "shade", "Colour")
    button = rows.editors["shade"].field
    assert isinstance(button, QToolButton)

    def answer(shown: QColor, _parent: QWidget, _title: str) -> QColor:
        return QColor("#1e90ff") if shown == QColor("#808080") else QColor()

    monkeypatch.setattr(QColorDialog, "getColor", answer)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)  # now it is cancelled
    assert document.scenario.field_values(HERE) == {"seen": True, "shade": "#1e90ff"}
    assert button.text() == "#1e90ff"


def test_several_tiles_show_several_values_and_take_one(rows: FieldRows, document: Document) -> None:
    fields = {
        HERE: (DANGER, CustomField.of("name", "Mill"), CustomField.of("seen", True)),
        THERE: (DANGER, CustomField.of("name", "Ford"), CustomField.of("seen", False)),
    }
    document.perform(edit(document.scenario, fields=fields), "add")
    document.selection = [HERE, THERE]
    settle()
    assert line(rows, "danger").text() == "3"
    assert (line(rows, "name").text(), line(rows, "name").placeholderText()) == ("", "several values")
    box = rows.editors["seen"].field
    assert isinstance(box, QCheckBox) and box.checkState() is Qt.CheckState.PartiallyChecked
    box.click()
    assert not box.isTristate() and box.isChecked()
    line(rows, "name").setFocus()
    QTest.keyClicks(line(rows, "name"), "Dam")
    values = {"danger": 3, "name": "Dam", "seen": True}
    assert document.scenario.field_values(HERE) == document.scenario.field_values(THERE) == values
    assert document.undo_stack.count() == 3, "all of one value on all tiles is one step"
    document.selection = [HERE, THERE, Hex(0, 1), Hex(9, 9)]
    assert line(rows, "danger").placeholderText() == "several values", "not all have it"
    QTest.mouseClick(rows.removers["danger"], Qt.MouseButton.LeftButton)
    assert document.scenario.field_values(HERE) == {"name": "Dam", "seen": True}
    assert set(document.scenario.fields) == {HERE, THERE}, "no empty fields are left, none where there is no tile"


def test_a_locked_tile_keeps_its_fields(rows: FieldRows, document: Document) -> None:
    document.perform(edit(document.scenario, fields={HERE: (DANGER,)}), "add")
    settle()
    document.locks = [HERE]
    QTest.mouseClick(rows.removers["danger"], Qt.MouseButton.LeftButton)
    assert document.scenario.fields == {HERE: (DANGER,)}
    assert "danger" in rows.editors


def test_a_place_without_a_tile_has_no_fields(inspector: PlaceInspector, document: Document) -> None:
    assert inspector.fields.isVisible()
    document.selection = [Hex(9, 9)]
    assert not inspector.fields.isVisible()
    document.selection = []
    assert not inspector.fields.isVisible()


def test_unknown_members_of_a_field_stay(rows: FieldRows, document: Document) -> None:
    document.perform(edit(document.scenario, fields={HERE: (CustomField("a", "b", extra={"x": 1}),)}), "add")
    settle()
    line(rows, "a").end(False)
    QTest.keyClicks(line(rows, "a"), "c")
    assert document.scenario.fields[HERE][0].extra == {"x": 1}
    assert document.scenario.field_values(HERE) == {"a": "bc"}


def test_nothing_is_clipped(inspector: PlaceInspector, rows: FieldRows) -> None:
    for kind in ("Text", "Whole number", "Number", "Yes or no", "Colour"):
        add(rows, f"a {kind.lower()} with a long name", kind)
    settle()
    assert clipped(inspector) == []
    assert rows.width() <= 290


def test_the_scenario_has_fields(qapp: QApplication, document: Document) -> None:
    panel = PropertiesPanel()
    panel.resize(290, 900)
    panel.show()
    for section in panel.findChildren(Section):
        section.heading.setChecked(True)
    panel.set_document(document)
    QTest.qWaitForWindowExposed(panel)
    panel.activateWindow()
    rows = panel.findChild(FieldRows)
    assert isinstance(rows, FieldRows)
    add(rows, "chapter", "Text")
    QTest.keyClicks(line(rows, "chapter"), "II")
    assert document.scenario.field_values() == {"chapter": "II"}
    assert document.undo_stack.count() == 2
    rename(rows, "chapter", "part")
    assert document.scenario.field_values() == {"part": "II"}
    document.undo_stack.undo()
    settle()
    QTest.mouseClick(rows.removers["chapter"], Qt.MouseButton.LeftButton)
    assert document.scenario.field_values() == {}
    document.undo_stack.undo()
    settle()
    assert line(rows, "chapter").text() == "II"
    panel.close()
    panel.deleteLater()


def test_tab_goes_from_value_to_value(rows: FieldRows) -> None:
    for name in ("b", "a"):
        add(rows, name, "Text")
    line(rows, "a").setFocus()
    passed = []
    for _ in range(6):
        passed.append(QApplication.focusWidget())
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    wanted = [line(rows, "a"), rows.removers["a"], line(rows, "b"), rows.removers["b"], rows.name, rows.kind]
    assert passed == wanted


def rename(rows: FieldRows, name: str, new: str) -> None:
    """Double-click a name, type another one, and press Return."""
    shown = rows.names[name]
    QTest.mouseDClick(shown.label, Qt.MouseButton.LeftButton)
    assert shown.line.hasFocus()
    QTest.keyClicks(shown.line, new)
    QTest.keyClick(shown.line, Qt.Key.Key_Return)
    settle()


def test_a_field_is_renamed_on_all_tiles_in_one_step(rows: FieldRows, document: Document) -> None:
    peril = CustomField("danger", 5, FieldKind.WHOLE, extra={"x": 1})
    document.perform(edit(document.scenario, fields={HERE: (DANGER,), THERE: (peril,)}), "add")
    settle()
    steps, before = document.undo_stack.count(), dict(document.scenario.fields)
    rename(rows, "danger", "peril")
    assert document.scenario.field_values(HERE) == {"peril": 3}
    assert document.scenario.fields[THERE] == (CustomField("peril", 5, FieldKind.WHOLE, extra={"x": 1}),)
    assert document.undo_stack.count() == steps + 1
    assert document.undo_stack.undoText() == "Rename field: danger"
    assert line(rows, "peril").hasFocus()
    document.undo_stack.undo()
    assert document.scenario.fields == before


def test_a_name_that_another_field_has_is_refused_in_a_line(rows: FieldRows, document: Document) -> None:
    fields = {HERE: (DANGER,), THERE: (CustomField.of("name", "Ford"),)}
    document.perform(edit(document.scenario, fields=fields), "add")
    settle()
    rename(rows, "danger", "name")
    assert document.scenario.fields == fields
    assert rows.refusal.isVisible() and rows.refusal.text() == "There is already a field “name”."
    rename(rows, "danger", "peril")
    assert not rows.refusal.isVisible()


def test_escape_leaves_the_name_and_f2_begins_by_keys(rows: FieldRows, document: Document) -> None:
    document.perform(edit(document.scenario, fields={HERE: (DANGER,)}), "add")
    settle()
    line(rows, "danger").setFocus()
    QTest.keyClick(line(rows, "danger"), Qt.Key.Key_F2)
    shown = rows.names["danger"]
    QTest.keyClicks(shown.line, "x")
    QTest.keyClick(shown.line, Qt.Key.Key_Escape)
    assert shown.label.isVisible() and not shown.line.isVisible()
    assert document.scenario.fields == {HERE: (DANGER,)}
    QTest.keyClick(line(rows, "danger"), Qt.Key.Key_F2)
    QTest.keyClicks(shown.line, "share")
    rows.name.setFocus()
    assert document.scenario.field_values(HERE) == {"share": 3}, "to leave is to agree"
