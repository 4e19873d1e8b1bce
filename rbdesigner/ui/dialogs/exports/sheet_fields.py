"""The fields for the settings of sheets."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QRadioButton, QWidget

from rbdesigner.art.export.paper import PaperOrientation, paper_name
from rbdesigner.art.export.sheet_settings import LEAST_TILE_WIDTH, MOST_TILE_WIDTH, SheetContent, SheetSettings
from rbdesigner.scenario.books.book_model import SHEET_PAPERS
from rbdesigner.ui.widgets.inputs import DecimalBox
from rbdesigner.ui.widgets.style_box import StyleBox


class SheetFields(QWidget):
    """Shows settings of sheets, to be changed; ``changed`` tells of every change by the user."""

    changed = Signal()

    def __init__(self, settings: SheetSettings, parent: QWidget | None = None, *, of_game: bool = False) -> None:
        super().__init__(parent)
        self._of_game = of_game
        self.contents = self._content_buttons(of_game)
        self.paper = QComboBox(self)
        for paper in SHEET_PAPERS:
            self.paper.addItem(paper_name(paper), paper)
        self.paper_orientation = QComboBox(self)
        for text, way in (
            (self.tr("Automatic"), PaperOrientation.AUTOMATIC),
            (self.tr("Portrait"), PaperOrientation.PORTRAIT),
            (self.tr("Landscape"), PaperOrientation.LANDSCAPE),
        ):
            self.paper_orientation.addItem(text, way)
        self.board_style = StyleBox(settings.style, self)
        self.tile_width = DecimalBox(LEAST_TILE_WIDTH, MOST_TILE_WIDTH, self)
        self.tile_width.setDecimals(1)
        self.tile_width.setSuffix(self.tr(" mm from side to side"))
        self.monochrome = QCheckBox(self.tr("&Black and white, terrains by patterns"), self)
        self.coordinates = QCheckBox(self.tr("Write the pla&ce on every tile"), self)
        self.legend = QCheckBox(self.tr("&Legend of terrains and pieces"), self)
        self.player_aid = QCheckBox(self.tr("Page with the t&ables of the rules"), self)
        self.map_code = QCheckBox(self.tr("The map as a &QR code"), self)
        self.labels = QCheckBox(self.tr("Labels, &notes and districts"), self)
        self.private = QCheckBox(self.tr("Private ones &too"), self)
        self.beyond_box = QCheckBox(self.tr("Only tiles that the bo&x lacks, as stickers"), self)
        self.backs = QCheckBox(self.tr("Bac&ks behind the tiles, for both sides of the paper"), self)
        self._boxes = {
            "monochrome": self.monochrome,
            "coordinates": self.coordinates,
            "labels": self.labels,
            "private": self.private,
            "legend": self.legend,
            "player_aid": self.player_aid,
            "map_code": self.map_code,
            "beyond_box": self.beyond_box,
            "backs": self.backs,
        }
        self._arrange()
        self.show_settings(settings)
        self._connect()

    def _content_buttons(self, of_game: bool) -> dict[SheetContent, QRadioButton]:
        of_map = self.tr("The scenario &sheet: the map, its conditions and the tiles to take")
        of_moment = self.tr("The &sheet of this moment: the board, and what every player has")
        texts = {
            SheetContent.SHEET: of_moment if of_game else of_map,
            SheetContent.MAP: self.tr("The map in &true size over several pages, with cut marks"),
            SheetContent.TILES: self.tr("Every tile by &itself in true size, to be cut out"),
            SheetContent.SCORES: self.tr("A blank s&core sheet"),
        }
        return {content: QRadioButton(text, self) for content, text in texts.items()}

    def _arrange(self) -> None:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        for button in self.contents.values():
            form.addRow(button)
        form.addRow(self.tr("&Paper"), self.paper)
        form.addRow(self.tr("&Orientation"), self.paper_orientation)
        form.addRow(self.tr("&Width of a tile"), self.tile_width)
        form.addRow(self.tr("St&yle of the board"), self.board_style)
        for box in self._boxes.values():
            form.addRow(box)

    def _connect(self) -> None:
        for button in self.contents.values():
            button.toggled.connect(self._choose)
        self.paper.currentIndexChanged.connect(self._choose)
        self.paper_orientation.currentIndexChanged.connect(self._choose)
        self.tile_width.valueChanged.connect(self._choose)
        self.board_style.currentIndexChanged.connect(self._choose)
        for box in self._boxes.values():
            box.toggled.connect(self._choose)

    def _choose(self) -> None:
        if self._is_filling or not any(button.isChecked() for button in self.contents.values()):
            return
        self._enable()
        self.changed.emit()

    def _enable(self) -> None:
        """Enable only what means something for what is printed."""
        content = next(content for content, button in self.contents.items() if button.isChecked())
        of_sheet, of_tiles = content is SheetContent.SHEET, content is SheetContent.TILES
        self.tile_width.setEnabled(of_tiles or content is SheetContent.MAP)
        self.legend.setEnabled(of_sheet)
        self.player_aid.setEnabled(of_sheet)
        self.map_code.setEnabled(of_sheet and not self._of_game)
        of_board = of_sheet or content is SheetContent.MAP
        self.coordinates.setEnabled(of_board)
        self.labels.setEnabled(of_board)
        self.private.setEnabled(of_board and self.labels.isChecked())
        self.beyond_box.setEnabled(of_tiles)
        self.backs.setEnabled(of_tiles)

    @property
    def settings(self) -> SheetSettings:
        """The settings that the fields show."""
        return SheetSettings(
            content=next(content for content, button in self.contents.items() if button.isChecked()),
            paper=str(self.paper.currentData()),
            paper_orientation=PaperOrientation(self.paper_orientation.currentData()),
            tile_width=self.tile_width.value(),
            style=self.board_style.chosen,
            **{name: box.isChecked() for name, box in self._boxes.items()},
        )

    def show_settings(self, settings: SheetSettings) -> None:
        """Show other settings; nobody is told."""
        self._is_filling = True
        self.contents[settings.content].setChecked(True)
        self.paper.setCurrentIndex(self.paper.findData(settings.paper))
        self.paper_orientation.setCurrentIndex(self.paper_orientation.findData(settings.paper_orientation))
        self.tile_width.setValue(settings.tile_width)
        self.board_style.chosen = settings.style
        for name, box in self._boxes.items():
            box.setChecked(getattr(settings, name))
        self._is_filling = False
        self._enable()
