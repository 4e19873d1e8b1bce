"""Measuring with mouse and keys."""

from __future__ import annotations

from PySide6.QtCore import Qt

from rbdesigner.hexes import ORIGIN, Hex, line
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.settings import ToolKey
from tests.gui.editor.conftest import SEA, Hand


def test_the_distance_is_told_beside_the_pointer(hand: Hand) -> None:
    hand.use(ToolKey.MEASURE)
    hand.move(ORIGIN)
    assert hand.status == "Click where to measure from" and not hand.editor.note
    hand.click(Hex(0, -2))
    hand.move(Hex(0, 1))
    assert hand.editor.note == "3 tiles away, 3 turns for a donkey"
    assert hand.ghost.outlined == set(line(Hex(0, -2), Hex(0, 1))) and len(hand.ghost.way) == 4
    hand.given(tiles={Hex(q, 0): tile(Terrain.PASTURE, ((1, 4),)) for q in (0,)} | {Hex(0, 1): SEA})
    hand.move(Hex(0, 2))
    hand.move(Hex(0, 1))
    assert hand.editor.note == "3 tiles away, no way for a donkey" and not hand.ghost.way
    hand.key(Qt.Key.Key_Escape)
    assert hand.status == "Click where to measure from"
    assert hand.undo_count == 0


def test_measuring_with_keys(hand: Hand) -> None:
    hand.use(ToolKey.MEASURE)
    hand.move(ORIGIN)
    hand.key(Qt.Key.Key_Up, Qt.Key.Key_Return, Qt.Key.Key_Down)
    assert hand.editor.note == "1 tile away, 1 turn for a donkey"
