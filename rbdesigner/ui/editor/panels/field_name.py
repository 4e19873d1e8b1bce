"""The name of a custom field, which turns into a line to type in when it is renamed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rbdesigner.scenario.custom_fields import LONGEST_NAME
from rbdesigner.ui.widgets.inputs import LineEdit
from rbdesigner.ui.widgets.literal import Label, tip


class FieldName(QWidget):
    """Shows a name. A double click lets it be typed anew until Return, Escape, or the keyboard leaves.

    ``typed(str)`` gives another name.
    """

    typed = Signal(str)

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = name
        self.label = Label(name, self)
        self.label.setWordWrap(True)
        self.line = LineEdit(self)
        self.line.setMaxLength(LONGEST_NAME)
        self.line.setAccessibleName(self.tr("New name: {name}").format(name=name))
        self.line.installEventFilter(self)
        self.line.editingFinished.connect(self._finish)
        self.line.hide()
        self.setToolTip(tip(self.tr("A double click or F2 renames the field everywhere")))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.label)
        layout.addWidget(self.line)

    def begin(self) -> None:
        """Let the name be typed anew."""
        self.line.setText(self._name)
        self.line.selectAll()
        self.label.hide()
        self.line.show()
        self.line.setFocus()

    def _finish(self) -> None:
        if self.line.isHidden():
            return
        name = self.line.text().strip()
        self._end()
        if name and name != self._name:
            self.typed.emit(name)

    def _end(self) -> None:
        self.line.hide()
        self.label.show()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Begin to rename."""
        self.begin()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape leaves the name as it is, and nothing else."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self._end()
            return True
        return super().eventFilter(watched, event)
