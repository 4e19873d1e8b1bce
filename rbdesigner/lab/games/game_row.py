"""Rows of a run: plain numbers and texts, the same wherever a game was played."""

from __future__ import annotations

from typing import NamedTuple


class SeatRow(NamedTuple):
    """The game of one player.

    ``player`` is the number in the run's list, ``home`` the place of the home, ``position`` the first place in the
    order of play, from 1. ``goods`` and ``wonder`` make up the points; ``won`` is 1 for the winner (Z2).
    """

    seat: int
    player: int
    home: tuple[int, int]
    position: int
    goods: int
    wonder: int
    won: int

    @property
    def points(self) -> int:
        """All points (Z1)."""
        return self.goods + self.wonder


class SeatMilestones(NamedTuple):
    """The turn in which a player came to each milestone, 0 if that never was.

    These are the first boards, stone, coins and stock that were made, the first mine that was built, and the first
    turn at whose end one of the transporters stood on a tile with somebody else's.
    """

    boards: int
    stone: int
    mine: int
    coins: int
    stock: int
    contact: int


class HomeMilestones(NamedTuple):
    """The milestones of the player at a home, in a game with this seed that ended in turn ``last``."""

    number: int
    seed: int
    home: tuple[int, int]
    turns: SeatMilestones
    last: int


class CountRow(NamedTuple):
    """The number of times that something happened in a turn.

    ``seat`` is whose it was, -1 nobody's. ``event`` is ``made``, ``used``, ``lost``, ``left`` (goods), ``built``
    (buildings, roads, bridges, walls), ``transporter``, ``researched``, ``brick``, ``points`` (those after the turn),
    ``row`` (the points of a row of the wonder at the end, by its number from 1, the lowest), ``lockout`` (boards or
    stone of which the seat made none in the whole game), or ``fleet`` (transporters at the end of the turn, ``all`` and
    ``idle`` ones).
    """

    seat: int
    turn: int
    event: str
    thing: str
    amount: int


class TileCounts(NamedTuple):
    """The counts of a tile: ``steps`` of transporters onto it, goods ``made`` there, and the seat that came first.

    ``first`` is -1 if nobody came.
    """

    at: tuple[int, int]
    steps: int
    made: int
    first: int


class GameRow(NamedTuple):
    """A game of a run.

    ``ending`` is ``bricks`` (the mark of the wonder was covered), ``turns`` (the last neutral brick was laid) or
    ``failed``; then ``failure`` says why. ``contact`` is the first turn at whose end transporters of two players stood
    on one tile, 0 if there was none; ``leads`` counts how often the lead changed. ``decided`` is the turn from whose
    end on the winner was alone in the lead, the last one if that never was, 0 in a solo game or one that failed.
    ``log`` are the lines of the game, ``milestones`` those of each seat.
    """

    number: int
    seed: int
    homes: int
    turns: int
    ending: str
    contact: int
    leads: int
    decided: int
    actions: int
    seats: tuple[SeatRow, ...]
    counts: tuple[CountRow, ...]
    tiles: tuple[TileCounts, ...]
    log: tuple[str, ...]
    milestones: tuple[SeatMilestones, ...]
    failure: str = ""

    @property
    def is_played(self) -> bool:
        """Whether it came to its end."""
        return not self.failure


class GameResult(NamedTuple):
    """The result of a game that is kept.

    ``points``, ``homes`` are those of each seat; ``winner`` is a seat, -1 if the game failed. ``decided`` is 0, too, if
    an earlier version of the program kept it.
    """

    number: int
    seed: int
    turns: int
    ending: str
    contact: int
    leads: int
    decided: int
    points: tuple[int, ...]
    homes: tuple[tuple[int, int], ...]
    winner: int
    failure: str

    @property
    def is_played(self) -> bool:
        """Whether it came to its end."""
        return not self.failure


class TileTotal(NamedTuple):
    """The counts of a tile, added up over the games in which one ``home`` was first there.

    ``home`` is None for games in which nobody came. ``steps`` and ``made`` are sums over these ``games``.
    """

    at: tuple[int, int]
    home: tuple[int, int] | None
    games: int
    steps: int
    made: int


class TurnTotal(NamedTuple):
    """The amount of something that happened in a turn, in all games of a run together.

    ``home`` is that of whose it was, None for nobody; ``event`` and ``thing`` are those of a :class:`CountRow`.
    ``amounts`` has a sum for each group of seeds, or a single one of all games where the groups are not known.
    """

    home: tuple[int, int] | None
    turn: int
    event: str
    thing: str
    amounts: tuple[int, ...]
