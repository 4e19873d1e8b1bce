"""Chains: tasks of several kinds that are worth something only together, such as research and a mine that needs it."""

from __future__ import annotations

from collections.abc import Callable

from rbdesigner.players.planning.constants import (
    BUILD,
    COINS,
    GEESE_PASTURE,
    IS_FACTORY,
    MAKE,
    MINE,
    MINT,
    MIXTURE_SUBJECT,
    MOUNTAIN,
    NEW_SHAFTS,
    OIL_RIG,
    PAPER_MILL,
    RAFT_FACTORY,
    RESEARCH,
    ROWBOAT_FACTORY,
    SEA,
    SHAFT,
    SPECIALISATION,
    STEAMER_FACTORY,
    STOCK,
    STOCK_EXCHANGE,
)
from rbdesigner.players.planning.map_graph import land_around
from rbdesigner.players.planning.prospects import Prospects
from rbdesigner.players.planning.task import Task, Tasks
from rbdesigner.players.planning.tasks import KIND_OF
from rbdesigner.players.planning.tasks.build import settlement, settlement_sites
from rbdesigner.players.planning.tasks.launch import launch
from rbdesigner.players.planning.tasks.passage import has_passages, passage
from rbdesigner.players.planning.tasks.shaft import mines_of


def proposed_chain(prospects: Prospects, tasks: Tasks) -> Tasks:
    """A chain besides tasks; empty where the one drawn makes no sense."""
    mines = mines_of(prospects, tasks)
    return prospects.random.choice(_CHAINS)(prospects, mines)


def _perhaps(prospects: Prospects, *tasks: Task) -> Tasks:
    return tasks if prospects.random.random() < 0.5 else ()


def _geese(prospects: Prospects) -> Tasks:
    return _perhaps(prospects, *KIND_OF[GEESE_PASTURE].propose(prospects, ()))


def _coins(prospects: Prospects, most: int = 2) -> Task:
    return Task(MAKE, COINS, prospects.random.randint(1, most))


def _other_mines(prospects: Prospects, _mines: list[int]) -> Tasks:
    """Mines of another mixture than the usual one, mostly of gold only, with the research for them."""
    mountains = prospects.on(MOUNTAIN)
    if not mountains:
        return ()
    mixture = prospects.mixture(but=0)
    mine, other = (Task(BUILD, prospects.draw(mountains), MINE, mixture) for _ in range(2))
    research = Task(RESEARCH, MIXTURE_SUBJECT[mixture])
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
    return Task(SHAFT, prospects.random.choice(mines), prospects.mixture())


def _both_subjects(prospects: Prospects, mines: list[int]) -> Tasks:
    """Several shafts of gold only in one mine, with an early mill, the research for them, and coins of their gold."""
    random, mountains = prospects.random, prospects.on(MOUNTAIN)
    if not mountains or not prospects.land:
        return ()
    mine = random.choice(mines) if mines else prospects.draw(mountains)
    dug = () if mines else (Task(BUILD, mine, MINE, 0),)
    mill = _perhaps(prospects, Task(BUILD, prospects.draw(prospects.land), PAPER_MILL))
    research = Task(RESEARCH, NEW_SHAFTS), Task(RESEARCH, SPECIALISATION)
    shafts = (Task(SHAFT, mine, 1),) * random.randint(2, 3)
    coins = (_coins(prospects),) * random.randint(2, 4)
    return (*KIND_OF[GEESE_PASTURE].propose(prospects, ()), *mill, *dug, *research, *shafts, *coins)


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
    """A boat or two with their factory, and what they are for: buildings overseas, perhaps a mint on the own shore."""
    if not prospects.shore:
        return ()
    random, shore = prospects.random, prospects.draw(prospects.shore)
    factory = prospects.weighted(_BOAT_FACTORIES)
    boats = tuple(launch(prospects, shore, factory) for _ in range(random.randint(1, 2)))
    sites = settlement_sites(prospects, prospects.overseas)
    colony = tuple(settlement(prospects, prospects.draw(sites)) for _ in range(random.randint(1, 2) if sites else 0))
    seas = prospects.on(SEA)
    rig = (Task(BUILD, prospects.draw(seas), OIL_RIG),) if seas and random.random() < _RIGS else ()
    mint = _perhaps(prospects, Task(BUILD, prospects.draw(prospects.shore), MINT), _coins(prospects))
    return (Task(BUILD, shore, factory), *boats, *colony, *rig, *mint)


def _rafts(prospects: Prospects, _mines: list[int]) -> Tasks:
    """A raft or two with their factory, to carry loads beside the donkeys."""
    if not prospects.shore:
        return ()
    shore, number = prospects.draw(prospects.shore), prospects.random.randint(1, 2)
    return (Task(BUILD, shore, RAFT_FACTORY), *(launch(prospects, shore, RAFT_FACTORY) for _ in range(number)))


def _colony(prospects: Prospects, _mines: list[int]) -> Tasks:
    """Land transporters taken overseas, and what they build there."""
    if not has_passages(prospects):
        return ()
    random, over = prospects.random, passage(prospects)
    sites = settlement_sites(prospects, land_around(prospects.graph, over.second))
    built = tuple(settlement(prospects, prospects.draw(sites)) for _ in range(random.randint(1, 2) if sites else 0))
    boat = any(IS_FACTORY[kind] for _, kind in prospects.buildings)
    boats = () if boat else (Task(BUILD, over.first, RAFT_FACTORY), launch(prospects, over.first, RAFT_FACTORY))
    return (*boats, *(over,) * random.randint(1, 2), *built)


_BOAT_FACTORIES = {RAFT_FACTORY: 6, ROWBOAT_FACTORY: 1, STEAMER_FACTORY: 1}
"""How often each kind of boat is proposed."""
_RIGS = 0.1
"""How often boats are made for an oil rig, too."""
_CHAINS: tuple[Callable[[Prospects, list[int]], Tasks], ...] = (
    _other_mines, _shafts, _stock, _exchange, _boats, _shaft, _both_subjects, _colony, _rafts, _rafts,
)  # fmt: skip
"""The chains; rafts stand twice, because only donkeys and boats together are more than five transporters (F6)."""
