"""Chains: several tasks that make sense together, proposed as one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar

from rbdesigner.engine.core.codes import COINS, STOCK
from rbdesigner.players.planning.constants import (
    BUILD,
    GEESE_PASTURE,
    MAKE,
    MINE,
    MINT,
    NEW_SHAFTS,
    RAFT_FACTORY,
    RESEARCH,
    SHAFT,
    SPECIALISATION,
    STOCK_EXCHANGE,
    TRANSPORTER,
)
from rbdesigner.players.planning.task import Task, Tasks


class Chains:
    """Proposes chains, on places drawn by whoever makes it.

    ``draw`` gives a place out of several; ``mountains``, ``pastures``, ``land`` and ``shore`` are where things may
    stand.
    """

    def __init__(
        self,
        random: Random,
        draw: Callable[[Sequence[int]], int],
        mountains: Sequence[int],
        pastures: Sequence[int],
        land: Sequence[int],
        shore: Sequence[int],
    ) -> None:
        self._random, self._draw = random, draw
        self._mountains, self._pastures, self._land, self._shore = mountains, pastures, land, shore

    def proposal(self, mines: Sequence[int]) -> Tasks:
        """A chain, for a plan with these mines; empty where it makes no sense."""
        return self._random.choice(self._KINDS)(self, mines)

    def _perhaps(self, *tasks: Task) -> Tasks:
        return tasks if self._random.random() < 0.5 else ()

    def _geese(self) -> Tasks:
        return self._perhaps(Task(GEESE_PASTURE, self._draw(self._pastures))) if self._pastures else ()

    def _coins(self, most: int = 2) -> Task:
        return Task(MAKE, COINS, self._random.randint(1, most))

    def _gold(self, _mines: Sequence[int]) -> Tasks:
        """Mines of gold only, with the research for them."""
        if not self._mountains:
            return ()
        mine, other = (Task(BUILD, self._draw(self._mountains), MINE, 1) for _ in range(2))
        research = Task(RESEARCH, SPECIALISATION)
        return (*self._geese(), research, mine, *self._perhaps(other), *self._perhaps(self._coins()))

    def _shafts(self, mines: Sequence[int]) -> Tasks:
        """New shafts, with the research for them."""
        if not mines:
            return ()
        shafts = tuple(self._new_shaft(mines) for _ in range(self._random.randint(1, 3)))
        special = self._perhaps(Task(RESEARCH, SPECIALISATION))
        research = Task(RESEARCH, NEW_SHAFTS)
        return (*self._geese(), *special, research, *shafts, *self._perhaps(self._coins()))

    def _new_shaft(self, mines: Sequence[int]) -> Task:
        return Task(SHAFT, self._random.choice(mines), self._random.randrange(2))

    def _shaft(self, mines: Sequence[int]) -> Tasks:
        return (self._new_shaft(mines), self._coins(1)) if mines else ()

    def _stock(self, _mines: Sequence[int]) -> Tasks:
        return Task(MAKE, COINS, 2), Task(MAKE, STOCK, 1)

    def _exchange(self, _mines: Sequence[int]) -> Tasks:
        """Mint and exchange at places of their own."""
        if not self._land:
            return ()
        mint, exchange = Task(BUILD, self._draw(self._land), MINT), Task(BUILD, self._draw(self._land), STOCK_EXCHANGE)
        return (*self._perhaps(mint), Task(MAKE, COINS, 2), exchange, Task(MAKE, STOCK, 1))

    def _boats(self, _mines: Sequence[int]) -> Tasks:
        """A raft or two, with the factory."""
        if not self._shore:
            return ()
        place = self._draw(self._shore)
        rafts = (Task(TRANSPORTER, place, RAFT_FACTORY),) * self._random.randint(1, 2)
        return (Task(BUILD, place, RAFT_FACTORY), *rafts)

    _KINDS: ClassVar[tuple[Callable[[Chains, Sequence[int]], Tasks], ...]] = (
        _gold,
        _shafts,
        _stock,
        _exchange,
        _boats,
        _shaft,
    )
