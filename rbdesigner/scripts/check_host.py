"""The process that runs checks of others, with the limits of scripts."""

from __future__ import annotations

import importlib.util
import json
import os
import pickle
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO

from rbdesigner.scenario.model import Scenario
from rbdesigner.scripts.foreign_code import fault_text_of, looked_after, module_in
from rbdesigner.scripts.foreign_findings import GROUP, MOST_FINDINGS, CheckRequest
from rbdesigner.work import framing
from rbdesigner.work.host_streams import BROKEN

Check = Callable[[Scenario], Any]


def _installed() -> Iterator[tuple[str, str, Callable[[], Any]]]:
    """The installed checks: the name, the file where its errors are looked for, and how it is loaded."""
    from importlib.metadata import entry_points  # there are seldom any

    for point in sorted(entry_points(group=GROUP), key=lambda each: (each.name, each.value)):
        found = importlib.util.find_spec(point.module)
        yield point.name, (found.origin if found is not None else None) or "", point.load


def _answers(request: CheckRequest) -> Iterator[dict[str, object]]:
    """Yield which check begins, what it finds, and how it fails, one check after the other."""
    sources = [(Path(path).stem, path, lambda path=path: module_in(path)) for path in request.files]
    for name, place, load in (*_installed(), *sources)[request.skipped :]:
        yield {"begun": name}
        try:
            found = load()
            check: Check = getattr(found, "check", found)
            for severity, sentence, places in islice(check(request.scenario.copy()), MOST_FINDINGS):
                spots = [[int(place[0]), int(place[1])] for place in places]
                yield {"check": name, "severity": str(severity), "sentence": str(sentence), "places": spots}
        except BaseException as fault:  # the code of others may raise anything
            yield {"check": name, "fault": fault_text_of(fault, place)}


def _send(pipe: BinaryIO, answer: dict[str, object]) -> None:
    framing.write(pipe, json.dumps(answer).encode())


def main() -> None:
    """Check maps as long as somebody asks for it."""
    inbox, pipe = looked_after()
    try:
        while True:
            for answer in _answers(pickle.loads(inbox.get())):
                _send(pipe, answer)
            _send(pipe, {"end": True})
    except BaseException:  # memory that is full, a pipe that has been closed
        os._exit(BROKEN)
