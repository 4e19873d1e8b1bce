"""Maps that are laid in turns, in the window: begun, opened, saved, and what becomes of them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMainWindow

from rbdesigner.analysis.laying import laying_records
from rbdesigner.analysis.laying.laying_game import LayingGame
from rbdesigner.players.player_setup import new_seed
from rbdesigner.scenario import saving
from rbdesigner.scenario.file_names import safe_name
from rbdesigner.scenario.named_format import LAYING
from rbdesigner.scenario.saving import FileStamp, SaveReport
from rbdesigner.scenario.unsaved_copies import Copy
from rbdesigner.ui.dialogs.file_choice import suggested_path
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.shell.actions.action_spec import Needs
from rbdesigner.ui.shell.copies.autosave import Autosave
from rbdesigner.ui.shell.files.games import Games
from rbdesigner.ui.shell.files.map_files import MapFiles
from rbdesigner.ui.shell.files.page_files import Files
from rbdesigner.ui.shell.files.page_kind import KindTexts, PageKind
from rbdesigner.ui.shell.pages.tabs import PageTabs

if TYPE_CHECKING:  # maps are opened without it
    from rbdesigner.ui.laying.laying_page import LayingPage

translate = QCoreApplication.translate


class LayingFiles(PageKind["LayingPage", LayingGame]):
    """The layings of one window, and their files; a laid map goes to ``maps``, and ``games`` begins a game on it."""

    name, icon = "laying", "tiles"
    format = LAYING

    def __init__(
        self, window: QMainWindow, tabs: PageTabs, files: Files, maps: MapFiles, games: Games, copies: Autosave
    ) -> None:
        self._window = window
        self._tabs = tabs
        self._kept: dict[LayingPage, DocumentPage] = {}
        self._files = files
        self._maps = maps
        self._games = games
        self.copies = copies

    @property
    def texts(self) -> KindTexts:
        """The sentences about layings."""
        return KindTexts(
            not_opened=translate("LayingFiles", "This laying cannot be opened."),
            files=translate("LayingFiles", "Maps being laid ({suffixes})"),
            not_saved=translate("LayingFiles", "The laying could not be saved. It is still open."),
            not_exported=translate("LayingFiles", "The map could not be exported."),
            copied=translate("LayingFiles", "A picture of the map is on the clipboard."),
        )

    def facts(self, page: LayingPage) -> set[Needs]:
        """List which needs of actions a laying in front meets."""
        undo = {Needs.UNDO} if page.table.can_undo else set()
        return undo | ({Needs.REDO} if page.table.can_redo else set())

    # Begun and ended

    def begin(self) -> None:
        """Ask who lays a map, and begin."""
        from rbdesigner.ui.dialogs.games.new_laying import NewLayingDialog
        from rbdesigner.ui.laying.laying_table import SEATS

        dialog = NewLayingDialog(new_seed(), self._window)
        setup = dialog.setup() if dialog.exec() else None
        dialog.deleteLater()
        if setup is not None:
            game = LayingGame(setup.terms)
            game.extra[SEATS] = list(setup.seats)
            self.show(game)

    def show(self, game: LayingGame, path: Path | None = None, stamp: FileStamp | None = None) -> LayingPage:
        """Show a laying in a tab of its own, with the stamp of its file."""
        from rbdesigner.ui.laying.laying_page import LayingPage
        from rbdesigner.ui.laying.laying_table import LayingTable

        page = LayingPage(LayingTable(game, path))
        page.stamp = stamp
        page.apply_preferences()
        page.play_wanted.connect(lambda: self.play(page))
        page.keep_wanted.connect(lambda: self.keep(page))
        self._files.show(page)
        return page

    def keep(self, page: LayingPage) -> DocumentPage:
        """Open the map that was laid in the editor, as a scenario that is in no file yet.

        It is the one that was made of it before, if it is open and still the same.
        """
        laid, kept = page.table.game.laid_map(), self._kept.get(page)
        if kept is not None and kept in self._tabs.maps() and kept.document.scenario == laid:
            self._tabs.setCurrentWidget(kept)
            return kept
        self._kept[page] = self._maps.show(laid, unsaved=True)
        return self._kept[page]

    def play(self, page: LayingPage) -> None:
        """Begin a game on the map that was laid, once it is, for those who laid it; they choose their homes first."""
        game = page.table.game
        if game.end is None:
            page.tell(translate("LayingFiles", "The map can be played once it is laid."))
        else:
            self._games.play_unopened(page.title, game.laid_map(), page.table.player_seats, lambda: self.keep(page))

    def play_in_front(self) -> None:
        """Begin a game on the map that was laid, if a laying is in front."""
        page = self._tabs.current
        if page is not None and page.kind == self.name:
            self.play(cast("LayingPage", page))

    # Into tabs

    def read(self, path: Path) -> LayingGame:
        """The laying in a file."""
        return laying_records.load(path)

    def show_file(self, content: LayingGame, path: Path, stamp: FileStamp | None) -> bool:
        """Show the laying in a file."""
        self.show(content, path, stamp)
        self._files.note_use(path)
        return True

    def reload(self, page: LayingPage) -> bool:
        """Show what the file of a laying holds in its place."""
        path = page.path
        read = self._files.read(self, path) if path is not None else None
        if path is None or read is None:
            return False
        self._files.remove(page)
        return self.show_file(read[0], path, read[1])

    def recover(self, copy: Copy) -> LayingPage:
        """Show the copy of a laying that a run before has left."""
        game = laying_records.loads(copy.text(laying_records.NOUN), str(copy.stored))
        page = self.show(game, copy.path, saving.file_stamp(copy.path) if copy.path is not None else None)
        page.table.mark_unsaved()
        return page

    # Into files

    def save_title(self, page: LayingPage) -> str:
        """The title of the dialog that asks for the file of a laying."""
        return translate("LayingFiles", "Save the laying as")

    def suggested_file(self, page: LayingPage) -> str:
        """The file of a laying, or one with the title of its map."""
        return str(page.path or suggested_path(None, safe_name(page.title), self.suffix))

    def write(self, page: LayingPage, path: Path, expected: FileStamp | None) -> SaveReport:
        """Write a laying to a file."""
        return laying_records.save(page.table.game, path, expected)

    # Away

    def closed(self, page: LayingPage) -> None:
        """The map that was made of it no longer belongs to it."""
        self._kept.pop(page, None)

    def loss(self, page: LayingPage) -> str:
        """Say what becomes of a laying that is closed without saving; empty if there is nothing to ask."""
        if not page.is_modified or (page.path is None and not page.table.game.log):
            return ""
        if page.path is not None and page.path.exists():
            return translate(
                "LayingFiles", "Everything laid since the last save will be lost. The file stays as it is."
            )
        return translate("LayingFiles", "It has not been saved. The whole laying will be lost.")
