"""The layers of maps, and which of them are hidden and locked in a window."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QObject, Signal


class LayerKey(StrEnum):
    """The layers that can be hidden in all maps of a window, from the top down."""

    SYMMETRY = "symmetry"
    PROBLEMS = "problems"
    COORDINATES = "coordinates"
    TEXTS = "texts"
    PIECES = "pieces"
    LINKS = "links"
    RIVERS = "rivers"
    TILES = "tiles"
    GRID = "grid"


LOCKABLE = (LayerKey.TEXTS, LayerKey.PIECES, LayerKey.LINKS, LayerKey.RIVERS, LayerKey.TILES)
"""The layers that hold what is edited."""


def layer_title(layer: LayerKey) -> str:
    """The name of a layer for people."""
    translate = QCoreApplication.translate
    titles = {
        LayerKey.SYMMETRY: translate("Layers", "Axes of symmetry"),
        LayerKey.PROBLEMS: translate("Layers", "Marks of problems"),
        LayerKey.COORDINATES: translate("Layers", "Coordinates"),
        LayerKey.TEXTS: translate("Layers", "Labels, notes and districts"),
        LayerKey.PIECES: translate("Layers", "Homes and pieces"),
        LayerKey.LINKS: translate("Layers", "Roads and walls"),
        LayerKey.RIVERS: translate("Layers", "Rivers"),
        LayerKey.TILES: translate("Layers", "Terrain"),
        LayerKey.GRID: translate("Layers", "Grid of empty places"),
    }
    return titles[layer]


class LayerStates(QObject):
    """Which layers are hidden and which are locked, for all maps of a window.

    No file and no print has a part in it. ``changed()`` tells that something is otherwise.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.hidden: frozenset[LayerKey] = frozenset({LayerKey.COORDINATES})
        self.locked: frozenset[LayerKey] = frozenset()
        self.before: frozenset[LayerKey] | None = None
        """What was hidden before one layer was shown alone; None where none is."""

    def show(self, layer: LayerKey, visible: bool) -> None:
        """Show or hide a layer."""
        self._hide(self.hidden - {layer} if visible else self.hidden | {layer})

    def show_alone(self, layer: LayerKey) -> None:
        """Hide all other layers; where they are, show again what was to be seen before."""
        others = frozenset(LayerKey) - {layer}
        if self.hidden == others and self.before is not None:
            self._hide(self.before)
        else:
            self._hide(others, self.before if self._is_alone else self.hidden)

    @property
    def _is_alone(self) -> bool:
        return self.before is not None and len(self.hidden) == len(LayerKey) - 1

    def _hide(self, hidden: frozenset[LayerKey], before: frozenset[LayerKey] | None = None) -> None:
        self.before = before
        if hidden != self.hidden:
            self.hidden = hidden
            self.changed.emit()

    def lock(self, layer: LayerKey, locked: bool) -> None:
        """Refuse edits of a layer, or allow them."""
        wanted = self.locked | {layer} if locked else self.locked - {layer}
        if wanted != self.locked:
            self.locked = wanted
            self.changed.emit()
