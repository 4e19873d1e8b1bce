"""What stands beside the list of problems: one problem in full with its fixes, and notices where there is no list."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QScrollArea, QVBoxLayout, QWidget

from rbdesigner.checks import Fix, Problem
from rbdesigner.ui.icons import draw, icon
from rbdesigner.ui.panels import words
from rbdesigner.ui.panels.problem_model import place_text, rule_text
from rbdesigner.ui.panels.section import GAP, note

LARGE_SIGN = 56
FIX_BUTTONS = 2
"""So many ways to mend a problem have a button each."""


class ProblemDetails(QWidget):
    """One problem in full. ``go_wanted()``: look at its place; ``fix_wanted(Fix)``: mend it so.

    What it says scrolls where there is little room; the buttons always stay in sight.
    """

    go_wanted = Signal()
    fix_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._problem: Problem | None = None
        self._fixes: tuple[Fix, ...] = ()
        self.sentence = QLabel(self)
        self.sentence.setWordWrap(True)
        self.sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.rule = note()
        self.place = QPushButton(icon("search"), "", self)
        self.place.clicked.connect(self.go_wanted)
        self.other_ways = QPushButton(self.tr("Other ways"), self)
        self.other_ways.setToolTip(self.tr("More ways to mend it"))
        self.other_ways.setMenu(QMenu(self.other_ways))
        self._buttons: list[QPushButton] = []
        row = QHBoxLayout()
        row.addWidget(self.place, 1)
        row.addWidget(self.other_ways)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(GAP, GAP, GAP, GAP)
        self._rows.setSpacing(GAP)
        self._rows.addWidget(self._words(), 1)
        self._rows.addLayout(row)
        self.hide()

    def _words(self) -> QScrollArea:
        """The sentence and the rule, which scroll."""
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        page = QWidget(area)
        rows = QVBoxLayout(page)
        rows.setContentsMargins(0, 0, GAP, 0)
        rows.setSpacing(GAP // 2)
        rows.addWidget(self.sentence)
        rows.addWidget(self.rule)
        rows.addStretch(1)
        area.setWidget(page)
        return area

    def show_problem(self, problem: Problem | None) -> None:
        """Show this problem, or nothing."""
        self.setVisible(problem is not None)
        if problem is None or (problem == self._problem and problem.fixes == self._fixes):
            return
        self._problem, self._fixes = problem, problem.fixes
        self.sentence.setText(problem.sentence)
        rule = rule_text(problem)
        self.rule.setText(f"{words.capitalised(words.severity(problem.severity))} · {problem.rule or problem.code}")
        self.rule.setToolTip(rule)
        self.rule.setAccessibleDescription(rule)
        self.place.setVisible(bool(problem.places))
        self.place.setText(self.tr("Go to {place}").format(place=place_text(problem)))
        self._show_fixes(problem.fixes)

    def _show_fixes(self, fixes: tuple[Fix, ...]) -> None:
        """The first ways to mend it as buttons, the others in a menu."""
        for old in self._buttons:
            old.hide()
            self._rows.removeWidget(old)
            old.deleteLater()
        self._buttons = []
        for fix in fixes[:FIX_BUTTONS]:
            button = QPushButton(icon("fine"), fix.title, self)
            self._buttons.append(button)
            button.setToolTip(self.tr("Mend it so; it can be undone"))
            button.clicked.connect(lambda _, fix=fix: self.fix_wanted.emit(fix))
            self._rows.addWidget(button)
        menu = self.other_ways.menu()
        menu.clear()
        for fix in fixes[FIX_BUTTONS:]:
            menu.addAction(icon("fine"), fix.title, lambda fix=fix: self.fix_wanted.emit(fix))
        self.other_ways.setVisible(len(fixes) > FIX_BUTTONS)


class Notice(QWidget):
    """A large sign with a few words below, where there is nothing to list."""

    def __init__(self, sign: str, colour: Callable[[], QColor], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = QLabel(self)
        self.text = note()
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        layout = QVBoxLayout(self)
        layout.addStretch(1)
        middle = QHBoxLayout()
        middle.addWidget(_Sign(sign, colour, self))
        layout.addLayout(middle)
        for label in (self.title, self.text):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            layout.addWidget(label)
        layout.addStretch(2)


class _Sign(QWidget):
    def __init__(self, name: str, colour: Callable[[], QColor], parent: QWidget) -> None:
        super().__init__(parent)
        self._name, self._colour = name, colour
        self.setFixedSize(QSize(LARGE_SIGN, LARGE_SIGN))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter, self._name, LARGE_SIGN, self._colour())
