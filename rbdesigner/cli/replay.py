"""Play saved games again, checking every action, and tell how they ended."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from rbdesigner.cli import argument_values
from rbdesigner.cli.colours import print_line
from rbdesigner.cli.console import CommandError, CommandLineError, UnusableFiles, working
from rbdesigner.cli.json_output import add_json, json_error, json_written, print_json
from rbdesigner.cli.partial_games import entries_as_json, scenario_as_json, scores_as_json, told_fault
from rbdesigner.cli.piped_files import as_file, is_output
from rbdesigner.cli.progress_line import TimeLeft
from rbdesigner.cli.qt import loading_qt
from rbdesigner.cli.streams import told_name
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.messages import game_report
from rbdesigner.messages.translation import in_english, translate
from rbdesigner.play.game_log import followed_game
from rbdesigner.players.player_setup import without_future
from rbdesigner.scenario.books.book_model import STYLES
from rbdesigner.scenario.errors import ScenarioError

FINE, UNREADABLE = 0, 2
JSON_VERSION = 1
"""Counts up when a change of ``schemas/output`` breaks readers."""
HTML = (".html", ".htm")
EXAMPLES = ("evening.rbgame", "evening.rbgame --html evening.html")
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument(
        "files",
        nargs="+",
        metavar="GAME",
        type=argument_values.source,
        help=translate("cli", "a saved game (*{game})").format(game=game_records.SUFFIX),
    )
    parser.add_argument(
        "--log",
        action="store_true",
        help=translate("cli", "print everything done and drawn, by turn, phase and player"),
    )
    parser.add_argument(
        "--html",
        metavar="OUT",
        type=argument_values.target,
        help=translate("cli", "write the game as a page that plays it in any browser, a single file"),
    )
    parser.add_argument(
        "--style",
        choices=STYLES,
        help=translate("cli", "how the board of that page looks: painted, flat colours, or ink and wash (painted)"),
    )
    parser.add_argument(
        "--without-future",
        metavar="OUT",
        type=argument_values.target,
        help=translate(
            "cli",
            "write a copy of the game in which chance brings something else from here on: a saved game contains "
            "what chance will bring",
        ),
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Replay the games and print what came of them.

    The exit code is 1 if one can be replayed in part only, 2 if one cannot be read or cannot even begin.
    """
    code, told, written, errors = FINE, list[dict[str, Any]](), list[Path](), UnusableFiles()
    if is_output(arguments.html):
        arguments.html = as_file(HTML[0])
    if arguments.html is not None:
        refuse_page(arguments.html, arguments.files)
    elif arguments.style is not None:
        raise CommandLineError(translate("cli", "--style means nothing without --html"))
    if arguments.without_future is not None and len(arguments.files) > 1:
        raise CommandLineError(
            translate("cli", "--without-future takes one GAME, not {total}").format(total=len(arguments.files))
        )
    left = TimeLeft(len(arguments.files))
    for number, path in enumerate(arguments.files, 1):
        try:
            with working(
                translate("cli", "replaying {number} of {total}: {path}").format(
                    number=number, total=len(arguments.files), path=told_name(path)
                ),
                left,
            ):
                game, fault = game_records.load_partly(followed_game if arguments.html else Game, path)
        except ScenarioError as unreadable:
            errors.tell(unreadable)
            code = UNREADABLE
            continue
        code = max(code, told_fault(fault, errors))
        if arguments.html is not None:
            write_page(game, arguments.html, arguments.style or STYLES[0])
            written.append(arguments.html)
        if arguments.without_future is not None:
            game_records.save(without_future(game), arguments.without_future)
            written.append(arguments.without_future)
        if arguments.json:
            told.append(game_as_json(path, game, with_log=arguments.log))
        else:
            print_game(path, game, with_log=arguments.log)
    if arguments.json:
        members = {"games": told, "errors": list(map(json_error, errors)), "written": json_written(written)}
        print_json("replay", JSON_VERSION, members)
    return code


def print_game(path: Path, game: Game, *, with_log: bool) -> None:
    """Print the report of a game."""
    first, *others = game_report.lines(game, with_log=with_log)
    for line in (f"{told_name(path)}: {first}", *others):
        print_line(line)


def game_as_json(path: Path, game: Game, *, with_log: bool) -> dict[str, Any]:
    """A game as ``--json`` prints it."""
    return {
        "file": str(path),
        "scenario": scenario_as_json(game.scenario),
        "entries": len(game.log),
        "turn": game.state.turn,
        "over": game.over,
        "standing": game_report.progress_text(game),
        "winner": game.winner() + 1 if game.over else None,
        "scores": scores_as_json(game),
        "log": entries_as_json(game) if with_log else None,
    }


def refuse_page(path: Path, games: list[Path]) -> None:
    """CommandError if a page of these games cannot be written to a path."""
    if len(games) > 1:
        raise CommandLineError(translate("cli", "--html takes one GAME, not {number}").format(number=len(games)))
    if path.suffix.lower() not in HTML:
        raise CommandError(path, translate("cli", "a page ends in {known}").format(known=" or ".join(HTML)))


def write_page(game: Game, path: Path, style: str) -> None:
    """Write the page that plays a game, with its board in a style."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # no display is needed, and none must be asked for
    with loading_qt("replay"):
        from rbdesigner.art.board_style import BoardStyle
        from rbdesigner.art.export.replay import write_replay
        from rbdesigner.ui.game.log.log_model import log_lines
    with working(translate("cli", "writing {path}").format(path=told_name(path))) as tell, in_english():
        write_replay(game, log_lines(game), path, tell, BoardStyle(style))
