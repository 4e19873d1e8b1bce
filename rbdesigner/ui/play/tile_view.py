"""One tile of a match shown large, with everything on it to be clicked."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from rbdesigner.ui.play.board import GameBoard
from rbdesigner.ui.play.focus import Focus
from rbdesigner.ui.play.match import Match


class TileView(QWidget):
    """Shows the tile that is looked at."""

    def __init__(self, match: Match, focus: Focus, board: GameBoard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tile-view")
        self._match, self._focus, self._board = match, focus, board
