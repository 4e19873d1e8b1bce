"""Finds the production actions of a player that need no choice, so that one stroke can do them all.

A run of a building is choiceless where its goods could be used up in one way only, it is clear whose goods are taken
and who receives the output (P7), and nobody would want the goods otherwise:

- All transporters of the player that reach the building reach the same goods.
- The wood is all of one kind, or all of it is used up (P4). If there is more than the building can work off, all of a
  good lies with one holder.
- Just one transporter reaches the building, and no other there holds goods for it; or all that is taken is held by
  transporters, each with what makes whole runs by itself.
- Of what is aboard, or would not be worked off by itself, nothing is a good that things are built of, nor one that
  another building takes which is no farther away than the transporter could go in a turn (P5, P9).
- The paper is not that of a research that could be done now (R1).

A factory's launch is choiceless where the inputs lie in its region and would be lost (F8), and there is one spot only
for the new transporter; breeding donkeys takes nothing. Both only as long as nobody gets more transporters by it than
may be owned (F6), and no research that may be done now could upgrade the factory (R5).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rbdesigner.engine.core.actions import Action, Breed, Inputs, Make, Produce, Research
from rbdesigner.engine.core.codes import (
    BOARDS,
    DONKEY,
    FUEL,
    IRON,
    IS_BOAT,
    MAKES,
    NONE,
    PAPER,
    POINTS,
    RUN,
    STONE,
    SUBJECTS,
    TRUNKS,
    UPGRADED,
    Count,
    Run,
)
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics import legality, limits
from rbdesigner.engine.mechanics.factories import loose_inputs
from rbdesigner.engine.mechanics.production import inputs_of, runs_left
from rbdesigner.engine.mechanics.reach import can_feed, transporters_on_tile, works_up
from rbdesigner.engine.mechanics.supply import sources
from rbdesigner.hexes import distance
from rbdesigner.rules.tables import Subject

BUILT_OF = (BOARDS, STONE)
"""The goods that buildings, roads, bridges and walls are built of."""
OF_SHAFTS = (FUEL, IRON)
NEW_SHAFTS = SUBJECTS.index(Subject.NEW_SHAFTS)

Stock = dict[int, dict[int, int]]
"""How many of a good each holder has that has any."""


def choiceless(state: GameState, player: int) -> tuple[Action, ...]:
    """List all production actions of a player without a choice, in a possible order.

    There are none in other phases, and where the player does not act.
    """
    if state.phase is not Phase.PRODUCTION or not state.in_play or state.player != player or state.production.excess:
        return ()
    legal = legality.legal_actions(state, player)
    tiles = dict.fromkeys(state.tile_of(one.transporter) for one in legal if isinstance(one, Produce))
    found = [run for tile in tiles for run in _runs(state, player, tile, legal)]
    return _in_order(state, [*found, *_new_transporters(state, player, legal)])


def _in_order(state: GameState, actions: Sequence[Action]) -> tuple[Action, ...]:
    """The actions as far as one can be done after the other."""
    after, found = state.copy(), list[Action]()
    for action in actions:
        if legality.check(after, action) is None:
            legality.apply(after, action)
            found.append(action)
    return tuple(found)


# Runs of secondary producers


def _runs(state: GameState, player: int, tile: int, legal: Sequence[Action]) -> list[Produce]:
    """The choiceless runs of the building of a tile."""
    run = RUN[state.buildings[tile]]
    feeders = [one for one in transporters_on_tile(state, player, tile) if can_feed(state, one)]
    reached = {frozenset(sources(state, one)) for one in feeders}
    if run is None or len(reached) != 1:
        return []
    stock = _stock(state, run, sorted(*reached))
    runs = min(runs_left(state, tile, run), _sets(run, stock))
    if not runs or not _is_one_way(run, runs, stock) or _is_wanted(state, tile, stock, legal):
        return []
    transporters = sorted({~holder for holders in stock.values() for holder in holders if holder < 0})
    if len(feeders) == 1 and set(transporters) <= set(feeders):
        return _of_one(player, feeders[0], run, runs, stock)
    if not set(transporters) <= set(feeders) or not _make_whole_runs(run, runs, stock, transporters):
        return []
    return [one for transporter in transporters for one in _of_transporter(player, transporter, run, stock)]


def _stock(state: GameState, run: Run, holders: Sequence[int]) -> Stock:
    """The goods of these holders that a run may take."""
    goods = [good for good, _ in run.inputs] + ([TRUNKS, BOARDS] if run.wood else [])
    found = {good: {holder: count for holder in holders if (count := state.amount(holder, good))} for good in goods}
    return {good: holders for good, holders in found.items() if holders}


def _total(stock: Stock, good: int) -> int:
    return sum(stock.get(good, {}).values())


def _needs(run: Run) -> list[tuple[tuple[int, ...], int]]:
    """The goods of which a run takes so many; of any of several where it mixes wood."""
    return [*(((good,), count) for good, count in run.inputs), *([((TRUNKS, BOARDS), run.wood)] if run.wood else [])]


def _sets(run: Run, stock: Stock) -> int:
    """How often there is all that a run takes."""
    return min(sum(_total(stock, good) for good in goods) // count for goods, count in _needs(run))


def _is_one_way(run: Run, runs: int, stock: Stock) -> bool:
    """Whether runs use up all there is, or take each good from one holder only."""
    for goods, count in _needs(run):
        holders = [(good, holder) for good in goods for holder in stock.get(good, {})]
        if sum(_total(stock, good) for good in goods) != runs * count and len(holders) > 1:
            return False
    return True


def _is_wanted(state: GameState, tile: int, stock: Stock, legal: Sequence[Action]) -> bool:
    """Whether any of the goods might be wanted for something else."""
    if PAPER in stock and any(isinstance(one, Research) and state.tile_of(one.transporter) == tile for one in legal):
        return True
    own = state.building_spots[tile]
    return any(
        _has_other_use(state, tile, good, holder)
        for good, holders in stock.items()
        for holder in holders
        if holder != own
    )


def _has_other_use(state: GameState, tile: int, good: int, holder: int) -> bool:
    """Whether things are built of a good, or a building not far takes it."""
    if good in BUILT_OF or (good in OF_SHAFTS and state.knows(state.player, NEW_SHAFTS)):
        return True
    far = POINTS[state.kinds[~holder]] if holder < 0 else max(POINTS[state.kinds[one]] for one in state.on_tile[tile])
    here = state.topology.places[tile]
    return any(
        other != tile and building != NONE and works_up(building, good)
        and distance(here, state.topology.places[other]) <= far
        for other, building in enumerate(state.buildings)
    )  # fmt: skip


def _of_one(player: int, feeder: int, run: Run, runs: int, stock: Stock) -> list[Produce]:
    """Runs by the only transporter that there is for it; the holders need no names."""
    return [Produce(player, feeder, inputs_of(run, needs)) for needs in _mixed(run, runs, stock)]


def _mixed(run: Run, runs: int, stock: Stock) -> Iterator[tuple[Count, ...]]:
    """The goods that runs take one after the other, trunks first in mixed wood."""
    trunks = _total(stock, TRUNKS)
    for _ in range(runs):
        taken = min(trunks, run.wood)
        trunks -= taken
        wood = ((TRUNKS, taken), (BOARDS, run.wood - taken))
        yield (*run.inputs, *((good, count) for good, count in wood if count))


def _make_whole_runs(run: Run, runs: int, stock: Stock, transporters: Sequence[int]) -> bool:
    """Tell whether each transporter's cargo makes whole runs by itself, and all no more than so many."""
    held = [_held(stock, transporter) for transporter in transporters]
    whole = all(
        sum(_total(each, good) for good in goods) == _sets(run, each) * count
        for each in held
        for goods, count in _needs(run)
    )
    return whole and sum(_sets(run, each) for each in held) <= runs


