"""The choices for pictures, sheets and files for other programs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.art.export.pages import TILE_WIDTH
from rbdesigner.art.export.picture import MOST_PIXELS, TILE, frame
from rbdesigner.hexes import SQRT3, Orientation
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.messages.phrases import capitalised
from rbdesigner.messages.translation import number_text
from rbdesigner.scenario.formats import WRITTEN, Format
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.storage import folders
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.literal import Label

OWN = "rbdesigner"


class ExportDialog(QDialog):
    """The base of the dialogs of export.

    A form and the button that goes on to choosing the file.
    """

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
        rows = QVBoxLayout(self)
        rows.addLayout(self.form)
        rows.addStretch(1)
        rows.addWidget(self._buttons)


class PictureDialog(ExportDialog):
    """PNG or SVG, how large, with or without the paper behind the map."""

    def __init__(self, scenario: Scenario, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Export a picture"), parent)
        self._scenario = scenario
        self.format = QComboBox(self)
        self.format.addItem(self.tr("PNG: pixels, for screens and the web"), ".png")
        self.format.addItem(self.tr("SVG: lines, sharp at any size"), ".svg")
        self.tile = QSpinBox(self)
        self.tile.setRange(8, 1000)
        self.tile.setValue(TILE)
        self.tile.setSuffix(self.tr(" pixels"))
        self.transparent = QCheckBox(self.tr("&Transparent around the map"), self)
        self.coordinates = QCheckBox(self.tr("Write the &place on every tile"), self)
        self.size_label = Label(self)
        self.form.addRow(self.tr("&Format"), self.format)
        self.form.addRow(self.tr("&Width of a tile"), self.tile)
        self.form.addRow(self.tr("Whole picture"), self.size_label)
        self.form.addRow("", self.transparent)
        self.form.addRow("", self.coordinates)
        self.tile.valueChanged.connect(self._show_size)
        self.transparent.toggled.connect(self._show_size)
        self._show_size()

    def _show_size(self) -> None:
        across = 2.0 if self._scenario.orientation is Orientation.FLAT else SQRT3
        shown = frame(self._scenario, self.transparent.isChecked())
        width, height = (round(side * self.tile.value() / across) for side in (shown.width(), shown.height()))
        self.size_label.setText(
            self.tr("{width} × {height} pixels").format(width=number_text(width), height=number_text(height))
        )
        self.ok.setEnabled(width * height <= MOST_PIXELS)

    @property
    def suffix(self) -> str:
        """The ending of the file."""
        return str(self.format.currentData())


class SheetDialog(ExportDialog):
    """The choice of paper, and of one page or true size on several.

    For the scenario or the moment of a game.
    """

    def __init__(self, parent: QWidget | None = None, *, of_game: bool = False) -> None:
        super().__init__(self.tr("Export as PDF"), parent)
        of_map = self.tr("The scenario &sheet: the map, what is to know, and the tiles to take")
        of_moment = self.tr("The &sheet of this moment: the board, and what every player has")
        self.sheet = QRadioButton(of_moment if of_game else of_map, self)
        self.true_scale = QRadioButton(self.tr("The map in &true size over several pages, with cut marks"), self)
        self.sheet.setChecked(True)
        self.paper = paper_choice(self)
        self.tile_width = QDoubleSpinBox(self)
        self.tile_width.setRange(10, 200)
        self.tile_width.setDecimals(1)
        self.tile_width.setValue(TILE_WIDTH)
        self.tile_width.setSuffix(self.tr(" mm from side to side"))
        self.tile_width.setEnabled(False)
        self.true_scale.toggled.connect(self.tile_width.setEnabled)
        self.form.addRow(self.sheet)
        self.form.addRow(self.true_scale)
        self.form.addRow(self.tr("&Paper"), self.paper)
        self.form.addRow(self.tr("&Width of a tile"), self.tile_width)


def paper_choice(parent: QWidget) -> QComboBox:
    """A choice between A4 and Letter.

    At first the one used last or usual in the user's country.
    """
    box = QComboBox(parent)
    box.addItem(QCoreApplication.translate("Paper", "A4"), "a4")
    box.addItem(QCoreApplication.translate("Paper", "Letter"), "letter")
    imperial = QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    box.setCurrentIndex(max(0, box.findData(folders.settings().value("paper", "letter" if imperial else "a4"))))
    box.currentIndexChanged.connect(lambda: folders.settings().setValue("paper", box.currentData()))
    return box


class FormatDialog(ExportDialog):
    """The format of another program."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Export for another program"), parent)
        self.format = QComboBox(self)
        for form in WRITTEN:
            if form.key != OWN:
                self.format.addItem(f"{capitalised(reason_text(form.title))} ({', '.join(form.suffixes)})", form.key)
        self.form.addRow(self.tr("&Format"), self.format)
        hint = Label(self.tr("What the format has no room for is left out; you will be told what that was."), self)
        hint.setWordWrap(True)
        self.form.addRow("", hint)

    @property
    def chosen(self) -> Format:
        """The chosen format."""
        return next(form for form in WRITTEN if form.key == self.format.currentData())
