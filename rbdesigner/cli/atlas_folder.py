"""``generate --atlas``: fills a folder with the fairest map of each cell of two axes."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from math import ceil, inf
from pathlib import Path
from time import monotonic
from typing import Any

from rbdesigner import interrupts
from rbdesigner.cli import argument_values
from rbdesigner.cli.console import CommandError, CommandLineError, note_error, working
from rbdesigner.cli.progress_line import TimeLeft
from rbdesigner.cli.run_options import refuse_outside
from rbdesigner.cli.text_table import text_table
from rbdesigner.generating import atlas_files
from rbdesigner.generating.atlas import Atlas, AtlasMap, refuse_atlas
from rbdesigner.generating.atlas_axes import Axis, AxisName, Cell, usual_axis
from rbdesigner.generating.atlas_candidates import IN_A_ROUND
from rbdesigner.generating.atlas_job import atlas_rounds
from rbdesigner.generating.atlas_wording import cell_text
from rbdesigner.generating.generator_settings import GeneratorSettings
from rbdesigner.messages.translation import add_plural, translate
from rbdesigner.prediction.expectation_wording import fairness_number
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.named_format import ATLAS, SCENARIO
from rbdesigner.scenario.saving import write_atomically
from rbdesigner.work.worker_pool import workers

ATLAS_NAME = f"atlas{ATLAS.suffix}"
"""The file in the folder by which an atlas goes on."""
SAVE_EVERY = 20.0
"""Seconds after which the file is written again."""
MINUTES = 30
"""Minutes that an atlas is filled for where nothing is said."""
MOST_TRIES = 10_000_000
CELLS = 10
"""The cells of an axis where nothing is said."""
_AXIS = re.compile(r"(?P<name>[a-z]+)(?:=(?P<least>[0-9]+(?:\.[0-9]+)?)\.\.(?P<most>[0-9]+(?:\.[0-9]+)?))?")
_GRID = re.compile(r"([0-9]{1,3})x([0-9]{1,3})")


def add_atlas(group: argparse._ArgumentGroup) -> None:
    """The options of an atlas."""
    group.add_argument(
        "--atlas",
        metavar="X,Y",
        help=translate("cli", "fill a grid of two axes with the fairest maps: {axes}; bounds as size=40..60").format(
            axes=", ".join(AxisName)
        ),
    )
    group.add_argument("--grid", metavar="AxB", help=translate("cli", "how many cells across and down (10x10)"))
    group.add_argument(
        "--minutes",
        metavar="N",
        type=argument_values.finite,
        help=translate("cli", "how long to fill it ({usual})").format(usual=MINUTES),
    )
    group.add_argument(
        "--tries", metavar="N", type=argument_values.whole, help=translate("cli", "or how many maps to try")
    )
    group.add_argument(
        "--go-on", action="store_true", help=translate("cli", "go on with the atlas in the folder, by its settings")
    )


def wants_atlas(arguments: argparse.Namespace) -> bool:
    """Whether an atlas is asked for."""
    return arguments.atlas is not None or arguments.go_on


def begun_atlas(arguments: argparse.Namespace, settings: GeneratorSettings) -> Atlas:
    """The atlas of the command line, or the one in the folder; nothing is written yet."""
    if arguments.tries is not None:
        refuse_outside("tries", arguments.tries, MOST_TRIES)
    if arguments.minutes is not None and arguments.minutes <= 0:
        raise CommandLineError(translate("cli", "--minutes is more than 0"))
    path = arguments.out / ATLAS_NAME
    if arguments.go_on:
        if arguments.atlas is not None or arguments.grid is not None:
            raise CommandLineError(translate("cli", "--go-on takes the axes that are there"))
        return atlas_files.load(path)
    if path.exists():
        raise CommandError(path, translate("cli", "there is an atlas already; --go-on goes on with it"))
    across, down = _grid(arguments.grid)
    names = arguments.atlas.split(",")
    if len(names) != 2:
        raise CommandLineError(translate("cli", "--atlas is two axes, as size,contact or size=40..60,contact"))
    atlas = Atlas(settings, _axis(names[0], settings, across), _axis(names[1], settings, down))
    refuse_atlas(atlas)
    return atlas


def _grid(text: str | None) -> tuple[int, int]:
    if text is None:
        return CELLS, CELLS
    found = _GRID.fullmatch(text)
    if found is None:
        raise CommandLineError(translate("cli", "--grid is written as 10x10, not {text}").format(text=repr(text)))
    return int(found[1]), int(found[2])


def _axis(text: str, settings: GeneratorSettings, cells: int) -> Axis:
    found = _AXIS.fullmatch(text.strip())
    if found is None or found["name"] not in tuple(AxisName):
        known = ", ".join(AxisName)
        raise CommandLineError(
            translate("cli", "there is no axis {name}, only {known}").format(name=repr(text), known=known)
        )
    axis = usual_axis(AxisName(found["name"]), settings, cells)
    if found["least"] is None:
        return axis
    return Axis(axis.name, argument_values.finite(found["least"]), argument_values.finite(found["most"]), cells)


def fill_folder(atlas: Atlas, arguments: argparse.Namespace) -> bool:
    """Fill an atlas in its folder, and tell whether nobody stopped it before its time."""
    rounds = None if arguments.tries is None else ceil(arguments.tries / IN_A_ROUND)
    minutes = MINUTES if arguments.minutes is None and rounds is None else arguments.minutes
    seconds = None if minutes is None else 60 * minutes
    end = inf if seconds is None else monotonic() + seconds
    left, wanted = TimeLeft(seconds=seconds), len(list(atlas.cells))
    is_over = True
    try:
        with (
            interrupts.raised(),
            workers(arguments.cores) as executor,
            working(translate("cli", "filling the atlas"), left) as tell,
        ):
            saved = monotonic()
            for number, _ in enumerate(islice(atlas_rounds(atlas, executor), rounds), start=1):
                tell(*((len(atlas.maps), wanted) if rounds is None else (number, rounds)))
                if monotonic() >= end:
                    break
                if monotonic() >= saved + SAVE_EVERY:
                    atlas_files.save(atlas, arguments.out / ATLAS_NAME)
                    saved = monotonic()
    except KeyboardInterrupt:
        note_error(translate("cli", "stopped; --go-on goes on with the atlas"))
        is_over = False
    _write(atlas, arguments.out)
    return is_over


def _write(atlas: Atlas, folder: Path) -> None:
    """Write the atlas and its maps, as far as they are others than those there."""
    atlas_files.save(atlas, folder / ATLAS_NAME)
    for cell, each in sorted(atlas.maps.items()):
        path, data = map_path(folder, cell), files.dumps(_titled(each, atlas)).encode("utf-8")
        if not path.exists() or path.read_bytes() != data:
            write_atomically(path, data, backup=False)


def map_path(folder: Path, cell: Cell) -> Path:
    """The file of a cell: its column, and its row."""
    across, down = cell
    return folder / f"cell-{across + 1:02}-{down + 1:02}{SCENARIO.suffix}"


def _titled(found: AtlasMap, atlas: Atlas) -> Scenario:
    """The map with a title and its origin described."""
    what = f"Generated by rbdesigner: try {found.number} of the atlas of seed {atlas.settings.seed}."
    properties = replace(found.scenario.properties, title=f"Atlas map {found.number}", description=what)
    return replace(found.scenario, properties=properties)


def atlas_lines(atlas: Atlas, folder: Path) -> Iterator[str]:
    """The fairness of each cell as a table, and a line for the whole."""
    across, down = atlas.axes
    cells = len(list(atlas.cells))
    yield from text_table(
        [
            [f"{down.name} / {across.name}", *(cell_text(across, column) for column in range(across.cells))],
            *(
                [cell_text(down, row), *(_cell_text(atlas, (column, row)) for column in range(across.cells))]
                for row in range(down.cells)
            ),
        ]
    )
    told = translate("cli", "{folder}: {filled} of %n cells, {tries} tries", None, cells)
    told = told.format(folder=folder, filled=len(atlas.maps), tries=atlas.rounds * IN_A_ROUND)
    if atlas.fairness is not None:
        mean = translate("cli", "mean fairness {fairness} by facts alone").format(
            fairness=fairness_number(atlas.fairness)
        )
        told = f"{told}; {mean}"
    yield told


def _cell_text(atlas: Atlas, cell: Cell) -> str:
    found = atlas.maps.get(cell)
    return "\N{MIDDLE DOT}" if found is None else str(fairness_number(found.fairness))


def atlas_json(atlas: Atlas, folder: Path) -> dict[str, Any]:
    """The atlas as ``--json`` tells it."""
    return {
        "file": str(folder / ATLAS_NAME),
        "axes": [
            {"name": axis.name.value, "least": axis.least, "most": axis.most, "cells": axis.cells}
            for axis in atlas.axes
        ],
        "tries": atlas.rounds * IN_A_ROUND,
        "maps": [
            {
                "cell": list(cell),
                "file": str(map_path(folder, cell)),
                "values": list(each.values),
                "fairness": each.fairness,
                "planned": False,
                "looks": each.looks,
            }
            for cell, each in sorted(atlas.maps.items())
        ],
    }


add_plural("{folder}: {filled} of %n cells, {tries} tries", "{folder}: {filled} of %n cell, {tries} tries")
