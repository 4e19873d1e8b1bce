"""The pages of a book besides its sheets: cover, chapters, the rows of contents and index, the tiles needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from html import escape
from itertools import chain, islice

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QTextDocument

from rbdesigner.art.board import Extras
from rbdesigner.art.export import sheet_text
from rbdesigner.art.export.book_lists import FAINT, ListRow, print_font
from rbdesigner.art.export.paper import PaperPage, inside_of
from rbdesigner.art.export.shared_pictures import SharedPictures
from rbdesigner.art.export.sheet import text_pages
from rbdesigner.art.export.sheet_document import set_width
from rbdesigner.art.export.sheet_phrases import printed_text
from rbdesigner.art.export.sheet_settings import SheetSettings
from rbdesigner.art.progress import Progress
from rbdesigner.art.sketch import paint_within
from rbdesigner.hexes import Hex
from rbdesigner.lab.wording.map_findings import short_findings
from rbdesigner.messages.phrases import listed
from rbdesigner.scenario.books.book_format import natural_order
from rbdesigner.scenario.books.book_maps import BookMap
from rbdesigner.scenario.books.book_model import Book, Chapter
from rbdesigner.scenario.model import Players, Properties, Scenario
from rbdesigner.tiles import BOXES, UNLIMITED, Box, Tile, TileKind
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_STYLE = """
body { color: #2a2320; }
h1 { font-size: 38px; margin: 0; } h2 { font-size: 28px; margin: 0; color: #7a4a22; }
p { font-size: 12px; margin: 6px 0 0 0; } .by { font-size: 15px; color: #5d5348; }
"""
_NEEDED = QT_TRANSLATE_NOOP("sheet", "Tiles for all maps")
_MOST = QT_TRANSLATE_NOOP("sheet", "So many tiles of each kind are enough for every map of the book, one at a time.")
_COLUMNS = 2
_FOOT = 22.0
"""Points from the foot of a page to the line with its number."""


def untitled_book() -> str:
    """The name of a book without a title."""
    return printed_text(QT_TRANSLATE_NOOP("sheet", "Untitled book"))


def cover_page(book: Book, scenario: Scenario, pictures: SharedPictures, settings: SheetSettings) -> PaperPage:
    """The cover: title, authors, text, and a map."""
    paper = settings.pages[0]
    by = printed_text(QT_TRANSLATE_NOOP("sheet", "by {names}"), names=listed(book.authors)) if book.authors else ""
    html = (
        f"<h1>{escape(book.title or untitled_book())}</h1><p class='by'>{escape(by)}</p>{_paragraphs(book.cover.text)}"
    )
    return PaperPage(
        paper, partial(_paint_cover, inside_of(paper), html, scenario, pictures, settings.extras), len(scenario.tiles)
    )


def _paint_cover(
    inside: QRectF,
    html: str,
    scenario: Scenario,
    pictures: SharedPictures,
    extras: Extras,
    painter: QPainter,
    progress: Progress,
) -> None:
    area = inside.adjusted(0, 60, 0, -20)
    used = _paint_html(painter, html, area, area.height() * 0.45)
    pictures.paint_board(painter, scenario, area.adjusted(0, used + 36, 0, 0), extras, progress)


def chapter_page(chapter: Chapter, paper: QSizeF) -> PaperPage:
    """The page before the first sheet of a chapter."""
    html = f"<h2>{escape(chapter.title)}</h2>{_paragraphs(chapter.text)}"
    return PaperPage(paper, partial(_paint_chapter, inside_of(paper), html))


def _paint_chapter(inside: QRectF, html: str, painter: QPainter, _progress: Progress) -> None:
    lowered = inside.adjusted(0, inside.height() / 4, 0, 0)
    _paint_html(painter, html, lowered, lowered.height())


def _paint_html(painter: QPainter, html: str, area: QRectF, most: float) -> float:
    """Paint a text at the top of an area, smaller if it would be too high, and return its height."""
    document = QTextDocument()
    document.setDefaultFont(print_font(12))
    document.setDocumentMargin(0)
    document.setUseDesignMetrics(True)
    document.setDefaultStyleSheet(_STYLE)
    document.setHtml(f"<body>{html}</body>")
    scale = 1.0
    set_width(document, area.width())
    while document.size().height() * scale > most and scale > 0.3:
        scale *= 0.9
        set_width(document, area.width() / scale)
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(scale, scale)
    paint_within(painter, QRectF(0, 0, area.width() / scale, most / scale), document.drawContents)
    painter.restore()
    return min(most, document.size().height() * scale)


def _paragraphs(text: str) -> str:
    return "".join(f"<p>{escape(line)}</p>" for line in text.splitlines() if line.strip())


def numbered(page: PaperPage, number: int, title: str) -> PaperPage:
    """A page with its number and the title of the book at its foot."""
    return page._replace(paint=partial(_paint_numbered, page, number, title))


def _paint_numbered(page: PaperPage, number: int, title: str, painter: QPainter, progress: Progress) -> None:
    page.paint(painter, progress)
    inside, height = page.inside, page.size.height() - _FOOT
    area = QRectF(QPointF(inside.left(), height - 8), QSizeF(inside.width(), 12))
    painter.setFont(print_font(9))
    painter.setPen(FAINT)
    painter.drawText(area, Qt.AlignmentFlag.AlignLeft, title)
    painter.drawText(area, Qt.AlignmentFlag.AlignRight, str(number))


def contents_rows(book: Book, maps: Sequence[BookMap], targets: Sequence[int]) -> list[ListRow]:
    """List the rows of the contents; ``targets`` are those of the chapters, from front to back."""
    rows, waiting, chapters = list[ListRow](), iter(maps), iter(targets)
    for chapter, number in book.chapters():
        if chapter is not None:
            rows.append(ListRow(chapter.title, next(chapters), is_heading=True))
        rows += [map_row(each) for each in islice(waiting, number)]
    return rows


def map_row(each: BookMap) -> ListRow:
    """The row of a map, whose target is its number."""
    scenario = each.as_in_book()
    properties = scenario.properties
    parts = sheet_text.players_line(properties), sheet_text.stars(properties.difficulty), short_findings(scenario)
    about = " · ".join(filter(None, parts))
    return ListRow(each.title, each.number, each.code, about)


def index_rows(maps: Sequence[BookMap]) -> list[ListRow]:
    """List the rows of the index: under each number of players the maps for so many, the easiest first."""
    rows: list[ListRow] = []
    ranges = {each.number: _players(each) for each in maps}
    for players in sorted(set(chain.from_iterable(ranges.values()))):
        alone = Properties(players=Players(players, players))
        rows.append(ListRow(sheet_text.players_line(alone), is_heading=True))
        rows += map(map_row, sorted((each for each in maps if players in ranges[each.number]), key=_by_difficulty))
    return rows


def _players(each: BookMap) -> range:
    players = each.as_in_book().properties.players
    return range(players.least, min(players.most, players.least + 20) + 1)


def _by_difficulty(each: BookMap) -> tuple[int, object, int]:
    return each.as_in_book().properties.difficulty or 6, natural_order(each.title), each.number


def manifest_pages(book: Book, scenarios: Sequence[Scenario], settings: SheetSettings) -> list[PaperPage]:
    """The tiles that are enough for each map of the book."""
    needed = tiles_needed(scenarios)
    box = BOXES.get(book.box) or _common_box(scenarios)
    tiles = {Hex(number, 0): Tile(kind.terrain, kind.shape) for number, kind in enumerate(_each(needed))}
    together = Scenario(Properties(box=box), tiles)
    html = f"<h1>{printed_text(_NEEDED)}</h1><p>{printed_text(_MOST)}</p>{sheet_text.manifest(together, _COLUMNS)}"
    return text_pages(html, together, settings)


def tiles_needed(scenarios: Sequence[Scenario]) -> Counter[TileKind]:
    """The most tiles of each kind that any of the maps needs."""
    needed: Counter[TileKind] = Counter()
    for scenario in scenarios:
        needed |= Counter(scenario.tile_counts())
    return needed


def _each(counts: Counter[TileKind]) -> Iterator[TileKind]:
    return (kind for kind in sorted(counts) for _ in range(counts[kind]))


def _common_box(scenarios: Sequence[Scenario]) -> Box:
    """The box of all maps, or one without bounds if they have several."""
    boxes = {scenario.properties.box.key: scenario.properties.box for scenario in scenarios}
    first = next(iter(boxes.values()))
    alike = all(scenario.properties.box == first for scenario in scenarios)
    return first if alike else UNLIMITED
