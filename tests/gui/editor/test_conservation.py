"""Dragging with the mouse: a stack gives one thing or all of it, and nothing on the map is doubled or lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from rbdesigner.hexes import DIRECTIONS, ORIGIN, Hex
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Building, Goods, Home, Transporter
from rbdesigner.symmetry import Centre, Symmetry
from rbdesigner.ui.editor.settings import ToolKey
from rbdesigner.ui.editor.tools.placing import CarryingTool, standing_at
from tests.gui.editor.conftest import LEFT, NONE, SHIFT, Hand, island
from tests.scenario.test_conservation import things
from tests.strategies import some

EAST, FAR = Hex(1, 0), Hex(2, 0)
WEST, FAR_WEST = Hex(-1, 0), Hex(-2, 0)
GEESE = Goods(Good.GEESE, 2)


@pytest.mark.parametrize("tool", [ToolKey.SELECT, ToolKey.PIECE])
def test_a_goose_is_dragged_out_of_two(hand: Hand, tool: ToolKey) -> None:
    hand.given(pieces={EAST: (GEESE,)})
    hand.use(tool)
    hand.drag(EAST, Hex(1, 1), FAR)
    assert hand.scenario.pieces == {EAST: (Goods(Good.GEESE),), FAR: (Goods(Good.GEESE),)}
    assert hand.document.undo_stack.undoText() == "Move geese"
    hand.drag(FAR, Hex(1, 1), EAST)
    assert hand.scenario.pieces == {EAST: (GEESE,)}
    hand.undo()
    hand.undo()
    assert hand.scenario.pieces == {EAST: (GEESE,)}


@pytest.mark.parametrize("tool", [ToolKey.SELECT, ToolKey.PIECE])
def test_with_shift_the_whole_stack_is_dragged(hand: Hand, tool: ToolKey) -> None:
    hand.given(pieces={EAST: (GEESE,)})
    hand.use(tool)
    hand.press(EAST)
    hand.move(FAR, held=LEFT)
    assert hand.status == "Release to put down: one of 2 geese; hold Shift for all of them"
    hand.move(FAR, 0.1, held=LEFT, keys=SHIFT)
    assert hand.status == "Release to put down: all 2 geese; without Shift only one"
    assert hand.ghost.fragment.pieces[FAR] == (GEESE,)
    hand.release(FAR, keys=SHIFT)
    assert hand.scenario.pieces == {FAR: (GEESE,)}
    assert hand.document.undo_stack.undoText() == "Move 2 geese"


def test_the_hint_tells_of_stacks(hand: Hand) -> None:
    hand.given(pieces={EAST: (GEESE,)})
    hand.use(ToolKey.SELECT)
    hand.move(EAST)
    assert hand.status == "Drag to move: one of 2 geese; hold Shift at the end for all of them"


@pytest.mark.parametrize("tool", [ToolKey.SELECT, ToolKey.PIECE])
def test_symmetric_stacks_give_one_each(hand: Hand, tool: ToolKey) -> None:
    hand.symmetric(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN))
    hand.given(pieces={EAST: (GEESE,), WEST: (GEESE,)})
    hand.use(tool)
    hand.drag(EAST, Hex(1, 1), FAR)
    assert {
        place: sum(each.count for each in there if isinstance(each, Goods))
        for place, there in hand.scenario.pieces.items()
    } == {EAST: 1, FAR: 1, WEST: 1, FAR_WEST: 1}


def test_a_drag_onto_the_axis_brings_both(hand: Hand) -> None:
    hand.symmetric(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN))
    hand.given(pieces={EAST: (GEESE,), WEST: (GEESE,)})
    hand.use(ToolKey.SELECT)
    hand.drag(EAST, Hex(1, -1), ORIGIN)
    assert things(hand.scenario, [ORIGIN])[Good.GEESE] == 2
    assert things(hand.scenario)[Good.GEESE] == 4


def test_a_home_dropped_on_another_changes_places_with_it(hand: Hand) -> None:
    hand.given(homes={EAST: Home(0, 1), FAR_WEST: Home(0, 2)})
    hand.use(ToolKey.HOME)
    hand.drag(EAST, ORIGIN, FAR_WEST)
    assert hand.scenario.homes == {EAST: Home(0, 2), FAR_WEST: Home(0, 1)}


def test_a_move_that_covers_something_says_so(hand: Hand) -> None:
    hand.given(pieces={EAST: (GEESE,), FAR: (Building(BuildingKind.SAWMILL),)})
    hand.use(ToolKey.SELECT)
    hand.document.selection = frozenset([EAST, Hex(1, -1)])
    hand.press(Hex(1, -1))
    hand.move(Hex(2, -1), held=LEFT)
    assert hand.ghost.warning == "Takes away a piece"
    hand.release(Hex(2, -1))
    assert hand.scenario.pieces == {FAR: (GEESE,)}
    assert hand.document.undo_stack.undoText() == "Move selection, take away a piece"


class Gesture(NamedTuple):
    """A drag with a tool, and a key afterwards that turns or mirrors the tile where it began."""

    tool: ToolKey
    symmetry: Symmetry
    start: Hex
    end: Hex
    dx: float
    dy: float
    keys: Qt.KeyboardModifier
    then: Qt.Key | None


PLACES = st.sampled_from([ORIGIN, *DIRECTIONS, *(Hex(2 * q, 2 * r) for q, r in DIRECTIONS)])
OFFS = st.floats(-0.5, 0.5)
GESTURES = st.builds(
    Gesture,
    st.sampled_from([ToolKey.SELECT, ToolKey.PIECE, ToolKey.HOME]),
    st.sampled_from([Symmetry.NONE, *Symmetry]),
    PLACES,
    PLACES,
    OFFS,
    OFFS,
    st.sampled_from([NONE, SHIFT]),
    st.sampled_from([None, Qt.Key.Key_R, Qt.Key.Key_M]),
)


@given(st.lists(GESTURES, min_size=4, max_size=8))
@settings(
    some(0.2),
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_whatever_is_dragged_and_turned_everything_is_still_there(
    open_editor: Callable[[Scenario], Hand], done: list[Gesture]
) -> None:
    scenario = island(2)
    scenario.homes = {EAST: Home(0, 1), FAR_WEST: Home(6, 2)}
    scenario.pieces = {
        ORIGIN: (Goods(Good.TRUNKS, 5), Building(BuildingKind.SAWMILL)),
        EAST: (GEESE, Goods(Good.STONE, 3), Transporter(TransporterKind.DONKEY, 1)),
        WEST: (GEESE, Building(BuildingKind.QUARRY), Transporter(TransporterKind.DONKEY, 2)),
    }
    hand = open_editor(scenario)
    before = things(scenario)
    for gesture in done:
        hand.symmetric(gesture.symmetry, Centre.of_hex(ORIGIN))
        drag(hand, gesture)
        assert things(hand.scenario) == before
        if gesture.then is not None:
            hand.use(ToolKey.SELECT)
            hand.document.selection = frozenset([gesture.start])
            hand.key(gesture.then)
            assert things(hand.scenario) == before


def drag(hand: Hand, gesture: Gesture) -> None:
    """Drag what stands there; where nothing does, nothing is put down."""
    hand.use(gesture.tool)
    hand.document.selection = frozenset()
    tool = hand.editor.toolbox.tool
    assert isinstance(tool, CarryingTool)
    hand.move(gesture.start, gesture.dx, gesture.dy)
    pointer = hand.editor.toolbox.pointer
    held = standing_at(hand.scenario, pointer) if pointer is not None else None
    if held is None or (gesture.tool is ToolKey.HOME and not isinstance(held, Home)):
        return
    hand.press(gesture.start, gesture.dx, gesture.dy)
    hand.move(gesture.end, gesture.dy, gesture.dx, held=LEFT, keys=gesture.keys)
    if tool.is_dragging:
        hand.release(gesture.end, gesture.dy, gesture.dx, keys=gesture.keys)
    else:
        hand.key(Qt.Key.Key_Escape)
