"""The window of generated maps: the settings, and a gallery that fills while one chooses."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.generating.generator_job import GENERATE, GeneratorStart
from rbdesigner.generating.generator_settings import GeneratorFault, GeneratorSettings, settings_fault
from rbdesigner.generating.map_generator import GeneratedMap
from rbdesigner.messages.file_errors import reason_sentence
from rbdesigner.messages.translation import number_text
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.background_job import BackgroundJob
from rbdesigner.ui.generator.atlas_page import AtlasPage
from rbdesigner.ui.generator.gallery_ranking import GalleryRanking
from rbdesigner.ui.generator.generated_gallery import GeneratedGallery
from rbdesigner.ui.generator.generator_fields import GeneratorFields
from rbdesigner.ui.widgets.content_area import ContentArea, resize_within_screen
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.section import GAP

DOZEN = 12
"""The number of maps that are generated at once."""
LEAST_GALLERY = 440
"""Pixels of two columns of pictures; a window with less room is scrolled."""
CORES = 2
"""Processes that work; more would be in the way of everything else."""


class GeneratorWindow(QWidget):
    """Generates maps to choose from; closing it ends the work.

    ``map_wanted(Scenario)`` asks to open a map.
    """

    map_wanted = Signal(object)

    def __init__(self, settings: GeneratorSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("generator-window")
        self.setWindowTitle(self.tr("Generated maps"))
        self.generating = BackgroundJob(GENERATE, self)
        self.fields = GeneratorFields(settings, self)
        self.gallery = GeneratedGallery(self)
        self.ranking = GalleryRanking(self.gallery, self)
        self.atlas, self.pages = AtlasPage(settings, self), QTabWidget(self)
        self._begun = settings
        self._wanted = 0
        self._lay_out()
        self.fields.changed.connect(self._judge)
        self.generating.answered.connect(self._add)
        self.generating.ended.connect(self._end_by_itself)
        self.ranking.changed.connect(self._show_state)
        self.ranking.told.connect(self.trouble.setText)
        self.gallery.itemActivated.connect(self._open)
        self.gallery.currentItemChanged.connect(self._show_state)
        self.fields.changed.connect(lambda: self.atlas.suit(self.fields.settings()))
        self.atlas.changed.connect(self._show_state)
        self.atlas.wished_otherwise.connect(self._judge)
        self.atlas.told.connect(self.trouble.setText)
        self.atlas.map_wanted.connect(self.map_wanted)
        self.pages.currentChanged.connect(self._judge)
        resize_within_screen(self, self.sizeHint())
        self._judge()
        self.go_button.setFocus()

    # How it is laid out

    def _lay_out(self) -> None:
        self.trouble = Label(self)
        self.trouble.setWordWrap(True)
        self.trouble.setObjectName("generator-trouble")
        self.go_button = self._button(self.tr("&Generate"), "go", self.turn_over)
        self.go_button.setDefault(True)
        self.go_button.setMinimumHeight(34)
        self.more_button = self._button(self.tr("&More"), "more", self.more)
        self.more_button.setToolTip(tip(self.tr("Another dozen with the same settings")))
        self.open_button = self._button(self.tr("Open as a &new map"), "open", self._open)
        close = self._button(self.tr("&Close"), "close", self._leave)
        left = QVBoxLayout()
        left.addWidget(ContentArea(self.fields, self))
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
        maps = QVBoxLayout()
        maps.addWidget(self.ranking)
        maps.addWidget(self.gallery, 1)
        self.gallery.setMinimumWidth(LEAST_GALLERY)
        maps.addLayout(state)
        maps.addLayout(buttons)
        closing = QHBoxLayout()
        closing.addStretch(1)
        closing.addWidget(close)
        right = QVBoxLayout()
        right.addWidget(self._paged(maps), 1)
        right.addLayout(closing)
        columns = QHBoxLayout(self)
        columns.setContentsMargins(14, 12, 14, 12)
        columns.setSpacing(16)
        columns.addLayout(left)
        columns.addLayout(right, 1)

    def _paged(self, maps: QVBoxLayout) -> QTabWidget:
        """The gallery and the atlas, one behind the other."""
        pages: tuple[tuple[QVBoxLayout | QWidget, str], ...] = (
            (maps, self.tr("A do&zen")),
            (self.atlas, self.tr("Atla&s")),
        )
        for page, title in pages:
            area = ContentArea(page, self)
            area.setViewportMargins(0, GAP, 0, 0)
            self.pages.addTab(area, title)
        self.pages.setDocumentMode(True)
        self.pages.setObjectName("generator-pages")
        return self.pages

    def _button(self, text: str, name: str, slot: object) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(f"generator-{name}")
        button.clicked.connect(slot)
        return button

    def sizeHint(self) -> QSize:
        """Room for a dozen pictures."""
        return QSize(1180, 720)

    # What is pressed

    def turn_over(self) -> None:
        """Generate a dozen or an atlas by the settings as they are now, or stop."""
        if self.shows_atlas:
            self._turn_atlas_over()
            return
        if self.generating.is_running:
            self.generating.stop()
            self._end("")
            return
        self._begun = self.fields.settings()
        self.ranking.forget()
        self.ranking.seed = self._begun.seed
        self.gallery.clear()
        self._wanted = 0
        self.more()

    def _turn_atlas_over(self) -> None:
        if self.atlas.is_running:
            self.atlas.stop()
        else:
            self.atlas.begin(self.fields.settings())

    def open_atlas(self, path: Path) -> None:
        """Show the atlas in a file; an atlas that is there is only given up if the user agrees."""
        self.pages.setCurrentIndex(1)
        if self.atlas.may_go():
            self.atlas.open(path)

    @property
    def shows_atlas(self) -> bool:
        """Whether the atlas is in front."""
        return self.pages.currentIndex() == 1

    def more(self) -> None:
        """Generate another dozen by the same settings."""
        if self.generating.is_running:
            return
        self.ranking.stop()
        first = self._wanted + 1
        self._wanted += DOZEN
        self.trouble.setText("")
        cores = min(CORES, os.cpu_count() or 1)
        self.generating.start(GeneratorStart(self._begun, first=first, maps=DOZEN, cores=cores))
        self._show_state()

    def _open(self) -> None:
        report = self.gallery.chosen
        if report is not None:
            self.map_wanted.emit(self._titled(report))

    def _titled(self, report: GeneratedMap) -> Scenario:
        properties = report.scenario.properties
        title = self.tr("Generated map {number}").format(number=report.number)
        made = self.tr("Generated by rbdesigner: map {number} of seed {seed}.")
        made = made.format(number=report.number, seed=self._begun.seed)
        described = replace(properties, title=title, description=properties.description or made)
        return replace(report.scenario.copy(), properties=described)

    # What comes

    def _add(self, report: GeneratedMap) -> None:
        self.gallery.add(report)
        self._show_state()

    def _end(self, why: str) -> None:
        self._wanted = self.gallery.last_number
        self.trouble.setText(why)
        self._show_state()

    def _end_by_itself(self, why: str) -> None:
        """The dozen is there: play on it, if the order rests on games."""
        self._end(why)
        self.ranking.go()

    def _judge(self) -> None:
        """Tell why no map can be generated by the settings, as long as it is so."""
        fault = self._fault
        self.trouble.setText(reason_sentence(fault.reason) if fault is not None else "")
        self._show_state()

    @property
    def _fault(self) -> GeneratorFault | None:
        """Why nothing can be generated by the settings, as far as that is seen at once."""
        settings = self.fields.settings()
        return self.atlas.fault(settings) if self.shows_atlas else settings_fault(settings)

    def _show_state(self) -> None:
        running, number = self.generating.is_running, self.gallery.count()
        goes = self.atlas.is_running if self.shows_atlas else running
        self.go_button.setText(self.tr("&Stop") if goes else self.tr("&Generate"))
        self.go_button.setEnabled(goes or self._fault is None)
        self.more_button.setEnabled(not running and number > 0)
        self.open_button.setEnabled(self.gallery.chosen is not None)
        self.ranking.set_free(not running)
        done, wanted = (number, self._wanted) if running else self.ranking.progress[:2]
        self.progress.setVisible(running or self.ranking.is_running)
        self.progress.setRange(0, max(1, wanted))  # not known yet: empty, as a busy bar so low looks full
        self.progress.setValue(done)
        self.told.setText(self._progress_text(done, wanted))

    def _progress_text(self, done: int, wanted: int) -> str:
        if self.generating.is_running:
            said = self.tr("{number} of {wanted} maps")
        elif self.ranking.is_running:
            said = self.tr("{number} of {wanted} games") if wanted else self.tr("The first games are played…")
        else:
            return self._counted(self.gallery.count())
        return said.replace("{wanted}", number_text(wanted)).replace("{number}", number_text(done))

    def _counted(self, number: int) -> str:
        return self.tr("%n maps", "", number) if number else self.tr("Choose the settings and press Generate.")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape stops, and closes when nothing works."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.generating.is_running:
            self.generating.stop()
            self._end("")
        elif self.ranking.is_running:
            self.ranking.stop()
        elif self.atlas.is_running:
            self.atlas.stop()
        else:
            self._leave()

    def _leave(self) -> None:
        """Close, once the atlas may go."""
        if self.atlas.may_go():
            self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the work; who closes the window is asked about the atlas first."""
        if event.spontaneous() and not self.atlas.may_go():
            event.ignore()
            return
        self.generating.stop()
        self.ranking.stop()
        self.atlas.stop()
        super().closeEvent(event)
