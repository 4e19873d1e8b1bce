"""The problems of a map as an item model that follows the live checks row by row."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from operator import attrgetter

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QObject, Qt

from rbdesigner.checks import Delta, Problem, Severity
from rbdesigner.messages.problems import meaning_text, problem_sentence
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.models import ROOT, Index

PROBLEM = Qt.ItemDataRole.UserRole
"""The role under which a row holds its problem."""
MOST_SINGLE_ROWS = 64
"""Beyond so many changed rows it is quicker to show the list afresh."""

PAGE = 100
"""So many rows are listed at first, and so many more whenever the view reaches the end of them."""

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
    (q, r), others = problem.places[0], len(problem.places) - 1
    text = f"({q}, {r})".replace("-", "−")
    more = QCoreApplication.translate("Problems", "{place} and %n more", None, others)
    return more.format(place=text) if others else text


def rule_text(problem: Problem) -> str:
    """The rule a problem breaks with what its code means."""
    meaning = meaning_text(problem.code)
    if not (problem.rule and meaning):
        return problem.rule or meaning
    return QCoreApplication.translate("Problems", "{rule}: {meaning}").format(rule=problem.rule, meaning=meaning)
