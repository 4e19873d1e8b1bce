"""Draw a map, or a moment of a game, as a picture (PNG, SVG) or for print (PDF)."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from rbdesigner.cli import argument_values, maps
from rbdesigner.cli.argument_values import finite, whole
from rbdesigner.cli.console import CommandError, UnusableFiles, fault_text, working
from rbdesigner.cli.json_output import add_json, json_error, print_json
from rbdesigner.cli.piped_files import is_output, with_kind_suffix
from rbdesigner.cli.printed_language import add_language, printing_in
from rbdesigner.cli.progress_line import TimeLeft
from rbdesigner.cli.qt import loading_qt
from rbdesigner.cli.streams import told_name
from rbdesigner.messages.translation import translate
from rbdesigner.scenario.books import book_format
from rbdesigner.scenario.books.book_model import SHEET_PAPERS, STYLES
from rbdesigner.scenario.drawn_formats import DRAWN_FORMATS
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.named_format import GAME

if TYPE_CHECKING:
    from rbdesigner.art.export.sheet_settings import SheetSettings

HTML = (".html", ".htm")
JSON_VERSION = 1
"""Counts up when a change of ``schemas/output`` breaks readers."""
ORIENTATIONS = ("portrait", "landscape")
LEAST_MILLIMETRES, MOST_MILLIMETRES = 10, 150

_BOARD = frozenset({"coordinates", "black_and_white", "style", "no_labels", "private"})
_MARGIN = ("cartouche", "compass", "scale")
_PICTURE = frozenset({"width", "tile", "transparent", *_MARGIN})
_TILES = frozenset({"paper", "orientation", "tiles", "tile_width", "backs", "beyond_box"})
"""The options of single tiles, which are pages in a PDF and layers for cutters in an SVG."""
_PAGES = _TILES | {"true_scale", "score_sheet", "legend", "player_aid", "map_code"}
_FOR = {".svg": _PICTURE | _TILES}
KINDS = {form.suffix: _BOARD | _FOR.get(form.suffix, _PAGES if form.has_pages else _PICTURE) for form in DRAWN_FORMATS}
"""The kinds of OUT by their endings, and the options that mean something for each."""
EXAMPLES = (
    "delta.rbmap delta.png --width 1600",
    "delta.rbmap delta.pdf --legend",
    "delta.rbmap stickers.svg --tiles --beyond-box",
    "evening.rbgame turn-7.png --moment 7:movement",
)
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument(
        "source",
        metavar="FILE",
        type=argument_values.source,
        help=translate("cli", "a scenario, a map of another program, a saved game or a book"),
    )
    parser.add_argument(
        "target",
        metavar="OUT",
        type=argument_values.target,
        help=translate(
            "cli", "the picture; its ending says which kind: {kinds}; of a book the folder for its pictures"
        ).format(kinds=", ".join(KINDS)),
    )
    parser.add_argument(
        "--map", metavar="NAME", help=translate("cli", "which map of FILE, by name or number, if it holds several")
    )
    kinds = [kind[1:] for kind in KINDS]
    parser.add_argument(
        "--kind",
        choices=kinds,
        help=translate(
            "cli", "what is drawn of each map of a book, png if not said, or on standard output where OUT is -"
        ),
    )
    parser.add_argument(
        "--moment",
        metavar="MOMENT",
        help=translate(
            "cli",
            "of a saved game: after so many entries of its log (120), or when a phase of a "
            "turn begins ({example}); the end if not said",
        ).format(example="7:movement"),
    )
    _add_looks(parser)
    add_language(parser, translate("cli", "the language of the printed texts (en)"))
    _add_picture_options(parser.add_argument_group(translate("cli", "for PNG and SVG")))
    _add_sheet_options(parser.add_argument_group(translate("cli", "for PDF")))
    add_json(parser)


def _add_looks(parser: argparse.ArgumentParser) -> None:
    """The options of how every map is drawn."""
    parser.add_argument(
        "--coordinates", action="store_true", help=translate("cli", "write its coordinates on every tile")
    )
    parser.add_argument(
        "--black-and-white",
        action="store_true",
        help=translate("cli", "no colours: terrains by patterns and letters, all else in greys"),
    )
    parser.add_argument(
        "--style",
        choices=STYLES,
        help=translate("cli", "how the board looks: painted, flat colours, or ink and wash (painted)"),
    )
    parser.add_argument(
        "--no-labels", action="store_true", help=translate("cli", "without the labels, notes and districts of the map")
    )
    parser.add_argument(
        "--private",
        action="store_true",
        help=translate("cli", "with the private ones too, in the picture and as data"),
    )


def _add_picture_options(picture: argparse._ArgumentGroup) -> None:
    """The options of pictures for the screen."""
    size = picture.add_mutually_exclusive_group()
    size.add_argument("--width", type=pixels, metavar="PIXELS", help=translate("cli", "width of the picture"))
    size.add_argument("--tile", type=pixels, metavar="PIXELS", help=translate("cli", "width of a tile in the picture"))
    picture.add_argument("--transparent", action="store_true", help=translate("cli", "no paper behind the map"))
    picture.add_argument(
        "--cartouche", action="store_true", help=translate("cli", "below the map its title, and who designed it")
    )
    picture.add_argument("--compass", action="store_true", help=translate("cli", "a compass rose below the map"))
    picture.add_argument("--scale", action="store_true", help=translate("cli", "a scale of tiles below the map"))


def _add_sheet_options(sheet: argparse._ArgumentGroup) -> None:
    """The options of sheets for print."""
    sheet.add_argument("--paper", choices=SHEET_PAPERS, help=translate("cli", "the paper, a4 if not said"))
    sheet.add_argument(
        "--orientation", choices=ORIENTATIONS, help=translate("cli", "how the paper lies, by itself if not said")
    )
    sheet.add_argument(
        "--legend", action="store_true", help=translate("cli", "explain the terrains, and the pieces on this map")
    )
    sheet.add_argument(
        "--player-aid", action="store_true", help=translate("cli", "two pages more, with the rules in short")
    )
    sheet.add_argument(
        "--map-code", action="store_true", help=translate("cli", "the map as a QR code, to be opened from a photo")
    )
    content = sheet.add_mutually_exclusive_group()
    content.add_argument(
        "--true-scale",
        action="store_true",
        help=translate("cli", "the map with tiles of their real size, on many pages"),
    )
    content.add_argument(
        "--tiles",
        action="store_true",
        help=translate("cli", "each tile by itself in its real size, to be cut out; as SVG in layers for cutters"),
    )
    content.add_argument(
        "--score-sheet", action="store_true", help=translate("cli", "a blank score sheet for the players of the map")
    )
    sheet.add_argument(
        "--tile-width", type=millimetres, metavar="MM", help=translate("cli", "that real size, from side to side")
    )
    sheet.add_argument(
        "--beyond-box",
        action="store_true",
        help=translate("cli", "of the tiles those alone that the box lacks, as for a sheet of stickers"),
    )
    sheet.add_argument(
        "--backs", action="store_true", help=translate("cli", "behind each page of tiles one with their backs")
    )


def pixels(text: str) -> int:
    """A positive whole number of pixels, for argparse."""
    number = whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(
            translate("cli", "a picture has at least one pixel, not {number}").format(number=number)
        )
    return number


def millimetres(text: str) -> float:
    """A width that a tile on a table can have, for argparse."""
    number = finite(text)
    if not LEAST_MILLIMETRES <= number <= MOST_MILLIMETRES:
        told = translate("cli", "a tile is {least} to {most} mm wide, not {number:g}")
        raise argparse.ArgumentTypeError(told.format(least=LEAST_MILLIMETRES, most=MOST_MILLIMETRES, number=number))
    return number


def run(arguments: argparse.Namespace) -> int:
    """Draw FILE as OUT."""
    if arguments.map is None and book_format.is_book(arguments.source):
        return run_for_book(arguments)
    arguments.target = with_kind_suffix(arguments.target, arguments.kind, KINDS)
    options = options_for(arguments)
    if GAME.holds(arguments.source):
        return run_for_game(arguments, options)
    if arguments.moment is not None:
        raise CommandError(
            arguments.source, translate("cli", "--moment means nothing for a map; a saved game has moments")
        )
    found = maps.read_one(arguments.source, arguments.map)
    export = drawing()
    with (
        working(translate("cli", "drawing {path}").format(path=told_name(arguments.target))) as tell,
        printing_in(arguments.language),
    ):
        export.render(found.scenario, arguments.target, tell=tell, settings=settings_for(arguments), **options)
    _tell(arguments, {arguments.target: found.scenario})
    return 0


def _tell(
    arguments: argparse.Namespace,
    drawn: Mapping[Path, Scenario],
    moment: int | None = None,
    errors: Iterable[ScenarioError] = (),
) -> None:
    """Print what was drawn, if that is asked for."""
    if arguments.json:
        written = [{"file": str(path), "title": scenario.properties.title} for path, scenario in drawn.items()]
        members = {"written": written, "moment": moment, "errors": list(map(json_error, errors))}
        print_json("render", JSON_VERSION, members)


def run_for_book(arguments: argparse.Namespace) -> int:
    """Draw all maps of the book in FILE as files of the folder OUT."""
    folder, suffix = arguments.target, f".{arguments.kind or 'png'}"
    if is_output(folder) or folder.suffix.lower() in KINDS or (folder.exists() and not folder.is_dir()):
        raise CommandError(
            folder, translate("cli", "the maps of a book are drawn into a folder; --map chooses one for a file")
        )
    if arguments.moment is not None:
        raise CommandError(
            arguments.source, translate("cli", "--moment means nothing for a book; a saved game has moments")
        )
    options = options_for(arguments, suffix)
    from rbdesigner.cli.convert import file_names  # brings the formats of scripts, which a single map does without

    found = [replace(each, name=f"{each.scenario.properties.code} {each.name}") for each in maps.read(arguments.source)]
    export = drawing()
    settings = settings_for(arguments)
    folder.mkdir(parents=True, exist_ok=True)
    drawn = {}
    left = TimeLeft(len(found))
    for number, (each, name) in enumerate(zip(found, file_names(found, suffix), strict=True), 1):
        with (
            working(
                translate("cli", "drawing {number} of {total}: {path}").format(
                    number=number, total=len(found), path=folder / name
                ),
                left,
            ) as tell,
            printing_in(arguments.language),
        ):
            export.render(each.scenario, folder / name, tell=tell, settings=settings, **options)
        drawn[folder / name] = each.scenario
    _tell(arguments, drawn)
    return 0


def run_for_game(arguments: argparse.Namespace, options: dict[str, Any]) -> int:
    """Draw a moment of the game in FILE as OUT.

    The exit code is 1 if its log breaks off, and what comes before is drawn.
    """
    if arguments.map is not None:
        raise CommandError(arguments.source, translate("cli", "--map means nothing for a saved game, which has one"))
    from rbdesigner.cli.partial_games import told_fault
    from rbdesigner.engine.games.game import (
        Game,  # the rules of the game are a third of the start, and a map needs none
    )
    from rbdesigner.engine.games.moments import moment_named

    with working(translate("cli", "replaying {path}").format(path=told_name(arguments.source))):
        game, fault = Game.load_partly(arguments.source)
    errors = UnusableFiles()
    code = told_fault(fault, errors)
    try:
        moment = moment_named(game, "end" if arguments.moment is None else arguments.moment)
    except ValueError as none:
        raise CommandError(arguments.source, fault_text(none)) from none
    export = drawing()
    from rbdesigner.art.export.moment import shown_at

    with (
        working(translate("cli", "drawing {path}").format(path=told_name(arguments.target))) as tell,
        printing_in(arguments.language),
    ):
        shown = shown_at(game, moment)
        settings = settings_for(arguments)
        export.render(
            *(shown.board, arguments.target), settings=settings, text=shown.text, embeds=False, tell=tell, **options
        )
    _tell(arguments, {arguments.target: game.scenario}, moment, errors)
    return code


def drawing(verb: str = "render") -> ModuleType:
    """Drawing without a display, for a verb."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # no display is needed, and none must be asked for
    with loading_qt(verb):
        from rbdesigner.art import export
    return export


