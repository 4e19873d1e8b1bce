"""Where on a tile things can be, in words: regions, rivers, docks, edges."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from rbdesigner.geometry import region_of, regions
from rbdesigner.hexes import HALF_EDGES, Hex, Orientation, neighbour
from rbdesigner.messages.phrases import listed
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Spot, SpotKind
from rbdesigner.tiles import Tile, river_fault
from rbdesigner.ui.widgets import terms

translate = QCoreApplication.translate


@dataclass(frozen=True)
class PlaceOptions:
    """A place with its tile, if any, and the half-edges at which boats can dock."""

    place: Hex
    tile: Tile | None
    orientation: Orientation
    docks: tuple[int, ...]

    @classmethod
    def of(cls, scenario: Scenario, place: Hex) -> PlaceOptions:
        """The site of a place."""
        tile = scenario.tiles.get(place)
        docks: tuple[int, ...] = ()
        if tile is not None and not tile.is_sea:
            beside = {half: scenario.tiles.get(neighbour(place, half // 2)) for half in HALF_EDGES}
            docks = tuple(half for half, other in beside.items() if other is not None and other.is_sea)
        return cls(place, tile, scenario.orientation, docks)

    @property
    def _divided(self) -> Tile | None:
        """The tile, if its rivers can be followed."""
        sound = self.tile is not None and not self.tile.is_sea and river_fault(self.tile.rivers) is None
        return self.tile if sound else None

    def regions(self) -> list[tuple[int, str]]:
        """The names of the regions, each with the edges it touches in words."""
        if self._divided is None:
            return [(0, translate("sites", "the whole tile"))]
        found = regions(self._divided.rivers)
        if len(found) == 1:
            return [(0, translate("sites", "the whole tile"))]
        return [(region.name, self._edges({half // 2 for half in region.half_edges})) for region in found]

    def region(self, half_edge: int) -> int:
        """The name of the region that a half-edge touches."""
        return 0 if self._divided is None else region_of(self._divided.rivers, half_edge)

    def _edges(self, edges: set[int]) -> str:
        return listed(terms.edge(edge, self.orientation) for edge in sorted(edges))

    def edges(self) -> list[tuple[int, str]]:
        """The edges over which a river leaves, in words."""
        rivers = () if self.tile is None else self.tile.rivers
        return [(edge, terms.edge(edge, self.orientation)) for river in rivers for edge in river]

    def spots(self, is_boat: bool) -> list[tuple[Spot, str]]:
        """Where a land transporter, or a boat, can be."""
        if not is_boat or self.tile is None or self.tile.is_sea:
            return [(Spot(SpotKind.REGION, name), text) for name, text in self.regions()]
        river = translate("sites", "river: {edges}")
        rivers = [
            (Spot(SpotKind.RIVER, river_edges[0]), river.format(edges=self._edges(set(river_edges))))
            for river_edges in self.tile.rivers
        ]
        docks = dict.fromkeys(self.spot(Spot(SpotKind.DOCK, half)) for half in self.docks)
        return rivers + [(dock, self.spot_text(dock)) for dock in docks]

    def spot(self, spot: Spot) -> Spot:
        """The spot under the name that is offered for it."""
        if spot.kind is SpotKind.REGION:
            return Spot(spot.kind, self.region(spot.number))
        if spot.kind is SpotKind.RIVER and self.tile is not None:
            return Spot(spot.kind, next((r[0] for r in self.tile.rivers if spot.number in r), spot.number))
        if spot.kind is SpotKind.DOCK and not self._crossed(spot.number):
            return Spot(spot.kind, spot.number // 2 * 2)
        return spot

    def _crossed(self, half_edge: int) -> bool:
        """Whether a river parts the edge of a half-edge."""
        return self.tile is not None and self.tile.has_river(half_edge // 2)

    def half_edge(self, number: int) -> str:
        """A half-edge in words."""
        return terms.half_edge(number, self.orientation, self._crossed(number))

    def spot_text(self, spot: Spot) -> str:
        """A spot in words, be there such a one or not."""
        if spot.kind is SpotKind.DOCK:
            dock = translate("sites", "docked: {half_edge}")
            return dock.format(half_edge=self.half_edge(spot.number))
        edge = spot.number if spot.kind is SpotKind.RIVER else spot.number // 2
        text = terms.edge(edge, self.orientation)
        return translate("sites", "river: {edges}").format(edges=text) if spot.kind is SpotKind.RIVER else text
