import math
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from rbdesigner.art.links import road_path
from rbdesigner.art.piece_drawing import piece_sketch
from rbdesigner.art.pixmaps import piece_picture
from rbdesigner.art.sketch import polygon
from rbdesigner.geometry import RIVER_WIDTH, along, regions, river_curves, true_point
from rbdesigner.hexes import Border, Hex, Orientation, position
from rbdesigner.play.placement.piece_layout import PieceLook, layout, placed_at
from rbdesigner.rules.tables import MOST_PLAYERS, BuildingKind, Good, Mixture, TransporterKind
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, Spot, SpotKind, Transporter
from rbdesigner.tiles import Terrain, tile

FLAT = Orientation.FLAT
KINDS = [*BuildingKind, *Good, *TransporterKind]


def stamp(look: PieceLook, side: int = 24) -> list[bool]:
    """Which pixels of a small black picture of a piece are covered."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.black)
    painter.translate(side / 2, side / 2)
    painter.scale(side / 2.4, side / 2.4)
    # The first two marks are the shadow, the fifth on the piece itself.
    for _, brush, path in piece_sketch(look).marks[4:]:
        if brush.style() != Qt.BrushStyle.NoBrush:
            painter.drawPath(path)
    painter.end()
    return [image.pixelColor(x, y).alpha() > 127 for x in range(side) for y in range(side)]


def test_silhouettes_differ_pairwise() -> None:
    stamps = {kind: stamp(PieceLook(kind, 1)) for kind in KINDS}
    for first, second in combinations(KINDS, 2):
        unlike = sum(a != b for a, b in zip(stamps[first], stamps[second], strict=True))
        assert unlike > 24, (first, second)


@pytest.mark.parametrize("kind", [*TransporterKind, Home])
def test_players_differ_by_more_than_colour(kind: TransporterKind | type[Home]) -> None:
    def shapes(player: int) -> list[tuple[float, ...]]:
        boxes = (path.boundingRect() for _, _, path in piece_sketch(PieceLook(kind, player)).marks)
        return [(box.x(), box.y(), box.width(), box.height()) for box in boxes]

    players = range(1, MOST_PLAYERS + 1)
    assert all(shapes(a) != shapes(b) for a, b in combinations(players, 2))


def test_counts_and_contents_show() -> None:
    plain = piece_picture(PieceLook(Good.STONE), 20)
    for look in (
        PieceLook(Good.STONE, number=2),
        PieceLook(Good.STONE, number=3),
        PieceLook(BuildingKind.MINE, mixture=Mixture(3, 2)),
        PieceLook(BuildingKind.MINE, mixture=Mixture(2, 3)),
        PieceLook(TransporterKind.WAGON, 1, cargo=((Good.GOLD, 2),)),
        PieceLook(TransporterKind.WAGON, 1, carries=TransporterKind.DONKEY),
    ):
        bare = piece_picture(PieceLook(look.what, look.player), 20)
        assert piece_picture(look, 20) != bare
        assert piece_picture(look, 20) != plain


@pytest.mark.parametrize("orientation", Orientation)
@pytest.mark.parametrize("rivers", [(), ((0, 3),), ((0, 2),), ((0, 1),), ((0, 2, 4),), ((1,),)])
@pytest.mark.parametrize("number", [1, 2, 5, 9, 14])
def test_pieces_stay_on_the_land_of_their_region_and_apart(
    orientation: Orientation, rivers: tuple[tuple[int, ...], ...], number: int
) -> None:
    place = tile(Terrain.PASTURE, rivers)
    pieces: list[Piece] = [Transporter(TransporterKind.DONKEY, k + 1) for k in range(number - 1)]
    placed = layout(place, Home(0, 1), pieces, orientation)
    assert len(placed) == number
    outline = polygon([true_point(point, orientation) for point in regions(rivers)[0].outline])
    water = [
        true_point(along(curve, k / 40)[0], orientation)
        for curves in river_curves(rivers)
        for curve in curves
        for k in range(41)
    ]
    for item in placed:
        assert outline.contains(QPointF(*item.centre))
        assert all(math.dist(item.centre, point) >= RIVER_WIDTH / 2 + 0.7 * item.size for point in water)
    for first, second in combinations(placed, 2):
        apart = math.hypot(first.centre[0] - second.centre[0], first.centre[1] - second.centre[1])
        assert apart >= (first.size + second.size) * 0.99


@pytest.mark.parametrize("orientation", Orientation)
def test_what_stands_on_a_bank_uses_all_its_room(orientation: Orientation) -> None:
    place = tile(Terrain.WOODS, ((0, 2),))
    narrow = regions(place.rivers)[1].name
    pieces: list[Piece] = [Building(BuildingKind.WOODCUTTER, half_edge=narrow), Goods(Good.TRUNKS, 2, narrow)]
    pieces += [Transporter(TransporterKind.DONKEY, 1, Spot(SpotKind.REGION, narrow))]
    assert min(item.size for item in layout(place, None, pieces, orientation)) > 0.14


def test_banks_that_a_bridge_joins_are_one_ground() -> None:
    place = tile(Terrain.PASTURE, ((0, 3),))
    donkeys: list[Piece] = [Transporter(TransporterKind.DONKEY, k + 1) for k in range(4)]
    apart, joined = layout(place, None, donkeys, FLAT), layout(place, None, [*donkeys, Bridge(0)], FLAT)[1:]
    assert len({item.centre[0] > 0 for item in apart}) == 1
    assert len({item.centre[0] > 0 for item in joined}) == 2
    assert joined[0].size > apart[0].size


def test_a_boat_on_the_river_hides_nothing_on_its_bank() -> None:
    raft = Transporter(TransporterKind.RAFT, 1, Spot(SpotKind.RIVER, 0))
    donkeys: list[Piece] = [Transporter(TransporterKind.DONKEY, k + 1) for k in range(3)]
    placed = layout(tile(Terrain.PASTURE, ((0, 3),)), None, [raft, *donkeys], FLAT)
    (boat,) = (item for item in placed if item.look.what is TransporterKind.RAFT)
    for item in placed:
        assert item is boat or math.dist(item.centre, boat.centre) >= 0.75 * (item.size + boat.size)


@pytest.mark.parametrize("number", [2, 3, 5])
def test_boats_at_one_dock_show_their_goods_and_counts(number: int) -> None:
    docked = Spot(SpotKind.DOCK, 2)
    boats: list[Piece] = [
        Transporter(TransporterKind.RAFT, k + 1, docked, cargo=((Good.STONE, 2),))
        for k in range(number)
        for _ in range(2)
    ]
    placed = layout(tile(Terrain.PASTURE), None, boats, FLAT)
    assert [item.look.number for item in placed] == [2] * number
    for item in placed:
        for x, y in ((0.0, -0.86), (0.72, 0.72)):
            assert placed_at(placed, item.centre[0] + x * item.size * 0.95, item.centre[1] + y * item.size * 0.95) in (
                item,
                None,
            )


def test_alike_pieces_make_one_stack() -> None:
    donkeys = [Transporter(TransporterKind.DONKEY, 1)] * 3
    goods = [Goods(Good.STONE, 2, 0), Goods(Good.STONE, 5, 7)]
    placed = layout(tile(Terrain.PASTURE), None, [*donkeys, *goods], FLAT)
    assert sorted(item.look.number for item in placed) == [3, 7]
    assert sorted(len(item.pieces) for item in placed) == [2, 3]


def test_goods_on_two_banks_are_two_stacks() -> None:
    goods = [Goods(Good.STONE, 2, 2), Goods(Good.STONE, 5, 8)]
    placed = layout(tile(Terrain.PASTURE, ((0, 3),)), None, goods, FLAT)
    assert sorted(item.look.number for item in placed) == [2, 5]
    assert placed[0].centre[0] * placed[1].centre[0] < 0


def test_boats_lie_in_their_river_or_at_their_edge() -> None:
    raft = Transporter(TransporterKind.RAFT, 1, Spot(SpotKind.RIVER, 0))
    docked = Transporter(TransporterKind.RAFT, 1, Spot(SpotKind.DOCK, 2))
    placed = {item.pieces[0]: item for item in layout(tile(Terrain.PASTURE, ((0, 3),)), None, [raft, docked], FLAT)}
    assert placed[raft].centre == pytest.approx((0, 0))
    assert math.hypot(*placed[docked].centre) > 0.7


def test_a_bridge_lies_across_its_arm() -> None:
    (first,) = layout(tile(Terrain.PASTURE, ((0, 3),)), None, [Bridge(0)], FLAT)
    (second,) = layout(tile(Terrain.PASTURE, ((0, 3),)), None, [Bridge(3)], FLAT)
    assert first.centre[1] < -0.1 < 0.1 < second.centre[1]
    assert first.look.angle != 0


def test_the_piece_in_front_is_found() -> None:
    pieces = [Building(BuildingKind.MINT), Goods(Good.GOLD, 2)]
    placed = layout(tile(Terrain.PASTURE), None, pieces, FLAT)
    for item in placed:
        assert placed_at(placed, *item.centre) is item
    assert placed_at(placed, 0.0, 0.85) is None


@pytest.mark.parametrize("orientation", Orientation)
@pytest.mark.parametrize("rivers", [((0, 1),), ((0, 2),), ((0, 3),), ((0, 2, 4),), ((1, 3), (4, 5))])
def test_no_piece_on_a_bank_is_hidden_by_the_boat_on_the_river(
    orientation: Orientation, rivers: tuple[tuple[int, ...], ...]
) -> None:
    place, pieces = tile(Terrain.WOODS, rivers), list[Piece]()
    for region in regions(place.rivers):
        pieces += [Transporter(TransporterKind.DONKEY, 1, Spot(SpotKind.REGION, region.name))]
        pieces += [Goods(Good.CLAY, 2, region.name), Goods(Good.STONE, 1, region.name)]
    pieces += [Transporter(TransporterKind.RAFT, 2, Spot(SpotKind.RIVER, river[0])) for river in place.rivers]
    placed = layout(place, None, pieces, orientation)
    for item in placed:
        assert placed_at(placed, *item.centre) is item


@pytest.mark.parametrize("orientation", Orientation)
def test_a_road_runs_from_region_to_region(orientation: Orientation) -> None:
    tiles = {Hex(0, 0): tile(Terrain.PASTURE, ((0, 3),)), Hex(1, 0): tile(Terrain.WOODS)}
    path = road_path(tiles, Border(Hex(0, 0), 4), orientation)
    x, y = true_point(regions(tiles[Hex(0, 0)].rivers)[1].anchor, orientation)
    ends = [path.elementAt(index) for index in range(path.elementCount())]
    for at in ((x, y), position(Hex(1, 0), orientation)):
        assert min(math.hypot(end.x - at[0], end.y - at[1]) for end in ends) < 1e-6
