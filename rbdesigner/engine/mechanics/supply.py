"""Finds the goods that are paid or processed, named one by one or in the usual order (P13, K2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from rbdesigner.engine.core.actions import ANYWHERE, Inputs
from rbdesigner.engine.core.codes import NONE, Count
from rbdesigner.engine.core.events import Lost, Used
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import SEA
from rbdesigner.engine.mechanics.reach import companions, grounds


class Taken(NamedTuple):
    """A number of a good taken from a holder."""

    good: int
    number: int
    holder: int


Supply = tuple[Taken, ...]


def sources(state: GameState, transporter: int, aboard: bool = False) -> list[int]:
    """List the holders that a transporter draws on in the usual order: grounds, itself, its owner's others (P13).

    With ``aboard`` only what transporters hold counts, as for an oil rig (K7).
    """
    owners = state.owners
    player, others = owners[transporter], companions(state, transporter)
    near = () if aboard else grounds(state, player, state.spots[transporter])
    return [*near, ~transporter, *[~other for other in others if owners[other] == player]]


def find(state: GameState, holders: Iterable[int], needs: Iterable[Count]) -> Supply | None:
    """The needed goods from the first holders that have them, or None if too few."""
    rows = [(holder, state.goods[holder]) for holder in holders if holder in state.goods]
    supply = []
    for good, count in needs:
        for holder, row in rows:
            taken = min(count, row[good])
            if taken:
                supply.append(Taken(good, taken, holder))
                count -= taken
        if count:
            return None
    return tuple(supply)


def supply_for(
    state: GameState, transporter: int, needs: tuple[Count, ...], inputs: Inputs, aboard: bool = False
) -> Supply | Refusal:
    """Find the sources of an action's goods as its inputs say, the rest in the usual order, or why there are none.

    The inputs must be just what is needed; goods of other players' transporters need their owners' consent (T8).
    """
    usual = sources(state, transporter, aboard)
    if not inputs:
        supply = find(state, usual, needs)
        return supply if supply is not None else _lacking(state, usual, needs)
    asked = Counter(good for good, _ in inputs)
    if asked != Counter(dict(needs)):
        return Refusal("wrong-inputs", {"needed": needs, "named": tuple(sorted(asked.items()))})
    return named_supply(state, usual, _allowed(state, transporter, usual, aboard), inputs)


def named_supply(state: GameState, usual: list[int], allowed: set[int], inputs: Inputs) -> Supply | Refusal:
    """Take the goods that inputs name from the allowed holders; where one is left open, from the usual ones."""
    asked = Counter(good for good, _ in inputs)
    named = Counter((good, holder) for good, holder in inputs if holder != ANYWHERE)
    # Sorted, so that the same inputs in another order are refused for the same reason.
    for (good, holder), count in sorted(named.items()):
        refusal = _source_fault(state, allowed, good, holder, count)
        if refusal is not None:
            return refusal
    return _fill(state, usual, named, asked)


def _allowed(state: GameState, transporter: int, usual: list[int], aboard: bool) -> set[int]:
    """The usual holders, and the transporters in reach whose owners are willing."""
    others = companions(state, transporter)
    return {*usual, *(~other for other in others if state.owners[other] in state.willing)}


def _source_fault(state: GameState, allowed: set[int], good: int, holder: int, count: int) -> Refusal | None:
    if holder not in allowed:
        agreed = (state.player, *state.willing)
        if holder < 0 and state.owners[~holder] not in agreed and state.spots[~holder] != NONE:
            return Refusal("needs-consent", {"transporter": ~holder})
        return Refusal("source-out-of-reach", {"holder": holder})
    there = state.amount(holder, good)
    if there < count:
        present = ((good, there),) if there else ()
        return Refusal("source-lacks", {"holder": holder, "needed": ((good, count),), "present": present})
    return None


def _fill(state: GameState, usual: list[int], named: Counter[tuple[int, int]], asked: Counter[int]) -> Supply | Refusal:
    """The named goods, and from the usual holders those whose holder is left open."""
    supply = [Taken(good, count, holder) for (good, holder), count in sorted(named.items())]
    for good, wanted in sorted(asked.items()):
        count = wanted - sum(taken.number for taken in supply if taken.good == good)
        for holder in usual:
            # What is named of a holder is not there a second time.
            free = state.amount(holder, good) - named[good, holder]
            taken_here = min(count, free)
            if taken_here > 0:
                supply.append(Taken(good, taken_here, holder))
                count -= taken_here
        if count:
            return _lacking(state, usual, tuple(asked.items()))
    return tuple(supply)


def _lacking(state: GameState, holders: list[int], needs: tuple[Count, ...]) -> Refusal:
    missing = [(good, count - sum(state.amount(holder, good) for holder in holders)) for good, count in needs]
    return Refusal("goods-lacking", {"needed": needs, "missing": tuple(one for one in missing if one[1] > 0)})


def supply_fault(supply: Supply | Refusal, rule: str) -> Refusal | None:
    """Why there is no supply for what a rule asks for; None if there is one."""
    if not isinstance(supply, Refusal):
        return None
    return supply._replace(rule_here=rule) if supply.code == "goods-lacking" else supply


def use(state: GameState, supply: Supply, rule: str) -> None:
    """Take the goods of a supply out of the game."""
    for good, count, holder in supply:
        state.put(holder, good, -count)
        if state.events is not None:
            state.events.append(Used(good, count, holder, rule))


def lose(state: GameState, supply: Supply, rule: str) -> None:
    """Take the goods of a supply out of the game for nothing."""
    for good, count, holder in supply:
        state.put(holder, good, -count)
        if state.events is not None:
            state.events.append(Lost(good, count, holder, rule))


def tile_of_holder(state: GameState, holder: int) -> int:
    """The tile where goods lie."""
    return state.topology.spot_tiles[holder] if holder >= 0 else state.tile_of(~holder)


def stores(state: GameState, spot: int) -> bool:
    """Tell whether goods may be left at a spot: on land, and at sea only on an oil rig (B7)."""
    topology = state.topology
    return topology.spot_kinds[spot] != SEA or state.has_rig(topology.spot_tiles[spot])
