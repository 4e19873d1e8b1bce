"""The payment of an action and where it may come from: all that may be named after ``with`` (P13, K2, V1, T8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from typing import NamedTuple

from rbdesigner.engine.core.actions import (
    ANYWHERE,
    Action,
    Brick,
    Build,
    BuildBridge,
    BuildRoad,
    BuildWall,
    Demolish,
    Inputs,
    Make,
    Paid,
    Produce,
    Propose,
    Research,
    Shaft,
)
from rbdesigner.engine.core.codes import BOARDS, COST, OF_BRIDGE, OF_ROAD, OF_SHAFT, OIL_RIG, STONE, Count
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import legality, production, research, walls, wonder
from rbdesigner.engine.mechanics.consent import TO_OFFER
from rbdesigner.engine.mechanics.factories import launch_at
from rbdesigner.engine.mechanics.reach import companions, transporters_on_tile
from rbdesigner.engine.mechanics.supply import Supply, Taken, sources

Chosen = Mapping[tuple[int, int], int]
"""How many of a good are taken from a holder, by good and holder."""


class Need(NamedTuple):
    """A number of goods of any of these kinds; what is usually taken first stands in front."""

    goods: tuple[int, ...]
    number: int


@dataclass(frozen=True, slots=True)
class Payment:
    """The payment of an action, and from where it may come.

    ``own`` is what the player may take without asking, in the usual order; ``others`` is what they may take with the
    consent of others (T8).
    """

    needs: tuple[Need, ...]
    own: Supply
    others: Supply = ()

    def stock(self, need: Need) -> list[Taken]:
        """All that may meet a need, one's own in front."""
        return [each for good in need.goods for each in (*self.own, *self.others) if each.good == good]

    @property
    def suffices(self) -> bool:
        """Whether there is enough of everything, that of others included."""
        return all(sum(each.number for each in self.stock(need)) >= need.number for need in self.needs)

    @property
    def has_choice(self) -> bool:
        """Whether there is more than one way to meet the needs."""
        stocks = [(self.stock(need), need.number) for need in self.needs]
        more = (len(stock) > 1 and sum(each.number for each in stock) > count > 0 for stock, count in stocks)
        return self.suffices and any(more)

    @property
    def usual(self) -> Chosen:
        """The goods taken if nothing is named, and of others those that lack."""
        return {
            (each.good, each.holder): each.number
            for need in self.needs
            for each in _first((each for own in (self.own, self.others) for each in _ordered(need, own)), need.number)
        }


def _ordered(need: Need, supply: Supply) -> Iterator[Taken]:
    return (each for good in need.goods for each in supply if each.good == good)


def _first(stock: Iterable[Taken], count: int) -> Iterator[Taken]:
    """Take so many of a stock from the front."""
    for each in stock:
        if count:
            taken = min(count, each.number)
            count -= taken
            yield each._replace(number=taken)


# What is taken


def cost(state: GameState, action: Action) -> tuple[Count, ...]:
    """Give the cost of an action as the rules have it.

    A brick and mixed wood are paid as one likes, and are not told.
    """
    match action:
        case Produce():
            run = production.run_at(state, state.tile_of(action.transporter))
            return run.inputs if run is not None else ()
        case Make():
            launch = launch_at(state, state.tile_of(action.transporter))
            return launch.inputs if launch is not None else ()
        case BuildWall():
            return walls.wall_cost(state, action.transporter, action.edge, STONE)
        case Demolish():
            return walls.wall_cost(state, action.transporter, action.edge, BOARDS)
        case Build():
            return COST[action.building]
    return {Research: research.COST, Shaft: OF_SHAFT, BuildRoad: OF_ROAD, BuildBridge: OF_BRIDGE}.get(type(action), ())


def _needs(state: GameState, action: Paid) -> tuple[Need, ...]:
    if isinstance(action, Brick):
        return (Need(wonder.SPENT, state.brick_price()),)
    counts = sorted(Counter(good for good, _ in action.inputs).items()) or cost(state, action)
    return tuple(Need((good,), count) for good, count in counts)


