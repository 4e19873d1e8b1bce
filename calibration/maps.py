"""The maps on which the prediction of fairness is fitted and judged, drawn from their numbers.

They are of every kind that the generator makes and people draw: fair and unfair, symmetrical and nearly so, islands,
deserts, many rivers; 30 to 120 tiles, two to six players. A store keeps the maps themselves, as a later generator draws
others from the same numbers.
"""

from __future__ import annotations

import random
from dataclasses import replace
from enum import StrEnum
from typing import NamedTuple

from rbdesigner.checks import Severity, check
from rbdesigner.checks.homes import home_fault
from rbdesigner.generating.generator_settings import (
    TILES_PER_PLAYER,
    GeneratorFault,
    GeneratorSettings,
    RiverCourse,
    TerrainShares,
)
from rbdesigner.generating.map_generator import generate
from rbdesigner.hexes import Hex, neighbours
from rbdesigner.lab.studies.map_edits import HomeMove, MapEdit, TileSwap, edited
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import Symmetry
from rbdesigner.tiles import LANDS, shape_of

PLAYERS = (2, 2, 2, 2, 3, 3, 4, 4, 5, 6)
"""The numbers of players in turn: those of most tables come most often."""
FEWEST_TILES, MOST_TILES = 30, 120
SYMMETRIES = {
    2: (Symmetry.HALF_TURN, Symmetry.MIRROR_0, Symmetry.MIRROR_3),
    3: (Symmetry.THIRD_TURNS,),
    4: (Symmetry.TWO_MIRRORS_0, Symmetry.HALF_TURN),
    5: (Symmetry.NONE,),
    6: (Symmetry.SIXTH_TURNS, Symmetry.THREE_MIRRORS_0, Symmetry.THIRD_TURNS),
}
"""The symmetries of maps for so many players: each home has as many images, or a part of the homes has."""


class Kind(StrEnum):
    """The kinds of maps: those that are generated come in turn."""

    FAIR = "fair"
    UNFAIR = "unfair"
    SYMMETRICAL = "symmetrical"
    ISLANDS = "islands"
    DESERTS = "deserts"
    RIVERS = "rivers"
    DRAWN = "drawn"


GENERATED = tuple(kind for kind in Kind if kind is not Kind.DRAWN)


class CalibrationMap(NamedTuple):
    """A map with its number and kind."""

    number: int
    kind: Kind
    scenario: Scenario

    @property
    def players(self) -> int:
        """The number of players, each of whom has a home."""
        return len(self.scenario.homes)


def calibration_map(number: int) -> CalibrationMap:
    """Draw the map with this number."""
    chance = random.Random(f"calibration {number}")
    kind = GENERATED[number // len(PLAYERS) % len(GENERATED)]
    while True:
        try:
            made = generate(_settings(chance, kind, PLAYERS[number % len(PLAYERS)])).scenario
        except GeneratorFault:  # wishes that do not go together
            continue
        if len(made.homes) == PLAYERS[number % len(PLAYERS)]:
            return CalibrationMap(number, kind, _spoilt(chance, kind, made))


def _settings(chance: random.Random, kind: Kind, players: int) -> GeneratorSettings:
    tiles = round(players * TILES_PER_PLAYER * chance.uniform(0.9, 1.8))
    settings = GeneratorSettings(
        players=players,
        tiles=max(FEWEST_TILES, min(MOST_TILES, tiles)),
        shares=_shares(chance, kind),
        rivers=chance.randint(0, 4),
        river_length=chance.randint(2, 6),
        river_course=chance.choice(tuple(RiverCourse)),
        home_distance=chance.randint(3, 6),
        home_terrains=frozenset(chance.sample(LANDS, chance.randint(2, 5))),
        fairness=chance.choice((50, 60, 70)) if kind is Kind.FAIR else 0,
        seed=chance.randrange(10**6),
    )
    if kind is Kind.SYMMETRICAL:
        return replace(settings, symmetry=chance.choice(SYMMETRIES[players]), home_distance=3)
    if kind is Kind.ISLANDS:
        return replace(settings, islands=chance.randint(2, players + 1))
    if kind is Kind.RIVERS:
        return replace(settings, rivers=chance.randint(4, 8))
    return settings


def _shares(chance: random.Random, kind: Kind) -> TerrainShares:
    return TerrainShares(
        pasture=chance.randint(12, 28),
        woods=chance.randint(8, 20),
        rock=chance.randint(6, 14),
        mountain=chance.randint(8, 20),
        desert=chance.randint(25, 45) if kind is Kind.DESERTS else chance.randint(0, 20),
        sea=chance.randint(30, 50) if kind is Kind.ISLANDS else chance.randint(10, 40),
    )


def _spoilt(chance: random.Random, kind: Kind, scenario: Scenario) -> Scenario:
    """The map after some edits at random, as somebody makes them who does not look at fairness.

    Half of the symmetrical maps get one to three, unfair ones up to eight; fair ones stay as they are.
    """
    least, most = {Kind.FAIR: (0, 0), Kind.UNFAIR: (2, 8), Kind.SYMMETRICAL: chance.choice(((0, 0), (1, 3)))}.get(
        kind, (0, 4)
    )
    for _ in range(chance.randint(least, most)):
        after = edited(scenario, _random_edit(chance, scenario))
        if not any(problem.severity is Severity.ERROR for problem in check(after)):
            scenario = after
    return scenario


def _random_edit(chance: random.Random, scenario: Scenario) -> MapEdit:
    """A home that moves by a tile, or two tiles of one shape that change their terrains."""
    if chance.random() < 0.3:
        moves = [(home, place) for home in sorted(scenario.homes) for place in neighbours(home)]
        moves = [move for move in moves if _can_move(scenario, *move)]
        if moves:
            return HomeMove(*chance.choice(moves))
    land = sorted(scenario.land())
    pairs = [(one, other) for one in land for other in land if one < other and _differ(scenario, one, other)]
    return TileSwap(*chance.choice(pairs))


def _can_move(scenario: Scenario, home: Hex, place: Hex) -> bool:
    return place in scenario.tiles and place not in scenario.homes and home_fault(scenario, place) is None


def _differ(scenario: Scenario, one: Hex, other: Hex) -> bool:
    first, second = scenario.tiles[one], scenario.tiles[other]
    return first.terrain is not second.terrain and shape_of(first.rivers) == shape_of(second.rivers)
