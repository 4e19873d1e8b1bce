"""Reads the picture in a file by a process of its own, and waits for it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QImage

from rbdesigner.art.scanned_picture import picture_in
from rbdesigner.scenario.picture_process import PictureProcess


def read_picture(path: Path) -> QImage:
    return picture_in(PictureProcess(path).answer(), path)
