"""Two versions of a map in the laboratory: played by the same seeds, stopped, kept."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rbdesigner.lab.jobs.study_jobs import ComparisonState
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.game.players.kinds import known_kinds
from rbdesigner.ui.laboratory import run_comparison
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.laboratory.run_fields import RunSettings
from tests.gui.game.mouse import click
from tests.lab.sample_runs import row, setup
from tests.work.processes import of_group

AT_RANDOM = ("random", "random")


def shorter() -> Scenario:
    scenario = setup().scenario.copy()
    scenario.properties = replace(scenario.properties, turns=6)
    return scenario


@pytest.fixture
def make_laboratory(qtbot: QtBot, tmp_path: Path) -> Callable[[], LaboratoryWindow]:
    """Opens the laboratory of the map, in which the tab to compare is in front."""

    def make() -> LaboratoryWindow:
        laboratory = LaboratoryWindow(
            "the map", setup().scenario.copy(), known_kinds().descriptions, tmp_path / "runs.sqlite"
        )
        laboratory.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(laboratory)
        laboratory.tabs.setCurrentWidget(laboratory.comparison)
        laboratory.show()
        qtbot.waitUntil(lambda: not laboratory.work.is_reading)
        laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=2, cores=1))
        return laboratory

    return make


def keep_earlier(path: Path) -> None:
    """A run of another version of the map, and one without a thing, are kept."""
    with RunStore(path / "runs.sqlite") as store:
        store.add(store.begin(RunSetup.of(shorter(), AT_RANDOM)), [row(0)])
        store.add(store.begin(RunSetup.of(shorter(), AT_RANDOM, without=["mine"])), [row(0)])


def test_an_earlier_version_is_played_by_the_same_seeds(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot, tmp_path: Path
) -> None:
    keep_earlier(tmp_path)
    laboratory = make_laboratory()
    comparison = laboratory.comparison
    assert [comparison.version.itemText(row) for row in range(comparison.version.count())] == [
        "The map of run 1: Random player, Random player; 1 game"
    ]
    assert "1 difference" in comparison.changes.text() and comparison.changes.text().count("•") == 1
    click(comparison.bar.button)
    assert comparison.bar.button.text() == "Stop"
    assert not laboratory.go_button.isEnabled() and not laboratory.fields.isEnabled()
    qtbot.waitUntil(lambda: not comparison.work.is_running)
    assert comparison.bar.trouble.text() == ""
    assert comparison.headline.text().startswith("It is not yet known whether the second version is fairer.")
    rows = {texts[0]: texts[1:4] for texts in comparison.table.texts()}
    assert rows["Turns"] == ["1", "19.5", "33.0"]  # one of the kept games is longer than the map has turns
    with RunStore(tmp_path / "runs.sqlite") as store:
        games = {each.run: each.games for each in store.runs()}
        assert games == {1: 2, 2: 1, 3: 2}
        assert store.setup(3).scenario == setup().scenario
    qtbot.waitUntil(lambda: comparison.verdicts.text().startswith("First, in 2 games: "))
    qtbot.waitUntil(lambda: laboratory.work.run is not None)  # the games of the map as it is are shown
    assert "\nSecond, in 2 games: " in comparison.verdicts.text() and comparison.remarks.text() == ""
    assert isinstance(comparison.state, ComparisonState)
    more = comparison.state.after._replace(games=40)
    comparison.state = comparison.state._replace(after=more)
    comparison.renew()
    assert "\nSecond, in 40 games: " in comparison.verdicts.text()
    assert comparison.remarks.text().startswith("The versions have different numbers of games; ")
    comparison.show_map(shorter())
    assert "changed since these games" in comparison.remarks.text()


def test_a_file_is_compared_with(
    make_laboratory: Callable[[], LaboratoryWindow], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    laboratory = make_laboratory()
    comparison = laboratory.comparison
    assert comparison.bar.told.text().startswith("No other version") and not comparison.bar.button.isEnabled()
    chosen = tmp_path / "before.json"
    monkeypatch.setattr(run_comparison, "files_to_open", lambda *_: [chosen])
    click(comparison.file_button)
    assert "before.json" in comparison.bar.trouble.text() and comparison.bar.trouble.isVisible()
    files.save(shorter(), chosen)
    click(comparison.file_button)
    assert comparison.bar.trouble.text() == ""
    assert comparison.version.currentText() == "before.json" and comparison.bar.button.isEnabled()
    files.save(setup().scenario, chosen)
    click(comparison.file_button)
    assert comparison.bar.told.text() == "This is the map as it is now." and not comparison.bar.button.isEnabled()


@pytest.mark.parametrize("stop", ["button", pytest.param("close", marks=pytest.mark.slow)])
@pytest.mark.usefixtures("own_processes")
def test_stopping_ends_all_processes_and_keeps_the_games(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot, tmp_path: Path, stop: str
) -> None:
    keep_earlier(tmp_path)
    laboratory = make_laboratory()
    laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=500, cores=2))
    comparison = laboratory.comparison
    click(comparison.bar.button)
    group = comparison.work.process.number
    qtbot.waitUntil(lambda: comparison.progress.games > 1)
    if stop == "button":
        click(comparison.bar.button)
        assert comparison.bar.button.text() == "Play &both" and laboratory.fields.isEnabled()
    else:
        laboratory.close()
    qtbot.waitUntil(lambda: not of_group(group))
    with RunStore(tmp_path / "runs.sqlite") as store:
        assert sum(each.games for each in store.runs()) > 2


def test_a_version_that_is_damaged_is_told(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot, tmp_path: Path
) -> None:
    keep_earlier(tmp_path)
    broken = sqlite3.connect(tmp_path / "runs.sqlite", isolation_level=None)
    broken.execute("UPDATE runs SET scenario = '{}'")
    broken.close()
    laboratory = make_laboratory()
    assert laboratory.comparison.version.count() == 0
    assert "is damaged: there are things in it" in laboratory.comparison.bar.trouble.text()
