"""All charts of a run."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial

from rbdesigner.lab.charts.chart import Chart, ChartKind, ChartOffer, ChartPoint, ChartSeries, ChartTable
from rbdesigner.lab.charts.chart_source import ChartSource
from rbdesigner.lab.charts.course_charts import course_charts
from rbdesigner.lab.charts.milestone_charts import milestone_charts
from rbdesigner.lab.charts.standing_charts import GAMES, SURE, standing_charts
from rbdesigner.lab.games.game_row import GameResult
from rbdesigner.lab.statistics.intervals import Interval, share_intervals
from rbdesigner.lab.wording.number_wording import interval_words, lab_text, percent_words
from rbdesigner.messages.translation import number_text
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_COLOUR = "#3f7fbf"
TURNS = QT_TRANSLATE_NOOP("lab", "Turns")
_SHARE = QT_TRANSLATE_NOOP("lab", "Share of games, in %")
_IN_TABLE = QT_TRANSLATE_NOOP("lab", "Share of games")
_ENDINGS = {
    "bricks": QT_TRANSLATE_NOOP("lab", "The mark of the wonder"),
    "turns": QT_TRANSLATE_NOOP("lab", "The last neutral brick"),
}


def length_charts(source: ChartSource) -> Iterator[ChartOffer]:
    """How many turns games have, and what ends them."""
    yield ChartOffer("lengths", lab_text(QT_TRANSLATE_NOOP("lab", "Length of games")), partial(_lengths, source))
    yield ChartOffer("endings", lab_text(QT_TRANSLATE_NOOP("lab", "What ends games")), partial(_endings, source))


def _lengths(source: ChartSource, key: str, title: str) -> Chart:
    lengths = [game.turns for game in source.games]
    every = range(min(lengths), max(lengths) + 1)
    shares = _shares(source.games, lambda game: game.turns, every)
    counts = Counter(lengths)
    points = tuple(ChartPoint(turns, share.value, share) for turns, share in zip(every, shares, strict=True))
    rows = tuple(
        (number_text(turns), number_text(counts[turns]), percent_words(share.value), interval_words(share))
        for turns, share in zip(every, shares, strict=True)
        if counts[turns]
    )
    return Chart(
        key, title, ChartKind.BARS, lab_text(TURNS), lab_text(_SHARE),
        (ChartSeries(lab_text(_SHARE), _COLOUR, points),),
        ChartTable((lab_text(TURNS), lab_text(GAMES), lab_text(_IN_TABLE), lab_text(SURE)), rows),
        source.remark_of_intervals(shares),
    )  # fmt: skip


def _endings(source: ChartSource, key: str, title: str) -> Chart:
    """The ends of games; those that failed are told, too."""
    every = tuple(_ENDINGS)
    shares = _shares(source.games, lambda game: game.ending, every)
    counts = Counter(game.ending for game in source.games)
    names = tuple(lab_text(_ENDINGS[ending]) for ending in every)
    series = tuple(
        ChartSeries(name, colour, (ChartPoint(at, share.value, share),))
        for at, (name, colour, share) in enumerate(zip(names, (_COLOUR, "#b8860b"), shares, strict=True))
    )
    rows = [
        (name, number_text(counts[ending]), percent_words(share.value), interval_words(share))
        for name, ending, share in zip(names, every, shares, strict=True)
    ]
    if source.failures:
        rows.append((lab_text(QT_TRANSLATE_NOOP("lab", "Failed (not counted)")), number_text(source.failures), "", ""))
    what = lab_text(QT_TRANSLATE_NOOP("lab", "Ended by"))
    return Chart(
        key, title, ChartKind.INTERVALS, lab_text(_SHARE), "", series,
        ChartTable((what, lab_text(GAMES), lab_text(_IN_TABLE), lab_text(SURE)), tuple(rows)),
        source.remark_of_intervals(shares),
        scale=(0, 100),
    )  # fmt: skip


def _shares(
    games: Sequence[GameResult], key: Callable[[GameResult], Hashable], every: Sequence[Hashable]
) -> list[Interval]:
    """The percentage of games with each key; the intervals go by seeds."""
    blocks: defaultdict[int, Counter[Hashable]] = defaultdict(Counter)
    for game in games:
        blocks[game.seed][key(game)] += 1
    return share_intervals([[100 * counts[each] / counts.total() for counts in blocks.values()] for each in every])


def run_charts(source: ChartSource) -> tuple[ChartOffer, ...]:
    """The charts of the games played, none if there are none."""
    if not source.games:
        return ()
    return (*standing_charts(source), *milestone_charts(source), *length_charts(source), *course_charts(source))
