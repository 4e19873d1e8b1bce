"""The start of a solo game in counts: what stands, lies and lives where, for :mod:`benchmarks.relaxed_game`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from rbdesigner.engine.core.codes import BUILDINGS, GOODS, MINE, NONE, SUBJECTS, TRANSPORTERS
from rbdesigner.engine.core.setup import first_state
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import REGION
from rbdesigner.rules.tables import FACTORIES, BuildingKind, Good, Mixture, Subject
from rbdesigner.scenario.model import STANDARD_START, Scenario
from rbdesigner.tiles import Terrain


class SoloStart(NamedTuple):
    """The counts of a map before the first turn.

    ``at_home`` are the tiles of each terrain that can be walked to, as if a bridge stood over every river, and
    ``overseas`` the others; all land is at home as long as no home is chosen. ``bags`` are those of mines that stand.
    """

    turns: int
    prefill: int
    at_home: Mapping[Terrain, int]
    overseas: Mapping[Terrain, int]
    shores: int
    goods: Mapping[Good, int]
    boats: int
    buildings: Mapping[BuildingKind, int]
    bags: tuple[Mixture, ...]
    known: frozenset[Subject]
    may_breed_at_once: bool

    def tiles(self, terrain: Terrain) -> int:
        """All tiles of a terrain."""
        return self.at_home[terrain] + self.overseas[terrain]

    def built(self, kind: BuildingKind) -> int:
        """The buildings of a kind that stand; all factories of boats count as the cheapest one."""
        return sum(count for each, count in self.buildings.items() if stands_for(each) is kind)

    @property
    def size(self) -> int:
        """All tiles."""
        return sum(map(self.tiles, Terrain))

    @property
    def land(self) -> int:
        """All tiles of land."""
        return self.size - self.tiles(Terrain.SEA)

    @property
    def buildable(self) -> int:
        """All tiles of land where a building may stand before deserts are irrigated (K4)."""
        return self.land - self.tiles(Terrain.DESERT)


def stands_for(kind: BuildingKind) -> BuildingKind:
    """The kind as which a building is counted: factories of boats as the cheapest, since upgrading is free (R5)."""
    is_for_boats = kind in FACTORIES and FACTORIES[kind].kind.is_boat
    return BuildingKind.RAFT_FACTORY if is_for_boats else kind


def solo_start(scenario: Scenario) -> SoloStart:
    """The start of the solo game on a map."""
    state = first_state(scenario, 1)
    topology, terms = state.topology, state.terms
    tiles, is_founded = range(len(topology.places)), state.homes[0] != NONE
    near = _walked_to(state) if is_founded else set(tiles)
    goods = Counter[Good]() if is_founded else Counter(dict(terms.start.goods))
    for row in state.goods.values():
        goods.update(dict(zip(GOODS, row, strict=True)))
    boats = sum(TRANSPORTERS[state.kinds[own]].is_boat for own in state.owned(0))
    if not is_founded:
        boats += sum(count for kind, count in terms.start.transporters if kind.is_boat)
    return SoloStart(
        terms.turns,
        terms.prefill,
        Counter(topology.terrains[tile] for tile in tiles if tile in near),
        Counter(topology.terrains[tile] for tile in tiles if tile not in near),
        sum(topology.shores),
        goods,
        boats,
        Counter(BUILDINGS[code] for code in state.buildings if code != NONE),
        tuple(Mixture(state.bag_gold[tile], state.bag_iron[tile]) for tile in tiles if state.buildings[tile] == MINE),
        frozenset(subject for code, subject in enumerate(SUBJECTS) if state.knows(0, code)),
        bool(scenario.pieces) or scenario.properties.start != STANDARD_START,
    )


def _walked_to(state: GameState) -> set[int]:
    """The tiles that can be walked to from the home and from where transporters stand."""
    topology, reached = state.topology, set[int]()
    ahead = [topology.spot_tiles[spot] for spot in (state.homes[0], *(state.spots[own] for own in state.owned(0)))]
    while ahead:
        tile = ahead.pop()
        if tile not in reached:
            reached.add(tile)
            regions = (region for region in topology.regions_of[tile] if topology.spot_kinds[region] == REGION)
            ahead += [topology.spot_tiles[out] for region in regions for _, out in topology.surroundings[region].exits]
    return reached
