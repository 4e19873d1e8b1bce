"""The tiles of a map as a table for screen readers.

To them a painted map is a single thing. While one is there, a table lies unseen beneath the map, and says of the tile
where the keyboard's pointer is that it has the keyboard.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt, SignalInstance
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QTableView, QWidget

from rbdesigner.hexes import Hex, position
from rbdesigner.messages.map_names import place
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.canvas.map_view import MapView
from rbdesigner.ui.widgets.later import later

_Index = QModelIndex | QPersistentModelIndex
NameOf = Callable[[Hex], str]


class TileSource(Protocol):
    """A map that changes: a document, or the board of a game."""

    @property
    def scenario(self) -> Scenario:
        """The map as it is now."""

    @property
    def edited(self) -> SignalInstance:
        """The signal that it has changed."""


class SpokenTiles(QObject):
    """Gives a view its table as soon as a screen reader listens."""

    def __init__(self, view: MapView, source: TileSource, name_of: NameOf) -> None:
        super().__init__(view)
        self._view, self._source, self._name_of = view, source, name_of
        self.table: SpokenTable | None = None
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look for a screen reader when the map is shown or gets the keyboard, and keep the table beneath the map."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.FocusIn, QEvent.Type.Resize, QEvent.Type.Move):
            table = self._there()
            if table is not None:
                table.setGeometry(self._view.geometry())
        return False

    def go_to(self, at: Hex, does: str = "") -> None:
        """The keyboard's pointer is at a place, where Return ``does`` something."""
        table = self._there()
        if table is not None:
            table.go_to(at, does)

    def _there(self) -> SpokenTable | None:
        parent = self._view.parentWidget()
        if self.table is None and parent is not None and QAccessible.isActive():
            self.table = SpokenTable(_TileModel(self._source, self._name_of, self), parent)
        return self.table


class SpokenTable(QTableView):
    """All tiles of a map, from the top down, a row each; the map lies over it."""

    def __init__(self, tiles: _TileModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("spoken-tiles")
        self.setAccessibleName(self.tr("Tiles of the map"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().setStretchLastSection(True)
        self._tiles = tiles
        self.setModel(tiles)
        self.lower()
        self.show()

    def go_to(self, at: Hex, does: str = "") -> None:
        """Tell that a place has the keyboard now."""
        index = self._tiles.take(at, does)
        self.setCurrentIndex(index)
        self.scrollTo(index)
        event = QAccessibleEvent(self, QAccessible.Event.Focus)
        event.setChild(_child(index))
        QAccessible.updateAccessibility(event)


def _child(index: QModelIndex) -> int:
    """Number a cell among the children of its table, where Qt counts both headers, too."""
    return (index.row() + 1) * (index.model().columnCount() + 1) + index.column() + 1


class _TileModel(QAbstractTableModel):
    """Tiles in rows: one for each tile, and for the place without one where the keyboard's pointer is."""

    def __init__(self, source: TileSource, name_of: NameOf, parent: QObject) -> None:
        super().__init__(parent)
        self._source, self._name_of = source, name_of
        self._at: Hex | None = None
        self._does = ""
        self._places: list[Hex] = []
        self._rest = later(self, self._renew)
        source.edited.connect(self._rest.start)
        self._renew()

    def take(self, at: Hex, does: str) -> QModelIndex:
        """The cell of a place, where Return ``does`` something."""
        self._at, self._does = at, does
        self._renew()
        return self.index(self._places.index(at), 0)

    def _renew(self) -> None:
        scenario = self._source.scenario
        places = {*scenario.tiles, *([self._at] if self._at is not None else ())}
        if places != set(self._places):
            self.beginResetModel()
            self._places = sorted(places, key=lambda at: _from_the_top(at, scenario))
            self.endResetModel()
        elif places:
            self.dataChanged.emit(self.index(0, 0), self.index(len(places) - 1, 0))

    def rowCount(self, parent: _Index | None = None) -> int:
        """A row for each place."""
        return 0 if parent is not None and parent.isValid() else len(self._places)

    def columnCount(self, parent: _Index | None = None) -> int:
        """The tile."""
        return 0 if parent is not None and parent.isValid() else 1

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The tile in words, and what Return does there."""
        at = self._places[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._name_of(at)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole and at == self._at:
            return self._does
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The places, and what the column holds."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return self.tr("Tile") if orientation is Qt.Orientation.Horizontal else place(self._places[section])


def _from_the_top(at: Hex, scenario: Scenario) -> tuple[float, float]:
    x, y = position(at, scenario.orientation)
    return round(y, 6), x
