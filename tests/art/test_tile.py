import hashlib
import subprocess
import sys
from itertools import pairwise
from statistics import median

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from rbdesigner.art.board import paint_board_at
from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.ground import ALONE, OVERHANG, Plot, is_dry, lay_things, to_rim
from rbdesigner.art.heights import mountain
from rbdesigner.art.outlines import board_shadow
from rbdesigner.art.palette import WATER
from rbdesigner.art.pixmaps import TilePixmaps, tile_picture
from rbdesigner.art.sketch import Detail, Sketch, detail_at
from rbdesigner.art.tile import VARIANTS, TileLook, look_at, painting_order, plain_look, variant_of
from rbdesigner.art.woods import woods
from rbdesigner.geometry import middle, true_point
from rbdesigner.hexes import EDGES, Hex, Orientation, disk, neighbour, opposite, position
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.tiles import SHAPE_NAMES, Terrain, Tile, TileKind, ordered, tile

FLAT, POINTY = Orientation.FLAT, Orientation.POINTY
BOTH = pytest.mark.parametrize("orientation", Orientation)


def digest(picture: QImage) -> str:
    return hashlib.sha256(bytes(picture.constBits())).hexdigest()


def looks() -> list[TileLook]:
    shapes = [name.rivers for name in SHAPE_NAMES]
    land = [TileLook(t, s, 0, FLAT) for t in Terrain for s in shapes if t is not Terrain.SEA]
    sea = [TileLook(Terrain.SEA, (), 0, FLAT, coast) for coast in (0, 1, 2, 3, 63)]
    return [*land, *sea, TileLook(Terrain.SEA, (), 0, FLAT, 1, 1), TileLook(Terrain.ROCK, ((0, 3),), 0, FLAT, 0, 1)]


def test_every_look_has_a_picture_of_its_own() -> None:
    assert len({digest(tile_picture(look, 24)) for look in looks()}) == len(looks())


@pytest.mark.parametrize("terrain", Terrain)
def test_variants_differ(terrain: Terrain) -> None:
    pictures = {digest(tile_picture(TileLook(terrain, (), variant, FLAT), 32)) for variant in range(VARIANTS)}
    assert len(pictures) == VARIANTS


PAINT = """
from rbdesigner.art.headless import ensure_gui; ensure_gui()
from tests.art.test_tile import digest, looks
from rbdesigner.art.pixmaps import tile_picture
for index in map(int, __import__("sys").argv[1:]):
    print(digest(tile_picture(looks()[index], 40)))
"""


