"""The process that reads a picture of others: the picture comes in, the size of what it reads and the pixels go out.

Both go over its standard streams.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from rbdesigner.scenario.picture_process import (
    ANSWER,
    HEAD,
    MEMORY,
    MOST_BYTES,
    PROCESSOR_SECONDS,
    TOO_LARGE,
    picture_format,
)
from rbdesigner.scenario.reasons import Reason

MOST_PIXELS = 120_000_000
"""A picture with more pixels than these is not read."""
LONGEST_SIDE = 3000
"""A picture with a longer side is read smaller."""
MEGABYTES = 512
"""The memory that Qt may take for the pixels of one."""
FORMAT = QImage.Format.Format_ARGB32_Premultiplied


class _TooLargeError(Exception):
    """The picture has more pixels than are read."""


def limit_resources() -> None:
    """Take no more time and memory than pictures need, where a system can hold that."""
    try:
        import resource
    except ImportError:  # Windows
        return
    limits = {
        resource.RLIMIT_AS: MEMORY,
        resource.RLIMIT_CPU: PROCESSOR_SECONDS,
        resource.RLIMIT_FSIZE: ANSWER,
        resource.RLIMIT_CORE: 0,
    }
    for kind, most in limits.items():
        _, allowed = resource.getrlimit(kind)
        least = most if allowed == resource.RLIM_INFINITY else min(most, allowed)
        try:
            resource.setrlimit(kind, (least, least))
        except (ValueError, OSError):  # macOS has no limit of addresses
            continue


def picture_of(data: bytes) -> QImage | None:
    """Read the picture in the data of a file, no larger than it is shown with profit; None if that fails."""
    content = QBuffer()
    content.setData(QByteArray(data))
    content.open(QBuffer.OpenModeFlag.ReadOnly)
    QImageReader.setAllocationLimit(MEGABYTES)
    reader = QImageReader(content, QByteArray((picture_format(data[:HEAD]) or "").lower().encode()))
    reader.setAutoDetectImageFormat(False)
    reader.setAutoTransform(True)
    whole = reader.size()
    if whole.isValid():
        if whole.width() * whole.height() > MOST_PIXELS:
            raise _TooLargeError
        if max(whole.width(), whole.height()) > LONGEST_SIDE:
            side = QSize(LONGEST_SIDE, LONGEST_SIDE)
            reader.setScaledSize(whole.scaled(side, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1)))
    picture = reader.read()
    del reader  # before the data: the one for TIFF looks at them when it goes
    is_there = not picture.isNull() and picture.width() and picture.height()
    return picture.convertToFormat(FORMAT) if is_there else None


def answer(values: dict[str, Any], body: bytes | bytearray | memoryview = b"") -> None:
    """Write what was read, and end."""
    sys.stdout.buffer.write(json.dumps(values).encode() + b"\n")
    sys.stdout.buffer.write(body)
    sys.stdout.buffer.flush()


def read_input() -> QImage | None:
    """The picture on standard input; None if it cannot be read, which is told."""
    limit_resources()
    try:
        picture = picture_of(sys.stdin.buffer.read(MOST_BYTES))
    except _TooLargeError:
        answer({"fault": Reason(TOO_LARGE).to_json()})
        return None
    if picture is None:
        sys.exit(1)
    return picture


def main() -> None:
    """Read the picture and tell its pixels."""
    picture = read_input()
    if picture is not None:
        answer({"width": picture.width(), "height": picture.height()}, picture.constBits())
