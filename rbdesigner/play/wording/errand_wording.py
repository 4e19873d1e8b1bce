"""Errands in words: a line for all that one transporter does on end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from rbdesigner.engine.core.actions import Action, Lead, LetGo, Step, Transfer
from rbdesigner.engine.core.codes import GEESE
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import legality
from rbdesigner.messages import things
from rbdesigner.messages.action_wording import ACTION_TEXTS, COUNTED, worded
from rbdesigner.messages.phrases import capitalised, game_text
from rbdesigner.play.errands import mover_of
from rbdesigner.translatable import QT_TRANSLATE_NOOP


def errand_text(state: GameState, actions: Sequence[Action]) -> str:
    """Word the errand of one transporter; ``state`` goes on with it.

    A way with goods is one: ``Donkey 2: 1 board → the woods at (1, 0)``.
    """
    if not any(isinstance(action, Step) for action in actions):
        return "; ".join(_each_text(state, actions))
    mover = mover_of(actions[0])
    loaded, unloaded = Counter[int](), Counter[int]()
    for action in actions:
        if isinstance(action, Transfer):
            (loaded if action.target == ~mover else unloaded)[action.good] += 1
        elif isinstance(action, Lead | LetGo):
            (loaded if isinstance(action, Lead) else unloaded)[GEESE] += 1
        legality.apply(state, action)
    goods = things.counts(sorted((loaded | unloaded).items()))
    name, spot = things.transporter(state, mover), things.spot(state, state.spots[mover])
    if loaded or unloaded:
        return game_text(
            QT_TRANSLATE_NOOP("hint", "{name}: {goods} → {spot}"), context="hint", name=name, goods=goods, spot=spot
        )
    return game_text(QT_TRANSLATE_NOOP("hint", "{name} → {spot}"), context="hint", name=name, spot=spot)


def _each_text(state: GameState, actions: Sequence[Action]) -> Iterator[str]:
    """Actions one by one, equal ones told as one."""
    for action, group in groupby(actions):
        times = len(list(group))
        one_by_one = 1 if isinstance(action, COUNTED) else times
        for _ in range(one_by_one):
            yield capitalised(worded(state, action, ACTION_TEXTS, times))
            for _ in range(times // one_by_one):
                legality.apply(state, action)
