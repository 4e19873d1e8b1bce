"""Made-up maps that a group of motions maps to themselves."""

from __future__ import annotations

from hypothesis import strategies as st

from rbdesigner.hexes import ORIGIN, Hex, disk
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.symmetry import Centre, MapSymmetry, Symmetry
from tests.random_maps import half_edges, tiles

GROUPS = [MapSymmetry(symmetry, Centre.of_hex(ORIGIN)) for symmetry in Symmetry if symmetry is not Symmetry.NONE]
PLACES = list(disk(ORIGIN, 3))


@st.composite
def symmetric_maps(draw: st.DrawFn) -> tuple[Scenario, MapSymmetry]:
    """A map with its symmetry: some orbits of places, all their places drawn alike, and homes on one of them."""
    symmetry = draw(st.sampled_from(GROUPS))
    motions = symmetry.motions
    orbits = [orbit for place in PLACES if (orbit := [motion.hex(place) for motion in motions])[0] == min(orbit)]
    free = [orbit for orbit in orbits if len(set(orbit)) == len(orbit)]
    made = Scenario()
    for orbit in free:
        tile = draw(tiles)
        for motion, place in zip(motions, orbit, strict=True):
            made.tiles[place] = tile.turned(motion.turn)
    land = [orbit for orbit in free if not made.tiles[orbit[0]].is_sea]
    if land:
        chosen, home = draw(st.sampled_from(land)), Home(draw(half_edges))
        for motion, place in zip(motions, chosen, strict=True):
            made.homes[Hex(*place)] = home.moved(motion)
    return made, symmetry
