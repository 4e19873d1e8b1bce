"""Actions in the third person: ``Bert loads 2 boards into donkey 3``."""

from __future__ import annotations

import re

from rbdesigner.engine.core import actions as act
from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.messages.action_wording import Texts, action_text, worded
from rbdesigner.messages.thing_wording import player_title
from rbdesigner.translatable import QT_TRANSLATE_NOOP


def text_with_player(state: GameState, action: Action) -> str:
    """Word an action with the name of its player, at the moment before it."""
    if action.player == NONE:
        return action_text(state, action)
    return worded(state, action, PLAYER_TEXTS, player=player_title(state, action.player))


def text_without_player(state: GameState, action: Action, times: int = 1) -> str:
    """Word an action without its player, who stands in the heading: ``builds a sawmill on the woods at (0, 1)``.

    COUNTED ones have a number.
    """
    return without_player(worded(state, action, PLAYER_TEXTS, times, player=""))


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
