"""A solver at work, with processes that do its pieces of work."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from threading import Thread

from rbdesigner.engine.game import Game
from rbdesigner.players.solver import LONGEST, PAR_PLANS, Solver
from rbdesigner.scenario.model import Scenario


@contextmanager
def workers(cores: int) -> Iterator[Executor]:
    """So many processes to work in, which end with this one, however that ends.

    A single one works right here.
    """
    if cores == 1:
        with ThreadPoolExecutor(1) as alone:
            yield alone
        return
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(cores, mp_context=context, initializer=_begin)
    try:
        yield executor
    except BaseException:
        for worker in multiprocessing.active_children():
            worker.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def _begin() -> None:
    """Leave interrupts to the program, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def solve(
    scenario: Scenario,
    plans: int = PAR_PLANS,
    seed: int = 1,
    cores: int = 1,
    tell: Callable[[Solver], None] | None = None,
) -> Solver:
    """Look for a solo game with many points, with so many plans.

    ``solver.game`` is the best found. The same scenario, plans, seed and cores find the same game. ``tell`` is called
    after each round of work. IllegalMap where the solo game cannot be played on the map.

    >>> import rbdesigner as rb
    >>> solver = rb.solve(rb.load("scenarios/millbrook.json"), plans=10)
    >>> solver.points == solver.game.scores()[0].total
    True
    """
    each = min(LONGEST, max(1, plans // (2 * cores)))  # one annealing from new openings, one from the best of these
    solver = Solver(Game.new(scenario, players=1, seed=seed), seed, cores, lengths=(each, each))
    with workers(cores) as executor:
        for state in solver.rounds(executor):
            if tell is not None:
                tell(state)
            if state.plans >= plans:
                return solver
    return solver
