"""What stands beside the list of problems: one problem in full with its fixes, and notices where there is no list."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from rbdesigner.checks import Fix, Problem
from rbdesigner.ui import icons
from rbdesigner.ui.panels import words
from rbdesigner.ui.panels.problem_model import place_text, rule_text
from rbdesigner.ui.panels.section import GAP, note

LARGE_SIGN = 56


class ProblemDetails(QScrollArea):
    """One problem in full. ``go_wanted()``: look at its place; ``fix_wanted(Fix)``: mend it so."""

    go_wanted = Signal()
    fix_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._page = page = QWidget(self)
        self._problem: Problem | None = None
        self._fixes: tuple[Fix, ...] = ()
        self.sentence = QLabel(page)
        self.sentence.setWordWrap(True)
        self.sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.rule = note()
        self.place = QPushButton(icons.icon("search"), "", page)
        self.place.clicked.connect(self.go_wanted)
        self.fixes = QVBoxLayout()
        self._buttons: list[QPushButton] = []
        layout = QVBoxLayout(page)
        layout.setContentsMargins(GAP, GAP, GAP, GAP)
        layout.setSpacing(GAP)
        for widget in (self.sentence, self.rule, self.place):
            layout.addWidget(widget)
        layout.addLayout(self.fixes)
        layout.addStretch(1)
        self.setWidget(page)
        self.hide()

    def sizeHint(self) -> QSize:
        """All of it, if there is room; else it scrolls."""
        page = self._page
        height = page.heightForWidth(self.viewport().width()) if page.hasHeightForWidth() else page.sizeHint().height()
        return QSize(200, height + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """The sentence at least."""
        return QSize(120, 3 * self.fontMetrics().lineSpacing() + 2 * GAP)

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
        self.updateGeometry()

    def _show_fixes(self, fixes: tuple[Fix, ...]) -> None:
        for old in self._buttons:
            old.hide()
            self.fixes.removeWidget(old)
            old.deleteLater()
        self._buttons = []
        for fix in fixes:
            button = QPushButton(icons.icon("fine"), fix.title, self._page)
            self._buttons.append(button)
            button.setToolTip(self.tr("Mend it so; it can be undone"))
            button.clicked.connect(lambda _, fix=fix: self.fix_wanted.emit(fix))
            self.fixes.addWidget(button)


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
        icons.draw(painter, self._name, LARGE_SIGN, self._colour())
