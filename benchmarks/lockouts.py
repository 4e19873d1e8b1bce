"""How many machine players are locked out: seats without boards from a sawmill, and seats far behind their table.

Run it with ``python -m benchmarks.lockouts``; ``--games``, ``--players``, ``--levels``, ``--tiles`` and ``--first``
choose how much. Each game has a map of its own, generated from its number, and equal machines in all seats; the
numbers of players take turns. A seat has boards from a sawmill if it built one that sawed, or took boards aboard where
one had sawn. Seeds are fixed, and work is done in two processes. Each seat locked out is told, with its map and in what
its land is worse than that of others.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median
from typing import NamedTuple

import rbdesigner as rb
from rbdesigner.engine.core.actions import Action, Transfer
from rbdesigner.engine.core.codes import BOARDS, BUILDINGS, NONE
from rbdesigner.engine.core.events import Built, Event, Made
from rbdesigner.generating.generator_settings import GeneratorSettings
from rbdesigner.generating.map_generator import generate
from rbdesigner.hexes import Hex
from rbdesigner.lab.statistics.behind import BEHIND, seats_behind
from rbdesigner.lab.wording.behind_wording import reasons_behind
from rbdesigner.players.planning.kernel import is_compiled
from rbdesigner.rules.tables import BuildingKind

CORES = 2
SAWMILL = BUILDINGS.index(BuildingKind.SAWMILL)
IN_TIME = 10
"""The turn by whose end a seat should have boards from a sawmill."""


class Table(NamedTuple):
    """A game: the number of its map, and for each seat its points and home, and the turn of its first boards.

    That turn is 0 if no boards came.
    """

    number: int
    points: tuple[int, ...]
    sawn: tuple[int, ...]
    homes: tuple[Hex, ...]

    @property
    def late(self) -> list[int]:
        """The seats without boards from a sawmill in time."""
        return [seat for seat, turn in enumerate(self.sawn) if not 0 < turn <= IN_TIME]

    @property
    def behind(self) -> list[int]:
        """The seats far behind their table."""
        return seats_behind(self.points)


def generated_map(number: int, players: int, tiles: int) -> rb.Scenario:
    """The map of a game."""
    return generate(GeneratorSettings(players=players, tiles=tiles), number).scenario


class FirstBoards:
    """The turns in which the players of a game first have boards from a sawmill."""

    def __init__(self, players: int) -> None:
        self.turns = [0] * players
        self._builders: dict[int, int] = {}
        self._sawn_at: set[int] = set()

    def see(self, game: rb.Game, turn: int, action: Action, events: Sequence[Event]) -> None:
        """Look at an action of a turn and at what it has brought."""
        tiles = game.state.topology.spot_tiles
        for event in events:
            if isinstance(event, Built) and event.building == SAWMILL:
                self._builders[event.tile] = event.player
            elif isinstance(event, Made) and event.good == BOARDS and event.holder >= 0 and turn:
                self._sawn_at.add(tiles[event.holder])
                self._note(self._builders.get(tiles[event.holder], NONE), turn)
        if isinstance(action, Transfer) and action.good == BOARDS and action.source >= 0:
            self._note(action.player if tiles[action.source] in self._sawn_at else NONE, turn)

    def _note(self, player: int, turn: int) -> None:
        if player != NONE and not self.turns[player]:
            self.turns[player] = turn


def play(number: int, players: int, tiles: int, level: str) -> Table:
    """A game to its end, with equal machines."""
    game = rb.Game.new(generated_map(number, players, tiles), players=players, seed=number)
    machines = [rb.find_player(f"planner:{level}").seat(seat, number) for seat in range(players)]
    boards = FirstBoards(players)
    while not game.over:
        action, turn = machines[game.acting[0]].decide(game.view()), game.state.turn
        boards.see(game, turn, action, game.apply(action))
    topology = game.state.topology
    homes = tuple(topology.places[topology.spot_tiles[spot]] for spot in game.state.homes)
    return Table(number, tuple(score.total for score in game.scores()), tuple(boards.turns), homes)


def measure(level: str, players: Sequence[int], numbers: Sequence[int], tiles: int) -> None:
    """Play a level's games, and tell how many seats are locked out, and which."""
    seats = [players[number % len(players)] for number in numbers]
    with ProcessPoolExecutor(CORES, mp_context=get_context("spawn")) as pool:
        tables = list(pool.map(play, numbers, seats, [tiles] * len(numbers), [level] * len(numbers)))
    points = [each for table in tables for each in table.points]
    late, behind = (sum(map(len, seats)) for seats in zip(*((each.late, each.behind) for each in tables), strict=True))
    print(
        f"{level:7} {len(tables)} games, {len(points)} seats: {late} without boards from a sawmill by turn {IN_TIME}, "
        f"{behind} under {BEHIND:.0%} of their table, median {median(points):.0f} points",
        flush=True,
    )
    for table in tables:
        if table.late or table.behind:
            print(f"  map {table.number}: points {table.points}, first boards {table.sawn}")
            facts = rb.analyse(generated_map(table.number, len(table.points), tiles))
            for seat in sorted({*table.late, *table.behind}):
                reasons = " ".join(reasons_behind(facts, table.homes[seat]))
                print(f"    seat {seat + 1}: {reasons or 'the land shows no reason'}")


def main() -> None:
    """Measure what the command line says."""
    parser = argparse.ArgumentParser(prog="benchmarks.lockouts", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--levels", nargs="+", default=["easy", "medium", "hard"])
    parser.add_argument("--players", nargs="+", type=int, default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=20, help="how many games of each level")
    parser.add_argument("--first", type=int, default=1, metavar="NUMBER", help="the number of the first map")
    parser.add_argument("--tiles", type=int, default=60)
    arguments = parser.parse_args()
    print(f"the planner is {'compiled' if is_compiled else 'not compiled'}")
    for level in arguments.levels:
        numbers = range(arguments.first, arguments.first + arguments.games)
        measure(level, arguments.players, numbers, arguments.tiles)


if __name__ == "__main__":
    main()
