"""The maps of files on which the prediction of fairness is judged: those of scenarios, and others without homes."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from calibration.maps import CalibrationMap, Kind
from rbdesigner.checks.homes import home_fault
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.formats import known_formats
from rbdesigner.scenario.model import Players, Scenario
from rbdesigner.scenario.pieces import Home

FIRST_NUMBER = 20_000
"""The number of the first map; those of generated ones lie below."""
FEWEST_PLAYERS = 2
TILES_PER_HOME = 9
"""Where a map has no homes, there are tiles enough for so many players."""
ATTEMPTS = 100


def drawn_maps(paths: Iterable[Path]) -> dict[int, CalibrationMap]:
    """The maps of files by number, those that have homes for two to six.

    Where a map has no home they are put by chance, for each number of players for whom there are tiles enough.
    """
    read = (imported.scenario for path in paths for imported in known_formats.read(path))
    settled = enumerate((each for scenario in read for each in _with_homes(scenario)), FIRST_NUMBER)
    return {number: CalibrationMap(number, Kind.DRAWN, scenario) for number, scenario in settled}


def _with_homes(scenario: Scenario) -> Iterator[Scenario]:
    if scenario.homes:
        if FEWEST_PLAYERS <= len(scenario.homes) <= MOST_PLAYERS:
            yield scenario
        return
    chance = random.Random(f"homes {scenario.properties.title}")
    for players in range(FEWEST_PLAYERS, min(MOST_PLAYERS, len(scenario.tiles) // TILES_PER_HOME) + 1):
        for _ in range(ATTEMPTS):
            settled = _settled(chance, scenario, players)
            if settled is not None:
                yield settled
                break


def _settled(chance: random.Random, scenario: Scenario, players: int) -> Scenario | None:
    """The map with so many homes put by chance, None where there was no place for the last ones."""
    for _ in range(players):
        free = sorted(set(scenario.land()) - set(scenario.homes))
        places = [place for place in free if home_fault(scenario, place) is None]
        if not places:
            return None
        scenario = replace(scenario, homes={**scenario.homes, chance.choice(places): Home()})
    return replace(scenario, properties=replace(scenario.properties, players=Players(players, players)))
