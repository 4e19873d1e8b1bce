"""The window: tabs in the middle, menus and toolbar from the registry of actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QMimeData, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from rbdesigner.resources import folder
from rbdesigner.ui.shell.actions.action_registry import Actions
from rbdesigner.ui.shell.actions.menus import Menus
from rbdesigner.ui.shell.pages.notices import BelowNotices, Notices
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.shell.welcome.welcome import WelcomePage
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.recent import RecentFiles, names_of
from rbdesigner.ui.storage.session import Session
from rbdesigner.ui.widgets.content_area import resize_within_screen
from rbdesigner.ui.widgets.copied_drops import CopiedDrops, accept_copy
from rbdesigner.ui.widgets.literal import caption, tip
from rbdesigner.ui.widgets.theme import Theme, ThemeSwitch

if TYPE_CHECKING:
    from rbdesigner.ui.shell.guide.guide_window import GuideWindow
    from rbdesigner.ui.shell.workbench import Workbench

_GEOMETRY = "window/geometry"
_BEGINNINGS = (
    *("file.new", "file.generate", "file.lay", "file.new_book"),
    *("file.open", "file.open_folder", "file.new_from_clipboard"),
)
"""The actions that the welcome page offers."""
_FIRST_SIZE = 1320, 820
_PAGES = ("guide", "playing", "checks")
"""Pages of the documentation that the menu of help opens."""


class MainWindow(QMainWindow):
    """One window with its documents; ``session`` is where copies of unsaved ones go.

    What it needs to work on documents is in :attr:`workbench`, which is made at the first use. ``comes_back`` tells
    that it is closed to make way for a window in another language, with all that is open in it.
    """

    def __init__(self, theme: ThemeSwitch, session: Session) -> None:
        super().__init__()
        self.setObjectName("main-window")
        self.setAcceptDrops(True)
        CopiedDrops(self)
        self.setWindowTitle("rbdesigner")
        self.theme = theme
        self.comes_back = False
        self._session = session
        self.registry = Actions(self)
        self.recent = RecentFiles(self)
        self.tabs = PageTabs(self._make_welcome, self)
        self.notices = Notices(self)
        self.setCentralWidget(BelowNotices(self.notices, self.tabs))
        filled = {"recent": self._fill_recent, "layers": self._fill_layers, "compare_tab": self._fill_tabs}
        menus = Menus(self, self.registry, filled)
        menus.build_bar()
        menus.about_to_show("stamps").connect(lambda: self.workbench.stamps.show_stamps())
        menus.about_to_show("scripts").connect(lambda: self.workbench.scripts.show_scripts())
        self.toolbar = menus.build_toolbar()
        self.toolbar.hide()
        self.registry.bind(self._handlers())
        for name in _PAGES:
            self.registry[f"help.{name}"].setVisible(_page(name).is_file())
        self.registry.bind({f"theme.{each.value}": partial(self._set_theme, each) for each in Theme})
        self.theme.changed.connect(self._show_theme)
        self._show_theme()
        self._restore_geometry()

    @cached_property
    def workbench(self) -> Workbench:
        """All that is needed to work on documents."""
        from rbdesigner.ui.shell.workbench import Workbench

        return Workbench(self, self.tabs, self.registry, self.recent, self._session, self.notices)

    @property
    def has_workbench(self) -> bool:
        """Whether documents have been worked on, so that there is something to keep."""
        return "workbench" in self.__dict__

    def _make_welcome(self, parent: QWidget) -> WelcomePage:
        page = WelcomePage([self.registry[key] for key in _BEGINNINGS], self.recent, parent)
        page.file_chosen.connect(lambda path: self.workbench.files.open(path))
        return page

    def _handlers(self) -> Mapping[str, Callable[[], object]]:
        return {
            "file.new": lambda: self.workbench.new_map(),
            "file.generate": lambda: self.workbench.generators.show_gallery(),
            "file.lay": lambda: self.workbench.layings.begin(),
            "file.new_book": lambda: self.workbench.books.begin(),
            "file.open_folder": lambda: self.workbench.books.open_folder(),
            "file.new_from_clipboard": lambda: self.workbench.open_clipboard(),
            "file.open": lambda: self.workbench.files.choose(),
            "file.clear_recent": self.recent.clear,
            "file.quit": self.close,
            "play.games": lambda: self.workbench.games.played.show(),
            "script.folder": lambda: self.workbench.scripts.open_folder(),
            "puzzle.verify": lambda: self.workbench.puzzles.choose_solution(),
            "puzzle.records": lambda: self.workbench.puzzles.choose_records(),
            "edit.preferences": self._show_preferences,
            "map.go_to": lambda: self.workbench.go_to_place(),
            "view.full_screen": lambda: self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen),
            "view.reset_layout": self.reset_layout,
            "view.welcome": self.tabs.show_welcome,
            **{f"help.{name}": partial(self._open_page, name) for name in _PAGES},
            "help.commands": lambda: self.workbench.open_palette(),
            "help.shortcuts": self._show_shortcuts,
            "help.about": self._show_about,
        }

    # Menus filled when they open

    def _fill_recent(self, menu: QMenu) -> None:
        paths = self.recent.paths()
        for number, (path, name) in enumerate(zip(paths, names_of(paths), strict=True), 1):
            mnemonic = f"&{number}  " if number < 10 else ""
            title = self.recent.title_of(path)
            action = menu.addAction(mnemonic + caption(f"{title} – {name}" if title else name))
            action.setToolTip(tip(str(path)))
            action.triggered.connect(lambda checked=False, path=path: self.workbench.files.open(path))
        if not paths:
            menu.addAction(self.tr("No files yet")).setEnabled(False)
        menu.addSeparator()
        menu.addAction(self.registry["file.clear_recent"])

    def _fill_layers(self, menu: QMenu) -> None:
        self.workbench.fill_layers(menu)
        menu.addSeparator()
        menu.addAction(self.registry["panel.layers"])

    def _fill_tabs(self, menu: QMenu) -> None:
        self.workbench.comparisons.fill_tabs(menu)

    # Dialogs

    def _show_shortcuts(self) -> None:
        from rbdesigner.ui.shell.actions.shortcuts import ShortcutList

        dialog = ShortcutList(self.registry, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _show_preferences(self) -> None:
        from rbdesigner.ui.dialogs.preferences_dialog import Preferences

        dialog = Preferences(self.theme, self)
        if dialog.exec() and self.has_workbench:
            self.workbench.apply_preferences()
        dialog.deleteLater()
        self._show_theme()
        self._follow_language()

    def _follow_language(self) -> None:
        """Make way for a window in another language, if one has been chosen."""
        from rbdesigner.ui.dialogs.message_boxes import ask_to_change_language

        if ask_to_change_language(self):
            self.comes_back = True
            self.comes_back = self.close()

    def _show_about(self) -> None:
        from rbdesigner.ui.dialogs.about import show_about

        show_about(self)

    @cached_property
    def guide(self) -> GuideWindow:
        """The window of the user guide."""
        from rbdesigner.ui.shell.guide.guide_window import GuideWindow

        guide = GuideWindow(folder("docs"))
        self.destroyed.connect(guide.deleteLater)  # it has no parent, to stand behind or before this window
        return guide

    def _open_page(self, name: str) -> None:
        self.guide.open(name)

    # Looks

    def _set_theme(self, theme: Theme) -> None:
        self.theme.theme = theme
        self._show_theme()

    def _show_theme(self) -> None:
        self.registry.choose(f"theme.{self.theme.theme.value}")

    def reset_layout(self) -> None:
        """Put panels and toolbar back where they were at first."""
        if self.has_workbench and self.workbench.docks is not None:
            self.addToolBar(Qt.ToolBarArea.TopToolBarArea, self.toolbar)
            self.toolbar.show()
            self.workbench.docks.reset()

    def _restore_geometry(self) -> None:
        geometry = folders.settings().value(_GEOMETRY)
        if not (isinstance(geometry, QByteArray) and self.restoreGeometry(geometry)):
            resize_within_screen(self, QSize(*_FIRST_SIZE))

    # Files from outside

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept whatever may be a map; what is none is answered when it is dropped."""
        data = event.mimeData()
        if event.source() is None and (data.hasUrls() or data.hasText() or data.hasImage()):
            accept_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Open it, once the program it comes from has been let go."""
        # The data are the other program's, and gone when this function is left.
        data = copied(event.mimeData())
        accept_copy(event)
        QTimer.singleShot(0, self, lambda: self.workbench.take_dropped(data))

    def changeEvent(self, event: QEvent) -> None:
        """Look whether files have changed when the user comes back."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and self.isActiveWindow() and self.has_workbench:
            QTimer.singleShot(0, self, self.workbench.look_for_changes)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved maps, remember the layout, stop."""
        folders.settings().setValue(_GEOMETRY, self.saveGeometry())
        if self.has_workbench and not self.workbench.close(comes_back=self.comes_back):
            event.ignore()
        else:
            if "guide" in self.__dict__:
                self.guide.close()
            event.accept()


def _page(name: str) -> Path:
    """A page of the documentation, as far as it is installed."""
    return folder("docs") / f"{name}.md"


def copied(data: QMimeData) -> QMimeData:
    """The dropped things, kept for when their program has taken them back."""
    copy = QMimeData()
    if data.hasUrls():
        copy.setUrls(data.urls())
    if data.hasText():
        copy.setText(data.text())
    pictures = [kind for kind in data.formats() if kind.startswith("image/")]
    for kind in pictures:
        copy.setData(kind, data.data(kind))
    if data.hasImage() and not pictures:
        copy.setImageData(data.imageData())
    return copy
