"""What is known of the scenarios that come along: what machines say of them, and the records of the puzzles."""

from __future__ import annotations

from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.lab.puzzles.record_table import RecordTable
from rbdesigner.lab.puzzles.scenario_hash import scenario_hash, shipped_scenarios
from rbdesigner.lab.wording.map_findings import findings_line
from rbdesigner.scenario.model import Record
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


def test_a_puzzle_carries_a_record_that_anybody_can_verify() -> None:
    held = {each.solution.hash: each for each in RecordTable.load(SCENARIOS / "records.rbrecords").records}
    puzzles = [each for each in shipped_scenarios() if each.properties.players.most == 1]
    assert held.keys() == set(map(scenario_hash, puzzles))
    for puzzle in puzzles:
        best = held[scenario_hash(puzzle)]
        best.refuse_claims(rb.verify(best.solution, [puzzle]))
        solution = best.solution
        record = Record(best.points, best.breakdown, solution.holder, solution.date, machine=solution.machine)
        assert puzzle.properties.record == record
