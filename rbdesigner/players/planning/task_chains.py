"""Chains: tasks of several kinds that are worth something only together, such as research and a mine that needs it."""

from __future__ import annotations

from collections.abc import Callable

from rbdesigner.players.planning.constants import (
    BUILD,
    COINS,
    GEESE_PASTURE,
    MAKE,
    MINE,
    MINT,
    MOUNTAIN,
    NEW_SHAFTS,
    PASTURE,
    RAFT_FACTORY,
    RESEARCH,
    SHAFT,
    SPECIALISATION,
    STOCK,
    STOCK_EXCHANGE,
    TRANSPORTER,
)
from rbdesigner.players.planning.prospects import Prospects
from rbdesigner.players.planning.task import Task, Tasks
from rbdesigner.players.planning.tasks.shaft import mines_of


def proposed_chain(prospects: Prospects, tasks: Tasks) -> Tasks:
    """A chain besides tasks; empty where the one drawn makes no sense."""
    mines = mines_of(prospects, tasks)
    return prospects.random.choice(_CHAINS)(prospects, mines)


def _perhaps(prospects: Prospects, *tasks: Task) -> Tasks:
    return tasks if prospects.random.random() < 0.5 else ()


def _geese(prospects: Prospects) -> Tasks:
    pastures = prospects.on(PASTURE)
    return _perhaps(prospects, Task(GEESE_PASTURE, prospects.draw(pastures))) if pastures else ()


def _coins(prospects: Prospects, most: int = 2) -> Task:
    return Task(MAKE, COINS, prospects.random.randint(1, most))


def _gold(prospects: Prospects, _mines: list[int]) -> Tasks:
    """Mines of gold only, with the research for them."""
    mountains = prospects.on(MOUNTAIN)
    if not mountains:
        return ()
    mine, other = (Task(BUILD, prospects.draw(mountains), MINE, 1) for _ in range(2))
    research = Task(RESEARCH, SPECIALISATION)
    geese = _geese(prospects)
    return (*geese, research, mine, *_perhaps(prospects, other), *_perhaps(prospects, _coins(prospects)))


def _shafts(prospects: Prospects, mines: list[int]) -> Tasks:
    """New shafts, with the research for them."""
    if not mines:
        return ()
    shafts = tuple(_new_shaft(prospects, mines) for _ in range(prospects.random.randint(1, 3)))
    special = _perhaps(prospects, Task(RESEARCH, SPECIALISATION))
    research = Task(RESEARCH, NEW_SHAFTS)
    return (*_geese(prospects), *special, research, *shafts, *_perhaps(prospects, _coins(prospects)))


def _new_shaft(prospects: Prospects, mines: list[int]) -> Task:
    return Task(SHAFT, prospects.random.choice(mines), prospects.random.randrange(2))


def _shaft(prospects: Prospects, mines: list[int]) -> Tasks:
    return (_new_shaft(prospects, mines), _coins(prospects, 1)) if mines else ()


def _stock(_prospects: Prospects, _mines: list[int]) -> Tasks:
    return Task(MAKE, COINS, 2), Task(MAKE, STOCK, 1)


def _exchange(prospects: Prospects, _mines: list[int]) -> Tasks:
    """Mint and exchange at places of their own."""
    if not prospects.land:
        return ()
    mint, exchange = (Task(BUILD, prospects.draw(prospects.land), kind) for kind in (MINT, STOCK_EXCHANGE))
    return (*_perhaps(prospects, mint), Task(MAKE, COINS, 2), exchange, Task(MAKE, STOCK, 1))


def _boats(prospects: Prospects, _mines: list[int]) -> Tasks:
    """A raft or two, with the factory."""
    if not prospects.shore:
        return ()
    place = prospects.draw(prospects.shore)
    rafts = (Task(TRANSPORTER, place, RAFT_FACTORY),) * prospects.random.randint(1, 2)
    return (Task(BUILD, place, RAFT_FACTORY), *rafts)


_CHAINS: tuple[Callable[[Prospects, list[int]], Tasks], ...] = (_gold, _shafts, _stock, _exchange, _boats, _shaft)
