"""Printed pages as an independent reader of PDF sees them, beside what Qt paints on a picture."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from rbdesigner.art.export.paper import PaperPage, paint_page
from rbdesigner.art.progress import Progress

RASTERISER = "pdftoppm"
needs_poppler = pytest.mark.skipif(
    shutil.which(RASTERISER) is None, reason=f"{RASTERISER} of poppler is not installed; dev.py installs it on Debian"
)
_DPI, _SIDE = 54, 18
"""Pixels to an inch, and of a side of the squares that are compared: a third of an inch, as a tile in a table."""
FAR = 27.0
"""So far apart, of 255, are squares that show different things: one with a tile too many differs by 36 at least, while
those of the same letters, which each of the two draws in its own way, differ by 18 at most."""


def differences(pdf: Path, pages: Sequence[PaperPage]) -> Iterator[float]:
    """For each page how far the square that differs most is from what Qt paints there."""
    subprocess.run([RASTERISER, "-r", str(_DPI), "-png", pdf, pdf.with_suffix("")], check=True)
    read = sorted(pdf.parent.glob(f"{pdf.stem}-*.png"))
    assert len(read) == len(pages)
    for path, page in zip(read, pages, strict=True):
        seen, wanted = _squares(QImage(str(path))), _squares(_painted(page))
        yield float(np.abs(seen - wanted).max())
        path.unlink()


def _painted(page: PaperPage) -> QImage:
    image = QImage((page.size * _DPI / 72).toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_page(painter, page, _DPI / 72, Progress())
    painter.end()
    return image


def _squares(image: QImage) -> NDArray[np.float64]:
    """The mean colours of the squares of a picture."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.width(), 4)[..., :3]
    rows, columns = plain.height() // _SIDE, plain.width() // _SIDE
    whole = pixels[: rows * _SIDE, : columns * _SIDE].reshape(rows, _SIDE, columns, _SIDE, 3)
    return whole.mean(axis=(1, 3))
