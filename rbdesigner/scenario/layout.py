"""JSON data as text that people can read and programs can compare line by line."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import TypeGuard

INDENT = "  "
_LONE_SURROGATES = re.compile("[\ud800-\udfff]")
_compact = json.JSONEncoder(ensure_ascii=False, allow_nan=False).encode


def laid_out(data: Mapping[str, object]) -> str:
    """The text of a file: each member of the object on a line of its own, each object of a list as well, and all
    else in one line; with a line feed at the end.

    Half a character that JSON can escape but UTF-8 cannot hold stays escaped.
    """
    text = _object(data, "\n") + "\n"
    return _LONE_SURROGATES.sub(lambda match: f"\\u{ord(match[0]):04x}", text)


def _object(data: Mapping[str, object], newline: str) -> str:
    inner = newline + INDENT
    lines = [f"{_compact(name)}: {_value(value, inner)}" for name, value in data.items()]
    return "{" + inner + ("," + inner).join(lines) + newline + "}"


def _value(value: object, newline: str) -> str:
    if _is_list_of_objects(value):
        inner = newline + INDENT
        return "[" + inner + ("," + inner).join(map(_compact, value)) + newline + "]"
    if isinstance(value, dict) and any(map(_is_list_of_objects, value.values())):
        return _object(value, newline)
    return _compact(value)


def _is_list_of_objects(value: object) -> TypeGuard[list[dict[str, object]]]:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)
