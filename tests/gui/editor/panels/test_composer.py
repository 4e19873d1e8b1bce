from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import EDGES, Hex
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import Turn
from rbdesigner.tiles import (
    OWN_BOX,
    SECOND_EDITION,
    UNLIMITED,
    Box,
    Terrain,
    TileKind,
    ordered,
    river_fault,
    tile,
    turned,
)
from rbdesigner.ui.editor.panels.box_editor import BoxEditor, BoxModel
from rbdesigner.ui.editor.panels.composition import Composition, CompositionFault
from rbdesigner.ui.editor.panels.tile_composer import ComposeDialog, RiverComposer
from tests.gui.editor.panels.support import choose, clipped

Show = Callable[..., None]


@pytest.fixture
def composer(shown: Show) -> RiverComposer:
    composer = RiverComposer()
    shown(composer, 300, 460)
    return composer


def press(composer: RiverComposer, *edges: int) -> None:
    for edge in edges:
        QTest.mouseClick(composer.dial.knobs[edge], Qt.MouseButton.LeftButton)


def test_two_rivers(composer: RiverComposer) -> None:
    press(composer, 0, 1)
    QTest.mouseClick(composer.next_river, Qt.MouseButton.LeftButton)
    press(composer, 3, 5)
    assert composer.tile == tile(Terrain.PASTURE, ((0, 1), (3, 5)))
    assert [knob.text() for knob in composer.dial.knobs] == ["1", "1", "+", "2", "+", "2"]


def test_a_second_click_takes_an_edge_away(composer: RiverComposer) -> None:
    press(composer, 0, 2, 4, 2)
    assert composer.tile.rivers == ((0, 4),)
    press(composer, 0, 4)
    assert composer.tile.rivers == ()


def test_a_fourth_edge_is_explained(composer: RiverComposer) -> None:
    press(composer, 0, 1, 2, 3)
    assert composer.tile.rivers == ((0, 1, 2),)
    assert "three edges" in composer.explanation.text()
    assert "three edges" in composer.dial.knobs[3].toolTip()


def test_crossing_is_explained(composer: RiverComposer) -> None:
    press(composer, 0, 3)
    QTest.mouseClick(composer.next_river, Qt.MouseButton.LeftButton)
    press(composer, 1, 4)
    assert composer.tile.rivers == ((0, 3), (1,))
    assert "cross" in composer.explanation.text()


def test_the_sea_has_no_rivers(composer: RiverComposer) -> None:
    press(composer, 0)
    choose(composer.terrain, "Sea")
    assert composer.tile == tile(Terrain.SEA)
    assert not composer.dial.knobs[0].isEnabled()
    choose(composer.terrain, "Rock")
    assert composer.tile == tile(Terrain.ROCK, ((0,),))


def test_keys_go_round_and_toggle(composer: RiverComposer) -> None:
    composer.activateWindow()
    composer.dial.knobs[0].setFocus()
    QTest.keyClick(composer.dial.knobs[0], Qt.Key.Key_Space)
    QTest.keyClick(composer.dial.knobs[0], Qt.Key.Key_Left)
    assert composer.dial.knobs[5].hasFocus()
    QTest.keyClick(composer.dial.knobs[5], Qt.Key.Key_Space)
    assert composer.tile.rivers == ((0, 5),)
    assert composer.dial.knobs[5].accessibleName() == "North-west: river 1"


@given(st.lists(st.sampled_from([*EDGES, "new", "turn"]), max_size=24))
def test_a_composition_is_always_a_tile(steps: list[object]) -> None:
    composition = Composition()
    for step in steps:
        before = composition.rivers
        if isinstance(step, int):
            refusal = composition.toggle(step)
            assert (composition.rivers == before) == (refusal is not None)
        elif step == "new":
            composition.begin_river()
        else:
            composition.turn(1)
            assert composition.rivers == turned(before, Turn(1))
        assert river_fault(composition.rivers) is None
        assert composition.rivers == ordered(composition.rivers)


