"""Write a report of the games that ``simulate`` has kept, or list its runs."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rbdesigner.cli import argument_values, counts
from rbdesigner.cli.colours import print_line
from rbdesigner.cli.console import CommandError, CommandLineError, working
from rbdesigner.cli.json_output import add_json, json_written, print_json
from rbdesigner.cli.piped_files import with_kind_suffix
from rbdesigner.cli.printed_language import add_language, printing_in
from rbdesigner.cli.render import drawing
from rbdesigner.cli.streams import told_name
from rbdesigner.lab.runs.run_store import RunStore, RunStoreError, RunSummary
from rbdesigner.lab.runs.store_file import RunStudy
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.translation import translate, translated
from rbdesigner.translatable import QT_TRANSLATE_NOOP

SUFFIXES = (".html", ".pdf")
JSON_VERSION = 1
"""Counts up when a change of ``schemas/output`` breaks readers."""
_STUDIES: dict[str, str] = {
    RunStudy.TOURNAMENT: QT_TRANSLATE_NOOP("cli", "{title}, of a tournament"),
    RunStudy.WORTH: QT_TRANSLATE_NOOP("cli", "{title}, with one more of a good"),
}
EXAMPLES = ("delta.lab", "delta.lab delta.html")
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument(
        "store",
        metavar="STORE",
        type=argument_values.store,
        help=translate("cli", "the file with the games (simulate --store)"),
    )
    parser.add_argument(
        "target",
        metavar="OUT",
        nargs="?",
        type=argument_values.target,
        help=translate("cli", "the report (.html, .pdf); without it runs are listed"),
    )
    parser.add_argument(
        "--kind",
        choices=[suffix[1:] for suffix in SUFFIXES],
        help=translate("cli", "what standard output gets where OUT is -"),
    )
    parser.add_argument(
        "--run",
        type=argument_values.whole,
        metavar="NUMBER",
        help=translate("cli", "which run of the file, the latest if not said"),
    )
    add_language(parser, translate("cli", "the language of the report (en)"))
    parser.add_argument(
        "--tolerance",
        metavar="POINTS",
        type=argument_values.finite,
        default=5,
        help=translate("cli", "percentage points of the games won (5)"),
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write the report as OUT, or list the runs."""
    if arguments.target is not None:
        arguments.target = with_kind_suffix(arguments.target, arguments.kind, SUFFIXES)
    if arguments.target is not None and arguments.target.suffix.lower() not in SUFFIXES:
        raise CommandError(
            arguments.target, translate("cli", "a report is written as {known}").format(known=" or ".join(SUFFIXES))
        )
    if not 0 < arguments.tolerance < 100:
        raise CommandLineError(
            translate("cli", "--tolerance is more than 0 and less than 100, not {value:g}").format(
                value=arguments.tolerance
            )
        )
    if not arguments.store.is_file():
        raise CommandError(arguments.store, translate("cli", "there is no such file"))
    try:
        with RunStore(arguments.store, read_only=True) as store:
            runs = store.runs()
            chosen = None if arguments.target is None else _chosen(runs, arguments)
            if chosen is not None:
                _write(store, chosen, arguments)
    except RunStoreError as fault:
        raise CommandError(fault.path, reason_text(fault.reason)) from fault
    if arguments.json:
        print_json("report", JSON_VERSION, as_json(runs, chosen, arguments.target))
    else:
        for line in _lines(runs) if chosen is None else [told_name(str(arguments.target))]:
            print_line(line)
    return 0


def as_json(runs: list[RunSummary], chosen: int | None, target: Path | None) -> dict[str, Any]:
    """The runs of the file, and the report of one, as ``--json`` tells them."""
    written = json_written([] if target is None else [target])
    return {"runs": list(map(_run, runs)), "run": chosen, "written": written}


def _run(each: RunSummary) -> dict[str, Any]:
    told = {**each._asdict(), "players": list(each.players), "without": list(each.without)}
    return {**told, "begun": each.begun or None, "study": each.study or None}


def _lines(runs: list[RunSummary]) -> Iterator[str]:
    for each in runs:
        title = _played(each).format(title=each.title or translate("cli", "a map"), things=listed(each.without, "and"))
        games = translate("cli", "{games} from seed {seed}").format(games=counts.games(each.games), seed=each.seed)
        yield f"{each.run}  {title}: {', '.join(each.players)}; {games}"


def _played(run: RunSummary) -> str:
    """The title of a run, with what is different in it."""
    if run.without:
        return translate("cli", "{title}, without {things}")
    return translated("cli", _STUDIES[run.study]) if run.study in _STUDIES else "{title}"


def _chosen(runs: list[RunSummary], arguments: argparse.Namespace) -> int:
    """The number of the run that is meant."""
    latest = max(((each.is_of_map, each.run) for each in runs), default=(False, 0))[1]
    wanted = arguments.run if arguments.run is not None else latest
    if wanted not in {each.run for each in runs}:
        none = translate("cli", "there is no run {number}") if wanted else translate("cli", "there is no run")
        raise CommandError(arguments.store, none.format(number=wanted))
    return wanted


def _write(store: RunStore, number: int, arguments: argparse.Namespace) -> None:
    target: Path = arguments.target
    drawing("report")
    from rbdesigner.art.export.report_file import write_report
    from rbdesigner.lab.charts.chart_drawing import ChartError
    from rbdesigner.lab.reports.run_report import RunReport

    with (
        working(translate("cli", "writing {path}").format(path=told_name(target))),
        printing_in(arguments.language),
    ):
        report = RunReport.of_run(store, number, arguments.tolerance)
        try:
            write_report(report, target, arguments.language)
        except ChartError as fault:
            raise CommandError(target, reason_text(fault.reason)) from fault
