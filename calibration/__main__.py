"""The calibration of the prediction of fairness, as ``python3 dev.py calibrate`` calls it."""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator
from pathlib import Path

from calibration import fitting, judging, model_file, planned_maps, store
from calibration.drawn_maps import drawn_maps
from calibration.maps import calibration_map
from calibration.measured_homes import MeasuredHomes, measured, side_by_side
from calibration.playing import play
from rbdesigner.lab.runs.executors import executor
from rbdesigner.prediction.fairness_model import PATH, read_model

CORES = 2


def main() -> int:
    """Carry out what the command line says; the exit code."""
    arguments = _parser().parse_args()
    for line in arguments.carry_out(arguments):
        print(line, flush=True)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dev.py calibrate", description=(__doc__ or "").partition("\n")[0])
    verbs = parser.add_subparsers(dest="verb", required=True)
    games = verbs.add_parser("play", help="play on maps until a store holds so many games of each")
    games.set_defaults(carry_out=_play)
    games.add_argument("--player", default="planner:easy")
    games.add_argument("--maps", type=int, default=400)
    games.add_argument("--first", type=int, default=0, metavar="NUMBER", help="the number of the first map")
    games.add_argument("--games", type=int, default=60, help="on each map, made up to whole rounds of homes")
    games.add_argument("--of", type=Path, nargs="+", default=(), metavar="FILE", help="maps of files")
    plans = verbs.add_parser("plan", help="plan games on maps that the file does not hold")
    plans.set_defaults(carry_out=_plan)
    plans.add_argument("--maps", type=int, default=800)
    plans.add_argument("--first", type=int, default=1000, metavar="NUMBER", help="the number of the first map")
    choice = verbs.add_parser("choose", help="choose the facts that go with plans, one by one by cross-validation")
    choice.set_defaults(carry_out=_choose)
    choice.add_argument("--most", type=int, default=12, help="how many at most")
    model = verbs.add_parser("fit", help="fit the model to the games of a store, and tell how well it predicts")
    model.set_defaults(carry_out=_fit)
    model.add_argument("--out", type=Path, default=PATH, metavar="MODEL")
    model.add_argument("--least", type=int, default=20, metavar="GAMES", help="judge by maps with so many games")
    held_out = verbs.add_parser("judge", help="judge the model by the games of a store that took no part in it")
    held_out.set_defaults(carry_out=_judge)
    held_out.add_argument("--model", type=Path, default=PATH, help="the file of the model, if it is not ours")
    for verb in (model, held_out):
        verb.add_argument("--first", type=int, default=0, metavar="NUMBER", help="of the first map that counts")
        verb.add_argument("--last", type=int, metavar="NUMBER", help="of the last one")
    for verb in (games, model, held_out):
        verb.add_argument("store", type=Path, help="an xz file of games, in JSON lines")
    for verb in (plans, choice, model):
        verb.add_argument("planned", type=Path, help="an xz file of maps with plans, in JSON lines")
    for verb in (games, plans, model, held_out):
        verb.add_argument("--cores", type=int, default=CORES)
        verb.add_argument("--dask", default="", metavar="ADDRESS", help="a cluster that does the work")
    return parser


def _play(arguments: argparse.Namespace) -> Iterator[str]:
    given = drawn_maps(arguments.of)
    numbers = given or range(arguments.first, arguments.first + arguments.maps)
    draw = given.__getitem__ if given else calibration_map
    return play(arguments.store, numbers, arguments.player, arguments.games, arguments.cores, arguments.dask, draw)


def _fit(arguments: argparse.Namespace) -> Iterator[str]:
    maps, planned = _measured(arguments), list(planned_maps.read(arguments.planned))
    first, digest = store.read(arguments.store)[0], store.digest(arguments.store)
    came_from = model_file.provenance(maps, planned, digest, first.player, first.machines)
    model_file.write(arguments.out, model_file.fitted(maps, planned, came_from))
    yield from (*judging.HEAD, *map(str, model_file.judged_crosswise(maps, planned, arguments.least)))


def _plan(arguments: argparse.Namespace) -> Iterator[str]:
    numbers = range(arguments.first, arguments.first + arguments.maps)
    return planned_maps.plan(arguments.planned, numbers, arguments.cores, arguments.dask)


def _choose(arguments: argparse.Namespace) -> Iterator[str]:
    maps = list(planned_maps.read(arguments.planned))
    for name, explained in fitting.chosen(maps, list(maps[0].signs[0]), arguments.most):
        yield f"{name}: {100 * explained:.1f} % explained"


def _judge(arguments: argparse.Namespace) -> Iterator[str]:
    yield from (*judging.HEAD, *map(str, judging.judged_model(read_model(arguments.model), _measured(arguments))))


def _measured(arguments: argparse.Namespace) -> list[MeasuredHomes]:
    last = math.inf if arguments.last is None else arguments.last
    stored = [each for each in store.read(arguments.store) if arguments.first <= each.number <= last]
    stored.sort(key=lambda played: played.number)
    with executor(arguments.cores, arguments.dask) as crew:
        return list(side_by_side(measured, stored, *crew))


if __name__ == "__main__":
    sys.exit(main())
