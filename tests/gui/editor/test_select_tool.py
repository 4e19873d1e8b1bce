"""Selecting, moving, copying, turning and mirroring with the mouse; the clipboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget

from rbdesigner.hexes import ORIGIN, Hex, border_key, disk, ring
from rbdesigner.rules.tables import BuildingKind
from rbdesigner.scenario.model import Inscription, Properties, Scenario
from rbdesigner.scenario.pieces import Building, Home, Road
from rbdesigner.symmetry import Centre, Motion, Symmetry, Turn, symmetry_motions
from rbdesigner.tiles import UNLIMITED, Terrain, Tile, tile
from rbdesigner.ui.editor.settings import ToolKey
from rbdesigner.ui.editor.symmetry_dialog import SymmetryDialog
from tests.gui.answering import Answer, Answers, escape
from tests.gui.editor.conftest import ALT, CONTROL, LEFT, PASTURE, RIGHT, ROCK, SEA, SHIFT, WOODS, Hand, island

EAST = Hex(1, 0)
BEND = tile(Terrain.WOODS, ((0, 1),))


@pytest.fixture
def hand(open_editor: Callable[[Scenario], Hand]) -> Hand:
    """A user with the select tool before two special tiles, a road between them, a home and a sawmill."""
    scenario = island()
    scenario.tiles[ORIGIN], scenario.tiles[EAST] = BEND, ROCK
    scenario.roads[border_key(ORIGIN, 4)] = Road()
    scenario.homes[ORIGIN] = Home(6, 1)
    scenario.pieces[EAST] = (Building(BuildingKind.SAWMILL),)
    hand = open_editor(scenario)
    hand.use(ToolKey.SELECT)
    return hand


def test_click_shift_and_control(hand: Hand) -> None:
    hand.click(Hex(-2, 0))
    assert hand.document.selection == {Hex(-2, 0)}
    hand.click(Hex(-2, 1), keys=SHIFT)
    assert hand.document.selection == {Hex(-2, 0), Hex(-2, 1)}
    hand.click(Hex(-2, 0), keys=CONTROL)
    assert hand.document.selection == {Hex(-2, 1)}
    hand.click(Hex(-2, 0), keys=CONTROL)
    assert hand.document.selection == {Hex(-2, 0), Hex(-2, 1)}
    hand.click(Hex(8, -6))
    assert not hand.document.selection
    assert hand.undo_count == 0


def test_a_rubber_band_selects_the_tiles_in_it(hand: Hand) -> None:
    hand.press(Hex(-4, 0), 0.0, -0.3)
    hand.move(Hex(-2, 1), 0.4, 0.4, held=LEFT)
    hand.release(Hex(-2, 1), 0.4, 0.4)
    assert hand.document.selection == {Hex(-3, 0), Hex(-3, 1), Hex(-2, -1), Hex(-2, 0), Hex(-2, 1)}


def test_a_rubber_band_over_nothing_selects_places_to_fill(hand: Hand) -> None:
    hand.drag(Hex(4, -4), Hex(6, -4))
    places = hand.document.selection
    assert places and not places & hand.scenario.tiles.keys()
    hand.take(Terrain.SEA)
    hand.use(ToolKey.FILL)
    hand.click(min(places))
    assert all(hand.scenario.tiles.get(place) == SEA for place in places)


def test_a_double_click_selects_an_area(hand: Hand) -> None:
    for place in ring(ORIGIN, 3):
        hand.given(tiles={place: SEA})
    hand.double_click(Hex(-2, 0))
    assert hand.document.selection == set(disk(ORIGIN, 2)) - {ORIGIN, EAST}


def test_dragging_the_selection_moves_everything_on_it(hand: Hand) -> None:
    hand.document.selection = frozenset([ORIGIN, EAST])
    hand.drag(ORIGIN, Hex(0, -1), Hex(3, -5))
    scenario = hand.scenario
    assert scenario.tiles[Hex(3, -5)] == BEND and scenario.tiles[Hex(4, -5)] == ROCK
    assert not {ORIGIN, EAST} & scenario.tiles.keys()
    assert scenario.roads == {border_key(Hex(3, -5), 4): Road()}
    assert scenario.homes == {Hex(3, -5): Home(6, 1)}
    assert scenario.pieces == {Hex(4, -5): (Building(BuildingKind.SAWMILL),)}
    assert hand.document.selection == {Hex(3, -5), Hex(4, -5)}
    assert hand.undo_count == 1


@pytest.fixture
def at_corner() -> tuple[float, float]:
    """Where on a tile neither home nor piece stands."""
    return -0.75, 0.0


def test_control_copies_instead(hand: Hand, at_corner: tuple[float, float]) -> None:
    hand.document.selection = frozenset([ORIGIN])
    hand.press(ORIGIN, *at_corner)
    hand.move(Hex(3, -5), *at_corner, held=LEFT, keys=CONTROL)
    hand.release(Hex(3, -5), *at_corner, keys=CONTROL)
    assert hand.scenario.tiles[ORIGIN] == hand.scenario.tiles[Hex(3, -5)] == BEND


def test_turning_and_mirroring_while_dragging(hand: Hand, at_corner: tuple[float, float]) -> None:
    hand.document.selection = frozenset([ORIGIN, EAST])
    hand.press(ORIGIN, *at_corner)
    hand.move(Hex(3, -5), held=LEFT)
    hand.key(Qt.Key.Key_R)
    hand.key(Qt.Key.Key_M)
    hand.release(Hex(3, -5))
    turn = Turn(1).then(Turn(0, True))
    dq, dr = turn.vector(1, 0)
    assert hand.scenario.tiles[Hex(3, -5)] == BEND.turned(turn)
    assert hand.scenario.tiles[Hex(3 + dq, -5 + dr)] == ROCK


def test_escape_puts_the_selection_back(hand: Hand, at_corner: tuple[float, float]) -> None:
    hand.document.selection = frozenset([ORIGIN])
    hand.press(ORIGIN, *at_corner)
    hand.move(Hex(3, -5), held=LEFT)
    hand.key(Qt.Key.Key_Escape)
    hand.release(Hex(3, -5))
    assert hand.undo_count == 0
    assert hand.document.selection == {ORIGIN}
    hand.key(Qt.Key.Key_Escape)
    assert not hand.document.selection


def test_turning_the_selection_six_times_changes_nothing(hand: Hand) -> None:
    hand.document.selection = frozenset([ORIGIN, EAST])
    before = hand.scenario.copy()
    hand.key(Qt.Key.Key_R)
    assert hand.scenario.tiles != before.tiles
    # Whatever lay where the tiles come by is gone, so that only they can be compared.
    for _ in range(5):
        hand.key(Qt.Key.Key_R)
    assert {place: hand.scenario.tiles[place] for place in (ORIGIN, EAST)} == {ORIGIN: BEND, EAST: ROCK}
    assert hand.scenario.homes == before.homes
    assert hand.document.selection == {ORIGIN, EAST}


def test_mirroring_nudging_and_deleting(hand: Hand) -> None:
    hand.document.selection = frozenset([ORIGIN])
    hand.key(Qt.Key.Key_M)
    assert hand.scenario.tiles[ORIGIN] == BEND.turned(Turn(0, True))
    hand.key(Qt.Key.Key_Up, held=ALT)
    assert hand.document.selection == {Hex(0, -1)}
    assert hand.scenario.homes == {Hex(0, -1): Home(6, 1).moved(Motion(Turn(0, True)))}
    hand.key(Qt.Key.Key_Delete)
    assert Hex(0, -1) not in hand.scenario.tiles
    assert not hand.scenario.homes


def test_r_turns_the_tile_under_the_pointer(hand: Hand) -> None:
    hand.move(ORIGIN, -0.75)
    hand.key(Qt.Key.Key_R)
    assert hand.scenario.tiles[ORIGIN] == BEND.turned(Turn(1))
    assert hand.scenario.homes == {ORIGIN: Home(8, 1)}
    assert hand.undo_count == 1


def test_a_home_and_a_piece_are_dragged(hand: Hand) -> None:
    hand.drag(EAST, Hex(2, -1), Hex(2, 0))
    assert hand.scenario.pieces == {Hex(2, 0): (Building(BuildingKind.SAWMILL),)}
    hand.document.selection = frozenset()
    hand.take(Terrain.PASTURE)
    hand.click(ORIGIN)
    hand.use(ToolKey.SELECT)
    hand.drag(ORIGIN, Hex(-1, 0), Hex(-2, 0))
    assert hand.scenario.homes == {Hex(-2, 0): Home(0, 1)}
    assert hand.undo_count == 3


def test_moves_with_symmetry(hand: Hand) -> None:
    hand.symmetric(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN))
    hand.document.selection = frozenset([Hex(-2, 0)])
    hand.given(tiles={Hex(-2, 0): WOODS})
    hand.given(tiles={Hex(2, 0): WOODS})
    hand.drag(Hex(-2, 0), Hex(-2, -1), Hex(-2, -2))
    assert hand.scenario.tiles[Hex(-2, -2)] == hand.scenario.tiles[Hex(2, 2)] == WOODS
    assert not {Hex(-2, 0), Hex(2, 0)} & hand.scenario.tiles.keys()


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


def test_the_right_button_brings_a_menu_with_fixes(hand: Hand) -> None:
    hand.click(ORIGIN, -0.75, 0.0, button=RIGHT)
    menu = hand.editor.findChild(QMenu, "map_menu")
    assert isinstance(menu, QMenu)
    texts = [action.text() for action in menu.actions()]
    assert "Paste" in texts
    assert any(text.startswith("Fix: ") for text in texts)
    before = hand.scenario.copy()
    next(action for action in menu.actions() if action.text().startswith("Fix: ")).trigger()
    assert hand.scenario != before
    menu.close()


def test_a_shaking_hand_clicks(hand: Hand) -> None:
    hand.press(ORIGIN)
    hand.move(ORIGIN, 0.06, 0.03, held=LEFT)
    hand.release(ORIGIN, 0.06, 0.03)
    assert hand.document.selection == {ORIGIN}
    assert hand.undo_count == 0


def test_another_tool_leaves_the_selection_and_drops_what_is_held(hand: Hand) -> None:
    hand.document.selection = frozenset([ORIGIN, EAST])
    hand.press(EAST, 0.75)
    hand.move(Hex(3, -3), held=LEFT)
    hand.use(ToolKey.TILE)
    hand.release(Hex(3, -3))
    hand.use(ToolKey.SELECT)
    hand.move(Hex(3, -2))
    assert hand.document.selection == {ORIGIN, EAST}
    assert hand.undo_count == 0
    assert "Release" not in hand.status


def test_undo_and_redo_bring_the_selection_along(hand: Hand) -> None:
    hand.document.selection = frozenset([ORIGIN, EAST])
    hand.press(EAST, 0.75)
    hand.move(Hex(3, -3), held=LEFT)
    hand.release(Hex(3, -3))
    moved = hand.document.selection
    assert moved != {ORIGIN, EAST}
    hand.undo()
    assert hand.document.selection == {ORIGIN, EAST}
    hand.document.undo_stack.redo()
    assert hand.document.selection == moved


def test_undo_leaves_no_place_selected_whose_tile_it_took(hand: Hand) -> None:
    far = Hex(5, -7)
    hand.take(Terrain.PASTURE)
    hand.editor.centre_on([far])
    hand.click(far)
    hand.document.selection = frozenset([ORIGIN, far])
    hand.undo()
    assert hand.document.selection == {ORIGIN}


def test_undoing_a_paste_selects_what_was_selected_before(hand: Hand) -> None:
    hand.document.selection = frozenset([EAST])
    hand.editor.copy()
    hand.editor.paste()
    hand.click(Hex(-2, 0))
    assert hand.document.selection == {Hex(-2, 0)}
    hand.undo()
    assert hand.document.selection == {EAST}
