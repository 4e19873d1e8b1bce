"""The choices for pictures, sheets and files for other programs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.art.export.marginalia import margin_below
from rbdesigner.art.export.pages import pages_of
from rbdesigner.art.export.picture import MOST_PIXELS, TILE, frame
from rbdesigner.art.export.sheet_settings import SheetSettings
from rbdesigner.art.export.sheet_text import SheetText
from rbdesigner.hexes import SQRT3, Orientation
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.messages.phrases import capitalised
from rbdesigner.messages.translation import number_text
from rbdesigner.scenario.drawn_formats import DRAWN_FORMATS
from rbdesigner.scenario.formats import Format, written_formats
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.tile_layer import shared_pixmaps
from rbdesigner.ui.dialogs.exports.page_preview import PagePreview
from rbdesigner.ui.dialogs.exports.sheet_fields import SheetFields
from rbdesigner.ui.storage.sheet_choices import keep_settings, last_settings
from rbdesigner.ui.widgets.content_area import ContentArea, resize_within_screen
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.inputs import SpinBox
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.style_box import StyleBox

OWN = "rbdesigner"
MOST_PREVIEWED = 1200
"""The tiles of the largest map that is shown in the dialog; larger ones take too long to be drawn meanwhile."""


class ExportDialog(QDialog):
    """The base of the dialogs of export: a form, room ``beside`` it, and the button to the choice of the file."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("export")
        self.setWindowTitle(title)
        self.form = QFormLayout()
        self._buttons = DialogButtons(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        self.ok = self._buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.ok.setText(self.tr("&Choose the file…"))
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        settings = QVBoxLayout()
        settings.addLayout(self.form)
        settings.addStretch(1)
        self.beside = QHBoxLayout()
        self.beside.addWidget(ContentArea(settings, self))
        rows = QVBoxLayout(self)
        rows.addLayout(self.beside, 1)
        rows.addWidget(self._buttons)

    def event(self, event: QEvent) -> bool:
        """Grow with what the form has to say."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            resize_within_screen(self, self.size().expandedTo(self.sizeHint()))
        return done


class PictureDialog(ExportDialog):
    """PNG or SVG, how large, with or without the paper behind the map."""

    def __init__(self, scenario: Scenario, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Export a picture"), parent)
        self._scenario = scenario
        self.format = QComboBox(self)
        for form in DRAWN_FORMATS:
            if not form.has_pages:
                self.format.addItem(self.tr(form.title), form.suffix)
        self.tile = SpinBox(8, 1000, self)
        self.tile.setValue(TILE)
        self.tile.setSuffix(self.tr(" pixels"))
        self.board_style = StyleBox(shared_pixmaps().style, self)
        self.transparent = QCheckBox(self.tr("&Transparent around the map"), self)
        self.coordinates = QCheckBox(self.tr("Write the &place on every tile"), self)
        self.size_label = Label(self)
        self.monochrome = QCheckBox(self.tr("&Black and white, terrains by patterns"), self)
        self.labels = QCheckBox(self.tr("Labels, &notes and districts"), self)
        self.labels.setChecked(True)
        self.private = QCheckBox(self.tr("&Private ones too, also in the map stored in the picture"), self)
        self.margin = {
            "cartouche": QCheckBox(self.tr("T&itle"), self),
            "compass": QCheckBox(self.tr("Compass &rose"), self),
            "scale": QCheckBox(self.tr("&Scale of tiles"), self),
        }
        below = QHBoxLayout()
        for box in self.margin.values():
            below.addWidget(box)
            box.toggled.connect(self._show_size)
        below.addStretch(1)
        self.form.addRow(self.tr("&Format"), self.format)
        self.form.addRow(self.tr("&Width of a tile"), self.tile)
        self.form.addRow(self.tr("Whole picture"), self.size_label)
        self.form.addRow(self.tr("St&yle of the board"), self.board_style)
        self.form.addRow(self.tr("Below the map"), below)
        self.form.addRow("", self.transparent)
        self.form.addRow("", self.coordinates)
        self.form.addRow("", self.monochrome)
        self.form.addRow("", self.labels)
        self.form.addRow("", self.private)
        self.tile.valueChanged.connect(self._show_size)
        self.transparent.toggled.connect(self._show_size)
        self._show_size()

    def _show_size(self) -> None:
        across = 2.0 if self._scenario.orientation is Orientation.FLAT else SQRT3
        margin = margin_below(self._scenario, self.marginalia, self.board_style.chosen)
        shown = frame(self._scenario, self.transparent.isChecked(), margin)
        width, height = (round(side * self.tile.value() / across) for side in (shown.width(), shown.height()))
        self.size_label.setText(
            self.tr("{width} × {height} pixels").format(width=number_text(width), height=number_text(height))
        )
        self.ok.setEnabled(width * height <= MOST_PIXELS)

    @property
    def settings(self) -> SheetSettings:
        """The settings of the board."""
        return SheetSettings(
            coordinates=self.coordinates.isChecked(),
            monochrome=self.monochrome.isChecked(),
            style=self.board_style.chosen,
            labels=self.labels.isChecked(),
            private=self.private.isChecked(),
        )

    @property
    def marginalia(self) -> list[str]:
        """The parts of the margin that are wanted."""
        return [name for name, box in self.margin.items() if box.isChecked()]

    @property
    def suffix(self) -> str:
        """The ending of the file."""
        return str(self.format.currentData())


class SheetDialog(ExportDialog):
    """Asks for the settings of a sheet, with its pages as they will be.

    It is for the scenario or the moment of a game, whose sheet says ``text``.
    """

    def __init__(self, scenario: Scenario, parent: QWidget | None = None, text: SheetText | None = None) -> None:
        super().__init__(self.tr("Export as PDF"), parent)
        self.fields = SheetFields(last_settings(), self, of_game=text is not None)
        self.form.addRow(self.fields)
        if len(scenario.tiles) <= MOST_PREVIEWED:
            self.preview = PagePreview(lambda: pages_of(scenario, self.fields.settings, text), self)
            self.beside.addWidget(self.preview, 1)
            self.fields.changed.connect(self.preview.refresh)
            resize_within_screen(self, QSize(920, 620).expandedTo(self.sizeHint()))
        self.accepted.connect(lambda: keep_settings(self.fields.settings))


class FormatDialog(ExportDialog):
    """Asks for the format of another program; the button is off while the format cannot hold the map."""

    def __init__(self, scenario: Scenario, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Export for another program"), parent)
        self._scenario = scenario
        self.format = QComboBox(self)
        for form in written_formats():
            if form.key != OWN:
                self.format.addItem(f"{capitalised(reason_text(form.title))} ({', '.join(form.suffixes)})", form.key)
        self.form.addRow(self.tr("&Format"), self.format)
        self.hint = Label(self)
        self.hint.setObjectName("format-hint")
        self.hint.setWordWrap(True)
        self.form.addRow("", self.hint)
        self.format.currentIndexChanged.connect(self._judge)
        self._judge()

    def _judge(self) -> None:
        """Say what becomes of the map in the chosen format, or why it cannot be written."""
        refusal = self.chosen.refusal(self._scenario)
        if refusal:
            why = self.tr("This format cannot hold the map: {reason}.").replace("{reason}", reason_text(refusal))
            self.hint.setText(f"⚠ {why}")
        else:
            self.hint.setText(self.tr("What the format cannot hold is left out. You will be told what it was."))
        self.ok.setEnabled(not refusal)
        self.ok.setToolTip(tip(self.hint.text() if refusal else ""))

    @property
    def chosen(self) -> Format:
        """The chosen format."""
        return next(form for form in written_formats() if form.key == self.format.currentData())
