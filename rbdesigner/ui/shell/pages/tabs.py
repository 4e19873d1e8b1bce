"""The tabs in the middle of the window.

The open documents and games, and the welcome page.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QTabBar, QTabWidget, QToolButton, QWidget

from rbdesigner.scenario.file_names import safe_name
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.game.match.signals import signals_of
from rbdesigner.ui.shell.pages.tab_names import TabName, files_apart, fitted, free_number, shared_room
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.literal import caption, tip

if TYPE_CHECKING:
    from rbdesigner.scenario.edit import Edit
    from rbdesigner.ui.game.game_page import GamePage

MODIFIED_MARK = " •"
LEAST_LETTERS, MOST_LETTERS = 10, 28
"""However many tabs there are, each has room for about so many letters of its title and what tells it apart, and for
so many together at most; where that is too much for the bar it scrolls."""


class PageTabs(QTabWidget):
    """The pages of the open documents and games.

    The welcome page comes by itself when there is none.

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
        self._bar = _Bar(self)
        self.setTabBar(self._bar)
        self.setDocumentMode(True)
        self.setMovable(True)
        self.setElideMode(Qt.TextElideMode.ElideNone)  # we do it ourselves: what tells names apart must stay
        self.setUsesScrollButtons(True)
        self._make_welcome = make_welcome
        self._welcome: QWidget | None = None
        self._games: list[GamePage] = []
        self._numbers: dict[GamePage, int] = {}  # of games, among those of the same map
        self._names: dict[QWidget, TabName] = {}
        self._changed: set[QWidget] = set()  # pages with what no file holds
        self.currentChanged.connect(self.updateGeometry)
        self.currentChanged.connect(lambda index: self.page_changed.emit(self.current_map))
        self.show_welcome()

    def minimumSizeHint(self) -> QSize:
        """The panels for the page in front.

        The broad page of a game takes no room from the panels beside a map.
        """
        front = self.currentWidget()
        if front is None:
            return super().minimumSizeHint()
        least, bar = front.minimumSizeHint().expandedTo(front.minimumSize()), self.tabBar().minimumSizeHint()
        return QSize(max(least.width(), bar.width()), least.height() + bar.height())

    def maps(self) -> list[DocumentPage]:
        """The documents' pages from left to right."""
        widgets = (self.widget(index) for index in range(self.count()))
        return [widget for widget in widgets if isinstance(widget, DocumentPage)]

    @property
    def current_map(self) -> DocumentPage | None:
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
        """The name of a page, told from others with the same title."""
        return self._names[page].whole if page in self._names else page.title

    def page_of_file(self, path: Path) -> DocumentPage | None:
        """The page that shows this file, if one does."""
        wanted = path.resolve()
        return next((p for p in self.maps() if p.document.path and p.document.path.resolve() == wanted), None)

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
        self._numbers[page] = free_number([self._numbers[game] for game in self._games if game.title == page.title])
        self._games.append(page)
        self.insertTab(self.indexOf(after) + 1 if after is not None else self.count(), page, icon("play"), "")
        signals_of(page.match).modified_changed.connect(lambda modified: self._label_all())
        signals_of(page.match).happened.connect(lambda events: self._label_game(page))
        signals_of(page.match).moved.connect(lambda: self._label_game(page))
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
        del self._numbers[page]
        self._take_away(page)

    def _take_away(self, page: QWidget) -> None:
        if not any(other is not page for other in (*self.maps(), *self._games)):
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
        return bool(self._games or self.maps())

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

    def _label_game(self, page: GamePage) -> None:
        """Follow a game to its next turn."""
        if page in self._names and self._game_name(page) != self._names[page]:
            self._label_all()

    def _label_all(self) -> None:
        self._names = self._all_names()
        self._changed = {page for page in self.maps() if page.document.is_modified}
        self._changed |= {game for game in self._games if game.match.is_modified}
        for page in self.maps():
            self._label(page, page.document.path)
        for game in self._games:
            self._label(game, game.match.path)
        self._fit()
        self.labelled.emit()

    def _all_names(self) -> dict[QWidget, TabName]:
        pages = self.maps()
        apart = files_apart({page: (page.title, page.document.path) for page in pages})
        names: dict[QWidget, TabName] = {game: self._game_name(game) for game in self._games}
        for page in pages:
            names[page] = TabName(page.title, f" ({apart[page]})" if page in apart else "")
        return names

    def _game_name(self, page: GamePage) -> TabName:
        """A game's name: its map, its number if several share that, and its turn."""
        state = page.match.game.state
        text = self._own_name(page)
        if state.over:
            text = self.tr("{game}, over").replace("{game}", text)
        elif state.turn:
            text = self.tr("{game}, turn {turn}").replace("{turn}", str(state.turn)).replace("{game}", text)
        return TabName(page.title, f" · {text}")

    def _own_name(self, page: GamePage) -> str:
        """The name of a game among those of the same map.

        By its file, else by a number.
        """
        alike = [game for game in self._games if game.title == page.title]
        stems = [game.match.path.stem for game in alike if game.match.path is not None]
        stem = page.match.path.stem if page.match.path is not None else ""
        if stem and stem != safe_name(page.title) and stems.count(stem) == 1:
            return stem
        return self.tr("game {number}").format(number=self._numbers[page]) if len(alike) > 1 else self.tr("game")

    def _label(self, page: QWidget, path: Path | None) -> None:
        """Note what there is to read of a page; the text of its tab is for :meth:`_fit`."""
        index, name, modified = self.indexOf(page), self._names[page].whole, page in self._changed
        where = str(path) if path else self.tr("not in a file yet")
        lines = [name, where, *([self.tr("unsaved changes")] if modified else [])]
        self.setTabToolTip(index, tip("\n".join(lines)))
        self.tabBar().setAccessibleTabName(index, name + (self.tr(", unsaved changes") if modified else ""))

    def _fit(self) -> None:
        """Give the tabs texts with which all can be seen, if that can be."""
        metrics, bar = self.fontMetrics(), self._bar
        names = {
            self.indexOf(page): name._replace(apart=name.apart + MODIFIED_MARK) if page in self._changed else name
            for page, name in self._names.items()
        }
        others = sum(bar.width_of(index) for index in range(self.count()) if index not in names)
        room = self.width() - others - sum(map(bar.frame_of, names))
        wanted = [metrics.horizontalAdvance(name.whole) for name in names.values()]
        letter = metrics.averageCharWidth()
        least = [
            min(MOST_LETTERS * letter, LEAST_LETTERS * letter + metrics.horizontalAdvance(name.apart))
            for name in names.values()
        ]
        shares = shared_room(wanted, least, room)
        for (index, name), share in zip(names.items(), shares, strict=True):
            text = caption(
                fitted(
                    name,
                    share,
                    metrics.horizontalAdvance,
                    lambda text, width: metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, width),
                )
            )
            if text != self.tabText(index):
                self.setTabText(index, text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the names into the new room."""
        super().resizeEvent(event)
        self._fit()

    def tabInserted(self, index: int) -> None:
        """Show the bar of tabs unless there is only the welcome page.

        Give the tab our own button to close it.
        """
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


class _Bar(QTabBar):
    """A bar of tabs that tells how wide they are."""

    def width_of(self, index: int) -> int:
        """How wide a tab is with its text as it is."""
        return self.tabSizeHint(index).width()

    def frame_of(self, index: int) -> int:
        """The width of a tab besides its text."""
        flag = Qt.TextFlag.TextShowMnemonic
        return self.width_of(index) - self.fontMetrics().size(flag, self.tabText(index)).width()
