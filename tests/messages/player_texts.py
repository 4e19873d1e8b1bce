"""The text of an action under the heading of its player: ``builds a sawmill on the woods at (0, 1)``."""

from __future__ import annotations

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.state import GameState
from rbdesigner.messages.action_wording import worded
from rbdesigner.messages.log_wording import PLAYER_TEXTS, without_player


def text_without_player(state: GameState, action: Action, times: int = 1) -> str:
    return without_player(worded(state, action, PLAYER_TEXTS, times, player=""))
