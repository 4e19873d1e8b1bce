"""The command line and the page play the same run, of which they tell the same."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.cli import simulate
from rbdesigner.cli.main import main
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.players.registry import known_players
from rbdesigner.scenario import files
from rbdesigner.scenario.errors import printable
from rbdesigner.ui.laboratory.run_fields import RunFields
from rbdesigner.ui.shell.files.laboratories import STORE
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from tests.gui.game.mouse import click
from tests.lab.sample_runs import SCENARIOS
from tests.lab.unfair_maps import lake, shorter
from tests.parameters import few


def _usual_of_verb(path: Path) -> tuple[RunSetup, int, float, bool]:
    parser = ArgumentParser()
    simulate.add_arguments(parser)
    arguments = parser.parse_args([str(path)])
    return simulate._setup(arguments), arguments.games, arguments.tolerance, not arguments.all


def _usual_of_page(path: Path, qtbot: QtBot) -> tuple[RunSetup, int, float, bool]:
    parent = QWidget()
    qtbot.addWidget(parent)
    scenario = files.load(path)
    chosen = RunFields(scenario, known_players().descriptions, parent).settings
    setup = RunSetup.of(scenario, chosen.players, chosen.seed)
    return setup, chosen.games, chosen.tolerance, chosen.until_clear


@pytest.mark.parametrize("path", few(sorted(SCENARIOS.glob("*.rbmap")), 3), ids=lambda path: path.stem)
def test_what_is_usual_is_one_run(path: Path, qtbot: QtBot) -> None:
    verb, page = _usual_of_verb(path), _usual_of_page(path, qtbot)
    assert verb == page
    assert verb[0].digest() == page[0].digest()


def test_a_run_goes_on_in_the_page_and_tells_what_the_command_line_does(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, apart = tmp_path / "lake.json", tmp_path / "apart.sqlite"
    files.save(shorter(lake(), 2), path)
    verb = ["simulate", str(path), "--players", "easy,easy", "--cores", "1", "--games"]
    assert main([*verb, "2", "--store", str(folders.data() / STORE)]) == 0
    window.workbench.files.open(path)
    qtbot.waitUntil(lambda: window.registry["play.laboratory"].isEnabled())
    window.registry["play.laboratory"].trigger()
    (page,) = window.workbench.laboratories.open_windows
    qtbot.waitUntil(lambda: not page.work.is_reading and page.results.figures.topLevelItemCount() > 0)
    assert page.fields.settings.players == ("planner:easy",) * 2
    assert page.go_button.text() == "&Go on"
    page.fields.games.setValue(4)
    page.fields.cores.setValue(1)
    click(page.go_button)
    qtbot.waitUntil(lambda: not page.work.is_running)
    capsys.readouterr()
    assert main([*verb, "4", "--store", str(apart)]) == 0
    told = capsys.readouterr().out.splitlines()
    playability = printable(page.answer.playability.text())
    assert " ".join(told).startswith(f"{playability} The Lake Between: ")
    assert (
        next(line for line in told if line.startswith("The Lake"))
        == f"The Lake Between: {printable(page.answer.headline.text())}"
    )
    with RunStore(folders.data() / STORE) as kept, RunStore(apart) as other:
        assert [run.games for run in kept.runs()] == [4]
        for read in (RunStore.results, RunStore.seats, RunStore.turns, RunStore.tiles):
            assert read(kept, 1) == read(other, 1)
        assert all(kept.log(1, game) == other.log(1, game) for game in range(4))
