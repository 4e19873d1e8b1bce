"""The list of runs that are kept of a map and of its versions."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner import __version__
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.ui.game.players.kinds import known_kinds
from rbdesigner.ui.laboratory import run_export
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.laboratory.run_list import RunColumn
from rbdesigner.ui.storage.languages import day_text
from tests.gui.game.mouse import click
from tests.lab.played_levels import EASY, MEDIUM, far, keep_level, locked
from tests.lab.sample_runs import row, setup

PLAYERS = "Random player, Random player"


@pytest.fixture
def laboratory(qtbot: QtBot, tmp_path: Path) -> LaboratoryWindow:
    """The laboratory of a map with two runs, and one of an earlier version; the list is in front."""
    shorter = setup().scenario.copy()
    shorter.properties = replace(shorter.properties, turns=4)
    named = setup().scenario.copy()
    named.properties = replace(named.properties, title="Another map")
    with RunStore(tmp_path / "runs.sqlite") as store:
        for each, games in (
            (RunSetup.of(shorter, setup().players), 1),
            (setup(), 2),
            (RunSetup.of(named, setup().players), 1),
            (RunSetup.of(setup().scenario, setup().players, 1, ["mine"]), 1),
            (replace(setup(), seed=7), 1),
            (replace(setup(), seed=8), 0),
        ):
            store.add(store.begin(each), [row(number) for number in range(games)])
    made = LaboratoryWindow("the map", setup().scenario, known_kinds().descriptions, tmp_path / "runs.sqlite")
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.tabs.setCurrentWidget(made.runs)
    made.show()
    qtbot.waitUntil(lambda: not made.work.is_reading and not made.runs.work.is_running)
    return made


def choose(laboratory: LaboratoryWindow, number: int) -> None:
    runs = laboratory.runs
    place = runs.list.visualRect(runs.model.index(number, 0)).center()
    QTest.mouseClick(runs.list.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_runs_are_listed_and_shown(laboratory: LaboratoryWindow, qtbot: QtBot) -> None:
    runs = laboratory.runs
    texts = [[runs.model.index(at, column).data() for column in RunColumn] for at in range(runs.model.rowCount())]
    with RunStore(laboratory.store) as store:
        begun = day_text(store.runs()[0].begun)
    assert begun and texts == [
        ["5", begun, "this map", PLAYERS, "7", "1", texts[0][6], __version__],
        ["2", begun, "this map", PLAYERS, "1", "2", texts[1][6], __version__],
        ["1", begun, "another version", PLAYERS, "1", "1", texts[2][6], __version__],
    ]
    assert all(str(each[6]).startswith("not yet known (") for each in texts)
    assert not runs.show_button.isEnabled()
    choose(laboratory, 2)
    click(runs.show_button)
    qtbot.waitUntil(lambda: laboratory.work.run is not None and laboratory.work.run.run == 1)
    qtbot.waitUntil(lambda: "changed since this run" in laboratory.answer.remarks.text())
    assert laboratory.tabs.currentWidget() is laboratory.results
    laboratory.tabs.setCurrentWidget(runs)
    qtbot.waitUntil(lambda: not runs.work.is_running)
    assert runs.chosen is not None and runs.chosen.run == 1  # the list was read again
    choose(laboratory, 0)
    QTest.keyClick(runs.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: laboratory.fields.settings.seed == 7)


def test_a_verdict_of_players_that_can_hardly_play_the_map_is_listed_as_a_doubtful_one(
    laboratory: LaboratoryWindow, qtbot: QtBot
) -> None:
    runs = laboratory.runs
    assert "doubtful" not in runs.told.text()
    with RunStore(laboratory.store) as store:
        keep_level(store, EASY, locked(3), won_by=0)
        keep_level(store, MEDIUM, far, won_by=0)
    runs.read()
    qtbot.waitUntil(lambda: not runs.work.is_running)
    verdicts = [runs.model.index(row, RunColumn.VERDICT).data() for row in (0, 1)]
    assert verdicts == ["unfair (100\u00a0%)", "unfair (100\u00a0%), doubtful"]
    assert "doubtful where its players can hardly play" in runs.told.text()


def test_a_run_is_exported_and_an_older_version_is_compared_with(
    laboratory: LaboratoryWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs, target = laboratory.runs, tmp_path / "games.csv"
    monkeypatch.setattr(run_export, "file_to_write", lambda *_: target)
    choose(laboratory, 1)
    click(runs.export_button)
    with target.open(encoding="utf-8", newline="") as opened:
        assert [each["number"] for each in csv.DictReader(opened)] == ["0", "1"]
    choose(laboratory, 0)
    assert not runs.compare_button.isEnabled()  # it is the same map
    choose(laboratory, 2)
    click(runs.compare_button)
    assert laboratory.tabs.currentWidget() is laboratory.comparison
    other = laboratory.comparison.other
    assert other is not None and other.properties.turns == 4
    assert laboratory.comparison.bar.button.isEnabled()


def test_no_other_run_is_shown_while_games_are_played(laboratory: LaboratoryWindow) -> None:
    choose(laboratory, 0)
    assert laboratory.runs.show_button.isEnabled()
    laboratory.fields.games.setValue(900)
    click(laboratory.go_button)
    assert not laboratory.runs.show_button.isEnabled()
    click(laboratory.go_button)
    assert laboratory.runs.show_button.isEnabled()
