"""A small note beside the pointer."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QWidget

AWAY = QPoint(18, 22)
"""How far from the pointer the note stands."""
WIDEST = 320


class Bubble(QLabel):
    """Says why something is not allowed where the pointer is. It lets every click through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = parent
        self.setObjectName("reason")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setWordWrap(True)
        self.setMargin(6)
        self.setStyleSheet("QLabel { background: #3a1210; color: #ffe9e6; border-radius: 4px; }")
        self.hide()

    def tell(self, text: str, position: QPoint) -> None:
        """Show a text beside a point of the parent, within its bounds; hide with an empty text."""
        if not text:
            self.hide()
            return
        if text != self.text():
            self.setText(text)
            width = min(WIDEST, self.fontMetrics().horizontalAdvance(text) + 2 * self.margin() + 2)
            self.resize(width, self.heightForWidth(width))
        room = self._room.size()
        spot = position + AWAY
        if spot.y() + self.height() > room.height():
            spot.setY(position.y() - AWAY.y() - self.height())
        spot.setX(max(0, min(spot.x(), room.width() - self.width())))
        self.move(spot)
        self.show()
