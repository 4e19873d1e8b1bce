"""Indexed colour: a palette of 256 for the picture of a large map, which makes its PNG a quarter as large.

Such a picture shows a few hundred different tiles again and again, a few thousand colours in all. The palette is made
of the pictures of its tiles and pieces, each as often as it is shown, and a pixel gets the colour of it that is
nearest to the mean of all the pixels that agree with it in the first 5, 6 and 5 bits.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from PySide6.QtGui import QImage

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

COLOURS = 256
KEYS = 1 << 16
LARGEST_MEAN_ERROR = 3.0
"""How far pixels may be off on average, of 255, in their worst channel; a palette that is worse is not used."""
_SAMPLED = 2
"""Every second pixel of every second row tells enough of a picture's colours."""
_ROUNDS = 2


class Palette(NamedTuple):
    """Colours as a PNG lists them, and for each colour of 5, 6 and 5 bits the number of the one that stands for it."""

    colours: bytes
    index_of: NDArray[np.uint8]

    def rows(self, picture: QImage) -> bytes:
        """The pixels of a picture as an indexed PNG has them, every row led by the number of no filter."""
        keyed = picture.convertToFormat(QImage.Format.Format_RGB16)
        width, height = keyed.width(), keyed.height()
        keys = np.frombuffer(keyed.constBits(), np.uint16).reshape(height, keyed.bytesPerLine() // 2)
        found = np.zeros((height, width + 1), np.uint8)
        found[:, 1:] = self.index_of[keys[:, :width]]
        return found.tobytes()


def palette_of(pictures: Iterable[tuple[QImage, int]]) -> Palette | None:
    """The palette of a picture made of others, each given with how often it is shown; None if none is good enough."""
    colours, weights, keys = _histogram(pictures)
    chosen = _median_cut(colours, weights)
    for _ in range(_ROUNDS):
        nearest = _nearest(colours, chosen)
        share = np.bincount(nearest, weights, len(chosen))
        for channel in range(3):
            sums = np.bincount(nearest, weights * colours[:, channel], len(chosen))
            chosen[:, channel] = np.where(share > 0, sums / np.maximum(share, 1e-9), chosen[:, channel])
    chosen = np.rint(chosen).astype(np.float32)
    nearest = _nearest(colours, chosen)
    errors = np.abs(colours - chosen[nearest]).max(axis=1)
    if np.average(errors, weights=weights) > LARGEST_MEAN_ERROR:
        return None
    index_of = _nearest_of_all(chosen)
    index_of[keys] = nearest
    return Palette(chosen.astype(np.uint8).tobytes(), index_of)


def _histogram(pictures: Iterable[tuple[QImage, int]]) -> tuple[Floats, Floats, NDArray[np.intp]]:
    """The mean colour, the weight and the key of all opaque pixels that agree in their key."""
    found, counts = [], []
    for picture, times in pictures:
        pixels = np.frombuffer(picture.constBits(), np.uint32).reshape(picture.height(), picture.bytesPerLine() // 4)
        sampled = pixels[::_SAMPLED, : picture.width() : _SAMPLED].ravel()
        opaque = sampled[sampled >= 0xFF000000]
        found.append(opaque)
        counts.append(np.full(len(opaque), times, np.float32))
    pixels, weights = np.concatenate(found), np.concatenate(counts)
    channels = [(pixels >> shift & 0xFF) for shift in (16, 8, 0)]
    keyed = (channels[0] >> 3 << 11 | channels[1] >> 2 << 5 | channels[2] >> 3).astype(np.intp)
    share = np.bincount(keyed, weights, KEYS)
    keys = np.flatnonzero(share)
    means = [np.bincount(keyed, weights * channel, KEYS)[keys] / share[keys] for channel in channels]
    return np.stack(means, axis=1).astype(np.float32), share[keys].astype(np.float32), keys


def _median_cut(colours: Floats, weights: Floats) -> Floats:
    """Colours that stand for all: the box with the most spread is halved at its mean until there are enough."""
    boxes = [np.arange(len(colours))]
    spreads = [_spread(colours, weights, boxes[0])]
    while len(boxes) < COLOURS:
        worst = max(range(len(boxes)), key=lambda number: spreads[number][0])
        variance, channel, mean = spreads[worst]
        if variance <= 0:
            break
        box = boxes[worst]
        low = colours[box, channel] <= mean[channel]
        boxes[worst : worst + 1] = [box[low], box[~low]]
        spreads[worst : worst + 1] = [_spread(colours, weights, half) for half in boxes[worst : worst + 2]]
    return np.stack([mean for _, _, mean in spreads]).astype(np.float32)


def _spread(colours: Floats, weights: Floats, box: NDArray[np.intp]) -> tuple[float, int, Floats]:
    """How much the colours of a box differ in the channel where they do most, that channel, and their mean."""
    inside, weight = colours[box], weights[box, None]
    mean = (inside * weight).sum(axis=0) / weight.sum()
    variances = ((inside - mean) ** 2 * weight).sum(axis=0)
    channel = int(variances.argmax())
    lowest, highest = inside[:, channel].min(), inside[:, channel].max()
    return (float(variances[channel]) if lowest < highest else 0.0), channel, mean


def _nearest(colours: Floats, chosen: Floats) -> NDArray[np.intp]:
    """For each colour the number of the nearest chosen one."""
    distances = (chosen**2).sum(axis=1) - 2 * (colours @ chosen.T)
    found: NDArray[np.intp] = distances.argmin(axis=1)
    return found


def _nearest_of_all(chosen: Floats) -> NDArray[np.uint8]:
    """The nearest chosen colour for every key, judged by the first four bits of each channel."""
    steps = np.arange(16, dtype=np.float32) * 16 + 8
    grid = np.stack(np.meshgrid(steps, steps, steps, indexing="ij"), axis=-1).reshape(-1, 3)
    coarse = _nearest(grid, chosen).astype(np.uint8)
    keys = np.arange(KEYS)
    found: NDArray[np.uint8] = coarse[keys >> 12 << 8 | (keys >> 7 & 15) << 4 | keys >> 1 & 15]
    return found
