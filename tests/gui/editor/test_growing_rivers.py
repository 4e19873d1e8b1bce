"""Rivers of the map that grow while one draws."""

from __future__ import annotations

from PySide6.QtGui import QImage

from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import edit
from rbdesigner.tiles import Terrain, tile
from tests.gui.editor.conftest import Hand

SPRING, MIDDLE, END, SEA = Hex(0, -2), Hex(0, -1), Hex(0, 0), Hex(0, 1)
FLOWING = tile(Terrain.PASTURE, ((0, 3),))


def at_the_mouth(hand: Hand) -> QImage:
    at = hand.pixel(END, 0.0, 0.87)
    return hand.picture().copy(at.x() - 30, at.y() - 10, 60, 20)


def test_a_whole_river_is_painted_anew_when_its_other_end_changes(hand: Hand) -> None:
    hand.given(tiles={MIDDLE: FLOWING, END: FLOWING, SEA: tile(Terrain.SEA)})
    before = at_the_mouth(hand)
    hand.document.perform(edit(hand.scenario, tiles={SPRING: tile(Terrain.MOUNTAIN, ((3,),))}), "lay")
    with_spring = at_the_mouth(hand)
    assert with_spring != before
    hand.undo()
    assert at_the_mouth(hand) == before
