"""Displays that nobody sees, and hands for them; a test that needs one says so where it is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

PATIENCE = 30
SOCKET = "wayland-of-tests"
X_TOOLS = ("Xvfb", "xdotool")
WINDOW_TOOLS = (*X_TOOLS, "openbox")


def missing(*programs: str) -> list[str]:
    """Those of the programs that are not there."""
    return [program for program in programs if shutil.which(program) is None]


def need(*programs: str) -> None:
    """Skip the test, and say which of these programs are missing."""
    if lacking := missing(*programs):
        pytest.skip(f"{' and '.join(lacking)} missing; dev.py explore installs what tests need where root runs it")


@contextmanager
def xvfb() -> Iterator[str]:
    """An X display without a screen: its name."""
    need(*X_TOOLS)
    told, tell = os.pipe()
    command = ["Xvfb", "-displayfd", str(tell), "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[tell], stderr=subprocess.DEVNULL)
    os.close(tell)
    try:
        with os.fdopen(told) as numbers:
            yield f":{numbers.readline().strip()}"
    finally:
        server.kill()
        server.wait()


@contextmanager
def xvfb_with_windows() -> Iterator[str]:
    """An X display with a window manager, which gives the keys to whatever window has just opened."""
    need(*WINDOW_TOOLS)
    with xvfb() as display, tempfile.TemporaryDirectory() as home:
        environment = {"PATH": os.environ.get("PATH", os.defpath), "DISPLAY": display, "HOME": home}
        with server(["openbox"], environment):
            yield display


class Hands:
    """Mouse and keys on an X display."""

    def __init__(self, display: str) -> None:
        self._environment = {**os.environ, "DISPLAY": display}

    def take(self, name: str) -> None:
        """Wait for the window of a program, and give it the keys."""
        end = time.monotonic() + PATIENCE
        while not (found := self._do("search", "--onlyvisible", "--class", name).split()):
            assert time.monotonic() < end, f"{name} shows no window"
            time.sleep(0.05)
        self._do("windowfocus", "--sync", found[-1])

    def key(self, keys: str) -> None:
        self._do("key", keys)

    def type(self, text: str) -> None:
        self._do("type", "--delay", "20", text)

    def click(self, x: int, y: int) -> None:
        self._do("mousemove", "--sync", str(x), str(y), "click", "1")

    def press(self, *way: tuple[int, int]) -> None:
        """Press the button at the first point and move through the others with it held."""
        self.move(way[0])
        self._do("mousedown", "1")
        self.move(*way[1:])

    def move(self, *way: tuple[int, int]) -> None:
        for x, y in way:
            self._do("mousemove", "--sync", str(x), str(y))
            time.sleep(0.05)  # one moves, and does not jump

    def release(self) -> None:
        self._do("mouseup", "1")

    def titles(self, name: str) -> list[str]:
        """The titles of the windows of a program that are seen."""
        return [*self._windows(name)]

    def _windows(self, name: str) -> dict[str, str]:
        """The windows of a program that are seen, by their titles."""
        found = self._do("search", "--onlyvisible", "--class", name).split()
        return {title: each for each in found if (title := self._do("getwindowname", each).strip())}

    def activate(self, name: str, title: str) -> None:
        """Give the keys to a window of a program, and wait until it has them."""
        self._do("windowactivate", "--sync", self._windows(name)[title])

    def minimise(self, name: str, title: str) -> None:
        """Make a window of a program small, and bring it back."""
        window = self._windows(name)[title]
        self._do("windowminimize", "--sync", window)
        self._do("windowmap", "--sync", window, "windowactivate", "--sync", window)

    def _do(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self._environment, capture_output=True, text=True, timeout=PATIENCE
        )
        return done.stdout


@contextmanager
def wayland() -> Iterator[dict[str, str]]:
    """A Wayland display without a screen, and a bus for the session: an environment for programs of Qt."""
    need("weston", "dbus-daemon")
    with tempfile.TemporaryDirectory() as folder, ExitStack() as running:
        environment = {
            "PATH": os.environ.get("PATH", os.defpath), "LANG": "C.UTF-8", "HOME": folder, "XDG_RUNTIME_DIR": folder,
            "WAYLAND_DISPLAY": SOCKET, "QT_QPA_PLATFORM": "wayland", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }  # fmt: skip
        bus = ["dbus-daemon", "--session", "--nofork", "--print-address"]
        daemon = running.enter_context(server(bus, environment, stdout=subprocess.PIPE, text=True))
        assert daemon.stdout is not None
        environment["DBUS_SESSION_BUS_ADDRESS"] = daemon.stdout.readline().strip()
        display = ["--backend=headless-backend.so", f"--socket={SOCKET}", "--width=1280", "--height=800"]
        weston = ["weston", *display, "--use-pixman", "--idle-time=0", "--debug"]
        running.enter_context(server(weston, environment))
        end = time.monotonic() + PATIENCE
        while not Path(folder, SOCKET).exists():
            assert time.monotonic() < end, "weston shows no display"
            time.sleep(0.05)
        yield environment


@contextmanager
def server(command: list[str], environment: dict[str, str], **more: Any) -> Iterator[subprocess.Popen[Any]]:
    """A program that serves others, and ends with them."""
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL, **more) as process:
        try:
            yield process
        finally:
            process.terminate()
