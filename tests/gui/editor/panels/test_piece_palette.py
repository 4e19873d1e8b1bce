from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rbdesigner.hexes import Hex
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Players
from rbdesigner.scenario.pieces import Feature, Home
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.piece_palette import PiecePalette
from rbdesigner.ui.editor.settings import ToolKey, ToolSettings
from rbdesigner.ui.widgets.small_pictures import piece_image
from tests.gui.editor.panels.support import clipped, settle

Show = Callable[..., None]


@pytest.fixture
def palette(document: Document, settings: ToolSettings, shown: Show) -> PiecePalette:
    palette = PiecePalette(settings)
    palette.set_document(document)
    shown(palette, 264, 900)
    return palette


def click(palette: PiecePalette, key: object) -> None:
    row = palette.grid.pictures.row_of(key)
    assert row is not None
    at = palette.grid.pictures.index(row)
    palette.grid.scrollTo(at)
    QTest.mouseClick(palette.grid.viewport(), Qt.MouseButton.LeftButton, pos=palette.grid.visualRect(at).center())


def test_everything_can_be_chosen(palette: PiecePalette, settings: ToolSettings) -> None:
    for thing in (*BuildingKind, *TransporterKind, *Good):
        click(palette, thing)
        assert (settings.tool, settings.piece) == (ToolKey.PIECE, thing)
    for tool in (ToolKey.HOME, ToolKey.ROAD, ToolKey.BRIDGE, ToolKey.WALL):
        click(palette, tool)
        assert settings.tool is tool


def test_players_and_nobody(palette: PiecePalette, settings: ToolSettings) -> None:
    click(palette, ToolKey.HOME)
    QTest.mouseClick(palette.players.buttons[4], Qt.MouseButton.LeftButton)
    assert settings.player == 4
    assert "player 4" in palette.hint.text()
    QTest.mouseClick(palette.players.buttons[None], Qt.MouseButton.LeftButton)
    assert settings.player is None
    assert "Players choose" in palette.hint.text()
    click(palette, TransporterKind.WAGON)
    assert "owner" in palette.hint.text()
    click(palette, BuildingKind.MINT)
    assert "nobody" in palette.hint.text()


def offered(palette: PiecePalette) -> list[int]:
    return [player for player, button in palette.players.buttons.items() if player and button.isVisible()]


def test_players_of_the_map_are_offered_and_whoever_has_something_there(
    palette: PiecePalette, document: Document, settings: ToolSettings
) -> None:
    assert offered(palette) == [1, 2, 3, 4]
    scenario = document.scenario
    two = replace(scenario.properties, players=Players(2, 2))
    document.perform(edit(scenario, properties=two), "two players")
    settle()
    assert offered(palette) == [1, 2]
    document.perform(edit(scenario, homes={Hex(0, 0): Home(0, 5)}), "home")
    settle()
    assert offered(palette) == [1, 2, 5]
    settings.player = 6
    assert offered(palette) == [1, 2, 5, 6]
    document.undo_stack.undo()
    settle()
    assert offered(palette) == [1, 2, 6]


def test_the_search_finds_pieces_and_groups(palette: PiecePalette, settings: ToolSettings) -> None:
    def found() -> list[str]:
        return [entry.title for entry in palette.grid.pictures.entries if not entry.is_heading]

    everything = found()
    QTest.keyClicks(palette.search, "mill")
    assert found() == ["Sawmill", "Paper mill"]
    QTest.keyClick(palette.search, Qt.Key.Key_Return)
    assert settings.piece is BuildingKind.SAWMILL
    assert "Sawmill" in palette.hint.text()
    palette.search.setText("transporters")
    assert found() == ["Donkey", "Wagon", "Truck", "Raft", "Rowboat", "Steamer"]
    assert "Sawmill" in palette.hint.text(), "what is in hand is named even where it is not listed"
    palette.search.setText("zebra")
    assert found() == []
    palette.search.clear()
    assert found() == everything
    assert palette.grid.currentIndex().data() == "Sawmill"


def test_what_others_choose_shows(palette: PiecePalette, settings: ToolSettings) -> None:
    settings.player = 3
    settings.choose_piece(Good.GOLD)
    assert palette.players.buttons[3].isChecked()
    assert palette.grid.currentIndex().data() == "Gold"
    settings.tool = ToolKey.SELECT
    assert not palette.grid.currentIndex().isValid()


def test_showing_a_choice_does_not_choose(palette: PiecePalette, settings: ToolSettings) -> None:
    settings.tool = ToolKey.SELECT
    settings.player = 5
    assert settings.tool is ToolKey.SELECT


def test_coming_by_keyboard_does_not_choose(palette: PiecePalette, settings: ToolSettings) -> None:
    settings.tool = ToolKey.SELECT
    chosen: list[ToolKey] = []
    settings.tool_changed.connect(lambda *_: chosen.append(settings.tool))
    palette.activateWindow()
    palette.search.setFocus(Qt.FocusReason.TabFocusReason)
    palette.grid.setFocus(Qt.FocusReason.TabFocusReason)
    assert palette.grid.hasFocus()
    assert chosen == []
    QTest.keyClick(palette.grid, Qt.Key.Key_Right)
    QTest.keyClick(palette.grid, Qt.Key.Key_Left)
    assert chosen == [ToolKey.ROAD, ToolKey.HOME]


def test_the_same_piece_of_two_players_looks_different(qapp: object) -> None:
    assert piece_image(TransporterKind.RAFT, 1, 44.0) != piece_image(TransporterKind.RAFT, 2, 44.0)
    assert piece_image(Feature.WALL, 1, 44.0) != piece_image(Feature.WALL, None, 44.0)


def test_without_a_document_it_rests(palette: PiecePalette) -> None:
    palette.set_document(None)
    assert not palette.isEnabled()


def test_long_texts_are_not_clipped(long_texts: None, document: Document, settings: ToolSettings, shown: Show) -> None:
    palette = PiecePalette(settings)
    palette.set_document(document)
    shown(palette, 280, 600)
    settle()
    assert clipped(palette) == []
