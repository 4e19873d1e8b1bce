"""What chance decides: the row of the praying figures, and what the mines make (S1, P2).

Each draw depends on the seed and on what is drawn, on nothing that was drawn before: so a game that goes
another way after an undo draws the same, and copies need no generator.
"""

from __future__ import annotations

from random import Random

from rbdesigner.engine import writing
from rbdesigner.engine.actions import Action, Figures, Mines
from rbdesigner.engine.codes import GOLD, IRON, NONE
from rbdesigner.engine.state import GameState, Phase


def outcome(state: GameState, seed: int | str) -> Action:
    """What chance brings about now."""
    if state.phase is Phase.SETUP:
        return figures(state.terms.players, seed)
    filled = [tile for tile, _ in enumerate(state.topology.places) if state.bag_gold[tile] or state.bag_iron[tile]]
    return Mines(NONE, tuple((tile, _counter(state, tile, seed)) for tile in filled))


def figures(players: int, seed: int | str) -> Figures:
    """The figures in the order they are drawn (S1)."""
    order = list(range(players))
    Random(f"{seed} figures").shuffle(order)
    return Figures(NONE, tuple(order))


def _counter(state: GameState, tile: int, seed: int | str) -> int:
    """One counter out of a mine's bag, each as likely as any other (P2)."""
    gold, iron = state.bag_gold[tile], state.bag_iron[tile]
    drawn = Random(f"{seed} mine {writing.tile(state.topology, tile)} turn {state.turn}").randrange(gold + iron)
    return GOLD if drawn < gold else IRON
