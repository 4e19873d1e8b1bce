"""The games of runs in an SQLite file.

One process writes, a batch of games in each transaction, so that a run that is killed keeps what was finished. Of each
game its rows are kept, and the log packed; what happened by turn and by tile is added up.
"""

from __future__ import annotations

import json
import zlib
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, NamedTuple

from rbdesigner.lab.games.game_row import (
    GameResult,
    GameRow,
    HomeMilestones,
    SeatMilestones,
    SeatRow,
    TileTotal,
    TurnTotal,
)
from rbdesigner.lab.runs.run_setup import MOST_PLAYERS, RunSetup, bare_map, machine_versions
from rbdesigner.lab.runs.store_file import MEMORY, UNGROUPED, RunStoreError, RunStudy, StoreFile
from rbdesigner.lab.statistics.intervals import GROUPS, seed_group
from rbdesigner.lab.statistics.turn_totals import TurnTotals
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Scenario

__all__ = ["GAME_COLUMNS", "MEMORY", "RunStore", "RunStoreError", "RunSummary"]

GAME_COLUMNS = ("number", "seed", "homes", "turns", "ending", "contact", "leads", "decided", "actions", "failure")
NOWHERE = (1 << 30, 1 << 30)
"""The home of nobody."""
MOST_TURNS = 200_000
"""No game has more turns: it would have more actions than any."""
MOST_LOG = 1 << 26
"""No log has more bytes; a long one of six players has one million."""
_FAILED_BEFORE = "EXISTS (SELECT 1 FROM games WHERE (run, number) = (seats.run, seats.number) AND failure != '')"


class RunSummary(NamedTuple):
    """A run of a store.

    It has its title, who plays, the seed, how many of its games have been played, the things that it is played without,
    the day on which it was begun, empty if unknown, and the study that it was played for, if for nothing else.
    """

    run: int
    title: str
    players: tuple[str, ...]
    seed: int
    games: int
    without: tuple[str, ...] = ()
    begun: str = ""
    study: str = RunStudy.NONE

    @property
    def is_of_map(self) -> bool:
        """Whether it is a run of the map itself, and not of a study alone."""
        return not (self.without or self.study)


