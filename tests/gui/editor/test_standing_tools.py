"""Homes, buildings, goods, transporters, roads, bridges and walls with the mouse."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from rbdesigner.hexes import (
    DIRECTIONS,
    ORIGIN,
    Border,
    Edge,
    Hex,
    Orientation,
    border_key,
    border_sides,
    neighbour,
    position,
)
from rbdesigner.rules.tables import NEW_MINE, BuildingKind, Good, TransporterKind
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Spot, SpotKind, Transporter, Wall
from rbdesigner.symmetry import Centre, Symmetry
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.settings import ToolKey
from tests.gui.editor.conftest import LEFT, RIGHT, SEA, Hand, island
from tests.parameters import few

NORTH, EAST, SOUTH = neighbour(ORIGIN, 0), Hex(1, 0), neighbour(ORIGIN, 3)
STRAIGHT = tile(Terrain.PASTURE, ((0, 3),))


@pytest.fixture
def hand(open_editor: Callable[[Scenario], Hand]) -> Hand:
    """A user before an island that a river divides from north to south, with a lake in the south-east."""
    scenario = island()
    for r in range(-3, 4):
        scenario.tiles[Hex(0, r)] = STRAIGHT
    scenario.tiles[Hex(2, 0)] = SEA
    return open_editor(scenario)


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


def test_goods_pile_up_by_region_and_are_taken_up_one_by_one(hand: Hand) -> None:
    hand.settings.choose_piece(Good.STONE)
    for _ in range(3):
        hand.click(ORIGIN, 0.5)
    hand.click(ORIGIN, -0.5)
    assert hand.scenario.pieces[ORIGIN] == (Goods(Good.STONE, 3, 1), Goods(Good.STONE, 1, 0))
    hand.click(ORIGIN, 0.5, button=RIGHT)
    assert hand.scenario.pieces[ORIGIN] == (Goods(Good.STONE, 2, 1), Goods(Good.STONE, 1, 0))


def test_buildings_replace_each_other_and_mines_have_a_bag(hand: Hand) -> None:
    hand.settings.choose_piece(BuildingKind.MINT)
    hand.click(EAST, 0.7)
    hand.settings.choose_piece(BuildingKind.MINE)
    hand.click(EAST, 0.75)
    assert hand.scenario.pieces[EAST] == (Building(BuildingKind.MINE, 0, NEW_MINE),)


@pytest.mark.rule("K4")
def test_strict_mode_refuses_a_building_on_the_wrong_ground(hand: Hand) -> None:
    hand.settings.choose_piece(BuildingKind.QUARRY)
    hand.settings.strict = True
    hand.click(EAST)
    assert not hand.scenario.pieces
    hand.settings.strict = False
    hand.click(EAST)
    assert hand.scenario.pieces


def test_boats_find_water_and_carts_land(hand: Hand) -> None:
    hand.settings.player = 2
    hand.settings.choose_piece(TransporterKind.RAFT)
    hand.click(ORIGIN, 0.3)
    hand.click(Hex(2, 0))
    hand.click(EAST, 0.75, 0.3)
    hand.click(Hex(-2, 0))
    hand.settings.choose_piece(TransporterKind.WAGON)
    hand.click(ORIGIN, -0.6)
    hand.click(Hex(2, 0), 0.5)
    pieces = hand.scenario.pieces
    raft, wagon = TransporterKind.RAFT, TransporterKind.WAGON
    assert pieces[ORIGIN] == (
        Transporter(raft, 2, Spot(SpotKind.RIVER, 0)),
        Transporter(wagon, 2, Spot(SpotKind.REGION, 0)),
    )
    assert pieces[Hex(2, 0)] == (Transporter(raft, 2),)
    (docked,) = pieces[EAST]
    assert isinstance(docked, Transporter) and docked.spot.kind is SpotKind.DOCK
    assert Hex(-2, 0) not in pieces


def test_a_piece_is_dragged_to_another_region(hand: Hand) -> None:
    hand.settings.choose_piece(Good.IRON)
    hand.click(EAST)
    hand.settings.choose_piece(Good.GOLD)
    hand.press(EAST)
    hand.move(ORIGIN, -0.5, held=LEFT)
    hand.release(ORIGIN, -0.5)
    assert hand.scenario.pieces == {ORIGIN: (Goods(Good.IRON, 1, 0),)}
    assert hand.undo_count == 2


def sides(border: Border) -> set[Hex]:
    return {place for place, _ in border_sides(border)}


@pytest.mark.rule("K8")
def test_roads_by_click_and_by_drag(hand: Hand) -> None:
    hand.use(ToolKey.ROAD)
    hand.click(EAST, 0.0, 0.6)
    assert [sides(border) for border in hand.scenario.roads] == [{EAST, Hex(1, 1)}]
    hand.drag(Hex(-1, -1), Hex(-1, 2))
    assert len(hand.scenario.roads) == 4
    assert hand.undo_count == 2
    hand.click(EAST, 0.0, 0.6, button=RIGHT)
    assert len(hand.scenario.roads) == 3
    hand.click(EAST, 0.6, 0.35)
    hand.drag(EAST, Hex(2, 0))
    assert len(hand.scenario.roads) == 3


@pytest.mark.parametrize(("side", "leaving_north", "leaving_bend"), [(-0.5, 7, 11), (0.5, 6, 10)])
def test_a_road_along_a_river_keeps_to_its_bank(hand: Hand, side: float, leaving_north: int, leaving_bend: int) -> None:
    west = neighbour(ORIGIN, 5)
    hand.given(tiles={ORIGIN: tile(Terrain.PASTURE, ((0, 5),))})
    hand.given(tiles={west: tile(Terrain.PASTURE, ((2,),))})
    hand.use(ToolKey.ROAD)
    hand.press(NORTH, side)
    hand.move(ORIGIN, held=LEFT)
    hand.move(west, held=LEFT)
    hand.release(west)
    assert set(hand.scenario.roads) == {border_key(NORTH, leaving_north), border_key(ORIGIN, leaving_bend)}


@pytest.mark.rule("K10")
def test_bridges_stand_on_divided_tiles_only(hand: Hand) -> None:
    hand.use(ToolKey.BRIDGE)
    hand.click(ORIGIN, 0.0, -0.4)
    hand.click(EAST)
    assert hand.scenario.pieces == {ORIGIN: (Bridge(0),)}
    hand.click(ORIGIN, 0.0, -0.4)
    assert hand.undo_count == 1
    hand.click(ORIGIN, 0.0, -0.4, button=RIGHT)
    assert not hand.scenario.pieces


@pytest.mark.rule("K11", "K12")
def test_walls_grow_and_shrink(hand: Hand) -> None:
    hand.use(ToolKey.WALL)
    hand.settings.player = 1
    for _ in range(3):
        hand.click(EAST, 0.0, -0.6)
    assert hand.scenario.walls == {Edge(EAST, 0): Wall(1, 3)}
    hand.settings.player = 2
    hand.click(EAST, 0.0, -0.6)
    assert hand.scenario.walls == {Edge(EAST, 0): Wall(2, 3)}
    hand.click(EAST, 0.0, -0.6, button=RIGHT)
    assert hand.scenario.walls == {Edge(EAST, 0): Wall(2, 2)}
    hand.click(Hex(3, -3), 0.0, -0.6)
    assert len(hand.scenario.walls) == 1


@pytest.mark.parametrize("orientation", list(Orientation))
def test_edges_are_found_either_way_up(open_editor: Callable[[Scenario], Hand], orientation: Orientation) -> None:
    scenario = island()
    scenario.properties = replace(scenario.properties, orientation=orientation)
    hand = open_editor(scenario)
    hand.use(ToolKey.WALL)
    for edge in range(3):
        x, y = position(DIRECTIONS[edge], orientation)
        hand.click(ORIGIN, 0.4 * x, 0.4 * y)
    assert set(hand.scenario.walls) == {Edge(ORIGIN, 0), Edge(ORIGIN, 1), Edge(ORIGIN, 2)}


def test_roads_are_seen(hand: Hand) -> None:
    before = hand.picture()
    hand.use(ToolKey.ROAD)
    hand.click(EAST, 0.0, 0.6)
    hand.move(Hex(-3, 3))
    assert hand.picture() != before


def test_a_click_puts_down_what_the_ghost_shows_whatever_stands_there(hand: Hand) -> None:
    hand.given(homes={EAST: Home(0, 1)})
    hand.settings.choose_piece(Good.TRUNKS)
    hand.press(EAST)
    assert "trunks" in hand.status
    hand.release(EAST)
    hand.settings.choose_piece(Good.GEESE)
    for _ in range(2):
        hand.click(EAST)
        hand.move(SOUTH)
    hand.click(EAST, 0.05, 0.05)
    assert hand.scenario.homes == {EAST: Home(0, 1)}
    assert hand.scenario.pieces == {EAST: (Goods(Good.TRUNKS), Goods(Good.GEESE, 3))}


def test_a_piece_of_the_kind_in_hand_is_dragged_too(hand: Hand) -> None:
    hand.given(pieces={EAST: (Goods(Good.GEESE),)})
    hand.settings.choose_piece(Good.GEESE)
    hand.drag(EAST, Hex(1, 1), Hex(1, 2))
    assert hand.scenario.pieces == {Hex(1, 2): (Goods(Good.GEESE),)}


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
