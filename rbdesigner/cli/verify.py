"""Do solutions and saved games again by the rules.

Points, what they are made of and tie-breakers, or the first fault.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rbdesigner.checks.naming import number_of
from rbdesigner.cli import names
from rbdesigner.cli.console import CommandError, error, json_text, working
from rbdesigner.cli.puzzle_maps import add_maps, known_maps
from rbdesigner.engine import records
from rbdesigner.engine.codes import GOODS
from rbdesigner.engine.scoring import Score
from rbdesigner.lab.puzzles import record_table, solution
from rbdesigner.lab.puzzles.record_table import HeldRecord, RecordTable
from rbdesigner.lab.puzzles.scenario_hash import SHOWN
from rbdesigner.lab.puzzles.verification import Verification, verify
from rbdesigner.messages import report
from rbdesigner.messages.result_wording import holder_of_record
from rbdesigner.scenario.errors import ScenarioError, printable
from rbdesigner.scenario.formats import stem_of
from rbdesigner.scenario.model import Record, Scenario
from rbdesigner.scenario.named_format import RECORDS

JSON_VERSION = 1
"""Counts up if the structure of ``--json`` (docs/command-line.md) changes in a way that breaks its readers."""
FINE, NOT_LEGAL, UNREADABLE = 0, 1, 2


class Verified(NamedTuple):
    """A solution that was verified.

    Where it stands, and why what a table says of it is wrong, empty if it is right.
    """

    name: str
    found: Verification
    false: str = ""

    @property
    def is_right(self) -> bool:
        """Whether it keeps the rules, and what is said of it holds."""
        return self.found.is_legal and not self.false


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument(
        "files",
        nargs="+",
        metavar="SOLUTION",
        type=names.path,
        help=f"a solution (*{solution.SUFFIX}), a saved game (*{records.SUFFIX}) "
        f"or a table of records (*{record_table.SUFFIX})",
    )
    add_maps(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON document instead of lines")
    parser.add_argument("--pictures", metavar="FOLDER", type=names.path, help="draw the positions, a PNG for each")
    parser.add_argument(
        "--each",
        choices=("phase", "turn"),
        default="phase",
        help="a picture of the beginning of each phase, or turn, and of the end (phase)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Verify everything and tell what came of it.

    1 if something is not legal, 2 if something cannot be verified.
    """
    if arguments.pictures is not None and any(map(_is_table, arguments.files)):
        raise CommandError(arguments.pictures, "pictures are drawn of solutions and games, not of a table of records")
    maps, code, told = known_maps(arguments.maps), FINE, []
    for path in arguments.files:
        for each in verified(path, maps):
            if isinstance(each, ScenarioError):
                error(str(each))
                code = UNREADABLE
                continue
            told.append(each)
            code = max(code, FINE if each.is_right else NOT_LEGAL)
            for line in () if arguments.json else lines(each):
                print(printable(line))
    if arguments.json:
        print(json_text({"version": JSON_VERSION, "solutions": [as_json(each) for each in told]}))
    if arguments.pictures is not None:
        from rbdesigner.cli.position_pictures import write_pictures

        for each, stem in zip(told, _stems([each.name for each in told]), strict=True):
            write_pictures(each.found.game, arguments.pictures, stem, arguments.each)
    return code


def _stems(names: Sequence[str]) -> list[str]:
    """How the names of pictures begin.

    Files of one name in several folders are numbered.
    """
    stems = list(map(stem_of, names))
    return [
        stem if stems.count(stem) == 1 else f"{stem}-{stems[: number + 1].count(stem)}"
        for number, stem in enumerate(stems)
    ]


def _is_table(path: Path) -> bool:
    return RECORDS.holds(path)


def verified(path: Path, maps: Mapping[str, Scenario]) -> Iterator[Verified | ScenarioError]:
    """All that is in a file, each verified, or why it cannot be."""
    try:
        if _is_table(path):
            yield from _verified_records(path, maps)
            return
        with working(f"verifying {path}"):
            found = verify(path, maps)
    except ScenarioError as fault:
        yield fault
    else:
        yield Verified(str(path), found)


def _verified_records(path: Path, maps: Mapping[str, Scenario]) -> Iterator[Verified | ScenarioError]:
    table = RecordTable.load(path)
    for number, held in enumerate(table.records):
        name = f"{path}: /records/{number}"
        try:
            with working(f"verifying {number + 1} of {len(table.records)}: {path}"):
                found = verify(held.solution, maps)
        except ScenarioError as fault:
            yield ScenarioError(name, fault.pointer, fault.reason)
        else:
            yield Verified(name, found, false_claim(held, found))


def false_claim(held: HeldRecord, found: Verification) -> str:
    """Why a record is not what its table says, empty if it is."""
    if not found.is_legal:
        return ""
    try:
        held.refuse_claims(found)
    except ScenarioError as fault:
        return str(fault)
    return ""


def lines(each: Verified) -> Iterator[str]:
    """The lines about a solution."""
    found, known = each.found, each.found.solution
    yield f"{each.name}: {known.title or known.code or 'a scenario without a title'}: {verdict(each)}"
    if not found.is_legal:
        return
    for score in found.scores:
        told = list(report.points(found.game, score))
        yield from (report.INDENT + line for line in told)
    after = f"after turn {found.settled}" if found.settled else "from the beginning"
    yield f"  points stood {after}; {number_of(found.goods_used, 'good')} used"
    held = holder_of_record(Record(0, holder=known.holder, machine=known.machine))
    about = [f"scenario {known.hash[:SHOWN]}", f"rules {known.rules}", *filter(None, (held, known.date))]
    yield f"  {', '.join(about)}"


def verdict(each: Verified) -> str:
    """Whether a solution is legal, or its first fault with its moment, in a line."""
    found, fault = each.found, each.found.fault
    if fault is not None:
        when = f"turn {fault.turn}, {fault.phase}" if fault.turn else "setting up"
        rule = f" ({fault.rule})" if fault.rule else ""
        return f"not legal: entry {fault.entry} of the log, {when}: {fault.text!r}: {fault.reason}{rule}"
    if each.false:
        return f"legal, but {each.false}"
    return "legal" if found.is_over else f"legal, {report.standing(found.game)}"


def as_json(each: Verified) -> dict[str, Any]:
    """A solution as ``--json`` prints it.

    docs/command-line.md describes the structure.
    """
    found, known, fault = each.found, each.found.solution, each.found.fault
    return {
        "name": each.name,
        "legal": found.is_legal,
        "over": found.is_over,
        "fault": fault and fault._asdict(),
        "false": each.false or None,
        "scenario": {"hash": known.hash, "title": known.title, "code": known.code},
        "rules": known.rules,
        "holder": known.holder,
        "date": known.date,
        "machine": known.machine,
        "players": [_player(score, made_of) for score, made_of in zip(found.scores, found.breakdown, strict=True)],
        "settled": found.settled,
        "goods_used": found.goods_used,
    }


def _player(score: Score, made_of: str) -> dict[str, Any]:
    goods = {good.value: points for good, points in zip(GOODS, score.goods, strict=True) if points}
    return {"points": score.total, "breakdown": made_of, "goods": goods, "rows": list(score.rows)}
