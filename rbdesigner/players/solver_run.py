"""A solver at work until it has looked at so many plans."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rbdesigner.engine.games.game import Game
from rbdesigner.players.solver import LONGEST, PAR_PLANS, Solver
from rbdesigner.scenario.model import Scenario
from rbdesigner.work.worker_pool import workers


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
    >>> solver = rb.solve(rb.load("scenarios/millbrook.rbmap"), plans=10)
    >>> solver.points == solver.game.scores()[0].total
    True
    """
    solver = _solver(scenario, plans, seed, cores)
    for state in _rounds(solver, plans):
        if tell is not None:
            tell(state)
    return solver


def solving(scenario: Scenario, plans: int = PAR_PLANS, seed: int = 1, cores: int = 1) -> Iterator[Solver]:
    """Look for a solo game as :func:`solve` does, and yield the solver after each round of work."""
    return _rounds(_solver(scenario, plans, seed, cores), plans)


def _solver(scenario: Scenario, plans: int, seed: int, cores: int) -> Solver:
    each = min(LONGEST, max(1, plans // (2 * cores)))  # one annealing from new openings, one from the best of these
    return Solver(Game.new(scenario, players=1, seed=seed), seed, cores, lengths=(each, each))


def _rounds(solver: Solver, plans: int) -> Iterator[Solver]:
    with workers(solver.cores) as executor:
        for state in solver.rounds(executor):
            yield state
            if state.plans >= plans:
                return
