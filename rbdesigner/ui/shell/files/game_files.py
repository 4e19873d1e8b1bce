"""Games in the window as files: opened, recovered, saved, closed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.game_records import PartialGame
from rbdesigner.play import journal_file
from rbdesigner.play.archive import id_of
from rbdesigner.play.game_log import followed_game
from rbdesigner.play.match import Match, match_of
from rbdesigner.scenario import named_format, saving
from rbdesigner.scenario.file_names import safe_name
from rbdesigner.scenario.saving import FileStamp, SaveReport
from rbdesigner.scenario.unsaved_copies import GAME, Copy
from rbdesigner.ui.dialogs.file_choice import suggested_path
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.game.players.seats import Seats
from rbdesigner.ui.page import Page
from rbdesigner.ui.shell.actions.action_spec import Needs
from rbdesigner.ui.shell.copies.game_copies import GameCopies
from rbdesigner.ui.shell.files.page_files import Files
from rbdesigner.ui.shell.files.page_kind import KindTexts, PageKind
from rbdesigner.ui.shell.files.results import GamesPlayed, Results

if TYPE_CHECKING:  # maps are opened without it
    from rbdesigner.ui.game.game_page import GamePage

translate = QCoreApplication.translate


class GameFiles(PageKind["GamePage", PartialGame[Game]]):
    """The games of one window as files.

    ``copies`` are written on with each action, ``results`` is the archive of all games, ``begun_from`` has the maps of
    games. ``show(match, stamp)`` shows a
    game in a tab, with the stamp of its file.
    """

    name, icon = GAME, "play"
    format = named_format.GAME

    def __init__(
        self,
        files: Files,
        copies: GameCopies,
        results: Results,
        played: GamesPlayed,
        begun_from: dict[GamePage, DocumentPage],
        show: Callable[[Match, FileStamp | None], GamePage],
    ) -> None:
        self._files = files
        self.copies = copies
        self._results = results
        self._played = played
        self._begun_from = begun_from
        self._show = show

    @property
    def texts(self) -> KindTexts:
        """The sentences about games."""
        return KindTexts(
            not_opened=translate("GameFiles", "This game cannot be opened."),
            files=translate("GameFiles", "Games ({suffixes})"),
            not_saved=translate("GameFiles", "The game could not be saved. It is still open."),
            not_exported=translate("GameFiles", "The game could not be exported."),
            copied=translate("GameFiles", "A picture of the board is on the clipboard."),
        )

    def facts(self, page: GamePage) -> set[Needs]:
        """List which needs of actions a game in front meets."""
        match = page.match
        undo, redo = {Needs.UNDO, Needs.GAME_UNDO}, {Needs.REDO, Needs.GAME_REDO}
        facts = {Needs.GAME} | (undo if match.can_undo else set()) | (redo if match.can_redo else set())
        facts |= {Needs.GAME_OVER} if match.game.over else set()
        facts |= {Needs.SOLO_OVER} if match.game.over and match.game.players == 1 else set()
        facts |= {Needs.HINT} if page.advice.hint is not None else set()
        return facts | (_facts_of_machines(page.seats) if page.seats.has_machines else set())

    # Into tabs

    def read(self, path: Path) -> PartialGame[Game]:
        """The game in a file, as far as it can be played."""
        return game_records.load_partly(followed_game, path)

    def show_file(self, content: PartialGame[Game], path: Path, stamp: FileStamp | None) -> bool:
        """Show the game in a file."""
        self._show(match_of(content, path), stamp)
        self._files.note_use(path)
        return True

    def reload(self, page: GamePage) -> bool:
        """Show what the file of a game holds in place of the game."""
        path = page.path
        read = self._files.read(self, path) if path is not None else None
        if path is None or read is None:
            return False
        self._files.remove(page)
        return self.show_file(read[0], path, read[1])

    def copy_name(self, copy: Copy) -> str:
        """The title of its map with the turn that the game has come to."""
        turn = journal_file.turn(copy.stored)
        known, unknown = translate("GameFiles", "Game: {map}, turn {turn}"), translate("GameFiles", "Game: {map}")
        return (known if turn else unknown).replace("{turn}", str(turn)).replace("{map}", super().copy_name(copy))

    def recover(self, copy: Copy) -> GamePage:
        """Show the copy of a game that a run before has left."""
        match = match_of(journal_file.read(copy.stored))
        if match.fault is None:
            match.path = copy.path
        return self._show(match, saving.file_stamp(match.path) if match.path is not None else None)

    # Without files

    def is_held(self, page: GamePage) -> bool:
        """Whether the games played have a game just as it is now."""
        return self._results.holds(page)

    def key_of(self, page: GamePage) -> str:
        """The id of a game among the games played."""
        return id_of(page.match.game)

    def show_by_key(self, key: str) -> GamePage | None:
        """Show a game of the games played."""
        return self._played.opened(key)

    # Beside others

    def begun_from(self, page: GamePage) -> Page | None:
        """The map that a game was begun from."""
        return self._begun_from.get(page)

    def join(self, page: GamePage, begun_from: Page) -> None:
        """Lead back to the map that a game was begun from."""
        if isinstance(begun_from, DocumentPage):
            self._begun_from[page] = begun_from

    # Into files

    def why_not_now(self, page: GamePage) -> str:
        """Say why a game is not saved whose file cannot be played further: that file holds more than is shown."""
        if page.match.fault is None:
            return ""
        return translate("GameFiles", "Go on from here first: this game can only be looked at, and its file is kept.")

    def save_title(self, page: GamePage) -> str:
        """The title of the dialog that asks for the file of a game."""
        return translate("GameFiles", "Save the game as")

    def suggested_file(self, page: GamePage) -> str:
        """The file of a game, or one with the title of its map beside the file of that."""
        name = safe_name(page.match.game.scenario.properties.title)
        return str(page.path or suggested_path(self._results.map_source(page), name, self.suffix))

    def write(self, page: GamePage, path: Path, expected: FileStamp | None) -> SaveReport:
        """Write a game to a file, with all that was said of its lines."""
        page.match.note_variations()
        return game_records.save(page.match.game, path, expected)

    def remark(self, page: GamePage) -> str:
        """A word about a running game that is saved: it is not for those who play it."""
        game = page.match.game
        if game.over or game.players == 1:
            return ""
        return translate(
            "GameFiles",
            "The file contains what chance will bring. To give the game to others, use “Save without the future”.",
        )

    def saved(self, page: GamePage) -> None:
        """The archive knows the file of a game."""
        self._results.keep(page)

    # Away

    def loss(self, page: GamePage) -> str:
        """Say what becomes of a game that is closed without saving; empty if there is nothing to ask.

        One that never had a file is found again among the games played.
        """
        path = page.path
        if not page.is_modified:
            return ""
        has_file, is_held = path is not None and path.exists(), self._results.holds(page)
        if is_held and path is None:
            return ""
        if is_held:
            text = translate("GameFiles", "You will find it among the games played, just as it is now.")
            return " ".join([text, translate("GameFiles", "The file stays as it is.")]) if has_file else text
        if has_file:
            return translate("GameFiles", "Everything since the last save will be lost. The file stays as it is.")
        kept = self._results.kept_before(page)
        if kept is None:
            return translate(
                "GameFiles",
                "It has not been saved, and it cannot be kept among the games played. The whole game will be lost.",
            )
        if kept.over:
            return translate(
                "GameFiles", "Everything since its end will be lost. The games played keep it as it ended."
            )
        return translate("GameFiles", "The last actions will be lost. The games played keep it as it was before.")

    def closed(self, page: GamePage) -> None:
        """The archive keeps a game for the last time."""
        self._results.forget(page)


def _facts_of_machines(seats: Seats) -> set[Needs]:
    is_waiting = seats.is_paused and seats.machine_to_act() is not None
    return {Needs.MACHINES} | ({Needs.MACHINE_PAUSED} if is_waiting else set())
