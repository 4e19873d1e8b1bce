"""Finds the milestones of a game by turn: what was built, transporters, dear goods, research, bricks, irrigation.

It also tells of which goods a solo game makes none though all is built of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from rbdesigner.engine.core.actions import Shaft
from rbdesigner.engine.core.codes import (
    BOARDS,
    BUILDINGS,
    COINS,
    FUEL,
    GOODS,
    PAPER,
    RUN,
    STOCK,
    STONE,
    TRANSPORTERS,
    TRUNKS,
)
from rbdesigner.engine.core.events import (
    BrickLaid,
    BridgeBuilt,
    Built,
    Event,
    Irrigated,
    Made,
    Researched,
    RoadBuilt,
    TransporterMade,
)
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.games.game import Game
from rbdesigner.hexes import Hex
from rbdesigner.rules.tables import Subject

SHOWN = (FUEL, PAPER, COINS, STOCK)
"""The goods whose making is a milestone: what mines, woods and rock give comes every turn."""
SUPPLIES = (BOARDS, STONE)
"""Who makes none of these goods is locked out: nearly all is built of them."""
RESEARCH = "research: "
"""The thing of a subject begins so."""
_SUBJECTS = tuple(Subject)


class Milestone(NamedTuple):
    """The things of a turn, each with how often: ``{"mine": 1, "fuel": 2}``."""

    turn: int
    things: dict[str, int]


class Lockout(NamedTuple):
    """The home of a solo game, a place and a half-edge of its region, and the supplies of which the game makes none."""

    home: Hex
    half_edge: int
    goods: tuple[str, ...]


class GameHistory(NamedTuple):
    """The milestones of a game, and the codes of all goods that were made in it."""

    milestones: tuple[Milestone, ...]
    made: frozenset[int]

    @property
    def longest_chain(self) -> tuple[str, ...]:
        """Find the longest chain of goods made of each other, such as trunks, boards, fuel, coins, stock."""
        chains = [_chain(good, self.made) for good in sorted(self.made)]
        return tuple(GOODS[good].value for good in max(chains, key=len, default=()))


def history(game: Game) -> GameHistory:
    """The history of a game, from playing it again."""
    log, again = game.log[:], game.copy()
    again.go_to(0)
    turns: dict[int, Counter[str]] = {}
    made: set[int] = set()
    while len(again.log) < len(log):
        turn, state = again.state.turn, again.state
        action = log[len(again.log)]
        if isinstance(action, Shaft):
            turns.setdefault(turn, Counter())["shaft"] += 1
        for event in again.apply(action):
            if isinstance(event, Made) and event.rule.startswith("P"):
                made.add(event.good)
            for thing, number in _things(event, state) if turn else ():
                turns.setdefault(turn, Counter())[thing] += number
    return GameHistory(tuple(Milestone(turn, dict(things)) for turn, things in sorted(turns.items())), frozenset(made))


def lockout_of(game: Game) -> Lockout | None:
    """The lockout of a finished solo game, None if all supplies are made in it."""
    made = history(game).made
    goods = tuple(GOODS[good].value for good in SUPPLIES if good not in made)
    if not goods:
        return None
    topology, spot = game.state.topology, game.state.homes[0]
    return Lockout(topology.places[topology.spot_tiles[spot]], topology.spot_numbers[spot], goods)


def _things(event: Event, state: GameState) -> Iterator[tuple[str, int]]:
    match event:
        case Built():
            yield BUILDINGS[event.building].value, 1
        case RoadBuilt():
            yield "road", 1
        case BridgeBuilt():
            yield "bridge", 1
        case Irrigated():
            yield "irrigation", 1
        case Researched():
            yield f"{RESEARCH}{_SUBJECTS[event.subject].value}", 1
        case TransporterMade() if state.turn:
            yield TRANSPORTERS[state.kinds[event.transporter]].value, 1
        case BrickLaid() if event.owner >= 0:
            yield "brick", 1
        case Made() if event.good in SHOWN:
            yield GOODS[event.good].value, event.count
        case _:
            return


def _chain(good: int, made: frozenset[int]) -> tuple[int, ...]:
    """The longest chain of made goods that ends with a good."""
    chains = (_chain(source, made - {good}) for source in sorted(_sources(good) & made))
    return (*max(chains, key=len, default=()), good)


def _sources(good: int) -> frozenset[int]:
    """The goods of which a good is made."""
    runs = [run for run in RUN if run is not None and run.output == good]
    needed = {source for run in runs for source, _ in run.inputs}
    return frozenset(needed | {wood for run in runs if run.wood for wood in (TRUNKS, BOARDS)})
