"""Writing PNG files of any size, strip by strip and with two threads that compress."""

from __future__ import annotations

import struct
import zlib
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor

from PySide6.QtGui import QImage

STRIP = 512
"""The rows that are painted and compressed together."""
_THREADS = 2
_LEVEL = 1
"""Little compression: more takes several times as long and saves a tenth of the file."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_RGB, _RGBA = 2, 6


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
    """One zlib stream in pieces. Each strip is compressed on its own, up to a byte boundary, as pigz does."""
    checksum = 1
    yield b"\x78\x01"
    waiting: deque[Future[bytes]] = deque()
    with ThreadPoolExecutor(_THREADS) as pool:
        for strip in strips:
            rows = _rows(strip, transparent)
            checksum = zlib.adler32(rows, checksum)
            waiting.append(pool.submit(_deflated, rows))
            if len(waiting) > 2 * _THREADS:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    yield b"\x03\x00" + struct.pack(">I", checksum)


def _deflated(rows: bytes) -> bytes:
    packer = zlib.compressobj(_LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(rows) + packer.flush(zlib.Z_FULL_FLUSH)


def _rows(strip: QImage, transparent: bool) -> bytes:
    """The pixels as PNG has them, every row led by the number of its filter: none."""
    layout = QImage.Format.Format_RGBA8888 if transparent else QImage.Format.Format_RGB888
    image = strip.convertToFormat(layout)
    pixels, stride, used = image.constBits(), image.bytesPerLine(), image.width() * (4 if transparent else 3)
    starts = range(0, stride * image.height(), stride)
    return b"\x00" + b"\x00".join([pixels[start : start + used] for start in starts])
