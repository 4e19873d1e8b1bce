"""What may be done in production is listed in full, and nothing else."""

from __future__ import annotations

import random

import pytest

from rbdesigner.engine.core.actions import ANYWHERE, Action, Breed, Done, Make, Produce, Research, Upgrade
from rbdesigner.engine.core.codes import (
    BOARDS,
    BUILDINGS,
    DONKEY,
    GEESE,
    GOODS,
    IS_BOAT,
    MAKES,
    NGOODS,
    NONE,
    PAPER,
    RAFT,
    RUN,
    TRUNKS,
    WAGON,
    Count,
)
from rbdesigner.engine.core.connections import set_wall
from rbdesigner.engine.core.events import Made, Used
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.core.topology import REGION
from rbdesigner.engine.mechanics import legality, production
from tests.engine.small_game import SmallGame

TRUNK, BOARD = (TRUNKS, ANYWHERE), (BOARDS, ANYWHERE)
KINDS = (Produce, Make, Breed, Research, Upgrade)


def busy(seed: int) -> SmallGame:
    """A crowded game in production, by chance."""
    chance = random.Random(seed)
    w = SmallGame("0,0 pasture 0-3; 1,0 sea; 0,1 sea; -1,0 pasture; -1,1 woods 1; 2,-1 desert", Phase.PRODUCTION)
    if chance.random() < 0.3:
        w.bridge("0,0", 0)
    for edge in range(len(w.state.topology.edge_keys)):
        if chance.random() < 0.2:
            set_wall(w.state, edge, chance.choice((0, 1, -2)), 1)
    _settle(w.state, chance)
    _crowd(w.state, chance)
    w.state.irrigated = chance.random() < 0.3
    w.state.subjects = tuple(chance.randrange(256) for _ in w.state.subjects)
    w.state.production.upgrading = chance.choice((NONE, *range(3)))
    return w


def _spots(state: GameState, wet: bool) -> list[int]:
    kinds = state.topology.spot_kinds
    return [spot for spot, root in enumerate(state.root) if spot == root and (kinds[spot] != REGION) is wet]


def _settle(state: GameState, chance: random.Random) -> None:
    """Buildings with what they need, and other goods, here and there."""
    for region in _spots(state, wet=False):
        tile = state.topology.spot_tiles[region]
        if state.buildings[tile] == NONE and chance.random() < 0.5:
            building = chance.choice([code for code in range(len(BUILDINGS)) if RUN[code] or MAKES[code]])
            state.place_building(building, region)
            for good, count in _inputs(building):
                state.put(region, good, chance.randrange(3 * count))
        if chance.random() < 0.4:
            for good in (GEESE, GEESE, PAPER, TRUNKS, BOARDS):
                state.put(region, good, chance.randrange(2))


def _inputs(building: int) -> tuple[Count, ...]:
    run, launch = RUN[building], MAKES[building]
    return run.inputs if run else launch.inputs if launch else ()


def _crowd(state: GameState, chance: random.Random) -> None:
    """Transporters, some with goods, close together."""
    dry, wet = chance.choices(_spots(state, wet=False), k=3), _spots(state, wet=True)
    for _ in range(chance.randrange(2, 11)):
        kind = chance.choice((DONKEY, DONKEY, DONKEY, WAGON, RAFT))
        owner, spot = chance.choice((0, 0, 0, 0, 1)), chance.choice(wet if IS_BOAT[kind] else dry)
        number = state.place_transporter(kind, owner, spot)
        if chance.random() < 0.2:
            state.put(~number, chance.randrange(len(GOODS)), chance.randrange(1, 3))
    if chance.random() < 0.3 and len(state.kinds) > 1 and state.loads[0] == state.loads[1] == 0:
        state.load_on(0, 1)


def _load(state: GameState, chance: random.Random) -> None:
    """Take much of what lies there aboard, whoever stands there."""
    for number, spot in enumerate(state.spots):
        for good in range(NGOODS):
            if spot >= 0 and state.room(number) > 0 and state.amount(spot, good) and chance.random() < 0.6:
                state.put(spot, good, -1)
                state.put(~number, good, 1)
    state.choices.clear()


def _thinkable(state: GameState) -> list[Action]:
    """All actions of production in their usual form, sensible or not."""
    own = [one for one, owner in enumerate(state.owners) if owner == 0 and state.spots[one] != NONE]
    spots = [NONE, *(spot for spot, root in enumerate(state.root) if spot == root)]
    tiles = range(len(state.topology.places))
    return [
        *(Produce(0, one, wood) for one in own for wood in ((), (TRUNK, TRUNK), (TRUNK, BOARD), (BOARD, BOARD))),
        *(Make(0, one, spot) for one in own for spot in spots),
        *(Breed(0, tile) for tile in tiles),
        *(Research(0, one, subject) for one in own for subject in range(8)),
        *(Upgrade(0, tile) for tile in tiles),
    ]


def _listed(state: GameState) -> list[Action]:
    return [action for action in legality.legal_actions(state) if isinstance(action, KINDS)]


def _usual(state: GameState, action: Action) -> bool:
    """Whether an action names no inputs, or just the wood that has to be named."""
    if not isinstance(action, Produce) or not action.inputs:
        return True
    run = production.run_at(state, state.tile_of(action.transporter))
    return run is not None and bool(run.wood)


@pytest.mark.parametrize("seed", range(100))
def test_what_is_listed_is_just_what_is_allowed_and_stays_so_while_one_acts(seed: int) -> None:
    state = busy(seed).state
    chance = random.Random(seed)
    for _ in range(8):
        listed = _listed(state)
        allowed = [a for a in _thinkable(state) if legality.check(state, a) is None and _usual(state, a)]
        assert len(listed) == len(set(listed))
        assert set(listed) == set(allowed)
        fresh = state.copy()
        fresh.choices.clear()
        assert legality.legal_actions(state) == legality.legal_actions(fresh), "nothing kept has spoiled"
        acts = listed or [a for a in legality.legal_actions(state) if not isinstance(a, Done)]
        if not acts:
            break
        legality.apply_checked(state, chance.choice(acts))


@pytest.mark.rule("P3", "P7")
@pytest.mark.parametrize("seed", range(60))
def test_what_a_run_makes_lies_only_where_the_rule_puts_it(seed: int) -> None:
    """Aboard whoever handed inputs in, or the acting one if nobody did; on the ground only what these do not hold."""
    before = busy(seed).state
    _load(before, random.Random(seed))
    for action in _listed(before):
        if not isinstance(action, Produce):
            continue
        run = production.run_at(before, before.tile_of(action.transporter))
        assert run is not None
        after = before.copy()
        after.events = []
        legality.apply(after, action)
        used = [event for event in after.events if isinstance(event, Used)]
        made = [event for event in after.events if isinstance(event, Made)]
        givers = {~event.holder for event in used if event.holder < 0} or {action.transporter}
        assert {(event.good, event.rule) for event in made} == {(run.output, "P7")}
        assert sum(event.count for event in made) == run.made
        assert {~event.holder for event in made if event.holder < 0} <= givers
        grounds = [event for event in made if event.holder >= 0]
        assert {event.holder for event in grounds} <= {before.building_spots[before.tile_of(action.transporter)]}
        assert not grounds or all(after.room(giver) == 0 for giver in givers)
