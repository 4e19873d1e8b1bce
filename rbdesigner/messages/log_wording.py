"""The words of the log about actions, to be read later."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from rbdesigner.engine.core import actions as act
from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.messages import moment_names
from rbdesigner.messages.action_wording import ACTION_TEXTS, phrased
from rbdesigner.messages.phrases import Phrase, capitalised, game_phrase, text
from rbdesigner.messages.player_wording import PLAYER_TEXTS, without_player
from rbdesigner.messages.thing_wording import player_title
from rbdesigner.translatable import QT_TRANSLATE_NOOP

SILENT = (act.Waive, act.Done)
"""Actions of which the log says nothing: what follows tells them."""
NAMING = (act.ChooseHome, act.Ask, act.CashIn, act.Pray, act.TakePosition, act.Propose, act.Answer)
"""Actions whose texts name the player where there are several; of all others a heading says whose they are."""


class EntryPhrase(NamedTuple):
    """The phrase of the log about an action, to be read later, and its form.

    ``is_named`` tells that it begins with the name of the player, which is written as it is.
    """

    phrase: Phrase
    form: str
    is_named: bool

    def __str__(self) -> str:
        made = text(self.phrase, self.form)
        return made if self.is_named else capitalised(without_player(made))

    def repeated(self, times: int) -> EntryPhrase:
        """The same of a COUNTED action that is done several times on end."""
        goods = self.phrase.values["goods"]
        assert isinstance(goods, Phrase)
        values = {**self.phrase.values, "goods": replace(goods, number=times)}
        return self._replace(phrase=replace(self.phrase, values=values))


def entry_phrase(state: GameState, action: Action) -> EntryPhrase | None:
    """Word an action for the log, at the moment before it; None for what goes without saying."""
    if isinstance(action, SILENT):
        return None
    solo = state.terms.solo
    if action.player == NONE:
        silent = solo and isinstance(action, act.Figures)
        return None if silent else EntryPhrase(*phrased(state, action, ACTION_TEXTS), False)
    is_named = isinstance(action, NAMING) and not solo
    player = player_title(state, action.player) if is_named else ""
    return EntryPhrase(*phrased(state, action, PLAYER_TEXTS, player=player), is_named)


def entry_text(state: GameState, action: Action) -> str:
    """The text of :func:`entry_phrase`; empty for what goes without saying."""
    return str(entry_phrase(state, action) or "")


_WAIVED = QT_TRANSLATE_NOOP("wording", "The order of play is not asked for: it cannot matter")
_PASSED: Mapping[Phase, str] = {
    Phase.PRODUCTION: QT_TRANSLATE_NOOP("wording", "Passed over: there is nothing to decide"),
    Phase.MOVEMENT: QT_TRANSLATE_NOOP("wording", "Passed over: nothing can move"),
    Phase.BUILDING: QT_TRANSLATE_NOOP("wording", "Passed over: nothing can be built"),
    Phase.WONDER: QT_TRANSLATE_NOOP("wording", "Passed over: nothing pays for a brick"),
}


def passed_phrase(action: Action, phase: Phase) -> Phrase | None:
    """The words about a phase or question that was passed over, if any."""
    if isinstance(action, act.Waive):
        return game_phrase(_WAIVED)
    source = _PASSED.get(phase) if isinstance(action, act.Done) else None
    return game_phrase(source) if source is not None else None


def phase_heading(turn: int, phase: int) -> Phrase:
    """The beginning of a phase: ``Turn 3 · movement``."""
    return game_phrase(
        QT_TRANSLATE_NOOP("wording", "Turn {turn} · {phase}"), turn=turn, phase=moment_names.phase(Phase(phase))
    )
