"""The process in which a solver works, with workers of its own.

It gets one request and tells of every round. It ends when whoever has started it closes the pipe or ends, and so do the
workers.
"""

from __future__ import annotations

from collections.abc import Iterator

from rbdesigner.engine.games import records
from rbdesigner.engine.games.game import Game
from rbdesigner.players.solver import Solver
from rbdesigner.players.solver_story import MEMBER, MakeUp
from rbdesigner.players.wire import Reply, SolverStart
from rbdesigner.players.worker_host import work
from rbdesigner.work.worker_pool import workers


def reports(start: SolverStart) -> Iterator[Reply]:
    """A report of each round, and of the beginning."""
    solver = Solver(Game.loads(start.game), start.seed, start.cores)
    if start.checkpoint is not None:
        solver.set_back(start.checkpoint)
    told = -1
    with workers(start.cores) as executor:
        for state in _rounds(solver, executor):
            yield _report(state, is_better=state.points > told)
            told = state.points


def _rounds(solver: Solver, executor: object) -> Iterator[Solver]:
    yield solver
    yield from solver.rounds(executor)  # type: ignore[arg-type]


def _report(solver: Solver, *, is_better: bool) -> Reply:
    report = {"plans": solver.plans, "points": solver.points, "checkpoint": solver.checkpoint()}
    if not is_better:
        return report
    make_up = MakeUp.of(solver.game)
    found = {"log": records.lines(solver.game), "member": solver.game.extra.get(MEMBER)}
    return {**report, **found, "goods": make_up.goods, "rows": make_up.rows}


def main() -> None:
    """Solve until the pipe is closed."""
    work(reports)
