"""The window as desktops of Linux have it today: on Wayland, and read aloud by a screen reader."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest

from tests.desktop import bounded, displays

pytest.importorskip("jeepney", reason="jeepney is missing, which reads the bus: it comes with the extra dev")

from tests.desktop.screen_reader import ScreenReader, Thing

Happened = TypeVar("Happened")
ROOT = Path(__file__).resolve().parents[2]
MAP = ROOT / "scenarios" / "millbrook.rbmap"
GAME = ROOT / "tests" / "games" / "trio-gold-isle.rbgame"
TITLES = {MAP: "Millbrook", GAME: "Gold Isle"}
"""What the window is called as soon as a file is open in it."""
PATIENCE = 60
DIALOGS = {
    "New map…": "Cancel",
    "New generated map…": "Close",
    "Lay a map in turns…": "Cancel",
    "Export a picture…": "Cancel",
    "Export a PDF…": "Cancel",
    "Export for another program…": "Cancel",
    "Share the map…": "Close",
    "Preferences…": "Cancel",
    "New game…": "Cancel",
    "Games played…": "Close",
    "Solve by machine…": "Close",
    "Laboratory…": "Close",
    "Choose a picture…": "Cancel",
    "Keyboard shortcuts…": "Close",
    "About rbdesigner…": "Close",
}
GAME_DIALOGS = {
    "Lines of the game…": "Close",
    "Figures of the game…": "Close",
    "Result of the game…": "Close",
}
"""Dialogs and windows by the menu entries that open them, with the button that closes each."""
GREEN = """
import sys; from PySide6.QtGui import QImage
image = QImage(sys.argv[1])
colours = (image.pixelColor(x, y) for x in range(0, image.width(), 4) for y in range(0, image.height(), 4))
green = sum(colour.green() > colour.red() + 20 and colour.green() > colour.blue() + 40 for colour in colours)
print(green * 16 / (image.width() * image.height()))
"""
"""How much of a picture is as green as pastures and woods."""

pytestmark = [
    pytest.mark.usefixtures("qt"),
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="Wayland and AT-SPI belong to Linux"),
]


class Desk:
    """A desktop with the window on it, and somebody who reads it."""

    def __init__(self, environment: dict[str, str], reader: ScreenReader, process: subprocess.Popen[bytes]) -> None:
        self.environment, self.reader, self.process = environment, reader, process
        (self.window,) = wait_for(lambda: [each for each in reader.windows() if each.role == "frame"])
        self.entries = {thing.name: thing for thing in self.things() if thing.role == "menu item"}

    def things(self) -> list[Thing]:
        return self.reader.things(self.window)

    def dialogs(self) -> list[Thing]:
        return [
            each for each in self.reader.windows() if each.path != self.window.path and self.reader.is_visible(each)
        ]


def wait_for(happened: Callable[[], Happened]) -> Happened:
    """What has happened, as soon as it has."""
    end = time.monotonic() + PATIENCE
    while not (what := happened()):
        assert time.monotonic() < end, "nothing happened"
        time.sleep(0.1)
    return what


def desk_with(path: Path) -> Iterator[Desk]:
    command = [sys.executable, "-P", "-m", "rbdesigner", str(path)]
    with (
        displays.wayland() as environment,
        closing(ScreenReader(environment["DBUS_SESSION_BUS_ADDRESS"])) as reader,
        displays.server(command, environment) as process,
    ):
        wait_for(lambda: [each for each in reader.windows() if each.name.startswith(TITLES[path])])
        yield Desk(environment, reader, process)


@pytest.fixture(scope="module")
def desk() -> Iterator[Desk]:
    """The window with a map."""
    yield from desk_with(MAP)


@pytest.fixture
def desk_with_game() -> Iterator[Desk]:
    yield from desk_with(GAME)


def told(things: list[Thing]) -> str:
    return "\n".join(str(thing).strip() for thing in things)


def test_the_window_comes_up_on_wayland_and_paints_the_map(desk: Desk) -> None:
    libraries = {Path(path).name for path in bounded.files_in(desk.process.pid)}
    assert "libqwayland.so" in libraries and "libqxcb.so" not in libraries
    home = Path(desk.environment["HOME"])
    subprocess.run(["weston-screenshooter"], cwd=home, env=desk.environment, check=True, timeout=30)
    (picture,) = home.glob("wayland-screenshot-*.png")
    done = subprocess.run([sys.executable, "-c", GREEN, str(picture)], capture_output=True, text=True, check=True)
    assert float(done.stdout) > 0.05
    assert [path.read_text() for path in home.rglob("window.log")] == []  # Qt has nothing to complain of


def test_whatever_is_used_on_a_map_has_a_name(desk: Desk) -> None:
    assert len(desk.things()) > 300
    assert told(desk.reader.nameless(desk.window)) == ""


def test_the_tiles_of_a_map_are_a_table(desk: Desk) -> None:
    things = desk.things()
    table = next(each for each in things if (each.role, each.name) == ("table", "Tiles of the map"))
    after = things[things.index(table) + 1 :]
    cells = [each.name for each in after if each.depth == table.depth + 1 and each.role == "cell"]
    assert len(cells) == 19 and "woods, (−1, −1)" in cells


def test_figures_are_read_with_what_they_count(desk: Desk) -> None:
    labels = [thing for thing in desk.things() if thing.role == "label"]
    assert [label.name for label in labels if label.description == "Tiles"] == ["19"]


def test_a_screen_reader_can_press_what_it_reads(desk: Desk) -> None:
    def zoom() -> str:
        return next(thing.name for thing in desk.things() if thing.name.startswith("Zoom ") and "%," in thing.name)

    before = zoom()
    desk.reader.press(desk.entries["Zoom in"])
    wait_for(lambda: zoom() != before)


@pytest.mark.parametrize("entry", DIALOGS)
def test_whatever_is_used_in_a_dialog_has_a_name(desk: Desk, entry: str) -> None:
    look_through(desk, entry, DIALOGS[entry])


def look_through(desk: Desk, entry: str, button: str) -> None:
    """Open the dialog of an entry, look whether all in it has a name, and close it by this button."""
    desk.reader.press(desk.entries[entry])
    (dialog,) = wait_for(desk.dialogs)
    assert told(desk.reader.nameless(dialog)) == ""
    buttons = (each for each in desk.reader.things(dialog) if (each.role, each.name) == ("push button", button))
    desk.reader.press(next(buttons))
    wait_for(lambda: not desk.dialogs())


def test_whatever_is_used_in_a_game_has_a_name(desk_with_game: Desk) -> None:
    assert told(desk_with_game.reader.nameless(desk_with_game.window)) == ""
    for entry, button in GAME_DIALOGS.items():
        look_through(desk_with_game, entry, button)
