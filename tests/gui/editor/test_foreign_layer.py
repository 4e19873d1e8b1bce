"""Tiles of the expansion on the board of the editor."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt

from rbdesigner.hexes import Hex
from rbdesigner.scenario.foreign import Foreign, ForeignKind, ForeignPiece, ForeignTile
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor import selecting
from rbdesigner.ui.editor.settings import ToolKey
from tests.gui.editor.conftest import LEFT, Hand, island

POLDER = Hex(3, 0)
BOMB = ForeignPiece(ForeignKind.GOOD, 11)


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


def test_the_eraser_takes_a_void_and_leaves_a_place_of_which_only_the_number_is_known(
    open_editor: Callable[[Scenario], Hand],
) -> None:
    hand = open_editor(island(1))
    hand.given(foreign={POLDER: Foreign(ForeignTile.VOID, hex=0)})
    hand.use(ToolKey.ERASE)
    hand.move(POLDER)
    assert hand.status.startswith("Click to erase")
    hand.click(POLDER)
    assert hand.scenario.foreign == {POLDER: Foreign(hex=0)}
    hand.move(Hex(-4, 0))
    hand.move(POLDER)
    assert hand.status == "Nothing to erase here"


def test_what_is_laid_on_a_polder_says_so(open_editor: Callable[[Scenario], Hand]) -> None:
    hand = open_editor(island(1))
    hand.given(foreign={POLDER: Foreign(ForeignTile.POLDER, 90)})
    hand.use(ToolKey.TILE)
    hand.editor.settings.choose_tile(Terrain.ROCK, ())
    hand.move(POLDER)
    assert hand.status.endswith("instead of polder")


def test_a_polder_is_selected_moved_copied_turned_and_deleted(open_editor: Callable[[Scenario], Hand]) -> None:
    hand = open_editor(island(1))
    there, end = Foreign(ForeignTile.POLDER, 90, pieces=(BOMB,)), Hex(3, 1)
    hand.given(foreign={POLDER: there})
    hand.use(ToolKey.SELECT)
    hand.move(POLDER)
    assert hand.status == "Polder: click to select, R turns it"
    hand.click(POLDER)
    document = hand.editor.document
    assert document.selection == {POLDER}
    hand.drag(POLDER, end)
    assert hand.scenario.foreign == {end: there} and document.selection == {end}
    hand.press(end)
    hand.move(POLDER, held=LEFT)
    hand.release(POLDER, keys=Qt.KeyboardModifier.ControlModifier)
    assert hand.scenario.foreign == {end: there, POLDER: there}
    hand.editor.selecting.select([end])
    hand.editor.selecting.turn(1)
    assert hand.scenario.foreign[end].rotation == 1
    hand.editor.selecting.delete()
    assert hand.scenario.foreign == {POLDER: there}
    hand.editor.selecting.select_all()
    assert document.selection == {POLDER, *hand.scenario.tiles}
    hand.editor.copy()
    hand.editor.selecting.delete()
    assert not hand.scenario.foreign and not hand.scenario.tiles
    assert selecting.clipboard_map().foreign == {POLDER: there}
    hand.undo()
    assert hand.scenario.foreign == {POLDER: there}


def test_pieces_of_the_expansion_that_go_are_told(open_editor: Callable[[Scenario], Hand]) -> None:
    hand = open_editor(island(1))
    hand.given(foreign={POLDER: Foreign(ForeignTile.POLDER, 90, pieces=(BOMB, BOMB))})
    hand.editor.selecting.select([Hex(1, 0)])
    hand.use(ToolKey.SELECT)
    hand.drag(Hex(1, 0), POLDER)
    assert hand.document.undo_stack.undoText().endswith("take away 2 pieces")


def test_a_polder_alone_is_copied_and_pasted(open_editor: Callable[[Scenario], Hand]) -> None:
    hand = open_editor(island(1))
    hand.given(foreign={POLDER: Foreign(ForeignTile.POLDER, 90)})
    hand.editor.selecting.select([POLDER])
    hand.editor.copy()
    hand.editor.paste()
    end = Hex(2, 2)
    before = hand.picture().pixelColor(hand.pixel(end))
    hand.move(end)
    assert hand.picture().pixelColor(hand.pixel(end)) != before, "it is seen in hand"
    hand.click(end)
    assert hand.scenario.foreign.keys() == {POLDER, end}


def test_the_sea_gets_a_shore_beside_a_polder_and_loses_it_with_the_polder(
    open_editor: Callable[[Scenario], Hand],
) -> None:
    sea, beside, scenario = Hex(1, 0), Hex(2, 0), island(1)
    scenario.tiles[sea] = tile(Terrain.SEA)
    hand = open_editor(scenario)
    bare = hand.picture()
    hand.given(foreign={beside: Foreign(ForeignTile.POLDER, 90)})
    near, far = hand.pixel(sea), hand.pixel(beside)
    by_the_shore = QPoint(round(near.x() + 0.35 * (far.x() - near.x())), round(near.y() + 0.35 * (far.y() - near.y())))
    assert hand.picture().pixelColor(by_the_shore) != bare.pixelColor(by_the_shore)
    hand.given(foreign={beside: None})
    assert hand.picture().pixelColor(by_the_shore) == bare.pixelColor(by_the_shore)
