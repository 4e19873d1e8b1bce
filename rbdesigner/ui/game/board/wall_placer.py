"""The tool for walls: while it is taken, clicks on the board build walls and nothing else."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QStyleOptionToolButton, QToolButton, QWidget

from rbdesigner.engine.core.state import Phase, Stage
from rbdesigner.play.match import Match
from rbdesigner.ui.widgets.icons import icon


class WallPlacer(QObject):
    """Tracks whether the wall tool is active: toggled, or while its key is held.

    It is only in the building phase, once the order of play is settled. ``changed(bool)`` tells that it is taken or put
    away, ``refused()`` that it cannot be taken now.
    """

    changed = Signal(bool)
    refused = Signal()

    def __init__(self, match: Match, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._taken = self._by_key = False

    @property
    def is_taken(self) -> bool:
        """Whether signs are those of walls."""
        return self._taken is not self._by_key

    def take(self, wanted: bool) -> None:
        """Take it, or put it away."""
        self._set(wanted and self._may, by_key=False)
        if wanted and not self._may:
            self.refused.emit()

    def turn(self) -> None:
        """Take it, or put it away if it is taken."""
        self.take(not self._taken)

    def hold_key(self, held: bool) -> None:
        """Show the signs of walls instead of those of roads, or the other way round, while the key is held."""
        self._set(self._taken, held and self._may)

    def look(self) -> None:
        """Put it away where there is nothing to build."""
        if not self._may:
            self._set(taken=False, by_key=False)

    @property
    def _may(self) -> bool:
        state = self._match.state
        return state.phase is Phase.BUILDING and state.stage is Stage.PLAY

    def _set(self, taken: bool, by_key: bool) -> None:
        before = self.is_taken
        self._taken, self._by_key = taken, by_key
        if self.is_taken is not before:
            self.changed.emit(self.is_taken)


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
