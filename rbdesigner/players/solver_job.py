"""The job of solving a solo game, which goes on until it is stopped."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, NamedTuple

from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.players.milestones import Lockout, lockout_of
from rbdesigner.players.solver import MEMBER, ScoreBreakdown, Solver
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.work.job import Job
from rbdesigner.work.worker_pool import workers


class SolverStart(NamedTuple):
    """A request to solve a game, given as the text of a saved game.

    ``checkpoint`` is that of a solver which is gone on from, or None.
    """

    game: str
    seed: int
    cores: int
    checkpoint: Mapping[str, Any] | None = None


class SolverReport(NamedTuple):
    """A solver after a round: plans made, the best points, where to go on from.

    ``found`` is a game that is better than any before, as lines of its log, with the member that says how it was found;
    ``breakdown`` tells what its points are made of, ``lockout`` of what it makes none though nearly all is built of it.
    """

    plans: int
    points: int
    checkpoint: Mapping[str, Any]
    found: tuple[str, ...] = ()
    member: object = None
    breakdown: ScoreBreakdown = ScoreBreakdown((), 0)
    lockout: Lockout | None = None


def solver_reports(start: SolverStart) -> Iterator[SolverReport]:
    """A report of the beginning, and of each round."""
    solver = Solver(Game.loads(start.game), start.seed, start.cores)
    if start.checkpoint is not None:
        solver.set_back(start.checkpoint)
    told = -1
    with workers(start.cores) as executor:
        for state in chain((solver,), solver.rounds(executor)):
            yield _report(state, is_better=state.points > told)
            told = state.points


def _report(solver: Solver, *, is_better: bool) -> SolverReport:
    report = SolverReport(solver.plans, solver.points, solver.checkpoint())
    if not is_better:
        return report
    game = solver.game
    return report._replace(
        found=tuple(game_records.lines(game)),
        member=game.extra.get(MEMBER),
        breakdown=ScoreBreakdown.of(game),
        lockout=lockout_of(game),
    )


SOLVE = Job(solver_reports, QT_TRANSLATE_NOOP("files", "The solver has stopped: {reason}"))


def game_data(start: Game, report: SolverReport) -> dict[str, object]:
    """Give the game of a report as JSON data of a saved game.

    ``start`` is the game that the solver was given; its members are kept.
    """
    return {**game_records.to_json(start), "log": list(report.found), MEMBER: report.member}
