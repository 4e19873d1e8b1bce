"""Cutting, copying and pasting with the mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from rbdesigner.hexes import ORIGIN, Hex
from rbdesigner.scenario.model import Inscription, Properties, Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.symmetry import Turn
from rbdesigner.tiles import UNLIMITED, Terrain
from rbdesigner.ui.editor.settings import ToolKey
from tests.gui.editor.conftest import BEND, EAST, PASTURE, ROCK, SHIFT, Hand


@pytest.fixture
def hand(selecting_hand: Hand) -> Hand:
    """The user who selects."""
    return selecting_hand


def test_copy_and_paste_across_documents(hand: Hand, open_editor: Callable[[Scenario], Hand]) -> None:
    hand.document.selection = frozenset([ORIGIN, EAST])
    hand.editor.copy()
    other = open_editor(Scenario(Properties(box=UNLIMITED)))
    other.use(ToolKey.TILE)
    other.editor.paste()
    other.move(Hex(-1, 2))
    other.key(Qt.Key.Key_R)
    other.click(Hex(-1, 2))
    assert sorted(there.terrain for there in other.scenario.tiles.values()) == [Terrain.ROCK, Terrain.WOODS]
    corner = next(place for place, there in other.scenario.tiles.items() if there.terrain is Terrain.WOODS)
    assert other.scenario.tiles[corner] == BEND.turned(Turn(1))
    assert other.scenario.homes == {corner: Home(2, 1)}
    assert len(other.scenario.roads) == 1
    assert other.undo_count == 1
    # The paste is over: the next click lays the tile in hand.
    other.click(Hex(-1, -2))
    assert other.scenario.tiles[Hex(-1, -2)] == PASTURE


def test_private_texts_go_along_from_map_to_map(hand: Hand, open_editor: Callable[[Scenario], Hand]) -> None:
    secret = Inscription("Secret", private=True)
    for part in (hand.scenario.labels, hand.scenario.notes, hand.scenario.districts):
        part[EAST] = secret
    hand.document.selection = frozenset([EAST])
    hand.editor.copy()
    other = open_editor(Scenario(Properties(box=UNLIMITED)))
    other.editor.paste()
    other.click(Hex(-1, 2))
    for part in (other.scenario.labels, other.scenario.notes, other.scenario.districts):
        assert part == {Hex(-1, 2): secret}


def test_shift_keeps_the_paste_in_hand_and_escape_gives_it_up(hand: Hand) -> None:
    hand.document.selection = frozenset([EAST])
    hand.editor.cut()
    assert EAST not in hand.scenario.tiles
    hand.editor.paste()
    hand.click(Hex(-2, 0), keys=SHIFT)
    hand.click(Hex(-2, 1), keys=SHIFT)
    hand.key(Qt.Key.Key_Escape)
    hand.click(Hex(-2, 2))
    rocks = {place for place, there in hand.scenario.tiles.items() if there == ROCK}
    assert rocks == {Hex(-2, 0), Hex(-2, 1)}


def test_what_we_read_can_be_pasted_from_a_mail(hand: Hand) -> None:
    QGuiApplication.clipboard().setText("( 0 0 0 ) desert\n( 0 1 -1 ) mountain ( 4 )\n")
    hand.editor.paste()
    hand.click(Hex(-2, 3))
    terrains = {there.terrain for there in hand.scenario.tiles.values()}
    assert {Terrain.DESERT, Terrain.MOUNTAIN} <= terrains


@pytest.mark.parametrize("text", ["", "hello", "{", '{"format": "rbdesigner"}'])
def test_rubbish_on_the_clipboard_is_told_and_does_nothing(hand: Hand, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    before = hand.scenario.copy()
    hand.editor.paste()
    assert hand.status.startswith("There is no map to paste")
    hand.click(Hex(-2, 2))
    assert hand.scenario == before


def test_strict_pastes_must_meet_the_rivers_around(hand: Hand) -> None:
    hand.settings.strict = True
    hand.document.selection = frozenset([ORIGIN])
    hand.editor.copy()
    hand.editor.paste()
    hand.click(Hex(-2, 1))
    assert "no river" in hand.status
    hand.click(Hex(5, -7))
    assert "no beginning" in hand.status
    assert hand.undo_count == 0
    hand.key(Qt.Key.Key_Escape)
    hand.document.selection = frozenset([EAST])
    hand.editor.copy()
    hand.editor.paste()
    hand.click(Hex(5, -7))
    assert hand.undo_count == 1


def test_undoing_a_paste_selects_what_was_selected_before(hand: Hand) -> None:
    hand.document.selection = frozenset([EAST])
    hand.editor.copy()
    hand.editor.paste()
    hand.click(Hex(-2, 0))
    assert hand.document.selection == {Hex(-2, 0)}
    hand.undo()
    assert hand.document.selection == {EAST}
