"""What the tests of the laboratory share: jobs are done right here, unless a test is about their processes."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

import pytest
from pytestqt.qtbot import QtBot

from rbdesigner.lab.runs.run_setup import bare_map
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.work import job_process
from rbdesigner.work.job_host import messages
from tests.lab.sample_runs import SCENARIOS


class HostRightHere:
    """Does the jobs of a host in this process, as far as somebody asks for their messages.

    A process of its own loads the laboratory for half a second before it reads two games.
    """

    def __init__(self, _host: str, *, in_background: bool) -> None:
        self._messages: Generator[bytes] | Iterator[bytes] = iter(())

    def post(self, request: bytes) -> None:
        self._messages = messages(request)

    def messages(self) -> Iterator[bytes]:
        for message in self._messages:  # noqa: UP028  (what is left is for the next who asks)
            yield message

    def end(self) -> None:
        if isinstance(self._messages, Generator):
            self._messages.close()


@pytest.fixture
def own_processes() -> None:
    """Jobs have processes of their own, as in the program."""


@pytest.fixture(autouse=True)
def jobs_right_here(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Jobs have no processes in tests that are about other things."""
    if "own_processes" not in request.fixturenames:
        monkeypatch.setattr(job_process, "ChildProcess", HostRightHere)


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
