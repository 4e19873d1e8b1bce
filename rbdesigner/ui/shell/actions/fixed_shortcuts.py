"""Keys and mouse on the map and in a game, where no action of the menus is meant.

A row has the keys or the mouse, and what they do. In both, keys stand between backticks, with their English names, and
names of controls between asterisks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from rbdesigner.translatable import QT_TRANSLATE_NOOP

Row = tuple[str, str]

ON_THE_MAP: Sequence[Row] = (
    (
        QT_TRANSLATE_NOOP("Shortcuts", "arrow keys"),
        QT_TRANSLATE_NOOP("Shortcuts", "move the keyboard's pointer from tile to tile"),
    ),
    (QT_TRANSLATE_NOOP("Shortcuts", "click, or drag"), QT_TRANSLATE_NOOP("Shortcuts", "use the tool")),
    (
        "`Return`, `Space`",
        QT_TRANSLATE_NOOP("Shortcuts", "use the tool at the keyboard's pointer; begin a river there, and end it"),
    ),
    ("`Del`, `Backspace`", QT_TRANSLATE_NOOP("Shortcuts", "take away what lies there, or what is selected")),
    ("`Esc`", QT_TRANSLATE_NOOP("Shortcuts", "cancel what you have begun, otherwise select nothing")),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "`Alt` + arrow keys"),
        QT_TRANSLATE_NOOP("Shortcuts", "move the selection by one tile"),
    ),
    ("`+`, `-`, `Home`", QT_TRANSLATE_NOOP("Shortcuts", "zoom in, zoom out, show the whole map")),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "right click"),
        QT_TRANSLATE_NOOP("Shortcuts", "pick up the tile, or take the piece away; with *Select* a menu"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "drag a piece or home"),
        QT_TRANSLATE_NOOP("Shortcuts", "move it; out of a stack, one"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "drag, `Shift` when letting go"),
        QT_TRANSLATE_NOOP("Shortcuts", "move the whole stack"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "`Shift` + drag with *Draw rivers*"),
        QT_TRANSLATE_NOOP("Shortcuts", "take away the river under the way"),
    ),
    (QT_TRANSLATE_NOOP("Shortcuts", "`Alt` + wheel"), QT_TRANSLATE_NOOP("Shortcuts", "turn what is in hand")),
    (QT_TRANSLATE_NOOP("Shortcuts", "wheel, `Ctrl` + wheel"), QT_TRANSLATE_NOOP("Shortcuts", "zoom")),
    (QT_TRANSLATE_NOOP("Shortcuts", "`Shift` + wheel"), QT_TRANSLATE_NOOP("Shortcuts", "scroll sideways")),
    (QT_TRANSLATE_NOOP("Shortcuts", "middle button, `Space` + drag"), QT_TRANSLATE_NOOP("Shortcuts", "move the map")),
)
WHILE_LAYING: Sequence[Row] = (
    (
        QT_TRANSLATE_NOOP("Shortcuts", "click, `Return`, `Space`"),
        QT_TRANSLATE_NOOP("Shortcuts", "lay the tile in hand"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "arrow keys"),
        QT_TRANSLATE_NOOP("Shortcuts", "move the keyboard's pointer from tile to tile"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "`R`, `Shift+R`, `Alt` + wheel"),
        QT_TRANSLATE_NOOP("Shortcuts", "turn the tile in hand"),
    ),
    ("`Q`", QT_TRANSLATE_NOOP("Shortcuts", "turn it on to the next rotation that may be laid here")),
    (
        "`1`, `2`, `3`, `4`, `5`, `6`",
        QT_TRANSLATE_NOOP("Shortcuts", "take a tile of a terrain in hand; pressed again, its next shape"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "right click"),
        QT_TRANSLATE_NOOP("Shortcuts", "take a tile like the one under the pointer in hand"),
    ),
)
IN_A_BOOK: Sequence[Row] = (
    (
        QT_TRANSLATE_NOOP("Shortcuts", "double click, `Return`"),
        QT_TRANSLATE_NOOP("Shortcuts", "open the map in a tab of its own"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "drag rows"),
        QT_TRANSLATE_NOOP("Shortcuts", "move maps and chapters"),
    ),
    ("`Del`, `Backspace`", QT_TRANSLATE_NOOP("Shortcuts", "take out of the book what is selected")),
)
IN_A_GAME: Sequence[Row] = (
    ("`N`, `Shift+N`", QT_TRANSLATE_NOOP("Shortcuts", "choose the next transporter, the previous one")),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "arrow keys"),
        QT_TRANSLATE_NOOP("Shortcuts", "go through what can be done on the board"),
    ),
    (
        "`Return`",
        QT_TRANSLATE_NOOP("Shortcuts", "do it; when something is asked, give the answer that changes nothing"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "`Esc`, right click"),
        QT_TRANSLATE_NOOP("Shortcuts", "cancel what you have begun, otherwise choose nothing"),
    ),
    ("`Ctrl+Return`", QT_TRANSLATE_NOOP("Shortcuts", "end your part of the phase")),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "`Ctrl+Shift+Return`, `Shift` + click on the button"),
        QT_TRANSLATE_NOOP("Shortcuts", "end the rest of the turn"),
    ),
    ("`R`", QT_TRANSLATE_NOOP("Shortcuts", "in production: run all that needs no choice")),
    (
        "`Shift+R`",
        QT_TRANSLATE_NOOP("Shortcuts", "the same, and end the production if nothing is left to choose"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "drag of goods"),
        QT_TRANSLATE_NOOP("Shortcuts", "have them brought there: one, with `Shift` or `Ctrl` as many as fit"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "double click on a transporter"),
        QT_TRANSLATE_NOOP("Shortcuts", "let it do its last errand again"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "drag of a picture from *Actions*, or a click on it and on the board"),
        QT_TRANSLATE_NOOP("Shortcuts", "plan it, and have its goods brought there"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "click on a picture with a dashed rim"),
        QT_TRANSLATE_NOOP("Shortcuts", "cancel the plan"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "`W`, or `Ctrl` held"),
        QT_TRANSLATE_NOOP("Shortcuts", "build only walls"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "`Shift` + click on a wall, with that tool"),
        QT_TRANSLATE_NOOP("Shortcuts", "demolish it"),
    ),
)
ON_THE_LARGE_TILE: Sequence[Row] = (
    (
        QT_TRANSLATE_NOOP("Shortcuts", "click, `Return`"),
        QT_TRANSLATE_NOOP("Shortcuts", "choose a transporter, load a good, put one down, run a building"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "`Shift` or `Ctrl` + click"),
        QT_TRANSLATE_NOOP("Shortcuts", "the same with as many goods as possible"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "`Ctrl+Shift` + click, `Alt` + click on geese"),
        QT_TRANSLATE_NOOP("Shortcuts", "let one follow the chosen transporter"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "`Alt+Shift` + click on geese"),
        QT_TRANSLATE_NOOP("Shortcuts", "let all follow"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "right click, `Menu`"),
        QT_TRANSLATE_NOOP("Shortcuts", "a menu of all that can be done with a thing"),
    ),
    (
        "`Del`",
        QT_TRANSLATE_NOOP("Shortcuts", "put one good of this kind down from the chosen transporter"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "drag"),
        QT_TRANSLATE_NOOP("Shortcuts", "load, hand over, put down; take a transporter aboard, set it down"),
    ),
    (QT_TRANSLATE_NOOP("Shortcuts", "arrow keys"), QT_TRANSLATE_NOOP("Shortcuts", "go from thing to thing")),
    ("`Space`", QT_TRANSLATE_NOOP("Shortcuts", "take a thing up, drop it")),
)
TABLES: Sequence[tuple[str, Sequence[Row]]] = (
    (QT_TRANSLATE_NOOP("Shortcuts", "On the map"), ON_THE_MAP),
    (QT_TRANSLATE_NOOP("Shortcuts", "While a map is laid in turns"), WHILE_LAYING),
    (QT_TRANSLATE_NOOP("Shortcuts", "In a book"), IN_A_BOOK),
    (QT_TRANSLATE_NOOP("Shortcuts", "In a game"), IN_A_GAME),
    (QT_TRANSLATE_NOOP("Shortcuts", "On the large tile of a game"), ON_THE_LARGE_TILE),
)
"""All rows, each table under its title."""
_PAGES = ("map", "laying", "book", "game", "game")
"""The kind of page on which the keys of each table mean something."""
TITLE = QT_TRANSLATE_NOOP("Shortcuts", "Keyboard shortcuts")
OPENING = QT_TRANSLATE_NOOP(
    "Shortcuts",
    "The same list is in the program: `F1`. On a Mac, `Ctrl` is the command key. What has no shortcut is found by the"
    " command palette, `Ctrl+Shift+P`.",
)
KEYS, MEANING = QT_TRANSLATE_NOOP("Shortcuts", "keys or mouse"), QT_TRANSLATE_NOOP("Shortcuts", "what it does")
"""What the page of the documentation says besides the tables, and the heads of these."""


_ARROWS = ("Up", "Down", "Left", "Right")
_MODIFIERS = ("Alt", "Ctrl", "Shift", "Ctrl+Shift", "Alt+Shift")


def fixed_meaning(keys: str, page: str) -> str:
    """Give the meaning of keys that no action can have, empty if they have none.

    ``page`` is the kind of page on which they would be pressed, empty for any.
    """
    wanted = QKeySequence(keys)
    for of, (_, rows) in zip(_PAGES, TABLES, strict=True):
        for named, meaning in _pressed_alone(rows) if page in ("", of) else ():
            if QKeySequence(named) == wanted:
                return meaning
    return ""


def _pressed_alone(rows: Sequence[Row]) -> Iterator[tuple[str, str]]:
    """The keys of a table that need no mouse, each with what it does."""
    for keys, meaning in rows:
        held = re.match("(?:`([^`]+)` \\+ )?arrow keys", keys)
        arrows = ["+".join(filter(None, (held[1], arrow))) for arrow in _ARROWS] if held is not None else []
        for named in (*re.findall("`([^`]+)`", keys), *arrows):
            if named not in _MODIFIERS:
                yield named, plain_text(meaning)


def translated(text: str) -> str:
    """A text in the language of the window, its keys as Qt names them there."""
    return re.sub("`([^`]+)`", lambda found: f"`{key_name(found[1])}`", QCoreApplication.translate("Shortcuts", text))


def key_name(keys: str) -> str:
    """Keys such as ``Ctrl+Return`` in the language of the window."""
    names = keys.split("+") if len(keys) > 1 else [keys]
    return "+".join(QCoreApplication.translate("QShortcut", name) for name in names)


def plain_text(text: str) -> str:
    """A text of a row without the marks of keys and controls."""
    return re.sub("[`*]", "", translated(text))
