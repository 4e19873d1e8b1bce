"""Writing PNG files of any size, strip by strip, compressing one strip while the next is painted."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor

from isal import isal_zlib
from PySide6.QtGui import QImage

STRIP = 512
"""The rows that are painted and compressed together."""
_LEVEL = 2
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_RGB, _RGBA = 2, 6
_NO_FILTER = b"\x00"


def png_bytes(width: int, height: int, strips: Iterable[QImage], transparent: bool) -> bytes:
    """A PNG file of pictures laid one under the other, each ``width`` wide and together ``height`` high.

    The strips may come from a generator: only a few are in memory at a time.
    """
    header = struct.pack(">IIBBBBB", width, height, 8, _RGBA if transparent else _RGB, 0, 0, 0)
    parts = [_SIGNATURE, _chunk(b"IHDR", header)]
    parts += (_chunk(b"IDAT", data) for data in _compressed(strips, transparent))
    parts.append(_chunk(b"IEND", b""))
    return b"".join(parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join((struct.pack(">I", len(data)), kind, data, struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))))


def _compressed(strips: Iterable[QImage], transparent: bool) -> Iterator[bytes]:
    """One zlib stream in pieces, made by a thread of its own a strip behind the painting."""
    packer = isal_zlib.compressobj(_LEVEL)
    layout = QImage.Format.Format_RGBA8888 if transparent else QImage.Format.Format_RGB888

    def packed(pixels: QImage) -> bytes:
        return b"".join(map(packer.compress, _rows(pixels)))

    with ThreadPoolExecutor(1) as thread:
        behind = None
        for strip in strips:
            ahead = thread.submit(packed, strip.convertToFormat(layout))
            if behind is not None:
                yield behind.result()
            behind = ahead
        if behind is not None:
            yield behind.result()
    yield packer.flush()


def _rows(image: QImage) -> Iterator[bytes | bytearray | memoryview]:
    """The pixels as PNG has them, every row led by the number of its filter."""
    pixels, stride, used = image.constBits(), image.bytesPerLine(), image.width() * image.depth() // 8
    for start in range(0, stride * image.height(), stride):
        yield _NO_FILTER
        yield pixels[start : start + used]
