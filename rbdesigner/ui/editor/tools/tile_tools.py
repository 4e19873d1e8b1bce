"""The tools that work by the tile: laying, erasing, filling."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import ClassVar, cast

from PySide6.QtCore import QObject

from rbdesigner.checks import fitting_rotations
from rbdesigner.checks.naming import place_name
from rbdesigner.hexes import Hex, line
from rbdesigner.messages.foreign_names import foreign_tile_name
from rbdesigner.scenario import images
from rbdesigner.scenario.areas import BrushShape, area, brush, over_rivers, shaped
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.editing import erase, lay, roads_around, strip, walls_around
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Piece
from rbdesigner.tiles import Tile, shape_of, tile
from rbdesigner.ui.canvas.ghost import Ghost
from rbdesigner.ui.canvas.pointer import Pointer
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.losses import Losses, losses, step_text
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.editor.tools.tool import MOST_JUDGED, Tool
from rbdesigner.ui.widgets import terms


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


class BrushTool(Tool):
    """A tool that does the same at every place passed, in one stroke."""

    points_within: ClassVar[bool] = False
    captures: ClassVar[bool] = True

    def __init__(self, document: Document, settings: ToolSettings, parent: QObject) -> None:
        super().__init__(document, settings, parent)
        self._last: Hex | None = None
        self._corner: Hex | None = None

    def covered(self, place: Hex) -> list[Hex]:
        """The places that the brush covers when it is here: of a shape all so far."""
        settings = self.settings
        centres = [place]
        if self._corner is not None:
            centres = shaped(settings.brush, self._corner, place, self.scenario.orientation)
        return brush(centres, settings.radius)

    def shape_status(self, faults: Mapping[Hex, str]) -> str:
        """The status while a shape is being drawn."""
        return self.verdict(faults) or self.tr("Release at the other end of the shape; Esc cancels")

    def stroke_text(self) -> str:
        """The name of the undo step when it begins."""
        raise NotImplementedError

    def counted_text(self, number: int) -> str:
        """The name of the undo step that has changed so many tiles."""
        raise NotImplementedError

    def touch(self, places: list[Hex], pointer: Pointer) -> None:
        """Do it at these places, images included."""
        raise NotImplementedError

    def press(self, pointer: Pointer) -> None:
        """Begin a stroke, or a shape, here."""
        if self.settings.brush is not BrushShape.FREE:
            self._corner = pointer.place
            return
        self.begin_stroke(self.stroke_text())
        self._last = pointer.place
        self.touch(self.covered(pointer.place), pointer)

    def drag(self, pointer: Pointer) -> None:
        """Carry the stroke on, without gaps however fast the pointer moves."""
        if self.stroke is not None and pointer.place != self._last:
            passed = line(self._last, pointer.place)[1:] if self._last is not None else [pointer.place]
            self._last = pointer.place
            self.touch(brush(passed, self.settings.radius), pointer)

    def leave(self) -> None:
        """Touch nothing until the pointer is back, and nothing between."""
        self._last = None

    def release(self, pointer: Pointer) -> None:
        """End the stroke; of a shape, do it all at once."""
        if self._corner is not None:
            places, self._corner = self.covered(pointer.place), None
            self.begin_stroke(self.stroke_text())
            self.touch(places, pointer)
        super().release(pointer)

    def use(self, pointer: Pointer) -> None:
        """Touch the place of the keyboard's cursor; a shape begins or ends here."""
        begun = self._corner is not None
        if not begun:
            self.press(pointer)
        if begun or self._corner is None:
            self.release(pointer)

    def cancel(self) -> bool:
        """Give up the stroke, or the shape."""
        begun, self._corner = self._corner is not None, None
        return super().cancel() or begun

    def end_stroke(self) -> None:
        """End the stroke; the undo step tells where, or of how many tiles, and what has gone with them."""
        if self.stroke is not None:
            edit = self.stroke.edit
            places = [change.key for change in edit.changes if change.part == "tiles"]
            if len(places) == 1 and isinstance(places[0], Hex):
                text = self.tr("{stroke} at {place}")
                self.stroke.text = text.format(stroke=self.stroke.text, place=place_name(places[0]))
            elif places:
                self.stroke.text = self.counted_text(len(places))
            self.stroke.text = step_text(self.stroke.text, self.gone(edit))
        super().end_stroke()

    def gone(self, edit: Edit) -> Losses:
        """The losses of an edit besides those that the tool is there for."""
        return losses(edit)

    def pick(self, pointer: Pointer) -> None:
        """Take the tile under the pointer into the hand."""
        tile = self.scenario.tiles.get(pointer.place)
        if tile is not None:
            shape, steps = shape_of(tile.rivers)
            self.settings.choose_tile(tile.terrain, shape, steps)


