"""The line around a selection."""

from __future__ import annotations

import hypothesis.strategies as st
from hypothesis import given
from PySide6.QtCore import QPointF

from rbdesigner.art.outlines import outline_of
from rbdesigner.hexes import Hex, Orientation, disk, position

ASIDE = QPointF(0.02, 0.03)
"""From the middle of a tile, which is level with corners, where the least rounding decides."""
HEXES = st.builds(Hex, st.integers(-4, 4), st.integers(-4, 4))


@given(st.sets(HEXES), st.sampled_from(Orientation))
def test_it_encloses_what_is_selected_and_nothing_else(places: set[Hex], orientation: Orientation) -> None:
    outline = outline_of(places, orientation)
    for place in disk(Hex(0, 0), 9):
        assert outline.contains(QPointF(*position(place, orientation)) + ASIDE) == (place in places)
