"""Reminders for a player who ends a phase now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from rbdesigner.engine.core.actions import Action, Brick, Dismantle, Done, Step, Transfer, Upgrade
from rbdesigner.engine.core.codes import NONE, WORTHS, Count
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics import legality, turn_sequence
from rbdesigner.engine.mechanics.reach import transporters_on_tile
from rbdesigner.engine.mechanics.supply import tile_of_holder
from rbdesigner.play.oversights import Oversight, OversightKind, oversights


class ReminderKind(Enum):
    """The kinds of reminders."""

    EXCESS = auto()
    UPGRADE = auto()
    WASTED = auto()
    WORTHLESS = auto()
    OVERSIGHT = auto()
    UNMOVED = auto()
    BRICK = auto()


@dataclass(frozen=True, slots=True)
class Reminder:
    """A reminder, and where: on these tiles or with these transporters.

    ``goods`` of a ``holder`` are wasted, or lie on the ground where they are worth nothing in the end. ``upgrade`` can
    be done only now. ``oversights`` might be forgotten, all of one kind.
    """

    kind: ReminderKind
    tiles: tuple[int, ...] = ()
    transporters: tuple[int, ...] = ()
    goods: tuple[Count, ...] = ()
    holder: int = NONE
    upgrade: Upgrade | None = None
    oversights: tuple[Oversight, ...] = ()


def reminders(state: GameState, player: int, ahead: Iterable[Oversight] = ()) -> list[Reminder]:
    """List reminders, the gravest first; empty where all is done.

    ``ahead`` is what a look ahead has found.
    """
    if not state.in_play or state.player != player:
        return []
    legal = legality.legal_actions(state, player)
    if state.production.excess:
        transporters = tuple(one.transporter for one in legal if isinstance(one, Dismantle))
        return [Reminder(ReminderKind.EXCESS, transporters=transporters)]
    return [
        *(Reminder(ReminderKind.UPGRADE, (one.tile,), upgrade=one) for one in upgrades_open(state)),
        *_wasted(state, player),
        *_worthless(state, legal),
        *_forgotten([*oversights(state, legal), *ahead]),
        *_unmoved(state, legal),
        *_brick_left(state, legal),
    ]


def left_after(state: GameState, player: int, actions: Iterable[Action]) -> tuple[GameState, Action | Reminder | None]:
    """Give the state after these actions of production, and the next open choice or the first reminder.

    The latter is None if there is nothing but goods to move.
    """
    after = state.copy()
    for action in actions:
        legality.apply(after, action)
    open_choices = (one for one in legality.legal_actions(after, player) if not isinstance(one, Done | Transfer))
    return after, next(open_choices, None) or next(iter(reminders(after, player)), None)


def upgrades_open(state: GameState) -> list[Upgrade]:
    """The upgrades open right after a research, and no more after anything else (R5)."""
    if state.production.upgrading == NONE:
        return []
    return [one for one in legality.legal_actions(state) if isinstance(one, Upgrade)]


def _forgotten(found: Sequence[Oversight]) -> list[Reminder]:
    """A reminder for each kind of thing that might be forgotten."""
    alike = (tuple(one for one in found if one.kind is kind) for kind in OversightKind)
    return [
        Reminder(ReminderKind.OVERSIGHT, tuple(one.tile for one in each), oversights=each) for each in alike if each
    ]


def _wasted(state: GameState, player: int) -> list[Reminder]:
    """Goods that lie where the player could take them up, and are lost (R3, F8)."""
    lost: dict[int, list[Count]] = {}
    for one in turn_sequence.production_losses(state):
        lost.setdefault(one.holder, []).append((one.good, one.count))
    return [
        Reminder(ReminderKind.WASTED, (tile,), goods=tuple(goods), holder=holder)
        for holder, goods in lost.items()
        if transporters_on_tile(state, player, tile := tile_of_holder(state, holder))
    ]


def _worthless(state: GameState, legal: Sequence[Action]) -> list[Reminder]:
    """Wealth on the ground that could be taken up, in the last turn (Z1)."""
    if not state.is_last_turn or state.phase < Phase.BUILDING:
        return []
    lying: dict[int, dict[int, int]] = {}
    for one in legal:
        if isinstance(one, Transfer) and one.source >= 0 and one.target < 0 and WORTHS[one.good]:
            lying.setdefault(one.good, {})[one.source] = state.amount(one.source, one.good)
    return [
        Reminder(
            ReminderKind.WORTHLESS,
            tuple(dict.fromkeys(state.topology.spot_tiles[source] for source in amounts)),
            goods=((good, sum(amounts.values())),),
        )
        for good, amounts in lying.items()
    ]


def _unmoved(state: GameState, legal: Sequence[Action]) -> list[Reminder]:
    if state.phase is not Phase.MOVEMENT:
        return []
    can = sorted({one.transporter for one in legal if isinstance(one, Step)})
    left = tuple(one for one in can if one not in state.movement.points and state.carriers[one] == NONE)
    return [Reminder(ReminderKind.UNMOVED, transporters=left)] if left else []


def _brick_left(state: GameState, legal: Sequence[Action]) -> list[Reminder]:
    if state.is_last_turn and any(isinstance(one, Brick) for one in legal):
        return [Reminder(ReminderKind.BRICK, (state.topology.spot_tiles[state.homes[state.player]],))]
    return []
