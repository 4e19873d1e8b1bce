"""A list of machines that meet each other, to add to and to take from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from rbdesigner.players.registry import Description
from rbdesigner.ui.dialogs.games.machine_chooser import MachineChooser
from rbdesigner.ui.widgets.literal import Label, tip

FEWEST, MOST = 2, 12


class _Row(NamedTuple):
    """A machine of the list, and the widgets of its row."""

    widget: QWidget
    number: Label
    machine: MachineChooser
    away: QToolButton


class MachineList(QWidget):
    """Lists machines, one a row; ``changed()`` tells that there are others now."""

    changed = Signal()

    def __init__(self, kinds: Sequence[Description], machines: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._kinds = kinds
        self.rows: list[_Row] = []
        self.add_button = QPushButton(self.tr("A&dd a player"), self)
        self.add_button.setObjectName("laboratory-add-player")
        self.add_button.clicked.connect(self.add_another)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(3)
        self._column.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        for machine in machines:
            self.add(machine)

    @property
    def machines(self) -> tuple[str, ...]:
        """The names by which the machines are found."""
        return tuple(row.machine.machine for row in self.rows)

    def add_another(self) -> None:
        """Add a machine like the last one, with another level or style if it has several."""
        self.add(self.machines[-1])
        last = self.rows[-1].machine
        for box in last.boxes.values():
            for index in range(box.count()):
                box.setCurrentIndex(index)
                if last.machine not in self.machines[:-1]:
                    return

    def add(self, machine: str) -> None:
        """Add a machine."""
        widget = QWidget(self)
        number, away = Label(widget), QToolButton(widget)
        chooser = MachineChooser(len(self.rows), self._kinds, machine, widget, with_person=False)
        away.setText("×")
        away.setAutoRaise(True)
        away.setToolTip(tip(self.tr("Take this player away")))
        away.setAccessibleName(self.tr("Take this player away"))
        cells = QHBoxLayout(widget)
        cells.setContentsMargins(0, 0, 0, 0)
        number.setMinimumWidth(number.fontMetrics().horizontalAdvance("00"))
        cells.addWidget(number)
        cells.addWidget(chooser.kind)
        cells.addWidget(chooser.details, 1)
        cells.addWidget(away)
        row = _Row(widget, number, chooser, away)
        self.rows.append(row)
        self._column.insertWidget(self._column.count() - 1, widget)
        chooser.changed.connect(self._show)
        chooser.box_chosen.connect(self._show)
        away.clicked.connect(lambda: self.take(self.rows.index(row)))
        self._show()

    def take(self, index: int) -> None:
        """Take a machine away."""
        row = self.rows.pop(index)
        self._column.removeWidget(row.widget)
        row.widget.hide()
        row.widget.deleteLater()
        self._show()

    def _show(self) -> None:
        for number, row in enumerate(self.rows, start=1):
            row.number.setText(str(number))
            row.away.setEnabled(len(self.rows) > FEWEST)
        self.add_button.setEnabled(len(self.rows) < MOST)
        self.changed.emit()
