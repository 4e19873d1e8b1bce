"""Par in words, and the job that finds it."""

from __future__ import annotations

import rbdesigner as rb
from rbdesigner.lab.jobs.map_jobs import ParStart, find_par
from rbdesigner.lab.wording.map_findings import par_headline, par_sentences
from rbdesigner.players.difficulty import Par, ParProgress
from tests.lab.sample_runs import SCENARIOS
from tests.lab.unfair_maps import shorter

PAR = Par(280, 3, 600_156, 180.0, 222.5, ("trunks", "boards"), 1, (180, 130, 210), (200, 245, 222), (270, 280, 280))


def test_par_is_told_with_what_it_is_from() -> None:
    assert par_headline(PAR) == "Par 280, hard to reach"
    assert list(par_sentences(PAR)) == [
        "Par is the best of 600156 plans of the solver (version 3), not the limit of what is possible.",
        "Its 3 searches come to 280, 280, 270 points; more of them may find more.",
        "The easy player comes to 180 points: the median of 3 games, from 130 to 210.",
        "The medium player comes to 222.5 points: the median of 3 games, from 200 to 245.",
        "Neither of them comes within 15\u00a0% of par, so it is hard to reach.",
        "The longest chain of goods in the best game: trunks, boards.",
        "The first turn that may not be idle: 1.",
    ]


def test_an_easy_par_of_little_is_told() -> None:
    little = Par(100, 3, 1, 90, 95, (), None, (90,), (95,), (100,))
    assert par_headline(little) == "Par 100, easy to reach"
    assert list(par_sentences(little)) == [
        "Par is the best of 1 plan of the solver (version 3), not the limit of what is possible.",
        "The easy player comes to 90 points, in 1 game.",
        "The medium player comes to 95 points, in 1 game.",
        "The easy player comes within 15\u00a0% of par, so it is easy to reach.",
        "Nothing is made in the best game.",
        "Any turn may be idle.",
    ]
    medium = little._replace(easy=70)
    told = "The medium player comes within 15\u00a0% of par, the easy one does not, so it is fairly hard to reach."
    assert told in par_sentences(medium)


def test_the_job_tells_how_far_it_is_and_par_at_the_end() -> None:
    scenario = shorter(rb.load(SCENARIOS / "millbrook.rbmap"), 8)
    *steps, found = find_par(ParStart(scenario, 20, 1, 2))
    assert found == rb.par(scenario, plans=20, games=1, searches=2)
    assert all(isinstance(step, ParProgress) for step in steps) and steps[-1][1] == 2
