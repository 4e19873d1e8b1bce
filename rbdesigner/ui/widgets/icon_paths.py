"""The paths of the icons; :mod:`rbdesigner.ui.widgets.icons` tells how they are written."""

from __future__ import annotations

from typing import NamedTuple


class Drawing(NamedTuple):
    """The parts of an icon: lines, filled parts and shaded parts."""

    lines: str = ""
    solid: str = ""
    tint: str = ""


_PAGE = "M 3.5 1.5 L 9.5 1.5 L 12.5 4.5 L 12.5 14.5 L 3.5 14.5 Z"
_FOLDER = "M 1.5 12.5 L 1.5 3.5 L 6.5 3.5 L 8 5.5 L 14.5 5.5 L 14.5 12.5 Z"
_DISK = "M 2.5 2.5 L 11.5 2.5 L 13.5 4.5 L 13.5 13.5 L 2.5 13.5 Z"
_LENS = "O 7 7 4.5 M 10.5 10.5 L 14 14"
_WARNING = "M 8 2 L 14.5 13.5 L 1.5 13.5 Z"
_DROP = "M 14 10 C 12.2 12.5 13 13.8 14 13.8 C 15 13.8 15.8 12.5 14 10 Z"
_HOUSE = "M 3.5 8 L 3.5 13.5 L 12.5 13.5 L 12.5 8"

