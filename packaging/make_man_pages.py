"""Writes the manual pages, ``rbdesigner(1)`` and one a verb, from the parsers of the command line.

python packaging/make_man_pages.py
"""

from __future__ import annotations

import argparse
from pathlib import Path

from argparse_manpage.manpage import Manpage

from rbdesigner import __version__
from rbdesigner.cli.command_parser import PROGRAM, verb_parser, window_parser
from rbdesigner.cli.verbs import VERBS

FOLDER = Path(__file__).resolve().parent.parent / "build" / "man"
ABOUT = "design maps and scenarios for Roads & Boats"
NOTES = "notes"


def main() -> None:
    """Write all pages."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (FOLDER / f"{name}.1").write_text(text, encoding="utf-8")


def pages() -> dict[str, str]:
    """The pages by their names."""
    of_verbs = {f"{PROGRAM}-{verb}": (verb_parser(verb), purpose) for verb, purpose in VERBS.items()}
    known = {PROGRAM: (window_parser(), ABOUT), **of_verbs}
    also = {name: [PROGRAM] for name in of_verbs} | {PROGRAM: list(of_verbs)}
    return {name: _page(name, about, parser, also[name]) for name, (parser, about) in known.items()}


def _page(name: str, about: str, parser: argparse.ArgumentParser, also: list[str]) -> str:
    """The page of a parser."""
    told, parser.epilog = parser.epilog or "", None
    page = Manpage(
        parser,
        {"description": about, "project_name": PROGRAM, "version": __version__, "manual_title": f"{PROGRAM} manual"},
    )
    page.prog = name
    page.add_section("synopsis", "=", _synopsis(parser))
    for title, lines in _sections(told).items():
        page.add_section(title, "=", "\n".join(map(_escaped, lines) if title == NOTES else _listed(lines)))
    page.add_section("see also", "=", _escaped(", ".join(f"{other}(1)" for other in also)))
    return str(page)


def _synopsis(parser: argparse.ArgumentParser) -> str:
    """The usage, each way of it in a line of its own."""
    words = " ".join(parser.format_usage().partition(":")[2].split())
    ways = [f"{PROGRAM} {each.strip()}" for each in words.split(f"{PROGRAM} ")[1:]]
    return "\n.br\n".join(f".B {PROGRAM}\n{_escaped(way.removeprefix(PROGRAM).strip())}" for way in ways)


def _sections(epilog: str) -> dict[str, list[str]]:
    """The lists below their titles in the text at the end of a help, and the other lines as notes."""
    sections: dict[str, list[str]] = {}
    title = NOTES
    for line in filter(None, epilog.splitlines()):
        if line.endswith(":"):
            title = line.removesuffix(":")
        else:
            title = title if line.startswith(" ") else NOTES
            sections.setdefault(title, []).append(line)
    return sections


def _listed(lines: list[str]) -> list[str]:
    return [".nf", *map(_escaped, lines), ".fi"]


def _escaped(line: str) -> str:
    """A line of text as roff has it: a dash is no hyphen, and a point at the beginning no request."""
    text = line.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{text}" if text.startswith((".", "'")) else text


if __name__ == "__main__":
    main()
