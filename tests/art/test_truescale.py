"""The overview of the pages of a map in true size."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from benchmarks.maps import big_map
from rbdesigner.art.export.sheet_settings import SheetSettings
from rbdesigner.art.export.truescale import true_scale_pages
from rbdesigner.art.palette import CREAM
from rbdesigner.art.progress import Progress
from tests.parameters import few


@pytest.mark.parametrize("side", few([30, 12, 80], 1))
def test_the_names_of_the_pages_leave_the_map_to_be_seen(side: int) -> None:
    overview, *parts = true_scale_pages(big_map(side, side), SheetSettings())
    assert len(parts) > side / 3
    image = QImage((overview.size * 2).toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(2, 2)
    overview.paint(painter, Progress())
    painter.end()
    seen = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), image.width())
    beyond_text = seen[2 * 150 :]
    plates, filled = (beyond_text == CREAM.rgb()).sum(), (beyond_text != 0xFFFFFFFF).sum()
    assert 500 < plates < 0.25 * filled
