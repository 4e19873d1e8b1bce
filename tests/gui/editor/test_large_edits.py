"""Edits of most of a map are shown by a look at all of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

import rbdesigner.scenario.edit
import rbdesigner.ui.canvas.board_item
from rbdesigner.checks import check
from rbdesigner.hexes import Hex
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.pieces import Goods, Home
from rbdesigner.ui.editor.settings import ToolKey
from tests.gui.editor.conftest import WOODS, Hand

EAST = Hex(1, 0)


def test_deleted_filled_and_undone_a_map_looks_as_it_is(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    hand.given(homes={EAST: Home(0, 1)}, pieces={Hex(0, 1): (Goods(Good.GEESE, 2),)}, tiles={Hex(-1, 0): WOODS})
    hand.use(ToolKey.SELECT)
    for least in (300, 5):
        monkeypatch.setattr(rbdesigner.scenario.edit, "LARGE", least)
        hand.move(Hex(9, 9))
        seen = [hand.picture()]
        hand.editor.selecting.select_all()
        hand.key(Qt.Key.Key_Delete)
        assert not hand.scenario.tiles
        seen.append(hand.picture())
        hand.undo()
        hand.editor.selecting.select_none()
        seen.append(hand.picture())
        assert hand.document.problems == check(hand.scenario)
        filled = edit(hand.scenario, tiles=dict.fromkeys(hand.scenario.tiles, WOODS))
        hand.document.perform(filled, "fill")
        seen.append(hand.picture())
        hand.undo()
        assert hand.picture() == seen[0] == seen[2] != seen[1]
        assert seen[3] not in (seen[0], seen[1])


def test_what_a_large_edit_changes_is_painted_by_and_by(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rbdesigner.scenario.edit, "LARGE", 5)
    hand.move(Hex(9, 9))
    middle = hand.pixel(Hex(0, 0))
    before = hand.picture().pixelColor(middle)
    filled = edit(hand.scenario, tiles=dict.fromkeys(hand.scenario.tiles, WOODS))
    with monkeypatch.context() as slow:
        slow.setattr(rbdesigner.ui.canvas.board_item, "IN_MOTION", 0.0)
        hand.document.perform(filled, "fill")
        assert hand.editor.view.viewport().grab().toImage().pixelColor(middle) == before
    assert hand.picture().pixelColor(middle) != before
