"""Maps as runs keep them, without the findings of earlier runs."""

from __future__ import annotations

from dataclasses import replace

from rbdesigner.scenario.model import Scenario


def bare_map(scenario: Scenario) -> Scenario:
    """The map without findings, so that those of a run do not make another map of it."""
    if scenario.properties.findings is None:
        return scenario
    return replace(scenario, properties=replace(scenario.properties, findings=None))
