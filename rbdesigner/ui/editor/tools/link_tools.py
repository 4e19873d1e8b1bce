"""The tools for what runs between tiles or across water: roads, bridges, walls."""

from __future__ import annotations

from itertools import pairwise
from typing import ClassVar

from rbdesigner.hexes import Border, Edge, Hex, edge_between, edge_key, edge_sides, facing, line
from rbdesigner.scenario import images
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.editing import bears_wall, wall_with_token, wall_without_token, with_piece, without_piece
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Piece, Road, Wall
from rbdesigner.scenario.pointing import borders_alike, bridge_edge_at, edge_at, half_edge_at, way_on
from rbdesigner.ui.canvas.ghost import Ghost
from rbdesigner.ui.canvas.pointer import Pointer
from rbdesigner.ui.editor.layer_states import LayerKey
from rbdesigner.ui.editor.tools.tool import Tool


class RoadTool(Tool):
    """Builds a road across the nearest border, or along the tiles it is dragged over."""

    layer: ClassVar[LayerKey | None] = LayerKey.LINKS

    _place: Hex | None = None
    _bank = 0
    _drawn = False

    def _borders(self, place: Hex, half_edge: int) -> list[Border]:
        """The borders alike of a place, images included."""
        return images.of_borders(self.motions, borders_alike(self.scenario, place, half_edge))

    def preview(self, pointer: Pointer) -> Ghost:
        """The road that a click would build."""
        half_edge = half_edge_at(pointer.point)
        if any(border in self.scenario.roads for border in borders_alike(self.scenario, pointer.place, half_edge)):
            status = self.tr("A road runs here; right click removes it, dragging builds more")
            return Ghost(outlined=frozenset([pointer.place]), status=status)
        borders = self._new(pointer.place, half_edge)
        faults = self.road_faults(borders)
        if faults:
            status = self.tr("No road here: {reason}").format(reason=next(iter(faults.values())))
            return Ghost(faults=faults, status=status)
        fragment = Scenario(self.scenario.properties, roads=dict.fromkeys(borders, Road()))
        return Ghost(fragment, status=self.tr("Click to build a road, or drag it from tile to tile"))

    def _new(self, place: Hex, half_edge: int) -> list[Border]:
        """The borders to build on, images included."""
        return images.of_borders(self.motions, borders_alike(self.scenario, place, half_edge)[:1])

    def press(self, pointer: Pointer) -> None:
        """Take hold; the road is built on release, or while dragging."""
        self.begin_stroke(self.tr("Build road"))
        self._place, self._bank, self._drawn = pointer.place, half_edge_at(pointer.point), False

    def drag(self, pointer: Pointer) -> None:
        """Build from tile to tile, along the same bank of a river."""
        if self.stroke is None or pointer.place == self._place:
            return
        if self._place is None:
            self._place, self._bank = pointer.place, half_edge_at(pointer.point)
        for here, there in pairwise(line(self._place, pointer.place)):
            edge = edge_between(here, there)
            tile = self.scenario.tiles.get(here)
            assert edge is not None, "a line goes from neighbour to neighbour"
            leaving = way_on(tile.rivers, self._bank, edge) if tile is not None else 2 * edge
            self._build(here, leaving)
            self._bank = facing(leaving)
        self._place, self._drawn = pointer.place, True

    def leave(self) -> None:
        """Build nothing until the pointer is back, and nothing between."""
        self._place, self._drawn = None, True

    def release(self, pointer: Pointer) -> None:
        """A click builds one road."""
        if self._place is not None and not self._drawn:
            self._build(self._place, self._bank)
        self._place = None
        super().release(pointer)

    def cancel(self) -> bool:
        """Give up the road that is being drawn."""
        self._place = None
        return super().cancel()

    def _build(self, place: Hex, half_edge: int) -> None:
        borders = self._new(place, half_edge)
        if self.stroke is None or self.road_faults(borders):
            return
        alike = [borders_alike(self.scenario, border.at, border.half_edge) for border in borders]
        missing = [same[0] for same in alike if not any(border in self.scenario.roads for border in same)]
        self.stroke.add(edit(self.scenario, roads=dict.fromkeys(missing, Road())))

    def pick(self, pointer: Pointer) -> None:
        """Remove the road under the pointer."""
        borders = self._borders(pointer.place, half_edge_at(pointer.point))
        self.document.perform(edit(self.scenario, roads=dict.fromkeys(borders)), self.tr("Remove road"))


