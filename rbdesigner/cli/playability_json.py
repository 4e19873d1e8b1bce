"""Whether players can play a map, and what levels say about it, as JSON."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rbdesigner.cli.text_table import json_interval
from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.lab.statistics.level_comparison import AdviceKind, LevelAdvice, LevelResult, RunPlayability
from rbdesigner.lab.statistics.playability import MissedGoal, Playability


def playability_as_json(told: RunPlayability) -> list[dict[str, Any]]:
    """The kinds of players of a run, and how far they get."""
    return [_kind(kind, told.advice(kind)) for kind in told.kinds]


def levels_as_json(levels: Iterable[LevelResult]) -> list[dict[str, Any]]:
    """The levels that have played the map, side by side."""
    return [
        {
            "player": each.player,
            "games": each.verdict.games,
            "verdict": each.verdict.answer.value,
            "homes": [
                {"at": list(home.key), "share": json_interval(home.share)} for home in each.verdict.homes.standings
            ],
            "answer": each.playability.answer.value,
            "missed": _missed(each.playability.missed),
            "idle": idle_as_json(each.idle),
        }
        for each in levels
    ]


def _kind(kind: Playability, advice: LevelAdvice) -> dict[str, Any]:
    return {
        "player": kind.player,
        "seats": kind.seats,
        "seeds": kind.seeds,
        "answer": kind.answer.value,
        "limit": kind.limit,
        "missed": _missed(kind.missed),
        "homes": [{"at": list(home.at), "seats": home.seats, "missed": _missed(home.missed)} for home in kind.homes],
        "advice": None if advice.kind is AdviceKind.NONE else advice.kind.value,
        "judge_by": advice.player or None,
        "goals": list(advice.goals),
    }


def _missed(missed: Iterable[MissedGoal]) -> dict[str, list[float | None]]:
    return {each.goal: json_interval(each.share) for each in missed}


def idle_as_json(idle: Interval | None) -> list[float | None] | None:
    """The percentage of the turns of transporters in which these are idle."""
    return None if idle is None else json_interval(idle)
