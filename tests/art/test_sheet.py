from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTextCursor, QTextDocument

from rbdesigner.art.export import paper as papers
from rbdesigner.art.export import sheet_text
from rbdesigner.art.export.columns import column_tops
from rbdesigner.art.export.sheet import sheet_pages
from rbdesigner.art.export.sheet_document import sheet_document, style
from rbdesigner.art.export.sheet_settings import SheetSettings
from rbdesigner.art.export.sheet_text import counted_phrase, standing_lines
from rbdesigner.art.progress import Progress
from rbdesigner.hexes import Hex, disk
from rbdesigner.rules.tables import BuildingKind, Good, Mixture, TransporterKind
from rbdesigner.scenario import files
from rbdesigner.scenario.books.book_model import SHEET_PAPERS
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.pieces import Building, Piece, Spot, Transporter
from rbdesigner.tiles import SHAPE_NAMES, Terrain, kind_name, tile
from tests.art.boards import SOUTH, WEST, board
from tests.art.test_printed_pages import written
from tests.parameters import few


def test_a_sheet_lists_what_stands_on_the_map() -> None:
    scenario = board()
    raft = Transporter(TransporterKind.RAFT, 2, Spot(), ((Good.GEESE, 1), (Good.GOLD, 2)))
    scenario.pieces[SOUTH] = (raft, Transporter(TransporterKind.STEAMER, 2, carries=TransporterKind.TRUCK))
    scenario.pieces[WEST] = (Building(BuildingKind.MINE, 0, Mixture(gold=5, iron=1)), Building(BuildingKind.SAWMILL))
    assert standing_lines(scenario) == [
        "Player 1: 1 home, 2 donkeys, 2 wall tokens",
        "Player 2: 1 truck, 2 rafts, 1 steamer, carrying 2 gold, 1 goose",
        "1 free home",
        "1 mine, 1 mine with 5 gold and 1 iron in the bag, 2 sawmills",
        "5 boards",
        "1 road, 1 bridge, 1 neutral wall token",
    ]
    assert "<h2>On the map at the start</h2><p>Player 1" in sheet_text.details(scenario, 2)
    assert "On the map" not in sheet_text.details(Scenario(Properties(), dict(scenario.tiles)), 2)
    assert counted_phrase(2, BuildingKind.RAFT_FACTORY) == "2 raft factories"


def many_kinds(lines: int) -> Scenario:
    """A map with a tile of each shape on two terrains, a building of each kind, and so many lines to say."""
    kinds = [tile(terrain, named.rivers) for terrain in (Terrain.WOODS, Terrain.ROCK) for named in SHAPE_NAMES]
    tiles = dict(zip(disk(Hex(0, 0), 4), kinds, strict=False))
    pieces: dict[Hex, tuple[Piece, ...]] = {
        place: (Building(kind),) for place, kind in zip(tiles, BuildingKind, strict=False)
    }
    story = "\n".join("A river runs from the mountain to the sea, and nobody has crossed it yet." for _ in range(lines))
    return Scenario(Properties("Many kinds", description=story, special_rules="No walls."), tiles, pieces=pieces)


