"""The tabs in the middle of the window: the open pages, or the welcome page."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, cast

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QTabBar, QTabWidget, QToolButton, QWidget

from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.page import Page
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.literal import caption, tip

if TYPE_CHECKING:  # maps are opened without it
    from rbdesigner.ui.game.game_page import GamePage

_APART_SHARE = 0.75
"""The most of the room of a name that is left to what tells it apart."""


class TabName(NamedTuple):
    """A title, and what is to be read whatever becomes of the title."""

    title: str
    apart: str = ""

    @property
    def whole(self) -> str:
        """The name where there is room for it."""
        return self.title + self.apart


def shared_room(wanted: Sequence[int], least: Sequence[int], room: int) -> list[int]:
    """Share a room out among things of wanted widths; those that want little leave it to the others.

    Each gets its least, if it wants that much, whatever the room.
    """

    def shares(most: int) -> list[int]:
        return [min(want, max(need, most)) for want, need in zip(wanted, least, strict=True)]

    levels = range(max(wanted, default=0) + 1)
    return shares(bisect_right(levels, room, key=lambda most: sum(shares(most))) - 1)


def fitted(name: TabName, room: int, width: Callable[[str], int], elide: Callable[[str, int], str]) -> str:
    """Fit a name into so much room: the title is shortened first, then what tells it apart beyond its share.

    ``width`` measures a text, ``elide`` shortens one to a width.
    """
    if width(name.whole) <= room:
        return name.whole
    apart = elide(name.apart, max(int(room * _APART_SHARE), room - width(name.title))) if name.apart else ""
    return elide(name.title, room - width(apart)) + apart


MODIFIED_MARK = " •"
LEAST_LETTERS, MOST_LETTERS = 10, 28
"""However many tabs there are, each has room for about so many letters of its title and what tells it apart, and for
so many together at most; where that is too much for the bar it scrolls."""
WIDEST_LETTERS = 40
"""However much room there is, no name takes more than about so many letters."""
_CLOSE = 18
"""Pixels of the button that closes a tab."""
_AROUND = 4
"""Pixels above and below what is in a tab: the style would take more from the map."""
_GAME = "game"
"""The kind of the pages of games, whose class is not loaded as long as none is open."""


class _Label(NamedTuple):
    """All that there is to read of a page in its tab."""

    name: TabName
    path: Path | None
    is_modified: bool


class PageTabs(QTabWidget):
    """The open pages, in the order that the user gives them; the welcome page comes by itself when there is none.

    ``page_changed(page)`` comes when another page is in front (None: the welcome page), ``page_added(page)`` and
    ``page_removed(page)`` when there are more or fewer, ``close_requested(page)`` when a user wants one closed;
    ``labelled()`` when pages may be called something else.
    """

    page_changed = Signal(object)
    page_added = Signal(object)
    page_removed = Signal(object)
    close_requested = Signal(object)
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
        self._labels: dict[Page, _Label] = {}
        self._settled: QWidget | None = None
        """The page in front, once the panels around it have followed."""
        self.currentChanged.connect(self._turn)
        self.show_welcome()

    def minimumSizeHint(self) -> QSize:
        """Ask for the room of the page in front; a game's broad page takes none from the panels beside a map."""
        front, bar = self.currentWidget(), self.tabBar().minimumSizeHint()
        if front is None:
            return super().minimumSizeHint()
        if front is not self._settled:
            return bar
        least = front.minimumSizeHint().expandedTo(front.minimumSize())
        return QSize(max(least.width(), bar.width()), least.height() + bar.height())

    def _turn(self) -> None:
        """Tell of the page in front.

        Panels come and go meanwhile: neither page takes room beside those of the other, or the window would grow.
        """
        self._settled = None
        self._ask_for_room()
        self.page_changed.emit(self.current)
        self._settled = self.currentWidget()
        self._ask_for_room()

    def _ask_for_room(self) -> None:
        """Announce a new hint, also to the widget around the tabs, which caches it."""
        self.updateGeometry()
        if (around := self.parentWidget()) is not None:
            around.updateGeometry()

    def pages(self) -> list[Page]:
        """The pages from left to right."""
        widgets = (self.widget(index) for index in range(self.count()))
        return [widget for widget in widgets if isinstance(widget, Page)]

    @property
    def current(self) -> Page | None:
        """The page in front, None if there is the welcome page."""
        widget = self.currentWidget()
        return widget if isinstance(widget, Page) else None

    def maps(self) -> list[DocumentPage]:
        """The pages of maps from left to right."""
        return [page for page in self.pages() if isinstance(page, DocumentPage)]

    @property
    def current_map(self) -> DocumentPage | None:
        """The map in front, if there is one."""
        page = self.current
        return page if isinstance(page, DocumentPage) else None

    def games(self) -> list[GamePage]:
        """The pages of games from left to right."""
        return [cast("GamePage", page) for page in self.pages() if page.kind == _GAME]

    @property
    def current_game(self) -> GamePage | None:
        """The game in front, if there is one."""
        page = self.current
        return cast("GamePage", page) if page is not None and page.kind == _GAME else None

    def name_of(self, page: Page) -> str:
        """The name of a page, told from others with the same title."""
        return self._labels[page].name.whole if page in self._labels else page.title

    def page_of_file(self, path: Path) -> Page | None:
        """The page that shows this file, if one does."""
        wanted, pages = path.resolve(), (page for page in self.pages() if page.has_content)
        return next((page for page in pages if page.path and page.path.resolve() == wanted), None)

    def add(self, page: Page, after: QWidget | None = None) -> None:
        """Show a further page, in front; to the right of another if that is given."""
        if page.shown_map is not None:
            # Files dropped on the map are for the window to open; Qt's view would swallow them.
            page.shown_map.view.setAcceptDrops(False)
            page.shown_map.view.viewport().setAcceptDrops(False)
        index = self.indexOf(after) + 1 if after is not None else self.count()
        self.insertTab(index, page, icon(page.icon) if page.icon else QIcon(), "")
        self._label_all()
        page.label_changed.connect(self._label_again)
        self.page_added.emit(page)
        self.setCurrentWidget(page)
        self.hide_welcome()
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def remove(self, page: Page) -> None:
        """Take a page away."""
        if not any(other is not page for other in self.pages()):
            self.show_welcome()
        self.removeTab(self.indexOf(page))
        self._label_all()
        page.hide()
        page.deleteLater()
        self.page_removed.emit(page)

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
        if self._welcome is not None and self.pages():
            self.removeTab(self.indexOf(self._welcome))

    def _index_of_button(self, button: QToolButton) -> int:
        sides = (self.tabBar().tabButton(index, QTabBar.ButtonPosition.RightSide) for index in range(self.count()))
        return next(index for index, each in enumerate(sides) if each is button)

    def _close(self, index: int) -> None:
        widget = self.widget(index)
        if isinstance(widget, Page):
            self.close_requested.emit(widget)
        else:
            self.hide_welcome()

    def _label_again(self) -> None:
        """Follow a page that may be called something else, which it seldom is."""
        if self._labels != self._all_labels():
            self._label_all()

    def _label_all(self) -> None:
        self._labels = self._all_labels()
        for page, label in self._labels.items():
            self._label(page, label)
        self._fit()
        self.labelled.emit()

    def _all_labels(self) -> dict[Page, _Label]:
        pages, alike = self.pages(), defaultdict[tuple[str, str], list[Page]](list)
        for page in pages:
            alike[page.kind, page.title].append(page)
        names = {page: TabName(page.title, page.apart(alike[page.kind, page.title])) for page in pages}
        return {page: _Label(name, page.path, page.is_modified) for page, name in names.items()}

    def _label(self, page: Page, label: _Label) -> None:
        """Note what there is to read of a page; the text of its tab is for :meth:`_fit`."""
        index, name, modified = self.indexOf(page), label.name.whole, label.is_modified
        where = str(label.path) if label.path else self.tr("not saved yet")
        lines = [name, where, *([self.tr("unsaved changes")] if modified else [])]
        self.setTabToolTip(index, tip("\n".join(lines)))
        self.tabBar().setAccessibleTabName(index, name + (self.tr(", unsaved changes") if modified else ""))

    def _fit(self) -> None:
        """Give the tabs texts with which all can be seen, if that can be; those alike at first keep their ends."""
        names = {
            self.indexOf(page): name._replace(apart=name.apart + MODIFIED_MARK) if modified else name
            for page, (name, _, modified) in self._labels.items()
        }
        rooms, metrics = self._rooms(names), self.fontMetrics()

        def text(index: int, mode: Qt.TextElideMode) -> str:
            def elide(whole: str, width: int) -> str:
                return metrics.elidedText(whole, mode, width)

            return fitted(names[index], rooms[index], metrics.horizontalAdvance, elide)

        begun = {index: text(index, Qt.TextElideMode.ElideRight) for index in names}
        alike = Counter(begun.values())
        for index, beginning in begun.items():
            shown = caption(beginning if alike[beginning] == 1 else text(index, Qt.TextElideMode.ElideMiddle))
            if shown != self.tabText(index):
                self.setTabText(index, shown)

    def _rooms(self, names: Mapping[int, TabName]) -> dict[int, int]:
        """Share the width of the bar out among the names of tabs."""
        metrics, bar = self.fontMetrics(), self._bar
        others = sum(bar.width_of(index) for index in range(self.count()) if index not in names)
        room = self.width() - others - sum(map(bar.frame_of, names))
        letter = metrics.averageCharWidth()
        wanted = [min(metrics.horizontalAdvance(name.whole), WIDEST_LETTERS * letter) for name in names.values()]
        least = [
            min(MOST_LETTERS * letter, LEAST_LETTERS * letter + metrics.horizontalAdvance(name.apart))
            for name in names.values()
        ]
        return dict(zip(names, shared_room(wanted, least, room), strict=True))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the names into the new room."""
        super().resizeEvent(event)
        self._fit()

    def tabInserted(self, index: int) -> None:
        """Show the bar of tabs unless only the welcome page is there, and give the tab our own button to close it."""
        super().tabInserted(index)
        button = QToolButton(self.tabBar())
        button.setIcon(icon("close"))
        button.setIconSize(QSize(12, 12))
        button.setFixedSize(_CLOSE, _CLOSE)
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


class _Bar(QTabBar):
    """A low bar of tabs that tells how wide they are."""

    def tabSizeHint(self, index: int) -> QSize:
        """Make it no higher than its text and its button need."""
        return QSize(super().tabSizeHint(index).width(), max(self.fontMetrics().height(), _CLOSE) + 2 * _AROUND)

    def width_of(self, index: int) -> int:
        """How wide a tab is with its text as it is."""
        return self.tabSizeHint(index).width()

    def frame_of(self, index: int) -> int:
        """The width of a tab besides its text."""
        flag = Qt.TextFlag.TextShowMnemonic
        return self.width_of(index) - self.fontMetrics().size(flag, self.tabText(index)).width()
