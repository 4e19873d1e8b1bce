"""Draw a map, or a moment of a game, as a picture (PNG, SVG) or for print (PDF)."""

from __future__ import annotations

import argparse
import os
from types import ModuleType
from typing import Any

from rbdesigner.cli import maps, names
from rbdesigner.cli.console import CommandError, working
from rbdesigner.cli.qt import loading_qt
from rbdesigner.scenario.file_names import GAME_SUFFIX

HTML = (".html", ".htm")
PAPERS = ("a4", "letter")
LEAST_MILLIMETRES, MOST_MILLIMETRES = 10, 150

KINDS: dict[str, frozenset[str]] = {
    ".png": frozenset({"width", "tile", "transparent", "coordinates"}),
    ".svg": frozenset({"width", "tile", "transparent", "coordinates"}),
    ".pdf": frozenset({"paper", "true_scale", "tile_width", "coordinates"}),
}
"""What OUT may be, by its ending, and the options that mean something for it."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument(
        "source", metavar="FILE", type=names.path, help="a scenario, a map of another program, or a saved game"
    )
    parser.add_argument(
        "target", metavar="OUT", type=names.path, help="the picture; its ending says which kind: .png, .svg, .pdf"
    )
    parser.add_argument("--map", metavar="NAME", help="which map of FILE, by name or number, if it holds several")
    parser.add_argument(
        "--moment",
        metavar="MOMENT",
        help="of a saved game: after so many entries of its log (120), or when a phase of a turn begins (7:movement); "
        "the end if not said",
    )
    parser.add_argument("--coordinates", action="store_true", help="write its coordinates on every tile")
    picture = parser.add_argument_group("for PNG and SVG")
    size = picture.add_mutually_exclusive_group()
    size.add_argument("--width", type=pixels, metavar="PIXELS", help="width of the picture")
    size.add_argument("--tile", type=pixels, metavar="PIXELS", help="width of a tile in the picture")
    picture.add_argument("--transparent", action="store_true", help="no paper behind the map")
    sheet = parser.add_argument_group("for PDF")
    sheet.add_argument("--paper", choices=PAPERS, help="the paper, a4 if not said")
    sheet.add_argument("--true-scale", action="store_true", help="the map with tiles of their real size, on many pages")
    sheet.add_argument("--tile-width", type=millimetres, metavar="MM", help="that real size, from side to side")


def pixels(text: str) -> int:
    """A positive whole number of pixels, for argparse."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def millimetres(text: str) -> float:
    """A width that a tile on a table can have, for argparse."""
    number = float(text)
    if not LEAST_MILLIMETRES <= number <= MOST_MILLIMETRES:
        raise ValueError(text)
    return number


def run(arguments: argparse.Namespace) -> int:
    """Draw FILE as OUT."""
    options = options_for(arguments)
    if arguments.source.suffix.lower() == GAME_SUFFIX:
        return run_for_game(arguments, options)
    if arguments.moment is not None:
        raise CommandError(arguments.source, "--moment means nothing for a map; a saved game has moments")
    found = maps.read_one(arguments.source, arguments.map)
    export = drawing()
    with working(f"drawing {arguments.target}") as tell:
        export.render(found.scenario, arguments.target, tell=tell, **options)
    return 0


def run_for_game(arguments: argparse.Namespace, options: dict[str, Any]) -> int:
    """Draw a moment of the game in FILE as OUT."""
    if arguments.map is not None:
        raise CommandError(arguments.source, "--map means nothing for a saved game, which has one")
    from rbdesigner.engine.game import Game  # the rules of the game are a third of the start, and a map needs none
    from rbdesigner.engine.moments import moment_named

    with working(f"replaying {arguments.source}"):
        game = Game.load(arguments.source)
    try:
        moment = moment_named(game, "end" if arguments.moment is None else arguments.moment)
    except ValueError as fault:
        raise CommandError(arguments.source, str(fault)) from fault
    export = drawing()
    from rbdesigner.art.export.moment import shown_at

    with working(f"drawing {arguments.target}") as tell:
        shown = shown_at(game, moment)
        export.render(shown.board, arguments.target, text=shown.text, embeds=False, tell=tell, **options)
    return 0


def drawing() -> ModuleType:
    """Drawing without a display."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # no display is needed, and none must be asked for
    with loading_qt("render"):
        from rbdesigner.art import export
    return export


def options_for(arguments: argparse.Namespace) -> dict[str, Any]:
    """The options that were given, by name.

    CommandError if OUT is no picture or one means nothing for its kind.
    """
    ending = arguments.target.suffix.lower()
    if ending not in KINDS:
        hint = "; replay GAME --html OUT writes a page that plays a game" if ending in HTML else ""
        raise CommandError(arguments.target, f"a picture ends in {', '.join(KINDS)}{hint}")
    every = sorted(frozenset.union(*KINDS.values()))
    given = {name: value for name in every if (value := getattr(arguments, name))}
    for name in given:
        if name not in KINDS[ending]:
            raise CommandError(arguments.target, f"--{name.replace('_', '-')} means nothing for a {ending[1:].upper()}")
    if "tile_width" in given and "true_scale" not in given:
        raise CommandError(arguments.target, "--tile-width means nothing without --true-scale")
    return given
