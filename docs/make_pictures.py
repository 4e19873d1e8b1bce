"""Takes the pictures of the guides: run ``.venv/bin/python docs/make_pictures.py`` after a change of the window.

It does in the program what the guides say, step by step, and stops where the program does something else.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
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
    *(books.binding, desk.generating, desk.charting, desk.layers, desk.fields, desk.console, working.looks),
    *playing.CHAPTERS,
)


def take(pictures: Path, names: Sequence[str] = (), *, is_quick: bool = False) -> list[str]:
    """Take all pictures, or those with these names; returns the names that there are not."""
    pictures.mkdir(exist_ok=True)
    stage = Stage(pictures, names, is_quick=is_quick)
    try:
        for chapter in CHAPTERS:
            chapter(stage)
    finally:
        stage.close()
    return [name for name in names if name not in stage.taken]


def main() -> int:
    """Take the pictures that the command line asks for."""
    parser = argparse.ArgumentParser(description="Take the pictures of the guides. It takes some minutes.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these pictures, such as charts; all if none")
    parser.add_argument("--folder", type=Path, default=PICTURES, help="where they go, instead of docs/pictures")
    parser.add_argument(
        "--quick", action="store_true", help="play few games, to try the guides and not for their pictures"
    )
    arguments = parser.parse_args()
    unknown = take(arguments.folder, arguments.names, is_quick=arguments.quick)
    if unknown:
        print(f"make_pictures: there is no picture {', '.join(unknown)}", file=sys.stderr)
    return 1 if unknown else 0


if __name__ == "__main__":
    sys.exit(main())
