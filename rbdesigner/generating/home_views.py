"""Works out the ways from the homes of a map once, and tells the signs of its homes again and again.

The signs are those of :mod:`rbdesigner.prediction.home_signs`; only terrains and homes may change meanwhile. To tell
them takes a tenth of a millisecond, so that a search can do it thousands of times.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rbdesigner.analysis.contacts import Waters, travels
from rbdesigner.analysis.facts import SOON, Goal
from rbdesigner.analysis.leads import FAR
from rbdesigner.analysis.walk import leaps_of, tile_distances, walk_from
from rbdesigner.checks.starts import STEPS
from rbdesigner.hexes import Hex
from rbdesigner.scenario.land import Land
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Building
from rbdesigner.tiles import LANDS, Terrain

Floats = NDArray[np.float64]
Site = tuple[Hex, int]
"""A place and half-edge for a home."""
Terrains = Mapping[Hex, Terrain]

SIGNS = (
    *(f"home-on-{terrain}" for terrain in LANDS),
    *(f"first-{terrain}" for terrain in LANDS),
    *(f"lead-{terrain}" for terrain in LANDS),
    *(f"soon-{terrain}-{turns}" for turns in SOON for terrain in LANDS),
    *(f"way-{terrain}-{rank}" for terrain in LANDS for rank in (1, 2)),
    *(f"way-{goal}-{rank}" for goal in (Goal.SEA, Goal.RIVER) for rank in (1, 2)),
    *("first-all", "room", "contested", "contact-on-foot", "contact-by-water"),
)
"""The signs by name, in the order of their numbers."""


@dataclass(frozen=True, slots=True)
class _View:
    """A home seen from its place: what does not depend on terrains.

    ``turns`` tells how far tiles are, the nearest first, ``within`` leaves out those that count as far; ``soon`` has
    those within each of some turns. ``around`` are
    those that the checks compare, ``room`` those of them without a building. ``waters`` are the signs of ways to sea
    and rivers, ``on_foot`` and ``by_water`` the turns to the regions where other homes may be.
    """

    turns: dict[Hex, int]
    within: dict[Hex, int]
    soon: tuple[list[Hex], ...]
    around: list[Hex]
    room: list[Hex]
    waters: list[float]
    on_foot: dict[int, int]
    by_water: dict[int, int]


@dataclass(frozen=True, slots=True)
class _Share:
    """The share of a home in the map with the others: the tiles it reaches first, and what no terrain changes."""

    firsts: list[Hex]
    signs: tuple[float, float, float]


class HomeViews:
    """The ways on the land of a map, from the places where homes may stand."""

    def __init__(self, scenario: Scenario) -> None:
        self._land = Land(scenario)
        self._passages = self._land.passages(None)
        self._leaps = leaps_of(self._passages)
        self._sea, self._rivers = self._land.at_sea(), self._land.at_rivers()
        self._waters = Waters(scenario, self._land, self._land.closed_edges(None))
        self._built = {
            place for place, pieces in scenario.pieces.items() if any(isinstance(piece, Building) for piece in pieces)
        }
        self._views: dict[Site, _View] = {}
        self._shares: tuple[Sequence[Site], list[_Share]] = ((), [])

    def near(self, home: Site, terrains: Terrains) -> dict[Terrain, int]:
        """How much land of each terrain a home has near, as the checks count it."""
        return dict(zip(LANDS, _counted(self._view(home).around, terrains), strict=True))

    def signs(self, homes: Sequence[Site], terrains: Terrains) -> Floats:
        """The signs of homes: a row for each, as they are and not yet compared."""
        views = list(map(self._view, homes))
        ways = [_ways(view, terrains) for view in views]
        leads = _leads([[each[terrain][0] for each in ways] for terrain in range(len(LANDS))])
        rows = [
            [
                *(float(terrains[home[0]] is terrain) for terrain in LANDS),
                *_counted(share.firsts, terrains),
                *(terrain[number] for terrain in leads),
                *(count for places in view.soon for count in _counted(places, terrains)),
                *(turns for each in ways[number] for turns in each),
                *view.waters,
                len(share.firsts),
                sum(terrains[place] is not Terrain.DESERT for place in view.room),
                *share.signs,
            ]
            for number, (home, view, share) in enumerate(zip(homes, views, self._shared(homes), strict=True))
        ]
        return np.array(rows, dtype=float)

    # What does not depend on terrains

    def _view(self, home: Site) -> _View:
        found = self._views.get(home)
        if found is None:
            found = self._views[home] = self._seen(self._land.region(*home))
        return found

    def _seen(self, start: int) -> _View:
        walk = walk_from(self._land, start, self._passages, self._leaps)
        turns = {place: far.turns for place, far in walk.tiles.items()}
        on_foot, by_water = dict[int, int](), dict[int, int]()
        for turn, (walked, carried) in enumerate(travels(start, self._leaps, self._waters)):
            on_foot.update(dict.fromkeys(walked, turn))
            for region in walked | carried:
                by_water.setdefault(region, turn)
        waters = []
        for regions in (self._sea, self._rivers):
            reached = sorted(far.turns for far in tile_distances(self._land, walk, regions).values())
            waters += [float(min(FAR, far)) for far in (*reached, FAR, FAR)[:2]]
        around = [place for place, far in walk.tiles.items() if far.steps <= STEPS]
        return _View(
            turns,
            {place: far for place, far in turns.items() if far < FAR},
            tuple([place for place, far in turns.items() if far <= most] for most in SOON),
            around,
            [place for place in around if place not in self._built],
            waters,
            on_foot,
            by_water,
        )

    def _shared(self, homes: Sequence[Site]) -> list[_Share]:
        """The shares of the homes together, kept until others are asked for."""
        if self._shares[0] != homes:
            self._shares = (tuple(homes), self._newly_shared(homes))
        return self._shares[1]

    def _newly_shared(self, homes: Sequence[Site]) -> list[_Share]:
        views = list(map(self._view, homes))
        firsts: list[list[Hex]] = [[] for _ in homes]
        owners: dict[Hex, int] = {}
        for place in dict.fromkeys(place for view in views for place in view.turns):
            arrivals = sorted((view.turns[place], number) for number, view in enumerate(views) if place in view.turns)
            if len(arrivals) == 1 or arrivals[0][0] < arrivals[1][0]:
                owners[place] = arrivals[0][1]
                firsts[arrivals[0][1]].append(place)
        found = []
        starts = [self._land.region(*home) for home in homes]
        for number, view in enumerate(views):
            others = [start for each, start in enumerate(starts) if each != number]
            contested = sum(owners.get(place) != number for place in view.around)
            on_foot = min((view.on_foot.get(start) or FAR for start in others), default=FAR)
            by_water = min((view.by_water.get(start) or FAR for start in others), default=FAR)
            found.append(_Share(firsts[number], (contested, on_foot, by_water)))
        return found


def _counted(places: Sequence[Hex], terrains: Terrains) -> list[int]:
    """How many of these tiles each terrain has."""
    laid = [terrains[place] for place in places]
    return [laid.count(terrain) for terrain in LANDS]


def _ways(view: _View, terrains: Terrains) -> list[list[int]]:
    """The turns to the nearest and the second nearest tile of each terrain."""
    found: dict[Terrain, list[int]] = {terrain: [] for terrain in LANDS}
    for place, turns in view.within.items():
        found[terrains[place]].append(turns)
    return [[*ways, FAR, FAR][:2] for ways in found.values()]


def _leads(nearest: Sequence[Sequence[int]]) -> list[list[int]]:
    """How many turns sooner than any other home each comes to its nearest tile of each terrain, terrain by terrain."""
    found = []
    for turns in nearest:
        soonest, next_one = sorted([*turns, FAR])[:2]
        # Who is the soonest is compared with the next one.
        found.append([(next_one if mine == soonest else soonest) - mine for mine in turns])
    return found
