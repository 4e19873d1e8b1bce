"""Tell par of a map's solo game, and how difficult it is."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import Any

from rbdesigner.cli import argument_values, counts, maps
from rbdesigner.cli.colours import print_line
from rbdesigner.cli.console import CommandError, CommandLineError, fault_text, working
from rbdesigner.cli.json_output import add_json, json_lockout, print_json
from rbdesigner.cli.noting import note_on, refuse_other_map
from rbdesigner.cli.run_options import (
    MOST_CORES,
    add_cores,
    add_games,
    add_map,
    add_note_on,
    note_speed,
    refuse_outside,
)
from rbdesigner.cli.text_table import rounded
from rbdesigner.engine.games.seeded import IllegalMap
from rbdesigner.lab.wording.lockout_wording import solo_lockout_lines
from rbdesigner.lab.wording.map_findings import par_story, par_words, with_par
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.translation import add_plural, number_text, translate
from rbdesigner.players.difficulty import GAMES, SEARCHES, Par, ParProgress, par_steps
from rbdesigner.players.solver import PLANS

FINE = 0
JSON_VERSION = 1
"""Counts up when a change of ``schemas/output`` breaks readers."""
EXAMPLES = ("millbrook.rbmap",)
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    add_map(parser)
    parser.add_argument(
        "--searches",
        metavar="N",
        type=argument_values.whole,
        default=SEARCHES,
        help=translate("cli", "how many times to search, each time anew ({usual})").format(usual=SEARCHES),
    )
    parser.add_argument(
        "--plans",
        metavar="N",
        type=argument_values.whole,
        default=PLANS,
        help=translate("cli", "how many plans each search makes ({usual})").format(usual=PLANS),
    )
    add_games(parser, translate("cli", "the games of each of the simpler players ({usual})"), GAMES)
    add_cores(parser, translate("cli", "how many processes look; par is the same (2)"))
    add_note_on(parser, translate("cli", "put par into FILE, a scenario of this map"))
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Find par and print it."""
    for name, value in (("games", arguments.games), ("searches", arguments.searches)):
        if value < 1:
            raise CommandLineError(
                translate("cli", "--{name} is 1 or more, not {value}").format(name=name, value=value)
            )
    refuse_outside("cores", arguments.cores, MOST_CORES)
    found = maps.read_one(arguments.map, arguments.name)
    refuse_other_map(arguments.note_on, found.scenario)
    note_speed()
    plans, games, searches = arguments.plans, arguments.games, arguments.searches
    try:
        with working(
            translate("cli", "looking for par of {title}").format(
                title=found.scenario.properties.title or arguments.map
            )
        ) as tell:
            for step in par_steps(found.scenario, plans, games, searches, arguments.cores):
                if isinstance(step, ParProgress):
                    tell(*step.share(plans * searches, games))
                else:
                    result = step
    except IllegalMap as fault:
        raise CommandError(arguments.map, fault_text(fault)) from fault
    note_on(arguments.note_on, found.scenario, lambda known: with_par(known, result))
    story = par_story(found.scenario, result)
    if arguments.json:
        print_json("par", JSON_VERSION, as_json(found.scenario.properties.title, result, story))
    else:
        for line in _result_lines(found.scenario.properties.title or str(arguments.map), result):
            print_line(line)
        for line in solo_lockout_lines(found.scenario, result.lockout):
            print_line(f"  {line}")
        print_line(translate("cli", "  the best game, turn by turn:"))
        for line in story:
            print_line(f"    {line}")
    return FINE


def as_json(title: str, result: Par, story: Sequence[str]) -> dict[str, Any]:
    """Par as ``--json`` prints it."""
    told = {**result._asdict(), "lockout": json_lockout(result.lockout)}
    del told["milestones"], told["purposes"]
    solver = told.pop("version")
    return {"title": title, "solver": solver, "difficulty": result.difficulty.value, **told, "story": list(story)}


def _result_lines(name: str, result: Par) -> Iterator[str]:
    par_text = par_words(result.points, result.difficulty.value)
    plans, searches = result.plans, len(result.searches)
    solved = translate("cli", "{name}: {par} (solver {version}, %n plans)", None, plans)
    yield solved.format(name=name, par=par_text, version=result.version)
    found = translate("cli", "  %n searches come to {points} points", None, searches)
    yield found.format(points=listed(map(number_text, sorted(result.searches, reverse=True))))
    played = translate("cli", "  the easy player comes to {easy} points, the medium one to {medium} ({games})")
    yield played.format(easy=_median(result.easy), medium=_median(result.medium), games=_games(result))
    chain = listed(map(counts.thing, result.chain)) or translate("cli", "nothing is made")
    yield translate("cli", "  the longest chain: {goods}").format(goods=chain)
    if result.tight_turn:
        yield translate("cli", "  the first turn that may not be idle: {turn}").format(turn=result.tight_turn)
    else:
        yield translate("cli", "  any turn may be idle")


def _median(points: float) -> str:
    return rounded(points, 0 if points == int(points) else 1)


def _games(result: Par) -> str:
    """Say how many games these are medians of, and between which points they ended."""
    games = len(result.easy_games)
    if games == 1:
        return translate("cli", "of one game each")
    text = translate("cli", "medians of %n games each, {easy} and {medium}", None, games)
    return text.format(easy=_ends(result.easy_games), medium=_ends(result.medium_games))


def _ends(points: Sequence[int]) -> str:
    return translate("cli", "{low} to {high}").format(low=min(points), high=max(points))


add_plural("{name}: {par} (solver {version}, %n plans)", "{name}: {par} (solver {version}, %n plan)")
add_plural("  %n searches come to {points} points", "  %n search comes to {points} points")
add_plural("medians of %n games each, {easy} and {medium}", "median of %n game each, {easy} and {medium}")
