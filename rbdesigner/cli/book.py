"""Print a book of scenarios, a folder or a book's file, as one PDF."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

from rbdesigner.cli import argument_values, book_source, piped_files
from rbdesigner.cli.colours import print_line
from rbdesigner.cli.console import CommandError, working
from rbdesigner.cli.json_output import add_json, json_written, print_json
from rbdesigner.cli.printed_language import add_language, printing_in
from rbdesigner.cli.render import drawing
from rbdesigner.cli.streams import told_name
from rbdesigner.messages.translation import add_plural, translate
from rbdesigner.scenario.books.book_maps import LoadedBook
from rbdesigner.scenario.books.book_model import ORIENTATIONS, PAPERS, STYLES

SUFFIX = ".pdf"
JSON_VERSION = 1
"""Counts up when a change of ``schemas/output`` breaks readers."""
STYLE = (
    *("paper", "orientation", "style", "coordinates", "black_and_white"),
    *("legend", "player_aid", "score_sheet", "notes"),
)
"""The options that take the place of the style of the book."""
EXAMPLES = ("islands/ islands.pdf", "club.rbbook club.pdf --paper letter --language de")
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument(
        "source",
        metavar="BOOK",
        type=argument_values.source,
        help=translate("cli", "a folder of scenarios, or a book (.rbbook)"),
    )
    parser.add_argument("target", metavar="OUT", type=argument_values.target, help=translate("cli", "the PDF"))
    style = parser.add_argument_group(translate("cli", "in place of what the book says"))
    style.add_argument("--title", metavar="TEXT", help=translate("cli", "the title"))
    style.add_argument("--paper", choices=PAPERS, help=translate("cli", "the paper"))
    style.add_argument("--orientation", choices=ORIENTATIONS, help=translate("cli", "how the sheets lie"))
    style.add_argument(
        "--style", choices=STYLES, help=translate("cli", "how the maps look: painted, flat colours, or ink and wash")
    )
    style.add_argument(
        "--coordinates", action="store_true", help=translate("cli", "write its coordinates on every tile")
    )
    style.add_argument(
        "--black-and-white", action="store_true", help=translate("cli", "no colours: terrains by patterns and letters")
    )
    style.add_argument(
        "--legend", action="store_true", help=translate("cli", "explain terrains and pieces on every sheet")
    )
    style.add_argument(
        "--player-aid", action="store_true", help=translate("cli", "two pages more, with the rules in short")
    )
    style.add_argument("--score-sheet", action="store_true", help=translate("cli", "a blank score sheet at the end"))
    style.add_argument("--notes", action="store_true", help=translate("cli", "a page for notes at the end"))
    add_language(parser, translate("cli", "the language of the printed texts (en)"))
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write the book as OUT."""
    target = piped_files.as_file(SUFFIX) if piped_files.is_output(arguments.target) else arguments.target
    if target.suffix.lower() != SUFFIX:
        raise CommandError(
            target, translate("cli", "a book is printed as a file that ends in {suffix}").format(suffix=SUFFIX)
        )
    loaded = book_source.read(arguments.source)
    book = loaded.book
    style = replace(book.style, **{name: value for name in STYLE if (value := getattr(arguments, name))})
    loaded = replace(loaded, book=replace(book, style=style, title=arguments.title or book.title))
    drawing("book")
    from rbdesigner.art.export.book_pages import printed_title
    from rbdesigner.art.export.book_pdf import write_book

    with (
        working(translate("cli", "printing {path}").format(path=told_name(target))) as tell,
        printing_in(arguments.language),
    ):
        write_book(loaded, target, tell)
        title = printed_title(loaded.book, loaded.maps)
    if arguments.json:
        print_json("book", JSON_VERSION, as_json(title, loaded, target))
    else:
        number = len(loaded.maps)
        scenarios = translate("cli", "%n scenarios", None, number)
        print_line(f"{told_name(target)}: {scenarios}")
    return 0


def as_json(title: str, loaded: LoadedBook, target: Path) -> dict[str, Any]:
    """The printed book as ``--json`` tells it."""
    maps = [{"title": each.title} for each in loaded.maps]
    return {"title": title, "maps": maps, "written": json_written([target])}


add_plural("%n scenarios", "%n scenario")
