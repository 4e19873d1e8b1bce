"""Maps on which games are only planned, as many as one likes: they tell what facts say of plans.

A file has a map a line, with the signs of its homes and the points of their plans. It can be made anew from the numbers
of the maps, so nobody has to keep it.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterable, Iterator
from math import sqrt
from pathlib import Path
from statistics import stdev
from typing import NamedTuple

import numpy as np

from calibration.maps import calibration_map
from calibration.measured_homes import Floats, in_order, side_by_side
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.lab.runs.executors import executor
from rbdesigner.prediction.home_signs import Signs, better_half, fact_signs
from rbdesigner.prediction.planned_homes import planned_homes

DIGITS = 3


class PlannedMap(NamedTuple):
    """The homes of a map with their signs: what plans expect of them, in percent of the mean, and how surely."""

    number: int
    signs: tuple[Signs, ...]
    points: Floats
    errors: Floats

    @property
    def homes(self) -> int:
        """The number of homes."""
        return len(self.signs)


def plan(path: Path, numbers: Iterable[int], cores: int, cluster: str = "") -> Iterator[str]:
    """Plan on the maps with these numbers that the file does not hold, and tell of each in a line."""
    held = {each.number for each in read(path)}
    waiting = (number for number in numbers if number not in held)
    with executor(cores, cluster) as crew:
        for planned in side_by_side(planned_map, waiting, *crew):
            _append(path, planned)
            yield f"map {planned.number} ({planned.homes} players)"


def planned_map(number: int) -> PlannedMap:
    """Plan on the map with this number."""
    scenario = calibration_map(number).scenario
    facts = analyse(scenario)
    homes = in_order(planned_homes(scenario), facts)
    points = np.array([better_half(home.points) for home in homes])
    whole = points.mean() or 1.0
    errors = [stdev(home.points) / sqrt(len(home.points)) for home in homes]
    return PlannedMap(number, tuple(fact_signs(facts)), 100 * (points / whole - 1), 100 * np.array(errors) / whole)


def _append(path: Path, planned: PlannedMap) -> None:
    data = {
        "number": planned.number,
        "signs": [{name: round(value, DIGITS) for name, value in home.items()} for home in planned.signs],
        "points": [round(float(each), DIGITS) for each in planned.points],
        "errors": [round(float(each), DIGITS) for each in planned.errors],
    }
    with path.open("ab") as file:
        file.write(lzma.compress(json.dumps(data, separators=(",", ":")).encode() + b"\n", preset=9))


def read(path: Path) -> Iterator[PlannedMap]:
    """The maps of a file."""
    if not path.exists():
        return
    with lzma.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            data = json.loads(line)
            yield PlannedMap(data["number"], tuple(data["signs"]), np.array(data["points"]), np.array(data["errors"]))
