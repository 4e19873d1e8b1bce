"""Fields that a designer adds to a scenario and to its tiles; each has a name, a kind and a value of that kind."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple

from rbdesigner.tiles import Extra

FieldValue = str | int | float | bool
LONGEST_NAME = 60
"""The most characters of the name of a field, as the schema has it."""
LARGEST_WHOLE = 2**53 - 1
"""The largest whole number of a field, as the schema has it: every program reads those up to it exactly."""
LARGEST = 1e300
"""The largest number of a field, as the schema has it."""
_COLOUR = re.compile("#[0-9a-fA-F]{6}")


class FieldKind(StrEnum):
    """The kinds of values of fields: ``FieldKind.TEXT``, ``WHOLE``, ``NUMBER``, ``YES_NO`` and ``COLOUR``.

    >>> import rbdesigner as rb
    >>> rb.CustomField("shade", "#1e90ff", rb.FieldKind.COLOUR).value
    '#1e90ff'
    """

    TEXT = "text"
    WHOLE = "whole number"
    NUMBER = "number"
    YES_NO = "yes or no"
    COLOUR = "colour"


@dataclass(frozen=True, slots=True)
class CustomField:
    """A field that a designer has added to a scenario or to a tile.

    A colour is written as ``#1e90ff``. ValueError if the value is not of the kind.

    >>> import rbdesigner as rb
    >>> scenario = rb.Scenario()
    >>> scenario.fields[0, 0] = (rb.CustomField.of("danger", 3), rb.CustomField("name", "Old Mill"))
    >>> scenario.field_values((0, 0))
    {'danger': 3, 'name': 'Old Mill'}
    """

    name: str
    value: FieldValue
    kind: FieldKind = FieldKind.TEXT
    extra: Extra | None = field(default=None, hash=False)

    def __post_init__(self) -> None:
        kind = FieldKind(self.kind)
        object.__setattr__(self, "kind", kind)
        if not _fits(self.value, kind):
            raise ValueError(f"field {self.name!r}: {self.value!r} is not of the kind {str(kind)!r}")
        if kind in (FieldKind.WHOLE, FieldKind.NUMBER):  # JSON writes either as it likes
            object.__setattr__(self, "value", int(self.value) if kind is FieldKind.WHOLE else float(self.value))

    @classmethod
    def of(cls, name: str, value: FieldValue) -> CustomField:
        """The field of the kind that the type of the value tells; a ``str`` is a text, never a colour."""
        kinds = {
            bool: FieldKind.YES_NO,
            int: FieldKind.WHOLE,
            float: FieldKind.NUMBER,
        }
        return cls(name, value, kinds.get(type(value), FieldKind.TEXT))


Fields = tuple[CustomField, ...]
"""The fields of a scenario or of a tile, by name; no two have the same."""


def _fits(value: FieldValue, kind: FieldKind) -> bool:
    match kind:
        case FieldKind.YES_NO:
            return isinstance(value, bool)
        case FieldKind.TEXT:
            return isinstance(value, str)
        case FieldKind.COLOUR:
            return isinstance(value, str) and _COLOUR.fullmatch(value) is not None
        case FieldKind.NUMBER:
            return _is_number(value, LARGEST)
        case FieldKind.WHOLE:
            return _is_number(value, LARGEST_WHOLE) and value == int(value)


def _is_number(value: FieldValue, largest: float) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= largest


def first_value(kind: FieldKind) -> FieldValue:
    """The value that a new field of a kind has."""
    values: dict[FieldKind, FieldValue] = {
        FieldKind.TEXT: "",
        FieldKind.WHOLE: 0,
        FieldKind.NUMBER: 0.0,
        FieldKind.YES_NO: False,
        FieldKind.COLOUR: "#808080",
    }
    return values[kind]


def by_name(fields: Iterable[CustomField]) -> Fields:
    """Fields in the order of their names; of several with one name the last."""
    named = {each.name: each for each in fields}
    return tuple(named[name] for name in sorted(named, key=_rank))


def _rank(name: str) -> tuple[str, str]:
    return name.casefold(), name


def with_field(fields: Fields, wanted: CustomField) -> Fields:
    """The fields with another one, instead of that of its name, whose unknown members it keeps."""
    for each in fields:
        if each.name == wanted.name:
            wanted = replace(wanted, extra=each.extra)
    return by_name((*fields, wanted))


def without_field(fields: Fields, name: str) -> Fields:
    """The fields but the one of this name."""
    return tuple(each for each in fields if each.name != name)


def with_new_name(fields: Fields, name: str, new: str) -> Fields:
    """The fields with another name for one of them."""
    return by_name(replace(each, name=new) if each.name == name else each for each in fields)


class SharedField(NamedTuple):
    """A field as several holders have it; its value is None where they differ, or not all have it."""

    name: str
    kind: FieldKind
    value: FieldValue | None


def shared_fields(holders: Collection[Fields]) -> list[SharedField]:
    """The fields that any of the holders has, by name; the kind is that of the first with that name."""
    named: dict[str, list[CustomField]] = {}
    for fields in holders:
        for each in fields:
            named.setdefault(each.name, []).append(each)
    return [_shared(named[name], len(holders)) for name in sorted(named, key=_rank)]


def _shared(alike: list[CustomField], holders: int) -> SharedField:
    first = alike[0]
    is_shared = len(alike) == holders and all((each.kind, each.value) == (first.kind, first.value) for each in alike)
    return SharedField(first.name, first.kind, first.value if is_shared else None)
