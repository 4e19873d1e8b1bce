"""The levels that have played a map beside each other: a column for each, with its verdict and how far it gets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rbdesigner.analysis.facts import MapFacts
from rbdesigner.lab.charts.chart import ChartTable
from rbdesigner.lab.statistics.level_comparison import LevelResult
from rbdesigner.lab.statistics.playability import GOALS
from rbdesigner.lab.statistics.verdicts import FairnessAnswer
from rbdesigner.lab.wording.machine_wording import machine_words
from rbdesigner.lab.wording.number_wording import UNKNOWN, lab_text
from rbdesigner.lab.wording.playability_wording import THINGS, share_with_ends
from rbdesigner.lab.wording.verdict_wording import home_title
from rbdesigner.messages.nouns import name
from rbdesigner.messages.phrases import capitalised
from rbdesigner.messages.translation import number_text
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_SEVERAL, _ONE = QT_TRANSLATE_NOOP("lab", "What each level says"), QT_TRANSLATE_NOOP("lab", "How far players get")
_GAMES = QT_TRANSLATE_NOOP("lab", "Games")
_VERDICT = QT_TRANSLATE_NOOP("lab", "Verdict")
_WINS = QT_TRANSLATE_NOOP("lab", "Won by {home}")
_WITHOUT = QT_TRANSLATE_NOOP("lab", "Seats without {thing}")
_IDLE = QT_TRANSLATE_NOOP("lab", "Idle transporters")
_ANSWERS = {
    FairnessAnswer.FAIR: QT_TRANSLATE_NOOP("lab", "fair"),
    FairnessAnswer.UNFAIR: QT_TRANSLATE_NOOP("lab", "unfair"),
    FairnessAnswer.UNKNOWN: QT_TRANSLATE_NOOP("lab", "not yet known"),
}


def level_table_title(levels: int) -> str:
    """The title of the table of so many levels, which is that of its first column, too."""
    return lab_text(_SEVERAL if levels > 1 else _ONE)


def level_table(facts: MapFacts, levels: Sequence[LevelResult]) -> ChartTable:
    """The table of some levels; without any it has no rows, and of one it has only how far that gets.

    Shares are those of games won and of seats, in percent, with their 95 % intervals.
    """
    columns = (level_table_title(len(levels)), *(machine_words(each.player) for each in levels))
    return ChartTable(columns, tuple(_rows(facts, levels)) if levels else ())


def _rows(facts: MapFacts, levels: Sequence[LevelResult]) -> Iterator[tuple[str, ...]]:
    if len(levels) > 1:
        yield lab_text(_GAMES), *(number_text(level.verdict.games) for level in levels)
    if len(levels) > 1 and all(level.verdict.even < 100 for level in levels):
        yield lab_text(_VERDICT), *(lab_text(_ANSWERS[level.verdict.answer]) for level in levels)
        for at in _homes(levels):
            title = capitalised(lab_text(_WINS, home=home_title(facts, at)))
            yield title, *(_share_won(level, at) for level in levels)
    for goal in GOALS:
        title = lab_text(_WITHOUT, thing=name(THINGS[goal]))
        yield title, *(share_with_ends(level.playability.share(goal)) for level in levels)
    yield lab_text(_IDLE), *map(_idle, levels)


def _homes(levels: Iterable[LevelResult]) -> list[tuple[int, ...]]:
    return sorted({standing.key for level in levels for standing in level.verdict.homes.standings})


def _share_won(level: LevelResult, at: tuple[int, ...]) -> str:
    shares = (each.share for each in level.verdict.homes.standings if each.key == at)
    return next(map(share_with_ends, shares), UNKNOWN)


def _idle(level: LevelResult) -> str:
    return UNKNOWN if level.idle is None else share_with_ends(level.idle)
