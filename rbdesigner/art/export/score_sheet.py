"""A blank score sheet: a column for each player, with a row for each good of worth and for each row of the wonder."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rbdesigner.art.export.paper import PaperPage, text_area
from rbdesigner.art.export.sheet_document import text_inks
from rbdesigner.art.export.sheet_phrases import printed_text, typeset, untitled
from rbdesigner.art.export.sheet_settings import SheetSettings
from rbdesigner.art.palette import grey
from rbdesigner.art.progress import Progress
from rbdesigner.art.typeface import print_font
from rbdesigner.messages.nouns import noun
from rbdesigner.messages.phrases import capitalised
from rbdesigner.rules.tables import MOST_PLAYERS, WONDER_ROWS, WORTH
from rbdesigner.scenario.model import Scenario
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_TITLE, _LABEL = 74.0, 0.3
"""Points above the table, and the share of its width that the labels take."""
_TINT = QColor("#f6eedd")


class _Row(NamedTuple):
    """A row of the table: its label, and whether it is a sum, with a ground and a line of its own."""

    label: str
    is_sum: bool = False


def score_page(title: str, columns: int, settings: SheetSettings) -> PaperPage:
    """A score sheet under a title, with so many columns."""
    paper = settings.pages[0]
    return PaperPage(paper, partial(_paint, text_area(paper), title, columns, settings.monochrome))


def score_page_of(scenario: Scenario, settings: SheetSettings) -> PaperPage:
    """A score sheet for a map, with columns for all its players; for six games if it is played alone."""
    most = scenario.properties.players.most
    columns = MOST_PLAYERS if most == 1 else min(most, MOST_PLAYERS)
    return score_page(scenario.properties.title or untitled(), columns, settings)


def _rows() -> list[_Row]:
    each = QT_TRANSLATE_NOOP("sheet", "{good}, {points} each")
    row = QT_TRANSLATE_NOOP("sheet", "Row {row}, {spaces} spaces")
    goods = [
        _Row(printed_text(each, good=capitalised(str(noun(good))), points=points)) for good, points in WORTH.items()
    ]
    wonder = [_Row(printed_text(row, row=number, spaces=spaces)) for number, spaces in enumerate(WONDER_ROWS, 1)]
    return [
        _Row(printed_text(QT_TRANSLATE_NOOP("sheet", "Name")), True),
        *goods,
        _Row(printed_text(QT_TRANSLATE_NOOP("sheet", "On transporters")), True),
        *wonder,
        _Row(printed_text(QT_TRANSLATE_NOOP("sheet", "The wonder")), True),
        _Row(printed_text(QT_TRANSLATE_NOOP("sheet", "All points")), True),
    ]


def _paint(inside: QRectF, title: str, columns: int, monochrome: bool, painter: QPainter, _progress: Progress) -> None:
    ink, heading, quiet = text_inks(monochrome)
    _write(painter, QRectF(inside.topLeft(), inside.topRight() + QPointF(0, 34)), title, 28, ink, bold=True)
    said = QRectF(inside.left(), inside.top() + 38, inside.width(), 20)
    _write(painter, said, printed_text(QT_TRANSLATE_NOOP("sheet", "Score sheet")), 14, heading, bold=True)
    when = said.adjusted(said.width() * 0.4, 0, 0, 0)
    _write(painter, when, printed_text(QT_TRANSLATE_NOOP("sheet", "Date and place")), 11, quiet)
    painter.setPen(QPen(quiet, 0.4))
    painter.drawLine(QLineF(when.left() + 90, when.bottom() - 3, when.right(), when.bottom() - 3))
    table = inside.adjusted(0, _TITLE, 0, 0)
    _paint_table(painter, table, _rows(), columns, (ink, grey(_TINT) if monochrome else _TINT))


def _paint_table(
    painter: QPainter, table: QRectF, rows: Sequence[_Row], columns: int, colours: tuple[QColor, QColor]
) -> None:
    ink, tint = colours
    high, first = table.height() / len(rows), table.width() * _LABEL
    for number, row in enumerate(rows):
        area = QRectF(table.left(), table.top() + number * high, table.width(), high)
        if row.is_sum:
            painter.fillRect(area, tint)
        _write(painter, area.adjusted(5, 0, 0, 0), row.label, 13 if row.is_sum else 11, ink, bold=row.is_sum)
        painter.setPen(QPen(ink, 0.9 if row.is_sum else 0.3))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
    painter.setPen(QPen(ink, 0.9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(table)
    wide = (table.width() - first) / columns
    for number in range(columns):
        x = table.left() + first + number * wide
        painter.drawLine(QLineF(x, table.top(), x, table.bottom()))


def _write(painter: QPainter, area: QRectF, text: str, size: float, colour: QColor, bold: bool = False) -> None:
    painter.setFont(print_font(size, bold=bold))
    painter.setPen(colour)
    shown = painter.fontMetrics().elidedText(typeset(text), Qt.TextElideMode.ElideRight, round(area.width()))
    painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
