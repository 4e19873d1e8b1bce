"""A whole game as one HTML file, which plays it in any browser without a server."""

from __future__ import annotations

import os
from collections.abc import Sequence

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.export.replay.film import LogLine, film
from rbdesigner.art.export.replay.replay_page import page
from rbdesigner.art.headless import ensure_gui
from rbdesigner.art.progress import Progress, Tell
from rbdesigner.engine.games.view import View
from rbdesigner.scenario.saving import write_atomically

SUFFIX = ".html"
"""How the names of these files end."""


def write_replay(
    game: View,
    lines: Sequence[LogLine],
    path: str | os.PathLike[str],
    tell: Tell | None = None,
    style: BoardStyle = BoardStyle.PAINTED,
) -> None:
    """Write a game with the lines of its log; the same game always gives the same file.

    The board is drawn in ``style``. ``tell`` hears how far it is. ScenarioError if the file cannot be written;
    CancelledError if ``tell`` ends it, and then nothing is written.
    """
    ensure_gui()
    write_atomically(path, page(film(game, lines, Progress(tell), style)).encode())
