"""The preview of tiles about to be laid, with all that stays on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.editing import roads_around, walls_around
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Piece
from rbdesigner.tiles import Tile
from rbdesigner.ui.canvas.ghost import Ghost
from rbdesigner.ui.editor.losses import losses


def laid_ghost(scenario: Scenario, tiles: Mapping[Hex, Tile], edit: Edit) -> Ghost:
    """Show tiles that an edit lays; of those that lie there already, only the outline."""
    changed = {(change.part, change.key) for change in edit.changes}
    new = {place: tile for place, tile in tiles.items() if ("tiles", place) in changed}
    fragment = Scenario(
        scenario.properties,
        new,
        {at: scenario.homes[at] for at in new if at in scenario.homes and ("homes", at) not in changed},
        _pieces_after(scenario, new, edit),
        {key: scenario.roads[key] for key in roads_around(scenario, new) if ("roads", key) not in changed},
        {key: scenario.walls[key] for key in walls_around(scenario, new) if ("walls", key) not in changed},
    )
    return Ghost(fragment, removed=losses(edit).places, outlined=frozenset(tiles.keys() - new.keys()))


def _pieces_after(scenario: Scenario, places: Iterable[Hex], edit: Edit) -> dict[Hex, tuple[Piece, ...]]:
    """The pieces of places once an edit is made."""
    pieces = {place: scenario.pieces[place] for place in places if place in scenario.pieces}
    for change in edit.changes:
        if change.part == "pieces" and change.key in pieces:
            pieces[change.key] = cast(tuple[Piece, ...], change.after or ())
    return pieces
