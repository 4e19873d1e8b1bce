"""How fast an atlas fills, in cells a minute.

Run it with ``python -m benchmarks.atlas [MINUTES] [CORES]``: a usual atlas, contact by the share of the sea, of maps
for three on 45 tiles. It tells after each half minute how many cells are filled and how fair they are. Other work on
the machine slows it down, so the processor time of all its processes is told too.
"""

from __future__ import annotations

import os
import sys
from time import perf_counter

from rbdesigner.generating.atlas import Atlas
from rbdesigner.generating.atlas_axes import AxisName, usual_axis
from rbdesigner.generating.atlas_candidates import IN_A_ROUND
from rbdesigner.generating.atlas_job import atlas_rounds
from rbdesigner.generating.generator_settings import GeneratorSettings
from rbdesigner.work.worker_pool import workers

SETTINGS = GeneratorSettings(players=3, tiles=45, seed=7)
EVERY = 30.0
"""Seconds between two lines."""


def fill(minutes: float, cores: int) -> None:
    """Fill an atlas for so long, and tell how it goes."""
    atlas = Atlas(SETTINGS, usual_axis(AxisName.CONTACT, SETTINGS), usual_axis(AxisName.SEA, SETTINGS))
    print(f"{cores} processes, load {os.getloadavg()[0]:.1f}")
    print(f"{'seconds':>8} {'cells':>6} {'mean fairness':>14} {'tries':>7}")
    begin, told = perf_counter(), 0.0
    with workers(cores) as executor:
        for _ in atlas_rounds(atlas, executor):
            seconds = perf_counter() - begin
            if seconds - told >= EVERY:
                told = seconds
                tries = IN_A_ROUND * atlas.rounds
                print(f"{seconds:8.0f} {len(atlas.maps):6} {atlas.fairness or 0:14.1f} {tries:7}", flush=True)
            if seconds >= 60 * minutes:
                break
    times = os.times()
    used = times.user + times.system + times.children_user + times.children_system
    print(f"processor time {used:.0f} s, load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    given = sys.argv[1:]
    fill(float(given[0]) if given else 5.0, int(given[1]) if len(given) > 1 else 2)
