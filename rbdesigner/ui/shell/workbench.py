"""Everything a window needs to work on documents, made when the first is wanted, as it takes a while to load."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QTimer, SignalInstance
from PySide6.QtWidgets import QMainWindow, QMenu

from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.named_format import ATLAS
from rbdesigner.tiles import Terrain
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.editor.settings import ToolKey, ToolSettings
from rbdesigner.ui.page import Page
from rbdesigner.ui.shell.action_states import ActionStates
from rbdesigner.ui.shell.actions.action_registry import Actions
from rbdesigner.ui.shell.actions.symmetry_grid import show_symmetry
from rbdesigner.ui.shell.actions.tool_options import show_options
from rbdesigner.ui.shell.commands import Commands
from rbdesigner.ui.shell.copies.autosave import Autosave
from rbdesigner.ui.shell.copies.game_copies import GameCopies
from rbdesigner.ui.shell.docks import PANELS, Docks, panels_below, toolbars_of
from rbdesigner.ui.shell.files import incoming
from rbdesigner.ui.shell.files.agreement import Agreement
from rbdesigner.ui.shell.files.book_files import BookFiles
from rbdesigner.ui.shell.files.code_reading import CodeReading
from rbdesigner.ui.shell.files.comparisons import Comparisons
from rbdesigner.ui.shell.files.exports import Exports, GameExports
from rbdesigner.ui.shell.files.games import Games
from rbdesigner.ui.shell.files.laboratories import Laboratories
from rbdesigner.ui.shell.files.laying_files import LayingFiles
from rbdesigner.ui.shell.files.map_files import MapFiles
from rbdesigner.ui.shell.files.open_tabs import OpenTabs
from rbdesigner.ui.shell.files.opening_check import OpeningCheck
from rbdesigner.ui.shell.files.page_files import Files
from rbdesigner.ui.shell.files.pictures import Pictures
from rbdesigner.ui.shell.files.puzzles import Puzzles
from rbdesigner.ui.shell.files.shown_figures import ShownFigures
from rbdesigner.ui.shell.files.solvers import Solvers
from rbdesigner.ui.shell.files.watch import look_for_changes
from rbdesigner.ui.shell.garbage_collector import collect_all
from rbdesigner.ui.shell.generator_commands import GeneratorCommands
from rbdesigner.ui.shell.pages.notices import Notices
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.shell.palette.command_palette import CommandPalette
from rbdesigner.ui.shell.palette.palette_sources import comparison_entries, place_sources, sources_of_window
from rbdesigner.ui.shell.panel_switch import PanelSwitch
from rbdesigner.ui.shell.script_commands import ScriptCommands
from rbdesigner.ui.shell.stamp_commands import StampCommands
from rbdesigner.ui.shell.status_bar import StatusBar
from rbdesigner.ui.storage.recent import RecentFiles
from rbdesigner.ui.storage.session import Session
from rbdesigner.ui.widgets.focus_frame import FocusFrame, step_focus

log = logging.getLogger(__name__)


class Workbench(QObject):
    """Ties the page in front, the panels, the status bar and the actions together."""

    def __init__(
        self,
        window: QMainWindow,
        tabs: PageTabs,
        registry: Actions,
        recent: RecentFiles,
        session: Session,
        notices: Notices,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._tabs = tabs
        self._registry = registry
        self.settings = ToolSettings(self)
        self.files = Files(window, tabs, recent)
        self.exports = Exports(window, tabs, self.files)
        self.game_exports = GameExports(window, tabs, self.exports)
        self.commands = Commands(tabs, self.settings)
        self.stamps = StampCommands(tabs, registry)
        self.scripts = ScriptCommands(window, tabs, lambda: self.docks, self._tell)
        self.autosave = Autosave(session, self)
        self.opening_check = OpeningCheck(self)
        self.maps = MapFiles(window, tabs, self.files, self.settings, self.autosave, self.opening_check)
        self.pictures = Pictures(window, tabs, self.settings)
        self.codes = CodeReading(window, tabs, self.maps, self.pictures)
        self.files.open_picture = self.codes.open
        self.comparisons = Comparisons(window, tabs, self.files, self.maps)
        self.journals = GameCopies(session, self.autosave, self)
        self.games = Games(window, tabs, self.files, self.maps, self.journals)
        self.solvers = Solvers(window, tabs, self.games)
        self.laboratories = Laboratories(window, tabs, self.files, self.games)
        self.figures = ShownFigures(window, tabs, self.files, self.games)
        self.puzzles = Puzzles(window, tabs, self.files, self.games)
        self.generators = GeneratorCommands(window, tabs, self.maps)
        self.files.openers[ATLAS] = self.generators.show_atlas
        self.layings = LayingFiles(window, tabs, self.files, self.maps, self.games, self.autosave)
        self.books = BookFiles(window, tabs, self.files, registry, self.autosave)
        self.open_tabs = OpenTabs(window, tabs, self.files, session, self.autosave)
        for kind in (self.maps, self.games.kind, self.layings, self.books, self.open_tabs.missing):
            self.files.register(kind)
        self.autosave.writer.trouble.connect(partial(notices.tell_unkept, session))
        self._agreement = Agreement(notices, self)
        self.games.results.set_aside.connect(notices.tell_damaged_archive)
        self.status = StatusBar([registry[f"panel.{key}"] for key in panels_below() if key != "problems"], window)
        window.setStatusBar(self.status)
        self.docks: Docks | None = None
        self.switch = PanelSwitch(self)
        self.switch.changed.connect(self._show_panels)
        self._page: DocumentPage | None = None
        self._links: list[tuple[SignalInstance, Callable[..., object]]] = []
        self._states = ActionStates(
            window, registry, tabs, self.files, self.exports, self.games, lambda: self.status.total
        )
        self.refresh_soon = self._states.refresh_soon
        self.focus_frame = FocusFrame(self)
        self._bind()
        self._connect(recent)
        self._show_page(None)

    def _bind(self) -> None:
        registry = self._registry
        for actor in (
            self.files,
            self.maps,
            self.books,
            self.comparisons,
            self.pictures,
            self.exports,
            self.commands,
            self.stamps,
            self.scripts,
            self.games,
            self.solvers,
            self.laboratories,
            self.figures,
            self.puzzles,
            self.game_exports,
            self.generators,
        ):
            registry.bind(actor.handlers())
        registry.bind({f"panel.{key}": partial(self._toggle_panel, key) for key in PANELS})
        registry.bind(
            {
                "view.panels": lambda: setattr(self.switch, "hidden", not self.switch.hidden),
                "view.next_panel": partial(self._step_focus, 1),
                "view.previous_panel": partial(self._step_focus, -1),
                "view.next_tab": partial(self._tabs.step, 1),
                "view.previous_tab": partial(self._tabs.step, -1),
            }
        )

        for key in ("play.start", "play.new", "play.again"):
            registry[key].triggered.connect(self.layings.play_in_front)
        for tool in ToolKey:
            panel = "tiles" if tool in (ToolKey.TILE, ToolKey.FILL, ToolKey.RIVER) else "pieces"
            if tool is ToolKey.PICTURE:
                panel = "picture"
            if tool not in (ToolKey.SELECT, ToolKey.LASSO, ToolKey.ERASE, ToolKey.TEXT, ToolKey.MEASURE):
                registry[f"tool.{tool.value}"].triggered.connect(partial(self._raise_panel, panel))
        for key in (*(f"terrain.{terrain.value}" for terrain in Terrain), "tool.more_shapes", "tool.mixture"):
            registry[key].triggered.connect(partial(self._raise_panel, "tiles"))

    def _connect(self, recent: RecentFiles) -> None:
        self._tabs.page_changed.connect(self._show_page)
        self._tabs.labelled.connect(self._show_title)
        self._tabs.page_removed.connect(self._page_removed)
        self.games.habits_changed.connect(self.apply_preferences)
        self.games.problems_wanted.connect(self._show_problems)
        for about_to_use in (self.exports.begins, self.games.begins):
            about_to_use.connect(self._agreement.look)
        self.opening_check.checked.connect(self._agreement.take)
        for sender in (self.files, self.exports):
            sender.message.connect(self._tell)
        recent.changed.connect(self.refresh_soon)
        self.settings.tool_changed.connect(self._show_tool)
        self.settings.changed.connect(self._show_tool)
        for name, slot in (("edit", self._states.name_steps), ("play", self._states.name_play)):
            menu = self._window.findChild(QMenu, name)
            if menu is not None:
                menu.aboutToShow.connect(slot)
        self.status.problems_wanted.connect(lambda _severity: self._toggle_panel("problems"))
        self.status.fit_wanted.connect(self._registry["view.fit"].trigger)
        self.status.zoom_wanted.connect(self._zoom_to)
        self._show_tool()

    @cached_property
    def _palette(self) -> CommandPalette:
        found = sources_of_window(self._registry, self.settings, self._tabs, self.files.open, self._raise_panel)
        found += [partial(comparison_entries, self.comparisons, self._tabs), self.scripts.entries]
        return CommandPalette(found, self._window)

    def _tell(self, sentence: str) -> None:
        """Say what went well where it is seen: on the page in front, or in the status bar."""
        page = self._tabs.current
        if page is None or not page.tell(sentence):
            self.status.tell(sentence)

    # The page in front

    def _page_removed(self, page: Page) -> None:
        self.refresh_soon()
        # Qt destroys the page only when its events come to an end, and Python can let go of it only then.
        QTimer.singleShot(0, self, collect_all)

    def _show_page(self, front: Page | None) -> None:
        """Let everything around the pages follow the one in front."""
        for signal, slot in self._links:
            signal.disconnect(slot)
        self._page = page = front if isinstance(front, DocumentPage) else None
        self._links = [(front.label_changed, self._show_title)] if front is not None else []
        self._show_surroundings(page is not None)
        if self.docks is not None:
            self.docks.follow(page)
        self.status.set_document(page.document if page else None)
        if page is not None:
            self._links += self._links_of_map(page)
            self._show_symmetry()
            self.status.show_zoom(page.editor.zoom)
        for signal, slot in self._links:
            signal.connect(slot)
        self._states.follow(front)
        self._show_panels()
        self._show_title()
        self.refresh_soon()

    def _show_surroundings(self, shown: bool) -> None:
        """Show panels, toolbar and status bar, or nothing but the welcome page."""
        if shown and self.docks is None:
            for bar in toolbars_of(self._window):
                bar.show()
            self.docks = Docks(self._window, self._registry, self.settings, self.switch)
        elif self.docks is not None and shown:
            self.docks.resume()
        elif self.docks is not None:
            self.docks.suspend()
        self.status.setVisible(shown)

    def _links_of_map(self, page: DocumentPage) -> list[tuple[SignalInstance, Callable[..., object]]]:
        document, editor = page.document, page.editor
        return [
            (document.problems_changed, self.refresh_soon),
            (document.symmetry_changed, self._show_symmetry),
            (editor.status_changed, self.status.show_hint),
            (editor.hovered, self.status.show_place),
            (editor.zoom_changed, self.status.show_zoom),
            *([(page.compared.changed, self.docks.make_room)] if self.docks is not None else []),
        ]

    def _show_title(self) -> None:
        page = self._tabs.current
        title, modified = (self._tabs.name_of(page), page.is_modified) if page is not None else ("", False)
        self._window.setWindowTitle(f"{title.replace('[*]', '')}[*] – rbdesigner" if title else "rbdesigner")
        if modified != self._window.isWindowModified():
            self._window.setWindowModified(modified)
            self.refresh_soon()

    def _show_symmetry(self) -> None:
        if self._page is None:
            return
        document = self._page.document
        self._registry.choose(f"symmetry.{document.symmetry.value}")
        self.refresh_soon()
        show_symmetry(self._window, self._registry, document.symmetry, document.scenario.orientation)

    def _show_tool(self) -> None:
        self._registry.choose(f"tool.{self.settings.tool.value}")
        self._registry["tool.strict"].setChecked(self.settings.strict)
        self._registry["tool.more_shapes"].setChecked(self.settings.more_shapes)
        self._registry["tool.mixture"].setChecked(self.settings.is_mixing)
        self._registry["tool.keep_rivers"].setChecked(self.settings.keeps_rivers)
        self._registry.choose(f"brush.{self.settings.brush.value}")
        self.status.show_brush(self.settings.radius, self.settings.brush)
        show_options(self._window, self.settings.tool)

    # What the window asks for

    def prepare(self) -> None:
        """Load the code that paints maps, so that the first one comes up at once."""
        from rbdesigner.ui.canvas.tile_layer import shared_pixmaps
        from rbdesigner.ui.editor import map_editor  # noqa: F401  (what takes long is the import)

        shared_pixmaps()

    def open_palette(self, text: str = "") -> None:
        """Open the command palette with a text to begin with."""
        self._states.name_steps()
        self._states.name_play()
        self._palette.open_with(text)

    def go_to_place(self) -> None:
        """Ask for a place of the map or the board in front, and go there."""
        hint = self.tr("A place such as “2 -1”, or what is there: home, sawmill, mountain")
        self._palette.open_with(sources=place_sources(self._tabs), hint=hint)

    def new_map(self) -> None:
        """Ask for the frame of a new map, and have tiles in hand for it."""
        if self.maps.new():
            self.settings.tool = ToolKey.TILE
            self._raise_panel("tiles")

    def fill_layers(self, menu: QMenu) -> None:
        """Put the layers of the map or the game in front into a menu."""
        page = self._tabs.current
        shown = page.shown_map if page is not None else None
        if shown is None:
            menu.addAction(self.tr("No map is open")).setEnabled(False)
            return
        for layer in shown.layers:
            action = menu.addAction(layer.title)
            action.setCheckable(True)
            action.setChecked(layer.visible)
            action.toggled.connect(partial(shown.set_layer_visible, layer.name))

    def apply_preferences(self) -> None:
        """Let the open pages take over what the user has set."""
        for page in self._tabs.pages():
            page.apply_preferences()
        self._states.show_habits()

    def look_for_changes(self) -> None:
        """Tell about files that other programs have changed, or brought back."""
        look_for_changes(self._tabs.maps(), self.files)
        for page in self._tabs.pages():
            page.look_for_file()

    def close(self, *, comes_back: bool = False) -> bool:
        """Close all pages, asking about unsaved changes, and stop; False if the user thought better of it.

        Nothing is asked if another window ``comes_back`` with all of it.
        """
        if self.docks is not None:
            self.docks.save()
        if not (comes_back and self._keep_tabs(whole=True)):
            if not self.files.may_close_all():
                return False
            self._keep_tabs(whole=False)
        self.files.remove_all()
        self.autosave.close()
        self.solvers.close()
        self.laboratories.close()
        self.figures.close()
        self.puzzles.close()
        self.generators.close()
        if self.docks is not None:
            self.docks.console.work.start_anew()
        return True

    def _keep_tabs(self, *, whole: bool) -> bool:
        """Keep the tabs for the next window, and tell whether that worked."""
        try:
            self.open_tabs.keep(whole=whole)
        except (ScenarioError, OSError):
            log.exception("the tabs could not be kept for the next window")
            return False
        return True

    def open_clipboard(self) -> None:
        """Show the maps on the clipboard."""
        incoming.open_clipboard(self._window, self.files, self.maps, self.codes)

    def take_dropped(self, data: QMimeData) -> None:
        """Open what was dropped on the window."""
        incoming.drop(data, self._window, self.files, self.maps, self.codes)

    def play(self, path: Path) -> None:
        """Open a file, and play the map in it if it is no game."""
        if self.files.open(path) and (page := self._tabs.current_map) is not None:
            self.games.play(page)

    def _step_focus(self, steps: int) -> None:
        page = self._tabs.current
        stops = page.stops() if page is not None else []
        step_focus([*stops, *(self.docks.panels.values() if self.docks is not None else ())], steps)

    def _show_panels(self) -> None:
        """Show whether the panels are hidden; a page may have its own beside its middle."""
        self._registry["view.panels"].setChecked(self.switch.hidden)
        if (page := self._tabs.current) is not None:
            page.show_side(not self.switch.hidden)

    def _show_problems(self) -> None:
        if self.docks is not None:
            self.docks.bring("problems")

    def _zoom_to(self, percent: float) -> None:
        if self._page is not None:
            self._page.editor.zoom_to(percent)

    def _raise_panel(self, key: str, checked: bool = False) -> None:
        """Show the panel of the tool that was chosen."""
        if self.docks is not None:
            self.docks.raise_open(key)

    def _toggle_panel(self, key: str) -> None:
        if self.docks is not None:
            self.docks.toggle(key)
