"""Laboratories of maps, whose games are opened in tabs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QMainWindow

from rbdesigner.engine.games import game_records
from rbdesigner.messages.file_errors import reason_sentence
from rbdesigner.play.game_log import followed_game
from rbdesigner.play.match import Match
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Findings
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.game.players.kinds import known_kinds
from rbdesigner.ui.page import Page
from rbdesigner.ui.shell.files.games import Games
from rbdesigner.ui.shell.files.page_files import Files
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.storage import folders
from rbdesigner.ui.widgets.waiting import waiting

if TYPE_CHECKING:  # maps are opened without them
    from rbdesigner.lab.games.game_row import GameResult
    from rbdesigner.ui.game.game_page import GamePage
    from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow

STORE = "laboratory.sqlite"
"""The file with all runs, in the folder for what must not be lost."""
PAUSE = 200
"""Milliseconds after an edit until a laboratory hears of it."""


class Laboratories(QObject):
    """The laboratories of the maps in tabs, one for each."""

    def __init__(self, window: QMainWindow, tabs: PageTabs, files: Files, games: Games) -> None:
        super().__init__(window)
        self._window, self._tabs, self._games = window, tabs, games
        self._open: dict[DocumentPage, LaboratoryWindow] = {}
        self._known: dict[tuple[int, int], GamePage] = {}
        files.closed.connect(self._close)

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """The handlers of the actions of the laboratory."""
        return {"play.laboratory": self.show_front}

    def show_front(self) -> None:
        """Show the laboratory of the map in front, or of that of the game in front."""
        page = self._tabs.current_map
        if page is None:
            return
        if page not in self._open:
            self._begin(page)
        laboratory = self._open[page]
        laboratory.show_again(page.document.scenario)
        laboratory.raise_()
        laboratory.activateWindow()

    def _begin(self, page: DocumentPage) -> None:
        with waiting():
            from rbdesigner.ui.laboratory.laboratory_window import LaboratoryWindow

            kinds = known_kinds().descriptions
            store = folders.data() / STORE
            laboratory = LaboratoryWindow(page.title, page.document.scenario, kinds, store, self._window)
        pause = QTimer(laboratory)
        pause.setSingleShot(True)
        pause.setInterval(PAUSE)
        pause.timeout.connect(partial(self._show_map, page, laboratory))
        page.document.edited.connect(pause.start)
        laboratory.worth.selected = lambda: page.document.selection
        page.document.selection_changed.connect(laboratory.worth.show_state)
        improving = laboratory.improving
        improving.locked = lambda: page.document.locked
        improving.edit_wanted.connect(page.document.perform)
        improving.places_wanted.connect(page.editor.light)
        laboratory.game_wanted.connect(partial(self._open_game, page, laboratory))
        laboratory.findings_wanted.connect(partial(self._put_on_sheet, page))
        laboratory.store_changed.connect(partial(self._begin_anew, laboratory))
        laboratory.destroyed.connect(partial(self._forget, page))
        self._open[page] = laboratory

    def _show_map(self, page: DocumentPage, laboratory: LaboratoryWindow) -> None:
        """Show the map as it is; a laboratory that is closed hears of it when it is shown again."""
        if laboratory.isVisible():
            laboratory.show_map(page.document.scenario)

    def _forget(self, page: DocumentPage, _gone: object = None) -> None:
        self._open.pop(page, None)

    def _begin_anew(self, first: LaboratoryWindow) -> None:
        """Forget the runs of the store that was damaged, in the other laboratories, too."""
        self._known.clear()
        for laboratory in self._open.values():
            if laboratory is not first:
                laboratory.begin_anew()

    def _close(self, page: Page) -> None:
        """Let go of the laboratory of a map that is closed."""
        if isinstance(page, DocumentPage) and page in self._open:
            self._let_go(self._open[page])

    def _let_go(self, laboratory: LaboratoryWindow) -> None:
        laboratory.close()
        laboratory.deleteLater()

    @property
    def open_windows(self) -> list[LaboratoryWindow]:
        """The windows that are open; those that were closed keep what they show."""
        return [each for each in self._open.values() if each.isVisible()]

    def close(self) -> None:
        """Close all windows, which ends their work."""
        for laboratory in list(self._open.values()):
            self._let_go(laboratory)

    def _put_on_sheet(self, page: DocumentPage, findings: Findings) -> None:
        """Let the map have these findings, as one step."""
        document = page.document
        properties = replace(document.scenario.properties, findings=findings)
        document.perform(edit(document.scenario, properties=properties), self.tr("Put the findings on the sheet"))

    # Games

    def _open_game(self, page: DocumentPage, laboratory: LaboratoryWindow, run: int, result: GameResult) -> None:
        """Show a game at its turning point, in a tab or in the tab that it has."""
        shown = self._known.get((run, result.number))
        if shown is None or shown not in self._tabs.games():
            shown = self._made_again(page, laboratory, run, result)
        if shown is not None:
            self._known[run, result.number] = shown
            self._tabs.setCurrentWidget(shown)
            self._window.activateWindow()

    def _made_again(
        self, page: DocumentPage, laboratory: LaboratoryWindow, run: int, result: GameResult
    ) -> GamePage | None:
        from rbdesigner.lab.runs.kept_runs import game_data, turning_point
        from rbdesigner.lab.runs.run_store import RunStore, RunStoreError

        try:
            with waiting():
                with RunStore(laboratory.store, read_only=True) as store:
                    data = game_data(store, run, result.number)
                game = game_records.from_json(followed_game, data)
                beside = page if page in self._tabs.pages() else None
                match = Match(game)
                shown = self._games.show(match) if beside is None else self._games.show_of(beside, match)
                shown.match.look_at(turning_point(game, result))
        except (RunStoreError, ScenarioError, LookupError) as fault:
            message_boxes.tell(laboratory, self.tr("This game cannot be opened."), reason_sentence(str(fault)))
            return None
        return shown
