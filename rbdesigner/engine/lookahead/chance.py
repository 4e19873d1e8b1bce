"""The decisions of chance: the row of the praying figures, and what the mines make (S1, P2).

Each draw depends on the seed and on what is drawn, on nothing that was drawn before: so a game that goes another way
after an undo draws the same, and copies need no generator.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations, product
from math import factorial, prod
from random import Random
from typing import NamedTuple

from rbdesigner.engine.core.actions import Action, Figures, Mines
from rbdesigner.engine.core.codes import GOLD, IRON, NONE
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics import production
from rbdesigner.engine.notation import notation_writer


class MineDraw(NamedTuple):
    """The probabilities with which a mine makes each of its goods; both together are 1."""

    tile: int
    gold: Fraction
    iron: Fraction

    def share(self, good: int) -> Fraction:
        """How likely it makes this good."""
        return {GOLD: self.gold, IRON: self.iron}.get(good, Fraction(0))


@dataclass(frozen=True, slots=True)
class Distribution:
    """The next outcomes of chance, with their probabilities.

    ``figures`` is how many praying figures are drawn in a row, each row as likely as any other (S1), 0 once that is
    done. ``mines`` has every mine with counters in its bag, in the order of the tiles; their draws do not depend on
    each other.

    >>> import rbdesigner as rb
    >>> game = rb.Game.new(rb.load("scenarios/crossroads.rbmap"), players=4, seed=1)
    >>> game.distribution().mines  # no mine is built yet
    ()
    """

    figures: int = 0
    mines: tuple[MineDraw, ...] = ()

    def probability(self, outcome: Action) -> Fraction:
        """How likely an outcome is; 0 for what cannot be drawn."""
        if isinstance(outcome, Figures):
            is_row = self.figures and sorted(outcome.order) == list(range(self.figures))
            return Fraction(1, factorial(self.figures)) if is_row else Fraction(0)
        if not isinstance(outcome, Mines) or self.figures or len(outcome.drawn) != len(self.mines):
            return Fraction(0)
        goods = dict(outcome.drawn)
        shares = (
            {GOLD: mine.gold, IRON: mine.iron}.get(goods.get(mine.tile, NONE), Fraction(0)) for mine in self.mines
        )
        return prod(shares, start=Fraction(1))

    def outcomes(self) -> Iterator[tuple[Action, Fraction]]:
        """Yield all that may come and how likely it is, which together is 1; nothing where nothing is to be drawn.

        There are up to 720 rows of figures, and two to the power of the number of mines that hold both goods.
        """
        if self.figures:
            rows: Iterator[Action] = (Figures(NONE, order) for order in permutations(range(self.figures)))
            yield from ((row, self.probability(row)) for row in rows)
        elif self.mines:
            for goods in product(*(_possible(mine) for mine in self.mines)):
                drawn = Mines(NONE, tuple((mine.tile, good) for mine, good in zip(self.mines, goods, strict=True)))
                yield drawn, self.probability(drawn)


def _possible(mine: MineDraw) -> list[int]:
    return [good for good in (GOLD, IRON) if mine.share(good)]


def distribution(state: GameState) -> Distribution:
    """Find the next decision of chance: the row of figures before a game of several, from then on the mines.

    The bags are taken as they are now: what is mined, added or built before the next draw changes it. Where the rules
    let mines make what they hold most of (Z4, Z7), that is certain.
    """
    if state.phase is Phase.SETUP and not state.temple and state.terms.players > 1:
        return Distribution(figures=state.terms.players)
    steady = production.draws(state) if state.terms.steady_mines else {}
    mines = production.filled_mines(state)
    return Distribution(mines=tuple(_mine(state, tile, steady.get(tile, NONE)) for tile in mines))


def _mine(state: GameState, tile: int, certain: int) -> MineDraw:
    gold, iron = state.bag_gold[tile], state.bag_iron[tile]
    if certain != NONE:
        gold, iron = int(certain == GOLD), int(certain == IRON)
    return MineDraw(tile, Fraction(gold, gold + iron), Fraction(iron, gold + iron))


def due_outcome(state: GameState, seed: int | str) -> Action:
    """The outcomes of chance that are due now."""
    if state.phase is Phase.SETUP:
        return figures(state.terms.players, seed)
    return Mines(NONE, tuple((tile, _counter(state, tile, seed)) for tile in production.filled_mines(state)))


def figures(players: int, seed: int | str) -> Figures:
    """The figures in the order they are drawn (S1)."""
    order = list(range(players))
    Random(f"{seed} figures").shuffle(order)
    return Figures(NONE, tuple(order))


def _counter(state: GameState, tile: int, seed: int | str) -> int:
    """One counter out of a mine's bag, each as likely as any other (P2)."""
    gold, iron = state.bag_gold[tile], state.bag_iron[tile]
    drawn = Random(f"{seed} mine {notation_writer.tile(state.topology, tile)} turn {state.turn}").randrange(gold + iron)
    return GOLD if drawn < gold else IRON
