"""The process that runs checks of others, with the limits of scripts."""

from __future__ import annotations

import importlib.util
import json
import os
import pickle
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any, BinaryIO

from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import Reason
from rbdesigner.scripts.foreign_code import fault_answer, looked_after
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


def _module_in(path: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"rbdesigner_check_{Path(path).stem}", path)
    if spec is None or spec.loader is None:
        raise ImportError("there is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _answers(request: CheckRequest) -> Iterator[dict[str, object]]:
    """Yield the findings of all checks, and how some of them fail."""
    sources = [(Path(path).stem, path, lambda path=path: _module_in(path)) for path in request.files]
    for name, place, load in (*_installed(), *sources):
        try:
            found = load()
            check: Check = getattr(found, "check", found)
            for severity, sentence, places in islice(check(request.scenario.copy()), MOST_FINDINGS):
                spots = [[int(place[0]), int(place[1])] for place in places]
                yield {"check": name, "severity": str(severity), "sentence": str(sentence), "places": spots}
        except BaseException as fault:  # the code of others may raise anything
            yield {"check": name, "fault": _line(fault_answer(fault, place))}


def _line(answer: dict[str, object]) -> str:
    fault = answer.get("fault", "")
    said = fault if isinstance(fault, str) else str(Reason(fault["text"]))  # type: ignore[index]  # JSON data
    return f"{said} ({answer['file']}, line {answer['number']})" if "number" in answer else said


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
