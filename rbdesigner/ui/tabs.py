"""The tabs in the middle of the window: the open documents and the welcome page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QTabBar, QTabWidget, QToolButton, QWidget

from rbdesigner.ui.icons import icon
from rbdesigner.ui.page import DocumentPage

if TYPE_CHECKING:
    from rbdesigner.scenario.edit import Edit

MODIFIED_MARK = " •"


class DocumentTabs(QTabWidget):
    """The pages of the open documents; the welcome page comes by itself when there is none.

    ``page_changed(page)`` comes when another page is in front (None: the welcome page), ``page_added(page)`` and
    ``page_removed(page)`` when there are more or fewer, ``close_requested(page)`` when a user wants one closed.
    """

    page_changed = Signal(object)
    page_added = Signal(object)
    page_removed = Signal(object)
    close_requested = Signal(object)

    def __init__(self, make_welcome: Callable[[QWidget], QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("documents")
        self.setAccessibleName(self.tr("Open maps"))
        self.setDocumentMode(True)
        self.setMovable(True)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setUsesScrollButtons(True)
        self._make_welcome = make_welcome
        self._welcome: QWidget | None = None
        self.currentChanged.connect(lambda index: self.page_changed.emit(self.current_page))
        self.show_welcome()

    def pages(self) -> list[DocumentPage]:
        """The documents' pages from left to right."""
        widgets = (self.widget(index) for index in range(self.count()))
        return [widget for widget in widgets if isinstance(widget, DocumentPage)]

    @property
    def current_page(self) -> DocumentPage | None:
        """The page in front, None if it is the welcome page."""
        widget = self.currentWidget()
        return widget if isinstance(widget, DocumentPage) else None

    def page_of_file(self, path: Path) -> DocumentPage | None:
        """The page that shows this file, if one does."""
        wanted = path.resolve()
        return next((p for p in self.pages() if p.document.path and p.document.path.resolve() == wanted), None)

    def add(self, page: DocumentPage) -> None:
        """Show a further document, in front."""
        document = page.document
        self.addTab(page, "")
        self._label_all()
        document.modified_changed.connect(lambda modified: self._label_all())
        document.path_changed.connect(self._label_all)
        document.edited.connect(self._label_after)
        self.page_added.emit(page)
        self.setCurrentWidget(page)
        self.hide_welcome()
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def remove(self, page: DocumentPage) -> None:
        """Take a document away."""
        if len(self.pages()) == 1:
            self.show_welcome()
        self.removeTab(self.indexOf(page))
        self._label_all()
        self.page_removed.emit(page)
        page.hide()
        page.deleteLater()

    def step(self, steps: int) -> None:
        """Bring the tab so many further to the right to the front, around the end."""
        if self.count():
            self.setCurrentIndex((self.currentIndex() + steps) % self.count())

    def show_welcome(self) -> None:
        """Bring the welcome page to the front."""
        if self._welcome is None:
            self._welcome = self._make_welcome(self)
        if self.indexOf(self._welcome) < 0:
            self.addTab(self._welcome, icon("welcome"), self.tr("Welcome"))
        self.setCurrentWidget(self._welcome)

    def hide_welcome(self) -> None:
        """Take the welcome page away, as long as there is a document."""
        if self._welcome is not None and self.pages():
            self.removeTab(self.indexOf(self._welcome))

    def _index_of_button(self, button: QToolButton) -> int:
        sides = (self.tabBar().tabButton(index, QTabBar.ButtonPosition.RightSide) for index in range(self.count()))
        return next(index for index, each in enumerate(sides) if each is button)

    def _close(self, index: int) -> None:
        widget = self.widget(index)
        if isinstance(widget, DocumentPage):
            self.close_requested.emit(widget)
        else:
            self.hide_welcome()

    def _label_after(self, edit: Edit) -> None:
        if any(change.part == "properties" for change in edit.changes):
            self._label_all()

    def _label_all(self) -> None:
        titles = Counter(page.title for page in self.pages())
        for page in self.pages():
            path = page.document.path
            self._label(page, path.name if titles[page.title] > 1 and path is not None else "")

    def _label(self, page: DocumentPage, file_name: str) -> None:
        """Label a tab; ``file_name`` tells it from others with the same title."""
        index = self.indexOf(page)
        modified = page.document.is_modified
        text = f"{page.title} ({file_name})" if file_name else page.title
        self.setTabText(index, text.replace("&", "&&") + (MODIFIED_MARK if modified else ""))
        where = str(page.document.path) if page.document.path else self.tr("not in a file yet")
        self.setTabToolTip(index, f"{where}\n{self.tr('unsaved changes')}" if modified else where)
        self.tabBar().setAccessibleTabName(index, page.title + (self.tr(", unsaved changes") if modified else ""))

    def tabInserted(self, index: int) -> None:
        """Show the bar of tabs unless there is only the welcome page; give the tab our own button to close it."""
        super().tabInserted(index)
        button = QToolButton(self.tabBar())
        button.setIcon(icon("close"))
        button.setIconSize(QSize(12, 12))
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setToolTip(self.tr("Close"))
        button.setAccessibleName(self.tr("Close this tab"))
        button.clicked.connect(lambda: self._close(self._index_of_button(button)))
        self.tabBar().setTabButton(index, QTabBar.ButtonPosition.RightSide, button)
        self.tabBar().setVisible(bool(self.pages()))

    def tabRemoved(self, index: int) -> None:
        """Hide the bar of tabs when there is only the welcome page."""
        super().tabRemoved(index)
        self.tabBar().setVisible(bool(self.pages()))
