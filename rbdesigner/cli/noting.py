"""Findings of the laboratory, written into the file of the map."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from rbdesigner.cli.console import CommandError
from rbdesigner.lab.puzzles.scenario_hash import scenario_hash
from rbdesigner.messages.translation import translate
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Findings, Scenario


def refuse_other_map(path: Path | None, played: Scenario) -> None:
    """Refuse a file that cannot be read or has another map, before anything is played.

    It raises CommandError or ScenarioError.
    """
    if path is not None and scenario_hash(files.load(path)) != scenario_hash(played):
        raise CommandError(path, translate("cli", "is another map than the one that is played"))


def note_on(path: Path | None, played: Scenario, find: Callable[[Scenario], Findings]) -> None:
    """Write what is found about the map of a file into it; nothing without a file.

    CommandError if it has become another map, ScenarioError if it cannot be read or written.
    """
    if path is None:
        return
    refuse_other_map(path, played)
    scenario = files.load(path)
    scenario.properties = replace(scenario.properties, findings=find(scenario))
    files.save(scenario, path)
