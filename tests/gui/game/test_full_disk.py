"""A window in a process of its own, on a disk that fills up, empties again, and a process that is killed at last."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.scenario import files
from rbdesigner.scenario.unsaved_copies import Copy
from rbdesigner.ui.storage.session import Session
from tests.gui.copies import game_in, map_in
from tests.gui.full_disk import small_disk

pytestmark = [pytest.mark.slow, pytest.mark.skipif(os.name == "nt", reason="needs kill -9")]

ROOT = Path(__file__).parents[3]
PLAY = """
import json, os, sys, threading
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication
from rbdesigner.engine.games import game_records
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui import app

class Orders(QObject):
    came = Signal(str)

orders = Orders()
player = RandomPlayer(3)

def follow(line):
    window = next(each for each in QApplication.topLevelWidgets() if each.objectName() == "main-window")
    order, *numbers = line.split()
    game = next(iter(window.tabs.games()), None)
    if order == "play":
        for _ in range(int(numbers[0])):
            if not game.match.game.over:
                game.match.do(player.decide(game.match.game))
    elif order == "draw":
        page = window.workbench.maps.show(Scenario())
        tiles = {Hex(q, r): tile(Terrain.SEA) for q in range(30) for r in range(30)}
        page.document.perform(edit(page.document.scenario, tiles=tiles), "Lay")
    told = window.notices.texts() if window.notices.isVisible() else []
    print(json.dumps({"log": game_records.lines(game.match.game) if game else [], "told": told}), flush=True)

def listen():
    for line in sys.stdin:
        orders.came.emit(line)

def begin():
    window = next(each for each in QApplication.topLevelWidgets() if each.objectName() == "main-window")
    if sys.argv[1:] and not window.tabs.games():
        QTimer.singleShot(20, begin)
        return
    orders.came.connect(follow)
    threading.Thread(target=listen, daemon=True).start()

app.application()
QTimer.singleShot(100, begin)
app.run(sys.argv[1:])
"""


class Process:
    """A window that follows orders; each is answered with the log of the game and the notices that can be seen."""

    def __init__(self, data: Path, *arguments: Path) -> None:
        environment = os.environ | {"XDG_DATA_HOME": str(data)}
        command = [sys.executable, "-c", PLAY, *map(str, arguments)]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def tell(self, order: str) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{order}\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer

    def wait_until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not fits(answer := self.tell("look")):
            time.sleep(0.1)
        return answer


@contextmanager
def window_on(data: Path, *arguments: Path) -> Iterator[Process]:
    """A window, which is killed in the end."""
    running = Process(data, *arguments)
    try:
        yield running
    finally:
        running.process.send_signal(signal.SIGKILL)
        running.process.communicate()


def fill(disk: Path) -> Path:
    """Fill a disk to the last byte."""
    rest = disk / "rest"
    with rest.open("wb") as file, pytest.raises(OSError, match="No space"):
        while True:
            os.write(file.fileno(), bytes(100))
    return rest


def copies(data: Path) -> list[Copy]:
    return [copy for folder in (data / "rbdesigner" / "sessions").iterdir() for copy in Session(folder).copies()]


def saved_game(home: Path) -> Path:
    path = home / "mine.rbgame"
    game_records.save(Game.new(files.load(ROOT / "scenarios" / "millbrook.rbmap"), 1, 4), path)
    return path


@pytest.mark.parametrize("when", ["later", "at first", "from the start"])
def test_all_that_was_played_comes_back_after_a_full_disk_and_a_kill(when: str, home: Path, tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 400) as disk:
        rest = fill(disk) if when == "from the start" else None
        with window_on(disk, saved_game(home)) as window:
            if when == "later":
                window.tell("play 30")
            elif when == "at first":
                window.tell("play 0")
            rest = rest or fill(disk)
            window.tell("play 110")  # more than a page of memory, which such a disk may have left
            answer = window.wait_until(lambda answer: bool(answer["told"]))
            assert "the disk is full" in answer["told"][0]
            window.tell("play 10")
            rest.unlink()
            window.wait_until(lambda answer: not answer["told"])
            seen = window.tell("play 20")["log"]
            time.sleep(0.2)
        (copy,) = copies(disk)
        assert game_records.lines(game_in(copy))[: len(seen)] == seen


@pytest.mark.parametrize("seconds", [0.0, 1.5])
def test_a_map_comes_back_after_a_full_disk_and_a_kill(seconds: float, home: Path, tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 200) as disk, window_on(disk) as window:
        window.tell("look")
        rest = fill(disk)
        window.tell("draw")
        answer = window.wait_until(lambda answer: bool(answer["told"]))
        assert "the disk is full" in answer["told"][0]
        time.sleep(seconds)
        assert copies(disk) == []
        rest.unlink()
        window.wait_until(lambda answer: not answer["told"])
        window.process.kill()
        (copy,) = copies(disk)
        assert len(map_in(copy).tiles) == 900
