"""Numbers can be typed with a point or a comma, in every language and every field."""

from __future__ import annotations

import ast

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox
from pytestqt.qtbot import QtBot

from rbdesigner.art.export.sheet_settings import SheetContent, SheetSettings
from rbdesigner.ui.dialogs.exports.sheet_fields import SheetFields
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.widgets.inputs import DecimalBox, SpinBox
from tests.syntax_trees import naming, nodes

LANGUAGES = ("en", "de", "fi", "it")


def typed(field: QSpinBox | QDoubleSpinBox, text: str) -> float:
    """The value of a field once somebody has typed this and gone on."""
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)
    return field.value()


def decimal(qtbot: QtBot, most: float) -> DecimalBox:
    field = DecimalBox(0, most)
    qtbot.addWidget(field)
    field.setSuffix(" mm from side to side")
    field.show()
    return field


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "value"),
    [("43,5", 43.5), ("43.5", 43.5), ("43", 43), (",5", 0.5), ("1 234,5", 1234.5), ("1'234.5", 1234.5), ("-2,5", -2.5)],
)
def test_a_point_and_a_comma_begin_the_decimals(qtbot: QtBot, language: str, text: str, value: float) -> None:
    field = decimal(qtbot, 5000)
    field.setMinimum(-5000)
    field.setLocale(QLocale(language))
    assert typed(field, text) == value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("pasted", "value"), [("1.234,50", 1234.5), ("1,234.50", 1234.5), ("1.234.567", 1234567)])
def test_of_two_marks_the_last_begins_the_decimals(qtbot: QtBot, language: str, pasted: str, value: float) -> None:
    field = decimal(qtbot, 5_000_000)
    field.setLocale(QLocale(language))
    field.lineEdit().setText(pasted)
    field.interpretText()
    assert field.value() == value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "value"),
    [("1000", 1000), ("1.000", 1000), ("1,000", 1000), ("1 000", 1000), ("2.5", 2), ("2,5", 2), ("1.0000", 1000)],
)
def test_whole_numbers_have_marks_between_thousands_alone(qtbot: QtBot, language: str, text: str, value: int) -> None:
    field = SpinBox(0, 5000)
    qtbot.addWidget(field)
    field.setLocale(QLocale(language))
    field.setPrefix("at most ")
    field.show()
    assert typed(field, text) == value


def test_a_word_in_place_of_a_number_stays_one(qtbot: QtBot) -> None:
    field = SpinBox(1, 4)
    qtbot.addWidget(field)
    field.setSpecialValueText("1 (solo)")
    field.show()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert (field.value(), field.text()) == (1, "1 (solo)")
    assert typed(field, "3") == 3


def test_the_width_of_tiles_on_paper_is_what_was_typed(window: MainWindow) -> None:
    fields = SheetFields(SheetSettings(content=SheetContent.MAP), window)
    fields.show()
    for text in ("43,5", "43.5"):
        fields.tile_width.setValue(50)
        assert typed(fields.tile_width, text) == 43.5


def test_all_fields_of_numbers_are_of_these_two_kinds() -> None:
    others = [
        path.name
        for path in naming("SpinBox(")
        for node in nodes(path, ast.Call)
        if isinstance(node.func, ast.Name) and node.func.id in ("QSpinBox", "QDoubleSpinBox")
    ]
    assert not others
