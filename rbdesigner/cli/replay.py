"""Play saved games again, checking every action, and tell how they ended or where they stand."""

from __future__ import annotations

import argparse

from rbdesigner.cli import names
from rbdesigner.cli.messages import error, one_line, working
from rbdesigner.engine import records, telling
from rbdesigner.scenario.errors import ScenarioError

FINE, UNREADABLE = 0, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument("files", nargs="+", metavar="GAME", type=names.path, help=f"a saved game (*{records.SUFFIX})")
    parser.add_argument("--log", action="store_true", help="print everything done and drawn, by turn, phase and player")


def run(arguments: argparse.Namespace) -> int:
    """Replay the games and print what came of them; 2 if one cannot be read or replayed."""
    code = FINE
    for number, path in enumerate(arguments.files, 1):
        try:
            with working(f"replaying {number} of {len(arguments.files)}: {path}"):
                game = records.load(path)
        except ScenarioError as fault:
            error(str(fault))
            code = UNREADABLE
            continue
        first, *others = telling.report(game, with_log=arguments.log)
        for line in (f"{path}: {first}", *others):
            print(one_line(line))
    return code
