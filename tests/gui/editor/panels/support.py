"""What the tests of the panels look with: a view that notes where it was sent, long texts, clipped texts."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, QTranslator, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton, QWidget

from rbdesigner.hexes import Hex
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.widgets.inputs import ComboBox

PLAIN = {
    Hex(0, 0): tile(Terrain.PASTURE),
    Hex(1, 0): tile(Terrain.WOODS),
    Hex(0, 1): tile(Terrain.ROCK),
    Hex(-1, 1): tile(Terrain.SEA),
}


class NotingViewer(QObject):
    """A view of a map that only notes what it is asked."""

    viewport_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.seen = QRectF(-2, -2, 4, 4)
        self.centred: list[tuple[Hex, ...]] = []
        self.points: list[QPointF] = []

    def centre_on(self, places: Iterable[Hex]) -> None:
        self.centred.append(tuple(places))

    def centre_at(self, point: QPointF) -> None:
        self.points.append(point)
        self.seen.moveCenter(point)
        self.viewport_changed.emit()

    def held(self) -> AbstractContextManager[None]:
        return nullcontext()

    def visible_rect(self) -> QRectF:
        return QRectF(self.seen)


class LongTexts(QTranslator):
    """Makes every text of the program 40 % longer, as a translation may."""

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        more = max(1, round(0.4 * len(text)))
        return f"{text} {'lang und breit ' * (more // 15 + 1)}"[: len(text) + more]

    def isEmpty(self) -> bool:  # noqa: N802  (Qt names it)
        return False


def settle() -> None:
    """Let everything happen that waits for the event loop to rest."""
    for _ in range(3):
        QCoreApplication.processEvents()


def clipped(widget: QWidget) -> list[str]:
    """The texts of labels and buttons for which there is not enough room."""
    found = []
    for label in widget.findChildren(QLabel):
        if label.isVisible() and label.text():
            needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
            too_wide = not label.wordWrap() and label.width() < label.sizeHint().width()
            if too_wide or label.height() < needed:
                found.append(label.text())
    for kind in (QPushButton, QToolButton):
        for button in widget.findChildren(kind):
            if button.isVisible() and button.text() and button.width() < button.minimumSizeHint().width():
                found.append(button.text())
    return found


def choose(choice: ComboBox, text: str) -> None:
    """Choose an entry of a list as a user does."""
    row = choice.findText(text)
    assert row >= 0, [choice.itemText(i) for i in range(choice.count())]
    choice.setCurrentIndex(row)
    choice.activated.emit(row)
