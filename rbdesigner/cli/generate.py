"""Generate maps: valid, of the tiles in the box, and fair."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from pathlib import Path
from typing import Any

from rbdesigner import interrupts
from rbdesigner.cli import argument_values, maps
from rbdesigner.cli.atlas_folder import add_atlas, atlas_json, atlas_lines, begun_atlas, fill_folder, wants_atlas
from rbdesigner.cli.colours import print_line
from rbdesigner.cli.console import CommandError, CommandLineError, fault_text, working
from rbdesigner.cli.generator_options import USUAL, add_settings
from rbdesigner.cli.json_output import add_json, print_json
from rbdesigner.cli.progress_line import TimeLeft
from rbdesigner.cli.run_options import MOST_CORES, add_cores, add_seed, refuse_outside
from rbdesigner.cli.text_table import ends, json_interval, rounded
from rbdesigner.generating.generator_job import GeneratorStart, generated_maps
from rbdesigner.generating.generator_settings import (
    GeneratorFault,
    GeneratorSettings,
    refuse_settings,
)
from rbdesigner.generating.map_generator import GeneratedMap
from rbdesigner.generating.map_likeness import guessed_settings
from rbdesigner.lab.studies.short_runs import ShortRun, ShortRuns
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.messages.translation import add_plural, translate
from rbdesigner.prediction.expectation_wording import fairness_words
from rbdesigner.scenario import files
from rbdesigner.scenario.errors import os_error_text
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.named_format import SCENARIO
from rbdesigner.symmetry import Symmetry
from rbdesigner.tiles import BOXES, Box
from rbdesigner.work.worker_pool import workers

FINE = 0
JSON_VERSION = 1
"""Counts up when a change of ``schemas/output`` breaks readers."""
MOST_MAPS = 10_000
MOST_GAMES = 1_000
_GIVEN = (
    *("players", "tiles", "islands", "rivers", "river_length", "river_ends", "river_course"),
    *("symmetry", "home_distance", "home_terrains", "fairness"),
)
"""The settings that are arguments of the same name."""
EXAMPLES = (
    "maps/ --players 4 --tiles 60",
    "maps/ --like delta.rbmap --seed 7",
    "atlas/ --atlas sea=10..60,contact --players 3",
)
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument(
        "out",
        metavar="OUT_FOLDER",
        type=argument_values.path,
        help=translate("cli", "the folder to write the maps into"),
    )
    parser.add_argument(
        "--count", metavar="N", type=argument_values.whole, default=12, help=translate("cli", "how many maps (12)")
    )
    add_seed(parser, translate("cli", "another seed makes other maps (1)"))
    add_cores(parser, translate("cli", "how many processes work (2)"))
    parser.add_argument(
        "--ranked-by-games",
        metavar="N",
        type=argument_values.whole,
        help=translate("cli", "play N games on each map, and tell which are the fairest"),
    )
    add_json(parser)
    add_atlas(parser.add_argument_group(translate("cli", "atlas")))
    add_settings(parser)


def run(arguments: argparse.Namespace) -> int:
    """Generate maps and write each as soon as it is there."""
    refuse_outside("cores", arguments.cores, MOST_CORES)
    if not 1 <= arguments.count <= MOST_MAPS:
        raise CommandLineError(
            translate("cli", "--count is 1 to {most}, not {count}").format(most=MOST_MAPS, count=arguments.count)
        )
    if arguments.ranked_by_games is not None:
        refuse_outside("ranked-by-games", arguments.ranked_by_games, MOST_GAMES)
    if arguments.like is not None and arguments.finish is not None:
        raise CommandLineError(translate("cli", "--like and --finish exclude each other"))
    begun = maps.read_one(arguments.finish).scenario if arguments.finish is not None else None
    settings = _settings(arguments, begun)
    if wants_atlas(arguments):
        return _fill_atlas(settings, arguments)
    try:
        refuse_settings(settings)
        _folder(arguments.out)
        with workers(min(arguments.cores, arguments.count)) as executor:
            made = generated_maps(GeneratorStart(settings, begun, maps=arguments.count), executor)
            written = _write_all(made, settings, arguments)
            ranked = _ranked(written, settings.seed, executor, arguments)
    except GeneratorFault as fault:
        raise CommandLineError(fault_text(fault)) from fault
    if arguments.json:
        print_json("generate", JSON_VERSION, as_json(settings, written, ranked))
    elif ranked is not None:
        for line in _ranking(ranked):
            print_line(line)
    return FINE


def _fill_atlas(settings: GeneratorSettings, arguments: argparse.Namespace) -> int:
    """Fill an atlas in the folder, and tell what is in its cells."""
    if arguments.finish is not None or arguments.ranked_by_games is not None:
        raise CommandLineError(translate("cli", "an atlas goes with neither --finish nor --ranked-by-games"))
    try:
        atlas = begun_atlas(arguments, settings)
    except GeneratorFault as fault:
        raise CommandLineError(fault_text(fault)) from fault
    _folder(arguments.out)
    is_over = fill_folder(atlas, arguments)
    if arguments.json:
        told = {"seed": atlas.settings.seed, "written": [], "atlas": atlas_json(atlas, arguments.out)}
        print_json("generate", JSON_VERSION, told)
    else:
        for line in atlas_lines(atlas, arguments.out):
            print_line(line)
    return FINE if is_over else interrupts.STOPPED


def _settings(arguments: argparse.Namespace, begun: Scenario | None) -> GeneratorSettings:
    """Gather the settings of the command line; those not given are the usual ones, or those of a map."""
    settings = replace(USUAL, seed=arguments.seed)
    given = {name: value for name in _GIVEN if (value := getattr(arguments, name)) is not None}
    if arguments.symmetry is not None:
        given["symmetry"] = Symmetry(arguments.symmetry)
    if arguments.like is not None:
        settings = guessed_settings(maps.read_one(arguments.like).scenario, arguments.seed)
    elif begun is not None:
        settings = replace(settings, players=begun.properties.players.most, properties=begun.properties)
    if "tiles" in given or "symmetry" in given:
        settings = replace(settings, places=None)
    if arguments.shares is not None:
        given["shares"] = settings.shares._replace(**arguments.shares)
    if arguments.looks is not None:
        given["looks"] = settings.looks._replace(**arguments.looks)
    properties = settings.properties
    if arguments.box is not None:
        properties = replace(properties, box=_box(arguments.box))
    return replace(settings, properties=properties, **given)


def _box(name: Path) -> Box:
    return BOXES.get(str(name)) or maps.read_one(name).scenario.properties.box


def _folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise CommandError(path, reason_text(os_error_text(fault))) from fault


def _write_all(
    made: Iterator[GeneratedMap], settings: GeneratorSettings, arguments: argparse.Namespace
) -> dict[Path, GeneratedMap]:
    """Write each map as soon as it is there; the maps by their files."""
    written = {}
    digits = max(2, len(str(arguments.count)))
    left = TimeLeft(arguments.count)
    for number in range(1, arguments.count + 1):
        with working(
            translate("cli", "generating map {number} of {count}").format(number=number, count=arguments.count), left
        ):
            each = next(made)
        path = arguments.out / f"map-{settings.seed}-{number:0{digits}}{SCENARIO.suffix}"
        files.save(titled_map(each.scenario, settings.seed, number), path)
        if not arguments.json:
            print_line(f"{path}: {_summary(each)}", flush=True)
        written[path] = each
    return written


def _ranked(
    written: Mapping[Path, GeneratedMap], seed: int, executor: Executor, arguments: argparse.Namespace
) -> list[tuple[Path, ShortRun]] | None:
    """Play on all maps with the same seeds, if that is asked for; the fairest first."""
    games = arguments.ranked_by_games
    if games is None:
        return None
    played = {path: each.scenario for path, each in written.items() if len(each.scenario.homes) > 1}
    if not played:
        raise CommandLineError(translate("cli", "--ranked-by-games compares homes, and there is only one"))
    short = ShortRuns(list(played.values()), games=games, seed=seed)
    with working(translate("cli", "playing {games} games on each map").format(games=games)) as tell:
        for progress in short.play(executor, arguments.cores):
            tell(progress.games, progress.wanted)
    return [(list(played)[run.number], run) for run in short.ranked()]


def _ranking(ranked: Sequence[tuple[Path, ShortRun]]) -> Iterator[str]:
    games = ranked[0][1].games if ranked else 0
    yield translate("cli", "by %n games of easy players on each, the fairest first:", None, games)
    off = translate("cli", "{place}. {path}: {points} percentage points from an even share {ends}")
    for place, (path, run) in enumerate(ranked, start=1):
        points = rounded(run.unfairness.value)
        yield off.format(place=place, path=path, points=points, ends=ends(run.unfairness))


def as_json(
    settings: GeneratorSettings,
    written: Mapping[Path, GeneratedMap],
    ranked: Sequence[tuple[Path, ShortRun]] | None,
) -> dict[str, Any]:
    """The maps as ``--json`` tells them."""
    places = {path: (place, run) for place, (path, run) in enumerate(ranked or (), start=1)}
    maps_written = [_map(path, each, places.get(path)) for path, each in written.items()]
    return {"seed": settings.seed, "written": maps_written, "atlas": None}


def _map(path: Path, made: GeneratedMap, placed: tuple[int, ShortRun] | None) -> dict[str, Any]:
    land, sea = _land_and_sea(made)
    rank = None
    if placed is not None:
        place, run = placed
        rank = {"place": place, "games": run.games, "unfairness": json_interval(run.unfairness)}
    return {
        "file": str(path),
        "land": land,
        "sea": sea,
        "fairness": made.fairness,
        "planned": made.is_planned,
        "expected": _expected(made),
        "looks": made.looks,
        "rank": rank,
    }


def _expected(made: GeneratedMap) -> list[dict[str, Any]]:
    """The homes with the shares of games that they are expected to win; none where there is one home."""
    homes = made.expectation.homes if made.expectation is not None else ()
    return [{"at": list(home.at), "wins": [round(each, 1) for each in home.wins]} for home in homes]


def titled_map(scenario: Scenario, seed: int, number: int) -> Scenario:
    """The scenario with a title and its origin described, if it has none yet."""
    if scenario.properties.title.strip():
        return scenario
    what = f"Generated by rbdesigner: map {number} of seed {seed}."
    properties = replace(scenario.properties, title=f"Generated map {number}", description=what)
    return replace(scenario, properties=properties)


def _summary(made: GeneratedMap) -> str:
    land, sea = _land_and_sea(made)
    tiles = land + sea
    text = translate("cli", "%n tiles, {sea} of them sea", None, tiles).format(sea=sea)
    looks = round(made.looks)
    if made.expectation is None:
        return translate("cli", "{tiles}; looks {looks}").format(tiles=text, looks=looks)
    fairness = fairness_words(made.expectation.fairness, is_planned=made.is_planned)
    wins = ", ".join(rounded(home.wins.value) for home in made.expectation.homes)
    return translate("cli", "{tiles}; {fairness}, looks {looks}; expected wins {wins}\u00a0%").format(
        tiles=text, fairness=fairness, looks=looks, wins=wins
    )


def _land_and_sea(made: GeneratedMap) -> tuple[int, int]:
    """How many tiles of each there are."""
    seas = sum(tile.is_sea for tile in made.scenario.tiles.values())
    return len(made.scenario.tiles) - seas, seas


add_plural("%n tiles, {sea} of them sea", "%n tile, {sea} of it sea")
add_plural(
    "by %n games of easy players on each, the fairest first:", "by %n game of easy players on each, the fairest first:"
)
