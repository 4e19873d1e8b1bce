"""The machine that lays: sound maps, the same for the same seed."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from rbdesigner.analysis.laying import laying_records
from rbdesigner.analysis.laying.laying_game import LayingEnd, LayingGame
from rbdesigner.analysis.laying.laying_machine import LayingMachine
from rbdesigner.analysis.laying.laying_terms import LayingTerms
from rbdesigner.checks import check
from rbdesigner.checks.map_index import MapIndex
from rbdesigner.scenario.model import Players, Properties
from rbdesigner.tiles import Terrain
from tests.parameters import few


@cache
def laid_by_machines(players: int, seed: int) -> LayingGame:
    """A laying that is over; nobody may go on with it."""
    return newly_laid(players, seed)


def newly_laid(players: int, seed: int) -> LayingGame:
    properties = Properties("Laid", description="By machines", players=Players(players, players))
    game, machine = LayingGame(LayingTerms.usual(players, properties, seed=seed)), LayingMachine()
    while game.end is None:
        game.apply(machine.decide(game))
    return game


@pytest.mark.rule("W3")
@pytest.mark.parametrize(("players", "seed"), few([(2, 1), (3, 7), (1, 4), (4, 2)], 2))
def test_machines_lay_maps_without_any_problem(players: int, seed: int) -> None:
    game = laid_by_machines(players, seed)
    assert game.end is LayingEnd.COMPLETE
    assert check(game.laid_map()) == []
    terrains = {tile.terrain for tile in game.scenario.tiles.values()}
    assert terrains == set(Terrain)
    assert any(tile.rivers for tile in game.scenario.tiles.values())


@pytest.mark.parametrize("seed", few([1, 3, 2], 2))
def test_machines_lay_rivers_that_reach_the_sea(seed: int) -> None:
    rivers = MapIndex(laid_by_machines(2, seed).scenario).rivers.systems.values()
    assert rivers and all(river.mouths for river in rivers)
    assert sum(len(river.stretches) for river in rivers) >= 2 * len(rivers)


def test_the_same_seed_makes_the_same_map_and_another_another() -> None:
    assert laying_records.dumps(newly_laid(2, 3)) == laying_records.dumps(laid_by_machines(2, 3))
    assert laid_by_machines(2, 3).scenario.tiles != laid_by_machines(2, 1).scenario.tiles


def test_a_machine_takes_over_wherever_a_laying_stands() -> None:
    whole = laying_records.dumps(laid_by_machines(2, 3))
    game = laying_records.loads(whole)
    for _ in range(7):
        game.undo()
    again = laying_records.loads(laying_records.dumps(game))
    while again.end is None:
        again.apply(LayingMachine().decide(again))
    assert laying_records.dumps(again) == whole


def test_without_sea_and_with_few_tiles_machines_still_finish_their_rivers() -> None:
    for seed in range(2):
        game = LayingGame(replace(LayingTerms.usual(1, seed=seed), land=7, sea=0))
        while game.end is None:
            game.apply(LayingMachine().decide(game))
        assert game.end is LayingEnd.COMPLETE and not game.open_places
