"""What a checker finds."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum

from rbdesigner.hexes import Border, Edge, Hex
from rbdesigner.scenario.edit import Edit


class Severity(IntEnum):
    """How bad a problem is; only errors keep a map from being played. The worst sorts first."""

    ERROR = 0
    WARNING = 1
    ADVICE = 2

    @property
    def word(self) -> str:
        """The lower-case word for it, as files and the command line have it."""
        return self.name.lower()


@dataclass(frozen=True, slots=True)
class Fix:
    """A way to mend a problem: what it does, in a few words, and the ordinary edit that does it."""

    title: str
    edit: Edit


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong with a map or scenario, or that could be better.

    ``code`` is stable (files and tests name it), ``sentence`` is for people, ``rule`` the id of the rule that says so
    (empty where none does), ``places`` the tiles it is about, the one to look at first in front, and ``edges`` and
    ``borders`` what lies between them. Two problems are the same if code, places, edges, borders and sentence agree.

    >>> import rbdesigner as rb
    >>> problem = rb.check(rb.Scenario())[0]
    >>> problem.severity.word, problem.places
    ('error', ())
    """

    severity: Severity
    code: str
    sentence: str
    rule: str = ""
    places: tuple[Hex, ...] = ()
    edges: tuple[Edge, ...] = ()
    borders: tuple[Border, ...] = ()
    fixes: tuple[Fix, ...] = field(default=(), compare=False)

    @property
    def order(self) -> tuple[object, ...]:
        """What problems are sorted by: the worst first, then by place and code."""
        return self.severity, self.places, self.code, self.edges, self.borders, self.sentence
