"""A notice above a map that asks for nothing at once: what was left out of a file, or that it has changed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QWidget

from rbdesigner.ui.icons import icon
from rbdesigner.ui.literal import Label

_ICON = 20
_MARGIN = 10


class Banner(QFrame):
    """A line of text, lines of detail, and buttons; whichever is pressed also closes it, then ``dismissed()`` comes."""

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
        self._buttons = QHBoxLayout()
        high = Qt.AlignmentFlag.AlignTop if details else Qt.AlignmentFlag.AlignVCenter
        if details:
            # The first line is level with the pictures beside it.
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | high)
            label.setContentsMargins(0, max(0, (_ICON - label.fontMetrics().lineSpacing()) // 2), 0, 0)
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, _MARGIN // 2, _MARGIN, _MARGIN // 2)
        row.setSpacing(_MARGIN)
        row.addWidget(picture, 0, high)
        row.addWidget(label, 1)
        row.addLayout(self._buttons)
        row.addWidget(close, 0, high)

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
        return button

    def dismiss(self) -> None:
        """Close the notice."""
        self.hide()
        self.dismissed.emit()
        self.setParent(None)
        self.deleteLater()
