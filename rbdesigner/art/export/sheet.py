"""The scenario sheet: the map as large as the paper allows, and all that players need to set it up."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import QAbstractTextDocumentLayout, QFont, QImage, QPainter, QTextDocument

from rbdesigner.art.board import Extras, bounds, fitting_radius, paint_board
from rbdesigner.art.export import words
from rbdesigner.art.export.flow import page_tops
from rbdesigner.art.export.pages import MARGIN, Page
from rbdesigner.art.export.words import SheetText
from rbdesigner.art.pixmaps import TilePixmaps, tile_picture
from rbdesigner.art.progress import Progress
from rbdesigner.art.tile import TileLook
from rbdesigner.scenario.model import Scenario

_GAP = 10.0
"""Points between the map and the text."""
_BESIDE = 200.0
"""The width in points of a column of text beside the map."""
_COLUMNS, _COLUMNS_BESIDE = 4, 2
"""How many kinds of tiles stand side by side in the manifest, below the map and beside it."""
_WORTH = 0.65
"""The text goes on the first page as long as the map keeps this share of its size."""
_ENOUGH = 36.0
"""The tile radius in points, half an inch, at which a map is large enough to make room for the text."""
_MOST_SHAPES = 1200
"""From so many tiles on they are pictures: as shapes they would make a file of tens of megabytes."""
_MANIFEST_RADIUS = 60.0


class _Plan(NamedTuple):
    """How the first page is divided; ``text`` is None if the details begin on a page of their own."""

    page: QSizeF
    heading: QRectF
    board: QRectF
    text: QRectF | None
    columns: int = _COLUMNS

    def radius(self, shape: QRectF) -> float:
        return fitting_radius(shape, self.board)


def sheet_pages(scenario: Scenario, paper: QSizeF, extras: Extras, text: SheetText | None = None) -> list[Page]:
    """The pages of the sheet on this paper, upright or lying, whichever shows the map larger.

    ``text`` stands there instead of what there is to say of the scenario.
    """
    text = text or words.sheet_text(scenario)
    plan = _best_plan(scenario, text, paper)
    heading = _document(text.heading, scenario)
    details = _document(text.details(plan.columns), scenario)
    if plan.text is not None:
        details.setTextWidth(plan.text.width())
        return [Page(plan.page, partial(_paint_first, plan, scenario, extras, heading, details), len(scenario.tiles))]
    pages = [Page(plan.page, partial(_paint_first, plan, scenario, extras, heading, None), len(scenario.tiles))]
    inside = _inside(plan.page)
    details.setTextWidth(inside.width())
    tops = page_tops(details, inside.height())
    for top, end in pairwise([*tops, details.size().height()]):
        pages.append(Page(plan.page, partial(_paint_details, details, inside, top, end)))
    return pages


def _inside(page: QSizeF) -> QRectF:
    return QRectF(QPointF(0, 0), page).marginsRemoved(QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN))


def _best_plan(scenario: Scenario, text: SheetText, paper: QSizeF) -> _Plan:
    shape = bounds(scenario)
    plans = [plan for page in (paper, paper.transposed()) for plan in _plans(scenario, text, page)]
    largest = max(plan.radius(shape) for plan in plans)
    least = min(_WORTH * largest, _ENOUGH)
    together = [plan for plan in plans if plan.text is not None and plan.radius(shape) >= least]
    return max(together or plans, key=lambda plan: plan.radius(shape))


def _plans(scenario: Scenario, said: SheetText, page: QSizeF) -> list[_Plan]:
    """The ways to divide a page: the text below the map, beside it, or on pages of its own."""
    inside, shape = _inside(page), bounds(scenario)
    head = _height(said.heading, scenario, inside.width())
    heading = QRectF(inside.left(), inside.top(), inside.width(), head)
    free = inside.adjusted(0, head + _GAP, 0, 0)
    plans = [_Plan(page, heading, free, None)]
    below = _height(said.details(_COLUMNS), scenario, inside.width())
    if below + _GAP < free.height() * 0.6:
        board, text = free.adjusted(0, 0, 0, -below - _GAP), free.adjusted(0, free.height() - below, 0, 0)
        plans.append(_Plan(page, heading, board, text))
    beside = _height(said.details(_COLUMNS_BESIDE), scenario, _BESIDE)
    if beside < free.height():
        board, text = free.adjusted(0, 0, -_BESIDE - _GAP, 0), free.adjusted(free.width() - _BESIDE, 0, 0, 0)
        # Level with the text: in the middle of the page a small map would hang below it.
        board.setHeight(min(board.height(), max(beside, board.width() * shape.height() / shape.width())))
        plans.append(_Plan(page, heading, board, text, _COLUMNS_BESIDE))
    return plans


def _height(html: str, scenario: Scenario, width: float) -> float:
    document = _document(html, scenario)
    document.setTextWidth(width)
    return document.size().height()


def _document(html: str, scenario: Scenario) -> QTextDocument:
    """A text whose unit is the point, with the pictures of the manifest."""
    document = QTextDocument()
    font = QFont()
    font.setStyleHint(QFont.StyleHint.SansSerif)
    font.setPixelSize(10)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    document.setDefaultFont(font)
    document.setDocumentMargin(0)
    document.setUseDesignMetrics(True)
    document.setDefaultStyleSheet(words.STYLE)
    for index, (kind, _) in enumerate(words.taken(scenario)):
        look = TileLook(kind.terrain, kind.shape, 0, scenario.orientation)
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(f"tile:{index}"), _square(look))
    document.setHtml(f"<body>{html}</body>")
    return document


def _square(look: TileLook) -> QImage:
    """A picture of a tile in a square, so that all stand alike in a table."""
    picture = tile_picture(look, _MANIFEST_RADIUS)
    side = max(picture.width(), picture.height())
    square = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    square.fill(Qt.GlobalColor.transparent)
    painter = QPainter(square)
    painter.drawImage((side - picture.width()) // 2, (side - picture.height()) // 2, picture)
    painter.end()
    return square


def _paint_first(
    plan: _Plan,
    scenario: Scenario,
    extras: Extras,
    heading: QTextDocument,
    details: QTextDocument | None,
    painter: QPainter,
    progress: Progress,
) -> None:
    heading.setTextWidth(plan.heading.width())
    _paint_text(heading, plan.heading, painter)
    paint_print_board(painter, scenario, plan.board, extras, progress)
    if details is not None and plan.text is not None:
        _paint_text(details, plan.text, painter)


def paint_print_board(painter: QPainter, scenario: Scenario, area: QRectF, extras: Extras, progress: Progress) -> None:
    """Paint the board into an area of a page: as shapes, or as a picture if it is very large; each tile is a step."""
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


def _paint_text(document: QTextDocument, area: QRectF, painter: QPainter) -> None:
    painter.save()
    painter.translate(area.topLeft())
    document.documentLayout().draw(painter, _context())
    painter.restore()


def _paint_details(
    document: QTextDocument, inside: QRectF, top: float, end: float, painter: QPainter, _progress: Progress
) -> None:
    """The part of a text from ``top`` to ``end``."""
    painter.save()
    painter.translate(inside.left(), inside.top() - top)
    shown = QRectF(0, top, inside.width(), end - top)
    painter.setClipRect(shown)
    context = _context()
    context.clip = shown
    document.documentLayout().draw(painter, context)
    painter.restore()


def _context() -> QAbstractTextDocumentLayout.PaintContext:
    return QAbstractTextDocumentLayout.PaintContext()
