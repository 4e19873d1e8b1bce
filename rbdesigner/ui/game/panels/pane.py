"""A frame in which something is laid out for itself."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget


class Pane(QWidget):
    """Shows one widget, and keeps its size whatever changes in it.

    Otherwise a label with another text has everything around laid out anew, up to the tabs of the window, which then
    paint all that there is.
    """

    def __init__(self, widget: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._widget = widget
        widget.setParent(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the frame."""
        super().resizeEvent(event)
        self._widget.setGeometry(self.rect())

    def sizeHint(self) -> QSize:
        """The size that the widget has when asked for it."""
        return self._widget.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """The size that the widget has when asked for it."""
        return self._widget.minimumSizeHint()
