"""In strict mode a selection goes only where rules and box allow it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from rbdesigner.hexes import ORIGIN, Hex, disk
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.symmetry import Centre, Symmetry
from rbdesigner.tiles import SECOND_EDITION, Terrain, tile
from rbdesigner.ui.editor.settings import ToolKey
from tests.gui.answering import Answers, accept
from tests.gui.editor.conftest import ALT, CONTROL, LEFT, PASTURE, SEA, Hand

EAST = Hex(1, 0)


@pytest.fixture
def bounded(open_editor: Callable[[Scenario], Hand]) -> Hand:
    """A user in strict mode before a short river on an island, of which the box has no more tiles."""
    scenario = Scenario(Properties(box=SECOND_EDITION), dict.fromkeys(disk(ORIGIN, 2), PASTURE))
    scenario.tiles[EAST] = tile(Terrain.MOUNTAIN, ((0,),))
    scenario.tiles[Hex(1, -1)] = SEA
    scenario.tiles |= {Hex(-8, r): PASTURE for r in range(SECOND_EDITION.holds(PASTURE.kind) or 0)}
    hand = open_editor(scenario)
    hand.use(ToolKey.SELECT)
    hand.settings.strict = True
    return hand


@pytest.mark.rule("W6")
def test_strict_mode_refuses_to_move_a_selection_where_rivers_do_not_meet(bounded: Hand) -> None:
    hand, before = bounded, bounded.scenario.copy()
    hand.document.selection = frozenset([EAST])
    hand.press(EAST)
    hand.move(ORIGIN, held=LEFT)
    assert hand.status.startswith("Not allowed here: ")
    assert hand.ghost.faults
    hand.release(ORIGIN)
    assert hand.status.startswith("Nothing was changed, because it is not allowed: ")
    hand.key(Qt.Key.Key_R)
    assert hand.status.startswith("Nothing was changed, because it is not allowed: ")
    assert hand.scenario == before
    assert hand.document.selection == {EAST}
    assert hand.undo_count == 0
    hand.settings.strict = False
    hand.key(Qt.Key.Key_R)
    assert hand.undo_count == 1


@pytest.mark.rule("W6")
def test_strict_mode_refuses_to_make_symmetrical_what_would_break_a_rule(bounded: Hand, answers: Answers) -> None:
    hand = bounded
    hand.symmetric(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN))
    before = hand.scenario.copy()
    hand.document.selection = frozenset([EAST])
    answers.give("make-symmetrical", accept)
    hand.make_symmetrical()
    assert hand.status.startswith("Nothing was changed, because it is not allowed: ")
    assert hand.scenario == before
    hand.settings.strict = False
    answers.give("make-symmetrical", accept)
    hand.make_symmetrical()
    assert hand.scenario.tiles[Hex(-1, 0)] == tile(Terrain.MOUNTAIN, ((3,),))


def test_strict_mode_lets_whole_rivers_be_moved(bounded: Hand) -> None:
    hand = bounded
    hand.document.selection = frozenset([EAST, Hex(1, -1)])
    hand.key(Qt.Key.Key_Up, held=ALT)
    assert hand.document.selection == {Hex(1, -1), Hex(1, -2)}
    assert hand.undo_count == 1


def test_strict_mode_refuses_pastes_and_copies_that_the_box_does_not_hold(bounded: Hand) -> None:
    hand = bounded
    hand.document.selection = frozenset([ORIGIN])
    hand.editor.copy()
    hand.editor.paste()
    hand.move(Hex(5, -3))
    assert hand.status == "Not allowed here: The box holds no more tiles of pasture."
    hand.click(Hex(5, -3))
    hand.key(Qt.Key.Key_Escape)
    hand.press(ORIGIN, keys=CONTROL)
    hand.release(ORIGIN)
    hand.document.selection = frozenset([ORIGIN])
    hand.press(ORIGIN)
    hand.move(Hex(5, -3), held=LEFT, keys=CONTROL)
    assert hand.status == "Not allowed here: The box holds no more tiles of pasture."
    hand.release(Hex(5, -3), keys=CONTROL)
    assert hand.undo_count == 0
