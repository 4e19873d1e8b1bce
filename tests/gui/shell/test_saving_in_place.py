"""Maps and games are saved into files that can be written in folders where no file can be made."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.hexes import Hex
from rbdesigner.scenario import files
from rbdesigner.scenario.edit import edit
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from tests.gui.answering import trigger
from tests.gui.game.begun import in_front, isle, played, some_actions

pytestmark = pytest.mark.kept_window


@pytest.fixture
def lock(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], None]:
    """Lets no file be made in a folder any more, to root neither."""

    def locked(folder: Path) -> None:
        opened = os.open

        def refusing(path: Any, flags: int, *mode: Any, **options: Any) -> int:
            if flags & os.O_CREAT and Path(path).parent == folder and not Path(path).exists():
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)
            return opened(path, flags, *mode, **options)

        monkeypatch.setattr(os, "open", refusing)

    return locked


def backups() -> list[Path]:
    return sorted((folders.data() / "backups").iterdir())


def test_a_map_is_saved_where_it_lies_and_the_version_before_kept(
    window: MainWindow, home: Path, qtbot: QtBot, lock: Callable[[Path], None]
) -> None:
    path = home / "isle.json"
    files.save(isle(), path)
    assert window.workbench.files.open(path)
    page = window.tabs.maps()[0]
    page.document.perform(edit(page.document.scenario, tiles={Hex(9, 9): tile(Terrain.SEA)}), "Lay")
    lock(home)
    trigger(window, "file.save", qtbot)
    assert files.load(path) == page.document.scenario
    assert not page.document.is_modified
    (kept,) = backups()
    assert files.load(kept) == isle()
    told = window.workbench.status.hint.text()
    assert told.startswith(f"Saved to {path}. No file can be made in the folder (there is no permission)")
    assert told.endswith(f"{kept}.")
    assert [file.name for file in home.iterdir()] == ["isle.json"]


def test_a_game_is_saved_where_it_lies_and_the_version_before_kept(
    window: MainWindow, home: Path, qtbot: QtBot, lock: Callable[[Path], None]
) -> None:
    path = home / "isle.rbgame"
    game_records.save(played(isle(), 3), path)
    assert window.workbench.files.open(path)
    page = in_front(window)
    some_actions(page.match, 4)
    lock(home)
    trigger(window, "file.save", qtbot)
    assert Game.load(path).log == page.match.game.log
    assert not page.match.is_modified
    (kept,) = backups()
    assert Game.load(kept).log == played(isle(), 3).log
    assert [file.name for file in home.iterdir()] == ["isle.rbgame"]
