"""Tiles of the expansion on the board of the editor."""

from __future__ import annotations

from collections.abc import Callable

from rbdesigner.hexes import Hex
from rbdesigner.scenario.foreign import Foreign, ForeignTile
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.editor.settings import ToolKey
from tests.gui.editor.conftest import Hand, island

POLDER = Hex(3, 0)


def test_a_polder_is_seen_at_once_and_the_eraser_takes_it(open_editor: Callable[[Scenario], Hand]) -> None:
    hand = open_editor(island(1))
    bare = hand.picture()
    hand.given(foreign={POLDER: Foreign(ForeignTile.POLDER, 90)})
    point = hand.pixel(POLDER)
    assert hand.picture().pixelColor(point) != bare.pixelColor(point)
    hand.use(ToolKey.ERASE)
    hand.click(POLDER)
    assert hand.scenario.foreign == {}
    hand.move(Hex(-4, 0))
    assert hand.picture().pixelColor(point) == bare.pixelColor(point)
    hand.undo()
    assert hand.scenario.foreign == {POLDER: Foreign(ForeignTile.POLDER, 90)}
