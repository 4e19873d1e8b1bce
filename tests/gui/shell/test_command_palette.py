from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import Hex, position
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.pieces import Building, Home
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.canvas import marks
from rbdesigner.ui.canvas.map_view import MapView
from rbdesigner.ui.canvas.marks import COLOUR
from rbdesigner.ui.editor.panels.tile_composer import ComposeDialog
from rbdesigner.ui.editor.panels.tile_palette import TilePalette
from rbdesigner.ui.editor.settings import ToolKey
from rbdesigner.ui.shell.palette.command_palette import CommandPalette, score
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answers
from tests.gui.game.begun import begun, isle

pytestmark = pytest.mark.kept_window


def opened(window: MainWindow, text: str = "") -> CommandPalette:
    window.workbench.open_palette(text)
    palette = QApplication.activePopupWidget()
    assert isinstance(palette, CommandPalette)
    return palette


def names(palette: CommandPalette) -> list[str]:
    return [entry.name for entry in palette.entries()]


def test_actions_are_found_by_parts_of_words_and_done_with_return(window: MainWindow, qtbot: QtBot) -> None:
    window.workbench.maps.show(Scenario())
    qtbot.waitUntil(lambda: window.registry["tool.bridge"].isEnabled())
    palette = opened(window)
    qtbot.keyClicks(palette.field, "brid")
    assert names(palette)[0] == "Bridges"
    assert palette.entries()[0].shortcut == "G"
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert window.workbench.settings.tool is ToolKey.BRIDGE
    assert not palette.isVisible()


def test_what_is_impossible_is_not_offered(window: MainWindow, qtbot: QtBot) -> None:
    palette = opened(window, "save")
    assert "Save" not in names(palette)
    assert "Preferences" in names(opened(window, "prefer"))


