"""A notice above a map that asks for nothing at once: what was left out of a file, or that it has changed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QWidget

from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.literal import Label

_ICON = 20
_MARGIN = 10
_LEAST_LINE = 280
"""Pixels that a text has at least beside its buttons."""


class Banner(QFrame):
    """A line of text, lines of detail, and buttons, each of which also closes it; then ``dismissed()`` comes.

    It never asks for more width than there is: lines break, and buttons go below them.
    """

    dismissed = Signal()

    def __init__(self, icon_name: str, text: str, details: tuple[str, ...] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = icon_name
        self._picture = picture = Label(self)
        self.setObjectName("banner")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self.text = "\n".join([text, *("•  " + detail for detail in details)])
        label = Label(self.text, self)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        # After the policy, which would forget that the height depends on the width.
        label.setWordWrap(True)
        # Else it would be as high as the text is when it is narrow.
        label.setMinimumSize(1, 1)
        self._show_picture()
        close = QToolButton(self)
        close.setIcon(icon("close"))
        close.setAutoRaise(True)
        close.setFixedSize(_ICON, _ICON)
        close.setAccessibleName(self.tr("Close this notice"))
        close.setToolTip(self.tr("Close this notice"))
        close.clicked.connect(self.dismiss)
        self._several = bool(details)
        self._label, self._close = label, close
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.setSpacing(_MARGIN)
        self._pressed: list[QPushButton] = []
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.setSpacing(_MARGIN)
        self._middle.addWidget(label, 1)
        self._middle.addLayout(self._buttons)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, _MARGIN // 2, _MARGIN, _MARGIN // 2)
        row.setSpacing(_MARGIN)
        row.addWidget(picture)
        row.addLayout(self._middle, 1)
        row.addWidget(close)
        self._align(details != ())
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _align(self, high: bool) -> None:
        """Align the pictures with the first of several lines, or the middle of one."""
        flag = Qt.AlignmentFlag.AlignTop if high else Qt.AlignmentFlag.AlignVCenter
        for part in (self._picture, self._close):
            self._row.setAlignment(part, flag)
        self._label.setAlignment(Qt.AlignmentFlag.AlignLeft | flag)
        above = max(0, (_ICON - self._label.fontMetrics().lineSpacing()) // 2) if high else 0
        self._label.setContentsMargins(0, above, 0, 0)

    # Buttons stand beside the text, where that leaves too little of a line under it, at last under each other.

    def _room(self, width: int) -> int:
        """How wide text and buttons may be together."""
        return width - 2 * (_ICON + 2 * _MARGIN + self.frameWidth())

    def _sizes(self) -> list[QSize]:
        return [button.sizeHint() for button in self._pressed]

    def _ways(self, width: int) -> tuple[bool, bool]:
        """Whether the buttons stand beside the text, and beside each other."""
        sizes = self._sizes()
        row = sum(size.width() + _MARGIN for size in sizes)
        line = self._label.fontMetrics().boundingRect(QRect(), 0, self.text).width()
        return self._room(width) - row >= min(line + 4, _LEAST_LINE), row - _MARGIN <= self._room(width)

    def hasHeightForWidth(self) -> bool:
        """Text breaks into lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the text with the buttons beside or under it."""
        beside, in_a_row = self._ways(width)
        sizes, room = self._sizes(), self._room(width)
        heights = [size.height() for size in sizes]
        if beside:
            row = sum(size.width() + _MARGIN for size in sizes)
            inner = max([self._label.heightForWidth(max(1, room - row)), _ICON, *heights])
        else:
            high = max(heights, default=0) if in_a_row else sum(heights) + _MARGIN * (len(heights) - 1)
            inner = self._label.heightForWidth(max(1, room)) + _MARGIN + high
        return inner + 2 * (_MARGIN // 2) + 2 * self.frameWidth()

    def minimumSizeHint(self) -> QSize:
        """Ask for a width at which the widest button can still be read."""
        widest = max((size.width() for size in self._sizes()), default=0)
        return QSize(widest + self.width() - self._room(self.width()), 2 * _MARGIN)

    def sizeHint(self) -> QSize:
        """Ask for the width that the page gives."""
        return QSize(self.minimumSizeHint().width(), self.heightForWidth(max(self.width(), 1)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons where there is room."""
        super().resizeEvent(event)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        beside, in_a_row = self._ways(self.width())
        self._middle.setDirection(across if beside else down)
        self._buttons.setDirection(across if in_a_row else down)
        left = Qt.AlignmentFlag.AlignLeft
        self._middle.setAlignment(self._buttons, Qt.AlignmentFlag(0) if beside else left)
        self._align(self._several or not beside)

    def _show_picture(self) -> None:
        self._picture.setPixmap(icon(self._icon_name).pixmap(QSize(_ICON, _ICON), self.devicePixelRatioF()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._show_picture()

    def add_button(self, text: str, pressed: Callable[[], object]) -> QPushButton:
        """Add a button that does something and closes the notice."""
        button = QPushButton(text, self)
        button.clicked.connect(self.dismiss)
        button.clicked.connect(lambda: pressed())
        self._buttons.addWidget(button)
        self._pressed.append(button)
        return button

    def dismiss(self) -> None:
        """Close the notice."""
        self.hide()
        self.dismissed.emit()
        self.setParent(None)
        self.deleteLater()
