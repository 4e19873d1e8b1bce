"""What is on paper is what Qt paints on a picture: every page of every scenario of ours, in every setting of sheets."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from unicodedata import normalize

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPdfWriter, QTextCursor, QTextDocument

from rbdesigner.art import sketch
from rbdesigner.art.export import sheet_text
from rbdesigner.art.export.columns import CarriedHead, carried_to, column_tops
from rbdesigner.art.export.legend import legend
from rbdesigner.art.export.pages import pages_of
from rbdesigner.art.export.paper import PAPERS, PaperOrientation, PaperPage, paint_pages
from rbdesigner.art.export.player_aid import player_aid
from rbdesigner.art.export.shared_pictures import SharedPictures
from rbdesigner.art.export.sheet import aid_pages, sheet_pages
from rbdesigner.art.export.sheet_document import set_width, sheet_document
from rbdesigner.art.export.sheet_settings import SheetContent, SheetSettings
from rbdesigner.art.progress import Progress
from rbdesigner.art.sketch import paint_within
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Players, Properties, Scenario
from tests.art.printed import FAR, differences, needs_poppler
from tests.messages.languages import spoken, translators
from tests.parameters import few
from tests.syntax_trees import PACKAGE, naming, nodes

SHIPPED = sorted(Path("scenarios").glob("*.rbmap"))
NAMES = [path.stem for path in SHIPPED]
LYING = (PaperOrientation.PORTRAIT, PaperOrientation.LANDSCAPE)
COMMON = ("a4", "letter")
"""The papers that the player aid is composed for; on others it takes more pages or fewer."""
SHEETS = [
    SheetSettings(SheetContent.SHEET, paper, lies, coordinates=marked, monochrome=grey, legend=explained)
    for grey, paper, marked, lies, explained in product((False, True), PAPERS, (False, True), LYING, (False, True))
]
OTHERS = [
    SheetSettings(content, paper, coordinates=marked, monochrome=grey)
    for content, paper, marked, grey in product(
        (SheetContent.MAP, SheetContent.TILES), PAPERS, (False, True), (False, True)
    )
]

TRANSLATORS = translators(frozenset({"sheet"}))

EVERYBODY, ALONE = Properties(players=Players(1, 6)), Properties(players=Players(1, 1))
"""The longest and the shortest player aid."""
FILLED = 0.7
"""The share of the first page of the player aid that each of its columns fills at least."""


def written(pages: Sequence[PaperPage], path: Path) -> Path:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(600)
    paint_pages(writer, pages, Progress())
    path.write_bytes(bytes(buffer.data().data()))
    return path


def assert_printed_as_painted(pages: list[PaperPage], folder: Path) -> None:
    apart = list(differences(written(pages, folder / "pages.pdf"), pages))
    assert max(apart) < FAR, f"page {apart.index(max(apart)) + 1}"


def alone(scenario: Scenario, settings: SheetSettings) -> list[PaperPage]:
    """A sheet with the page of tables."""
    return pages_of(scenario, replace(settings, player_aid=True))


def as_in_a_book(scenario: Scenario, settings: SheetSettings) -> list[PaperPage]:
    return sheet_pages(scenario, settings, shared=SharedPictures())


@needs_poppler
@pytest.mark.parametrize("number", few(range(len(SHIPPED)), 2), ids=NAMES)
def test_a_sheet_is_printed_as_it_is_painted(number: int, tmp_path: Path) -> None:
    """Each scenario in a setting, every other one as in a book."""
    pages = (alone, as_in_a_book)[number % 2]
    settings = SHEETS[(5 * number + 1) % len(SHEETS)]
    assert_printed_as_painted(pages(files.load(SHIPPED[number]), settings), tmp_path)


@needs_poppler
@pytest.mark.slow
@pytest.mark.parametrize("settings", SHEETS, ids=repr)
def test_every_sheet_is_printed_as_it_is_painted_in_every_setting(settings: SheetSettings, tmp_path: Path) -> None:
    for path, pages in product(SHIPPED, (alone, as_in_a_book)):
        assert_printed_as_painted(pages(files.load(path), settings), tmp_path)


@needs_poppler
def test_the_map_and_its_tiles_are_printed_as_they_are_painted(tmp_path: Path) -> None:
    scenario = files.load(Path("docs/example-scenario.rbmap"))
    for settings in OTHERS[2::11]:  # once each paper and each colour
        assert_printed_as_painted(pages_of(scenario, settings), tmp_path)


def picture() -> QImage:
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(QColor("#206020"))
    return image


def corner(x: float, y: float, size: float) -> QPainterPath:
    """A triangle with its right angle at a point."""
    path = QPainterPath()
    path.moveTo(x, y)
    path.lineTo(x + size, y)
    path.lineTo(x, y + size)
    path.closeSubpath()
    return path


SHAPES = {
    "no height": [QRectF(20.5, 20, 300, 0)],
    "no width": [QRectF(20, 20.5, 0, 300)],
    "nothing": [QRectF()],
    "no path": [QPainterPath()],
    "apart": [QRectF(0, 0, 30, 30), QRectF(100, 100, 50, 50)],
    "triangles apart": [corner(0, 0, 200), corner(200, 200, -90)],
}


@needs_poppler
@pytest.mark.parametrize("shapes", SHAPES.values(), ids=SHAPES)
def test_nothing_is_printed_through_a_clip_that_leaves_nothing(shapes: list[sketch.Shape], tmp_path: Path) -> None:
    def paint(painter: QPainter, rest: list[sketch.Shape]) -> None:
        if rest:
            paint_within(painter, rest[0], lambda within: paint(within, rest[1:]))
        else:
            painter.drawImage(QRectF(0, 0, 400, 400), picture())
            painter.fillRect(QRectF(0, 0, 400, 400), Qt.GlobalColor.darkGreen)

    page = PaperPage(PAPERS["a4"], lambda painter, _progress: paint(painter, shapes))
    blank = PaperPage(PAPERS["a4"], lambda _painter, _progress: None)
    assert list(differences(written([page], tmp_path / "a.pdf"), [blank])) == [0.0]


def test_clips_are_set_in_one_place() -> None:
    found = {
        path.relative_to(PACKAGE / "art").as_posix()
        for path in naming("setClip")
        if path.is_relative_to(PACKAGE / "art")
        for node in nodes(path, ast.Attribute)
        if node.attr in ("setClipRect", "setClipPath", "setClipRegion")
    }
    assert found == {"sketch.py"}


def broken_words(document: QTextDocument) -> Iterator[str]:
    """The words that go on in the next line."""
    block = document.begin()
    while block.isValid():
        text, layout = block.text(), block.layout()
        for number in range(layout.lineCount() - 1):
            line = layout.lineAt(number)
            end = line.textStart() + line.textLength()
            if text[end - 1].isalnum() and text[end].isalnum():
                yield f"{text[:end]}/{text[end:]}"
        block = block.next()


NARROWEST = {"legend": 100.0, "text": 185.0, "tables": 250.0}
"""The least widths of columns on sheets, in points."""


@pytest.mark.parametrize("language", few(TRANSLATORS, 2))
def test_no_word_of_a_sheet_is_broken(language: str) -> None:
    extras = SheetSettings().extras
    with spoken(TRANSLATORS[language]):
        documents = [(sheet_document(player_aid(EVERYBODY), {}, False), NARROWEST["tables"])]
        for scenario in map(files.load, SHIPPED):
            documents.append((sheet_document(sheet_text.details(scenario, 2), {}, False), NARROWEST["text"]))
            documents.append((sheet_document(legend(scenario, extras).text(1), {}, False), NARROWEST["legend"]))
    for document, least in documents:
        for width in (least, least + 3.7, least + 21, least + 60):
            set_width(document, width)
            assert list(broken_words(document)) == []


@pytest.mark.parametrize("language", few(TRANSLATORS, 2))
def test_no_row_of_the_tables_of_the_rules_is_parted(language: str) -> None:
    with spoken(TRANSLATORS[language]):
        document = sheet_document(player_aid(EVERYBODY), {}, False)
    for width in (246.0, 260.0):
        set_width(document, width)
        cells = list(table_cells(document))
        for height in range(300, 600, 30):
            for start in column_tops(document, height):
                assert [cell for cell in cells if cell[0] + 0.5 < start < cell[1] - 0.5] == []


@pytest.mark.parametrize("properties", [EVERYBODY, ALONE])
@pytest.mark.parametrize("paper", COMMON)
def test_no_table_of_the_player_aid_goes_on_in_another_column(paper: str, properties: Properties) -> None:
    pages = aid_pages([properties, properties], SheetSettings(paper=paper))
    assert len(pages) == 2
    columns = [columns for page in pages for columns in part_of(page)]
    assert len(columns) == 4 and all(carried_to(document, top) == CarriedHead() for document, top in columns)


@pytest.mark.parametrize("properties", [EVERYBODY, ALONE])
@pytest.mark.parametrize("paper", COMMON)
@pytest.mark.parametrize("lies", LYING)
@pytest.mark.parametrize("language", few(TRANSLATORS, 2))
def test_the_first_page_of_the_player_aid_has_no_holes(
    paper: str, lies: PaperOrientation, language: str, properties: Properties
) -> None:
    settings = SheetSettings(paper=paper, paper_orientation=lies)
    with spoken(TRANSLATORS[language]):
        page, *others = aid_pages([properties, properties], settings)
    area, columns = page.paint.args  # type: ignore[attr-defined]
    used = [(end - top) * columns.scale / area.height() for top, end in columns.parts]
    assert len(others) == 1 and min(used) > FILLED, used


def test_sections_that_fill_holes_are_all_there_once() -> None:
    page, other = aid_pages([EVERYBODY], SheetSettings(paper_orientation=PaperOrientation.LANDSCAPE))
    (document, *_), (again, *_) = ([text for text, _ in part_of(each)] for each in (page, other))
    assert document.toPlainText() == again.toPlainText()
    usual = sheet_document(player_aid(EVERYBODY), {}, False)
    assert words(document.toPlainText().replace("\ufffc", "")) == words(usual.toPlainText().replace("\ufffc", ""))


def part_of(page: PaperPage) -> Iterator[tuple[QTextDocument, float]]:
    """The text of a page of the player aid, and the top of each of its columns in it."""
    (_, columns) = page.paint.args  # type: ignore[attr-defined]
    for top, _ in columns.parts:
        yield columns.document, top


@pytest.mark.parametrize("language", few(TRANSLATORS, 2))
def test_no_words_of_a_table_lie_under_the_next_picture(language: str) -> None:
    with spoken(TRANSLATORS[language]):
        texts = [sheet_text.details(files.load(path), 2) for path in SHIPPED]
    for document in (sheet_document(text, {}, False) for text in texts):
        for width in (NARROWEST["text"] + more for more in (0.0, 3.7, 21.0, 60.0)):
            set_width(document, width)
            assert list(overlaid(document)) == []


def overlaid(document: QTextDocument) -> Iterator[str]:
    """The texts of cells of a table that reach into the next cell of their row."""
    end, words = 0.0, ""
    block = document.begin()
    while block.isValid():
        cursor, place = QTextCursor(block), document.documentLayout().blockBoundingRect(block)
        table = cursor.currentTable()
        if table is not None:
            here = table.cellAt(cursor)
            if here.column() and place.left() < end:
                yield words
            lines = map(block.layout().lineAt, range(block.layout().lineCount()))
            end, words = max((place.left() + line.naturalTextWidth() for line in lines), default=0.0), block.text()
        block = block.next()


def table_cells(document: QTextDocument) -> Iterator[tuple[float, float]]:
    """Top and bottom of each cell of a table."""
    block = document.begin()
    while block.isValid():
        if QTextCursor(block).currentTable() is not None:
            place = document.documentLayout().blockBoundingRect(block)
            yield place.top(), place.bottom()
        block = block.next()


def test_a_word_that_is_wider_than_its_column_is_broken() -> None:
    document = sheet_document(f"<p>See {'highest' * 20}</p>", {}, False)
    set_width(document, 185.0)
    assert document.size().width() <= 186
    assert len(list(broken_words(document))) > 1


def words(text: str) -> Counter[str]:
    return Counter(normalize("NFKC", text).split())


@pytest.mark.parametrize("lies", few(LYING, 1))
def test_no_line_is_painted_again_behind_a_clip(lies: PaperOrientation, tmp_path: Path) -> None:
    """The tables of the rules, which go on in another column: a line beyond its end would show as a sliver."""
    settings = SheetSettings(paper_orientation=lies, player_aid=True)
    pages = pages_of(Scenario(Properties("Tables")), settings)
    said = " ".join(page.extract_text() for page in PdfReader(written(pages, tmp_path / "a.pdf")).pages[1:])
    document = sheet_document(player_aid(Properties()), {}, False)
    again = words(said) - words(document.toPlainText())
    heads = words(
        "Tables – page 2 of 3 Tables – page 3 of 3 Production (continued) building takes makes most a turn "
        "The wonder (continued) row spaces marks Buildings (continued) building stands on costs research"
    )
    assert again <= heads
