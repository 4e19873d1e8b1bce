"""Look for small edits that make a map fairer, and measure what they do."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.cli import argument_values, counts, maps
from rbdesigner.cli.colours import print_line
from rbdesigner.cli.console import CommandError, CommandLineError, fault_text, note_error, working
from rbdesigner.cli.json_output import add_json, json_failures, json_written, print_json
from rbdesigner.cli.player_names import add_secret, player_specs
from rbdesigner.cli.run_options import (
    MOST_CORES,
    add_crew,
    add_games,
    add_map,
    add_players,
    note_weakness,
    refuse_outside,
)
from rbdesigner.cli.streams import told_name
from rbdesigner.cli.text_table import json_interval, rounded
from rbdesigner.engine.games.seeded import IllegalMap
from rbdesigner.lab.runs.executors import ExecutorError, executor
from rbdesigner.lab.runs.played_game import USUAL_PLAYER
from rbdesigner.lab.runs.run_setup import MOST_PLAYERS
from rbdesigner.lab.studies.map_edits import HomeGift, MapEdit, TileSwap, edited, everywhere
from rbdesigner.lab.studies.map_improvement import USUAL_GAMES, MapImprovement, MeasuredEdit
from rbdesigner.lab.wording.change_wording import edit_sentence, effect_sentence, length_sentence
from rbdesigner.lab.wording.verdict_wording import home_title
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.messages.phrases import capitalised, text
from rbdesigner.messages.translation import add_plural, translate
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.named_format import SCENARIO

FINE, NOTHING_FOUND = 0, 1
MOST_GAMES = 10_000
JSON_VERSION = 2
"""Counts up when a change of ``schemas/output`` breaks readers."""
EXAMPLES = ("delta.rbmap --out fairer.rbmap",)
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    add_map(parser)
    played = parser.add_argument_group(translate("cli", "what is played"))
    add_players(played, translate("cli", "who plays, by commas: easy, medium, hard or any player (easy at each home)"))
    add_games(played, translate("cli", "how many games measure each of the best edits ({usual})"), USUAL_GAMES)
    add_crew(played)
    add_secret(played)
    kept = parser.add_argument_group(translate("cli", "what is written and printed"))
    kept.add_argument(
        "--out",
        metavar="FILE",
        type=argument_values.target,
        help=translate("cli", "write the map with the best edit made ({suffix})").format(suffix=SCENARIO.suffix),
    )
    add_json(kept)


def run(arguments: argparse.Namespace) -> int:
    """Look for better maps, and tell what came of it; the exit code is 1 if no edit surely makes the map fairer."""
    refuse_outside("games", arguments.games, MOST_GAMES)
    refuse_outside("cores", arguments.cores, MOST_CORES)
    improvement = _improvement(arguments)
    if arguments.games < improvement.least_games:
        few = translate("cli", "--games is at least {least} with these players: of fewer no edit can be offered")
        raise CommandLineError(few.format(least=improvement.least_games))
    note_weakness(improvement.players)
    try:
        with (
            executor(arguments.cores, arguments.dask) as crew,
            working(translate("cli", "looking for edits that make the map fairer")) as tell,
        ):
            for progress in improvement.play(*crew):
                tell(progress.games, progress.wanted)
    except ExecutorError as fault:
        raise CommandError(fault.place, reason_text(fault.reason)) from fault
    written = _write(improvement, arguments)
    if arguments.json:
        print_json("improve", JSON_VERSION, {**as_json(improvement), "written": json_written(written)})
    else:
        for line in lines(improvement):
            print_line(line)
    return FINE if improvement.offers else NOTHING_FOUND


def _improvement(arguments: argparse.Namespace) -> MapImprovement:
    scenario = maps.read_one(arguments.map, arguments.name).scenario
    usual = [USUAL_PLAYER] * min(MOST_PLAYERS, max(1, len(scenario.homes)))
    players = player_specs(arguments.players) if arguments.players is not None else usual
    try:
        return MapImprovement(scenario, players, arguments.games, arguments.seed, secret=arguments.secret)
    except (IllegalMap, ValueError) as fault:
        raise CommandError(arguments.map, fault_text(fault)) from fault


def _write(improvement: MapImprovement, arguments: argparse.Namespace) -> list[Path]:
    """Write the map with the best edit, if wanted and found; the files written."""
    if arguments.out is None:
        return []
    if not improvement.offers:
        note_error(
            told_name(arguments.out),
            translate("cli", "not written, because nothing was found that certainly makes the map fairer"),
        )
        return []
    files.save(edited(improvement.scenario, improvement.offers[0].change), arguments.out)
    return [arguments.out]


def lines(improvement: MapImprovement) -> Iterator[str]:
    """The results as text: what the map is like, and what was measured."""
    scenario = improvement.scenario
    number_tried = improvement.tried
    tried = translate("cli", "%n edits tried", None, number_tried)
    yield f"{counts.map_title(scenario)}: {_behind(improvement)}"
    yield f"  {', '.join(improvement.players)}; {counts.games(improvement.games)}, {tried}"
    for game, seed, reason in improvement.failures:
        failed = translate("cli", "game {number} (seed {seed}) failed: {reason}")
        yield f"  {failed.format(number=game, seed=seed, reason=reason)}"
    for place, measured in enumerate(improvement.measured, start=1):
        yield f"{place}. {edit_sentence(measured.change, scenario)}"
        yield f"   {effect_sentence(measured)}"
        if length := length_sentence(measured.effect.turns, measured.effect.seeds):
            yield f"   {length}"
    if not improvement.measured:
        yield translate("cli", "no edit was found that might make it fairer")


def _behind(improvement: MapImprovement) -> str:
    """Say which home was behind in the games with the map as it is."""
    behind = improvement.behind()
    if behind is None:
        return translate("cli", "no game has been played to its end")
    home = capitalised(text(home_title(analyse(improvement.scenario), behind.home)))
    told = translate("cli", "{home} is farthest behind, {points} percentage points below an even share of {games}")
    return told.format(home=home, points=rounded(-behind.share.value), games=counts.games(behind.games))


def as_json(improvement: MapImprovement) -> dict[str, Any]:
    """The results as ``--json`` prints them."""
    return {
        "title": improvement.scenario.properties.title,
        "players": list(improvement.players),
        "secret": improvement.secret or None,
        "games": improvement.games,
        "tried": improvement.tried,
        "failures": json_failures(improvement.failures),
        "edits": [_measured(each, improvement) for each in improvement.measured],
    }


def _measured(measured: MeasuredEdit, improvement: MapImprovement) -> dict[str, Any]:
    effect = measured.effect
    return {
        **edit_as_json(measured.change, improvement.scenario),
        "sentence": edit_sentence(measured.change, improvement.scenario),
        "fairer": effect.is_fairer,
        "effect": effect_sentence(measured),
        "games": measured.games,
        **{name: json_interval(getattr(effect, name)) for name in ("before", "after", "change", "turns")},
    }


def edit_as_json(change: MapEdit, scenario: Scenario) -> dict[str, Any]:
    """An edit as ``--json`` prints it, with all places that it changes."""
    gift = change if isinstance(change, HomeGift) else None
    kind = "gift" if gift is not None else "swap" if isinstance(change, TileSwap) else "move"
    first, *images = [[list(place) for place in each.places] for each in everywhere(scenario, change)]
    return {"edit": kind, "places": first, "images": images, "good": gift.good.value if gift is not None else None}


add_plural("%n edits tried", "%n edit tried")
