"""Does solutions and saved games again by the rules: points, their parts, tie-breakers, or the first fault."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from rbdesigner.cli import argument_values, counts
from rbdesigner.cli.colours import print_line
from rbdesigner.cli.console import CommandError, UnusableFiles, fault_text, working
from rbdesigner.cli.json_output import add_json, json_error, json_written, print_json
from rbdesigner.cli.partial_games import scores_as_json
from rbdesigner.cli.progress_line import TimeLeft
from rbdesigner.cli.puzzle_maps import add_maps, known_maps
from rbdesigner.cli.render import drawing
from rbdesigner.cli.streams import told_name
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.moments import beginnings
from rbdesigner.engine.mechanics.turn_sequence import wonder_after
from rbdesigner.lab.puzzles import record_table, solution
from rbdesigner.lab.puzzles.record_table import HeldRecord, RecordTable
from rbdesigner.lab.puzzles.scenario_hash import SHOWN
from rbdesigner.lab.puzzles.verification import FirstFault, Verification, verify
from rbdesigner.messages import game_report, moment_names
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.messages.result_wording import holder_of_record
from rbdesigner.messages.translation import day_text, in_english, translate
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats import stem_of
from rbdesigner.scenario.model import Record, Scenario
from rbdesigner.scenario.named_format import RECORDS

END = "end"
"""The last picture."""


def moments(game: Game, each: str) -> dict[str, int]:
    """List the moments of which pictures are drawn, by what their names end in.

    ``each`` is phase or turn: ``07-2-movement`` or ``07``, and ``end``.
    """
    found: dict[str, int] = {}
    for (turn, phase), moment in beginnings(game).items():
        name = f"{turn:02}-{phase.value}-{phase.name.lower()}" if each == "phase" else f"{turn:02}"
        found.setdefault(name, moment)
    return {**found, END: len(game.log)}


def phase_start_board(game: Game, moment: int) -> Scenario:
    """Give the board as a phase begins with an entry of the log, as the phase before has left it.

    The entry that ends a turn has already made the first goods of the next (P1); the board is without them.
    """
    from rbdesigner.art.export.moment import board_at, shown_at

    board = shown_at(game, moment).board
    if not moment or (before := game.state_at(moment - 1)).phase is not Phase.WONDER:
        return board
    return replace(board_at(wonder_after(before), game.scenario), properties=board.properties)


def write_pictures(game: Game, folder: Path, stem: str, each: str) -> list[Path]:
    """Draw positions of a game as PNGs into a folder, made if need be, and list the files."""
    export = drawing("verify")
    from rbdesigner.art.export.moment import shown_at

    folder.mkdir(parents=True, exist_ok=True)
    drawn = {folder / f"{stem}-{name}.png": (name, moment) for name, moment in moments(game, each).items()}
    left = TimeLeft(len(drawn))
    for number, (path, (name, moment)) in enumerate(drawn.items(), 1):
        with working(
            translate("cli", "drawing {number} of {total}: {path}").format(number=number, total=len(drawn), path=path),
            left,
        ):
            board = shown_at(game, moment).board if name == END else phase_start_board(game, moment)
            with in_english():
                export.render(board, path, embeds=False)
    return list(drawn)


JSON_VERSION = 2
"""Counts up when a change of ``schemas/output`` breaks readers."""
FINE, NOT_LEGAL, UNREADABLE = 0, 1, 2


class VerifiedSolution(NamedTuple):
    """A solution that was verified: where it stands, and why what a table says of it is wrong, if it is."""

    path: Path
    found: Verification
    false: ScenarioError | None = None
    record: int | None = None
    """Its number in a table of records, from 0 as in the pointer to it."""

    @property
    def name(self) -> str:
        """Where it stands, in words."""
        return str(self.path) if self.record is None else f"{self.path}: /records/{self.record}"

    @property
    def is_right(self) -> bool:
        """Whether it keeps the rules, and what is said of it holds."""
        return self.found.is_legal and not self.false


EXAMPLES = ("millbrook-ada.rbsolution", "club.rbrecords --map maps/")
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument(
        "files",
        nargs="+",
        metavar="SOLUTION",
        type=argument_values.source,
        help=translate(
            "cli", "a solution (*{solution}), a saved game (*{game}) or a table of records (*{table})"
        ).format(solution=solution.SUFFIX, game=game_records.SUFFIX, table=record_table.SUFFIX),
    )
    add_maps(parser)
    add_json(parser)
    parser.add_argument(
        "--pictures",
        metavar="FOLDER",
        type=argument_values.path,
        help=translate("cli", "draw the positions, a PNG for each"),
    )
    parser.add_argument(
        "--each",
        choices=("phase", "turn"),
        default="phase",
        help=translate("cli", "a picture of the beginning of each phase, or turn, and of the end (phase)"),
    )


def run(arguments: argparse.Namespace) -> int:
    """Verify everything and tell what came of it.

    The exit code is 1 if something is not legal, 2 if something cannot be verified.
    """
    if arguments.pictures is not None and any(map(_is_table, arguments.files)):
        raise CommandError(
            arguments.pictures, translate("cli", "pictures are drawn of solutions and games, not of a table of records")
        )
    maps, code, told, errors = known_maps(arguments.maps), FINE, list[VerifiedSolution](), UnusableFiles()
    left = TimeLeft(len(arguments.files))
    for path in arguments.files:
        for each in verified(path, maps, left):
            if isinstance(each, ScenarioError):
                errors.tell(each)
                code = UNREADABLE
                continue
            told.append(each)
            code = max(code, FINE if each.is_right else NOT_LEGAL)
            for line in () if arguments.json else lines(each):
                print_line(line)
    written = _write_pictures(told, arguments.pictures, arguments.each)
    if arguments.json:
        print_json("verify", JSON_VERSION, as_json(told, errors, written))
    return code


def _write_pictures(told: Sequence[VerifiedSolution], folder: Path | None, each_what: str) -> list[Path]:
    """Draw the positions of what was verified, if wanted; the pictures."""
    if folder is None:
        return []
    stems = _stems([each.name for each in told])
    drawn = (write_pictures(each.found.game, folder, stem, each_what) for each, stem in zip(told, stems, strict=True))
    return list(chain.from_iterable(drawn))


def _stems(names: Sequence[str]) -> list[str]:
    """Begin the names of pictures; files of one name in several folders are numbered."""
    stems = list(map(stem_of, names))
    return [
        stem if stems.count(stem) == 1 else f"{stem}-{stems[: number + 1].count(stem)}"
        for number, stem in enumerate(stems)
    ]


def _is_table(path: Path) -> bool:
    return RECORDS.holds(path)


def verified(
    path: Path, maps: Mapping[str, Scenario], left: TimeLeft | None = None
) -> Iterator[VerifiedSolution | ScenarioError]:
    """All that is in a file, each verified, or why it cannot be."""
    try:
        if _is_table(path):
            yield from _verified_records(path, maps)
            return
        with working(translate("cli", "verifying {path}").format(path=told_name(path)), left):
            found = verify(path, maps)
    except ScenarioError as fault:
        yield fault
    else:
        yield VerifiedSolution(path, found)


def _verified_records(path: Path, maps: Mapping[str, Scenario]) -> Iterator[VerifiedSolution | ScenarioError]:
    table = RecordTable.load(path)
    left = TimeLeft(len(table.records))
    for number, held in enumerate(table.records):
        try:
            with working(
                translate("cli", "verifying {number} of {total}: {path}").format(
                    number=number + 1, total=len(table.records), path=told_name(path)
                ),
                left,
            ):
                found = verify(held.solution, maps)
        except ScenarioError as fault:
            yield ScenarioError(path, f"/records/{number}/solution{fault.pointer}", fault.reason)
        else:
            yield VerifiedSolution(path, found, false_claim(held, found), number)


def false_claim(held: HeldRecord, found: Verification) -> ScenarioError | None:
    """Why a record is not what its table says, None if it is."""
    if not found.is_legal:
        return None
    try:
        held.refuse_claims(found)
    except ScenarioError as fault:
        return fault
    return None


def lines(each: VerifiedSolution) -> Iterator[str]:
    """The lines about a solution."""
    found, known = each.found, each.found.solution
    title = known.title or known.code or translate("cli", "a scenario without a title")
    place = each.name.removeprefix(str(each.path))
    yield f"{told_name(each.path)}{place}: {title}: {verdict(each)}"
    if not found.is_legal:
        return
    for score in found.scores:
        told = list(game_report.points_lines(found.game, score))
        yield from (game_report.INDENT + line for line in told)
    stood = translate("cli", "points reached after turn {turn}").format(turn=found.settled)
    begun = translate("cli", "points reached from the beginning")
    yield f"  {stood if found.settled else begun}; {counts.goods_used(found.goods_used)}"
    held = holder_of_record(Record(0, holder=known.holder, machine=known.machine))
    about = translate("cli", "scenario {hash}, rules {rules}").format(hash=known.hash[:SHOWN], rules=known.rules)
    yield f"  {', '.join(filter(None, (about, held, day_text(known.date))))}"


def verdict(each: VerifiedSolution) -> str:
    """Whether a solution is legal, or its first fault with its moment, in a line."""
    found, fault = each.found, each.found.fault
    if fault is not None:
        return f"{_broken(fault)} ({fault.rule})" if fault.rule else _broken(fault)
    if each.false:
        return translate("cli", "legal, but {claim}").format(claim=fault_text(each.false))
    if found.is_over:
        return translate("cli", "legal")
    return translate("cli", "legal, {standing}").format(standing=game_report.progress_text(found.game))


def _broken(fault: FirstFault) -> str:
    text = translate("cli", "not legal: entry {entry} of the log, turn {turn}, {phase}: {text!r}: {reason}")
    if not fault.turn:
        text = translate("cli", "not legal: entry {entry} of the log, setting up: {text!r}: {reason}")
    phase = moment_names.phase(Phase[fault.phase.upper()])
    return text.format(
        entry=fault.entry, turn=fault.turn, phase=phase, text=fault.text, reason=reason_text(fault.reason)
    )


def as_json(
    told: Iterable[VerifiedSolution], errors: Iterable[ScenarioError], written: Iterable[Path]
) -> dict[str, Any]:
    """All that was verified as ``--json`` prints it."""
    return {
        "solutions": list(map(_solution, told)),
        "errors": list(map(json_error, errors)),
        "written": json_written(written),
    }


def _solution(each: VerifiedSolution) -> dict[str, Any]:
    found, known, fault = each.found, each.found.solution, each.found.fault
    return {
        "file": str(each.path),
        "record": each.record,
        "legal": found.is_legal,
        "over": found.is_over,
        "fault": fault and fault._asdict(),
        "false": str(each.false) if each.false else None,
        "scenario": {"title": known.title, "code": known.code, "hash": known.hash},
        "rules": known.rules,
        "holder": known.holder,
        "date": known.date,
        "machine": known.machine,
        "scores": scores_as_json(found.game),
        "settled": found.settled,
        "goods_used": found.goods_used,
    }
