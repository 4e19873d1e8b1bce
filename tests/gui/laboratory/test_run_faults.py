"""Whatever ends a run in the page is told in a line; what was played is kept, and the run goes on."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.laboratory.run_fields import RunSettings
from rbdesigner.ui.shell.files.laboratories import STORE
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from tests.gui.game.mouse import click
from tests.lab.unfair_maps import lake, shorter
from tests.work.processes import of_group

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="processes and files are limited as Linux does it"),
    pytest.mark.usefixtures("own_processes"),
]
WORKING = 60_000
"""Milliseconds that processes may take to begin and to play."""
MANY = 5000
FULL = 600_000
"""Bytes that a file may have on the full disk."""
WINDOW = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from rbdesigner.players.registry import known_players
from rbdesigner.scenario import files
from rbdesigner.ui.app import application
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.laboratory.run_fields import RunSettings
app = application()
window = LaboratoryWindow("a map", files.load(sys.argv[1]), known_players().descriptions, Path(sys.argv[2]))
window.show()
window.fields.show_settings(RunSettings(("random", "random"), games=5000, cores=2, until_clear=False))
def look():
    if window.work.is_running and len(window.work.results) >= 2:
        print(window.work.process.number, flush=True)
        timer.stop()
    elif not window.work.is_running and not window.work.is_reading:
        window.turn_over()
timer = QTimer()
timer.timeout.connect(look)
timer.start(50)
app.exec()
"""
"""A laboratory that plays, and tells the number of its process once there are games."""


def quick_map() -> Scenario:
    """A map whose games are over in no time."""
    return shorter(lake(), 4)


@pytest.fixture
def laboratory(window: MainWindow, qtbot: QtBot) -> LaboratoryWindow:
    """The laboratory of a map, with two players at random and more games than are waited for."""
    window.workbench.maps.show(quick_map())
    qtbot.waitUntil(lambda: window.registry["play.laboratory"].isEnabled())
    window.registry["play.laboratory"].trigger()
    (opened,) = window.workbench.laboratories.open_windows
    qtbot.waitUntil(lambda: not opened.work.is_reading)
    opened.fields.show_settings(RunSettings(("random", "random"), games=MANY, cores=1, until_clear=False))
    return opened


def begun(laboratory: LaboratoryWindow, qtbot: QtBot, *, games: int = 2) -> int:
    """Start, or go on, until there are some games more; returns the number of the process."""
    before = len(laboratory.work.results)
    click(laboratory.go_button)
    process = laboratory.work.process.number
    qtbot.waitUntil(lambda: len(laboratory.work.results) >= before + games)
    return int(process)


def kept() -> int:
    with RunStore(folders.data() / STORE) as store:
        return sum(run.games for run in store.runs())


def goes_on(laboratory: LaboratoryWindow, qtbot: QtBot) -> None:
    """What is kept is shown, and further games are played."""
    before = kept()
    assert before >= 2
    begun(laboratory, qtbot)
    assert laboratory.trouble.text() == ""
    qtbot.waitUntil(lambda: len(laboratory.work.results) > before)
    click(laboratory.go_button)


@pytest.mark.slow  # as quickly shown by the processes of all jobs
def test_the_process_of_a_run_is_killed(laboratory: LaboratoryWindow, qtbot: QtBot) -> None:
    os.kill(begun(laboratory, qtbot), signal.SIGKILL)
    qtbot.waitUntil(lambda: laboratory.trouble.text() == "The run has stopped: killed by signal SIGKILL")
    assert laboratory.go_button.text() == "&Go on" and kept() >= 2


@pytest.mark.slow  # a pool of processes is made twice
def test_a_worker_is_killed_and_another_takes_its_place(laboratory: LaboratoryWindow, qtbot: QtBot) -> None:
    laboratory.fields.cores.setValue(2)
    group = begun(laboratory, qtbot)
    os.kill(max(of_group(group)), signal.SIGKILL)
    before = len(laboratory.work.results)
    qtbot.waitUntil(lambda: len(laboratory.work.results) > before + 6)
    assert laboratory.work.is_running and laboratory.trouble.text() == "" and not laboratory.work.failures
    click(laboratory.go_button)


@pytest.mark.slow  # a run plays until the disk is full
def test_the_disk_is_full(laboratory: LaboratoryWindow, qtbot: QtBot) -> None:
    with limited(FULL):
        begun(laboratory, qtbot)
    qtbot.waitUntil(lambda: bool(laboratory.trouble.text()))
    said = laboratory.trouble.text()
    assert said.startswith(f"{folders.data() / STORE}: cannot be used: ") and ("full" in said or "I/O" in said)
    assert not laboratory.panel.trouble.aside_button.isVisible()
    goes_on(laboratory, qtbot)


@contextmanager
def limited(size: int) -> Iterator[None]:
    """Files of processes that begin now are no larger than this."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.slow  # a run waits five seconds for the other program
def test_another_program_holds_the_store(laboratory: LaboratoryWindow, qtbot: QtBot) -> None:
    begun(laboratory, qtbot)
    holder = sqlite3.connect(folders.data() / STORE, isolation_level=None, timeout=WORKING / 1000)
    holder.execute("BEGIN IMMEDIATE")
    told = f"{folders.data() / STORE}: cannot be used: database is locked."
    qtbot.waitUntil(lambda: laboratory.trouble.text() == told)
    assert not laboratory.panel.trouble.aside_button.isVisible()
    holder.execute("ROLLBACK")
    holder.close()
    goes_on(laboratory, qtbot)


@pytest.mark.slow  # a process draws a window of its own
def test_the_window_is_killed(tmp_path: Path, qtbot: QtBot, laboratory: LaboratoryWindow) -> None:
    path = tmp_path / "lake.json"
    files.save(quick_map(), path)
    command = [sys.executable, "-c", WINDOW, str(path), str(folders.data() / STORE)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=tmp_path) as killed:
        assert killed.stdout is not None
        group = int(killed.stdout.readline())
        assert of_group(group)
        killed.kill()
    qtbot.waitUntil(lambda: not of_group(group))
    assert kept() >= 2
    goes_on(laboratory, qtbot)
