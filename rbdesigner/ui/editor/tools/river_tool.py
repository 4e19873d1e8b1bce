"""The tool that draws rivers over the tiles, and takes them away."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from rbdesigner.checks import drawn_river, edit_problems, river_taken_away
from rbdesigner.hexes import Hex
from rbdesigner.messages.problems import problem_sentence
from rbdesigner.scenario import images
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.editing import lay
from rbdesigner.scenario.tile_ways import Way, carried_on
from rbdesigner.tiles import Tile, tile
from rbdesigner.ui.canvas.ghost import Ghost
from rbdesigner.ui.canvas.pointer import Pointer
from rbdesigner.ui.editor.layer_states import LayerKey
from rbdesigner.ui.editor.losses import losses, step_text
from rbdesigner.ui.editor.tools.tile_tools import laid_ghost
from rbdesigner.ui.editor.tools.tool import MOST_JUDGED, Tool, faults_by_place
from rbdesigner.ui.widgets import terms


class RiverTool(Tool):
    """Draws a river along the way it is dragged, in one step.

    With Shift the rivers along the way go. Where the way comes back to itself, all from there on is given up. The right
    button takes away the rivers of a tile. With the keyboard a river begins and ends where the tool is used.
    """

    layer: ClassVar[LayerKey | None] = LayerKey.RIVERS
    points_within: ClassVar[bool] = False
    _way: Way = ()
    _takes_away = False

    @property
    def _ground(self) -> Tile:
        """The tile for empty places."""
        return tile(self.settings.terrain)

    def press(self, pointer: Pointer) -> None:
        """Begin a river, or begin to take one away."""
        self._way, self._takes_away = (pointer.place,), pointer.shift

    def drag(self, pointer: Pointer) -> None:
        """Carry the river on, without gaps however fast the pointer moves."""
        if self._way:
            self._way = carried_on(self._way, pointer.place)

    def release(self, pointer: Pointer) -> None:
        """Draw the river, if it can lie there."""
        way, self._way = self._way, ()
        if self._takes_away and way:
            self._take_away(way)
        elif way:
            self._draw(way)

    def use(self, pointer: Pointer) -> None:
        """Begin a river, or end it here."""
        if not self._way:
            self.press(pointer)
        else:
            self.step(pointer)
            self.release(pointer)

    def step(self, pointer: Pointer) -> None:
        """Carry on the river that has been begun."""
        self.drag(pointer)

    def pick(self, pointer: Pointer) -> None:
        """Take the rivers of the tile away; give up a river that is being drawn."""
        if not self.cancel():
            self._take_away((pointer.place,))

    def cancel(self) -> bool:
        """Give up the river."""
        begun, self._way = bool(self._way), ()
        return begun

    def _draw(self, way: Way) -> None:
        drawing = drawn_river(self.document.checks, way, self.motions, self._ground)
        edit = lay(self.scenario, drawing.tiles)
        if drawing.faults:
            reason = problem_sentence(next(iter(drawing.faults.values())))
            self.refused.emit(self.tr("No river drawn: {reason}").format(reason=reason))
        elif edit and not self.refuses(self.edit_faults(edit, drawing.tiles)):
            text = self.tr("Draw river over %n tiles", "", len(drawing.tiles))
            self.document.perform(edit, step_text(text, losses(edit)))

    def _take_away(self, way: Way) -> None:
        edit = lay(self.scenario, river_taken_away(self.scenario.tiles, way, self.motions))
        self.document.perform(edit, step_text(self.tr("Take river away"), losses(edit)))

    def preview(self, pointer: Pointer) -> Ghost:
        """The river as it would lie, with what forbids it."""
        if pointer.shift if not self._way else self._takes_away:
            return self._taken_ghost(self._way or (pointer.place,))
        if not self._way:
            return Ghost(outlined=frozenset([pointer.place]), status=self._beginning(pointer.place))
        return self._drawn_ghost(self._way)

    def _beginning(self, place: Hex) -> str:
        there = self.scenario.tiles.get(place)
        if there is None:
            text = self.tr("Drag a river from here; empty places get {tile}")
            return text.format(tile=terms.tile_kind_name(self._ground.kind))
        if there.is_sea:
            return self.tr("Drag a river from here, its mouth")
        if there.rivers:
            return self.tr("Drag to branch this river; Shift and drag, or a right click, takes it away")
        return self.tr("Drag a river from here, its source")

    def _taken_ghost(self, way: Way) -> Ghost:
        tiles = river_taken_away(self.scenario.tiles, way, self.motions)
        status = self.tr("Nothing to take away: no river runs here")
        if tiles:
            status = self.tr("The river is removed here; it stays where it flows on")
        return self._over(way, tiles, lay(self.scenario, tiles), status)

    def _drawn_ghost(self, way: Way) -> Ghost:
        if len(way) < 2:
            status = self.tr("Go on to the next tile with the river; Esc cancels")
            return Ghost(outlined=frozenset(images.of_places(self.motions, way)), status=status)
        drawing = drawn_river(self.document.checks, way, self.motions, self._ground)
        edit = lay(self.scenario, drawing.tiles)
        status = self.tr("River over %n tiles; drag back to shorten it, Esc cancels", "", len(way))
        ghost = self._over(way, drawing.tiles, edit, status)
        if drawing.faults:
            reasons = {place: problem_sentence(fault) for place, fault in drawing.faults.items()}
            status = self.tr("No river here: {reason}").format(reason=next(iter(reasons.values())))
            return replace(ghost, faults=reasons, status=status)
        return self._judged(ghost, drawing.tiles, edit) if 0 < len(drawing.tiles) <= MOST_JUDGED else ghost

    def _over(self, way: Way, tiles: dict[Hex, Tile], edit: Edit, status: str) -> Ghost:
        """The look of changed tiles, with an outline around all of the way."""
        ghost = laid_ghost(self.scenario, tiles, edit)
        outlined = ghost.outlined.union(images.of_places(self.motions, way)) - ghost.fragment.tiles.keys()
        return replace(ghost, outlined=outlined, status=status, warning=self.loss_warning(losses(edit)))

    def _judged(self, ghost: Ghost, tiles: dict[Hex, Tile], edit: Edit) -> Ghost:
        """A ghost with the rules that the river breaks, and what it had better not."""
        problems = edit_problems(self.document.checks, edit)
        faults = faults_by_place(problems.faults, tiles)
        # A source at the end that is still drawn is not meant yet: only the status tells of it, and nothing is red.
        ends = self._sources_at_the_end(tiles)
        # That springs belong on mountains says more than that the box has no such tile, as long as it is allowed.
        springs = {at for each in problems.warnings if each.code == "source-terrain" for at in each.places}
        hidden = ends if self.settings.strict else ends | springs
        shown = {place: reason for place, reason in faults.items() if place not in hidden}
        told = [fault for fault in problems.warnings if not ends.issuperset(fault.places)]
        warnings = [ghost.warning, *(problem_sentence(fault) for fault in told[:1])]
        at_the_end = [*faults.values(), *(problem_sentence(fault) for fault in problems.warnings)]
        status = self.verdict(shown) or ghost.status
        if not shown and not told and at_the_end:
            status = f"{status}. {at_the_end[0]}"
        return replace(ghost, faults=shown, status=status, warning="\n".join(filter(None, warnings)))

    def _sources_at_the_end(self, tiles: dict[Hex, Tile]) -> set[Hex]:
        """The places where the river would rise or end in a source if it went no farther."""
        ends = images.of_places(self.motions, self._way[-1:])
        return {place for place in ends if place in tiles and [len(river) for river in tiles[place].rivers] == [1]}
