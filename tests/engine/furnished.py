"""Maps full of everything, as games have them late: so that random games meet every rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random

from rbdesigner.checks import LiveChecks, Problem, Severity
from rbdesigner.hexes import HALF_EDGES, Hex, border_key, edge_key, neighbour
from rbdesigner.rules.tables import CAPACITY, BuildingKind, Good, Mixture, Subject, TransporterKind
from rbdesigner.scenario.edit import Edit, edit
from rbdesigner.scenario.model import Players, Research, Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Piece, Road, Spot, SpotKind, Transporter, Wall


def furnished(scenario: Scenario, players: int, seed: int) -> Scenario:
    """A copy of a scenario with buildings, goods, transporters, roads, bridges, walls and research strewn over it.

    Whatever a check calls an error is left out again.
    """
    random, full = Random(f"furnish {seed}"), scenario.copy()
    subjects = [Research(subject, random.choice([None, 1])) for subject in Subject if random.random() < 0.6]
    properties = replace(full.properties, research=tuple(subjects))
    full.properties = replace(properties, players=Players(players, players))
    checks = LiveChecks(full)
    for place in sorted(full.tiles):
        for _ in range(random.choice((0, 1, 2, 4))):
            _keep(checks, edit(full, pieces={place: (*full.pieces.get(place, ()), _piece(random, players))}))
        for edge in range(3):
            for line in _lines(full, place, edge, random, players):
                _keep(checks, line)
    full.properties = properties
    return full


def _keep(checks: LiveChecks, change: Edit) -> None:
    """Make a change that leads to no more errors than there are."""
    change.apply(checks.scenario)
    delta = checks.update(change)
    if _errors(delta.added) > _errors(delta.removed):
        change.undo(checks.scenario)
        checks.update(change.inverse())


def _errors(problems: Iterable[Problem]) -> int:
    return sum(problem.severity is Severity.ERROR for problem in problems)


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


def _lines(scenario: Scenario, place: Hex, edge: int, random: Random, players: int) -> Iterator[Edit]:
    """A road and a wall on one of the edges, now and then."""
    here, beside = scenario.tiles[place], scenario.tiles.get(neighbour(place, edge))
    if beside is None:
        return
    if random.random() < 0.4 and not here.is_sea and not beside.is_sea:
        yield edit(scenario, roads={border_key(place, 2 * edge): Road()})
    if random.random() < 0.15 and not (here.is_sea and beside.is_sea):
        player = random.choice((None, *range(1, players + 1)))
        yield edit(scenario, walls={edge_key(place, edge): Wall(player, random.randrange(1, 3))})
