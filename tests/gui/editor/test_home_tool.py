"""The tool for homes: where they may stand, how they move, and whose they are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from rbdesigner.hexes import (
    ORIGIN,
    Hex,
)
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.symmetry import Centre, Symmetry
from rbdesigner.ui.editor.settings import ToolKey
from tests.gui.editor.conftest import RIGHT, Hand, island
from tests.gui.editor.test_standing_tools import EAST, SOUTH, watered
from tests.parameters import few


@pytest.fixture
def hand(open_editor: Callable[[Scenario], Hand]) -> Hand:
    """A user before an island with a river and a lake."""
    return open_editor(watered())


def test_a_home_goes_to_the_region_under_the_pointer(hand: Hand) -> None:
    hand.use(ToolKey.HOME)
    hand.settings.player = 2
    hand.click(ORIGIN, 0.5)
    assert hand.scenario.homes == {ORIGIN: Home(1, 2)}
    hand.settings.player = None
    hand.click(ORIGIN, -0.5)
    assert hand.scenario.homes == {ORIGIN: Home(0, None)}
    hand.click(ORIGIN, button=RIGHT)
    assert not hand.scenario.homes
    assert hand.undo_count == 3


def test_no_home_at_sea_or_off_the_map(hand: Hand) -> None:
    hand.use(ToolKey.HOME)
    hand.click(Hex(2, 0))
    hand.click(Hex(6, -3))
    assert not hand.scenario.homes


@pytest.mark.rule("S2")
def test_strict_homes_keep_their_distance(hand: Hand) -> None:
    hand.use(ToolKey.HOME)
    hand.click(EAST)
    hand.settings.player = 2
    hand.settings.strict = True
    hand.click(SOUTH, 0.5)
    assert set(hand.scenario.homes) == {EAST}
    hand.settings.strict = False
    hand.click(SOUTH, 0.5)
    assert set(hand.scenario.homes) == {EAST, SOUTH}


def test_places_where_no_home_may_stand_are_hatched(hand: Hand) -> None:
    hand.use(ToolKey.HOME)
    plain = hand.picture()
    hand.click(EAST)
    hand.settings.player = 2
    hand.move(Hex(-3, 3))
    marked = hand.picture()
    near, far = Hex(1, 1), Hex(-2, 0)

    def changed(place: Hex) -> int:
        at = hand.pixel(place)
        spots = [(at.x() + dx, at.y() + dy) for dx in range(-18, 19, 3) for dy in range(-18, 19, 3)]
        return sum(plain.pixel(*spot) != marked.pixel(*spot) for spot in spots)

    assert changed(near) > 40
    assert changed(far) == 0
    hand.settings.player = 1
    marked = hand.picture()
    assert changed(near) == 0, "the home of player 1 can move there"


MIRROR, MIRRORS, TURNS = Symmetry.MIRROR_1, Symmetry.TWO_MIRRORS_0, Symmetry.SIXTH_TURNS


@pytest.mark.parametrize(
    ("player", "symmetry"),
    few([(None, MIRROR), (1, TURNS), (1, MIRROR), (None, TURNS), (None, MIRRORS), (1, MIRRORS)], 2),
)
def test_a_place_is_hatched_where_an_image_of_a_home_may_not_stand(
    hand: Hand, player: int | None, symmetry: Symmetry
) -> None:
    hand.use(ToolKey.HOME)
    hand.settings.player = player
    hand.click(Hex(-2, 2))
    hand.symmetric(symmetry, Centre.of_hex(ORIGIN))
    hatched, told = hand.editor.toolbox.tool.forbidden(), set()
    land = {place for place, each in hand.scenario.tiles.items() if not each.is_sea} - hand.scenario.homes.keys()
    for place in sorted(land):
        hand.move(place)
        told |= {place} if hand.ghost.faults else set()
    assert told == hatched & land
    assert land - hatched and hatched & land
    hand.settings.strict = True
    for place in sorted(hatched)[:4]:
        hand.click(place)
    assert hand.undo_count == 0


def test_images_of_a_home_that_are_neighbours_are_told_beforehand(open_editor: Callable[[Scenario], Hand]) -> None:
    hand = open_editor(island())
    hand.use(ToolKey.HOME)
    hand.settings.player = 1
    plain = hand.picture()
    hand.symmetric(Symmetry.MIRROR_1, Centre.of_hex(ORIGIN))
    near = Hex(0, 1)
    hand.move(near)
    assert hand.status.startswith("Breaks a rule: The homes at") and "1 step apart" in hand.status
    hand.move(Hex(3, -3))
    at, marked = hand.pixel(near, 0.2), hand.picture()
    spots = [(at.x() + dx, at.y() + dy) for dx in range(-12, 13, 3) for dy in range(-12, 13, 3)]
    assert sum(plain.pixel(*spot) != marked.pixel(*spot) for spot in spots) > 20, "it is hatched"
    hand.click(near)
    assert any(problem.code == "homes-too-near" for problem in hand.document.problems), "as was told"


def test_it_is_told_where_an_image_of_a_home_has_no_ground(hand: Hand) -> None:
    hand.use(ToolKey.HOME)
    hand.symmetric(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN))
    hand.click(Hex(-2, 0))
    assert not hand.scenario.homes
    assert hand.status.startswith(
        "Nothing was changed, because it cannot stand here: The home at (2, 0) stands on the sea"
    )


def test_a_home_is_dragged_and_keeps_its_player(hand: Hand) -> None:
    hand.use(ToolKey.HOME)
    hand.settings.player = 3
    hand.click(EAST)
    hand.settings.player = 1
    hand.drag(EAST, Hex(1, 1), Hex(1, 2))
    assert hand.scenario.homes == {Hex(1, 2): Home(0, 3)}
    assert hand.undo_count == 2


@pytest.mark.parametrize("symmetry", [Symmetry.NONE, Symmetry.TWO_MIRRORS_0])
def test_a_click_on_a_home_that_is_right_is_no_step(
    open_editor: Callable[[Scenario], Hand], symmetry: Symmetry
) -> None:
    drawn = open_editor(island())
    drawn.symmetric(symmetry, Centre.of_hex(ORIGIN))
    drawn.use(ToolKey.HOME)
    drawn.settings.player = 1
    drawn.click(Hex(2, -2))
    known = {at: replace(home, extra={"colour": "red"}) for at, home in drawn.scenario.homes.items()}
    hand = open_editor(canonical(replace(drawn.scenario.copy(), homes=known)))
    homes = dict(hand.scenario.homes)
    hand.use(ToolKey.HOME)
    hand.settings.player = 1
    hand.click(Hex(2, -2), 0.4, 0.2)
    assert hand.scenario.homes == homes
    assert hand.undo_count == 0
    hand.settings.player = None
    hand.click(Hex(2, -2))
    assert hand.undo_count == 1
    assert hand.scenario.homes[Hex(2, -2)] == Home(0, None, {"colour": "red"})


def test_turning_what_looks_alike_from_all_sides_is_no_step(hand: Hand) -> None:
    hand.use(ToolKey.HOME)
    hand.click(EAST)
    hand.use(ToolKey.SELECT)
    hand.move(EAST)
    hand.key(Qt.Key.Key_R)
    assert hand.undo_count == 1
    hand.move(ORIGIN)
    hand.key(Qt.Key.Key_R)
    assert hand.undo_count == 2


def test_symmetric_homes_go_to_the_next_player(hand: Hand) -> None:
    hand.symmetric(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN))
    hand.use(ToolKey.HOME)
    hand.settings.player = 1
    hand.click(EAST)
    assert hand.scenario.homes == {EAST: Home(0, 1), Hex(-1, 0): Home(6, 2)}


@pytest.mark.rule("S3")
def test_a_player_has_one_home_which_moves(hand: Hand) -> None:
    hand.use(ToolKey.HOME)
    hand.settings.player = 1
    hand.click(EAST)
    hand.move(Hex(-2, 0))
    assert hand.status == "Click to move the home of player 1 here"
    assert hand.ghost.removed == {EAST}
    hand.click(Hex(-2, 0))
    assert hand.scenario.homes == {Hex(-2, 0): Home(0, 1)}
    assert hand.undo_count == 2
    assert hand.document.undo_stack.undoText() == "Move home"
    hand.settings.strict = True
    hand.click(Hex(-2, 1))
    assert hand.scenario.homes == {Hex(-2, 1): Home(0, 1)}, "its own old place is not too near"
    hand.settings.player = None
    hand.click(Hex(1, 1))
    hand.click(Hex(1, -1))
    assert len(hand.scenario.homes) == 3


@pytest.mark.rule("S3")
def test_a_player_takes_the_home_of_another_in_exchange(hand: Hand) -> None:
    hand.given(homes={EAST: Home(0, 1)})
    hand.given(homes={Hex(-2, 0): Home(0, 2)})
    hand.use(ToolKey.HOME)
    hand.settings.player = 1
    hand.move(Hex(-2, 0), 0.3)
    assert "swap this home with that of player 1" in hand.status
    hand.click(Hex(-2, 0), 0.3)
    assert hand.scenario.homes == {EAST: Home(0, 2), Hex(-2, 0): Home(0, 1)}


@pytest.mark.rule("S3")
def test_symmetric_homes_move_together(hand: Hand) -> None:
    hand.symmetric(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN))
    hand.use(ToolKey.HOME)
    hand.settings.player = 1
    hand.click(EAST)
    hand.click(Hex(1, 1))
    assert hand.scenario.homes == {Hex(1, 1): Home(0, 1), Hex(-1, -1): Home(6, 2)}
    assert hand.undo_count == 2
