"""A box to choose the style that boards are drawn in."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.ui.widgets.inputs import ComboBox


class StyleBox(ComboBox):
    """Offers all styles, each with a word for it."""

    def __init__(self, style: BoardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("board_style")
        self.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
        names = {
            BoardStyle.PAINTED: self.tr("Painted"),
            BoardStyle.FLAT: self.tr("Flat colours"),
            BoardStyle.INK: self.tr("Ink and wash"),
        }
        self.offer((style, name, None) for style, name in names.items())
        self.chosen = style

    @property
    def chosen(self) -> BoardStyle:
        """The style that is chosen."""
        return BoardStyle(str(self.value))

    @chosen.setter
    def chosen(self, style: BoardStyle) -> None:
        self.show_value(style)
