"""Playability: whether the players of a run can play its map at all, so that their games say anything about it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from statistics import fmean
from typing import NamedTuple

from rbdesigner.lab.games.counting import FLEET, IDLE, IN_ALL
from rbdesigner.lab.games.game_row import HomeMilestones
from rbdesigner.lab.statistics.intervals import FEWEST_SEEDS, Interval, group_intervals, share_intervals
from rbdesigner.lab.statistics.turn_totals import TurnTotals
from rbdesigner.lab.statistics.verdicts import GameSeat

GOALS = ("boards", "stone", "mine", "coins", "stock")
"""What a seat makes or builds sooner or later, in the order in which it usually comes."""
SUPPLIES = GOALS[:2]
"""The goals without which a seat is locked out: nearly all is built of these goods."""
FEWEST_TURNS = 14
"""Whether a seat is locked out shows in games of so many turns or more.

In games of 8 and 11 turns that need no boards, Easy and Medium make none in 40 to 100 % of the seats of maps on which
nobody is locked out; in games of 14 turns they do without in 5 % at most.
"""


class MissedGoal(NamedTuple):
    """A goal, and the percentage of seats that never reached it."""

    goal: str
    share: Interval


class HomePlayability(NamedTuple):
    """How many of the seats at a home missed each goal."""

    at: tuple[int, int]
    seats: int
    missed: tuple[MissedGoal, ...]


class PlayabilityAnswer(StrEnum):
    """The answer to whether players can play a map; most games are too ``SHORT`` to tell."""

    CAN = "can"
    CANNOT = "cannot"
    UNKNOWN = "unknown"
    SHORT = "short"


class Playability(NamedTuple):
    """How far the seats of a player get on a map.

    ``player`` is the text of a player, and ``missed`` has each of :data:`GOALS` with the percentage of its seats that
    never reached it. ``limit`` is the greatest percentage of a home's seats without boards or stone that leaves a
    verdict in doubt no more (:func:`locked_limit`). ``locked`` are the homes that are surely above it. Intervals are
    lasting ones: they hold however often one looks. Games of fewer than :data:`FEWEST_TURNS` are left out, unless most
    are so short; then the answer is no more than that.
    """

    player: str
    seats: int
    seeds: int
    limit: float
    missed: tuple[MissedGoal, ...]
    homes: tuple[HomePlayability, ...]
    answer: PlayabilityAnswer
    locked: tuple[HomePlayability, ...]

    def share(self, goal: str) -> Interval:
        """The percentage of seats that missed a goal."""
        return next(each.share for each in self.missed if each.goal == goal)

    @property
    def seems_fine(self) -> bool:
        """Whether no home is above the limit so far, sure or not."""
        return all(each.share.value <= self.limit for each in _supplies(self.homes))

    @property
    def unlike(self) -> tuple[str, ...]:
        """The goals that some home misses surely more often than another."""
        return tuple(
            goal
            for number, goal in enumerate(GOALS)
            if max(home.missed[number].share.low for home in self.homes)
            > min(home.missed[number].share.high for home in self.homes)
        )


def locked_limit(players: int, tolerance: float) -> float:
    """The percentage of a home's seats that may be locked out before its share of games won says little of the map.

    A seat without boards or stone hardly ever wins. If that happens to a home in a part of its games, it wins as much
    less than an even share by this alone. The limit is where that comes to half of the ``tolerance``: beyond it the
    machine may well be what makes a fair map look unfair.

    >>> from rbdesigner.lab.statistics.playability import locked_limit
    >>> [locked_limit(players, 5) for players in (2, 4)]
    [5.0, 10.0]
    """
    even = 100 / players
    return 100 * tolerance / 2 / even


def playabilities(
    milestones: Iterable[HomeMilestones], seats: Iterable[GameSeat], players: Sequence[str], tolerance: float = 5.0
) -> tuple[Playability, ...]:
    """Tell for each kind of player of a run how far its seats got, in the order in which they are named.

    Games whose milestones an earlier version of the program did not keep do not tell. Random players are left out, as
    they do not try.
    """
    at_homes = {(number, seat.home): seat.player for number, _, seat in seats}
    by_kind: defaultdict[str, list[HomeMilestones]] = defaultdict(list)
    for each in milestones:
        by_kind[players[at_homes[each.number, each.home]]].append(each)
    limit = locked_limit(len(players), tolerance)
    kinds = [kind for kind in dict.fromkeys(players) if by_kind[kind] and kind.partition(":")[0] != "random"]
    return tuple(_playability(kind, by_kind[kind], limit) for kind in kinds)


def _playability(player: str, seats: Sequence[HomeMilestones], limit: float) -> Playability:
    long = [each for each in seats if each.last >= FEWEST_TURNS]
    is_short = 2 * len(long) < len(seats)
    seats = seats if is_short else long
    by_home: defaultdict[tuple[int, int], list[HomeMilestones]] = defaultdict(list)
    for each in seats:
        by_home[each.home].append(each)
    # The more homes are looked at, the likelier one is off by chance: all intervals hold together (Bonferroni).
    level = 1 - 0.05 / (len(SUPPLIES) * len(by_home))
    homes = tuple(HomePlayability(at, len(here), _missed(here)) for at, here in sorted(by_home.items()))
    surest = [HomePlayability(at, len(here), _missed(here, level)) for at, here in sorted(by_home.items())]
    answer, locked = _answer(surest, limit, min(map(_seeds, by_home.values())))
    if is_short:
        answer, locked = PlayabilityAnswer.SHORT, set()
    surely = tuple(home for home in homes if home.at in locked)
    return Playability(player, len(seats), _seeds(seats), limit, _missed(seats), homes, answer, surely)


def idle_share(totals: TurnTotals) -> Interval | None:
    """The percentage of the turns of transporters in which these are idle; None where nobody counted them."""
    turns, idle = (totals.sums(FLEET, [thing], 0) for thing in (IN_ALL, IDLE))
    return group_intervals(100 * idle, turns)[0] if turns.any() else None


def _seeds(seats: Iterable[HomeMilestones]) -> int:
    return len({each.seed for each in seats})


def _answer(
    homes: Sequence[HomePlayability], limit: float, seeds: int
) -> tuple[PlayabilityAnswer, set[tuple[int, int]]]:
    """The answer by the shares of homes, and the homes that are surely locked out too often."""
    if seeds < FEWEST_SEEDS:
        return PlayabilityAnswer.UNKNOWN, set()
    locked = {home.at for home in homes if any(each.share.low > limit for each in _supplies([home]))}
    if locked:
        return PlayabilityAnswer.CANNOT, locked
    is_fine = all(each.share.high <= limit for each in _supplies(homes))
    return (PlayabilityAnswer.CAN if is_fine else PlayabilityAnswer.UNKNOWN), locked


def _supplies(homes: Iterable[HomePlayability]) -> Iterator[MissedGoal]:
    return (each for home in homes for each in home.missed if each.goal in SUPPLIES)


def _missed(seats: Sequence[HomeMilestones], level: float = 0.95) -> tuple[MissedGoal, ...]:
    shares = share_intervals([_by_seed(seats, goal) for goal in GOALS], level=level, lasting=True)
    return tuple(MissedGoal(goal, share) for goal, share in zip(GOALS, shares, strict=True))


def _by_seed(seats: Sequence[HomeMilestones], goal: str) -> list[float]:
    """The percentage that missed a goal with each seed: its seats share their luck, and are no samples of their own."""
    blocks: defaultdict[int, list[float]] = defaultdict(list)
    for each in seats:
        blocks[each.seed].append(100.0 * (getattr(each.turns, goal) == 0))
    return [fmean(block) for block in blocks.values()]
