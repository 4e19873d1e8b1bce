"""The cargo of a transporter, good by good."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rbdesigner.rules.tables import CAPACITY, Good, TransporterKind
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.inputs import ComboBox, SpinBox
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.section import note
from rbdesigner.ui.widgets.small_pictures import piece_image

Cargo = tuple[tuple[Good, int], ...]
ICON = 20.0
MOST_OF_A_GOOD = 99


class CargoEditor(QWidget):
    """A line with a number for each good aboard, and a list to load further ones; 0 puts a good ashore.

    ``changed(object, str)`` gives the cargo as the user wants it, and the good that was counted.
    """

    changed = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.counts: dict[Good, SpinBox] = {}
        self._lines: dict[Good, QWidget] = {}
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(2)
        self.load = ComboBox(self)
        self.load.setAccessibleName(self.tr("Load a good"))
        self.load.activated.connect(lambda _: self._load())
        self.room = note()
        self._layout.addWidget(self.load)
        self._layout.addWidget(self.room)
        for good in Good:
            self._add_line(good)

    def _add_line(self, good: Good) -> None:
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        picture, spin = Label(line), SpinBox(0, MOST_OF_A_GOOD, line)
        picture.setPixmap(QPixmap.fromImage(piece_image(good, None, ICON, self.devicePixelRatioF())))
        label = Label(terms.capitalised(terms.name(good)), line)
        label.setBuddy(spin)
        spin.setAccessibleName(label.text())
        spin.valueChanged.connect(lambda _: self.changed.emit(self._cargo(), good.value))
        row.addWidget(picture)
        row.addWidget(label, 1)
        row.addWidget(spin)
        line.hide()
        self.counts[good], self._lines[good] = spin, line
        self._layout.insertWidget(self._layout.count() - 2, line)

    def _cargo(self) -> Cargo:
        return tuple((good, spin.value()) for good, spin in self.counts.items() if spin.value())

    def _load(self) -> None:
        good = self.load.value
        if isinstance(good, Good):
            self.counts[good].setValue(1)

    def show_cargo(self, kind: TransporterKind, cargo: Cargo) -> None:
        """Show what a transporter of this kind carries, without telling anybody."""
        aboard = dict(cargo)
        for good, spin in self.counts.items():
            spin.show_value(aboard.get(good, 0))
            self._lines[good].setVisible(good in aboard)
        others: list[tuple[object, str, QIcon | None]] = [(None, self.tr("Load a good…"), None)]
        for good in Good:
            if good not in aboard:
                picture = QIcon(QPixmap.fromImage(piece_image(good, None, ICON)))
                others.append((good, terms.capitalised(terms.name(good)), picture))
        self.load.offer(others)
        self.load.show_value(None)
        loaded, most = sum(aboard.values()), CAPACITY[kind]
        sign = "⚠ " if loaded > most else ""
        self.room.setText(sign + self.tr("{loaded} of {most} goods").format(loaded=loaded, most=most))
