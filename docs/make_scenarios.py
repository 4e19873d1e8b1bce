"""Writes ``scenarios.md``: what machines say about the scenarios in ``scenarios/``.

``python docs/make_scenarios.py STORE...`` takes the games that ``rbdesigner simulate SCENARIO --store STORE`` has
kept. The first file with games of a scenario gives its report, the others a line. A scenario without games in any keeps
the report that it has.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from rbdesigner.lab.charts.chart import Chart, ChartTable
from rbdesigner.lab.charts.chart_figure import chart_bytes
from rbdesigner.lab.reports.run_report import RunReport
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.wording.map_findings import findings_line
from rbdesigner.messages.phrases import capitalised
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Scenario

FOLDER = Path(__file__).parent
PAGE = FOLDER / "scenarios.md"
SCENARIOS = FOLDER.parent / "scenarios"
NOTE = "<!-- Written by docs/make_scenarios.py from games of machines. Play anew, do not change this page. -->"
OPENING = """
Are these scenarios fair, how long do they last, and what is scarce on them? Machines have played each of them some
hundred times, from every home equally often. The numbers behind ± and in brackets are 95 %
intervals. They tell how machines play: people meet more often, and guard their goods better.

A symmetry of the map brings the homes of each scenario to each other, so all of them are as good: what they differ by
is chance. Machines learn. The games on *Four Winds*, *The Lake Between* and *Twin Isles* are of 28 November 2026, the
others up to four days older. In games before that *Easy* came to 226 points on average on *The Lake Between*, and to
230 on *Twin Isles*. Now it comes to 303 and 320, in games as long.

The older runs were judged by intervals that hold for one look at a run. Those of the program hold however often one
looks, and are some 1.6 times as wide: with these games it would call *Crossroads* fair within 6.4 points. *Crossroads*
and *Four Winds* need more games for 5.

Every report can be had with all its charts, as a page or PDF, from the same games:

```sh
rbdesigner simulate scenarios/the-lake-between.rbmap --store games.lab
rbdesigner report games.lab the-lake-between.html
```
"""
TABLES = ("home-shares", "home-points", "position-shares")
"""The charts of homes and seats whose tables are shown."""
GOODS = "goods"
"""The chart whose table of goods is shown."""
PICTURE = "points"
"""The chart that is shown."""


def page(stores: Sequence[RunStore]) -> str:
    """The whole page, without the games' pictures."""
    parts = [f"# Our scenarios and what machines say about them\n\n{NOTE}\n{OPENING}"]
    before = reported()
    for path in sorted(SCENARIOS.glob("*.rbmap")):
        scenario = files.load(path)
        found = "\n".join(section(path.stem, scenario, stores))
        parts.append(found or before[scenario.properties.title])
    return "\n".join(parts)


def reported() -> dict[str, str]:
    """The sections of the page as it is, by title."""
    _, *sections = PAGE.read_text(encoding="utf-8").split("\n## ")
    return {each.splitlines()[0]: f"## {each}" for each in sections}


def section(name: str, scenario: Scenario, stores: Sequence[RunStore]) -> Iterator[str]:
    """A scenario with the report of its games."""
    reports = [RunReport.of_run(store, run) for store in stores if (run := store.run_of(scenario)) is not None]
    if not reports:
        return
    yield f"## {scenario.properties.title}\n"
    line = findings_line(scenario)
    if line:
        yield f"On its sheet: *{line}*.\n"
    for number, report in enumerate(reports):
        settings = dict(report.settings)
        verdict = report.verdict if number else f"**{report.verdict}**"
        yield f"{verdict}: {settings['Players']}; {settings['Seeds']} seeds, from seed {settings['First seed']} on.\n"
        yield from (f"- {capitalised(reason)}\n" for reason in report.reasons)
    charts = {chart.key: chart for chart in reports[0].charts}
    for key in TABLES:
        if key in charts and len(charts[key].series) > 1:
            yield from table(charts[key].table)
    yield from table(reports[0].figures)
    if GOODS in charts:
        yield from table(charts[GOODS].table)
    picture = draw(name, charts[PICTURE])
    yield f"![{charts[PICTURE].title}: {charts[PICTURE].remark}](pictures/{picture})\n"


def table(found: ChartTable) -> Iterator[str]:
    """A table, numbers to the right."""
    yield f"| {' | '.join(found.columns)} |"
    yield f"| --- |{' ---: |' * (len(found.columns) - 1)}"
    yield from (f"| {' | '.join(row)} |" for row in found.rows)
    yield ""


def draw(name: str, chart: Chart) -> str:
    """Write the picture of a chart; returns the name of its file."""
    path = FOLDER / "pictures" / f"scenario-{name}.svg"
    path.write_bytes(chart_bytes(chart, "svg", as_text=True))
    return path.name


if __name__ == "__main__":
    opened = [RunStore(path) for path in sys.argv[1:]]
    PAGE.write_text(page(opened), "utf-8")
    print(f"wrote {PAGE}")
