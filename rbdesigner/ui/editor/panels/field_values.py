"""Editors for the value of a custom field, one for each kind; several holders may have different values."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from rbdesigner.scenario.custom_fields import CustomField, FieldKind, FieldValue, first_value
from rbdesigner.ui.widgets.inputs import LineEdit, decimal_number, without_separators

SWATCH = 14


class ValueEditor(QWidget):
    """Edits a value. ``changed(object, bool)`` gives the one that the user wants, and whether it was typed.

    ``field`` is the widget that has the keyboard.
    """

    changed = Signal(object, bool)

    def __init__(self, field: QWidget, name: str) -> None:
        super().__init__()
        self.field = field
        field.setAccessibleName(name)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(field, 1)
        self.setFocusProxy(field)

    def show_value(self, value: FieldValue | None) -> None:
        """Show a value, without telling anybody; None stands for several."""
        raise NotImplementedError

    def begin(self) -> None:
        """Give the value the keyboard."""
        self.field.setFocus()


class _TypedLine(LineEdit):
    """A line that shows a value again as it is kept when the keyboard leaves."""

    left = Signal()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that it is left."""
        super().focusOutEvent(event)
        self.left.emit()


class TypedValue(ValueEditor):
    """A text or a number; what is typed counts as soon as it is of the kind, and else until the line is left."""

    def __init__(self, name: str, kind: FieldKind) -> None:
        self.line = _TypedLine()
        super().__init__(self.line, name)
        self._kind = kind
        self._value: FieldValue | None = None
        self.line.textEdited.connect(self._typed)
        self.line.left.connect(self._show_kept)

    def _typed(self, text: str) -> None:
        value = self._read(text)
        if value is not None:
            self.changed.emit(value, True)

    def _read(self, text: str) -> FieldValue | None:
        """The value in a text, None if it is of another kind."""
        try:
            match self._kind:
                case FieldKind.WHOLE:
                    value: FieldValue = int(without_separators(text))
                case FieldKind.NUMBER:
                    value = float(decimal_number(text, QLocale.c()))
                case _:
                    value = text
            return CustomField("", value, self._kind).value
        except ValueError:
            return None

    def show_value(self, value: FieldValue | None) -> None:
        """Show the value; what is being typed stays as it is while it means the same."""
        self._value = value
        self.line.setPlaceholderText(self.tr("several values") if value is None else "")
        if not self.line.hasFocus() or self._read(self.line.text()) != value:
            self._show_kept()

    def begin(self) -> None:
        """Let what is typed replace the value."""
        super().begin()
        self.line.selectAll()

    def _show_kept(self) -> None:
        text = "" if self._value is None else str(self._value)
        if self._kind is FieldKind.NUMBER:
            text = text.replace(".", self.locale().decimalPoint())
        if text != self.line.text():
            self.line.setText(text)


class YesOrNo(ValueEditor):
    """A check box; a half check stands for several values."""

    def __init__(self, name: str) -> None:
        self.box = QCheckBox()
        super().__init__(self.box, name)
        self.box.clicked.connect(lambda: self.changed.emit(self.box.isChecked(), False))

    def show_value(self, value: FieldValue | None) -> None:
        """Show the value."""
        self.box.setTristate(value is None)
        several = Qt.CheckState.PartiallyChecked
        self.box.setCheckState(
            several if value is None else Qt.CheckState.Checked if value else Qt.CheckState.Unchecked
        )
        self.box.setText(self.tr("several values") if value is None else self.tr("yes") if value else self.tr("no"))


class ColourChoice(ValueEditor):
    """A button with the colour, which opens the dialog of colours."""

    def __init__(self, name: str) -> None:
        self.button = QToolButton()
        super().__init__(self.button, name)
        self._name, self._value = name, ""
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.button.clicked.connect(self._choose)

    def show_value(self, value: FieldValue | None) -> None:
        """Show the colour."""
        self._value = "" if value is None else str(value)
        self.button.setText(self._value or self.tr("several values"))
        self.button.setIcon(_swatch(self._value, self.devicePixelRatioF()) if self._value else QIcon())

    def _choose(self) -> None:
        from PySide6.QtWidgets import QColorDialog  # slow to load, and seldom wanted

        shown = QColor(self._value or str(first_value(FieldKind.COLOUR)))
        chosen = QColorDialog.getColor(shown, self.window(), self._name)
        if chosen.isValid():
            self.changed.emit(chosen.name(), False)


def _swatch(colour: str, ratio: float) -> QIcon:
    side = round(SWATCH * ratio)
    picture = QPixmap(side, side)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setPen(QColor(128, 128, 128))
    painter.setBrush(QColor(colour))
    painter.drawRect(QRectF(0.5, 0.5, SWATCH - 1, SWATCH - 1))
    painter.end()
    return QIcon(picture)


def value_editor(name: str, kind: FieldKind) -> ValueEditor:
    """The editor for a field of this name and kind."""
    match kind:
        case FieldKind.YES_NO:
            return YesOrNo(name)
        case FieldKind.COLOUR:
            return ColourChoice(name)
    return TypedValue(name, kind)
