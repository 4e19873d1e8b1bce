"""Proposes terrains of tiles from the colours of a picture that lies under a map.

A tile's colour is the median of what is seen of it, rivers left out, in CIELAB, where distances are about as large as
the eye finds them. The terrain whose reference colour is nearest is proposed; references are those of our own tiles,
changed as all colours of the picture are (``colour_fit``), and the colours of the tiles that are laid already. Places
as plain as the rim of the picture, and of its colour, are the ground on which the map lies.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rbdesigner.analysis.picture_placement import PicturePlacement
from rbdesigner.hexes import Hex, Orientation, corner, places_within, position
from rbdesigner.tiles import Terrain, Tile

Colours = NDArray[np.float64]

ALIKE = 10.0
"""Colours in CIELAB no farther apart than this are of one cluster."""
MOST_CLUSTERS = 60
PALENESS = (0.0, 0.15, 0.3, 0.45, 0.6)
DARKNESS = (1.0, 0.8, 0.65, 0.5)
GREYNESS = (1.0, 0.65)
WHITE = np.array([100.0, 0.0, 0.0])
_ROUNDS = 4
_FAR = 30.0
"""The distance of colours beyond which a place says nothing about the change."""
_CAST = 12.0
"""No cast shifts colours by more than this."""
_LEAST_CONTRAST = 0.2
_DOUBT, _CAST_DOUBT = 7.0, 0.15
"""The least gain of a change, and of each step of a shift, as a distance of colours."""


class Clusters(NamedTuple):
    """The colours that a picture holds, the number of tiles that have each, and which one each tile has."""

    colours: Colours
    sizes: Colours
    of_tile: NDArray[np.int64]

    def only(self, tiles: NDArray[np.bool_]) -> Clusters:
        """The same clusters with the sizes that some of the tiles give them."""
        sizes = np.bincount(self.of_tile[tiles], minlength=len(self.colours)).astype(np.float64)
        return self._replace(sizes=sizes) if sizes.any() else self


class ColourChange(NamedTuple):
    """A change of colours, the same for all: paler, darker, greyer, and shifted."""

    paleness: float = 0.0
    darkness: float = 1.0
    greyness: float = 1.0
    shift: tuple[float, float, float] = (0.0, 0.0, 0.0)

    def of(self, colours: Colours) -> Colours:
        """The colours as a picture shows them."""
        greyed = colours * np.array([1.0, self.greyness, self.greyness]) * self.darkness
        changed: Colours = greyed * (1 - self.paleness) + WHITE * self.paleness + np.array(self.shift)
        return changed

    @property
    def contrast(self) -> float:
        """The part of the distances between colours that is left."""
        return (1 - self.paleness) * self.darkness * (1 + self.greyness) / 2


def clusters(colours: Colours) -> Clusters:
    """The clusters of the colours of tiles."""
    apart = ALIKE
    while len(middles := _far_from_each_other(colours, apart)) > MOST_CLUSTERS:
        apart *= 1.5
    for _ in range(_ROUNDS):
        nearest = np.linalg.norm(colours[:, None] - middles[None, :], axis=2).argmin(axis=1)
        middles = np.array([np.median(colours[nearest == each], axis=0) for each in np.unique(nearest)])
    nearest = np.linalg.norm(colours[:, None] - middles[None, :], axis=2).argmin(axis=1)
    return Clusters(middles, np.bincount(nearest, minlength=len(middles)).astype(np.float64), nearest)


def _far_from_each_other(colours: Colours, apart: float) -> Colours:
    """Some of the colours, so that each other one is near to one of them."""
    found = colours[:1]
    for colour in colours[1:]:
        if len(found) <= MOST_CLUSTERS and np.linalg.norm(found - colour, axis=1).min() > apart:
            found = np.vstack([found, colour])
    return found


def likeliest_change(found: Clusters, references: Colours, known: Colours) -> ColourChange:
    """Find the change that explains the clusters best by our own colours.

    Clusters near a colour that is ``known`` from tiles that are laid need no explanation.
    """
    starts = (ColourChange(*each) for each in product(PALENESS, DARKNESS, GREYNESS))
    tried = [_shifted(each, found, references, known) for each in starts]
    return min(tried, key=lambda change: _cost(change, found, references, known))


def _shifted(change: ColourChange, found: Clusters, references: Colours, known: Colours) -> ColourChange:
    """The change with the cast that fits best, if there is a small one."""
    for _ in range(_ROUNDS):
        shown = change.of(references)
        away = np.linalg.norm(found.colours[:, None] - shown[None, :], axis=2)
        weights = found.sizes * (away.min(axis=1) < _FAR) * (_distances(found.colours, known) > ALIKE)
        if not weights.sum():
            break
        rest = np.average(found.colours - shown[away.argmin(axis=1)], axis=0, weights=weights)
        shift = np.clip(np.array(change.shift) + rest * 0.6, -_CAST, _CAST)
        change = change._replace(shift=(float(shift[0]), float(shift[1]), float(shift[2])))
    return change


def _cost(change: ColourChange, found: Clusters, references: Colours, known: Colours) -> float:
    """Rate how badly a change explains the colours, and how unlikely it is.

    The former is their mean distance from what explains them, in units of our own.
    """
    away = np.minimum(_distances(found.colours, change.of(references)), _distances(found.colours, known))
    mean = float(np.average(np.minimum(away, _FAR), weights=found.sizes))
    unlikely = change.paleness + 0.8 * (1 - change.darkness) + 0.8 * (1 - change.greyness)
    shifted = float(np.linalg.norm(change.shift))
    return mean / math.sqrt(max(change.contrast, _LEAST_CONTRAST)) + _DOUBT * unlikely + _CAST_DOUBT * shifted


def _distances(colours: Colours, references: Colours) -> Colours:
    """The distance of each colour from the nearest reference."""
    if not len(references):
        return np.full(len(colours), np.inf)
    nearest: Colours = np.linalg.norm(colours[:, None] - references[None, :], axis=2).min(axis=1)
    return nearest


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
    Terrain.PASTURE: (76.5, -25.7, 44.8),
    Terrain.WOODS: (41.4, -27.4, 22.4),
    Terrain.ROCK: (62.3, -1.3, -6.4),
    Terrain.MOUNTAIN: (54.1, 9.1, 28.0),
    Terrain.DESERT: (92.8, -2.3, 27.3),
    Terrain.SEA: (46.0, -2.0, -35.4),
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
