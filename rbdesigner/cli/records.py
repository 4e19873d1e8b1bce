"""Show a table of records, add solutions to it that verify, and merge tables."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from rbdesigner.cli import argument_values, counts
from rbdesigner.cli.colours import heading, print_line
from rbdesigner.cli.console import CommandError, UnusableFiles, note_error, working
from rbdesigner.cli.json_output import add_json, json_error, print_json
from rbdesigner.cli.puzzle_maps import add_maps, known_maps
from rbdesigner.cli.streams import STANDARD_INPUT, told_name
from rbdesigner.cli.text_table import padded, widths
from rbdesigner.lab.puzzles import record_table
from rbdesigner.lab.puzzles.record_table import HeldRecord, RecordTable, verified_records
from rbdesigner.lab.puzzles.scenario_hash import SHOWN
from rbdesigner.lab.puzzles.verification import verify
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.result_wording import holder_of_record
from rbdesigner.messages.translation import day_text, translate, translated
from rbdesigner.scenario.errors import ScenarioError, printable
from rbdesigner.scenario.model import Record, Scenario
from rbdesigner.scenario.named_format import RECORDS
from rbdesigner.translatable import QT_TRANSLATE_NOOP

FINE, REFUSED, UNREADABLE = 0, 1, 2
JSON_VERSION = 1
"""Counts up when a change of ``schemas/output`` breaks readers."""
HEAD = (
    QT_TRANSLATE_NOOP("cli", "code"),
    QT_TRANSLATE_NOOP("cli", "scenario"),
    QT_TRANSLATE_NOOP("cli", "hash"),
    QT_TRANSLATE_NOOP("cli", "points"),
    QT_TRANSLATE_NOOP("cli", "turns"),
    QT_TRANSLATE_NOOP("cli", "goods used"),
    QT_TRANSLATE_NOOP("cli", "made of"),
    QT_TRANSLATE_NOOP("cli", "holder"),
    QT_TRANSLATE_NOOP("cli", "date"),
    QT_TRANSLATE_NOOP("cli", "rules"),
)
"""The columns of the table as it is shown."""
_NUMBERS = frozenset(("points", "turns", "goods used", "rules"))
EXAMPLES = ("club.rbrecords", "club.rbrecords --add millbrook-ada.rbsolution")
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument(
        "table",
        metavar="TABLE",
        type=argument_values.source,
        help=translate("cli", "a table of records (*{table}); it is begun if something is added to none").format(
            table=record_table.SUFFIX
        ),
    )
    sources = {
        "add": translate("cli", "a solution or a solo game to add"),
        "merge": translate("cli", "another table to merge into this one"),
    }
    for name, told in sources.items():
        parser.add_argument(
            f"--{name}",
            nargs="+",
            action="extend",
            default=[],
            metavar="FILE",
            type=argument_values.source,
            help=told,
        )
    add_maps(parser)
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--markdown", action="store_true", help=translate("cli", "show the table in Markdown"))
    add_json(shown)


def run(arguments: argparse.Namespace) -> int:
    """Add and merge what verifies, and show the table.

    The exit code is 1 if something was refused, 2 if it could not be read; all the rest is in the table.
    """
    sources = [*arguments.add, *arguments.merge]
    if sources and arguments.table == STANDARD_INPUT:
        raise CommandError(
            arguments.table, translate("cli", "what is read from a pipe cannot be added to; name the file of the table")
        )
    if not RECORDS.holds(arguments.table):
        raise CommandError(
            arguments.table, translate("cli", "a table of records ends in {table}").format(table=record_table.SUFFIX)
        )
    table = before = _begun(arguments.table, is_new=bool(sources))
    code, errors = FINE, UnusableFiles()
    if sources:
        maps = known_maps(arguments.maps)
        for path in arguments.add:
            table, refused = _added(table, path, maps, errors)
            code = max(code, refused)
        for path in arguments.merge:
            table, refused = _merged(table, path, maps, errors)
            code = max(code, refused)
        if table != before or not arguments.table.exists():
            table.save(arguments.table)
    if arguments.json:
        print_json("records", JSON_VERSION, as_json(table, errors))
    else:
        for line in _shown(table, arguments):
            print_line(line)
    return code


def _begun(path: Path, *, is_new: bool) -> RecordTable:
    return RecordTable() if is_new and not path.exists() else RecordTable.load(path)


def _added(
    table: RecordTable, path: Path, maps: Mapping[str, Scenario], errors: UnusableFiles
) -> tuple[RecordTable, int]:
    """The table with a solution, and the exit code that comes of it."""
    try:
        with working(translate("cli", "verifying {path}").format(path=told_name(path))):
            found = verify(path, maps)
    except ScenarioError as fault:
        errors.tell(fault)
        return table, UNREADABLE
    try:
        new = HeldRecord.of(found, str(path))
    except ScenarioError as fault:
        errors.tell(fault)
        return table, REFUSED
    better = table.merged(RecordTable((new,)))
    if new not in better.records:
        note_error(str(path), _outdone(new, better))
    return better, FINE


def _outdone(new: HeldRecord, table: RecordTable) -> str:
    """Why a solution is not in a table."""
    puzzle = new.solution.hash, new.solution.rules
    best = next(held for held in table.records if (held.solution.hash, held.solution.rules) == puzzle)
    if best.rank == new.rank:
        text = translate("cli", "{result}; the table already has one as good of this holder")
    else:
        text = translate("cli", "{result}; the table has a better one: {better}")
    return text.format(result=_result(new), better=_result(best))


def _result(held: HeldRecord) -> str:
    return listed([counts.points_text(held.points), counts.turns(held.settled), counts.goods_used(held.goods_used)])


def _merged(
    table: RecordTable, path: Path, maps: Mapping[str, Scenario], errors: UnusableFiles
) -> tuple[RecordTable, int]:
    """The table with the records of another one that verify, and the exit code."""
    other, code, kept = RecordTable.load(path), FINE, []
    with working(translate("cli", "verifying {path}").format(path=told_name(path))):
        for each in verified_records(other, table, maps, str(path)):
            if isinstance(each, ScenarioError):
                errors.tell(each)
                code = REFUSED
            else:
                kept.append(each)
    return table.merged(RecordTable.of(kept, other.extra)), code


# Showing


def _shown(table: RecordTable, arguments: argparse.Namespace) -> Iterator[str]:
    rows = list(map(row, table.records))
    if arguments.markdown:
        yield from markdown(rows)
    elif rows:
        yield from column_lines(rows)
    else:
        yield translate("cli", "no records")


def as_json(table: RecordTable, errors: Iterable[ScenarioError]) -> dict[str, Any]:
    """The table as ``--json`` prints it, without the logs."""
    return {"records": list(map(_record, table.records)), "errors": list(map(json_error, errors))}


def _record(held: HeldRecord) -> dict[str, Any]:
    known = held.solution
    return {
        "scenario": {"title": known.title, "code": known.code, "hash": known.hash},
        "points": held.points,
        "settled": held.settled,
        "goods_used": held.goods_used,
        "breakdown": held.breakdown,
        "holder": known.holder,
        "machine": known.machine,
        "date": known.date,
        "rules": known.rules,
    }


def row(held: HeldRecord) -> tuple[str | int, ...]:
    """The cells of a record, as :data:`HEAD` names them."""
    known = held.solution
    holder = holder_of_record(Record(0, holder=known.holder, machine=known.machine))
    return (
        *(known.code, known.title, known.hash[:SHOWN]),
        *(held.points, held.settled, held.goods_used),
        *(held.breakdown, holder, day_text(known.date), known.rules),
    )


def _head() -> list[str]:
    return [translated("cli", title) for title in HEAD]


def column_lines(rows: Iterable[tuple[str | int, ...]]) -> Iterator[str]:
    """The table in columns."""
    table = [_head(), *([printable(str(cell)) for cell in each] for each in rows)]
    wide = widths(table)
    for number, each in enumerate(table):
        cells = (
            padded(cell, width, right=name in _NUMBERS) for name, cell, width in zip(HEAD, each, wide, strict=True)
        )
        line = "  ".join(cells).rstrip()
        yield line if number else heading(line)


def markdown(rows: Iterable[tuple[str | int, ...]]) -> Iterator[str]:
    """The table in Markdown."""
    yield f"| {' | '.join(_head())} |"
    yield f"| {' | '.join('---:' if name in _NUMBERS else '---' for name in HEAD)} |"
    for each in rows:
        yield f"| {' | '.join(_escaped(printable(str(cell))) for cell in each)} |"


def _escaped(text: str) -> str:
    """A text that is no Markdown and no HTML."""
    return "".join(f"\\{letter}" if letter in "\\`*_[]<>|#&" else letter for letter in text)
