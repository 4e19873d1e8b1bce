"""The lasso, and selecting by kind."""

from __future__ import annotations

from PySide6.QtCore import Qt

from rbdesigner.hexes import ORIGIN, Hex, disk
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.settings import ToolKey
from tests.gui.editor.conftest import ALT, CONTROL, LEFT, ROCK, SEA, SHIFT, WOODS, Hand

AROUND = [Hex(0, -2), Hex(2, -2), Hex(2, 0), Hex(0, 2), Hex(-2, 2), Hex(-2, 0), Hex(0, -2)]
"""Around the seven places in the middle."""


def test_what_lies_within_the_line_is_selected(hand: Hand) -> None:
    hand.given(homes={Hex(0, -2): Home(0, 1)})
    hand.use(ToolKey.LASSO)
    hand.press(AROUND[0])
    for place in AROUND[1:]:
        hand.move(place, held=LEFT)
    assert len(hand.ghost.loop) == len(AROUND) and "places selected" in hand.status
    assert set(disk(ORIGIN, 1)) <= hand.document.selection <= set(disk(ORIGIN, 2))
    hand.release(AROUND[-1])
    assert set(disk(ORIGIN, 1)) <= hand.document.selection
    assert hand.undo_count == 0 and Hex(0, -2) in hand.scenario.homes
    kept = hand.document.selection
    hand.drag(Hex(2, -3), Hex(3, -3), Hex(3, -1), Hex(2, -1), keys=SHIFT)
    assert kept < hand.document.selection
    hand.drag(*AROUND, keys=CONTROL)
    assert ORIGIN not in hand.document.selection
    hand.press(AROUND[0])
    hand.move(ORIGIN, held=LEFT)
    hand.move(Hex(2, -2), held=LEFT)
    hand.key(Qt.Key.Key_Escape)
    hand.release(ORIGIN)
    assert ORIGIN not in hand.document.selection


def test_a_click_selects_one_and_alt_selects_empty_places(hand: Hand) -> None:
    hand.use(ToolKey.LASSO)
    hand.click(ORIGIN)
    assert hand.document.selection == {ORIGIN}
    hand.given(tiles={ORIGIN: None})
    hand.drag(*AROUND)
    assert ORIGIN not in hand.document.selection
    hand.drag(*AROUND, keys=ALT)
    assert ORIGIN in hand.document.selection


def test_the_lasso_is_drawn_with_keys(hand: Hand) -> None:
    hand.use(ToolKey.LASSO)
    up, right, down, left, enter = Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Return
    hand.move(Hex(-1, 0))
    hand.key(up)
    hand.key(enter, right, right, down, down, left, left, enter)
    assert ORIGIN in hand.document.selection
    hand.key(right)
    assert ORIGIN in hand.document.selection, "the line is at its end"


def test_selecting_by_kind(hand: Hand) -> None:
    bend = tile(Terrain.WOODS, ((0, 1),))
    turned = tile(Terrain.WOODS, ((2, 3),))
    hand.given(tiles={Hex(0, -2): WOODS, Hex(2, 0): WOODS, Hex(1, 0): bend, Hex(-1, 0): turned, Hex(0, 2): ROCK})
    hand.use(ToolKey.SELECT)
    hand.move(Hex(1, 0))
    hand.editor.select_alike()
    assert hand.document.selection == {Hex(1, 0), Hex(-1, 0)}, "however they are turned"
    hand.editor.select_alike(any_shape=True)
    assert hand.document.selection == {Hex(1, 0), Hex(-1, 0), Hex(0, -2), Hex(2, 0)}
    hand.click(Hex(0, 2))
    hand.click(Hex(0, -2), keys=SHIFT)
    hand.editor.select_alike()
    assert hand.document.selection == {Hex(0, 2), Hex(0, -2), Hex(2, 0)}
    hand.editor.selecting.invert()
    assert len(hand.document.selection) == 37 - 3
    hand.editor.selecting.invert()
    assert hand.document.selection == {Hex(0, 2), Hex(0, -2), Hex(2, 0)}


def test_without_a_tile_it_is_said(hand: Hand) -> None:
    hand.use(ToolKey.SELECT)
    hand.given(tiles={ORIGIN: None, Hex(1, 0): SEA})
    hand.move(ORIGIN)
    hand.editor.select_alike()
    hand.move(ORIGIN)
    assert not hand.document.selection and hand.status == "Select a tile first, or point at one."
