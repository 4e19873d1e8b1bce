"""The parts of a map, kept up to date, are those that a flood finds."""

from __future__ import annotations

import random

import pytest

from rbdesigner.checks.components import Components
from rbdesigner.hexes import ORIGIN, Hex, disk, neighbours

PLACES = list(disk(ORIGIN, 5))


def flooded(places: set[Hex]) -> set[frozenset[Hex]]:
    """The parts, each found by walking from a place to all neighbours."""
    found, loose = set(), set(places)
    while loose:
        part = [loose.pop()]
        for place in part:
            beside = loose & set(neighbours(place))
            loose -= beside
            part += beside
        found.add(frozenset(part))
    return found


@pytest.mark.rule("W14")
@pytest.mark.parametrize("filled", (0.45, 0.6, 0.75))
def test_tiles_that_come_and_go_join_and_part_the_map(filled: float) -> None:
    chance = random.Random(7)
    laid = {place for place in PLACES if chance.random() < filled}
    parts = Components(sorted(laid))
    for _ in range(700):
        place = chance.choice(PLACES)
        if chance.random() < filled:
            laid.add(place)
        else:
            laid.discard(place)
        before = {part: len(part.places) for part in parts.all()}
        parts.update(laid.__contains__, [place])
        assert {frozenset(part.places) for part in parts.all()} == flooded(laid)
        assert all(place in part.places for place, part in parts.part_of.items())
        assert len(parts.part_of) == len(laid)
        changed = {part for part in parts.all() if before.get(part) != len(part.places)}
        assert changed <= parts.altered.keys()
