"""The chart of the time line of homes: when each of them comes to each milestone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import inf

from rbdesigner.lab.charts.chart import Chart, ChartKind, ChartOffer, ChartPoint, ChartSeries, ChartTable
from rbdesigner.lab.charts.chart_source import ChartSource, games_words, seeds_words
from rbdesigner.lab.charts.standing_charts import GAMES, HOME, SURE
from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.lab.statistics.time_line import MILESTONES, HomeMilestone
from rbdesigner.lab.wording.milestone_wording import milestone_title, parting_sentence
from rbdesigner.lab.wording.number_wording import UNKNOWN, interval_words, lab_text, percent_words
from rbdesigner.messages.translation import number_text
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_FIRST = QT_TRANSLATE_NOOP("lab", "Median turn of the first one")
_COLUMNS = (
    QT_TRANSLATE_NOOP("lab", "Milestone"),
    HOME,
    GAMES,
    QT_TRANSLATE_NOOP("lab", "Median turn"),
    SURE,
    QT_TRANSLATE_NOOP("lab", "Never"),
    SURE,
)
_NEVER_IN = QT_TRANSLATE_NOOP("lab", "never in {share}\u00a0%")
_NEVER = QT_TRANSLATE_NOOP("lab", "never")
_OR_LATER = QT_TRANSLATE_NOOP("lab", "{turn} or later")
_TURNS = QT_TRANSLATE_NOOP("lab", "{low} to {high}")
_BARS = QT_TRANSLATE_NOOP(
    "lab",
    "{games}, {seeds}. The bars show 95\u00a0% intervals that hold however often you look: where bars do not meet, "
    "homes part.",
)
_ALIKE = QT_TRANSLATE_NOOP("lab", "The homes do not part for sure at any milestone.")
_LOST = QT_TRANSLATE_NOOP(
    "lab", "When homes came to milestones is not known: an earlier version of the program kept these games."
)
_LEAST_SHARE = 0.5
"""The least percentage of games that is written beside a mark."""


def milestone_charts(source: ChartSource) -> Iterator[ChartOffer]:
    """The time line of the homes."""
    yield ChartOffer(
        "milestones", lab_text(QT_TRANSLATE_NOOP("lab", "Milestones by home")), partial(_milestones, source)
    )


def _milestones(source: ChartSource, key: str, title: str) -> Chart:
    names = MILESTONES if len(source.players) > 1 else MILESTONES[:-1]  # a lone player meets nobody
    found = [each for each in source.time_line.milestones if each.milestone in names]
    said = parting_sentence(source.facts, source.players, source.time_line)
    parting = source.time_line.parting() if said else None
    return Chart(
        key, title, ChartKind.MILESTONES, lab_text(_FIRST), "", tuple(_series(source, found)),
        ChartTable(tuple(map(lab_text, _COLUMNS)), tuple(_row(source, each) for each in found)),
        _remark(source, said),
        places=tuple(map(milestone_title, names)),
        emphasis=None if parting is None else names.index(parting.later.milestone),
    )  # fmt: skip


def _series(source: ChartSource, found: Sequence[HomeMilestone]) -> Iterator[ChartSeries]:
    for home in sorted({each.home for each in found}):
        own = [each for each in found if each.home == home]
        points = tuple(
            ChartPoint(at, each.turn, Interval(each.turn, each.low, each.high), _note(each))
            for at, each in enumerate(own)
        )
        yield ChartSeries(source.home_words(home), source.home_colour(home), points)


def _note(each: HomeMilestone) -> str:
    """Say in how many games it never came, if there are any."""
    share = each.never.value
    return lab_text(_NEVER_IN, share=str(round(share))) if share >= _LEAST_SHARE else ""


def _row(source: ChartSource, each: HomeMilestone) -> tuple[str, ...]:
    never = percent_words(each.never.value), interval_words(each.never)
    return (
        milestone_title(each.milestone), source.home_words(each.home), number_text(each.games),
        _turn(each.turn), _ends(each), *never,
    )  # fmt: skip


def _turn(turn: float) -> str:
    return number_text(int(turn)) if turn < inf else lab_text(_NEVER)


def _ends(each: HomeMilestone) -> str:
    """From when to when the median may be."""
    if not each.is_known:
        return UNKNOWN
    if each.low == inf:
        return lab_text(_NEVER)
    if each.high == inf:
        return lab_text(_OR_LATER, turn=_turn(each.low))
    return lab_text(_TURNS, low=_turn(each.low), high=_turn(each.high))


def _remark(source: ChartSource, said: str) -> str:
    """Say where homes part, how many games there are, and how the bars are meant."""
    line = source.time_line
    if not line.games:
        return f"{lab_text(_LOST)} {source.remark()}"
    if not any(each.is_known for each in line.milestones):
        return games_words(line.games)
    told = lab_text(_BARS, games=games_words(line.games), seeds=seeds_words(line.seeds))
    several = len({each.home for each in line.milestones}) > 1
    return " ".join(filter(None, (said or (lab_text(_ALIKE) if several else ""), told)))
