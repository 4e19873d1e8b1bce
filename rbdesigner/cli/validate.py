"""Check maps and scenarios, and list what is wrong or could be better."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

from rbdesigner.checks import check, problem_codes
from rbdesigner.checks.book_checks import book_findings
from rbdesigner.checks.geometric import Disagreement, disagreements
from rbdesigner.checks.problem import Problem, Severity
from rbdesigner.checks.site_checks import site_findings
from rbdesigner.cli import argument_values, book_source, maps
from rbdesigner.cli.colours import Colour, ColouredLine, print_line
from rbdesigner.cli.console import error, fault_text, working
from rbdesigner.cli.json_output import add_json, json_error, print_json
from rbdesigner.cli.progress_line import TimeLeft
from rbdesigner.cli.streams import told_name
from rbdesigner.hexes import Hex, border_sides, edge_sides
from rbdesigner.messages.problems import fix_title, problem_sentence
from rbdesigner.messages.translation import add_plural, translate, translated
from rbdesigner.scenario.books import book_format
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats import ImportedMap
from rbdesigner.scenario.model import Scenario
from rbdesigner.scripts.foreign_findings import findings, has_checks
from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural
from rbdesigner.work.process_failure import ProcessFailure

JSON_VERSION = 2
"""Counts up when a change of ``schemas/output`` breaks readers."""

PLACES_NAMED = 4
"""How many tiles a line names before it counts the rest."""

_SEVERITIES = {
    Severity.ERROR: QT_TRANSLATE_NOOP("cli", "error"),
    Severity.WARNING: QT_TRANSLATE_NOOP("cli", "warning"),
    Severity.ADVICE: QT_TRANSLATE_NOOP("cli", "advice"),
}
_COUNTED = {
    Severity.ERROR: Plural(QT_TRANSLATE_NOOP("cli", "%n errors"), "%n error", "number"),
    Severity.WARNING: Plural(QT_TRANSLATE_NOOP("cli", "%n warnings"), "%n warning", "number"),
    Severity.ADVICE: Plural(QT_TRANSLATE_NOOP("cli", "%n pieces of advice"), "%n piece of advice", "number"),
}
COLOURS = {Severity.ERROR: Colour.RED, Severity.WARNING: Colour.MAGENTA, Severity.ADVICE: Colour.BOLD}
FINE, PROBLEMS, UNREADABLE = 0, 1, 2
EXAMPLES = ("delta.rbmap", "--json maps/*.rbmap > problems.json", "--for site delta.rbmap")
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        type=argument_values.source,
        help=translate("cli", "a scenario, a map of another program, or a book"),
    )
    parser.add_argument(
        "--for",
        dest="publisher",
        choices=["site"],
        help=translate("cli", "list too what the play site refuses, or does not verify"),
    )
    parser.add_argument(
        "--check",
        dest="checks",
        action="append",
        default=[],
        metavar="FILE.py",
        help=translate(
            "cli", "run a check of somebody else too, in a process of its own; it may do whatever you may do"
        ),
    )
    add_json(parser)
    parser.epilog = translate("cli", "Exit code 1 means errors or warnings; advice alone is fine.")


@dataclass(frozen=True, slots=True)
class Report:
    """The outcome of checking a file: its maps with their problems, or why it cannot be read.

    ``contradictions`` are where geometry finds something else, which is a fault of this program.
    """

    path: Path
    maps: tuple[tuple[ImportedMap, list[Problem]], ...] = ()
    fault: ScenarioError | None = None
    contradictions: tuple[Disagreement, ...] = ()
    book: tuple[tuple[str, Problem], ...] | None = None
    """The problems of a book over all its maps, each with the name of a map, or with nothing."""


def run(arguments: argparse.Namespace) -> int:
    """Check the files and print the problems.

    The exit code is 2 if a file cannot be read, 1 if there are errors or warnings.
    """
    reports = []
    left = TimeLeft(len(arguments.files))
    for number, path in enumerate(arguments.files, 1):
        with working(
            translate("cli", "checking {number} of {total}: {path}").format(
                number=number, total=len(arguments.files), path=told_name(path)
            ),
            left,
        ) as tell:
            report = examine_book(path, tell) if book_format.is_book(path) else checked_file(path)
        if arguments.publisher == "site":
            report = with_findings(report, site_findings)
        if arguments.checks or has_checks():
            report = with_findings(report, partial(findings_of_others, tuple(arguments.checks)))
        if report.fault is not None:
            error(fault_text(report.fault))
        for each in report.contradictions:
            error(
                translate(
                    "cli", "{path}: this is a fault of rbdesigner, please report it with this file: {each}"
                ).format(path=path, each=each)
            )
        if not arguments.json:
            for line in lines(report):
                print_line(line)
        reports.append(report)
    if arguments.json:
        print_json("validate", JSON_VERSION, as_json(reports))
    else:
        print(summary(reports))
    if any(report.fault or report.contradictions for report in reports):
        return UNREADABLE
    counts = severities(reports)
    return PROBLEMS if counts[Severity.ERROR] or counts[Severity.WARNING] else FINE


def checked_file(path: Path) -> Report:
    """Read a file and check every map in it."""
    try:
        found = maps.read(path)
    except ScenarioError as fault:
        return Report(path, fault=fault)
    checked = tuple((each, check(each.scenario)) for each in found)
    differing = [each for one, problems in checked for each in disagreements(one.scenario, problems)]
    return Report(path, checked, contradictions=tuple(differing))


def findings_of_others(files: tuple[str, ...], scenario: Scenario) -> list[Problem]:
    """The findings of checks of others, those of these files included, or that they have failed."""
    try:
        return findings(scenario, files)
    except ProcessFailure as fault:
        return [
            problem_codes.problem(
                "other-check-failed", title=", ".join(Path(file).stem for file in files), why=fault.detail
            )
        ]


def with_findings(report: Report, find: Callable[[Scenario], Iterable[Problem]]) -> Report:
    """The report with more that is found about its maps."""
    found = (
        (each, sorted([*problems, *find(each.scenario)], key=lambda one: one.order)) for each, problems in report.maps
    )
    return replace(report, maps=tuple(found))


def examine_book(path: Path, tell: Callable[[int, int], bool]) -> Report:
    """Read a book and check it and every map in it."""
    try:
        loaded = book_source.read(path)
    except ScenarioError as fault:
        return Report(path, fault=fault)
    named = {each.number: each.title for each in loaded.maps}
    over_all = book_findings(loaded.book, loaded.maps, path)
    checked, differing = [], []
    for number, each in enumerate(found := book_source.readable_maps(loaded), 1):
        problems = check(each.scenario)
        checked.append((each, problems))
        differing += disagreements(each.scenario, problems)
        tell(number, len(found))
    book = tuple((named.get(number or 0, ""), problem) for number, problem in over_all)
    return Report(path, tuple(checked), contradictions=tuple(differing), book=book)


def severities(reports: list[Report]) -> Counter[Severity]:
    """How many problems of each severity there are."""
    of_maps = (problem for report in reports for _, problems in report.maps for problem in problems)
    of_books = (problem for report in reports for _, problem in report.book or ())
    return Counter(problem.severity for problem in chain(of_maps, of_books))


def lines(report: Report) -> Iterator[str]:
    """Write the problems of a file, each in a line: ``FILE: error W8 at (0, 2): sentence``."""
    for name, problem in report.book or ():
        called = ": ".join(filter(None, (told_name(report.path), name)))
        yield _line(called, problem)
    found = [each for each, _ in report.maps]
    for each, problems in report.maps:
        called = ": ".join(maps.label(report.path, each, found))
        for problem in problems:
            yield _line(called, problem, problem.rule, places_of_problem(problem))


def _line(called: str, problem: Problem, *words: str) -> ColouredLine:
    severity = translated("cli", _SEVERITIES[problem.severity])
    about = "".join(f" {word}" for word in words if word)
    return ColouredLine.of(f"{called}: ", severity, f"{about}: {problem_sentence(problem)}", COLOURS[problem.severity])


def places_of_problem(problem: Problem) -> str:
    """The places of a problem, for a line of text; empty if it has none."""
    if problem.places:
        return translate("cli", "at {places}").format(places=named_places(problem.places))
    sides = [edge_sides(edge) for edge in problem.edges]
    for (first, _), (second, _) in map(border_sides, problem.borders):
        sides.append((first, second))
    if not sides:
        return ""
    one, other = map(place_coordinates, sides[0])
    return translate("cli", "between {one} and {other}").format(one=one, other=other)


def named_places(places: tuple[Hex, ...]) -> str:
    """Places for people: the first few by their coordinates, the others as a number."""
    text = ", ".join(map(place_coordinates, places[:PLACES_NAMED]))
    more = len(places) - PLACES_NAMED
    return translate("cli", "{places} and {number} more").format(places=text, number=more) if more > 0 else text


def place_coordinates(place: Hex) -> str:
    """A place in a line of text, in plain ASCII so that other programs find it."""
    return f"({place.q}, {place.r})"


def summary(reports: list[Report]) -> str:
    """The last line: what was checked and how much was found."""
    counts = severities(reports)
    found = [translated("cli", text.many, counts[severity]) for severity, text in _COUNTED.items() if counts[severity]]
    maps_checked = sum(len(report.maps) for report in reports)
    told = translate("cli", "%n maps checked", None, maps_checked)
    if maps_checked:
        problems = ", ".join(found) or translate("cli", "no problems")
        told = translate("cli", "{checked}: {problems}").format(checked=told, problems=problems)
    unreadable = sum(report.fault is not None for report in reports)
    if unreadable:
        lost = translate("cli", "%n files could not be read", None, unreadable)
        told = f"{told}; {lost}"
    return told


for _text in _COUNTED.values():
    add_plural(_text.many, _text.one)
add_plural("%n maps checked", "%n map checked")
add_plural("%n files could not be read", "%n file could not be read")


def as_json(reports: list[Report]) -> dict[str, Any]:
    """The reports as ``--json`` prints them."""
    counts = severities(reports)
    return {
        "files": [file_as_json(report) for report in reports if report.fault is None],
        "errors": [json_error(report.fault) for report in reports if report.fault is not None],
        "summary": {
            "maps": sum(len(report.maps) for report in reports),
            "unreadable": sum(report.fault is not None for report in reports),
            "errors": counts[Severity.ERROR],
            "warnings": counts[Severity.WARNING],
            "advice": counts[Severity.ADVICE],
        },
    }


def file_as_json(report: Report) -> dict[str, Any]:
    """A file that could be read."""
    found = [
        {
            "name": each.name,
            "remarks": list(each.remarks),
            "problems": [problem_as_json(problem) for problem in problems],
        }
        for each, problems in report.maps
    ]
    differing = [str(each) for each in report.contradictions]
    over_all = None
    if report.book is not None:
        over_all = [{"map": name or None, **problem_as_json(problem)} for name, problem in report.book]
    return {"file": str(report.path), "maps": found, "contradictions": differing, "book": over_all}


def problem_as_json(problem: Problem) -> dict[str, Any]:
    """One problem of the reports."""
    return {
        "severity": problem.severity.word,
        "code": problem.code,
        "rule": problem.rule,
        "sentence": problem_sentence(problem),
        "places": [list(place) for place in problem.places],
        "edges": [{"at": list(edge.at), "edge": edge.edge} for edge in problem.edges],
        "borders": [{"at": list(border.at), "half_edge": border.half_edge} for border in problem.borders],
        "fixes": [fix_title(fix) for fix in problem.fixes],
    }
