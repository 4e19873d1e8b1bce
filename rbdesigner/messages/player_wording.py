"""Actions in the third person: ``Bert loads 2 boards into donkey 3``."""

from __future__ import annotations

from rbdesigner.engine import actions as act
from rbdesigner.engine.actions import Action
from rbdesigner.engine.codes import NONE
from rbdesigner.engine.state import GameState
from rbdesigner.messages.action_wording import Texts, action_text, worded
from rbdesigner.messages.thing_wording import player_title
from rbdesigner.messages.translatable import QT_TRANSLATE_NOOP
from rbdesigner.messages.translation import translate


def told_of_player(state: GameState, action: Action) -> str:
    """The sentence about a player's action, with the name.

    Said at the moment before.
    """
    if action.player == NONE:
        return action_text(state, action)
    told = translate("wording", "{player} {does}")
    return told.format(player=player_title(state, action.player), does=deed_text(state, action))


def deed_text(state: GameState, action: Action, times: int = 1) -> str:
    """The predicate: ``builds a sawmill on the woods at 0,1``.

    COUNTED ones with a number.
    """
    return worded(state, action, DEED_TEXTS, times)


DEED_TEXTS: Texts = {
    act.ChooseHome: QT_TRANSLATE_NOOP("wording", "chooses {place} as home"),
    act.Ask: QT_TRANSLATE_NOOP("wording", "asks for a new order of play"),
    act.Waive: QT_TRANSLATE_NOOP("wording", "does not ask for a new order of play"),
    act.CashIn: QT_TRANSLATE_NOOP("wording", "stops praying and goes to the back of the row"),
    act.Pray: QT_TRANSLATE_NOOP("wording", "keeps praying"),
    act.TakePosition: QT_TRANSLATE_NOOP("wording", "takes position {number}"),
    act.Done: QT_TRANSLATE_NOOP("wording", "is done with {phase}"),
    act.Propose: {
        "take": QT_TRANSLATE_NOOP("wording", "asks {partner} for {goods}: {source} → {target}"),
        "give": QT_TRANSLATE_NOOP("wording", "offers {goods} to {partner}: {source} → {target}"),
        "agree": QT_TRANSLATE_NOOP("wording", "asks {partner} to agree: {deal}"),
    },
    act.Answer: {
        "agree": QT_TRANSLATE_NOOP("wording", "agrees"),
        "refuse": QT_TRANSLATE_NOOP("wording", "refuses"),
    },
    act.Transfer: {
        "load": QT_TRANSLATE_NOOP("wording", "loads {goods} into {target}"),
        "load from": QT_TRANSLATE_NOOP("wording", "loads {goods} from {source} into {target}"),
        "unload": QT_TRANSLATE_NOOP("wording", "unloads {goods} from {source}"),
        "unload onto": QT_TRANSLATE_NOOP("wording", "unloads {goods} from {source} {target}"),
        "hand": QT_TRANSLATE_NOOP("wording", "hands {goods} from {source} to {target}"),
        "ferry": QT_TRANSLATE_NOOP("wording", "ferries {goods} from {source} to {target}"),
    },
    act.Produce: QT_TRANSLATE_NOOP("wording", "runs the {building} at {tile}"),
    act.Make: {
        "on water": QT_TRANSLATE_NOOP("wording", "makes a {kind} {spot}"),
        "of": QT_TRANSLATE_NOOP("wording", "makes a {kind} of {transporter}"),
        "with": QT_TRANSLATE_NOOP("wording", "makes a {kind} with {transporter}"),
    },
    act.Dismantle: QT_TRANSLATE_NOOP("wording", "puts {transporter} out of use"),
    act.Breed: QT_TRANSLATE_NOOP("wording", "lets the donkeys at {tile} breed"),
    act.Research: QT_TRANSLATE_NOOP("wording", "researches {subject}"),
    act.Upgrade: QT_TRANSLATE_NOOP("wording", "upgrades the {building} at {tile} to {upgraded}"),
    act.Step: QT_TRANSLATE_NOOP("wording", "moves {transporter} to {spot}"),
    act.Lead: QT_TRANSLATE_NOOP("wording", "lets {goods} {spot} follow {transporter}"),
    act.LetGo: QT_TRANSLATE_NOOP("wording", "lets {goods} of {transporter} stay {spot}"),
    act.TakeAboard: QT_TRANSLATE_NOOP("wording", "takes {passenger} aboard {carrier}"),
    act.SetDown: QT_TRANSLATE_NOOP("wording", "sets {passenger} down from {carrier} {spot}"),
    act.Build: {
        "building": QT_TRANSLATE_NOOP("wording", "builds {building} {spot}"),
        "mine": QT_TRANSLATE_NOOP("wording", "builds {building} {spot} with {mixture}"),
    },
    act.Shaft: QT_TRANSLATE_NOOP("wording", "adds a shaft with {mixture} to the mine at {here}"),
    act.BuildRoad: QT_TRANSLATE_NOOP("wording", "builds a road from {here} to {place}"),
    act.BuildBridge: QT_TRANSLATE_NOOP("wording", "builds a bridge over {site}"),
    act.BuildWall: {
        "new": QT_TRANSLATE_NOOP("wording", "builds a wall from {here} towards {place}"),
        "stronger": QT_TRANSLATE_NOOP("wording", "strengthens the wall from {here} towards {place}"),
    },
    act.Demolish: QT_TRANSLATE_NOOP("wording", "demolishes the wall of {owner} from {here} towards {place}"),
    act.Brick: QT_TRANSLATE_NOOP("wording", "buys a brick of the wonder"),
}
