"""Files used last, and tabs closed last."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QListWidget, QMenu
from pytestqt.qtbot import QtBot

from rbdesigner.scenario import files
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.recent import names_of
from tests.gui.answering import trigger
from tests.gui.shell.small_maps import opened, scenario

pytestmark = pytest.mark.kept_window


def test_files_used_last_are_told_apart() -> None:
    paths = [Path("/x/isle.json"), Path("/x/isle.map"), Path("/x/cape.json"), Path("/y/cape.json"), Path("/x/bay.json")]
    assert names_of(paths) == ["isle.json", "isle.map", "cape.json – /x", "cape.json – /y", "bay"]


def test_closed_tabs_are_opened_again_where_they_were(window: MainWindow, qtbot: QtBot, home: Path) -> None:
    paths = [home / f"{name}.json" for name in ("One", "Two", "Three")]
    for path in paths:
        files.save(scenario(path.stem), path)
        window.workbench.files.open(path)
    window.workbench.maps.show(Scenario())
    reopen = window.registry["file.reopen_closed"]
    qtbot.waitUntil(lambda: window.registry["file.close"].isEnabled())
    assert not reopen.isEnabled(), "nothing has been closed yet"
    for page in window.tabs.maps()[::-1]:
        if page.document.path != paths[2]:
            window.workbench.files.close(page)
    assert opened(window) == ["Three"]
    trigger(window, "file.reopen_closed", qtbot)
    assert opened(window) == ["One", "Three"] and window.tabs.currentIndex() == 0
    paths[1].unlink()
    qtbot.waitUntil(lambda: not reopen.isEnabled())
    window.workbench.files.reopen_closed()
    assert opened(window) == ["One", "Three"]


def test_files_used_last_are_shown_with_title_and_picture_and_can_be_cleared(
    window: MainWindow, qtbot: QtBot, home: Path
) -> None:
    path = home / "f-1.json"
    files.save(scenario("Far Shores"), path)
    window.workbench.files.open(path)
    page = window.tabs.maps()[0]
    assert window.recent.title_of(path) == "Far Shores"
    window.workbench.files.close(page)
    listed = window.tabs.findChild(QListWidget, "recent-files")
    assert isinstance(listed, QListWidget)
    assert listed.item(0).text() == f"Far Shores\nf-1.json – {home}"
    plain = listed.item(0).icon().cacheKey()
    qtbot.waitUntil(lambda: listed.item(0).icon().cacheKey() != plain)
    recent = window.findChild(QMenu, "recent")
    assert isinstance(recent, QMenu)
    recent.aboutToShow.emit()
    assert recent.actions()[0].text() == "&1  Far Shores – f-1"
    window.recent.add(path.with_name("gone.json"))
    assert window.recent.paths() == [path], "what is gone is skipped"
    trigger(window, "file.clear_recent", qtbot)
    assert window.recent.paths() == []
    assert window.recent.title_of(path) == "Far Shores" and not listed.count()
    folders.settings().setValue("recent_titles", "{")
    assert window.recent.title_of(path) == ""
