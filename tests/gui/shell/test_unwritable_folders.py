"""The window starts whatever folder of its user cannot be written, says so once and works without."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui import app
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.session import Session, abandoned_sessions
from rbdesigner.ui.widgets.theme import Theme
from tests.gui.copies import map_in
from tests.gui.full_disk import small_disk

ROOT = Path(__file__).parents[3]
SCENARIO = ROOT / "scenarios" / "millbrook.rbmap"
PLACES = {
    "XDG_DATA_HOME": "The games played and copies of unsaved work are in",
    "XDG_CONFIG_HOME": "Settings that you change are kept in",
    "XDG_CACHE_HOME": "Pictures of maps may have to be painted anew.",
    "XDG_STATE_HOME": "The log is written in",
}
"""The folders of the system, and what it means if ours in them cannot be written."""
WORK = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from rbdesigner.play.journal_file import read
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.ui import app
from rbdesigner.ui.game.players.remembered_players import usual_setup
from rbdesigner.ui.widgets.theme import Theme

def work():
    window = next(each for each in QApplication.topLevelWidgets() if each.objectName() == "main-window")
    page = window.tabs.current_map
    if page is None:
        QTimer.singleShot(50, work)
        return
    QTest.qWait(600)
    window.tabs.show_welcome()
    QTest.qWait(300)
    window.theme.theme = Theme.DARK
    window.workbench.games._play_with(page, usual_setup(page.document.scenario))
    match = window.tabs.games()[0].match
    player = RandomPlayer(3)
    for _ in range(20):
        match.do(player.decide(match.game))
    window.workbench.autosave.flush()
    QTest.qWait(100)
    copies = [len(read(copy.stored).game.log) == len(match.game.log) for copy in window._session.copies()]
    told = window.notices.texts() if window.notices.isVisible() else []
    modal = QApplication.activeModalWidget()
    print(json.dumps({"told": told, "copies": copies, "modal": modal.text() if modal else ""}), flush=True)
    match.mark_saved()
    window.close()

app.application()
QTimer.singleShot(50, work)
sys.exit(app.run(sys.argv[1:]))
"""


def file_for_all(folder: Path) -> None:
    folder.write_text("not a folder")


def file_for_ours(folder: Path) -> None:
    folder.mkdir()
    (folder / "rbdesigner").write_text("not a folder")


def leading_nowhere(folder: Path) -> None:
    folder.mkdir()
    (folder / "rbdesigner").symlink_to("nowhere/at/all")


def not_to_be_made(folder: Path) -> None:
    folder.symlink_to("/proc/self")


FAULTS = [file_for_all, file_for_ours, leading_nowhere, not_to_be_made]
CASES = [
    pytest.param(fault, place, marks=[] if FAULTS.index(fault) == number else pytest.mark.slow)
    for number, place in enumerate(PLACES)
    for fault in FAULTS
]
"""Every fault in every place; each of both is in one of those that are not slow."""