def settings_for(arguments: argparse.Namespace) -> SheetSettings:
    """The settings that the options ask for."""
    from rbdesigner.art.board_style import BoardStyle
    from rbdesigner.art.export.paper import PaperOrientation
    from rbdesigner.art.export.sheet_settings import USUAL, SheetContent, SheetSettings

    chosen = (
        (arguments.tiles, SheetContent.TILES),
        (arguments.true_scale, SheetContent.MAP),
        (arguments.score_sheet, SheetContent.SCORES),
    )
    content = next((content for is_chosen, content in chosen if is_chosen), SheetContent.SHEET)
    lies = PaperOrientation(arguments.orientation) if arguments.orientation else USUAL.paper_orientation
    return SheetSettings(
        content=content,
        paper=arguments.paper or USUAL.paper,
        paper_orientation=lies,
        tile_width=arguments.tile_width or USUAL.tile_width,
        coordinates=arguments.coordinates,
        monochrome=arguments.black_and_white,
        legend=arguments.legend,
        player_aid=arguments.player_aid,
        map_code=arguments.map_code,
        labels=not arguments.no_labels,
        private=arguments.private,
        style=BoardStyle(arguments.style) if arguments.style else USUAL.style,
        beyond_box=arguments.beyond_box,
        backs=arguments.backs,
    )


