"""Proposes terrains of tiles from the colours of a picture that lies under a map.

A tile's colour is the median of what is seen of it, rivers left out, in CIELAB, where distances are about as large as
the eye finds them. The terrain whose reference colour is nearest is proposed; references are those of our own tiles,
changed as all colours of the picture are (``colour_fit``), and the colours of the tiles that are laid already. Places
as plain as the rim of the picture, and of its colour, are the ground on which the map lies.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rbdesigner.analysis.colour_fit import Colours, clusters, likeliest_change
from rbdesigner.analysis.picture_placement import PicturePlacement
from rbdesigner.hexes import Hex, Orientation, corner, places_within, position
from rbdesigner.tiles import Terrain, Tile

Pixels = NDArray[np.uint8]

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
UNSURE = 0.1
"""The confidence where a look is needed."""
GROUND_ALIKE, GROUND_NEAR, GROUND_SHARE = 9.0, 25.0, 0.7
"""How near the colours of the ground are to each other, and to other paper; its share of the rim of a picture."""
RIM, RIM_PIECE = 4, 16
"""How thick the rim is, and how long its pieces, in pixels."""

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
    """Propose the terrains of the tiles that a picture shows, except where that terrain lies already.

    ``pixels`` are rows of red, green and blue.
    """
    places = list(_places(pixels, placement, orientation))
    if not places:
        return []
    colours, is_seen = _sampled(pixels, placement, orientation, places)
    whole = is_seen.mean(axis=1) >= SEEN
    places = [place for place, is_whole in zip(places, whole, strict=True) if is_whole]
    colours, is_seen = colours[whole], is_seen[whole]
    seen = [SeenTile.of(at, shown[inside]) for at, shown, inside in zip(places, colours, is_seen, strict=True)]
    ground = _ground(pixels)
    tiles = [each for each in seen if ground is None or not ground.is_of(each)]
    found = _proposed(tiles, _learned(tiles, laid), ground)
    if ground is not None and ground.may_be_sea:
        found += [TileProposal(each.place, Terrain.SEA, UNSURE) for each in seen if ground.is_of(each)]
    there = {place: tile.terrain for place, tile in laid.items()}
    return sorted(each for each in found if there.get(each.place) is not each.terrain)


class SeenTile(NamedTuple):
    """A tile in a picture: its colour, and how far its points differ from it."""

    place: Hex
    colour: Colours
    spread: float

    @classmethod
    def of(cls, place: Hex, points: Colours) -> SeenTile:
        """The tile at a place, by the colours of its points."""
        colour = _median(points)
        return cls(place, colour, float(np.median(np.linalg.norm(points - colour, axis=1))))


class PictureGround(NamedTuple):
    """The ground around a map in a picture: paper or a table."""

    colour: Colours
    spread: float

    def is_of(self, tile: SeenTile, most: float = GROUND_ALIKE) -> bool:
        """Tell whether only the ground is seen and no tile: as plain, and its colour no farther away than ``most``."""
        away = float(np.linalg.norm(tile.colour - self.colour))
        return away < most and tile.spread < 1.5 * self.spread + 2

    @property
    def may_be_sea(self) -> bool:
        """Whether the ground is blue, so that the map may lie in the sea."""
        return float(self.colour[2]) < 3 * RIVER_BLUE


def _proposed(
    tiles: Sequence[SeenTile], learned: list[tuple[Terrain, Colours]], ground: PictureGround | None
) -> list[TileProposal]:
    """The terrains of tiles by the clusters of their colours."""
    if not tiles:
        return []
    found = clusters(np.array([each.colour for each in tiles]))
    doubtful = np.array([ground is not None and ground.is_of(each, GROUND_NEAR) for each in tiles])
    ours = list(REFERENCES.items())
    own = np.array([colour for _, colour in ours])
    known = np.array([colour for _, colour in learned]).reshape(-1, 3)
    change = likeliest_change(found.only(~doubtful), own, known)
    references = [*zip((terrain for terrain, _ in ours), change.of(own), strict=True), *learned]
    far = FAR * max(change.contrast, 0.4)
    of_cluster = [_nearest(colour, references, far) for colour in found.colours]
    proposals = []
    for each, number in zip(tiles, found.of_tile, strict=True):
        terrain, away, confidence = _nearest(each.colour, references, far)
        common = of_cluster[number].terrain
        if away > far or (ground is not None and ground.is_of(each, min(away, GROUND_NEAR))):
            continue
        sure = min(confidence, of_cluster[number].confidence) if terrain is common else UNSURE
        proposals.append(TileProposal(each.place, common, round(sure, 3)))
    return proposals


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


def _learned(tiles: Sequence[SeenTile], laid: Mapping[Hex, Tile]) -> list[tuple[Terrain, Colours]]:
    """The colours of the terrains that lie on the picture already."""
    learned = []
    for terrain in Terrain:
        of_laid = [each.colour for each in tiles if each.place in laid and laid[each.place].terrain is terrain]
        if of_laid:
            learned.append((terrain, np.median(np.array(of_laid), axis=0)))
    return learned


def _ground(pixels: Pixels) -> PictureGround | None:
    """The ground around the map, if the rim of the picture has one colour."""
    rim = [lab_of(side) for side in _rim(pixels)]
    middles = np.array([np.median(piece, axis=0) for piece in rim])
    colour: Colours = np.median(middles, axis=0)
    if (np.linalg.norm(middles - colour, axis=1) < GROUND_ALIKE).mean() < GROUND_SHARE:
        return None
    return PictureGround(colour, float(np.median(np.linalg.norm(np.concatenate(rim) - colour, axis=1))))


def _rim(pixels: Pixels) -> Iterator[Pixels]:
    """The rim of a picture in pieces, in each of which the noise of a scan is even."""
    thick = max(1, min(RIM, *(side // 4 for side in pixels.shape[:2])))
    for turned in (pixels, np.swapaxes(pixels, 0, 1)):
        for strip in (turned[:thick], turned[-thick:]):
            for begin in range(0, strip.shape[1], RIM_PIECE):
                yield strip[:, begin : begin + RIM_PIECE, :3].reshape(-1, 3)


class _Nearness(NamedTuple):
    """The nearest terrain to a colour, how far it is away, and how sure that is."""

    terrain: Terrain
    away: float
    confidence: float


def _nearest(colour: Colours, references: Sequence[tuple[Terrain, Colours]], far: float) -> _Nearness:
    """The terrain with the nearest reference."""
    away: dict[Terrain, float] = {}
    for terrain, reference in references:
        distance = float(np.linalg.norm(colour - reference))
        away[terrain] = min(distance, away.get(terrain, distance))
    first, second = sorted(away, key=lambda terrain: away[terrain])[:2]
    confidence = (away[second] - away[first]) / (away[second] + 1e-9) * (1 - away[first] / far)
    return _Nearness(first, away[first], max(0.0, confidence))
