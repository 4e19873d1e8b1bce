"""The problems of a map as an item model that follows the live checks, and how each looks in the list."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QImage, QPainter, QPalette, QResizeEvent, QTextLayout
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from rbdesigner.checks import Delta, Problem, Severity
from rbdesigner.messages.map_names import place as place_text
from rbdesigner.messages.problems import meaning_text, problem_sentence
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.ui.widgets import icons, terms
from rbdesigner.ui.widgets.item_lists import ROOT, Index
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.theme import severity_colour
from rbdesigner.ui.widgets.unbroken import unbroken

PROBLEM = Qt.ItemDataRole.UserRole
"""The role under which a row holds its problem."""
MOST_SINGLE_ROWS = 64
"""The most changed rows that are shown one by one: beyond them it is quicker to show the list afresh."""
MOST_HEIGHTS = 2048
"""The most rows whose height is remembered."""
PAGE = 100
"""The rows that are listed at first, and again whenever the view reaches the end of them."""

_order = attrgetter("order")


class ProblemModel(QAbstractListModel):
    """The problems of the severities that are shown, the worst first.

    A view asks about every single row it is told of, so thousands are told of page by page.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found: dict[Severity, list[Problem]] = {severity: [] for severity in Severity}
        self._shown: tuple[Severity, ...] = tuple(Severity)
        self._loaded = 0

    def take(self, problems: Iterable[Problem]) -> None:
        """Show these problems, which are sorted, instead of those before."""
        self.beginResetModel()
        self._found = {severity: [] for severity in Severity}
        for problem in problems:
            self._found[problem.severity].append(problem)
        self._loaded = min(self.total, PAGE)
        self.endResetModel()

    @property
    def total(self) -> int:
        """How many problems of the shown severities there are, listed yet or not."""
        return sum(len(self._found[severity]) for severity in self._shown)

    def show_severities(self, shown: Iterable[Severity]) -> None:
        """Show the problems of these severities only."""
        wanted = set(shown)
        self.beginResetModel()
        self._shown = tuple(severity for severity in Severity if severity in wanted)
        self._loaded = min(self.total, PAGE)
        self.endResetModel()

    def follow(self, deltas: Sequence[Delta]) -> None:
        """Take note of what the checks found and no longer find."""
        if sum(len(delta.removed) + len(delta.added) for delta in deltas) > MOST_SINGLE_ROWS:
            self._follow_at_once(deltas)
            return
        for delta in deltas:
            for problem in delta.removed:
                self._remove(problem)
            for problem in delta.added:
                self._add(problem)

    def _follow_at_once(self, deltas: Sequence[Delta]) -> None:
        left = {problem: problem for problems in self._found.values() for problem in problems}
        for delta in deltas:
            for problem in delta.removed:
                left.pop(problem, None)
            left.update((problem, problem) for problem in delta.added)
        self.take(sorted(left.values(), key=_order))

    def _row(self, severity: Severity, position: int) -> int | None:
        """The row of the problem at a position of its severity, None if not shown."""
        if severity not in self._shown:
            return None
        before = self._shown[: self._shown.index(severity)]
        return sum(len(self._found[each]) for each in before) + position

    def _remove(self, problem: Problem) -> None:
        problems = self._found[problem.severity]
        position = bisect_left(problems, problem.order, key=_order)
        if position == len(problems) or problems[position] != problem:
            return
        row = self._row(problem.severity, position)
        if row is None or row >= self._loaded:
            del problems[position]
            return
        self.beginRemoveRows(ROOT, row, row)
        del problems[position]
        self._loaded -= 1
        self.endRemoveRows()
        if self._loaded < PAGE:
            self._load(PAGE - self._loaded)

    def _add(self, problem: Problem) -> None:
        problems = self._found[problem.severity]
        position = bisect_left(problems, problem.order, key=_order)
        row = self._row(problem.severity, position)
        if row is None or (row >= self._loaded and self._loaded < self.total):
            problems.insert(position, problem)
            return
        self.beginInsertRows(ROOT, row, row)
        problems.insert(position, problem)
        self._loaded += 1
        self.endInsertRows()

    def canFetchMore(self, parent: Index) -> bool:
        """Whether there are further pages."""
        return not parent.isValid() and self._loaded < self.total

    def fetchMore(self, parent: Index) -> None:
        """List a further page."""
        self._load(PAGE)

    def _load(self, rows: int) -> None:
        last = min(self._loaded + rows, self.total) - 1
        if last >= self._loaded:
            self.beginInsertRows(ROOT, self._loaded, last)
            self._loaded = last + 1
            self.endInsertRows()

    def problem(self, row: int) -> Problem:
        """The problem of a row."""
        for severity in self._shown:
            problems = self._found[severity]
            if row < len(problems):
                return problems[row]
            row -= len(problems)
        raise IndexError(row)

    def row_of(self, problem: Problem) -> int | None:
        """The row of a problem, None if it is not listed."""
        problems = self._found[problem.severity]
        position = bisect_left(problems, problem.order, key=_order)
        found = position < len(problems) and problems[position] == problem
        row = self._row(problem.severity, position) if found else None
        return row if row is not None and row < self._loaded else None

    def rowCount(self, parent: Index = ROOT) -> int:
        """A row for each problem listed so far."""
        return 0 if parent.isValid() else self._loaded

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The sentence, the problem itself, and texts for pointer and screen reader."""
        if not index.isValid() or not index.row() < self._loaded:
            return None
        problem = self.problem(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            return problem_sentence(problem)
        if role == PROBLEM:
            return problem
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip("\n".join(filter(None, (problem_sentence(problem), places_text(problem), rule_text(problem)))))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            text = QCoreApplication.translate("Problems", "{severity}: {problem}")
            return text.format(severity=terms.severity(problem.severity), problem=problem_sentence(problem))
        return None


def places_text(problem: Problem) -> str:
    """Where a problem is: its first place, and how many more there are."""
    if not problem.places:
        return ""
    others = len(problem.places) - 1
    text = place_text(problem.places[0])
    more = QCoreApplication.translate("Problems", "{place} and %n more", None, others)
    return more.format(place=text) if others else text


class MendingCommand(NamedTuple):
    """A command of the window that mends a problem after a question: its key and its name on a button."""

    key: str
    title: str


_COMMANDS = {
    "not-symmetrical": MendingCommand("symmetry.complete", QT_TRANSLATE_NOOP("Problems", "Make symmetrical…")),
}
"""The commands that mend problems, by the codes of these."""


def mending_command(problem: Problem) -> MendingCommand | None:
    """The command that mends a problem, named in the language of the window."""
    found = _COMMANDS.get(problem.code)
    return found and found._replace(title=QCoreApplication.translate("Problems", found.title))


def rule_text(problem: Problem) -> str:
    """The rule a problem breaks with what its code means."""
    meaning = meaning_text(problem.code)
    if not (problem.rule and meaning):
        return problem.rule or meaning
    return QCoreApplication.translate("Problems", "{rule}: {meaning}").format(rule=problem.rule, meaning=meaning)


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
        self._delegate = _ProblemDelegate(self)
        self.setItemDelegate(self._delegate)
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
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LanguageChange):
            self._delegate.forget()
            self.scheduleDelayedItemsLayout()


class _ProblemDelegate(QStyledItemDelegate):
    """Paints rows, and keeps their heights, as all are asked whenever one comes or goes."""

    def __init__(self, parent: ProblemList) -> None:
        super().__init__(parent)
        self._list = parent
        self._heights: dict[tuple[Problem, bool], int] = {}
        self._width = 0

    def forget(self) -> None:
        """Measure all rows anew."""
        self._heights.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._list.viewport().width() - SIGN - 3 * MARGIN
        if width != self._width or len(self._heights) > MOST_HEIGHTS:
            self._width = width
            self.forget()
        problem = index.data(PROBLEM)
        known = problem, bool(problem.fixes)  # problems are equal with and without fixes
        if known not in self._heights:
            self._heights[known] = self._height(problem, option.font)
        return QSize(120, self._heights[known])

    def _height(self, problem: Problem, font: QFont) -> int:
        """The height of a row: of a line or more for the sentence, and one for the footnote if it has no room there."""
        lines = broken_lines(problem_sentence(problem), font, self._width, SENTENCE_LINES)
        height = len(lines) * QFontMetrics(font).lineSpacing()
        if _goes_below(self._footnote(problem), lines[-1], font, self._width):
            height += QFontMetrics(_small(font)).lineSpacing()
        return max(height, SIGN) + 2 * ABOVE

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
        lines = broken_lines(problem_sentence(problem), option.font, text.width(), SENTENCE_LINES)
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
        can_be_fixed = bool(problem.fixes) or mending_command(problem) is not None
        place, fix = places_text(problem), self.tr("can be fixed") if can_be_fixed else ""
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
    icons.paint_icon(painter, name, SIGN, QColor(colour))
    painter.end()
    return image


def broken_lines(text: str, font: QFont, width: int, most: int) -> list[str]:
    """Break a text into at most so many lines of a width; dots end the last one if something is left out."""
    text = unbroken(text)
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


def _goes_below(footnote: str, last: str, font: QFont, width: int) -> bool:
    """Whether there is no room for a footnote at the end of the last line."""
    needed = QFontMetrics(font).horizontalAdvance(last) + QFontMetrics(_small(font)).horizontalAdvance(footnote)
    return bool(footnote) and needed + APART > width


def _small(font: QFont) -> QFont:
    small = QFont(font)
    small.setPointSizeF(font.pointSizeF() * 0.88)
    return small
