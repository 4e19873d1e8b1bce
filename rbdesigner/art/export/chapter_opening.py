"""The opening of a chapter of a book: its title, and what it says of its maps, above the first or on a page alone."""

from __future__ import annotations

from functools import partial
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTextDocument, QTextOption

from rbdesigner.art.export.paper import PaperPage, text_area
from rbdesigner.art.export.sheet_document import TextInks, set_width, text_inks
from rbdesigner.art.export.sheet_phrases import typeset
from rbdesigner.art.export.sheet_settings import SheetSettings
from rbdesigner.art.ground import hexagon_path
from rbdesigner.art.progress import Progress
from rbdesigner.art.sketch import paint_within
from rbdesigner.art.typeface import print_font
from rbdesigner.hexes import Orientation
from rbdesigner.scenario.books.book_model import Chapter

_STYLE = """
body { color: %s; }
h1 { font-size: 46px; margin: 0; } h2 { font-size: 34px; margin: 0; color: %s; }
p { font-size: 14px; margin: 6px 0 0 0; }
"""
"""The style of cover and chapters, with the colours of text and headings to be filled in."""
_WIDE, _HIGH = 0.8, 0.25
"""The shares of a page that an opening above a map is wide, and that it is high at most."""
_ORNAMENT = 22.0
"""Points from a text to the ornament below it, and from that on."""


class ChapterOpening(NamedTuple):
    """Title and text of a chapter, centred above its first map."""

    chapter: Chapter
    inks: TextInks

    def height(self, width: float) -> float:
        """How high it is on a page with this room between its margins, the ornament below it included."""
        document = centred_text(self._html, self.inks)
        set_width(document, width * _WIDE)
        return document.size().height() + 2 * _ORNAMENT

    def fits(self, area: QRectF) -> bool:
        """Whether it leaves enough of a page for the map."""
        return self.height(area.width()) <= area.height() * _HIGH

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint it at the top of an area."""
        aside = area.width() * (1 - _WIDE) / 2
        used = paint_html(painter, self._html, area.adjusted(aside, 0, -aside, 0), area.height(), self.inks)
        middle = QPointF(area.center().x(), area.top() + used + _ORNAMENT)
        paint_ornament(painter, middle, area.width() / 3, self.inks.heading)

    @property
    def _html(self) -> str:
        return f"<h2>{escape(self.chapter.title)}</h2>{paragraphs(self.chapter.text)}"


def chapter_page(chapter: Chapter, settings: SheetSettings) -> PaperPage:
    """The page of a chapter that has no room above a map: its title and text in the middle."""
    paper = settings.pages[0]
    paint = partial(_paint_chapter, text_area(paper), chapter, text_inks(settings.monochrome))
    return PaperPage(paper, paint)


def _paint_chapter(inside: QRectF, chapter: Chapter, inks: TextInks, painter: QPainter, _progress: Progress) -> None:
    area = inside.adjusted(inside.width() / 8, inside.height() / 4, -inside.width() / 8, 0)
    title = f"<h2>{escape(chapter.title)}</h2>"
    used = paint_html(painter, title, area, area.height() * 0.4, inks)
    paint_ornament(painter, QPointF(area.center().x(), area.top() + used + _ORNAMENT), area.width() / 3, inks.heading)
    below = area.adjusted(0, used + 2 * _ORNAMENT, 0, 0)
    paint_html(painter, paragraphs(chapter.text), below, below.height(), inks)


def paint_ornament(painter: QPainter, middle: QPointF, width: float, colour: QColor) -> None:
    """A line with a small tile in its middle, below a title."""
    painter.setPen(QPen(colour, 0.8))
    for side in (-1, 1):
        painter.drawLine(middle + QPointF(side * 12, 0), middle + QPointF(side * width / 2, 0))
    painter.setBrush(colour)
    painter.drawPath(hexagon_path(Orientation.FLAT, 5.0).translated(middle))


def centred_text(html: str, inks: TextInks) -> QTextDocument:
    """A text whose lines are centred, with the large titles of covers and chapters."""
    document = QTextDocument()
    document.setDefaultFont(print_font(13))
    document.setDefaultTextOption(QTextOption(Qt.AlignmentFlag.AlignHCenter))
    document.setDocumentMargin(0)
    document.setUseDesignMetrics(True)
    document.setDefaultStyleSheet(_STYLE % (inks.text.name(), inks.heading.name()))
    document.setHtml(f"<body>{typeset(html)}</body>")
    return document


def paint_html(painter: QPainter, html: str, area: QRectF, most: float, inks: TextInks) -> float:
    """Paint a text at the top of an area, smaller if it would be too high, and return its height."""
    document, scale = centred_text(html, inks), 1.0
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


def paragraphs(text: str) -> str:
    """The lines of a text as paragraphs."""
    return "".join(f"<p>{escape(line)}</p>" for line in text.splitlines() if line.strip())
