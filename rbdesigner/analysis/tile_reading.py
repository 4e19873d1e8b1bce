"""Terrains of tiles proposed from the colours of a picture that lies under a map.

A tile's colour is the median of what is seen of it, rivers left out, in CIELAB, where distances are about as large as
the eye finds them. The terrain whose reference colour is nearest is proposed; references are those of our own tiles,
and the colours of the tiles that are laid already.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rbdesigner.analysis.picture_placement import PicturePlacement
from rbdesigner.hexes import Hex, Orientation, corner, places_within, position
from rbdesigner.tiles import Terrain, Tile

Pixels = NDArray[np.uint8]
Colours = NDArray[np.float64]

MOST_PLACES = 4000
"""No more tiles than these are read."""
RINGS, REACH = 6, 0.72
"""How many rings of points of a tile are looked at, and how far from its middle the last is, in tile radii."""
SEEN = 0.95
"""The share of the points that must lie in the picture."""
RIVER_BLUE = -4.0
"""Points bluer than this (b* of CIELAB) are taken for a river, unless most are."""
FAR = 45.0
"""A colour so far from all references is none of a tile."""
SURE = 0.35
"""The confidence from which a proposal counts as sure."""

REFERENCES: Mapping[Terrain, tuple[float, float, float]] = {
    Terrain.PASTURE: (76.4, -28.0, 45.8),
    Terrain.WOODS: (42.7, -30.4, 25.7),
    Terrain.ROCK: (59.5, 1.1, 9.3),
    Terrain.MOUNTAIN: (50.0, 8.3, 23.9),
    Terrain.DESERT: (84.5, -1.4, 47.8),
    Terrain.SEA: (48.8, -1.5, -37.7),
}
"""The colours of our own tiles in CIELAB."""


class TileProposal(NamedTuple):
    """A terrain for a place, and how sure that is, from 0 to 1."""

    place: Hex
    terrain: Terrain
    confidence: float

    @property
    def is_sure(self) -> bool:
        """Whether it may be taken without a look."""
        return self.confidence >= SURE


def propose_tiles(
    pixels: Pixels, placement: PicturePlacement, orientation: Orientation, laid: Mapping[Hex, Tile]
) -> list[TileProposal]:
    """The terrains of the tiles that a picture shows.

    None where that terrain lies already.

    ``pixels`` are rows of red, green and blue.
    """
    places = list(_places(pixels, placement, orientation))
    if not places:
        return []
    colours, is_seen = _sampled(pixels, placement, orientation, places)
    medians = np.array([_median(of_tile[seen]) for of_tile, seen in zip(colours, is_seen, strict=True)])
    found = []
    references = _references(places, medians, laid)
    ground = _ground(pixels, references)
    for place, seen, colour in zip(places, is_seen, medians, strict=True):
        if seen.mean() < SEEN:
            continue
        proposal = _nearest(place, colour, references, ground)
        there = laid.get(place)
        if proposal is not None and (there is None or there.terrain is not proposal.terrain):
            found.append(proposal)
    return found


def _places(pixels: Pixels, placement: PicturePlacement, orientation: Orientation) -> Iterator[Hex]:
    """The places whose middles lie in the picture, row by row, not too many."""
    high = pixels.shape[0] / pixels.shape[1]
    corners = [placement.on_map(complex(x, y)) for x in (-0.5, 0.5) for y in (-high / 2, high / 2)]
    xs, ys = [at.real for at in corners], [at.imag for at in corners]
    if (max(xs) - min(xs)) * (max(ys) - min(ys)) > 4 * 2.6 * MOST_PLACES:
        return
    for place in sorted(places_within(min(xs), min(ys), max(xs), max(ys), orientation)):
        at = placement.on_picture(complex(*position(place, orientation)))
        if abs(at.real) < 0.5 and abs(at.imag) < high / 2:
            yield place


def _points(orientation: Orientation) -> list[complex]:
    """Points all over a tile, seen from its middle, in tile radii."""
    corners = [complex(*corner(number, orientation)) for number in range(7)]
    points = [0j]
    for ring in range(1, RINGS + 1):
        reach = REACH * ring / RINGS
        for start, end in pairwise(corners):
            points += [reach * (start + (end - start) * step / ring) for step in range(ring)]
    return points


def _sampled(
    pixels: Pixels, placement: PicturePlacement, orientation: Orientation, places: list[Hex]
) -> tuple[Colours, NDArray[np.bool_]]:
    """The colours at the points of each tile, and which of them lie in the picture."""
    high, wide = pixels.shape[:2]
    points = np.array(_points(orientation))
    middles = np.array([complex(*position(place, orientation)) for place in places])
    at = placement.on_picture(middles[:, None] + points[None, :])
    columns = np.floor(np.real(at) * wide + wide / 2).astype(np.int64)
    rows = np.floor(np.imag(at) * wide + high / 2).astype(np.int64)
    inside = (columns >= 0) & (columns < wide) & (rows >= 0) & (rows < high)
    taken = pixels[np.clip(rows, 0, high - 1), np.clip(columns, 0, wide - 1), :3]
    return lab_of(taken), inside


def lab_of(rgb: NDArray[np.uint8]) -> Colours:
    """Colours of sRGB in CIELAB (white D65)."""
    share = rgb.astype(np.float64) / 255.0
    linear = np.where(share > 0.04045, ((share + 0.055) / 1.055) ** 2.4, share / 12.92)
    to_xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    xyz = linear @ to_xyz.T / np.array([0.9505, 1.0, 1.089])
    root = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = root[..., 0], root[..., 1], root[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def _median(colours: Colours) -> Colours:
    """The median colour of a tile, without its rivers."""
    if not len(colours):
        return np.full(3, 1e6)
    blue = colours[:, 2] < RIVER_BLUE
    land = colours[~blue]
    middle: Colours = np.median(land if 2 * len(land) > len(colours) else colours, axis=0)
    return middle


def _references(places: list[Hex], medians: Colours, laid: Mapping[Hex, Tile]) -> list[tuple[Terrain, Colours]]:
    """The reference colours: our own, and those of the tiles that lie on the picture."""
    references = [(terrain, np.array(colour)) for terrain, colour in REFERENCES.items()]
    for terrain in Terrain:
        of_laid = [
            colour
            for place, colour in zip(places, medians, strict=True)
            if (there := laid.get(place)) is not None and there.terrain is terrain
        ]
        if of_laid:
            references.append((terrain, np.median(np.array(of_laid), axis=0)))
    return references


def _ground(pixels: Pixels, references: list[tuple[Terrain, Colours]]) -> Colours | None:
    """The colour of a picture around the map; None if it might be a terrain."""
    rim = np.concatenate([pixels[0], pixels[-1], pixels[:, 0], pixels[:, -1]])[:, :3]
    colour: Colours = np.median(lab_of(rim), axis=0)
    nearest = min(float(np.linalg.norm(colour - reference)) for _, reference in references)
    return colour if nearest > FAR / 3 else None


def _nearest(
    place: Hex, colour: Colours, references: list[tuple[Terrain, Colours]], ground: Colours | None
) -> TileProposal | None:
    """The terrain with the nearest reference.

    None where the ground is nearer, or all are far.
    """
    away: dict[Terrain, float] = {}
    for terrain, reference in references:
        distance = float(np.linalg.norm(colour - reference))
        away[terrain] = min(distance, away.get(terrain, distance))
    first, second = sorted(away, key=lambda terrain: away[terrain])[:2]
    if away[first] > FAR or (ground is not None and float(np.linalg.norm(colour - ground)) < away[first]):
        return None
    confidence = (away[second] - away[first]) / (away[second] + 1e-9) * (1 - away[first] / FAR)
    return TileProposal(place, first, round(max(0.0, confidence), 3))
