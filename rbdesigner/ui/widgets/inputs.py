"""Fields to type, count and choose in, as the panels want them.

They never change by the wheel unless they have the focus, so that a panel can be scrolled; and they leave undo and
redo to the document.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from PySide6.QtCore import QEvent, QLocale, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QResizeEvent,
    QValidator,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from rbdesigner.scenario.canonical import BREAKS
from rbdesigner.ui.widgets.literal import tip

_BETWEEN = str.maketrans(dict.fromkeys(" \xa0\u202f\u2009'’", ""))
"""The characters that may stand between groups of digits and mean nothing."""
_GROUPED = re.compile(r"-?\d{1,3}([.,])\d{3}(\1\d{3})*")
_TO_BE_GROUPED = re.compile(r"-?\d{1,3}([.,]\d{3})*[.,]\d{0,2}")


def without_separators(typed: str) -> str:
    """A whole number without the marks between its thousands; other texts stay."""
    text = _without_spaces(typed)
    return re.sub("[.,]", "", text) if _GROUPED.fullmatch(text) else text


def may_become_whole(typed: str) -> bool:
    """Whether digits are missing after a mark between thousands."""
    return _TO_BE_GROUPED.fullmatch(_without_spaces(typed)) is not None


def decimal_number(typed: str, locale: QLocale) -> str:
    """Read a number as a language writes it, without marks between thousands.

    A point or a comma that stands alone is the decimal one. Of two kinds the last is; the other kind, and one that
    stands more than once, stands between thousands.
    """
    text = _without_spaces(typed)
    last = max(text.rfind("."), text.rfind(","))
    if last < 0:
        return text
    mark = text[last]
    if text.count(mark) > 1:
        return re.sub("[.,]", "", text)
    return re.sub("[.,]", "", text[:last]) + locale.decimalPoint() + text[last + 1 :]


def _without_spaces(typed: str) -> str:
    return typed.translate(_BETWEEN).replace("\N{MINUS SIGN}", "-")


LEAST_TEXT_LINES = 3
MOST_TEXT_LINES = 12


def _is_undo(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and (
        event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo)
    )


class OneLine(QValidator):
    """Turns the line breaks of what is pasted into spaces; Qt keeps them, and shows boxes or nothing for them."""

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """The text in one line; all else is fine."""
        whole = BREAKS.sub(" ", text)
        return QValidator.State.Acceptable, whole, min(place, len(whole))


class LineEdit(QLineEdit):
    """A line of text without an undo of its own; of a long one the beginning is seen unless somebody types."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setValidator(OneLine(self))

    def setText(self, text: str | None, /) -> None:
        """Show another text from its beginning, or to its end while somebody types there."""
        if text == self.text():
            return
        super().setText(text)
        if not self.hasFocus():
            self.setCursorPosition(0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Go back to the beginning when the keyboard goes elsewhere in the window."""
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self.setCursorPosition(0)

    def event(self, event: QEvent) -> bool:
        """Let undo and redo go to the window."""
        if event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) and _is_undo(event):
            event.ignore()
            return False
        return super().event(event)


class TextEdit(QPlainTextEdit):
    """Several lines of text that grow with what is in them; Tab goes on to the next field."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.document().documentLayout().documentSizeChanged.connect(lambda _: self.updateGeometry())

    def event(self, event: QEvent) -> bool:
        """Let undo and redo go to the window."""
        if event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) and _is_undo(event):
            event.ignore()
            return False
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A text of another width breaks into other lines."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Ask for the height of the text, within bounds."""
        lines = min(max(int(self.document().size().height()), LEAST_TEXT_LINES), MOST_TEXT_LINES)
        margins = 2 * (self.frameWidth() + int(self.document().documentMargin()))
        return QSize(120, lines * self.fontMetrics().lineSpacing() + margins)

    def minimumSizeHint(self) -> QSize:
        """Narrow panels are fine."""
        return QSize(60, self.sizeHint().height())