class LayingTool(BrushTool):
    """A tool that lays the tile in hand, or terrains of the mixture."""

    @property
    def hand_name(self) -> str:
        """The words for what is in hand."""
        settings = self.settings
        return self.tr("a mixture") if settings.is_mixing else terms.tile_kind_name(settings.tile.kind)

    def tiles_for(self, places: Iterable[Hex]) -> dict[Hex, Tile]:
        """The tiles to lay at places and their images."""
        settings = self.settings
        if settings.is_mixing:
            # One place draws for all its images, whichever of them the pointer comes to first.
            drawn = {place: min(motion.hex(place) for motion in self.motions) for place in places}
            in_hand = {place: tile(settings.mixture.terrain_at(first)) for place, first in drawn.items()}
        else:
            in_hand = dict.fromkeys(places, settings.tile)
        tiles = images.of_tiles(self.motions, in_hand)
        return over_rivers(self.scenario, tiles) if settings.keeps_rivers else tiles

    def turn(self, steps: int, pointer: Pointer | None) -> bool:
        """Turn the tile in hand; of a mixture, draw again."""
        self.settings.turn_tile(steps)
        return True

    def price(self, edit: Edit) -> str:
        """The losses by laying tiles, as the end of a status."""
        gone = self.gone(edit)
        return self.tr("; takes away {things}").format(things=gone) if any(gone) else ""

    def laid_ghost(self, tiles: Mapping[Hex, Tile], edit: Edit, faults: Mapping[Hex, str], status: str) -> Ghost:
        """Show tiles with all that stays on them; of those that lie there already, only the outline."""
        return replace(
            laid_ghost(self.scenario, tiles, edit),
            faults=faults,
            status=status,
            warning=self.loss_warning(losses(edit)),
        )


class TileTool(LayingTool):
    """Lays the tile in hand; in strict mode only where no rule of laying forbids it."""

    _fitted: tuple[Hex, Tile] | None = None

    def stroke_text(self) -> str:
        """Name the tile."""
        return self.tr("Lay {tile}").format(tile=self.hand_name)

    def counted_text(self, number: int) -> str:
        """Name the tile and how many."""
        text = self.tr("Lay %n tiles: {tile}", "", number)
        return text.format(tile=self.hand_name)

    def preview(self, pointer: Pointer) -> Ghost:
        """The tile under the pointer and its images, with what forbids them."""
        places = self.covered(pointer.place)
        wanted = self.tiles_for(places)
        if self.are_locked(wanted):
            return self.locked_ghost(wanted)
        tiles = self.unlocked(wanted)
        faults: dict[Hex, str] = {}
        if len(tiles) <= MOST_JUDGED:  # the images of a tile may lie beside each other
            faults = self.joint_faults(tiles) if len(places) == 1 else self.tile_faults(tiles)
        edit = lay(self.scenario, tiles)
        status = self._status(pointer.place, tiles, faults) if self._corner is None else self.shape_status(faults)
        if not (faults and self.settings.strict):
            status += self.price(edit)
        return self.laid_ghost(tiles, edit, faults, status)

    def _status(self, place: Hex, tiles: Mapping[Hex, Tile], faults: Mapping[Hex, str]) -> str:
        if faults:
            return self.verdict({place: faults[place]} if place in faults else faults)
        there, laid = self.scenario.ground(place), tiles.get(place)
        name = self.hand_name if laid is None else terms.tile_kind_name(laid.kind)
        if there is None or laid is None:
            return self.tr("Click to lay {tile}").format(tile=name)
        if there == laid:
            return self.tr("Already here: {tile}").format(tile=name)
        other = terms.tile_kind_name(there.kind) if isinstance(there, Tile) else foreign_tile_name(there)
        return self.tr("Click to lay {tile} instead of {other}").format(tile=name, other=other)

    def touch(self, places: list[Hex], pointer: Pointer) -> None:
        """Lay tiles at these places."""
        if self.stroke is None:
            return
        if not self.settings.strict:
            self.lay_freely(self.stroke, self.tiles_for(places))
            return
        for place in places:
            self.lay_strictly(self.stroke, self.tiles_for([place]))

    def fit(self, pointer: Pointer) -> bool:
        """Turn the tile in hand to the rotation that meets most of the rivers around; asked again, to the next best.

        The answer is whether there is another one.
        """
        tile = self.settings.tile
        if self.settings.is_mixing:
            return False
        fitting = fitting_rotations(self.scenario, pointer.place, tile)
        again = self._fitted == (pointer.place, tile) and tile in fitting
        following = fitting[fitting.index(tile) + 1 :] + fitting if again else fitting
        best = next((turned for turned in following if turned != tile), None)
        self._fitted = pointer.place, best or tile
        if best is None:
            return False
        self.settings.turn_tile((shape_of(best.rivers)[1] - shape_of(tile.rivers)[1]) % 6)
        return True


