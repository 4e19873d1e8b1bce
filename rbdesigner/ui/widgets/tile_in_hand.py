"""The tile that is laid next, with buttons that turn it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from rbdesigner.hexes import Orientation
from rbdesigner.tiles import Terrain, Tile, tile
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.small_pictures import tile_image

LARGE_RADIUS = 40.0
"""Tile radius of the picture, in pixels."""


class HeldTile(Protocol):
    """The holder of the tile that is laid next."""

    @property
    def tile(self) -> Tile:
        """The tile as it would lie."""

    def turn_tile(self, steps: int) -> None:
        """Turn it clockwise by steps of 60 degrees."""


class TileInHand(QWidget):
    """The tile to lay as it would lie on the map, with buttons that turn it."""

    def __init__(self, held: HeldTile, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._held = held
        self.picture = _TilePicture(self)
        self.name = Label(self)
        self.name.setWordWrap(True)
        font = self.name.font()
        font.setBold(True)
        self.name.setFont(font)
        self.left = Label(self)
        self.left.setWordWrap(True)
        buttons = QHBoxLayout()
        for name, text, steps in (
            ("turn-left", self.tr("Turn left"), -1),
            ("turn-right", self.tr("Turn right"), 1),
        ):
            button = QToolButton(self)
            button.setObjectName(name)
            button.setIcon(icon(name))
            button.setToolTip(tip(text))
            button.setAccessibleName(text)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.clicked.connect(lambda _, steps=steps: held.turn_tile(steps))
            buttons.addWidget(button)
        buttons.addStretch(1)
        lines = QVBoxLayout()
        lines.setSpacing(2)
        lines.addWidget(self.name)
        lines.addWidget(self.left)
        lines.addStretch(1)
        lines.addLayout(buttons)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.picture)
        layout.addLayout(lines, 1)

    def show_tile(self, orientation: Orientation, left: str) -> None:
        """Show the tile in hand, and what is left of it."""
        shown = self._held.tile
        self.name.setText(terms.capitalised(terms.tile_kind_name(shown.kind)))
        self.left.setText(left)
        self.picture.show_tile(shown, orientation)
        self.picture.setAccessibleName(self.name.text())


class _TilePicture(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._tile = tile(Terrain.PASTURE)
        self._orientation = Orientation.FLAT
        side = round(2 * LARGE_RADIUS) + 6
        self.setFixedSize(side, side)

    def show_tile(self, shown: Tile, orientation: Orientation) -> None:
        """Show this tile."""
        if (shown, orientation) != (self._tile, self._orientation):
            self._tile, self._orientation = shown, orientation
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The tile in the middle."""
        image = tile_image(self._tile, self._orientation, LARGE_RADIUS, self.devicePixelRatioF())
        size = image.deviceIndependentSize()
        painter = QPainter(self)
        painter.drawImage(QRectF(self.rect()).center() - QRectF(0, 0, size.width(), size.height()).center(), image)
