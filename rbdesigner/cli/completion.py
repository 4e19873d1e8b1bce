"""Print the script that lets a shell complete command lines."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import chain
from typing import Any

from rbdesigner.cli import argument_values
from rbdesigner.cli.command_parser import Parser, whole_parser
from rbdesigner.cli.console import CommandError
from rbdesigner.cli.player_names import player_words
from rbdesigner.cli.verbs import VERBS
from rbdesigner.messages.translation import translate
from rbdesigner.scenario import formats
from rbdesigner.scenario.named_format import BOOK, GAME, NAMED_FORMATS, RECORDS, SOLUTION

SHELLS = ("bash", "zsh", "fish")
EXAMPLES = ("bash >> ~/.bash_completion", "zsh > ~/.zfunc/_rbdesigner", "fish | source")
"""Command lines that the help shows."""
FOLDERS = ("OUT_FOLDER", "FOLDER")
ENDINGS = {
    "GAME": (GAME.suffix,),
    "OTHER": (GAME.suffix,),
    "SOLUTION": (SOLUTION.suffix, GAME.suffix, RECORDS.suffix),
    "TABLE": (RECORDS.suffix,),
    "BOOK": (BOOK.suffix,),
    "STORE": (".lab",),
    "FILE.py": (".py",),
}
"""How files end that an argument takes, by the word that stands for it; other arguments that read take any map."""
_SUFFIXES = (*(form.suffixes for form in NAMED_FORMATS), *(form.suffixes for form in formats.FORMATS))
READ = tuple(dict.fromkeys(chain.from_iterable(_SUFFIXES)))
"""How files end that can be maps or hold them."""
_BASH_PLAYERS = """
_rbdesigner_players() {
  local before=""
  [[ $1 == *,* ]] && before="${1%,*},"
  compgen -P "$before" -W "PLAYERS" -- "${1##*,}"
}
"""
"""Completes the last of several names with commas between."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument(
        "shell",
        metavar="SHELL",
        choices=SHELLS,
        help=translate("cli", "the shell that runs the script: {shells}").format(shells=", ".join(SHELLS)),
    )


def run(arguments: argparse.Namespace) -> int:
    """Print the script."""
    print(script(arguments.shell))
    return 0


def script(shell: str) -> str:
    """The script for a shell. CommandError if the library that writes it is missing."""
    try:
        import shtab
    except ImportError as fault:
        raise CommandError(
            "completion", translate("cli", "the package shtab is missing: {fault}").format(fault=fault)
        ) from fault
    parser = whole_parser()
    for verb, action in _arguments(parser):
        _tell_values(shtab, verb, action)
    written: str = shtab.complete(parser, shell)
    # a shell with nothing to offer goes on with files: those without a verb are opened in the window
    return written.replace("complete -o bashdefault ", "complete -o bashdefault -o default ")


def _arguments(parser: Parser) -> Iterator[tuple[str, argparse.Action]]:
    """The arguments of all verbs."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for verb, inner in action.choices.items():
                yield from ((verb, each) for each in inner._actions)


def _tell_values(shtab: Any, verb: str, action: argparse.Action) -> None:
    """Tell the library what values an argument takes, if they are files or names."""
    found: Any = None
    if action.dest == "verb":
        action.choices = list(VERBS)
    elif action.metavar == "A,B":
        found = _players()
    elif action.metavar in FOLDERS:
        found = shtab.DIRECTORY
    elif action.metavar in ENDINGS and action.dest != "out":
        found = shtab.glob(*(f"*{suffix}" for suffix in ENDINGS[str(action.metavar)]))
    elif action.type is argument_values.store:
        found = shtab.glob(*(f"*{suffix}" for suffix in ENDINGS["STORE"]))
    elif action.type is argument_values.source or (action.type is argument_values.path and verb in ("edit", "play")):
        found = shtab.glob(*(f"*{suffix}" for suffix in READ))
    elif action.type in (argument_values.path, argument_values.target, argument_values.target_name):
        found = shtab.FILE
    if found is not None:
        action.complete = found  # type: ignore[attr-defined]


def _players() -> dict[str, Any]:
    """How shells complete names of machine players with commas between."""
    known = " ".join(player_words())
    return {
        "bash": "_rbdesigner_players",
        "zsh": f"_values -s , player {known}",
        "fish": f"(printf '%s\\n' {known})",
        "preamble": {"bash": _BASH_PLAYERS.replace("PLAYERS", known)},
    }
