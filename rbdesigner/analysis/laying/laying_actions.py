"""The actions of players who lay a map, and how a line of the log writes them.

``1: lay 0,0 mountain 3`` names place, terrain and rivers by the edges they reach; the other action is ``2: pass``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from rbdesigner.checks.problem import Problem
from rbdesigner.hexes import COORDINATE_LIMIT, Hex
from rbdesigner.messages.laying_texts import RULES, laying_sentence
from rbdesigner.messages.phrases import Value
from rbdesigner.scenario.errors import shown
from rbdesigner.scenario.reasons import Reason
from rbdesigner.tiles import Rivers, Terrain, Tile, ordered, river_fault, tile
from rbdesigner.translatable import QT_TRANSLATE_NOOP


class LayingRefusal(NamedTuple):
    """An action that the rules of laying forbid now.

    ``code`` is one of :data:`rbdesigner.messages.laying_texts.RULES`, or that of the ``problem`` that the checks of
    maps have found.
    """

    code: str
    values: Mapping[str, Value] = MappingProxyType({})
    problem: Problem | None = None

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it; empty where none does."""
        return self.problem.rule if self.problem is not None else RULES[self.code]

    @property
    def sentence(self) -> str:
        """The reason for people."""
        return self.problem.sentence if self.problem is not None else laying_sentence(self.code, self.values)


def laying_refusal(code: str, **values: Value) -> LayingRefusal:
    """A refusal with what its sentence names."""
    return LayingRefusal(code, values)


class IllegalLaying(ValueError):  # noqa: N818  (told to people, like IllegalAction)
    """An action has been refused; nothing has changed."""

    def __init__(self, refusal: LayingRefusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal

    def __str__(self) -> str:
        return self.refusal.sentence


@dataclass(frozen=True, slots=True)
class LayTile:
    """A tile is laid at an empty place."""

    place: Hex
    tile: Tile


@dataclass(frozen=True, slots=True)
class PassTurn:
    """The player wants no larger world: the rest of the turn is given up."""


LayingAction = LayTile | PassTurn

_LINE = re.compile(r"([0-9]{1,3}): *(.+)")
_PLACE = re.compile(r"(-?[0-9]{1,7}),(-?[0-9]{1,7})")
_RIVER = re.compile(r"[0-5](?:-[0-5]){0,2}")


class LayingLineError(ValueError):
    """A line of the log that is no action; ``reason`` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


def line_of(player: int, action: LayingAction) -> str:
    """The line of the log for an action of a player, who is counted from 0."""
    return f"{player + 1}: {action_text(action)}"


def action_text(action: LayingAction) -> str:
    """An action in the notation."""
    if isinstance(action, PassTurn):
        return "pass"
    rivers = ("-".join(map(str, river)) for river in action.tile.rivers)
    return " ".join(("lay", f"{action.place.q},{action.place.r}", action.tile.terrain.value, *rivers))


def parse_line(line: str) -> tuple[int, LayingAction]:
    """Player (from 0) and action in a line of the log. LayingLineError if it is none."""
    parted = _LINE.fullmatch(line)
    if parted is None:
        text = QT_TRANSLATE_NOOP("files", "a line names a player and an action: 1: lay 0,0 mountain 3")
        raise LayingLineError(Reason(text))
    return int(parted[1]) - 1, parse_words(parted[2])


def parse_words(words: str) -> LayingAction:
    """The action in a text of the notation. LayingLineError if it is none."""
    match words.split():
        case ["pass"]:
            return PassTurn()
        case ["lay", place, terrain, *rivers]:
            return LayTile(_place(place), tile(_terrain(terrain), _rivers(rivers)))
    text = QT_TRANSLATE_NOOP("files", "there is no such action: {word}; tiles are laid (lay), or players pass")
    raise LayingLineError(Reason(text, word=shown(words)))


def _place(word: str) -> Hex:
    found = _PLACE.fullmatch(word)
    if found is None or max(abs(int(found[1])), abs(int(found[2]))) > COORDINATE_LIMIT:
        raise LayingLineError(
            Reason(QT_TRANSLATE_NOOP("files", "{word} is not a place, such as 2,-1"), word=shown(word))
        )
    return Hex(int(found[1]), int(found[2]))


def _terrain(word: str) -> Terrain:
    if word not in set(Terrain):
        raise LayingLineError(Reason(QT_TRANSLATE_NOOP("files", "there is no terrain {word}"), word=shown(word)))
    return Terrain(word)


def _rivers(words: list[str]) -> Rivers:
    for word in words:
        if not _RIVER.fullmatch(word):
            text = QT_TRANSLATE_NOOP("files", "{word} is not a river, such as 0-3 or the source 3")
            raise LayingLineError(Reason(text, word=shown(word)))
    rivers = ordered(map(int, word.split("-")) for word in words)
    if rivers and river_fault(rivers) is not None:
        text = QT_TRANSLATE_NOOP("files", "such rivers cannot lie on one tile: {rivers}")
        raise LayingLineError(Reason(text, rivers=shown(" ".join(words))))
    return rivers
