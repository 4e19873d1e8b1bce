"""The symmetries of the hex grid and of maps."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner import hexes
from rbdesigner.hexes import (
    DIRECTIONS,
    EDGES,
    HALF_EDGES,
    ORIGIN,
    Hex,
    Orientation,
    neighbour,
    position,
)
from rbdesigner.symmetry import (
    SYMMETRY_GROUPS,
    Centre,
    MapSymmetry,
    Motion,
    Symmetry,
    Turn,
    motion_about,
    nearest_centre,
    symmetry_motions,
)

coordinates = st.integers(-(10**6), 10**6)
places = st.builds(Hex, coordinates, coordinates)
turns = st.builds(Turn, st.integers(0, 5), st.booleans())
motions = st.builds(Motion, turns, places)


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
    group = SYMMETRY_GROUPS[symmetry]
    assert group[0] == Turn()
    assert {first.then(second) for first in group for second in group} == set(group)
    for motion in symmetry_motions(symmetry, Centre.of_hex(Hex(4, -7))):
        assert motion.hex(Hex(4, -7)) == Hex(4, -7)


def test_other_centres_of_symmetry() -> None:
    about_corner = symmetry_motions(Symmetry.THIRD_TURNS, Centre.of_corner(ORIGIN, 0))
    assert {motion.hex(ORIGIN) for motion in about_corner} == {ORIGIN, neighbour(ORIGIN, 0), neighbour(ORIGIN, 5)}
    about_edge = motion_about(Turn(3), Centre.of_edge(ORIGIN, 2))
    assert about_edge.hex(ORIGIN) == neighbour(ORIGIN, 2)
    with pytest.raises(ValueError, match="no symmetry"):
        symmetry_motions(Symmetry.SIXTH_TURNS, Centre.of_corner(ORIGIN, 0))


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
    groups = {frozenset(group) for group in SYMMETRY_GROUPS.values()}
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
    known = MapSymmetry(symmetry, Centre.of_hex(Hex(1, 2)))
    for turn in (Turn(steps, mirrored) for steps in range(6) for mirrored in (False, True)):
        motion = Motion(turn, Hex(3, -1))
        moved = {motion.inverse().then(each).then(motion) for each in known.motions}
        assert set(known.moved(motion).motions) == moved


@given(orientation=st.sampled_from(Orientation), edge=st.sampled_from(EDGES))
def test_the_nearest_centre_is_one_that_the_symmetry_fits(orientation: Orientation, edge: int) -> None:
    place = Hex(2, -1)
    middle, side, corner = Centre.of_hex(place), Centre.of_edge(place, edge), Centre.of_corner(place, edge)
    for group, pointed, found in (
        (Symmetry.HALF_TURN, side, side),
        (Symmetry.THIRD_TURNS, corner, corner),
        (Symmetry.SIXTH_TURNS, middle, middle),
        (Symmetry.SIXTH_TURNS, side, middle),
    ):
        x, y = position(Hex(pointed.q6, pointed.r6), orientation)
        assert nearest_centre(group, place, (x / 6, y / 6), orientation) == found