def test_another_process_paints_the_same_pictures() -> None:
    command = [sys.executable, "-c", PAINT, "9", "25"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert told == [digest(tile_picture(looks()[index], 40)) for index in (9, 25)]


def test_painting_anew_gives_the_same_picture() -> None:
    look = TileLook(Terrain.WOODS, ((0, 2),), 0, POINTY)
    assert digest(tile_picture(look, 50)) == digest(tile_picture(look, 50))


def pixel(picture: QImage, x: float, y: float, radius: float) -> QColor:
    return picture.pixelColor(round(picture.width() / 2 + x * radius), round(picture.height() / 2 + y * radius))


def colour_difference(first: QColor, second: QColor) -> int:
    pairs = zip(first.getRgb(), second.getRgb(), strict=True)  # type: ignore[call-overload]
    return max(abs(a - b) for a, b in pairs)


@BOTH
@pytest.mark.parametrize("edge", EDGES)
@pytest.mark.parametrize("radius", [14.0, 20.0, 37.0, 64.0])
@pytest.mark.parametrize("order", [1, -1])
def test_a_river_flows_over_the_border_without_a_seam(
    orientation: Orientation, edge: int, radius: float, order: int
) -> None:
    here, there = Hex(0, 0), neighbour(Hex(0, 0), edge)
    tiles = {
        here: tile(Terrain.PASTURE, ordered([(edge, (edge + 2) % 6)])),
        there: tile(Terrain.WOODS, ordered([(opposite(edge),)])),
    }
    scenario = Scenario(Properties(orientation=orientation), dict(list(tiles.items())[::order]))
    x, y = true_point(middle(edge), orientation)
    image = painted(scenario, radius)
    for step in range(-6, 7):
        share = 1 + step * 0.02
        # Tiles lie on whole pixels, so the middle of the stream may be a pixel to the side.
        beside = ((x * share - y * aside / radius, y * share + x * aside / radius) for aside in (-1, 0, 1))
        assert min(colour_difference(pixel(image, *point, radius), WATER) for point in beside) < 45, step


def painted(scenario: Scenario, radius: float, pixmaps: TilePixmaps | None = None) -> QImage:
    """A map on white, the place (0, 0) in the middle."""
    side = int(6 * radius)
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_board_at(painter, scenario, QPointF(side / 2, side / 2), radius, pixmaps=pixmaps or TilePixmaps())
    painter.end()
    return image


@BOTH
def test_no_gap_shows_between_tiles(orientation: Orientation) -> None:
    scenario = Scenario(Properties(orientation=orientation), {p: tile(Terrain.WOODS) for p in disk(Hex(0, 0), 2)})
    for radius in (17.3, 24.0, 33.7):
        image = painted(scenario, radius)
        inner = range(int(2 * radius), int(4 * radius))
        assert not [(x, y) for x in inner for y in inner if image.pixelColor(x, y).lightness() > 200]


def test_things_keep_away_from_water() -> None:
    rivers, bank = ((0, 3),), 0.14
    plot = Plot(Terrain.WOODS, 0, True, FLAT, Detail.NORMAL)
    trees = list(woods(plot, plot.dice()))
    assert trees
    wet = [t for t in trees if not all(is_dry(p, rivers, FLAT, bank + t.clearance) for p in t.points)]
    assert wet, "no tree stands in the way: the test shows nothing"
    kept, all_trees = Sketch(), Sketch()
    lay_things(kept, trees, rivers, FLAT, bank)
    lay_things(all_trees, [t for t in trees if t not in wet], (), FLAT, bank)
    assert len(kept.marks) == len(all_trees.marks)


@BOTH
def test_distance_to_the_rim(orientation: Orientation) -> None:
    assert to_rim((0, 0), orientation) == pytest.approx(3**0.5 / 2)
    for edge in EDGES:
        assert to_rim(true_point(middle(edge), orientation), orientation) == pytest.approx(0, abs=1e-9)


def test_details_come_with_size() -> None:
    order = [detail_at(radius) for radius in (12, 35, 36, 63, 64, 200)]
    assert order == sorted(order)
    assert set(order) == set(Detail)


def test_the_sea_shows_a_coast_where_land_lies() -> None:
    tiles = {Hex(0, 0): tile(Terrain.SEA), neighbour(Hex(0, 0), 2): tile(Terrain.ROCK, ((5,),))}
    look = look_at(tiles, Hex(0, 0), FLAT)
    assert (look.coast, look.mouths) == (1 << 2, 1 << 2)
    assert look_at(tiles, neighbour(Hex(0, 0), 2), FLAT).mouths == 1 << 5


def test_a_river_into_the_sea_needs_the_sea_there() -> None:
    tiles = {Hex(0, 0): tile(Terrain.ROCK, ((5,),))}
    assert look_at(tiles, Hex(0, 0), FLAT).mouths == 0


@BOTH
@pytest.mark.parametrize("radius", [20.0, 50.0, 80.0])
def test_seas_merge_whatever_coast_is_near(orientation: Orientation, radius: float) -> None:
    """Across the border of two sea tiles the water is alike, away from the thin line of the border."""
    for land in (2, 3, 5):
        tiles = {place: tile(Terrain.SEA) for place in disk(Hex(0, 0), 1)} | {
            neighbour(Hex(0, 0), land): tile(Terrain.ROCK)
        }
        image = painted(Scenario(Properties(orientation=orientation), tiles), radius)
        for edge in {*EDGES} - {land}:
            x, y = true_point(middle(edge), orientation)
            for aside in (-0.3, 0.0, 0.3):
                at = [(x * share - y * aside, y * share + x * aside) for share in (1 - 3 / radius, 1 + 3 / radius)]
                assert colour_difference(*(pixel(image, *point, radius) for point in at)) < 28, (land, edge, aside)


@pytest.mark.parametrize("radius", [20.0, 30.0, 50.0, 80.0])
def test_the_bottom_of_the_sea_rises_without_steps(radius: float) -> None:
    tiles = {place: tile(Terrain.SEA) for place in disk(Hex(0, 0), 1)} | {neighbour(Hex(0, 0), 2): tile(Terrain.ROCK)}
    image = painted(Scenario(Properties(orientation=FLAT), tiles), radius)
    x, y = true_point(middle(2), FLAT)
    steps = int(radius * 0.7)
    water = [pixel(image, x * (0.7 - k / radius), y * (0.7 - k / radius), radius) for k in range(steps)]
    assert colour_difference(water[0], water[-1]) > 40, "the depth cannot be seen"
    assert max(map(colour_difference, water, water[1:])) < 400 / radius


def channels(image: QImage, radius: float, points: list[tuple[float, float]]) -> list[tuple[int, int, int]]:
    """The colours at points, in tile radii from the middle."""
    colours = [QColor(pixel(image, x, y, radius)) for x, y in points]
    return [(each.red(), each.green(), each.blue()) for each in colours]


def largest_step(colours: list[tuple[int, int, int]]) -> int:
    """The largest difference of a channel between neighbours."""
    return max(abs(a - b) for one, other in pairwise(colours) for a, b in zip(one, other, strict=True))


def test_no_band_is_seen_along_a_coast_in_true_size() -> None:
    radius = 300.0
    tiles = {Hex(0, 0): tile(Terrain.SEA), neighbour(Hex(0, 0), 2): tile(Terrain.ROCK)}
    image = painted(Scenario(Properties(orientation=FLAT), tiles), radius)
    x, y = true_point(middle(2), FLAT)
    slope = [(x * k / 900 - 0.1 * y, y * k / 900 + 0.1 * x) for k in range(200, 640)]
    colours = channels(image, radius, slope)
    assert len(set(colours)) > 30 and largest_step(colours) <= 2


def test_river_water_loses_itself_in_the_sea_without_an_edge() -> None:
    radius = 300.0
    tiles = {Hex(0, 0): tile(Terrain.SEA), neighbour(Hex(0, 0), 2): tile(Terrain.PASTURE, ((2, 5),))}
    image = painted(Scenario(Properties(orientation=FLAT), tiles), radius)
    x, y = true_point(middle(2), FLAT)
    out = [(x * k / 900, y * k / 900) for k in range(200, 690)]
    across = [(x * 0.62 - y * k / 900, y * 0.62 + x * k / 900) for k in range(-300, 300)]
    for line in (out, across):
        assert largest_step(channels(image, radius, line)) <= LEAST_SEEN


LEAST_SEEN = 3
"""The step of a channel that no eye finds between two pixels."""


@pytest.mark.parametrize("style", BoardStyle)
@pytest.mark.parametrize("radius", [30.0, 50.0, 80.0])
def test_the_borders_between_seas_are_hardly_seen(style: BoardStyle, radius: float) -> None:
    pixmaps = TilePixmaps()
    pixmaps.style = style
    scenario = Scenario(Properties(orientation=FLAT), {place: tile(Terrain.SEA) for place in disk(Hex(0, 0), 2)})
    image = painted(scenario, radius, pixmaps)
    differences = []
    for edge in EDGES:
        x, y = true_point(middle(edge), FLAT)
        for step in range(-20, 21):
            aside = step / 50
            here, beside = (pixel(image, x * s - y * aside, y * s + x * aside, radius) for s in (1.0, 1 - 4 / radius))
            differences.append(colour_difference(here, beside))
    assert median(differences) < 16  # most samples lie between the waves


@BOTH
@pytest.mark.parametrize("terrain", Terrain)
def test_land_grows_over_tiles_beside_it_but_not_over_the_rim(orientation: Orientation, terrain: Terrain) -> None:
    radius = 80

    def farthest(rim: int) -> float:
        picture = tile_picture(TileLook(terrain, (), 0, orientation, rim=rim), radius)
        points = ((x, y) for x in range(0, picture.width(), 2) for y in range(0, picture.height(), 2))
        seen = [(x, y) for x, y in points if picture.pixelColor(x, y).alpha() > 128]
        middles = ((x - picture.width() / 2, y - picture.height() / 2) for x, y in seen)
        return -min(to_rim((x / radius, y / radius), orientation) for x, y in middles)

    assert farthest(ALONE) < 0.03
    assert 0.0 < farthest(0) <= (0.03 if terrain is Terrain.SEA else OVERHANG + 0.02)


@BOTH
def test_a_board_throws_a_shadow_to_the_lower_right(orientation: Orientation) -> None:
    table, middle_of_it = QColor("#f6f0e1"), 100
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(table)
    painter = QPainter(image)
    painter.translate(middle_of_it, middle_of_it)
    painter.scale(80, 80)
    board_shadow([Hex(0, 0)], orientation, table).paint(painter)
    painter.end()
    seen = [[image.pixelColor(x, y) != table for x in range(200)] for y in range(200)]
    xs = [x for row in seen for x, dark in enumerate(row) if dark]
    ys = [y for y, row in enumerate(seen) if any(row)]
    assert max(xs) - middle_of_it > middle_of_it - min(xs)
    assert max(ys) - middle_of_it > middle_of_it - min(ys)
    wide = 80 if orientation is FLAT else 80 * 3**0.5 / 2
    assert max(xs) - middle_of_it < wide + 0.1 * 80, "no farther than the window repaints"


def test_tiles_are_painted_from_the_sea_upwards_and_from_the_back_to_the_front() -> None:
    tiles = {Hex(0, 1): tile(Terrain.WOODS), Hex(0, 0): tile(Terrain.WOODS), Hex(0, -1): tile(Terrain.SEA)}
    tiles[Hex(0, 2)] = tile(Terrain.PASTURE)
    assert painting_order(tiles, FLAT, lambda place: tiles[place].terrain) == [
        Hex(0, -1),
        Hex(0, 2),
        Hex(0, 0),
        Hex(0, 1),
    ]


def test_a_tile_knows_where_the_board_ends() -> None:
    place, beside = Hex(0, 0), neighbour(Hex(0, 0), 1)
    tiles = {place: tile(Terrain.MOUNTAIN), beside: tile(Terrain.PASTURE)}
    assert look_at(tiles, place, FLAT).rim == ALONE & ~(1 << 1)
    assert look_at(tiles, beside, FLAT).rim == ALONE & ~(1 << opposite(1))


def test_neighbours_of_one_terrain_do_not_look_stamped() -> None:
    shown = [variant_of(Hex(q, r)) for q in range(30) for r in range(30)]
    assert all(shown.count(v) > 150 for v in range(VARIANTS))
    assert sum(a == b for a, b in pairwise(shown)) < 320


def test_a_loose_tile_has_no_surroundings() -> None:
    assert plain_look(Tile(Terrain.SEA), FLAT) == TileLook(Terrain.SEA, (), 0, FLAT)
    assert TileKind(Terrain.SEA).shape == ()
    assert position(Hex(0, 0), FLAT) == (0, 0)


@BOTH
def test_small_tiles_that_share_pictures_look_as_if_each_were_painted_alone(orientation: Orientation) -> None:
    """A sea with river mouths and a rim: where no tree stands, a shared ground makes no difference."""
    radius, sea, shore = 30.0, Hex(0, 0), neighbour(Hex(0, 0), 2)
    tiles = {place: tile(Terrain.SEA) for place in disk(sea, 1)} | {shore: tile(Terrain.PASTURE, ((5,),))}
    for place in tiles:
        look = look_at(tiles, place, orientation)
        shared, alone = (
            image.convertToFormat(QImage.Format.Format_RGB32)
            for image in (TilePixmaps().get(look, radius), tile_picture(look, radius))
        )
        width, height = alone.width(), alone.height()
        assert (shared.width(), shared.height()) == (width, height)
        places = [(x, y) for x in range(width) for y in range(height)]
        off = [colour_difference(shared.pixelColor(*at), alone.pixelColor(*at)) for at in places]
        # A pixel at the end of the board may be covered a little more or less.
        assert sum(each > 30 for each in off) < (0.02 if look.rim else 0.001) * len(off), place


def test_the_cache_keeps_its_limit_and_forgets_the_oldest() -> None:
    one = tile_picture(plain_look(tile(Terrain.ROCK), FLAT), 20).sizeInBytes()
    cache = TilePixmaps(memory=3 * one)
    first = plain_look(tile(Terrain.ROCK), FLAT, 0)
    for variant in range(4):
        cache.get(plain_look(tile(Terrain.ROCK), FLAT, variant), 20)
    assert cache.memory_used <= 3 * one
    assert cache.nearest(first, 20) is None
    assert cache.nearest(plain_look(tile(Terrain.ROCK), FLAT, 3), 50) is not None


def test_the_cache_gives_the_same_picture_again() -> None:
    cache, look = TilePixmaps(), plain_look(tile(Terrain.DESERT), FLAT)
    assert cache.get(look, 21) is cache.get(look, 21)
    cache.get(look, 90)
    found = cache.nearest(look, 24)
    assert found is not None
    assert found[1] == 21


@BOTH
def test_no_summit_is_cut_off_where_the_board_ends(orientation: Orientation) -> None:
    for variant in range(VARIANTS):
        for narrow in (False, True):
            plot = Plot(Terrain.MOUNTAIN, variant, narrow, orientation, Detail.FINE)
            peaks = [thing for thing in mountain(plot, plot.dice()) if thing.shadow is not None and not thing.row]
            assert peaks
            for peak in peaks:
                _, _, side = peak.sketch.marks[0]
                summit = side.elementAt(0)
                assert to_rim((summit.x, summit.y), orientation) > 0.02