def _option(name: str) -> str:
    """The option of a setting, as it is written on the command line."""
    return f"--{name.replace('_', '-')}"


def options_for(arguments: argparse.Namespace, suffix: str = "") -> dict[str, Any]:
    """Gather by name the options that were given and are no settings.

    CommandError if OUT is no picture or an option means nothing for its kind, which is that of ``suffix`` if there is
    one.
    """
    ending = suffix or arguments.target.suffix.lower()
    if ending not in KINDS:
        text = translate("cli", "a picture ends in {known}")
        if ending in HTML:
            text = translate("cli", "a picture ends in {known}; replay GAME --html OUT writes a page that plays a game")
        raise CommandError(arguments.target, text.format(known=", ".join(KINDS)))
    every = sorted(frozenset.union(*KINDS.values()))
    given = {name: value for name in every if (value := getattr(arguments, name))}
    for name in given:
        if name not in KINDS[ending]:
            text = translate("cli", "{option} means nothing for a {kind}")
            raise CommandError(arguments.target, text.format(option=_option(name), kind=ending[1:].upper()))
    in_true_size = arguments.true_scale or arguments.tiles
    if "tile_width" in given and not in_true_size:
        raise CommandError(
            arguments.target, translate("cli", "--tile-width means nothing without --true-scale or --tiles")
        )
    for name in sorted(_PICTURE):
        if name in given and arguments.tiles:
            text = translate("cli", "{option} means nothing with --tiles")
            raise CommandError(arguments.target, text.format(option=_option(name)))
    of_tiles = _TILES if ending == ".svg" else frozenset({"backs", "beyond_box"})
    for name in sorted(of_tiles):
        if name in given and not arguments.tiles:
            text = translate("cli", "{option} means nothing without --tiles")
            raise CommandError(arguments.target, text.format(option=_option(name)))
    for name in ("legend", "map_code", "player_aid"):
        if name in given and (in_true_size or arguments.score_sheet):
            text = translate("cli", "{option} is for the scenario sheet only")
            raise CommandError(arguments.target, text.format(option=_option(name)))
    options = {name: value for name, value in given.items() if name in _PICTURE.difference(_MARGIN)}
    return options | {"marginalia": [name for name in _MARGIN if name in given]}
