"""The facts are the same as those that a walk over the whole map for each home finds."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.analysis.symmetry_search import TileImages
from rbdesigner.hexes import EDGES, HALF_EDGES, Hex, border_key, edge_key
from rbdesigner.rules.tables import BuildingKind
from rbdesigner.scenario.canonical import canonical_home
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Home, Road, Wall
from rbdesigner.symmetry import Motion
from rbdesigner.tiles import Terrain, Tile, tile
from tests.analysis.slow_facts import SlowFacts, odd_places
from tests.analysis.symmetric_maps import symmetric_maps
from tests.random_maps import SHAPES, motions
from tests.strategies import some

COMMON = [Terrain.PASTURE, Terrain.DESERT]
RARE = [Terrain.WOODS, Terrain.ROCK, Terrain.MOUNTAIN]


def long_map(seed: int) -> Scenario:
    """A narrow map on which goals are farther than a walk needs to look for gains, and cut off here and there."""
    chance, made = random.Random(seed), Scenario()
    lands = [chance.choice(COMMON)] * 30 + RARE
    rivers, seas = chance.choice([0, 0.2, 0.5]), chance.choice([0, 0.1])
    for at in (Hex(q, r - q // 2) for q in range(chance.randint(12, 30)) for r in range(chance.randint(2, 3))):
        shape = chance.choice(SHAPES) if chance.random() < rivers else ()
        made.tiles[at] = tile(Terrain.SEA) if chance.random() < seas else Tile(chance.choice(lands), shape)
    land = [at for at, here in made.tiles.items() if not here.is_sea]
    owned = chance.random() < 0.5
    for player, at in enumerate(chance.sample(land, chance.randint(1, 4)), 1):
        made.homes[at] = Home(chance.choice(HALF_EDGES), player if owned else None)
    roads, walls = chance.choice([0, 0, 0.3]), chance.choice([0, 0.05])
    for at in land:
        # Those that lead into the sea or off the map change nothing.
        made.roads |= {border_key(at, half_edge): Road() for half_edge in range(6) if chance.random() < roads}
        made.walls |= {
            edge_key(at, edge): Wall(chance.choice([None, 1, 2]), 1) for edge in EDGES if chance.random() < walls
        }
        if chance.random() < 0.2:
            made.pieces[at] = (chance.choice([Bridge(chance.choice(EDGES)), Building(BuildingKind.WOODCUTTER)]),)
    return made


@pytest.mark.parametrize("block", range(6))
def test_the_quick_way_finds_what_the_slow_way_finds(block: int) -> None:
    for seed in range(20 * block, 20 * block + 20):
        scenario = long_map(seed)
        facts = analyse(scenario)
        slow = SlowFacts(scenario, [home.at for home in facts.homes])
        assert facts.reach == slow.reach(), seed
        for number, home in enumerate(facts.homes):
            assert home.ways == slow.ways(number), seed
            assert home.land == slow.within(number), seed
            assert home.firsts == slow.firsts(number), seed
            assert home.shortcuts == slow.shortcuts(number), seed
            assert home.soon == slow.soon(number), seed
            assert home.leads == slow.leads(number), seed
            assert [contact.on_foot for contact in home.contacts] == slow.on_foot(number), seed


@some(1)
@given(st.one_of(st.integers(0, 999).map(long_map), symmetric_maps().map(lambda made: made[0])), motions)
def test_a_motion_is_found_just_where_it_maps_all_tiles_to_like_ones(scenario: Scenario, motion: Motion) -> None:
    scenario.homes = {
        at: canonical_home(Home(home.half_edge), scenario.tiles[at]) for at, home in scenario.homes.items()
    }
    images = TileImages(scenario)
    odd = odd_places(scenario, motion)
    assert images.odd_places(motion) == odd
    assert images.odd(motion, len(scenario.tiles) + 1) == len(odd)
    if odd:
        assert images.odd(motion, 1) >= 1
