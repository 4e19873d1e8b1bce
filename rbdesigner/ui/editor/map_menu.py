"""The menu that the right button brings on a map."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from rbdesigner.checks import Fix, Problem
from rbdesigner.messages.problems import fix_title, problem_sentence
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.widgets.literal import caption
from rbdesigner.ui.widgets.menu import Menu


class MapMenu(Menu):
    """A menu that begins with what is wrong where it was asked for and how to mend that; closing deletes it."""

    def __init__(self, document: Document, problems: Iterable[Problem], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("map_menu")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._document = document
        for problem in problems:
            self.addAction(caption(problem_sentence(problem))).setEnabled(False)
            for fix in problem.fixes:
                self.add(self.tr("Fix: {title}").format(title=fix_title(fix)), partial(self._mend, problem, fix))
            self.addSeparator()

    def add(self, text: str, act: Callable[[], object], enabled: bool = True) -> None:
        """Add an entry that does something."""
        action = self.addAction(caption(text))
        action.setEnabled(enabled)
        action.triggered.connect(lambda checked=False: act())

    def _mend(self, problem: Problem, fix: Fix) -> None:
        self._document.perform_everywhere(fix.edit, fix_title(fix), but=problem.places)
