"""All games that were ever played here: an embedded database that several windows may use at once.

SQLite with a write-ahead log. The text of each game is in it, so that any of them can be opened again, whatever has
become of its file.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4

from rbdesigner.engine import records
from rbdesigner.engine.game import Game

ID = "id"
"""The member of a saved game by which it is known again."""
_WAIT = 5.0
"""Seconds to wait for another window that is writing."""
_TABLE = """
    create table if not exists games (
        id text primary key,
        title text not null,
        code text not null,
        players integer not null,
        names text not null,
        seed integer not null,
        begun text not null,
        played text not null,
        turn integer not null,
        over integer not null,
        points text not null,
        game blob not null
    )
"""
_COLUMNS = "id, title, code, players, names, seed, begun, played, turn, over, points"


class ArchiveError(Exception):
    """The archive cannot be read or written; the text says why in one line."""


class Played(NamedTuple):
    """One game: when it was begun and last played (ISO, UTC), how far it is, and the points of the players."""

    id: str
    title: str
    code: str
    players: int
    names: tuple[str, ...]
    seed: int
    begun: str
    played: str
    turn: int
    over: bool
    points: tuple[int, ...]


class Archive:
    """The games in a file, which is made when the first one is kept."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """A connection within one transaction; ArchiveError for whatever goes wrong."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with closing(sqlite3.connect(self._path, timeout=_WAIT)) as connection, connection:
                connection.execute("pragma journal_mode = wal")
                connection.execute(_TABLE)
                yield connection
        except (sqlite3.Error, OSError) as error:
            raise ArchiveError(f"{self._path}: {error}") from error

    def keep(self, game: Game) -> str:
        """Keep a game as it is now, in place of how it was before; returns its id, which its file gets too."""
        known = game.extra.get(ID)
        key = known if isinstance(known, str) and known else uuid4().hex
        game.extra = {**game.extra, ID: key}
        properties, now = game.scenario.properties, datetime.now(UTC).isoformat(timespec="seconds")
        points = json.dumps([score.total for score in game.scores()])
        packed = zlib.compress(records.dumps(game).encode())
        values = (
            *(key, properties.title, properties.code, game.players, json.dumps(list(game.names)), game.seed, now, now),
            *(game.state.turn, int(game.over), points, packed),
        )
        with self._open() as connection:
            connection.execute(
                f"insert into games ({_COLUMNS}, game) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                " on conflict (id) do update set title = excluded.title, code = excluded.code, names = excluded.names,"
                " played = excluded.played, turn = excluded.turn, over = excluded.over, points = excluded.points,"
                " game = excluded.game",
                values,
            )
        return key

    def games(self) -> list[Played]:
        """All games, those played last first."""
        if not self._path.exists():
            return []
        with self._open() as connection:
            rows = connection.execute(f"select {_COLUMNS} from games order by played desc, rowid desc").fetchall()
        return [_played(row) for row in rows]

    def text(self, key: str) -> str | None:
        """The saved text of a game, None if there is no such game."""
        if not self._path.exists():
            return None
        with self._open() as connection:
            row = connection.execute("select game from games where id = ?", (key,)).fetchone()
        return zlib.decompress(row[0]).decode() if row is not None else None

    def forget(self, keys: Sequence[str]) -> None:
        """Take games out."""
        with self._open() as connection:
            connection.executemany("delete from games where id = ?", [(key,) for key in keys])

    def best(self, title: str, code: str) -> Played | None:
        """The best solo game of a scenario that was played to its end."""
        ended = [
            game
            for game in self.games()
            if game.over and game.players == 1 and (game.title, game.code) == (title, code)
        ]
        return max(ended, key=lambda game: game.points, default=None)


def _played(row: Sequence[object]) -> Played:
    key, title, code, players, names, seed, begun, played, turn, over, points = row
    return Played(
        str(key), str(title), str(code), int(str(players)), tuple(json.loads(str(names))), int(str(seed)), str(begun),
        str(played), int(str(turn)), bool(over), tuple(json.loads(str(points))),
    )  # fmt: skip
