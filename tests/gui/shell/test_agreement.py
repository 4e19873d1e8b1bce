"""Where geometry finds another thing than the checks that follow every edit, the window says that it has a fault."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import Hex
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from tests.gui.answering import Answers, escape

RIVER = tile(Terrain.WOODS, ((0, 3),))


def begun(window: MainWindow) -> DocumentPage:
    sea = tile(Terrain.SEA)
    tiles = {Hex(0, -1): sea, Hex(0, 0): RIVER, Hex(0, 1): sea, Hex(1, 0): tile(Terrain.PASTURE)}
    return window.workbench.files.show_scenario(Scenario(Properties(title="Two Seas"), tiles))


def changed_behind_the_checks(page: DocumentPage) -> Scenario:
    """A map that was changed by no edit, so that the checks know nothing of it."""
    page.document.scenario.tiles[Hex(0, 1)] = tile(Terrain.ROCK)
    return page.document.scenario


def test_a_map_about_which_both_agree_says_nothing(window: MainWindow, qtbot: QtBot) -> None:
    begun(window)
    qtbot.waitUntil(window.registry["edit.copy_text"].isEnabled)
    window.registry["edit.copy_text"].trigger()
    assert not window.notices.isVisible()


def test_a_difference_is_told_with_the_map_kept(window: MainWindow, qtbot: QtBot) -> None:
    scenario = changed_behind_the_checks(begun(window))
    qtbot.waitUntil(window.registry["edit.copy_text"].isEnabled)
    window.registry["edit.copy_text"].trigger()
    (told,) = window.notices.texts()
    first, detail = told.split("\n")
    kept = folders.logs() / "contradiction-Two-Seas.json"
    assert first == (
        "The checks contradict geometry about Two Seas. This is a fault of rbdesigner, not of the map. "
        f"Please report it with {kept}."
    )
    assert detail.endswith("Geometry finds river-into-land at (0, 0) and (0, 1), the checks do not.")
    assert files.load(kept).tiles == scenario.tiles


@pytest.mark.parametrize(("key", "dialog"), [("file.export_picture", "export"), ("play.new", "message")])
def test_a_difference_is_told_before_a_map_is_exported_or_played(
    window: MainWindow, answers: Answers, qtbot: QtBot, key: str, dialog: str
) -> None:
    changed_behind_the_checks(begun(window))
    qtbot.waitUntil(window.registry[key].isEnabled)
    answers.give(dialog, escape)
    window.registry[key].trigger()
    (told,) = window.notices.texts()
    assert "contradict geometry" in told


def test_it_is_told_too_where_nothing_can_be_kept(window: MainWindow) -> None:
    page = begun(window)
    changed_behind_the_checks(page)
    (folders.logs() / "contradiction-Two-Seas.json").mkdir()
    window.workbench.exports.begins.emit(page)
    (told,) = window.notices.texts()
    assert "not of the map." in told and "report" not in told
