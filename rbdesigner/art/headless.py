"""The Qt application that painting needs, where no window has made one."""

from __future__ import annotations

import locale
import os

from PySide6.QtCore import QCoreApplication, QHashSeed
from PySide6.QtGui import QGuiApplication

from rbdesigner.art.plain_imports import import_plainly

import_plainly()


def ensure_gui() -> QCoreApplication:
    """The running application, or a new one that needs no display."""
    running = QCoreApplication.instance()
    if running is not None:
        return running
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if locale.getencoding().upper() != "UTF-8":
        os.environ["LC_ALL"] = "C.UTF-8"  # as Qt would choose itself, but not without four lines of warning
    # Qt's pool of painting threads costs more than it brings for pictures as small as tiles.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    make_prints_alike()
    return QGuiApplication(["rbdesigner"])


def make_prints_alike() -> None:
    """Let all processes write the same bytes into a PDF; to be called before there is an application.

    Qt names the fonts of a PDF by their hashes, which begin with a seed of chance.
    """
    QHashSeed.setDeterministicGlobalSeed()