def test_with_nothing_typed_what_was_used_last_comes_before_the_order_of_the_menus(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.workbench.maps.show(Scenario())
    qtbot.waitUntil(lambda: window.registry["view.fit"].isEnabled())
    for wanted in ("zoom in", "fit the map"):
        palette = opened(window, wanted)
        assert names(palette)[0].casefold() == wanted
        palette.do_current()
    entries = [entry.key for entry in opened(window).entries()]
    assert entries[:2] == ["view.fit", "view.zoom_in"]
    listed = [spec.key for spec in window.registry]
    rest = [listed.index(key) for key in entries[2:] if key in listed]
    assert rest == sorted(rest)
    assert len(rest) > 20


def test_all_layers_are_found_shown_and_hidden(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    map_page, game = begun(window, answers, isle(), qtbot)
    for page in (map_page, game):
        window.tabs.setCurrentWidget(page)
        shown = page.shown_map
        assert shown.layers
        for layer in shown.layers:
            for visible in (not layer.visible, layer.visible):
                palette = opened(window, layer.title)
                entry = palette.entries()[0]
                assert (entry.name, entry.kind) == (layer.title, f"{'show' if visible else 'hide'} this layer")
                QTest.keyClick(palette.field, Qt.Key.Key_Return)
                assert next(each.visible for each in shown.layers if each.name == layer.name) is visible
    window.tabs.setCurrentWidget(map_page)
    assert names(opened(window, "who is first"))[0] == "Who is first where"


def test_a_place_can_be_gone_to(window: MainWindow) -> None:
    page = window.workbench.maps.show(Scenario())
    went: list[list[Hex]] = []
    page.editor.centre_on = lambda places: went.append(list(places))  # type: ignore[method-assign]
    for typed in ("3 -2", "3,-2", "q 3, r -2", "go to 3 −2", "+3; -2"):
        palette = opened(window, typed)
        assert names(palette)[0].startswith("Go to place (3, −2)")
        palette.do_current()
        assert went.pop() == [Hex(3, -2)] and not went
    for typed in ("3", "a 3 b", "99999999 1"):
        assert not [name for name in names(opened(window, typed)) if name.startswith("Go to place")], typed


def test_open_maps_and_our_scenarios_are_found(window: MainWindow) -> None:
    first = window.workbench.maps.show(Scenario(Properties(title="Foggy Fens")))
    window.workbench.maps.show(Scenario(Properties(title="Other")))
    palette = opened(window, "foggy")
    assert names(palette) == ["Foggy Fens", "Compare with Foggy Fens"]
    palette.do_current()
    assert window.tabs.current_map is first
    palette = opened(window, "millbrook")
    assert names(palette) == ["Millbrook"]
    palette.do_current()
    assert [page.title for page in window.tabs.maps()] == ["Foggy Fens", "Other", "Millbrook"]


def test_arrows_move_and_escape_leaves(window: MainWindow, qtbot: QtBot) -> None:
    palette = opened(window, "e")
    assert len(palette.entries()) > 2
    QTest.keyClick(palette.field, Qt.Key.Key_Down)
    assert palette.list.currentIndex().row() == 1
    QTest.keyClick(palette.field, Qt.Key.Key_Up)
    QTest.keyClick(palette.field, Qt.Key.Key_Up)
    assert palette.list.currentIndex().row() == len(palette.entries()) - 1
    QTest.keyClick(palette.field, Qt.Key.Key_Escape)
    assert not palette.isVisible()
    assert window.tabs.maps() == []


def test_what_a_dialog_lets_choose_leads_to_its_action(window: MainWindow, qtbot: QtBot) -> None:
    window.workbench.maps.show(Scenario())
    qtbot.waitUntil(lambda: window.registry["file.print"].isEnabled())
    for typed, wanted in (
        ("sheet", "Export a PDF"),
        ("true size", "Export a PDF"),
        ("true", "Print"),
        ("svg", "Export a picture"),
        ("tabletop", "Export for another program"),
        ("language", "Preferences"),
    ):
        assert wanted in names(opened(window, typed)), typed


def test_a_name_beats_what_is_only_told() -> None:
    named, told = score("export", "Export a PDF", "File"), score("export", "Print", "File", "export")
    assert named is not None and told is not None and named > told
    assert score("xport", "Print", "File", "export") is None, "inside a word that nobody sees it is chance"


def test_homes_are_listed_by_their_players(window: MainWindow, qtbot: QtBot) -> None:
    homes = {Hex(2, -2): Home(0, 1), Hex(-2, 2): Home(0, 2), Hex(-2, 0): Home(0, 3), Hex(2, 0): Home(0, 4)}
    window.workbench.maps.show(Scenario(tiles=dict.fromkeys(homes, tile(Terrain.PASTURE)), homes=homes))
    qtbot.waitUntil(lambda: window.registry["map.go_to"].isEnabled())
    window.workbench.go_to_place()
    palette = QApplication.activePopupWidget()
    assert isinstance(palette, CommandPalette)
    for typed in ("", "home"):
        palette.field.setText(typed)
        assert names(palette)[:4] == [f"Home of player {number}" for number in (1, 2, 3, 4)]


def test_where_nothing_fits_that_is_said(window: MainWindow) -> None:
    palette = opened(window, "xyzzy")
    assert palette.nothing.isVisible()
    palette.do_current()


WORDS = st.text(alphabet="abc de", min_size=1, max_size=12)


@given(WORDS, WORDS)
def test_a_text_fits_itself_best(query: str, text: str) -> None:
    own, other = score(query, query), score(query, text)
    assert own is not None
    assert other is None or other <= own + 0.01


def test_every_word_must_fit() -> None:
    assert score("woods bend", "Woods, sharp bend") is not None
    assert score("woods lake", "Woods, sharp bend") is None
    assert score("", "anything") is not None


def test_whole_words_beat_beginnings_beat_parts_beat_scattered_letters() -> None:
    texts = ["see save now", "see saves now", "see unsaved now", "see sxaxve now"]
    scores = [score("save", text) or 0 for text in texts]
    assert scores == sorted(scores, reverse=True)
    assert len(set(scores)) == 4


def test_tiles_and_pieces_are_found_and_put_in_hand(window: MainWindow, qtbot: QtBot) -> None:
    window.workbench.maps.show(Scenario())
    palette = opened(window, "woods sharp bend")
    assert names(palette)[0] == "Woods, sharp bend"
    palette.do_current()
    settings = window.workbench.settings
    assert (settings.terrain, settings.shape) == (Terrain.WOODS, ((0, 1),))
    palette = opened(window)
    qtbot.keyClicks(palette.field, "saw")
    assert names(palette)[0] == "Sawmill"
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert (settings.tool, settings.piece) == (ToolKey.PIECE, BuildingKind.SAWMILL)
    docks = window.workbench.docks
    assert docks is not None
    assert not docks.docks["pieces"].visibleRegion().isEmpty(), "its panel is in front"
    for word, piece in (("geese", Good.GEESE), ("donkey", TransporterKind.DONKEY), ("mint", BuildingKind.MINT)):
        opened(window, word).do_current()
        assert settings.piece == piece


MAP = Scenario(
    tiles={Hex(0, 0): tile(Terrain.PASTURE), Hex(2, -1): tile(Terrain.MOUNTAIN), Hex(4, 0): tile(Terrain.WOODS)},
    homes={Hex(0, 0): Home(0, 1)},
    pieces={Hex(4, 0): (Building(BuildingKind.SAWMILL),)},
)


def go(window: MainWindow, editor: QWidget, qtbot: QtBot) -> CommandPalette:
    """Press Ctrl+G."""
    qtbot.waitUntil(lambda: window.registry["map.go_to"].isEnabled())
    window.activateWindow()
    qtbot.wait(20)
    editor.setFocus()
    QTest.keyClick(editor, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    palette = QApplication.activePopupWidget()
    assert isinstance(palette, CommandPalette)
    return palette


def rim_of(view: MapView, x: float, y: float) -> int:
    """How many pixels around the place there have the colour of the mark."""
    middle, reach = view.mapFromScene(x, y), round(1.2 * view.scale_factor)
    image = view.viewport().grab().toImage()
    spots = [(middle.x() + dx, middle.y() + dy) for dx in range(-reach, reach, 2) for dy in range(-reach, reach, 2)]
    reds = [image.pixelColor(*spot) for spot in spots if image.rect().contains(*spot)]
    return sum(max(abs(a - b) for a, b in zip(red.getRgb(), COLOUR.getRgb(), strict=True)) < 20 for red in reds)


def test_a_key_asks_for_a_place_and_goes_there(window: MainWindow, qtbot: QtBot) -> None:
    for typed, place in (
        ("home", Hex(0, 0)),
        ("2 -1", Hex(2, -1)),
        ("saw", Hex(4, 0)),
        ("mount", Hex(2, -1)),
        ("9 9", Hex(9, 9)),
    ):
        page = window.workbench.maps.show(MAP.copy())
        palette = go(window, page.editor, qtbot)
        assert palette.field.text() == "", "one types at once, with nothing to delete"
        assert sorted(names(palette)) == ["Home of player 1", "Sawmill"], "places, and no commands"
        qtbot.keyClicks(palette.field, typed)
        QTest.keyClick(palette.field, Qt.Key.Key_Return)
        middle = page.editor.visible_rect().center()
        x, y = position(place, page.editor.scene.orientation)
        assert abs(middle.x() - x) + abs(middle.y() - y) < 0.1
        view = page.editor.view
        marked = rim_of(view, x, y)
        QTest.keyClick(page.editor.view, Qt.Key.Key_Right)  # the first arrow shows where the keyboard points
        pointer = page.editor.toolbox.pointer
        assert pointer is not None and pointer.place == place, "the keys are for this place"
        assert not page.document.selection, "Delete would be for what is selected"
        assert marked > 50, "it is marked"
    assert "Preferences" in names(opened(window, "prefer")), "the palette finds everything again"


def test_the_mark_of_a_place_goes_out(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(marks, "BEACON_MS", 500)
    page = window.workbench.maps.show(MAP.copy())
    qtbot.wait(20)
    palette = go(window, page.editor, qtbot)
    qtbot.keyClicks(palette.field, "home")
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    middle = position(Hex(0, 0), page.editor.scene.orientation)
    view = page.editor.view
    assert rim_of(view, *middle) > 50
    qtbot.wait(500)
    qtbot.waitUntil(lambda: rim_of(view, *middle) == 0)


def test_one_goes_to_a_place_of_the_board_too(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    _, game = begun(window, answers, isle(), qtbot)
    qtbot.wait(50)
    palette = go(window, game.view.view, qtbot)
    qtbot.keyClicks(palette.field, "2 0")
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert game.focus.tile == game.match.state.topology.index[Hex(2, 0)]


def test_a_tile_is_composed_and_more_shapes_are_offered_from_the_palette(window: MainWindow, qtbot: QtBot) -> None:
    window.workbench.maps.show(MAP.copy())
    docks = window.workbench.docks
    assert docks is not None
    tiles = docks.panels["tiles"]
    assert isinstance(tiles, TilePalette)
    before = len(tiles.grid.pictures.entries)
    qtbot.waitUntil(lambda: window.registry["tool.more_shapes"].isEnabled())
    for word in ("more shapes", "more shapes"):
        palette = opened(window, word)
        assert names(palette)[0] == "More shapes"
        palette.do_current()
        more = len(tiles.grid.pictures.entries) > before
        assert (tiles.more.isChecked(), window.registry["tool.more_shapes"].isChecked()) == (more, more)
    tiles.more.click()
    assert window.registry["tool.more_shapes"].isChecked(), "the button and the action say the same"
    palette = opened(window, "compose")
    assert names(palette)[0] == "Compose a tile"
    palette.do_current()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ComposeDialog)
    dialog.reject()
