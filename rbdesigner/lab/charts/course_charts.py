"""Charts of how games go, turn by turn."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from functools import partial
from itertools import accumulate
from operator import eq

from rbdesigner.lab.charts.chart import Chart, ChartKind, ChartOffer, ChartPoint, ChartSeries, ChartTable
from rbdesigner.lab.charts.chart_source import ChartSource
from rbdesigner.lab.charts.standing_charts import GAMES
from rbdesigner.lab.number_wording import decimal_words, said
from rbdesigner.messages.nouns import name
from rbdesigner.messages.phrases import capitalised
from rbdesigner.messages.translation import number_text
from rbdesigner.rules.player_colours import NOBODYS_COLOUR
from rbdesigner.rules.tables import Good, Subject, TransporterKind
from rbdesigner.translatable import QT_TRANSLATE_NOOP

APART = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7a5cc0", "#6b6b6b")
"""Colours that are told apart with any eyes (Okabe, Ito 2008, and two more)."""
_TURN = QT_TRANSLATE_NOOP("lab", "Turn")
_IN_A_GAME = QT_TRANSLATE_NOOP("lab", "In a game, on the average")
_PLAYER_POINTS = QT_TRANSLATE_NOOP("lab", "Points of a player, on the average")
_GOOD_EVENTS = {
    "made": QT_TRANSLATE_NOOP("lab", "made"),
    "used": QT_TRANSLATE_NOOP("lab", "used"),
    "lost": QT_TRANSLATE_NOOP("lab", "lost"),
}
_IN_STOCK = QT_TRANSLATE_NOOP("lab", "left after the turn")

Line = tuple[str, str, Sequence[float]]
"""Name, colour, and the value of each turn from 0."""
Owned = Callable[[tuple[int, int] | None], bool]
"""Whether what happened to somebody from this home counts."""


def course_charts(source: ChartSource) -> Iterator[ChartOffer]:
    """The charts by turn of all that happened in the games."""
    happened = {(total.event, total.thing) for total in source.totals}
    events = {event for event, _ in happened}
    yield ChartOffer("points", said(QT_TRANSLATE_NOOP("lab", "Points by turn")), partial(_points, source))
    if "brick" in events:
        yield ChartOffer(
            "bricks", said(QT_TRANSLATE_NOOP("lab", "Bricks of the wonder by turn")), partial(_bricks, source)
        )
    every = tuple(good for good in Good if ("made", good.value) in happened)
    yield ChartOffer("goods", said(QT_TRANSLATE_NOOP("lab", "Goods by turn")), partial(_flow, source, every))
    for good in every:
        title = said(QT_TRANSLATE_NOOP("lab", "Goods by turn: {good}"), good=name(good))
        yield ChartOffer(f"goods-{good.value}", title, partial(_flow, source, (good,)))
    if "researched" in events:
        title = said(QT_TRANSLATE_NOOP("lab", "Research by turn"))
        yield ChartOffer("research", title, partial(_sums, source, "researched", Subject))
    if "transporter" in events:
        title = said(QT_TRANSLATE_NOOP("lab", "Transporters made by turn"))
        yield ChartOffer("transporters", title, partial(_sums, source, "transporter", TransporterKind))


def _lines(source: ChartSource, key: str, title: str, up: str, lines: Sequence[Line]) -> Chart:
    """A chart of lines, in the table a row for each turn."""
    games = source.games_at
    series = tuple(
        ChartSeries(name, colour, tuple(ChartPoint(turn, value) for turn, value in enumerate(values)))
        for name, colour, values in lines
    )
    rows = tuple(
        (number_text(turn), number_text(games[turn]), *(decimal_words(values[turn]) for _, _, values in lines))
        for turn in range(source.turns + 1)
    )
    columns = (said(_TURN), said(GAMES), *(name for name, _, _ in lines))
    return Chart(key, title, ChartKind.LINES, said(_TURN), up, series, ChartTable(columns, rows), source.remark())


def _by_turn(source: ChartSource, event: str, things: set[str], of: Owned = lambda _: True) -> list[float]:
    """How often something happened in each turn, on the average of all games."""
    sums = [0] * (source.turns + 1)
    for total in source.totals:
        if total.event == event and total.thing in things and total.turn <= source.turns and of(total.home):
            sums[total.turn] += total.amount
    return [number / len(source.games) for number in sums]


def _points(source: ChartSource, key: str, title: str) -> Chart:
    """The points after each turn; of games that are over those at their end."""
    sums: defaultdict[tuple[int, int], list[float]] = defaultdict(lambda: [0.0] * (source.turns + 1))
    played: defaultdict[tuple[int, int], int] = defaultdict(int)
    for total in source.totals:
        if total.event == "points" and total.home is not None:
            sums[total.home][min(total.turn, source.turns)] += total.amount
    for game in source.games:
        for home, points in zip(game.homes, game.points, strict=True):
            played[home] += 1
            for turn in range(game.turns + 1, source.turns + 1):
                sums[home][turn] += points
    lines = [
        (source.home_words(home), source.home_colour(home), [number / played[home] for number in sums[home]])
        for home in source.homes
    ]
    return _lines(source, key, title, said(_PLAYER_POINTS), lines)


def _bricks(source: ChartSource, key: str, title: str) -> Chart:
    """The bricks of the wonder there are after each turn."""
    lines: list[Line] = []
    for home in (*source.homes, None):
        laid = _by_turn(source, "brick", {"brick"}, partial(eq, home))
        neutral = said(QT_TRANSLATE_NOOP("lab", "Neutral"))
        name, colour = (
            (neutral, NOBODYS_COLOUR) if home is None else (source.home_words(home), source.home_colour(home))
        )
        lines.append((name, colour, list(accumulate(laid))))
    return _lines(source, key, title, said(_IN_A_GAME), lines)


def _flow(source: ChartSource, goods: Sequence[Good], key: str, title: str) -> Chart:
    """Goods that are made, used and lost in each turn, and left after it."""
    things = {good.value for good in goods}
    lines: list[Line] = [
        (said(words), APART[number], _by_turn(source, event, things))
        for number, (event, words) in enumerate(_GOOD_EVENTS.items())
    ]
    made, used, lost = (accumulate(values) for _, _, values in lines)
    left = [there - gone - wasted for there, gone, wasted in zip(made, used, lost, strict=True)]
    return _lines(source, key, title, said(_IN_A_GAME), [*lines, (said(_IN_STOCK), APART[-1], left)])


def _sums(source: ChartSource, event: str, things: type[StrEnum], key: str, title: str) -> Chart:
    """How many of each kind there have been up to each turn."""
    lines: list[Line] = []
    for number, thing in enumerate(things):
        values = _by_turn(source, event, {thing.value})
        if any(values):
            lines.append((capitalised(name(thing)), APART[number % len(APART)], list(accumulate(values))))
    return _lines(source, key, title, said(_IN_A_GAME), lines)
