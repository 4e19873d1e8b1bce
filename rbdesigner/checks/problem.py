"""The findings of a checker."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from rbdesigner.hexes import Border, Edge, Hex, Orientation
from rbdesigner.rules.tables import BuildingKind, Good, Site, TransporterKind
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.foreign import ForeignTile
from rbdesigner.tiles import River, Rivers, Terrain, Tile, TileKind

if TYPE_CHECKING:
    from rbdesigner.scenario.model import Scenario


class Severity(IntEnum):
    """How bad a problem is: the worst sorts first, and only errors keep a map from being played."""

    ERROR = 0
    WARNING = 1
    ADVICE = 2

    @property
    def word(self) -> str:
        """The lower-case word for it, as files and the command line have it."""
        return self.name.lower()


class Ground(NamedTuple):
    """A tile by its place and terrain, or its kind if it is of the expansion; an empty place has none."""

    place: Hex
    terrain: Terrain | ForeignTile | None


def ground(scenario: Scenario, place: Hex) -> Ground:
    """The contents of a place."""
    laid = scenario.ground(place)
    return Ground(place, laid.terrain if isinstance(laid, Tile) else laid)


class Direction(NamedTuple):
    """The direction in which an edge of a tile looks on a map."""

    edge: int
    orientation: Orientation


class ExcessCount(NamedTuple):
    """A number of transporters that is more than allowed: on ``land``, on ``water``, or in ``all``."""

    where: str
    number: int
    most: int


Value = (
    int | str | Hex | Ground | Direction | Terrain | BuildingKind | TransporterKind | Good | Site | TileKind | Rivers
    | River | tuple[int, ...] | tuple[Hex, ...] | tuple[str, ...] | tuple[ExcessCount, ...]
)  # fmt: skip
"""The values that problems and fixes name."""
Values = tuple[tuple[str, Value], ...]
"""The values of a problem or a fix by their names."""


@dataclass(frozen=True, slots=True)
class Fix:
    """A way to mend a problem: a code and values that say what it does, and the ordinary edit that does it."""

    code: str
    edit: Edit
    values: Values = ()

    wording: ClassVar[Callable[[Fix], str] | None] = None
    """Says in a few words what a fix does; installed by :mod:`rbdesigner.messages.problems`."""

    @property
    def title(self) -> str:
        """The effect of the fix in a few words, or its code alone where no messages have been loaded."""
        return self.code if Fix.wording is None else Fix.wording(self)


def fix_of(code: str, edit: Edit, **values: Value) -> Fix:
    """A fix of a code with its values."""
    return Fix(code, edit, tuple(values.items()))


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong with a map or scenario, or that could be better.

    ``code`` is stable (files and tests name it); ``rule`` is the id of the rule behind it, empty where there is none.
    ``places`` are the tiles it is about, the one to look at first in front, ``edges`` and ``borders`` what lies between
    them. ``variant`` picks one of several sentences of a code; ``values`` are what the sentence names, and ``sentence``
    is for people. Two problems are equal when all but their fixes are.

    >>> import rbdesigner as rb
    >>> problem = rb.check(rb.Scenario())[0]
    >>> problem.severity.word, problem.places
    ('error', ())
    """

    severity: Severity
    code: str
    rule: str = ""
    places: tuple[Hex, ...] = ()
    edges: tuple[Edge, ...] = ()
    borders: tuple[Border, ...] = ()
    variant: str = ""
    values: Values = ()
    fixes: tuple[Fix, ...] = field(default=(), compare=False)

    wording: ClassVar[Callable[[Problem], str] | None] = None
    """Makes the sentence of a problem; installed by :mod:`rbdesigner.messages.problems`."""

    @property
    def sentence(self) -> str:
        """The sentence for people; the code alone where no messages have been loaded."""
        return self.code if Problem.wording is None else Problem.wording(self)

    @property
    def order(self) -> tuple[object, ...]:
        """The sort key of problems: the worst first, then by place and code."""
        return self.severity, self.places, self.code, self.edges, self.borders, self.variant, self.values
