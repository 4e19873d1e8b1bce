"""The window: documents in tabs, panels around them, and the actions that hold it together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, Qt, QTimer, SignalInstance
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QMainWindow, QMenu, QToolButton, QWidget

from rbdesigner.ui import folders
from rbdesigner.ui.action_list import Need
from rbdesigner.ui.actions import Actions, plain
from rbdesigner.ui.autosave import Autosave
from rbdesigner.ui.commands import Commands, facts_of
from rbdesigner.ui.dialogs.preferences import Preferences, wheel_zooms
from rbdesigner.ui.docks import PANELS, Docks
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.exports import Exports
from rbdesigner.ui.files import Files
from rbdesigner.ui.menus import Menus
from rbdesigner.ui.page import DocumentPage
from rbdesigner.ui.recent import RecentFiles
from rbdesigner.ui.session import Session
from rbdesigner.ui.status_bar import StatusBar
from rbdesigner.ui.tabs import DocumentTabs
from rbdesigner.ui.theme import Theme, ThemeSwitch
from rbdesigner.ui.watch import look_for_changes
from rbdesigner.ui.welcome import WelcomePage

_GEOMETRY = "window/geometry"
_FIRST_SIZE = 1320, 820
_MESSAGE_MS = 6000


class MainWindow(QMainWindow):
    """One window with its documents. ``session`` is where copies of unsaved ones go."""

    def __init__(self, theme: ThemeSwitch, session: Session) -> None:
        super().__init__()
        self.setObjectName("main-window")
        self.setAcceptDrops(True)
        self.theme = theme
        self.tool_settings = ToolSettings(self)
        self.registry = Actions(self)
        self.recent = RecentFiles(self)
        self.tabs = DocumentTabs(self._make_welcome, self)
        self.setCentralWidget(self.tabs)
        self.files = Files(self, self.tabs, self.tool_settings, self.recent)
        self.exports = Exports(self, self.tabs)
        self.commands = Commands(self.tabs, self.tool_settings)
        self.autosave = Autosave(session, self)
        self.status = StatusBar(self)
        self.setStatusBar(self.status)
        self._docks: Docks | None = None
        self._page: DocumentPage | None = None
        self._links: list[tuple[SignalInstance, Callable[..., object]]] = []
        self._refresh_timer = QTimer(self)
        self._refresh_timer.setSingleShot(True)
        self._refresh_timer.setInterval(0)
        self._refresh_timer.timeout.connect(self._refresh)
        menus = Menus(self, self.registry, {"recent": self._fill_recent, "layers": self._fill_layers})
        menus.build_bar()
        self.toolbar = menus.build_toolbar()
        self._bind()
        self._connect()
        self._restore_geometry()
        self._show_page(None)

    # -- putting together

    def _make_welcome(self, parent: QWidget) -> WelcomePage:
        page = WelcomePage(self.registry["file.new"], self.registry["file.open"], self.recent, parent)
        page.file_chosen.connect(lambda path: self.files.open(path))
        return page

    def _bind(self) -> None:
        self.registry.bind(self.files.handlers())
        self.registry.bind(self.exports.handlers())
        self.registry.bind(self.commands.handlers())
        self.registry.bind(self._handlers())
        self.registry.bind({f"theme.{each.value}": partial(self._set_theme, each) for each in Theme})
        self.registry.bind({f"panel.{key}": partial(self._toggle_panel, key) for key in PANELS})

    def _handlers(self) -> Mapping[str, Callable[[], object]]:
        return {
            "file.quit": self.close,
            "map.go_to": lambda: self.open_palette(self.tr("Go to ")),
            "view.next_panel": lambda: self._step_focus(1),
            "view.previous_panel": lambda: self._step_focus(-1),
            "view.next_tab": lambda: self.tabs.step(1),
            "view.previous_tab": lambda: self.tabs.step(-1),
            "view.reset_layout": self.reset_layout,
            "view.full_screen": lambda: self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen),
            "view.welcome": self.tabs.show_welcome,
            "edit.preferences": self._show_preferences,
            "help.commands": self.open_palette,
            "help.shortcuts": self._show_shortcuts,
            "help.about": self._show_about,
        }

    def _connect(self) -> None:
        self.tabs.page_changed.connect(self._show_page)
        self.tabs.page_added.connect(self._page_added)
        self.tabs.page_removed.connect(lambda page: self._refresh_soon())
        self.tabs.close_requested.connect(self.files.close)
        self.files.saved.connect(self.autosave.saved)
        self.files.closed.connect(self.autosave.forget)
        for sender in (self.files, self.exports):
            sender.told.connect(lambda said: self.statusBar().showMessage(said, _MESSAGE_MS))
        self.recent.changed.connect(self._refresh_soon)
        self.tool_settings.tool_changed.connect(self._show_tool)
        self.tool_settings.changed.connect(self._show_tool)
        self.theme.changed.connect(self._show_theme)
        self.status.problems_wanted.connect(self._show_problems)
        self.status.fit_wanted.connect(self.registry["view.fit"].trigger)
        self.status.zoom_wanted.connect(self._zoom_to)
        self._show_tool()
        self._show_theme()

    # -- the page in front

    def _page_added(self, page: DocumentPage) -> None:
        self.autosave.watch(page.document)
        page.editor.set_wheel_zooms(wheel_zooms())

    def _show_page(self, page: DocumentPage | None) -> None:
        """Let everything around the pages follow the one in front."""
        for signal, slot in self._links:
            signal.disconnect(slot)
        self._links = []
        self._page = page
        self._show_surroundings(bool(self.tabs.pages()))
        if self._docks is not None:
            self._docks.follow(page)
        self.status.set_document(page.document if page else None)
        if page is not None:
            self._link(page)
            self._show_symmetry()
            self.status.show_zoom(page.editor.zoom)
        self._show_title()
        self._refresh_soon()

    def _show_surroundings(self, shown: bool) -> None:
        """Show panels, toolbar and status bar, or nothing but the welcome page."""
        if shown and self._docks is None:
            self.toolbar.show()
            self._docks = Docks(self, self.registry, self.tool_settings)
        elif self._docks is None:
            self.toolbar.hide()
        elif shown:
            self._docks.resume()
        else:
            self._docks.suspend()
        self.status.setVisible(shown)

    def _link(self, page: DocumentPage) -> None:
        document, editor, stack = page.document, page.editor, page.document.undo_stack
        self._links = [
            (document.selection_changed, self._refresh_soon),
            (document.modified_changed, self._show_title),
            (document.path_changed, self._show_title),
            (document.problems_changed, self._refresh_soon),
            (document.symmetry_changed, self._show_symmetry),
            (stack.indexChanged, self._refresh_soon),
            (editor.status_changed, self.status.hint.set_text),
            (editor.hovered, self.status.show_place),
            (editor.zoom_changed, self.status.show_zoom),
        ]
        for signal, slot in self._links:
            signal.connect(slot)

    def _show_title(self) -> None:
        if self._page is None:
            self.setWindowTitle("rbdesigner")
            self.setWindowModified(False)
            return
        self.setWindowTitle(f"{self._page.title.replace('[*]', '')}[*] – rbdesigner")
        self.setWindowModified(self._page.document.is_modified)
        self._refresh_soon()

    def _show_symmetry(self) -> None:
        if self._page is None:
            return
        action = self.registry[f"symmetry.{self._page.document.symmetry.value}"]
        action.setChecked(True)
        button = self.toolbar.findChild(QToolButton, "symmetry-button")
        if button is not None:
            button.setText(plain(action.text()))

    def _show_tool(self) -> None:
        self.registry.choose(f"tool.{self.tool_settings.tool.value}")
        self.registry["tool.strict"].setChecked(self.tool_settings.strict)

    # -- what is possible

    def _refresh_soon(self) -> None:
        self._refresh_timer.start()

    def _refresh(self) -> None:
        """Enable the actions that are possible now, and name what undo and redo would do."""
        facts = facts_of(self._page)
        pages = self.tabs.pages()
        others = {
            Need.ANY_MODIFIED: any(page.document.is_modified for page in pages),
            Need.SEVERAL_PAGES: self.tabs.count() > 1,
            Need.PROBLEMS: self._page is not None and self.status.total > 0,
            Need.RECENT: bool(self.recent.paths()),
            Need.EXPORTED: self._page is not None and self.exports.can_repeat(self._page),
        }
        self.registry.refresh(facts | {need for need, met in others.items() if met})
        stack = self._page.document.undo_stack if self._page else None
        undo, redo = (stack.undoText(), stack.redoText()) if stack else ("", "")
        self.registry["edit.undo"].setText(self.tr("&Undo {step}").replace("{step}", undo).strip())
        self.registry["edit.redo"].setText(self.tr("&Redo {step}").replace("{step}", redo).strip())

    # -- menus filled when they open

    def _fill_recent(self, menu: QMenu) -> None:
        paths = self.recent.paths()
        for number, path in enumerate(paths, 1):
            mnemonic = f"&{number}  " if number < 10 else ""
            action = menu.addAction(mnemonic + path.name.replace("&", "&&"))
            action.setToolTip(str(path))
            action.triggered.connect(lambda checked=False, path=path: self.files.open(path))
        if not paths:
            menu.addAction(self.tr("No files yet")).setEnabled(False)
        menu.addSeparator()
        menu.addAction(self.registry["file.clear_recent"])

    def _fill_layers(self, menu: QMenu) -> None:
        if self._page is None:
            menu.addAction(self.tr("No map is open")).setEnabled(False)
            return
        editor = self._page.editor
        for layer in editor.layers:
            action = menu.addAction(layer.title)
            action.setCheckable(True)
            action.setChecked(layer.visible)
            action.toggled.connect(lambda shown, name=layer.name: editor.set_layer_visible(name, shown))

    # -- dialogs

    def open_palette(self, text: str = "") -> None:
        """Open the command palette with a text to begin with."""
        from rbdesigner.ui.command_palette import CommandPalette
        from rbdesigner.ui.palette_sources import sources

        palette = CommandPalette(sources(self.registry, self.tool_settings, self.tabs, self.files.open), self)
        palette.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        palette.open_with(text)

    def _show_shortcuts(self) -> None:
        from rbdesigner.ui.dialogs.shortcuts import ShortcutList

        dialog = ShortcutList(self.registry, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _show_preferences(self) -> None:
        dialog = Preferences(self.theme, self)
        if dialog.exec():
            for page in self.tabs.pages():
                page.editor.set_wheel_zooms(wheel_zooms())
        dialog.deleteLater()

    def _show_about(self) -> None:
        from rbdesigner.ui.dialogs.about import show_about

        show_about(self)

    # -- looks

    def _set_theme(self, theme: Theme) -> None:
        self.theme.theme = theme
        self._show_theme()

    def _show_theme(self) -> None:
        self.registry.choose(f"theme.{self.theme.theme.value}")

    def _step_focus(self, steps: int) -> None:
        if self._docks is not None:
            self._docks.step_focus(steps, self._page)

    def _show_problems(self) -> None:
        if self._docks is not None:
            self._docks.bring("problems")

    def _zoom_to(self, percent: float) -> None:
        if self._page is not None:
            self._page.editor.zoom_to(percent)

    def _toggle_panel(self, key: str) -> None:
        if self._docks is not None:
            self._docks.toggle(key)

    def reset_layout(self) -> None:
        """Put panels and toolbar back where they were at first."""
        if self._docks is not None:
            self.addToolBar(Qt.ToolBarArea.TopToolBarArea, self.toolbar)
            self.toolbar.show()
            self._docks.reset()

    def _restore_geometry(self) -> None:
        geometry = folders.settings().value(_GEOMETRY)
        if not (isinstance(geometry, QByteArray) and self.restoreGeometry(geometry)):
            room = QGuiApplication.primaryScreen().availableSize()
            self.resize(min(_FIRST_SIZE[0], room.width()), min(_FIRST_SIZE[1], room.height()))

    # -- files from outside

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files."""
        if _dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the files, once the program they come from has been let go."""
        paths = _dropped(event)
        event.acceptProposedAction()
        QTimer.singleShot(0, self, lambda: self.files.open_all(paths))

    def changeEvent(self, event: QEvent) -> None:
        """Look whether files have changed when the user comes back."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and self.isActiveWindow():
            QTimer.singleShot(0, self, self.look_for_changes)

    def look_for_changes(self) -> None:
        """Tell about files that other programs have changed."""
        look_for_changes(self.tabs.pages(), self.files)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved maps, remember the layout, stop."""
        if self._docks is not None:
            self._docks.save()
        folders.settings().setValue(_GEOMETRY, self.saveGeometry())
        if not self.files.close_all():
            event.ignore()
            return
        self.autosave.close()
        event.accept()


def _dropped(event: QDropEvent) -> list[Path]:
    urls = event.mimeData().urls() if event.mimeData().hasUrls() else []
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
