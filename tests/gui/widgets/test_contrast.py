"""Every text can be read: on every kind of widget, in every state, in both themes."""

from __future__ import annotations

import ast
from array import array
from collections import Counter
from collections.abc import Iterator

import PySide6.QtWidgets
import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QFont, QImage
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QWidget,
)
from pytestqt.qtbot import QtBot

from rbdesigner.ui.widgets.menu import Menu
from rbdesigner.ui.widgets.theme import Theme, ThemeSwitch
from tests.gui.contrast import contrast
from tests.gui.widgets.widget_looks import BLANK, TEXT, Look, looks
from tests.parameters import few
from tests.syntax_trees import naming, nodes, texts

TEXTLESS = {
    *("QWidget", "QFrame", "QMainWindow", "QDialog", "QSlider", "QScrollBar", "QToolBar"),
    *("QGraphicsView", "QScrollArea", "QAbstractScrollArea", "QSplitter", "QStackedWidget", "QTabWidget"),
    *("QAbstractButton", "QAbstractItemView", "QAbstractSpinBox", "QProgressDialog", "QFileDialog", "QColorDialog"),
    *("QDialogButtonBox",),
}
"""What has no text but that of its parts."""


def text_contrast(before: QImage, after: QImage) -> float:
    """The contrast between a text and its ground, where the text changes the picture."""
    common = QRect(QPoint(), before.size().boundedTo(after.size()))
    ground, text = (pixels(image.copy(common)) for image in (before, after))
    inked = [(here, there) for here, there in zip(ground, text, strict=True) if here != there]
    assert len(inked) > 50, "no text is seen"
    (below, _), (ink, _) = (Counter(colours).most_common(1)[0] for colours in zip(*inked, strict=True))
    return contrast(QColor(ink), QColor(below))


def pixels(image: QImage) -> array[int]:
    """The colours of all pixels."""
    return array("I", bytes(image.convertToFormat(QImage.Format.Format_ARGB32).constBits()))


@pytest.fixture
def in_large_letters(qapp: QApplication) -> Iterator[None]:
    """Letters with strokes so broad that their insides have the colour of the text."""
    usual, large = qapp.font(), QFont(qapp.font())
    large.setPixelSize(36)
    large.setBold(True)
    qapp.setFont(large)
    yield
    qapp.setFont(usual)


@pytest.mark.parametrize(
    ("theme", "active"),
    few([(Theme.LIGHT, True), (Theme.DARK, False), (Theme.LIGHT, False), (Theme.DARK, True)], 2),
)
def test_every_text_can_be_read(
    qtbot: QtBot, qapp: QApplication, in_large_letters: None, theme: Theme, active: bool
) -> None:
    switch = ThemeSwitch(qapp)
    switch.theme = theme
    other = QWidget()
    qtbot.addWidget(other)
    other.show()

    def picture(look: Look, text: str) -> QImage:
        window = QMainWindow()
        qtbot.addWidget(window)
        window.resize(600, 400)
        window.show()
        front = window if active else other
        front.activateWindow()
        qtbot.waitActive(front)
        image = look(window, text)
        window.close()
        return image

    found = {name: (text_contrast(picture(look, BLANK), picture(look, TEXT)), least) for name, least, look in looks()}
    switch.theme = Theme.LIGHT
    switch.deleteLater()
    assert {name: round(each, 2) for name, (each, least) in found.items() if each < least} == {}


def test_every_kind_of_widget_in_the_program_is_looked_at() -> None:
    imported = {
        alias.name
        for path in naming("PySide6.QtWidgets")
        for node in nodes(path, ast.ImportFrom)
        if node.module == "PySide6.QtWidgets"
        for alias in node.names
    }
    kinds = {name: getattr(PySide6.QtWidgets, name) for name in imported - TEXTLESS}
    looked_at = tuple(getattr(PySide6.QtWidgets, name.split()[0], Menu) for name, _, _ in looks())
    widgets = {name: kind for name, kind in kinds.items() if isinstance(kind, type) and issubclass(kind, QWidget)}
    assert sorted(name for name, kind in widgets.items() if not issubclass(kind, looked_at)) == []


def test_no_tabs_have_a_ground_of_their_own() -> None:
    """On that of Qt notes are too faint in the dark; in document mode there is none."""
    made = {path: text.count("QTabWidget(") for path, text in texts().items() if "QTabWidget(" in text}
    assert made and made == {path: texts()[path].count("setDocumentMode(True)") for path in made}


def test_menus_are_made_with_edges_that_can_be_seen() -> None:
    made = [
        path.name
        for path in naming("QMenu(")
        for node in nodes(path, ast.Call)
        if isinstance(node.func, ast.Name) and node.func.id == "QMenu"
    ]
    assert not made, "Menu has the palette with edges"
