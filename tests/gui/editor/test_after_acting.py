"""What is seen and told once something has been done, or refused."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from rbdesigner.hexes import ORIGIN, Hex
from rbdesigner.rules.tables import BuildingKind, Good
from rbdesigner.scenario.pieces import Goods, Home
from rbdesigner.tiles import Terrain
from rbdesigner.ui.editor.settings import ToolKey
from tests.gui.editor.conftest import Hand

EAST = Hex(1, 0)


def test_no_ghost_covers_what_has_just_been_put_down(hand: Hand) -> None:
    hand.settings.choose_piece(Good.STONE)
    hand.move(EAST)
    assert hand.ghost.fragment.pieces
    hand.click(EAST)
    assert not hand.ghost.fragment.pieces
    hand.move(EAST, 0.05)
    assert not hand.ghost.fragment.pieces
    hand.move(EAST, 0.5)
    assert hand.ghost.fragment.pieces


def test_no_ghost_covers_what_has_just_been_dragged(hand: Hand) -> None:
    hand.given(pieces={EAST: (Goods(Good.STONE),)})
    hand.settings.choose_piece(Good.GOLD)
    hand.drag(EAST, Hex(1, 1))
    assert Hex(1, 1) in hand.scenario.pieces
    assert not hand.ghost.fragment.pieces


def test_a_place_looks_erased_after_delete_and_after_undo(hand: Hand) -> None:
    hand.take(Terrain.WOODS)
    hand.key(Qt.Key.Key_Up, Qt.Key.Key_Delete)
    assert ORIGIN not in hand.scenario.tiles
    assert not hand.ghost.fragment.tiles
    hand.key(Qt.Key.Key_Down)
    assert hand.ghost.fragment.tiles
    hand.click(EAST)
    hand.undo()
    hand.move(EAST, 0.1)
    assert not hand.ghost.fragment.tiles
    hand.key(Qt.Key.Key_R)
    assert hand.ghost.fragment.tiles


def test_what_was_cut_is_in_hand_at_once(hand: Hand) -> None:
    hand.document.selection = frozenset([EAST])
    hand.move(EAST)
    hand.editor.cut()
    hand.editor.paste()
    assert hand.ghost.fragment.tiles


@pytest.mark.rule("K4")
def test_strict_mode_says_that_a_piece_is_not_allowed_and_that_a_click_did_nothing(hand: Hand) -> None:
    hand.settings.choose_piece(BuildingKind.QUARRY)
    hand.move(EAST)
    assert hand.status.startswith("Breaks a rule: ")
    hand.settings.strict = True
    hand.move(EAST, 0.5)
    assert hand.status.startswith("Not allowed here: ")
    hand.click(EAST, 0.5)
    assert hand.status.startswith("Nothing was changed, because it is not allowed: ")
    hand.move(Hex(1, 1))
    assert hand.status.startswith("Not allowed here: ")


@pytest.mark.rule("S2")
def test_strict_mode_says_that_a_home_is_not_allowed(hand: Hand) -> None:
    hand.given(homes={EAST: Home(0, 3)})
    hand.use(ToolKey.HOME)
    hand.settings.strict = True
    hand.move(ORIGIN)
    assert hand.status.startswith("Not allowed here: ")
    hand.click(ORIGIN)
    assert hand.status.startswith("Nothing was changed, because it is not allowed: ")


@pytest.mark.rule("W6")
def test_strict_mode_says_that_a_tile_has_not_been_laid(hand: Hand) -> None:
    hand.settings.strict = True
    hand.take(Terrain.WOODS, (0, 3))
    hand.click(ORIGIN)
    assert hand.status.startswith("Nothing was changed, because it is not allowed: ")
