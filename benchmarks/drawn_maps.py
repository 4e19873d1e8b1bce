"""Maps as somebody might draw them: tiles of the box, laid by the rules, symmetric or not, with homes.

The same seed always gives the same map.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from rbdesigner.checks import Severity, check
from rbdesigner.checks.homes import home_fault
from rbdesigner.checks.laying import edit_faults
from rbdesigner.checks.live import LiveChecks
from rbdesigner.hexes import EDGES, HALF_EDGES, ORIGIN, Hex, disk, neighbour, neighbours
from rbdesigner.rules.tables import Good, TransporterKind
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import STANDARD_START, Players, Properties, Scenario, Start
from rbdesigner.scenario.pieces import Home
from rbdesigner.symmetry import Centre, MapSymmetry, Motion, Symmetry, Turn
from rbdesigner.tiles import SECOND_EDITION, Terrain, Tile, TileKind, tile

FEWEST, MOST = 10, 48
"""How many tiles a map has."""
TRIES = 30
"""How many tiles are tried at a place before the sea is."""


def drawn_map(seed: int) -> Scenario:
    """A map that can be played, with one home to four."""
    chance = random.Random(f"map {seed}")
    while True:
        scenario = _drawn(chance, f"Drawn with {seed}")
        if not any(problem.severity is Severity.ERROR for problem in check(scenario)):
            return scenario


def rich_start(chance: random.Random) -> Start:
    """A start with something of everything."""
    goods = tuple((good, chance.randint(1, 6)) for good in Good if chance.random() < 0.5)
    kinds = chance.choice(([TransporterKind.DONKEY], [TransporterKind.DONKEY, TransporterKind.WAGON]))
    return Start(goods, tuple((kind, chance.randint(1, 3)) for kind in kinds))


def _drawn(chance: random.Random, title: str) -> Scenario:
    symmetry = MapSymmetry()
    if chance.random() < 0.4:
        symmetry = MapSymmetry(chance.choice(list(Symmetry)), Centre.of_hex(ORIGIN))
    start = STANDARD_START if chance.random() < 0.7 else rich_start(chance)
    properties = Properties(title=title, players=Players(1, 4), symmetry=symmetry, start=start)
    scenario = Scenario(properties, {})
    live = LiveChecks(scenario)
    for place in _grown(chance, symmetry.motions):
        if place not in scenario.tiles:
            _lay(chance, live, place, symmetry.motions)
    sea = {beyond for place in scenario.tiles for beyond in _open_ends(scenario, place)}
    scenario.tiles |= dict.fromkeys(sorted(sea), tile(Terrain.SEA))
    _settle(chance, scenario)
    return scenario


def _grown(chance: random.Random, motions: Sequence[Motion]) -> list[Hex]:
    """The places of a map, each next to one before it."""
    most, shape = chance.randint(FEWEST, MOST), chance.random()
    if shape < 0.4:
        return list(disk(ORIGIN, chance.choice((2, 2, 3))))
    found = [ORIGIN]
    while len({motion.hex(place) for place in found for motion in motions}) < most:
        found.append(neighbour(chance.choice(found), chance.choice(EDGES)))
    return list(dict.fromkeys(found))


def _lay(chance: random.Random, live: LiveChecks, place: Hex, motions: Sequence[Motion]) -> None:
    """Lay a tile, and its images, of those left in the box that go there; the sea where none is found."""
    counts = SECOND_EDITION.counts or {}
    laid = [each.kind for each in live.scenario.tiles.values()]
    left = {kind: count - laid.count(kind) for kind, count in counts.items()}
    kinds = [kind for kind, count in left.items() if count > 0]
    for _ in range(TRIES):
        kind = chance.choices(kinds, [left[each] * _liking(each) for each in kinds])[0]
        drawn = Tile(kind.terrain, kind.shape).turned(Turn(chance.choice(EDGES)))
        images = {motion.hex(place): drawn.turned(motion.turn) for motion in motions}
        images = {at: image for at, image in images.items() if at not in live.scenario.tiles}
        change = edit(live.scenario, tiles=images)
        if len(images) <= left[kind] and not edit_faults(live, change):
            break
    else:
        change = edit(live.scenario, tiles=dict.fromkeys(images, tile(Terrain.SEA)))
    change.apply(live.scenario)
    live.update(change)


def _liking(kind: TileKind) -> int:
    """Rivers are drawn as often as land without them."""
    return 4 if kind.shape else 1


def _open_ends(scenario: Scenario, place: Hex) -> list[Hex]:
    """The empty places that the rivers of a tile run into."""
    laid = scenario.tiles[place]
    return [
        beyond
        for edge, beyond in zip(EDGES, neighbours(place), strict=True)
        if laid.has_river(edge) and beyond not in scenario.tiles
    ]


def _settle(chance: random.Random, scenario: Scenario) -> None:
    """Put up to four homes on the map, free for anybody."""
    places = sorted(scenario.tiles)
    chance.shuffle(places)
    for place in places:
        if len(scenario.homes) < 4 and home_fault(scenario, place) is None:
            scenario.homes[place] = Home(half_edge=chance.choice(HALF_EDGES))