DRAWINGS: dict[str, Drawing] = {
    "none": Drawing(),
    # Files
    "new": Drawing(_PAGE + "M 9.5 1.5 L 9.5 4.5 L 12.5 4.5 M 8 7 L 8 12 M 5.5 9.5 L 10.5 9.5", tint=_PAGE),
    "open": Drawing(_FOLDER, tint="M 1.5 7.5 L 14.5 7.5 L 14.5 12.5 L 1.5 12.5 Z"),
    "save": Drawing(
        _DISK + "M 5 2.5 L 5 5.5 L 10 5.5 L 10 2.5 M 4.5 13.5 L 4.5 8.5 L 11.5 8.5 L 11.5 13.5", tint=_DISK
    ),
    "save-as": Drawing(
        "M 13.5 6 L 13.5 4.5 L 11.5 2.5 L 2.5 2.5 L 2.5 13.5 L 6 13.5 M 5 2.5 L 5 5.5 L 10 5.5 L 10 2.5"
        "M 8 14 L 8.5 11.5 L 12.5 7.5 L 14.5 9.5 L 10.5 13.5 Z"
    ),
    "save-all": Drawing(
        "M 4.5 4.5 L 11.5 4.5 L 14.5 7 L 14.5 14.5 L 4.5 14.5 Z M 7 14.5 L 7 10.5 L 12 10.5 L 12 14.5"
        "M 1.5 11.5 L 1.5 1.5 L 9.5 1.5"
    ),
    "revert": Drawing("M 3 6 L 6 3 M 3 6 L 6 9 M 3 6 L 9.5 6 C 14.5 6 14.5 13 9.5 13 L 5 13"),
    "compare": Drawing(
        "R 1.5 2.5 5.5 11 0 R 9 2.5 5.5 11 0 M 3.5 5.5 L 5 5.5 M 3.5 8 L 5 8 M 11 5.5 L 12.5 5.5 M 11 10.5 L 12.5 10.5",
        tint="R 9 2.5 5.5 11 0",
    ),
    "laboratory": Drawing(
        "M 5.5 1.5 L 10.5 1.5 M 6.5 1.5 L 6.5 6 L 2.5 13 C 2 14 2.5 14.5 3.5 14.5 L 12.5 14.5 C 13.5 14.5 14 14 "
        "13.5 13 L 9.5 6 L 9.5 1.5",
        tint="M 4.8 9 L 11.2 9 L 13.5 13 C 14 14 13.5 14.5 12.5 14.5 L 3.5 14.5 C 2.5 14.5 2 14 2.5 13 Z",
    ),
    "lock": Drawing("R 3 7.5 10 7 1 M 5 7.5 L 5 5 C 5 1 11 1 11 5 L 11 7.5 M 8 10 L 8 12", tint="R 3 7.5 10 7 1"),
    "lock-open": Drawing("R 3 7.5 10 7 1 M 5 7.5 L 5 4 C 5 0.5 11 0.5 11 4"),
    "eye": Drawing("M 1.5 8 C 4.5 3 11.5 3 14.5 8 C 11.5 13 4.5 13 1.5 8 Z O 8 8 2", tint="O 8 8 2"),
    "eye-closed": Drawing("M 1.5 8 C 4.5 12 11.5 12 14.5 8 M 4 10.3 L 3 12.3 M 8 11 L 8 13.3 M 12 10.3 L 13 12.3"),
    "star": Drawing(
        "M 8 1.8 L 9.9 6 L 14.4 6.4 L 11 9.4 L 12 13.9 L 8 11.5 L 4 13.9 L 5 9.4 L 1.6 6.4 L 6.1 6 Z",
        tint="M 8 1.8 L 9.9 6 L 14.4 6.4 L 11 9.4 L 12 13.9 L 8 11.5 L 4 13.9 L 5 9.4 L 1.6 6.4 L 6.1 6 Z",
    ),
    "added": Drawing("O 8 8 6.5 M 8 4.5 L 8 11.5 M 4.5 8 L 11.5 8"),
    "removed": Drawing("O 8 8 6.5 M 4.5 8 L 11.5 8"),
    "changed": Drawing("O 8 8 6.5 M 4.5 6.5 L 11.5 6.5 M 4.5 9.5 L 11.5 9.5 M 9.5 4.5 L 6.5 11.5"),
    "close": Drawing("M 4 4 L 12 12 M 12 4 L 4 12"),
    "play": Drawing("M 4.5 2.5 L 13 8 L 4.5 13.5 Z", tint="M 4.5 2.5 L 13 8 L 4.5 13.5 Z"),
    "pause": Drawing("R 3.5 2.5 3 11 0 R 9.5 2.5 3 11 0", tint="R 3.5 2.5 3 11 0 R 9.5 2.5 3 11 0"),
    "step": Drawing("M 3.5 2.5 L 10.5 8 L 3.5 13.5 Z M 13 2.5 L 13 13.5", tint="M 3.5 2.5 L 10.5 8 L 3.5 13.5 Z"),
    "hint": Drawing(
        "M 6 10.5 C 3.5 9 3 6.5 4 4.5 C 5.5 1 10.5 1 12 4.5 C 13 6.5 12.5 9 10 10.5 L 10 12.5 L 6 12.5 Z"
        "M 6.5 14.5 L 9.5 14.5",
        tint="M 6 10.5 C 3.5 9 3 6.5 4 4.5 C 5.5 1 10.5 1 12 4.5 C 13 6.5 12.5 9 10 10.5 Z",
    ),
    "float": Drawing("R 5.5 2.5 8 8 1 M 3.5 5.5 L 2.5 5.5 L 2.5 13.5 L 10.5 13.5 L 10.5 12.5"),
    "print": Drawing(
        "M 4.5 5.5 L 4.5 1.5 L 11.5 1.5 L 11.5 5.5 R 1.5 5.5 13 6 1 M 4.5 9.5 L 4.5 14.5 L 11.5 14.5 L 11.5 9.5 Z",
        tint="R 1.5 5.5 13 4 1",
    ),
    "two-pages": Drawing("R 1.5 3.5 6 9 0 R 8.5 3.5 6 9 0", tint="R 1.5 3.5 6 9 0 R 8.5 3.5 6 9 0"),
    "all-pages": Drawing(
        "R 2.5 1.5 4.5 5.5 0 R 9 1.5 4.5 5.5 0 R 2.5 9 4.5 5.5 0 R 9 9 4.5 5.5 0",
        tint="R 2.5 1.5 4.5 5.5 0 R 9 1.5 4.5 5.5 0 R 2.5 9 4.5 5.5 0 R 9 9 4.5 5.5 0",
    ),
    "first": Drawing("M 4 3.5 L 4 12.5 M 12 3.5 L 7.5 8 L 12 12.5"),
    "back": Drawing("M 10.5 3.5 L 6 8 L 10.5 12.5"),
    "next": Drawing("M 5.5 3.5 L 10 8 L 5.5 12.5"),
    "last": Drawing("M 12 3.5 L 12 12.5 M 4 3.5 L 8.5 8 L 4 12.5"),
    "up": Drawing("M 3.5 10 L 8 5.5 L 12.5 10"),
    "down": Drawing("M 3.5 6 L 8 10.5 L 12.5 6"),
    "book": Drawing(
        "M 8 4 Q 5 2 1.5 3 L 1.5 12.5 Q 5 11.5 8 13.5 Q 11 11.5 14.5 12.5 L 14.5 3 Q 11 2 8 4 L 8 13.5",
        tint="M 8 4 Q 5 2 1.5 3 L 1.5 12.5 Q 5 11.5 8 13.5 Q 11 11.5 14.5 12.5 L 14.5 3 Q 11 2 8 4 Z",
    ),
    "picture": Drawing("R 1.5 2.5 13 11 1 M 1.5 11.5 L 5.5 7.5 L 8.5 10.5 L 10.5 8.5 L 14.5 12.5 O 11 5.5 1.2"),
    "sheet": Drawing(_PAGE + "M 5.5 9.5 L 10.5 9.5 M 5.5 11.8 L 10.5 11.8 X 7 5.5 2", tint="X 7 5.5 2"),
    "export": Drawing("M 8 10 L 8 1.5 M 5 4.5 L 8 1.5 L 11 4.5 M 2.5 9.5 L 2.5 13.5 L 13.5 13.5 L 13.5 9.5"),
    "recent": Drawing("O 8 8 6.5 M 8 4 L 8 8 L 11 10"),
    "recover": Drawing("O 8 8 6.5 O 8 8 2.5 M 3.5 3.5 L 6 6 M 12.5 3.5 L 10 6 M 3.5 12.5 L 6 10 M 12.5 12.5 L 10 10"),
    # Editing
    "undo": Drawing("M 6 3.5 L 2.5 7 L 6 10.5 M 2.5 7 L 9.5 7 C 14.5 7 14.5 13.5 9.5 13.5 L 7 13.5"),
    "redo": Drawing("M 10 3.5 L 13.5 7 L 10 10.5 M 13.5 7 L 6.5 7 C 1.5 7 1.5 13.5 6.5 13.5 L 9 13.5"),
    "cut": Drawing("O 4.5 12 2 O 11.5 12 2 M 5.5 10.5 L 11 2 M 10.5 10.5 L 5 2"),
    "copy": Drawing("R 5.5 5.5 8 9 1 M 3.5 10.5 L 2.5 10.5 L 2.5 1.5 L 10.5 1.5 L 10.5 3", tint="R 5.5 5.5 8 9 1"),
    "paste": Drawing(
        "M 5 3.5 L 3.5 3.5 L 3.5 14.5 L 12.5 14.5 L 12.5 3.5 L 11 3.5 R 5.5 1.5 5 3 1 M 6 8 L 10 8 M 6 11 L 10 11"
    ),
    "delete": Drawing(
        "M 2.5 4.5 L 13.5 4.5 M 6 4 L 6 1.5 L 10 1.5 L 10 4 M 4 4.5 L 4.5 14.5 L 11.5 14.5 L 12 4.5"
        "M 6.5 7 L 6.5 12 M 9.5 7 L 9.5 12"
    ),
    "turn-left": Drawing("M 3.5 1.5 L 3.5 5.5 L 7.5 5.5 M 3.5 5.5 C 7 1 14 3 13.5 9 C 13 14 6 15.5 3.5 11"),
    "turn-right": Drawing("M 12.5 1.5 L 12.5 5.5 L 8.5 5.5 M 12.5 5.5 C 9 1 2 3 2.5 9 C 3 14 10 15.5 12.5 11"),
    "mirror": Drawing(
        "M 8 1.5 L 8 3 M 8 5 L 8 7 M 8 9 L 8 11 M 8 13 L 8 14.5 M 5.5 4 L 5.5 12 L 1.5 12 Z"
        "M 10.5 4 L 10.5 12 L 14.5 12 Z",
        tint="M 5.5 4 L 5.5 12 L 1.5 12 Z",
    ),
    "symmetry": Drawing(
        "X 8 8 6.5 M 8 2.5 L 8 13.5 M 3.5 5.5 L 12.5 10.5 M 12.5 5.5 L 3.5 10.5",
        tint="M 8 8 L 8 2.4 L 11.2 2.4 L 12.7 5.3 Z",
    ),
    # Tools
    "select": Drawing("M 3.5 1.5 L 12.5 9 L 8.5 9.5 L 10.5 13.5 L 8.5 14.5 L 6.5 10.5 L 3.5 13.5 Z"),
    "lasso": Drawing(
        "M 5 11.5 C -1.5 9.5 2 2 8.5 2 C 16 2 16 9.5 9.5 11 C 8 11.4 6.5 11.8 5 11.5 M 5 11.5 C 3 11 3.5 9.3 5 9.7"
        "C 7 10.3 7 13.5 4.5 14.5",
        tint="M 5 11.5 C -1.5 9.5 2 2 8.5 2 C 16 2 16 9.5 9.5 11 C 8 11.4 6.5 11.8 5 11.5 Z",
    ),
    "tile": Drawing("X 8 8 6.5 M 2 9 C 5 6 8 11 14 7", tint="X 8 8 6.5"),
    "erase": Drawing(
        "M 6 13.5 L 1.8 9.3 L 9 2 L 14 7 L 7.5 13.5 Z M 5.4 5.6 L 10.4 10.6 M 6 13.5 L 14 13.5",
        tint="M 1.8 9.3 L 5.4 5.6 L 10.4 10.6 L 7.5 13.5 L 6 13.5 Z",
    ),
    "fill": Drawing(
        "M 7 2 L 12.5 7.5 L 7 13 L 1.5 7.5 Z M 4.5 1.5 L 7 4" + _DROP,
        tint="M 1.5 7.5 L 12.5 7.5 L 7 13 Z",
        solid=_DROP,
    ),
    "river": Drawing(
        "X 8 8 6.5 M 6.6 1.8 C 4 6 9 8 5.2 13.9 M 10.2 1.8 C 8 6 13 8.5 9.6 13.9",
        tint="M 6.6 1.8 C 4 6 9 8 5.2 13.9 L 9.6 13.9 C 13 8.5 8 6 10.2 1.8 Z",
    ),
    "keep-rivers": Drawing(
        "M 4.6 1.5 C 2 6 7 8 3.2 14.5 M 8.2 1.5 C 6 6 11 8.5 7.6 14.5 M 11 12 L 14.5 12 M 11 9 L 14.5 9M 12 6 L 14.5 6",
        tint="M 4.6 1.5 C 2 6 7 8 3.2 14.5 L 7.6 14.5 C 11 8.5 6 6 8.2 1.5 Z",
    ),
    "mixture": Drawing(
        "R 2 2 12 12 2",
        solid="O 5.2 5.2 1.1 O 10.8 5.2 1.1 O 8 8 1.1 O 5.2 10.8 1.1 O 10.8 10.8 1.1",
        tint="R 2 2 12 12 2",
    ),
    "brush-free": Drawing("M 2 12 C 3 3 7 4 7.5 8 C 8 12 11 13 14 4"),
    "brush-line": Drawing("M 3.5 12.5 L 12.5 3.5", solid="O 3 13 1.6 O 13 3 1.6"),
    "brush-rectangle": Drawing("R 2.5 4 11 8 0", solid="O 2.5 4 1.6 O 13.5 12 1.6"),
    "brush-larger": Drawing("X 8 8 6.8 M 5 8 L 11 8 M 8 5 L 8 11"),
    "brush-smaller": Drawing("X 8 8 6.8 M 5 8 L 11 8"),
    "brush-ring": Drawing("O 8 8 5.7", solid="O 8 8 1.6"),
    "seats": Drawing(
        "O 5.5 5 2.5 M 1.5 13.5 C 1.5 9 9.5 9 9.5 13.5 Z M 11 3.5 L 14.5 3.5 L 14.5 7 L 11 7 Z"
        "M 12.75 7 L 12.75 9 M 11 9 L 14.5 9 L 14.5 13.5 L 11 13.5",
        tint="M 1.5 13.5 C 1.5 9 9.5 9 9.5 13.5 Z",
    ),
    "home": Drawing(
        _HOUSE + "M 1.5 8.5 L 8 2 L 14.5 8.5 M 6.5 13.5 L 6.5 9.5 L 9.5 9.5 L 9.5 13.5",
        tint="M 3.5 8 L 8 3 L 12.5 8 L 12.5 13.5 L 3.5 13.5 Z",
    ),
    "piece": Drawing(
        "M 8 1.5 L 14 4.5 L 14 11.5 L 8 14.5 L 2 11.5 L 2 4.5 Z M 2 4.5 L 8 7.5 L 14 4.5 M 8 7.5 L 8 14.5",
        tint="M 8 7.5 L 14 4.5 L 14 11.5 L 8 14.5 Z",
    ),
    "road": Drawing("M 5.5 1.5 L 1.5 14.5 M 10.5 1.5 L 14.5 14.5 M 8 2 L 8 4 M 8 7 L 8 9 M 8 12 L 8 14.5"),
    "bridge": Drawing(
        "M 1.5 6.5 L 14.5 6.5 M 1.5 9.5 L 4 9.5 C 4.5 6.8 11.5 6.8 12 9.5 L 14.5 9.5 M 4 9.5 L 4 12"
        "M 12 9.5 L 12 12 M 1.5 14 L 4 14 M 6.5 14 L 9.5 14 M 12 14 L 14.5 14"
    ),
    "wall": Drawing(
        "R 1.5 3.5 13 9 0.5 M 1.5 6.5 L 14.5 6.5 M 1.5 9.5 L 14.5 9.5 M 6 3.5 L 6 6.5 M 11 3.5 L 11 6.5"
        "M 8.5 6.5 L 8.5 9.5 M 4 6.5 L 4 9.5 M 6 9.5 L 6 12.5 M 11 9.5 L 11 12.5"
    ),
    "text": Drawing("R 1.5 3 13 10 2 M 5 6 L 11 6 M 8 6 L 8 10.5"),
    "measure": Drawing(
        "M 1.5 10.5 L 10.5 1.5 L 14.5 5.5 L 5.5 14.5 Z M 4 8 L 5.7 9.7 M 6.2 5.8 L 7.2 6.8 M 8.4 3.6 L 10.1 5.3",
        tint="M 1.5 10.5 L 10.5 1.5 L 14.5 5.5 L 5.5 14.5 Z",
    ),
    "strict": Drawing(
        "M 8 1.5 L 13.5 3.5 L 13.5 8 C 13.5 11.5 11 13.5 8 14.5 C 5 13.5 2.5 11.5 2.5 8 L 2.5 3.5 Z"
        "M 5.5 8 L 7.5 10 L 11 5.8"
    ),
    # Looking
    "zoom-in": Drawing(_LENS + "M 7 5 L 7 9 M 5 7 L 9 7"),
    "zoom-out": Drawing(_LENS + "M 5 7 L 9 7"),
    "fit": Drawing(
        "M 1.5 5 L 1.5 1.5 L 5 1.5 M 11 1.5 L 14.5 1.5 L 14.5 5 M 14.5 11 L 14.5 14.5 L 11 14.5"
        "M 5 14.5 L 1.5 14.5 L 1.5 11 X 8 8 4",
        tint="X 8 8 4",
    ),
    "fit-width": Drawing("M 1.5 2 L 1.5 14 M 14.5 2 L 14.5 14 M 4 8 L 12 8 M 6 6 L 4 8 L 6 10 M 10 6 L 12 8 L 10 10"),
    "fit-page": Drawing(
        "M 1.5 4.5 L 1.5 1.5 L 4.5 1.5 M 11.5 1.5 L 14.5 1.5 L 14.5 4.5 M 14.5 11.5 L 14.5 14.5 L 11.5 14.5"
        "M 4.5 14.5 L 1.5 14.5 L 1.5 11.5 R 5 4 6 8 0",
        tint="R 5 4 6 8 0",
    ),
    "search": Drawing(_LENS),
    "layers": Drawing(
        "M 8 2 L 14.5 5.5 L 8 9 L 1.5 5.5 Z M 1.5 8.5 L 8 12 L 14.5 8.5 M 1.5 11.5 L 8 15 L 14.5 11.5",
        tint="M 8 2 L 14.5 5.5 L 8 9 L 1.5 5.5 Z",
    ),
    "map": Drawing(
        "M 1.5 3.5 L 5.5 1.5 L 10.5 3.5 L 14.5 1.5 L 14.5 12.5 L 10.5 14.5 L 5.5 12.5 L 1.5 14.5 Z"
        "M 5.5 1.5 L 5.5 12.5 M 10.5 3.5 L 10.5 14.5"
    ),
    "welcome": Drawing("X 8 8 6.5 X 8 8 2.5", tint="X 8 8 6.5"),
    # Panels and help
    "tiles": Drawing("X 4.7 8 3.2 X 10.6 4.4 3.2 X 10.6 11.6 3.2", tint="X 10.6 4.4 3.2"),
    "history": Drawing(
        "M 2.5 2 L 2.5 5.5 L 6 5.5 M 2.5 5.5 C 5 1 14 1.5 14 8 C 14 15.5 4 15.5 2.5 10.5 M 8.5 5 L 8.5 8.5 L 11 10"
    ),
    "statistics": Drawing("M 1.5 14.5 L 14.5 14.5 R 2.5 8.5 2 6 0 R 7 2.5 2 12 0 R 11.5 5.5 2 9 0"),
    "properties": Drawing(
        "M 1.5 4 L 8.5 4 M 12.5 4 L 14.5 4 O 10.5 4 1.8 M 1.5 11.5 L 3.5 11.5 M 7.5 11.5 L 14.5 11.5O 5.5 11.5 1.8"
    ),
    "settings": Drawing(
        "O 8 8 2.2 O 8 8 4.8 M 8 1.2 L 8 3 M 8 13 L 8 14.8 M 1.2 8 L 3 8 M 13 8 L 14.8 8 M 3.2 3.2 L 4.5 4.5"
        "M 11.5 11.5 L 12.8 12.8 M 12.8 3.2 L 11.5 4.5 M 3.2 12.8 L 4.5 11.5"
    ),
    "theme": Drawing("O 8 8 6.5", solid="M 8 1.5 C 16.7 1.5 16.7 14.5 8 14.5 Z"),
    "keyboard": Drawing(
        "R 1.5 3.5 13 9 1 M 4 6.5 L 4.5 6.5 M 6.7 6.5 L 7.2 6.5 M 9.3 6.5 L 9.8 6.5 M 12 6.5 L 12.3 6.5M 5 9.8 L 11 9.8"
    ),
    "help": Drawing("O 8 8 6.5 M 6 6 C 6.2 3.6 10.2 3.8 10 6.2 C 9.8 7.8 8 7.8 8 9.3", solid="O 8 11.6 0.9"),
    "command": Drawing("M 2.5 4.5 L 6 8 L 2.5 11.5 M 8 12.5 L 14 12.5"),
    "quit": Drawing("M 6.5 2.5 L 2.5 2.5 L 2.5 13.5 L 6.5 13.5 M 6 8 L 14 8 M 10.5 4.5 L 14 8 L 10.5 11.5"),
    # What the checks found
    "error": Drawing("O 8 8 6.5 M 5.5 5.5 L 10.5 10.5 M 10.5 5.5 L 5.5 10.5", tint="O 8 8 6.5"),
    "warning": Drawing(_WARNING + "M 8 6.2 L 8 9.4", solid="O 8 11.5 0.8", tint=_WARNING),
    "advice": Drawing(
        "M 5.5 10.5 C 1.5 7.5 3.8 1.5 8 1.5 C 12.2 1.5 14.5 7.5 10.5 10.5 L 10.5 11.5 L 5.5 11.5 ZM 6 14 L 10 14",
        tint="M 5.5 10.5 C 1.5 7.5 3.8 1.5 8 1.5 C 12.2 1.5 14.5 7.5 10.5 10.5 Z",
    ),
    "fine": Drawing("O 8 8 6.5 M 5 8.3 L 7.2 10.5 L 11 5.8"),
}
"""Every icon of the window by its name."""
