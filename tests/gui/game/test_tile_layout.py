"""Where everything on a tile is shown: beside it, in places that stay the same."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from shapely import Point, Polygon, box

from rbdesigner.art.tile import look_at
from rbdesigner.engine.core.codes import GOODS, NONE, TRUNKS
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.core.topology import DOCK, REGION
from rbdesigner.engine.core.topology import RIVER as IN_RIVER
from rbdesigner.hexes import SQRT3, Orientation, corner
from rbdesigner.play.tile_items import ItemKind
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Goods, Piece
from rbdesigner.ui.canvas.tile_layer import shared_pixmaps
from rbdesigner.ui.game.tile.tile_layout import ItemBox, TileLayout, lay_out
from tests.checks.maps import map_of
from tests.engine.games.test_games import played
from tests.engine.small_game import SmallGame
from tests.gui.game.tile_table import (
    EAST,
    ON_RIVER,
    PIECES,
    RIVER,
    WEST,
    Table,
    donkey,
    raft,
    shown,
)
from tests.parameters import few


def places(table: Table) -> dict[int, QRectF]:
    assert table.picture.shown is not None
    return {plate.spot: plate.rect for plate in table.picture.shown.plates}


def test_plates_keep_their_places_whatever_is_loaded_there(qtbot: QtBot) -> None:
    goods = [Goods(good, 3, WEST) for good in (Good.TRUNKS, Good.BOARDS)]
    west: tuple[Piece, ...] = (donkey(1, WEST), donkey(1, WEST), *goods)
    table = Table(qtbot, {**PIECES, (0, 1): (*ON_RIVER, raft(1), *west)}, 1, Phase.MOVEMENT)
    table.look_at(RIVER)
    before, sites = places(table), {thing.item.key: thing.rect for thing in shown(table)}
    assert len(before) == 3
    for number in table.match.state.on_tile[table.focus.tile]:
        table.focus.choose(number)
        for thing in [thing for thing in shown(table) if thing.item.what is ItemKind.GOODS]:
            table.click(thing.rect.center().toPoint())
            assert places(table) == before
            after = {thing.item.key: thing.rect for thing in shown(table)}
            assert all(sites[key] == after[key] for key in sites if key in after)
    assert len(table.match.game.log) > 6
    table.match.undo()
    assert places(table) == before


def test_what_is_new_at_a_spot_stands_behind_what_was_there(qtbot: QtBot) -> None:
    table = Table(qtbot, {**PIECES, (0, 0): (*PIECES[0, 0], donkey(1, 0, (Good.TRUNKS, 1)))}, 1, Phase.MOVEMENT)
    before = {thing.item.key: thing.rect for thing in shown(table)}
    table.focus.choose(2)
    table.click(table.at(ItemKind.CARGO, TRUNKS))
    trunks = table.thing(ItemKind.GOODS, TRUNKS)
    assert all(before.get(thing.item.key, thing.rect) == thing.rect for thing in shown(table))
    (anew,) = [thing for thing in laid_out_anew(table) if thing.item.key == trunks.item.key]
    assert anew.rect != trunks.rect


def laid_out_anew(table: Table) -> tuple[ItemBox, ...]:
    before = table.picture.shown
    assert before is not None
    return lay_out(table.match.state, table.board.scenario, before.tile, before.area).things


def test_plates_stand_beside_their_spots_and_grow_downwards() -> None:
    w, tiles = SmallGame("0,0 pasture 1-4; 0,1 sea"), {(0, 0): "pasture 1-4", (0, 1): "sea"}
    scenario, area = map_of(tiles), QRectF(0, 0, 366, 420)
    first = lay_out(w.state, scenario, w.tile("0,0"), area)
    for plate in first.plates:
        assert abs(plate.anchors[0].y() - first.middle.y()) > 20
        assert abs(plate.anchors[0].y() - plate.rect.center().y()) < 5
    bank = first.plates[0]
    for good in GOODS[:3]:
        w.goods_at(bank.spot, **{good.value: 2})
    then = lay_out(w.state, scenario, w.tile("0,0"), area, before=first)
    (grown,) = [plate.rect for plate in then.plates if plate.spot == bank.spot]
    assert grown.topLeft() == bank.rect.topLeft()
    assert grown.bottom() > bank.rect.bottom()


@pytest.mark.parametrize(
    ("terrain", "size", "side"),
    [
        ("pasture 0-3", (366, 180), 52),
        ("pasture 0-3", (700, 500), 85),
        ("pasture", (366, 180), 62),
        ("pasture", (366, 260), 72),
    ],
)
def test_things_are_the_larger_the_more_room_there_is(terrain: str, size: tuple[int, int], side: int) -> None:
    w = SmallGame(f"0,0 {terrain}; 0,1 sea")
    for spot in w.state.topology.regions_of[w.tile("0,0")]:
        w.goods_at(spot, stone=2)
    laid_out = lay_out(w.state, map_of({(0, 0): terrain, (0, 1): "sea"}), w.tile("0,0"), QRectF(0, 0, *size))
    assert laid_out.side >= side
    assert laid_out.radius >= 1.1 * side


def test_plates_are_called_after_their_banks_and_point_there(qtbot: QtBot) -> None:
    table = Table(qtbot, {**PIECES, (0, 1): (*ON_RIVER, raft(1))}, 1, Phase.MOVEMENT)
    table.look_at(RIVER)
    here = table.picture.shown
    assert here is not None
    state = table.match.state
    assert {plate.spot: plate.caption for plate in here.plates} == {
        table.spot(RIVER, EAST): "East bank",
        table.spot(RIVER, WEST): "West bank",
        state.spots[3]: "River",
    }
    for plate in here.plates:
        (anchor,) = plate.anchors
        assert (here.middle.x() - plate.rect.center().x()) * (plate.caption == "West bank" or -1) > 0
        if plate.caption != "River":
            assert here.spot_at(anchor) == plate.spot
        QTest.mouseMove(table.picture, plate.rect.bottomRight().toPoint() - QPoint(4, 4))
        assert table.view.line.text() == plate.caption


@pytest.mark.parametrize("rivers", ["0-3", "1-4", "0-2", "0-1 2-3", "0-2 3-5", "0-2-4", "0-1 2-3 4-5"])
def test_a_bank_has_its_place_whether_anything_is_there_or_not(rivers: str) -> None:
    w = SmallGame(f"0,0 pasture {rivers}; 0,1 sea")
    scenario, area = map_of({(0, 0): f"pasture {rivers}", (0, 1): "sea"}), QRectF(0, 0, 366, 180)

    def sides() -> list[tuple[int, bool]]:
        laid_out = lay_out(w.state, scenario, w.tile("0,0"), area)
        left_first = sorted(laid_out.plates, key=lambda plate: (plate.rect.left(), plate.rect.top()))
        return [(plate.spot, plate.rect.center().x() < laid_out.middle.x()) for plate in left_first]

    bare = sides()
    for bank in w.state.topology.regions_of[w.tile("0,0")]:
        w.goods_at(bank, boards=2, stone=3, trunks=1)
        assert sides() == bare


def test_with_a_smaller_size_all_stay_as_large_until_the_tile_is_looked_at_anew() -> None:
    w = SmallGame("0,0 pasture 0-3; 0,1 sea")
    scenario, area = map_of({(0, 0): "pasture 0-3", (0, 1): "sea"}), QRectF(0, 0, 366, 180)
    first = lay_out(w.state, scenario, w.tile("0,0"), area)
    for good in GOODS:
        w.goods("0,0/1", **{good.value: 2})
    crowded = lay_out(w.state, scenario, w.tile("0,0"), area, before=first)
    assert crowded.side < first.side
    w.state.goods.clear()
    assert lay_out(w.state, scenario, w.tile("0,0"), area, before=crowded).side == crowded.side
    assert lay_out(w.state, scenario, w.tile("0,0"), area) == first


CROWD = "0,0 pasture 0-1 2-3 4-5; 0,1 sea; 1,0 sea"


@pytest.mark.parametrize("size", [(360, 210), (200, 130), (700, 500)])
@pytest.mark.parametrize("tiles", ["0,0 pasture; 0,1 sea; 1,0 sea", CROWD, "0,0 sea; 0,1 pasture"])
def test_on_the_most_crowded_tile_nothing_lies_over_anything_else(
    qtbot: QtBot, size: tuple[int, int], tiles: str
) -> None:
    w = SmallGame(tiles, players=4)
    at_sea, tile = tiles.startswith("0,0 sea"), w.tile("0,0")
    for spot in w.state.topology.regions_of[tile]:
        for good in GOODS if not at_sea else GOODS[:3]:
            w.goods_at(spot, **{good.value: 12})
        for player in range(4):
            number = w.state.place_transporter(3 if at_sea else player % 3, player, spot)
            w.goods_at(~number, boards=1, stone=1)
    area = QRectF(3, 3, size[0] - 6, size[1] - 6)
    scenario = map_of({(0, 0): tiles.split(";")[0].split(" ", 1)[1], (0, 1): "sea", (1, 0): "sea"})
    laid_out = lay_out(w.state, scenario, tile, area)
    rects = [thing.rect for thing in laid_out.things]
    assert len(rects) > 10
    assert not any(a.adjusted(0.01, 0.01, -0.01, -0.01).intersects(b) for a, b in combinations(rects, 2))
    assert all(area.adjusted(-0.1, -0.1, 0.1, 0.1).contains(rect) for rect in rects)
    assert [laid_out.thing_at(rect.center()) for rect in rects] == list(laid_out.things)
    if size != (200, 130):
        assert laid_out.side >= 18


GAMES = sorted((Path(__file__).parents[2] / "games").glob("*.rbgame"))
USUAL = [("duo-the-lake-between", 180), ("solo-millbrook", 260)]
LAID_OUT = [(path, high, 20) for path in GAMES for high in (180, 260)]
FEW_MOMENTS = [(path, high, 12) for path, high, _ in LAID_OUT if (path.stem, high) in USUAL]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_at_the_end_of_whole_games_all_that_is_on_a_tile_is_large_and_within_reach(path: Path) -> None:
    game = played(path.stem)
    area = QRectF(3, 3, 366, 180)
    for tile in range(len(game.state.topology.places)):
        laid_out = lay_out(game.state, game.scenario, tile, area)
        assert laid_out.side >= 34
        rects = [thing.rect for thing in laid_out.things]
        assert [laid_out.thing_at(rect.center()) for rect in rects] == list(laid_out.things)
        half = laid_out.radius * (1 if game.scenario.orientation is Orientation.FLAT else SQRT3 / 2)
        left, right = laid_out.middle.x() - half, laid_out.middle.x() + half
        assert all(plate.rect.right() <= left or plate.rect.left() >= right for plate in laid_out.plates)
        assert half > 36
        held = {thing.item.number for thing in laid_out.things if thing.item.what is ItemKind.TRANSPORTER}
        assert held == set(game.state.on_tile[tile])


SMALLEST = 26
"""Pixels: on no tile of a whole game are things smaller, and while they are not, no plate covers the tile."""


def assert_shown_beside(state: GameState, scenario: Scenario, laid_out: TileLayout) -> None:
    """No plate lies on the tile, and every line ends where its spot is."""
    edges = [QPointF(*corner(edge, scenario.orientation)) * laid_out.radius for edge in range(6)]
    hexagon = Polygon([(laid_out.middle + edge).toTuple() for edge in edges])
    picture = shared_pixmaps().get(
        look_at(scenario.tiles, state.topology.places[laid_out.tile], scenario.orientation), 90
    )
    for plate in laid_out.plates:
        assert not hexagon.intersects(box(*plate.rect.getCoords()))
        kind = state.topology.spot_kinds[plate.spot]
        for anchor in plate.anchors:
            assert hexagon.distance(Point(anchor.toTuple())) < 0.1
            within = (anchor - laid_out.middle) * (90 / laid_out.radius)
            if kind == DOCK:
                assert hexagon.exterior.distance(Point(anchor.toTuple())) < 0.1
            else:
                colour = picture.pixelColor((QPointF(picture.rect().center()) + within).toPoint())
                assert (colour.blue() > colour.red() + 40) == (kind == IN_RIVER)
            if kind == REGION:
                assert laid_out.spot_at(anchor) == plate.spot


@pytest.mark.parametrize(("path", "high", "moments"), few(FEW_MOMENTS + LAID_OUT, 2))
def test_no_plate_ever_covers_the_tile_and_lines_end_where_their_spots_are(path: Path, high: int, moments: int) -> None:
    game, area = played(path.stem), QRectF(3, 3, 366, high)
    last, before = len(game.log), dict[int, TileLayout]()
    onward = list(range(0, last + 1, last // moments))
    for moment in (*onward, *onward[::-3], *onward[1::5]):
        state = game.state_at(moment)
        for tile in range(len(state.topology.places)):
            for stable in (before.get(tile), None):
                laid_out = lay_out(state, game.scenario, tile, area, before=stable)
                assert laid_out.side >= SMALLEST
                assert_shown_beside(state, game.scenario, laid_out)
                if stable is not None or tile not in before:
                    before[tile] = laid_out


def test_the_ground_under_the_pointer_is_the_region_there() -> None:
    w = SmallGame("0,0 pasture 0-3; 0,1 sea")
    scenario = map_of({(0, 0): "pasture 0-3", (0, 1): "sea"})
    assert scenario.orientation is Orientation.FLAT
    laid_out = lay_out(w.state, scenario, w.tile("0,0"), QRectF(0, 0, 300, 220))
    middle = laid_out.middle
    assert laid_out.spot_at(middle + QPointF(0.8 * laid_out.radius, 0)) == w.spot("0,0/1")
    assert laid_out.spot_at(middle - QPointF(0.8 * laid_out.radius, 0)) == w.spot("0,0/7")
    assert laid_out.spot_at(QPointF(1, 1)) == NONE


@pytest.mark.parametrize("size", [(366, 180), (366, 260), (700, 500)])
@pytest.mark.parametrize(
    ("tiles", "berth"), [("0,0 pasture 0-3; 0,1 sea", "0,0~0"), ("0,0 pasture; 0,1 sea", "0,0@6"), (CROWD, "0,0~2")]
)
def test_plates_and_pictures_keep_their_places_when_boats_and_goods_leave_and_come_back(
    size: tuple[int, int], tiles: str, berth: str
) -> None:
    w = SmallGame(tiles)
    scenario, tile = map_of({(0, 0): tiles.split(";")[0][4:], (0, 1): "sea", (1, 0): "sea"}), w.tile("0,0")
    area = QRectF(0, 0, *size)
    bank = w.state.topology.regions_of[tile][0]
    w.goods_at(bank, boards=2, stone=1, clay=1)
    boats = [w.put("raft", berth), w.put("rowboat", berth), w.put("steamer", berth)]

    def places(layout: TileLayout) -> dict[object, QRectF]:
        plates = {plate.spot: plate.rect for plate in layout.plates}
        return {**plates, **{thing.item.key: thing.rect for thing in layout.things}}

    first = lay_out(w.state, scenario, tile, area)
    were, before = places(first), first

    def again() -> dict[object, QRectF]:
        nonlocal before
        before = lay_out(w.state, scenario, tile, area, before=before)
        now = places(before)
        assert all(were[key] == rect for key, rect in now.items() if key in were)
        return now

    for number in (boats[0], boats[2], boats[1]):
        w.state.on_tile[tile] = tuple(one for one in w.state.on_tile[tile] if one != number)
        assert (ItemKind.TRANSPORTER, ~number, w.state.kinds[number], number) not in again()
    for number in (boats[1], boats[0], boats[2]):
        w.state.on_tile[tile] += (number,)
        again()
    for good in (TRUNKS, 1, 2, 3):
        had = w.state.amount(bank, good)
        w.state.put(bank, good, -had)
        again()
        w.state.put(bank, good, had)
        again()
    assert again() == were


@pytest.mark.parametrize("high", [180, 260])
def test_the_plate_of_a_first_boat_moves_no_other_plate_at_the_shore(high: int) -> None:
    w = SmallGame("0,0 pasture; 0,1 sea")
    scenario, area, tile = map_of({(0, 0): "pasture", (0, 1): "sea"}), QRectF(0, 0, 366, high), w.tile("0,0")
    w.goods("0,0", boards=2, stone=1)
    first = lay_out(w.state, scenario, tile, area)
    w.put("raft", "0,0@6")
    second = lay_out(w.state, scenario, tile, area, before=first)
    assert len(second.plates) == 2
    (ground,) = first.plates
    assert ground.rect == next(plate.rect for plate in second.plates if plate.spot == ground.spot)
    assert all(thing.rect == now.rect for thing in first.things for now in second.things if now.item == thing.item)
    assert_shown_beside(w.state, scenario, second)


def test_a_tile_that_is_looked_at_again_in_the_same_phase_looks_as_it_did(qtbot: QtBot) -> None:
    table = Table(qtbot, {**PIECES, (0, 1): (*ON_RIVER, raft(1))}, 1, Phase.MOVEMENT)
    table.look_at(RIVER)
    raft_number = 3
    before = places(table)
    steps = [one for one in table.match.game.legal_actions() if getattr(one, "to", NONE) != NONE]
    away = next(one for one in steps if getattr(one, "transporter", NONE) == raft_number)
    table.match.do(away)
    table.focus.choose(raft_number)
    table.focus.clear()
    table.look_at(RIVER)
    assert places(table) == {spot: rect for spot, rect in before.items() if spot != spot_of_river(table)}


def spot_of_river(table: Table) -> int:
    state = table.match.state
    (river,) = set(state.topology.rivers_of[state.topology.index[RIVER]]) - {NONE}
    return river
