"""The settings of a run, how far it is, and the button that starts and stops it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import (
    QFrame,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.messages.file_errors import reason_text
from rbdesigner.messages.translation import number_text
from rbdesigner.play.damaged_file import file_number, free_name_aside, move_aside
from rbdesigner.players.registry import Description
from rbdesigner.scenario.errors import os_error_text
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.laboratory.run_fields import RunFields
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.section import note


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
                said = self.tr("The file cannot be set aside: {reason}.").replace(
                    "{reason}", reason_text(os_error_text(fault))
                )
                self.tell_damage(said, self._store)
                return
            said = self.tr("The file with the games was damaged. It is kept as {file}, and a new one has been begun.")
            self._notice = said.replace("{file}", str(place))
            self.tell("")
        self.set_aside.emit()


WIDTH, LEAST_WIDTH = 300, 260
"""Pixels of the column where that is enough for its texts, and on a small screen."""


class RunPanel(QWidget):
    """The settings, and the button that starts and stops."""

    def __init__(self, scenario: Scenario, kinds: Sequence[Description], parent: QWidget) -> None:
        super().__init__(parent)
        self.fields = RunFields(scenario, kinds, self)
        self.go_button = QPushButton(self)
        self.go_button.setObjectName("laboratory-go")
        self.go_button.setDefault(True)
        self.go_button.setMinimumHeight(34)
        self.progress, self.told, self.trouble = QProgressBar(self), note(), RunTrouble(self)
        self.progress.setTextVisible(False)
        self.progress.setMaximumHeight(8)
        self.told.setObjectName("laboratory-told")
        self._lay_out()

    def _lay_out(self) -> None:
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        self._inside = inside = QWidget()
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(0, 0, 6, 0)
        rows.addWidget(self.fields)
        rows.addStretch(1)
        area.setWidget(inside)
        self.setMinimumWidth(LEAST_WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.fields.changed.connect(self.updateGeometry)  # other machines have other settings
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(area, 1)
        for widget in (self.trouble, self.told, self.progress, self.go_button):
            column.addWidget(widget)

    def sizeHint(self) -> QSize:
        """The whole width, where there is room: enough for the longest row."""
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        needed = self._inside.minimumSizeHint().width() + bar
        return QSize(max(WIDTH, needed), super().sizeHint().height())

    def show_progress(self, played: int, wanted: int, *, running: bool, goes_on: bool) -> None:
        """Show how many of the games have been played, and what the button does now."""
        self.go_button.setText(self.tr("&Stop") if running else self.tr("&Go on") if goes_on else self.tr("&Start"))
        self.progress.setVisible(running)
        self.progress.setRange(0, max(played, wanted))
        self.progress.setValue(played)
        self.told.setText(self._progress_text(played, wanted, running=running))

    def _progress_text(self, played: int, wanted: int, *, running: bool) -> str:
        if running:
            said = self.tr("{number} of {wanted} games").replace("{wanted}", number_text(wanted))
            return said.replace("{number}", number_text(played))
        return self.tr("%n games are kept", "", played) if played else ""

    def show_possible(self, why_not: str) -> None:
        """Whether the button can be pressed, and why not."""
        self.go_button.setEnabled(not why_not)
        self.go_button.setToolTip(tip(why_not))
