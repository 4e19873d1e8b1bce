"""Generate maps: valid, of the tiles in the box, and fair."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from pathlib import Path
from typing import Any

from rbdesigner.analysis.fact_wording import fairness_number
from rbdesigner.cli import argument_values, maps
from rbdesigner.cli.colours import print_line
from rbdesigner.cli.console import CommandError, CommandLineError, fault_text, working
from rbdesigner.cli.json_output import add_json, print_json
from rbdesigner.cli.progress_line import TimeLeft
from rbdesigner.cli.run_options import MOST_CORES, add_cores, add_seed, refuse_outside
from rbdesigner.cli.text_table import ends, json_interval, rounded
from rbdesigner.generating.generator_job import GeneratorStart, generated_maps
from rbdesigner.generating.generator_settings import (
    GeneratorFault,
    GeneratorSettings,
    RiverCourse,
    RiverFlow,
    TerrainShares,
    refuse_settings,
)
from rbdesigner.generating.map_generator import GeneratedMap
from rbdesigner.generating.map_likeness import guessed_settings
from rbdesigner.generating.map_looks import LookWeights
from rbdesigner.lab.studies.short_runs import ShortRun, ShortRuns
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.messages.translation import add_plural, translate
from rbdesigner.scenario import files
from rbdesigner.scenario.errors import os_error_text
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.named_format import SCENARIO
from rbdesigner.symmetry import Symmetry
from rbdesigner.tiles import BOXES, Box, Terrain
from rbdesigner.work.worker_pool import workers

FINE = 0
JSON_VERSION = 1
"""Counts up when a change of ``schemas/output`` breaks readers."""
SHARES = "pasture=20,woods=16,sea=30"
"""How shares of terrains are written."""
LOOKS = ",".join(f"{part}={weight}" for part, weight in LookWeights()._asdict().items())
"""How the weights of looks are written."""
MOST_MAPS = 10_000
MOST_GAMES = 1_000
_USUAL = GeneratorSettings()
_GIVEN = (
    *("players", "tiles", "islands", "rivers", "river_length", "river_ends", "river_course"),
    *("symmetry", "home_distance", "home_terrains", "fairness"),
)
"""The settings that are arguments of the same name."""
EXAMPLES = ("maps/ --players 4 --tiles 60", "maps/ --like delta.rbmap --seed 7")
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
    _add_begun(parser.add_argument_group(translate("cli", "what maps are begun with")))
    _add_land(parser.add_argument_group(translate("cli", "tiles")))
    _add_rivers(parser.add_argument_group(translate("cli", "rivers")))
    _add_homes(parser.add_argument_group(translate("cli", "homes")))
    _add_looks(parser.add_argument_group(translate("cli", "looks")))


def _add_begun(group: argparse._ArgumentGroup) -> None:
    group.add_argument(
        "--like",
        metavar="MAP",
        type=argument_values.source,
        help=translate("cli", "take the shape and all settings not given from this map"),
    )
    group.add_argument(
        "--finish",
        metavar="MAP",
        type=argument_values.source,
        help=translate("cli", "keep all that lies on this map and finish it"),
    )


def _add_land(group: argparse._ArgumentGroup) -> None:
    add = group.add_argument
    add(
        "--tiles",
        metavar="N",
        type=argument_values.whole,
        help=translate("cli", "how many tiles a map has, about ({usual})").format(usual=_USUAL.tiles),
    )
    add(
        "--box",
        metavar="BOX",
        type=argument_values.source,
        help=translate("cli", "{boxes}, or a scenario whose box is taken (second-edition)").format(
            boxes=", ".join(BOXES)
        ),
    )
    add(
        "--shares",
        metavar="SHARES",
        type=_shares,
        help=translate("cli", "shares of terrains, as {example}; the others stay as they are").format(example=SHARES),
    )
    add(
        "--islands",
        metavar="N",
        type=argument_values.whole,
        help=translate("cli", "how many islands; 1 is a continent ({usual})").format(usual=_USUAL.islands),
    )
    add(
        "--symmetry",
        choices=[each.value for each in Symmetry],
        metavar="GROUP",
        help=f"{', '.join(Symmetry)} ({_USUAL.symmetry})",
    )


def _add_rivers(group: argparse._ArgumentGroup) -> None:
    add = group.add_argument
    add(
        "--rivers",
        metavar="N",
        type=argument_values.whole,
        help=translate("cli", "how many rivers ({usual})").format(usual=_USUAL.rivers),
    )
    add(
        "--river-length",
        metavar="N",
        type=argument_values.whole,
        help=translate("cli", "of how many tiles each, about ({usual})").format(usual=_USUAL.river_length),
    )
    ends = ", ".join(RiverFlow)
    add(
        "--river-ends",
        choices=list(RiverFlow),
        metavar="ENDS",
        help=translate("cli", "how rivers flow: {ends} ({usual})").format(ends=ends, usual=_USUAL.river_ends),
    )
    course = ", ".join(RiverCourse)
    add("--river-course", choices=list(RiverCourse), metavar="COURSE", help=f"{course} ({_USUAL.river_course})")


def _add_homes(group: argparse._ArgumentGroup) -> None:
    add = group.add_argument
    add(
        "--players",
        metavar="N",
        type=argument_values.whole,
        help=translate("cli", "how many play, each with a home ({usual})").format(usual=_USUAL.players),
    )
    add(
        "--home-distance",
        metavar="N",
        type=argument_values.whole,
        help=translate("cli", "least distance of two homes ({usual})").format(usual=_USUAL.home_distance),
    )
    add(
        "--home-terrains",
        type=_terrains,
        metavar="TERRAINS",
        help=translate("cli", "terrains that homes may stand on ({usual})").format(
            usual=",".join(sorted(_USUAL.home_terrains))
        ),
    )
    add(
        "--fairness",
        metavar="N",
        type=argument_values.finite,
        help=translate("cli", "least fairness, 0 to 100 ({usual:g})").format(usual=_USUAL.fairness),
    )


def _add_looks(group: argparse._ArgumentGroup) -> None:
    group.add_argument(
        "--looks",
        metavar="WEIGHTS",
        type=_looks,
        help=translate(
            "cli", "how much terrains in groups, a coast without spikes and rivers from inland count ({usual})"
        ).format(usual=LOOKS),
    )


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


def _settings(arguments: argparse.Namespace, begun: Scenario | None) -> GeneratorSettings:
    """Gather the settings of the command line; those not given are the usual ones, or those of a map."""
    settings = replace(_USUAL, seed=arguments.seed)
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


def _shares(text: str) -> dict[str, int]:
    """Shares of terrains, for argparse."""
    shares = _named_numbers(text)
    if shares is None:
        raise argparse.ArgumentTypeError(
            translate("cli", "shares are written as {example}, not {text!r}").format(example=SHARES, text=text)
        )
    unknown = [name for name in shares if name not in TerrainShares._fields]
    if unknown:
        raise argparse.ArgumentTypeError(
            translate("cli", "there is no terrain {name!r}, only {known}").format(
                name=unknown[0], known=", ".join(TerrainShares._fields)
            )
        )
    return shares


def _looks(text: str) -> dict[str, int]:
    """Weights of looks, for argparse."""
    weights = _named_numbers(text)
    if weights is None or not weights.keys() <= set(LookWeights._fields):
        raise argparse.ArgumentTypeError(
            translate("cli", "weights of looks are written as {example}, not {text!r}").format(example=LOOKS, text=text)
        )
    return weights


def _named_numbers(text: str) -> dict[str, int] | None:
    """Numbers by their names; None if they are written otherwise."""
    try:
        pairs = [each.split("=") for each in text.split(",")]
        return {name.strip(): int(number) for name, number in pairs}
    except ValueError:
        return None


def _terrains(text: str) -> frozenset[Terrain]:
    """Terrains of land, for argparse."""
    known = [terrain for terrain in Terrain if terrain is not Terrain.SEA]
    names = [name.strip() for name in text.split(",")]
    unknown = [name for name in names if name not in known]
    if unknown:
        raise argparse.ArgumentTypeError(
            translate("cli", "there is no land {name!r}, only {known}").format(name=unknown[0], known=", ".join(known))
        )
    return frozenset(map(Terrain, names))


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
    return {"seed": settings.seed, "written": [_map(path, each, places.get(path)) for path, each in written.items()]}


def _map(path: Path, made: GeneratedMap, placed: tuple[int, ShortRun] | None) -> dict[str, Any]:
    land, sea = _land_and_sea(made)
    rank = None
    if placed is not None:
        place, run = placed
        rank = {"place": place, "games": run.games, "unfairness": json_interval(run.unfairness)}
    return {"file": str(path), "land": land, "sea": sea, "fairness": made.index, "looks": made.looks, "rank": rank}


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
    if made.index is None:
        return translate("cli", "{tiles}; looks {looks}").format(tiles=text, looks=looks)
    fairness = fairness_number(made.index)
    return translate("cli", "{tiles}; fairness {fairness}, looks {looks}").format(
        tiles=text, fairness=fairness, looks=looks
    )


def _land_and_sea(made: GeneratedMap) -> tuple[int, int]:
    """How many tiles of each there are."""
    seas = sum(tile.is_sea for tile in made.scenario.tiles.values())
    return len(made.scenario.tiles) - seas, seas


add_plural("%n tiles, {sea} of them sea", "%n tile, {sea} of it sea")
add_plural(
    "by %n games of easy players on each, the fairest first:", "by %n game of easy players on each, the fairest first:"
)
