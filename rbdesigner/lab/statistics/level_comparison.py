"""Levels beside each other: what each says about a map, which gets farther on it, and which to judge the map by."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from rbdesigner.lab.games.counting import BRICKS
from rbdesigner.lab.statistics.flows import WorkCount
from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.lab.statistics.playability import GOALS, SUPPLIES, Playability, PlayabilityAnswer
from rbdesigner.lab.statistics.verdicts import Verdict
from rbdesigner.players.registry import PLANNER, parts

MUCH = 2
"""A level gets farther than one that reaches a goal in less than one of so many of the seats in which it does.

That one plays another game in most of the others' seats, and what the land offers for the goal hardly counts in it.
"""


NO_EVENTS = 3.7
"""Of what never happened, so many events may have been expected: the upper end of Poisson's 95 % interval."""


class LevelResult(NamedTuple):
    """The verdict and the playability of a run in which one kind of player has all seats.

    ``idle`` is the percentage of the turns of transporters in which these do nothing, None where it is not known.
    ``works`` are what is built, made and researched in a game, on average.
    """

    run: int
    player: str
    verdict: Verdict
    playability: Playability
    idle: Interval | None = None
    works: tuple[WorkCount, ...] = ()


class AdviceKind(StrEnum):
    """The advice on whether to believe a level.

    ``OTHER``: another gets farther, judge by it. ``TRY``: nobody knows whether another does, so play it. ``MAP``: the
    others cannot play the map either, though some of its homes can be played. ``NOBODY``: they cannot, at any home.
    """

    NONE = "none"
    OTHER = "other"
    TRY = "try"
    MAP = "map"
    NOBODY = "nobody"


class LevelAdvice(NamedTuple):
    """Advice on a level.

    ``player`` is the one to judge by or to try, empty where it is no matter which; ``goals`` are those at which it
    gets farther. ``others`` are the players of the other levels that have been looked at.
    """

    kind: AdviceKind
    player: str = ""
    goals: tuple[str, ...] = ()
    others: tuple[str, ...] = ()


def level_place(player: str) -> int:
    """The place of the level of our planner among its levels, the weakest first; players of others come last."""
    source, words = parts(player)
    levels = PLANNER.levels if not source and words[:1] == [PLANNER.name] else ()
    return next((levels.index(word) for word in words[1:] if word in levels), len(PLANNER.levels))


def next_level(player: str) -> str:
    """The same player at its next level, empty where there is none."""
    place, levels = level_place(player), PLANNER.levels
    if place + 1 >= len(levels):
        return ""
    return ":".join(levels[place + 1] if word == levels[place] else word for word in player.split(":"))


def goals_behind(level: Playability, other: Playability) -> tuple[str, ...]:
    """The goals at which another level surely gets farther."""
    return tuple(goal for goal in GOALS if _is_behind(level, other, goal))


def _is_behind(level: Playability, other: Playability, goal: str) -> bool:
    missed, others = level.share(goal), other.share(goal)
    if goal in SUPPLIES and level.answer is PlayabilityAnswer.CANNOT and missed.low > others.high:
        return True
    return MUCH * (100 - missed.low) < 100 - others.high


def works_behind(level: LevelResult, other: LevelResult) -> tuple[str, ...]:
    """The things of which another level surely builds, makes or researches more than twice as many, the most first."""
    own = {(each.event, each.thing): each.number for each in level.works}
    nothing = Interval(0, 0, NO_EVENTS / max(1, level.verdict.games))
    found = [
        each
        for each in other.works
        if each.event != BRICKS and each.number.is_known
        and MUCH * own.get((each.event, each.thing), nothing).high < each.number.low
    ]  # fmt: skip
    return tuple(each.thing for each in sorted(found, key=lambda each: -each.number.value))


def level_advice(level: Playability, levels: Sequence[Playability]) -> LevelAdvice:
    """Find what the runs of all levels on a map, this one's or not among them, say of how far to believe it."""
    by_player = {each.player: each for each in levels if each.player != level.player}
    others = sorted(by_player.values(), key=lambda each: level_place(each.player))
    names = tuple(each.player for each in others)
    everybody = [level, *others]
    for each in others:  # the weakest that nobody beats takes the least time
        if (goals := goals_behind(level, each)) and not any(goals_behind(each, other) for other in everybody):
            return LevelAdvice(AdviceKind.OTHER, each.player, goals, names)
    if level.answer is not PlayabilityAnswer.CANNOT:
        return LevelAdvice(AdviceKind.NONE, others=names)
    if others and all(each.answer is PlayabilityAnswer.CANNOT for each in others):
        # Where some homes can be played, the map locks the others out; where none can, nobody has really played it.
        is_map = len(level.locked) < len(level.homes)
        return LevelAdvice(AdviceKind.MAP if is_map else AdviceKind.NOBODY, others=names)
    return LevelAdvice(AdviceKind.TRY, next_level(level.player), others=names)


class RunPlayability(NamedTuple):
    """Whether the players of a run can play its map, and what all levels say that have played it.

    ``kinds`` are those of the run's players, without random ones, and ``levels`` the runs with one kind of player in
    all seats, the weakest level first; ``idle`` is that of this run.
    """

    kinds: tuple[Playability, ...] = ()
    levels: tuple[LevelResult, ...] = ()
    idle: Interval | None = None

    @property
    def lacking(self) -> tuple[str, tuple[str, ...]]:
        """A level, and the things of which it makes more than twice as many as this run's: the strongest with any.

        Both are empty where there is none, and in runs of several kinds of players.
        """
        own = next((each for each in self.levels if each.player in {kind.player for kind in self.kinds}), None)
        if own is None or len(self.kinds) > 1:
            return "", ()
        found = ((each.player, works_behind(own, each)) for each in reversed(self.levels))
        return next(((player, things) for player, things in found if things), ("", ()))

    def advice(self, kind: Playability) -> LevelAdvice:
        """The advice on a kind of player of the run."""
        return level_advice(kind, [*self.kinds, *(level.playability for level in self.levels)])

    @property
    def doubtful(self) -> tuple[Playability, ...]:
        """The players that make a verdict one of doubtful instruments: they cannot play the map, and others may."""
        cannot = (kind for kind in self.kinds if kind.answer is PlayabilityAnswer.CANNOT)
        return tuple(kind for kind in cannot if self.advice(kind).kind is not AdviceKind.MAP)
