"""The preferences for all maps and games, which the dialog of the preferences writes."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.ui.storage import folders

WHEEL_ZOOMS = "wheel_zooms"
ANIMATED = "animated"
PASSES_OVER = "passes_over"
SHOWS_ERRANDS = "shows_errands"
REOPENS_TABS = "reopens_tabs"
AUTOSAVE_SECONDS = "autosave_seconds"
_DEFAULT_SECONDS = 4
HINT_LEVEL = "hint_level"
THINKING_LIMIT = "thinking_limit"
USUAL_LIMIT = 60
BOARD_STYLE = "board_style"
LEAST_LIMIT, MOST_LIMIT = 1, 3600
"""Seconds that a machine player may think about a decision."""


def wheel_zooms() -> bool:
    """Whether the wheel zooms by itself; else it scrolls, and zooms with Ctrl."""
    return str(folders.settings().value(WHEEL_ZOOMS, "true")).lower() == "true"


def is_animated() -> bool:
    """Tell whether what moves in a game glides; where the user has not said so, as the desktop does it."""
    from PySide6.QtWidgets import QStyle  # slow to load, and the window comes up without it

    style = QApplication.style()
    by_desktop = style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) > 0
    return str(folders.settings().value(ANIMATED, by_desktop)).lower() == "true"


def passes_over() -> bool:
    """Whether a game passes over idle phases and questions that cannot matter."""
    return str(folders.settings().value(PASSES_OVER, "true")).lower() == "true"


def set_passes_over(passes: bool) -> None:
    """Say whether games pass over what cannot matter."""
    folders.settings().setValue(PASSES_OVER, "true" if passes else "false")


def board_style() -> BoardStyle:
    """The style of the boards in the window."""
    kept = str(folders.settings().value(BOARD_STYLE, BoardStyle.PAINTED))
    return BoardStyle(kept) if kept in list(BoardStyle) else BoardStyle.PAINTED


def shows_errands() -> bool:
    """Whether the board of a game shows what machines have done since a person acted."""
    return str(folders.settings().value(SHOWS_ERRANDS, "true")).lower() == "true"


def set_shows_errands(shows: bool) -> None:
    """Say whether boards show what machines have done."""
    folders.settings().setValue(SHOWS_ERRANDS, "true" if shows else "false")


def reopens_tabs() -> bool:
    """Whether the tabs of the last time come back at the start."""
    return str(folders.settings().value(REOPENS_TABS, "true")).lower() == "true"


def autosave_seconds() -> int:
    """How many seconds after an edit a copy is made."""
    value = folders.settings().value(AUTOSAVE_SECONDS, _DEFAULT_SECONDS)
    try:
        return max(1, int(str(value)))
    except ValueError:
        return _DEFAULT_SECONDS


def thinking_limit() -> int:
    """How many seconds a machine player may think about a decision."""
    try:
        wanted = int(str(folders.settings().value(THINKING_LIMIT, USUAL_LIMIT)))
    except ValueError:
        return USUAL_LIMIT
    return min(max(wanted, LEAST_LIMIT), MOST_LIMIT)


def hint_level() -> str:
    """The name of the level that gives hints; empty where none has been chosen."""
    return str(folders.settings().value(HINT_LEVEL, ""))


def set_hint_level(level: str) -> None:
    """Let hints be of this level from now on."""
    folders.settings().setValue(HINT_LEVEL, level)
