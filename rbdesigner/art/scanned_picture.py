"""Pictures of others: scans and photos to trace a map from."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from rbdesigner.art.picture_host import FORMAT, LONGEST_SIDE
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.picture_process import UNREADABLE, PictureAnswer
from rbdesigner.scenario.reasons import Reason


def picture_in(answer: PictureAnswer, path: Path) -> QImage:
    """Take the picture that a process has read from a file; ScenarioError if its pixels are not there."""
    match answer.values:
        case {"width": int(wide), "height": int(high)} if 0 < wide <= LONGEST_SIDE and 0 < high <= LONGEST_SIDE:
            if len(answer.body) == 4 * wide * high:
                return QImage(answer.body, wide, high, 4 * wide, FORMAT).copy()
    raise ScenarioError(path, "", Reason(UNREADABLE))


def pixels_of(picture: QImage) -> NDArray[np.uint8]:
    """The rows of red, green and blue of a picture, on white where it is transparent."""
    opaque = QImage(picture.size(), QImage.Format.Format_RGB888)
    opaque.fill(Qt.GlobalColor.white)
    painter = QPainter(opaque)
    painter.drawImage(0, 0, picture)
    painter.end()
    rows = np.frombuffer(opaque.constBits(), np.uint8).reshape(opaque.height(), opaque.bytesPerLine())
    return rows[:, : 3 * opaque.width()].reshape(opaque.height(), opaque.width(), 3).copy()
