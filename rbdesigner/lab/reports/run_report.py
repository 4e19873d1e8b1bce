"""A report of a run: all that is told of it, as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rbdesigner import __version__
from rbdesigner.analysis.facts import MapFacts
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.lab.charts.chart import Chart, ChartTable
from rbdesigner.lab.charts.chart_source import ChartSource
from rbdesigner.lab.charts.level_table import level_table
from rbdesigner.lab.charts.run_charts import run_charts
from rbdesigner.lab.puzzles.scenario_hash import SHOWN, scenario_hash
from rbdesigner.lab.runs.level_runs import run_playability
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.statistics.behind import homes_behind
from rbdesigner.lab.statistics.level_comparison import RunPlayability
from rbdesigner.lab.statistics.run_figures import SHARES, run_figures
from rbdesigner.lab.statistics.verdicts import FairnessAnswer, Verdict
from rbdesigner.lab.wording.behind_wording import behind_lines
from rbdesigner.lab.wording.lockout_wording import lockout_lines
from rbdesigner.lab.wording.machine_wording import machine_words
from rbdesigner.lab.wording.milestone_wording import parting_sentence
from rbdesigner.lab.wording.number_wording import UNKNOWN, decimal_words, interval_words, lab_text, percent_words
from rbdesigner.lab.wording.playability_wording import (
    levels_sentence,
    playability_sentences,
    tells_lockouts,
    told_verdict,
)
from rbdesigner.lab.wording.unvisited_tiles import unvisited_tiles, unvisited_words
from rbdesigner.lab.wording.verdict_wording import inequality_sentence, order_sentence, reasons
from rbdesigner.messages.phrases import capitalised, game_text, listed
from rbdesigner.messages.translation import add_plural, number_text
from rbdesigner.scenario.model import Scenario
from rbdesigner.translatable import QT_TRANSLATE_NOOP

ONE_GOOD = "goods-"
"""How the keys of charts begin that a report leaves to the window: one for each good."""
_FIGURES = {
    "turns": QT_TRANSLATE_NOOP("RunTables", "Turns"),
    "bricks": QT_TRANSLATE_NOOP("RunTables", "Ended by the mark of the wonder"),
    "points": QT_TRANSLATE_NOOP("RunTables", "Points of a player"),
    "winner": QT_TRANSLATE_NOOP("RunTables", "Points of the winner"),
    "lead": QT_TRANSLATE_NOOP("RunTables", "Points ahead of the second"),
    "leads": QT_TRANSLATE_NOOP("RunTables", "Changes of the lead"),
    "decided": QT_TRANSLATE_NOOP("RunTables", "Turn in which the winner took the lead for good"),
    "met": QT_TRANSLATE_NOOP("RunTables", "Games in which players met"),
    "contact": QT_TRANSLATE_NOOP("RunTables", "Turn of the first contact"),
}
_COLUMNS = (
    QT_TRANSLATE_NOOP("RunTables", "How games go"),
    QT_TRANSLATE_NOOP("RunTables", "Games"),
    QT_TRANSLATE_NOOP("RunTables", "Mean"),
    QT_TRANSLATE_NOOP("RunTables", "95\u00a0% interval"),
    QT_TRANSLATE_NOOP("RunTables", "Least"),
    QT_TRANSLATE_NOOP("RunTables", "Most"),
)
_SOLO = QT_TRANSLATE_NOOP("lab", "%n solo games")
add_plural(_SOLO, "%n solo game")


class RunReport(NamedTuple):
    """A report of a run.

    ``playability`` says whether its players can play the map. ``verdict`` is a sentence, ``reasons`` are those of the
    map for it, what other levels say, what is known of the order of play, at which milestone homes part, and which are
    locked out; ``settings`` are names and values of the run. ``figures`` tell how games go; ``unvisited`` says which
    tiles nobody steps on, empty without games. ``levels`` are the levels that have played the map, side by side.
    """

    title: str
    scenario: Scenario
    answer: FairnessAnswer | None
    verdict: str
    reasons: tuple[str, ...]
    settings: tuple[tuple[str, str], ...]
    charts: tuple[Chart, ...]
    figures: ChartTable
    unvisited: str = ""
    playability: tuple[str, ...] = ()
    levels: ChartTable = ChartTable((), ())

    @classmethod
    def of_run(cls, store: RunStore, run: int, tolerance: float = 5.0) -> RunReport:
        """The report of a run of a store, in the language that is installed.

        LookupError if there is no such run.
        """
        setup = store.setup(run)
        facts = analyse(setup.scenario)
        source = ChartSource.of_run(store, run, facts, tolerance)
        several, games = len(setup.players) > 1, len(source.games)
        told = run_playability(store, run, source.verdict, tolerance)
        verdict = told_verdict(source.verdict, facts, told) if several else lab_text(_SOLO, games)
        offers = (offer for offer in run_charts(source) if not offer.key.startswith(ONE_GOOD))
        return cls(
            setup.scenario.properties.title or lab_text(QT_TRANSLATE_NOOP("lab", "Untitled map")),
            setup.scenario,
            source.verdict.answer if several and games and not told.doubtful else None,
            capitalised(verdict),
            (
                *_remarks(source.verdict, facts, told),
                *filter(None, [parting_sentence(facts, setup.players, source.time_line)]),
                *(lockout_lines(facts, setup.players, store.turns(run), games) if tells_lockouts(told) else ()),
                *behind_lines(facts, setup.players, homes_behind(source.games), games),
            ),
            tuple(_settings(source, store.version(run), setup)),
            tuple(offer.chart() for offer in offers),
            _figures(source),
            unvisited_words(unvisited_tiles(setup.scenario, store.tiles(run))) if source.games else "",
            tuple(playability_sentences(facts, told, len(setup.players))),
            level_table(facts, told.levels),
        )


def _remarks(verdict: Verdict, facts: MapFacts, told: RunPlayability) -> tuple[str, ...]:
    levels = levels_sentence(facts, verdict, told.levels)
    sentences = (inequality_sentence(verdict), levels, *reasons(verdict, facts), order_sentence(verdict))
    return tuple(filter(None, sentences))


def _settings(source: ChartSource, version: str, setup: RunSetup) -> Iterator[tuple[str, str]]:
    players = [machine_words(player) for player in source.players]
    yield lab_text(QT_TRANSLATE_NOOP("lab", "Players")), listed(players)
    yield lab_text(QT_TRANSLATE_NOOP("lab", "Games")), number_text(len(source.games))
    yield lab_text(QT_TRANSLATE_NOOP("lab", "Seeds")), number_text(source.verdict.seeds)
    yield lab_text(QT_TRANSLATE_NOOP("lab", "First seed")), str(setup.seed)
    if setup.without:
        yield lab_text(QT_TRANSLATE_NOOP("lab", "Played without")), listed(setup.without)
    if source.failures:
        yield lab_text(QT_TRANSLATE_NOOP("lab", "Failed (not counted)")), number_text(source.failures)
    if len(players) > 1:
        tolerance = lab_text(
            QT_TRANSLATE_NOOP("lab", "{number} percentage points"), number=f"{source.verdict.tolerance:g}"
        )
        yield lab_text(QT_TRANSLATE_NOOP("lab", "Fair within")), tolerance
    yield lab_text(QT_TRANSLATE_NOOP("lab", "Hash of the map")), scenario_hash(setup.scenario)[:SHOWN]
    yield lab_text(QT_TRANSLATE_NOOP("lab", "Played by")), f"rbdesigner {version}"
    yield lab_text(QT_TRANSLATE_NOOP("lab", "Report by")), f"rbdesigner {__version__}"


def _figures(source: ChartSource) -> ChartTable:
    rows = []
    for figure in run_figures(source.games):
        words = percent_words if figure.name in SHARES else decimal_words
        ends = (UNKNOWN, UNKNOWN) if figure.name in SHARES else tuple(map(_whole, (figure.least, figure.most)))
        mean, sure = words(figure.value.value), interval_words(figure.value)
        rows.append((_of_table(_FIGURES[figure.name]), number_text(figure.games), mean, sure, *ends))
    return ChartTable(tuple(map(_of_table, _COLUMNS)), tuple(rows))


def _of_table(source: str) -> str:
    return game_text(source, context="RunTables")


def _whole(number: float) -> str:
    return number_text(round(number))
