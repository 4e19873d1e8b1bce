import re
import zlib
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from rbdesigner.art.board import Extras, bounds, paint_board_at, problem_marks
from rbdesigner.art.export import render, sheet_text
from rbdesigner.art.export.png import STRIP, png_bytes
from rbdesigner.art.export.sheet import manifest_pictures, sheet_pages
from rbdesigner.art.export.sheet_settings import SheetContent, SheetSettings
from rbdesigner.art.export.truescale import true_scale_pages
from rbdesigner.art.icon import icon_image, icon_svg
from rbdesigner.art.palette import PAPER
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.art.progress import Progress
from rbdesigner.art.thumbnail import thumbnail
from rbdesigner.checks.problem import Problem, Severity
from rbdesigner.hexes import ORIGIN, Hex, Orientation, disk
from rbdesigner.rules.options import OFFICIAL, Options
from rbdesigner.rules.tables import Good, Subject
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.foreign import Foreign, ForeignTile
from rbdesigner.scenario.formats import embedded
from rbdesigner.scenario.model import Players, Properties, Record, Research, Scenario, Start
from rbdesigner.tiles import Terrain, tile
from tests.art.boards import RECORD, board

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("orientation", Orientation)
def test_a_png_is_as_wide_as_asked(tmp_path: Path, orientation: Orientation) -> None:
    render(board(orientation=orientation), tmp_path / "a.png", width=333)
    picture = QImage(str(tmp_path / "a.png"))
    assert picture.width() == 333
    assert picture.pixelColor(0, 0) == PAPER.table
    assert not picture.hasAlphaChannel()


def test_tiles_are_as_wide_as_asked(tmp_path: Path) -> None:
    render(Scenario(Properties(), {Hex(0, 0): tile(Terrain.ROCK)}), tmp_path / "a.png", tile=100, transparent=True)
    assert QImage(str(tmp_path / "a.png")).width() == 100


