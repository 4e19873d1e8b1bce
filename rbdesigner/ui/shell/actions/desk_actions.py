"""The actions of work on maps beyond drawing them, as data."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from rbdesigner.ui.shell.actions.action_spec import ActionSpec, Needs

translate = QCoreApplication.translate

# A table: one action an entry.
# fmt: off


def compare_actions() -> Iterator[ActionSpec]:
    """Actions that compare a map with another version."""
    yield ActionSpec("compare.file", translate("Actions", "Compare with the saved &file"), (), "compare",
                     translate("Actions", "Show what has changed since the map was saved"), Needs.FILE,
                     also=translate("Actions", "differences, diff, versions"))
    yield ActionSpec("compare.backup", translate("Actions", "Compare with the &backup"), (), "compare",
                     translate("Actions", "Show what differs from the previous version, which is kept beside the "
                                          "file"),
                     Needs.BACKUP, also=translate("Actions", "differences, diff, versions"))
    yield ActionSpec("compare.other", translate("Actions", "Compare with &another file…"), (), "compare",
                     translate("Actions", "Show what differs from a map in a file of any format"), Needs.DOCUMENT,
                     also=translate("Actions", "differences, diff, versions"))
    yield ActionSpec("compare.switch", translate("Actions", "&Show the other version"), ("X",), need=Needs.COMPARED,
                     tip=translate("Actions", "Switch between this map and the version that it is compared with"))
    yield ActionSpec("compare.next", translate("Actions", "&Next difference"), ("F7",), "next",
                     need=Needs.COMPARED)
    yield ActionSpec("compare.previous", translate("Actions", "&Previous difference"), ("Shift+F7",), "back",
                     need=Needs.COMPARED)
    yield ActionSpec("compare.end", translate("Actions", "&End the comparison"), (), "close", need=Needs.COMPARED)


def figure_actions() -> Iterator[ActionSpec]:
    """Actions that tell how a game went."""
    yield ActionSpec("play.figures", translate("Actions", "Figures of the game…"), (), "statistics",
                     translate("Actions", "See points, goods and idle buildings by turn, and compare with other games"),
                     Needs.GAME, also=translate("Actions", "charts, statistics, milestones, income, compare games"))


def puzzle_actions() -> Iterator[ActionSpec]:
    """Actions on solutions and records of solo games."""
    yield ActionSpec("puzzle.save", translate("Actions", "&Save as a solution…"), (), "save-as",
                     translate("Actions", "Write the solo game as a small file that anybody with the map can verify"),
                     Needs.SOLO_OVER, also=translate("Actions", "puzzle, export, record"))
    yield ActionSpec("puzzle.verify", translate("Actions", "&Verify a solution…"), (), "fine",
                     translate("Actions", "Check a solution by the rules, and show its points or its first fault"),
                     also=translate("Actions", "puzzle, check, record"))
    yield ActionSpec("puzzle.records", translate("Actions", "&Records…"), (), "statistics",
                     translate("Actions", "Show a table of records, add solutions, merge it with others"),
                     also=translate("Actions", "puzzle, best solutions, leaderboard"))


def script_actions() -> Iterator[ActionSpec]:
    """Actions that run scripts of the user."""
    yield ActionSpec("script.run", translate("Actions", "&Run a script…"), (), "play",
                     translate("Actions", "Let a Python file work on the map; it may do whatever you may do on this "
                                          "computer, so run only what you trust"),
                     Needs.DOCUMENT, also=translate("Actions", "Python, macro, plug-in"))
    yield ActionSpec("script.again", translate("Actions", "Run the last script &again"), (), "redo", "",
                     Needs.DOCUMENT, also=translate("Actions", "Python, macro, repeat"))
    yield ActionSpec("script.folder", translate("Actions", "&Open the scripts folder"), (), "open",
                     translate("Actions", "Python files in this folder stand in the menu"))


def habit_actions() -> Iterator[ActionSpec]:
    """Actions that lock tiles and keep favourites."""
    yield ActionSpec("map.lock", translate("Actions", "L&ock what is selected"), ("K",), "lock",
                     translate("Actions", "No tool changes locked tiles; pressed again, they are unlocked"),
                     Needs.SELECTION, also=translate("Actions", "protect, freeze, pin, unlock"))
    yield ActionSpec("map.unlock_all", translate("Actions", "&Unlock all tiles"), ("Shift+K",), "",
                     translate("Actions", "Let tools change every tile again"), Needs.LOCKED)
    yield ActionSpec("tool.favourite", translate("Actions", "Keep the tile as a &favourite"), ("Shift+T",), "star",
                     translate("Actions", "Put the tile in hand first in the palette; press again to take it away"),
                     Needs.DOCUMENT, also=translate("Actions", "star, bookmark, palette"))


def book_actions() -> Iterator[ActionSpec]:
    """Actions on the contents of a book."""
    yield ActionSpec("book.add", translate("Actions", "&Add maps…"), ("Ins",), "added",
                     translate("Actions", "Add scenarios to the book, after the selection"), Needs.BOOK)
    yield ActionSpec("book.chapter", translate("Actions", "New &chapter"), (), "sheet",
                     translate("Actions", "Begin a chapter before the selection"), Needs.BOOK)
    yield ActionSpec("book.up", translate("Actions", "Move &up"), ("Alt+Up",), "up", need=Needs.BOOK_UP)
    yield ActionSpec("book.down", translate("Actions", "Move &down"), ("Alt+Down",), "down", need=Needs.BOOK_DOWN)
    yield ActionSpec("book.remove", translate("Actions", "&Take out of the book"), (), "removed",
                     translate("Actions", "The file of the scenario stays as it is"), Needs.BOOK_ITEM)


def generator_actions() -> Iterator[ActionSpec]:
    """Actions that generate parts of the map in front, or another one."""
    yield ActionSpec("edit.generate_selection", translate("Actions", "&Fill the selection"), (), "fill",
                     translate("Actions", "Fill the selected places with generated tiles that fit"),
                     Needs.SELECTION, also=translate("Actions", "generate, random tiles"))
    yield ActionSpec("edit.generate_rest", translate("Actions", "F&inish this map"), (), "tiles",
                     translate("Actions", "Keep everything that is drawn, and add generated rivers, tiles and homes"),
                     Needs.DOCUMENT, also=translate("Actions", "generate, complete, random tiles"))
    yield ActionSpec("edit.generate_another", translate("Actions", "&Another map like this"), (), "new",
                     translate("Actions", "Generate a map of the same shape, with the same amount of everything"),
                     Needs.DOCUMENT, also=translate("Actions", "generate, random map"))


# A table: one action an entry.
# fmt: off


def picture_actions() -> Iterator[ActionSpec]:
    """Actions on the picture under the map."""
    yield ActionSpec("tool.picture", translate("Actions", "&Move the picture, take its tiles"), ("Shift+P",), "picture",
                     translate("Actions", "Drag the picture under the map; click a tile that is proposed to lay it"),
                     Needs.DOCUMENT, "tool", also=translate("Actions", "trace, scan, photo, background"))
    yield ActionSpec("picture.choose", translate("Actions", "&Choose a picture…"), (), "open",
                     translate("Actions", "Put a scan or photo under the map, to trace it"), Needs.DOCUMENT,
                     also=translate("Actions", "trace, scan, photo, background"))
    yield ActionSpec("picture.show", translate("Actions", "&Show or hide the picture"), (), "", "", Needs.PICTURE)
    yield ActionSpec("picture.fit", translate("Actions", "&Fit the picture to the grid"), (), "fit",
                     translate("Actions", "Click the middles of two or three tiles of the picture, far apart"),
                     Needs.PICTURE)
    yield ActionSpec("picture.propose", translate("Actions", "&Read tiles from the picture"), (), "search",
                     translate("Actions", "Propose the terrain of each tile by its colour"), Needs.PICTURE)
    yield ActionSpec("picture.take_sure", translate("Actions", "&Take the certain tiles"), need=Needs.PROPOSALS)
    yield ActionSpec("picture.take_all", translate("Actions", "Take &all proposed tiles"), need=Needs.PROPOSALS)
    yield ActionSpec("picture.drop", translate("Actions", "&Discard the proposed tiles"), need=Needs.PROPOSALS)
    yield ActionSpec("picture.remove", translate("Actions", "R&emove the picture"), (), "delete", need=Needs.PICTURE)
