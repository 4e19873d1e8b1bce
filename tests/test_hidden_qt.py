"""Tests do without Qt unless they ask for it: no import of it gets by, be it in a function or in another process."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests import hidden_qt
from tests.test_architecture import QT, ROOMS

TESTS = Path(__file__).parent
MODULES = ("PySide6", "PySide6.QtCore", "shiboken6", "rbdesigner.art.tile", "rbdesigner.ui.app")
PROGRAM = {"tests/players/test_own_process.py"}
"""Tests in the folder of a room below ``art`` that try the whole program."""


def imported_as(module: str) -> object:
    """What an import in a function gives."""
    return importlib.import_module(module)


@pytest.mark.parametrize("module", MODULES)
def test_qt_and_what_imports_it_are_out_of_reach(module: str) -> None:
    with pytest.raises(ModuleNotFoundError, match="hidden from this test"):
        imported_as(module)


def test_qt_is_out_of_reach_in_a_process_that_is_started() -> None:
    done = subprocess.run([sys.executable, "-c", "import PySide6.QtCore"], capture_output=True, text=True)
    assert "PySide6 is hidden from this test" in done.stderr


@pytest.mark.usefixtures("qt")
@pytest.mark.parametrize("module", MODULES)
def test_whoever_asks_for_qt_has_it_as_it_was(module: str) -> None:
    before = imported_as(module), imported_as("rbdesigner.art")
    hidden_qt.hide()
    with suppress(ImportError):
        imported_as("rbdesigner.art.tile")
    hidden_qt.show()
    from rbdesigner import art

    assert (imported_as(module), art) == before


@pytest.mark.usefixtures("qt")
def test_a_window_left_open_is_not_painted_while_qt_is_hidden() -> None:
    from PySide6.QtWidgets import QApplication, QWidget

    window = QWidget()
    window.show()
    assert window in QApplication.topLevelWidgets()
    hidden_qt.hide()
    hidden_qt.show()
    assert not window.isVisible()


@pytest.mark.usefixtures("qt")
def test_a_process_that_is_started_by_such_a_test_has_it_too() -> None:
    subprocess.run([sys.executable, "-c", "import PySide6.QtCore"], check=True)


def test_no_test_of_a_room_below_the_painters_asks_for_qt() -> None:
    asking = re.compile(r'usefixtures\("qt"\)|getfixturevalue\("qt"\)|[(,] ?qt: |PySide6')
    below = [room for room in ROOMS[: ROOMS.index(QT[0])] if (TESTS / room).is_dir()]
    assert len(below) > 6
    paths = [path for room in below for path in (TESTS / room).rglob("*.py")]
    names = {path.relative_to(TESTS.parent).as_posix() for path in paths if asking.search(path.read_text("utf-8"))}
    assert names == PROGRAM
