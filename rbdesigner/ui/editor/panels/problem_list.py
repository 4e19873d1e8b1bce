"""How a problem looks in the list: sign, sentence, place and rule."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QImage, QPainter, QPalette, QResizeEvent, QTextLayout
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from rbdesigner.checks.problem import Problem
from rbdesigner.messages.problems import problem_sentence
from rbdesigner.ui.editor.panels.problem_model import PROBLEM, places_text
from rbdesigner.ui.widgets import icons
from rbdesigner.ui.widgets.models import Index
from rbdesigner.ui.widgets.theme import severity_colour

SIGN = 18
MARGIN = 6
APART = 16
"""The least pixels between a sentence and the footnote beside it."""
ABOVE = 3
"""Pixels above and below what a row says."""
SENTENCE_LINES = 2


class ProblemList(QListView):
    """A list of rows as high as their sentences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_ProblemDelegate(self))
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMinimumHeight(2 * self.fontMetrics().lineSpacing() + 2 * ABOVE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the sentences anew, and keep the chosen problem in sight."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def changeEvent(self, event: QEvent) -> None:
        """Rows are as high as the font needs."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.scheduleDelayedItemsLayout()


class _ProblemDelegate(QStyledItemDelegate):
    def __init__(self, parent: ProblemList) -> None:
        super().__init__(parent)
        self._list = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._list.viewport().width() - SIGN - 3 * MARGIN
        problem = index.data(PROBLEM)
        lines, below = _lines_needed(problem_sentence(problem), self._footnote(problem), option.font.toString(), width)
        height = lines * option.fontMetrics.lineSpacing()
        if below:
            height += QFontMetrics(_small(option.font)).lineSpacing()
        return QSize(120, max(height, SIGN) + 2 * ABOVE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        problem = index.data(PROBLEM)
        style = option.widget.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        ink = option.palette.color(QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text)
        faint = ink if selected else option.palette.color(QPalette.ColorRole.PlaceholderText)
        inner = option.rect.adjusted(MARGIN, ABOVE, -MARGIN, -ABOVE)
        painter.save()
        painter.translate(inner.topLeft())
        colour = ink if selected else severity_colour(problem.severity)
        painter.drawImage(0, 0, _sign(problem.severity.word, colour.name(), painter.device().devicePixelRatioF()))
        text = QRect(QPoint(SIGN + MARGIN, 0), inner.size() - QSize(SIGN + MARGIN, 0))
        painter.setPen(ink)
        footnote = self._footnote(problem)
        lines = broken(problem_sentence(problem), option.font, text.width(), SENTENCE_LINES)
        below = _goes_below(footnote, lines[-1], option.font, text.width())
        if len(lines) == 1 and not below:
            text.setTop((text.height() - option.fontMetrics.lineSpacing()) // 2)
        painter.drawText(text, Qt.AlignmentFlag.AlignTop, "\n".join(lines))
        painter.setPen(faint)
        painter.setFont(_small(option.font))
        where = Qt.AlignmentFlag.AlignLeft if below else Qt.AlignmentFlag.AlignRight
        text.setTop(text.top() + (len(lines) - (not below)) * option.fontMetrics.lineSpacing())
        text.setHeight(painter.fontMetrics().lineSpacing() if below else option.fontMetrics.lineSpacing())
        painter.drawText(text, where | Qt.AlignmentFlag.AlignVCenter, footnote)
        painter.restore()

    def _footnote(self, problem: Problem) -> str:
        """The place if unnamed in the sentence, the rule, and whether it can be mended."""
        place, fix = places_text(problem), self.tr("can be mended") if problem.fixes else ""
        if place.partition(")")[0] in problem_sentence(problem):
            place = ""
        return " · ".join(filter(None, (place, problem.rule, fix)))


@lru_cache(maxsize=64)
def _sign(name: str, colour: str, ratio: float) -> QImage:
    """The sign of a severity, painted once for all rows."""
    image = QImage(round(SIGN * ratio), round(SIGN * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    icons.draw(painter, name, SIGN, QColor(colour))
    painter.end()
    return image


def broken(text: str, font: QFont, width: int, most: int) -> list[str]:
    """Break a text into at most so many lines of a width; dots end the last one if something is left out."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    lines: list[str] = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        start = line.textStart()
        if len(lines) == most - 1:
            lines.append(QFontMetrics(font).elidedText(text[start:], Qt.TextElideMode.ElideRight, width))
            break
        lines.append(text[start : start + line.textLength()].rstrip())
    layout.endLayout()
    return lines


@lru_cache(maxsize=1024)
def _lines_needed(sentence: str, footnote: str, font: str, width: int) -> tuple[int, bool]:
    """Count the lines in which a sentence is shown, and tell whether its footnote has a line of its own.

    The answer is kept, as all rows are asked whenever one comes or goes.
    """
    shown = QFont()
    shown.fromString(font)
    lines = broken(sentence, shown, width, SENTENCE_LINES)
    return len(lines), _goes_below(footnote, lines[-1], shown, width)


def _goes_below(footnote: str, last: str, font: QFont, width: int) -> bool:
    """Whether there is no room for a footnote at the end of the last line."""
    needed = QFontMetrics(font).horizontalAdvance(last) + QFontMetrics(_small(font)).horizontalAdvance(footnote)
    return bool(footnote) and needed + APART > width


def _small(font: QFont) -> QFont:
    small = QFont(font)
    small.setPointSizeF(font.pointSizeF() * 0.88)
    return small
