"""What machines say about the scenarios that come along: a line on each sheet, and a report in the guide."""

from __future__ import annotations

from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.lab.puzzles.scenario_hash import scenario_hash
from rbdesigner.lab.wording.map_findings import findings_line
from tests.lab.sample_runs import SCENARIOS

PAGE = Path(__file__).parents[3] / "docs" / "scenarios.md"


@pytest.mark.parametrize("path", sorted(SCENARIOS.glob("*.rbmap")), ids=lambda path: path.stem)
def test_a_scenario_has_a_line_on_its_sheet_and_a_report(path: Path) -> None:
    scenario = rb.load(path)
    findings = scenario.properties.findings
    assert findings is not None and findings.hash == scenario_hash(scenario)
    if scenario.properties.players.most > 1:
        assert findings.fair and findings.games >= 800
    else:
        assert findings.par is not None and findings.par > 0
    _, *sections = PAGE.read_text("utf-8").split("\n## ")
    (section,) = [each for each in sections if each.startswith(f"{scenario.properties.title}\n")]
    assert f"On its sheet: *{findings_line(scenario)}*." in section
    assert f"pictures/scenario-{path.stem}.svg" in section
    assert (PAGE.parent / "pictures" / f"scenario-{path.stem}.svg").exists()
