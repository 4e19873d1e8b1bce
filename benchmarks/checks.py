"""How long the checks take: a whole map, the update after an edit of one tile, the verdict under the pointer.

Run it with ``python -m benchmarks.checks``. The tidy map has rivers that all match; on the messy one every tile is
drawn at random, so that it has thousands of problems. Times are milliseconds.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from statistics import median, quantiles
from time import perf_counter

from benchmarks.maps import big_map
from rbdesigner.checks import LiveChecks, check, placement_fault
from rbdesigner.checks.geometric import disagreements
from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import Turn
from rbdesigner.tiles import SECOND_EDITION, UNLIMITED, Box, Terrain, Tile, tile

SIZES = ((12, 12), (100, 100))
SAMPLES = 400


def messy_map(columns: int, rows: int, box: Box, seed: int = 0) -> Scenario:
    """A rectangle of tiles drawn at random from the box, each turned at random; one place in ten stays empty."""
    chance = random.Random(seed)
    kinds = list(SECOND_EDITION.counts or {})
    shares = list((SECOND_EDITION.counts or {}).values())
    scenario = big_map(columns, rows, seed)
    for place in list(scenario.tiles):
        kind = chance.choices(kinds, shares)[0]
        scenario.tiles[place] = tile(kind.terrain, kind.shape).turned(Turn(chance.randrange(6)))
        if chance.random() < 0.1:
            del scenario.tiles[place]
            scenario.homes.pop(place, None)
    scenario.properties = replace(scenario.properties, box=box)
    return scenario


def times(action: Callable[[], object], number: int) -> list[float]:
    """How long each of so many runs takes, in milliseconds."""
    found = []
    for _ in range(number):
        begin = perf_counter()
        action()
        found.append((perf_counter() - begin) * 1000)
    return found


def some_tile(chance: random.Random) -> Tile | None:
    """A tile to lay, now and then none."""
    kind = chance.choice(sorted(SECOND_EDITION.counts or {}))
    laid = tile(kind.terrain, kind.shape).turned(Turn(chance.randrange(6)))
    return None if chance.random() < 0.2 else laid


def edit_times(scenario: Scenario, rivers: bool) -> list[float]:
    """The updates after edits of one tile at random places, each undone again."""
    chance = random.Random(1)
    live = LiveChecks(scenario)
    places = sorted(scenario.tiles)
    found = []
    for _ in range(SAMPLES):
        after = some_tile(chance) if rivers else tile(chance.choice(list(Terrain)))
        change = edit(scenario, tiles={chance.choice(places): after})
        change.apply(scenario)
        found += times(lambda change=change: live.update(change), 1)  # type: ignore[misc]
        change.undo(scenario)
        found += times(lambda change=change: live.update(change.inverse()), 1)  # type: ignore[misc]
    return found


def ghost_times(scenario: Scenario) -> list[float]:
    """The verdicts on random tiles at random places."""
    chance = random.Random(2)
    live = LiveChecks(scenario)
    places: list[Hex] = sorted(scenario.tiles)
    found = []
    for _ in range(SAMPLES):
        place, laid = chance.choice(places), some_tile(chance) or tile(Terrain.SEA)
        found += times(lambda place=place, laid=laid: placement_fault(live, place, laid), 1)  # type: ignore[misc]
    return found


def row(what: str, found: list[float]) -> None:
    last = quantiles(found, n=20)[-1] if len(found) > 1 else found[0]
    print(f"{what:64} {median(found):9.3f} {last:9.3f}")


def main() -> None:
    print(f"{'':64} {'median':>9} {'95 %':>9}")
    for columns, rows in SIZES:
        maps = {
            "tidy": big_map(columns, rows),
            "messy": messy_map(columns, rows, UNLIMITED),
            "messy, second edition": messy_map(columns, rows, SECOND_EDITION),
        }
        for name, scenario in maps.items():
            what = f"{len(scenario.tiles)} tiles, {name} ({len(check(scenario))} problems)"
            row(f"{what}: full check", times(lambda scenario=scenario: check(scenario), 9))  # type: ignore[misc]
            found = check(scenario)
            row(f"{what}: geometry besides", times(lambda s=scenario, f=found: disagreements(s, f), 9))  # type: ignore[misc]
            row(f"{what}: plain tile laid", edit_times(scenario, rivers=False))
            row(f"{what}: any tile laid or taken", edit_times(scenario, rivers=True))
            row(f"{what}: verdict under the pointer", ghost_times(scenario))


if __name__ == "__main__":
    main()
