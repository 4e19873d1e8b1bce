"""Small pictures of scenario files, made one by one in idle time and kept on disk."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QImage

from rbdesigner import __version__
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.preferences import board_style

log = logging.getLogger(__name__)

_MOST_KEPT = 600
_PAUSE = 5
"""Milliseconds between two pictures, for the window to do what is due."""


class Thumbnails(QObject):
    """Makes pictures that were asked for; each comes with ``made(path, picture)``."""

    made = Signal(object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._queue: deque[tuple[Path, QSize, float]] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self._make_next)

    def prepare(self) -> None:
        """Load the code that makes pictures, which takes as long as some of them."""
        import rbdesigner.art.thumbnail
        import rbdesigner.scenario.formats  # noqa: F401

    def want(self, paths: Iterable[Path], size: QSize, ratio: float) -> None:
        """Make pictures of these files within ``size`` pixels of the window, in place of those asked for before."""
        self._queue = deque((path, size, ratio) for path in paths)
        if self._queue:
            self._timer.start()

    def _make_next(self) -> None:
        if not self._queue:
            self._timer.stop()
            return
        path, size, ratio = self._queue.popleft()
        try:
            picture = _kept_or_new(path, size, ratio)
        except (ScenarioError, OSError) as error:
            log.warning("no picture of %s: %s", path, error)
            return
        picture.setDevicePixelRatio(ratio)
        self.made.emit(path, picture)


def _kept_or_new(path: Path, size: QSize, ratio: float) -> QImage:
    """Take the picture of a file, of its first map, from the cache, or paint it and keep it."""
    import hashlib

    style = board_style()
    about = f"{__version__} {size.width()}x{size.height()}@{ratio} {style}".encode()
    kept = folders.cache() / "thumbnails" / (hashlib.sha256(about + path.read_bytes()).hexdigest() + ".png")
    picture = QImage(str(kept)) if kept.is_file() else QImage()
    if picture.isNull():
        from rbdesigner.art.thumbnail import thumbnail
        from rbdesigner.scenario import formats

        width, height = round(size.width() * ratio), round(size.height() * ratio)
        picture = thumbnail(formats.read(path)[0].scenario, width, height, style)
        _keep(picture, kept)
    return picture


def _keep(picture: QImage, kept: Path) -> None:
    """Keep a picture, if that can be done: it is shown all the same."""
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        if not picture.save(str(kept)):
            log.warning("the picture %s could not be kept", kept)
        older = sorted(kept.parent.glob("*.png"), key=lambda file: file.stat().st_mtime, reverse=True)
        for file in older[_MOST_KEPT:]:
            file.unlink(missing_ok=True)
    except OSError as error:
        log.warning("the picture %s could not be kept: %s", kept, error)
