"""The board of a match: the map with all that is on it, and what the mouse does there."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QTimer, Signal
from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rbdesigner.art.palette import DARK, PAPER, Backdrop
from rbdesigner.engine.codes import NONE
from rbdesigner.hexes import Hex
from rbdesigner.ui.canvas.board_layer import BoardLayer
from rbdesigner.ui.canvas.bubble_layer import BubbleLayer
from rbdesigner.ui.canvas.coordinates_coat import CoordinatesCoat
from rbdesigner.ui.canvas.pictures import shared_pixmaps
from rbdesigner.ui.canvas.piece_coat import LinkCoat, PieceCoat
from rbdesigner.ui.canvas.pointer import Pointer
from rbdesigner.ui.canvas.scene import MapScene, tile_rect
from rbdesigner.ui.canvas.tile_coat import TileCoat
from rbdesigner.ui.canvas.view import MapView
from rbdesigner.ui.play.board import GameBoard
from rbdesigner.ui.play.focus import Focus
from rbdesigner.ui.play.hand import Hand
from rbdesigner.ui.play.match import Match
from rbdesigner.ui.play.reach_layer import ReachLayer
from rbdesigner.ui.play.spots import point_of
from rbdesigner.ui.play.standing import ring_of


class GameView(QWidget):
    """Shows the board and lets it be played on.

    ``told(str)``: why something cannot be done, or what a click would do. ``menu_wanted(tile, QPoint)``: what can be
    done on a tile is asked for, at a point of the screen.
    """

    told = Signal(str)
    menu_wanted = Signal(int, QPoint)

    def __init__(self, match: Match, focus: Focus, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("game_view")
        self._match, self._focus = match, focus
        self.board = GameBoard(match, self)
        self.scene = MapScene(self.board, self)
        self._make_layers()
        self.hand = Hand(match, focus, self.board, self)
        self.view = MapView(self.scene, self.hand, self)
        self._was_fitted = False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setFocusProxy(self.view)
        self.hand.told.connect(self.told)
        self.hand.menu_wanted.connect(self.menu_wanted)
        self.hand.hovered.connect(self._show_note)
        self.hand.ways_changed.connect(self._show_ways)
        self._show_ways()

    def _make_layers(self) -> None:
        pixmaps, backdrop = shared_pixmaps(), self._backdrop()
        self._tiles = TileCoat(self.scene, pixmaps, backdrop.faint)
        self._tiles.shows_grid = False
        coats = [self._tiles, LinkCoat(self.scene), PieceCoat(self.scene, pixmaps), CoordinatesCoat(self.scene)]
        self._board_layer = BoardLayer(self.scene, coats)
        self._reach = ReachLayer(self.scene)
        self._bubble = BubbleLayer(self.scene)
        self.scene.setBackgroundBrush(backdrop.table)
        self.board.edited.connect(self._board_layer.edited)

    def _backdrop(self) -> Backdrop:
        return DARK if self.palette().color(QPalette.ColorRole.Window).lightness() < 128 else PAPER

    def _show_ways(self) -> None:
        """Light up where the chosen transporter can go, and ring it."""
        state, scenario = self._match.state, self.board.scenario
        signs = {point_of(state.topology, scenario, spot): str(len(way.steps)) for spot, way in self.hand.ways.items()}
        chosen = self._focus.transporter
        self._reach.show_ways(signs, ring_of(state, scenario, chosen) if chosen != NONE else None)

    def _show_note(self, pointer: Pointer | None, text: str) -> None:
        seen = self.view.visible_rect()
        at = QPointF(*pointer.at) if pointer is not None else QPointF()
        self._bubble.tell(text if pointer is not None else "", at, self.view.scale_factor, seen)

    @property
    def note(self) -> str:
        """What the note beside the pointer says."""
        return self._bubble.text

    def centre_on(self, place: Hex) -> None:
        """Bring a place into the middle."""
        self.view.centre_at(tile_rect(place, self.scene.orientation).center())

    def fit(self) -> None:
        """Show the whole map."""
        self.view.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the map the first time it is seen."""
        super().showEvent(event)
        if not self._was_fitted:
            self._was_fitted = True
            QTimer.singleShot(0, self, self.fit)
