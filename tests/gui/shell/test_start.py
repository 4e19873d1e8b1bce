"""The window comes up without what nothing on the screen needs yet."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

START = """
import enum, sys

loaded, made = set(), enum.EnumType.__new__
def noted(metaclass, name, bases, members, **options):
    loaded.add(name)
    return made(metaclass, name, bases, members, **options)
enum.EnumType.__new__ = noted

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from rbdesigner.ui import app
from rbdesigner.ui.shell.welcome import gallery

paint = gallery.Gallery.paintEvent
def painted(self, event):
    paint(self, event)
    print(sorted(SLOW & (loaded | sys.modules.keys())), QApplication.style().name(), flush=True)
    QTimer.singleShot(0, QApplication.quit)
gallery.Gallery.paintEvent = painted
app.run([])
"""
SLOW = {
    "dataclasses",
    "datetime",
    "jsonschema",
    "numpy",
    "shapely",
    "StandardPixmap",  # of QStyle, whose names are as many as those of all other widgets together
    "rbdesigner.engine.games.game",
    "rbdesigner.scenario.model",
    "rbdesigner.ui.shell.actions.symmetry_icon",
    "rbdesigner.scenario.unsaved_copies",
}


def test_the_window_is_painted_before_what_is_slow_is_loaded(tmp_path: Path) -> None:
    """The very first time it measures the frame by the style; from then on it knows its size."""
    homes = {f"XDG_{name}_HOME": str(tmp_path / name) for name in ("DATA", "CONFIG", "CACHE", "STATE")}
    for _ in ("the first time", "again"):
        started = subprocess.run(
            [sys.executable, "-c", f"SLOW = {SLOW!r}\n{START}"],
            env={**os.environ, **homes},
            capture_output=True,
            text=True,
        )
        assert (started.returncode, started.stderr) == (0, "")
    assert started.stdout.splitlines()[-1] == "[] fusion"
