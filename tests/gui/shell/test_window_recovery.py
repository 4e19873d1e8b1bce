from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import Hex
from rbdesigner.scenario import files
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.shell.recovery import recover
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.preferences import AUTOSAVE_SECONDS
from rbdesigner.ui.storage.session import Session, abandoned_sessions
from tests.gui.answering import Answers, accept, escape, press_text
from tests.gui.copies import map_in
from tests.gui.shell.small_maps import lay
from tests.parameters import few

pytestmark = pytest.mark.kept_window

ISLE = Scenario(Properties(title="Isle"), {Hex(0, 0): tile(Terrain.WOODS)})
CHANGED = Scenario(Properties(title="Isle"), {Hex(0, 0): tile(Terrain.WOODS), Hex(1, 0): tile(Terrain.ROCK)})
UNTITLED = Scenario(tiles={Hex(0, 0): tile(Terrain.SEA)})

DRAW = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui import app

def draw():
    window = next(each for each in QApplication.topLevelWidgets() if each.objectName() == "main-window")
    if not window.tabs.maps():
        QTimer.singleShot(50, draw)
        return
    named, = window.tabs.maps()
    named.document.perform(edit(named.document.scenario, tiles={Hex(1, 0): tile(Terrain.ROCK)}), "Lay")
    other = window.workbench.maps.show(Scenario())
    other.document.perform(edit(other.document.scenario, tiles={Hex(0, 0): tile(Terrain.SEA)}), "Lay")
    if "--copied" in sys.argv:
        window.workbench.autosave.flush()
    print("drawn", flush=True)

