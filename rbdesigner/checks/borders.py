"""Links between two tiles: roads (K8) and walls (K11)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rbdesigner.checks.checker import Checker, EditReach
from rbdesigner.checks.problem import Problem, fix_of
from rbdesigner.checks.problem_codes import problem
from rbdesigner.hexes import EDGES, HALF_EDGES, Border, Edge, Hex, border_key, border_sides, edge_key, edge_sides
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Wall


def road_fault(scenario: Scenario, border: Border) -> Problem | None:
    """Say why no road can run across a border: a road joins two regions of land (K8).

    Half-edges of land belong to one region each, so the two sides decide. Of the expansion no rule is known here.
    """
    places = [place for place, _ in border_sides(border)]
    tiles = [scenario.tiles.get(place) for place in places]
    if _leaves(scenario, places):
        code = "road-off-map"
    elif any(tile is not None and tile.is_sea for tile in tiles):
        code = "road-into-sea"
    elif None in tiles:
        code = "expansion-road"
    else:
        return None
    remove = fix_of("remove-road", edit(scenario, roads={border: None}))
    fixes = [remove] if remove.edit else []
    return problem(code, places, borders=[border], fixes=fixes, between=tuple(places))


def wall_fault(scenario: Scenario, edge: Edge, wall: Wall) -> Problem | None:
    """Say why a wall cannot stand on an edge: it needs a tile on both sides, one of them land, and tokens (K11)."""
    places = edge_sides(edge)
    tiles = [scenario.tiles.get(place) for place in places]
    if _leaves(scenario, places):
        code = "wall-off-map"
    elif all(tile is not None and tile.is_sea for tile in tiles):
        code = "wall-at-sea"
    elif wall.tokens < 1:
        code = "wall-tokens"
    elif None in tiles:
        code = "expansion-wall"
    else:
        return None
    remove = fix_of("remove-wall", edit(scenario, walls={edge: None}))
    return problem(code, places, edges=[edge], fixes=[remove] if remove.edit else [], between=tuple(places))


def _leaves(scenario: Scenario, places: Iterable[Hex]) -> bool:
    """Whether nothing lies at one of the places, not even a tile of the expansion."""
    return any(place not in scenario.tiles and not scenario.is_expansion(place) for place in places)


class Roads(Checker[Border]):
    """Checks that every road joins land to land."""

    def all_keys(self) -> Iterable[Border]:
        """All roads."""
        return list(self.scenario.roads)

    def stale(self, touched: EditReach) -> Iterable[Border]:
        """Changed roads, and those of changed tiles."""
        if not self.scenario.roads:
            return touched.roads
        changed = (*touched.tiles, *touched.foreign)
        around = (border_key(place, half_edge) for place in changed for half_edge in HALF_EDGES)
        return dict.fromkeys((*touched.roads, *(border for border in around if border in self.scenario.roads)))

    def look(self, key: Border) -> Iterator[Problem]:
        """The problems of a road."""
        fault = road_fault(self.scenario, key) if key in self.scenario.roads else None
        if fault is not None:
            yield fault


class Walls(Checker[Edge]):
    """Checks that walls stand between tiles that bear them, with owners in play."""

    watched = frozenset({"players"})

    def all_keys(self) -> Iterable[Edge]:
        """All walls."""
        return list(self.scenario.walls)

    def stale(self, touched: EditReach) -> Iterable[Edge]:
        """Changed walls, and those of changed tiles."""
        if not self.scenario.walls:
            return touched.walls
        around = (edge_key(place, edge) for place in (*touched.tiles, *touched.foreign) for edge in EDGES)
        return dict.fromkeys((*touched.walls, *(edge for edge in around if edge in self.scenario.walls)))

    def look(self, key: Edge) -> Iterator[Problem]:
        """The problems of a wall."""
        wall = self.scenario.walls.get(key)
        if wall is None:
            return
        fault = wall_fault(self.scenario, key, wall)
        if fault is not None:
            yield fault
        most = self.scenario.properties.players.most
        if wall.player is not None and wall.player > most:
            places = edge_sides(key)
            yield problem(
                "player-beyond-most",
                places,
                variant="wall",
                edges=[key],
                between=tuple(places),
                player=wall.player,
                most=most,
            )
