"""Reminders for a player who ends a phase now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rbdesigner.engine import legality, turn_sequence
from rbdesigner.engine.actions import Action, Brick, Dismantle, Done, Step, Transfer
from rbdesigner.engine.codes import MAKES, NONE, TRANSPORTERS, WORTHS, Count
from rbdesigner.engine.reach import present
from rbdesigner.engine.state import GameState, Phase
from rbdesigner.engine.supply import tile_of_place
from rbdesigner.play.oversights import Oversight, OversightKind, oversights
from rbdesigner.ui.game.choices.urgent import upgrades_open
from rbdesigner.ui.game.words.action_wording import action_text
from rbdesigner.ui.game.words.thing_wording import (
    at_text,
    building_text,
    counts_text,
    good_text,
    tile_text,
    translate,
    transporter_text,
)
from rbdesigner.ui.widgets.terms import QT_TRANSLATE_NOOP, name


@dataclass(frozen=True, slots=True)
class Reminder:
    """A reminder: its text and where, on these tiles or with these transporters."""

    text: str
    tiles: tuple[int, ...] = ()
    transporters: tuple[int, ...] = ()


def reminders(state: GameState, player: int, ahead: Iterable[Oversight] = ()) -> list[Reminder]:
    """Short reminders, the gravest first; empty where all is done.

    ``ahead``: what a look ahead has found.
    """
    if not state.in_play or state.player != player:
        return []
    legal = legality.legal_actions(state, player)
    if state.production.excess:
        return _too_many(legal)
    passing = [*_upgradable(state), *_wasted(state, player)]
    return [*passing, *_wealth_left(state, legal), *_forgotten(state, [*oversights(state, legal), *ahead]),
            *_unmoved(state, legal), *_brick_left(state, legal)]  # fmt: skip


def left_after(state: GameState, player: int, actions: Iterable[Action]) -> str:
    """The next open choice after these actions, or the first reminder.

    Of production; empty if there is nothing but goods to move.
    """
    after = state.copy()
    for action in actions:
        legality.apply(after, action)
    deeds = (one for one in legality.legal_actions(after, player) if not isinstance(one, Done | Transfer))
    deed = next(deeds, None)
    left = reminders(after, player)
    return action_text(after, deed) if deed is not None else left[0].text if left else ""


def _forgotten(state: GameState, found: Sequence[Oversight]) -> list[Reminder]:
    """A reminder for each kind of oversight, which names it if it is one alone."""
    reminders = []
    for kind in OversightKind:
        alike = [one for one in found if one.kind is kind]
        if alike:
            text = _ONE[kind](state, alike[0]) if len(alike) == 1 else _several(kind, len(alike))
            reminders.append(Reminder(text, tuple(one.tile for one in alike)))
    return reminders


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
"""What is said of one of a kind alone."""


def _too_many(legal: list[Action]) -> list[Reminder]:
    text = translate("ChoicesPanel", "one transporter too many: put one out of use")
    return [Reminder(text, transporters=tuple(one.transporter for one in legal if isinstance(one, Dismantle)))]


def _upgradable(state: GameState) -> list[Reminder]:
    text = translate("ChoicesPanel", "only now: {upgrade}")
    return [Reminder(text.format(upgrade=action_text(state, one)), (one.tile,)) for one in upgrades_open(state)]


def _wasted(state: GameState, player: int) -> list[Reminder]:
    """Goods that lie where the player could take them up, and are lost (R3, F8)."""
    lost: dict[int, list[Count]] = {}
    for one in turn_sequence.wasted(state):
        lost.setdefault(one.place, []).append((one.good, one.count))
    text = translate("ChoicesPanel", "lost when production ends: {goods} {where}")
    return [
        Reminder(text.format(goods=counts_text(goods), where=at_text(state, place)), (tile,))
        for place, goods in lost.items()
        if present(state, player, tile := tile_of_place(state, place))
    ]


def _wealth_left(state: GameState, legal: list[Action]) -> list[Reminder]:
    if not state.is_last_turn or state.phase < Phase.BUILDING:
        return []
    lying: dict[int, dict[int, None]] = {}
    for one in legal:
        if isinstance(one, Transfer) and one.source >= 0 and one.target < 0 and WORTHS[one.good]:
            lying.setdefault(one.good, {})[state.topology.spot_tiles[one.source]] = None
    text = translate("ChoicesPanel", "{good} on the ground counts nothing at the end")
    return [Reminder(text.format(good=good_text(good)), tuple(tiles)) for good, tiles in lying.items()]


def _unmoved(state: GameState, legal: list[Action]) -> list[Reminder]:
    if state.phase is not Phase.MOVEMENT:
        return []
    can = sorted({one.transporter for one in legal if isinstance(one, Step)})
    left = tuple(one for one in can if one not in state.movement.points and state.carriers[one] == NONE)
    number = len(left)
    text = translate("ChoicesPanel", "%n transporters have not moved", None, number)
    return [Reminder(text, transporters=left)] if left else []


def _brick_left(state: GameState, legal: list[Action]) -> list[Reminder]:
    if state.is_last_turn and any(isinstance(one, Brick) for one in legal):
        home = state.topology.spot_tiles[state.homes[state.player]]
        return [Reminder(translate("ChoicesPanel", "a brick could be bought"), (home,))]
    return []
