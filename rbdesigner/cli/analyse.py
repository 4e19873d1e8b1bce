"""Tell facts about a map without playing: ways, land, fairness, symmetry."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from rbdesigner.analysis.fact_rows import FactRow, fact_rows
from rbdesigner.analysis.fact_wording import (
    MOST_DIFFERENCES,
    difference_sentence,
    fairness_sentence,
    home_name,
    nearly_sentence,
    shortcut_sentence,
    symmetry_sentence,
)
from rbdesigner.analysis.facts import BrokenSymmetry, Difference, HomeFacts, MapFacts, Shortcut
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.cli import maps
from rbdesigner.cli.console import json_text
from rbdesigner.cli.solo import add_map
from rbdesigner.scenario.errors import printable
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import MapSymmetry, Motion, Symmetry

JSON_VERSION = 1
"""Counts up if the structure of ``--json`` (docs/command-line.md) changes in a way that breaks its readers."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    add_map(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON document instead of lines")


def run(arguments: argparse.Namespace) -> int:
    """Work the facts out and print them."""
    found = maps.read_one(arguments.map, arguments.name)
    facts = analyse(found.scenario)
    name = found.scenario.properties.title or str(arguments.map)
    if arguments.json:
        print(json_text({"version": JSON_VERSION, "name": name, **as_json(facts)}, indent=1))
    else:
        for line in lines(name, found.scenario, facts):
            print(printable(line))
    return 0


def lines(name: str, scenario: Scenario, facts: MapFacts) -> Iterator[str]:
    """The facts as text.

    Fairness and symmetry in sentences, then a table of the homes, then what would pay.
    """
    yield f"{name}: {fairness_sentence(facts)}"
    yield from (f"  {difference_sentence(facts, each)}" for each in facts.differences[:MOST_DIFFERENCES])
    yield symmetry_sentence(facts, scenario.orientation)
    if facts.nearly is not None:
        places = ", ".join(f"({place.q}, {place.r})" for place in facts.nearly.places)
        yield f"{nearly_sentence(facts, scenario.orientation)} {places}"
    if facts.homes:
        yield ""
        yield from _table(facts)
    for home in facts.homes:
        yield from (shortcut_sentence(home, each) for each in home.shortcuts)


def _table(facts: MapFacts) -> Iterator[str]:
    """The facts by home; an exclamation mark where a home is worse off than another."""
    head = ["turns (steps)", *(str(home_name(home.name)) for home in facts.homes)]
    rows = [head, *(_row(row) for row in fact_rows(facts))]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    for row in rows:
        first, *others = (text.ljust(width) for text, width in zip(row, widths, strict=True))
        yield "  ".join([first, *others]).rstrip()
    yield ""


def _row(row: FactRow) -> list[str]:
    return [row.title, *(f"{cell.text} !" if cell.is_worst else cell.text for cell in row.cells)]


# JSON


def as_json(facts: MapFacts) -> dict[str, Any]:
    """The facts as ``--json`` prints them.

    docs/command-line.md describes the structure.
    """
    return {
        "fairness": facts.index,
        "differences": [_difference(facts, each) for each in facts.differences],
        "symmetry": _symmetry(facts.symmetry),
        "motions": [_motion(each) for each in facts.motions],
        "nearly": _nearly(facts.nearly),
        "homes": [_home(home) for home in facts.homes],
        "tiles": [
            {"at": list(place), "turns": reach.turns, "homes": list(reach.homes), "margin": reach.margin}
            for place, reach in sorted(facts.reach.items())
        ],
    }


def _difference(facts: MapFacts, difference: Difference) -> dict[str, Any]:
    return {**difference._asdict(), "sentence": difference_sentence(facts, difference)}


def _symmetry(symmetry: MapSymmetry) -> dict[str, Any] | None:
    """A symmetry as in a scenario file."""
    if symmetry.group is Symmetry.NONE:
        return None
    at, edge, corner = symmetry.centre.spot
    return {"kind": symmetry.group.kind, "axis": symmetry.group.axis, "at": list(at), "edge": edge, "corner": corner}


def _motion(motion: Motion) -> dict[str, Any]:
    return {"steps": motion.turn.steps, "mirrored": motion.turn.mirrored, "shift": list(motion.shift)}


def _nearly(nearly: BrokenSymmetry | None) -> dict[str, Any] | None:
    if nearly is None:
        return None
    return {
        "symmetry": _symmetry(nearly.symmetry),
        "motion": _motion(nearly.motion),
        "places": [list(place) for place in nearly.places],
    }


def _home(home: HomeFacts) -> dict[str, Any]:
    return {
        "at": list(home.at),
        "player": home.name.player,
        "name": str(home_name(home.name)),
        "worth": home.worth,
        "ways": {
            goal.value: [
                {"turns": way.turns, "steps": way.steps, "places": [list(place) for place in way.places]}
                for way in ways
            ]
            for goal, ways in home.ways.items()
        },
        "land": [
            {"steps": each.steps, "tiles": len(each.tiles), "contested": len(each.contested), "room": len(each.room)}
            for each in home.land
        ],
        "first": {terrain.value: [list(place) for place in places] for terrain, places in home.firsts.items()},
        "shortcuts": [_shortcut(home, each) for each in home.shortcuts],
    }


def _shortcut(home: HomeFacts, shortcut: Shortcut) -> dict[str, Any]:
    bridge = shortcut.bridge
    return {
        "roads": [{"at": list(border.at), "half_edge": border.half_edge} for border in shortcut.roads],
        "bridge": None if bridge is None else {"at": list(bridge[0]), "edge": bridge[1]},
        "saved": shortcut.saved,
        "savings": [{**each._asdict(), "goal": each.goal.value} for each in shortcut.savings],
        "sentence": shortcut_sentence(home, shortcut),
    }
