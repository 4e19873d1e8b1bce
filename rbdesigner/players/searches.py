"""Several searches for the best game of a map, each on its own: how far apart they end tells how good the best is."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait

from rbdesigner.players.solver import Result, Solver, Work, do_work, solver_for
from rbdesigner.scenario.model import Scenario
from rbdesigner.work.worker_pool import workers


def solvers_apart(scenario: Scenario, plans: int, searches: int) -> list[Solver]:
    """The solvers of so many searches, each with a seed of its own, from 1 on, and for so many plans.

    IllegalMap where the solo game cannot be played on the map.
    """
    return [solver_for(scenario, plans, seed) for seed in range(1, searches + 1)]


def search_apart(solvers: Sequence[Solver], plans: int, cores: int) -> Iterator[int]:
    """Let each of some solvers make so many plans, and yield the plans that all have made, again and again.

    A solver does one piece of work after the other, and knows nothing of the others. So it finds the same on any number
    of cores.
    """
    waiting, at_work = deque(solvers), dict[Future[Result], tuple[Solver, Work]]()
    with workers(min(cores, len(solvers))) as executor:
        while waiting or at_work:
            while waiting and len(at_work) < cores:
                solver = waiting.popleft()
                (work,) = solver.works()
                at_work[executor.submit(do_work, work)] = solver, work
            for done in wait(at_work, return_when=FIRST_COMPLETED).done:
                solver, work = at_work.pop(done)
                solver.note_results([work], [done.result()])
                if solver.plans < plans:
                    waiting.append(solver)
                yield sum(each.plans for each in solvers)
