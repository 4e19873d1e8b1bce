"""What the tests of the panels share."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.settings import ToolSettings
from tests.gui.editor.panels.support import PLAIN, LongTexts, NotingViewer


@pytest.fixture
def document(qapp: QApplication) -> Iterator[Document]:
    document = Document(Scenario(tiles=dict(PLAIN)))
    yield document
    document.deleteLater()


@pytest.fixture
def settings(qapp: QApplication) -> ToolSettings:
    return ToolSettings()


@pytest.fixture
def viewer(qapp: QApplication) -> NotingViewer:
    return NotingViewer()


@pytest.fixture
def shown(qtbot: QtBot) -> Callable[..., None]:
    """Shows a widget in a size and waits until it is there."""

    def show(widget: QWidget, width: int = 280, height: int = 700) -> None:
        qtbot.addWidget(widget)
        widget.resize(width, height)
        with qtbot.waitExposed(widget):
            widget.show()

    return show


@pytest.fixture
def long_texts(qapp: QApplication) -> Iterator[None]:
    texts = LongTexts()
    QCoreApplication.installTranslator(texts)
    yield
    QCoreApplication.removeTranslator(texts)
