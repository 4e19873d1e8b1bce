"""How long it takes from the start of a process to the shown window with the welcome page.

    python benchmarks/startup.py [RUNS]

Every run is a fresh process with settings of its own. "shown" is when the window has painted its welcome page for the
first time, counted from the creation of the process; "pictures" is when all thumbnails are there too, made anew in the
cold run and read from the cache in the warm ones. For comparison: Qt alone with an empty window, in turn with ours.
Nothing but a line in the painting of the cards tells the moment: an event filter in Python would make PySide load all
its classes, which takes longer than the window.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.apart import prepare_qt

WINDOW = """
import sys, time
from rbdesigner.cli import qt
from rbdesigner.cli.main import process

checked = qt.require_display
def watched(verb):
    checked(verb)
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication
    from rbdesigner.resources import folder
    from rbdesigner.ui.shell.welcome import gallery

    paint, shown = gallery.Gallery.paintEvent, False
    def painted(self, event):
        nonlocal shown
        paint(self, event)
        if not shown:
            shown = True
            QTimer.singleShot(0, lambda: print("shown", time.time(), flush=True))
    gallery.Gallery.paintEvent = painted
    wanted = len(gallery.cards_in(folder("scenarios")))
    pictures = 0
    put = gallery.Gallery.put_picture
    def counted(self, path, picture):
        nonlocal pictures
        put(self, path, picture)
        pictures += 1
        if pictures == wanted:
            print("pictures", time.time(), flush=True)
            QTimer.singleShot(0, QApplication.quit)
    gallery.Gallery.put_picture = counted
qt.require_display = watched
sys.argv = ["rbdesigner"]
process()
"""
"""The program as its command starts it, watched from where it is about to load Qt."""

EMPTY = """
import time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([])
window = QMainWindow()
window.show()
QTimer.singleShot(0, lambda: (print("shown", time.time(), flush=True), app.quit()))
app.exec()
"""


def run(code: str, home: Path) -> dict[str, float]:
    """Seconds from the start of a fresh process to each moment it reports."""
    environment = dict(os.environ)
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        environment[name] = str(home / name)
    start = time.time()
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60, check=True
    )
    return {name: float(moment) - start for name, moment in map(str.split, done.stdout.splitlines())}


def told(name: str, runs: list[dict[str, float]]) -> None:
    for moment in runs[0]:
        values = sorted(each[moment] for each in runs)
        median, worst = statistics.median(values), values[-1]
        print(f"{name:12} {moment:9} median {median:.3f} s   worst {worst:.3f} s   n={len(values)}")


def main() -> None:
    prepare_qt()
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    with tempfile.TemporaryDirectory() as folder:
        told("cold", [run(WINDOW, Path(folder))])
        pairs = [(run(WINDOW, Path(folder)), run(EMPTY, Path(folder))) for _ in range(number)]
        told("warm", [window for window, _ in pairs])
        told("Qt alone", [empty for _, empty in pairs])
        ratios = [window["shown"] / empty["shown"] for window, empty in pairs]
        print(f"the window takes {statistics.median(ratios):.2f} times as long as Qt alone, pair by pair")


if __name__ == "__main__":
    main()
