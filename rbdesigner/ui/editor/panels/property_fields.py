"""Fields that show a part of a scenario's properties and ask for another value."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QIcon, QMouseEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from rbdesigner.scenario.model import Properties
from rbdesigner.ui.widgets.inputs import ComboBox, LineEdit, SpinBox, TextEdit
from rbdesigner.ui.widgets.literal import Label


class PropertyField(QWidget):
    """Edits a part of the properties.

    ``wished(dict, str, str)`` gives the values of members that the user wants, the text of the undo step, and a merge
    key, the same for all that is typed during one visit to the field.
    """

    wished = Signal(object, str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._visits = 0
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)

    def show_properties(self, properties: Properties) -> None:
        """Show what the properties hold, without telling anybody."""
        raise NotImplementedError

    def watch(self, typed_into: QWidget) -> None:
        """Begin a new undo step whenever this widget gets the focus."""
        typed_into.installEventFilter(self)
        self.setFocusProxy(typed_into)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count the visits to the widgets that are typed into."""
        if event.type() == QEvent.Type.FocusIn:
            self._visits += 1
        return super().eventFilter(watched, event)

    def wish(self, text: str, typed: str = "", **members: Any) -> None:
        """Ask for new values; ``typed`` names what was typed into, if anything was."""
        merge = f"{typed} {id(self)} {self._visits}" if typed else ""
        self.wished.emit(members, text, merge)


class LineField(PropertyField):
    """A line of text; ``parse`` makes the member of what is typed, ``write`` the text of the member."""

    def __init__(
        self,
        member: str,
        step: str,
        parse: Callable[[str], object] = str,
        write: Callable[[Any], str] = str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._member, self._parse, self._write = member, parse, write
        self.edit = LineEdit(self)
        self.rows.addWidget(self.edit)
        self.watch(self.edit)
        self.edit.textEdited.connect(lambda text: self.wish(step, member, **{member: parse(text)}))

    def show_properties(self, properties: Properties) -> None:
        """Show the member; what is being typed stays as it is while it means the same."""
        value = getattr(properties, self._member)
        if self._parse(self.edit.text()) != value:
            self.edit.setText(self._write(value))


class ParagraphField(PropertyField):
    """A text of several lines."""

    def __init__(self, member: str, step: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._member = member
        self.edit = TextEdit(self)
        self.rows.addWidget(self.edit)
        self.watch(self.edit)
        self.edit.textChanged.connect(lambda: self.wish(step, member, **{member: self.edit.toPlainText()}))

    def show_properties(self, properties: Properties) -> None:
        """Show the text."""
        text = getattr(properties, self._member)
        if self.edit.toPlainText() != text:
            blocked = self.edit.blockSignals(True)
            self.edit.setPlainText(text)
            self.edit.blockSignals(blocked)
            self.edit.updateGeometry()


class ChoiceField(PropertyField):
    """One of several values."""

    def __init__(
        self,
        member: str,
        step: str,
        values: Iterable[tuple[object, str, QIcon | None]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._member = member
        self.choice = ComboBox(self)
        self.choice.offer(values)
        self.rows.addWidget(self.choice)
        self.setFocusProxy(self.choice)
        self.choice.activated.connect(lambda _: self._choose(step))

    def _choose(self, step: str) -> None:
        value: Any = self.choice.value
        self.wish(step, **{self._member: value})

    def show_properties(self, properties: Properties) -> None:
        """Show the chosen value."""
        self.choice.show_value(getattr(properties, self._member))


class OptionalCountField(PropertyField):
    """A whole number, or None, which stands below the least one as ``absent``."""

    def __init__(
        self, member: str, step: str, bounds: tuple[int, int], absent: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._member = member
        self._none = bounds[0] - 1
        self.spin = SpinBox(self._none, bounds[1], self)
        self.spin.setSpecialValueText(absent)
        self.rows.addWidget(self.spin)
        self.watch(self.spin)
        self.spin.valueChanged.connect(
            lambda value: self.wish(step, member, **{member: None if value == self._none else value})
        )

    def show_properties(self, properties: Properties) -> None:
        """Show the number."""
        value = getattr(properties, self._member)
        self.spin.show_value(self._none if value is None else value)


class CheckField(QWidget):
    """A check box whose text wraps, with an optional explanation below; ``clicked(bool)``: the user switched it."""

    clicked = Signal(bool)

    def __init__(self, text: str, explanation: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QCheckBox(self)
        self.box.setAccessibleName(text)
        self.box.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.box.clicked.connect(self.clicked)
        self.text = Label(text, self)
        self.text.setWordWrap(True)
        self.explanation = Label(explanation, self)
        self.explanation.setWordWrap(True)
        self.explanation.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.explanation.setVisible(bool(explanation))
        self.setFocusProxy(self.box)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addWidget(self.text)
        lines.addWidget(self.explanation)
        layout.addWidget(self.box, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(lines, 1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the text is one on the box."""
        if event.button() is Qt.MouseButton.LeftButton and self.box.isEnabled():
            self.box.click()
        else:
            super().mousePressEvent(event)
