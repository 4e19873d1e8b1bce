"""Pictures laid under a map: laws of placing and fitting them."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from rbdesigner.analysis.picture_placement import LEAST_WIDTH, MOST_WIDTH, PicturePlacement, Pin, fitted_placement

numbers = st.floats(-30, 30)
points = st.builds(complex, st.floats(-0.5, 0.5), st.floats(-0.5, 0.5))
placements = st.builds(PicturePlacement, st.floats(2, 60), st.floats(-179, 179), numbers, numbers)


@given(placements, points)
def test_there_and_back_again(placement: PicturePlacement, point: complex) -> None:
    assert abs(placement.on_picture(placement.on_map(point)) - point) < 1e-9


@given(placements, placements, st.lists(points, min_size=2, max_size=4))
def test_two_pins_or_more_find_the_placement(
    was: PicturePlacement, wanted: PicturePlacement, chosen: list[complex]
) -> None:
    assume(max(abs(one - other) for one in chosen for other in chosen) > 0.05)
    found = fitted_placement(was, [Pin(point, wanted.on_map(point)) for point in chosen])
    assert all(abs(found.on_map(corner) - wanted.on_map(corner)) < 1e-6 for corner in (-0.5 + 0j, 0.5 + 0.4j, 0j))


@given(placements, points, st.builds(complex, numbers, numbers))
def test_one_pin_moves_and_nothing_more(was: PicturePlacement, point: complex, to: complex) -> None:
    found = fitted_placement(was, [Pin(point, to)])
    assert abs(found.on_map(point) - to) < 1e-6
    assert (found.width, found.turn) == (was.width, was.bounded().turn)


@given(placements, st.lists(st.builds(Pin, points, st.builds(complex, numbers, numbers)), max_size=5))
def test_whatever_is_pinned_stays_within_bounds(was: PicturePlacement, pins: list[Pin]) -> None:
    found = fitted_placement(was, pins).bounded()
    assert LEAST_WIDTH <= found.width <= MOST_WIDTH
    assert -180 <= found.turn <= 180
