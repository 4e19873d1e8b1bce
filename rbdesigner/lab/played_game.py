"""Plays one game of a run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rbdesigner.engine import records
from rbdesigner.engine.actions import Action
from rbdesigner.engine.game import Game
from rbdesigner.lab.counting import EventCounter
from rbdesigner.lab.game_row import GameRow, SeatRow
from rbdesigner.lab.restrictions import left_out, restriction
from rbdesigner.lab.run_setup import GameTable, RunSetup
from rbdesigner.lab.watchdog import DecisionTimeout, Watchdog
from rbdesigner.messages.thing_wording import refusal_text
from rbdesigner.players.host import fault_text, shown
from rbdesigner.players.player import Player
from rbdesigner.players.registry import find_player

MOST_ACTIONS = 200_000
"""A game with more actions has failed: the longest that were seen take a tenth of it."""
LOST = "the process that played it has ended"


def play_tables(setup: RunSetup, tables: Sequence[GameTable]) -> list[GameRow]:
    """Play the games of some tables, one after the other."""
    return [play_table(setup, table) for table in tables]


def play_table(setup: RunSetup, table: GameTable) -> GameRow:
    """Play the game of a table.

    One that cannot be played to its end (an action that is refused, a player that breaks or thinks for ever) is a row,
    too, with the reason and all that had been done.
    """
    game = Game.new(setup.map_of(table), len(setup.players), table.seed)
    if setup.without:
        things = [restriction(name, setup.scenario) for name in setup.without]
        game.state.terms = replace(game.state.terms, left_out=left_out(things, game.state.topology.index))
    counter = EventCounter(game.state)
    counter.see(game.state, None, ())
    numbers = setup.players_of(table)
    failure = ""
    try:
        seats = [
            find_player(setup.players[number]).seat(seat, f"{table.seed} {number}")
            for seat, number in enumerate(numbers)
        ]
        failure = _play(game, seats, counter)
    except (Exception, SystemExit) as fault:  # a player that cannot even be made, where one knows it
        failure = fault_text(fault)
    counter.end(game.state)
    return _row(game, table, numbers, counter, failure)


def lost_row(setup: RunSetup, table: GameTable) -> GameRow:
    """The row of a game whose process has ended while it was played."""
    game = Game.new(setup.map_of(table), len(setup.players), table.seed)
    counter = EventCounter(game.state)
    return _row(game, table, setup.players_of(table), counter, LOST)


def _play(game: Game, seats: Sequence[Player], counter: EventCounter) -> str:
    """Play to the end; returns why it did not come to that, if so."""
    with Watchdog() as watchdog:
        try:
            return _play_watched(game, seats, counter, watchdog)
        except DecisionTimeout:
            watchdog.end()
            return f"{_where(game)}: a decision took more than {watchdog.seconds:g} seconds"


def _where(game: Game) -> str:
    return f"turn {game.state.turn}, player {game.acting[0] + 1}"


def _play_watched(game: Game, seats: Sequence[Player], counter: EventCounter, watchdog: Watchdog) -> str:
    for _ in range(MOST_ACTIONS):
        if game.over:
            return ""
        seat, where = game.acting[0], _where(game)
        try:
            watchdog.begin()
            action = seats[seat].decide(game.view())
            watchdog.end()
        except (Exception, SystemExit) as fault:  # whatever a player does wrong: the game is kept with it
            return f"{where}: {fault_text(fault)}"
        if not isinstance(action, Action):
            return f"{where}: the answer {shown(action)} is no action"
        refusal = game.check(action)
        if refusal is not None:
            return f"{where}: {shown(action)} was refused: {refusal_text(game.state, refusal)}"
        counter.see(game.state, action, game.apply(action))
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
        tuple(records.lines(game)),
        failure,
    )
