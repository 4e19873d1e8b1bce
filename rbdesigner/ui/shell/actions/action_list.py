"""The list of all actions of the window, as data.

:mod:`rbdesigner.ui.shell.actions.action_registry` makes the actions of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QCoreApplication

from rbdesigner.hexes import Orientation
from rbdesigner.messages.symmetry_names import long_name
from rbdesigner.symmetry import Symmetry
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.ui.shell.actions.action_spec import ON_OFF, ActionSpec, Needs
from rbdesigner.ui.shell.actions.desk_actions import (
    book_actions,
    compare_actions,
    figure_actions,
    generator_actions,
    habit_actions,
    picture_actions,
    puzzle_actions,
    script_actions,
)
from rbdesigner.ui.shell.actions.game_actions import game_dialog_actions, machine_actions, play_actions, speed_actions

translate = QCoreApplication.translate

_TERRAINS: Mapping[str, str] = {
    "pasture": QT_TRANSLATE_NOOP("Actions", "&Pasture"),
    "woods": QT_TRANSLATE_NOOP("Actions", "&Woods"),
    "rock": QT_TRANSLATE_NOOP("Actions", "&Rock"),
    "mountain": QT_TRANSLATE_NOOP("Actions", "&Mountain"),
    "desert": QT_TRANSLATE_NOOP("Actions", "&Desert"),
    "sea": QT_TRANSLATE_NOOP("Actions", "&Sea"),
}
"""The names of the terrains, by these in their order; without ``tiles``, as the window comes up without dataclasses."""
_DIGITS = 10
"""The number of panels that have a key; the user may give one to any other."""


def group_titles() -> dict[str, str]:
    """The words for the groups of actions, in the order of the menus."""
    return {
        "file": translate("Actions", "File"),
        "edit": translate("Actions", "Edit"),
        "stamp": translate("Actions", "Stamps"),
        "keep": translate("Actions", "Keep as a stamp"),
        "tool": translate("Actions", "Tools"),
        "brush": translate("Actions", "Brush"),
        "terrain": translate("Actions", "Terrain"),
        "symmetry": translate("Actions", "Symmetry"),
        "map": translate("Actions", "Map"),
        "compare": translate("Actions", "Compare"),
        "book": translate("Actions", "Book"),
        "picture": translate("Actions", "Picture under the map"),
        "play": translate("Actions", "Play"),
        "puzzle": translate("Actions", "Puzzles"),
        "speed": translate("Actions", "Speed of the machines"),
        "script": translate("Actions", "Scripts"),
        "view": translate("Actions", "View"),
        "theme": translate("Actions", "Theme"),
        "panel": translate("Actions", "Panels"),
        "help": translate("Actions", "Help"),
    }


def action_list() -> list[ActionSpec]:
    """List all actions in the language of the window, once the translations are loaded."""
    lists = (
        _file,
        _export,
        compare_actions,
        book_actions,
        _edit,
        generator_actions,
        _stamp,
        _tool,
        _turning,
        _shapes,
        _brush,
        _terrain,
        _symmetry,
        _map,
        habit_actions,
        picture_actions,
        play_actions,
        machine_actions,
        game_dialog_actions,
        figure_actions,
        puzzle_actions,
        speed_actions,
        script_actions,
        _view,
        _theme,
        _panel,
        _help,
    )
    return [spec for part in lists for spec in part()]


# From here on a table: one action an entry.
# fmt: off


def _file() -> Iterator[ActionSpec]:
    yield ActionSpec("file.new", translate("Actions", "&New map…"), ("Ctrl+N",), "new",
                     also=translate("Actions", "box of tiles, hexagons, players"))
    yield ActionSpec("file.new_from_clipboard", translate("Actions", "New from the clip&board"), ("Ctrl+Shift+V",),
                     "paste", translate("Actions", "Make a map of the text that was copied, with all that is in it"))
    yield ActionSpec("file.generate", translate("Actions", "New &generated map…"), ("Ctrl+Alt+N",), "new",
                     translate("Actions", "Choose from a gallery of fair maps that are made for you"),
                     also=translate("Actions", "random map, generator, gallery, fair"))
    yield ActionSpec("file.lay", translate("Actions", "Lay a map in &turns…"), ("Ctrl+Shift+N",), "tiles",
                     translate("Actions", "Make a map as players do at the table, in turns of two tiles each"),
                     also=translate("Actions", "tile-laying game, machines, players, world"))
    yield ActionSpec("file.new_book", translate("Actions", "New boo&k"), (), "book",
                     translate("Actions", "Arrange maps in order, with chapters and a cover, and print them all"),
                     also=translate("Actions", "folder of scenarios, collection, chapters"))
    yield ActionSpec("file.open", translate("Actions", "&Open…"), ("Ctrl+O",), "open",
                     translate("Actions", "Open a scenario, a saved game, or a map made in another program"))
    yield ActionSpec("file.open_folder", translate("Actions", "Open a &folder as a book…"), (), "open",
                     translate("Actions", "All scenarios in a folder, in the order of its book.json or by name"))
    yield ActionSpec("file.clear_recent", translate("Actions", "&Clear the recent files"))
    yield ActionSpec("file.save", translate("Actions", "&Save"), ("Ctrl+S",), "save", need=Needs.PAGE)
    yield ActionSpec("file.save_as", translate("Actions", "Save &as…"), ("Ctrl+Shift+S",), "save-as",
                     need=Needs.PAGE)
    yield ActionSpec("file.save_copy", translate("Actions", "Save a co&py…"), need=Needs.DOCUMENT,
                     tip=translate("Actions", "Write a copy of the map to another file, and go on with this one"))
    yield ActionSpec("file.save_without_future", translate("Actions", "Save witho&ut the future…"), need=Needs.GAME,
                     tip=translate("Actions", "Write a copy for others, in which chance brings something else from "
                                              "here on: a saved game contains what chance will bring"),
                     also=translate("Actions", "share a running game, seed, secret, mines"))
    yield ActionSpec("file.save_all", translate("Actions", "Save a&ll"), ("Ctrl+Alt+S",), "save-all",
                     need=Needs.ANY_MODIFIED)
    yield ActionSpec("file.revert", translate("Actions", "Re&vert to the file"), (), "revert",
                     translate("Actions", "Read the file again; Undo brings your changes back"),
                     Needs.FILE)
    yield ActionSpec("file.close", translate("Actions", "&Close"), ("Ctrl+W",), "close", need=Needs.TAB)
    yield ActionSpec("file.close_all", translate("Actions", "Close all"), ("Ctrl+Shift+W",), need=Needs.TAB)
    yield ActionSpec("file.reopen_closed", translate("Actions", "Reopen close&d tab"), ("Ctrl+Shift+T",),
                     tip=translate("Actions", "Open the file of the last closed tab again"), need=Needs.CLOSED_TAB,
                     also=translate("Actions", "undo closing, restore"))
    yield ActionSpec("file.quit", translate("Actions", "&Quit"), ("Ctrl+Q",), "quit")


def _export() -> Iterator[ActionSpec]:
    yield ActionSpec("file.export_picture", translate("Actions", "Export a &picture…"), ("Ctrl+E",), "picture",
                     translate("Actions", "The map, or the board of the game as it is shown, as a PNG or SVG picture"),
                     Needs.PAGE, also=translate("Actions", "image, transparent, coordinates, size in pixels"))
    yield ActionSpec("file.export_sheet", translate("Actions", "Export a P&DF…"), ("Ctrl+Shift+E",), "sheet",
                     translate("Actions", "The scenario on one page, or the tiles in their true size on several"),
                     Needs.PAGE, also=translate("Actions", "export the sheet, pages to print, cut marks, A4, Letter"))
    yield ActionSpec("file.export_other", translate("Actions", "Export for &another program…"), (), "export",
                     translate("Actions", "The map in a format that another program reads"), Needs.DOCUMENT,
                     also=translate("Actions", "Tabletop Simulator, text map, online play site"))
    yield ActionSpec("file.export_replay", translate("Actions", "Export a &replay…"), (), "export",
                     translate("Actions", "The game as a page that plays it in any browser"), Needs.GAME,
                     also=translate("Actions", "HTML, film, animation, web"))
    yield ActionSpec("file.export_log", translate("Actions", "Export the &log…"), (), "export",
                     translate("Actions", "Everything that was done and drawn in the game, as text"), Needs.GAME)
    yield ActionSpec("file.export_again", translate("Actions", "Repeat the last &export"), ("Ctrl+Alt+E",),
                     need=Needs.EXPORTED)
    yield ActionSpec("file.print", translate("Actions", "Pr&int…"), ("Ctrl+P",), "print",
                     translate("Actions", "See the sheet as it will be printed, and print it"), Needs.PAGE,
                     also=translate("Actions", "paper, true size, pages, cut marks"))


def _edit() -> Iterator[ActionSpec]:
    yield ActionSpec("edit.undo", translate("Actions", "&Undo"), ("Ctrl+Z",), "undo", need=Needs.UNDO)
    yield ActionSpec("edit.redo", translate("Actions", "&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), "redo", need=Needs.REDO)
    yield ActionSpec("edit.cut", translate("Actions", "Cu&t"), ("Ctrl+X",), "cut", need=Needs.SELECTION)
    yield ActionSpec("edit.copy", translate("Actions", "&Copy"), ("Ctrl+C",), "copy", need=Needs.SELECTION)
    yield ActionSpec("edit.paste", translate("Actions", "&Paste"), ("Ctrl+V",), "paste", need=Needs.DOCUMENT)
    yield ActionSpec("edit.delete", translate("Actions", "&Delete"), ("Del",), "delete", need=Needs.SELECTION)
    yield ActionSpec("edit.select_all", translate("Actions", "Select &all"), ("Ctrl+A",), need=Needs.DOCUMENT)
    yield ActionSpec("edit.select_none", translate("Actions", "Select &nothing"), ("Ctrl+Shift+A",),
                     need=Needs.SELECTION)
    yield ActionSpec("edit.select_invert", translate("Actions", "In&vert the selection"), ("Ctrl+I",),
                     tip=translate("Actions", "Select exactly the tiles that are not selected now"),
                     need=Needs.DOCUMENT)
    yield ActionSpec("edit.select_kind", translate("Actions", "Select all of this &kind"), ("Ctrl+K",),
                     tip=translate("Actions", "Select all tiles like the selected ones, or like the one at the "
                                              "pointer"),
                     need=Needs.DOCUMENT, also=translate("Actions", "similar, alike, same tile"))
    yield ActionSpec("edit.select_terrain", translate("Actions", "Select all of this te&rrain"), ("Ctrl+Shift+K",),
                     tip=translate("Actions", "Select all tiles of the same terrain, whatever their rivers"),
                     need=Needs.DOCUMENT, also=translate("Actions", "similar, alike, all woods, all sea"))
    yield ActionSpec("edit.copy_text", translate("Actions", "Copy the map as te&xt"), ("Ctrl+Shift+C",),
                     need=Needs.DOCUMENT,
                     tip=translate("Actions", "Put the whole scenario on the clipboard, for a message or a forum"))
    yield ActionSpec("edit.copy_picture", translate("Actions", "Copy the map as a p&icture"), ("Ctrl+Alt+C",),
                     "picture", need=Needs.PAGE)
    yield ActionSpec("edit.copy_site", translate("Actions", "Copy for the pla&y site…"), need=Needs.DOCUMENT,
                     tip=translate("Actions", "Copy map, name and description, and see what keeps the map out"),
                     also=translate("Actions", "online, publish, verify, upload, submit"))
    yield ActionSpec("edit.share", translate("Actions", "S&hare the map…"), need=Needs.DOCUMENT,
                     tip=translate("Actions", "A short code of the whole scenario, for a message, and its QR code"),
                     also=translate("Actions", "map code, QR code, send, exchange"))
    yield ActionSpec("edit.preferences", translate("Actions", "Pr&eferences…"), ("Ctrl+,",), "settings",
                     also=translate("Actions", "settings, options, colours, wheel, motion, language, copies"))


def _stamp() -> Iterator[ActionSpec]:
    take = translate("Actions", "Take the tiles of this stamp in hand")
    keep = translate("Actions", "Keep the selected tiles with everything on them, to lay them again on any map")
    also = translate("Actions", "template, pattern, favourite")
    for slot in range(1, 10):
        text = translate("Actions", "Stamp &{slot}").format(slot=slot)
        yield ActionSpec(f"stamp.{slot}", text, (f"Ctrl+{slot}",), tip=take, need=Needs.DOCUMENT, also=also)
    for slot in range(1, 10):
        text = translate("Actions", "Keep as stamp &{slot}").format(slot=slot)
        yield ActionSpec(f"keep.{slot}", text, (f"Ctrl+Shift+{slot}",), tip=keep, need=Needs.SELECTION, also=also)


def _tool() -> Iterator[ActionSpec]:
    yield ActionSpec("tool.select", translate("Actions", "&Select"), ("V",), "select",
                     translate("Actions", "Select and move what lies on the map"), Needs.DOCUMENT, "tool")
    yield ActionSpec("tool.lasso", translate("Actions", "Select with a &lasso"), ("L",), "lasso",
                     translate("Actions", "Draw a line around what is to be selected"), Needs.DOCUMENT, "tool",
                     also=translate("Actions", "polygon, freehand, outline"))
    yield ActionSpec("tool.tile", translate("Actions", "Lay &tiles"), ("T", "B"), "tile",
                     translate("Actions", "Click to lay a tile, drag to paint with it"), Needs.DOCUMENT, "tool")
    yield ActionSpec("tool.erase", translate("Actions", "&Erase"), ("E",), "erase",
                     translate("Actions", "Take away what lies under the pointer"), Needs.DOCUMENT, "tool")
    yield ActionSpec("tool.fill", translate("Actions", "&Fill"), ("F",), "fill",
                     translate("Actions", "Lay the tile on a whole patch of the same kind"), Needs.DOCUMENT, "tool")
    yield ActionSpec("tool.river", translate("Actions", "&Draw rivers"), ("I",), "river",
                     translate("Actions", "Drag a river over the tiles; Shift takes one away"),
                     Needs.DOCUMENT, "tool", also=translate("Actions", "stream, source, spring, mouth, junction"))
    yield ActionSpec("tool.home", translate("Actions", "&Homes"), ("H",), "home",
                     translate("Actions", "Mark where a player starts"), Needs.DOCUMENT, "tool")
    yield ActionSpec("tool.piece", translate("Actions", "&Pieces"), ("P",), "piece",
                     translate("Actions", "Put buildings, goods and transporters on the map"), Needs.DOCUMENT, "tool")
    yield ActionSpec("tool.road", translate("Actions", "&Roads"), ("D",), "road",
                     translate("Actions", "Build roads between neighbouring tiles"), Needs.DOCUMENT, "tool")
    yield ActionSpec("tool.bridge", translate("Actions", "&Bridges"), ("G",), "bridge",
                     translate("Actions", "Build bridges over rivers"), Needs.DOCUMENT, "tool")
    yield ActionSpec("tool.wall", translate("Actions", "&Walls"), ("W",), "wall",
                     translate("Actions", "Build walls between tiles"), Needs.DOCUMENT, "tool")
    yield ActionSpec("tool.text", translate("Actions", "Labels and notes"), ("N",), "text",
                     translate("Actions", "Write labels, notes and the names of districts on the map"),
                     Needs.DOCUMENT, "tool", also=translate("Actions", "text, region, name, remark, caption"))
    yield ActionSpec("tool.measure", translate("Actions", "&Measure distances"), ("U",), "measure",
                     translate("Actions", "Measure a distance in tiles and in turns of a donkey"),
                     Needs.DOCUMENT, "tool", also=translate("Actions", "ruler, steps, how far"))


def _turning() -> Iterator[ActionSpec]:
    yield ActionSpec("tool.turn_right", translate("Actions", "Turn r&ight"), ("R",), "turn-right",
                     translate("Actions", "Turn the tile to lay, or what is selected, clockwise"), Needs.DOCUMENT)
    yield ActionSpec("tool.turn_left", translate("Actions", "Turn &left"), ("Shift+R",), "turn-left",
                     translate("Actions", "Turn the tile to lay, or what is selected, anticlockwise"), Needs.DOCUMENT)
    yield ActionSpec("tool.fit_rivers", translate("Actions", "Turn to fit the ri&vers"), ("Q",),
                     tip=translate("Actions", "Turn the tile to lay until its rivers meet those around the pointer"),
                     need=Needs.DOCUMENT)
    yield ActionSpec("tool.mirror", translate("Actions", "&Mirror"), ("M",), "mirror",
                     translate("Actions", "Mirror what is selected or about to be pasted"), Needs.SELECTION,
                     also=translate("Actions", "flip, reflect"))
    yield ActionSpec("tool.strict", translate("Actions", "Stri&ct"), ("S",), "strict",
                     translate("Actions", "Refuse changes that break a rule of laying tiles, instead of only "
                                          "listing them"),
                     Needs.DOCUMENT, choice=ON_OFF)


def _shapes() -> Iterator[ActionSpec]:
    yield ActionSpec("tool.more_shapes", translate("Actions", "More s&hapes"),
                     tip=translate("Actions", "Show all river shapes that have a name in the palette"),
                     need=Needs.DOCUMENT, choice=ON_OFF, also=translate("Actions", "rare, unprinted, palette"))
    yield ActionSpec("tool.compose", translate("Actions", "&Compose a tile…"),
                     tip=translate("Actions", "Compose the rivers of a tile edge by edge"), need=Needs.DOCUMENT,
                     also=translate("Actions", "own shape, new tile, rivers"))


def _brush() -> Iterator[ActionSpec]:
    yield ActionSpec("brush.free", translate("Actions", "&Freehand"), ("Shift+F",), "brush-free",
                     translate("Actions", "Lay and erase tiles wherever the pointer is dragged"), Needs.DOCUMENT,
                     "brush")
    yield ActionSpec("brush.line", translate("Actions", "Straight &line"), ("Shift+L",), "brush-line",
                     translate("Actions", "Lay and erase tiles in a straight line, from press to release"),
                     Needs.DOCUMENT, "brush")
    yield ActionSpec("brush.rectangle", translate("Actions", "&Rectangle"), ("Shift+B",), "brush-rectangle",
                     translate("Actions", "Lay and erase a rectangle of tiles, from corner to corner"),
                     Needs.DOCUMENT, "brush")
    yield ActionSpec("brush.ring", translate("Actions", "R&ing"), ("Shift+O",), "brush-ring",
                     translate("Actions", "Lay and erase tiles in a ring, from the middle to the rim"),
                     Needs.DOCUMENT, "brush")
    yield ActionSpec("tool.brush_larger", translate("Actions", "Larger br&ush"), ("]",), "brush-larger",
                     need=Needs.DOCUMENT)
    yield ActionSpec("tool.brush_smaller", translate("Actions", "Sm&aller brush"), ("[",), "brush-smaller",
                     need=Needs.DOCUMENT)
    yield ActionSpec("tool.mixture", translate("Actions", "Mi&x terrains"), ("Shift+X",), "mixture",
                     translate("Actions", "Lay terrains at random, as often as you weigh each; turning draws again"),
                     Needs.DOCUMENT, choice=ON_OFF, also=translate("Actions", "random brush, weighted, chance, dice"))
    yield ActionSpec("tool.keep_rivers", translate("Actions", "&Keep rivers"), ("Shift+I",), "keep-rivers",
                     translate("Actions", "Rivers flow on through plain land that is laid over them"),
                     Needs.DOCUMENT, choice=ON_OFF, also=translate("Actions", "terrain under a river, preserve"))


def _terrain() -> Iterator[ActionSpec]:
    tip = translate("Actions", "Lay this terrain next, without rivers; pressed again, with the next river shape")
    for number, (terrain, text) in enumerate(_TERRAINS.items(), 1):
        name = translate("Actions", text)
        yield ActionSpec(f"terrain.{terrain}", name, (str(number),), tip=tip, need=Needs.DOCUMENT)


def _symmetry() -> Iterator[ActionSpec]:
    for symmetry in Symmetry:
        name = long_name(symmetry, Orientation.FLAT)
        yield ActionSpec(f"symmetry.{symmetry.value}", name, need=Needs.DOCUMENT, choice="symmetry")
    yield ActionSpec("symmetry.centre", translate("Actions", "Centre at the p&ointer"), ("Y",), need=Needs.DOCUMENT,
                     tip=translate("Actions", "Put the centre of the symmetry where the pointer is"))
    yield ActionSpec("symmetry.complete", translate("Actions", "M&ake symmetrical"), ("Shift+Y",), need=Needs.SYMMETRY,
                     tip=translate("Actions", "Copy the selection to its images, or fill in the missing images of "
                                              "the whole map; where images differ, choose which part is copied"))


def _map() -> Iterator[ActionSpec]:
    yield ActionSpec("map.next_problem", translate("Actions", "Ne&xt problem"), ("F8",), "warning",
                     translate("Actions", "Show the place of the next problem"), Needs.PROBLEMS)
    yield ActionSpec("map.previous_problem", translate("Actions", "Previ&ous problem"), ("Shift+F8",),
                     need=Needs.PROBLEMS)
    yield ActionSpec("map.go_to", translate("Actions", "&Go to a place…"), ("Ctrl+G",), "search", need=Needs.PAGE,
                     tip=translate("Actions", "Find a place by its coordinates or by what stands there"))


def _view() -> Iterator[ActionSpec]:
    yield ActionSpec("view.zoom_in", translate("Actions", "Zoom &in"), ("Ctrl++", "Ctrl+="), "zoom-in",
                     need=Needs.PAGE)
    yield ActionSpec("view.zoom_out", translate("Actions", "Zoom &out"), ("Ctrl+-",), "zoom-out", need=Needs.PAGE)
    yield ActionSpec("view.zoom_100", translate("Actions", "Zoom to &100\u00a0%"), ("Ctrl+0",), need=Needs.PAGE)
    yield ActionSpec("view.fit", translate("Actions", "&Fit the map"), ("Z",), "fit",
                     translate("Actions", "Show the whole map"), Needs.PAGE)
    yield ActionSpec("view.full_screen", translate("Actions", "F&ull screen"), ("F11",), choice=ON_OFF)
    yield ActionSpec("view.panels", translate("Actions", "Hi&de the panels"), ("F12",), need=Needs.PAGE, choice=ON_OFF,
                     tip=translate("Actions", "Give all the room to the map or the board; press again to bring the "
                                              "panels back"))
    yield ActionSpec("view.next_panel", translate("Actions", "Ne&xt panel"), ("F6",), need=Needs.PAGE,
                     tip=translate("Actions", "Move the keyboard on to the next panel, the map or the board"))
    yield ActionSpec("view.previous_panel", translate("Actions", "Pre&vious panel"), ("Shift+F6",), need=Needs.PAGE)
    yield ActionSpec("view.next_tab", translate("Actions", "N&ext tab"), ("Ctrl+Tab", "Ctrl+PgDown"),
                     need=Needs.SEVERAL_PAGES)
    yield ActionSpec("view.previous_tab", translate("Actions", "Previous ta&b"), ("Ctrl+Shift+Tab", "Ctrl+PgUp"),
                     need=Needs.SEVERAL_PAGES)
    yield ActionSpec("view.reset_layout", translate("Actions", "&Reset the layout"), need=Needs.DOCUMENT,
                     tip=translate("Actions", "Put all panels and toolbars back in their original places"))
    yield ActionSpec("view.welcome", translate("Actions", "&Welcome page"), (), "welcome")


def _theme() -> Iterator[ActionSpec]:
    yield ActionSpec("theme.system", translate("Actions", "Follow the &system"), (), "theme", choice="theme")
    yield ActionSpec("theme.light", translate("Actions", "&Light"), choice="theme")
    yield ActionSpec("theme.dark", translate("Actions", "&Dark"), choice="theme")


def _panel() -> Iterator[ActionSpec]:
    names = {
        "tiles": (translate("Actions", "&Tiles"), "tiles"),
        "pieces": (translate("Actions", "&Pieces"), "piece"),
        "properties": (translate("Actions", "P&roperties"), "properties"),
        "place": (translate("Actions", "Se&lected tile"), "select"),
        "statistics": (translate("Actions", "&Statistics"), "statistics"),
        "history": (translate("Actions", "&History"), "history"),
        "minimap": (translate("Actions", "&Minimap"), "map"),
        "problems": (translate("Actions", "Pr&oblems"), "warning"),
        "analysis": (translate("Actions", "&Analysis"), "search"),
        "picture": (translate("Actions", "Pict&ure"), "picture"),
        "texts": (translate("Actions", "Te&xts"), "text"),
        "console": (translate("Actions", "&Console"), "command"),
        "layers": (translate("Actions", "La&yers"), "layers"),
    }
    for number, (key, (name, icon)) in enumerate(names.items(), 1):
        keys = (f"Alt+{number % 10}",) if number <= _DIGITS else ()
        yield ActionSpec(f"panel.{key}", name, keys, icon, need=Needs.DOCUMENT, choice=ON_OFF)


def _help() -> Iterator[ActionSpec]:
    yield ActionSpec("help.guide", translate("Actions", "User &guide"), (), "help",
                     translate("Actions", "Read how to draw a map, from the first tile to the printed sheet"),
                     also=translate("Actions", "manual, documentation"))
    yield ActionSpec("help.playing", translate("Actions", "How to &play a map"), (), "play",
                     translate("Actions", "Read how games are played on the maps, alone or with others"))
    yield ActionSpec("help.checks", translate("Actions", "What the c&hecks look for"), (), "fine",
                     translate("Actions", "Read which rules of the game the checks know"))
    yield ActionSpec("help.commands", translate("Actions", "&Command palette…"), ("Ctrl+Shift+P",), "command",
                     translate("Actions", "Find any command, tile, place or map by a few letters"))
    yield ActionSpec("help.shortcuts", translate("Actions", "&Keyboard shortcuts…"), ("F1", "?"), "keyboard")
    yield ActionSpec("help.about", translate("Actions", "&About rbdesigner…"), (), "help")
