"""A box to choose the style that boards are drawn in."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QWidget

from rbdesigner.art.board_style import BoardStyle


class StyleBox(QComboBox):
    """Offers all styles, each with a word for it."""

    def __init__(self, style: BoardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("board_style")
        self.addItem(self.tr("Painted"), BoardStyle.PAINTED)
        self.addItem(self.tr("Flat colours"), BoardStyle.FLAT)
        self.addItem(self.tr("Ink and wash"), BoardStyle.INK)
        self.chosen = style

    @property
    def chosen(self) -> BoardStyle:
        """The style that is chosen."""
        return BoardStyle(self.currentData())

    @chosen.setter
    def chosen(self, style: BoardStyle) -> None:
        self.setCurrentIndex(self.findData(style))
