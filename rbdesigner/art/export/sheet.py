"""The scenario sheet: the map as large as the paper allows, and all that players need to set it up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTextDocument

from rbdesigner.art.board import Extras, bounds, fitting_radius, paint_board
from rbdesigner.art.export import sheet_text
from rbdesigner.art.export.chapter_opening import ChapterOpening
from rbdesigner.art.export.columns import (
    APART,
    TextColumns,
    balanced_columns,
    column_ends,
    paint_columns,
    paint_text,
)
from rbdesigner.art.export.detail_pages import TIGHTER, columns_in, detail_pages, packed_pages
from rbdesigner.art.export.legend import Legend, foreign_square, legend
from rbdesigner.art.export.paper import MARGIN, POINTS_PER_MM, PaperPage, text_area
from rbdesigner.art.export.player_aid import aid_pictures, book_aid, player_aid
from rbdesigner.art.export.shared_pictures import SharedPictures
from rbdesigner.art.export.sheet_document import Pictures, set_width, sheet_document, text_inks, tile_square
from rbdesigner.art.export.sheet_phrases import printed_text, typeset, untitled
from rbdesigner.art.export.sheet_settings import SheetSettings
from rbdesigner.art.export.sheet_text import SheetText
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.art.progress import Progress
from rbdesigner.art.qr_code import paint_qr_code, qr_code
from rbdesigner.art.tile import TileLook
from rbdesigner.art.typeface import print_font
from rbdesigner.scenario.formats.map_code import code_of
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.tiles import Terrain
from rbdesigner.translatable import QT_TRANSLATE_NOOP

QR_SIDE = 20 * POINTS_PER_MM
"""The side in points of the QR code of a link."""
_CODE, _MODULE, _SHARP = "code", 0.4 * POINTS_PER_MM, 8
"""The picture of the code of the map: its name, the side of a module in points, and pixels of a module."""
_GAP = 10.0
"""Points between the map and the text."""
_BESIDE, _LEGEND_ENTRY = 185.0, 100.0
"""The least width in points of a column of text beside the map, and of an entry of the legend."""
_STEP, _MOST_BESIDE = 25.0, 0.6
"""The points by which text beside the map grows at each try, and the largest share of the page that it gets."""
_KINDS = 2
"""How many kinds of tiles stand side by side in the manifest."""
_WORTH, _LEGEND_WORTH = 0.62, 0.85
"""The text, or else the legend alone, goes on the first page as long as the map keeps this share of its size."""
_ENOUGH = 36.0
"""The tile radius in points, half an inch, at which a map is large enough to make room for the text."""
_HEAD = 18.0
"""The height in points of the running head of further pages."""
_PAGE = QT_TRANSLATE_NOOP("sheet", "{title} – page {page} of {pages}")
_MOST_SHAPES = 1200
"""Larger maps are painted as pictures: as shapes they would make a file of tens of megabytes."""


class _Contents(NamedTuple):
    """The contents of a sheet: the board, the texts, and the pictures in those."""

    scenario: Scenario
    extras: Extras
    heading_text: str
    legend: Legend
    details_text: str
    pictures: Pictures
    opening: ChapterOpening | None

    @property
    def heading(self) -> QTextDocument:
        return self.document(self.heading_text)

    @property
    def details(self) -> QTextDocument:
        """Legend and details."""
        return self.document(self.legend.text(_KINDS) + self.details_text)

    def beside(self, plan: _Plan) -> QTextDocument:
        """The text that stands on the first page."""
        return self.document(self.legend.text(plan.legend_columns)) if plan.legend_columns else self.details

    def further(self, plan: _Plan) -> QTextDocument | None:
        """The text that stands on pages of its own."""
        if plan.legend_columns:
            return self.document(self.details_text)
        return self.details if plan.text is None else None

    def document(self, html: str) -> QTextDocument:
        return sheet_document(html, self.pictures, self.extras.monochrome)


class _Plan(NamedTuple):
    """The division of the first page.

    ``text`` is None if the details begin on a page of their own. Else it is the details, or the legend alone in
    ``legend_columns``: columns of a ``width``, which begin at these ``tops`` of the text and are painted by a
    ``scale``.
    """

    page: QSizeF
    heading: QRectF
    board: QRectF
    text: QRectF | None
    width: float = 0.0
    tops: tuple[float, ...] = (0.0,)
    legend_columns: int = 0
    scale: float = 1.0

    def radius(self, shape: QRectF) -> float:
        return fitting_radius(shape, self.board)


def sheet_pages(
    scenario: Scenario,
    settings: SheetSettings,
    text: SheetText | None = None,
    shared: SharedPictures | None = None,
    opening: ChapterOpening | None = None,
) -> list[PaperPage]:
    """Make the pages of the sheet, upright or lying, whichever shows the map larger if the settings leave it open.

    ``text`` stands there instead of what there is to say of the scenario. The map is made of ``shared`` pictures if
    there are any. The ``opening`` of a chapter stands above it all.
    """
    if text is not None:
        settings = replace(settings, map_code=False)  # the board of a moment is no map to begin with
    contents = _contents(scenario, settings, text or sheet_text.sheet_text(scenario), opening)
    plan = _best_plan(contents, settings.pages)
    beside = None if plan.text is None else contents.beside(plan)
    if beside is not None:
        set_width(beside, plan.width)
    paint_first = partial(_paint_first, plan, contents, shared, beside)
    pages = [PaperPage(plan.page, paint_first, len(scenario.tiles))]
    inside = text_area(plan.page).adjusted(0, _HEAD, 0, 0)
    further = list[TextColumns]()
    details = contents.further(plan)
    if details is not None:
        further += detail_pages(details, inside)
    if settings.player_aid:
        further += packed_pages(player_aid(scenario.properties), partial(_aid, settings.monochrome), inside)
    title = scenario.properties.title or untitled()
    quiet = text_inks(settings.monochrome).quiet
    for number, part in enumerate(further, 2):
        head = printed_text(_PAGE, title=title, page=number, pages=1 + len(further))
        pages.append(PaperPage(plan.page, partial(_paint_further, inside, head, quiet, part)))
    return pages


def aid_pages(scenarios: Sequence[Properties], settings: SheetSettings) -> list[PaperPage]:
    """Make the pages of the player aid of a book with such scenarios."""
    page = settings.pages[0]
    inside = text_area(page)
    parts = packed_pages(book_aid(scenarios), partial(_aid, settings.monochrome), inside)
    return [PaperPage(page, partial(_paint_page, inside, part)) for part in parts]


def _aid(monochrome: bool, html: str) -> QTextDocument:
    """The player aid, or a part of it, as a text."""
    return sheet_document(html, aid_pictures(monochrome), monochrome)


def _contents(
    scenario: Scenario, settings: SheetSettings, text: SheetText, opening: ChapterOpening | None
) -> _Contents:
    extras = settings.extras
    key = legend(scenario, extras) if settings.legend else Legend((), {})
    pictures = manifest_pictures(scenario, extras)
    details = text.details(_KINDS)
    square = qr_code(code_of(scenario)) if settings.map_code else None
    if square is not None:
        side = round(square.width() * _MODULE)
        pictures = {**pictures, _CODE: square.scaled(square.size() * _SHARP)}
        heading = escape(printed_text(QT_TRANSLATE_NOOP("sheet", "The map as a QR code")))
        details += f"<h2>{heading}</h2><p><img src='{_CODE}' width='{side}' height='{side}'/></p>"
    return _Contents(scenario, extras, text.heading, key, details, {**pictures, **key.pictures}, opening)


def manifest_pictures(scenario: Scenario, extras: Extras) -> Pictures:
    """The pictures in the list of the tiles of a map."""
    plain = TileLook(Terrain.SEA, (), 0, scenario.orientation, monochrome=extras.monochrome, style=extras.style)
    squares = [
        tile_square(plain._replace(terrain=kind.terrain, rivers=kind.shape))
        for kind, _ in sheet_text.tiles_by_kind(scenario)
    ]
    expansion = (tile for tile, _ in sheet_text.expansion_by_kind(scenario))
    squares += (foreign_square(tile, scenario.orientation, extras) for tile in expansion)
    return {f"tile:{index}": square for index, square in enumerate(squares)}


def _best_plan(contents: _Contents, papers: Sequence[QSizeF]) -> _Plan:
    shape = bounds(contents.scenario)
    plans = [plan for page in papers for plan in _plans(contents, page)]
    largest = max(plan.radius(shape) for plan in plans)
    # A map that is large enough to read may shrink further than its share, to have all on one page.
    least = min(_WORTH * largest, _ENOUGH)
    together = [plan for plan in plans if plan.text is not None and plan.radius(shape) >= least]
    whole = [plan for plan in together if not plan.legend_columns]
    with_legend = [plan for plan in together if plan.radius(shape) >= _LEGEND_WORTH * largest]
    # All of the text on the first page is worth more than the legend alone, and that more than neither.
    return max(whole or with_legend or plans, key=lambda plan: plan.radius(shape))


def _plans(contents: _Contents, page: QSizeF) -> Iterator[_Plan]:
    """Yield the ways to divide a page: the text, or the legend alone, below the map or beside it, or no text."""
    inside = text_area(page)
    if contents.opening is not None:
        inside.setTop(inside.top() + contents.opening.height(inside.width()))
    title = contents.heading
    beside = QR_SIDE + _GAP if contents.scenario.properties.link else 0.0
    set_width(title, inside.width() - beside)
    head = max(title.size().height(), beside - _GAP)
    heading = QRectF(inside.left(), inside.top(), inside.width() - beside, head)
    free = inside.adjusted(0, head + _GAP, 0, 0)
    bare = _Plan(page, heading, free, None)
    yield bare
    shape, details = bounds(contents.scenario), contents.details
    usual, _ = columns_in(free.width())
    yield from _plans_below(bare, details, shape, usual)
    yield from _plans_beside(bare, details, shape, _BESIDE)
    if contents.legend.cells:
        across = int(free.width() // _LEGEND_ENTRY)
        strip = contents.document(contents.legend.text(across))
        yield from _plans_below(bare._replace(legend_columns=across), strip, shape, 1)
        column = contents.document(contents.legend.text(1))
        yield from _plans_beside(bare._replace(legend_columns=1), column, shape, _LEGEND_ENTRY)


def _plans_below(bare: _Plan, text: QTextDocument, shape: QRectF, count: int) -> Iterator[_Plan]:
    """The text in so many columns right below the map."""
    free = bare.board
    width = (free.width() - (count - 1) * APART) / count
    set_width(text, width)
    # A text that takes more than that leaves the map a strip.
    found = balanced_columns(text, count, free.height() * 0.6 - _GAP)
    if found is not None:
        tops, below = found
        board = free.adjusted(0, 0, 0, -below - _GAP)
        board.setHeight(min(board.height(), free.width() * shape.height() / shape.width()))
        area = QRectF(free.left(), board.bottom() + _GAP, free.width(), below)
        yield bare._replace(board=board, text=area, width=width, tops=tuple(tops))


def _plans_beside(bare: _Plan, text: QTextDocument, shape: QRectF, narrowest: float) -> Iterator[_Plan]:
    """Yield plans with the text beside the map, as narrow as it fits; no column is narrower than ``narrowest``."""
    free = bare.board
    # To begin with what a map as high as the page leaves beside it.
    across = max(narrowest, free.width() - _GAP - free.height() * shape.width() / shape.height())
    while across <= free.width() * _MOST_BESIDE:
        for scale in (1.0, *TIGHTER):
            wide = across / scale
            count = int((wide + APART) // (narrowest + APART))
            width = (wide - (count - 1) * APART) / count
            set_width(text, width)
            found = balanced_columns(text, count, free.height() / scale)
            if found is not None:
                tops, high = found
                board, area = free.adjusted(0, 0, -across - _GAP, 0), free.adjusted(free.width() - across, 0, 0, 0)
                # Level with the text: in the middle of the page a small map would hang below it.
                most = max(high * scale, board.width() * shape.height() / shape.width())
                board.setHeight(min(board.height(), most))
                yield bare._replace(board=board, text=area, width=width, tops=tuple(tops), scale=scale)
                return
        across += _STEP


def _paint_first(
    plan: _Plan,
    contents: _Contents,
    shared: SharedPictures | None,
    details: QTextDocument | None,
    painter: QPainter,
    progress: Progress,
) -> None:
    if contents.opening is not None:
        contents.opening.paint(painter, text_area(plan.page))
    heading = contents.heading
    set_width(heading, plan.heading.width())
    paint_text(heading, plan.heading, painter)
    link = contents.scenario.properties.link
    if link:
        corner = QPointF(plan.page.width() - MARGIN - QR_SIDE, plan.heading.top())
        paint_qr_code(painter, link, QRectF(corner, QSizeF(QR_SIDE, QR_SIDE)))
    paint = paint_print_board if shared is None else shared.paint_board
    paint(painter, contents.scenario, plan.board, contents.extras, progress)
    if details is not None and plan.text is not None:
        columns = TextColumns(details, plan.width, column_ends(details, plan.tops), plan.scale)
        paint_columns(columns, plan.text.topLeft(), painter)


def paint_print_board(painter: QPainter, scenario: Scenario, area: QRectF, extras: Extras, progress: Progress) -> None:
    """Paint the board into an area of a page, as shapes or, if it is very large, as a picture; each tile is a step."""
    if len(scenario.tiles) <= _MOST_SHAPES:
        paint_board(painter, scenario, area, extras=extras, progress=progress)
        return
    sharp = 300 / 72
    picture = QImage(round(area.width() * sharp), round(area.height() * sharp), QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    inner = QPainter(picture)
    try:
        paint_board(inner, scenario, QRectF(picture.rect()), pixmaps=TilePixmaps(), extras=extras, progress=progress)
    finally:
        inner.end()
    painter.drawImage(area, picture)


def _paint_page(inside: QRectF, columns: TextColumns, painter: QPainter, _progress: Progress) -> None:
    """A page of details."""
    paint_columns(columns, inside.topLeft(), painter)


def _paint_further(
    inside: QRectF, head: str, colour: QColor, columns: TextColumns, painter: QPainter, progress: Progress
) -> None:
    """A page after the first of a sheet, with a running head."""
    painter.setFont(print_font(9))
    painter.setPen(colour)
    area = QRectF(inside.left(), inside.top() - _HEAD, inside.width(), _HEAD)
    shown = painter.fontMetrics().elidedText(typeset(head), Qt.TextElideMode.ElideMiddle, round(area.width()))
    painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, shown)
    _paint_page(inside, columns, painter, progress)
