"""Two versions of a map in one run: what differs in their games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rbdesigner.analysis.comparison_wording import comparison_sentence, map_difference_sentence
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.analysis.map_comparison import compare
from rbdesigner.cli import counts
from rbdesigner.cli.text_table import ends, rounded, text_table
from rbdesigner.lab.studies.paired_runs import PairedRuns, RunDifference
from rbdesigner.lab.wording.change_wording import difference_sentences
from rbdesigner.lab.wording.verdict_wording import verdict_sentence
from rbdesigner.messages.translation import add_plural, translate, translated
from rbdesigner.translatable import QT_TRANSLATE_NOOP

FIGURE_TITLES = {
    "unfairness": QT_TRANSLATE_NOOP("cli", "points from an even share"),
    "turns": QT_TRANSLATE_NOOP("cli", "turns"),
    "bricks": QT_TRANSLATE_NOOP("cli", "% ended by the wonder"),
    "points": QT_TRANSLATE_NOOP("cli", "points of a player"),
    "winner": QT_TRANSLATE_NOOP("cli", "points of the winner"),
    "lead": QT_TRANSLATE_NOOP("cli", "points ahead of the second"),
    "leads": QT_TRANSLATE_NOOP("cli", "changes of the lead"),
    "decided": QT_TRANSLATE_NOOP("cli", "turn in which the winner took the lead"),
    "met": QT_TRANSLATE_NOOP("cli", "% in which players met"),
    "contact": QT_TRANSLATE_NOOP("cli", "turn of the first contact"),
}
MOST_CHANGES = 20
"""So many differences of the maps are listed."""


def figure_title(name: str) -> str:
    """The title of a figure of games in a table."""
    return translated("cli", FIGURE_TITLES[name])


def lines(runs: PairedRuns, tolerance: float) -> Iterator[str]:
    """The results as text: verdicts, what differs, and what has changed on the map."""
    versions = translate("cli", "first"), translate("cli", "second")
    for version, simulation, verdict in zip(versions, runs.simulations, runs.verdicts(tolerance), strict=True):
        scenario = simulation.setup.scenario
        about = {"version": version, "games": counts.games(verdict.games), "title": counts.map_title(scenario)}
        if len(simulation.setup.players) == 1:
            yield translate("cli", "{version}, {games} alone: {title}").format(**about)
        else:
            told = verdict_sentence(verdict, analyse(scenario))
            yield translate("cli", "{version}, {games}: {title}: {verdict}").format(**about, verdict=told)
    differences = runs.differences()
    if not differences:
        return
    yield f"  {', '.join(runs.simulations[0].setup.players)}; {counts.seeds(differences[0].seeds)}"
    yield ""
    yield from difference_sentences(differences)
    yield ""
    yield from _table(differences, versions)
    yield ""
    yield from _changes(runs)


def _table(differences: Sequence[RunDifference], versions: tuple[str, str]) -> Iterator[str]:
    rows = [(translate("cli", "average per game"), *versions, translate("cli", "change"), "")]
    for each in differences:
        change = translate("cli", "(in every seed)") if each.is_alike else ends(each.change, signed=True)
        numbers = rounded(each.before, 1), rounded(each.after, 1), rounded(each.change.value, 1, signed=True)
        rows.append((figure_title(each.name), *numbers, change))
    yield from text_table(rows)


def _changes(runs: PairedRuns) -> Iterator[str]:
    before, after = (simulation.setup.scenario for simulation in runs.simulations)
    comparison = compare(before, after)
    sentence = comparison_sentence(comparison, after.orientation)
    yield translate("cli", "what has changed: {sentence}").format(sentence=sentence)
    for difference in comparison.differences[:MOST_CHANGES]:
        yield f"  {map_difference_sentence(difference, after.orientation)}"
    more = len(comparison.differences) - MOST_CHANGES
    if more > 0:
        yield translate("cli", "  ... and %n more", None, more)


add_plural("  ... and %n more", "  ... and %n more")
