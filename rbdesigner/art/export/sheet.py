"""The scenario sheet.

The map as large as the paper allows, and all that players need to set it up.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import QAbstractTextDocumentLayout, QFont, QImage, QPainter, QTextDocument

from rbdesigner.art.board import Extras, bounds, fitting_radius, paint_board
from rbdesigner.art.export import sheet_text
from rbdesigner.art.export.columns import balanced, column_ends, column_tops
from rbdesigner.art.export.paper import MARGIN, PaperPage
from rbdesigner.art.export.sheet_text import SheetText
from rbdesigner.art.pixmaps import TilePixmaps, tile_picture
from rbdesigner.art.progress import Progress
from rbdesigner.art.tile import TileLook
from rbdesigner.scenario.model import Scenario

_GAP = 10.0
"""Points between the map and the text."""
_BESIDE = 200.0
"""The width in points of a column of text beside the map."""
_COLUMN, _APART = 260.0, 18.0
"""About how wide columns of text are below the map and on pages of their own, and how far apart."""
_KINDS = 2
"""How many kinds of tiles stand side by side in the manifest."""
_NEARLY_EMPTY, _TIGHTER = 0.25, (0.96, 0.92, 0.88)
"""If the last page is filled to less than that, the text is made so much smaller, if that saves the page."""
_WORTH = 0.65
"""The text goes on the first page as long as the map keeps this share of its size."""
_ENOUGH = 36.0
"""The tile radius in points, half an inch, at which a map is large enough to make room for the text."""
_MOST_SHAPES = 1200
"""From so many tiles on they are pictures: as shapes they would make a file of tens of megabytes."""
_MANIFEST_RADIUS = 60.0


class _Plan(NamedTuple):
    """How the first page is divided.

    ``text`` is None if the details begin on a page of their own, else it stands in columns of a ``width``, which begin
    at these ``tops`` of it.
    """

    page: QSizeF
    heading: QRectF
    board: QRectF
    text: QRectF | None
    width: float = 0.0
    tops: tuple[float, ...] = (0.0,)

    def radius(self, shape: QRectF) -> float:
        return fitting_radius(shape, self.board)


def sheet_pages(scenario: Scenario, paper: QSizeF, extras: Extras, text: SheetText | None = None) -> list[PaperPage]:
    """The pages of the sheet, upright or lying, whichever shows the map larger.

    ``text`` stands there instead of what there is to say of the scenario.
    """
    text = text or sheet_text.sheet_text(scenario)
    plan = _best_plan(scenario, text, paper)
    heading = _document(text.heading, scenario)
    details = _document(text.details(_KINDS), scenario)
    if plan.text is not None:
        details.setTextWidth(plan.width)
        return [
            PaperPage(plan.page, partial(_paint_first, plan, scenario, extras, heading, details), len(scenario.tiles))
        ]
    first = PaperPage(plan.page, partial(_paint_first, plan, scenario, extras, heading, None), len(scenario.tiles))
    inside = _inside(plan.page)
    return [
        first,
        *(PaperPage(plan.page, partial(_paint_page, inside, page)) for page in _detail_pages(details, inside)),
    ]


class _Columns(NamedTuple):
    """Part of a text on a page, in columns.

    Top and end of each in the text, their width, and how large all is.
    """

    document: QTextDocument
    width: float
    parts: Sequence[tuple[float, float]]
    scale: float = 1.0


def _columns(width: float) -> tuple[int, float]:
    """How many columns of text stand side by side, and how wide they are."""
    count = max(1, round(width / _COLUMN))
    return count, (width - (count - 1) * _APART) / count


def _detail_pages(details: QTextDocument, inside: QRectF) -> list[_Columns]:
    """The details on pages of their own.

    The last has columns of about the same height, and is not nearly empty.
    """
    pages, filled = _set(details, inside, 1.0)
    if len(pages) > 1 and filled < _NEARLY_EMPTY:
        for scale in _TIGHTER:
            fewer, _ = _set(details, inside, scale)
            if len(fewer) < len(pages):
                return fewer
    return _set(details, inside, 1.0)[0]


def _set(details: QTextDocument, inside: QRectF, scale: float) -> tuple[list[_Columns], float]:
    """The details in columns on pages, in a size.

    And what share of the last page they fill.
    """
    count, width = _columns(inside.width() / scale)
    height = inside.height() / scale
    details.setTextWidth(width)
    tops = column_tops(details, height)
    last = (len(tops) - 1) // count * count
    found = balanced(details, count, height, tops[last])
    assert found is not None, "it fits into as many columns unbalanced"
    tops[last:], filled = found
    parts = column_ends(details, tops)
    pages = [_Columns(details, width, parts[at : at + count], scale) for at in range(0, len(parts), count)]
    return pages, filled / height


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
    """The ways to divide a page.

    The text below the map, beside it, or on pages of its own.
    """
    inside, shape = _inside(page), bounds(scenario)
    head = _height(said.heading, scenario, inside.width())
    heading = QRectF(inside.left(), inside.top(), inside.width(), head)
    free = inside.adjusted(0, head + _GAP, 0, 0)
    plans = [_Plan(page, heading, free, None)]
    count, width = _columns(inside.width())
    details = _document(said.details(_KINDS), scenario)
    details.setTextWidth(width)
    found = balanced(details, count, free.height() * 0.6 - _GAP)
    if found is not None:
        tops, below = found
        board, text = free.adjusted(0, 0, 0, -below - _GAP), free.adjusted(0, free.height() - below, 0, 0)
        plans.append(_Plan(page, heading, board, text, width, tuple(tops)))
    details.setTextWidth(_BESIDE)
    beside = details.size().height()
    if beside < free.height():
        board, text = free.adjusted(0, 0, -_BESIDE - _GAP, 0), free.adjusted(free.width() - _BESIDE, 0, 0, 0)
        # Level with the text: in the middle of the page a small map would hang below it.
        board.setHeight(min(board.height(), max(beside, board.width() * shape.height() / shape.width())))
        plans.append(_Plan(page, heading, board, text, _BESIDE))
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
    document.setDefaultStyleSheet(sheet_text.STYLE)
    for index, (kind, _) in enumerate(sheet_text.taken(scenario)):
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
        columns = _Columns(details, plan.width, column_ends(details, plan.tops))
        _paint_columns(columns, plan.text.topLeft(), painter)


def paint_print_board(painter: QPainter, scenario: Scenario, area: QRectF, extras: Extras, progress: Progress) -> None:
    """Paint the board into an area of a page.

    As shapes, or as a picture if it is very large; each tile is a step.
    """
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


def _paint_page(inside: QRectF, columns: _Columns, painter: QPainter, _progress: Progress) -> None:
    """A page of details."""
    _paint_columns(columns, inside.topLeft(), painter)


def _paint_columns(columns: _Columns, corner: QPointF, painter: QPainter) -> None:
    """Columns side by side, their tops level."""
    for number, (top, end) in enumerate(columns.parts):
        painter.save()
        painter.translate(corner)
        painter.scale(columns.scale, columns.scale)
        painter.translate(number * (columns.width + _APART), -top)
        shown = QRectF(0, top, columns.width, end - top)
        painter.setClipRect(shown)
        context = _context()
        context.clip = shown
        columns.document.documentLayout().draw(painter, context)
        painter.restore()


def _context() -> QAbstractTextDocumentLayout.PaintContext:
    return QAbstractTextDocumentLayout.PaintContext()
