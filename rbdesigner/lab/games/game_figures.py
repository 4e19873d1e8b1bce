"""The figures of one game, turn by turn: points, goods, bricks, idle buildings, traffic, and what came first when."""

from __future__ import annotations

from dataclasses import dataclass

from rbdesigner.engine.core.codes import BUILDINGS, GOODS, NONE
from rbdesigner.engine.core.events import Event
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.mechanics import legality
from rbdesigner.lab.games.game_row import CountRow, TileCounts
from rbdesigner.lab.games.turn_tally import (
    BRICKS,
    GOODS_EVENTS,
    IDLE,
    POINTS,
    STANDING,
    STEPS,
    GameMilestone,
    TurnTally,
)
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
        """How much of something every player had in each turn, from turn 1.

        Of all things together unless one is named: ``series("made", "coins")``.
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
