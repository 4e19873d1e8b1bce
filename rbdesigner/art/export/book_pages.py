"""The pages of a book besides its sheets: cover, the rows of contents and index, the tiles needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from html import escape
from itertools import chain, islice
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTextDocument

from rbdesigner.art.board import Extras
from rbdesigner.art.export import sheet_text
from rbdesigner.art.export.book_lists import ListLook, ListRow, PlacedRow, list_pages
from rbdesigner.art.export.chapter_opening import paint_html, paint_ornament, paragraphs
from rbdesigner.art.export.columns import paint_text
from rbdesigner.art.export.paper import PaperPage, inside_of, text_area
from rbdesigner.art.export.shared_pictures import SharedPictures
from rbdesigner.art.export.sheet import manifest_pictures
from rbdesigner.art.export.sheet_document import TextInks, set_width, sheet_document, text_inks
from rbdesigner.art.export.sheet_phrases import printed_text, typeset
from rbdesigner.art.export.sheet_settings import SheetSettings
from rbdesigner.art.export.sheet_text import players_line
from rbdesigner.art.progress import Progress
from rbdesigner.art.typeface import print_font
from rbdesigner.hexes import Hex
from rbdesigner.lab.wording.map_findings import short_findings
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.translation import add_plural
from rbdesigner.scenario.books.book_format import natural_order
from rbdesigner.scenario.books.book_maps import BookMap
from rbdesigner.scenario.books.book_model import Book
from rbdesigner.scenario.foreign import Foreign, ForeignTile
from rbdesigner.scenario.model import Players, Properties, Scenario
from rbdesigner.tiles import BOXES, UNLIMITED, Box, Tile, TileKind
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_NEEDED = QT_TRANSLATE_NOOP("sheet", "Tiles for all maps")
_MOST = QT_TRANSLATE_NOOP("sheet", "So many tiles of each kind are enough for every map of the book, one at a time.")
_SCENARIOS = QT_TRANSLATE_NOOP("sheet", "%n scenarios")
add_plural(_SCENARIOS, "%n scenario")
_COLUMNS = 4
_GROUND = QColor("#f6eedd")
"""The ground of a cover."""
_FRAMES = ((0.0, 2.4), (5.0, 0.7))
"""The lines around a cover: how far inside, and how wide."""
_PADDING, _BY = 40.0, 64.0
"""Points inside the frame of a cover, and those of the lines at its foot."""
_ABOVE_TILES, _LEAST_NOTES, _RULED = 30.0, 120.0, 24.0
"""Points above the list of tiles, of the lowest room for notes, and between two lines to write on."""
_FOOT = 22.0
"""Points from the foot of a page to the line with its number."""
_FEW_DESIGNERS = 3
"""So many designers of maps stand for the authors of a book that names none."""


def printed_title(book: Book, maps: Sequence[BookMap]) -> str:
    """The title of a book: its own, that of its only map, or one for any scenarios."""
    only = maps[0].title if len(maps) == 1 else ""
    return book.title or only or printed_text(QT_TRANSLATE_NOOP("sheet", "Scenarios for Roads & Boats"))


def printed_authors(book: Book, scenarios: Iterable[Scenario]) -> tuple[str, ...]:
    """The authors of a book: its own, or the designers of its maps if they are few."""
    designers = tuple(dict.fromkeys(name for scenario in scenarios for name in scenario.properties.designers))
    return book.authors or (designers if len(designers) <= _FEW_DESIGNERS else ())


def cover_page(
    book: Book, scenarios: Sequence[Scenario], shown: Scenario, pictures: SharedPictures, settings: SheetSettings
) -> PaperPage:
    """The cover: title and text, a map in a frame, and at its foot who made the book and what is in it."""
    paper = settings.pages[0]
    cover = _Cover(
        f"<h1>{escape(book.title)}</h1>{paragraphs(book.cover.text)}",
        printed_text(QT_TRANSLATE_NOOP("sheet", "by {names}"), names=listed(book.authors)) if book.authors else "",
        _held(scenarios),
        shown,
        settings.extras._replace(coordinates=False),
    )
    return PaperPage(paper, partial(_paint_cover, inside_of(paper), cover, pictures), len(shown.tiles))


def _held(scenarios: Sequence[Scenario]) -> str:
    """How many scenarios there are, and for how many players."""
    players = [scenario.properties.players for scenario in scenarios]
    least, most = min(each.least for each in players), max(each.most for each in players)
    return f"{printed_text(_SCENARIOS, len(scenarios))} · {players_line(Properties(players=Players(least, most)))}"


class _Cover(NamedTuple):
    """The things on a cover."""

    html: str
    by: str
    held: str
    scenario: Scenario
    extras: Extras


def _paint_cover(
    inside: QRectF, cover: _Cover, pictures: SharedPictures, painter: QPainter, progress: Progress
) -> None:
    inks = text_inks(cover.extras.monochrome)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("white") if cover.extras.monochrome else _GROUND)
    painter.drawRect(inside)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, wide in _FRAMES:
        painter.setPen(QPen(inks.heading, wide))
        painter.drawRect(inside.adjusted(inset, inset, -inset, -inset))
    area = inside.adjusted(_PADDING, _PADDING, -_PADDING, -_PADDING)
    used = paint_html(painter, cover.html, area, area.height() * 0.4, inks)
    paint_ornament(painter, QPointF(area.center().x(), area.top() + used + 22), area.width() / 3, inks.heading)
    board = area.adjusted(0, used + 44, 0, -_BY)
    pictures.paint_board(painter, cover.scenario, board, cover.extras, progress)
    painter.setPen(inks.text)
    for up, size, text in ((20, 16, cover.by), (0, 12, cover.held)):
        painter.setFont(print_font(size, italic=True))
        below = QRectF(area.left(), area.bottom() - up - 20, area.width(), 20)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, typeset(text))


def numbered(page: PaperPage, number: int, title: str, inks: TextInks) -> PaperPage:
    """A page with its number at the outer side of its foot, as in a book that lies open, and a title at the inner."""
    return page._replace(paint=partial(_paint_numbered, page, number, title, inks))


def _paint_numbered(
    page: PaperPage, number: int, title: str, inks: TextInks, painter: QPainter, progress: Progress
) -> None:
    page.paint(painter, progress)
    inside, height = page.inside, page.size.height() - _FOOT
    area = QRectF(QPointF(inside.left(), height - 8), QSizeF(inside.width(), 12))
    painter.setFont(print_font(9))
    painter.setPen(inks.quiet)
    sides = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
    inner, outer = sides if number % 2 else reversed(sides)
    painter.drawText(area, inner, typeset(title))
    painter.drawText(area, outer, str(number))


def contents_rows(book: Book, maps: Sequence[BookMap], targets: Sequence[int]) -> list[ListRow]:
    """List the rows of the contents; ``targets`` are those of the chapters, from front to back."""
    rows, waiting, chapters = list[ListRow](), iter(maps), iter(targets)
    for chapter, number in book.chapters():
        if chapter is not None:
            rows.append(ListRow(chapter.title, next(chapters), is_heading=True))
        rows += [map_row(each) for each in islice(waiting, number)]
    return rows


def map_row(each: BookMap) -> ListRow:
    """The row of a map in the contents, with its picture; its target is its number."""
    scenario = each.as_in_book()
    properties = scenario.properties
    parts = players_line(properties), sheet_text.stars(properties.difficulty), short_findings(scenario)
    about = " · ".join(filter(None, parts))
    return ListRow(each.title, each.number, each.code, about, board=scenario, description=properties.description)


def _index_row(each: BookMap) -> ListRow:
    """The row of a map in the index, below the number of its players."""
    scenario = each.as_in_book()
    parts = sheet_text.stars(scenario.properties.difficulty), short_findings(scenario)
    return ListRow(each.title, each.number, each.code, " · ".join(filter(None, parts)))


def index_rows(maps: Sequence[BookMap]) -> list[ListRow]:
    """List the rows of the index: under each number of players the maps for so many, the easiest first."""
    rows: list[ListRow] = []
    ranges = {each.number: _players(each) for each in maps}
    for players in sorted(set(chain.from_iterable(ranges.values()))):
        alone = Properties(players=Players(players, players))
        rows.append(ListRow(players_line(alone), is_heading=True))
        rows += map(_index_row, sorted((each for each in maps if players in ranges[each.number]), key=_by_difficulty))
    return rows


def _players(each: BookMap) -> range:
    players = each.as_in_book().properties.players
    return range(players.least, min(players.most, players.least + 20) + 1)


def _by_difficulty(each: BookMap) -> tuple[int, object, int]:
    return each.as_in_book().properties.difficulty or 6, natural_order(each.title), each.number


class BackPages(NamedTuple):
    """The pages after the last sheet, and which of them has the tiles."""

    pages: list[PaperPage]
    tiles: int


def back_pages(
    title: str, index: Sequence[Sequence[PlacedRow]], tiles: QTextDocument, paper: QSizeF, look: ListLook
) -> BackPages:
    """The index, the tiles below it if there is room, and lines for notes where a page would be empty."""
    pages = list_pages(title, index, paper, look)
    inside = text_area(paper)
    used = max((area.bottom() for _, area in index[-1]), default=inside.top()) + _ABOVE_TILES
    set_width(tiles, inside.width())
    if used + tiles.size().height() > inside.bottom():
        pages.append(PaperPage(paper, lambda _painter, _progress: None))
        used = inside.top()
    below = QRectF(inside.left(), used, inside.width(), inside.bottom() - used)
    pages[-1] = pages[-1]._replace(paint=partial(_paint_tiles, pages[-1], tiles, below, look.inks))
    return BackPages(pages, len(pages) - 1)


def _paint_tiles(
    page: PaperPage, tiles: QTextDocument, area: QRectF, inks: TextInks, painter: QPainter, progress: Progress
) -> None:
    page.paint(painter, progress)
    paint_text(tiles, area, painter)
    left = area.adjusted(0, tiles.size().height() + _ABOVE_TILES, 0, 0)
    if left.height() >= _LEAST_NOTES:
        _paint_notes(painter, left, inks)


def notes_page(settings: SheetSettings) -> PaperPage:
    """A page of lines to write on."""
    paper, inks = settings.pages[0], text_inks(settings.monochrome)
    return PaperPage(paper, lambda painter, _progress: _paint_notes(painter, text_area(paper), inks))


def _paint_notes(painter: QPainter, area: QRectF, inks: TextInks) -> None:
    """Paint lines to write on, under a heading."""
    painter.setFont(print_font(14, bold=True))
    painter.setPen(inks.heading)
    painter.drawText(area, Qt.AlignmentFlag.AlignLeft, printed_text(QT_TRANSLATE_NOOP("sheet", "Notes")))
    painter.setPen(QPen(inks.quiet, 0.3))
    for number in range(2, int(area.height() / _RULED) + 1):
        y = area.top() + number * _RULED
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))


def manifest(book: Book, scenarios: Sequence[Scenario], settings: SheetSettings) -> QTextDocument:
    """The tiles that are enough for each map of the book."""
    needed = tiles_needed(scenarios)
    box = BOXES.get(book.box) or _common_box(scenarios)
    tiles = {Hex(number, 0): Tile(kind.terrain, kind.shape) for number, kind in enumerate(_each(needed))}
    foreign = {Hex(number, 1): Foreign(each) for number, each in enumerate(expansion_needed(scenarios).elements())}
    together = Scenario(Properties(box=box), tiles, foreign=foreign)
    html = f"<h1>{printed_text(_NEEDED)}</h1><p>{printed_text(_MOST)}</p>{sheet_text.manifest(together, _COLUMNS)}"
    return sheet_document(html, manifest_pictures(together, settings.extras), settings.monochrome)


def tiles_needed(scenarios: Sequence[Scenario]) -> Counter[TileKind]:
    """The most tiles of each kind that any of the maps needs."""
    needed: Counter[TileKind] = Counter()
    for scenario in scenarios:
        needed |= Counter(scenario.tile_counts())
    return needed


def expansion_needed(scenarios: Sequence[Scenario]) -> Counter[ForeignTile]:
    """The most tiles of the expansion of each kind that any of the maps needs."""
    needed: Counter[ForeignTile] = Counter()
    for scenario in scenarios:
        needed |= Counter(dict(sheet_text.expansion_by_kind(scenario)))
    return needed


def _each(counts: Counter[TileKind]) -> Iterator[TileKind]:
    return (kind for kind in sorted(counts) for _ in range(counts[kind]))


def _common_box(scenarios: Sequence[Scenario]) -> Box:
    """The box of all maps, or one without bounds if they have several."""
    boxes = {scenario.properties.box.key: scenario.properties.box for scenario in scenarios}
    first = next(iter(boxes.values()))
    alike = all(scenario.properties.box == first for scenario in scenarios)
    return first if alike else UNLIMITED
