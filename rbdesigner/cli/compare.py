"""Tell what differs between two maps, or two versions of one."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, NamedTuple

from rbdesigner.analysis.comparison_wording import comparison_sentence, map_difference_sentence
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.analysis.map_comparison import MapComparison, MapDifference, compare
from rbdesigner.cli import argument_values, maps
from rbdesigner.cli.colours import print_line
from rbdesigner.cli.json_output import add_json, json_motion, json_symmetry, print_json
from rbdesigner.hexes import Orientation
from rbdesigner.messages.translation import translate
from rbdesigner.prediction.expectation import expected
from rbdesigner.prediction.expectation_wording import change_sentences
from rbdesigner.prediction.map_expectation import expect, expected_by_plans
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import MapSymmetry

JSON_VERSION = 2
"""Counts up when a change of ``schemas/output`` breaks readers."""
DIFFERENT = 1
"""The exit code where anything differs."""
EXAMPLES = ("delta.rbmap~ delta.rbmap",)
"""Command lines that the help shows."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the verb."""
    parser.add_argument("before", metavar="A", type=argument_values.source, help=translate("cli", "a map or scenario"))
    parser.add_argument(
        "after",
        metavar="B",
        type=argument_values.source,
        help=translate("cli", "the one that it is compared with"),
    )
    parser.add_argument("--map", dest="name", metavar="NAME", help=translate("cli", "which map of a file with several"))
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Compare the maps and tell the differences."""
    before, after = (_map(path, arguments.name) for path in (arguments.before, arguments.after))
    comparison = compare(before, after)
    change = _Expected.of(before.moved(comparison.motion), after) if comparison.differences else None
    if arguments.json:
        print_json("compare", JSON_VERSION, as_json(comparison, after.orientation, change))
    else:
        print(comparison_sentence(comparison, after.orientation))
        for difference in comparison.differences:
            print_line(map_difference_sentence(difference, after.orientation))
        for line in change.sentences if change is not None else ():
            print_line(line)
    return 0 if comparison.is_same else DIFFERENT


def _map(path: Path, name: str | None) -> Scenario:
    found = maps.read(path)
    return maps.chosen_map(path, found, name if len(found) > 1 else None).scenario


class _Expected(NamedTuple):
    """The fairness of both maps, whether plans tell it too, and how what is expected of their homes differs."""

    fairness: tuple[float, float]
    planned: bool
    sentences: list[str]

    @classmethod
    def of(cls, before: Scenario, after: Scenario) -> _Expected | None:
        """The expectations of both; None where there is none of one."""
        facts = analyse(after)
        was, now = expect(before), expected_by_plans(after, facts)
        if was is not None and now is not None and was.is_planned is not now.is_planned:
            was, now = expect(before, 0), expected(facts)  # figures of two kinds do not compare
        if was is None or now is None:
            return None
        return cls((was.fairness, now.fairness), now.is_planned, change_sentences(facts, was, now))


def as_json(comparison: MapComparison, orientation: Orientation, change: _Expected | None) -> dict[str, Any]:
    """The comparison as ``--json`` prints it."""
    return {
        "same": comparison.is_same,
        "motion": json_motion(comparison.motion),
        "differences": differences_as_json(comparison, orientation),
        "expected": change._asdict() if change is not None else None,
    }


def differences_as_json(comparison: MapComparison, orientation: Orientation) -> list[dict[str, Any]]:
    """The differences of two maps."""
    return [_difference(each, orientation) for each in comparison.differences]


def _difference(difference: MapDifference, orientation: Orientation) -> dict[str, Any]:
    return {
        "code": difference.code,
        "places": [list(place) for place in difference.places],
        "before": _plain(difference.before),
        "after": _plain(difference.after),
        "sentence": map_difference_sentence(difference, orientation),
    }


def _plain(value: object) -> Any:
    """A value as JSON has it; None is left out of objects."""
    if isinstance(value, MapSymmetry):
        return json_symmetry(value)
    if is_dataclass(value):
        members = {each.name: _plain(getattr(value, each.name)) for each in fields(value) if each.init}
        return {name: member for name, member in members.items() if member is not None}
    if isinstance(value, Mapping):
        return {str(name): _plain(member) for name, member in value.items()}
    return [_plain(item) for item in value] if isinstance(value, tuple) else value
