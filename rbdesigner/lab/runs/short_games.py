"""Games on several maps whose results alone are kept."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, field
from typing import NamedTuple

from rbdesigner.hexes import Hex
from rbdesigner.lab.games.game_row import GameResult
from rbdesigner.lab.runs.played_game import play_tables
from rbdesigner.lab.runs.run_setup import GameTable, RunSetup
from rbdesigner.lab.statistics.home_balance import HomeBalance, home_balance

USUAL_PLAYER = "planner:easy"
BATCH = 4
"""Games played in one piece."""


@dataclass(slots=True)
class PlayedMap:
    """A map with the results of its games, by their numbers."""

    setup: RunSetup
    homes: tuple[Hex, ...]
    results: dict[int, GameResult] = field(default_factory=dict)

    def balance(self, numbers: Collection[int]) -> HomeBalance:
        """The balance of its homes in the games of these numbers."""
        return home_balance([self.results[each] for each in sorted(numbers)], self.homes)


class Piece(NamedTuple):
    """Games of a map that are played together."""

    played: PlayedMap
    tables: tuple[GameTable, ...]


def pieces(maps: Iterable[PlayedMap], numbers: Sequence[int]) -> Iterator[Piece]:
    """The games with these numbers on each of the maps."""
    for each in maps:
        for begin in range(0, len(numbers), BATCH):
            yield Piece(each, tuple(map(each.setup.table, numbers[begin : begin + BATCH])))


def play_pieces(waiting: Iterable[Piece], workers: Executor, cores: int) -> Iterator[list[GameResult]]:
    """Play games, keep their results with their maps, and tell them piece by piece."""
    rest, pending = deque(waiting), dict[Future[list[GameResult]], PlayedMap]()
    try:
        while rest or pending:
            while rest and len(pending) < 2 * cores:
                piece = rest.popleft()
                pending[workers.submit(short_results, piece.played.setup, piece.tables)] = piece.played
            for future in wait(pending, return_when=FIRST_COMPLETED).done:
                played, results = pending.pop(future), future.result()
                played.results.update((game.number, game) for game in results)
                yield results
    finally:
        for future in pending:
            future.cancel()


def short_results(setup: RunSetup, tables: Sequence[GameTable]) -> list[GameResult]:
    """The results of the games of some tables, without all that is counted in them."""
    return [
        GameResult(
            row.number,
            row.seed,
            row.turns,
            row.ending,
            row.contact,
            row.leads,
            row.decided,
            tuple(seat.points for seat in row.seats),
            tuple(seat.home for seat in row.seats),
            next((seat.seat for seat in row.seats if seat.won), -1),
            row.failure,
        )
        for row in play_tables(setup, tables)
    ]