class BridgeTool(Tool):
    """Builds a bridge over the river arm nearest to the pointer; the right button takes it away."""

    layer: ClassVar[LayerKey | None] = LayerKey.PIECES

    def _bridges(self, pointer: Pointer) -> dict[Hex, Piece]:
        tile = self.scenario.tiles.get(pointer.place)
        edge = None if tile is None else bridge_edge_at(tile.rivers, pointer.point)
        return {} if edge is None else images.of_piece(self.motions, pointer.place, Bridge(edge))

    def preview(self, pointer: Pointer) -> Ghost:
        """The bridge that a click would build."""
        bridges = self._bridges(pointer)
        if not bridges:
            return Ghost(status=self.tr("Bridges stand on tiles that a river divides"))
        if bridges[pointer.place] in self.scenario.pieces.get(pointer.place, ()):
            return Ghost(
                outlined=frozenset([pointer.place]), status=self.tr("A bridge stands here; right click removes it")
            )
        faults = self.piece_faults(bridges)
        fragment = Scenario(self.scenario.properties, pieces={place: (one,) for place, one in bridges.items()})
        return Ghost(fragment, faults, status=self.verdict(faults) or self.tr("Click to build a bridge"))

    def press(self, pointer: Pointer) -> None:
        """Build the bridge."""
        bridges = {place: bridge for place, bridge in self._bridges(pointer).items() if self._can_stand(place, bridge)}
        if not self.refuses(self.piece_faults(bridges)):
            pieces = {place: with_piece(self.scenario, place, bridge) for place, bridge in bridges.items()}
            self.document.perform(edit(self.scenario, pieces=pieces), self.tr("Build bridge"))

    def _can_stand(self, place: Hex, bridge: Piece) -> bool:
        tile = self.scenario.tiles.get(place)
        return tile is not None and isinstance(bridge, Bridge) and tile.has_river(bridge.edge)

    def pick(self, pointer: Pointer) -> None:
        """Remove the bridge."""
        pieces = {
            place: without_piece(self.scenario, place, bridge) for place, bridge in self._bridges(pointer).items()
        }
        self.document.perform(edit(self.scenario, pieces=pieces), self.tr("Remove bridge"))


class WallTool(Tool):
    """Builds walls on the edge nearest to the pointer, token by token; the right button takes one token away."""

    layer: ClassVar[LayerKey | None] = LayerKey.LINKS

    def _walls(self, pointer: Pointer) -> dict[Edge, Wall]:
        key = edge_key(pointer.place, edge_at(pointer.point))
        owners = images.Owners(self.scenario.homes, self.motions)
        walls: dict[Edge, Wall] = {}
        for number, motion in enumerate(self.motions):
            edge = motion.edge_key(key)
            if edge not in walls:
                walls[edge] = wall_with_token(self.scenario, edge, owners.image(self.settings.player, number))
        return walls

    def preview(self, pointer: Pointer) -> Ghost:
        """The wall that a click would build."""
        walls = self._walls(pointer)
        faults = self.wall_faults(walls)
        if faults:
            status = self.tr("No wall here: {reason}").format(reason=next(iter(faults.values())))
            return Ghost(faults=faults, status=status)
        wall = next(iter(walls.values()))
        status = self.tr("Click to build a wall here")
        if wall.tokens > 1:
            status = self.tr("Click to make this wall {number} thick; right click takes a token away").format(
                number=wall.tokens
            )
        return Ghost(Scenario(self.scenario.properties, walls=walls), status=status)

    def press(self, pointer: Pointer) -> None:
        """Build the wall, or make it thicker."""
        walls = {edge: wall for edge, wall in self._walls(pointer).items() if self._can_stand(edge)}
        self.document.perform(edit(self.scenario, walls=walls), self.tr("Build wall"))

    def _can_stand(self, edge: Edge) -> bool:
        tiles = self.scenario.tiles
        return bears_wall([tiles.get(place) for place in edge_sides(edge)])

    def pick(self, pointer: Pointer) -> None:
        """Take one token away."""
        walls = {edge: wall_without_token(self.scenario, edge) for edge in self._walls(pointer)}
        self.document.perform(edit(self.scenario, walls=walls), self.tr("Take wall token away"))