def painted(page: papers.PaperPage) -> QImage:
    image = QImage(page.size.toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    page.paint(painter, Progress())
    painter.end()
    return image


@cache
def pages_of_many_kinds(lines: int, paper: str = "a4") -> Sequence[papers.PaperPage]:
    return sheet_pages(many_kinds(lines), SheetSettings(paper=paper))


@pytest.mark.parametrize(("lines", "paper", "number"), few([(40, "a4", 3), (8, "a4", 2), (8, "letter", 2)], 1))
def test_nothing_reaches_into_the_margins(lines: int, paper: str, number: int) -> None:
    made = pages_of_many_kinds(lines, paper)
    assert len(made) == number
    for page in made:
        assert_within_margins(page)


def assert_within_margins(page: papers.PaperPage) -> None:
    image = painted(page)
    painter = QPainter(image)
    painter.fillRect(page.inside.toAlignedRect().adjusted(-3, -3, 3, 3), Qt.GlobalColor.white)
    painter.end()
    assert min(bytes(image.constBits())) > 200


def inked(page: papers.PaperPage) -> float:
    """The share of the height within the margins down to the lowest ink."""
    image = painted(page)
    white = QImage(image.width(), 1, image.format())
    white.fill(Qt.GlobalColor.white)
    blank = bytes(white.constBits())
    rows = (row for row in reversed(range(image.height())) if bytes(image.constScanLine(row)) != blank)
    return (next(rows) - page.inside.top()) / page.inside.height()


SHIPPED = sorted(Path("scenarios").glob("*.rbmap"))


@pytest.mark.parametrize("paper", few(SHEET_PAPERS, 1))
@pytest.mark.parametrize("path", few(SHIPPED, 3), ids=lambda path: path.stem)
def test_the_sheet_of_every_scenario_of_ours_is_one_page_with_nothing_beyond_its_margins(
    path: Path, paper: str
) -> None:
    (page,) = sheet_pages(files.load(path), SheetSettings(paper=paper))
    assert_within_margins(page)
    assert inked(page) > 0.6


@pytest.mark.parametrize("paper", SHEET_PAPERS)
def test_a_legend_takes_no_page_more_on_paper_that_stands_upright(paper: str) -> None:
    upright = SheetSettings(paper=paper, paper_orientation=papers.PaperOrientation.PORTRAIT, legend=True)
    assert [len(sheet_pages(files.load(path), upright)) for path in SHIPPED] == [1] * len(SHIPPED)


@pytest.mark.parametrize("width", [200.0, 246.0, 254.0])
@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_tile_of_the_list_is_named_in_a_line_and_its_river_in_another(path: Path, width: float) -> None:
    scenario = files.load(path)
    document = sheet_document(sheet_text.manifest(scenario, 2), {}, False)
    document.setTextWidth(width)
    assert document.size().width() <= width + 1
    found, block = list[str](), document.begin()
    while block.isValid():
        if QTextCursor(block).currentTable() is not None and block.text().strip("\ufffc"):
            whole, layout = block.text(), block.layout()
            lines = [layout.lineAt(number) for number in range(layout.lineCount())]
            found += [whole[one.textStart() : one.textStart() + one.textLength()].strip("\u2028") for one in lines]
        block = block.next()
    said = [kind_name(kind).split(", ") for kind, _ in sheet_text.tiles_by_kind(scenario)]
    numbers = [number for _, number in sheet_text.tiles_by_kind(scenario)]
    wanted = [[f"{number} × {name[0]}", *name[1:]] for number, name in zip(numbers, said, strict=True)]
    assert found == [line for name in wanted for line in name]


@pytest.mark.parametrize(
    ("paper", "lines", "number"),
    few([("a4", 20, 2), ("letter", 70, 3), ("a4", 18, 2), ("a4", 74, 3), ("letter", 14, 2), ("letter", 18, 2)], 2),
)
def test_no_page_is_printed_for_a_few_lines(paper: str, lines: int, number: int) -> None:
    made = pages_of_many_kinds(lines, paper)
    assert len(made) == number
    assert inked(made[-1]) > 0.85


@pytest.mark.parametrize("lines", few([40, 30, 50], 1))
def test_the_columns_of_the_last_page_are_about_as_high(lines: int) -> None:
    page = pages_of_many_kinds(lines)[-1]
    image, middle = painted(page), round(page.size.width() / 2)
    white = QColor(Qt.GlobalColor.white)
    ends = []
    for columns in (range(middle), range(middle, image.width())):
        inked_rows = (
            row for row in reversed(range(image.height())) if any(image.pixelColor(x, row) != white for x in columns)
        )
        ends.append(next(inked_rows))
    assert abs(ends[0] - ends[1]) < 60
    assert max(ends) < page.inside.bottom() - 100


def test_no_line_and_no_row_is_parted() -> None:
    document = QTextDocument()
    document.setHtml(f"<style>{style(False)}</style>" + sheet_text.details(many_kinds(10), 4))
    document.setTextWidth(500)
    cells = []
    block = document.begin()
    while block.isValid():
        if QTextCursor(block).currentTable() is not None:
            cells.append(document.documentLayout().blockBoundingRect(block))
        block = block.next()
    assert len(cells) > 40
    for height in (150.0, 190.0, 260.0):
        tops = column_tops(document, height)
        assert len(tops) > document.size().height() / height
        for start, end in pairwise([*tops, document.size().height()]):
            assert end - start <= height + 12, "but for the space before the next heading"
            parted = [rect for rect in cells if rect.top() < start - 1 and rect.bottom() > start + 1]
            assert parted == []


def test_a_small_map_makes_room_for_its_text_on_one_page() -> None:
    scenario = files.load(Path("docs/example-scenario.rbmap"))
    for paper in SHEET_PAPERS:
        assert len(sheet_pages(scenario, SheetSettings(paper=paper))) == 1


@pytest.mark.parametrize(("columns", "width"), [(2, 246.0), (2, 254.0), (2, 200.0)])
def test_the_name_of_a_tile_stands_beside_its_picture(columns: int, width: float) -> None:
    document = QTextDocument()
    document.setDefaultStyleSheet(style(False))
    document.setHtml(sheet_text.manifest(many_kinds(0), columns))
    document.setTextWidth(width)
    picture, name = document.begin().next(), document.begin().next().next()
    while QTextCursor(picture).currentTable() is None:
        picture, name = picture.next(), picture.next().next()
    place = document.documentLayout().blockBoundingRect
    assert place(name).left() - place(picture).left() <= 40


def test_further_pages_have_a_running_head_with_the_title_and_their_number(tmp_path: Path) -> None:
    read = PdfReader(written(pages_of_many_kinds(40)[1:], tmp_path / "a.pdf")).pages
    further = [" ".join(page.extract_text().split()) for page in read]
    assert len(further) == 2
    for number, text in enumerate(further, 2):
        assert text.startswith(f"Many kinds – page {number} of 3 ")


def test_a_short_section_stays_in_one_column_with_its_heading() -> None:
    document = QTextDocument()
    players = "".join(f"<p>Player {number}: 1 home, 2 donkeys</p>" for number in range(1, 5))
    document.setHtml("".join(f"<h2>Section {number}</h2>{players}" for number in range(6)))
    document.setTextWidth(500)
    block, headings = document.begin(), set[float]()
    while block.isValid():
        if block.blockFormat().headingLevel():
            headings.add(round(document.documentLayout().blockBoundingRect(block).top(), 3))
        block = block.next()
    for height in range(250, 600, 17):
        assert {round(top, 3) for top in column_tops(document, height)} <= headings
