"""All that needs no choice in the production phase, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rbdesigner.engine.core.actions import Action, Produce
from rbdesigner.engine.core.codes import NONE, RUN
from rbdesigner.engine.core.state import GameState
from rbdesigner.messages.action_wording import action_text
from rbdesigner.messages.phrases import capitalised
from rbdesigner.messages.run_wording import gain_text
from rbdesigner.messages.thing_wording import building_text, tile_text
from rbdesigner.messages.translation import translate


def choiceless_texts(state: GameState, actions: Iterable[Action]) -> list[str]:
    """Name each thing that is done, with how often: ``Sawmill on (0, 0): 2 × 1 trunk → 2 boards``."""
    counts = Counter(_texts(state, one) for one in actions)
    once = translate("ChoicesPanel", "{where}: {gain}")
    often = translate("ChoicesPanel", "{where}: {times} × {gain}")
    texts = []
    for (where, gain), count in counts.items():
        if not where:
            texts.append(gain)
        else:
            texts.append((often if count > 1 else once).format(where=where, times=count, gain=gain))
    return texts


def _texts(state: GameState, action: Action) -> tuple[str, str]:
    """Where a building runs, and what it makes of what; of all else only what it is."""
    if not isinstance(action, Produce):
        return "", action_text(state, action)
    tile = state.tile_of(action.transporter)
    building = state.buildings[tile]
    run = RUN[building] if building != NONE else None
    where = translate("ChoicesPanel", "{building} on {tile}").format(
        building=capitalised(building_text(building)), tile=tile_text(state, tile)
    )
    return where, gain_text(run, action.inputs)
