"""Where one may build with a transporter, and what pays for it (K1, K2)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from operator import add
from typing import NamedTuple

from rbdesigner.engine.core.actions import Inputs
from rbdesigner.engine.core.codes import NO_GOODS, Count, Row
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import SEA
from rbdesigner.engine.mechanics.reach import own_regions
from rbdesigner.engine.mechanics.supply import sources, supply_fault, supply_for, use


def at_sea(state: GameState, transporter: int) -> bool:
    """Whether a boat lies at sea, not docked: it builds oil rigs and walls only (K1)."""
    return state.topology.spot_kinds[state.spots[transporter]] == SEA


def building_spots(state: GameState, transporter: int) -> tuple[int, ...]:
    """Find the regions where one builds with a transporter, or the sea tile of its own; no ferry helps (K1)."""
    spot = state.spots[transporter]
    return own_regions(state, spot) or (spot,)


def touches(state: GameState, reached: Collection[int], spots: Iterable[int]) -> bool:
    """Tell whether one who builds from the reached spots may build from one of these.

    What has to be built from these spots is reached from there alone (K1).
    """
    root = state.root
    for spot in spots:  # noqa: SIM110  (asked for every refusal, and a loop is quicker)
        if root[spot] in reached:
            return True
    return False


def builder_fault(state: GameState, transporter: int, spots: Collection[int]) -> Refusal | None:
    """Why a transporter that has to build from one of these spots cannot (K1)."""
    reached = building_spots(state, transporter)
    if touches(state, reached, spots):
        return None
    wanted = tuple(dict.fromkeys(map(state.root.__getitem__, spots)))
    return Refusal("builder-elsewhere", {"transporter": transporter, "reached": reached, "wanted": wanted})


class Price(NamedTuple):
    """The goods that something costs by a rule; with ``aboard`` only those in transporters pay (K7)."""

    needs: tuple[Count, ...]
    rule: str
    aboard: bool = False


def payment_fault(state: GameState, transporter: int, price: Price, inputs: Inputs) -> Refusal | None:
    """Why a price cannot be paid (K2, K7)."""
    supply = supply_for(state, transporter, price.needs, inputs, price.aboard)
    return supply_fault(supply, price.rule)


def pay(state: GameState, transporter: int, price: Price, inputs: Inputs) -> None:
    """Use up what an action costs; afterwards anything but transfers elsewhere may have changed."""
    supply = supply_for(state, transporter, price.needs, inputs, price.aboard)
    assert not isinstance(supply, Refusal)
    use(state, supply, price.rule)
    state.choices.spoil(state.tile_of(transporter))
    state.choices.spoil_all_but_transfers()


def goods_in_reach(state: GameState, transporter: int, aboard: bool = False) -> Row:
    """Count the goods that may pay for what a transporter builds, with ``aboard`` only those in transporters."""
    have: Row = ()
    for holder in sources(state, transporter, aboard):
        row = state.goods.get(holder)
        if row is not None:
            have = tuple(map(add, have, row)) if have else row
    return have or NO_GOODS


def affords(have: Row, needs: tuple[Count, ...]) -> bool:
    """Whether these goods pay a cost."""
    for good, count in needs:  # noqa: SIM110  (asked for every building of every tile, and a loop is quicker)
        if have[good] < count:
            return False
    return True
