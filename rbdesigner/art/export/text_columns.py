"""Texts on a page: whole, or in columns side by side."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAbstractTextDocumentLayout, QPainter, QTextDocument

from rbdesigner.art.clipping import paint_within
from rbdesigner.art.export.columns import carried_to
from rbdesigner.art.export.sheet_document import set_width
from rbdesigner.art.export.sheet_phrases import continued

APART = 18.0
"""Points between two columns."""
_FROM_NEIGHBOURS = 0.5
"""Points by which lines must reach into a part of a text to be painted with it; those beside it only touch it."""


class TextColumns(NamedTuple):
    """A part of a text on a page, in columns: top and end of each in the text, their width, and how large all is."""

    document: QTextDocument
    width: float
    parts: Sequence[tuple[float, float]]
    scale: float = 1.0


def paint_text(document: QTextDocument, area: QRectF, painter: QPainter) -> None:
    """Paint a whole text, its top left in the corner of an area."""
    painter.save()
    painter.translate(area.topLeft())
    document.documentLayout().draw(painter, _context())
    painter.restore()


def paint_columns(columns: TextColumns, corner: QPointF, painter: QPainter) -> None:
    """Paint columns side by side, their tops level."""
    for number, (top, end) in enumerate(columns.parts):
        painter.save()
        painter.translate(corner)
        painter.scale(columns.scale, columns.scale)
        painter.translate(number * (columns.width + APART), 0)
        carried = carried_to(columns.document, top)
        if carried.heading:
            _paint_part(_continued(carried.heading, columns), 0.0, carried.heading_height, painter)
            painter.translate(0, carried.heading_height)
        for part in (carried.heads, (top, end)):
            _paint_part(columns, *part, painter)
            painter.translate(0, part[1] - part[0])
        painter.restore()


def _paint_part(columns: TextColumns, top: float, end: float, painter: QPainter) -> None:
    """Part of a text, its top where the painter stands."""
    shown = QRectF(0, top, columns.width, end - top)
    context = _context()
    context.clip = shown.adjusted(0, _FROM_NEIGHBOURS, 0, -_FROM_NEIGHBOURS)
    painter.save()
    painter.translate(0, -top)
    paint_within(painter, shown, lambda within: columns.document.documentLayout().draw(within, context))
    painter.restore()


def _continued(heading: str, columns: TextColumns) -> TextColumns:
    """The heading of a section that goes on, in the style of the text."""
    document = QTextDocument()
    document.setDefaultFont(columns.document.defaultFont())
    document.setDocumentMargin(0)
    document.setUseDesignMetrics(True)
    document.setDefaultStyleSheet(columns.document.defaultStyleSheet())
    document.setHtml(f"<body><h2 style='margin-top: 0'>{escape(continued(heading))}</h2></body>")
    set_width(document, columns.width)
    return TextColumns(document, columns.width, ())


def _context() -> QAbstractTextDocumentLayout.PaintContext:
    return QAbstractTextDocumentLayout.PaintContext()