class RunStore(StoreFile):
    """An open file of runs; close it at the end, or use it as a context.

    RunStoreError, here and in all methods, where the file cannot be read or written.

    >>> import rbdesigner as rb
    >>> with rb.RunStore() as store:  # give it a path to keep the games
    ...     played = rb.simulate(rb.load("scenarios/twin-isles.rbmap"), ["random"] * 2, games=2, store=store)
    ...     [(run.title, run.games) for run in store.runs()]
    [('Twin Isles', 2)]
    """

    # Writing

    def begin(self, setup: RunSetup, study: RunStudy = RunStudy.NONE) -> int:
        """Begin a run, and give its number: that of the same one if it has been begun before.

        One that other versions of the machines have played is another. What has ever been begun for no study is of
        none. A run with players of others gets its secret here, unless it has one (:meth:`RunSetup.sealed`).
        """
        found = self._begun(setup)
        if found is None or (study is RunStudy.NONE and found[1]):
            row = self._row_of(setup, study)
            with self._writing():  # another program may have begun it meanwhile
                self._database.execute(
                    f"INSERT INTO runs ({', '.join(row)}) VALUES ({', '.join('?' * len(row))}) "
                    "ON CONFLICT (digest) DO NOTHING",
                    tuple(row.values()),
                )
                if study is RunStudy.NONE:
                    self._database.execute("UPDATE runs SET study = '' WHERE digest = ?", (row["digest"],))
            found = self._begun(setup)
        assert found is not None
        return found[0]

    def _begun(self, setup: RunSetup) -> tuple[int, str] | None:
        """The number and the study of a run, if it has been begun."""
        for run, study in self._rows("it", "SELECT id, study FROM runs WHERE digest = ?", setup.digest()):
            return run, study
        return None

    def _row_of(self, setup: RunSetup, study: RunStudy) -> dict[str, str | int]:
        """A run as its table has it, column by column."""
        return {
            "digest": setup.digest(),
            "title": setup.scenario.properties.title,
            "players": json.dumps(setup.players),
            "seed": setup.seed,
            "scenario": files.dumps(setup.scenario),
            "versions": json.dumps(machine_versions(setup.players)),
            "without": json.dumps(setup.without),
            "begun": datetime.now(UTC).date().isoformat(),
            "study": study,
            "secret": setup.sealed().secret,
        }

    def add(self, run: int, rows: Iterable[GameRow]) -> None:
        """Keep games; all of them or, if that fails, none.

        A game that failed gives way to what it is now. One that another program has played meanwhile stays as it is.
        """
        with self._writing():
            for row in rows:
                self._add(run, row)

    def _add(self, run: int, row: GameRow) -> None:
        log = zlib.compress("\n".join(row.log).encode())
        numbers = (run, row.number, row.seed, row.homes, row.turns, row.ending, row.contact, row.leads, row.actions)
        execute = self._database.execute
        for table, which in (("seats", _FAILED_BEFORE), ("games", "failure != ''")):
            execute(f"DELETE FROM {table} WHERE run = ? AND number = ? AND {which}", (run, row.number))
        kept = execute(
            "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (run, number) DO NOTHING",
            (*numbers, row.failure, log, row.decided),
        )
        if not kept.rowcount:
            return
        for seat in row.seats:
            results = seat.position, seat.goods, seat.wonder, seat.won
            execute(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (run, row.number, seat.seat, seat.player, *seat.home, *results),
            )
        if not row.is_played:
            return
        self._database.executemany(
            "INSERT INTO milestones VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            ((run, row.number, seat, *turns) for seat, turns in enumerate(row.milestones)),
        )
        homes = {seat.seat: tuple(seat.home) for seat in row.seats}
        players = {seat.seat: seat.player for seat in row.seats}
        group = seed_group(row.seed)
        self._database.executemany(
            "INSERT INTO totals VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET "
            "amount = amount + excluded.amount",
            (
                (run, *homes.get(each.seat, NOWHERE), players.get(each.seat, -1), *each[1:4], group, each.amount)
                for each in row.counts
            ),
        )  # fmt: skip
        self._database.executemany(
            "INSERT INTO tiles VALUES (?, ?, ?, ?, ?, 1, ?, ?) ON CONFLICT DO UPDATE SET "
            "games = games + 1, steps = steps + excluded.steps, made = made + excluded.made",
            ((run, *each.at, *homes.get(each.first, NOWHERE), each.steps, each.made) for each in row.tiles),
        )

    # Reading

    def runs(self) -> list[RunSummary]:
        """All runs, in the order in which they were begun."""
        found = self._rows(
            "ittiittt",
            "SELECT id, title, players, seed, (SELECT count(*) FROM games WHERE run = id), without, begun, study FROM "
            "runs ORDER BY id",
        )
        with self._reading():
            return [
                RunSummary(run, title, _words(players), seed, games, _words(without), *rest)
                for run, title, players, seed, games, without, *rest in found
            ]

    def numbers(self, run: int) -> set[int]:
        """List the numbers of the games that came to their end; whoever goes on plays those again that failed."""
        return {number for (number,) in self._rows("i", "SELECT number FROM games WHERE run = ? AND failure = ''", run)}

    def seats(self, run: int) -> list[tuple[int, int, SeatRow]]:
        """List the seats of all games that came to their end, each with the number and the seed of its game."""
        found = self._rows(
            "iiiiiiiiii",
            "SELECT number, games.seed, seat, player, home_q, home_r, position, goods, wonder, won FROM seats "
            "JOIN games USING (run, number) WHERE run = ? AND failure = '' ORDER BY number, seat",
            run,
        )
        with self._reading():
            players = len(_words(self._row("t", "players", run)[0])) if found else 0
            if not all(0 <= seat < players and 0 <= who < players for _, _, seat, who, *_ in found):
                raise ValueError
        return [(number, seed, SeatRow(seat, who, (q, r), *rest)) for number, seed, seat, who, q, r, *rest in found]

    def setup(self, run: int) -> RunSetup:
        """The map and the players of a run; LookupError if there is no such run."""
        scenario, players, seed, without, secret = self._row("ttitt", "scenario, players, seed, without, secret", run)
        with self._reading():
            setup = RunSetup(files.loads(scenario, self.path), _words(players), seed, _words(without), secret)
            if not 1 <= len(setup.players) <= MOST_PLAYERS:
                raise ValueError
            return setup

    def secret(self, run: int) -> str:
        """The secret of a run, empty if only our players play.

        LookupError if there is no such run.
        """
        (secret,) = self._row("t", "secret", run)
        return str(secret)

    def version(self, run: int) -> str:
        """The version that began a run; LookupError if there is no such run."""
        (versions,) = self._row("t", "versions", run)
        with self._reading():
            return str(json.loads(versions).get("rbdesigner", ""))

    def is_current(self, run: int) -> bool:
        """Whether the machines of today play the games of a run.

        Whoever begins one anew that earlier ones have played begins another. LookupError if there is no such run.
        """
        digest: str
        (digest,) = self._row("t", "digest", run)
        setup = self.setup(run)
        return digest in (setup.digest(), replace(setup, secret="").digest())  # its secret was drawn or given

    def _row(self, kinds: str, columns: str, run: int) -> Any:
        """The row of a run; LookupError if there is no such run."""
        found = self._rows(kinds, f"SELECT {columns} FROM runs WHERE id = ?", run)
        if not found:
            raise LookupError(run)
        return found[0]

    def run_of(self, scenario: Scenario) -> int | None:
        """Find the latest run of a map with all that the rules have, and for no study.

        Without one it is the latest of a map with its title, which then is another version of it; None if there is
        none.
        """
        title, same = scenario.properties.title, files.dumps(bare_map(scenario))
        found = self._rows(
            "i",
            "SELECT id FROM runs WHERE without = '[]' AND study = '' AND (scenario = ? OR (title = ? AND title != '')) "
            "ORDER BY scenario = ? DESC, id DESC",
            same, title, same,
        )  # fmt: skip
        return found[0][0] if found else None

    def versions_of(self, scenario: Scenario, most: int = 12) -> list[int]:
        """List the latest run of each other map with the title of this one, the newest first, without studies.

        There are at most so many.
        """
        title, same = scenario.properties.title, files.dumps(bare_map(scenario))
        found = self._rows(
            "i",
            "SELECT max(id) FROM runs WHERE without = '[]' AND study = '' AND scenario != ? AND title = ? "
            "AND title != '' AND EXISTS (SELECT 1 FROM games WHERE run = id) GROUP BY scenario ORDER BY 1 DESC LIMIT ?",
            same, title, most,
        )  # fmt: skip
        return [run for (run,) in found]

    def results(self, run: int) -> list[GameResult]:
        """The results of all games, failed ones too, by their numbers."""
        seats: defaultdict[int, list[tuple[int, tuple[int, int], int]]] = defaultdict(list)
        for number, q, r, points, won in self._rows(
            "iiiii",
            "SELECT number, home_q, home_r, goods + wonder, won FROM seats WHERE run = ? ORDER BY number, seat",
            run,
        ):
            seats[number].append((points, (q, r), won))
        games = self._rows(
            "iiitiiit",
            "SELECT number, seed, turns, ending, contact, leads, decided, failure FROM games WHERE run = ? "
            "ORDER BY number",
            run,
        )
        found = []
        with self._reading():
            for number, *figures, failure in games:
                points, homes, won = zip(*seats[number], strict=True)
                winner = won.index(1) if 1 in won else -1
                found.append(GameResult._make((number, *figures, points, homes, winner, failure)))
        return found

    def milestones(self, run: int) -> list[HomeMilestones]:
        """List the milestones of the seats of games that came to their end, by game and seat.

        Games that an earlier version of the program kept are not among them: of these nobody knows.
        """
        columns = [f"milestones.{each}" for each in SeatMilestones._fields]
        found = self._rows(
            "iiiii" + "i" * len(columns),
            f"SELECT number, seed, home_q, home_r, games.turns, {', '.join(columns)} "
            "FROM milestones JOIN seats USING (run, number, seat) JOIN games USING (run, number) "
            "WHERE run = ? AND failure = '' ORDER BY number, seat",
            run,
        )
        with self._reading():
            if not all(0 <= turn <= MOST_TURNS for _, _, _, _, *turns in found for turn in turns):
                raise ValueError
        return [
            HomeMilestones(number, seed, (q, r), SeatMilestones(*turns), last)
            for number, seed, q, r, last, *turns in found
        ]

    def tiles(self, run: int) -> list[TileTotal]:
        """The tiles in all games that came to their end."""
        found = self._rows("iiiiiii", "SELECT q, r, home_q, home_r, games, steps, made FROM tiles WHERE run = ?", run)
        return [
            TileTotal((q, r), None if (home_q, home_r) == NOWHERE else (home_q, home_r), *counts)
            for q, r, home_q, home_r, *counts in found
        ]

    def lengths(self, run: int) -> list[tuple[int, str, int, int, int]]:
        """List the lengths of games that came to their end.

        Each has turns, ending, first contact, how often the lead changed and when the winner took it for good.
        """
        return self._rows(
            "itiii", "SELECT turns, ending, contact, leads, decided FROM games WHERE run = ? AND failure = ''", run
        )

    def games(self, run: int) -> list[tuple[object, ...]]:
        """All games, failed ones too, with the columns of :data:`GAME_COLUMNS`."""
        return self._rows(
            "iiiitiiiit", f"SELECT {', '.join(GAME_COLUMNS)} FROM games WHERE run = ? ORDER BY number", run
        )

    def totals(self, run: int) -> TurnTotals:
        """How often everything happened in each turn of the games that came to their end."""
        seeds = self._rows("i", "SELECT seed FROM games WHERE run = ? AND failure = ''", run)
        return TurnTotals(self.turns(run), (seed for (seed,) in seeds))

    def turns(self, run: int) -> list[TurnTotal]:
        """Total how often everything happened in each turn, by the homes of whose it was, and by groups of seeds."""
        found = self._rows(
            "iiittii",
            "SELECT home_q, home_r, turn, event, thing, seed_group, sum(amount) FROM totals WHERE run = ? "
            "GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5",
            run,
        )
        is_grouped = all(group != UNGROUPED for *_, group, _ in found)
        amounts: defaultdict[tuple[int, int, int, str, str], list[int]] = defaultdict(lambda: [0] * GROUPS)
        with self._reading():
            for q, r, turn, event, thing, group, amount in found:
                amounts[q, r, turn, event, thing][max(group, 0)] += amount
            if not all(0 <= turn <= MOST_TURNS for _, _, turn, *_ in found):
                raise ValueError
        return [
            TurnTotal(
                None if (q, r) == NOWHERE else (q, r), turn, event, thing, tuple(each) if is_grouped else (sum(each),)
            )
            for (q, r, turn, event, thing), each in amounts.items()
        ]

    def failures(self, run: int) -> list[tuple[int, int, str]]:
        """The number, the seed and the reason of each game that failed."""
        return self._rows(
            "iit", "SELECT number, seed, failure FROM games WHERE run = ? AND failure != '' ORDER BY number", run
        )

    def log(self, run: int, number: int) -> list[str]:
        """The lines of a game's log; LookupError if there is no such game."""
        found = self._rows("b", "SELECT log FROM games WHERE run = ? AND number = ?", run, number)
        if not found:
            raise LookupError(number)
        with self._reading():
            unpacking = zlib.decompressobj()
            text = unpacking.decompress(found[0][0], MOST_LOG)
            if not unpacking.eof:
                raise ValueError
            return text.decode().splitlines()


def _words(text: str) -> tuple[str, ...]:
    """The words of a list in JSON."""
    found = json.loads(text)
    if not isinstance(found, list) or not all(isinstance(word, str) for word in found):
        raise TypeError
    return tuple(found)
