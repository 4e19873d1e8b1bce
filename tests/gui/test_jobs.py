"""All jobs of the window: a killed process is told, closing leaves none, and every job is found by its name."""

from __future__ import annotations

import ast
import os
import pickle
import signal
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.engine.games.game import Game
from rbdesigner.play.match import Match
from rbdesigner.scenario.model import Players, Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.ui.background_job import BackgroundJob
from rbdesigner.ui.generator.generated_gallery import GalleryOrder
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.laboratory.run_fields import RunSettings
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage.preferences import set_hint_level
from rbdesigner.work.job import Job
from tests.checks.maps import having, map_of
from tests.lab.unfair_maps import lake
from tests.parameters import few
from tests.syntax_trees import naming, nodes
from tests.work.processes import of_group

ROOT = Path(__file__).resolve().parents[2]
MANY = 5000


class Working(NamedTuple):
    """A job of a window: what it is started by, where its trouble is told, what is closed."""

    work: BackgroundJob[Any, Any]
    start: Callable[[], object]
    trouble: Callable[[], str]
    window: QWidget

    def begun(self, qtbot: QtBot) -> int:
        """Start it; the number of its process."""
        self.start()
        assert self.work.process is not None, self.trouble()
        return int(self.work.process.number)


def isle(players: int = 1) -> Scenario:
    tiles = {(0, 0): "pasture", (1, 0): "woods", (2, 0): "rock", (0, 1): "pasture"}
    return map_of(tiles, having(title="Isle", players=Players(1, players), turns=4), homes={(0, 0): Home(0, 1)})


def pressed(window: MainWindow, qtbot: QtBot, key: str) -> None:
    qtbot.waitUntil(window.registry[key].isEnabled)
    window.registry[key].trigger()


def solver(window: MainWindow, qtbot: QtBot) -> Working:
    window.workbench.maps.show(isle())
    pressed(window, qtbot, "play.solve")
    (opened,) = window.workbench.solvers.open_windows
    opened.cores.setValue(1)
    return Working(opened.solving, opened.go_button.click, opened.trouble.text, opened)


def generator(window: MainWindow, qtbot: QtBot) -> Working:
    pressed(window, qtbot, "file.generate")
    opened = window.workbench.generators.gallery
    assert opened is not None
    opened.generating.stop()  # what has begun by itself
    return Working(opened.generating, opened.more, opened.trouble.text, opened)


def short_runs(window: MainWindow, qtbot: QtBot) -> Working:
    opened = generator(window, qtbot).window
    fields = opened.fields
    for field, value in ((fields.players, 2), (fields.tiles, 22), (fields.rivers, 1)):
        field.setValue(value)
    opened.turn_over()
    qtbot.waitUntil(lambda: opened.gallery.count() > 0)
    opened.turn_over()
    opened.ranking.games.setValue(1000)
    opened.ranking.order.show_value(GalleryOrder.BY_SHORT_RUNS)
    opened.gallery.show_order(GalleryOrder.BY_SHORT_RUNS)
    return Working(opened.ranking.work, opened.ranking.go, opened.trouble.text, opened)


def laboratory(window: MainWindow, qtbot: QtBot) -> LaboratoryWindow:
    window.workbench.maps.show(lake())
    pressed(window, qtbot, "play.laboratory")
    (opened,) = window.workbench.laboratories.open_windows
    qtbot.waitUntil(lambda: not opened.work.is_reading)
    opened.fields.show_settings(RunSettings(("random", "random"), games=MANY, cores=1, until_clear=False))
    return opened


def run(window: MainWindow, qtbot: QtBot) -> Working:
    opened = laboratory(window, qtbot)
    return Working(opened.work, opened.go_button.click, opened.trouble.text, opened)


def tournament(window: MainWindow, qtbot: QtBot) -> Working:
    opened = laboratory(window, qtbot)
    opened.fields.games.setValue(500)
    tab = opened.tournament
    tab.players.rows[1].machine.choose("random")
    return Working(tab.work, tab.bar.button.click, tab.trouble.text, opened)


def improvement(window: MainWindow, qtbot: QtBot) -> Working:
    tab = (opened := laboratory(window, qtbot)).improving
    return Working(tab.work, tab.go_button.click, tab.trouble.text, opened)


def par(window: MainWindow, qtbot: QtBot) -> Working:
    tab = (opened := laboratory(window, qtbot)).par
    return Working(tab.work, tab.bar.button.click, tab.trouble.text, opened)


def hint(window: MainWindow, qtbot: QtBot) -> Working:
    set_hint_level("hard")
    page = window.workbench.games.show(Match(Game.new(isle(), 1, seed=1)))
    said: list[str] = [""]
    page.advice.message.connect(said.append)
    return Working(page.advice.work, page.advice.ask, lambda: said[-1], page)


ALL = (solver, generator, short_runs, run, hint, tournament, improvement, par)


@pytest.mark.parametrize("opened", few(ALL, 5))
def test_a_killed_process_is_told_and_closing_leaves_none(
    window: MainWindow, qtbot: QtBot, opened: Callable[[MainWindow, QtBot], Working]
) -> None:
    working = opened(window, qtbot)
    os.kill(working.begun(qtbot), signal.SIGTERM)
    qtbot.waitUntil(lambda: bool(working.trouble()))
    assert working.trouble() == working.work.job.stopped.format(reason="killed by signal SIGTERM")
    assert not working.work.is_running
    group = working.begun(qtbot)
    if opened is hint:
        working.window.mark_saved()
        window.workbench.files.close(working.window)
    for _ in range(2):  # the first one may only stop it
        if opened is not hint and working.window.isVisible():
            QTest.keyClick(working.window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not of_group(group))


@pytest.mark.parametrize("jobs", few([[hint, solver], [generator, run]], 1))
def test_all_end_with_the_window(
    window: MainWindow, qtbot: QtBot, jobs: list[Callable[[MainWindow, QtBot], Working]]
) -> None:
    groups = [opened(window, qtbot).begun(qtbot) for opened in jobs]
    for page in window.tabs.pages():
        page.mark_saved()
    window.workbench.close()
    qtbot.waitUntil(lambda: not any(map(of_group, groups)))


def jobs() -> list[tuple[str, Job[Any, Any]]]:
    """All jobs that the program declares, with where it does."""
    places = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for path in naming("Job(")
        if any(ast.unparse(node.func) == "Job" for node in nodes(path, ast.Call))
    ]
    return [
        (f"{place}.{name}", value)
        for place in places
        for name, value in vars(import_module(place)).items()
        if isinstance(value, Job)
    ]


def test_every_job_travels_by_the_name_of_its_function() -> None:
    found = jobs()
    assert found
    for place, job in found:
        sent = pickle.dumps(job)
        assert pickle.loads(sent) == job
        assert job.function.__name__.encode() in sent, place
        assert "{reason}" in job.stopped, place
