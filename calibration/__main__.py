"""The calibration of the prediction of fairness, as ``python3 dev.py calibrate`` calls it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from calibration.playing import play

FOLDER = Path(__file__).parent
CORES = 2


def main() -> int:
    """Carry out what the command line says; the exit code."""
    parser = argparse.ArgumentParser(prog="dev.py calibrate", description=(__doc__ or "").partition("\n")[0])
    verbs = parser.add_subparsers(dest="verb", required=True)
    games = verbs.add_parser("play", help="play on maps that the store does not hold")
    games.add_argument("store", type=Path, help="an xz file of JSON lines")
    games.add_argument("--player", default="planner:easy")
    games.add_argument("--maps", type=int, default=400)
    games.add_argument("--first", type=int, default=0, metavar="NUMBER", help="the number of the first map")
    games.add_argument("--games", type=int, default=60, help="on each map, made up to whole rounds of homes")
    games.add_argument("--cores", type=int, default=CORES)
    games.add_argument("--dask", default="", metavar="ADDRESS", help="a cluster that plays")
    arguments = parser.parse_args()
    numbers = range(arguments.first, arguments.first + arguments.maps)
    for line in play(arguments.store, numbers, arguments.player, arguments.games, arguments.cores, arguments.dask):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