class EraseTool(BrushTool):
    """Takes tiles away with all that stands on them; with Shift only what stands on them."""

    def stroke_text(self) -> str:
        """The name of the undo step."""
        return self.tr("Erase")

    def counted_text(self, number: int) -> str:
        """How many tiles are gone."""
        return self.tr("Erase %n tiles", "", number)

    def preview(self, pointer: Pointer) -> Ghost:
        """The things that would go."""
        places = images.of_places(self.motions, self.covered(pointer.place))
        if self.are_locked(places):
            return self.locked_ghost(places)
        gone = frozenset(place for place in places if self._has_something(place)) - self.document.locked
        if self._corner is not None:
            status = self.shape_status({})
        elif pointer.place in gone:
            status = self.tr("Click to erase; with Shift only what stands on the tile")
        else:
            status = self.tr("Nothing to erase here")
        return Ghost(removed=gone, outlined=frozenset(places), status=status)

    def change(self, ghost: Ghost, pointer: Pointer) -> Edit:
        """The loss of what stands there, and without Shift of the tiles as well."""
        return (strip if pointer.shift else erase)(self.scenario, ghost.removed)

    def _has_something(self, place: Hex) -> bool:
        scenario, there = self.scenario, self.scenario.foreign.get(place)
        is_own = any(place in part for part in (scenario.tiles, scenario.homes, scenario.pieces))
        return is_own or (there is not None and there.has_something)

    def gone(self, edit: Edit) -> Losses:
        """Removal is the purpose of the tool."""
        return Losses()

    def touch(self, places: list[Hex], pointer: Pointer) -> None:
        """Erase these places."""
        if self.stroke is not None:
            take_away = strip if pointer.shift else erase
            meant = images.of_places(self.motions, places)
            gone = meant if self.are_locked(meant) else [at for at in meant if at not in self.document.locked]
            self.stroke.add(take_away(self.scenario, gone))


class FillTool(LayingTool):
    """Fills an area of one terrain, an enclosed gap or the selection with the tile in hand."""

    def __init__(self, document: Document, settings: ToolSettings, parent: QObject) -> None:
        super().__init__(document, settings, parent)
        self._area: frozenset[Hex] = frozenset()
        self._area_of: Hex | None = None
        document.edited.connect(self._forget)
        document.selection_changed.connect(self._forget)

    def _forget(self) -> None:
        self._area_of = None

    def _find(self, place: Hex) -> frozenset[Hex]:
        """Find the area to fill from a place; it is remembered until something changes."""
        if self._area_of is None or (place != self._area_of and place not in self._area):
            selection = self.document.selection
            self._area = area(self.scenario, place, selection if place in selection else None)
            self._area_of = place
        return self._area

    def stroke_text(self) -> str:
        """Name the tile."""
        return self.tr("Fill with {tile}").format(tile=self.hand_name)

    def counted_text(self, number: int) -> str:
        """Name the tile and how many."""
        text = self.tr("Fill %n tiles with {tile}", "", number)
        return text.format(tile=self.hand_name)

    def preview(self, pointer: Pointer) -> Ghost:
        """The look of the area afterwards."""
        found = self._find(pointer.place)
        if not found:
            return Ghost(
                status=self.tr("Only a gap with tiles all around it can be filled, or a part that is selected first")
            )
        wanted = self.tiles_for(sorted(found))
        if self.are_locked(wanted):
            return self.locked_ghost(wanted)
        tiles = self.unlocked(wanted)
        faults = self.meeting_faults(tiles)
        edit = lay(self.scenario, tiles)
        number = len(tiles)
        if faults and self.settings.strict:
            status = self.verdict(faults)
        else:
            status = self.tr("Click to fill with {tile}: {number}").format(tile=self.hand_name, number=number)
            status += self.price(edit)
        return self.laid_ghost(tiles, edit, faults, status)

    def press(self, pointer: Pointer) -> None:
        """Fill the area under the pointer; in strict mode all of it or nothing."""
        stroke = self.begin_stroke(self.stroke_text())
        tiles = self.tiles_for(sorted(self._find(pointer.place)))
        if self.settings.strict:
            self.lay_strictly(stroke, tiles)
        else:
            self.lay_freely(stroke, tiles)

    def drag(self, pointer: Pointer) -> None:
        """Filling is done with the press."""
