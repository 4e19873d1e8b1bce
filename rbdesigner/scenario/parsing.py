"""Reads the bytes of a file as JSON data, with a clear word for each fault."""

from __future__ import annotations

import json
import math
import os
import re
import stat
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

from rbdesigner.scenario import file_names
from rbdesigner.scenario.errors import Fault, InvalidScenario, ScenarioError, os_error_text, shown
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

MOST_BYTES = 50_000_000
"""Files of this size and above are not read: the largest map takes a hundredth of it."""
MOST_PLACED = 250_000
"""How many tiles, homes and pieces a map may have in all: ten times the largest that anybody could use."""
MOST_NESTED = 100
"""How deep lists and objects may lie in each other; a scenario needs six."""
_NESTING = (dict, list)
"""The types that nest; a tuple, because asking for ``dict | list`` takes three times as long."""

_CONFLICT = re.compile(r"^(?:<{7}|\|{7}|={7}|>{7})(?= |$)", re.MULTILINE)
_LONG_NUMBER = re.compile(r"(?<![0-9])[0-9]{4301}")
"""A number that Python refuses to read, as it would take too long."""


@contextmanager
def ordinary_file(path: str | os.PathLike[str]) -> Iterator[IO[bytes]]:
    """An ordinary file, opened to be read.

    ScenarioError if it is none, or cannot be opened or read.
    """
    content = file_names.content_for(path)
    if content is not None:
        with file_names.opened(content()) as file:
            yield file
        return
    try:
        with open(path, "rb", opener=without_waiting) as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise ScenarioError(path, "", Reason(QT_TRANSLATE_NOOP("files", "this is not an ordinary file")))
            yield file
    except OSError as error:
        raise ScenarioError(
            path, "", Reason(QT_TRANSLATE_NOOP("files", "cannot be read: {why}"), why=os_error_text(error))
        ) from error
    except ValueError as error:
        raise ScenarioError(
            path, "", Reason(QT_TRANSLATE_NOOP("files", "cannot be read: no file can have this name"))
        ) from error