class SpinBox(QSpinBox):
    """A whole number, whose thousands may be typed with a point or a comma between them; others are refused."""

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(least, most)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Whether the text is a number, or begins one."""
        if may_become_whole(_typed(self, text)):
            return QValidator.State.Intermediate, text, place
        return _state(super().validate(self._plain(text), place)), text, place

    def valueFromText(self, text: str) -> int:
        """The number that the text means."""
        return super().valueFromText(self._plain(text))

    def _plain(self, text: str) -> str:
        return text if text == self.specialValueText() else without_separators(_typed(self, text))

    def fixup(self, text: str) -> str:
        """Leave what is no number: Qt would take the marks out, and make 25 of 2.5."""
        return text

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Count only with the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def show_value(self, value: int) -> None:
        """Show a value without telling anybody."""
        if value != self.value():
            blocked = self.blockSignals(True)
            self.setValue(value)
            self.blockSignals(blocked)


class DecimalBox(QDoubleSpinBox):
    """A number with decimals, which may be typed after a point or a comma."""

    def __init__(self, least: float, most: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(least, most)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Whether the text is a number, or begins one."""
        return _state(super().validate(self._plain(text), place)), text, place

    def valueFromText(self, text: str) -> float:
        """The number that the text means."""
        return super().valueFromText(self._plain(text))

    def _plain(self, text: str) -> str:
        return text if text == self.specialValueText() else decimal_number(_typed(self, text), self.locale())

    def fixup(self, text: str) -> str:
        """Leave what is no number."""
        return text

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Count only with the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


def _typed(field: QSpinBox | QDoubleSpinBox, text: str) -> str:
    """The text of a field of numbers without what it always says before and after."""
    return text.strip().removeprefix(field.prefix().strip()).removesuffix(field.suffix().strip()).strip()


def _state(found: object) -> QValidator.State:
    """The state of what Qt has found; the stubs call it an object."""
    state = found[0] if isinstance(found, tuple) else found
    assert isinstance(state, QValidator.State)
    return state


_BESIDE_TEXT, _BESIDE_PICTURE = 2, 4
"""The pixels that styles leave free beside the text and the picture of a combo box."""


class ComboBox(QComboBox):
    """One of several things, each with a value; ``activated`` tells that the user has chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._values: list[object] = []
        self.activated.connect(self._tell_whole_text)

    def offer(self, things: Iterable[tuple[object, str, QIcon | None]]) -> None:
        """Offer these values with text and picture instead of those before."""
        things = list(things)
        known = [(value, self.itemText(row)) for row, value in enumerate(self._values)]
        if known == [(value, text) for value, text, _ in things]:
            return
        self.clear()
        self._values = [value for value, _, _ in things]
        for _, text, icon in things:
            self.addItem(icon or QIcon(), text)

    def showPopup(self) -> None:
        """Open the list, wide enough for its longest text."""
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + view.verticalScrollBar().sizeHint().width())
        super().showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Choose only with the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def show_value(self, value: object) -> None:
        """Show a value as the chosen one; nothing if it is not offered."""
        self.setCurrentIndex(self._values.index(value) if value in self._values else -1)
        self._tell_whole_text()

    def _tell_whole_text(self) -> None:
        self.setToolTip(tip(self.currentText()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a text that is too long with dots at its end."""
        option, painter = QStyleOptionComboBox(), QStylePainter(self)
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        picture = 0 if option.currentIcon.isNull() else option.iconSize.width() + _BESIDE_PICTURE
        room = field.width() - picture - 2 * _BESIDE_TEXT
        option.currentText = option.fontMetrics.elidedText(option.currentText, Qt.TextElideMode.ElideRight, room)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    @property
    def value(self) -> object:
        """The chosen value."""
        return self._values[self.currentIndex()] if self.currentIndex() >= 0 else None
