"""The words of the log about actions: in the third person, to be read later."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from rbdesigner.engine.core import actions as act
from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.messages import moment_names
from rbdesigner.messages.action_wording import ACTION_TEXTS, Texts, action_text, phrased, worded
from rbdesigner.messages.phrases import Phrase, capitalised, game_phrase, text
from rbdesigner.messages.thing_wording import player_title
from rbdesigner.translatable import QT_TRANSLATE_NOOP


def text_with_player(state: GameState, action: Action) -> str:
    """Word an action with the name of its player, at the moment before it."""
    if action.player == NONE:
        return action_text(state, action)
    return worded(state, action, PLAYER_TEXTS, player=player_title(state, action.player))


def without_player(sentence: str) -> str:
    """A text in which the player is empty, without the space that this leaves."""
    return re.sub(" {2,}", " ", sentence).strip()


PLAYER_TEXTS: Texts = {
    act.ChooseHome: QT_TRANSLATE_NOOP("wording", "{player} chooses {spot} as home"),
    act.Ask: QT_TRANSLATE_NOOP("wording", "{player} asks for a new order of play"),
    act.Waive: QT_TRANSLATE_NOOP("wording", "{player} does not ask for a new order of play"),
    act.CashIn: QT_TRANSLATE_NOOP("wording", "{player} stops praying and goes to the back of the row"),
    act.Pray: QT_TRANSLATE_NOOP("wording", "{player} keeps praying"),
    act.TakePosition: QT_TRANSLATE_NOOP("wording", "{player} takes position {number}"),
    act.Done: QT_TRANSLATE_NOOP("wording", "{player} is done with {phase}"),
    act.Propose: {
        "take": QT_TRANSLATE_NOOP("wording", "{player} asks {partner} for {goods}: {source} → {target}"),
        "give": QT_TRANSLATE_NOOP("wording", "{player} offers {goods} to {partner}: {source} → {target}"),
        "agree": QT_TRANSLATE_NOOP("wording", "{player} asks {partner} to agree: {deal}"),
    },
    act.Answer: {
        "agree": QT_TRANSLATE_NOOP("wording", "{player} agrees"),
        "refuse": QT_TRANSLATE_NOOP("wording", "{player} refuses"),
    },
    act.Transfer: {
        "load": QT_TRANSLATE_NOOP("wording", "{player} loads {goods} into {target}"),
        "load from": QT_TRANSLATE_NOOP("wording", "{player} loads {goods} from {source} into {target}"),
        "unload": QT_TRANSLATE_NOOP("wording", "{player} unloads {goods} from {source}"),
        "unload onto": QT_TRANSLATE_NOOP("wording", "{player} unloads {goods} from {source} {target:in}"),
        "hand": QT_TRANSLATE_NOOP("wording", "{player} hands {goods} from {source} to {target}"),
        "ferry": QT_TRANSLATE_NOOP("wording", "{player} ferries {goods} from {source} to {target}"),
    },
    act.Produce: QT_TRANSLATE_NOOP(
        "wording", "{player} runs the {building} at {tile}|inputs:{player} runs the {building} at {tile} with {inputs}"
    ),
    act.Make: {
        "on water": QT_TRANSLATE_NOOP(
            "wording", "{player} makes {kind:a} {spot:in}|inputs:{player} makes {kind:a} {spot:in} from {inputs}"
        ),
        "of": QT_TRANSLATE_NOOP(
            "wording",
            "{player} makes {kind:a} of {transporter}|inputs:{player} makes {kind:a} of {transporter} and {inputs}",
        ),
        "with": QT_TRANSLATE_NOOP(
            "wording",
            "{player} makes {kind:a} with {transporter}"
            "|inputs:{player} makes {kind:a} with {transporter} from {inputs}",
        ),
    },
    act.Dismantle: QT_TRANSLATE_NOOP("wording", "{player} puts {transporter} out of use"),
    act.Breed: QT_TRANSLATE_NOOP("wording", "{player} lets the donkeys at {tile} breed"),
    act.Research: QT_TRANSLATE_NOOP(
        "wording", "{player} researches {subject}|inputs:{player} researches {subject} with {inputs}"
    ),
    act.Upgrade: QT_TRANSLATE_NOOP("wording", "{player} upgrades the {building} at {tile} to {upgraded:a}"),
    act.Step: QT_TRANSLATE_NOOP("wording", "{player} moves {transporter} to {spot}"),
    act.Lead: QT_TRANSLATE_NOOP("wording", "{player} lets {goods} {spot:in} follow {transporter}"),
    act.LetGo: QT_TRANSLATE_NOOP("wording", "{player} lets {goods} of {transporter} stay {spot:in}"),
    act.TakeAboard: QT_TRANSLATE_NOOP("wording", "{player} takes {passenger} aboard {carrier}"),
    act.SetDown: QT_TRANSLATE_NOOP("wording", "{player} sets {passenger} down from {carrier} {spot:in}"),
    act.Build: {
        "building": QT_TRANSLATE_NOOP(
            "wording",
            "{player} builds {building:a} {spot:in}|inputs:{player} builds {building:a} {spot:in} for {inputs}",
        ),
        "mine": QT_TRANSLATE_NOOP(
            "wording",
            "{player} builds {building:a} {spot:in} with {mixture}"
            "|inputs:{player} builds {building:a} {spot:in} with {mixture} for {inputs}",
        ),
    },
    act.Shaft: QT_TRANSLATE_NOOP(
        "wording",
        "{player} adds a shaft with {mixture} to the mine at {here}"
        "|inputs:{player} adds a shaft with {mixture} to the mine at {here} for {inputs}",
    ),
    act.BuildRoad: QT_TRANSLATE_NOOP(
        "wording",
        "{player} builds a road from {here} to {place}"
        "|inputs:{player} builds a road from {here} to {place} for {inputs}",
    ),
    act.BuildBridge: QT_TRANSLATE_NOOP(
        "wording", "{player} builds a bridge over {site}|inputs:{player} builds a bridge over {site} for {inputs}"
    ),
    act.BuildWall: {
        "new": QT_TRANSLATE_NOOP(
            "wording",
            "{player} builds a wall from {here} towards {place}"
            "|inputs:{player} builds a wall from {here} towards {place} for {inputs}",
        ),
        "stronger": QT_TRANSLATE_NOOP(
            "wording",
            "{player} strengthens the wall from {here} towards {place}"
            "|inputs:{player} strengthens the wall from {here} towards {place} for {inputs}",
        ),
        "neutral": QT_TRANSLATE_NOOP(
            "wording",
            "{player} strengthens and takes over the neutral wall from {here} towards {place}"
            "|inputs:{player} strengthens and takes over the neutral wall from {here} towards {place} for {inputs}",
        ),
    },
    act.Demolish: {
        "players": QT_TRANSLATE_NOOP(
            "wording",
            "{player} demolishes the wall of {owner} from {here} towards {place}"
            "|inputs:{player} demolishes the wall of {owner} from {here} towards {place} for {inputs}",
        ),
        "neutral": QT_TRANSLATE_NOOP(
            "wording",
            "{player} demolishes the neutral wall from {here} towards {place}"
            "|inputs:{player} demolishes the neutral wall from {here} towards {place} for {inputs}",
        ),
    },
    act.Brick: QT_TRANSLATE_NOOP(
        "wording", "{player} buys a brick of the wonder|inputs:{player} buys a brick of the wonder for {inputs}"
    ),
}
"""Sentences about a player."""


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
