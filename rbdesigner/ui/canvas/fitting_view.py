"""The view of a map with scroll bars only where there is more to see."""

from __future__ import annotations

from PySide6.QtCore import Qt

from rbdesigner.ui.canvas.map_view import MapView

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
        if self.viewport().size() != room:
            super()._fit()

    def _set_bars(self, policy: Qt.ScrollBarPolicy) -> None:
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)
