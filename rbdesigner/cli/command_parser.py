"""The parsers of the command line: one a verb, and one of all verbs together."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

from rbdesigner import __version__
from rbdesigner.cli import colours
from rbdesigner.cli.colours import AUTO, Colour, add_colour, choose, coloured
from rbdesigner.cli.console import CommandLineError
from rbdesigner.cli.suggestions import did_you_mean, similar_words
from rbdesigner.cli.verbs import MODULES, VERBS, overview_of_verbs, purpose
from rbdesigner.messages.phrases import capitalised
from rbdesigner.messages.translation import translate

PROGRAM = "rbdesigner"
JSON_OPTION = "--json"
"""The option of verbs with a result; with it all is said in English, so that documents are the same everywhere."""
WIDEST = 100
"""The help is not wider than this, however wide the terminal is: long lines are hard to read."""
_HEADING = re.compile(r"\A[^\s:]+:|^\S[^\n]*:$", re.MULTILINE)
_OPTION = re.compile(r"--[^\s=]+|-[A-Za-z]")


class HelpFormatter(argparse.HelpFormatter):
    """A formatter that wraps paragraphs, and keeps lists and examples below a title that ends with a colon."""

    def __init__(self, prog: str, **_options: Any) -> None:
        import shutil  # here and below, because most command lines ask for no help

        columns = min(shutil.get_terminal_size().columns, WIDEST)
        super().__init__(prog, max_help_position=28, width=columns - 2)

    def _split_lines(self, text: str, width: int) -> list[str]:
        """The lines about an argument; names such as ``two-mirrors`` stay whole."""
        import textwrap

        return textwrap.wrap(" ".join(text.split()), width, break_on_hyphens=False)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(_filled(text, width, indent))


def _filled(text: str, width: int, indent: str) -> Iterator[str]:
    """The lines of a text, wrapped unless they are a list."""
    import textwrap

    for line in text.splitlines():
        if not line or line.startswith(" ") or line.endswith(":"):
            yield indent + line if line else ""
        else:
            yield textwrap.fill(line, width, initial_indent=indent, subsequent_indent=indent)


class Parser(argparse.ArgumentParser):
    """A parser that takes no abbreviated options, and refuses in one line, with what may have been meant."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**{"allow_abbrev": False, "formatter_class": HelpFormatter, **options})
        self.color = False  # Python 3.14 would colour the help by itself, and in other colours than ours

    def parse(self, arguments: Iterable[str]) -> argparse.Namespace:
        """The values that a command line gives. CommandError if it is wrong."""
        choose(AUTO)
        given = with_plain_names(list(arguments))
        self._refuse_unknown_options(given)
        if self.usage is None:  # argparse would cut the English "usage: " off by its length
            self.usage = self.format_usage().removeprefix(translate("argparse", "usage: "))
        return self.parse_intermixed_args(given)

    def print_help(self, file: Any = None) -> None:
        """Print the help, with its headings in bold on a terminal."""
        text = _HEADING.sub(lambda found: coloured(found[0], Colour.BOLD, sys.stdout), self.format_help())
        self._print_message(text, file or sys.stdout)

    def error(self, message: str) -> NoReturn:
        """Refuse the command line."""
        reason = translate("cli", "{what} (see {program} --help)")
        raise CommandLineError(reason.format(what=message, program=self.prog))

    def _refuse_unknown_options(self, arguments: list[str]) -> None:
        """Refuse a mistyped option before telling what is lacking, as the mistake is mostly the reason for that."""
        known = self._option_string_actions
        for each in arguments[: arguments.index("--")] if "--" in arguments else arguments:
            option = _OPTION.match(each)
            if option and " " not in each and option[0] not in known:
                unknown = translate("cli", "there is no option {option}").format(option=option[0])
                self.error(f"{unknown}{did_you_mean(option[0], known)}")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as fault:
            question = did_you_mean(str(value), map(str, action.choices or ()))
            raise argparse.ArgumentError(action, f"{fault.message}{question}") from None


def with_plain_names(arguments: list[str]) -> list[str]:
    """The arguments, whose names after ``--`` are written so that no parser takes them for options."""
    at = arguments.index("--") + 1 if "--" in arguments else len(arguments)
    return [*arguments[:at], *(f"./{name}" if name.startswith("-") else name for name in arguments[at:])]


def parted_at_verb(arguments: list[str]) -> tuple[list[str], list[str]]:
    """The options about colours before a verb, and all from the verb on."""
    at = 0
    while at < len(arguments) and arguments[at].partition("=")[0] in colours.OPTIONS:
        at += 1 if "=" in arguments[at] else 2
    return arguments[:at], arguments[at:]


