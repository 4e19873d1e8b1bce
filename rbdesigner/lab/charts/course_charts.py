"""Charts of how games go, turn by turn."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import partial
from operator import eq

import numpy as np

from rbdesigner.lab.charts.chart import Chart, ChartKind, ChartOffer, ChartPoint, ChartSeries, ChartTable
from rbdesigner.lab.charts.chart_source import ChartSource
from rbdesigner.lab.charts.standing_charts import GAMES
from rbdesigner.lab.statistics.flows import good_flows
from rbdesigner.lab.statistics.intervals import Interval, group_intervals
from rbdesigner.lab.wording.number_wording import lab_text, mean_words
from rbdesigner.messages.nouns import name
from rbdesigner.messages.phrases import capitalised
from rbdesigner.messages.translation import number_text
from rbdesigner.rules.player_colours import NOBODYS_COLOUR
from rbdesigner.rules.tables import WONDER_ROWS, Good, Subject, TransporterKind
from rbdesigner.translatable import QT_TRANSLATE_NOOP

APART = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7a5cc0", "#6b6b6b")
"""Colours that are told apart with any eyes (Okabe, Ito 2008, and two more)."""
_ROW = QT_TRANSLATE_NOOP("lab", "Row of the wonder, from the lowest")
_TURN = QT_TRANSLATE_NOOP("lab", "Turn")
_IN_A_GAME = QT_TRANSLATE_NOOP("lab", "Average per game")
_PLAYER_POINTS = QT_TRANSLATE_NOOP("lab", "Points of a player, on average")
_POINTS_ABOARD = QT_TRANSLATE_NOOP("lab", "Points: goods aboard, wonder")
_ABOARD = QT_TRANSLATE_NOOP("lab", "{remark}; goods count while they are aboard, as at the end of a game")
_GOOD_EVENTS = {
    "made": QT_TRANSLATE_NOOP("lab", "made"),
    "used": QT_TRANSLATE_NOOP("lab", "used"),
    "lost": QT_TRANSLATE_NOOP("lab", "lost"),
}
_IN_STOCK = QT_TRANSLATE_NOOP("lab", "left after the turn")
_LEFT = QT_TRANSLATE_NOOP("lab", "left")
_GOOD = QT_TRANSLATE_NOOP("lab", "Good")
_FIRST = QT_TRANSLATE_NOOP("lab", "a tenth made by turn")
_FLOW_COLOURS = (*APART[:3], APART[-1])
"""The colours of goods made, used, lost and left."""

Line = tuple[str, str, Sequence[Interval]]
"""Name, colour, and the values along it, such as of each turn from 0."""


def course_charts(source: ChartSource) -> Iterator[ChartOffer]:
    """The charts by turn of all that happened in the games."""
    happened = source.totals.happened
    events = {event for event, _ in happened}
    yield ChartOffer("points", lab_text(QT_TRANSLATE_NOOP("lab", "Points by turn")), partial(_points, source))
    if "brick" in events:
        yield ChartOffer(
            "bricks", lab_text(QT_TRANSLATE_NOOP("lab", "Bricks of the wonder by turn")), partial(_bricks, source)
        )
    if "row" in events:
        yield ChartOffer(
            "rows", lab_text(QT_TRANSLATE_NOOP("lab", "Points of the rows of the wonder")), partial(_rows, source)
        )
    every = tuple(good for good in Good if ("made", good.value) in happened)
    if every:
        yield ChartOffer("goods", lab_text(QT_TRANSLATE_NOOP("lab", "Goods in a game")), partial(_goods, source))
    for good in every:
        title = lab_text(QT_TRANSLATE_NOOP("lab", "Goods by turn: {good}"), good=name(good))
        yield ChartOffer(f"goods-{good.value}", title, partial(_flow, source, good))
    if "researched" in events:
        title = lab_text(QT_TRANSLATE_NOOP("lab", "Research by turn"))
        yield ChartOffer("research", title, partial(_sums, source, "researched", Subject))
    if "transporter" in events:
        title = lab_text(QT_TRANSLATE_NOOP("lab", "Transporters made by turn"))
        yield ChartOffer("transporters", title, partial(_sums, source, "transporter", TransporterKind))


def _steps(source: ChartSource, key: str, title: str, up: str, lines: Sequence[Line]) -> Chart:
    """A chart with a value for each turn."""
    table = _table(lab_text(_TURN), tuple(enumerate(source.games_at)), lines)
    remark = source.remark_of_bands(_every_mean(lines))
    return Chart(
        key, title, ChartKind.STEPS, lab_text(_TURN), up, _series(lines, range(source.turns + 1)), table, remark
    )


def _series(lines: Sequence[Line], places: Sequence[int]) -> tuple[ChartSeries, ...]:
    return tuple(
        ChartSeries(
            name, colour, tuple(ChartPoint(at, mean.value, mean) for at, mean in zip(places, means, strict=True))
        )
        for name, colour, means in lines
    )


def _table(place: str, places: Sequence[tuple[int, int]], lines: Sequence[Line]) -> ChartTable:
    """A table with a row for each place with its games."""
    rows = tuple(
        (number_text(at), number_text(games), *(mean_words(means[row]) for _, _, means in lines))
        for row, (at, games) in enumerate(places)
    )
    return ChartTable((place, lab_text(GAMES), *(name for name, _, _ in lines)), rows)


def _every_mean(lines: Sequence[Line]) -> Iterator[Interval]:
    return (mean for _, _, means in lines for mean in means)


def _points(source: ChartSource, key: str, title: str) -> Chart:
    """The points after each turn; of games that are over those at their end."""
    lines: list[Line] = []
    for home in source.homes:
        ended: defaultdict[int, list[tuple[int, float]]] = defaultdict(list)
        for game in source.games:
            for at, points in zip(game.homes, game.points, strict=True):
                if at == home:
                    ended[game.turns].append((game.seed, points))
        sums = source.totals.sums("points", ("points",), source.turns, partial(eq, home))
        for turns, seats in ended.items():
            sums[turns + 1 :] += source.totals.grouped(seats)
        played = source.totals.grouped((seed, 1) for seats in ended.values() for seed, _ in seats)
        lines.append((source.home_words(home), source.home_colour(home), group_intervals(sums, played)))
    chart = _steps(source, key, title, lab_text(_POINTS_ABOARD), lines)
    return chart._replace(remark=lab_text(_ABOARD, remark=chart.remark))


def _bricks(source: ChartSource, key: str, title: str) -> Chart:
    """The bricks of the wonder there are after each turn."""
    lines: list[Line] = []
    for home in (*source.homes, None):
        laid = source.totals.sums("brick", ("brick",), source.turns, partial(eq, home))
        neutral = lab_text(QT_TRANSLATE_NOOP("lab", "Neutral"))
        name, colour = (
            (neutral, NOBODYS_COLOUR) if home is None else (source.home_words(home), source.home_colour(home))
        )
        lines.append((name, colour, source.totals.means(np.cumsum(laid, axis=0))))
    return _steps(source, key, title, lab_text(_IN_A_GAME), lines)


def _rows(source: ChartSource, key: str, title: str) -> Chart:
    """The points that each row of the wonder brings at each home."""
    numbers = range(1, len(WONDER_ROWS) + 1)
    lines: list[Line] = []
    for home in source.homes:
        sums = np.array([source.totals.sums("row", (str(row),), 0, partial(eq, home))[0] for row in numbers])
        played = source.totals.grouped((game.seed, 1) for game in source.games if home in game.homes)
        lines.append((source.home_words(home), source.home_colour(home), group_intervals(sums, played)))
    table = _table(lab_text(_ROW), [(row, len(source.games)) for row in numbers], lines)
    remark = source.remark_of_intervals(_every_mean(lines))
    return Chart(
        key, title, ChartKind.BARS, lab_text(_ROW), lab_text(_PLAYER_POINTS), _series(lines, numbers), table, remark
    )  # fmt: skip


def _goods(source: ChartSource, key: str, title: str) -> Chart:
    """Each good for itself, since a trunk and a stock are no two of anything."""
    flows = good_flows(source.totals)
    amounts = zip(*((flow.made, flow.used, flow.lost, flow.left) for flow in flows), strict=True)
    lines: list[Line] = [
        (lab_text(words), colour, means)
        for words, colour, means in zip((*_GOOD_EVENTS.values(), _LEFT), _FLOW_COLOURS, amounts, strict=True)
    ]
    names = tuple(capitalised(name(Good(flow.good))) for flow in flows)
    rows = tuple(
        (good, number_text(len(source.games)), *map(mean_words, means), number_text(flow.first))
        for good, flow, *means in zip(names, flows, *(means for _, _, means in lines), strict=True)
    )
    columns = (lab_text(_GOOD), lab_text(GAMES), *(name for name, _, _ in lines), lab_text(_FIRST))
    return Chart(
        key, title, ChartKind.BARS, "", lab_text(_IN_A_GAME), _series(lines, range(len(flows))),
        ChartTable(columns, rows),
        source.remark_of_intervals(_every_mean(lines)), places=names,
    )  # fmt: skip


def _flow(source: ChartSource, good: Good, key: str, title: str) -> Chart:
    """A good that is made, used and lost in each turn, and left after it."""
    made, used, lost = (source.totals.sums(event, (good.value,), source.turns) for event in _GOOD_EVENTS)
    left = np.cumsum(made - used - lost, axis=0)
    lines = [
        (lab_text(words), colour, source.totals.means(sums))
        for words, colour, sums in zip(
            (*_GOOD_EVENTS.values(), _IN_STOCK), _FLOW_COLOURS, (made, used, lost, left), strict=True
        )
    ]
    return _steps(source, key, title, lab_text(_IN_A_GAME), lines)


def _sums(source: ChartSource, event: str, things: type[StrEnum], key: str, title: str) -> Chart:
    """How many of each kind there have been up to each turn."""
    lines: list[Line] = []
    for number, thing in enumerate(things):
        sums = source.totals.sums(event, (thing.value,), source.turns)
        if sums.any():
            means = source.totals.means(np.cumsum(sums, axis=0))
            lines.append((capitalised(name(thing)), APART[number % len(APART)], means))
    return _steps(source, key, title, lab_text(_IN_A_GAME), lines)
