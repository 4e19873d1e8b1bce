"""Where roads, bridges and walls could be built from a tile, and by whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rbdesigner.engine.core.actions import BuildBridge, BuildRoad, BuildWall, Demolish
from rbdesigner.engine.mechanics import walls
from rbdesigner.engine.mechanics.reach import own_regions
from rbdesigner.play.tile_scene import Scene


def roads(scene: Scene) -> Mapping[int, list[BuildRoad]]:
    """A road across every free border, by each sort of transporter there (K8)."""
    found: dict[int, list[BuildRoad]] = {}
    for own in scene.representatives:
        for region in own_regions(scene.state, scene.state.spots[own]):
            for border, _ in scene.state.around[region].exits:
                if not scene.state.roads[border]:
                    found.setdefault(border, []).append(BuildRoad(scene.player, own, border))
    return found


def bridges(scene: Scene) -> Mapping[int, list[BuildBridge]]:
    """A bridge on every free site of the tile, by each sort there (K9, K10)."""
    sites = [site for site in scene.state.topology.sites_of[scene.tile] if not scene.state.bridges[site]]
    return {site: [BuildBridge(scene.player, own, site) for own in scene.representatives] for site in sites}


def wall_edges(scene: Scene) -> Mapping[int, list[int]]:
    """The edges for building and demolishing walls, with who reaches them (K15, K16)."""
    found: dict[int, list[int]] = {}
    for own in scene.representatives:
        for edge in walls.edges_in_reach(scene.state, own):
            found.setdefault(edge, []).append(own)
    return found


def wall_builds(scene: Scene, edge: int, builders: Iterable[int]) -> list[BuildWall]:
    """One token more on an edge (K11)."""
    return [BuildWall(scene.player, own, edge) for own in builders]


def demolitions(scene: Scene, edge: int, builders: Iterable[int]) -> list[Demolish]:
    """The end of a player's wall on an edge; none where no player's wall is (K13)."""
    owned = scene.state.wall_owners[edge] >= 0
    return [Demolish(scene.player, own, edge) for own in builders] if owned else []
