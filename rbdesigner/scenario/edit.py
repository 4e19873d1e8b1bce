"""Edits: changes of a scenario as values, to apply, undo, join and look through."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, MutableMapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, cast

from rbdesigner.hexes import Border, Edge, Hex, border_sides, edge_sides
from rbdesigner.scenario.custom_fields import Fields
from rbdesigner.scenario.foreign import Foreign
from rbdesigner.scenario.model import Inscription, Properties, Scenario
from rbdesigner.scenario.pieces import Home, Piece, Road, Wall
from rbdesigner.tiles import Tile

InscribedPart = Literal["labels", "notes", "districts"]
"""The parts of a scenario that are texts on the map."""
Part = Literal["tiles", "homes", "pieces", "roads", "walls", "foreign", "fields", "properties"] | InscribedPart
"""The parts of a scenario that an edit can change; all but the properties are keyed by place, border or edge."""

_KEYED: tuple[Part, ...] = (
    *("tiles", "homes", "pieces", "roads", "walls", "labels", "notes", "districts", "foreign", "fields"),
)

Key = Hex | Border | Edge | None
Value = Tile | Home | tuple[Piece, ...] | Road | Wall | Inscription | Foreign | Fields | Properties | None


class Change(NamedTuple):
    """One keyed value of a scenario before and after; None where there is nothing, and the key of properties."""

    part: Part
    key: Key
    before: Value
    after: Value


def value_at(scenario: Scenario, part: Part, key: Key) -> Value:
    """The value of a scenario at a key, None if there is none."""
    if part == "properties":
        return scenario.properties
    return cast(Value, getattr(scenario, part).get(key))


def _put(scenario: Scenario, part: Part, key: Key, value: Value) -> None:
    if part == "properties":
        scenario.properties = cast(Properties, value)
        return
    values: MutableMapping[Any, Any] = getattr(scenario, part)
    if value is None or value == ():
        values.pop(key, None)
    else:
        values[key] = value


LARGE = 300
"""The fewest changes of a large edit, however small the map."""


@dataclass(frozen=True, slots=True)
class Edit:
    """A set of changes made in one go; no key occurs twice and no change is without effect."""

    changes: tuple[Change, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.changes)

    def apply(self, scenario: Scenario) -> None:
        """Make the changes. It cannot fail half-way."""
        for part, key, _, after in self.changes:
            _put(scenario, part, key, after)

    def undo(self, scenario: Scenario) -> None:
        """Take the changes back."""
        for part, key, before, _ in self.changes:
            _put(scenario, part, key, before)

    def inverse(self) -> Edit:
        """The edit that takes this one back."""
        return Edit(tuple(Change(part, key, after, before) for part, key, before, after in self.changes))

    def is_undone_by(self, later: Edit) -> bool:
        """Whether a later edit takes exactly this one back."""
        return len(self.changes) == len(later.changes) and all(
            (one.part, one.key, one.before, one.after) == (other.part, other.key, other.after, other.before)
            for one, other in zip(self.changes, later.changes, strict=True)
        )

    def then(self, later: Edit) -> Edit:
        """Join this edit and a later one into one; what cancels out is dropped."""
        joined = {(change.part, change.key): change for change in self.changes}
        for change in later.changes:
            earlier = joined.get((change.part, change.key))
            before = change.before if earlier is None else earlier.before
            joined[change.part, change.key] = change._replace(before=before)
        return Edit(tuple(change for change in joined.values() if change.before != change.after))

    def is_large(self, scenario: Scenario) -> bool:
        """Whether so much of a map changes that a look at all of it is cheaper."""
        return len(self.changes) > LARGE and 8 * len(self.changes) > len(scenario.tiles)

    def places(self) -> set[Hex]:
        """The places that the changes lie on; for a border or an edge both sides."""
        return {place for change in self.changes for place in _places(change)}


def _places(change: Change) -> Iterator[Hex]:
    key = change.key
    if isinstance(key, Hex):
        yield key
    elif isinstance(key, Border):
        yield from (at for at, _ in border_sides(key))
    elif isinstance(key, Edge):
        yield from edge_sides(key)


def edit(
    scenario: Scenario,
    *,
    tiles: Mapping[Hex, Tile | None] | None = None,
    homes: Mapping[Hex, Home | None] | None = None,
    pieces: Mapping[Hex, Iterable[Piece]] | None = None,
    roads: Mapping[Border, Road | None] | None = None,
    walls: Mapping[Edge, Wall | None] | None = None,
    properties: Properties | None = None,
    inscribed: Mapping[InscribedPart, Mapping[Hex, Inscription | None]] | None = None,
    foreign: Mapping[Hex, Foreign | None] | None = None,
    fields: Mapping[Hex, Fields] | None = None,
) -> Edit:
    """Make the edit that gives a scenario these values; None, no pieces or no fields takes away what is there."""
    wanted: list[tuple[Part, Key, Value]] = []
    wanted += [("tiles", key, tile) for key, tile in (tiles or {}).items()]
    wanted += [("homes", key, home) for key, home in (homes or {}).items()]
    wanted += [
        ("pieces", key, (there if isinstance(there, tuple) else tuple(there)) or None)
        for key, there in (pieces or {}).items()
    ]
    wanted += [("roads", key, road) for key, road in (roads or {}).items()]
    wanted += [("walls", key, wall) for key, wall in (walls or {}).items()]
    wanted += [(part, key, text) for part, texts in (inscribed or {}).items() for key, text in texts.items()]
    wanted += [("foreign", key, there) for key, there in (foreign or {}).items()]
    wanted += [("fields", key, there or None) for key, there in (fields or {}).items()]
    if properties is not None:
        wanted.append(("properties", None, properties))
    changes = (Change(part, key, value_at(scenario, part, key), after) for part, key, after in wanted)
    return Edit(tuple(change for change in changes if change.before != change.after))


def difference(before: Scenario, after: Scenario) -> Edit:
    """The edit that turns one scenario into another."""
    changes = []
    for part in _KEYED:
        old, new = getattr(before, part), getattr(after, part)
        keys = [*old, *(key for key in new if key not in old)]
        changes += [Change(part, key, old.get(key), new.get(key)) for key in keys]
    changes.append(Change("properties", None, before.properties, after.properties))
    return Edit(tuple(change for change in changes if change.before != change.after))
