"""The file with the games of the laboratory is damaged, and set aside."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.ui.laboratory import run_panel
from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow
from rbdesigner.ui.laboratory.run_fields import RunSettings
from rbdesigner.ui.shell.files.laboratories import STORE
from rbdesigner.ui.storage import folders
from tests.gui.game.mouse import click
from tests.gui.laboratory.kept_games import AT_RANDOM, keep, shown
from tests.lab.sample_runs import row

pytestmark = pytest.mark.kept_window


def aside_button(laboratory: LaboratoryWindow) -> QPushButton:
    return laboratory.panel.trouble.aside_button


def test_a_damaged_store_is_told_and_set_aside_and_games_are_played_in_a_new_one(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    keep(row(0), row(1))
    path, today = folders.data() / STORE, date.today().isoformat()
    (folders.data() / f"laboratory-damaged-{today}.sqlite").write_bytes(b"that of this morning")
    damaged = path.read_bytes()[:4096] + b"\x77" * 8192
    path.write_bytes(damaged)
    laboratory = make_laboratory()
    assert laboratory.trouble.text() == f"{path}: is damaged: database disk image is malformed."
    assert aside_button(laboratory).text() == "Set the file aside"
    click(aside_button(laboratory))
    place = folders.data() / f"laboratory-damaged-{today}-2.sqlite"
    told = f"The file with the games was damaged. It is kept as {place}, and a new one has been begun."
    assert laboratory.trouble.text() == told and not aside_button(laboratory).isVisible()
    assert place.read_bytes() == damaged
    qtbot.waitUntil(lambda: not laboratory.work.is_reading)
    assert laboratory.trouble.text() == told
    laboratory.fields.show_settings(RunSettings(AT_RANDOM, games=2, cores=1))
    click(laboratory.go_button)
    qtbot.waitUntil(lambda: not laboratory.work.is_running)
    assert len(laboratory.work.results) == 2 and laboratory.trouble.text() == ""
    with RunStore(path) as store:
        assert [run.games for run in store.runs()] == [2]


def test_a_store_that_is_found_damaged_while_it_is_shown_is_set_aside(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    keep(row(0), row(1))
    laboratory = make_laboratory()
    shown(laboratory, qtbot)
    with RunStore(folders.data() / STORE) as store:
        store._database.execute("UPDATE runs SET players = 'spoilt'")
    laboratory.tabs.setCurrentWidget(laboratory.runs)
    qtbot.waitUntil(lambda: aside_button(laboratory).isVisible())
    assert laboratory.trouble.text() == laboratory.runs.trouble.text()
    click(aside_button(laboratory))
    assert laboratory.work.run is None and laboratory.answer.headline.text() == "No game has been played yet"
    qtbot.waitUntil(lambda: not laboratory.runs.work.is_running)
    assert laboratory.runs.trouble.text() == "" and laboratory.runs.model.rowCount() == 0


def test_a_store_that_another_window_has_set_aside_meanwhile_is_left_alone(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot
) -> None:
    path = folders.data() / STORE
    path.write_bytes(b"no database" * 100)
    laboratory = make_laboratory()
    assert laboratory.trouble.text() == f"{path}: is not a file of the laboratory."
    path.rename(folders.data() / "elsewhere.sqlite")
    keep(row(0), row(1))
    click(aside_button(laboratory))
    shown(laboratory, qtbot)
    assert laboratory.trouble.text() == "" and not list(folders.data().glob("laboratory-damaged-*"))


def test_a_store_that_cannot_be_set_aside_is_told(
    make_laboratory: Callable[[], LaboratoryWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def held(_path: Path, _place: Path) -> None:
        raise PermissionError(13, "Permission denied")

    (folders.data() / STORE).write_bytes(b"no database" * 100)
    laboratory = make_laboratory()
    monkeypatch.setattr(run_panel, "move_aside", held)
    click(aside_button(laboratory))
    assert laboratory.trouble.text().startswith("The file cannot be set aside: ")
    assert aside_button(laboratory).isVisible()
