"""The actions of a movement phase by whom owns the transporter, with spots in words."""

from __future__ import annotations

from itertools import pairwise

from rbdesigner.engine.core.actions import Lead, LetGo, SetDown, Step, TakeAboard, Transfer
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics.legality import apply, legal_actions
from rbdesigner.engine.notation.notation_writer import spot as name_of
from rbdesigner.hexes import Hex, edge_between
from tests.engine.small_game import SmallGame


def step(small: SmallGame, transporter: int, to: str) -> Step:
    return Step(small.state.owners[transporter], transporter, small.spot(to))


def go(small: SmallGame, transporter: int, *way: str) -> None:
    """Let a transporter take steps, which must be allowed."""
    for to in way:
        small.do(step(small, transporter, to))


def lead(small: SmallGame, transporter: int, spot: str) -> Lead:
    return Lead(small.state.owners[transporter], transporter, small.spot(spot))


def let_go(small: SmallGame, transporter: int, spot: str) -> LetGo:
    return LetGo(small.state.owners[transporter], transporter, small.spot(spot))


def carry(small: SmallGame, carrier: int, passenger: int) -> TakeAboard:
    return TakeAboard(small.state.owners[carrier], carrier, passenger)


def set_down(small: SmallGame, carrier: int, spot: str) -> SetDown:
    return SetDown(small.state.owners[carrier], carrier, small.spot(spot))


def load(small: SmallGame, transporter: int, good: str, spot: str) -> Transfer:
    return Transfer(small.state.owners[transporter], small.good(good), small.spot(spot), ~transporter)


def unload(small: SmallGame, transporter: int, good: str, spot: str) -> Transfer:
    return Transfer(small.state.owners[transporter], small.good(good), ~transporter, small.spot(spot))


def hand_over(small: SmallGame, giver: int, taker: int, good: str) -> Transfer:
    return Transfer(small.state.owners[giver], small.good(good), ~giver, ~taker)


def pave(small: SmallGame, *way: str) -> None:
    """Lay roads along a way over tiles without rivers."""
    for here, there in pairwise(way):
        edge = edge_between(_place(here), _place(there))
        assert edge is not None
        small.road(here, 2 * edge)


def _place(text: str) -> Hex:
    q, r = text.split(",")
    return Hex(int(q), int(r))


def at(small: SmallGame, transporter: int) -> str:
    """Where a transporter is, in words."""
    return name_of(small.state.topology, small.state.spots[transporter])


def distances(small: SmallGame, transporter: int) -> dict[str, int]:
    """In how many steps a transporter gets to each spot in this phase, found by trying all."""
    found = {at(small, transporter): 0}
    states, steps = [small.state], 0
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
