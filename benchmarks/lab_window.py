"""How smoothly the map moves in the window while the laboratory beside it plays a run with all cores.

Run it with ``python -m benchmarks.lab_window``; ``--kept`` says how many games are kept before (2,000), ``--seconds``
how long each tab of the laboratory is watched (6), ``--players`` who plays. A map for four on 59 tiles is moved and
zoomed by a little every 8 milliseconds and painted at once, as somebody does who goes on drawing. *Gap* is the time
from one frame to the next, *work* what the thread of the window has worked in it: on a machine with other work the
first is longer. Both are medians in milliseconds, the 95th percentile and the longest in brackets; then the frames a
second. Before and after the run the same is measured at rest.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from statistics import median, quantiles
from time import perf_counter, thread_time

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QWidget

from benchmarks.apart import prepare_qt
from benchmarks.editing import settle
from benchmarks.lab import CROSSROADS, copies
from benchmarks.play_window import TICK, window
from rbdesigner.lab.runs.played_game import play_table
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.scenario import files
from rbdesigner.ui.app import keep_smooth
from rbdesigner.ui.canvas.map_view import MapView
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.shell.files.laboratories import STORE
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders

STEPS = (9, 5), (-7, 11), (-9, -5), (7, -11)
PATIENCE = 60.0
"""Seconds that processes may take to begin."""


class MovedMap:
    """A map that is moved and painted again and again, with the milliseconds of each frame."""

    def __init__(self, view: MapView) -> None:
        self.gaps: list[float] = []
        self.work: list[float] = []
        self._view = view
        self._last = perf_counter(), thread_time()
        self._timer = QTimer(view)
        self._timer.timeout.connect(self._move)
        self._timer.start(TICK)

    def _move(self) -> None:
        now = perf_counter(), thread_time()
        gap, work = (1000 * (here - before) for here, before in zip(now, self._last, strict=True))
        self.gaps.append(gap)
        self.work.append(work)
        self._last = now
        number = len(self.gaps)
        self._view.pan(*STEPS[number // 30 % len(STEPS)])
        self._view.set_scale(self._view.scale_factor * (1 / 1.01 if number // 30 % 2 else 1.01))
        self._view.viewport().repaint()

    def stop(self) -> None:
        """Let it rest."""
        self._timer.stop()


def watched(view: MapView, seconds: float) -> MovedMap:
    """The map moved for so long."""
    moved, loop = MovedMap(view), QEventLoop()
    QTimer.singleShot(round(1000 * seconds), loop.quit)
    loop.exec()
    moved.stop()
    return moved


def line(name: str, moved: MovedMap) -> str:
    """A row of the table."""
    rate = 1000 * len(moved.gaps) / sum(moved.gaps)
    return f"{name:22}{_spread(moved.gaps)}{_spread(moved.work)}{rate:8.0f}"


def _spread(times: list[float]) -> str:
    late = quantiles(times, n=20, method="inclusive")[-1]
    return f"{median(times):8.1f} ({late:6.1f} {max(times):6.1f})"


def keep(setup: RunSetup, number: int) -> None:
    """Put so many games into the store of the window, copies of one."""
    if number:
        with RunStore(folders.data() / STORE) as store:
            store.add(store.begin(setup), copies([play_table(setup, setup.table(0))], number))


def laboratory(main: MainWindow) -> LaboratoryWindow:
    """The laboratory of the map in front, which has read what is kept."""
    main.registry["play.laboratory"].trigger()
    (found,) = main.workbench.laboratories.open_windows
    wait(lambda: not found.work.is_reading)
    return found


def wait(happened: Callable[[], bool]) -> None:
    """Wait until something has happened."""
    end = perf_counter() + PATIENCE
    while not happened():
        if perf_counter() > end:
            sys.exit("benchmarks.lab_window: nothing has happened for a minute")
        settle(0.05)


def measure(players: tuple[str, ...], kept: int, seconds: float, cores: int) -> None:
    """Print the table."""
    scenario = files.load(CROSSROADS)
    setup = RunSetup.of(scenario, players)
    with window() as main:
        keep_smooth(main)
        keep(setup, kept)
        page = main.workbench.maps.show(scenario)
        view = page.editor.view
        wait(main.registry["play.laboratory"].isEnabled)
        page_of_lab = laboratory(main)
        fields = page_of_lab.fields
        fields.show_settings(fields.settings._replace(players=players, games=100_000, cores=cores, until_clear=False))
        print(f"{'':22}{'gap':>8}{'':17}{'work':>8}{'':17}{'frames/s':>8}")
        print(line("at rest", watched(view, seconds)), flush=True)
        page_of_lab.turn_over()
        begun = len(page_of_lab.work.results)
        wait(lambda: len(page_of_lab.work.results) > max(begun, kept))
        begun, begin = len(page_of_lab.work.results), perf_counter()
        tabs: dict[str, QWidget] = {
            "results": page_of_lab.results,
            "charts": page_of_lab.charts,
            "games": page_of_lab.games,
            "map": page_of_lab.heat,
        }
        for name, tab in tabs.items():
            page_of_lab.tabs.setCurrentWidget(tab)
            settle(1)
            print(line(f"run, {name} in front", watched(view, seconds)), flush=True)
        played = len(page_of_lab.work.results) - begun
        rate = played / (perf_counter() - begin)
        page_of_lab.turn_over()
        settle(1)
        print(line("at rest again", watched(view, seconds)))
        print(f"{rate:.1f} games a second, {len(page_of_lab.work.results):,} are shown")
        page_of_lab.close()
        page.document.mark_saved()


def main() -> None:
    """Measure as the command line says."""
    parser = argparse.ArgumentParser(prog="benchmarks.lab_window", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kept", type=int, default=2_000)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--players", default="planner:easy")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    prepare_qt()
    measure((arguments.players,) * 4, arguments.kept, arguments.seconds, arguments.cores)


if __name__ == "__main__":
    main()
