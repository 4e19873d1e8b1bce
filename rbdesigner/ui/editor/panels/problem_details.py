"""The details beside the list of problems: one problem in full with its fixes, or a notice without a list."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from rbdesigner.checks import Problem
from rbdesigner.messages.problems import fix_title, problem_sentence
from rbdesigner.ui.editor.panels.problem_list import mending_command, places_text, rule_text
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.accessible import tab_through
from rbdesigner.ui.widgets.icons import icon, paint_icon
from rbdesigner.ui.widgets.literal import Label, caption, tip
from rbdesigner.ui.widgets.menu import Menu
from rbdesigner.ui.widgets.section import GAP, note

NOTICE_SIGN = 28
FIX_BUTTONS = 2
"""The most fixes that have a button each where there is room; the others are in a menu."""


_FIELDS = {
    "box-exceeded": "box",
    "bricks-beyond-box": "options",
    "description-missing": "description",
    "draft-untitled": "title",
    "land-too-little": "most",
    "mines-beyond-box": "box",
    "neutral-bricks": "options",
    "player-beyond-most": "research",
    "players-beyond-box": "most",
    "players-beyond-marks": "most",
    "players-range": "least",
    "start-boat-without-water": "start",
    "title-missing": "title",
    "transporters-too-many": "start",
    "turns-range": "turns",
    "wonder-prefill": "wonder_prefill",
    "world-large": "most",
    "world-small": "most",
}
"""The fields of the properties that problems without a place are about, by their codes."""


def field_of(problem: Problem) -> str:
    """The field of the properties that a problem is about, empty if it is the map."""
    return "" if problem.places else _FIELDS.get(problem.code, "")


class _Way(NamedTuple):
    """A way to mend a problem: its name, what the pointer is told, and what is done."""

    title: str
    tip: str
    go: Callable[[], object]


class ProblemDetails(QWidget):
    """Shows one problem in full.

    ``go_wanted()`` asks to look at its place, ``fix_wanted(Fix)`` to mend it so, ``command_wanted(str)`` to mend it by
    a command of the window.

    What it says scrolls where there is little room, and ways to mend it move from buttons into the menu.
    """

    go_wanted = Signal()
    fix_wanted = Signal(object)
    command_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._problem: Problem | None = None
        self._ways: list[_Way] = []
        self._sharing = False
        self.sentence = Label(self)
        self.sentence.setWordWrap(True)
        self.sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.rule = note()
        self.place = QPushButton(icon("search"), "", self)
        self.place.clicked.connect(self.go_wanted)
        self.other_ways = QPushButton(self)
        self.other_ways.setIcon(icon("fine"))
        self.other_ways.setToolTip(self.tr("More ways to fix it"))
        self.other_ways.setMenu(Menu(self.other_ways))
        self._buttons: list[QPushButton] = []
        row = QHBoxLayout()
        row.addWidget(self.place, 1)
        row.addWidget(self.other_ways)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(GAP, GAP, GAP, GAP)
        self._rows.setSpacing(GAP)
        self._texts = self._text_area()
        self._rows.addWidget(self._texts, 1)
        self._rows.addLayout(row)
        self.hide()

    def _text_area(self) -> QScrollArea:
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
        if problem is None or (self._problem == problem and self._problem.fixes == problem.fixes):
            return
        self._problem = problem
        self.sentence.setText(problem_sentence(problem))
        rule = rule_text(problem)
        severity = terms.capitalised(terms.severity(problem.severity))
        self.rule.setText(" · ".join(filter(None, (severity, problem.rule))))
        self.rule.setToolTip(tip(rule))
        self.rule.setAccessibleDescription(rule)
        self.place.setVisible(bool(problem.places or field_of(problem)))
        place = places_text(problem) if problem.places else self.tr("the properties")
        self.place.setText(self.tr("Go to {place}").format(place=place))
        self._ways = list(self._ways_to_mend(problem))
        self._show_ways()

    def _ways_to_mend(self, problem: Problem) -> Iterator[_Way]:
        """Yield the command that mends it, as it is the first to be looked for, and its fixes."""
        command = mending_command(problem)
        if command is not None:
            asked = self.tr("Choose how to fix it; Undo takes it back")
            yield _Way(command.title, asked, partial(self.command_wanted.emit, command.key))
        for fix in problem.fixes:
            at_once = self.tr("Fix it this way; Undo takes it back")
            yield _Way(fix_title(fix), at_once, partial(self.fix_wanted.emit, fix))

    def _show_ways(self) -> None:
        """The first ways to mend it as buttons, the others in a menu."""
        for old in self._buttons:
            old.hide()
            self._rows.removeWidget(old)
            old.deleteLater()
        self._buttons = []
        for way in self._ways[:FIX_BUTTONS]:
            button = QPushButton(icon("fine"), caption(way.title), self)
            self._buttons.append(button)
            button.setToolTip(tip(way.tip))
            button.clicked.connect(way.go)
            self._rows.addWidget(button)
        tab_through(self.other_ways, *self._buttons)
        menu = self.other_ways.menu()
        menu.clear()
        for way in self._ways:
            menu.addAction(icon("fine"), caption(way.title), way.go)
        self.updateGeometry()
        self._share_out()

    def _share_out(self) -> None:
        """Show as many buttons as there is room for; the menu has the others."""
        if self._sharing:
            return
        # What appears may have the panel laid out anew in the midst of this.
        self._sharing, shown = True, -1
        while shown != self._room():
            shown = self._room()
            self._show_buttons(shown)
        self._sharing = False

    def _room(self) -> int:
        """Count the buttons for which there is room."""
        room = (self.height() - self.minimumSizeHint().height()) // self._button_height()
        return max(0, min(room, len(self._buttons)))

    def _show_buttons(self, shown: int) -> None:
        for number, button in enumerate(self._buttons):
            button.setVisible(number < shown)
        for number, action in enumerate(self.other_ways.menu().actions()):
            action.setVisible(number >= shown)
        self.other_ways.setVisible(len(self._ways) > shown)
        self.other_ways.setText(self.tr("Other ways") if shown else self.tr("Fix"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the fixes out anew."""
        super().resizeEvent(event)
        self._share_out()

    def _button_height(self) -> int:
        return self.place.sizeHint().height() + GAP

    def minimumSizeHint(self) -> QSize:
        """Room for two lines and a row of buttons."""
        height = self._texts.minimumHeight() + self._button_height() + 2 * GAP
        return QSize(super().minimumSizeHint().width(), height)

    def sizeHint(self) -> QSize:
        """Room for the sentence and a button for each of the first fixes."""
        more = 2 * self.fontMetrics().lineSpacing() + len(self._buttons) * self._button_height()
        return QSize(super().sizeHint().width(), self.minimumSizeHint().height() + more)


class Notice(QWidget):
    """A sign beside a few words, where there is nothing to list; it needs little height."""

    def __init__(self, sign: str, colour: Callable[[], QColor], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Label(self)
        self.text = note()
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addStretch(1)
        for label in (self.title, self.text):
            label.setWordWrap(True)
            lines.addWidget(label)
        lines.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * GAP, 0, GAP, 0)
        row.setSpacing(2 * GAP)
        row.addWidget(_Sign(sign, colour, self))
        row.addLayout(lines, 1)


class _Sign(QWidget):
    def __init__(self, name: str, colour: Callable[[], QColor], parent: QWidget) -> None:
        super().__init__(parent)
        self._name, self._colour = name, colour
        self.setFixedSize(QSize(NOTICE_SIGN, NOTICE_SIGN))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_icon(painter, self._name, self.width(), self._colour())
