"""All checks together, once for a map or kept up to date while it is edited."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any, NamedTuple

from rbdesigner.checks.borders import Roads, Walls
from rbdesigner.checks.checker import Checker, touched_by
from rbdesigner.checks.foreign_checks import ForeignThings
from rbdesigner.checks.homes import HomeCount, HomeGrounds
from rbdesigner.checks.map_index import MapIndex
from rbdesigner.checks.map_size import BoxCounts, ComponentsReached, MapSize, StrayTilesChecker, UnprintedTiles
from rbdesigner.checks.piece_checks import MineCount, Pieces
from rbdesigner.checks.problem import Problem
from rbdesigner.checks.properties import InscribedPlaces, PropertyChecker
from rbdesigner.checks.river_checks import RiverEnds, RiverSystems
from rbdesigner.checks.river_completion import Unfinishable
from rbdesigner.checks.starts import StartBoats, StartChecker
from rbdesigner.checks.symmetries import SymmetryChecker
from rbdesigner.checks.transporter_checks import TransporterCounts
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.model import Scenario

Found = dict[Hashable, tuple[Problem, ...]]
"""The problems of a checker by key."""
CHECKERS: tuple[type[Checker[Any]], ...] = (
    RiverEnds,
    RiverSystems,
    Unfinishable,
    BoxCounts,
    UnprintedTiles,
    HomeGrounds,
    HomeCount,
    Pieces,
    MineCount,
    TransporterCounts,
    StartBoats,
    InscribedPlaces,
    Roads,
    Walls,
    PropertyChecker,
    MapSize,
    StrayTilesChecker,
    ComponentsReached,
    StartChecker,
    SymmetryChecker,
    ForeignThings,
)
"""Every concern; the order does not show."""


class Delta(NamedTuple):
    """The change of the problems by an edit; a problem of which only the fixes change is removed and added."""

    added: list[Problem]
    removed: list[Problem]

    def __bool__(self) -> bool:
        return bool(self.added or self.removed)


class _Left(NamedTuple):
    """The knowledge from before a large edit."""

    edit: Edit
    known: MapIndex
    found: list[tuple[Checker[Any], Found]]


class LiveChecks:
    """The problems of a scenario that is being edited."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self._sorted: list[Problem] | None = None
        self.index = MapIndex(scenario)
        self._found = self._look_at_all()
        self._left: _Left | None = None

    def _look_at_all(self) -> list[tuple[Checker[Any], Found]]:
        """The findings of all checkers when they begin."""
        everything: list[tuple[Checker[Any], Found]] = []
        for kind in CHECKERS:
            checker = kind(self.index)
            found = ((key, checker.problems(key)) for key in checker.all_keys())
            everything.append((checker, {key: problems for key, problems in found if problems}))
        return everything

    @property
    def problems(self) -> list[Problem]:
        """List every problem, the worst first, then by place and code; sorted when asked for, not at each edit."""
        if self._sorted is None:
            everything = (problem for _, found in self._found for problems in found.values() for problem in problems)
            self._sorted = sorted(everything, key=lambda problem: problem.order)
        return list(self._sorted)

    def update(self, edit: Edit) -> Delta:
        """Take note of an edit that has been applied to the scenario; for one undone, give its inverse."""
        # Beyond some size, to look at all keys is quicker than to find the stale ones.
        if edit.is_large(self.scenario):
            return self._begin_anew(edit)
        self._left = None
        touched = touched_by(edit)
        self.index.update(edit, touched.near)
        delta = Delta([], [])
        for checker, found in self._found:
            keys: Iterable[Hashable] = checker.stale(touched)
            if not checker.watched.isdisjoint(touched.properties):
                # With the keys that had problems: they may be none of the new keys.
                keys = dict.fromkeys((*checker.all_keys(), *found))
            for key in keys:
                _look_again(checker, key, found, delta)
        if delta:
            self._sorted = None
        return delta

    def _begin_anew(self, edit: Edit) -> Delta:
        """Look at everything, and tell what differs from before.

        If this takes the last edit back, what was found before it is used again.
        """
        delta, before = Delta([], []), self._found
        left, self._left = self._left, _Left(edit, self.index, before)
        if left is not None and left.edit.is_undone_by(edit):
            self.index, self._found = left.known, left.found
        else:
            self.index = MapIndex(self.scenario)
            self._found = self._look_at_all()
        for (_, was), (_, now) in zip(before, self._found, strict=True):
            for key in dict.fromkeys((*was, *now)):
                _compare(was.get(key, ()), now.get(key, ()), delta)
        self._sorted = None
        return delta


def _look_again(checker: Checker[Any], key: Hashable, found: Found, delta: Delta) -> None:
    """Ask a checker about a key once more, and note what differs from before."""
    before = found.get(key, ())
    after = checker.problems(key)
    if not before and not after:
        return
    if after:
        found[key] = after
    else:
        del found[key]
    _compare(before, after, delta)


def _compare(before: tuple[Problem, ...], after: tuple[Problem, ...], delta: Delta) -> None:
    """Note what a key had before and has no longer, and the other way round."""
    # Problems are equal whatever their fixes, which the list shows too.
    was = [(problem, problem.fixes) for problem in before]
    now = [(problem, problem.fixes) for problem in after]
    delta.removed.extend(problem for problem, fixes in was if (problem, fixes) not in now)
    delta.added.extend(problem for problem, fixes in now if (problem, fixes) not in was)


def check(scenario: Scenario) -> list[Problem]:
    """Every problem of a scenario, sorted: the worst first, then by place and code.

    It is what the editor lists; a map without errors (see :class:`Problem`) can be played. The scenario stays as it is.

    >>> import rbdesigner as rb
    >>> rb.check(rb.load("scenarios/millbrook.rbmap"))
    []
    >>> rb.check(rb.Scenario())[0].code
    'land-too-little'
    """
    return LiveChecks(scenario).problems
