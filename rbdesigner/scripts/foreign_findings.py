"""Checks of others: where they come from, and what they find.

A check is a Python file, or a module of an installed package, with a function ``check(scenario)``. It yields for each
problem ``"warning"`` or ``"advice"``, a sentence, and the places it is about.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from rbdesigner.checks.problem import Problem, Severity
from rbdesigner.checks.problem_codes import problem
from rbdesigner.hexes import COORDINATE_LIMIT, Hex
from rbdesigner.scenario.model import Scenario
from rbdesigner.scripts.asked_process import AskedProcess, told

GROUP = "rbdesigner.checks"
"""The group of entry points by which installed packages bring checks."""
HOST = "rbdesigner.scripts.check_host"
"""The module that runs in the process."""
LIMIT = 20.0
"""Seconds that the checks of others may take for a map."""
MOST_FINDINGS = 200
"""Problems of one check that are told."""
_MOST_PLACES = 1000
"""Places of a problem that are told."""
_SEVERITIES = {"warning": Severity.WARNING, "advice": Severity.ADVICE}


class CheckRequest(NamedTuple):
    """A request to check a map by the installed checks and those of these files."""

    scenario: Scenario
    files: tuple[str, ...]


class FindingProcess(AskedProcess[CheckRequest, Problem]):
    """Runs checks of others."""

    def __init__(self) -> None:
        """Start at once. OSError if no process can be started."""
        super().__init__(HOST, finding_in)


@cache
def has_checks() -> bool:
    """Whether installed packages bring checks; none of their code runs for it."""
    from importlib.metadata import entry_points  # a tenth of a second, when the machine is busy

    return bool(entry_points(group=GROUP))


def findings(scenario: Scenario, files: Sequence[str]) -> list[Problem]:
    """Wait for all that checks of others find about a map; ProcessFailure if they hang or end their process."""
    found = FindingProcess().answered(CheckRequest(scenario, tuple(files)), LIMIT)
    return sorted(found, key=lambda each: each.order)


def finding_in(message: bytes) -> Problem | None:
    """The problem in a message, None at the end; a check that says something else has failed."""
    name = "?"
    with suppress(ValueError, RecursionError, TypeError):
        match json.loads(message):
            case {"end": True}:
                return None
            case {"check": str(name), "fault": str(why)}:
                return _fault(name, why)
            case {"check": str(name), "severity": str(word), "sentence": str(text), "places": list(places)}:
                made = problem("other-check", _places(places), title=told(name), finding=told(text).rstrip("."))
                return replace(made, severity=_SEVERITIES.get(word, Severity.ADVICE))
    return _fault(name, "?")


def _fault(name: str, why: str) -> Problem:
    return problem("other-check-failed", title=told(name), why=told(why))


def _places(given: Sequence[object]) -> list[Hex]:
    found = []
    for each in given[:_MOST_PLACES]:
        match each:
            case [int(q), int(r)] if max(abs(q), abs(r)) <= COORDINATE_LIMIT:
                found.append(Hex(q, r))
    return found
