"""Let machines play many games on a map, and tell what they say about it."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from pathlib import Path

from rbdesigner import interrupts
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.cli import argument_values, maps
from rbdesigner.cli.colours import print_line
from rbdesigner.cli.console import CommandError, CommandLineError, fault_text, note_error, working
from rbdesigner.cli.json_output import add_json, print_json
from rbdesigner.cli.noting import note_on, refuse_other_map
from rbdesigner.cli.piped_files import with_kind_suffix
from rbdesigner.cli.player_names import add_secret, note_other_number, player_specs
from rbdesigner.cli.run_json import as_json, compared_as_json, worths_as_json
from rbdesigner.cli.run_options import (
    MOST_CORES,
    add_crew,
    add_games,
    add_map,
    add_note_on,
    add_players,
    add_store,
    note_weakness,
    refuse_outside,
)
from rbdesigner.cli.run_text import compared_lines, named_things, run_lines, worth_lines
from rbdesigner.cli.suggestions import did_you_mean
from rbdesigner.engine.games.seeded import IllegalMap
from rbdesigner.lab.reports.game_export import SUFFIXES, export_games, refuse_export
from rbdesigner.lab.runs.executors import ExecutorError, executor
from rbdesigner.lab.runs.level_runs import run_playability
from rbdesigner.lab.runs.restrictions import UnknownThing
from rbdesigner.lab.runs.run_setup import USUAL_GAMES, USUAL_TOLERANCE, RunSetup, usual_players
from rbdesigner.lab.runs.run_store import MEMORY, RunStore, RunStoreError
from rbdesigner.lab.runs.simulation import RunProgress, Simulation
from rbdesigner.lab.studies.paired_runs import PairedRuns
from rbdesigner.lab.studies.worths import Worths
from rbdesigner.lab.wording.map_findings import with_verdict
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.messages.translation import translate
from rbdesigner.scenario.model import Scenario

FINE, FAULTY = 0, 1
MOST_GAMES = 1_000_000
JSON_VERSION = 4
"""Counts up when a change of ``schemas/output`` breaks readers."""
EXAMPLES = (
    "delta.rbmap --store delta.lab",
    "delta.rbmap --without mine --without 2,-1",
    "delta.rbmap --against shorter.rbmap",
)
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    add_map(parser)
    played = parser.add_argument_group(translate("cli", "what is played"))
    add_players(
        played,
        translate("cli", "who plays, by commas: easy, medium, hard, a style, or any player (medium at each home)"),
    )
    add_games(played, translate("cli", "how many games, made up to whole rounds ({usual})"), USUAL_GAMES)
    played.add_argument(
        "--all", action="store_true", help=translate("cli", "play all games, though the answer may be clear before")
    )
    add_crew(played)
    add_secret(played)
    _add_questions(parser.add_argument_group(translate("cli", "questions besides whether the map is fair")))
    _add_results(parser.add_argument_group(translate("cli", "what is kept and printed")))


def _add_questions(asked: argparse._ArgumentGroup) -> None:
    """The options of what is asked of the games."""
    asked.add_argument(
        "--tolerance",
        metavar="POINTS",
        type=argument_values.finite,
        default=USUAL_TOLERANCE,
        help=translate("cli", "homes are fair within so many percentage points of the games won ({usual:g})").format(
            usual=USUAL_TOLERANCE
        ),
    )
    asked.add_argument(
        "--against",
        metavar="MAP",
        type=argument_values.source,
        help=translate("cli", "another version, played with the same seeds and compared"),
    )
    asked.add_argument(
        "--without",
        metavar="THING",
        action="append",
        default=[],
        help=translate(
            "cli",
            "what is it worth: play without a building, transporter, good or tile (q,r), too;"
            " all buildings, transporters, goods, tiles; may be given several times",
        ),
    )
    asked.add_argument(
        "--one-more",
        metavar="GOOD",
        action="append",
        default=[],
        help=translate("cli", "what is it worth: one more of a good, or of each of all goods, at the start"),
    )


def _add_results(kept: argparse._ArgumentGroup) -> None:
    """The options of where results go."""
    add_store(kept)
    kept.add_argument(
        "--export",
        metavar="FILE",
        type=argument_values.target,
        help=translate("cli", "write one row a game (.csv or .json)"),
    )
    kept.add_argument(
        "--export-kind",
        choices=[suffix[1:] for suffix in SUFFIXES],
        help=translate("cli", "what standard output gets where the file of --export is -"),
    )
    add_note_on(kept, translate("cli", "put a clear verdict into FILE, a scenario of this map"))
    add_json(kept)


def run(arguments: argparse.Namespace) -> int:
    """Play, and tell what came of it; the exit code is 1 if a game failed, 130 if it was stopped."""
    _refuse(arguments)
    setup = _setup(arguments)
    refuse_other_map(arguments.note_on, setup.scenario)
    note_weakness(setup.players)
    note_other_number(arguments.map, setup.scenario, len(setup.players))
    try:
        with RunStore(arguments.store or MEMORY) as store:
            if arguments.without or arguments.one_more:
                return _weigh(setup, store, arguments)
            if arguments.against is not None:
                return _compare(setup, store, arguments)
            simulation = Simulation(
                setup, store, arguments.games, until_clear=not arguments.all, tolerance=arguments.tolerance
            )
            is_over = play_games(simulation.play, simulation.games, arguments)
            _export(simulation, arguments.export)
            _note(simulation, arguments.note_on)
            return _tell(simulation, arguments, is_over=is_over)
    except RunStoreError as fault:
        raise CommandError(fault.path, reason_text(fault.reason)) from fault
    except ExecutorError as fault:
        raise CommandError(fault.place, reason_text(fault.reason)) from fault


def _note(simulation: Simulation, path: Path | None) -> None:
    """Write the verdict into a file, if it is clear and no doubtful one."""
    if path is None:
        return
    verdict = simulation.verdict()
    if not verdict.is_clear or len(simulation.setup.players) == 1:
        note_error(str(path), translate("cli", "is left as it is: it is not yet known whether the homes are fair"))
    elif run_playability(simulation.store, simulation.run, verdict, verdict.tolerance).doubtful:
        note_error(str(path), translate("cli", "is left as it is: these players can hardly play this map"))
    else:
        note_on(path, simulation.setup.scenario, lambda known: with_verdict(known, verdict, simulation.setup.players))


def _refuse(arguments: argparse.Namespace) -> None:
    refuse_outside("games", arguments.games, MOST_GAMES)
    refuse_outside("cores", arguments.cores, MOST_CORES)
    if not 0 < arguments.tolerance < 100:
        raise CommandLineError(
            translate("cli", "--tolerance is more than 0 and less than 100, not {value:g}").format(
                value=arguments.tolerance
            )
        )

    others = {"--against": arguments.against, "--without": arguments.without, "--one-more": arguments.one_more}
    given = [name for name, value in others.items() if value]
    if given and arguments.export is not None:
        raise CommandLineError(
            translate("cli", "--export writes the games of one run: leave out {option}").format(option=given[0])
        )
    if arguments.against is not None and len(given) > 1:
        raise CommandLineError(
            translate("cli", "--against and {option} ask different things: leave one out").format(option=given[1])
        )
    if given and arguments.note_on is not None:
        raise CommandLineError(
            translate("cli", "--note-on is for the games of one run: leave out {option}").format(option=given[0])
        )
    if arguments.export is not None:
        arguments.export = with_kind_suffix(arguments.export, arguments.export_kind, SUFFIXES, "--export-kind")
        _refuse_export(arguments.export)


def _refuse_export(path: Path) -> None:
    """Refuse, before anything is played, an export that could not be written afterwards."""
    try:
        refuse_export(path)
    except ValueError as fault:
        raise CommandError(path, fault_text(fault)) from fault


def _setup(arguments: argparse.Namespace) -> RunSetup:
    scenario = maps.read_one(arguments.map, arguments.name).scenario
    players = player_specs(arguments.players) if arguments.players is not None else usual_players(scenario)
    return _setup_of(arguments.map, scenario, players, arguments)


def _setup_of(path: Path, scenario: Scenario, players: Sequence[str], arguments: argparse.Namespace) -> RunSetup:
    try:
        return RunSetup.of(scenario, players, arguments.seed, secret=arguments.secret)
    except IllegalMap as fault:
        raise CommandError(path, fault_text(fault)) from fault
    except ValueError as fault:
        raise CommandLineError(fault_text(fault)) from fault


def _compare(setup: RunSetup, store: RunStore, arguments: argparse.Namespace) -> int:
    """Play a second version of the map as well, and tell what differs."""
    found = maps.read(arguments.against)
    scenario = maps.chosen_map(arguments.against, found, arguments.name if len(found) > 1 else None).scenario
    second = _setup_of(arguments.against, scenario, setup.players, arguments)
    try:
        runs = PairedRuns(setup, second, store, arguments.games)
    except RunStoreError:
        raise
    except ValueError as fault:
        raise CommandError(arguments.against, fault_text(fault)) from fault
    is_over = play_games(runs.play, sum(simulation.games for simulation in runs.simulations), arguments)
    if arguments.json:
        print_json("simulate", JSON_VERSION, compared_as_json(runs, arguments.tolerance))
    else:
        for line in compared_lines(runs, arguments.tolerance):
            print_line(line)
        _tell_failures(runs.failures())
    return _code(runs.failures(), is_over=is_over)


def _weigh(setup: RunSetup, store: RunStore, arguments: argparse.Namespace) -> int:
    """Play with and without things, and tell what these are worth."""
    things = named_things(arguments.without, arguments.one_more)
    try:
        found = Worths(setup, things, store, arguments.games)
    except RunStoreError:
        raise
    except UnknownThing as fault:
        raise CommandLineError(f"{fault_text(fault)}{did_you_mean(fault.name, fault.known)}") from fault
    except ValueError as fault:
        raise CommandLineError(fault_text(fault)) from fault
    is_over = play_games(found.play, found.games, arguments)
    failures = found.failures()
    if arguments.json:
        print_json("simulate", JSON_VERSION, worths_as_json(found))
    else:
        for line in worth_lines(found):
            print_line(line)
        _tell_failures(failures)
    return _code(failures, is_over=is_over)


def play_games(
    play: Callable[[Executor, int], Iterator[RunProgress]], games: int, arguments: argparse.Namespace
) -> bool:
    """Play games, and tell whether all were played, and nobody stopped it."""
    try:
        with (
            interrupts.raised(),
            executor(arguments.cores, arguments.dask) as crew,
            working(translate("cli", "playing {games} games").format(games=games)) as tell,
        ):
            for progress in play(*crew):
                tell(progress.games, games)
    except KeyboardInterrupt:
        note_error(translate("cli", "stopped; what has been played counts"))
        return False
    return True


def _export(simulation: Simulation, path: Path | None) -> None:
    if path is not None:
        export_games(simulation.store, simulation.run, path)


def _tell(simulation: Simulation, arguments: argparse.Namespace, *, is_over: bool) -> int:
    facts = analyse(simulation.setup.scenario)
    verdict, failures = simulation.verdict(), simulation.store.failures(simulation.run)
    if arguments.json:
        print_json("simulate", JSON_VERSION, {"study": "map", **as_json(simulation, verdict)})
    else:
        for line in run_lines(simulation, verdict, facts, is_over=is_over):
            print_line(line)
        _tell_failures(failures)
    return _code(failures, is_over=is_over)


def _code(failures: Collection[object], *, is_over: bool) -> int:
    if not is_over:
        return interrupts.STOPPED
    return FAULTY if failures else FINE


def _tell_failures(failures: Iterable[tuple[int, int, str]]) -> None:
    for game, seed, reason in failures:
        told = translate("cli", "game {number} (seed {seed}) failed: {reason}")
        print_line(told.format(number=game, seed=seed, reason=reason))
