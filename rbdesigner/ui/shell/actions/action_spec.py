"""An action of the window as data, and what it needs to be possible."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class Needs(Enum):
    """The needs of an action: what must be the case for it to be possible."""

    NOTHING = auto()
    DOCUMENT = auto()
    GAME = auto()
    GAME_UNDO = auto()
    GAME_REDO = auto()
    GAME_OVER = auto()
    SOLO_OVER = auto()
    HINT = auto()
    MACHINES = auto()
    MACHINE_PAUSED = auto()
    TAB = auto()
    PAGE = auto()
    SEVERAL_PAGES = auto()
    ANY_MODIFIED = auto()
    FILE = auto()
    SELECTION = auto()
    SYMMETRY = auto()
    UNDO = auto()
    REDO = auto()
    PROBLEMS = auto()
    EXPORTED = auto()
    CLOSED_TAB = auto()
    COMPARED = auto()
    LOCKED = auto()
    PICTURE = auto()
    PROPOSALS = auto()
    BACKUP = auto()
    BOOK = auto()
    BOOK_ITEM = auto()
    BOOK_UP = auto()
    BOOK_DOWN = auto()


class ActionSpec(NamedTuple):
    """One action: its ``key`` (``group.name``), text, shortcuts, icon, tip and needs.

    The text has a mnemonic. ``choice`` makes it checkable; of the actions with the same non-empty ``choice`` one is
    checked, but ``on-off`` stands for itself. ``also`` is what its dialog lets choose, or how else it is called, for
    the command palette.
    """

    key: str
    text: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    tip: str = ""
    need: Needs = Needs.NOTHING
    choice: str = ""
    also: str = ""

    @property
    def group(self) -> str:
        """The group of an action, the first part of its key."""
        return self.key.partition(".")[0]


ON_OFF = "on-off"


def needed_texts() -> dict[Needs, str]:
    """The reason why an action is not possible, by its need."""
    return {
        Needs.DOCUMENT: translate("Actions", "No map is open."),
        Needs.GAME: translate("Actions", "This tab is not a game."),
        Needs.GAME_UNDO: translate("Actions", "This tab has no game with anything to undo."),
        Needs.GAME_REDO: translate("Actions", "This tab has no game with anything to redo."),
        Needs.GAME_OVER: translate("Actions", "This tab is not a finished game."),
        Needs.SOLO_OVER: translate("Actions", "This tab is not a finished solo game."),
        Needs.HINT: translate("Actions", "This tab has no game with a hint."),
        Needs.MACHINES: translate("Actions", "This tab has no game with machine players."),
        Needs.MACHINE_PAUSED: translate("Actions", "No machine is paused on its turn."),
        Needs.TAB: translate("Actions", "No map or game is open."),
        Needs.PAGE: translate("Actions", "No map or game is open."),
        Needs.SEVERAL_PAGES: translate("Actions", "No other tab is open."),
        Needs.ANY_MODIFIED: translate("Actions", "Everything is saved."),
        Needs.FILE: translate("Actions", "The map has no file yet."),
        Needs.SELECTION: translate("Actions", "Nothing is selected."),
        Needs.SYMMETRY: translate("Actions", "No symmetry is chosen."),
        Needs.UNDO: translate("Actions", "There is nothing to undo."),
        Needs.REDO: translate("Actions", "There is nothing to redo."),
        Needs.PROBLEMS: translate("Actions", "There are no problems."),
        Needs.CLOSED_TAB: translate("Actions", "No tab with a file has been closed."),
        Needs.COMPARED: translate("Actions", "The map is not being compared with another version."),
        Needs.PICTURE: translate("Actions", "No picture lies under the map."),
        Needs.PROPOSALS: translate("Actions", "No tile is proposed from a picture."),
        Needs.LOCKED: translate("Actions", "No tile is locked."),
        Needs.BACKUP: translate("Actions", "The file has no earlier version."),
        Needs.BOOK: translate("Actions", "This tab is not a book."),
        Needs.BOOK_ITEM: translate("Actions", "Nothing in a book is selected."),
        Needs.BOOK_UP: translate("Actions", "Nothing in a book is selected that can move up."),
        Needs.BOOK_DOWN: translate("Actions", "Nothing in a book is selected that can move down."),
        Needs.EXPORTED: translate("Actions", "This tab has not been exported yet."),
    }
