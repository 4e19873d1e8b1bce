"""The laboratory plays on a cluster, and tells what is wrong with one."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.scenario import files
from rbdesigner.ui.laboratory.improvement_view import ImprovementView
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.laboratory.run_fields import RunSettings
from rbdesigner.ui.laboratory.study_view import StudyView
from rbdesigner.ui.shell.files.laboratories import STORE
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from tests.gui.game.mouse import click
from tests.lab.clusters import local_cluster
from tests.lab.sample_runs import SCENARIOS, row, setup

pytestmark = pytest.mark.kept_window

WRONG = "No cluster answers there: missing port number in address 'nowhere'."
AT_RANDOM = ("random", "random")


@pytest.fixture
def laboratory(window: MainWindow, qtbot: QtBot) -> LaboratoryWindow:
    """The laboratory of a map with two games that are kept."""
    pytest.importorskip("distributed", reason="Dask is not installed: the extra cluster")
    with RunStore(folders.data() / STORE) as store:
        store.add(store.begin(setup()), [row(0), row(1)])
    window.workbench.maps.show(files.load(SCENARIOS / "the-lake-between.rbmap"))
    qtbot.waitUntil(lambda: window.registry["play.laboratory"].isEnabled())
    window.registry["play.laboratory"].trigger()
    (opened,) = window.workbench.laboratories.open_windows
    qtbot.waitUntil(lambda: not opened.work.is_reading)
    return opened


def kept() -> int:
    with RunStore(folders.data() / STORE) as store:
        return len(store.numbers(1))


def test_a_cluster_says_itself_how_many_play_and_a_wrong_address_loses_nothing(
    laboratory: LaboratoryWindow, qtbot: QtBot
) -> None:
    fields = laboratory.fields
    assert fields.settings.cluster == "" and fields.cores.isEnabled()
    fields.cluster.setFocus()
    QTest.keyClicks(fields.cluster, " tcp://far:8786 ")
    assert fields.settings.cluster == "tcp://far:8786" and not fields.cores.isEnabled()
    fields.show_settings(RunSettings(AT_RANDOM))
    assert fields.cluster.text() == "" and fields.cores.isEnabled()
    laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=4, cores=1, cluster="nowhere"))
    click(laboratory.go_button)
    qtbot.waitUntil(lambda: laboratory.trouble.text() == WRONG)
    assert (len(laboratory.work.results), kept(), laboratory.go_button.text()) == (2, 2, "&Go on")
    assert laboratory.fields.settings.cluster == "nowhere"
    laboratory.fields.cluster.clear()
    click(laboratory.go_button)
    qtbot.waitUntil(lambda: not laboratory.work.is_running)
    assert (laboratory.trouble.text(), len(laboratory.work.results), kept()) == ("", 4, 4)


@pytest.mark.slow  # every view that plays
def test_other_games_are_played_on_the_cluster_too(laboratory: LaboratoryWindow, qtbot: QtBot) -> None:
    laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=2, cores=1, cluster="nowhere"))
    laboratory.comparison.open_version(SCENARIOS / "twin-isles.rbmap")
    views: list[StudyView | ImprovementView] = [
        laboratory.improving,
        laboratory.comparison,
        laboratory.worth,
        laboratory.tournament,
    ]
    for view in views:
        view.turn_over()
        trouble = view.trouble if isinstance(view, ImprovementView) else view.bar.trouble
        qtbot.waitUntil(lambda trouble=trouble: trouble.text() == WRONG)
        assert not view.work.is_running and kept() == 2


@pytest.mark.slow
def test_a_run_is_played_on_a_cluster_until_that_goes_away(
    laboratory: LaboratoryWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    many = RunSettings(AT_RANDOM, games=5000, cores=1, until_clear=False)
    with local_cluster(tmp_path) as cluster:
        laboratory.fields.show_settings(many._replace(cluster=cluster.address))
        click(laboratory.go_button)
        qtbot.waitUntil(lambda: len(laboratory.work.results) > 2)
    gone = "The workers have gone; what has been played is kept, and the run can go on."
    qtbot.waitUntil(lambda: laboratory.trouble.text() == gone)
    played = len(laboratory.work.results)
    assert 2 < played <= kept()
    laboratory.fields.cluster.clear()
    click(laboratory.go_button)
    qtbot.waitUntil(lambda: len(laboratory.work.results) > played)
    click(laboratory.go_button)
