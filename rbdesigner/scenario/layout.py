"""JSON data as text that people can read and programs can compare line by line."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import TypeGuard

INDENT = "  "
_LONE_SURROGATES = re.compile("[\ud800-\udfff]")
_compact = json.JSONEncoder(ensure_ascii=False, allow_nan=False).encode


class Lines(list[object]):
    """A list whose entries each take a line although they are no objects."""


def laid_out(data: Mapping[str, object]) -> str:
    """Lay a file out: each member of the object, item of a list and entry of :class:`Lines` has a line of its own.

    All else is in one line, and a line feed is at the end. Half a character that JSON can escape but UTF-8 cannot hold
    stays escaped.
    """
    text = _object(data, "\n") + "\n"
    return _LONE_SURROGATES.sub(lambda match: f"\\u{ord(match[0]):04x}", text)


def _object(data: Mapping[str, object], newline: str) -> str:
    inner = newline + INDENT
    lines = [f"{_compact(name)}: {_value(value, inner)}" for name, value in data.items()]
    return "{" + inner + ("," + inner).join(lines) + newline + "}"


def _value(value: object, newline: str) -> str:
    if _takes_lines(value):
        inner = newline + INDENT
        return "[" + inner + ("," + inner).join(map(_compact, value)) + newline + "]"
    if isinstance(value, dict) and any(map(_takes_lines, value.values())):
        return _object(value, newline)
    return _compact(value)


def _takes_lines(value: object) -> TypeGuard[list[object]]:
    if not isinstance(value, list) or not value:
        return False
    return isinstance(value, Lines) or all(isinstance(item, dict) for item in value)
