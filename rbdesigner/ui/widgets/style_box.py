"""A box to choose the style that boards are drawn in."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QWidget

from rbdesigner.art.style import Style


class StyleBox(QComboBox):
    """Offers all styles, each with a word for it."""

    def __init__(self, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("board_style")
        self.addItem(self.tr("Painted"), Style.PAINTED)
        self.addItem(self.tr("Flat colours"), Style.FLAT)
        self.addItem(self.tr("Ink and wash"), Style.INK)
        self.chosen = style

    @property
    def chosen(self) -> Style:
        """The style that is chosen."""
        return Style(self.currentData())

    @chosen.setter
    def chosen(self, style: Style) -> None:
        self.setCurrentIndex(self.findData(style))
