"""Messages over the pipes between the window and a process that runs scripts.

To the process go pickled requests, which it may trust. Its answers are JSON and are not trusted: the code of a script
runs where they are made.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from rbdesigner.hexes import Hex
from rbdesigner.scenario import files
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

MOST_PRINTED = 200_000
"""Characters that one run may print, which is more than anybody reads."""
MOST_DETAILS = 20_000
"""Characters of a traceback that are passed on."""
CONSOLE = "console"
"""The name of the place of typed lines in errors."""

NO_MEMORY = QT_TRANSLATE_NOOP("files", "it needs more memory than a script may have")
NO_MAP = QT_TRANSLATE_NOOP("files", "{name} is not a map any more, but {found}")
EXIT_CODE = QT_TRANSLATE_NOOP("files", "exit code {code}")
LEFT_OUT = QT_TRANSLATE_NOOP("files", "(what it prints further is left out)")
_PLACED = QT_TRANSLATE_NOOP("files", "{fault} ({file}, line {number})")
BAD_MAP = QT_TRANSLATE_NOOP("files", "the changed map cannot be used: {why}")
_UNREADABLE = QT_TRANSLATE_NOOP("files", "what cannot be read")
_TEXTS = (NO_MEMORY, NO_MAP, BAD_MAP, EXIT_CODE)
_LONGEST = 300
"""Characters of an error that are shown in its line."""


class ScriptRequest(NamedTuple):
    """A request to run Python on a map: the file at a ``path``, or, where that is empty, the typed ``lines``."""

    scenario: Scenario
    selection: frozenset[Hex]
    path: str = ""
    lines: str = ""


class Printed(NamedTuple):
    """A piece of the text that a script prints."""

    text: str


class ScriptProgress(NamedTuple):
    """How far a script says it is, from 0 to 1."""

    share: float


class ScriptMap(NamedTuple):
    """The map as a script has changed it."""

    scenario: Scenario


class ScriptFault(NamedTuple):
    """An error of a script: one line, and the traceback behind it."""

    line: str
    details: str


ScriptAnswer = Printed | ScriptProgress | ScriptMap | ScriptFault


def begins_with_words(line: object) -> bool:
    """Whether the line of an error begins with words of ours, and not with a name out of the script."""
    if isinstance(line, Reason) and line.source == _PLACED:
        return begins_with_words(line.values["fault"])
    return isinstance(line, Reason) and line.source != NO_MAP


def packed(answer: Mapping[str, object]) -> bytes:
    """An answer as a message."""
    return json.dumps(answer).encode()


def answer_in(message: bytes) -> ScriptAnswer | None:
    """The answer in a message, None at the end of a run; a fault where it is none."""
    with suppress(ValueError, RecursionError):
        match json.loads(message):
            case {"text": str(text)}:
                return Printed(_clean(text[: MOST_PRINTED + len(LEFT_OUT) + 2]))
            case {"left_out": True}:
                return Printed(f"\n{Reason(LEFT_OUT)}\n")
            case {"progress": float(share)} if math.isfinite(share):
                return ScriptProgress(min(max(share, 0.0), 1.0))
            case {"map": str(text)}:
                return _map_in(text)
            case {"fault": fault, **rest}:
                return _fault_in(fault, rest)
            case {"end": True}:
                return None
    return ScriptFault(Reason(_UNREADABLE), "")


def _map_in(text: str) -> ScriptMap | ScriptFault:
    try:
        return ScriptMap(files.loads(text))
    except ScenarioError as error:
        return ScriptFault(Reason(BAD_MAP, why=f"{error.pointer}: {error.reason}"), "")


def _fault_in(fault: object, rest: Mapping[Any, object]) -> ScriptFault:
    line = _clean(fault[:_LONGEST]) if isinstance(fault, str) else Reason.of_json(fault, _TEXTS)
    match rest:
        case {"file": str(file), "number": int(number)}:
            line = Reason(_PLACED, fault=line, file=_clean(file[:_LONGEST]), number=str(number))
    details = rest.get("details")
    return ScriptFault(line, _clean(details[:MOST_DETAILS]) if isinstance(details, str) else "")


def _clean(text: str) -> str:
    """A text without halves of letters, which no window can show."""
    return text.encode("utf-8", "replace").decode()
