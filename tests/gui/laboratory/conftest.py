"""What the tests of the laboratory share: jobs are done right here, unless a test is about their processes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from rbdesigner.lab.runs.run_setup import bare_map
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.shell.window import MainWindow
from tests.lab.sample_runs import SCENARIOS


@pytest.fixture
def own_processes() -> None:
    """Jobs have processes of their own, as in the program."""


@pytest.fixture(autouse=True)
def jobs_of_the_laboratory(request: pytest.FixtureRequest) -> None:
    """Jobs have no processes in tests that are about other things."""
    if "own_processes" not in request.fixturenames:
        request.getfixturevalue("jobs_right_here")


@pytest.fixture
def scenario() -> Scenario:
    """The map that is played, without what is known of it."""
    return bare_map(files.load(SCENARIOS / "the-lake-between.rbmap"))


@pytest.fixture
def make_laboratory(window: MainWindow, qtbot: QtBot, scenario: Scenario) -> Callable[[], LaboratoryWindow]:
    """Opens the laboratory of the map, which has read what is kept."""

    def make() -> LaboratoryWindow:
        if window.tabs.current_map is None:
            window.workbench.maps.show(scenario)
        qtbot.waitUntil(lambda: window.registry["play.laboratory"].isEnabled())
        window.registry["play.laboratory"].trigger()
        (opened,) = window.workbench.laboratories.open_windows
        qtbot.waitUntil(lambda: not opened.work.is_reading)
        return opened

    return make
