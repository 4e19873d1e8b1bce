"""How long generated maps take, and their rivers by our own search and by a constraint solver.

Run it with ``python -m benchmarks.generating``. Where OR-tools is installed, the same land, sea and tiles get as many
rivers of as many tiles by CP-SAT too, with one worker; it is no dependency of rbdesigner. Times are seconds.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from time import perf_counter
from typing import Any

from rbdesigner.generating.generator_settings import GeneratorSettings, TerrainShares
from rbdesigner.generating.grown_shapes import compact_shape
from rbdesigner.generating.land_and_sea import continent
from rbdesigner.generating.map_frame import MapFrame, TileStock, lies_of
from rbdesigner.generating.map_generator import generate
from rbdesigner.generating.river_courses import RiverCourses
from rbdesigner.hexes import EDGES, Hex, neighbour, opposite
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import IDENTITY, Motion, Symmetry
from rbdesigner.tiles import LANDS, SECOND_EDITION, Rivers, edge_mask

MAPS = 12
RIVERS, LENGTH, TILES, SEA = 3, 5, 60, 18
MOST_SECONDS = 30.0
"""After so many a solver is stopped."""
KINDS = {
    "four players, 60 tiles": GeneratorSettings(seed=7),
    "two players, 60 tiles": GeneratorSettings(2, 60, seed=7),
    "homes as they come": GeneratorSettings(seed=7, fairness=0),
    "four islands": GeneratorSettings(seed=7, islands=4, shares=TerrainShares(sea=45)),
    "third turns, 3 players, 45 tiles": GeneratorSettings(3, 45, seed=7, symmetry=Symmetry.THIRD_TURNS),
    "six players, 90 tiles": GeneratorSettings(6, 90, seed=7),
    "four players, 140 tiles": GeneratorSettings(4, 140, seed=7, rivers=5),
}


def seconds(work: Callable[[], object]) -> float:
    """How long something takes."""
    begin = perf_counter()
    work()
    return perf_counter() - begin


def of_one_map() -> None:
    """The median and the longest time of a map of each kind, in this process."""
    print(f"{'one map':42} {'median':>8} {'longest':>8}")
    for name, settings in KINDS.items():
        times = [seconds(partial(generate, settings, number)) for number in range(MAPS)]
        print(f"{name:42} {median(times):8.3f} {max(times):8.3f}")


def of_the_command() -> None:
    """The command of a dozen maps on two cores, with the start of all processes."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "rbdesigner", "generate", "--players", "4", "--tiles", "60", "--count", "12"]
        for more in ([], ["--fairness", "0"]):
            whole = [*command, "--seed", "7", "--cores", "2", *more, folder]
            times = [seconds(partial(subprocess.run, whole, check=True, capture_output=True)) for _ in "123"]
            print(f"{'rbdesigner generate, 12 maps ' + ' '.join(more):42} {median(times):8.2f} {max(times):8.2f}")


def frames() -> Iterator[tuple[MapFrame, set[Hex], random.Random]]:
    """Land and sea without rivers."""
    for number in range(MAPS):
        chance = random.Random(number)
        frame = MapFrame(Scenario(), compact_shape((Motion(IDENTITY),), TILES, chance))
        seas = continent(frame, SEA, chance)
        if seas is not None:
            yield frame, seas, chance


def by_our_search(frame: MapFrame, seas: set[Hex], chance: random.Random) -> bool:
    """Rivers by the search of the generator."""
    stock = TileStock(SECOND_EDITION)
    courses = RiverCourses(frame, seas, stock, dict.fromkeys(LANDS, 1.0), chance)
    return all(courses.lay_river(LENGTH) for _ in range(RIVERS))


def by_solver(frame: MapFrame, seas: set[Hex], chance: random.Random) -> bool:
    """Rivers by CP-SAT: edges that match, tiles of the box, so many river tiles and mouths."""
    cp_model = import_module("ortools.sat.python.cp_model")
    model, stock = cp_model.CpModel(), TileStock(SECOND_EDITION)
    shapes = {shape: stock.number(shape) for shape in stock.shapes()}
    land = [place for place in frame.places if place not in seas]
    options: dict[Hex, list[tuple[Rivers, Rivers, int, Any]]] = {
        place: [
            (shape, rivers, mask, model.NewBoolVar(f"{place}{rivers}"))
            for shape in shapes
            for rivers, mask in lies_of(shape)
        ]
        for place in land
    }
    mouths = []
    for place in land:
        model.AddAtMostOne(each[3] for each in options[place])
        for edge in EDGES:
            beyond = neighbour(place, edge)
            here = [variable for _, _, mask, variable in options[place] if mask >> edge & 1]
            if beyond in seas:
                mouths += here
            else:
                there = [v for _, _, mask, v in options.get(beyond, ()) if mask >> opposite(edge) & 1]
                model.Add(sum(here) == sum(there))
    every = [each for found in options.values() for each in found]
    for shape, number in shapes.items():
        model.Add(sum(each[3] for each in every if each[0] == shape) <= number)
    springs = [each[3] for each in every if edge_mask(each[0]).bit_count() == 1]
    model.Add(sum(each[3] for each in every) == RIVERS * LENGTH)
    model.Add(sum(mouths) + sum(springs) == 2 * RIVERS)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = chance.randrange(1 << 30)
    solver.parameters.randomize_search = True
    solver.parameters.max_time_in_seconds = MOST_SECONDS
    return solver.Solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE)


def of_rivers() -> None:
    """Both ways to lay rivers."""
    print(f"{RIVERS} rivers of {LENGTH} tiles")
    ways = {"our search": by_our_search}
    if find_spec("ortools") is not None:
        import_module("ortools.sat.python.cp_model")  # loading it takes a while too, which is not counted
        ways["CP-SAT, one worker"] = by_solver
    for name, way in ways.items():
        times, found = [], 0
        for frame, seas, chance in frames():
            begin = perf_counter()
            found += way(frame, seas, chance)
            times.append(perf_counter() - begin)
        print(f"{name:42} {median(times):8.3f} {max(times):8.3f} {found:3} of {len(times)} found")


if __name__ == "__main__":
    of_rivers()
    of_one_map()
    of_the_command()
