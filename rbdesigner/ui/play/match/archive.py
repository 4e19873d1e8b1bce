"""All games that were ever played here: an embedded database that several windows may use at once.

SQLite with a write-ahead log. The text of each game is in it, so that any of them can be opened again, whatever has
become of its file.
"""

from __future__ import annotations

import json
import sqlite3
import time
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
_WAIT = 2.0
"""Seconds to wait for another window that is writing, which takes it some milliseconds."""
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
        map text not null default '',
        file text not null default '',
        game blob not null
    )
"""
_COLUMNS = "id, title, code, players, names, seed, begun, played, turn, over, points, map, file"
_LATER = ("title", "code", "names", "turn", "over", "points", "map", "file", "game")
"""The columns that change when a game is kept again."""
_PLAYED = "played = case when game = excluded.game then played else excluded.played end"
"""A game that is kept again as it was has not been played since."""
_FILES = ("map", "file")
"""The columns with files, which archives from before may lack; what was known stays where nothing is told."""


def id_of(game: Game) -> str:
    """The id of a game, empty if it has none yet."""
    known = game.extra.get(ID)
    return known if isinstance(known, str) else ""


def identify(game: Game) -> str:
    """The id of a game, which gets one if it has none: copies and files of it then are known as the same game."""
    key = id_of(game) or uuid4().hex
    game.extra = {**game.extra, ID: key}
    return key


class ArchiveError(Exception):
    """The archive cannot be read or written; the text says why in one line."""


class Played(NamedTuple):
    """One game: when it was begun and last played (ISO, UTC), how far it is, the points of the players, the file of its
    map on this computer and that which it was saved in, empty if there is none."""

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
    map: str = ""
    file: str = ""


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
                _prepare(connection)
                yield connection
        except (sqlite3.Error, zlib.error, OSError, ValueError) as error:
            raise ArchiveError(f"{self._path}: {error}") from error

    def keep(self, game: Game, scenario_file: Path | None = None, file: Path | None = None) -> str:
        """Keep a game as it is now, in place of how it was before; returns its id, which its file gets too.

        An end once reached stays: what is played after taking it back counts from the next end on, in solo if that is
        no worse. ``scenario_file`` is where the map is, ``file`` where the game is saved; what was known stays without.
        """
        key = identify(game)
        row = _row(key, game, scenario_file, file)
        later = ", ".join([_PLAYED, *(f"{column} = excluded.{column}" for column in _LATER)])
        with self._open() as connection:
            connection.execute("begin immediate")  # so that what is read here is not changed before it is written
            before = connection.execute(f"select {_COLUMNS} from games where id = ?", (key,)).fetchone()
            if before is None or _counts(game, _played(before)):
                known = _played(before)._asdict() if before is not None else {}
                row |= {column: row[column] or known.get(column, "") for column in _FILES}
                connection.execute(
                    f"insert into games ({', '.join(row)}) values ({', '.join('?' * len(row))})"
                    f" on conflict (id) do update set {later}",
                    tuple(row.values()),
                )
        return key

    def games(self) -> list[Played]:
        """All games, those played last first."""
        if not self._path.exists():
            return []
        with self._open() as connection:
            rows = connection.execute(f"select {_COLUMNS} from games order by played desc, rowid desc")
            return [_played(row) for row in rows]

    def text(self, key: str) -> str | None:
        """The saved text of a game, None if there is no such game."""
        if not self._path.exists():
            return None
        with self._open() as connection:
            row = connection.execute("select game from games where id = ?", (key,)).fetchone()
            return zlib.decompress(row[0]).decode() if row is not None else None

    def holds(self, game: Game) -> bool:
        """Whether a game is kept just as it is now."""
        return self.text(str(game.extra.get(ID, ""))) == records.dumps(game)

    def forget(self, keys: Sequence[str]) -> None:
        """Take games out."""
        with self._open() as connection:
            connection.executemany("delete from games where id = ?", [(key,) for key in keys])

    def best(self, title: str, code: str, but: str = "") -> Played | None:
        """The best solo game of a scenario that was played to its end, the first of several; without the game ``but``.

        Maps with neither title nor code cannot be told apart and have none.
        """
        if not (title or code) or not self._path.exists():
            return None
        wanted = "over and players = 1 and title = ? and code = ? and id <> ?"
        with self._open() as connection:
            rows = connection.execute(f"select {_COLUMNS} from games where {wanted} order by begun", (title, code, but))
            return max(map(_played, rows), key=lambda game: game.points, default=None)

    def map_of(self, key: str) -> Path | None:
        """The file of the map of a game, None if it is not known."""
        return self._file("map", key)

    def file_of(self, key: str) -> Path | None:
        """The file that a game was saved in, None if it is not known or holds another game by now."""
        file = self._file("file", key)
        try:
            return file if file is not None and json.loads(file.read_text("utf-8"))[ID] == key else None
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return None

    def _file(self, column: str, key: str) -> Path | None:
        if not key or not self._path.exists():
            return None
        with self._open() as connection:
            row = connection.execute(f"select {column} from games where id = ?", (key,)).fetchone()
        return Path(row[0]) if row is not None and row[0] else None


def _prepare(connection: sqlite3.Connection) -> None:
    """Make the table, or give one from before what it lacks."""
    _turn_to_wal(connection)
    connection.execute(_TABLE)
    known = {column[1] for column in connection.execute("pragma table_info(games)")}
    for column in _FILES:
        if column not in known:
            connection.execute(f"alter table games add column {column} text not null default ''")


def _turn_to_wal(connection: sqlite3.Connection) -> None:
    """Write ahead from now on. While another window is about this too SQLite does not wait by itself."""
    end = time.monotonic() + _WAIT
    while True:
        try:
            connection.execute("pragma journal_mode = wal")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.01)


def _row(key: str, game: Game, scenario_file: Path | None, file: Path | None) -> dict[str, object]:
    """A game as the table has it, column by column."""
    properties, now = game.scenario.properties, datetime.now(UTC).isoformat(timespec="seconds")
    return {
        "id": key,
        "title": properties.title,
        "code": properties.code,
        "players": game.players,
        "names": json.dumps(list(game.names)),
        "seed": game.seed,
        "begun": now,
        "played": now,
        "turn": game.state.turn,
        "over": int(game.over),
        "points": json.dumps([score.total for score in game.scores()]),
        "map": str(scenario_file) if scenario_file is not None else "",
        "file": str(file.absolute()) if file is not None else "",
        "game": zlib.compress(records.dumps(game).encode()),
    }


def _counts(game: Game, before: Played) -> bool:
    """Whether a game as it is now is to be kept in place of how it was before."""
    if not before.over:
        return True
    return game.over and (game.players > 1 or game.scores()[0].total >= before.points[0])


def _played(row: Sequence[object]) -> Played:
    key, title, code, players, names, seed, begun, played, turn, over, points, map_, file = row
    return Played(
        str(key), str(title), str(code), int(str(players)), tuple(json.loads(str(names))), int(str(seed)), str(begun),
        str(played), int(str(turn)), bool(over), tuple(json.loads(str(points))), str(map_), str(file),
    )  # fmt: skip
