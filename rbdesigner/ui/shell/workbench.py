"""All that a window needs to work on documents.

Made when the first one is wanted, as it takes a while to load.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, QTimer, SignalInstance
from PySide6.QtWidgets import QMainWindow, QMenu

from rbdesigner.tiles import Terrain
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.message_boxes import MessageAnswer
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.editor.settings import ToolKey, ToolSettings
from rbdesigner.ui.game.match.signals import signals_of
from rbdesigner.ui.game.players.speed import speed_of
from rbdesigner.ui.shell.actions.action_list import Needs
from rbdesigner.ui.shell.actions.action_registry import Actions
from rbdesigner.ui.shell.actions.symmetry_grid import show_symmetry
from rbdesigner.ui.shell.commands import Commands, facts_of
from rbdesigner.ui.shell.copies.autosave import Autosave
from rbdesigner.ui.shell.copies.journal import Journals
from rbdesigner.ui.shell.docks import PANELS, Docks, toolbars_of
from rbdesigner.ui.shell.files import incoming
from rbdesigner.ui.shell.files.agreement import Agreement
from rbdesigner.ui.shell.files.document_files import Files
from rbdesigner.ui.shell.files.exports import Exports
from rbdesigner.ui.shell.files.game_exports import GameExports
from rbdesigner.ui.shell.files.games import SUFFIX, Games, facts_of_game
from rbdesigner.ui.shell.files.opening_check import OpeningCheck
from rbdesigner.ui.shell.files.watch import look_for_changes
from rbdesigner.ui.shell.pages.notices import Notices
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.shell.palette.command_palette import CommandPalette
from rbdesigner.ui.shell.palette.palette_sources import place_sources, sources
from rbdesigner.ui.shell.panel_switch import PanelSwitch
from rbdesigner.ui.shell.status_bar import StatusBar
from rbdesigner.ui.storage.preferences import passes_over, wheel_zooms
from rbdesigner.ui.storage.recent import RecentFiles
from rbdesigner.ui.storage.session import Session
from rbdesigner.ui.widgets.focus_frame import FocusFrame, step_focus
from rbdesigner.ui.widgets.literal import caption

if TYPE_CHECKING:
    from rbdesigner.ui.game.game_page import GamePage


def _collect() -> None:
    """Let go of what a closed map leaves, and spare open ones further looks."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


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
        self.files = Files(window, tabs, self.settings, recent)
        self.exports = Exports(window, tabs)
        self.game_exports = GameExports(window, tabs, self.exports)
        self.commands = Commands(tabs, self.settings)
        self.autosave = Autosave(session, self)
        self._journals = Journals(session, self.autosave, self)
        self.games = Games(window, tabs, self.files, self._journals)
        self.autosave.writer.trouble.connect(partial(notices.tell_unkept, session))
        self._agreement = Agreement(notices, self)
        self.opening_check = OpeningCheck(self)
        self.games.results.set_aside.connect(notices.tell_damaged_archive)
        self.files.openers[SUFFIX] = self.games.open
        self.status = StatusBar(window)
        window.setStatusBar(self.status)
        self.docks: Docks | None = None
        self.switch = PanelSwitch(self)
        self.switch.changed.connect(self._show_panels)
        self._page: DocumentPage | None = None
        self._game_facts: set[Needs] = set()
        self._links: list[tuple[SignalInstance, Callable[..., object]]] = []
        self._refresh_timer = QTimer(self)
        self._refresh_timer.setSingleShot(True)
        self._refresh_timer.setInterval(0)
        self._refresh_timer.timeout.connect(self._refresh)
        self.focus_frame = FocusFrame(self)
        self._bind()
        self._connect(recent)
        self._show_page(None)

    def _bind(self) -> None:
        registry = self._registry
        self._for_games = {**self.games.page_handlers(), **self.game_exports.page_handlers()}
        for handlers in (self.files.handlers(), self.exports.handlers(), self.commands.handlers()):
            registry.bind({key: partial(self._do, key, handler) for key, handler in handlers.items()})
        registry.bind(self.games.handlers())
        registry.bind(self.game_exports.handlers())
        registry.bind({"file.save_all": self.save_all, "file.close_all": self.close_all})
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

        for tool in ToolKey:
            panel = "tiles" if tool in (ToolKey.TILE, ToolKey.FILL) else "pieces"
            if tool not in (ToolKey.SELECT, ToolKey.ERASE):
                registry[f"tool.{tool.value}"].triggered.connect(partial(self._raise_panel, panel))
        for terrain in Terrain:
            registry[f"terrain.{terrain.value}"].triggered.connect(partial(self._raise_panel, "tiles"))

    def _do(self, key: str, on_map: Callable[[], object]) -> None:
        """Do an action to what is in front: the map, or the game if it knows the action."""
        on_game = self._for_games.get(key) if self._tabs.current_game is not None else None
        (on_game or on_map)()

    def _connect(self, recent: RecentFiles) -> None:
        self._tabs.page_changed.connect(self._show_page)
        self._tabs.labelled.connect(self._show_title)
        self._tabs.page_added.connect(self._page_added)
        self._tabs.page_removed.connect(self._page_removed)
        self._tabs.close_requested.connect(self.files.close)
        self.games.preferences_applied.connect(self._show_passing)
        self._show_passing()
        self.games.problems_wanted.connect(self._show_problems)
        for about_to_use in (self.exports.begins, self.games.begins):
            about_to_use.connect(self._agreement.look)
        self.files.opened.connect(self.opening_check.add)
        self.opening_check.checked.connect(self._agreement.take)
        self.files.saved.connect(self.autosave.saved)
        self.files.closed.connect(self.autosave.forget)
        for sender in (self.files, self.exports):
            sender.told.connect(self._tell)
        self.exports.told.connect(self.refresh_soon)
        recent.changed.connect(self.refresh_soon)
        self.settings.tool_changed.connect(self._show_tool)
        self.settings.changed.connect(self._show_tool)
        for name, slot in (("edit", self.name_steps), ("play", self.name_play)):
            menu = self._window.findChild(QMenu, name)
            if menu is not None:
                menu.aboutToShow.connect(slot)
        self.status.problems_wanted.connect(self._show_problems)
        self.status.fit_wanted.connect(self._registry["view.fit"].trigger)
        self.status.zoom_wanted.connect(self._zoom_to)
        self._show_tool()

    @cached_property
    def _palette(self) -> CommandPalette:
        found = sources(self._registry, self.settings, self._tabs, self.files.open, self._raise_panel)
        return CommandPalette(found, self._window)

    def _tell(self, sentence: str) -> None:
        """Say what went well where it is seen.

        In the status bar, or above the board of a game.
        """
        game = self._tabs.current_game
        if game is not None:
            game.turn_bar.tell(sentence)
        else:
            self.status.tell(sentence)

    # -- the page in front

    def _page_added(self, page: DocumentPage) -> None:
        self.autosave.watch(page.document)
        page.editor.set_wheel_zooms(wheel_zooms())
        # Python's collector would look through all of a large map now and then, which takes 150 ms for 10,000 tiles.
        gc.freeze()

    def _page_removed(self, page: DocumentPage) -> None:
        self.refresh_soon()
        QTimer.singleShot(0, self, _collect)

    def _show_page(self, page: DocumentPage | None) -> None:
        """Let everything around the pages follow the one in front."""
        for signal, slot in self._links:
            signal.disconnect(slot)
        self._links = []
        self._page = page
        self._show_surroundings(page is not None)
        if self.docks is not None:
            self.docks.follow(page)
        self.status.set_document(page.document if page else None)
        if page is not None:
            self._link(page)
            self._show_symmetry()
            self.status.show_zoom(page.editor.zoom)
        elif (game := self._tabs.current_game) is not None:
            self._link_game(game)
        self._show_pace()
        self._show_panels()
        self.name_play()
        self._show_title()

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

    def _link(self, page: DocumentPage) -> None:
        document, editor, stack = page.document, page.editor, page.document.undo_stack
        self._links = [
            (document.selection_changed, self.refresh_soon),
            (document.modified_changed, self._show_title),
            (document.path_changed, self._show_title),
            (document.problems_changed, self.refresh_soon),
            (document.symmetry_changed, self._show_symmetry),
            (stack.indexChanged, self.refresh_soon),
            (editor.status_changed, self.status.show_hint),
            (editor.hovered, self.status.show_place),
            (editor.zoom_changed, self.status.show_zoom),
        ]
        for signal, slot in self._links:
            signal.connect(slot)

    def _link_game(self, page: GamePage) -> None:
        signals, seats = signals_of(page.match), page.seats
        self._links = [
            (signals.modified_changed, self._show_title),
            (signals.happened, self._look_at_game),
            (signals.moved, self._look_at_game),
            (signals.plans_changed, self._look_at_game),
            (seats.changed, self._look_at_game),
            (seats.pace_changed, self._look_at_game),
            (seats.pace_changed, self._show_pace),
        ]
        for signal, slot in self._links:
            signal.connect(slot)

    def _look_at_game(self, _events: object = None) -> None:
        """Enable the possible actions if these are others now, which is seldom so.

        Ctrl+Z may come at once.
        """
        if facts_of_game(self._tabs.current_game) != self._game_facts:
            self._refresh()

    def _show_pace(self) -> None:
        """Show whether the machines of the game in front are paused, and their speed."""
        game = self._tabs.current_game
        self._registry["play.pause"].setChecked(game is not None and game.seats.is_paused)
        speed = speed_of(game.seats.pause) if game is not None else None
        if speed is not None:
            self._registry.choose(f"speed.{speed.value}")

    def _show_passing(self) -> None:
        """Show in the menu whether games pass over what cannot matter."""
        self._registry["play.pass_over"].setChecked(passes_over())

    def _show_title(self) -> None:
        title, modified = "", False
        if (page := self._page) is not None:
            title, modified = self._tabs.name_of(page), page.document.is_modified
        elif (game := self._tabs.current_game) is not None:
            title, modified = self._tabs.name_of(game), game.match.is_modified
        self._window.setWindowTitle(f"{title.replace('[*]', '')}[*] – rbdesigner" if title else "rbdesigner")
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
        self.status.show_brush(self.settings.radius)

    # -- what is possible

    def refresh_soon(self) -> None:
        """Enable the actions that are possible, once the event loop comes to rest."""
        self._refresh_timer.start()

    def _refresh(self) -> None:
        """Enable the actions that are possible now."""
        facts, front = facts_of(self._page), self._page or self._tabs.current_game
        pages = self._tabs.maps()
        self._game_facts = facts_of_game(self._tabs.current_game)
        others = {
            Needs.PAGE: self._page is not None or bool(self._game_facts),
            Needs.ANY_MODIFIED: any(page.document.is_modified for page in pages) or bool(self.games.unsaved()),
            Needs.SEVERAL_PAGES: self._tabs.count() > 1,
            Needs.PROBLEMS: self._page is not None and self.status.total > 0,
            Needs.EXPORTED: front is not None and self.exports.can_repeat(front),
        }
        self._registry.refresh(facts | self._game_facts | {need for need, met in others.items() if met})

    def name_steps(self) -> None:
        """Say in the texts of undo and redo what they would do.

        Wanted where the texts are about to be read: a new text has the toolbar laid out anew, too dear for every edit.
        """
        stack = self._page.document.undo_stack if self._page else None
        undo, redo = (stack.undoText(), stack.redoText()) if stack else ("", "")
        texts = {
            "edit.undo": self.tr("&Undo {step}").replace("{step}", caption(undo)) if undo else self.tr("&Undo"),
            "edit.redo": self.tr("&Redo {step}").replace("{step}", caption(redo)) if redo else self.tr("&Redo"),
        }
        for key, text in texts.items():
            self._registry[key].setText(text)

    def name_play(self) -> None:
        """Say in the text of playing what it would do.

        It has dots where a question comes.
        """
        text = self.tr("&Play the map…")
        if self._tabs.current_game is not None:
            text = self.tr("&Back to the map")
        elif self._page is not None and self.games.game_of(self._page) is not None:
            text = self.tr("&Back to the game")
        self._registry["play.start"].setText(text)

    # -- what the window asks for

    def prepare(self) -> None:
        """Load the code that paints maps, so that the first one comes up at once."""
        from rbdesigner.ui.canvas.tile_pictures import shared_pixmaps
        from rbdesigner.ui.editor import map_editor  # noqa: F401  (what takes long is the import)

        shared_pixmaps()

    def open_palette(self, text: str = "") -> None:
        """Open the command palette with a text to begin with."""
        self.name_steps()
        self.name_play()
        self._palette.open_with(text)

    def go_to_place(self) -> None:
        """Ask for a place of the map or the board in front, and go there."""
        hint = self.tr("A place such as “2 -1”, or what is there: home, sawmill, mountain")
        self._palette.open_with(sources=place_sources(self._tabs), hint=hint)

    def new_map(self) -> None:
        """Ask for the frame of a new map, and have tiles in hand for it."""
        if self.files.new():
            self.settings.tool = ToolKey.TILE
            self._raise_panel("tiles")

    def fill_layers(self, menu: QMenu) -> None:
        """Put the layers of the map or the game in front into a menu."""
        game = self._tabs.current_game
        shown = game.view if game is not None else self._page.editor if self._page is not None else None
        if shown is None:
            menu.addAction(self.tr("No map is open")).setEnabled(False)
            return
        for layer in shown.layers:
            action = menu.addAction(layer.title)
            action.setCheckable(True)
            action.setChecked(layer.visible)
            action.toggled.connect(partial(shown.set_layer_visible, layer.name))

    def apply_preferences(self) -> None:
        """Let the open maps take over what the user has set."""
        for page in self._tabs.maps():
            page.editor.set_wheel_zooms(wheel_zooms())
        self.games.apply_preferences()

    def emergency(self) -> int:
        """Write copies of all unsaved maps and games at once; how many could be written."""
        return self.autosave.emergency() + self._journals.emergency()

    def look_for_changes(self) -> None:
        """Tell about files that other programs have changed."""
        look_for_changes(self._tabs.maps(), self.files)

    def close(self) -> bool:
        """Close all documents, asking about unsaved changes, and stop.

        False if the user thought better of it.
        """
        if self.docks is not None:
            self.docks.save()
        if not self.close_all():
            return False
        self.autosave.close()
        return True

    def close_all(self) -> bool:
        """Close all documents and games, asking about what is not saved.

        False if the user thought better of it.
        """
        if not self._may_close_all():
            return False
        self.games.remove_all()
        self.files.remove_all()
        return True

    def _may_close_all(self) -> bool:
        """Ask once about all that is not saved."""
        maps, games = self.files.unsaved(), self.games.unkept()
        if len(maps) + len(games) < 2:
            return all(map(self.files.may_close, maps)) and all(map(self.games.may_close, games))
        unsaved = [*map(self.files.fate, maps), *map(self.games.fate, games)]
        answer = message_boxes.ask_to_save(self._window, unsaved)
        if answer is MessageAnswer.SAVE:
            return all(map(self.files.save, maps)) and all(map(self.games.save, games))
        return answer is MessageAnswer.DISCARD

    def save_all(self) -> bool:
        """Save all documents and games with changes; whether all are saved now."""
        return self.files.save_all() and self.games.save_all()

    def open_clipboard(self) -> None:
        """Show the maps on the clipboard."""
        incoming.open_clipboard(self._window, self.files)

    def take_dropped(self, data: QMimeData) -> None:
        """Open what was dropped on the window."""
        incoming.drop(data, self._window, self.files)

    def play(self, path: Path) -> None:
        """Open a file, and play the map in it if it is no game."""
        if self.files.open(path) and (page := self._tabs.current_map) is not None:
            self.games.play(page)

    def _step_focus(self, steps: int) -> None:
        if (game := self._tabs.current_game) is not None:
            step_focus(game.stops(), steps)
        elif self.docks is not None:
            step_focus(self.docks.stops(self._page), steps)

    def _show_panels(self) -> None:
        """Show whether the panels are hidden.

        The game in front has its own beside the board.
        """
        self._registry["view.panels"].setChecked(self.switch.hidden)
        if (game := self._tabs.current_game) is not None:
            game.show_side(not self.switch.hidden)

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
