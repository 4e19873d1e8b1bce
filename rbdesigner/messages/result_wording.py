"""How results are told: what points are made of, and who has won."""

from __future__ import annotations

from collections.abc import Callable

from rbdesigner.engine.core.codes import WORTHS
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics.scoring import Score, ranking, scores
from rbdesigner.messages import things
from rbdesigner.messages.phrases import game_text
from rbdesigner.messages.thing_wording import points_text
from rbdesigner.messages.translation import in_english, translate
from rbdesigner.scenario.model import Record
from rbdesigner.translatable import QT_TRANSLATE_NOOP


def _english(good: int, number: int) -> str:
    """A good with its number, as files have it."""
    with in_english():
        return str(things.count(good, number))


def breakdown(score: Score, wonder: str, counted: Callable[[int, int], str] = _english) -> str:
    """Name the goods of a score, the dearest first, and the wonder: ``3 stock 360, wonder 80``.

    ``wonder`` and ``counted``, for a good and a number, give the words; a file has English ones.
    """
    paid = sorted((good for good, points in enumerate(score.goods) if points), key=lambda good: -WORTHS[good])
    parts = [f"{counted(good, score.goods[good] // WORTHS[good])} {score.goods[good]}" for good in paid]
    rows = sum(score.rows)
    return ", ".join([*parts, *([f"{wonder} {rows}"] if rows else [])])


def holder_of_record(record: Record) -> str:
    """Name the holder of a record, ``Ada`` or ``Solver (machine)``; empty where nothing is known."""
    if not record.machine:
        return record.holder
    if not record.holder:
        return game_text(QT_TRANSLATE_NOOP("wording", "a machine"))
    return game_text(QT_TRANSLATE_NOOP("wording", "{holder} (machine)"), holder=record.holder)


def result_text(state: GameState, named: Callable[[int], str]) -> str:
    """Say who has won with how many points, in solo only the points; ``named`` gives the names of players."""
    first = ranking(state)[0]
    points = scores(state)[first].total
    if state.terms.solo:
        return points_text(points)
    text = translate("result", "{player} wins with {points}")
    return text.replace("{points}", points_text(points)).replace("{player}", named(first))
