"""The rules of producers: the primary ones, runs of the secondary ones, leftovers (P1-P14, F8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from rbdesigner.engine.core.actions import ANYWHERE, Action, Inputs, Produce
from rbdesigner.engine.core.codes import BOARDS, GOLD, IRON, MAKES, MINE, NONE, PRIMARY_GOOD, RUN, TRUNKS, Count, Run
from rbdesigner.engine.core.events import Made
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics import factories, livestock, research
from rbdesigner.engine.mechanics.handler import Handler
from rbdesigner.engine.mechanics.reach import can_feed, feeding_fault
from rbdesigner.engine.mechanics.supply import Supply, find, lose, sources, supply_fault, supply_for, use

OUTPUT_TO_GIVERS = 2
"""The version of the rules since which who hands inputs in takes the output; before, who acted came first."""

_produce = lru_cache(maxsize=1 << 16)(Produce)


def run_at(state: GameState, tile: int) -> Run | None:
    """The recipe of the secondary producer of a tile; None where there is none."""
    building = state.buildings[tile]
    return None if building == NONE else RUN[building]


def runs_left(state: GameState, tile: int, run: Run) -> int:
    """How often a secondary producer can still work in this turn (P8)."""
    return run.runs - state.production.runs.get(tile, 0)


class Capacity(NamedTuple):
    """The number of times that a building can still work in a turn, and of all its times."""

    left: int
    most: int


def capacity(state: GameState, tile: int) -> Capacity | None:
    """Find the capacity left to a secondary producer (P3) or a transporter factory (F5), which makes one a turn.

    None where no such building is.
    """
    building, run = state.buildings[tile], run_at(state, tile)
    if run is None and (building == NONE or MAKES[building] is None):
        return None
    if run is None:
        return Capacity(int(not factories.has_worked(state, tile)), 1)
    return Capacity(runs_left(state, tile, run), run.runs)


# Primary producers


def filled_mines(state: GameState) -> list[int]:
    """The tiles of the mines that draw: those with counters in their bags (P2)."""
    bags = enumerate(zip(state.bag_gold, state.bag_iron, strict=True))
    return [tile for tile, (gold, iron) in bags if gold or iron]


def draws(state: GameState) -> dict[int, int]:
    """Give the yield of steady mines by tile: what the bag holds most of, gold on a tie (Z4)."""
    gold, iron = state.bag_gold, state.bag_iron
    return {tile: GOLD if gold[tile] >= iron[tile] else IRON for tile in filled_mines(state)}


def primaries(state: GameState) -> None:
    """Let every primary producer make its good, mines what has been drawn (P1, P2)."""
    drawn = state.production.drawn
    for tile, building in enumerate(state.buildings):
        if building == NONE:
            continue
        if building == MINE:
            # A mine with an empty bag has drawn nothing.
            good, rule = drawn.get(tile, NONE), "P2"
        else:
            good, rule = PRIMARY_GOOD[building], "P1"
        if good != NONE:
            _bring(state, good, 1, state.building_spots[tile], rule)
            state.choices.spoil(tile)


def _bring(state: GameState, good: int, count: int, holder: int, rule: str) -> None:
    state.put(holder, good, count)
    if state.events is not None:
        state.events.append(Made(good, count, holder, rule))


# Secondary producers


@lru_cache
def mixtures(run: Run) -> tuple[tuple[Count, ...], ...]:
    """List all that one run may take: the inputs, and every mixture of wood, most boards first (P4)."""
    if not run.wood:
        return (run.inputs,)
    return tuple(
        (*run.inputs, *((good, count) for good, count in ((TRUNKS, trunks), (BOARDS, run.wood - trunks)) if count))
        for trunks in range(run.wood + 1)
    )


@lru_cache
def _needs(run: Run, inputs: Inputs) -> tuple[Count, ...] | None:
    """Give the goods that a run takes with these inputs; None where they name no mixture of wood that it takes."""
    if not run.wood:
        return run.inputs
    named = Counter(good for good, _ in inputs)
    return next((needs for needs in mixtures(run) if Counter(dict(needs)) == named), None)


def check_produce(state: GameState, action: Produce) -> Refusal | None:
    """Say why a producer cannot run.

    In this order: no producer, out of reach, capacity used up, wood not named, inputs lacking.
    """
    tile = state.tile_of(action.transporter)
    run = run_at(state, tile)
    if run is None:
        return Refusal("no-producer", {"tile": tile})
    fault = feeding_fault(state, action.transporter)
    if fault is not None:
        return fault
    building = state.buildings[tile]
    if not runs_left(state, tile, run):
        return Refusal("capacity-used", {"building": building})
    needs = _needs(run, action.inputs)
    if needs is None:
        return Refusal("wood-unnamed", {"building": building, "wood": run.wood})
    supply = supply_for(state, action.transporter, needs, action.inputs)
    return supply_fault(supply, "P3")


def produce(state: GameState, action: Produce) -> None:
    """Use up the inputs, put the output aboard whoever handed them in, and what finds no room on the ground (P7)."""
    tile = state.tile_of(action.transporter)
    run, supply = run_at(state, tile), _supply(state, action)
    assert run is not None
    assert supply is not None
    made = _shared_out(state, action.transporter, run.made, supply)
    runs = state.production.runs
    runs[tile] = runs.get(tile, 0) + 1
    state.choices.spoil(tile)
    use(state, supply, "P3")
    for holder, count in made:
        _bring(state, run.output, count, holder, "P7")


class Outcome(NamedTuple):
    """The sources and targets of a run: goods taken and made, by holder (P7)."""

    taken: Supply
    made: tuple[tuple[int, int], ...]


def outcome(state: GameState, action: Produce) -> Outcome | None:
    """The goods a run would take and make; None if it cannot be done."""
    run, supply = run_at(state, state.tile_of(action.transporter)), _supply(state, action)
    if run is None or supply is None:
        return None
    return Outcome(supply, _shared_out(state, action.transporter, run.made, supply))


def _supply(state: GameState, action: Produce) -> Supply | None:
    run = run_at(state, state.tile_of(action.transporter))
    needs = _needs(run, action.inputs) if run is not None else None
    supply = supply_for(state, action.transporter, needs, action.inputs) if needs is not None else None
    return None if isinstance(supply, Refusal) else supply


def _shared_out(state: GameState, transporter: int, made: int, supply: Supply) -> tuple[tuple[int, int], ...]:
    """Share the output out: aboard as far as there is room once the inputs are gone, the rest on the ground (P7)."""
    shares, left = list[tuple[int, int]](), made
    for receiver in receivers(state, transporter, supply):
        # What is handed in leaves room for what is made (P7).
        room = state.room(receiver) + sum(taken.number for taken in supply if taken.holder == ~receiver)
        if aboard := min(left, room):
            shares.append((~receiver, aboard))
            left -= aboard
    if left:
        shares.append((state.building_spots[state.tile_of(transporter)], left))
    return tuple(shares)


def receivers(state: GameState, transporter: int, supply: Supply) -> list[int]:
    """List who takes up what a run makes, one after the other (P7).

    The transporters that hand in inputs come first, lent ones in front, then the acting one if it is among them, then
    its owner's others. It is the acting one alone if all lies on the ground.
    """
    givers = {~taken.holder for taken in supply if taken.holder < 0}
    # Games that were begun by the old rules are played again, and go on, by them.
    if state.terms.rules < OUTPUT_TO_GIVERS:
        own = {giver for giver in givers if state.owners[giver] == state.owners[transporter]}
        return [transporter, *sorted(own - {transporter})]
    order = sorted(givers, key=lambda one: (state.owners[one] == state.owners[transporter], one != transporter, one))
    return order or [transporter]


def runs_open(state: GameState, player: int, tile: int, own: Sequence[int]) -> list[Action]:
    """The runs that the producer of a tile may make for a player present there."""
    run = run_at(state, tile)
    if run is None or not runs_left(state, tile, run):
        return []
    found: list[Action] = []
    for transporter in own:
        if can_feed(state, transporter):
            holders = sources(state, transporter)
            # Each mixture of wood is an action of its own, as the player decides which wood goes (P4).
            for needs in mixtures(run):
                if find(state, holders, needs) is not None:
                    found.append(_produce(player, transporter, inputs_of(run, needs)))
    return found


@lru_cache
def inputs_of(run: Run, needs: tuple[Count, ...]) -> Inputs:
    """Name these goods as inputs: nothing, or where a run mixes wood each good, its holder left open (P4)."""
    if not run.wood:
        return ()
    return tuple((good, ANYWHERE) for good, count in needs for _ in range(count))


# What is left


def leftovers(state: GameState) -> None:
    """Let the buildings use what lies in their regions when all are done (P9, F8)."""
    for tile, building in enumerate(state.buildings):
        if building == NONE:
            continue
        run = RUN[building]
        if run is not None:
            _work_off(state, tile, run)
        lost = factories.loose_inputs(state, tile)
        if lost is not None:
            lose(state, lost, "F8")
            state.choices.spoil(tile)


def _work_off(state: GameState, tile: int, run: Run) -> None:
    region, runs = state.building_spots[tile], state.production.runs
    for supply in _remaining(state, region, run, runs_left(state, tile, run)):
        use(state, supply, "P9")
        _bring(state, run.output, run.made, region, "P9")
        runs[tile] = runs.get(tile, 0) + 1
        state.choices.spoil(tile)


def _remaining(state: GameState, region: int, run: Run, most: int) -> Iterator[Supply]:
    """The goods on the ground for one run after the other, boards before trunks."""
    for _ in range(most):
        found = (find(state, (region,), needs) for needs in mixtures(run))
        supply = next((supply for supply in found if supply is not None), None)
        if supply is None:
            return
        yield supply


# All that may be done in the phase


def choices(state: GameState, player: int, tile: int, own: list[int]) -> list[Action]:
    """List the production actions of a player's own transporters on a tile, without transfers (P10)."""
    found: list[Action] = []
    if state.buildings[tile] != NONE:
        found += runs_open(state, player, tile, own)
        found += factories.makings(state, player, tile, own)
        found += factories.upgrades(state, player, tile)
    found += livestock.breedings(state, player, tile)
    found += research.subjects_open(state, player, tile, own)
    return found


HANDLERS = {Produce: Handler(check_produce, produce, (Phase.PRODUCTION,))}
