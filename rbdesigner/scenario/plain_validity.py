"""Sees without jsonschema that parsed JSON is valid by a schema, where that is plain to see.

Nearly all files are plainly valid, and to load jsonschema takes as long as to read most of them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

_ANNOTATIONS = frozenset({"$schema", "$id", "$defs", "title", "description", "default"})
"""The keywords that ask for nothing."""
_NUMBERS = int, float
_TYPES: Mapping[str, tuple[type, ...]] = {
    "integer": (int,),
    "number": _NUMBERS,
    "string": (str,),
    "boolean": (bool,),
    "array": (list,),
    "object": (dict,),
}
"""The types of Python that are plainly those of a schema; a whole number that is written 1.0 is not."""


def is_plainly_valid(schema: Mapping[str, Any] | bool, data: object, definitions: Mapping[str, Any]) -> bool:
    """Whether parsed JSON is surely valid by a schema, which may refer to these definitions.

    False means that nobody knows: the data may break the schema, or it asks for something that is not looked at here.
    """
    if isinstance(schema, bool):
        return schema
    return all(
        _heeds(keyword, wanted, data, definitions) for keyword, wanted in schema.items() if keyword not in _ANNOTATIONS
    )


def _heeds(keyword: str, wanted: Any, data: Any, definitions: Mapping[str, Any]) -> bool:
    """Whether data surely heed a keyword of a schema."""
    match keyword:
        case "$ref":
            return is_plainly_valid(definitions[wanted.removeprefix("#/$defs/")], data, definitions)
        case "type":
            return isinstance(wanted, str) and type(data) in _TYPES.get(wanted, ())
        case "const":
            return type(data) is type(wanted) and bool(data == wanted)
        case "enum":
            return type(data) is str and data in wanted
        case "minimum":
            return type(data) in _NUMBERS and bool(data >= wanted)
        case "maximum":
            return type(data) in _NUMBERS and bool(data <= wanted)
        case "maxLength":
            return type(data) is str and len(data) <= int(wanted)
        case "pattern":
            return type(data) is str and re.search(wanted, data) is not None
        case "minItems" | "maxItems" | "items":
            return type(data) is list and _heeds_list(keyword, wanted, data, definitions)
        case "if" | "then":  # all keywords have to be heeded, so that the condition holds and nothing else matters
            return is_plainly_valid(wanted, data, definitions)
        case "else":
            return True
    return type(data) is dict and _heeds_object(keyword, wanted, data, definitions)


def _heeds_list(keyword: str, wanted: Any, data: list[Any], definitions: Mapping[str, Any]) -> bool:
    match keyword:
        case "minItems":
            return len(data) >= int(wanted)
        case "maxItems":
            return len(data) <= int(wanted)
    return all(is_plainly_valid(wanted, item, definitions) for item in data)


def _heeds_object(keyword: str, wanted: Any, data: dict[str, Any], definitions: Mapping[str, Any]) -> bool:
    match keyword:
        case "required":
            return all(name in data for name in wanted)
        case "properties":
            inner = ((each, data[name]) for name, each in wanted.items() if name in data)
        case "dependentSchemas":
            inner = ((each, data) for name, each in wanted.items() if name in data)
        case "propertyNames":
            inner = ((wanted, name) for name in data)
        case "additionalProperties":
            inner = ((wanted, value) for value in data.values())
        case _:
            return False
    return all(is_plainly_valid(schema, value, definitions) for schema, value in inner)
