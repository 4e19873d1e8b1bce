"""Look for solo games with many points."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from rbdesigner import interrupts
from rbdesigner.cli import argument_values, counts, maps
from rbdesigner.cli.colours import print_line
from rbdesigner.cli.console import CommandError, CommandLineError, fault_text, note_error, working
from rbdesigner.cli.json_output import add_json, json_lockout, json_written, print_json
from rbdesigner.cli.progress_line import TimeLeft
from rbdesigner.cli.run_options import MOST_CORES, add_cores, add_map, add_seed, note_speed, refuse_outside
from rbdesigner.cli.streams import STANDARD_INPUT, told_name
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.seeded import IllegalMap
from rbdesigner.lab.wording.lockout_wording import solo_lockout_lines
from rbdesigner.messages.translation import add_plural, number_text, translate
from rbdesigner.players.milestones import lockout_of
from rbdesigner.players.solver import ScoreBreakdown, Solver
from rbdesigner.players.story_wording import note_story, score_words
from rbdesigner.scenario.formats import stem_of
from rbdesigner.work.worker_pool import workers

FINE = 0
JSON_VERSION = 1
"""Counts up when a change of ``schemas/output`` breaks readers."""
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
        text = translate("cli", "{seconds} s  {points} points  {plans} plans")
        plans = f"{number_text(self.plans):>11}"
        return text.format(seconds=f"{self.seconds:7.0f}", points=f"{self.points:4}", plans=plans)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    add_map(parser)
    parser.add_argument(
        "--minutes",
        metavar="N",
        type=argument_values.finite,
        default=10,
        help=translate("cli", "how long to look (10)"),
    )
    parser.add_argument(
        "--plans",
        metavar="N",
        type=argument_values.whole,
        help=translate("cli", "how many plans to make at least, instead of minutes"),
    )
    add_cores(parser, translate("cli", "how many processes look (2)"))
    add_seed(parser, translate("cli", "another seed finds other games (1)"))
    parser.add_argument(
        "--from",
        dest="begin",
        metavar="GAME",
        type=argument_values.source,
        help=translate("cli", "a solo game to go on with"),
    )
    parser.add_argument(
        "--out",
        metavar="GAME",
        type=argument_values.target,
        help=translate("cli", "where to save it (MAP-solved.rbgame)"),
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Look for games, tell every better one, save the best."""
    refuse_outside("cores", arguments.cores, MOST_CORES)
    for name, value in (("minutes", arguments.minutes), ("plans", arguments.plans)):
        if value is not None and value <= 0:
            raise CommandLineError(
                translate("cli", "--{name} is more than 0, not {value:g}").format(name=name, value=value)
            )
    stem = "map" if arguments.map == STANDARD_INPUT else stem_of(arguments.map)
    out = arguments.out or arguments.map.with_name(f"{stem}-solved.rbgame")
    solver = _solver(arguments)
    note_speed()
    steps = list[BetterGame]()
    is_over = _solve(solver, arguments, out, steps)
    if arguments.json:
        print_json("solve", JSON_VERSION, as_json(solver, steps, out))
    else:
        plans = solver.plans
        best = translate("cli", "best of %n plans, solver {version}, saved as {path}", None, plans)
        print_line(f"{counts.points_text(solver.points)}: {score_words(ScoreBreakdown.of(solver.game))}")
        for line in solo_lockout_lines(solver.game.scenario, lockout_of(solver.game)):
            print_line(line)
        print_line(best.format(version=solver.version, path=told_name(out)))
    return FINE if is_over else interrupts.STOPPED


def as_json(solver: Solver, steps: Sequence[BetterGame], out: Path) -> dict[str, Any]:
    """The best game as ``--json`` tells it."""
    return {
        "title": solver.game.scenario.properties.title,
        "points": solver.points,
        "breakdown": score_words(ScoreBreakdown.of(solver.game)),
        "plans": solver.plans,
        "solver": solver.version,
        "lockout": json_lockout(lockout_of(solver.game)),
        "steps": [each._asdict() for each in steps],
        "written": json_written([out]),
    }


def _solver(arguments: argparse.Namespace) -> Solver:
    scenario = maps.read_one(arguments.map, arguments.name).scenario
    begun = Game.load(arguments.begin) if arguments.begin is not None else None
    if begun is not None and begun.players != 1:
        raise CommandError(
            arguments.begin,
            translate("cli", "the solver plays the solo game; this is one for {number} players").format(
                number=begun.players
            ),
        )
    try:
        start = Game.new(scenario, players=1, seed=arguments.seed)
    except IllegalMap as fault:
        raise CommandError(arguments.map, fault_text(fault)) from fault
    if begun is not None and begun.scenario.tiles != start.scenario.tiles:
        raise CommandError(
            arguments.begin, translate("cli", "it was played on another map than {map}").format(map=arguments.map)
        )
    solver = Solver(start if begun is None or begun.over else begun, arguments.seed, arguments.cores)
    if begun is not None and begun.over:
        solver.go_on(begun)
    return solver


def _solve(solver: Solver, arguments: argparse.Namespace, out: Path, steps: list[BetterGame]) -> bool:
    """Look for better games, save and list each, and tell whether nobody stopped the search."""
    begin, time = monotonic(), None if arguments.plans is not None else 60 * arguments.minutes
    left = TimeLeft(seconds=time)
    try:
        with interrupts.raised(), workers(arguments.cores) as executor:
            rounds = solver.rounds(executor, inf if time is None else begin + time)
            while solver.plans < arguments.plans if time is None else monotonic() < begin + time:
                with working(translate("cli", "looking for better games"), left) as tell:
                    tell(solver.plans, arguments.plans or 0)
                    next(rounds)
                if not steps or solver.points > steps[-1].points:
                    steps.append(BetterGame(solver.points, solver.plans, round(monotonic() - begin, 1)))
                    if not arguments.json:
                        print(steps[-1].line, flush=True)
                    _save(solver, out)
            return True
    except KeyboardInterrupt:
        if not steps:
            raise
        note_error(translate("cli", "stopped; what was found is saved"))
        return False
    finally:
        if steps:
            _save(solver, out)


def _save(solver: Solver, out: Path) -> None:
    note_story(solver.game, solver.start)
    solver.game.save(out)


add_plural("best of %n plans, solver {version}, saved as {path}", "best of %n plan, solver {version}, saved as {path}")
