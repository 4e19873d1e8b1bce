"""Why files cannot be read or written, and what is lost, in any language."""

from __future__ import annotations

import re
from enum import StrEnum

from rbdesigner.messages.map_names import tile_kind
from rbdesigner.messages.nouns import noun
from rbdesigner.messages.phrases import Listing, Phrase, Value, as_sentence, text
from rbdesigner.messages.translation import add_plural
from rbdesigner.scenario.errors import FAULTS_SHOWN, Fault, InvalidScenario, ScenarioError, os_error_text, printable
from rbdesigner.scenario.reasons import Reason, Row
from rbdesigner.tiles import TileKind
from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural

_LINE = re.compile(r"line (\d+)")


def error_line(error: ScenarioError | OSError) -> str:
    """File, place and reason of an error in one line."""
    if isinstance(error, InvalidScenario):
        return _line(error.path, place_text(error.pointer), _all_faults(error))
    if isinstance(error, ScenarioError):
        return _line(error.path, place_text(error.pointer), reason_text(error.reason))
    return _line(error.filename or "", reason_text(os_error_text(error)))


def reason_text(reason: str) -> str:
    """A reason by itself, or a remark."""
    return str(_phrase(reason))


def reason_sentence(reason: str) -> str:
    """A reason as it stands after another sentence; nothing where there is none."""
    return as_sentence(reason_text(reason)) if reason else ""


def place_text(pointer: str) -> str:
    """The place in a file: a JSON pointer as it is, a line by its number."""
    line = _LINE.fullmatch(pointer)
    return text(Phrase("files", QT_TRANSLATE_NOOP("files", "line {number}"), {"number": line[1]})) if line else pointer


def _phrase(value: object) -> Value:
    match value:
        case Reason():
            return _reason_phrase(value)
        case Row():
            return Listing([_phrase(item) for item in value.items], value.last)
        case TileKind():
            return tile_kind(value)
        case StrEnum():
            return noun(value)
        case int():
            return value
    return str(value)


def _reason_phrase(reason: Reason) -> Phrase:
    values = {name: _phrase(part) for name, part in reason.values.items()}
    if not isinstance(reason.source, Plural):
        return Phrase("files", reason.source, values)
    number = values[reason.source.counted]
    assert isinstance(number, int)
    add_plural(reason.source.many, reason.source.one)
    return Phrase("files", reason.source.many, values, number)


def _all_faults(error: InvalidScenario) -> str:
    first, *others = error.faults[:FAULTS_SHOWN]
    reasons = [reason_text(first.reason), *map(_fault, others)]
    left = len(error.faults) - FAULTS_SHOWN
    if left > 0:
        complete = QT_TRANSLATE_NOOP("files", "and {left} more")
        given_up = QT_TRANSLATE_NOOP("files", "and more than {left} others")
        reasons.append(text(Phrase("files", complete if error.is_complete else given_up, {"left": left})))
    return "; ".join(reasons)


def _fault(fault: Fault) -> str:
    return _line(place_text(fault.pointer), reason_text(fault.reason))


def _line(*parts: str) -> str:
    return printable(": ".join(filter(None, parts)))
