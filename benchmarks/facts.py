"""How long the facts about a map take, whole and in parts, and the plans of its homes: they follow every edit.

Run it with ``python -m benchmarks.facts``. Times are milliseconds of the processor. A frame of the screen has 16; plans
are made in the background and are to be there within 1,000 by the clock.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from statistics import median, quantiles
from time import perf_counter, process_time

from benchmarks.maps import big_map
from rbdesigner.analysis.map_analysis import analyse, analysing, finished
from rbdesigner.analysis.symmetry_search import searching
from rbdesigner.engine.core.topology import compile_map
from rbdesigner.hexes import Hex, distance
from rbdesigner.prediction.expectation import expected
from rbdesigner.prediction.map_expectation import MOST_TILES, PlanningStart, plan_homes
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.land import Land
from rbdesigner.scenario.model import Players, Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.ui.editor.live_expectation import CORES

SIZES = ((10, 6, 2), (10, 6, 6), (12, 12, 2), (12, 12, 6), (32, 32, 6), (100, 100, 2), (100, 100, 6), (100, 100, 64))


def map_with_homes(columns: int, rows: int, homes: int) -> Scenario:
    """A map with so many homes, each as far as can be from those before."""
    scenario = big_map(columns, rows, seed=1)
    land = sorted(scenario.land())
    chosen: list[Hex] = land[:1]
    while len(chosen) < homes:
        chosen.append(max(land, key=lambda place: min(distance(place, other) for other in chosen)))
    scenario.homes = dict.fromkeys(chosen, Home())
    players = min(homes, MOST_PLAYERS)
    scenario.properties = replace(scenario.properties, players=Players(players, players))
    return scenario


def longest_step(scenario: Scenario) -> float:
    """The milliseconds of the longest of the steps between which the window has its turn."""
    steps, longest = analysing(scenario), 0.0
    while True:
        begin = process_time()
        try:
            next(steps)
        except StopIteration:
            return longest
        longest = max(longest, 1000 * (process_time() - begin))


def plan(scenario: Scenario, cores: int = 1) -> None:
    """Make the plans of all homes."""
    if not list(plan_homes(PlanningStart(scenario, cores))):
        raise RuntimeError("no plans could be made")


def row(what: str, action: Callable[[], object], number: int, clock: Callable[[], float] = process_time) -> None:
    """Measure something and print it."""
    found = []
    for _ in range(number):
        begin = clock()
        action()
        found.append((clock() - begin) * 1000)
    print(f"{what:56} {median(found):9.2f} {quantiles(found, n=20)[-1]:9.2f}")


def main() -> None:
    print(f"{'':56} {'median':>9} {'95 %':>9}")
    for columns, rows, homes in SIZES:
        scenario = map_with_homes(columns, rows, homes)
        what, number = f"{columns * rows} tiles, {homes} homes", 60 if columns < 50 else 5
        row(f"{what}: all facts", lambda scenario=scenario: analyse(scenario), number)  # type: ignore[misc]
        print(f"{what + ': the longest step of it':56} {median(longest_step(scenario) for _ in range(5)):9.2f}")
        row(f"{what}: the land", lambda scenario=scenario: Land(scenario), number)  # type: ignore[misc]
        row(f"{what}: the symmetry", lambda scenario=scenario: finished(searching(scenario)), number)  # type: ignore[misc]
        row(f"{what}: the topology of games", lambda scenario=scenario: compile_map(scenario), number)  # type: ignore[misc]
        if homes <= MOST_PLAYERS and len(scenario.tiles) <= MOST_TILES:
            facts = analyse(scenario)
            row(f"{what}: what facts let expect", lambda facts=facts: expected(facts), number)  # type: ignore[misc]
            row(f"{what}: the plans of all homes", lambda scenario=scenario: plan(scenario), 5)  # type: ignore[misc]
            plan(scenario, CORES)  # the processes are there from now on
            shared = f"{what}: those, {CORES} processes, by the clock"
            row(shared, lambda scenario=scenario: plan(scenario, CORES), 5, perf_counter)  # type: ignore[misc]


if __name__ == "__main__":
    main()
