"""The panel of what is wrong with the map, live."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QColor, QPalette, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from rbdesigner.checks import Delta, Fix, Problem, Severity
from rbdesigner.messages.problems import fix_title
from rbdesigner.scenario.edit import Change
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.foreign_check_work import ForeignCheckWork
from rbdesigner.ui.editor.panels.panel import DocumentPanel, MapViewer
from rbdesigner.ui.editor.panels.problem_details import Notice, ProblemDetails, field_of
from rbdesigner.ui.editor.panels.problem_list import PROBLEM, ProblemList, ProblemModel, mending_command
from rbdesigner.ui.widgets import terms
from rbdesigner.ui.widgets.count_button import CountButton
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.literal import caption, tip
from rbdesigner.ui.widgets.menu import Menu
from rbdesigner.ui.widgets.section import GAP
from rbdesigner.ui.widgets.theme import colours

SIDE_BY_SIDE = 420
"""The width in pixels from which on the details stand beside the list."""


class ProblemsPanel(DocumentPanel):
    """Lists everything the checks find, the worst first; a click selects the place, a double click or Enter goes there.

    ``field_wanted(str)`` tells that the user has gone to a problem of this field of the properties, and
    ``command_wanted(str)`` that a problem is to be mended by this command.
    """

    field_wanted = Signal(str)
    command_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.viewer: MapViewer | None = None
        self._deltas: list[Delta] = []
        self._counts: Counter[Severity] = Counter()
        self.filters = {severity: self._filter(severity) for severity in Severity}
        self.foreign = ForeignCheckWork(self)
        self.foreign.changed.connect(self.refresh)
        self.model = ProblemModel(self)
        self.view = ProblemList(self)
        self.view.setModel(self.model)
        self.view.setAccessibleName(self.tr("Problems"))
        # Not when it is released: the details that appear may have moved the row from under the pointer by then.
        self.view.pressed.connect(self._select)
        self.view.activated.connect(self.go_there)
        self.view.customContextMenuRequested.connect(self._open_menu)
        self.view.selectionModel().currentChanged.connect(self._show_details)
        self.fine = Notice("fine", lambda: QColor(colours().fine), self)
        self.fine.title.setText(self.tr("All is well"))
        self.fine.text.setText(self.tr("The map breaks no rule."))
        self.no_map = Notice("map", self._quiet, self)
        self.no_map.title.setText(self.tr("No map is open"))
        self.hidden_ones = Notice("search", self._quiet, self)
        self.hidden_ones.title.setText(self.tr("Nothing of this kind"))
        self.hidden_ones.text.setText(self.tr("The buttons above hide the problems."))
        self.pages = QStackedWidget(self)
        for page in (self.view, self.fine, self.hidden_ones, self.no_map):
            self.pages.addWidget(page)
        self.details = ProblemDetails(self)
        self.details.go_wanted.connect(self.go_there)
        self.details.fix_wanted.connect(self.mend)
        self.details.command_wanted.connect(self.mend_by_command)
        listed = QVBoxLayout()
        listed.setContentsMargins(0, GAP, 0, 0)
        listed.setSpacing(GAP)
        listed.addLayout(self._filter_row())
        listed.addWidget(self.pages, 1)
        self._sides = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._sides.setContentsMargins(0, 0, 0, 0)
        self._sides.setSpacing(0)
        self._sides.addLayout(listed, 3)
        self._sides.addWidget(self.details, 2)
        self._show_counts()
        self._show_page()

    def set_editor(self, viewer: MapViewer | None) -> None:
        """Go to problems in this view."""
        self.viewer = viewer

    def _filter(self, severity: Severity) -> CountButton:
        button = CountButton(severity, self)
        button.setObjectName(f"show-{severity.word}")
        button.setCheckable(True)
        button.setChecked(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.toggled.connect(self._show_filtered)
        return button

    def _filter_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(GAP, 0, GAP, 0)
        for button in self.filters.values():
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _show_signs(self) -> None:
        for button in self.filters.values():
            button.show_sign()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the details beside the list where there is room."""
        super().resizeEvent(event)
        wide = self.width() >= SIDE_BY_SIDE
        self._sides.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        self._sides.setStretch(1, 2 if wide else 0)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._show_signs()

    def enter(self, document: Document) -> None:
        """Listen to the checks."""
        document.problems_changed.connect(self._note)
        self.foreign.follow(document)
        self._count(document.problems)

    def leave(self, document: Document) -> None:
        """Stop listening."""
        document.problems_changed.disconnect(self._note)
        self.foreign.follow(None)
        self._count([])

    def _count(self, problems: Sequence[Problem]) -> None:
        self._counts = Counter(problem.severity for problem in problems)

    def _note(self, delta: Delta) -> None:
        if delta:
            self._counts.update(problem.severity for problem in delta.added)
            self._counts.subtract(problem.severity for problem in delta.removed)
            self._deltas.append(delta)

    def show_document(self, document: Document | None) -> None:
        """List everything."""
        self._deltas.clear()
        self.model.take([] if document is None else document.problems)
        self._show_counts()
        self._show_page()

    def show_changes(self, document: Document, changes: Sequence[Change]) -> None:
        """List what is new, and no longer what is mended."""
        deltas, self._deltas = self._deltas, []
        if not deltas:
            return
        kept = self._current()
        self.model.follow(deltas)
        row = None if kept is None else self.model.row_of(kept)
        if row is not None:
            self.view.setCurrentIndex(self.model.index(row))
        self._show_counts()
        self._show_page()

    def _show_filtered(self) -> None:
        self.model.show_severities(severity for severity, button in self.filters.items() if button.isChecked())
        self._show_page()

    def _show_counts(self) -> None:
        for severity, button in self.filters.items():
            count = self._counts[severity]
            if count == button.number and button.toolTip():
                continue
            text = terms.problems(severity, count)
            button.show_number(count)
            button.setAccessibleName(text)
            button.setToolTip(tip(self.tr("Show or hide: {problems}").format(problems=text)))

    def _show_page(self) -> None:
        if self.model.total:
            self.pages.setCurrentWidget(self.view)
        elif self._counts.total():
            self.pages.setCurrentWidget(self.hidden_ones)
        else:
            self.pages.setCurrentWidget(self.fine if self.document else self.no_map)
        self._show_details()

    def _quiet(self) -> QColor:
        return self.palette().color(QPalette.ColorRole.PlaceholderText)

    def _current(self) -> Problem | None:
        problem = self.view.currentIndex().data(PROBLEM)
        return problem if isinstance(problem, Problem) else None

    def _show_details(self) -> None:
        self.details.show_problem(self._current())

    def _select(self) -> None:
        problem = self._current()
        if problem is not None and self.document is not None and problem.places:
            self.document.selection = problem.places

    def go_there(self) -> None:
        """Select the places of the chosen problem and bring them into view, or, without any, ask for its property."""
        self._select()
        problem = self._current()
        if problem is not None and field_of(problem):
            self.field_wanted.emit(field_of(problem))
        if self.viewer is not None and problem is not None and problem.places:
            self.viewer.centre_on(problem.places)

    def mend(self, fix: Fix) -> None:
        """Make the edit of a fix, with symmetry its images too, as one undo step."""
        problem = self._current()
        if self.document is not None:
            places = problem.places if problem is not None and fix in problem.fixes else ()
            self.document.perform_everywhere(fix.edit, fix_title(fix), but=places)

    def mend_by_command(self, key: str) -> None:
        """Mend the chosen problem by a command of the window."""
        problem = self._current()
        if self.document is not None and problem is not None and self.document.selection == set(problem.places):
            # The click on the problem has selected them, and the command is not meant for them alone.
            self.document.selection = frozenset()
        self.command_wanted.emit(key)

    def _open_menu(self, at: QPoint) -> None:
        problem = self._current()
        if problem is None:
            return
        menu = Menu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if problem.places or field_of(problem):
            menu.addAction(icon("search"), self.tr("Go there"), self.go_there)
        command = mending_command(problem)
        if command is not None:
            menu.addAction(icon("fine"), caption(command.title), partial(self.mend_by_command, command.key))
        for fix in problem.fixes:
            menu.addAction(icon("fine"), caption(fix_title(fix)), partial(self.mend, fix))
        if menu.actions():
            menu.popup(self.view.viewport().mapToGlobal(at))
