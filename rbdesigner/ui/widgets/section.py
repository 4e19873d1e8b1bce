"""A titled part of a panel that can be folded away."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QGridLayout,
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.ui.widgets.literal import Label

GAP = 6
"""Pixels between two things that belong together."""


class _Heading(QToolButton):
    """A button that looks alike whether what it opens is open or not, but for its arrow."""

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        """Leave out the look of being pressed in."""
        super().initStyleOption(option)
        option.state &= ~QStyle.StateFlag.State_On


class Section(QWidget):
    """A heading that opens and closes what lies under it, with a line above it where something else precedes it."""

    def __init__(self, title: str, opened: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = _Heading(self)
        self.heading.setText(title)
        self.heading.setCheckable(True)
        self.heading.setAutoRaise(True)
        self.heading.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.heading.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.heading.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        font = self.heading.font()
        font.setBold(True)
        self.heading.setFont(font)
        self._body = QWidget(self)
        self._body.setVisible(opened)
        self._rows = QVBoxLayout(self._body)
        self._rows.setContentsMargins(GAP, 0, GAP, GAP)
        self._rows.setSpacing(GAP)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 2, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.heading)
        layout.addWidget(self._body)
        self.heading.setChecked(opened)
        self._fold(opened)
        self.heading.toggled.connect(self._fold)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line above."""
        if self.y() > GAP:
            painter = QPainter(self)
            painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
            painter.drawLine(0, 0, self.width(), 0)

    def _fold(self, opened: bool) -> None:
        self.heading.setArrowType(Qt.ArrowType.DownArrow if opened else Qt.ArrowType.RightArrow)
        self._body.setVisible(opened)

    def add(self, widget: QWidget) -> None:
        """Add a widget over the whole width."""
        self._rows.addWidget(widget)

    def add_fields(self, *fields: tuple[str, QWidget]) -> None:
        """Add short fields side by side, each under its label."""
        self._rows.addWidget(labelled(*fields))


def labelled(*fields: tuple[str, QWidget], wraps: bool = True) -> QWidget:
    """Fields side by side, each under a label that names it for screen readers.

    Long labels wrap, as panels are narrow, unless it is said that there is room.
    """
    # In the window of the fields from the start, so that Tab comes to them when it is their turn.
    box = QWidget(fields[0][1].parentWidget())
    grid = QGridLayout(box)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(GAP if wraps else 2 * GAP)
    grid.setVerticalSpacing(2)
    for column, (label, field) in enumerate(fields):
        text = quiet(Label(label, box))
        text.setWordWrap(wraps)
        text.setBuddy(field)
        named = field.focusProxy() or field
        if not named.accessibleName():
            named.setAccessibleName(label)
        grid.addWidget(text, 0, column, Qt.AlignmentFlag.AlignBottom)
        grid.addWidget(field, 1, column)
        grid.setColumnStretch(column, 1)
    return box


def quiet(label: Label) -> Label:
    """The same label in a quieter colour, so that what it belongs to is read first."""
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label


def note(text: str = "") -> Label:
    """A wrapped, quieter line of explanation."""
    label = quiet(Label(text))
    label.setWordWrap(True)
    return label
