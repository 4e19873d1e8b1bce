"""Takes the pictures of the guides: run ``.venv/bin/python docs/make_pictures.py`` after a change of the window.

It does in the program what the guides say, step by step, and stops where the program does something else. A folder
for the pictures can be given.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tour import books, desk, drawing, playing, turns, working
from tour.stage import Stage

PICTURES = Path(__file__).parent / "pictures"

CHAPTERS = (
    *(drawing.welcome, drawing.new_map, drawing.laying, drawing.symmetry, drawing.rivers, drawing.homes),
    *(
        drawing.problems,
        desk.tracing,
        drawing.pieces,
        working.statistics,
        working.analysis,
        working.properties,
        working.parts,
    ),
    *(drawing.more_tools, drawing.texts, drawing.selecting, drawing.composing, working.palette, drawing.keyboard),
    *(working.saving, desk.comparing, working.importing, working.exporting, turns.taking_turns),
    *(books.binding, desk.generating, working.looks),
    *playing.CHAPTERS,
)


def main(pictures: Path) -> None:
    """Take all pictures."""
    pictures.mkdir(exist_ok=True)
    stage = Stage(pictures)
    try:
        for chapter in CHAPTERS:
            chapter(stage)
    finally:
        stage.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES)