def test_a_source_beside_a_river_can_not_grow_across_it() -> None:
    composition = Composition(((0, 3),))
    composition.begin_river()
    assert composition.toggle(1) is None
    assert composition.refusal(5) is CompositionFault.CROSSES
    assert composition.refusal(2) is None


def test_the_dialog_tells_what_the_box_holds(shown: Show) -> None:
    dialog = ComposeDialog(tile(Terrain.WOODS, ((0, 1),)), SECOND_EDITION)
    shown(dialog, 320, 520)
    assert "1 in the box" in dialog.name.text()
    press(dialog.composer, 3)
    assert "not in the chosen box" in dialog.name.text()
    assert ComposeDialog(tile(Terrain.WOODS), UNLIMITED).name.text() == "Woods"


def test_counting_out_a_box(shown: Show) -> None:
    scenario = Scenario(tiles={Hex(0, 0): tile(Terrain.ROCK), Hex(1, 0): tile(Terrain.ROCK)})
    editor = BoxEditor(SECOND_EDITION, scenario)
    shown(editor, 700, 600)
    assert "144" in editor.sum.text()
    choose(editor.beginning, "the tiles on this map")
    assert editor.box.counts == {TileKind(Terrain.ROCK): 2}
    editor.table.setCurrentIndex(editor.model.index(0, 0))
    spin = editor.table.findChild(QSpinBox)
    QTest.keyClicks(spin, "7")
    QTest.keyClick(spin, Qt.Key.Key_Return)
    editor.table.setCurrentIndex(editor.model.index(1, 1))
    assert editor.box.counts == {TileKind(Terrain.PASTURE): 7, TileKind(Terrain.ROCK): 2}
    assert "9" in editor.sum.text()
    editor.title.setText("  Travel box ")
    assert (editor.box.key, editor.box.title) == (OWN_BOX, "Travel box")


def test_the_hint_tells_when_a_river_is_complete(composer: RiverComposer) -> None:
    for edge, said in ((0, "joins river 1"), (2, "joins river 1"), (4, "River 1 is complete")):
        press(composer, edge)
        assert said in composer.explanation.text()
    press(composer, 2)
    assert "joins river 1" in composer.explanation.text()


def test_the_whole_box_is_seen_at_once(qtbot: QtBot) -> None:
    editor = BoxEditor(SECOND_EDITION)
    qtbot.addWidget(editor)
    with qtbot.waitExposed(editor):
        editor.show()
    assert editor.table.horizontalScrollBar().maximum() == 0
    heads = [editor.model.headerData(0, way) for way in Qt.Orientation]
    assert heads == ["Pasture", "Plain"]


def test_box_model_is_sound_and_knows_odd_shapes(qapp: object) -> None:
    odd = TileKind(Terrain.WOODS, ((0,), (1,), (2,)))
    model = BoxModel({odd: 2})
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    row = model.add_shape(odd.shape)
    assert model.rowCount() == row + 1
    model.add_shape(((0,), (2,)))
    assert model.rowCount() == row + 2
    sea = list(Terrain).index(Terrain.SEA)
    assert not model.flags(model.index(row, sea)) & Qt.ItemFlag.ItemIsEditable
    assert not model.setData(model.index(row, sea), 3)
    assert not model.setData(model.index(row, 0), "many")
    assert model.setData(model.index(row, 0), -5)
    assert model.counts == {odd: 2}
    assert tester.model() is model


def test_headers_have_room_for_long_texts(long_texts: None, shown: Show) -> None:
    editor = BoxEditor(Box(OWN_BOX, "x", {}))
    size = editor.sizeHint()
    shown(editor, size.width(), size.height())
    header = editor.table.horizontalHeader()
    for column in range(len(Terrain)):
        assert header.sectionSize(column) >= header.sectionSizeHint(column)
    assert clipped(editor) == []
