"""A map to look at only: it can be moved and zoomed, and that is all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rbdesigner.art.palette import DARK, PAPER
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.board_item import BoardItem
from rbdesigner.ui.canvas.map_item import MapLayer
from rbdesigner.ui.canvas.map_view import MapView
from rbdesigner.ui.canvas.piece_layer import LinkLayer, PieceLayer
from rbdesigner.ui.canvas.pointer import PassiveListener
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.canvas.text_layer import CoordinatesLayer
from rbdesigner.ui.canvas.tile_layer import TileLayer, pale_pixmaps, shared_pixmaps


class StillMap(QObject):
    """A scenario that never changes, as a scene needs it."""

    edited = Signal(object)

    def __init__(self, scenario: Scenario, parent: QObject) -> None:
        super().__init__(parent)
        self.scenario = scenario


OFF, ON = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAlwaysOn


class FittingView(MapView):
    """A map with scroll bars only while it is too large to be seen as a whole.

    It can be panned beyond its rim all the same.
    """

    def map_resized(self) -> None:
        """Look whether the map still fits, measured without scroll bars, which must not come because they are there."""
        super().map_resized()
        size, room = self._map.bounds().size() * self.scale_factor, self.maximumViewportSize()
        self._set_bars(OFF if size.width() <= room.width() and size.height() <= room.height() else ON)

    def _fit(self) -> None:
        """Use the room of the bars too once they are gone."""
        room = self.viewport().size()
        super()._fit()
        # Fitting may take the bars away, which gives room for a larger scale.
        if self.viewport().size() != room:
            super()._fit()

    def _set_bars(self, policy: Qt.ScrollBarPolicy) -> None:
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)


_PAN = 64
_PANS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


def _nothing(_scene: MapScene) -> Sequence[MapLayer]:
    return ()


class StillView(QWidget):
    """Shows a scenario.

    ``over_land`` makes further layers, over the tiles and under all that stands on them. ``is_pale`` paints the tiles
    in pale greys, for layers whose colours mean something.
    """

    def __init__(
        self,
        scenario: Scenario,
        parent: QWidget,
        over_land: Callable[[MapScene], Sequence[MapLayer]] = _nothing,
        *,
        is_pale: bool = False,
    ) -> None:
        super().__init__(parent)
        self.scene = MapScene(StillMap(scenario, self), self)
        self._tiles = TileLayer(self.scene, pale_pixmaps() if is_pale else shared_pixmaps(), PAPER.faint)
        layers = [self._tiles, *over_land(self.scene), LinkLayer(self.scene), PieceLayer(self.scene, shared_pixmaps())]
        self._coordinates = CoordinatesLayer(self.scene)
        self.board = BoardItem(self.scene, [*layers, self._coordinates])
        self.view = FittingView(self.scene, PassiveListener(), self)
        self.view.set_tool_cursor(Qt.CursorShape.ForbiddenCursor)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setFocusProxy(self.view)
        self._show_colours()

    def _show_colours(self) -> None:
        backdrop = DARK if self.palette().color(QPalette.ColorRole.Window).lightness() < 128 else PAPER
        self._tiles.grid = backdrop.faint
        self.board.forget()
        self.scene.setBackgroundBrush(backdrop.table)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "view"):
            self._show_colours()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys pan and zoom."""
        key = Qt.Key(event.key())
        if key in _PANS:
            self.view.pan(*(_PAN * steps for steps in _PANS[key]))
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus):
            self.view.zoom_by(-1 if key is Qt.Key.Key_Minus else 1)
        elif key is Qt.Key.Key_Home:
            self.view.fit()
        else:
            super().keyPressEvent(event)
