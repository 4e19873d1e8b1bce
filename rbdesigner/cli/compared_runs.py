"""Two versions of a map in one run: what differs in their games."""

from __future__ import annotations

from collections.abc import Iterator

from rbdesigner.analysis.comparison_wording import comparison_sentence, map_difference_sentence
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.analysis.map_comparison import MapComparison, compare
from rbdesigner.cli.text_table import counted, ends, text_table
from rbdesigner.lab.difference_wording import difference_sentences
from rbdesigner.lab.paired_runs import PairedRuns
from rbdesigner.lab.verdict_wording import verdict_sentence

FIGURE_TITLES = {
    "unfairness": "points from an even share",
    "turns": "turns",
    "bricks": "% ended by the wonder",
    "points": "points of a player",
    "winner": "points of the winner",
    "lead": "points ahead of the second",
    "leads": "changes of the lead",
    "decided": "turn in which the winner took the lead",
    "met": "% in which players met",
    "contact": "turn of the first contact",
}
MOST_CHANGES = 20
"""So many differences of the maps are listed."""


def lines(runs: PairedRuns, tolerance: float) -> Iterator[str]:
    """The results as text: verdicts, what differs, and what has changed on the map."""
    for number, simulation, verdict in zip(
        ("first", "second"), runs.simulations, runs.verdicts(tolerance), strict=True
    ):
        scenario = simulation.setup.scenario
        title = scenario.properties.title or "a map"
        if len(simulation.setup.players) == 1:
            yield f"{number}, {counted(verdict.games, 'game')} alone: {title}"
        else:
            yield f"{number}, {counted(verdict.games, 'game')}: {title}: {verdict_sentence(verdict, analyse(scenario))}"
    differences = runs.differences()
    if not differences:
        return
    yield f"  {', '.join(runs.simulations[0].setup.players)}; {counted(differences[0].seeds, 'seed')}"
    yield ""
    yield from difference_sentences(differences)
    yield ""
    rows = [("a game on the average", "first", "second", "change", "")]
    for each in differences:
        change = "(in every seed)" if each.is_alike else ends(each.change, signed=True)
        numbers = f"{each.before:.1f}", f"{each.after:.1f}", f"{each.change.value:+.1f}"
        rows.append((FIGURE_TITLES[each.name], *numbers, change))
    yield from text_table(rows)
    yield ""
    comparison = _comparison(runs)
    orientation = runs.simulations[1].setup.scenario.orientation
    yield f"what has changed: {comparison_sentence(comparison, orientation)}"
    for difference in comparison.differences[:MOST_CHANGES]:
        yield f"  {map_difference_sentence(difference, orientation)}"
    if len(comparison.differences) > MOST_CHANGES:
        yield f"  ... and {len(comparison.differences) - MOST_CHANGES} more"


def _comparison(runs: PairedRuns) -> MapComparison:
    before, after = (simulation.setup.scenario for simulation in runs.simulations)
    return compare(before, after)
