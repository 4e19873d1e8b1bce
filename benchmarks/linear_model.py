"""Linear models, some of whose variables are whole numbers. HiGHS, which scipy brings along, solves them."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import csr_array

GAP = 1e-3
"""The search ends where bound and best found differ by no larger part of them."""
INFEASIBLE = 2
"""What scipy calls a model without a solution."""


class Sum:
    """A sum of variables, each times a factor, and a number."""

    __slots__ = ("factors", "number")

    def __init__(self, factors: dict[int, float] | None = None, number: float = 0) -> None:
        self.factors, self.number = factors or {}, number

    def __add__(self, other: Sum | float) -> Sum:
        if not isinstance(other, Sum):
            return Sum(self.factors, self.number + other)
        factors = dict(self.factors)
        for variable, factor in other.factors.items():
            factors[variable] = factors.get(variable, 0) + factor
        return Sum(factors, self.number + other.number)

    def __radd__(self, other: float) -> Sum:
        return self + other

    def __mul__(self, times: float) -> Sum:
        return Sum({variable: factor * times for variable, factor in self.factors.items()}, self.number * times)

    __rmul__ = __mul__

    def __neg__(self) -> Sum:
        return self * -1

    def __sub__(self, other: Sum | float) -> Sum:
        return self + -other

    def __rsub__(self, other: float) -> Sum:
        return -self + other


def total(sums: Iterable[Sum | float]) -> Sum:
    """All of them together."""
    together = Sum()
    for each in sums:
        together += each
    return together


class NoSolutionError(Exception):
    """Nothing keeps to all conditions of a model."""


class LinearModel:
    """Variables from 0 up, and what they have to keep to."""

    def __init__(self) -> None:
        self._most: list[float] = []
        self._whole: list[bool] = []
        self._rows: list[tuple[Sum, float]] = []

    def variable(self, most: float = inf, whole: bool = False) -> Sum:
        """A new variable."""
        self._most.append(most)
        self._whole.append(whole)
        return Sum({len(self._most) - 1: 1.0})

    def at_most(self, left: Sum | float, right: Sum | float) -> None:
        """Let one sum be at most another."""
        self._rows.append((Sum() + left - right, -inf))

    def equal(self, left: Sum | float, right: Sum | float) -> None:
        """Let two sums be equal."""
        self._rows.append((Sum() + left - right, 0))

    def same(self, value: Sum) -> Sum:
        """A new variable for a sum that is not below 0; rows that go on from it stay short."""
        kept = self.variable()
        self.equal(kept, value)
        return kept

    def highest(self, objective: Sum, seconds: float = inf) -> float:
        """The most that a sum can come to, or a bound of it if the search takes longer.

        NoSolutionError if nothing keeps to all conditions.
        """
        factors = np.zeros(len(self._most))
        for variable, factor in objective.factors.items():
            factors[variable] = -factor
        found = milp(
            factors,
            constraints=self._constraints(),
            bounds=Bounds(0, np.array(self._most)),
            integrality=np.array(self._whole, dtype=int),
            options={"mip_rel_gap": GAP} | ({"time_limit": seconds} if seconds < inf else {}),
        )
        if found.status == INFEASIBLE:
            raise NoSolutionError
        # Without whole numbers there is no search, and the value itself is the bound.
        least = found.mip_dual_bound if any(self._whole) else found.fun
        return inf if least is None else float(objective.number - least)

    def _constraints(self) -> LinearConstraint:
        entries = [
            (factor, row, variable)
            for row, (left, _) in enumerate(self._rows)
            for variable, factor in left.factors.items()
        ]
        values, rows, variables = zip(*entries, strict=True)
        matrix = csr_array((values, (rows, variables)), shape=(len(self._rows), len(self._most)))
        most = np.array([-left.number for left, _ in self._rows])
        return LinearConstraint(matrix, np.where([least == 0 for _, least in self._rows], most, -inf), most)
