"""Layers of the map: what is hidden and locked in a window, the panel that does it, and what a lock refuses."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.hexes import Hex, border_key, edge_key
from rbdesigner.scenario.custom_fields import CustomField
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.editing import erase
from rbdesigner.scenario.foreign import Foreign, ForeignKind, ForeignPiece, ForeignTile
from rbdesigner.scenario.model import Inscription, Scenario
from rbdesigner.scenario.pieces import Home, Road, Wall
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.canvas.territory_layer import Overlay
from rbdesigner.ui.canvas.tile_layer import show_style
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.layer_states import LOCKABLE, LayerKey, LayerStates, layer_title
from rbdesigner.ui.editor.map_editor import MapEditor
from rbdesigner.ui.editor.panels.layers_panel import LayersPanel
from rbdesigner.ui.editor.settings import ToolKey, ToolSettings
from tests.gui.editor.conftest import Hand

HERE, SOUTH = Hex(0, 0), Hex(0, 1)
ALT = Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def states(qapp: QApplication) -> LayerStates:
    return LayerStates()


@pytest.fixture
def panel(hand: Hand, qtbot: QtBot) -> Iterator[LayersPanel]:
    panel = LayersPanel()
    qtbot.addWidget(panel)
    panel.resize(280, 400)
    panel.show()
    panel.set_document(hand.document)
    panel.set_editor(hand.editor)
    yield panel
    panel.set_editor(None)
    panel.set_document(None)


# The states


def test_a_layer_alone_and_all_that_was_seen_before(states: LayerStates) -> None:
    states.show(LayerKey.GRID, False)
    before = states.hidden
    states.show_alone(LayerKey.PIECES)
    assert set(LayerKey) - states.hidden == {LayerKey.PIECES}
    states.show_alone(LayerKey.LINKS)
    assert set(LayerKey) - states.hidden == {LayerKey.LINKS}
    states.show_alone(LayerKey.LINKS)
    assert states.hidden == before


def test_what_is_shown_beside_a_layer_alone_ends_it(states: LayerStates) -> None:
    states.show_alone(LayerKey.PIECES)
    states.show(LayerKey.TILES, True)
    states.show_alone(LayerKey.PIECES)
    states.show_alone(LayerKey.PIECES)
    assert set(LayerKey) - states.hidden == {LayerKey.PIECES, LayerKey.TILES}


def test_only_changes_are_told(states: LayerStates, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(states.changed):
        states.show(LayerKey.PIECES, True)
        states.lock(LayerKey.PIECES, False)
    with qtbot.waitSignal(states.changed):
        states.lock(LayerKey.PIECES, True)
    assert states.locked == {LayerKey.PIECES}


# Locks

WOODS, RIVER = tile(Terrain.WOODS), tile(Terrain.WOODS, ((0, 3),))
PIECE = ForeignPiece(ForeignKind.GOOD)
CHANGES = {
    "terrain": ({"tiles": {HERE: tile(Terrain.ROCK)}}, {LayerKey.TILES}),
    "river": ({"tiles": {HERE: RIVER}}, {LayerKey.RIVERS}),
    "new tile": ({"tiles": {Hex(5, 5): WOODS}}, {LayerKey.TILES}),
    "new tile with a river": ({"tiles": {Hex(5, 5): RIVER}}, {LayerKey.TILES, LayerKey.RIVERS}),
    "home": ({"homes": {HERE: Home()}}, {LayerKey.PIECES}),
    "road": ({"roads": {border_key(HERE, 6): Road()}}, {LayerKey.LINKS}),
    "wall": ({"walls": {edge_key(HERE, 3): Wall()}}, {LayerKey.LINKS}),
    "label": ({"inscribed": {"labels": {HERE: Inscription("Mill")}}}, {LayerKey.TEXTS}),
    "foreign tile": ({"foreign": {Hex(5, 5): Foreign(ForeignTile.POLDER)}}, {LayerKey.TILES}),
    "foreign piece": ({"foreign": {HERE: Foreign(pieces=(PIECE,))}}, {LayerKey.PIECES}),
    "field": ({"fields": {HERE: (CustomField.of("danger", 3),)}}, set()),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_locked_layer_refuses_what_changes_it(qapp: QApplication, what: str) -> None:
    parts, layers = CHANGES[what]
    for locked in LOCKABLE:
        document = Document(Scenario(tiles={HERE: WOODS, SOUTH: WOODS}))
        document.locked_layers = frozenset({locked})
        told: list[str] = []
        document.barred.connect(told.append)
        done = document.perform(edit(document.scenario, **parts), "change")  # type: ignore[arg-type]
        assert done == (locked not in layers)
        assert bool(told) == (locked in layers)
        assert all(f"the layer “{layer_title(locked)}” is locked" in text for text in told)


def test_a_tile_with_a_home_stays_while_pieces_are_locked(qapp: QApplication) -> None:
    document = Document(Scenario(tiles={HERE: WOODS}, homes={HERE: Home()}))
    document.locked_layers = frozenset({LayerKey.PIECES})
    assert not document.perform(erase(document.scenario, [HERE]), "erase")
    assert document.scenario.tiles and document.scenario.homes


def test_undo_goes_through_a_lock(qapp: QApplication) -> None:
    document = Document(Scenario(tiles={HERE: WOODS}))
    document.perform(edit(document.scenario, homes={HERE: Home()}), "home")
    document.locked_layers = frozenset({LayerKey.PIECES})
    document.undo_stack.undo()
    assert document.scenario.homes == {}


def test_a_tool_on_a_locked_layer_says_why_it_does_nothing(hand: Hand, panel: LayersPanel) -> None:
    QTest.mouseClick(panel.locks["pieces"], LEFT)
    assert panel.locks["pieces"].isChecked()
    hand.use(ToolKey.HOME)
    hand.click(HERE)
    assert hand.scenario.homes == {}
    assert "the layer “Homes and pieces” is locked" in hand.status
    QTest.mouseClick(panel.locks["pieces"], LEFT)
    hand.click(HERE)
    assert HERE in hand.scenario.homes


TOOLS = {
    ToolKey.TILE: LayerKey.TILES,
    ToolKey.FILL: LayerKey.TILES,
    ToolKey.ERASE: LayerKey.RIVERS,
    ToolKey.RIVER: LayerKey.RIVERS,
    ToolKey.HOME: LayerKey.PIECES,
    ToolKey.PIECE: LayerKey.PIECES,
    ToolKey.ROAD: LayerKey.LINKS,
    ToolKey.BRIDGE: LayerKey.PIECES,
    ToolKey.WALL: LayerKey.LINKS,
    ToolKey.TEXT: LayerKey.TEXTS,
}


@pytest.mark.parametrize("tool", TOOLS)
def test_the_preview_of_a_tool_says_that_its_layer_is_locked(hand: Hand, tool: ToolKey) -> None:
    hand.given(tiles={HERE: RIVER, SOUTH: WOODS})
    hand.settings.choose_tile(Terrain.ROCK, (), 0)
    hand.use(tool)
    hand.move(HERE, 0.3, 0.3)
    assert "locked" not in hand.status and not any("locked" in fault for fault in hand.ghost.faults.values())
    hand.settings.layers.lock(TOOLS[tool], True)
    QApplication.processEvents()
    said = f"the layer “{layer_title(TOOLS[tool])}” is locked"
    assert said in hand.status, "without a move of the pointer"
    assert all(said in fault for fault in hand.ghost.faults.values()) and hand.ghost.faults
    before, asked = hand.scenario.copy(), []
    hand.editor.toolbox.texts_wanted.connect(asked.append)
    hand.click(HERE, 0.3, 0.3)
    assert hand.scenario == before and not asked
    if tool is not ToolKey.RIVER:  # a mere click draws none
        assert "Nothing was changed" in hand.status and said in hand.status


@pytest.mark.parametrize("style", BoardStyle)
def test_rivers_are_seen_without_the_terrain(hand: Hand, panel: LayersPanel, style: BoardStyle) -> None:
    show_style(style)
    try:
        hand.given(tiles={HERE: RIVER, SOUTH: WOODS})
        QTest.mouseClick(panel.eyes["tiles"], LEFT)
        with_rivers = hand.picture()
        QTest.mouseClick(panel.eyes["rivers"], LEFT)
        assert hand.picture() != with_rivers
    finally:
        show_style(BoardStyle.PAINTED)


# The panel


def test_the_panel_has_the_layers_of_the_menu_from_the_top_down(hand: Hand, panel: LayersPanel) -> None:
    assert list(panel.eyes) == [layer.name for layer in hand.editor.layers]
    assert list(panel.locks) == [layer.value for layer in LOCKABLE]
    tops = [eye.mapTo(panel, QPoint(0, 0)).y() for eye in panel.eyes.values()]
    assert tops == sorted(tops)
    assert all(button.accessibleName() for button in (*panel.eyes.values(), *panel.locks.values()))


def test_an_eye_shows_and_hides(hand: Hand, panel: LayersPanel) -> None:
    eye = panel.eyes["coordinates"]
    assert not eye.isChecked()
    QTest.mouseClick(eye, LEFT)
    assert {each.name: each.visible for each in hand.editor.layers}["coordinates"]
    hand.editor.set_layer_visible("coordinates", False)
    assert not eye.isChecked()
    eye.setFocus()
    QTest.keyClick(eye, Qt.Key.Key_Space)
    assert eye.isChecked()


def test_alt_and_a_click_show_a_layer_alone(hand: Hand, panel: LayersPanel) -> None:
    hand.editor.set_layer_visible("distance", True)
    before = {each.name for each in hand.editor.layers if each.visible}
    QTest.mouseClick(panel.eyes["pieces"], LEFT, ALT)
    assert {each.name for each in hand.editor.layers if each.visible} == {"pieces"}
    assert [name for name, eye in panel.eyes.items() if eye.isChecked()] == ["pieces"]
    QTest.mouseClick(panel.eyes["pieces"], LEFT, ALT)
    assert {each.name for each in hand.editor.layers if each.visible} == before
    assert panel.eyes["distance"].isChecked()


def test_facts_that_were_covered_stay_so_where_something_else_is_shown(hand: Hand, panel: LayersPanel) -> None:
    hand.editor.set_layer_visible("distance", True)
    QTest.mouseClick(panel.eyes["pieces"], LEFT, ALT)
    QTest.mouseClick(panel.eyes["tiles"], LEFT, ALT)
    QTest.mouseClick(panel.eyes["links"], LEFT)
    assert hand.editor.overlay is Overlay.NOTHING
    assert {each.name for each in hand.editor.layers if each.visible} == {"tiles", "links"}


def test_each_map_shows_its_own_facts_again(hand: Hand) -> None:
    other = MapEditor(Document(Scenario()), hand.settings)
    hand.editor.set_layer_visible("distance", True)
    other.set_layer_visible("first", True)
    hand.editor.show_layer_alone("pieces")
    assert (hand.editor.overlay, other.overlay) == (Overlay.NOTHING, Overlay.NOTHING)
    other.show_layer_alone("pieces")
    assert (hand.editor.overlay, other.overlay) == (Overlay.DISTANCE, Overlay.FIRST)
    other.document.deleteLater()
    other.deleteLater()


def test_the_menu_of_an_eye_does_so_without_alt(hand: Hand, panel: LayersPanel) -> None:
    panel.eyes["tiles"].customContextMenuRequested.emit(QPoint(2, 2))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.actions()[0].trigger()
    menu.close()
    assert {each.name for each in hand.editor.layers if each.visible} == {"tiles"}


def test_facts_over_the_land_are_shown_one_at_a_time(hand: Hand, panel: LayersPanel) -> None:
    QTest.mouseClick(panel.eyes["first"], LEFT)
    QTest.mouseClick(panel.eyes["contested"], LEFT)
    assert hand.editor.overlay is Overlay.CONTESTED
    assert not panel.eyes["first"].isChecked()
    QTest.mouseClick(panel.eyes["contested"], LEFT, ALT)
    assert hand.editor.overlay is Overlay.NOTHING or panel.eyes["contested"].isChecked()


def test_a_hidden_river_and_a_hidden_tile_are_not_painted(hand: Hand) -> None:
    hand.given(tiles={HERE: tile(Terrain.DESERT, ((0, 3),))})
    hand.editor.toolbox.leave()
    whole = hand.picture()
    middle = hand.pixel(HERE)
    hand.editor.set_layer_visible("rivers", False)
    dry = hand.picture()
    assert dry.pixelColor(middle) != whole.pixelColor(middle)
    hand.editor.set_layer_visible("tiles", False)
    assert hand.picture().pixelColor(middle) not in (dry.pixelColor(middle), whole.pixelColor(middle))
    hand.editor.set_layer_visible("tiles", True)
    hand.editor.set_layer_visible("rivers", True)
    assert hand.picture().pixelColor(middle) == whole.pixelColor(middle)


def test_all_maps_of_a_window_follow(qtbot: QtBot) -> None:
    settings = ToolSettings()
    first = MapEditor(Document(Scenario(tiles={HERE: WOODS})), settings)
    qtbot.addWidget(first)
    first.set_layer_visible("grid", False)
    first.set_layer_locked("tiles", True)
    second = MapEditor(Document(Scenario(tiles={HERE: WOODS})), settings)
    qtbot.addWidget(second)
    for editor in (first, second):
        assert not {each.name: each.visible for each in editor.layers}["grid"]
        assert editor.document.locked_layers == {LayerKey.TILES}
    other = MapEditor(Document(Scenario(tiles={HERE: WOODS})), ToolSettings())
    qtbot.addWidget(other)
    assert {each.name: each.visible for each in other.layers}["grid"], "that of another window"
