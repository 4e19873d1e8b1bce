"""Where the centre of a symmetry can lie."""

from __future__ import annotations

import math

from rbdesigner.hexes import EDGES, Hex, Orientation, position
from rbdesigner.symmetry import Centre, MapSymmetry, Symmetry
from rbdesigner.ui.canvas.pointer import Pointer


def nearest_centre(symmetry: Symmetry, pointer: Pointer, orientation: Orientation) -> Centre:
    """The tile, edge or corner nearest to the pointer that the symmetry fits."""
    place = pointer.place
    centres = [Centre.of_hex(place)]
    centres += [Centre.of_edge(place, edge) for edge in EDGES]
    centres += [Centre.of_corner(place, edge) for edge in EDGES]

    def off(centre: Centre) -> float:
        x, y = position(Hex(centre.q6, centre.r6), orientation)
        return math.dist(pointer.at, (x / 6, y / 6))

    return min((centre for centre in centres if MapSymmetry(symmetry, centre).is_possible), key=off)
