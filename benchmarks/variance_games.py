"""Plays the games of which ``benchmarks.variance`` tells where luck comes from, and keeps them in a file of JSON lines.

Each block of games has two draws of the mines, two orders of play and two sets of seeds for the machines, in all eight
mixtures. Who sits at which home goes on from block to block.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import product
from pathlib import Path
from typing import NamedTuple, Self

import rbdesigner as rb
from benchmarks.named_maps import named_map
from rbdesigner.engine.core.actions import Mines
from rbdesigner.engine.core.codes import GOLD, NONE
from rbdesigner.engine.core.events import Event
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics import legality
from rbdesigner.hexes import Hex
from rbdesigner.lab.games.counting import EventCounter
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.players.planning_player import PlanningPlayer
from rbdesigner.players.registry import find_player

PLAYER = "planner:easy"


class Sources(NamedTuple):
    """Which of its block's two draws of the mines, orders of play and sets of machines' seeds a game has."""

    mines: int
    order: int
    seeds: int


MIXTURES = tuple(Sources(*each) for each in product((0, 1), repeat=3))


class Draw(NamedTuple):
    """A draw of a mine: the turn, whose mine it is, the counters in its bag before, and whether it was gold."""

    turn: int
    seat: int
    gold: int
    iron: int
    is_gold: bool


@dataclass(frozen=True)
class BlockGame:
    """A game of a block.

    ``homes``, ``points``, ``plans`` (what the first plan expected) and ``row`` (the praying figures) are by seat.
    """

    map: str
    block: int
    sources: Sources
    homes: tuple[Hex, ...]
    row: tuple[int, ...]
    winner: int
    points: tuple[int, ...]
    plans: tuple[int, ...]
    draws: tuple[Draw, ...]

    @classmethod
    def read(cls, line: str) -> Self:
        """The game of a line of the file."""
        told = json.loads(line)
        return cls(
            told["map"],
            told["block"],
            Sources(*told["sources"]),
            tuple(Hex(*home) for home in told["homes"]),
            tuple(told["row"]),
            told["winner"],
            tuple(told["points"]),
            tuple(told["plans"]),
            tuple(Draw(*draw) for draw in told["draws"]),
        )


class SourcedGame(rb.Game):
    """A game whose mines are drawn by a seed of their own, and only the praying figures by that of the game."""

    mine_seed = 0

    def _chance_seed(self) -> int:
        return self.seed if self.state.phase is Phase.SETUP else self.mine_seed


def blocks(file: Path) -> list[BlockGame]:
    """The games that a file holds."""
    return [BlockGame.read(line) for line in file.read_text().splitlines()] if file.exists() else []


def play(file: Path, names: Sequence[str], number: int) -> Iterator[str]:
    """Play so many blocks on each map, as far as the file does not hold them, and add each to it."""
    held = {(game.map, game.block) for game in blocks(file)}
    for block, name in product(range(number), names):
        if (name, block) not in held:
            games = play_block(name, block)
            with file.open("a") as lines:
                lines.write("".join(json.dumps(asdict(game), separators=(",", ":")) + "\n" for game in games))
            yield f"{name}: block {block}"


def play_block(name: str, block: int) -> list[BlockGame]:
    """The games of a block; two that have the same order of play, too, are played once."""
    scenario = named_map(name)
    setup = RunSetup.of(scenario, [PLAYER] * len(scenario.homes))
    seated = setup.map_of(setup.table(block))
    played: dict[tuple[int, tuple[int, ...], int], BlockGame] = {}
    games = []
    for sources in MIXTURES:
        game = SourcedGame.new(seated, len(setup.players), 2 * block + sources.order)
        assert isinstance(game, SourcedGame)
        game.mine_seed = 2 * block + sources.mines
        alike = sources.mines, game.state.temple, sources.seeds
        if alike not in played:
            played[alike] = _played(name, block, sources, game)
        games.append(replace(played[alike], sources=sources))
    return games


def _played(name: str, block: int, sources: Sources, game: SourcedGame) -> BlockGame:
    row = game.state.temple
    machines = [find_player(PLAYER).seat(seat, f"{2 * block + sources.seeds} {seat}") for seat in range(game.players)]
    plans = [NONE] * game.players
    for _ in rb.play_game(game, machines):
        for seat, machine in enumerate(machines):
            if plans[seat] == NONE and isinstance(machine, PlanningPlayer) and machine.turn:
                plans[seat] = machine.expected
    places, spots = game.state.topology.places, game.state.topology.spot_tiles
    return BlockGame(
        name,
        block,
        sources,
        tuple(places[spots[home]] for home in game.state.homes),
        row,
        game.winner(),
        tuple(score.total for score in game.scores()),
        tuple(plans),
        tuple(_draws(game)),
    )


def _draws(game: rb.Game) -> Iterator[Draw]:
    """All draws of mines that somebody built, found by doing the log again."""
    state = game.state_at(0)
    counter = EventCounter(state)
    counter.see(state, None, ())
    for action in game.log:
        if isinstance(action, Mines):
            for tile, good in action.drawn:
                if (seat := counter.builder(tile)) != NONE:
                    yield Draw(state.turn, seat, state.bag_gold[tile], state.bag_iron[tile], good == GOLD)
        events = state.events = list[Event]()
        legality.apply(state, action)
        state.events = None
        counter.see(state, action, events)
