"""Writes PNG files of any size, strip by strip: one strip is compressed while the next is painted."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from isal import isal_zlib
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
    """Colours as a PNG lists them, and the number for each key of a colour."""

    colours: bytes
    index_of: NDArray[np.uint8]

    def rows(self, picture: QImage) -> bytes:
        """Give the pixels of a picture (RGB32) as an indexed PNG has them, every row led by the number of no filter."""
        pixels = _pixels(picture)
        height, width = pixels.shape
        found = np.zeros((height, width + 1), np.uint8)
        for top in range(0, height, _BLOCK):
            rows = slice(top, top + _BLOCK)
            found[rows, 1:] = self.index_of.take(_keys(pixels[rows]))
        return found.tobytes()


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


def palette_of(pictures: Iterable[tuple[QImage, int]]) -> Palette | None:
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
    index_of = _nearest_of_all(chosen)
    # Keys that were seen get their nearest colour; the others are only guessed at by four bits.
    index_of[keys] = nearest
    return Palette(chosen.astype(np.uint8).tobytes(), index_of)


def _histogram(pictures: Iterable[tuple[QImage, int]]) -> tuple[Floats, Floats, NDArray[np.intp]]:
    """The mean colour, the weight and the key of all opaque pixels that share a key."""
    found, counts = [], []
    for picture, times in pictures:
        pixels = _pixels(picture)
        even, odd = slice(0, -1, _SAMPLED), slice(1, None, _SAMPLED)
        shifted = pixels[even, even], pixels[even, odd], pixels[odd, even]
        found.append(np.stack([each.ravel() for each in shifted]))
        counts.append(np.full(found[-1].shape[1], times, np.float32))
    sampled = np.concatenate(found, axis=1)
    # Corners of a tile's picture are transparent, and show nothing on the map.
    opaque = sampled[0] >= 0xFF000000
    channels, beside, below = (_channels(each[opaque]) for each in sampled)
    weights = np.concatenate(counts)[opaque]
    weights[np.maximum(np.abs(channels - beside), np.abs(channels - below)).max(axis=0) <= _SMOOTH] *= _FAVOUR
    keyed = _keys(sampled[0][opaque])
    share = np.bincount(keyed, weights, KEYS)
    keys = np.flatnonzero(share)
    means = [np.bincount(keyed, weights * channel, KEYS)[keys] / share[keys] for channel in channels]
    return np.stack(means, axis=1).astype(np.float32), share[keys].astype(np.float32), keys


def _channels(pixels: Pixels) -> NDArray[np.int16]:
    """Red, green and blue of pixels, an array for each."""
    return np.stack([pixels >> shift & 0xFF for shift in (16, 8, 0)]).astype(np.int16)


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


STRIP = 512
"""The rows that are painted and compressed together."""
_LEVEL = 2
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_RGB, _INDEXED, _RGBA = 2, 3, 6
_NO_FILTER = b"\x00"


def png_bytes(
    width: int,
    height: int,
    strips: Iterable[QImage],
    transparent: bool,
    palette: Palette | None = None,
    chunks: Iterable[tuple[bytes, bytes]] = (),
) -> bytes:
    """Write a PNG file of pictures that lie one under the other.

    Each is ``width`` wide, together they are ``height`` high, in the colours of a palette if there is one. The strips
    may come from a generator: only a few are in memory at a time. ``chunks`` are others, by kind, that go before the
    pixels.
    """
    kind = _RGBA if transparent else _RGB if palette is None else _INDEXED
    parts = [_SIGNATURE, _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, kind, 0, 0, 0))]
    parts += (_chunk(*chunk) for chunk in chunks)
    if palette is not None:
        parts.append(_chunk(b"PLTE", palette.colours))
    parts += (_chunk(b"IDAT", data) for data in _compressed(strips, transparent, palette))
    parts.append(_chunk(b"IEND", b""))
    return b"".join(parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join((struct.pack(">I", len(data)), kind, data, struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))))


def _compressed(strips: Iterable[QImage], transparent: bool, palette: Palette | None) -> Iterator[bytes]:
    """Compress the strips to one zlib stream in pieces, by a thread of its own behind the painting.

    The thread does nothing but compress, a whole strip at once: all else it would do in turn with the painting, for
    want of Python's lock.
    """
    packer = isal_zlib.compressobj(_LEVEL)
    with ThreadPoolExecutor(1) as thread:
        behind = None
        for strip in strips:
            # One strip is under way at a time, so that no more than two are in memory.
            ahead = thread.submit(packer.compress, palette.rows(strip) if palette else _rows(strip, transparent))
            if behind is not None:
                yield behind.result()
            behind = ahead
        if behind is not None:
            yield behind.result()
    yield packer.flush()


def _rows(strip: QImage, transparent: bool) -> bytes:
    """The pixels as PNG has them, every row led by the number of its filter."""
    image = strip.convertToFormat(QImage.Format.Format_RGBA8888 if transparent else QImage.Format.Format_RGB888)
    pixels, stride, used = image.constBits(), image.bytesPerLine(), image.width() * image.depth() // 8
    starts = range(0, stride * image.height(), stride)
    return b"".join(part for start in starts for part in (_NO_FILTER, pixels[start : start + used]))
