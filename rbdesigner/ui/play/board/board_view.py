"""The view of the board of a game: as that of a map, but with scroll bars only where there is more to see."""

from __future__ import annotations

from PySide6.QtCore import Qt

from rbdesigner.ui.canvas.view import MapView

OFF, ON = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAlwaysOn


class BoardView(MapView):
    """A map with scroll bars only while it is too large to be seen as a whole; it can be panned beyond its rim all the
    same."""

    def map_resized(self) -> None:
        """Look whether the map still fits, measured without bars, so that they do not come because they are there."""
        super().map_resized()
        size, room = self._map.bounds().size() * self.scale_factor, self.maximumViewportSize()
        self._set_bars(OFF if size.width() <= room.width() and size.height() <= room.height() else ON)

    def fit(self) -> None:
        """Show the whole map, with the room of the bars too once they are gone."""
        room = self.viewport().size()
        super().fit()
        if self.viewport().size() != room:
            super().fit()

    def _set_bars(self, policy: Qt.ScrollBarPolicy) -> None:
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)
