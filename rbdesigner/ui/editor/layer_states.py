"""The layers of maps: which are hidden and locked in a window, and which of them an edit changes."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import cast

from PySide6.QtCore import QCoreApplication, QObject, Signal

from rbdesigner.scenario.edit import Change, Edit
from rbdesigner.scenario.foreign import Foreign
from rbdesigner.scenario.inscriptions import INSCRIBED
from rbdesigner.tiles import Tile


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
        self._before: frozenset[LayerKey] | None = None
        """What was hidden before one layer was shown alone."""

    def show(self, layer: LayerKey, visible: bool) -> None:
        """Show or hide a layer."""
        self._hide(self.hidden - {layer} if visible else self.hidden | {layer})

    def show_alone(self, layer: LayerKey) -> None:
        """Hide all other layers; where they are, show again what was to be seen before."""
        others = frozenset(LayerKey) - {layer}
        if self.hidden == others and self._before is not None:
            self._hide(self._before)
        else:
            before = self._before if self._is_alone else self.hidden
            self._hide(others)
            self._before = before

    @property
    def _is_alone(self) -> bool:
        return self._before is not None and len(self.hidden) == len(LayerKey) - 1

    def _hide(self, hidden: frozenset[LayerKey]) -> None:
        self._before = None
        if hidden != self.hidden:
            self.hidden = hidden
            self.changed.emit()

    def lock(self, layer: LayerKey, locked: bool) -> None:
        """Refuse edits of a layer, or allow them."""
        wanted = self.locked | {layer} if locked else self.locked - {layer}
        if wanted != self.locked:
            self.locked = wanted
            self.changed.emit()


def layers_changed_by(edit: Edit) -> Iterator[LayerKey]:
    """The layers that an edit changes, in no order; some more than once."""
    for change in edit.changes:
        yield from _layers(change)


def _layers(change: Change) -> Iterator[LayerKey]:
    match change.part:
        case "tiles":
            yield from _of_tile(cast(Tile | None, change.before), cast(Tile | None, change.after))
        case "foreign":
            before, after = cast(Foreign | None, change.before), cast(Foreign | None, change.after)
            pieces = [there.pieces if there is not None else () for there in (before, after)]
            yield LayerKey.PIECES if pieces[0] != pieces[1] else LayerKey.TILES
        case "homes" | "pieces":
            yield LayerKey.PIECES
        case "roads" | "walls":
            yield LayerKey.LINKS
        case part if part in INSCRIBED:
            yield LayerKey.TEXTS


def _of_tile(before: Tile | None, after: Tile | None) -> Iterator[LayerKey]:
    terrains, rivers = zip(
        *((there.terrain, there.rivers) if there else (None, ()) for there in (before, after)), strict=True
    )
    if terrains[0] != terrains[1]:
        yield LayerKey.TILES
    if rivers[0] != rivers[1]:
        yield LayerKey.RIVERS