def test_without_paper_the_ground_is_clear(tmp_path: Path) -> None:
    render(board(), tmp_path / "a.png", tile=80, transparent=True)
    picture = QImage(str(tmp_path / "a.png"))
    assert picture.pixelColor(0, 0).alpha() == 0
    assert picture.pixelColor(picture.width() // 2, picture.height() // 2).alpha() == 255


def test_the_same_file_every_time(tmp_path: Path) -> None:
    for suffix in (".png", ".svg"):
        for name in "ab":
            render(board(), tmp_path / f"{name}{suffix}", width=400)
        assert (tmp_path / f"a{suffix}").read_bytes() == (tmp_path / f"b{suffix}").read_bytes()


def test_strips_join_without_a_seam(tmp_path: Path) -> None:
    """A picture higher than a strip equals the same picture painted at once."""
    scenario = board()
    radius = 160.0
    render(scenario, tmp_path / "a.png", tile=320, transparent=True)
    strips = QImage(str(tmp_path / "a.png")).convertToFormat(QImage.Format.Format_ARGB32)
    assert strips.height() > STRIP
    whole = QImage(strips.size(), QImage.Format.Format_ARGB32_Premultiplied)
    whole.fill(0)
    painter = QPainter(whole)
    paint_board_at(painter, scenario, -bounds(scenario).topLeft() * radius, radius, pixmaps=TilePixmaps())
    painter.end()
    assert whole.convertToFormat(QImage.Format.Format_RGBA8888) == strips.convertToFormat(QImage.Format.Format_RGBA8888)


def test_a_png_is_built_as_the_standard_says() -> None:
    strip = QImage(5, 3, QImage.Format.Format_RGB32)
    strip.fill(0xFF102030)
    data = png_bytes(5, 6, [strip, strip], transparent=False)
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    body, position = b"", 8
    while position < len(data):
        length = int.from_bytes(data[position : position + 4], "big")
        kind, content = data[position + 4 : position + 8], data[position + 8 : position + 8 + length]
        told = int.from_bytes(data[position + 8 + length : position + 12 + length], "big")
        assert zlib.crc32(kind + content) == told
        body += content if kind == b"IDAT" else b""
        position += 12 + length
    assert zlib.decompress(body) == (b"\0" + b"\x10\x20\x30" * 5) * 6


def test_what_cannot_be_drawn_is_refused_in_one_line(tmp_path: Path) -> None:
    for path, options in (("a.gif", {}), ("a.png", {"width": 10_000_000}), ("no/such/folder/a.png", {})):
        with pytest.raises(ScenarioError) as refused:
            render(board(), tmp_path / path, **options)  # type: ignore[arg-type]
        assert "\n" not in str(refused.value)
    assert list(tmp_path.iterdir()) == []


def test_an_empty_map_can_be_drawn(tmp_path: Path) -> None:
    for name in ("a.png", "a.svg", "a.pdf"):
        render(Scenario(), tmp_path / name)
        assert (tmp_path / name).stat().st_size > 100


def test_coordinates_show_if_asked(tmp_path: Path) -> None:
    render(board(), tmp_path / "a.png", width=300)
    render(board(), tmp_path / "b.png", width=300, settings=SheetSettings(coordinates=True))
    assert (tmp_path / "a.png").read_bytes() != (tmp_path / "b.png").read_bytes()


def test_problems_are_ringed_where_they_lie() -> None:
    shown = []
    for severity in Severity:
        problem = Problem(severity, "title-missing", places=(Hex(1, 0),))
        (mark, ring) = problem_marks([problem], Orientation.FLAT).marks
        assert mark[2].boundingRect().center().x() == pytest.approx(1.5)
        shown.append(ring[0].color().name())
    assert len(set(shown)) == len(Severity)


def test_an_svg_is_xml_and_uses_what_it_defines(tmp_path: Path) -> None:
    render(board(title="Rivers & <seas>\x07"), tmp_path / "a.svg", width=400)
    root = ElementTree.parse(tmp_path / "a.svg").getroot()
    assert root.get("width") == "400"
    assert root.findtext(f"{SVG}title") == "Rivers & <seas>"
    defined = {element.get("id") for element in root.iter() if element.get("id")}
    used = {value[1:] for element in root.iter(f"{SVG}use") for key, value in element.items() if key.endswith("href")}
    fills = set(re.findall(r"url\(#(\w+)\)", (tmp_path / "a.svg").read_text()))
    assert used | fills == defined - {embedded.NAME}
    assert len(list(root.iter(f"{SVG}use"))) >= 5


def test_an_svg_describes_alike_tiles_once(tmp_path: Path) -> None:
    def size(radius: int) -> int:
        places = disk(Hex(0, 0), radius)
        render(Scenario(Properties(), {at: tile(Terrain.WOODS) for at in places}), tmp_path / "a.svg")
        return (tmp_path / "a.svg").stat().st_size

    assert size(6) < 1.5 * size(3)


def pdf_pages(path: Path) -> list[tuple[float, float]]:
    boxes = re.findall(rb"/MediaBox \[([^\]]*)\]", path.read_bytes())
    return [(float(b.split()[2]), float(b.split()[3])) for b in boxes]


@pytest.mark.parametrize(("paper", "size"), [("a4", (595, 842)), ("letter", (612, 792))])
def test_a_sheet_is_on_the_paper_asked_for(tmp_path: Path, paper: str, size: tuple[int, int]) -> None:
    render(board(), tmp_path / "a.pdf", settings=SheetSettings(paper=paper))
    found = pdf_pages(tmp_path / "a.pdf")
    assert found
    for page in found:
        assert sorted(page) == pytest.approx(sorted(size), abs=1.5)


def test_a_sheet_lies_on_its_side_for_a_wide_map() -> None:
    wide = {Hex(q, -(q // 2)): tile(Terrain.ROCK) for q in range(14)}
    high = {Hex(0, r): tile(Terrain.ROCK) for r in range(14)}
    for tiles, lies in ((wide, True), (high, False)):
        page = sheet_pages(Scenario(Properties(), tiles), SheetSettings())[0]
        assert (page.size.width() > page.size.height()) is lies


def test_long_texts_flow_onto_more_pages_and_no_line_is_cut_in_two() -> None:
    """What the pages show together is all of the text: the last page has ink, and none lies beyond it."""
    lines = "\n".join(f"Line {number}." for number in range(300))
    scenario = board(description=lines)
    assert "Line 299." in sheet_text.details(scenario, 2)
    made = sheet_pages(scenario, SheetSettings())
    inked = []
    for page in made[1:]:
        image = QImage(round(page.size.width()), round(page.size.height()), QImage.Format.Format_Grayscale8)
        image.fill(255)
        painter = QPainter(image)
        page.paint(painter, Progress())
        painter.end()
        inside = page.inside.toRect()
        rows = [y for y in range(image.height()) if min(bytes(image.constScanLine(y))[: image.width()]) < 128]
        inked.append(rows)
        assert inside.top() - 1 <= rows[0]
        assert rows[-1] <= inside.bottom() + 1
    assert len(inked) > 2


def test_a_sheet_says_what_players_need() -> None:
    scenario = board(
        code="RB-1",
        description="Two <valleys>.",
        special_rules="No walls.",
        difficulty=4,
        record=RECORD,
        turns=24,
        wonder_prefill=12,
        options=replace(OFFICIAL, bridges_in_deserts=True, home_distance=3),
        start=Start(goods=((Good.GEESE, 1),), transporters=()),
    )
    text = sheet_text.sheet_heading(scenario.properties) + sheet_text.details(scenario, 2)
    for phrase in (
        "Five tiles", "RB-1", "Ada", "For 2 to 3 players", "★★★★☆", "Two &lt;valleys&gt;.", "No walls.", "24 turns",
        "12 spaces of the wonder", "Bridges may be built in deserts", "at least 3 steps", "1 goose", "142 points", "Jo",
    ):  # fmt: skip
        assert phrase in text


@pytest.mark.parametrize("options", [Options(end_marks=False), Options(neutral_bricks=20)])
def test_an_end_that_the_scenario_switches_is_not_called_the_official_one(options: Options) -> None:
    said = sheet_text.conditions(Properties(players=Players(2, 4), options=options))
    assert said[0] == "The game ends by the official rules, except as follows." and len(said) == 2


def test_ordinary_conditions_are_not_recited() -> None:
    assert sheet_text.conditions(Properties(players=Players(2, 4))) == ["The game ends by the official rules."]
    assert sheet_text.conditions(Properties(players=Players(1, 1)))[0] == "The game lasts 20 turns."


def test_the_manifest_names_what_the_box_lacks() -> None:
    tiles = {at: tile(Terrain.ROCK) for at in disk(Hex(0, 0), 2)}
    text = sheet_text.manifest(Scenario(Properties(), tiles), 4)
    assert "<b>19 ×</b> rock" in text
    assert "the box holds 10" in text
    assert "the box holds" not in sheet_text.manifest(Scenario(Properties(), dict(list(tiles.items())[:10])), 4)


def test_the_manifest_names_tiles_of_the_expansion() -> None:
    foreign = {Hex(number, 1): Foreign(ForeignTile.POLDER) for number in range(3)} | {ORIGIN: Foreign(ForeignTile.CITY)}
    scenario = Scenario(Properties(), {Hex(1, 0): tile(Terrain.ROCK)}, foreign=foreign)
    text = sheet_text.manifest(scenario, 4)
    assert "<b>3 ×</b> polder" in text and "<b>1 ×</b> city" in text and "And 4 tiles of the expansion." in text
    assert manifest_pictures(scenario, Extras()).keys() == {"tile:0", "tile:1", "tile:2"}


def test_the_true_scale_map_covers_every_tile() -> None:
    scenario = Scenario(Properties(), {at: tile(Terrain.WOODS) for at in disk(Hex(0, 0), 4)})
    few = true_scale_pages(scenario, SheetSettings(tile_width=30.0))
    many = true_scale_pages(scenario, SheetSettings(tile_width=60.0))
    assert 2 < len(few) < len(many)


@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf"])
@pytest.mark.parametrize("content", SheetContent)
def test_a_map_without_tiles_can_be_drawn(tmp_path: Path, suffix: str, content: SheetContent) -> None:
    path = tmp_path / f"empty{suffix}"
    render(Scenario(), path, settings=SheetSettings(content=content))
    assert path.stat().st_size > 100


def test_true_scale_is_true(tmp_path: Path) -> None:
    """One tile of 60 mm from side to side is 60 mm high on the page, measured in pixels."""
    scenario = Scenario(Properties(), {Hex(0, 0): tile(Terrain.WOODS)})
    page = true_scale_pages(scenario, SheetSettings(tile_width=60.0))[1]
    image = QImage(round(page.size.width()), round(page.size.height()), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    page.paint(painter, Progress())
    painter.end()
    column = image.width() // 2
    green = [y for y in range(image.height()) if image.pixelColor(column, y).lightness() < 150]
    assert green[-1] - green[0] == pytest.approx(60 * 72 / 25.4, abs=5)


def test_a_thumbnail_fits_and_is_clear_around() -> None:
    picture = thumbnail(board(), 120, 90)
    assert (picture.width(), picture.height()) == (120, 90)
    assert picture.pixelColor(0, 0).alpha() == 0
    assert picture.pixelColor(60, 45).alpha() == 255
    assert not thumbnail(Scenario(), 50, 50).isNull()


def test_bounds_hold_all_tiles() -> None:
    tiles = {Hex(0, 0): tile(Terrain.ROCK), Hex(2, 0): tile(Terrain.ROCK)}
    assert bounds(Scenario(Properties(orientation=Orientation.FLAT), tiles)).width() == pytest.approx(5.0)
    assert bounds(Scenario()).contains(QRectF(-0.5, -0.5, 1, 1))


def test_the_icon_is_there_in_all_forms() -> None:
    assert icon_image(16).pixelColor(8, 8).alpha() == 255
    ElementTree.fromstring(icon_svg())
    shipped = Path(__file__).parents[2] / "desktop/icons/hicolor/scalable/apps/rbdesigner.svg"
    assert shipped.read_bytes() == icon_svg()


def test_one_of_a_thing_is_told_as_one() -> None:
    options = replace(OFFICIAL, home_distance=1, neutral_bricks=1)
    properties = Properties(turns=1, wonder_prefill=1, options=options, record=Record(1))
    said = " ".join(sheet_text.conditions(properties))
    assert "lasts 1 turn." in said
    assert "1 space of the wonder is filled" in said
    assert "at least 1 step apart" in said
    assert "after 1 neutral brick." in said
    assert "1 point<" in sheet_text.details(Scenario(properties), 2)


def test_the_sheet_of_a_solo_map_speaks_of_one_player_and_an_empty_one_of_no_tiles() -> None:
    solo = Properties(players=Players(1, 1), research=(Research(Subject.ROWING),))
    text = sheet_text.details(Scenario(solo), 2)
    assert "The player starts with" in text
    assert "The player has researched rowing already." in text
    assert "No tile lies on the map yet." in text
    assert "<table" not in text
    assert "Each player starts with" in sheet_text.details(Scenario(), 2)


def test_a_record_says_what_its_edition_is_of() -> None:
    text = sheet_text.details(Scenario(Properties(record=Record(7, holder="Ada", rules_edition="2"))), 2)
    assert "7 points · Ada · rules edition 2" in text
