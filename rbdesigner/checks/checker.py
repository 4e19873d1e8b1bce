"""The base of all checkers: they look at keys, and know which keys an edit makes worth a new look."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, fields
from typing import ClassVar, Generic, TypeVar, cast

from rbdesigner.checks.map_index import MapIndex
from rbdesigner.checks.problem import Problem
from rbdesigner.hexes import Border, Edge, Hex, neighbours
from rbdesigner.scenario.edit import Change, Edit
from rbdesigner.scenario.inscriptions import INSCRIBED
from rbdesigner.scenario.model import Properties

K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True, slots=True)
class EditReach:
    """The reach of an edit, sorted out once for all checkers.

    ``near`` holds the places of the changed tiles, those of the expansion too, and their neighbours, ``around`` those
    of everything changed and their neighbours, ``properties`` the names of the properties that differ.
    """

    tiles: tuple[Hex, ...]
    near: tuple[Hex, ...]
    around: tuple[Hex, ...]
    homes: tuple[Hex, ...]
    pieces: tuple[Hex, ...]
    roads: tuple[Border, ...]
    walls: tuple[Edge, ...]
    inscribed: tuple[Hex, ...]
    foreign: tuple[Hex, ...]
    properties: frozenset[str]


def touched_by(edit: Edit) -> EditReach:
    """The reach of an edit."""
    keys: dict[str, list[object]] = {"tiles": [], "homes": [], "pieces": [], "roads": [], "walls": [], "foreign": []}
    inscribed: dict[Hex, None] = {}
    differing: frozenset[str] = frozenset()
    for change in edit.changes:
        if change.part == "properties":
            differing = _differing(change)
        elif change.part in INSCRIBED or change.part == "fields":
            inscribed[cast(Hex, change.key)] = None
        else:
            keys[change.part].append(change.key)
    tiles = cast(list[Hex], keys["tiles"])
    near = with_neighbours((*tiles, *cast(list[Hex], keys["foreign"])))
    places = edit.places()
    return EditReach(
        tuple(tiles),
        near,
        near if len(places) == len(tiles) else with_neighbours(sorted(places)),
        cast(tuple[Hex, ...], tuple(keys["homes"])),
        cast(tuple[Hex, ...], tuple(keys["pieces"])),
        cast(tuple[Border, ...], tuple(keys["roads"])),
        cast(tuple[Edge, ...], tuple(keys["walls"])),
        tuple(inscribed),
        cast(tuple[Hex, ...], tuple(keys["foreign"])),
        differing,
    )


def with_neighbours(places: Iterable[Hex]) -> tuple[Hex, ...]:
    """Places and all their neighbours, each once."""
    found = dict.fromkeys(places)
    for place in tuple(found):
        found.update(dict.fromkeys(neighbours(place)))
    return tuple(found)


def _differing(change: Change) -> frozenset[str]:
    """The names of the properties that a change of them alters."""
    names = (field.name for field in fields(Properties))
    return frozenset(name for name in names if getattr(change.before, name) != getattr(change.after, name))


class Checker(ABC, Generic[K]):
    """One concern of the checks.

    What it finds is kept by key (a place, an edge, a kind of tile ...), so that an edit costs a look at few keys. The
    problems of a key, fixes included, depend on nothing whose change does not make the key stale.
    """

    watched: ClassVar[frozenset[str]] = frozenset()
    """The properties that change everything for this checker."""

    def __init__(self, index: MapIndex) -> None:
        self.index = index
        self.scenario = index.scenario

    @abstractmethod
    def all_keys(self) -> Iterable[K]:
        """List every key that may have problems, and build all that the checker remembers anew."""

    @abstractmethod
    def stale(self, touched: EditReach) -> Iterable[K]:
        """The keys to look at again after an edit."""

    @abstractmethod
    def look(self, key: K) -> Iterator[Problem]:
        """The problems of a key as the scenario is now."""

    def problems(self, key: K) -> tuple[Problem, ...]:
        """The problems of a key, each once even if two pieces alike have it."""
        return tuple(dict.fromkeys(self.look(key)))
