"""Where homes part is told in a sentence, by reports and on the command line."""

from __future__ import annotations

from functools import cache

import pytest

import rbdesigner as rb
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.cli.run_json import as_json
from rbdesigner.cli.run_text import run_lines
from rbdesigner.lab.games.game_row import HomeMilestones, SeatMilestones
from rbdesigner.lab.reports.run_report import RunReport
from rbdesigner.lab.runs.simulation import Simulation
from rbdesigner.lab.statistics.intervals import FEWEST_SEEDS
from rbdesigner.lab.statistics.time_line import MILESTONES, time_line
from rbdesigner.lab.wording.milestone_wording import parting_sentence
from tests.lab.unfair_maps import NORTH, SOUTH, lake, shorter, without_rock

EASY = "planner:easy"
WITHOUT_ROCK = "In most games North-east gets no stone, while South-west gets its first in turn 2."


@cache
def easy_run(*, has_rock: bool) -> Simulation:
    scenario = shorter(lake(), 5) if has_rock else shorter(without_rock(), 12)
    return rb.simulate(scenario, [EASY, EASY], games=2 * FEWEST_SEEDS, until_clear=False)


def told(run: Simulation) -> str:
    line = time_line(run.store.milestones(run.run))
    return parting_sentence(analyse(run.setup.scenario), run.setup.players, line)


def test_a_home_without_rock_is_named_with_its_stone() -> None:
    run = easy_run(has_rock=False)
    assert told(run) == WITHOUT_ROCK
    report = RunReport.of_run(run.store, run.run)
    (chart,) = [each for each in report.charts if each.key == "milestones"]
    assert WITHOUT_ROCK in report.reasons and chart.remark.startswith(WITHOUT_ROCK)
    assert chart.emphasis == MILESTONES.index("stone")
    verdict = run.verdict()
    assert f"  {WITHOUT_ROCK}" in run_lines(run, verdict, analyse(run.setup.scenario), is_over=True)
    line = as_json(run, verdict)["time_line"]
    assert (line["sentence"], line["games"], len(line["milestones"])) == (WITHOUT_ROCK, 40, 2 * len(MILESTONES))


def test_no_home_of_a_symmetric_map_is_named() -> None:
    run = easy_run(has_rock=True)
    assert told(run) == ""
    report = RunReport.of_run(run.store, run.run)
    (chart,) = [each for each in report.charts if each.key == "milestones"]
    assert chart.emphasis is None and chart.remark.startswith("The homes do not part for sure at any milestone.")
    assert as_json(run, run.verdict())["time_line"]["sentence"] is None


@pytest.mark.parametrize(
    ("milestone", "late", "sentence"),
    [
        ("boards", 6, "South-west gets its first boards 2 turns later than North-east (turn 6 against 4)."),
        ("stone", 5, "South-west gets its first stone 1 turn later than North-east (turn 5 against 4)."),
        ("mine", 9, "South-west builds its first mine 5 turns later than North-east (turn 9 against 4)."),
        ("coins", 0, "In most games South-west gets no coin, while North-east gets its first in turn 4."),
        ("stock", 6, "South-west gets its first stock 2 turns later than North-east (turn 6 against 4)."),
        ("contact", 0, "In most games South-west meets nobody, while North-east meets others in turn 4."),
    ],
)
def test_each_milestone_has_its_words(milestone: str, late: int, sentence: str) -> None:
    nothing = SeatMilestones(*[0] * len(MILESTONES))
    rows = [
        HomeMilestones(seed, seed, (home.q, home.r), nothing._replace(**{milestone: turn}), 20)
        for seed in range(FEWEST_SEEDS)
        for home, turn in ((NORTH, 4), (SOUTH, late))
    ]
    assert parting_sentence(analyse(lake()), (EASY, EASY), time_line(rows)) == sentence
    assert parting_sentence(analyse(lake()), (EASY, "random"), time_line(rows)) == "", "chance tells nothing of the map"
