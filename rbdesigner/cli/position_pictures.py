"""Pictures of the positions of a game.

At the beginning of each phase or turn, and at the end.
"""

from __future__ import annotations

from pathlib import Path

from rbdesigner.cli.console import working
from rbdesigner.cli.render import drawing
from rbdesigner.engine.game import Game
from rbdesigner.engine.moments import beginnings


def moments(game: Game, each: str) -> dict[str, int]:
    """The moments of which pictures are drawn, by what their names end in.

    ``each`` phase or turn: ``07-2-movement`` or ``07``, and ``end``.
    """
    found: dict[str, int] = {}
    for (turn, phase), moment in beginnings(game).items():
        name = f"{turn:02}-{phase.value}-{phase.name.lower()}" if each == "phase" else f"{turn:02}"
        found.setdefault(name, moment)
    return {**found, "end": len(game.log)}


def write_pictures(game: Game, folder: Path, stem: str, each: str) -> None:
    """Draw positions of a game as PNGs into a folder, which is made if need be."""
    export = drawing("verify")
    from rbdesigner.art.export.moment import shown_at

    folder.mkdir(parents=True, exist_ok=True)
    drawn = moments(game, each)
    for number, (name, moment) in enumerate(drawn.items(), 1):
        path = folder / f"{stem}-{name}.png"
        with working(f"drawing {number} of {len(drawn)}: {path}"):
            export.render(shown_at(game, moment).board, path, embeds=False)
