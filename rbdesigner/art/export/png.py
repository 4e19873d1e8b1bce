"""Writes PNG files of any size, strip by strip: one strip is compressed while the next is painted."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from isal import isal_zlib
from PySide6.QtGui import QImage

if TYPE_CHECKING:
    from rbdesigner.art.export.picture_palette import Palette

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
    may come from a generator, and each be painted over the one before. ``chunks`` are others, by kind, that go before
    the pixels.
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
    check = isal_zlib.crc32(data, isal_zlib.crc32(kind))
    return b"".join((struct.pack(">I", len(data)), kind, data, struct.pack(">I", check)))


def _compressed(strips: Iterable[QImage], transparent: bool, palette: Palette | None) -> Iterator[bytes]:
    """Compress the strips to one zlib stream in pieces, by a thread of its own behind the painting.

    The thread does nothing but compress, a whole strip at once: all else it would do in turn with the painting, for
    want of Python's lock.
    """
    packer = isal_zlib.compressobj(_LEVEL)
    with ThreadPoolExecutor(1) as thread:
        behind = None
        for strip in strips:
            # One strip is under way at a time, so that there are rows of no more than two in memory.
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
