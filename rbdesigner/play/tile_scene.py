"""A scene: who acts on which tile, and what can be done there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from rbdesigner.engine.core.actions import Action, BuildBridge, BuildRoad, BuildWall, Demolish
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import legality, walls
from rbdesigner.engine.mechanics.legality import involved
from rbdesigner.engine.mechanics.reach import own_regions, transporters_on_tile

A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class Scene:
    """The scene of the choices: the state, who acts, on which tile, and their transporter if one is chosen."""

    state: GameState
    player: int
    tile: int
    transporter: int = NONE

    @property
    def own(self) -> list[int]:
        """The player's transporters that are meant."""
        here = self.here
        return [self.transporter] if self.transporter in here else here

    @property
    def here(self) -> list[int]:
        """All of the player's transporters on the tile, the chosen one in front."""
        here = transporters_on_tile(self.state, self.player, self.tile)
        return sorted(here, key=lambda one: one != self.transporter)

    @property
    def representatives(self) -> list[int]:
        """The first transporter of each kind at each spot, carriers apart; the others can do no more than it."""
        state, found = self.state, dict[tuple[int, int, bool], int]()
        for each in self.here:
            found.setdefault((state.spots[each], state.kinds[each], state.carried[each] != NONE), each)
        return list(found.values())

    def legal(self) -> list[Action]:
        """The choices on the tile, of the chosen transporter or of none."""
        found = legality.legal_actions(self.state, self.player, tile=self.tile)
        if self.transporter == NONE:
            return found
        return [action for action in found if self.transporter in (involved(action) or (self.transporter,))]


def scene_of(state: GameState, player: int, tile: int, transporter: int) -> Scene:
    """Set the scene on a tile; a transporter of another player, or one that is carried, means all of the tile."""
    own = transporter != NONE and transporter in transporters_on_tile(state, player, tile)
    return Scene(state, player, tile, transporter if own else NONE)


def actions_of_kind(actions: Iterable[Action], kind: type[A]) -> list[A]:
    """The actions of a kind."""
    return [action for action in actions if isinstance(action, kind)]


def as_many(state: GameState, actions: Iterable[Action]) -> tuple[Action, ...]:
    """Each action as often as it can be done, one after the other."""
    found, after = list[Action](), state.copy()
    for action in actions:
        while legality.check(after, action) is None:
            legality.apply(after, action)
            found.append(action)
    return tuple(found)


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
