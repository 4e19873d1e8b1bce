"""Reminders in the language of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import MAKES, TRANSPORTERS
from rbdesigner.engine.core.state import GameState
from rbdesigner.messages import things
from rbdesigner.messages.action_wording import action_text
from rbdesigner.messages.nouns import name
from rbdesigner.messages.phrases import game_text
from rbdesigner.messages.thing_wording import (
    building_text,
    counts_text,
    good_text,
    tile_text,
    transporter_text,
)
from rbdesigner.messages.translation import add_plural, translate
from rbdesigner.play.oversights import Oversight, OversightKind
from rbdesigner.play.reminders import Reminder, ReminderKind, left_after
from rbdesigner.translatable import QT_TRANSLATE_NOOP


def reminder_text(state: GameState, reminder: Reminder) -> str:
    """The text of a reminder."""
    return _TEXTS[reminder.kind](state, reminder)


def left_text(state: GameState, player: int, actions: Iterable[Action]) -> str:
    """Word the next open choice of production after these actions, or the first reminder; empty if nothing is left."""
    after, left = left_after(state, player, actions)
    if isinstance(left, Reminder):
        return reminder_text(after, left)
    return action_text(after, left) if left is not None else ""


def _excess(_state: GameState, _reminder: Reminder) -> str:
    return translate("ChoicesPanel", "one transporter too many: put one out of use")


def _upgrade(state: GameState, reminder: Reminder) -> str:
    assert reminder.upgrade is not None
    return translate("ChoicesPanel", "only now: {upgrade}").format(upgrade=action_text(state, reminder.upgrade))


def _wasted(state: GameState, reminder: Reminder) -> str:
    source = QT_TRANSLATE_NOOP("ChoicesPanel", "lost when production ends: {goods} {holder:in}")
    goods, holder = things.goods_row(reminder.goods), things.holder(state, reminder.holder)
    return game_text(source, context="ChoicesPanel", goods=goods, holder=holder)


def _worthless(_state: GameState, reminder: Reminder) -> str:
    text = translate("ChoicesPanel", "{good} on the ground counts for nothing at the end")
    return text.format(good=good_text(reminder.goods[0][0]))


def _unmoved(_state: GameState, reminder: Reminder) -> str:
    number = len(reminder.transporters)
    return translate("ChoicesPanel", "%n transporters have not moved", None, number)


def _brick(_state: GameState, _reminder: Reminder) -> str:
    return translate("ChoicesPanel", "a brick could be bought")


def _forgotten(state: GameState, reminder: Reminder) -> str:
    """One oversight by its name, several by how many they are."""
    first, *others = reminder.oversights
    return _several(first.kind, len(reminder.oversights)) if others else _ONE[first.kind](state, first)


_TEXTS: dict[ReminderKind, Callable[[GameState, Reminder], str]] = {
    ReminderKind.EXCESS: _excess,
    ReminderKind.UPGRADE: _upgrade,
    ReminderKind.WASTED: _wasted,
    ReminderKind.WORTHLESS: _worthless,
    ReminderKind.OVERSIGHT: _forgotten,
    ReminderKind.UNMOVED: _unmoved,
    ReminderKind.BRICK: _brick,
}


def _several(kind: OversightKind, count: int) -> str:
    text = {
        OversightKind.RESEARCH: QT_TRANSLATE_NOOP("ChoicesPanel", "research is possible on %n tiles"),
        OversightKind.LAUNCH: QT_TRANSLATE_NOOP("ChoicesPanel", "%n factories could make a transporter"),
        OversightKind.BREED: QT_TRANSLATE_NOOP("ChoicesPanel", "donkeys could breed on %n tiles"),
        OversightKind.RUN: QT_TRANSLATE_NOOP("ChoicesPanel", "%n buildings could work"),
        OversightKind.LEFT_BEHIND: QT_TRANSLATE_NOOP("ChoicesPanel", "geese are left behind on %n tiles"),
        OversightKind.LOST: QT_TRANSLATE_NOOP("ChoicesPanel", "goods will be lost on %n tiles"),
        OversightKind.FEED: QT_TRANSLATE_NOOP("ChoicesPanel", "%n idle buildings could be fed"),
        OversightKind.HATCH: QT_TRANSLATE_NOOP("ChoicesPanel", "geese would breed on %n tiles if left alone"),
    }[kind]
    return translate("ChoicesPanel", text, None, count)


def _research(state: GameState, one: Oversight) -> str:
    return translate("ChoicesPanel", "research is possible on {tile}").format(tile=tile_text(state, one.tile))


def _launch(state: GameState, one: Oversight) -> str:
    launch = MAKES[state.buildings[one.tile]]
    assert launch is not None
    text = translate("ChoicesPanel", "a {kind} could be made on {tile}")
    return text.format(kind=name(TRANSPORTERS[launch.kind]), tile=tile_text(state, one.tile))


def _breed(state: GameState, one: Oversight) -> str:
    return translate("ChoicesPanel", "the donkeys on {tile} could breed").format(tile=tile_text(state, one.tile))


def _run(state: GameState, one: Oversight) -> str:
    text = translate("ChoicesPanel", "{building} on {tile} could work")
    return text.format(building=building_text(state.buildings[one.tile]), tile=tile_text(state, one.tile))


def _left_behind(state: GameState, one: Oversight) -> str:
    text = translate("ChoicesPanel", "left behind: {geese} on {tile}")
    return text.format(geese=counts_text(one.goods), tile=tile_text(state, one.tile))


def _lost(state: GameState, one: Oversight) -> str:
    text = translate("ChoicesPanel", "will be lost: {goods} on {tile}")
    return text.format(goods=counts_text(one.goods), tile=tile_text(state, one.tile))


def _feed(state: GameState, one: Oversight) -> str:
    text = translate("ChoicesPanel", "{building} on {tile} idles: {transporter} could bring {goods}")
    return text.format(
        building=building_text(state.buildings[one.tile]),
        tile=tile_text(state, one.tile),
        transporter=transporter_text(state, one.transporter),
        goods=counts_text(one.goods),
    )


def _hatch(state: GameState, one: Oversight) -> str:
    return translate("ChoicesPanel", "the geese on {tile} would breed if left alone").format(
        tile=tile_text(state, one.tile)
    )


_ONE: dict[OversightKind, Callable[[GameState, Oversight], str]] = {
    OversightKind.RESEARCH: _research,
    OversightKind.LAUNCH: _launch,
    OversightKind.BREED: _breed,
    OversightKind.RUN: _run,
    OversightKind.LEFT_BEHIND: _left_behind,
    OversightKind.LOST: _lost,
    OversightKind.FEED: _feed,
    OversightKind.HATCH: _hatch,
}
"""The texts for a single one of a kind."""

for _many, _one in (
    ("%n transporters have not moved", "%n transporter has not moved"),
    ("research is possible on %n tiles", "research is possible on %n tile"),
    ("%n factories could make a transporter", "%n factory could make a transporter"),
    ("donkeys could breed on %n tiles", "donkeys could breed on %n tile"),
    ("%n buildings could work", "%n building could work"),
    ("geese are left behind on %n tiles", "geese are left behind on %n tile"),
    ("goods will be lost on %n tiles", "goods will be lost on %n tile"),
    ("%n idle buildings could be fed", "%n idle building could be fed"),
    ("geese would breed on %n tiles if left alone", "geese would breed on %n tile if left alone"),
):
    add_plural(_many, _one)
