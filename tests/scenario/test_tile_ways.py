"""Ways over the map."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.hexes import ORIGIN, Hex, disk, distance
from rbdesigner.scenario.tile_ways import Way, carried_on, ends_along, ends_around

PLACES = list(disk(ORIGIN, 4))


def way_through(places: list[Hex]) -> Way:
    way: Way = (places[0],)
    for place in places[1:]:
        way = carried_on(way, place)
    return way


@given(st.lists(st.sampled_from(PLACES), min_size=1, max_size=6))
def test_a_way_has_no_gaps_and_no_loops(places: list[Hex]) -> None:
    way = way_through(places)
    assert way[0] == places[0] and way[-1] == places[-1]
    assert all(distance(here, there) == 1 for here, there in pairwise(way))
    assert len(set(way)) == len(way)


def test_going_back_gives_up_what_was_drawn() -> None:
    out = [Hex(0, 0), Hex(1, 0), Hex(2, 0), Hex(2, 1)]
    assert way_through([*out, Hex(2, 0)]) == tuple(out[:3])
    assert way_through([*out, Hex(2, 0), Hex(0, 0)]) == (ORIGIN,)
    assert way_through([*out, Hex(0, 0)]) == (ORIGIN,)  # a fast hand, along other tiles


def test_ends_are_told_from_both_sides() -> None:
    assert list(ends_along((Hex(0, 0), Hex(1, 0), Hex(1, -1)))) == [
        (Hex(0, 0), 2),
        (Hex(1, 0), 5),
        (Hex(1, 0), 0),
        (Hex(1, -1), 3),
    ]
    around = list(ends_around(ORIGIN))
    assert len(around) == 12 and (Hex(0, -1), 3) in around and (ORIGIN, 0) in around