def payment(state: GameState, action: Paid) -> Payment:
    """The payment of an action with its named goods, and from where it may come."""
    needs, own = _needs(state, action), _holders(state, action)
    everybody = range(state.terms.players)
    with state.as_if_willing(everybody):
        others = [holder for holder in _holders(state, action, lent=True) if holder not in own]
    return Payment(needs, _stock(state, needs, own), _stock(state, needs, others))


def _stock(state: GameState, needs: tuple[Need, ...], holders: list[int]) -> Supply:
    found = (
        Taken(good, state.amount(holder, good), holder) for need in needs for good in need.goods for holder in holders
    )
    return tuple(each for each in found if each.number)


def _holders(state: GameState, action: Paid, *, lent: bool = False) -> list[int]:
    """List the holders that an action draws on in the usual order, with ``lent`` others' transporters in reach, too."""
    if isinstance(action, Brick):
        givers = transporters_on_tile(state, action.player, state.topology.spot_tiles[state.homes[action.player]])
        usual = wonder.paying_holders(state, action.player)
    else:
        aboard = isinstance(action, Build) and action.building == OIL_RIG
        givers, usual = [action.transporter], sources(state, action.transporter, aboard)
    if not lent:
        return usual
    return list(dict.fromkeys((*usual, *(~other for giver in givers for other in companions(state, giver)))))


# Naming what is taken


def paid_with(action: Paid, payment: Payment, chosen: Chosen, *, asking: bool = False) -> Paid:
    """The action with these goods.

    It names no holder without need, and, but for a brick, no goods that it takes anyway.

    A brick, which any goods pay, says which were chosen, so that the log tells it.
    Every holder is named if goods of others are among them, or if one is ``asking`` others: their boats bring what lies
    across the river into reach, and it would be taken before what a transporter holds (P13, E2).
    """
    chosen = {key: count for key, count in chosen.items() if count}
    exact = asking or _lent(payment, chosen)
    if chosen == payment.usual and not exact and not isinstance(action, Brick):
        return _unplaced(action)
    inputs: Inputs = ()
    for good in sorted({good for good, _ in chosen}):
        named = {holder: count for (other, holder), count in chosen.items() if other == good}
        near = _first(_ordered(Need((good,), 0), payment.own), sum(named.values()))
        usual = not exact and {each.holder: each.number for each in near} == named
        inputs += tuple((good, ANYWHERE if usual else holder) for holder in sorted(named) for _ in range(named[holder]))
    return replace(action, inputs=inputs)


def _unplaced(action: Paid) -> Paid:
    """The action without the holders that it names."""
    if all(holder == ANYWHERE for _, holder in action.inputs):
        return action
    return replace(action, inputs=tuple((good, ANYWHERE) for good, _ in action.inputs))


def _lent(payment: Payment, chosen: Chosen) -> bool:
    return any((each.good, each.holder) in chosen for each in payment.others)


# Asking others


def offer_of(state: GameState, action: Action) -> Propose | None:
    """Find the offer of a refused action to as few players as have to agree to it; None if that does not help (T8)."""
    if not isinstance(action, TO_OFFER):
        return None
    others = tuple(player for player in range(state.terms.players) if player != action.player)
    with state.as_if_willing((action.player, *others)):
        if not others or legality.check(state, action) is not None:  # the usual case, in a hurry
            return None
    everybody = Propose(action.player, others, action)
    if legality.check(state, everybody) is not None:
        return None
    for number in range(1, len(others)):
        for partners in combinations(others, number):
            offer = Propose(action.player, partners, action)
            if legality.check(state, offer) is None:
                return offer
    return everybody


def helping_offer(state: GameState, action: Action) -> Propose | None:
    """The offer that gets a refused action done by boats or goods of others (T8)."""
    offer = offer_of(state, action)
    if offer is None and isinstance(action, Paid):
        found = payment(state, action)
        if found.others and found.suffices:
            return offer_of(state, paid_with(action, found, found.usual))
    return offer
