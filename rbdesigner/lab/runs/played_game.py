"""Plays one game of a run."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from rbdesigner.engine.core.refusal import IllegalAction
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.hexes import Hex
from rbdesigner.lab.games.counting import EventCounter
from rbdesigner.lab.games.game_row import GameResult, GameRow, SeatRow
from rbdesigner.lab.runs.restrictions import left_out, restriction
from rbdesigner.lab.runs.run_setup import GameTable, RunSetup
from rbdesigner.messages.thing_wording import refusal_text
from rbdesigner.players.failure import PlayerFailure, refuse_aimless
from rbdesigner.players.player import Player
from rbdesigner.players.player_host import shown_value
from rbdesigner.players.process import PlayerProcess
from rbdesigner.players.registry import find_player, is_ours
from rbdesigner.work.host_streams import fault_text

if TYPE_CHECKING:  # numpy, which workers need not load to play
    from rbdesigner.lab.statistics.home_balance import HomeBalance

MOST_ACTIONS = 200_000
"""A game with more actions has failed: the longest that were seen take a tenth of it."""
DECISION_SECONDS = 120.0
"""A decision of a player of others that takes longer fails; the longest of our machines that was seen took two."""
LOST = "the process that played it has ended"


def play_tables(setup: RunSetup, tables: Sequence[GameTable]) -> list[GameRow]:
    """Play the games of some tables, one after the other."""
    return [play_table(setup, table) for table in tables]


def play_table(setup: RunSetup, table: GameTable) -> GameRow:
    """Play the game of a table.

    One that cannot be played to its end (an action that is refused, a player that breaks or thinks for ever) is a row,
    too, with the reason and all that had been done.
    """
    game = Game.new(setup.map_of(table), len(setup.players), setup.game_seed(table))
    if setup.without:
        things = [restriction(name, setup.scenario) for name in setup.without]
        game.state.terms = replace(game.state.terms, left_out=left_out(things, game.state.topology.index))
    counter = EventCounter(game.state)
    counter.see(game.state, None, ())
    with _seated(setup, table) as seats:
        failure = _play(game, seats, counter)
    counter.end(game.state)
    return _row(game, table, setup.players_of(table), counter, failure)


def lost_row(setup: RunSetup, table: GameTable) -> GameRow:
    """The row of a game whose process has ended while it was played."""
    game = Game.new(setup.map_of(table), len(setup.players), setup.game_seed(table))
    counter = EventCounter(game.state)
    return _row(game, table, setup.players_of(table), counter, LOST)


@contextmanager
def _seated(setup: RunSetup, table: GameTable) -> Iterator[list[Player]]:
    """Seat the players of a table.

    Ours think right here. Those of others have processes of their own, which end with the game: so none of their code
    comes near what judges it, and no game depends on what they did in an earlier one.
    """
    with ExitStack() as processes:
        seats: list[Player] = []
        for seat, number in enumerate(setup.players_of(table)):
            spec, seed = setup.players[number], setup.player_seed(table, number)
            if is_ours(spec):
                seats.append(find_player(spec).seat(seat, seed))
                continue
            player = PlayerProcess(spec, seat, seed, DECISION_SECONDS)
            processes.callback(player.close)
            player.start()  # all of them at once
            seats.append(player)
        yield seats


def _play(game: Game, seats: Sequence[Player], counter: EventCounter) -> str:
    """Play to the end; returns why it did not come to that, if so."""
    for _ in range(MOST_ACTIONS):
        if game.over:
            return ""
        seat, where = game.acting[0], f"turn {game.state.turn}, player {game.acting[0] + 1}"
        try:
            action = seats[seat].decide(game.view())
            refuse_aimless(game.log, action)
        except PlayerFailure as fault:
            return f"{where}: {fault}"
        except Exception as fault:  # a defect of ours: the game is kept with it
            return f"{where}: {fault_text(fault)}"
        try:
            events = game.apply(action)
        except IllegalAction as fault:
            return f"{where}: {shown_value(action)} was refused: {refusal_text(game.state, fault.refusal)}"
        counter.see(game.state, action, events)
    return f"it was not over after {MOST_ACTIONS:,} actions"


def _row(game: Game, table: GameTable, numbers: Sequence[int], counter: EventCounter, failure: str) -> GameRow:
    state = game.state
    ending = "failed" if failure else "turns" if state.neutral >= state.terms.turns else "bricks"
    positions = {player: place for place, player in enumerate(counter.positions, start=1)}
    seats = tuple(
        SeatRow(
            seat,
            number,
            state.topology.places[state.topology.spot_tiles[state.homes[seat]]],
            positions.get(seat, 0),
            sum(score.goods),
            sum(score.rows),
            int(not failure and game.winner() == seat),
        )
        for (seat, number), score in zip(enumerate(numbers), game.scores(), strict=True)
    )
    return GameRow(
        table.number,
        table.seed,
        table.homes,
        state.turn,
        ending,
        counter.contact,
        counter.leads,
        0 if failure or len(seats) == 1 else counter.decided or state.turn,
        len(game.log),
        seats,
        counter.counts(),
        counter.tiles(),
        tuple(game_records.lines(game)),
        counter.milestones(),
        failure,
    )


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
        from rbdesigner.lab.statistics.home_balance import home_balance

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
