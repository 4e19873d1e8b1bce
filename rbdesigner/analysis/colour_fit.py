"""Finds the change of colours in a picture: paler, darker, of another cast than ours.

A scan or photo changes all colours alike. So the colours that a picture holds are looked at together: the change is
taken that would make them the likeliest from our own colours, which is no change where that will do.
"""

from __future__ import annotations

import math
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

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
"""What is farther from all references says nothing about the change."""
_CAST = 12.0
"""No cast shifts colours by more than this."""
_LEAST_CONTRAST = 0.2
_DOUBT, _CAST_DOUBT = 7.0, 0.15
"""What a change, and a shift, have to gain: a distance of colours for a whole change, and for each step of a shift."""


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
