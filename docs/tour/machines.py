"""The guide to playing, about machines: at the table, giving a hint, solving a map."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QComboBox, QDialog

from rbdesigner.engine.core.state import Phase
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.runs.simulation import simulate
from rbdesigner.players.planning.kernel import is_compiled
from rbdesigner.resources import folder
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Record
from rbdesigner.ui import background_job
from rbdesigner.ui.dialogs.games.machine_chooser import LEVEL
from rbdesigner.ui.dialogs.games.new_game import NewGameDialog
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.laboratory.run_fields import RunSettings
from rbdesigner.ui.puzzles.solver_window import SolverWindow
from rbdesigner.ui.shell.files.laboratories import STORE
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.preferences import set_hint_level
from tour import studies
from tour.game import go_on_from, last, open_game
from tour.stage import Stage
from tour.working import type_path

NORTH = (0, -1)
SOLVED = Path(__file__).parent
"""The folder with the game that the guide tells, found by ``rbdesigner solve``."""
SEED, PLANS = 8, 25_000 if is_compiled else 5_000
"""The seed of the solver, and the plans after which it is stopped."""
PACE = 5_000
"""The plans of a second by the clock that the solver is given, so that it shows the same times whenever it is run."""
LAKE, PLAYER, GAMES = "the-lake-between.rbmap", "random", 24
"""What the laboratory plays, and how often."""
EARLIER = 40
"""How many games were played before on another version of the map."""


def choose_seed(stage: Stage, dialog: NewGameDialog) -> None:
    """The same chance whenever the pictures are taken."""
    dialog.seed.setFocus()
    dialog.seed.selectAll()
    stage.type("1")


def choose_by_key(stage: Stage, box: QComboBox, text: str) -> None:
    """Choose what begins with a text in a box, by typing it."""
    box.setFocus()
    stage.type(text)
    assert box.currentText().lower().startswith(text), box.currentText()


def playing(stage: Stage) -> None:
    """A machine plays, is paused, and goes on."""

    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGameDialog)
        machine = dialog.machines[1]
        choose_by_key(stage, machine.kind, "plan")
        choose_by_key(stage, machine.boxes[LEVEL], "medium")
        choose_by_key(stage, machine.boxes["style"], "boats")
        choose_seed(stage, dialog)
        stage.picture("play-machine", stage.area_above(dialog, 30), above=dialog)
        stage.key("Return")

    stage.command("the lake between")
    assert stage.page.document.name == "The Lake Between"
    stage.wait(lambda: stage.window.registry["play.start"].isEnabled(), "the map cannot be played")
    with stage.answering("new-game", fill):
        stage.key("F5")
    match = stage.game.match
    stage.click(NORTH)
    stage.wait(
        lambda: match.state.phase is Phase.MOVEMENT and last(stage).startswith(("load", "step")),
        "the machine does not move",
    )
    stage.key("P")
    assert not match.persons, "the machine moves first"
    assert stage.game.seats.is_paused
    stage.leave()
    stage.picture("play-machine-bar", stage.area(stage.game.turn_bar))
    stage.key("P")
    stage.key("P")


def hint(stage: Stage) -> None:
    """A hint in a solo game: on the board, and in words at its foot."""
    set_hint_level("easy")  # makes its few plans on every machine
    open_game(stage, "solo-millbrook")
    go_on_from(stage, 2, Phase.MOVEMENT)
    size = stage.window.size()
    stage.window.resize(1000, 640)
    stage.key("Z")
    advice = stage.game.advice
    stage.key("H")
    stage.wait(lambda: advice.hint is not None, "there is no hint")
    stage.leave()
    stage.settle(600)
    board, box = stage.area(stage.game.view), stage.area(stage.game.hint_box)
    top = stage.around(NORTH, radii=1.0).top()
    stage.picture("play-hint", QRect(board.left(), top, board.width(), box.bottom() + 8 - top))
    stage.key("Esc")
    assert not advice.is_shown
    stage.window.resize(size)


def solver(stage: Stage) -> None:
    """A solver beats the record of a map."""
    path = stage.home / "millbrook.rbmap"
    scenario = files.load(folder("scenarios") / path.name)
    record = Record(180, holder="Ada")
    files.save(replace(scenario, properties=replace(scenario.properties, record=record)), path)
    with stage.answering("file-choice", lambda dialog: type_path(stage, dialog, path)):
        stage.key("Ctrl+O")
    stage.wait(lambda: stage.window.registry["play.solve"].isEnabled(), "the map cannot be solved")
    stage.command("solve by machine")
    (window,) = stage.window.workbench.solvers.open_windows
    window.resize(640, 480)
    with clock_of_plans(window):
        window.seed.setValue(SEED)
        window.cores.setValue(1)
        stage.click_in(window.go_button)
        stage.wait(lambda: window.solving.plans >= PLANS, "the solver is too slow")
        stage.save("play-solver", window.grab())
        window.close()
    stage.come_back()


def solution(stage: Stage) -> None:
    """The end of a game that the solver has found."""
    open_game(stage, "solved-millbrook", SOLVED)
    size = stage.window.size()
    stage.window.resize(1000, 640)
    match = stage.game.match
    match.look_at(len(match.game.log))
    stage.key("Z")
    stage.leave()
    stage.settle(600)
    stage.picture("solution", stage.around(*match.state.topology.places, radii=1.1))
    stage.window.resize(size)


def laboratory(stage: Stage) -> None:
    """Machines play a map many times, and the map shows where they went."""
    with stage.answering("file-choice", lambda dialog: type_path(stage, dialog, folder("scenarios") / LAKE)):
        stage.key("Ctrl+O")
    stage.wait(lambda: stage.window.registry["play.laboratory"].isEnabled(), "the map cannot be played")
    play_earlier(stage.games(EARLIER))
    stage.command("laboratory")
    (window,) = stage.window.workbench.laboratories.open_windows
    window.resize(960, 600)
    stage.wait(lambda: not window.work.is_reading, "nothing can be read")
    window.fields.show_settings(RunSettings((PLAYER, PLAYER), games=stage.games(GAMES), cores=2))
    stage.click_in(window.go_button)
    stage.wait(lambda: not window.work.is_running, "games take too long")
    assert len(window.work.results) == stage.games(GAMES), window.trouble.text()
    window.tabs.setCurrentWidget(window.heat)
    stage.settle(500)
    stage.save("laboratory", window.grab())
    charts(stage, window)
    studies.worth(stage, window)
    studies.tournament(stage, window)
    window.resize(1180, 400)
    window.tabs.setCurrentWidget(window.runs)
    stage.wait(lambda: window.runs.model.rowCount() == 3, "the runs are not listed")
    window.runs.list.setCurrentIndex(window.runs.model.index(0, 0))
    stage.save("runs", window.tabs.grab())
    window.close()
    stage.come_back()


def play_earlier(games: int) -> None:
    """Keep so many games on the map as it was before: with fewer turns."""
    before = files.load(folder("scenarios") / LAKE)
    before = replace(before, properties=replace(before.properties, turns=16))
    with RunStore(folders.data() / STORE) as store:
        simulate(before, [PLAYER] * 2, games, store=store)


def charts(stage: Stage, window: LaboratoryWindow) -> None:
    """Points by turn, with the bands in which they lie."""
    window.tabs.setCurrentWidget(window.charts)
    shown = window.charts
    (points,) = shown.list.findItems("Points by turn", Qt.MatchFlag.MatchExactly)
    shown.list.setCurrentItem(points)
    stage.wait(lambda: shown.view.chart is not None and shown.view.chart.title == points.text(), "no chart")
    stage.settle(500)
    stage.save("charts", window.tabs.grab())


def figures(stage: Stage) -> None:
    """A game of two, told turn by turn beside its board."""
    open_game(stage, "duo-the-lake-between")
    stage.command("figures of the game")
    (window,) = stage.window.workbench.figures.open_windows
    window.resize(900, 480)
    window.tabs.setCurrentWidget(window.points)
    stage.settle(300)
    stage.save("play-figures", window.grab())
    window.close()
    stage.come_back()


@contextmanager
def clock_of_plans(window: SolverWindow) -> Iterator[None]:
    """While within, a clock that goes by the plans that are made measures how long a solver works."""
    with patch.object(background_job, "monotonic", lambda: window.solving.plans / PACE):
        yield
