"""The hex grid: neighbours, rings, lines, pictures."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner import hexes
from rbdesigner.hexes import (
    DIRECTIONS,
    EDGES,
    ORIGIN,
    Hex,
    Orientation,
    border_key,
    edge_key,
    neighbour,
)

coordinates = st.integers(-(10**6), 10**6)
places = st.builds(Hex, coordinates, coordinates)


@given(places, st.sampled_from(EDGES))
def test_an_edge_and_a_border_have_one_name_from_both_sides(place: Hex, edge: int) -> None:
    other = neighbour(place, edge)
    assert edge_key(place, edge) == edge_key(other, hexes.opposite(edge))
    assert set(hexes.edge_sides(edge_key(place, edge))) == {place, other}
    for half_edge in (2 * edge, 2 * edge + 1):
        key = border_key(place, half_edge)
        assert key == border_key(other, hexes.facing(half_edge))
        assert (place, half_edge) in hexes.border_sides(key)


@given(places, places)
def test_a_line_steps_from_neighbour_to_neighbour(first: Hex, last: Hex) -> None:
    near = Hex(first.q + last.q % 20, first.r + last.r % 20)
    path = hexes.line(first, near)
    assert path[0] == first and path[-1] == near
    assert all(hexes.distance(a, b) == 1 for a, b in itertools.pairwise(path))


def test_rings_hold_what_is_that_far_away() -> None:
    for radius in range(5):
        ring = list(hexes.ring(Hex(3, -2), radius))
        assert len(ring) == len(set(ring)) == (6 * radius or 1)
        assert all(hexes.distance(Hex(3, -2), place) == radius for place in ring)
    assert len(set(hexes.disk(ORIGIN, 4))) == 61
    assert list(hexes.ring(ORIGIN, 1)) == list(DIRECTIONS)


@pytest.mark.parametrize("orientation", list(Orientation))
def test_the_picture_agrees_with_the_grid(orientation: Orientation) -> None:
    for place in hexes.disk(Hex(2, 5), 4):
        x, y = hexes.position(place, orientation)
        assert hexes.hex_at(x, y, orientation) == place
        assert hexes.hex_at(x + 0.5, y - 0.4, orientation) == place
    first = hexes.position(DIRECTIONS[0], orientation)
    assert first[1] < 0
    assert (first[0] > 0.1) == (orientation is Orientation.POINTY)
    for edge in EDGES:
        x, y = hexes.position(DIRECTIONS[edge], orientation)
        a, b = hexes.corner(edge, orientation), hexes.corner(edge + 1, orientation)
        assert (x, y) == pytest.approx((a[0] + b[0], a[1] + b[1]))


@pytest.mark.parametrize("orientation", list(Orientation))
def test_the_places_within_a_rectangle(orientation: Orientation) -> None:
    left, top, right, bottom = -4.3, 2.1, 7.9, 9.4
    found = list(hexes.places_within(left, top, right, bottom, orientation))
    assert len(found) == len(set(found))
    for place in hexes.disk(ORIGIN, 14):
        x, y = hexes.position(place, orientation)
        if left - 0.8 < x < right + 0.8 and top - 0.8 < y < bottom + 0.8:
            assert place in found
        if not (left - 1.01 < x < right + 1.01 and top - 1.01 < y < bottom + 1.01):
            assert place not in found
