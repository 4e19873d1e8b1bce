"""Where one may build with a transporter, and what pays for it (K1, K2)."""

from __future__ import annotations

from collections.abc import Collection
from operator import add

from rbdesigner.engine.actions import Inputs
from rbdesigner.engine.codes import NGOODS, Count
from rbdesigner.engine.reach import own_regions
from rbdesigner.engine.refusal import Refusal
from rbdesigner.engine.state import GameState
from rbdesigner.engine.supply import sources, supply_fault, supply_for, use
from rbdesigner.engine.topology import SEA


def at_sea(state: GameState, transporter: int) -> bool:
    """Whether a boat lies at sea, not docked: it builds oil rigs and walls only (K1)."""
    return state.topology.spot_kinds[state.spots[transporter]] == SEA


def building_spots(state: GameState, transporter: int) -> tuple[int, ...]:
    """The regions where one builds with a transporter, or the sea tile of its own.

    No ferry helps (K1).
    """
    spot = state.spots[transporter]
    return (spot,) if at_sea(state, transporter) else own_regions(state, spot)


def place_fault(state: GameState, transporter: int, spots: Collection[int]) -> Refusal | None:
    """Why a transporter that has to build from one of these spots cannot (K1)."""
    reached, root = building_spots(state, transporter), state.root
    for spot in spots:
        if root[spot] in reached:
            return None
    wanted = tuple(dict.fromkeys([root[spot] for spot in spots]))
    return Refusal("builder-elsewhere", {"transporter": transporter, "reached": reached, "wanted": wanted})


def payment_fault(
    state: GameState, transporter: int, needs: tuple[Count, ...], inputs: Inputs, rule: str, aboard: bool = False
) -> Refusal | None:
    """Why the cost that a rule names cannot be paid (K2, K7)."""
    supply = supply_for(state, transporter, needs, inputs, aboard)
    return supply_fault(supply, rule)


def pay(
    state: GameState, transporter: int, needs: tuple[Count, ...], inputs: Inputs, rule: str, aboard: bool = False
) -> None:
    """Use up what an action costs.

    Afterwards anything but transfers elsewhere may have changed.
    """
    supply = supply_for(state, transporter, needs, inputs, aboard)
    assert not isinstance(supply, Refusal)
    use(state, supply, rule)
    state.choices.spoil(state.tile_of(transporter))
    state.choices.spoil_all_but_moves()


def goods_in_reach(state: GameState, transporter: int) -> list[int]:
    """How many of each good may pay for what is built with a transporter."""
    have = [0] * NGOODS
    for place in sources(state, transporter):
        goods, at = (state.goods, place * NGOODS) if place >= 0 else (state.cargo, ~place * NGOODS)
        have = list(map(add, have, goods[at : at + NGOODS]))
    return have


def affords(have: list[int], needs: tuple[Count, ...]) -> bool:
    """Whether these goods pay a cost."""
    for good, count in needs:  # noqa: SIM110  (called for every building of every tile, and a loop is quicker)
        if have[good] < count:
            return False
    return True
