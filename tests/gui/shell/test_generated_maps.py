"""Generated maps in the window: the gallery, and what is generated into the map in front."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.analysis.fact_wording import fairness_number
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.checks.problem import Severity
from rbdesigner.hexes import ORIGIN, Hex, disk
from rbdesigner.scenario.model import Players, Properties, Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.dialogs import generator_window
from rbdesigner.ui.dialogs.generator_window import GeneratorWindow
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.shell import generator_commands
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answers, reading
from tests.gui.game.mouse import click
from tests.players.processes import of_group

WORKING = 60_000
"""Milliseconds that processes may take to begin and to make maps."""
FEW = 3


@pytest.fixture
def gallery(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> GeneratorWindow:
    """The window of generated maps as it comes, with small maps for two to generate, a few at once."""
    monkeypatch.setattr(generator_window, "DOZEN", FEW)
    monkeypatch.setattr(generator_window, "CORES", 1)
    window.registry["file.generate"].trigger()
    opened = window.workbench.generators.gallery
    assert opened is not None
    qtbot.waitExposed(opened)
    assert opened.generating.is_running  # a dozen comes without a further word
    click(opened.go_button)
    for field, value in ((opened.fields.players, 2), (opened.fields.tiles, 22), (opened.fields.rivers, 1)):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, str(value))
    opened.fields.seed.setValue(5)
    assert not opened.generating.is_running
    return opened


def group_of(gallery: GeneratorWindow) -> int:
    process = gallery.generating._work.process
    assert process is not None
    return process._process._popen.pid


def has_come(gallery: GeneratorWindow, qtbot: QtBot, number: int) -> None:
    qtbot.waitUntil(lambda: gallery.gallery.count() >= number and not gallery.generating.is_running, timeout=WORKING)


def test_a_dozen_comes_with_fairness_below_and_more_on_demand(gallery: GeneratorWindow, qtbot: QtBot) -> None:
    click(gallery.go_button)
    assert gallery.go_button.text() == "&Stop"
    assert not gallery.more_button.isEnabled()
    has_come(gallery, qtbot, FEW)
    assert gallery.told.text() == "3 maps"
    titles = [gallery.gallery.item(row).text() for row in range(FEW)]
    first = gallery.gallery.item(0).data(Qt.ItemDataRole.UserRole)
    assert titles[0].startswith(f"Fairness {fairness_number(analyse(first.scenario).index)}, ")
    assert not gallery.gallery.item(0).icon().isNull()
    assert len(first.scenario.tiles) == 22
    click(gallery.more_button)
    has_come(gallery, qtbot, 2 * FEW)
    numbers = [gallery.gallery.item(row).data(Qt.ItemDataRole.UserRole).number for row in range(2 * FEW)]
    assert numbers == list(range(1, 2 * FEW + 1))


@pytest.mark.parametrize("by_keys", [True, False])
def test_a_chosen_map_is_opened_as_a_new_one(
    window: MainWindow, gallery: GeneratorWindow, qtbot: QtBot, by_keys: bool
) -> None:
    click(gallery.go_button)
    qtbot.waitUntil(lambda: gallery.gallery.count() >= 2, timeout=WORKING)
    grid = gallery.gallery
    grid.setFocus()
    if by_keys:
        grid.setCurrentRow(1)
        QTest.keyClick(grid, Qt.Key.Key_Return)
    else:
        spot = grid.visualItemRect(grid.item(1)).center()
        QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        QTest.mouseDClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    page = window.tabs.current_map
    assert page is not None
    assert page.title == "Generated map 5-2"
    assert page.is_modified and page.path is None
    assert page.document.scenario.tiles == grid.item(1).data(Qt.ItemDataRole.UserRole).scenario.tiles


def test_settings_that_cannot_be_kept_are_told_at_once_or_when_the_search_has_ended(
    gallery: GeneratorWindow, qtbot: QtBot
) -> None:
    gallery.fields.tiles.setValue(300)
    assert gallery.trouble.text() == "The box holds 114 land tiles, not 270."
    assert not gallery.go_button.isEnabled()
    gallery.fields.tiles.setValue(12)
    assert (gallery.trouble.text(), gallery.go_button.isEnabled()) == ("", True)
    gallery.fields.apart.setValue(9)
    click(gallery.go_button)
    qtbot.waitUntil(lambda: not gallery.generating.is_running, timeout=WORKING)
    assert gallery.trouble.text() == "There is no room for so many homes so far from each other."
    assert gallery.gallery.count() == 0


def test_players_bring_their_tiles(gallery: GeneratorWindow) -> None:
    gallery.fields.players.setValue(5)
    assert gallery.fields.tiles.value() == 75
    before = gallery.fields.seed.value()
    click(gallery.fields.other_seed)
    assert gallery.fields.seed.value() != before


@pytest.mark.parametrize(
    "close",
    [
        lambda window, gallery: gallery.close(),
        lambda window, gallery: window.workbench.close(),
        lambda window, gallery: [QTest.keyClick(gallery, Qt.Key.Key_Escape) for _ in range(2)],
    ],
    ids=["closed", "with the window", "escape"],
)
def test_closing_ends_all_processes(
    window: MainWindow, gallery: GeneratorWindow, qtbot: QtBot, close: Callable[[MainWindow, GeneratorWindow], object]
) -> None:
    click(gallery.go_button)
    group = group_of(gallery)
    assert of_group(group) or not Path("/proc").exists()
    close(window, gallery)
    qtbot.waitUntil(lambda: not of_group(group))
    qtbot.waitUntil(lambda: window.workbench.generators.gallery is None)


# Into the map in front


@pytest.fixture
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Always the same seed."""
    monkeypatch.setattr(generator_commands, "new_seed", lambda: 5)