def is_mistyped_verb(word: str) -> bool:
    """Whether the first word of a command line is like a verb, and no file."""
    path = Path(word)
    may_be_verb = path.name == word and not path.suffix and not word.startswith("-")
    return may_be_verb and bool(similar_words(word, VERBS)) and not path.exists()


def refuse_verb(word: str) -> NoReturn:
    """Refuse a word that is no verb."""
    question = did_you_mean(word, VERBS)
    unknown = translate("cli", "there is no verb {word!r}").format(word=word)
    where = translate("cli", " ({program} help lists all)").format(program=PROGRAM)
    raise CommandLineError(f"{unknown}{question or where}")


def verb_module(verb: str) -> ModuleType:
    """The module of a verb, with its ``add_arguments``, ``run`` and ``EXAMPLES``."""
    return import_module(f"rbdesigner.cli.{MODULES.get(verb, verb)}")


def verb_parser(verb: str) -> Parser:
    """The parser of a verb."""
    parser = Parser(prog=f"{PROGRAM} {verb}")
    _fill(parser, verb)
    return parser


def _fill(parser: Parser, verb: str) -> None:
    """Give a parser the arguments, the description and the examples of a verb."""
    module = verb_module(verb)
    parser.description = f"{capitalised(purpose(verb))}."
    module.add_arguments(parser)
    add_colour(parser)
    examples = "\n".join(
        [translate("cli", "examples:"), *(f"  {PROGRAM} {verb} {each}".rstrip() for each in module.EXAMPLES)]
    )
    parser.epilog = f"{parser.epilog}\n\n{examples}" if parser.epilog else examples


def window_parser() -> Parser:
    """Make the parser of a command line without a verb: it names files for the window, or asks about the program."""
    parser = _program_parser()
    verb_module("edit").add_arguments(parser)
    for action in parser._get_positional_actions():
        action.help = argparse.SUPPRESS  # the description tells of them, and the overview fits one screen
    return parser


def whole_parser() -> Parser:
    """Make the parser of all verbs together, from which shell completions are made.

    It loads the module of every verb, which takes its time.
    """
    parser = _program_parser()
    verbs = parser.add_subparsers(title=translate("cli", "verbs"), metavar="VERB", dest="verb", prog=PROGRAM)
    for verb in VERBS:
        _fill(verbs.add_parser(verb, help=purpose(verb)), verb)
    return parser


def _program_parser() -> Parser:
    more = translate("cli", "'{program} help VERB' tells more of a verb.")
    exit_codes = translate(
        "cli", "Exit codes: 0 fine, 1 problems found, 2 cannot be done, 130 stopped by Ctrl-C or SIGTERM."
    )
    parser = Parser(
        prog=PROGRAM,
        usage=f"{PROGRAM} [FILE...]\n       {PROGRAM} VERB ...\n       {PROGRAM} --install-desktop [--remove]",
        description=translate(
            "cli",
            "Design maps and scenarios for the board game Roads & Boats. Without a verb the "
            "window opens, with the maps and games in FILE.",
        ),
        epilog=f"{overview_of_verbs()}\n\n{more.format(program=PROGRAM)}\n{exit_codes}",
    )
    parser.add_argument(
        "-V", "--version", action=PrintVersion, nargs=0, help=translate("cli", "show the version and exit")
    )
    add_colour(parser)
    parser.add_argument(
        "--install-desktop",
        action="store_true",
        help=translate(
            "cli", "put the program into the menu of your desktop (Linux), with its icon and the files it opens"
        ),
    )
    parser.add_argument(
        "--remove", action="store_true", help=translate("cli", "with --install-desktop: take it out of there again")
    )
    return parser


class PrintVersion(argparse.Action):
    """Print the version, and what of the program is compiled."""

    def __call__(self, parser: argparse.ArgumentParser, *_given: object) -> NoReturn:
        """Print it and leave."""
        from rbdesigner.engine import IS_COMPILED  # here, because few verbs need them at once
        from rbdesigner.players.planning.kernel import is_compiled

        answers = {True: translate("cli", "yes"), False: translate("cli", "no")}
        text = translate("cli", "{program} {version} (engine compiled: {engine}; planner compiled: {planner})")
        compiled = {"engine": answers[IS_COMPILED], "planner": answers[is_compiled]}
        print(text.format(program=PROGRAM, version=__version__, **compiled))
        parser.exit()
