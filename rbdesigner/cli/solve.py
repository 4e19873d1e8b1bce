"""Look for solo games with many points."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from rbdesigner import interrupts
from rbdesigner.cli import maps, names, number_values
from rbdesigner.cli.colours import print_line
from rbdesigner.cli.console import CommandError, note, working
from rbdesigner.cli.json_output import add_json, json_written, print_json
from rbdesigner.cli.run_options import add_cores, add_seed
from rbdesigner.cli.solo import add_map, note_speed
from rbdesigner.cli.time_left import TimeLeft
from rbdesigner.engine.game import Game
from rbdesigner.engine.playable import IllegalMap
from rbdesigner.players.solver import Solver
from rbdesigner.players.solver_story import made_of, note_story
from rbdesigner.players.worker_pool import workers
from rbdesigner.scenario.formats import stem_of

FINE = 0
JSON_VERSION = 1
"""Counts up when a change of ``schemas/output`` breaks readers."""
MOST_CORES = 64
EXAMPLES = ("millbrook.rbmap --minutes 2", "millbrook.rbmap --from best.rbgame --out better.rbgame")
"""Command lines that the help shows."""


class BetterGame(NamedTuple):
    """A game that was better than all before, and when it was found."""

    points: int
    plans: int
    seconds: float

    @property
    def line(self) -> str:
        """How it is printed."""
        return f"{self.seconds:7.0f} s  {self.points:4} points  {self.plans:11,} plans"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    add_map(parser)
    parser.add_argument("--minutes", metavar="N", type=number_values.finite, default=10, help="how long to look (10)")
    parser.add_argument("--plans", metavar="N", type=int, help="how many plans to make at least, instead of minutes")
    add_cores(parser, "look")
    add_seed(parser, "finds other games")
    parser.add_argument("--from", dest="begin", metavar="GAME", type=names.source, help="a solo game to go on with")
    parser.add_argument("--out", metavar="GAME", type=names.target, help="where to save it (MAP-solved.rbgame)")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Look for games, tell every better one, save the best."""
    if not 1 <= arguments.cores <= MOST_CORES:
        raise CommandError("command line", f"--cores is 1 to {MOST_CORES}, not {arguments.cores}")
    for name, value in (("minutes", arguments.minutes), ("plans", arguments.plans)):
        if value is not None and value <= 0:
            raise CommandError("command line", f"--{name} is more than 0, not {value:g}")
    out = arguments.out or arguments.map.with_name(f"{stem_of(arguments.map)}-solved.rbgame")
    solver = _solver(arguments)
    note_speed()
    steps = list[BetterGame]()
    is_over = _solve(solver, arguments, out, steps)
    if arguments.json:
        print_json("solve", JSON_VERSION, as_json(solver, steps, out))
    else:
        print(f"{solver.points} points: {made_of(solver.game)}")
        print_line(f"best of {solver.plans:,} plans, solver {solver.version}, saved as {out}")
    return FINE if is_over else interrupts.STOPPED


def as_json(solver: Solver, steps: Sequence[BetterGame], out: Path) -> dict[str, Any]:
    """The best game as ``--json`` tells it."""
    return {
        "title": solver.game.scenario.properties.title,
        "points": solver.points,
        "breakdown": made_of(solver.game),
        "plans": solver.plans,
        "solver": solver.version,
        "steps": [each._asdict() for each in steps],
        "written": json_written([out]),
    }


def _solver(arguments: argparse.Namespace) -> Solver:
    scenario = maps.read_one(arguments.map, arguments.name).scenario
    begun = Game.load(arguments.begin) if arguments.begin is not None else None
    if begun is not None and begun.players != 1:
        raise CommandError(arguments.begin, f"the solver plays the solo game; this is one for {begun.players} players")
    try:
        start = Game.new(scenario, players=1, seed=arguments.seed)
    except IllegalMap as fault:
        raise CommandError(arguments.map, str(fault)) from fault
    if begun is not None and begun.scenario.tiles != start.scenario.tiles:
        raise CommandError(arguments.begin, f"it was played on another map than {arguments.map}")
    solver = Solver(start if begun is None or begun.over else begun, arguments.seed, arguments.cores)
    if begun is not None and begun.over:
        solver.go_on(begun)
    return solver


def _solve(solver: Solver, arguments: argparse.Namespace, out: Path, steps: list[BetterGame]) -> bool:
    """Look for better games, save and list each; whether nobody stopped it."""
    begin, time = monotonic(), None if arguments.plans is not None else 60 * arguments.minutes
    left = TimeLeft(seconds=time)
    try:
        with interrupts.raised(), workers(arguments.cores) as executor:
            rounds = solver.rounds(executor, inf if time is None else begin + time)
            while solver.plans < arguments.plans if time is None else monotonic() < begin + time:
                with working("looking for better games", left) as tell:
                    tell(solver.plans, arguments.plans or 0)
                    next(rounds)
                if not steps or solver.points > steps[-1].points:
                    steps.append(BetterGame(solver.points, solver.plans, round(monotonic() - begin, 1)))
                    if not arguments.json:
                        print(steps[-1].line, flush=True)
                    _save(solver, out)
            return True
    except KeyboardInterrupt:
        note("stopped; what was found is saved")
        return False
    finally:
        _save(solver, out)


def _save(solver: Solver, out: Path) -> None:
    note_story(solver.game)
    solver.game.save(out)
