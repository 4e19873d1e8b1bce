"""The page of the atlas: two axes, the grid that fills while one looks, and the chosen map."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from rbdesigner.generating import atlas_files
from rbdesigner.generating.atlas import Atlas, AtlasMap, AtlasRound, atlas_fault
from rbdesigner.generating.atlas_axes import MOST_CELLS, AxisName
from rbdesigner.generating.atlas_candidates import IN_A_ROUND
from rbdesigner.generating.atlas_files import READ_ATLAS, AtlasFile
from rbdesigner.generating.atlas_job import FILL_ATLAS, AtlasStart
from rbdesigner.generating.generator_settings import GeneratorFault, GeneratorSettings
from rbdesigner.messages.file_errors import error_line
from rbdesigner.messages.translation import number_text
from rbdesigner.prediction.expectation_wording import fairness_number
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.named_format import ATLAS
from rbdesigner.ui.background_job import BackgroundJob
from rbdesigner.ui.dialogs.file_choice import file_to_write, files_to_open, filter_of, suggested_path
from rbdesigner.ui.dialogs.message_boxes import MessageAnswer, UnsavedWork, ask_to_save
from rbdesigner.ui.generator.atlas_axis_fields import AtlasAxisFields
from rbdesigner.ui.generator.atlas_grid import AtlasGrid
from rbdesigner.ui.generator.atlas_preview import AtlasPreview
from rbdesigner.ui.widgets.inputs import SpinBox
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.section import GAP

CORES = 2
"""Processes that work; more would be in the way of everything else."""
CELLS = 10


class AtlasPage(QWidget):
    """An atlas that fills, stops, goes on, and is kept in a file.

    ``changed()`` tells that work or atlas are others, ``wished_otherwise()`` that the axes are, and ``told(str)`` what
    there is to say. ``map_wanted(Scenario)`` asks to open a map.
    """

    changed = Signal()
    wished_otherwise = Signal()
    told = Signal(str)
    map_wanted = Signal(object)

    def __init__(self, settings: GeneratorSettings, parent: QWidget) -> None:
        super().__init__(parent)
        self.atlas: Atlas | None = None
        self.filling, self.reading = BackgroundJob(FILL_ATLAS, self), BackgroundJob(READ_ATLAS, self)
        self._settings = settings
        self._is_saved = True
        self.across = AtlasAxisFields(self.tr("Across"), "across", AxisName.CONTACT, self)
        self.down = AtlasAxisFields(self.tr("Down"), "down", AxisName.SEA, self)
        self.cells = SpinBox(2, MOST_CELLS, self)
        self.cells.setObjectName("atlas-cells")
        self.cells.setValue(CELLS)
        self.grid, self.preview = AtlasGrid(self), AtlasPreview(self)
        self._lay_out()
        self._connect()
        for fields in (self.across, self.down):
            fields.show_usual(settings)
        self._show_state()

    def _lay_out(self) -> None:
        label = Label(self.tr("Cells"), self)
        label.setBuddy(self.cells)
        self.cells.setToolTip(tip(self.tr("How many cells each axis has; Islands and Tiles have one a number at most")))
        axes = QGridLayout()
        axes.setHorizontalSpacing(GAP)
        for row, fields in enumerate((self.across, self.down)):
            for column, widget in enumerate(fields.widgets):
                axes.addWidget(widget, row, column)
        axes.setColumnStretch(1, 2)
        axes.setColumnStretch(len(self.across.widgets) + 3, 1)
        axes.setColumnMinimumWidth(len(self.across.widgets), GAP)
        axes.addWidget(label, 0, len(self.across.widgets) + 1)
        axes.addWidget(self.cells, 0, len(self.across.widgets) + 2)
        self.open_button = self._button(self.tr("Open as a new map"), "open-map", self._want_map)
        self.preview.add(self.open_button)
        middle = QHBoxLayout()
        middle.addWidget(self.grid, 3)
        middle.addSpacing(GAP)
        middle.addWidget(self.preview, 1)
        self.state = Label("", self)
        self.state.setObjectName("atlas-state")
        self.state.setWordWrap(True)
        self.go_on_button = self._button(self.tr("Go on"), "go-on", self.turn_over)
        self.save_button = self._button(self.tr("Save atlas…"), "save", self.save)
        self.load_button = self._button(self.tr("Open atlas…"), "load", self._load)
        buttons = QHBoxLayout()
        buttons.addWidget(self.state, 1)
        for button in (self.go_on_button, self.save_button, self.load_button):
            buttons.addWidget(button)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addLayout(axes)
        rows.addLayout(middle, 1)
        rows.addLayout(buttons)

    def _button(self, text: str, name: str, slot: object) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(f"atlas-{name}")
        button.clicked.connect(slot)
        return button

    def _connect(self) -> None:
        for fields in (self.across, self.down):
            fields.axis.activated.connect(lambda _, chosen=fields: chosen.show_usual(self._settings))
            fields.axis.activated.connect(self.wished_otherwise)
            fields.changed.connect(self.wished_otherwise)
        self.cells.valueChanged.connect(self.wished_otherwise)
        self.grid.cell_chosen.connect(self._show_chosen)
        self.grid.map_activated.connect(self._want_map)
        self.filling.answered.connect(self._take)
        self.filling.ended.connect(self._end)
        self.reading.answered.connect(self._show_read)
        self.reading.ended.connect(self._end)

    # What is asked for

    def suit(self, settings: GeneratorSettings) -> None:
        """Give the axes the bounds that suit other settings, unless somebody has chosen bounds."""
        before, self._settings = self._settings, settings
        for fields in (self.across, self.down):
            if fields.shows_usual(before):
                fields.show_usual(settings)

    def wished(self, settings: GeneratorSettings) -> Atlas:
        """An empty atlas by these settings and the axes in the fields."""
        cells = self.cells.value()
        return Atlas(settings, self.across.value(cells), self.down.value(cells))

    def fault(self, settings: GeneratorSettings) -> GeneratorFault | None:
        """Why no atlas can be begun by these settings."""
        return atlas_fault(self.wished(settings))

    @property
    def is_running(self) -> bool:
        """Whether the atlas fills."""
        return self.filling.is_running

    @property
    def chosen(self) -> AtlasMap | None:
        """The map of the chosen cell."""
        cell = self.grid.chosen
        return self.grid.found_in(cell) if cell is not None else None

    def begin(self, settings: GeneratorSettings) -> None:
        """Begin another atlas, once the one that is there may go."""
        if self.may_go():
            self._show(self.wished(settings), is_saved=True)
            self.turn_over()

    def turn_over(self) -> None:
        """Go on with the atlas, or stop."""
        if self.is_running:
            self.stop()
        elif self.atlas is not None:
            self.told.emit("")
            self.filling.start(AtlasStart(self.atlas, min(CORES, os.cpu_count() or 1)))
        self._show_state()

    def stop(self) -> None:
        """Stop at once; all rounds that are over count."""
        self.filling.stop()
        self.reading.stop()
        self._show_state()

    def may_go(self) -> bool:
        """Whether the atlas may be given up: it is saved, or need not be."""
        if self._is_saved or self.atlas is None:
            return True
        fate = self.tr("%n maps would be lost.", "", len(self.atlas.maps))
        answer = ask_to_save(self, [UnsavedWork(self.tr("the atlas"), fate)])
        return answer is MessageAnswer.DISCARD or (answer is MessageAnswer.SAVE and self.save())

    # Files

    def save(self) -> bool:
        """Ask for a file and write the atlas there; whether that was done."""
        if self.atlas is None:
            return False
        suffix = ATLAS.suffix
        filters = [filter_of(self.tr("Atlases ({suffixes})"), [suffix])]
        suggestion = suggested_path(None, self.tr("Atlas"), suffix)
        path = file_to_write(self, self.tr("Save the atlas"), suggestion, filters, [suffix])
        if path is None:
            return False
        try:
            atlas_files.save(self.atlas, path)
        except (ScenarioError, OSError) as fault:
            self.told.emit(error_line(fault))
            return False
        self._is_saved = True
        self._show_state()
        return True

    def _load(self) -> None:
        filters = [filter_of(self.tr("Atlases ({suffixes})"), [ATLAS.suffix])]
        paths = files_to_open(self, self.tr("Open an atlas"), filters)
        if paths and self.may_go():
            self.open(paths[0])

    def open(self, path: Path) -> None:
        """Read the atlas in a file, and show it when it is there."""
        self.stop()
        self.told.emit("")
        self.reading.start(AtlasFile(str(path)))
        self._show_state()

    def _show_read(self, atlas: Atlas) -> None:
        self._settings = atlas.settings
        for fields, axis in zip((self.across, self.down), atlas.axes, strict=True):
            fields.show_axis(axis)
        self.cells.show_value(max(axis.wanted_cells for axis in atlas.axes))
        self._show(atlas, is_saved=True)

    # What comes

    def _show(self, atlas: Atlas, *, is_saved: bool) -> None:
        self.atlas, self._is_saved = atlas, is_saved
        self.grid.show_atlas(atlas)
        self._show_chosen()
        self._show_state()

    def _take(self, done: AtlasRound) -> None:
        if self.atlas is None:
            return
        self.atlas.take(done)
        self._is_saved = False
        for cell in done.better:
            self.grid.renew(cell)
        if self.grid.chosen in done.better:
            self._show_chosen()
        self._show_state()

    def _end(self, why: str) -> None:
        if why:
            self.told.emit(why)
        self._show_state()

    def _want_map(self) -> None:
        found = self.chosen
        if found is not None and self.atlas is not None:
            self.map_wanted.emit(self._titled(found, self.atlas.settings.seed))

    def _titled(self, found: AtlasMap, seed: int) -> Scenario:
        properties = found.scenario.properties
        title = self.tr("Atlas map {number}").format(number=found.number)
        made = self.tr("Generated by rbdesigner: try {number} of the atlas of seed {seed}.")
        made = made.format(number=found.number, seed=seed)
        described = replace(properties, title=title, description=properties.description or made)
        return replace(found.scenario.copy(), properties=described)

    # What is shown

    def _show_chosen(self) -> None:
        self.preview.show_map(self.atlas, self.chosen)
        self.open_button.setEnabled(self.chosen is not None)

    def _show_state(self) -> None:
        running, reading = self.is_running, self.reading.is_running
        self.go_on_button.setText(self.tr("Stop") if running else self.tr("Go on"))
        self.go_on_button.setEnabled(self.atlas is not None and not reading)
        self.save_button.setEnabled(self.atlas is not None and bool(self.atlas.maps))
        self.load_button.setEnabled(not running and not reading)
        self.open_button.setEnabled(self.chosen is not None)
        self.state.setText(self.tr("The atlas is read…") if reading else self._state_text())
        self.changed.emit()

    def _state_text(self) -> str:
        atlas = self.atlas
        if atlas is None:
            return self.tr("Choose two axes and press Generate.")
        said = self.tr("{filled} of {cells} cells, {tries} maps tried")
        if atlas.fairness is not None:
            said = self.tr("{filled} of {cells} cells, mean fairness {fairness} by facts alone, {tries} maps tried")
            said = said.replace("{fairness}", number_text(fairness_number(atlas.fairness)))
        said = said.replace("{filled}", number_text(len(atlas.maps)))
        said = said.replace("{cells}", number_text(len(list(atlas.cells))))
        return said.replace("{tries}", number_text(IN_A_ROUND * atlas.rounds))
