"""Lay a map at the table, all seats taken by machines."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

from rbdesigner.analysis.laying import laying_records
from rbdesigner.analysis.laying.laying_game import LayingEnd, LayingGame
from rbdesigner.analysis.laying.laying_machine import LayingMachine
from rbdesigner.analysis.laying.laying_terms import LayingTerms, TermsFault
from rbdesigner.cli import argument_values, maps
from rbdesigner.cli.colours import print_line
from rbdesigner.cli.console import CommandLineError, fault_text, working
from rbdesigner.cli.json_output import add_json, json_written, print_json
from rbdesigner.cli.progress_line import TimeLeft
from rbdesigner.cli.run_options import add_seed
from rbdesigner.cli.streams import told_name
from rbdesigner.messages.laying_texts import laying_sentence
from rbdesigner.messages.translation import add_plural, translate
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Players, Properties
from rbdesigner.scenario.named_format import SCENARIO
from rbdesigner.tiles import BOXES, Box

FINE, UNFINISHED = 0, 1
JSON_VERSION = 1
"""Counts up when a change of ``schemas/output`` breaks readers."""
EXAMPLES = ("world.rbmap --players 3 --seed 7",)
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument(
        "out",
        metavar="OUT",
        type=argument_values.target,
        help=translate("cli", "the scenario to write ({suffix})").format(suffix=SCENARIO.suffix),
    )
    parser.add_argument(
        "--players",
        metavar="N",
        type=argument_values.whole,
        default=2,
        help=translate("cli", "how many lay the map (2)"),
    )
    add_seed(parser, translate("cli", "another seed makes another map (1)"))
    parser.add_argument(
        "--land",
        metavar="N",
        type=argument_values.whole,
        help=translate("cli", "land tiles of the world (10 for each player)"),
    )
    parser.add_argument(
        "--sea",
        metavar="N",
        type=argument_values.whole,
        help=translate("cli", "sea tiles of the world (5 for each player)"),
    )
    parser.add_argument(
        "--box",
        default=Path("second-edition"),
        metavar="BOX",
        type=argument_values.source,
        help=translate("cli", "{boxes}, or a scenario whose box is taken (second-edition)").format(
            boxes=", ".join(BOXES)
        ),
    )
    parser.add_argument(
        "--passing", action="store_true", help=translate("cli", "players may pass, which the rule books do not allow")
    )
    parser.add_argument(
        "--rivers-from-sea",
        action="store_true",
        help=translate(
            "cli", "rivers may begin at the sea once all sources have been used, which the rule books do not allow"
        ),
    )
    parser.add_argument(
        "--log", metavar="FILE", type=argument_values.target, help=translate("cli", "save the laying as well (.rblay)")
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Lay a map and write it as a scenario."""
    try:
        game = LayingGame(_terms(arguments))
    except TermsFault as fault:
        raise CommandLineError(fault_text(fault)) from fault
    machine, tiles = LayingMachine(), game.terms.land + game.terms.sea
    left = TimeLeft(tiles)
    while game.end is None:
        with working(
            translate("cli", "laying tile {number} of {tiles}").format(number=len(game.log) + 1, tiles=tiles), left
        ):
            game.apply(machine.decide(game))
    files.save(game.laid_map(), arguments.out)
    if arguments.log is not None:
        laying_records.save(game, arguments.log)
    if arguments.json:
        print_json("lay", JSON_VERSION, as_json(game, arguments))
    else:
        print_line(_summary(game, arguments.out))
    return FINE if not game.open_places else UNFINISHED


def _terms(arguments: argparse.Namespace) -> LayingTerms:
    players, box = arguments.players, _box(arguments.box)
    title = f"A world laid by {players}" if players > 1 else "A world laid by one"
    what = f"Laid tile by tile in turns, as the rules of the world say; seed {arguments.seed}."
    given = Properties(title=title, description=what, players=Players(players, players), box=box)
    usual = LayingTerms.usual(players, given, seed=arguments.seed)
    land = usual.land if arguments.land is None else arguments.land
    sea = usual.sea if arguments.sea is None else arguments.sea
    return replace(usual, land=land, sea=sea, passing=arguments.passing, rivers_from_sea=arguments.rivers_from_sea)


def _box(name: Path) -> Box:
    """A known box, or that of a scenario."""
    return BOXES.get(str(name)) or maps.read_one(name).scenario.properties.box


def _summary(game: LayingGame, out: Path) -> str:
    land, sea = _land_and_sea(game)
    laid, why = land + sea, laying_sentence(_end(game).value)
    told = translate("cli", "{path}: %n tiles laid, {land} of land and {sea} of sea. {why}", None, laid)
    return told.format(path=told_name(out), land=land, sea=sea, why=why)


def as_json(game: LayingGame, arguments: argparse.Namespace) -> dict[str, Any]:
    """The map that was laid as ``--json`` tells it."""
    land, sea = _land_and_sea(game)
    return {
        "title": game.scenario.properties.title,
        "land": land,
        "sea": sea,
        "end": _end(game).value,
        "sentence": laying_sentence(_end(game).value),
        "open_places": [list(place) for place in game.open_places],
        "written": json_written(filter(None, (arguments.out, arguments.log))),
    }


def _land_and_sea(game: LayingGame) -> tuple[int, int]:
    """How many tiles of each were laid."""
    seas = sum(tile.is_sea for tile in game.scenario.tiles.values())
    return len(game.scenario.tiles) - seas, seas


def _end(game: LayingGame) -> LayingEnd:
    return game.end or LayingEnd.STUCK


add_plural(
    "{path}: %n tiles laid, {land} of land and {sea} of sea. {why}",
    "{path}: %n tile laid, {land} of land and {sea} of sea. {why}",
)
