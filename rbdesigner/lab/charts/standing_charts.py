"""Charts of how homes, places in the order of play and players do."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import fmean
from typing import NamedTuple

from rbdesigner.lab.charts.chart import Chart, ChartKind, ChartOffer, ChartPoint, ChartRange, ChartSeries, ChartTable
from rbdesigner.lab.charts.chart_source import ChartSource
from rbdesigner.lab.statistics.intervals import Interval, mean_interval
from rbdesigner.lab.statistics.verdicts import Factor, Verdict
from rbdesigner.lab.wording.machine_wording import machine_words
from rbdesigner.lab.wording.number_wording import decimal_words, interval_words, lab_text, percent_words
from rbdesigner.messages.translation import number_text
from rbdesigner.rules.player_colours import PLAYER_COLOURS
from rbdesigner.translatable import QT_TRANSLATE_NOOP

HOME, GAMES, SEEDS, WON, SURE = (
    QT_TRANSLATE_NOOP("lab", "Home"),
    QT_TRANSLATE_NOOP("lab", "Games"),
    QT_TRANSLATE_NOOP("lab", "Seeds"),
    QT_TRANSLATE_NOOP("lab", "Won in a seed"),
    QT_TRANSLATE_NOOP("lab", "95\u00a0% interval"),
)
_SHARE = QT_TRANSLATE_NOOP("lab", "Share of games won, in %")
_NUMBER = QT_TRANSLATE_NOOP("lab", "{number} in the order of play")
_FAIR = QT_TRANSLATE_NOOP("lab", "fair: {shares}\u00a0%")


def standing_charts(source: ChartSource) -> Iterator[ChartOffer]:
    """The charts of games won, where several play, and of points."""
    verdict, players = source.verdict, source.players
    if len(players) > 1 and verdict.homes.standings:
        homes = _Named(lab_text(HOME), verdict.homes, source.home_words, source.home_colour)
        places = _Named(
            lab_text(QT_TRANSLATE_NOOP("lab", "Place")),
            verdict.positions,
            lambda key: lab_text(_NUMBER, number=key[0]),
            lambda key: _colour(key[0] - 1),
        )
        seated = _Named(
            lab_text(QT_TRANSLATE_NOOP("lab", "Player")),
            verdict.players,
            lambda key: f"{key[0] + 1}  {machine_words(players[key[0]])}",
            lambda key: _colour(key[0]),
        )
        by_home = lab_text(QT_TRANSLATE_NOOP("lab", "Games won by home"))
        yield ChartOffer("home-shares", by_home, partial(_shares, source, homes))
        by_place = lab_text(QT_TRANSLATE_NOOP("lab", "Games won by order of play"))
        yield ChartOffer("position-shares", by_place, partial(_shares, source, places))
        if len(set(players)) > 1:
            by_player = lab_text(QT_TRANSLATE_NOOP("lab", "Games won by player"))
            yield ChartOffer("player-shares", by_player, partial(_shares, source, seated))
    yield ChartOffer("home-points", lab_text(QT_TRANSLATE_NOOP("lab", "Points by home")), partial(_points, source))


class _Named(NamedTuple):
    """Homes, places or players that are compared, with names and colours."""

    what: str
    factor: Factor
    name: Callable[[tuple[int, ...]], str]
    colour: Callable[[tuple[int, ...]], str]


def _colour(number: int) -> str:
    return PLAYER_COLOURS[number % len(PLAYER_COLOURS)]


def _shares(source: ChartSource, named: _Named, key: str, title: str) -> Chart:
    rows, table = [], []
    for each in named.factor.standings:
        name, share = named.name(each.key), each.share
        rows.append((name, named.colour(each.key), share))
        counts = number_text(each.games), number_text(each.seeds)
        table.append((name, *counts, percent_words(share.value), interval_words(share)))
    return Chart(
        key, title, ChartKind.INTERVALS, lab_text(_SHARE), "", _series(rows),
        ChartTable((named.what, lab_text(GAMES), lab_text(SEEDS), lab_text(WON), lab_text(SURE)), tuple(table)),
        _remark(source, rows),
        source.verdict.even, lab_text(QT_TRANSLATE_NOOP("lab", "an even share")), (0, 2 * source.verdict.even),
        _tolerated(source.verdict),
    )  # fmt: skip


def _tolerated(verdict: Verdict) -> ChartRange:
    """The shares that are called fair."""
    low, high = verdict.even - verdict.tolerance, verdict.even + verdict.tolerance
    return ChartRange(low, high, lab_text(_FAIR, shares=interval_words(Interval(verdict.even, low, high))))


def _points(source: ChartSource, key: str, title: str) -> Chart:
    """The points that players make from each home."""
    blocks: defaultdict[tuple[int, int], defaultdict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in source.games:
        for home, points in zip(game.homes, game.points, strict=True):
            blocks[home][game.seed].append(points)
    rows, table = [], []
    for home in source.homes:
        interval = mean_interval([fmean(points) for points in blocks[home].values()])
        every = [point for points in blocks[home].values() for point in points]
        rows.append((source.home_words(home), source.home_colour(home), interval))
        ends = number_text(round(min(every))), number_text(round(max(every)))
        numbers = decimal_words(interval.value), interval_words(interval)
        table.append((source.home_words(home), number_text(len(every)), *numbers, *ends))
    columns = (
        HOME, GAMES, QT_TRANSLATE_NOOP("lab", "Points"), SURE,
        QT_TRANSLATE_NOOP("lab", "Least"), QT_TRANSLATE_NOOP("lab", "Most"),
    )  # fmt: skip
    return Chart(
        key, title, ChartKind.INTERVALS, lab_text(QT_TRANSLATE_NOOP("lab", "Points at the end")), "", _series(rows),
        ChartTable(tuple(map(lab_text, columns)), tuple(table)), _remark(source, rows),
    )  # fmt: skip


def _remark(source: ChartSource, rows: Sequence[tuple[str, str, Interval]]) -> str:
    return source.remark_of_intervals(interval for *_, interval in rows)


def _series(rows: Sequence[tuple[str, str, Interval]]) -> tuple[ChartSeries, ...]:
    return tuple(
        ChartSeries(name, colour, (ChartPoint(at, interval.value, interval),))
        for at, (name, colour, interval) in enumerate(rows)
    )
