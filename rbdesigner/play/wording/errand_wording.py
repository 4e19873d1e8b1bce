"""Sentences about errands: where a transporter goes, what it brings there, and what it takes or leaves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from rbdesigner.engine.core.actions import Action, Lead, LetGo, Step, Transfer
from rbdesigner.engine.core.codes import GEESE
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import legality
from rbdesigner.messages import things
from rbdesigner.messages.action_wording import ACTION_TEXTS, COUNTED, worded
from rbdesigner.messages.phrases import Listing, Phrase, Value, capitalised, text
from rbdesigner.play.errands import mover_of
from rbdesigner.translatable import QT_TRANSLATE_NOOP

Load = Counter[int]
"""Goods with their numbers."""


def errand_text(state: GameState, actions: Sequence[Action]) -> str:
    """Word the errand of one transporter; ``state`` goes on with it.

    A way with goods is one: ``Donkey 2: 1 board → the woods at (1, 0)``.
    """
    if not any(isinstance(action, Step) for action in actions):
        return ". ".join(_each_text(state, actions))
    mover = mover_of(actions[0])
    way = _Way(mover)
    for action in actions:
        way.go_on(state, action)
        legality.apply(state, action)
    return text(way.phrase(state))


def _each_text(state: GameState, actions: Sequence[Action]) -> Iterator[str]:
    """Actions one by one, equal ones told as one."""
    for action, group in groupby(actions):
        times = len(list(group))
        one_by_one = 1 if isinstance(action, COUNTED) else times
        for _ in range(one_by_one):
            yield capitalised(worded(state, action, ACTION_TEXTS, times))
            for _ in range(times // one_by_one):
                legality.apply(state, action)


class _Leg(NamedTuple):
    """A part of a way: the spot where it ends, and what is brought there."""

    goods: Load
    spot: int


class _Way:
    """The way of a transporter, with the goods that it handles.

    ``left`` is what was put down before it set out, ``down`` what was put down since the last step, ``taken`` what was
    loaded since then, ``aboard`` what was loaded before and is still there.
    """

    def __init__(self, mover: int) -> None:
        self._mover = mover
        self._legs: list[_Leg] = []
        self._left, self._down, self._taken, self._aboard = Load(), Load(), Load(), Load()
        self._has_moved = False

    def go_on(self, state: GameState, action: Action) -> None:
        """Take note of an action in the state before it."""
        if isinstance(action, Transfer):
            (self._load if action.target == ~self._mover else self._unload)(action.good)
        elif isinstance(action, Lead):
            self._load(GEESE)
        elif isinstance(action, LetGo):
            self._unload(GEESE)
        elif isinstance(action, Step):
            self._set_out(state.spots[self._mover])

    def _load(self, good: int) -> None:
        if self._down[good]:
            self._down[good] -= 1
        else:
            self._taken[good] += 1

    def _unload(self, good: int) -> None:
        if self._taken[good]:
            self._taken[good] -= 1
            return
        self._aboard[good] = max(0, self._aboard[good] - 1)
        self._down[good] += 1

    def _set_out(self, spot: int) -> None:
        if not self._has_moved:
            self._left = self._down
        elif +self._down:
            self._legs.append(_Leg(self._down, spot))
        self._aboard += self._taken
        self._down, self._taken, self._has_moved = Load(), Load(), True

    def phrase(self, state: GameState) -> Phrase:
        """All of it, in the state after it."""
        told = self._way(state, _Leg(self._down + self._aboard, state.spots[self._mover]))
        if +self._taken:
            takes = QT_TRANSLATE_NOOP("hint", "{errand}, takes {goods}")
            told = Phrase("hint", takes, {"errand": told, "goods": _goods(self._taken)})
        if +self._left:
            leaves = QT_TRANSLATE_NOOP("hint", "{errand}, leaves {goods} behind")
            told = Phrase("hint", leaves, {"errand": told, "goods": _goods(self._left)})
        return told

    def _way(self, state: GameState, last: _Leg) -> Phrase:
        name = things.transporter(state, self._mover)
        spot = things.spot(state, last.spot)
        if self._legs:
            legs = Listing([_leg(state, each) for each in (*self._legs, last)])
            return Phrase("hint", QT_TRANSLATE_NOOP("hint", "{name}: {ways}"), {"name": name, "ways": legs})
        if not last.goods:
            return Phrase("hint", QT_TRANSLATE_NOOP("hint", "{name} → {spot}"), {"name": name, "spot": spot})
        source = QT_TRANSLATE_NOOP("hint", "{name}: {goods} → {spot}")
        return Phrase("hint", source, {"name": name, "goods": _goods(last.goods), "spot": spot})


def _leg(state: GameState, leg: _Leg) -> Phrase:
    spot = things.spot(state, leg.spot)
    if not leg.goods:
        return Phrase("hint", QT_TRANSLATE_NOOP("hint", "→ {spot}"), {"spot": spot})
    source = QT_TRANSLATE_NOOP("hint", "{goods} → {spot}")
    return Phrase("hint", source, {"goods": _goods(leg.goods), "spot": spot})


def _goods(load: Load) -> Value:
    return things.counts(sorted(load.items()))