def begun() -> Scenario:
    """A river tile, and a home beside it."""
    tiles = {ORIGIN: tile(Terrain.ROCK, ((0, 3),)), Hex(2, 0): tile(Terrain.PASTURE)}
    return Scenario(Properties(title="Begun", players=Players(2, 2)), tiles, {Hex(2, 0): Home(0, 1)})


def generated(window: MainWindow, qtbot: QtBot, page: DocumentPage, key: str) -> None:
    before = page.document.undo_stack.count()
    qtbot.waitUntil(lambda: window.registry[key].isEnabled())
    window.registry[key].trigger()
    qtbot.waitUntil(lambda: page.document.undo_stack.count() > before, timeout=WORKING)
    assert page.document.undo_stack.count() == before + 1
    assert [each for each in page.document.problems if each.severity < Severity.ADVICE] == []


@pytest.mark.usefixtures("seeds")
def test_a_map_is_finished_in_one_step(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(begun())
    generated(window, qtbot, page, "edit.generate_rest")
    after = page.document.scenario
    assert len(after.tiles) == 30
    assert begun().tiles.items() <= after.tiles.items() and begun().homes.items() <= after.homes.items()
    assert len(after.homes) == 2
    assert after.properties == begun().properties
    window.registry["edit.undo"].trigger()
    assert page.document.scenario == begun()


@pytest.mark.usefixtures("seeds")
def test_the_selection_is_filled_and_another_map_comes_in_one_step_each(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(begun())
    places = frozenset(disk(ORIGIN, 2)) - {ORIGIN}
    page.document.selection = places
    generated(window, qtbot, page, "edit.generate_selection")
    filled = page.document.scenario.copy()
    assert filled.tiles.keys() == set(disk(ORIGIN, 2))
    assert filled.tiles[ORIGIN] == begun().tiles[ORIGIN]
    assert Hex(2, 0) in filled.homes
    generated(window, qtbot, page, "edit.generate_another")
    other = page.document.scenario
    assert other.tiles.keys() == filled.tiles.keys() and other.tiles != filled.tiles
    assert other.properties.title == "Begun"
    window.registry["edit.undo"].trigger()
    assert page.document.scenario == filled


def test_a_map_that_was_changed_meanwhile_stays_as_it_is(window: MainWindow, qtbot: QtBot, answers: Answers) -> None:
    page = window.workbench.maps.show(begun())
    told: list[str] = []
    answers.give("message", reading(told))
    qtbot.waitUntil(lambda: window.registry["edit.generate_rest"].isEnabled())
    window.registry["edit.generate_rest"].trigger()
    page.editor.select_all()
    page.editor.delete_selection()
    changed = page.document.scenario.copy()
    qtbot.waitUntil(lambda: bool(told), timeout=WORKING)
    assert "changed meanwhile" in told[0]
    assert page.document.scenario == changed


def test_a_map_that_is_closed_meanwhile_is_forgotten(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(begun())
    qtbot.waitUntil(lambda: window.registry["edit.generate_rest"].isEnabled())
    window.registry["edit.generate_rest"].trigger()
    page.mark_saved()
    window.registry["file.close"].trigger()
    qtbot.waitUntil(lambda: window.workbench.generators._work is None, timeout=WORKING)
    assert window.tabs.current_map is None


@pytest.mark.usefixtures("seeds")
def test_locked_tiles_stay_as_they_are(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(begun())
    generated(window, qtbot, page, "edit.generate_rest")
    before = page.document.scenario.copy()
    locked = frozenset(sorted(before.tiles)[:12])
    page.document.locked = locked
    generated(window, qtbot, page, "edit.generate_another")
    after = page.document.scenario
    assert all(after.tiles[place] == before.tiles[place] for place in locked)
    assert after.tiles != before.tiles
