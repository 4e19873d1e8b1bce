"""Tournaments: every player against every other on one or several maps.

Each table of players is a run of its own, so that its games are kept, gone on with and opened as those of any run.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from itertools import combinations, permutations
from statistics import fmean
from typing import NamedTuple

import numpy as np

from rbdesigner.lab.games.game_row import SeatRow
from rbdesigner.lab.runs.executors import play_out
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.runs.simulation import RunProgress, Simulation, summed
from rbdesigner.lab.runs.store_file import RunStudy
from rbdesigner.lab.statistics.bradley_terry import elo_ratings
from rbdesigner.lab.statistics.intervals import Floats, Interval, share_intervals
from rbdesigner.players.process import plain_spec
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

BySeed = defaultdict[tuple[int, int], list[float]]
"""Results by map and seed."""


class Rating(NamedTuple):
    """The strength of a player.

    ``rating`` is after Elo, the first player's being 1000; ``share`` is the percentage of its ``games`` that it has
    won, ``even`` what it would have won of them if all were equally strong.
    """

    player: str
    rating: Interval
    games: int
    share: Interval
    even: float


class Duel(NamedTuple):
    """The number of times that a player did better than another in the games of both.

    Equal points are half a game for each, unless one has won. ``share`` is in percent.
    """

    player: str
    opponent: str
    games: int
    share: Interval


class FailedGame(NamedTuple):
    """A game that did not come to its end: its map, who played, its number and seed, and why."""

    title: str
    players: tuple[str, ...]
    number: int
    seed: int
    reason: str


class Tournament:
    """All tables of a tournament, and what their games say about the players.

    :func:`tournament` plays one at once.

    >>> import rbdesigner as rb
    >>> games = rb.tournament([rb.load("scenarios/twin-isles.rbmap")], ["random", "planner:easy"], games=4)
    >>> [(each.player, each.games, each.rating.value > 1000) for each in games.ratings()]
    [('planner:easy', 4, True), ('random', 4, False)]
    """

    def __init__(
        self,
        scenarios: Sequence[Scenario],
        players: Sequence[str],
        games: int = 100,
        *,
        seats: int = 2,
        seed: int = 1,
        store: RunStore | None = None,
    ) -> None:
        """Begin the runs; PlayerError and IllegalMap as a run has them, ValueError for what is no tournament."""
        players = [plain_spec(player) for player in players]
        _refuse(scenarios, players, seats)
        self.players, self.store = tuple(players), store or RunStore()
        self.tables = tuple(combinations(range(len(players)), seats))
        setups = [
            (number, table, RunSetup.of(scenario, [players[each] for each in table], seed))
            for number, scenario in enumerate(scenarios)
            for table in self.tables
        ]
        self._runs = [
            (number, table, Simulation(setup, self.store, games, until_clear=False, study=RunStudy.TOURNAMENT))
            for number, table, setup in setups
        ]

    @property
    def games(self) -> int:
        """The games of all tables."""
        return sum(run.games for _, _, run in self._runs)

    @property
    def progress(self) -> RunProgress:
        """How far all tables have come."""
        return summed((run.progress for _, _, run in self._runs), self.games)

    def play(self, workers: Executor, cores: int = 1) -> Iterator[RunProgress]:
        """Play what has not been played, and tell after every batch.

        Stop it by closing the iterator.
        """
        told = {run.run: run.progress for _, _, run in self._runs}
        for _, _, run in self._runs:
            for progress in run.play(workers, cores):
                told[run.run] = progress
                yield summed(told.values(), self.games)

    def ratings(self) -> tuple[Rating, ...]:
        """All players, the strongest first."""
        blocks, won = self._blocks(), defaultdict[int, BySeed](lambda: defaultdict(list))
        for number, seed, seats in self._games():
            for player, seat in seats.items():
                won[player][number, seed].append(float(seat.won))
        if not blocks:
            return ()
        values = elo_ratings(np.stack(list(blocks.values())))
        even = 100 / len(self.tables[0])
        found = [
            Rating(self.players[player], value, sum(map(len, won[player].values())), _share(won[player]), even)
            for player, value in enumerate(values)
            if player in won
        ]
        return tuple(sorted(found, key=lambda each: -each.rating.value))

    def duels(self) -> tuple[Duel, ...]:
        """Everybody against everybody else, in the order in which the players were named."""
        better: defaultdict[tuple[int, int], BySeed] = defaultdict(lambda: defaultdict(list))
        for number, seed, seats in self._games():
            for one, other in permutations(seats, 2):
                better[one, other][number, seed].append(_better(seats[one], seats[other]))
        return tuple(
            Duel(self.players[one], self.players[other], sum(map(len, found.values())), _share(found))
            for (one, other), found in sorted(better.items())
        )

    def failures(self) -> tuple[FailedGame, ...]:
        """The games that failed."""
        return tuple(
            FailedGame(run.setup.scenario.properties.title, run.setup.players, *failed)
            for _, _, run in self._runs
            for failed in self.store.failures(run.run)
        )

    def _games(self) -> Iterator[tuple[int, int, dict[int, SeatRow]]]:
        """Map, seed and the seats by player of all games that came to their end."""
        for number, table, run in self._runs:
            games: defaultdict[tuple[int, int], dict[int, SeatRow]] = defaultdict(dict)
            for game, seed, seat in self.store.seats(run.run):
                games[game, seed][table[seat.player]] = seat
            for (_, seed), seats in games.items():
                yield number, seed, seats

    def _blocks(self) -> dict[tuple[int, int], Floats]:
        """Count who has beaten whom how often, by map and seed."""
        blocks: defaultdict[tuple[int, int], Floats] = defaultdict(lambda: np.zeros((len(self.players),) * 2))
        for number, seed, seats in self._games():
            for one, other in combinations(seats, 2):
                better = _better(seats[one], seats[other])
                blocks[number, seed][one, other] += better
                blocks[number, seed][other, one] += 1 - better
        # In a fixed order, as the bootstrap draws blocks by their numbers.
        return dict(sorted(blocks.items()))


def _refuse(scenarios: Sequence[Scenario], players: Sequence[str], seats: int) -> None:
    if not scenarios:
        raise ValueError(Reason(QT_TRANSLATE_NOOP("files", "a tournament needs a map")))
    twice = [player for player, number in Counter(players).items() if number > 1]
    if twice:
        text = QT_TRANSLATE_NOOP("files", "{player} is named twice, and nobody plays against themselves")
        raise ValueError(Reason(text, player=twice[0]))
    if len(players) == 1:
        text = QT_TRANSLATE_NOOP("files", "a tournament is for two players or more; {player} is alone")
        raise ValueError(Reason(text, player=players[0]))
    if not 2 <= seats <= len(players):
        both = QT_TRANSLATE_NOOP("files", "a table seats both players, not {seats}")
        some = QT_TRANSLATE_NOOP("files", "a table seats 2 to {players} of the {players} players, not {seats}")
        raise ValueError(Reason(both if len(players) == 2 else some, players=len(players), seats=seats))


def _better(one: SeatRow, other: SeatRow) -> float:
    """1 if a player has done better than another, 0 if worse, else a half."""
    mine, theirs = (one.won, one.points), (other.won, other.points)
    return 0.5 if mine == theirs else float(mine > theirs)


def _share(by_seed: BySeed) -> Interval:
    """Give the mean percentage over the seeds, with its lasting interval; the games of one seed go together."""
    return share_intervals([[100 * fmean(values) for values in by_seed.values()]], lasting=True, fewest=1)[0]


def tournament(
    scenarios: Sequence[Scenario],
    players: Sequence[str],
    games: int = 100,
    seats: int = 2,
    cores: int = 1,
    seed: int = 1,
    store: RunStore | None = None,
    tell: Callable[[RunProgress], None] | None = None,
    *,
    cluster: str = "",
) -> Tournament:
    """Let machines play a tournament.

    Every ``seats`` of them play so many games on each map, made up to whole rounds of homes and seats. ``players`` are
    texts as of :func:`rbdesigner.find_player`, ``cores``, ``seed``, ``store``, ``tell`` and ``cluster``
    as those of :func:`simulate`. PlayerError, IllegalMap and ValueError for what cannot be played.

    >>> import rbdesigner as rb
    >>> games = rb.tournament([rb.load("scenarios/twin-isles.rbmap")], ["random", "planner:easy"], games=4)
    >>> duel = games.duels()[0]
    >>> duel.player, duel.opponent, duel.games, round(duel.share.value)
    ('random', 'planner:easy', 4, 0)
    """
    found = Tournament(scenarios, players, games, seats=seats, seed=seed, store=store)
    play_out(found, cores, tell, cluster)
    return found
