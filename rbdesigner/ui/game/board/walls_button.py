"""The tool for walls, in a corner of the board."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QStyleOptionToolButton, QToolButton, QWidget

from rbdesigner.ui.widgets.icons import icon


class WallsButton(QToolButton):
    """Takes the tool for walls in hand, and has the colour of what is chosen while the tool is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("walls")
        self.setText(self.tr("Walls"))
        self.setIcon(icon("wall"))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setCheckable(True)
        self.setToolTip(self.tr("Build and demolish walls (W, or hold Ctrl)"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.adjustSize()

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        """The text of the style."""
        super().initStyleOption(option)
        if self.isChecked():
            role, palette = QPalette.ColorRole, self.palette()
            text = palette.color(role.HighlightedText)
            palette.setColor(role.Button, palette.color(role.Highlight))
            palette.setColor(role.ButtonText, text)
            option.palette = palette
            option.icon = icon("wall", text.name())
