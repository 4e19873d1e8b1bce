"""What may be done in production is listed in full, and nothing else."""

from __future__ import annotations

import random

import pytest

from rbdesigner.engine import legality, production
from rbdesigner.engine.actions import ANYWHERE, Action, Breed, Done, Make, Produce, Research, Upgrade
from rbdesigner.engine.codes import BOARDS, BUILDINGS, GOODS, MAKES, NONE, RUN, TRUNKS
from rbdesigner.engine.state import GameState, Phase
from tests.engine.world import World

TRUNK, BOARD = (TRUNKS, ANYWHERE), (BOARDS, ANYWHERE)
KINDS = (Produce, Make, Breed, Research, Upgrade)


def busy(seed: int) -> World:
    """A crowded game in production, by chance."""
    chance = random.Random(seed)
    w = World("0,0 pasture 0-3; 1,0 sea; 0,1 sea; -1,0 pasture; -1,1 woods 1; 2,-1 desert", Phase.PRODUCTION)
    topology = w.state.topology
    land = [spot for spot, kind in enumerate(topology.spot_kinds) if kind == 0]
    wet = [spot for spot, kind in enumerate(topology.spot_kinds) if kind != 0]
    if chance.random() < 0.3:
        w.bridge("0,0", 0)
    for _ in range(chance.randrange(4)):
        region = w.state.root[chance.choice(land)]
        tile = topology.spot_tiles[region]
        w.state.buildings[tile] = chance.choice([code for code in range(len(BUILDINGS)) if RUN[code] or MAKES[code]])
        w.state.building_spots[tile] = region
    for edge in range(len(topology.edge_keys)):
        if chance.random() < 0.3:
            w.state.set_wall(edge, chance.choice((0, 1, -2)), 1)
    _crowd(w.state, chance, land, wet)
    for player in (0, 1):
        w.state.subjects[player] = chance.randrange(256)
    w.state.production.upgrading = chance.choice((NONE, 0, 1, 2))
    return w


def _crowd(state: GameState, chance: random.Random, land: list[int], wet: list[int]) -> None:
    for _ in range(chance.randrange(1, 13)):
        kind = chance.choice((0, 0, 0, 0, 1, 2, 3, 4, 5))
        number = state.place_transporter(
            kind, chance.choice((0, 0, 1)), state.root[chance.choice(wet if kind > 2 else land)]
        )
        if chance.random() < 0.4:
            state.put(~number, chance.randrange(len(GOODS)), chance.randrange(1, 3))
    for spot in land:
        if chance.random() < 0.4:
            for _ in range(chance.randrange(1, 12)):
                state.put(state.root[spot], chance.randrange(len(GOODS)), 1)


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


@pytest.mark.parametrize("seed", range(150))
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
