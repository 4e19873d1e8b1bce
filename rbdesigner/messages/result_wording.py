"""How results are told: what points are made of, and who has won."""

from __future__ import annotations

from collections.abc import Callable

from rbdesigner.engine.core.codes import NONE, WORTHS
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics.scoring import Score, ranking, scores
from rbdesigner.messages import things
from rbdesigner.messages.phrases import game_text
from rbdesigner.messages.thing_wording import points_text
from rbdesigner.messages.translation import in_english, number_text, translate
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


def breakdown_of_record(record: Record) -> str:
    """Tell the breakdown of a record in the language that is read, if its file has it in the usual words."""
    parts = record.breakdown.split(", ")
    told = [_told(part) for part in parts]
    return ", ".join(told) if all(told) else record.breakdown


_WONDER = QT_TRANSLATE_NOOP("result", "wonder {points}")


def _told(part: str) -> str:
    """A part of a breakdown as files have it, such as ``2 stock 240``; empty if it is none."""
    match part.split(" "):
        case ["wonder", points] if points.isdecimal():
            return game_text(_WONDER, context="result", points=int(points))
        case [number, *_, points] if number.isdecimal() and points.isdecimal():
            named = part.removesuffix(f" {points}")
            good = next(
                (each for each, worth in enumerate(WORTHS) if worth and _english(each, int(number)) == named), NONE
            )
            return "" if good == NONE else f"{things.count(good, int(number))} {number_text(int(points))}"
    return ""


def holder_of_record(record: Record) -> str:
    """Name the holder of a record, ``Ada`` or ``solver 5 (machine)``; empty where nothing is known.

    Files have our solver in English.
    """
    if not record.machine:
        return record.holder
    if not record.holder:
        return game_text(QT_TRANSLATE_NOOP("wording", "a machine"))
    name, _, version = record.holder.partition(" ")
    if name == "solver" and version.isdecimal():
        return game_text(QT_TRANSLATE_NOOP("wording", "solver {version} (machine)"), version=version)
    return game_text(QT_TRANSLATE_NOOP("wording", "{holder} (machine)"), holder=record.holder)


def result_text(state: GameState, named: Callable[[int], str]) -> str:
    """Say who has won with how many points, in solo only the points; ``named`` gives the names of players."""
    first = ranking(state)[0]
    points = scores(state)[first].total
    if state.terms.solo:
        return points_text(points)
    text = translate("result", "{player} wins with {points}")
    return text.replace("{points}", points_text(points)).replace("{player}", named(first))
