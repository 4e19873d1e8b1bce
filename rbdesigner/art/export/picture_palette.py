"""Finds the 256 colours that stand for all of a large picture, so that its PNG is smaller and made sooner."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from PySide6.QtGui import QImage

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]
    Pixels = NDArray[np.uint32]

COLOURS = 256
KEYS = 1 << 18
LARGEST_MEAN_ERROR = 3.0
"""How far pixels may be off on average, of 255, in their worst channel; a palette that is worse is not used."""
_SAMPLED = 3
"""Every third pixel of every third row tells enough of a picture's colours."""
_SMOOTH, _FAVOUR = 3, 6.0
"""A pixel that differs by no more than this from those beside and below it counts so many times."""
_ROUNDS = 2
_BLOCK = 8
"""The rows that are looked up together: few enough to stay in the processor's cache, which is twice as fast."""


class Palette(NamedTuple):
    """Colours as a PNG lists them, and the number of the one that stands for a pixel by the first bits of its channels.

    There are eight bits for the six of each channel, so that a pixel needs only to be masked and shifted.
    """

    colours: bytes
    index_of: NDArray[np.uint8]

    def rows(self, picture: QImage) -> memoryview:
        """Give the pixels of a picture (RGB32) as an indexed PNG has them, every row led by the number of no filter."""
        pixels = _pixels(picture)
        height, width = pixels.shape
        found = np.zeros((height, width + 1), np.uint8)
        for top in range(0, height, _BLOCK):
            rows = slice(top, top + _BLOCK)
            found[rows, 1:] = self.index_of.take((pixels[rows] & 0xFCFCFC) >> 2)
        return found.reshape(-1).data


def _pixels(picture: QImage) -> Pixels:
    """The pixels of a picture with 32 bits for each, row by row."""
    stored = np.frombuffer(picture.constBits(), np.uint32).reshape(picture.height(), picture.bytesPerLine() // 4)
    return stored[:, : picture.width()]


def _keys(pixels: Pixels) -> Pixels:
    """The first 6 bits of red, green and blue as one number."""
    found: Pixels = np.right_shift(pixels, 6)
    found &= 0x3F000
    found |= pixels >> 4 & 0xFC0
    found |= pixels >> 2 & 0x3F
    return found


def palette_of(pictures: Iterable[tuple[QImage, float]]) -> Palette | None:
    """Make the palette of a picture from others, each given with how often it is shown; None if none is good enough."""
    colours, weights, keys = _histogram(pictures)
    chosen = _median_cut(colours, weights)
    for _ in range(_ROUNDS):
        nearest = _nearest(colours, chosen)
        share = np.bincount(nearest, weights, len(chosen))
        # k-means: each colour moves to the mean of the pixels that it stands for.
        for channel in range(3):
            sums = np.bincount(nearest, weights * colours[:, channel], len(chosen))
            chosen[:, channel] = np.where(share > 0, sums / np.maximum(share, 1e-9), chosen[:, channel])
    chosen = np.rint(chosen).astype(np.float32)
    nearest = _nearest(colours, chosen)
    errors = np.abs(colours - chosen[nearest]).max(axis=1)
    if np.average(errors, weights=weights) > LARGEST_MEAN_ERROR:
        return None
    number_of = _nearest_of_all(chosen)
    # Keys that were seen get their nearest colour; the others are only guessed at by four bits.
    number_of[keys] = nearest
    index_of = np.zeros((64, 256, 256), np.uint8)
    index_of[:, :64, :64] = number_of.reshape(64, 64, 64)
    return Palette(chosen.astype(np.uint8).tobytes(), index_of.ravel())


def _histogram(pictures: Iterable[tuple[QImage, float]]) -> tuple[Floats, Floats, NDArray[np.intp]]:
    """The mean colour, the weight and the key of all opaque pixels that share a key."""
    even, odd = slice(0, -1, _SAMPLED), slice(1, None, _SAMPLED)
    parts: list[tuple[Pixels, Pixels, Pixels]] = []
    counts: list[float] = []
    for picture, times in pictures:
        pixels = _pixels(picture)
        parts.append((pixels[even, even].ravel(), pixels[even, odd].ravel(), pixels[odd, even].ravel()))
        counts.append(times)
    sampled, beside, below = map(np.concatenate, zip(*parts, strict=True))
    weights = np.repeat(np.array(counts, np.float32), [part.size for part, _, _ in parts])
    # Corners of a tile's picture are transparent, and show nothing on the map.
    opaque = sampled >= 0xFF000000
    sampled, weights = sampled[opaque], weights[opaque]
    weights[_are_alike(sampled, beside[opaque]) & _are_alike(sampled, below[opaque])] *= _FAVOUR
    keyed = _keys(sampled)
    share = np.bincount(keyed, weights, KEYS)
    keys = np.flatnonzero(share)
    channels = (sampled >> shift & 0xFF for shift in (16, 8, 0))
    means = [np.bincount(keyed, weights * channel, KEYS)[keys] / share[keys] for channel in channels]
    return np.stack(means, axis=1).astype(np.float32), share[keys].astype(np.float32), keys


def _are_alike(some: Pixels, others: Pixels) -> NDArray[np.bool_]:
    """Whether pixels differ by no more than smooth ones in any channel."""
    one, other = some.view(np.uint8), others.view(np.uint8)
    alike: NDArray[np.bool_] = np.maximum(one, other) - np.minimum(one, other) <= _SMOOTH
    # All four bytes of a pixel at once, which is many times as fast as to ask for all of a row.
    found: NDArray[np.bool_] = alike.view(np.uint32) == 0x01010101
    return found


def _median_cut(colours: Floats, weights: Floats) -> Floats:
    """Choose colours that stand for all: halve the box with the most spread at its mean until there are enough."""
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
    """Find how much the colours of a box differ in their widest channel, that channel, and their mean."""
    inside, weight = colours[box], weights[box, None]
    mean = (inside * weight).sum(axis=0) / weight.sum()
    variances = ((inside - mean) ** 2 * weight).sum(axis=0)
    channel = int(variances.argmax())
    lowest, highest = inside[:, channel].min(), inside[:, channel].max()
    return (float(variances[channel]) if lowest < highest else 0.0), channel, mean


def _nearest(colours: Floats, chosen: Floats) -> NDArray[np.intp]:
    """Find for each colour the number of the nearest chosen one."""
    distances = np.tile((chosen**2).sum(axis=1), (len(colours), 1))
    for channel in range(3):  # no matrix product, for which BLAS would wake threads that go on waiting in busy loops
        distances -= 2 * colours[:, channel, None] * chosen[:, channel]
    found: NDArray[np.intp] = distances.argmin(axis=1)
    return found


def _nearest_of_all(chosen: Floats) -> NDArray[np.uint8]:
    """Find the nearest chosen colour for every key, which is four bits of each channel."""
    steps = np.arange(16, dtype=np.float32) * 16 + 8
    grid = np.stack(np.meshgrid(steps, steps, steps, indexing="ij"), axis=-1).reshape(-1, 3)
    coarse = _nearest(grid, chosen).astype(np.uint8).reshape(16, 16, 16)
    for axis in range(3):
        coarse = coarse.repeat(4, axis)
    return coarse.reshape(KEYS)
