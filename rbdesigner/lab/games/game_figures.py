"""The figures of one game, turn by turn: points, goods, bricks, idle buildings, traffic, and what came first when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from rbdesigner.engine.core.codes import BUILDINGS, GOODS, NONE
from rbdesigner.engine.core.events import Event
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.mechanics import legality
from rbdesigner.lab.games.counting import (
    BRICKS,
    FIRSTS,
    GOODS_EVENTS,
    IDLE,
    POINTS,
    STANDING,
    STEPS,
    GameMilestone,
    TurnTally,
)
from rbdesigner.lab.games.game_row import CountRow, TileCounts
from rbdesigner.lab.puzzles.scenario_hash import scenario_hash
from rbdesigner.players.player_setup import PERSON, SEATS


@dataclass(frozen=True)
class GameFigures:
    """The figures of a game, as far as it has been played.

    ``hash`` is that of its map, ``names`` and ``machines`` are those of the players, empty where there is none, and
    ``points`` what they have now. ``begins`` are the moments at which the turns begin, from turn 1. What comes from a
    building without anybody's doing counts for whoever built it.

    >>> import rbdesigner as rb
    >>> figures = rb.GameFigures.of(rb.Game.load("tests/games/solo-millbrook.rbgame"))
    >>> figures.turns, figures.points, figures.series("points")[0][-3:]
    (20, (340,), (10, 170, 340))
    >>> [(first.thing, first.turn) for first in figures.milestones if first.event == "built"][:3]
    [('woodcutter', 1), ('quarry', 1), ('sawmill', 1)]
    """

    title: str
    code: str
    hash: str
    seed: int
    names: tuple[str, ...]
    machines: tuple[str, ...]
    turns: int
    is_over: bool
    points: tuple[int, ...]
    begins: tuple[int, ...]
    counts: tuple[CountRow, ...]
    tiles: tuple[TileCounts, ...]
    milestones: tuple[GameMilestone, ...]

    @classmethod
    def of(cls, game: Game) -> GameFigures:
        """Work out the figures of a game by doing its log again, which takes some hundredths of a second."""
        state = game.state_at(0)
        tally = TurnTally(state)
        for action in game.log:
            events = state.events = list[Event]()
            legality.apply(state, action)
            state.events = None
            tally.see(state, action, events)
        tally.counter.end(state)
        properties, seats = game.scenario.properties, game.extra.get(SEATS)
        specs = [str(each) for each in seats] if isinstance(seats, list) else []
        return cls(
            properties.title,
            properties.code,
            scenario_hash(game.scenario),
            game.seed,
            tuple([*game.names, *[""] * game.players][: game.players]),
            tuple("" if spec == PERSON else spec for spec in [*specs, *[PERSON] * game.players][: game.players]),
            state.turn,
            game.over,
            tuple(score.total for score in game.scores()),
            tuple(tally.begins),
            tally.counts(),
            tally.counter.tiles(),
            tuple(tally.milestones),
        )

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self.points)

    @property
    def winner(self) -> int:
        """The seat with the most points, the first of several."""
        return self.points.index(max(self.points))

    def series(self, event: str, thing: str = "") -> tuple[tuple[int, ...], ...]:
        """Give how much of something every player had in each turn, from turn 1.

        It counts all things together unless one is named: ``series("made", "coins")``.
        """
        rows = [[0] * self.turns for _ in range(self.players)]
        for row in self.counts:
            fits = row.event == event and thing in ("", row.thing)
            if fits and row.seat != NONE and 0 < row.turn <= self.turns:
                rows[row.seat][row.turn - 1] += row.amount
        return tuple(map(tuple, rows))

    def things(self, event: str) -> list[str]:
        """The things that occur with an event, in the order of the rules."""
        found = {row.thing for row in self.counts if row.event == event and row.turn > 0}
        order = [each.value for each in (*GOODS, *BUILDINGS)]
        return sorted(found, key=lambda thing: (order.index(thing) if thing in order else len(order), thing))

    def to_json(self) -> dict[str, object]:
        """The figures as JSON data, by turns in the series; players are numbered from 1."""
        named = {event: [(thing, self.series(event, thing)) for thing in self.things(event)] for event in GOODS_EVENTS}
        return {
            "scenario": {"title": self.title, "code": self.code, "hash": self.hash},
            "seed": self.seed,
            "names": list(self.names),
            "machines": list(self.machines),
            "turns": self.turns,
            "over": self.is_over,
            "points": list(self.points),
            "by_turn": {
                **{event: self.series(event) for event in (POINTS, BRICKS, STANDING, IDLE, STEPS)},
                **{event: dict(rows) for event, rows in named.items()},
            },
            "milestones": [_milestone(first) for first in self.milestones],
            "tiles": [
                {**tile._asdict(), "first": None if tile.first == NONE else tile.first + 1} for tile in self.tiles
            ],
        }


def _milestone(first: GameMilestone) -> dict[str, object]:
    told = first._asdict()
    return {"player": told.pop("seat") + 1, **told}


def _tile(tile: TileCounts) -> dict[str, object]:
    return {**tile._asdict(), "first": None if tile.first == NONE else tile.first + 1}


class Contender(NamedTuple):
    """One player of a game that is compared."""

    figures: GameFigures
    seat: int


class MilestoneRow(NamedTuple):
    """A milestone with the turns in which players came to it, None for whoever never did."""

    event: str
    thing: str
    turns: tuple[int | None, ...]

    @property
    def differences(self) -> tuple[int | None, ...]:
        """Give the turns by which each of the others was later than the first player; below zero it was earlier.

        None where one of both never came to it.
        """
        first, *others = self.turns
        return tuple(None if first is None or turn is None else turn - first for turn in others)


class MapVersion(StrEnum):
    """The map of a game beside that of another: the same, another version of it, or another map."""

    SAME = "same"
    CHANGED = "changed"
    OTHER = "other"


def map_version(figures: GameFigures, other: GameFigures) -> MapVersion:
    """Whether a game was played on the map of another one."""
    return version_of(figures, other.hash, other.title, other.code)


def version_of(figures: GameFigures, hashed: str, title: str, code: str) -> MapVersion:
    """Compare the map of this hash, title and code with that of a game.

    Versions of a map share title and code, and without either there are none.
    """
    if figures.hash == hashed:
        return MapVersion.SAME
    is_version = bool(title or code) and (figures.title, figures.code) == (title, code)
    return MapVersion.CHANGED if is_version else MapVersion.OTHER


def compared_milestones(contenders: Sequence[Contender]) -> list[MilestoneRow]:
    """List all milestones that anybody came to, kind by kind, those that came first above.

    >>> import rbdesigner as rb
    >>> from rbdesigner.lab.games.game_figures import Contender, compared_milestones
    >>> figures = rb.GameFigures.of(rb.Game.load("tests/games/duo-the-lake-between.rbgame"))
    >>> rows = compared_milestones([Contender(figures, 0), Contender(figures, 1)])
    >>> [(row.thing, row.turns, row.differences) for row in rows if row.thing in ("mine", "coins")]
    [('mine', (11, 11), (0,)), ('coins', (16, 21), (5,))]
    """
    reached: dict[tuple[str, str], dict[int, int]] = {}
    for column, contender in enumerate(contenders):
        for first in contender.figures.milestones:
            if first.seat == contender.seat:
                reached.setdefault((first.event, first.thing), {})[column] = first.turn
    order = sorted(reached, key=lambda key: (FIRSTS.index(key[0]), min(reached[key].values()), key[1]))
    return [MilestoneRow(*key, tuple(reached[key].get(column) for column in range(len(contenders)))) for key in order]
