"""The facts about the homes of a map as a table: a row a fact, a column a home."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from rbdesigner.analysis.fact_wording import GOALS
from rbdesigner.analysis.facts import RADII, Distance, Goal, HomeFacts, MapFacts
from rbdesigner.hexes import Hex
from rbdesigner.messages.phrases import Phrase, capitalised, text
from rbdesigner.messages.translation import add_plural, number_text
from rbdesigner.tiles import Terrain
from rbdesigner.translatable import QT_TRANSLATE_NOOP

NOWHERE = "–"
"""Stands for what cannot be reached."""


class FactCell(NamedTuple):
    """A fact about a home: its text, the places that it is about, and whether it is worse than others' facts."""

    text: str
    places: tuple[Hex, ...]
    is_worst: bool


class FactRow(NamedTuple):
    """A fact about all homes, in their order."""

    title: str
    cells: tuple[FactCell, ...]


class _Fact(NamedTuple):
    """The way a fact is told: the smaller its rank the better, None where no value is better than another."""

    title: Phrase
    told: Callable[[HomeFacts], str]
    places: Callable[[HomeFacts], tuple[Hex, ...]]
    rank: Callable[[HomeFacts], object] | None


def fact_rows(facts: MapFacts) -> list[FactRow]:
    """All facts about the homes."""
    return [_row(fact, facts.homes) for fact in _facts()]


def _row(fact: _Fact, homes: tuple[HomeFacts, ...]) -> FactRow:
    ranks = [fact.rank(home) for home in homes] if fact.rank is not None else []
    worst = max(ranks, default=None)  # type: ignore[type-var]  # ranks of one fact are all numbers, or all tuples
    marked = [rank == worst and len(set(ranks)) > 1 for rank in ranks] or [False] * len(homes)
    cells = (FactCell(fact.told(home), fact.places(home), bad) for home, bad in zip(homes, marked, strict=True))
    return FactRow(capitalised(text(fact.title)), tuple(cells))


def _facts() -> Iterator[_Fact]:
    for goal in Goal:
        yield _ways(goal)
    for number, steps in enumerate(RADII):
        yield _land(number, steps)
        yield _contested(number, steps)
    yield _Fact(
        Phrase("facts", _ROOM, number=RADII[1]),
        lambda home: number_text(len(home.land[1].room)),
        lambda home: home.land[1].room,
        lambda home: -len(home.land[1].room),
    )
    for terrain, source in _FIRST.items():
        yield _first(terrain, source)
    yield _Fact(
        Phrase("facts", QT_TRANSLATE_NOOP("facts", "all tiles reached first")),
        lambda home: number_text(home.first_reached),
        lambda home: tuple(sorted(place for places in home.firsts.values() for place in places)),
        lambda home: -home.first_reached,
    )


def _ways(goal: Goal) -> _Fact:
    neutral = goal in (Goal.DESERT, Goal.HOME)
    return _Fact(
        Phrase("facts", GOALS[f"{goal}-1"]),
        lambda home: ", ".join(map(distance_text, home.ways[goal])) or NOWHERE,
        lambda home: tuple(dict.fromkeys(place for way in home.ways[goal] for place in way.places)),
        None if neutral else lambda home: (*(way.turns for way in home.ways[goal]), *_MISSING[len(home.ways[goal]) :]),
    )


_MISSING = (1 << 20, 1 << 20)
"""The turns to the nearest and the second nearest where there is none."""


def distance_text(way: Distance) -> str:
    """The turns, with the steps in brackets where roads make them fewer."""
    return number_text(way.turns) if way.turns == way.steps else f"{way.turns} ({way.steps})"


def _land(number: int, steps: int) -> _Fact:
    return _Fact(
        Phrase("facts", _WITHIN, number=steps),
        lambda home: number_text(len(home.land[number].tiles)),
        lambda home: home.land[number].tiles,
        lambda home: -len(home.land[number].tiles),
    )


def _contested(number: int, steps: int) -> _Fact:
    return _Fact(
        Phrase("facts", _CONTESTED, number=steps),
        lambda home: number_text(len(home.land[number].contested)),
        lambda home: home.land[number].contested,
        lambda home: len(home.land[number].contested),
    )


def _first(terrain: Terrain, source: str) -> _Fact:
    return _Fact(
        Phrase("facts", source),
        lambda home: number_text(len(home.firsts[terrain])),
        lambda home: home.firsts[terrain],
        lambda home: -len(home.firsts[terrain]),
    )


_WITHIN = QT_TRANSLATE_NOOP("facts", "land in %n steps")
_CONTESTED = QT_TRANSLATE_NOOP("facts", "contested in %n steps")
_ROOM = QT_TRANSLATE_NOOP("facts", "room to build in %n steps")
_FIRST = {
    Terrain.WOODS: QT_TRANSLATE_NOOP("facts", "woods reached first"),
    Terrain.ROCK: QT_TRANSLATE_NOOP("facts", "rock reached first"),
    Terrain.PASTURE: QT_TRANSLATE_NOOP("facts", "pastures reached first"),
    Terrain.MOUNTAIN: QT_TRANSLATE_NOOP("facts", "mountains reached first"),
}

add_plural(_WITHIN, "land in %n step")
add_plural(_CONTESTED, "contested in %n step")
add_plural(_ROOM, "room to build in %n step")
