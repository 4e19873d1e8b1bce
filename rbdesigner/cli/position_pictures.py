"""Draws the positions of a game at the beginning of each phase or turn, and at the end."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from rbdesigner.cli.console import working
from rbdesigner.cli.render import drawing
from rbdesigner.cli.time_left import TimeLeft
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.moments import beginnings
from rbdesigner.engine.mechanics.turn_sequence import wonder_after
from rbdesigner.messages.translation import in_english, translate
from rbdesigner.scenario.model import Scenario

END = "end"
"""The last picture."""


def moments(game: Game, each: str) -> dict[str, int]:
    """List the moments of which pictures are drawn, by what their names end in.

    ``each`` is phase or turn: ``07-2-movement`` or ``07``, and ``end``.
    """
    found: dict[str, int] = {}
    for (turn, phase), moment in beginnings(game).items():
        name = f"{turn:02}-{phase.value}-{phase.name.lower()}" if each == "phase" else f"{turn:02}"
        found.setdefault(name, moment)
    return {**found, END: len(game.log)}


def begun(game: Game, moment: int) -> Scenario:
    """Give the board as a phase begins with an entry of the log, as the phase before has left it.

    The entry that ends a turn has already made the first goods of the next (P1); the board is without them.
    """
    from rbdesigner.art.export.moment import board_at, shown_at

    board = shown_at(game, moment).board
    if not moment or (before := game.state_at(moment - 1)).phase is not Phase.WONDER:
        return board
    return replace(board_at(wonder_after(before), game.scenario), properties=board.properties)


def write_pictures(game: Game, folder: Path, stem: str, each: str) -> list[Path]:
    """Draw positions of a game as PNGs into a folder, made if need be, and list the files."""
    export = drawing("verify")
    from rbdesigner.art.export.moment import shown_at

    folder.mkdir(parents=True, exist_ok=True)
    drawn = {folder / f"{stem}-{name}.png": (name, moment) for name, moment in moments(game, each).items()}
    left = TimeLeft(len(drawn))
    for number, (path, (name, moment)) in enumerate(drawn.items(), 1):
        with working(
            translate("cli", "drawing {number} of {total}: {path}").format(number=number, total=len(drawn), path=path),
            left,
        ):
            board = shown_at(game, moment).board if name == END else begun(game, moment)
            with in_english():
                export.render(board, path, embeds=False)
    return list(drawn)