def _held(stock: Stock, transporter: int) -> Stock:
    """The cargo of one transporter that counts."""
    return {good: {~transporter: holders[~transporter]} for good, holders in stock.items() if ~transporter in holders}


def _of_transporter(player: int, transporter: int, run: Run, stock: Stock) -> list[Produce]:
    """The runs that a transporter makes of its own cargo, which is named."""
    held = _held(stock, transporter)
    return [
        Produce(player, transporter, tuple((good, ~transporter) for good, count in sorted(needs) for _ in range(count)))
        for needs in _mixed(run, _sets(run, held), held)
    ]


# New transporters


def _new_transporters(state: GameState, player: int, legal: Sequence[Action]) -> list[Action]:
    """Find launches that would be lost otherwise, and births; none at all where not all of them find room (F6)."""
    found: list[Action] = list(_launches(state, legal))
    found += [one for one in legal if isinstance(one, Breed)]
    land, water = limits.numbers(state, player)
    for one in found:
        kind = DONKEY if isinstance(one, Breed) else _kind_made(state, one)
        land, water = land + (not IS_BOAT[kind]), water + IS_BOAT[kind]
    return found if not limits.excess(land, water).total else []


def _kind_made(state: GameState, action: Action) -> int:
    assert isinstance(action, Make)
    launch = MAKES[state.buildings[state.tile_of(action.transporter)]]
    assert launch is not None
    return launch.kind


def _launches(state: GameState, legal: Sequence[Action]) -> Iterator[Make]:
    makings: dict[int, list[Make]] = {}
    for one in legal:
        if isinstance(one, Make):
            makings.setdefault(state.tile_of(one.transporter), []).append(one)
    subjects = {one.subject for one in legal if isinstance(one, Research)}
    for tile, steps in makings.items():
        upgradable = any(state.buildings[tile] in UPGRADED[subject] for subject in subjects)
        if loose_inputs(state, tile) is not None and len({one.spot for one in steps}) == 1 and not upgradable:
            yield _from_the_ground(state, steps[0], tile)


def _from_the_ground(state: GameState, action: Make, tile: int) -> Make:
    """The launch with the inputs named that lie in the factory's region."""
    launch, region = MAKES[state.buildings[tile]], state.building_spots[tile]
    assert launch is not None
    inputs: Inputs = tuple((good, region) for good, count in sorted(launch.inputs) for _ in range(count))
    return Make(action.player, action.transporter, action.spot, inputs)
