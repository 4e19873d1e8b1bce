"""How strong machine players are beside those of a frozen commit, with Wilson intervals.

Run it with ``python -m benchmarks.strength FROZEN``, where ``FROZEN`` is a commit or the folder of another checkout; a
commit is unpacked and its planner compiled there. ``--levels``, ``--players``, ``--maps``, ``--games`` and ``--first``
choose how much. Half of the seats are played by the machine of this checkout, half by the frozen one of the same level,
in each order in turn, so that equal players win half of the games. Each frozen player has a process of its own. The
games of a level are spread evenly over numbers of players and maps; a version is judged by 400 of ``medium`` and 200 of
``hard``.
"""

from __future__ import annotations

import argparse
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import cache
from itertools import combinations
from pathlib import Path
from statistics import median
from typing import NamedTuple

import rbdesigner as rb
from benchmarks import frozen_host
from benchmarks.checkouts import CheckoutProcess, checkout
from benchmarks.named_maps import named_map
from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.view import View
from rbdesigner.engine.notation.notation import line, parse_line
from rbdesigner.lab.statistics.intervals import share_intervals
from rbdesigner.players.planning.kernel import is_compiled
from rbdesigner.players.player import play_game
from rbdesigner.work.worker_pool import workers

FROZEN = ":/^dev: compile all modules once, while types are checked"
"""The last commit before the planner learnt the whole vocabulary of the game.

It is found by its subject, as git finds it, because its number changes where history is rewritten.
"""
CORES = 2
MAPS = {
    2: ("the-lake-between", "twin-isles", "crossroads", "four-winds"),
    4: ("crossroads", "four-winds", "generated-1", "generated-2"),
}
"""The maps by the number of players."""


class FrozenHost(CheckoutProcess):
    """The process of a frozen player, which plays by a version of the rules."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, frozen_host.__file__)
        self.rules, self.is_compiled = self.read()


@cache
def kept_host(folder: Path, number: int) -> FrozenHost:
    """The process of a frozen player at the table of this process; it is kept for the games that follow."""
    return FrozenHost(folder)


class FrozenPlayer:
    """A player of a frozen checkout, which thinks in a process there and learns no more than is known at the table."""

    def __init__(self, host: FrozenHost, spec: str, player: int, seed: int) -> None:
        self._host, self._player = host, player
        self._seating = {"spec": spec, "player": player, "seed": seed}
        self._told = 0

    def decide(self, view: View) -> Action:
        """Choose an action, as the frozen player does."""
        names = view.state_at(0)  # lines of a log name regions and transporters as saved games do
        names.kinds = view.state.kinds
        entries = [line(names, action) for action in view.log[self._told :]]
        if self._told:
            answer = self._host.ask(entries=entries)
        else:
            game = game_records.data_of(view.scenario, view.players, 0, entries, view.names, view.rules)
            answer = self._host.ask(game=game, **self._seating)
        self._told = len(view.log)
        return parse_line(view.state, f"{self._player + 1}: {answer}")


class Table(NamedTuple):
    """A game to be played: the frozen checkout, the map, the level, which seats are ours, and the seed."""

    frozen: Path
    name: str
    level: str
    ours: tuple[bool, ...]
    seed: int


class Outcome(NamedTuple):
    """The outcome of a game: whether our checkout won, and the best points of its players and of the frozen ones."""

    is_won: bool
    ours: int
    theirs: int


def play(table: Table) -> Outcome:
    """Play a game between this checkout and the frozen one."""
    game = play_out(table)
    points = [score.total for score in game.scores()]
    best = [max(each for each, ours in zip(points, table.ours, strict=True) if ours is side) for side in (True, False)]
    return Outcome(table.ours[game.winner()], *best)


def play_out(table: Table) -> rb.Game:
    """The game of a table, played to its end."""
    spec = f"planner:{table.level}"
    players: list[rb.Player] = [
        rb.find_player(spec).seat(seat, table.seed)
        if is_ours
        else FrozenPlayer(kept_host(table.frozen, seat), spec, seat, table.seed)
        for seat, is_ours in enumerate(table.ours)
    ]
    rules = kept_host(table.frozen, table.ours.index(False)).rules
    game = rb.Game.new(named_map(table.name), len(players), table.seed, rules=rules)
    deque(play_game(game, players), maxlen=0)
    return game


def orders(players: int) -> list[tuple[bool, ...]]:
    """The ways in which our checkout can have half of the seats."""
    return [tuple(seat in chosen for seat in range(players)) for chosen in combinations(range(players), players // 2)]


class Cell(NamedTuple):
    """The games of a level on a map with so many players."""

    level: str
    players: int
    name: str
    outcomes: Sequence[Outcome]


def match(
    executor: Executor, frozen: Path, level: str, maps: Mapping[int, Sequence[str]], games: int, first: int = 0
) -> Iterator[Cell]:
    """Play the games of a level, and yield those of each map with so many players."""
    cells = [(players, name) for players, names in maps.items() for name in names]
    for place, (players, name) in enumerate(cells):
        number, seats = games * (place + 1) // len(cells) - games * place // len(cells), orders(players)
        tables = [
            Table(frozen, name, level, seats[each % len(seats)], first + each // len(seats)) for each in range(number)
        ]
        yield Cell(level, players, name, list(executor.map(play, tables)))


def told(outcomes: Sequence[Outcome]) -> str:
    """Say how many games our checkout has won, with the interval, and what the best of both sides came to."""
    won = sum(outcome.is_won for outcome in outcomes)
    (share,) = share_intervals([[100.0 * outcome.is_won for outcome in outcomes]], fewest=1)
    ours, theirs = (median(points) for points in zip(*(outcome[1:] for outcome in outcomes), strict=True))
    games = len(outcomes)
    return f"{won} of {games} won ({share.low:.0f} to {share.high:.0f} %), points {ours:.0f} against {theirs:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.strength", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("frozen", nargs="?", default=FROZEN, help=f"a commit, or the folder of a checkout ({FROZEN})")
    parser.add_argument("--levels", nargs="+", default=["medium"])
    parser.add_argument("--players", nargs="+", type=int, choices=(2, 4), default=list(MAPS))
    parser.add_argument("--maps", nargs="+", help="for each number of players, instead of the usual ones")
    parser.add_argument("--games", type=int, default=16, help="of each level")
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the first seed")
    parser.add_argument("--cores", type=int, default=CORES)
    arguments = parser.parse_args()
    maps = {players: arguments.maps or MAPS[players] for players in arguments.players}
    with checkout(arguments.frozen) as frozen, workers(arguments.cores) as executor:
        print(f"this planner {_how(is_compiled)}, the frozen one {_how(FrozenHost(frozen).is_compiled)}")
        for level in arguments.levels:
            every = list[Outcome]()
            for cell in match(executor, frozen, level, maps, arguments.games, arguments.first):
                print(f"{cell.name:24} {cell.players} players  {level:7} {told(cell.outcomes)}", flush=True)
                every += cell.outcomes
            print(f"{'all':24}            {level:7} {told(every)}", flush=True)


def _how(compiled: bool) -> str:
    return "compiled" if compiled else "in Python"


if __name__ == "__main__":
    main()
