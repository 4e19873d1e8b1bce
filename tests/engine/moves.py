"""The actions of a movement phase by whom owns the transporter, with spots in words."""

from __future__ import annotations

from itertools import pairwise

from rbdesigner.engine.actions import Lead, LetGo, SetDown, Step, TakeAboard, Transfer
from rbdesigner.engine.legality import apply, legal_actions
from rbdesigner.engine.notation_writer import spot as name_of
from rbdesigner.engine.state import GameState
from rbdesigner.hexes import Hex, edge_between
from tests.engine.world import World


def step(world: World, transporter: int, to: str) -> Step:
    return Step(world.state.owners[transporter], transporter, world.spot(to))


def go(world: World, transporter: int, *way: str) -> None:
    """Let a transporter take steps, which must be allowed."""
    for to in way:
        world.do(step(world, transporter, to))


def lead(world: World, transporter: int, spot: str) -> Lead:
    return Lead(world.state.owners[transporter], transporter, world.spot(spot))


def let_go(world: World, transporter: int, spot: str) -> LetGo:
    return LetGo(world.state.owners[transporter], transporter, world.spot(spot))


def carry(world: World, carrier: int, passenger: int) -> TakeAboard:
    return TakeAboard(world.state.owners[carrier], carrier, passenger)


def set_down(world: World, carrier: int, spot: str) -> SetDown:
    return SetDown(world.state.owners[carrier], carrier, world.spot(spot))


def load(world: World, transporter: int, good: str, spot: str) -> Transfer:
    return Transfer(world.state.owners[transporter], world.good(good), world.spot(spot), ~transporter)


def unload(world: World, transporter: int, good: str, spot: str) -> Transfer:
    return Transfer(world.state.owners[transporter], world.good(good), ~transporter, world.spot(spot))


def hand_over(world: World, giver: int, taker: int, good: str) -> Transfer:
    return Transfer(world.state.owners[giver], world.good(good), ~giver, ~taker)


def pave(world: World, *way: str) -> None:
    """Lay roads along a way over tiles without rivers."""
    for here, there in pairwise(way):
        edge = edge_between(_place(here), _place(there))
        assert edge is not None
        world.road(here, 2 * edge)


def _place(text: str) -> Hex:
    q, r = text.split(",")
    return Hex(int(q), int(r))


def at(world: World, transporter: int) -> str:
    """Where a transporter is, in words."""
    return name_of(world.state.topology, world.state.spots[transporter])


def distances(world: World, transporter: int) -> dict[str, int]:
    """In how many steps a transporter gets to each spot in this phase, found by trying all."""
    found = {at(world, transporter): 0}
    states, steps = [world.state], 0
    while states:
        steps += 1
        states = [after for state in states for after in _after_steps(state, transporter)]
        for state in states:
            found.setdefault(name_of(state.topology, state.spots[transporter]), steps)
    return found


def _after_steps(state: GameState, transporter: int) -> list[GameState]:
    after = []
    for action in legal_actions(state, 0, transporter):
        if isinstance(action, Step):
            after.append(state.copy())
            apply(after[-1], action)
    return after
