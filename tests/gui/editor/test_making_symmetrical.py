"""Making a map symmetrical, as a whole or by what is selected."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from rbdesigner.hexes import ORIGIN, Hex, border_key
from rbdesigner.rules.tables import BuildingKind
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Building
from rbdesigner.symmetry import Centre, Symmetry, symmetry_motions
from rbdesigner.tiles import Tile
from rbdesigner.ui.editor.symmetry_dialog import SymmetryDialog
from tests.gui.answering import Answer, Answers, escape
from tests.gui.editor.conftest import EAST, PASTURE, ROCK, SEA, Hand, island


@pytest.fixture
def hand(selecting_hand: Hand) -> Hand:
    """The user who selects."""
    return selecting_hand


def test_the_whole_map_is_made_symmetrical_in_one_step(hand: Hand) -> None:
    hand.given(tiles={Hex(-1, 0): None, Hex(-2, 1): None})
    hand.symmetric(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN))
    drawn, before = hand.scenario.copy(), hand.undo_count
    hand.make_symmetrical()
    assert hand.scenario.tiles == {**drawn.tiles, Hex(-1, 0): ROCK, Hex(-2, 1): hand.scenario.tiles[Hex(2, -1)]}
    assert hand.scenario.pieces == {**drawn.pieces, Hex(-1, 0): (Building(BuildingKind.SAWMILL, 6),)}
    assert hand.undo_count == before + 1
    assert not hand.document.selection
    hand.document.undo_stack.undo()
    assert hand.scenario == drawn


def test_what_is_selected_replaces_its_images_and_stays_selected(hand: Hand, answers: Answers) -> None:
    hand.symmetric(Symmetry.MIRROR_0, Centre.of_hex(ORIGIN))
    mirrored = next(m for m in symmetry_motions(hand.document.symmetry, hand.document.symmetry_centre)[1:])
    image = mirrored.hex(EAST)
    hand.given(tiles={image: SEA})
    hand.click(EAST)
    hand.move(image)
    answers.give(
        "make-symmetrical", chosen_by_keys(0, told="1 tile changes. 3 tiles go on differing from their images.")
    )
    hand.make_symmetrical()
    assert hand.scenario.tiles[image] == ROCK
    assert hand.document.selection == {EAST}
    assert [type(piece) for piece in hand.scenario.pieces[image]] == [Building]


def chosen_by_keys(row: int, told: str) -> Answer:
    """Choose a part by keys, read how much changes, and press Return."""

    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, SymmetryDialog)
        dialog.choice.setFocus()
        for _ in range(row):
            QTest.keyClick(dialog.choice, Qt.Key.Key_Down)
        assert dialog.told.text() == told
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    return answer


@pytest.mark.parametrize(("row", "laid"), [(0, SEA), (1, PASTURE)])
def test_a_broken_symmetry_is_mended_from_the_part_that_is_chosen(
    open_editor: Callable[[Scenario], Hand], answers: Answers, row: int, laid: Tile
) -> None:
    hand = open_editor(island())
    hand.symmetric(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN))
    hand.given(tiles={Hex(0, 2): SEA})
    before, steps = hand.scenario.copy(), hand.undo_count
    answers.give("make-symmetrical", chosen_by_keys(row, told="1 tile changes."))
    hand.make_symmetrical()
    changed = Hex(0, -2) if laid == SEA else Hex(0, 2)
    assert hand.editor._layers.beacon.places == {changed}
    assert hand.scenario.tiles == {**before.tiles, changed: laid}
    assert hand.undo_count == steps + 1
    hand.make_symmetrical()
    assert hand.status == "Nothing to do: the map is symmetrical."
    hand.undo()
    assert hand.scenario == before
    answers.give("make-symmetrical", escape)
    hand.make_symmetrical()
    assert hand.scenario == before


def test_the_part_that_changes_fewest_tiles_is_proposed(
    open_editor: Callable[[Scenario], Hand], answers: Answers
) -> None:
    hand = open_editor(island())
    hand.symmetric(Symmetry.SIXTH_TURNS, Centre.of_hex(ORIGIN))
    before = hand.scenario.copy()
    hand.given(tiles={Hex(0, -2): SEA})  # in the first part
    answers.give("make-symmetrical", chosen_by_keys(0, told="1 tile changes."))
    hand.make_symmetrical()
    assert hand.scenario.tiles == before.tiles


def test_what_is_its_own_image_is_left_to_the_designer(hand: Hand) -> None:
    hand.given(tiles={Hex(-1, 0): ROCK})
    hand.given(pieces={EAST: ()}, homes={ORIGIN: None}, roads={border_key(ORIGIN, 4): None})
    hand.symmetric(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN))
    before = hand.scenario.copy()
    hand.make_symmetrical()
    assert hand.status == "What differs is its own image: mend it by hand."
    assert hand.scenario == before


def test_without_a_symmetry_nothing_is_made_symmetrical(hand: Hand) -> None:
    hand.document.selection = frozenset([EAST])
    hand.make_symmetrical()
    assert hand.status == "Choose a symmetry first."
    assert hand.undo_count == 0


def test_nothing_is_made_symmetrical_in_the_middle_of_a_stroke(hand: Hand) -> None:
    hand.symmetric(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN))
    hand.given(tiles={Hex(-1, 0): None})
    stroke, before = hand.document.begin_stroke("Lay"), hand.scenario.copy()
    hand.make_symmetrical()
    assert hand.scenario == before
    stroke.end()
    hand.make_symmetrical()
    assert hand.scenario.tiles[Hex(-1, 0)] == ROCK
