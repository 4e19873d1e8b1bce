"""Pictures of others read within bounds: scans and photos to trace a map from."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter

from rbdesigner.scenario.errors import ScenarioError, words
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

SUFFIXES = (".png", ".jpg", ".jpeg", ".webp", ".bmp", ".gif", ".tif", ".tiff")
MOST_BYTES = 60_000_000
MOST_PIXELS = 120_000_000
"""A picture with more pixels than these is not read."""
LONGEST_SIDE = 3000
"""A picture with a longer side is read smaller."""
MEGABYTES = 512
"""The memory that Qt may take for reading one."""


def read_picture(path: Path) -> QImage:
    """The picture in a file, no larger than it is shown with profit.

    ScenarioError with one line if there is none that can be read.
    """
    try:
        size = path.stat().st_size
    except (OSError, ValueError) as error:
        why = words(error) if isinstance(error, OSError) else str(error)
        raise ScenarioError(path, "", Reason(QT_TRANSLATE_NOOP("files", "cannot be read: {why}"), why=why)) from error
    if size > MOST_BYTES:
        raise ScenarioError(path, "", Reason(QT_TRANSLATE_NOOP("files", "this picture is too large to be read")))
    QImageReader.setAllocationLimit(MEGABYTES)
    reader = QImageReader(str(path))
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    whole = reader.size()
    if whole.isValid():
        if whole.width() * whole.height() > MOST_PIXELS:
            raise ScenarioError(path, "", Reason(QT_TRANSLATE_NOOP("files", "this picture is too large to be read")))
        if max(whole.width(), whole.height()) > LONGEST_SIDE:
            side = QSize(LONGEST_SIDE, LONGEST_SIDE)
            reader.setScaledSize(whole.scaled(side, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1)))
    picture = reader.read()
    if picture.isNull() or not picture.width() or not picture.height():
        raise ScenarioError(path, "", Reason(QT_TRANSLATE_NOOP("files", "this is no picture that can be read")))
    return picture.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def pixels_of(picture: QImage) -> NDArray[np.uint8]:
    """The rows of red, green and blue of a picture, on white where it is transparent."""
    opaque = QImage(picture.size(), QImage.Format.Format_RGB888)
    opaque.fill(Qt.GlobalColor.white)
    painter = QPainter(opaque)
    painter.drawImage(0, 0, picture)
    painter.end()
    rows = np.frombuffer(opaque.constBits(), np.uint8).reshape(opaque.height(), opaque.bytesPerLine())
    return rows[:, : 3 * opaque.width()].reshape(opaque.height(), opaque.width(), 3).copy()
