"""The window under real hands: mouse and keys of an X display with a window manager."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rbdesigner.hexes import Hex, disk
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.tiles import UNLIMITED, Terrain, tile
from tests.desktop import displays

PATIENCE = 40
CLASS = "rbdesigner"
CHANGED, SAVED = "Isle* – rbdesigner", "Isle – rbdesigner"
"""The titles of the window, by which one sees from outside whether the map counts as changed."""
HERE, THERE, AFAR = (560, 300), (640, 380), (720, 260)
"""Points of the map in a window of its first size."""
NOTES = """
import sys
from pathlib import Path
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QPlainTextEdit
app = QApplication(sys.argv)
editor = QPlainTextEdit(sys.stdin.read())
editor.setWindowFlags(Qt.FramelessWindowHint | Qt.WindowStaysOnTopHint | Qt.X11BypassWindowManagerHint)
editor.setGeometry(300, 600, 400, 120)
editor.show()
editor.selectAll()
def keep():
    new = Path(sys.argv[1] + ".new")
    new.write_text(editor.toPlainText())
    new.replace(sys.argv[1])  # whoever reads the file never finds it half written
timer = QTimer()
timer.timeout.connect(keep)
timer.start(100)
app.exec()
"""
"""Another program with a text, all of it selected, which it keeps in a file."""

pytestmark = [
    pytest.mark.usefixtures("qt"),
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="X belongs to Linux"),
]


def wait_for(happened: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "nothing happened"
        time.sleep(0.1)


class Person:
    """Somebody before the display, with a home of their own."""

    def __init__(self, display: str, home: Path) -> None:
        self.home, self.hands = home, displays.Hands(display)
        self.map = home / "isle.json"
        tiles = dict.fromkeys(disk(Hex(0, 0), 7), tile(Terrain.WOODS))
        files.save(Scenario(Properties(title="Isle", box=UNLIMITED), tiles), self.map)
        folders = {f"XDG_{name}_HOME": str(home / name) for name in ("CONFIG", "DATA", "STATE", "CACHE")}
        kept = {"PATH": os.environ.get("PATH", os.defpath), "LANG": "C.UTF-8", "HOME": str(home)}
        self.environment = {**kept, **folders, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}

    @contextmanager
    def window(self, *paths: Path, shown: str = SAVED) -> Iterator[subprocess.Popen[bytes]]:
        """The program, until it ends."""
        command = [sys.executable, "-P", "-m", "rbdesigner", *map(str, paths)]
        with displays.server(command, self.environment) as process:
            self.sees(shown)
            self.hands.take(CLASS)
            time.sleep(1)  # it prepares for maps
            yield process
        assert not (self.log.is_file() and "Traceback" in self.log.read_text()), self.log.read_text()

    @property
    def log(self) -> Path:
        return self.home / "STATE" / "rbdesigner" / "log" / "window.log"

    def sees(self, title: str) -> None:
        wait_for(lambda: title in self.hands.titles(CLASS))

    def pastures(self, path: Path | None = None) -> int:
        """How many tiles have been laid, as the file has it."""
        laid = json.loads((path or self.map).read_text())["tiles"]
        return sum("pasture" in str(each) for each in laid)

    def saves(self) -> int:
        self.hands.key("ctrl+s")
        self.sees(SAVED)
        return self.pastures()


@pytest.fixture
def person(tmp_path: Path) -> Iterator[Person]:
    with displays.xvfb_with_windows() as display:
        yield Person(display, tmp_path)


INTERRUPTIONS: dict[str, Callable[[Person], object]] = {
    "preferences": lambda person: person.hands.key("ctrl+comma"),
    "menu": lambda person: person.hands.key("alt+f"),
    "palette": lambda person: person.hands.key("ctrl+shift+p"),
    "minimised": lambda person: person.hands.minimise(CLASS, CHANGED),
}


@pytest.mark.parametrize("interruption", INTERRUPTIONS)
def test_no_tile_is_laid_once_the_release_is_lost(person: Person, interruption: str) -> None:
    with person.window(person.map):
        person.hands.key("t")
        person.hands.press(HERE, THERE)
        person.sees(CHANGED)
        INTERRUPTIONS[interruption](person)
        time.sleep(0.5)
        person.hands.release()
        person.hands.key("Escape")
        time.sleep(0.5)
        laid = person.saves()
        assert laid > 0
        person.hands.move(AFAR, HERE, (520, 420), THERE)
        person.hands.key("ctrl+z")
        person.sees(CHANGED)
        assert person.saves() == 0, "all that was laid is one step"


def test_closing_in_the_midst_of_a_stroke_asks(person: Person) -> None:
    with person.window(person.map):
        person.hands.key("t")
        person.hands.press(HERE, THERE)
        person.sees(CHANGED)
        for keys in ("ctrl+w", "ctrl+q"):
            before = len(person.hands.titles(CLASS))
            person.hands.key(keys)
            wait_for(lambda before=before: len(person.hands.titles(CLASS)) > before)
            person.hands.release()
            person.hands.key("Escape")
            wait_for(lambda before=before: len(person.hands.titles(CLASS)) == before)
            person.sees(CHANGED)


def test_a_text_that_is_dropped_stays_where_it_came_from(person: Person) -> None:
    notes, text = person.home / "notes.txt", files.dumps(Scenario(Properties(title="Dropped")))
    with person.window(person.map):
        command = [sys.executable, "-c", NOTES, str(notes)]
        with displays.server(command, person.environment, stdin=subprocess.PIPE) as program:
            assert program.stdin is not None
            program.stdin.write(text.encode())
            program.stdin.close()
            wait_for(lambda: notes.is_file() and notes.read_text() == text)
            person.hands.press((310, 612), (330, 600), (400, 500), (500, 400), AFAR, HERE)
            time.sleep(0.3)
            person.hands.release()
            person.sees("Dropped* – rbdesigner")
            time.sleep(0.5)
            assert notes.read_text() == text


def test_a_name_with_a_point_gets_its_suffix_and_the_map_comes_back(person: Person) -> None:
    with person.window(person.map) as process:
        person.hands.key("ctrl+shift+s")
        wait_for(lambda: len(person.hands.titles(CLASS)) > 1)
        time.sleep(0.5)
        person.hands.key("ctrl+a")
        person.hands.type(str(person.home / "evening 27.11"))
        person.hands.key("Return")
        wait_for((person.home / "evening 27.11.rbmap").is_file)
        time.sleep(0.5)
        person.hands.key("ctrl+q")
        process.wait(PATIENCE)
    with person.window():
        assert not (person.home / "evening 27.11").exists()


def test_a_folder_that_is_saved_as_a_book_comes_back(person: Person) -> None:
    folder = person.home / "evenings"
    folder.mkdir()
    person.map.rename(folder / "isle.json")
    with person.window(folder, shown="evenings – rbdesigner") as process:
        person.hands.key("ctrl+s")
        wait_for(lambda: len(person.hands.titles(CLASS)) > 1)
        time.sleep(0.5)
        person.hands.key("Return")
        wait_for(lambda: len([*folder.glob("book*")]) == 1)
        time.sleep(0.5)
        person.hands.key("ctrl+q")
        process.wait(PATIENCE)
    with person.window(shown="evenings – rbdesigner"):
        assert len(person.hands.titles(CLASS)) == 1, "nothing is refused"


def test_what_is_unsaved_comes_back_in_another_language(person: Person) -> None:
    with person.window(person.map):
        person.hands.key("t")
        person.hands.press(HERE, THERE)
        person.hands.release()
        person.sees(CHANGED)
        person.hands.key("ctrl+comma")
        person.sees("Preferences")
        time.sleep(0.5)
        person.hands.key("alt+l")
        person.hands.type("Deutsch")
        person.hands.key("Return")
        wait_for(lambda: "Preferences" not in person.hands.titles(CLASS))
        time.sleep(0.5)
        person.hands.key("Return")  # now
        wait_for(lambda: person.hands.titles(CLASS) == [CHANGED])
        time.sleep(2)
        person.hands.key("ctrl+comma")
        person.sees("Einstellungen")
        person.hands.key("Escape")
        time.sleep(0.5)
        assert person.saves() > 0