app.application()
QTimer.singleShot(50, draw)
app.run(sys.argv[1:2])
"""


def draw_and_die(path: Path, by: int = signal.SIGKILL) -> None:
    """Let a process of its own change a map and draw another one, and end it.

    It is killed when copies have been made, or ended otherwise long before.
    """
    copied = ["--copied"] if by == signal.SIGKILL else []
    process = subprocess.Popen([sys.executable, "-c", DRAW, str(path), *copied], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline().strip() == "drawn"
    process.send_signal(by)
    assert process.wait() == -by
    process.stdout.close()


def offer(window: MainWindow, own: Session) -> None:
    recover(window, abandoned_sessions(own), with_tabs=False)


def own_session(window: MainWindow) -> Session:
    return window._session


def copies_left(window: MainWindow) -> list[Scenario]:
    """The maps that other sessions have left behind."""
    return [map_in(copy) for session in abandoned_sessions(own_session(window)) for copy in session.copies()]


@pytest.mark.skipif(os.name == "nt", reason="needs signals of Unix")
@pytest.mark.parametrize("by", few([signal.SIGTERM, signal.SIGKILL], 1))
def test_maps_of_a_terminated_or_killed_process_are_left_for_later_discarded_or_come_back(
    window: MainWindow, answers: Answers, home: Path, by: signal.Signals
) -> None:
    path = home / "isle.json"
    files.save(ISLE, path)
    draw_and_die(path, by)
    assert files.load(path) == ISLE, "the user's file is untouched"
    answers.give("recovery", escape)
    offer(window, own_session(window))
    left = copies_left(window)
    assert len(left) == 2 and CHANGED in left and UNTITLED in left
    assert window.tabs.maps() == []

    kept = shutil.copytree(folders.sessions(), home / "kept")
    answers.give("recovery", press_text("Discard all"))
    offer(window, own_session(window))
    assert copies_left(window) == [] and window.tabs.maps() == []
    shutil.copytree(kept, folders.sessions(), dirs_exist_ok=True)

    shown: list[str] = []

    def look(dialog: object) -> None:
        rows = dialog.list  # type: ignore[attr-defined]
        items = [rows.topLevelItem(row) for row in range(rows.topLevelItemCount())]
        shown.extend(item.text(column) for item in items for column in (0, 2))
        press_text("Open these")(dialog)  # type: ignore[arg-type]

    answers.give("recovery", look)
    offer(window, own_session(window))
    assert sorted(shown) == sorted(["Isle", str(path), "Untitled", "not saved yet"])
    found = {page.document.path: page.document for page in window.tabs.maps()}
    assert found[path].scenario == CHANGED
    assert found[None].scenario == UNTITLED
    assert all(document.is_modified for document in found.values())
    assert len(own_session(window).copies()) == 2, "they are as safe as before"
    assert abandoned_sessions(own_session(window)) == []


def test_a_running_process_is_left_alone(window: MainWindow, make_window: Callable[[], MainWindow]) -> None:
    other = make_window()
    page = other.workbench.maps.show(ISLE.copy())
    lay(page, Hex(5, 5))
    other.workbench.autosave.flush()
    assert own_session(other).copies()
    assert abandoned_sessions(own_session(window)) == []


def test_copies_follow_the_document_and_go_when_it_is_saved_or_closed(
    window: MainWindow, qtbot: QtBot, home: Path
) -> None:
    folders.settings().setValue(AUTOSAVE_SECONDS, 1)
    own, autosave = own_session(window), window.workbench.autosave
    path = home / "isle.json"
    files.save(ISLE, path)
    window.workbench.files.open(path)
    page = window.tabs.maps()[0]
    assert own.copies() == []
    lay(page, Hex(3, 3))
    qtbot.waitUntil(lambda: len(own.copies()) == 1)
    (copy,) = own.copies()
    assert (copy.title, copy.path) == ("Isle", path)
    assert map_in(copy) == page.document.scenario
    page.document.undo_stack.undo()
    autosave.flush()
    assert own.copies() == [], "the file holds it all again"
    lay(page, Hex(4, 4))
    autosave.flush()
    assert len(own.copies()) == 1
    window.workbench.files.save(page)
    autosave.flush()
    assert own.copies() == []
    lay(page, Hex(5, 5))
    autosave.flush()
    page.document.mark_saved()
    window.workbench.files.close(page)
    autosave.flush()
    assert own.copies() == []


def test_a_stroke_that_goes_on_is_copied_too_and_at_once_in_an_emergency(window: MainWindow) -> None:
    own = own_session(window)
    page = window.workbench.maps.show(ISLE.copy())
    autosave = window.workbench.autosave
    ways: list[tuple[Callable[[], object], object]] = [(autosave.flush, None), (autosave.emergency, 1)]
    for copy_all, told in ways:
        stroke = page.document.begin_stroke("Draw")
        stroke.add(edit(page.document.scenario, tiles={Hex(7, 7): tile(Terrain.SEA)}))
        assert copy_all() == told
        assert map_in(own.copies()[0]) == page.document.scenario
        stroke.cancel()
        autosave.flush()
        assert own.copies() == []


def test_a_copy_that_is_damaged_is_told_and_kept(window: MainWindow, answers: Answers) -> None:
    dead = Session(folders.data() / "sessions" / "dead")
    dead.folder.mkdir()
    stored = dead.copy_path("map-1")
    stored.write_text('{"title": "Torn", "path": null, "time": "2026-01-02T03:04:05"}\n{"format": ')
    answers.give("recovery", accept)
    answers.give("message", escape)
    offer(window, own_session(window))
    assert window.tabs.maps() == []
    assert stored.exists()


def test_what_is_no_copy_is_passed_over(window: MainWindow) -> None:
    folder = folders.data() / "sessions" / "odd"
    folder.mkdir()
    (folder / "x.autosave").write_bytes(b"\xff\xfe\x00")
    (folder / "y.autosave").write_text("[]\n")
    assert abandoned_sessions(own_session(window)) == []
    assert not folder.exists()


CRASH = """
import faulthandler, sys
from rbdesigner.ui.storage.session import Session
session = Session.begin()
faulthandler._sigsegv()
"""


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_crash_of_the_interpreter_is_reported_at_the_next_start(window: MainWindow, answers: Answers) -> None:
    subprocess.run([sys.executable, "-c", CRASH], check=False, capture_output=True)
    said: list[str] = []

    def look(dialog: object) -> None:
        from PySide6.QtWidgets import QPlainTextEdit

        report = dialog.findChild(QPlainTextEdit)  # type: ignore[attr-defined]
        said.append(report.toPlainText())
        escape(dialog)  # type: ignore[arg-type]

    answers.give("recovery", look)
    offer(window, own_session(window))
    assert "Segmentation fault" in said[0]
    assert abandoned_sessions(own_session(window)) == []


WAIT = """
import sys
from PySide6.QtCore import QTimer
from rbdesigner.ui import app
app.application()
QTimer.singleShot(1000, lambda: print("shown", flush=True))
app.run([])
print("ended", flush=True)
"""


@pytest.mark.slow  # a process; it is heard as SIGTERM is above
@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
def test_ctrl_c_closes_a_window_that_only_waits(home: Path) -> None:
    process = subprocess.Popen([sys.executable, "-c", WAIT], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    with process.stdout as output:
        assert output.readline().strip() == "shown"
        process.send_signal(signal.SIGINT)
        assert output.read().strip() == "ended"
    assert process.wait() == 0
