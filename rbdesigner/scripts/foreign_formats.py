"""Formats of others for map files: where they come from, and how they read and write in a process with limits.

A format is a Python file, or a module of an installed package, with ``TITLE``, ``SUFFIXES``, a function ``read(text)``
that gives a scenario or several, and perhaps ``write(scenario)`` that gives the text of a file.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import partial
from typing import Any, NamedTuple

from rbdesigner.scenario import files
from rbdesigner.scenario.errors import ScenarioError, StoppedError, os_error_text
from rbdesigner.scenario.formats.known_formats import Format, store_encoded
from rbdesigner.scenario.formats.remarks import ImportedMap, Remarks
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import Reason
from rbdesigner.scripts.asked_process import AskedProcess, Tell, told
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.work.process_failure import ProcessFailure, ProcessStopped

GROUP = "rbdesigner.formats"
"""The group of entry points by which installed packages bring formats."""
HOST = "rbdesigner.scripts.format_host"
"""The module that runs in the process."""
LIMIT = 20.0
"""Seconds that a format may take for a file."""
_FAILED = QT_TRANSLATE_NOOP("files", "the format {title} has failed: {why}")
_NONSENSE = QT_TRANSLATE_NOOP("files", "it answered what cannot be read")


_watching: ContextVar[Tell | None] = ContextVar("watching", default=None)


@contextmanager
def watched(tell: Tell) -> Iterator[None]:
    """Tell meanwhile how long formats of others have been at work, and stop them where the answer is False."""
    before = _watching.set(tell)
    try:
        yield
    finally:
        _watching.reset(before)


class FormatRequest(NamedTuple):
    """A request to a format, a file or an entry point: to read a text, to write a map, or else to tell of itself."""

    source: str
    text: str | None = None
    scenario: Scenario | None = None


class _FormatProcess(AskedProcess[FormatRequest, Mapping[str, Any]]):
    def __init__(self) -> None:
        super().__init__(HOST, _answer_in)


def _answer_in(message: bytes) -> Mapping[str, Any] | None:
    with suppress(ValueError, RecursionError):
        answer = json.loads(message)
        if isinstance(answer, dict):
            return None if answer == {"end": True} else answer
    return {}


def installed_formats() -> list[str]:
    """The names of the formats that installed packages bring; none of their code runs for it."""
    from importlib.metadata import entry_points  # a tenth of a second, when the machine is busy

    return sorted(point.name for point in entry_points(group=GROUP))


def foreign_format(source: str) -> Format:
    """The format in a file, or of an entry point; ScenarioError if it does not work."""
    match _asked(FormatRequest(source), source, source):
        case {"title": str(title), "suffixes": list(suffixes), "writes": bool(writes)}:
            endings = tuple(told(each).lower() for each in suffixes if isinstance(each, str) and each[:1] == ".")
            if endings and title:
                return _made(source, told(title), endings, writes=writes)
    raise _fault(source, source, Reason(_NONSENSE))


def _made(source: str, title: str, suffixes: tuple[str, ...], *, writes: bool) -> Format:
    def read(text: str, path: str) -> list[ImportedMap]:
        match _asked(FormatRequest(source, text=text), title, path):
            case {"maps": [*maps]} if all(isinstance(each, str) for each in maps):
                found = [files.loads(each, path) for each in maps]
                return [ImportedMap(each.properties.title, each) for each in found]
        raise _fault(title, path, Reason(_NONSENSE))

    def write(scenarios: list[Scenario], path: str, _remarks: Remarks) -> str:
        match _asked(FormatRequest(source, scenario=scenarios[0]), title, path):
            case {"text": str(text)}:
                return text.encode("utf-8", "replace").decode()
        raise _fault(title, path, Reason(_NONSENSE))

    store = partial(store_encoded, write, read, compares=True) if writes else None
    return Format(f"of-others:{source}", title, suffixes, False, read, store)


def _asked(request: FormatRequest, title: str, path: str) -> Mapping[str, Any]:
    """Wait for the answer to a request; ScenarioError where the format fails."""
    try:
        *_, answer = {}, *_FormatProcess().answered(request, LIMIT, _watching.get())
    except OSError as fault:
        raise _fault(title, path, os_error_text(fault)) from fault
    except ProcessStopped as fault:
        raise StoppedError(path, "", Reason(_FAILED, title=title, why=fault.detail)) from fault
    except ProcessFailure as fault:
        raise _fault(title, path, fault.detail) from fault
    if "fault" in answer:
        raise _fault(title, path, told(str(answer["fault"])))
    return answer


def _fault(title: str, path: str, why: str) -> ScenarioError:
    return ScenarioError(path, "", Reason(_FAILED, title=title, why=why))