def read_bytes(path: str | os.PathLike[str], noun: str = "scenario", most: int = MOST_BYTES) -> bytes:
    """The content of a file.

    ScenarioError if it cannot be read, is no ordinary file or is too large for its kind.
    """
    with ordinary_file(path) as file:
        if os.fstat(file.fileno()).st_size >= most:
            too_large = QT_TRANSLATE_NOOP("files", "is too large: a {noun} has less than {most} MB")
            raise ScenarioError(path, "", Reason(too_large, noun=Reason(noun), most=most // 1_000_000))
        return file.read()


def without_waiting(path: str, flags: int) -> int:
    """Open a file for reading, but do not wait for somebody to write into a pipe."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def decoded(data: bytes, path: str = "") -> str:
    """Decode the text of a file without its byte order mark; ScenarioError if it is not UTF-8."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise ScenarioError(
            path, f"line {line}", Reason(QT_TRANSLATE_NOOP("files", "this is not text in UTF-8, or no text at all"))
        ) from error


def parsed(text: str, path: str = "") -> Any:
    """The JSON data of a text.

    ScenarioError if it is not JSON, holds merge conflicts, NaN, numbers too long to read, a member twice in one
    object, or is nested too deep.
    """
    doubled: list[dict[str, Any]] = []

    def members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        data = dict(pairs)
        if len(data) != len(pairs):
            doubled.append(_Doubled(pairs))
            return doubled[-1]
        return data

    try:
        data = json.loads(text, object_pairs_hook=members, parse_constant=_refused, parse_float=_finite)
    except json.JSONDecodeError as error:
        raise _syntax_error(text, path, error) from error
    except RecursionError as error:
        raise _too_deep(path) from error
    except _BadNumberError as error:
        raise ScenarioError(
            path,
            _line_of(text, error.digits),
            Reason(
                QT_TRANSLATE_NOOP("files", "{digits} is not a number that JSON and this program can hold"),
                digits=str(error),
            ),
        ) from error
    except ValueError as error:
        number = _LONG_NUMBER.search(text)
        where = _line(text, number.start()) if number else ""
        raise ScenarioError(
            path, where, Reason(QT_TRANSLATE_NOOP("files", "a number has thousands of digits"))
        ) from error
    _refuse_deep(data, path)
    if doubled:
        raise InvalidScenario(path, _doubled_members(data))
    return data


def as_integer(value: object) -> int | None:
    """Give the whole number that a JSON value is, even written as 2.0; None for what JSON Schema calls no integer."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value if type(value) is int else None


def inflated(packed: bytes, path: str, fault: str, *, raw: bool = False) -> bytes:
    """The deflated data of a file, ``raw`` or with a header of zlib.

    ScenarioError with the text of ``fault`` if they are damaged, or longer than any file that is read.
    """
    unpacker = zlib.decompressobj(wbits=-zlib.MAX_WBITS if raw else zlib.MAX_WBITS)
    try:
        data = unpacker.decompress(packed, MOST_BYTES)
    except zlib.error as error:
        raise ScenarioError(path, "", Reason(fault)) from error
    if not unpacker.eof:
        raise ScenarioError(path, "", Reason(fault))
    return data


def refuse_crowd(text: str, path: str) -> None:
    """Refuse a JSON text that holds more than a map may have, before it is taken apart."""
    if text.count('"at"') > MOST_PLACED:
        raise ScenarioError(
            path,
            "",
            Reason(
                QT_TRANSLATE_NOOP("files", "is too large: a map has no more than {most} tiles and pieces"),
                most=MOST_PLACED,
            ),
        )


class _BadNumberError(Exception):
    """A number that JSON does not have; ``digits`` is how it is written."""

    def __init__(self, digits: str) -> None:
        self.digits = digits
        super().__init__(shown(digits))


def _refused(name: str) -> float:
    raise _BadNumberError(name)


def _finite(digits: str) -> float:
    number = float(digits)
    if math.isinf(number):
        raise _BadNumberError(digits)
    return number


class _Doubled(dict[str, Any]):
    """An object with a member that is written twice; ``name`` is the first such member."""

    def __init__(self, pairs: list[tuple[str, Any]]) -> None:
        super().__init__()
        self.name = ""
        for name, value in pairs:
            if name in self and not self.name:
                self.name = name
            self[name] = value


def _doubled_members(data: Any) -> list[Fault]:
    """A fault for every object that has a member twice, in the order of the file."""
    found: list[Fault] = []

    def walk(value: Any, pointer: str) -> None:
        if isinstance(value, _Doubled):
            found.append(
                Fault(
                    pointer,
                    Reason(QT_TRANSLATE_NOOP("files", "the member {name} is given twice"), name=shown(value.name)),
                )
            )
        steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        for step, child in steps:
            walk(child, f"{pointer}/{step}")

    walk(data, "")
    return found


def _refuse_deep(data: Any, path: str) -> None:
    level = [data] if isinstance(data, _NESTING) else []
    for _ in range(MOST_NESTED):
        level = [
            child
            for value in level
            for child in (value.values() if isinstance(value, dict) else value)
            if isinstance(child, _NESTING)
        ]
        if not level:
            return
    raise _too_deep(path)


def _too_deep(path: str) -> ScenarioError:
    return ScenarioError(
        path,
        "",
        Reason(QT_TRANSLATE_NOOP("files", "lists and objects are nested more than {most} deep"), most=MOST_NESTED),
    )


def merge_conflict(text: str, path: str) -> ScenarioError | None:
    """The error of a file that holds both versions of a merge, None if there is none."""
    mark = _CONFLICT.search(text)
    if mark is None:
        return None
    return ScenarioError(
        path,
        _line(text, mark.start()),
        Reason(QT_TRANSLATE_NOOP("files", "a merge conflict has been left in the file")),
    )


def _syntax_error(text: str, path: str, error: json.JSONDecodeError) -> ScenarioError:
    in_conflict = merge_conflict(text, path)
    if in_conflict:
        return in_conflict
    if not text.strip():
        return ScenarioError(path, "", Reason(QT_TRANSLATE_NOOP("files", "the file is empty")))
    if not text.lstrip().startswith(("{", "[")):
        return ScenarioError(path, "", Reason(QT_TRANSLATE_NOOP("files", "this is not JSON")))
    where = f"line {error.lineno}"
    if not text[error.pos :].strip() or error.msg.startswith("Unterminated string"):
        return ScenarioError(
            path,
            where,
            Reason(QT_TRANSLATE_NOOP("files", "the file ends in the middle of the data; a part of it is missing")),
        )
    return ScenarioError(
        path,
        where,
        Reason(
            QT_TRANSLATE_NOOP("files", "this is not JSON: {why} in column {column}"),
            why=_syntax(error.msg),
            column=error.colno,
        ),
    )


_SYNTAX = {
    "Expecting value": QT_TRANSLATE_NOOP("files", "expecting value"),
    "Expecting property name enclosed in double quotes": QT_TRANSLATE_NOOP(
        "files", "expecting property name enclosed in double quotes"
    ),
    "Expecting ':' delimiter": QT_TRANSLATE_NOOP("files", "expecting ':' delimiter"),
    "Expecting ',' delimiter": QT_TRANSLATE_NOOP("files", "expecting ',' delimiter"),
    "Illegal trailing comma before end of object": QT_TRANSLATE_NOOP("files", "trailing comma before end of object"),
    "Illegal trailing comma before end of array": QT_TRANSLATE_NOOP("files", "trailing comma before end of array"),
    "Extra data": QT_TRANSLATE_NOOP("files", "extra data"),
    "Invalid control character at": QT_TRANSLATE_NOOP("files", "invalid control character"),
    "Invalid \\escape": QT_TRANSLATE_NOOP("files", "invalid escape"),
    "Invalid \\uXXXX escape": QT_TRANSLATE_NOOP("files", "invalid escape"),
}
"""The messages of Python about text that is no JSON, with ours."""


def _syntax(message: str) -> str:
    known = next((reason for said, reason in _SYNTAX.items() if message.startswith(said)), None)
    return Reason(known) if known else message[:1].lower() + message[1:]


def _line_of(text: str, piece: str) -> str:
    return _line(text, text.find(piece))


def _line(text: str, position: int) -> str:
    return f"line {text.count(chr(10), 0, position) + 1}"
