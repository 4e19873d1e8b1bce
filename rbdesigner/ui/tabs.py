"""The tabs in the middle of the window: the open documents and games, and the welcome page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QTabBar, QTabWidget, QToolButton, QWidget

from rbdesigner.ui.icons import icon
from rbdesigner.ui.literal import caption, tip
from rbdesigner.ui.page import DocumentPage

if TYPE_CHECKING:
    from rbdesigner.scenario.edit import Edit
    from rbdesigner.ui.play.game_page import GamePage

MODIFIED_MARK = " •"


class DocumentTabs(QTabWidget):
    """The pages of the open documents and games; the welcome page comes by itself when there is none.

    ``page_changed(page)`` comes when another page is in front (None: a game or the welcome page), ``page_added(page)``
    and ``page_removed(page)`` when there are more or fewer, ``close_requested(page)`` when a user wants one closed;
    ``game_close_requested(page)`` when it is a game; ``labelled()`` when pages may be called something else.
    """

    page_changed = Signal(object)
    page_added = Signal(object)
    page_removed = Signal(object)
    close_requested = Signal(object)
    game_close_requested = Signal(object)
    labelled = Signal()

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
        self._games: list[GamePage] = []
        self._apart: dict[QWidget, str] = {}
        self.currentChanged.connect(self.updateGeometry)
        self.currentChanged.connect(lambda index: self.page_changed.emit(self.current_page))
        self.show_welcome()

    def minimumSizeHint(self) -> QSize:
        """What the page in front needs; the broad page of a game takes no room from the panels beside a map."""
        front = self.currentWidget()
        if front is None:
            return super().minimumSizeHint()
        least, bar = front.minimumSizeHint().expandedTo(front.minimumSize()), self.tabBar().minimumSizeHint()
        return QSize(max(least.width(), bar.width()), least.height() + bar.height())

    def pages(self) -> list[DocumentPage]:
        """The documents' pages from left to right."""
        widgets = (self.widget(index) for index in range(self.count()))
        return [widget for widget in widgets if isinstance(widget, DocumentPage)]

    @property
    def current_page(self) -> DocumentPage | None:
        """The page of the document in front, None if there is a game or the welcome page."""
        widget = self.currentWidget()
        return widget if isinstance(widget, DocumentPage) else None

    def games(self) -> list[GamePage]:
        """The pages of the games, in the order in which they were opened."""
        return list(self._games)

    @property
    def current_game(self) -> GamePage | None:
        """The game in front, if there is one."""
        return next((page for page in self._games if page is self.currentWidget()), None)

    def name_of(self, page: DocumentPage | GamePage) -> str:
        """What a page is called here, so that it is told from others with the same title."""
        apart = self._apart.get(page)
        return f"{page.title} ({apart})" if apart else page.title

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

    def add_game(self, page: GamePage, after: QWidget | None = None) -> None:
        """Show a further game, in front; beside the page of its map if that is given."""
        self._games.append(page)
        self.insertTab(self.indexOf(after) + 1 if after is not None else self.count(), page, icon("play"), "")
        page.match.modified_changed.connect(lambda modified: self._label_all())
        self._label_all()
        self.setCurrentWidget(page)
        self.hide_welcome()
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def remove(self, page: DocumentPage) -> None:
        """Take a document away."""
        self._take_away(page)
        self.page_removed.emit(page)

    def remove_game(self, page: GamePage) -> None:
        """Take a game away."""
        self._games.remove(page)
        self._take_away(page)

    def _take_away(self, page: QWidget) -> None:
        if not any(other is not page for other in (*self.pages(), *self._games)):
            self.show_welcome()
        self.removeTab(self.indexOf(page))
        self._label_all()
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
        """Take the welcome page away, as long as there is anything else."""
        if self._welcome is not None and self._has_pages():
            self.removeTab(self.indexOf(self._welcome))

    def _has_pages(self) -> bool:
        return bool(self._games or self.pages())

    def _index_of_button(self, button: QToolButton) -> int:
        sides = (self.tabBar().tabButton(index, QTabBar.ButtonPosition.RightSide) for index in range(self.count()))
        return next(index for index, each in enumerate(sides) if each is button)

    def _close(self, index: int) -> None:
        widget = self.widget(index)
        if isinstance(widget, DocumentPage):
            self.close_requested.emit(widget)
        elif widget in self._games:
            self.game_close_requested.emit(widget)
        else:
            self.hide_welcome()

    def _label_after(self, edit: Edit) -> None:
        if any(change.part == "properties" for change in edit.changes):
            self._label_all()

    def _label_all(self) -> None:
        self._tell_apart()
        for page in self.pages():
            self._label(page, self.name_of(page), page.document.path, page.document.is_modified)
        for game in self._games:
            self._label(game, self.name_of(game), game.match.path, game.match.is_modified)
        self.labelled.emit()

    def _tell_apart(self) -> None:
        """Maps with the same title are told apart by their files, games by numbers."""
        titles = Counter(page.title for page in self.pages())
        self._apart = {
            page: path.name
            for page in self.pages()
            if (path := page.document.path) is not None and titles[page.title] > 1
        }
        seen: Counter[str] = Counter()
        for game in self._games:
            seen[game.title] += 1
            if seen[game.title] > 1:
                self._apart[game] = str(seen[game.title])

    def _label(self, page: QWidget, name: str, path: Path | None, modified: bool) -> None:
        index = self.indexOf(page)
        self.setTabText(index, caption(name) + (MODIFIED_MARK if modified else ""))
        where = str(path) if path else self.tr("not in a file yet")
        self.setTabToolTip(index, tip(f"{where}\n{self.tr('unsaved changes')}" if modified else where))
        self.tabBar().setAccessibleTabName(index, name + (self.tr(", unsaved changes") if modified else ""))

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
        self.tabBar().setVisible(self._has_pages())

    def tabRemoved(self, index: int) -> None:
        """Hide the bar of tabs when there is only the welcome page."""
        super().tabRemoved(index)
        self.tabBar().setVisible(self._has_pages())
