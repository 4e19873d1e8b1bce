"""The results of runs of games, as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rbdesigner.analysis.comparison_wording import comparison_sentence, map_difference_sentence
from rbdesigner.analysis.facts import MapFacts
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.analysis.map_comparison import compare
from rbdesigner.cli import counts
from rbdesigner.cli.text_table import ends, percent, rounded, text_table, with_half_width
from rbdesigner.lab.charts.level_table import level_table
from rbdesigner.lab.runs.level_runs import run_playability
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.simulation import Simulation
from rbdesigner.lab.statistics.behind import homes_behind
from rbdesigner.lab.statistics.flows import GOODS_EVENTS, good_flows, work_counts
from rbdesigner.lab.statistics.level_comparison import RunPlayability
from rbdesigner.lab.statistics.run_figures import SHARES, run_figures
from rbdesigner.lab.statistics.time_line import time_line
from rbdesigner.lab.statistics.verdicts import Factor, Verdict
from rbdesigner.lab.studies.paired_runs import PairedRuns, RunDifference
from rbdesigner.lab.studies.worths import ONE_MORE, Worth, Worths, bottlenecks
from rbdesigner.lab.wording.behind_wording import behind_lines
from rbdesigner.lab.wording.change_wording import difference_sentences
from rbdesigner.lab.wording.lockout_wording import lockout_lines
from rbdesigner.lab.wording.milestone_wording import parting_sentence
from rbdesigner.lab.wording.playability_wording import (
    levels_sentence,
    playability_sentences,
    tells_lockouts,
    told_verdict,
)
from rbdesigner.lab.wording.unvisited_tiles import unvisited_tiles
from rbdesigner.lab.wording.verdict_wording import (
    chance_words,
    home_title,
    inequality_sentence,
    order_sentence,
    reasons,
)
from rbdesigner.messages.map_names import place
from rbdesigner.messages.phrases import text
from rbdesigner.messages.translation import add_plural, number_text, translate, translated
from rbdesigner.translatable import QT_TRANSLATE_NOOP


def run_lines(simulation: Simulation, verdict: Verdict, facts: MapFacts, *, is_over: bool) -> Iterator[str]:
    """Write the results: how far players get, the verdict, how each home, position and player does, game lengths.

    A run that is over though it has not played all games has ended because the answer is clear.
    """
    setup = simulation.setup
    title, games = counts.map_title(setup.scenario), counts.games(verdict.games)
    playability = run_playability(simulation.store, simulation.run, verdict, verdict.tolerance)
    yield from playability_sentences(facts, playability, len(setup.players))
    if len(setup.players) == 1:
        told = translate("cli", "{title}: {games} of {player} alone")
        yield told.format(title=title, games=games, player=setup.players[0])
    else:
        yield f"{title}: {told_verdict(verdict, facts, playability)}"
        levels = levels_sentence(facts, verdict, playability.levels)
        remarks = inequality_sentence(verdict), levels, *reasons(verdict, facts), order_sentence(verdict)
        yield from (f"  {remark}" for remark in remarks if remark)
        yield f"  {', '.join(setup.players)}; {games}, {counts.seeds(verdict.seeds)}"
        played = len(simulation.store.numbers(simulation.run))
        if is_over and verdict.is_clear and played < simulation.games:
            stopped = translate("cli", "  stopped after {played} of {games} games: the answer is clear")
            yield stopped.format(played=number_text(played), games=number_text(simulation.games))
    if not verdict.games:
        return
    line = time_line(simulation.store.milestones(simulation.run))
    if parting := parting_sentence(facts, setup.players, line):
        yield f"  {parting}"
    if tells_lockouts(playability):
        totals = simulation.store.turns(simulation.run)
        yield from (f"  {each}" for each in lockout_lines(facts, setup.players, totals, verdict.games))
    behind = homes_behind(simulation.store.results(simulation.run))
    yield from (f"  {each}" for each in behind_lines(facts, setup.players, behind, verdict.games))
    if len(setup.players) > 1:
        yield ""
        yield from _factors(setup, verdict, facts)
    yield from _levels(facts, playability)
    yield from _figures(simulation)
    yield ""
    yield from _flows(simulation)


def _factors(setup: RunSetup, verdict: Verdict, facts: MapFacts) -> Iterator[str]:
    """How each home, position and player has done."""
    homes = [text(home_title(facts, each.key)) for each in verdict.homes.standings]
    positions = [str(each.key[0]) for each in verdict.positions.standings]
    yield from _factor(translate("cli", "home"), verdict.homes, homes)
    yield from _factor(translate("cli", "position"), verdict.positions, positions)
    if setup.is_mixed:
        seated = [f"{each.key[0] + 1} {setup.players[each.key[0]]}" for each in verdict.players.standings]
        yield from _factor(translate("cli", "player"), verdict.players, seated)


def _factor(name: str, factor: Factor, titles: list[str]) -> Iterator[str]:
    counted = translate("cli", "games"), translate("cli", "seeds")
    won, points = translate("cli", "won in a seed"), translate("cli", "points from the mean")
    rows = [(name, *counted, won, "", points, "", translate("cli", "by chance"))]
    for title, each in zip(titles, factor.standings, strict=True):
        rows.append(
            (
                title,
                number_text(each.games),
                number_text(each.seeds),
                percent(each.share.value),
                ends(each.share),
                rounded(each.points.value, signed=True),
                ends(each.points, signed=True),
                chance_words(each.probability),
            )
        )
    yield from text_table(rows)
    if len(factor.standings) > 1:
        yield translate("cli", "all equal by chance: {chance}").format(chance=chance_words(factor.probability))
    yield ""


def _levels(facts: MapFacts, playability: RunPlayability) -> Iterator[str]:
    """The levels that have played the map side by side; this one alone if no other has."""
    if playability.levels:
        table = level_table(facts, playability.levels)
        yield from text_table([table.columns, *table.rows])
        yield ""


def _figures(simulation: Simulation) -> Iterator[str]:
    """How long games are, what ends them and how they go."""
    about = translate("cli", "how games go"), translate("cli", "games"), translate("cli", "mean")
    rows = [(*about, translate("cli", "least"), translate("cli", "most"))]
    for figure in run_figures(simulation.store.results(simulation.run)):
        least, most = ("", "") if figure.name in SHARES else (rounded(figure.least), rounded(figure.most))
        title = figure_title(figure.name)
        rows.append((title, number_text(figure.games), with_half_width(figure.value), least, most))
    yield from text_table(rows)


_EVENTS = {
    "made": QT_TRANSLATE_NOOP("cli", "made"),
    "used": QT_TRANSLATE_NOOP("cli", "used"),
    "lost": QT_TRANSLATE_NOOP("cli", "lost"),
    "left": QT_TRANSLATE_NOOP("cli", "left"),
}


def _flows(simulation: Simulation) -> Iterator[str]:
    """Goods and works of a game on average, and the tiles that nobody goes to."""
    totals = simulation.store.totals(simulation.run)
    events = [translated("cli", _EVENTS[event]) for event in GOODS_EVENTS]
    rows = [[translate("cli", "average per game"), *events, translate("cli", "a tenth by turn")]]
    for flow in good_flows(totals):
        rows.append([counts.thing(flow.good), *map(with_half_width, flow[1:5]), str(flow.first)])
    yield from text_table(rows)
    works = ", ".join(
        f"{with_half_width(work.number)} {counts.thing(work.thing)}"
        for work in work_counts(totals)
        if work.number.value >= 0.05
    )
    yield translate("cli", "built, made, researched, laid: {works}").format(works=works)
    unvisited = unvisited_tiles(simulation.setup.scenario, simulation.store.tiles(simulation.run))
    tiles = ", ".join(map(place, unvisited)) or translate("cli", "none")
    yield translate("cli", "tiles that nobody steps on: {tiles}").format(tiles=tiles)


# Two versions of a map

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
"""The most differences of the maps that are listed."""


def figure_title(name: str) -> str:
    """The title of a figure of games in a table."""
    return translated("cli", FIGURE_TITLES[name])


def compared_lines(runs: PairedRuns, tolerance: float) -> Iterator[str]:
    """The results as text: verdicts, what differs, and what has changed on the map."""
    versions = translate("cli", "first"), translate("cli", "second")
    for version, simulation, verdict in zip(versions, runs.simulations, runs.verdicts(tolerance), strict=True):
        scenario = simulation.setup.scenario
        about = {"version": version, "games": counts.games(verdict.games), "title": counts.map_title(scenario)}
        if len(simulation.setup.players) == 1:
            yield translate("cli", "{version}, {games} alone: {title}").format(**about)
        else:
            playability = run_playability(runs.store, simulation.run, verdict, tolerance)
            told = told_verdict(verdict, analyse(scenario), playability)
            yield translate("cli", "{version}, {games}: {title}: {verdict}").format(**about, verdict=told)
    differences = runs.differences()
    if not differences:
        return
    yield f"  {', '.join(runs.simulations[0].setup.players)}; {counts.seeds(differences[0].seeds)}"
    yield ""
    yield from difference_sentences(differences)
    yield ""
    yield from _difference_table(differences, versions)
    yield ""
    yield from _changes(runs)


def _difference_table(differences: Sequence[RunDifference], versions: tuple[str, str]) -> Iterator[str]:
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


# The worth of things


def named_things(without: Sequence[str], more: Sequence[str]) -> list[str]:
    """The things that are meant, as :class:`Worths` has them."""
    return [*without, *(f"{ONE_MORE}{name}" for name in more)]


def worth_lines(found: Worths) -> Iterator[str]:
    """The results as text, the most first."""
    setup, table = found.setup, found.table()
    more = [_is_more(each) for each in table]
    what = translate("cli", "{title}: what things are worth to each player, in points of a game")
    if table and all(more):
        what = translate("cli", "{title}: what one more of a good is worth to each player, in points of a game")
    yield what.format(title=counts.map_title(setup.scenario))
    if not table:
        return
    seeds, games = (min(numbers) for numbers in zip(*((each.seeds, each.games) for each in table), strict=True))
    played = _played(more).format(games=counts.games(games), seeds=counts.seeds(seeds))
    yield f"  {', '.join(setup.players)}; {played}"
    if any(more):
        short = ", ".join(counts.thing(each.thing.removeprefix(ONE_MORE)) for each in bottlenecks(table))
        lack = translate("cli", "  no good is certainly scarce; more games tell more")
        yield translate("cli", "  scarce: {goods}").format(goods=short) if short else lack
    yield ""
    rows = [(*(translate("cli", "thing"), translate("cli", "games"), translate("cli", "worth"), ""), *_heading(setup))]
    for each in table:
        points = rounded(each.points.value, signed=True), ends(each.points, signed=True)
        rows.append((_name(each), rounded(each.games), *points, *_fairness(each)))
    yield from text_table(rows)


def _played(more: Sequence[bool]) -> str:
    """Say with what the seeds were played."""
    if not any(more):
        return translate("cli", "{games} of {seeds} with and without each")
    if all(more):
        return translate("cli", "{games} of {seeds} as it is, and with one more of each")
    return translate("cli", "{games} of {seeds} as it is, and without or with one more of each")


def _name(worth: Worth) -> str:
    name = counts.thing(worth.thing.removeprefix(ONE_MORE))
    return translate("cli", "one more of {thing}").format(thing=name) if _is_more(worth) else name


def _is_more(worth: Worth) -> bool:
    return worth.thing.startswith(ONE_MORE)


def _heading(setup: RunSetup) -> tuple[str, ...]:
    return (translate("cli", "less fair by"), "") if len(setup.players) > 1 else ()


def _fairness(worth: Worth) -> tuple[str, ...]:
    if worth.fairness is None:
        return ()
    return rounded(worth.fairness.value, signed=True), ends(worth.fairness, signed=True)
