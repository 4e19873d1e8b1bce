"""The hex grid: neighbours, rings, lines, symmetries, pictures."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner import hexes
from rbdesigner.hexes import (
    DIRECTIONS,
    EDGES,
    HALF_EDGES,
    ORIGIN,
    Centre,
    Hex,
    Motion,
    Orientation,
    Symmetry,
    Turn,
    border_key,
    edge_key,
    motion_about,
    neighbour,
    position,
)

coordinates = st.integers(-(10**6), 10**6)
places = st.builds(Hex, coordinates, coordinates)
turns = st.builds(Turn, st.integers(0, 5), st.booleans())
motions = st.builds(Motion, turns, places)


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


@given(turns, turns, places)
def test_turns_are_a_group_that_acts_alike_on_everything(first: Turn, second: Turn, place: Hex) -> None:
    both = first.then(second)
    assert both.vector(*place) == second.vector(*first.vector(*place))
    assert [both.edge(e) for e in EDGES] == [second.edge(first.edge(e)) for e in EDGES]
    assert [both.half_edge(h) for h in HALF_EDGES] == [second.half_edge(first.half_edge(h)) for h in HALF_EDGES]
    assert first.then(first.inverse()) == Turn()
    assert all(first.vector(*DIRECTIONS[e]) == DIRECTIONS[first.edge(e)] for e in EDGES)
    assert all(first.half_edge(2 * e + b) // 2 == first.edge(e) for e in EDGES for b in (0, 1))


@given(motions, places, st.sampled_from(EDGES))
def test_motions_keep_neighbours(motion: Motion, place: Hex, edge: int) -> None:
    assert motion.hex(neighbour(place, edge)) == neighbour(motion.hex(place), motion.turn.edge(edge))


@given(motions, motions, places)
def test_motions_form_a_group(first: Motion, second: Motion, place: Hex) -> None:
    assert first.then(second).hex(place) == second.hex(first.hex(place))
    assert first.then(first.inverse()) == Motion()


@pytest.mark.parametrize("symmetry", list(Symmetry))
def test_symmetry_groups_are_closed_and_fit_a_hex(symmetry: Symmetry) -> None:
    group = hexes.SYMMETRY_GROUPS[symmetry]
    assert group[0] == Turn()
    assert {first.then(second) for first in group for second in group} == set(group)
    for motion in hexes.symmetry_motions(symmetry, Centre.of_hex(Hex(4, -7))):
        assert motion.hex(Hex(4, -7)) == Hex(4, -7)


def test_other_centres_of_symmetry() -> None:
    about_corner = hexes.symmetry_motions(Symmetry.THIRD_TURNS, Centre.of_corner(ORIGIN, 0))
    assert {motion.hex(ORIGIN) for motion in about_corner} == {ORIGIN, neighbour(ORIGIN, 0), neighbour(ORIGIN, 5)}
    about_edge = motion_about(Turn(3), Centre.of_edge(ORIGIN, 2))
    assert about_edge.hex(ORIGIN) == neighbour(ORIGIN, 2)
    with pytest.raises(ValueError, match="no symmetry"):
        hexes.symmetry_motions(Symmetry.SIXTH_TURNS, Centre.of_corner(ORIGIN, 0))


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


CENTRES = [
    *(Centre.of_hex(place) for place in hexes.disk(Hex(3, -2), 1)),
    *(Centre.of_edge(place, edge) for place in hexes.disk(Hex(3, -2), 1) for edge in hexes.EDGES),
    *(Centre.of_corner(place, corner) for place in hexes.disk(Hex(3, -2), 1) for corner in hexes.EDGES),
]


@pytest.mark.parametrize("centre", CENTRES)
def test_a_centre_has_one_name(centre: Centre) -> None:
    place, edge, corner = centre.spot
    assert edge in (None, 0, 1, 2) and corner in (None, 0, 1)
    named = Centre.of_hex(place) if edge is None else Centre.of_edge(place, edge)
    assert centre == (named if corner is None else Centre.of_corner(place, corner))


def test_every_axis_and_every_pair_of_axes_is_there() -> None:
    groups = {frozenset(group) for group in hexes.SYMMETRY_GROUPS.values()}
    mirrors = [Turn(axis, True) for axis in range(6)]
    assert all(frozenset([Turn(), mirror]) in groups for mirror in mirrors)
    assert all(frozenset([Turn(), Turn(3), mirrors[axis], mirrors[axis + 3]]) in groups for axis in range(3))
    for orientation in Orientation:
        # Some axis runs from top to bottom, and mirrors left and right, whichever way the map lies.
        upright = [axis for axis in mirrors if flips(axis, orientation) == (-1, 1)]
        level = [axis for axis in mirrors if flips(axis, orientation) == (1, -1)]
        assert len(upright) == len(level) == 1


def flips(turn: Turn, orientation: Orientation) -> tuple[int, int] | None:
    """What a mirror does to x and y, where it does no more than that."""
    signs = set()
    for place in hexes.DIRECTIONS:
        (x, y), (u, v) = position(place, orientation), position(Hex(*turn.vector(*place)), orientation)
        fits = {(a, b) for a in (-1, 1) for b in (-1, 1) if abs(a * x - u) < 1e-9 and abs(b * y - v) < 1e-9}
        signs.add(frozenset(fits))
    common = frozenset.intersection(*signs)
    return next(iter(common), None)


@pytest.mark.parametrize("symmetry", list(Symmetry))
def test_a_symmetry_moves_with_the_map(symmetry: Symmetry) -> None:
    known = hexes.MapSymmetry(symmetry, Centre.of_hex(Hex(1, 2)))
    for turn in (Turn(steps, mirrored) for steps in range(6) for mirrored in (False, True)):
        motion = Motion(turn, Hex(3, -1))
        moved = {motion.inverse().then(each).then(motion) for each in known.motions}
        assert set(known.moved(motion).motions) == moved
