"""Lets a game go on by itself: turns, phases, whose part of a phase it is (T1-T6, P14, V4, V6)."""

from __future__ import annotations

from rbdesigner.engine.core.actions import Done, Mines
from rbdesigner.engine.core.codes import GOLD, IRON, NONE
from rbdesigner.engine.core.events import Drawn, Event, GameOver, Lost, PhaseBegun
from rbdesigner.engine.core.phase_state import Movement, Production
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.engine.mechanics import livestock, movement, production, research, wonder
from rbdesigner.engine.mechanics.handler import IN_TURN, Handler


def begin_turn(state: GameState) -> None:
    """Begin the next turn with its production (T1, P14)."""
    state.turn += 1
    _begin_phase(state, Phase.PRODUCTION)


def _begin_phase(state: GameState, phase: Phase) -> None:
    state.phase = phase
    state.production, state.movement, state.bought = Production(), Movement(), 0
    state.choices.forget()
    if state.events is not None:
        state.events.append(PhaseBegun(state.turn, phase))
    if phase is Phase.PRODUCTION and not _mines_settled(state):
        state.stage = Stage.DRAW
    else:
        _offer_order(state)


def _mines_settled(state: GameState) -> bool:
    """Tell whether nothing has to be drawn; steady mines say themselves what they make (Z4)."""
    if state.terms.steady_mines:
        draw_mines(state, Mines(NONE, tuple(production.draws(state).items())))
        return True
    return not production.filled_mines(state)


def check_draw(state: GameState, action: Mines) -> Refusal | None:
    """Every mine with a filled bag makes one good that is in it (P2)."""
    bags, drawn = {GOLD: state.bag_gold, IRON: state.bag_iron}, dict(action.drawn)
    sound = len(drawn) == len(action.drawn) and drawn.keys() == set(production.filled_mines(state))
    if sound and all(good in bags and bags[good][tile] for tile, good in drawn.items()):
        return None
    return Refusal("wrong-draw")


def draw_mines(state: GameState, action: Mines) -> None:
    """Show what the mines make; the counters leave the bags (P2)."""
    for tile, good in action.drawn:
        state.production.drawn[tile] = good
        state.fill_bag(tile, -(good == GOLD), -(good == IRON))
        if state.events is not None:
            state.events.append(Drawn(tile, good))


def draw_and_go_on(state: GameState, action: Mines) -> None:
    """Draw, then let the players ask for an order (T2)."""
    draw_mines(state, action)
    _offer_order(state)


def _offer_order(state: GameState) -> None:
    """Let each player ask for the order of play before a phase; alone there is none (T2, T9)."""
    if state.terms.solo:
        begin_play(state)
    else:
        state.stage, state.asked = Stage.ASKING, 0


def begin_play(state: GameState) -> None:
    """Begin the phase itself; in production the primary producers and the geese come first (P14)."""
    state.stage, state.active, state.own_tiles = Stage.PLAY, 0, None
    if state.phase is Phase.PRODUCTION:
        production.primaries(state)
        livestock.geese(state)
    state.choices.forget()


def part_fault(state: GameState) -> Refusal | None:
    """Why the acting player's part of a phase cannot end yet."""
    return movement.part_fault(state) if state.phase is Phase.MOVEMENT else None


def check_done(state: GameState, _action: Done) -> Refusal | None:
    """Why a player cannot be done."""
    return part_fault(state)


def done(state: GameState, _action: Done) -> None:
    """End a player's part; after the last player's the phase ends."""
    if state.phase is Phase.MOVEMENT:
        movement.end_part(state)
    # Transfers do not depend on the phase: they are kept for this player's next part.
    state.choices.set_transfers_aside(state.player)
    state.active += 1
    state.own_tiles = None
    state.movement, state.bought, state.production.upgrading = Movement(), 0, NONE
    if state.active == state.terms.players:
        _end_phase(state)


def building_after(state: GameState) -> GameState:
    """Copy a movement as it is when its player comes to build, if nobody does anything before."""
    after = state.copy()
    # Geese without a bank would hold the end up; for a look ahead they may stay where they are.
    if part_fault(after) is None:
        movement.end_part(after)
    after.phase, after.own_tiles = Phase.BUILDING, None
    after.movement = Movement()
    after.choices.clear()
    return after


def wonder_after(state: GameState) -> GameState:
    """Copy a wonder phase as its last player leaves it, before anything is made in the next turn (V4)."""
    after = state.copy()
    wonder.neutral_brick(after)
    return after


def _end_phase(state: GameState) -> None:
    state.active = 0
    if state.phase is Phase.PRODUCTION:
        _finish_production(state)
    if state.phase is not Phase.WONDER:
        _begin_phase(state, Phase(state.phase + 1))
        return
    wonder.neutral_brick(state)
    # The neutral brick may cover the end mark itself (V6).
    if state.over or state.neutral >= state.terms.turns:
        end(state)
    else:
        begin_turn(state)


def _finish_production(state: GameState) -> None:
    """Let buildings use up what lies in their regions, and geese and paper that lie together be lost (P14)."""
    production.leftovers(state)
    research.loose_research(state)


def production_losses(state: GameState) -> list[Lost]:
    """List the losses if the production phase ended now (F8, R3); empty in other phases."""
    if not state.in_play or state.phase is not Phase.PRODUCTION:
        return []
    # The end is played on a copy, so that the warning can never differ from what happens.
    after, events = state.copy(), list[Event]()
    after.events = events
    _finish_production(after)
    return [event for event in events if isinstance(event, Lost)]


def end(state: GameState) -> None:
    """The game is over (V6)."""
    state.over = True
    state.choices.clear()
    if state.events is not None:
        state.events.append(GameOver())


HANDLERS = {
    Mines: Handler(check_draw, draw_and_go_on, (Phase.PRODUCTION,), Stage.DRAW),
    Done: Handler(check_done, done, IN_TURN),
}
