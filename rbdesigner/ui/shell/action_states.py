"""Keeps the actions as the page in front has them: possible or not, chosen or not, named by what they would do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, SignalInstance
from PySide6.QtWidgets import QMainWindow

from rbdesigner.scenario.saving import backup_path
from rbdesigner.ui.game.players.seats import speed_of
from rbdesigner.ui.page import Page
from rbdesigner.ui.shell.actions.action_registry import Actions
from rbdesigner.ui.shell.actions.action_spec import Needs
from rbdesigner.ui.shell.files.exports import Exports
from rbdesigner.ui.shell.files.games import Games
from rbdesigner.ui.shell.files.page_files import Files
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.storage.preferences import passes_over, shows_errands
from rbdesigner.ui.widgets.literal import caption


class ActionStates(QObject):
    """Keeps the actions of a window as the page in front has them; ``problems()`` counts those of the map in front."""

    def __init__(
        self,
        window: QMainWindow,
        registry: Actions,
        tabs: PageTabs,
        files: Files,
        exports: Exports,
        games: Games,
        problems: Callable[[], int],
    ) -> None:
        super().__init__(window)
        self._registry = registry
        self._tabs = tabs
        self._files = files
        self._exports = exports
        self._games = games
        self._problems = problems
        self._facts: set[Needs] = set()
        self._links: list[tuple[SignalInstance, Callable[..., object]]] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._refresh)
        exports.message.connect(self.refresh_soon)
        self.show_habits()

    def follow(self, page: Page | None) -> None:
        """Show what can be done on the page in front from now on."""
        for signal, slot in self._links:
            signal.disconnect(slot)
        self._links = [] if page is None else [(page.facts_changed, self._look)]
        if (game := self._tabs.current_game) is not None:
            self._links.append((game.seats.pace_changed, self._show_pace))
        for signal, slot in self._links:
            signal.connect(slot)
        self._show_pace()
        self.name_play()

    # What is possible

    def refresh_soon(self) -> None:
        """Enable the actions that are possible, once the event loop comes to rest."""
        self._timer.start()

    def _look(self) -> None:
        """Enable the possible actions if these are others now, which is seldom so, as Ctrl+Z may come at once."""
        if self._facts_of_front() != self._facts:
            self._refresh()

    def _refresh(self) -> None:
        """Enable the actions that are possible now."""
        page, self._facts = self._tabs.current, self._facts_of_front()
        others = {
            Needs.TAB: page is not None,
            Needs.PAGE: page is not None and page.has_content,
            Needs.ANY_MODIFIED: any(True for _ in self._files.unsaved()),
            Needs.SEVERAL_PAGES: self._tabs.count() > 1,
            Needs.PROBLEMS: self._tabs.current_map is not None and self._problems() > 0,
            Needs.CLOSED_TAB: self._files.can_reopen,
            Needs.BACKUP: self._has_backup(),
            Needs.EXPORTED: page is not None and self._exports.can_repeat(page),
        }
        self._registry.refresh(self._facts | {need for need, met in others.items() if met})

    def _has_backup(self) -> bool:
        page = self._tabs.current_map
        return page is not None and page.path is not None and backup_path(page.path).is_file()

    def _facts_of_front(self) -> set[Needs]:
        page = self._tabs.current
        return self._files.kind_of(page).facts(page) if page is not None else set()

    # What is chosen

    def _show_pace(self) -> None:
        """Show whether the machines of the game in front are paused, and their speed."""
        game = self._tabs.current_game
        self._registry["play.pause"].setChecked(game is not None and game.seats.is_paused)
        speed = speed_of(game.seats.pause) if game is not None else None
        if speed is not None:
            self._registry.choose(f"speed.{speed.value}")

    def show_habits(self) -> None:
        """Show in the menu whether games pass over phases, and show errands of machines."""
        self._registry["play.pass_over"].setChecked(passes_over())
        self._registry["play.errands"].setChecked(shows_errands())

    # What it would do

    def name_steps(self) -> None:
        """Say in the texts of undo and redo what they would do.

        Wanted where the texts are about to be read: a new text has the toolbar laid out anew, too dear for every edit.
        """
        page = self._tabs.current
        undo, redo = (page.undo_text, page.redo_text) if page is not None else ("", "")
        texts = {
            "edit.undo": self.tr("&Undo {step}").replace("{step}", caption(undo)) if undo else self.tr("&Undo"),
            "edit.redo": self.tr("&Redo {step}").replace("{step}", caption(redo)) if redo else self.tr("&Redo"),
        }
        for key, text in texts.items():
            self._registry[key].setText(text)

    def name_play(self) -> None:
        """Say in the text of playing what it would do, with dots where a question comes."""
        text = self.tr("&Play the map…")
        if self._tabs.current_game is not None:
            text = self.tr("&Back to the map")
        elif (page := self._tabs.current_map) is not None and self._games.game_of(page) is not None:
            text = self.tr("&Back to the game")
        self._registry["play.start"].setText(text)
