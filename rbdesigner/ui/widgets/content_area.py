"""Room for what a window holds, however small the screen is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QSizePolicy, QWidget

from rbdesigner.ui.widgets.clear_ground import clear_ground
from rbdesigner.ui.widgets.slim_bar import SlimBar

LEAST = QSize(200, 96)
"""Content that needs more than this is scrolled before the window grows beyond the screen."""


class ContentArea(QScrollArea):
    """Scrolls its content where there is less room than that needs; else nothing is seen of it.

    The buttons of a window stay outside, where they are always seen.
    """

    def __init__(self, content: QWidget | QLayout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if isinstance(content, QLayout):
            inside = QWidget()
            content.setContentsMargins(0, 0, 0, 0)
            inside.setLayout(content)
            content = inside
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._content = content
        self._is_scrolled = False
        self.setVerticalScrollBar(SlimBar(Qt.Orientation.Vertical, self))
        self.verticalScrollBar().rangeChanged.connect(self._make_room_for_bar)
        clear_ground(self)
        self.setWidget(content)
        content.setAutoFillBackground(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for other room when the content does."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        """Ask for as much as the content wants."""
        self._settle()
        bar = self.verticalScrollBar().sizeHint().width() if self._is_scrolled else 0
        return self._content.sizeHint() + QSize(bar, 0)

    def minimumSizeHint(self) -> QSize:
        """Ask for as much as the content needs, or a little that is scrolled."""
        self._settle()
        return self._content.minimumSizeHint().boundedTo(LEAST)

    def _make_room_for_bar(self, _: int, most: int) -> None:
        """Ask for the width of the bar as well while there is one, or the content would have to be scrolled across."""
        if self._is_scrolled != (most > 0):
            self._is_scrolled = most > 0
            self.updateGeometry()

    def _settle(self) -> None:
        """Let the content forget its sizes from before its last widget came."""
        layout = self._content.layout()
        if layout is not None:
            layout.activate()


def resize_within_screen(window: QWidget, wanted: QSize) -> None:
    """Give a window a size, as far as its screen has room for it and its frame."""
    room = window.screen().availableSize() - QSize(0, frame_height(window))
    window.resize(wanted.boundedTo(room))


def frame_height(window: QWidget) -> int:
    """Guess how high the title of a window is; the real frame is known too late.

    The style would know, too, but PySide takes long to load all there is of styles.
    """
    return 2 * window.fontMetrics().height()
