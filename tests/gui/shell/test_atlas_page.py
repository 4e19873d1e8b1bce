"""The page of the atlas: it fills while one looks, stops, goes on, is saved and opened again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.generating import atlas_files
from rbdesigner.generating.atlas_axes import AxisName, Cell
from rbdesigner.resources import folder
from rbdesigner.ui.dialogs.message_boxes import MessageAnswer
from rbdesigner.ui.generator import atlas_page, generator_window
from rbdesigner.ui.generator.atlas_page import AtlasPage
from rbdesigner.ui.generator.generator_window import GeneratorWindow
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.game.mouse import click

pytestmark = pytest.mark.kept_window


@pytest.fixture
def generator(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> GeneratorWindow:
    """The window of generated maps with the atlas in front, for small maps for two, and few cells."""
    monkeypatch.setattr(generator_window, "DOZEN", 1)
    monkeypatch.setattr(atlas_page, "CORES", 1)
    window.registry["file.generate"].trigger()
    opened = window.workbench.generators.gallery
    assert opened is not None
    qtbot.waitExposed(opened)
    click(opened.go_button)
    opened.fields.players.setValue(2)
    opened.fields.tiles.setValue(22)
    opened.fields.rivers.setValue(1)
    opened.fields.seed.setValue(5)
    opened.pages.setCurrentIndex(1)
    opened.atlas.cells.setValue(3)
    return opened


@pytest.fixture
def page(generator: GeneratorWindow) -> AtlasPage:
    return generator.atlas


def has_filled(page: AtlasPage, qtbot: QtBot, cells: int) -> None:
    qtbot.waitUntil(lambda: page.atlas is not None and len(page.atlas.maps) >= cells, timeout=60_000)


def told_of(page: AtlasPage, cell: Cell) -> str:
    """What a screen reader says of a cell."""
    index = page.grid.model().index(cell[1], cell[0])
    return str(index.data(Qt.ItemDataRole.AccessibleTextRole))


def choose_axis(page: AtlasPage, name: AxisName) -> None:
    page.down.axis.show_value(name)
    page.down.axis.activated.emit(page.down.axis.currentIndex())


def test_it_fills_while_one_looks_stops_and_goes_on(generator: GeneratorWindow, qtbot: QtBot) -> None:
    page = generator.atlas
    assert page.state.text() == "Choose two axes and press Generate."
    click(generator.go_button)
    assert (generator.go_button.text(), page.go_on_button.text()) == ("&Stop", "Stop")
    has_filled(page, qtbot, 3)
    click(page.go_on_button)
    assert not page.is_running and generator.go_button.text() == "&Generate"
    atlas = page.atlas
    assert atlas is not None
    before, rounds = dict(atlas.maps), atlas.rounds
    assert page.state.text().startswith(f"{len(before)} of 9 cells, mean fairness ")
    assert " by facts alone, " in page.state.text()
    click(page.go_on_button)
    qtbot.waitUntil(lambda: atlas.rounds > rounds, timeout=60_000)
    QTest.keyClick(generator, Qt.Key.Key_Escape)
    assert not page.is_running
    assert all(atlas.maps[cell].quality >= each.quality for cell, each in before.items())


def test_a_map_is_chosen_by_keys_shown_large_and_opened(
    window: MainWindow, generator: GeneratorWindow, qtbot: QtBot
) -> None:
    page = generator.atlas
    click(generator.go_button)
    has_filled(page, qtbot, 4)
    page.stop()
    assert page.atlas is not None
    page.grid.setFocus()
    page.grid.setCurrentCell(0, 0)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Down):
        QTest.keyClick(page.grid, key)
    assert page.grid.chosen == (1, 1)
    for cell, found in page.atlas.maps.items():
        page.grid.setCurrentCell(cell[1], cell[0])
        assert page.preview.title.text() == f"Fairness {int(found.fairness)} by facts alone"
        told = told_of(page, cell)
        assert told.startswith(f"Fairness {int(found.fairness)} by facts alone\nTurns until contact: ")
        assert page.open_button.isEnabled()
        wins = [int(text.split(": ")[1].split()[0]) for text in page.preview.shares.texts()]
        assert len(wins) == 2 and abs(sum(wins) - 100) <= 1
    QTest.keyClick(page.grid, Qt.Key.Key_Return)
    opened = window.tabs.maps()[-1]
    assert opened.title == f"Atlas map {found.number}" and opened.path is None
    assert opened.document.scenario.tiles == found.scenario.tiles


def test_an_empty_cell_has_nothing_to_open(generator: GeneratorWindow) -> None:
    page = generator.atlas
    page.begin(generator.fields.settings())
    page.stop()
    page.grid.setCurrentCell(2, 2)
    assert not page.open_button.isEnabled() and page.preview.title.isHidden()
    assert told_of(page, (2, 2)) == "No map yet"


def test_it_is_saved_and_goes_on_when_it_is_opened_again(
    generator: GeneratorWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, path = generator.atlas, tmp_path / "some.rbatlas"
    monkeypatch.setattr(atlas_page, "file_to_write", lambda *_: path)
    monkeypatch.setattr(atlas_page, "files_to_open", lambda *_: [path])
    click(generator.go_button)
    has_filled(page, qtbot, 2)
    page.stop()
    kept = page.atlas
    assert not page._is_saved
    click(page.save_button)
    assert kept is not None and atlas_files.load(path) == kept
    choose_axis(page, AxisName.DESERT)
    click(generator.go_button)  # saved, so that nobody asks
    page.stop()
    assert page.atlas is not None and page.atlas.down.name is AxisName.DESERT
    click(page.load_button)
    qtbot.waitUntil(lambda: page.atlas == kept and page.go_on_button.isEnabled(), timeout=60_000)
    assert page.down.name is AxisName.SEA
    click(page.go_on_button)
    qtbot.waitUntil(lambda: page.atlas is not None and page.atlas.rounds > kept.rounds, timeout=60_000)


def test_a_file_of_an_atlas_opens_like_any_other(window: MainWindow, qtbot: QtBot) -> None:
    example = folder("docs") / "example-atlas.rbatlas"
    assert window.workbench.files.open(example)
    opened = window.workbench.generators.gallery
    assert opened is not None and opened.shows_atlas and not opened.generating.is_running
    has_filled(opened.atlas, qtbot, len(atlas_files.load(example).maps))
    assert window.tabs.maps() == []


def test_another_atlas_begins_only_once_the_one_that_is_there_may_go(
    generator: GeneratorWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, asked = generator.atlas, list[str]()
    click(generator.go_button)
    has_filled(page, qtbot, 1)
    page.stop()

    def answer(_: object, unsaved: list[tuple[str, str]]) -> MessageAnswer:
        asked.append(unsaved[0][1])
        return MessageAnswer.CANCEL

    monkeypatch.setattr(atlas_page, "ask_to_save", answer)
    before = page.atlas
    click(generator.go_button)
    assert page.atlas is before and not page.is_running
    assert before is not None and asked[0].endswith("would be lost.")


def test_usual_bounds_go_with_the_settings_and_chosen_ones_stay(generator: GeneratorWindow) -> None:
    page = generator.atlas
    choose_axis(page, AxisName.SIZE)
    assert (page.down.least.value(), page.down.most.value()) == (14, 29)
    generator.fields.tiles.setValue(30)
    assert (page.down.least.value(), page.down.most.value()) == (20, 40)
    page.down.most.setValue(36)
    generator.fields.tiles.setValue(45)
    assert (page.down.least.value(), page.down.most.value()) == (20, 36)


def test_axes_that_cannot_be_are_told_at_once(generator: GeneratorWindow) -> None:
    page = generator.atlas
    choose_axis(page, AxisName.CONTACT)
    assert generator.trouble.text() == "The two axes of an atlas are not the same."
    assert not generator.go_button.isEnabled()
    choose_axis(page, AxisName.ISLANDS)
    assert (generator.trouble.text(), generator.go_button.isEnabled()) == ("", True)
    assert (page.down.least.value(), page.down.most.value()) == (1, 6)
    page.down.most.setValue(1)
    assert "goes from 1 to more than that, not to 1" in generator.trouble.text()
    generator.pages.setCurrentIndex(0)
    assert (generator.trouble.text(), generator.go_button.isEnabled()) == ("", True)
