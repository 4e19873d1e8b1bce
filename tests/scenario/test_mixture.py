"""Mixtures of terrains, drawn place by place."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from rbdesigner.hexes import ORIGIN, disk
from rbdesigner.scenario.mixture import TerrainMixture, weights_of
from rbdesigner.tiles import SECOND_EDITION, UNLIMITED, Terrain

PLACES = list(disk(ORIGIN, 30))


def test_terrains_come_as_often_as_they_weigh() -> None:
    mixture = TerrainMixture({Terrain.PASTURE: 6, Terrain.ROCK: 3, Terrain.SEA: 1, Terrain.WOODS: 0})
    counts = Counter(map(mixture.terrain_at, PLACES))
    assert set(counts) == {Terrain.PASTURE, Terrain.ROCK, Terrain.SEA}
    for terrain, share in ((Terrain.PASTURE, 0.6), (Terrain.ROCK, 0.3), (Terrain.SEA, 0.1)):
        assert counts[terrain] / len(PLACES) == pytest.approx(share, abs=0.03)


def test_a_place_keeps_what_it_has_drawn_until_it_is_drawn_again() -> None:
    mixture = TerrainMixture()
    first = [mixture.terrain_at(place) for place in PLACES]
    assert [TerrainMixture().terrain_at(place) for place in PLACES] == first
    again = mixture.drawn_again(1)
    assert [again.terrain_at(place) for place in PLACES] != first
    assert again.drawn_again(-1) == mixture


def test_another_weight_leaves_most_places_as_they_are() -> None:
    before, after = (
        TerrainMixture({Terrain.PASTURE: 5, Terrain.WOODS: 5}),
        TerrainMixture({Terrain.PASTURE: 6, Terrain.WOODS: 5}),
    )
    changed = sum(before.terrain_at(place) is not after.terrain_at(place) for place in PLACES)
    assert 0 < changed < len(PLACES) / 10


def test_a_mixture_of_nothing_is_none() -> None:
    with pytest.raises(ValueError, match="some weight"):
        TerrainMixture({Terrain.ROCK: 0})


def test_a_box_weighs_by_its_tiles() -> None:
    weights = weights_of(SECOND_EDITION)
    assert weights == {
        Terrain.PASTURE: 35,
        Terrain.WOODS: 22,
        Terrain.ROCK: 13,
        Terrain.MOUNTAIN: 21,
        Terrain.DESERT: 23,
        Terrain.SEA: 30,
    }
    empty = replace(SECOND_EDITION, counts=dict.fromkeys(SECOND_EDITION.counts or (), 0))
    assert weights_of(UNLIMITED) == weights_of(empty) == weights, "the second edition is as good as any"
