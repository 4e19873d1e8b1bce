"""The order of play (T2-T6) and the setting up before the first turn (S1-S4)."""

from __future__ import annotations

from functools import cache

from rbdesigner.engine.core.actions import (
    Action,
    Ask,
    CashIn,
    ChooseHome,
    Figures,
    Pray,
    TakePosition,
    Waive,
)
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.events import OrderSet
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.setup import found_home, home_refusal
from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.engine.mechanics import turn_sequence
from rbdesigner.engine.mechanics.handler import IN_TURN, Handler, allowed

_ask, _waive, _cash_in, _pray, _take_position = map(cache, (Ask, Waive, CashIn, Pray, TakePosition))


# Setting up


def check_figures(state: GameState, action: Figures) -> Refusal | None:
    """The figures of all players, each once (S1)."""
    if sorted(action.order) == list(range(state.terms.players)):
        return None
    return Refusal("malformed", {"field": "figures", "value": action.order})


def draw_figures(state: GameState, action: Figures) -> None:
    """Set the row: the first drawn stands closest to the temple, and position 1 belongs to the farthest (S1)."""
    state.temple = action.order
    state.chart = action.order[::-1]
    _tell_order(state)
    state.stage = Stage.PLAY
    _next_home(state)


def check_home(state: GameState, action: ChooseHome) -> Refusal | None:
    """Why a home cannot be chosen there (S2, S3)."""
    return home_refusal(state, action.spot)


def choose_home(state: GameState, action: ChooseHome) -> None:
    """Found the home and go on to who chooses next."""
    found_home(state, action.player, action.spot)
    _next_home(state)


def _next_home(state: GameState) -> None:
    """Pass over the players whose homes are fixed; when all have one, the first turn begins."""
    while state.active < state.terms.players and state.homes[state.player] != NONE:
        state.active += 1
    if state.active == state.terms.players:
        turn_sequence.begin_turn(state)


# The order of a phase


def ask(state: GameState, action: Ask) -> None:
    """Begin to determine the order: who prays closest to the temple decides first (T4).

    The last in the row has nothing to decide: leaving would not move the figure.
    """
    state.stage = Stage.PRAYING
    state.praying, state.leavers = state.temple[:-1], ()


def waive(state: GameState, action: Waive) -> None:
    """Note that a player does not ask; when nobody asks, the chart stays as it is (T3, T6)."""
    state.asked |= 1 << action.player
    if state.asked == (1 << state.terms.players) - 1:
        turn_sequence.begin_play(state)


def cash_in(state: GameState, action: CashIn) -> None:
    """Leave the row; of several the one who was closest ends as the very last (T4)."""
    state.leavers = (*state.leavers, action.player)
    _decided(state)


def pray(state: GameState, action: Pray) -> None:
    """Stay in the row (T4)."""
    _decided(state)


def _decided(state: GameState) -> None:
    state.praying = state.praying[1:]
    if state.praying:
        return
    # Who left first decided first, stood closest, and ends as the very last (T4).
    state.temple = (*(p for p in state.temple if p not in state.leavers), *reversed(state.leavers))
    state.leavers = ()
    state.stage = Stage.POSITIONS
    # The farthest from the temple chooses first (T5).
    state.choosing = state.temple[::-1]
    state.chart = (NONE,) * state.terms.players


def check_position(state: GameState, action: TakePosition) -> Refusal | None:
    """A position of 1..n that nobody has taken (T5)."""
    if not 1 <= action.position <= state.terms.players:
        return Refusal("position-unknown", {"position": action.position, "players": state.terms.players})
    if action.position in _free_positions(state):
        return None
    return Refusal("position-taken", {"position": action.position, "player": state.chart[action.position - 1]})


def _free_positions(state: GameState) -> list[int]:
    """The positions that nobody has taken, from 1."""
    return [position for position, player in enumerate(state.chart, 1) if player == NONE]


def take_position(state: GameState, action: TakePosition) -> None:
    """Take it; the last player gets what is left (T5)."""
    _place(state, action.player, action.position - 1)
    # The last one has no choice, so it is not asked.
    if len(state.choosing) == 1:
        _place(state, state.choosing[0], state.chart.index(NONE))
    if not state.choosing:
        _tell_order(state)
        turn_sequence.begin_play(state)


def _place(state: GameState, player: int, position: int) -> None:
    state.chart = (*state.chart[:position], player, *state.chart[position + 1 :])
    state.choosing = state.choosing[1:]


def _tell_order(state: GameState) -> None:
    if state.events is not None:
        state.events.append(OrderSet(state.temple, state.chart))


def acting(state: GameState) -> tuple[int, ...]:
    """The players who may act now; several while nobody has asked for an order yet."""
    if state.over or state.stage is Stage.DRAW:
        return ()
    if state.offer is not None:
        return state.waiting[:1]
    if state.stage is Stage.ASKING:
        return tuple(player for player in range(state.terms.players) if not state.asked >> player & 1)
    if state.stage is Stage.PRAYING:
        return state.praying[:1]
    if state.stage is Stage.POSITIONS:
        return state.choosing[:1]
    return (state.player,)


def order_choices(state: GameState, player: int) -> list[Action]:
    """The decisions of an acting player about the order of play, or the home."""
    if state.stage is Stage.ASKING:
        return [_ask(player), _waive(player)]
    if state.stage is Stage.PRAYING:
        return [_cash_in(player), _pray(player)]
    if state.stage is Stage.POSITIONS:
        return [_take_position(player, position) for position in _free_positions(state)]
    regions = (spot for tile in state.topology.regions_of for spot in tile)
    return [ChooseHome(player, spot) for spot in regions if state.root[spot] == spot and not home_refusal(state, spot)]


HANDLERS = {
    Figures: Handler(check_figures, draw_figures, (Phase.SETUP,), Stage.DRAW),
    ChooseHome: Handler(check_home, choose_home, (Phase.SETUP,)),
    Ask: Handler(allowed, ask, IN_TURN, Stage.ASKING),
    Waive: Handler(allowed, waive, IN_TURN, Stage.ASKING),
    CashIn: Handler(allowed, cash_in, IN_TURN, Stage.PRAYING),
    Pray: Handler(allowed, pray, IN_TURN, Stage.PRAYING),
    TakePosition: Handler(check_position, take_position, IN_TURN, Stage.POSITIONS),
}
