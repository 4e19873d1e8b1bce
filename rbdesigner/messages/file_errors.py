"""Why a file cannot be read or written, in the language that is installed.

What is told in no other language yet stays English.
"""

from __future__ import annotations

import re

from rbdesigner.messages.phrases import Phrase, Value, text
from rbdesigner.scenario.errors import FAULTS_SHOWN, Fault, InvalidScenario, ScenarioError, printable, words
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_LINE = re.compile(r"line (\d+)")


def error_line(error: ScenarioError | OSError) -> str:
    """File, place and reason of an error in one line."""
    if isinstance(error, InvalidScenario):
        return _line(error.path, place_text(error.pointer), _all_faults(error))
    if isinstance(error, ScenarioError):
        return _line(error.path, place_text(error.pointer), reason_text(error.reason))
    return _line(error.filename or "", reason_text(words(error)))


def reason_text(reason: str) -> str:
    """A reason by itself."""
    return str(_phrase(reason))


def place_text(pointer: str) -> str:
    """The place in a file: a JSON pointer as it is, a line by its number."""
    line = _LINE.fullmatch(pointer)
    return text(Phrase("files", QT_TRANSLATE_NOOP("files", "line {number}"), {"number": line[1]})) if line else pointer


def _phrase(value: object) -> Value:
    if not isinstance(value, Reason):
        return str(value)
    return Phrase("files", value.source, {name: _phrase(part) for name, part in value.values.items()})


def _all_faults(error: InvalidScenario) -> str:
    first, *others = error.faults[:FAULTS_SHOWN]
    told = [reason_text(first.reason), *map(_fault, others)]
    left = len(error.faults) - FAULTS_SHOWN
    if left > 0:
        complete = QT_TRANSLATE_NOOP("files", "and {left} more")
        given_up = QT_TRANSLATE_NOOP("files", "and more than {left} others")
        told.append(text(Phrase("files", complete if error.is_complete else given_up, {"left": left})))
    return "; ".join(told)


def _fault(fault: Fault) -> str:
    return _line(place_text(fault.pointer), reason_text(fault.reason))


def _line(*parts: str) -> str:
    return printable(": ".join(filter(None, parts)))
