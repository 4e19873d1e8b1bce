"""Checks of others: where they come from, and what they find.

A check is a Python file, or a module of an installed package, with a function ``check(scenario)``. It yields for each
problem ``"warning"`` or ``"advice"``, a sentence, and the places it is about.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from time import sleep
from typing import NamedTuple

from rbdesigner.checks.problem import Problem, Severity
from rbdesigner.checks.problem_codes import problem
from rbdesigner.hexes import COORDINATE_LIMIT, Hex
from rbdesigner.scenario.model import Scenario
from rbdesigner.scripts.asked_process import AskedProcess, told
from rbdesigner.work.process_failure import ProcessFailure

GROUP = "rbdesigner.checks"
"""The group of entry points by which installed packages bring checks."""
HOST = "rbdesigner.scripts.check_host"
"""The module that runs in the process."""
LIMIT = 20.0
"""Seconds that a check of others may take for a map."""
MOST_FINDINGS = 200
"""Problems of one check that are told."""
_MOST_PLACES = 1000
"""Places of a problem that are told."""
_SEVERITIES = {"warning": Severity.WARNING, "advice": Severity.ADVICE}


_PATIENCE = 0.02
"""Seconds between two looks for findings that are waited for."""


class CheckRequest(NamedTuple):
    """A request to check a map by the installed checks and those of these files, but for the first ``skipped``."""

    scenario: Scenario
    files: tuple[str, ...]
    skipped: int = 0


class Begun(NamedTuple):
    """The message that a check begins."""

    name: str


class FindingProcess:
    """Runs checks of others, one after the other.

    A check that hangs or ends its process has failed; the others go on in another process.
    """

    def __init__(self) -> None:
        """Start at once. OSError if no process can be started."""
        self.is_done = True
        self._process = _started()
        self._name = ""

    def ask(self, request: CheckRequest, limit: float) -> None:
        """Send a request, with so many seconds for each check."""
        self._request, self._limit = request, limit
        self._name, self.is_done = "", False
        self._process.ask(request, limit)

    def answers(self) -> Iterator[Problem]:
        """Yield the findings that are there already; ProcessFailure if the process fails before any check begins."""
        try:
            for said in self._process.answers():
                if isinstance(said, Begun):
                    self._begin(said.name)
                else:
                    yield said
            self.is_done = self._process.is_done
        except ProcessFailure as failure:
            if not self._name:
                raise
            yield problem("other-check-failed", title=self._name, why=failure.detail)
            self._process = _started()
            self.ask(self._request, self._limit)

    def _begin(self, name: str) -> None:
        """Note which check is at work; all the time that a check may take is before it."""
        self._name = name
        self._request = self._request._replace(skipped=self._request.skipped + 1)
        self._process.renew_limit()

    def close(self) -> None:
        """End the process, and all that it has started."""
        self._process.close()


def _started() -> AskedProcess[CheckRequest, Problem | Begun]:
    return AskedProcess(HOST, message_in)


@cache
def has_checks() -> bool:
    """Whether installed packages bring checks; none of their code runs for it."""
    from importlib.metadata import entry_points  # a tenth of a second, when the machine is busy

    return bool(entry_points(group=GROUP))


def findings(scenario: Scenario, files: Sequence[str]) -> list[Problem]:
    """Wait for all that checks of others find about a map; ProcessFailure if none can even begin."""
    found, process = list[Problem](), FindingProcess()
    try:
        process.ask(CheckRequest(scenario, tuple(files)), LIMIT)
        while not process.is_done:
            found += process.answers()
            sleep(_PATIENCE)
    finally:
        process.close()
    return sorted(found, key=lambda each: each.order)


def message_in(message: bytes) -> Problem | Begun | None:
    """The problem in a message, or the check that begins, None at the end; what says something else has failed."""
    name = "?"
    with suppress(ValueError, RecursionError, TypeError):
        match json.loads(message):
            case {"end": True}:
                return None
            case {"begun": str(begun)}:
                return Begun(told(begun))
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
