"""The window of generated maps.

The settings, and a gallery that fills while one chooses.
"""

from __future__ import annotations

import os
from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QIcon, QKeyEvent, QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.analysis.fact_wording import fairness_number
from rbdesigner.analysis.generating.generator_settings import GeneratorSettings, settings_fault
from rbdesigner.art.thumbnail import thumbnail
from rbdesigner.checks import check
from rbdesigner.messages.file_errors import reason_sentence
from rbdesigner.messages.problems import problem_sentence
from rbdesigner.messages.translation import number_text
from rbdesigner.players.generator_process import MapReport
from rbdesigner.players.wire import GeneratorStart
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.dialogs.generating import Generating
from rbdesigner.ui.dialogs.generator_fields import GeneratorFields
from rbdesigner.ui.widgets.literal import Label, tip

DOZEN = 12
"""So many maps come at once."""
CORES = 2
"""Processes that work; more would be in the way of everything else."""
PICTURE = QSize(190, 170)
_REPORT = Qt.ItemDataRole.UserRole


class GeneratorWindow(QWidget):
    """Generates maps to choose from; closing it ends the work.

    ``map_wanted(Scenario)``: a map is to be opened.
    """

    map_wanted = Signal(object)

    def __init__(self, settings: GeneratorSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("generator-window")
        self.setWindowTitle(self.tr("Generated maps"))
        self.generating = Generating(self)
        self.fields = GeneratorFields(settings, self)
        self.gallery = _Gallery(self)
        self._begun = settings
        self._wanted = 0
        self._lay_out()
        self.fields.changed.connect(self._judge)
        self.generating.found.connect(self._add)
        self.generating.ended.connect(self._end)
        self.gallery.itemActivated.connect(self._open)
        self.gallery.currentItemChanged.connect(self._show_state)
        self.resize(self.sizeHint())
        self._judge()
        self.go_button.setFocus()

    # -- how it is laid out

    def _lay_out(self) -> None:
        self.trouble = Label(self)
        self.trouble.setWordWrap(True)
        self.trouble.setObjectName("generator-trouble")
        self.go_button = self._button(self.tr("&Generate"), "go", self.turn_over)
        self.go_button.setDefault(True)
        self.go_button.setMinimumHeight(34)
        self.more_button = self._button(self.tr("&More"), "more", self.more)
        self.more_button.setToolTip(tip(self.tr("Another dozen by the same settings")))
        self.open_button = self._button(self.tr("Open as a &new map"), "open", self._open)
        close = self._button(self.tr("&Close"), "close", self.close)
        left = QVBoxLayout()
        left.addWidget(self.fields)
        left.addWidget(self.trouble)
        left.addStretch(1)
        left.addWidget(self.go_button)
        self.progress, self.told = QProgressBar(self), Label(self)
        self.progress.setTextVisible(False)
        self.progress.setMaximumHeight(8)
        self.told.setObjectName("generator-told")
        state = QHBoxLayout()
        state.addWidget(self.told)
        state.addWidget(self.progress, 1)
        buttons = QHBoxLayout()
        for button in (self.more_button, self.open_button):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(close)
        right = QVBoxLayout()
        right.addWidget(self.gallery, 1)
        right.addLayout(state)
        right.addLayout(buttons)
        columns = QHBoxLayout(self)
        columns.setContentsMargins(14, 12, 14, 12)
        columns.setSpacing(16)
        columns.addLayout(left)
        columns.addLayout(right, 1)

    def _button(self, text: str, name: str, slot: object) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(f"generator-{name}")
        button.clicked.connect(slot)
        return button

    def sizeHint(self) -> QSize:
        """Room for a dozen pictures."""
        return QSize(1180, 720)

    # -- what is pressed

    def turn_over(self) -> None:
        """Generate a dozen by the settings as they are now, or stop."""
        if self.generating.is_running:
            self.generating.stop()
            self._end("")
            return
        self._begun = self.fields.settings()
        self.gallery.clear()
        self._wanted = 0
        self.more()

    def more(self) -> None:
        """Generate another dozen by the same settings."""
        if self.generating.is_running:
            return
        first = self._wanted + 1
        self._wanted += DOZEN
        self.trouble.setText("")
        cores = min(CORES, os.cpu_count() or 1)
        self.generating.go(GeneratorStart(self._begun, first=first, maps=DOZEN, cores=cores))
        self._show_state()

    def _open(self) -> None:
        report = self.gallery.chosen
        if report is not None:
            self.map_wanted.emit(self._titled(report))

    def _titled(self, report: MapReport) -> Scenario:
        properties = report.scenario.properties
        title = self.tr("Generated map {number}").format(number=report.number)
        made = self.tr("Generated by rbdesigner: map {number} of seed {seed}.")
        made = made.format(number=report.number, seed=self._begun.seed)
        described = replace(properties, title=title, description=properties.description or made)
        return replace(report.scenario.copy(), properties=described)

    # -- what comes

    def _add(self, report: MapReport) -> None:
        self.gallery.add(report)
        self._show_state()

    def _end(self, why: str) -> None:
        self._wanted = self.gallery.last_number
        self.trouble.setText(why)
        self._show_state()

    def _judge(self) -> None:
        """Tell why no map can be generated by the settings, as long as it is so."""
        fault = settings_fault(self.fields.settings())
        self.trouble.setText(reason_sentence(fault.reason) if fault is not None else "")
        self.go_button.setEnabled(fault is None or self.generating.is_running)

    def _show_state(self) -> None:
        running, number = self.generating.is_running, self.gallery.count()
        self.go_button.setText(self.tr("&Stop") if running else self.tr("&Generate"))
        self.go_button.setEnabled(running or settings_fault(self.fields.settings()) is None)
        self.more_button.setEnabled(not running and number > 0)
        self.open_button.setEnabled(self.gallery.chosen is not None)
        self.progress.setVisible(running)
        self.progress.setRange(0, self._wanted)
        self.progress.setValue(number)
        of = self.tr("{number} of {wanted} maps").replace("{wanted}", number_text(self._wanted))
        self.told.setText(of.replace("{number}", number_text(number)) if running else self._counted(number))

    def _counted(self, number: int) -> str:
        return self.tr("%n maps", "", number) if number else self.tr("Choose what you like, then Generate.")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape stops, and closes when nothing works."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.generating.is_running:
            self.turn_over()
        else:
            self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the work."""
        self.generating.stop()
        super().closeEvent(event)


class _Gallery(QListWidget):
    """Pictures of maps, with fairness and problems below each."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("generator-gallery")
        self.setAccessibleName(self.tr("Generated maps"))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setIconSize(PICTURE)
        self.setSpacing(6)
        self.setWordWrap(True)

    @property
    def chosen(self) -> MapReport | None:
        """The map that is chosen."""
        item = self.currentItem()
        return item.data(_REPORT) if item is not None else None

    @property
    def last_number(self) -> int:
        """The number of the last map that is there."""
        return max((self.item(row).data(_REPORT).number for row in range(self.count())), default=0)

    def add(self, report: MapReport) -> None:
        """Show a further map."""
        ratio = self.devicePixelRatioF()
        picture = thumbnail(report.scenario, round(PICTURE.width() * ratio), round(PICTURE.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        problems = [problem_sentence(each) for each in check(report.scenario) if each.places]
        told = self.tr("%n problems", "", len(problems)) if problems else self.tr("no problems")
        fairness = self.tr("Fairness {index}").replace("{index}", number_text(fairness_number(report.fairness or 0)))
        if report.fairness is None:
            fairness = self.tr("Map {number}").replace("{number}", number_text(report.number))
        icon = QIcon()
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):  # a chosen picture keeps its colours
            icon.addPixmap(QPixmap.fromImage(picture), mode)
        item = QListWidgetItem(icon, f"{fairness}, {told}")
        item.setData(_REPORT, report)
        item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter)
        if problems:
            item.setToolTip(tip("\n".join(problems)))
        self.addItem(item)
        if self.currentItem() is None:
            self.setCurrentItem(item)
