"""The trouble with a run, and the way out of a damaged file."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from rbdesigner.play.damaged_file import file_number, free_name_aside, move_aside
from rbdesigner.scenario.errors import os_error_text
from rbdesigner.ui.widgets.literal import Label, tip


class RunTrouble(QWidget):
    """Says why a run has ended.

    Where the file is damaged a button sets it aside, so that a new one is begun; ``set_aside()`` tells that it is out
    of the way.
    """

    set_aside = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.label, self.aside_button = Label(self), QPushButton(self.tr("Set the file aside"), self)
        self.label.setObjectName("laboratory-trouble")
        self.label.setWordWrap(True)
        self.aside_button.setObjectName("laboratory-set-aside")
        self.aside_button.setToolTip(tip(self.tr("Renames it, so that a new one is begun; nothing in it is deleted")))
        self.aside_button.clicked.connect(self._set_aside)
        self.aside_button.hide()
        self._store, self._number, self._notice = Path(), file_number(Path()), ""
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.label)
        rows.addWidget(self.aside_button)

    def clear(self) -> None:
        """All is well."""
        self._notice = ""
        self.tell("")

    def tell(self, why: str) -> None:
        """Tell what is wrong; if nothing is, the last file that was set aside is told of."""
        self.label.setText(why or self._notice)
        self.aside_button.hide()

    def tell_damage(self, why: str, store: Path) -> None:
        """Tell that a file is damaged, and offer the way out."""
        self.label.setText(why)
        self._store, self._number = store, file_number(store)
        self.aside_button.show()

    def _set_aside(self) -> None:
        self.clear()
        if file_number(self._store) == self._number:  # else another window has done so by now
            place = free_name_aside(self._store, date.today())
            try:
                move_aside(self._store, place)
            except OSError as fault:
                said = self.tr("The file cannot be set aside: {reason}.").replace("{reason}", os_error_text(fault))
                self.tell_damage(said, self._store)
                return
            said = self.tr("The file with the games was damaged. It is kept as {file}, and a new one has been begun.")
            self._notice = said.replace("{file}", str(place))
            self.tell("")
        self.set_aside.emit()
