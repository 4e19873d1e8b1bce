"""Another language chosen in the preferences: the window makes way for one that speaks it, with the same files."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answers, accept, press, reading, trigger
from tests.gui.game.begun import isle
from tests.gui.shell.page_samples import change_map

ROOT = Path(__file__).parents[3]
MAP, GAME = ROOT / "scenarios" / "millbrook.rbmap", ROOT / "tests" / "games" / "duo-the-lake-between.rbgame"
WORK = """
import json, sys
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QDialogButtonBox
from rbdesigner.hexes import Hex
from rbdesigner.messages.thing_wording import points_text
from rbdesigner.scenario.edit import Change, Edit
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui import app
from rbdesigner.ui.shell.window import MainWindow

answer, unsaved = sys.argv[1:3]
told, first = {"asked": []}, []

def window():
    windows = [each for each in QApplication.topLevelWidgets() if type(each) is MainWindow and each.isVisible()]
    return windows[0] if windows else None

def work():
    shown = window()
    if shown is None or len(shown.tabs.maps()) + len(shown.tabs.games()) < 2:
        QTimer.singleShot(50, work)
        return
    first.append(shown)
    if unsaved == "unsaved":
        document = shown.tabs.maps()[0].document
        document.perform(Edit([Change("tiles", Hex(9, 9), None, tile(Terrain.SEA))]), "more sea")
    shown.tabs.setCurrentWidget(shown.tabs.maps()[0])
    QTimer.singleShot(0, preferences)
    shown.registry["edit.preferences"].trigger()

def preferences():
    dialog = QApplication.activeModalWidget()
    if dialog is None:
        QTimer.singleShot(20, preferences)
        return
    QTimer.singleShot(20, question)
    QTest.keyClicks(dialog.findChild(QComboBox, "language"), "Suomi")
    dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok).click()

def question():
    dialog = QApplication.activeModalWidget()
    if dialog is None or dialog.objectName() != "message":
        if told["asked"] == []:
            QTimer.singleShot(20, question)
        return
    if not told["asked"]:
        QTimer.singleShot(300, look)
    told["asked"].append(dialog.text())
    name = answer if len(told["asked"]) == 1 else "cancel"
    QTimer.singleShot(100, question)
    QTest.mouseClick(dialog.findChild(QAbstractButton, name), Qt.MouseButton.LeftButton)

def look():
    shown = window()
    if shown is None or len(shown.tabs.maps()) + len(shown.tabs.games()) < 2:
        QTimer.singleShot(50, look)
        return
    told["menus"] = [each.text().replace("&", "") for each in shown.menuBar().actions()]
    told["pages"] = [shown.tabs.tabText(number) for number in range(shown.tabs.count())]
    told["front"] = shown.tabs.tabText(shown.tabs.currentIndex())
    told["points"], told["same"] = points_text(2), shown is first[0]
    told["unsaved"] = [page.is_modified for page in shown.tabs.maps()]
    print(json.dumps(told), flush=True)
    for page in shown.tabs.maps():
        page.document.mark_saved()
    shown.close()

app.application()
QTimer.singleShot(50, work)
sys.exit(app.run(sys.argv[3:]))
"""


def changed(home: Path, answer: str, unsaved: str = "") -> dict[str, Any]:
    """What a process tells in which Finnish is chosen while a map and a game are open."""
    paths = [shutil.copy(path, home) for path in (MAP, GAME)]
    surroundings = {f"XDG_{name}_HOME": str(home / name) for name in ("DATA", "CONFIG", "CACHE", "STATE")}
    headless = {"QT_QPA_PLATFORM": "offscreen", "QT_NO_GUI_THREADPOOL": "1", "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-c", WORK, answer, unsaved, *map(str, paths)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True,
        env={**os.environ, **surroundings, **headless, "HOME": str(home)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told


FINNISH, ENGLISH = ("Tiedosto", "2 pistettä"), ("File", "2 points")


def test_the_window_makes_way_with_all_that_is_open_once_another_language_is_chosen(
    make_window: Callable[[], MainWindow], answers: Answers, qtbot: QtBot
) -> None:
    """The windows that come then speak it, and have all that was open (see ``test_open_tabs``)."""
    window, said = make_window(), list[str]()
    change_map(window.workbench.maps.show(isle()))

    def choose_finnish(dialog: QWidget) -> None:
        box = dialog.findChild(QComboBox, "language")
        assert box is not None
        QTest.keyClicks(box, "Suomi")
        accept(dialog)

    for answer, makes_way in (("cancel", False), ("now", True)):
        answers.give("preferences", choose_finnish)
        answers.give("message", reading(said, press(answer)))
        trigger(window, "edit.preferences", qtbot)
        assert said[-1].startswith("Change to Suomi now?")
        assert window.comes_back is makes_way
        assert window.isVisible() is not makes_way


@pytest.mark.slow  # processes
@pytest.mark.skipif(os.name == "nt", reason="settings are not in files there")
@pytest.mark.parametrize(
    ("answer", "unsaved", "spoken", "same"),
    [("now", "unsaved", FINNISH, False), ("cancel", "", ENGLISH, True), ("now", "", FINNISH, False)],
    ids=["at once", "later", "with all saved"],
)
def test_the_window_speaks_another_language_with_all_that_is_open(
    tmp_path: Path, answer: str, unsaved: str, spoken: tuple[str, str], same: bool
) -> None:
    told = changed(tmp_path, answer, unsaved)
    assert told["asked"][0] == "Change to Suomi now?"
    assert len(told["asked"]) == 1, "nothing is lost, so nothing else is asked"
    assert told["unsaved"] == [bool(unsaved)]
    assert (told["menus"][0], told["points"]) == spoken
    assert told["same"] is same
    assert len(told["pages"]) == 2
    assert "Millbrook" in told["front"]
