"""The forms of JSON objects: a table of members reads an object of a file as a value of the model, and writes it.

All that is read here fits the schema. What a schema cannot see becomes a fault at its place, and reading goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, Final, Generic, NamedTuple, TypeVar

from rbdesigner.scenario.errors import Fault
from rbdesigner.scenario.reasons import Reason
from rbdesigner.scenario.schema import members
from rbdesigner.tiles import Extra

Json = dict[str, Any]
T = TypeVar("T")
ALWAYS: Final = object()
"""Stands for the default of a member that an object always has."""


class At:
    """A place in a file, and all the faults that have been found in it."""

    __slots__ = ("_within", "faults", "last")

    def __init__(self, faults: list[Fault], within: At | None = None, last: str | int = "") -> None:
        self.faults, self._within = faults, within
        self.last = last
        """The last step that leads here; a list of thousands changes it instead of making as many places."""

    def step(self, step: str | int) -> At:
        """The place of a member or an item."""
        return At(self.faults, self, step)

    @property
    def pointer(self) -> str:
        """Its JSON pointer."""
        return "" if self._within is None else f"{self._within.pointer}/{self.last}"

    def fault(self, text: str, **values: object) -> None:
        """Note what is wrong here."""
        self.faults.append(Fault(self.pointer, Reason(text, **values)))


class Value(NamedTuple):
    """How the value of a member is read, and how it is written.

    One that holds ``places`` where something may be wrong is read together with its own place.
    """

    read: Callable[..., Any]
    write: Callable[[Any], Any]
    places: bool = False


PLAIN = Value(lambda value: value, lambda value: value)
"""A text or a truth value."""
WHOLE = Value(int, lambda value: value)
"""A whole number, which JSON may write as 2.0."""
TEXTS = Value(tuple, list)
"""A list of texts."""


def word(kinds: type[StrEnum]) -> Value:
    """One of the words of an enumeration."""
    return Value({kind.value: kind for kind in kinds}.__getitem__, lambda kind: kind.value)


def counts(kinds: type[StrEnum]) -> Value:
    """How many there are of each kind."""
    return Value(
        lambda item: tuple((kinds(kind), int(count)) for kind, count in item.items()),
        lambda counted: {kind.value: count for kind, count in counted},
    )


class Member(NamedTuple):
    """A member of an object: its name in the file, how it is read and written, and the value that is left out.

    ``field`` is what the model calls it, if that is another name.
    """

    name: str
    value: Value
    default: object = ALWAYS
    field: str = ""

    def read(self, item: Json, at: At) -> Any:
        """The value in an object that has the member."""
        value = item[self.name]
        return self.value.read(value, at.step(self.name)) if self.value.places else self.value.read(value)


class Joint(NamedTuple):
    """Members of an object that are read and written together: as fields by their names, and from the whole value."""

    names: tuple[str, ...]
    read: Callable[[Json, At], Json]
    write: Callable[[Any], Json]


def unknown(item: Mapping[str, object], definition: str) -> Extra | None:
    """The members of an object that its definition in the schema does not know; None without any."""
    known = members(definition)
    if item.keys() <= known:
        return None
    return {name: value for name, value in item.items() if name not in known}


class Form(Generic[T]):
    """The form of an object of a file, which stands for a value of the model.

    ``definition`` is its name in the schema; members that this does not know are kept as ``extra``. ``make`` gets the
    fields by their names; ``judge`` notes what is wrong with the value as a whole.
    """

    def __init__(
        self,
        definition: str,
        make: Callable[..., T],
        *table: Member | Joint,
        judge: Callable[[T, At], None] | None = None,
    ) -> None:
        self.definition, self.make, self.table, self._judge = definition, make, table, judge
        self._single = tuple((each.name, each.field or each.name, each) for each in table if isinstance(each, Member))
        self._joint = tuple(each for each in table if isinstance(each, Joint))

    @property
    def names(self) -> set[str]:
        """The names of the members in the table."""
        return {name for each in self.table for name in (each.names if isinstance(each, Joint) else (each.name,))}

    @property
    def value(self) -> Value:
        """An object of this form as the value of a member."""
        return Value(self.read, self.write, places=True)

    @property
    def values(self) -> Value:
        """A list of such objects as the value of a member."""
        return Value(
            lambda items, at: tuple(self.read(item, at.step(index)) for index, item in enumerate(items)),
            lambda values: [self.write(value) for value in values],
            places=True,
        )

    def read(self, item: Json, at: At) -> T:
        """The value that an object stands for."""
        fields: Json = {}
        for name, field, member in self._single:
            fields[field] = member.read(item, at) if name in item else member.default
        for joint in self._joint:
            fields |= joint.read(item, at)
        made = self.make(**fields, extra=unknown(item, self.definition))
        if self._judge is not None:
            self._judge(made, at)
        return made

    def known(self, value: T, **item: object) -> Json:
        """The members that the schema knows, in order, without those that are as they are by default.

        They come after the members that the object has already.
        """
        for each in self.table:
            if isinstance(each, Joint):
                item.update(each.write(value))
            else:
                held = getattr(value, each.field or each.name)
                if each.default is ALWAYS or held != each.default:
                    item[each.name] = each.value.write(held)
        return item

    def write(self, value: T, **item: object) -> Json:
        """The object for a value, its unknown members last."""
        extra: Extra | None = getattr(value, "extra", None)
        known = self.known(value, **item)
        return known | dict(extra) if extra else known
