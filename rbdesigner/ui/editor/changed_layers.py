"""Tells which layers an edit changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from rbdesigner.scenario.edit import Change, Edit
from rbdesigner.scenario.foreign import Foreign
from rbdesigner.scenario.inscriptions import INSCRIBED
from rbdesigner.tiles import Tile
from rbdesigner.ui.editor.layer_states import LayerKey


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
