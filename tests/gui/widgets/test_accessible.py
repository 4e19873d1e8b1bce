"""What screen readers are told; ``tests/desktop`` reads it where they do."""

from __future__ import annotations

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QMainWindow, QSpinBox, QToolBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.ui.editor.panels.statistics import StatisticsPanel
from rbdesigner.ui.widgets.accessible import label_fields, make_clearable, name_extension, tell_choice


def read(widget: QWidget) -> tuple[str, str]:
    """The name and the description that Qt hands on."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name), interface.text(QAccessible.Text.Description)


def test_a_box_without_a_label_says_what_is_chosen_in_it(qtbot: QtBot) -> None:
    box = QComboBox()
    qtbot.addWidget(box)
    box.addItems(["All", "North"])
    tell_choice(box, "Whose actions are shown")
    assert "Whose actions are shown" in read(box)


def test_the_label_of_a_field_in_a_box_names_the_field(qtbot: QtBot) -> None:
    window, box, field = QWidget(), QWidget(), QSpinBox()
    qtbot.addWidget(window)
    field.setParent(box)
    box.setFocusProxy(field)
    form = QFormLayout(window)
    form.addRow("&Tiles", box)
    form.addRow("&Rivers", QSpinBox())
    label_fields(form)
    labels = [item.widget() for item in (form.itemAt(row, QFormLayout.ItemRole.LabelRole) for row in (0, 1))]
    assert [label.buddy() for label in labels] == [field, form.itemAt(1, QFormLayout.ItemRole.FieldRole).widget()]


def test_the_button_that_empties_a_field_has_a_name(qtbot: QtBot) -> None:
    field = QLineEdit()
    qtbot.addWidget(field)
    make_clearable(field)
    (button,) = field.findChildren(QToolButton)
    assert read(button)[0] == "Clear the field"


def test_the_button_of_what_a_toolbar_has_no_room_for_has_a_name(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    bar = QToolBar(window)
    name_extension(bar)
    (button,) = bar.findChildren(QToolButton)
    assert read(button)[0] == "More tools"


def test_figures_are_read_with_what_they_count(qtbot: QtBot) -> None:
    panel = StatisticsPanel()
    qtbot.addWidget(panel)
    panel.figures["land"].setText("16")
    assert read(panel.figures["land"]) == ("16", "Land")
