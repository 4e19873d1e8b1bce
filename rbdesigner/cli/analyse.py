"""Tell facts about a map without playing: what may be expected of homes and why, ways, land, symmetry."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from rbdesigner.analysis.fact_rows import FactRow, fact_rows
from rbdesigner.analysis.fact_wording import home_name, nearly_sentence, shortcut_sentence, symmetry_sentence
from rbdesigner.analysis.facts import BrokenSymmetry, HomeFacts, MapFacts, Shortcut
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.cli import maps
from rbdesigner.cli.colours import print_line
from rbdesigner.cli.json_output import add_json, json_motion, json_symmetry, print_json
from rbdesigner.cli.run_options import add_map
from rbdesigner.cli.text_table import text_table
from rbdesigner.messages.translation import translate
from rbdesigner.prediction.expectation import Expectation, Range
from rbdesigner.prediction.expectation_rows import expectation_rows
from rbdesigner.prediction.expectation_wording import (
    MOST_REASONS,
    fairness_sentence,
    reasons_of_home,
    told_reasons,
    wins_sentence,
)
from rbdesigner.prediction.map_expectation import expected_by_plans
from rbdesigner.scenario.model import Scenario

JSON_VERSION = 3
"""Counts up when a change of ``schemas/output`` breaks readers."""
EXAMPLES = ("delta.rbmap",)
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    add_map(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Work the facts out and print them."""
    found = maps.read_one(arguments.map, arguments.name)
    facts = analyse(found.scenario)
    expectation = expected_by_plans(found.scenario, facts)
    if arguments.json:
        print_json("analyse", JSON_VERSION, as_json(found.scenario, facts, expectation))
    else:
        name = found.scenario.properties.title or str(arguments.map)
        for line in lines(name, found.scenario, facts, expectation):
            print_line(line)
    return 0


def lines(name: str, scenario: Scenario, facts: MapFacts, expectation: Expectation | None) -> Iterator[str]:
    """Write the facts as text: what is expected, why, and symmetry; a table of the homes; then what would pay."""
    yield f"{name}: {fairness_sentence(expectation)}"
    if expectation is not None:
        yield wins_sentence(facts, expectation)
        yield from (f"  {each.sentence}" for each in told_reasons(facts, expectation)[:MOST_REASONS])
    yield symmetry_sentence(facts, scenario.orientation)
    if facts.nearly is not None:
        places = ", ".join(f"({place.q}, {place.r})" for place in facts.nearly.places)
        yield f"{nearly_sentence(facts, scenario.orientation)} {places}"
    if facts.homes:
        yield ""
        yield from _table(facts, expectation)
    for home in facts.homes:
        yield from (shortcut_sentence(home, each) for each in home.shortcuts)


def _table(facts: MapFacts, expectation: Expectation | None) -> Iterator[str]:
    """The facts by home; an exclamation mark where a home is worse off than another."""
    head = [translate("cli", "turns (steps)"), *(str(home_name(home.name)) for home in facts.homes)]
    expected = expectation_rows(expectation) if expectation is not None else []
    yield from text_table([head, *map(_row, expected + fact_rows(facts))])
    yield ""


def _row(row: FactRow) -> list[str]:
    return [row.title, *(f"{cell.text} !" if cell.is_worst else cell.text for cell in row.cells)]


# JSON


def as_json(scenario: Scenario, facts: MapFacts, expectation: Expectation | None) -> dict[str, Any]:
    """The facts as ``--json`` prints them."""
    return {
        "title": scenario.properties.title,
        "fairness": expectation.fairness if expectation is not None else None,
        "expected": _expected(facts, expectation) if expectation is not None else None,
        "symmetry": json_symmetry(facts.symmetry),
        "motions": [json_motion(each) for each in facts.motions],
        "nearly": _nearly(facts.nearly),
        "homes": [_home(home) for home in facts.homes],
        "tiles": [
            {
                "at": list(place),
                "turns": reach.turns,
                "homes": [list(facts.homes[number].at) for number in reach.homes],
                "margin": reach.margin,
            }
            for place, reach in sorted(facts.reach.items())
        ],
    }


def _expected(facts: MapFacts, expectation: Expectation) -> dict[str, Any]:
    """The expectation of the homes, in their order."""
    homes = [
        {
            "at": list(home.at),
            "wins": _rounded(home.wins),
            "points": _rounded(home.points),
            "signs": [each._asdict() for each in home.reasons],
            "reasons": [each.sentence for each in reasons_of_home(facts, expectation, number)],
        }
        for number, home in enumerate(expectation.homes)
    ]
    return {"planned": expectation.is_planned, "homes": homes}


def _rounded(share: Range) -> list[float]:
    return [round(each, 3) for each in share]


def _nearly(nearly: BrokenSymmetry | None) -> dict[str, Any] | None:
    if nearly is None:
        return None
    return {
        "symmetry": json_symmetry(nearly.symmetry),
        "motion": json_motion(nearly.motion),
        "places": [list(place) for place in nearly.places],
    }


def _home(home: HomeFacts) -> dict[str, Any]:
    return {
        "at": list(home.at),
        "player": home.name.player,
        "name": str(home_name(home.name)),
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
