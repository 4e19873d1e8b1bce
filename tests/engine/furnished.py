"""Maps full of everything, as games have them late: so that random games meet every rule."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TypeVar

from rbdesigner.checks import Severity, check
from rbdesigner.hexes import HALF_EDGES, Hex, border_key, edge_key, neighbour
from rbdesigner.rules.tables import CAPACITY, BuildingKind, Good, Mixture, Subject, TransporterKind
from rbdesigner.scenario.model import Players, Research, Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Piece, Road, Spot, SpotKind, Transporter, Wall

Key = TypeVar("Key")
Line = TypeVar("Line")


def furnished(scenario: Scenario, players: int, seed: int) -> Scenario:
    """A copy of a scenario with buildings, goods, transporters, roads, bridges, walls and research strewn over it.

    Whatever a check calls an error is left out again.
    """
    random, full = Random(f"furnish {seed}"), scenario.copy()
    subjects = [Research(subject, random.choice([None, 1])) for subject in Subject if random.random() < 0.6]
    properties = replace(full.properties, research=tuple(subjects))
    full.properties = replace(properties, players=Players(players, players))
    faults = _errors(full)
    for place in sorted(full.tiles):
        for _ in range(random.choice((0, 1, 2, 4))):
            faults = _add(full, place, _piece(random, players), faults)
        for edge in range(3):
            faults = _line(full, place, edge, random, players, faults)
    full.properties = properties
    return full


def _piece(random: Random, players: int) -> Piece:
    half_edge = random.choice(HALF_EDGES)
    kind = random.randrange(4)
    if kind == 0:
        building = random.choice(list(BuildingKind))
        mixture = Mixture(random.randrange(4), random.randrange(4)) if building is BuildingKind.MINE else None
        return Building(building, half_edge, mixture)
    if kind == 1:
        return Goods(random.choice(list(Good)), random.randrange(1, 5), half_edge)
    if kind == 2:
        return Bridge(random.randrange(6))
    transporter = random.choice(list(TransporterKind))
    spot = Spot(random.choice(list(SpotKind)), random.randrange(6))
    cargo = tuple((good, 1) for good in random.sample(list(Good), random.randrange(min(3, CAPACITY[transporter]))))
    carried = random.choice(list(TransporterKind)) if not cargo and random.random() < 0.2 else None
    return Transporter(transporter, random.randrange(players) + 1, spot, cargo, carried)


def _errors(scenario: Scenario) -> int:
    return sum(problem.severity is Severity.ERROR for problem in check(scenario))


def _add(scenario: Scenario, place: Hex, piece: Piece, faults: int) -> int:
    """Add a piece to a scenario with so many errors, if that makes no more; how many there are now."""
    before = scenario.pieces.get(place)
    scenario.pieces[place] = (*(before or ()), piece)
    now = _errors(scenario)
    if now <= faults:
        return now
    if before is None:
        del scenario.pieces[place]
    else:
        scenario.pieces[place] = before
    return faults


def _line(scenario: Scenario, place: Hex, edge: int, random: Random, players: int, faults: int) -> int:
    """A road or a wall on one of the edges, now and then; how many errors there are now."""
    beside = scenario.tiles.get(neighbour(place, edge))
    if beside is None:
        return faults
    here = scenario.tiles[place]
    if random.random() < 0.4 and not here.is_sea and not beside.is_sea:
        faults = _put(scenario, scenario.roads, border_key(place, 2 * edge), Road(), faults)
    if random.random() < 0.15 and not (here.is_sea and beside.is_sea):
        player = random.choice((None, *range(1, players + 1)))
        wall = Wall(player, random.randrange(1, 3))
        faults = _put(scenario, scenario.walls, edge_key(place, edge), wall, faults)
    return faults


def _put(scenario: Scenario, lines: dict[Key, Line], at: Key, line: Line, faults: int) -> int:
    lines[at] = line
    now = _errors(scenario)
    if now <= faults:
        return now
    del lines[at]
    return faults