def worked(*arguments: Path) -> dict[str, Any]:
    """What a process tells that opens a map, plays and is closed."""
    command = [sys.executable, "-c", WORK, *map(str, arguments)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert "Traceback" not in done.stderr, done.stderr
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def spoil(fault: Callable[[Path], None], place: str) -> Path:
    folder = Path(os.environ[place])
    fault(folder)
    return folder / "rbdesigner"


def begin(window: MainWindow) -> None:
    """What the program does once the window is on the screen."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    app._begin(application, window, window._session, app.WindowStart())


@pytest.mark.skipif(sys.platform != "linux", reason="the folders of Linux")
@pytest.mark.parametrize(("fault", "place"), CASES)
def test_the_window_starts_says_so_and_works(
    fault: Callable[[Path], None], place: str, make_window: Callable[[], MainWindow]
) -> None:
    folder = spoil(fault, place)
    window = make_window()
    begin(window)
    (told,) = window.notices.texts()
    assert window.notices.isVisible()
    (line,) = told.split("\n")[1:]
    assert line.startswith(f"•  {folder if place != 'XDG_STATE_HOME' else folder / 'log'}: ")
    assert PLACES[place] in line
    page = window.workbench.maps.show(Scenario())
    page.document.perform(edit(page.document.scenario, tiles={Hex(40, 40): tile(Terrain.SEA)}), "Lay")
    window.workbench.autosave.flush()
    (copy,) = window._session.copies()
    assert map_in(copy) == page.document.scenario
    window.theme.theme = Theme.DARK
    assert folders.settings().value("theme") == "dark"
    window.theme.theme = Theme.SYSTEM


def test_what_was_said_is_not_said_again_when_another_window_begins(
    make_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    spoil(file_for_ours, "XDG_DATA_HOME")
    window = make_window()
    begin(window)
    assert window.notices.texts()
    window.notices.clear("folders")
    begin(make_window())
    qtbot.wait(50)
    assert not window.notices.isVisible()


def test_a_window_does_not_grow_for_its_notices(window: MainWindow, qtbot: QtBot) -> None:
    for width, height in ((1706, 960), (1280, 720)):
        window.resize(width, height)
        window.notices.tell("a", "A long sentence about a folder that cannot be written. " * 8, ("word " * 60,) * 3)
        window.notices.tell("b", "And another one. " * 20)
        window.workbench.maps.show(Scenario())
        qtbot.wait(100)
        assert (window.width(), window.height()) == (width, height)
        label = window.notices.findChildren(QLabel)[-1]
        assert label.height() >= label.heightForWidth(label.width()), "and all can be read"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the folders of Linux")
@pytest.mark.parametrize(
    ("fault", "places"),
    [*((file_for_ours, [place]) for place in PLACES), *((fault, [*PLACES]) for fault in FAULTS)],
)
def test_a_process_starts_and_ends_well(fault: Callable[[Path], None], places: list[str]) -> None:
    spoilt = [spoil(fault, place) for place in places]
    answer = worked(SCENARIO)
    (told,) = answer["told"]
    assert all(str(folder) in told for folder in spoilt)
    assert answer["copies"] == [True]
    assert answer["modal"] == ""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the folders of Linux")
def test_a_process_starts_on_a_disk_that_is_read_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with small_disk(tmp_path / "disk", 100) as disk:
        for place in PLACES:
            monkeypatch.setenv(place, str(disk / place))
            (disk / place / "rbdesigner").mkdir(parents=True)
        (disk / "XDG_CONFIG_HOME" / "rbdesigner" / "settings.ini").write_text("[General]\ntheme=dark\n")
        subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
        answer = worked(SCENARIO)
        assert folders.settings().value("theme") == "dark", "what can be read is known"
    (told,) = answer["told"]
    assert told.count("the disk is read-only") == 4
    assert answer["copies"] == [True]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the folders of Linux")
def test_a_process_starts_without_any_folder_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "temporary" / f"rbdesigner-{os.getuid()}").write_text("not a folder")
    for place in PLACES:
        spoil(file_for_all, place)
    answer = worked(SCENARIO)
    assert len(answer["told"]) == 2, "of folders, and of copies that cannot be written"
    assert answer["copies"] == []


def test_copies_among_temporary_files_are_found_when_all_is_well_again(
    make_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    spoil(file_for_ours, "XDG_DATA_HOME")
    window = make_window()
    page = window.workbench.maps.show(Scenario())
    page.document.perform(edit(page.document.scenario, tiles={Hex(0, 0): tile(Terrain.SEA)}), "Lay")
    window.workbench.autosave.flush()
    dead = window._session
    dead._lock.unlock()  # as the system does when a process ends
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "mended"))
    own = Session.begin()
    assert own.folder.is_relative_to(tmp_path / "mended")
    (found,) = abandoned_sessions(own)
    assert found.folder == dead.folder
    assert map_in(found.copies()[0]) == page.document.scenario
    found._lock.unlock()
    own.close()


def test_temporary_files_of_others_are_not_trusted(tmp_path: Path) -> None:
    others = tmp_path / "temporary" / f"rbdesigner-{os.getuid()}"
    others.mkdir()
    others.chmod(0o777)
    spoil(file_for_ours, "XDG_DATA_HOME")
    assert not folders.data().is_relative_to(others)
