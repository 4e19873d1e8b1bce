"""What a player leaves undone who ends a phase now."""

from __future__ import annotations

from dataclasses import dataclass

from rbdesigner.engine import flow, legality
from rbdesigner.engine.actions import Action, Brick, Dismantle, Make, Produce, Step, Transfer
from rbdesigner.engine.codes import NONE, WORTHS, Count
from rbdesigner.engine.reach import present
from rbdesigner.engine.state import GameState, Phase
from rbdesigner.engine.supply import tile_of_place
from rbdesigner.ui.play.choices.pressing import upgrades_open
from rbdesigner.ui.play.words.action_wording import action_text
from rbdesigner.ui.play.words.thing_wording import at_text, building_text, counts_text, good_text, tile_text, translate


@dataclass(frozen=True, slots=True)
class Reminder:
    """What is left undone, and where: on these tiles, or with these transporters."""

    text: str
    tiles: tuple[int, ...] = ()
    transporters: tuple[int, ...] = ()


def undone(state: GameState, player: int) -> list[Reminder]:
    """Short reminders, the gravest first; empty where all is done."""
    if not state.in_play or state.player != player:
        return []
    legal = legality.legal_actions(state, player)
    if state.production.excess:
        return _too_many(legal)
    passing = [*_upgradable(state), *_wasted(state, player)]
    return [*passing, *_wealth_left(state, legal), *_unfed(state, legal), *_unmoved(state, legal),
            *_brick_left(state, legal)]  # fmt: skip


def _too_many(legal: list[Action]) -> list[Reminder]:
    text = translate("ChoicesPanel", "one transporter too many: put one out of use")
    return [Reminder(text, transporters=tuple(one.transporter for one in legal if isinstance(one, Dismantle)))]


def _upgradable(state: GameState) -> list[Reminder]:
    text = translate("ChoicesPanel", "only now: {upgrade}")
    return [Reminder(text.format(upgrade=action_text(state, one)), (one.tile,)) for one in upgrades_open(state)]


def _wasted(state: GameState, player: int) -> list[Reminder]:
    """What lies about where the player could still take it up, and goes for nothing (R3, F8)."""
    lost: dict[int, list[Count]] = {}
    for one in flow.wasted(state):
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


def _unfed(state: GameState, legal: list[Action]) -> list[Reminder]:
    tiles = dict.fromkeys(state.tile_of(one.transporter) for one in legal if isinstance(one, Produce | Make))
    text = translate("ChoicesPanel", "{building} on {tile} could work")
    return [
        Reminder(
            text.format(
                building=building_text(state.buildings[tile]),
                tile=tile_text(state, tile),
            ),
            (tile,),
        )
        for tile in tiles
    ]


def _unmoved(state: GameState, legal: list[Action]) -> list[Reminder]:
    if state.phase is not Phase.MOVEMENT:
        return []
    can = sorted({one.transporter for one in legal if isinstance(one, Step)})
    left = tuple(one for one in can if one not in state.movement.points and state.carriers[one] == NONE)
    text = translate("ChoicesPanel", "{count} transporters have not moved")
    if len(left) == 1:
        text = translate("ChoicesPanel", "1 transporter has not moved")
    return [Reminder(text.format(count=len(left)), transporters=left)] if left else []


def _brick_left(state: GameState, legal: list[Action]) -> list[Reminder]:
    if state.is_last_turn and any(isinstance(one, Brick) for one in legal):
        home = state.topology.spot_tiles[state.homes[state.player]]
        return [Reminder(translate("ChoicesPanel", "a brick could be bought"), (home,))]
    return []
