"""The archive of all games that were ever played here.

It is an embedded database (SQLite with a write-ahead log) that several windows may use at once. The text of each game
is in it, so that any of them can be opened again, whatever has become of its file.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple, TypeVar
from uuid import uuid4

from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.play.archive_file import ArchiveError, ArchiveFile

__all__ = ["Archive", "ArchiveError", "ArchivedGame", "Origin", "id_of", "identify", "set_apart"]

log = logging.getLogger(__name__)
T = TypeVar("T")

ID = "id"
"""The member of a saved game by which it is known again."""
_COLUMNS = "id, title, code, players, names, seed, begun, played, turn, over, points, map, file, how"
_LATER = ("title", "code", "names", "turn", "over", "points", "map", "file", "how", "game")
"""The columns that change when a game is kept again."""
_PLAYED = "played = case when game = excluded.game then played else excluded.played end"
"""A game that is kept again as it was has not been played since."""
_FILES = ("map", "file")
"""The columns with files; what was known stays where nothing is told."""


class Origin(StrEnum):
    """The origin of a game: played here by persons, by machines alone, or elsewhere, so that it came as a whole."""

    HERE = "here"
    MACHINE = "machine"
    OPENED = "opened"


def id_of(game: Game) -> str:
    """The id of a game, empty if it has none yet."""
    known = game.extra.get(ID)
    return known if isinstance(known, str) else ""


def identify(game: Game) -> str:
    """Give the id of a game, and a new one if it has none; its copies and files are then known as the same game."""
    key = id_of(game) or uuid4().hex
    game.extra = {**game.extra, ID: key}
    return key


def set_apart(game: Game) -> None:
    """Take the id of a game away: it is another than the one it was read from."""
    game.extra = {name: value for name, value in game.extra.items() if name != ID}


class ArchivedGame(NamedTuple):
    """A game of the archive.

    It tells when the game was begun and last played (ISO, UTC), how far it is, the points of the players, and how it
    was played. The file of its map on this computer and the file it was saved in are empty if there is none.
    """

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
    how: Origin = Origin.HERE


class Archive:
    """The games in a file, which is made when the first one is kept.

    If the file was damaged, ``on_set_aside(path)`` is called with its new name, and a new file is begun.
    """

    def __init__(self, path: Path, on_set_aside: Callable[[Path], object] = lambda path: None) -> None:
        self._file = ArchiveFile(path)
        self._on_set_aside = on_set_aside

    def keep(
        self, game: Game, scenario_file: Path | None = None, file: Path | None = None, how: Origin = Origin.HERE
    ) -> str:
        """Keep a game as it is now, in place of how it was before, and return its id, which its file gets too.

        An end once reached stays: what is played after taking it back counts from the next end on, in solo if that is
        no worse. ``scenario_file`` is where the map is, ``file`` where the game is saved; without them, what was known
        stays.
        """
        key = identify(game)
        row = _row(key, game, scenario_file, file)
        self._do(lambda connection: _keep(connection, row, game, how))
        return key

    def games(self) -> list[ArchivedGame]:
        """List all games, those played last first; rows whose text is no game are left out."""
        return self._read([], lambda connection: list(_rows(connection, "order by played desc, rowid desc")))

    def text(self, key: str) -> str | None:
        """The saved text of a game, None if there is no such game."""

        def find(connection: sqlite3.Connection) -> str | None:
            row = connection.execute("select game from games where id = ?", (key,)).fetchone()
            if row is not None and not isinstance(row[0], bytes):
                raise ValueError("this game is damaged")
            return zlib.decompress(row[0]).decode() if row is not None else None

        return self._read(None, find)

    def holds(self, game: Game) -> bool:
        """Whether a game is kept just as it is now."""
        return self.text(id_of(game)) == game_records.dumps(game)

    def forget(self, keys: Sequence[str]) -> None:
        """Take games out."""
        wanted = [(key,) for key in keys]
        self._do(lambda connection: connection.executemany("delete from games where id = ?", wanted))

    def best(self, title: str, code: str, but: str = "") -> ArchivedGame | None:
        """Find the best solo game of a scenario that persons have ended here: the first of several, without ``but``.

        Maps with neither title nor code cannot be told apart and have none.
        """
        if not (title or code):
            return None
        wanted = "where over and players = 1 and title = ? and code = ? and id <> ? order by begun"
        none: list[ArchivedGame] = []
        found = self._read(none, lambda connection: list(_rows(connection, wanted, (title, code, but))))
        return max((game for game in found if game.how is Origin.HERE), key=lambda game: game.points, default=None)

    def how_played(self, game: Game) -> Origin | None:
        """Tell how a game was played, as far as that is known; of one that is over, only if that end is kept."""
        known = self._read(None, lambda connection: next(_rows(connection, "where id = ?", (id_of(game),)), None))
        if known is None or (game.over and not self._has_log(game)):
            return None
        return known.how

    def _has_log(self, game: Game) -> bool:
        """Whether a game is kept with just these actions."""
        try:
            return list(json.loads(self.text(id_of(game)) or "{}").get("log", ())) == game_records.lines(game)
        except (ArchiveError, ValueError, TypeError, AttributeError, RecursionError):
            return False

    def map_of(self, key: str) -> Path | None:
        """The file of the map of a game, None if it is not known."""
        return self._path_in("map", key)

    def file_of(self, key: str) -> Path | None:
        """Find the file that a game was saved in; None if it is not known or holds another game by now."""
        file = self._path_in("file", key)
        try:
            return file if file is not None and json.loads(file.read_text("utf-8"))[ID] == key else None
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return None

    def _path_in(self, column: str, key: str) -> Path | None:
        def find(connection: sqlite3.Connection) -> Path | None:
            row = connection.execute(f"select {column} from games where id = ?", (key,)).fetchone()
            return Path(row[0]) if row is not None and row[0] and isinstance(row[0], str) else None

        return self._read(None, find) if key else None

    def _read(self, nothing: T, find: Callable[[sqlite3.Connection], T]) -> T:
        """Find something, if there is an archive."""
        return self._do(find) if self._file.exists else nothing

    def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do something with the archive, with a new one if it turns out to be damaged."""
        try:
            with self._file.open() as connection:
                return work(connection)
        except ArchiveError:
            if not self._file.set_aside:
                raise
        for path in self._file.set_aside:
            self._on_set_aside(path)
        self._file.set_aside.clear()
        with self._file.open() as connection:
            return work(connection)


def _keep(connection: sqlite3.Connection, row: dict[str, object], game: Game, how: Origin) -> None:
    """Keep a row in place of that which is there, if it counts more."""
    connection.execute("begin immediate")  # so that what is read here is not changed before it is written
    before = next(_rows(connection, "where id = ?", (row["id"],)), None)
    if before is not None and not _counts(game, how, before):
        return
    if before is None:  # or damaged
        connection.execute("delete from games where id = ?", (row["id"],))
    known = before._asdict() if before is not None else {}
    row |= {column: row[column] or known.get(column, "") for column in _FILES}
    row["how"] = before.how if before is not None and before.how is not Origin.HERE else how
    later = ", ".join([_PLAYED, *(f"{column} = excluded.{column}" for column in _LATER)])
    connection.execute(
        f"insert into games ({', '.join(row)}) values ({', '.join('?' * len(row))})"
        f" on conflict (id) do update set {later}",
        tuple(row.values()),
    )


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
        "game": zlib.compress(game_records.dumps(game).encode()),
    }


def _counts(game: Game, how: Origin, before: ArchivedGame) -> bool:
    """Whether a game as it is now is to be kept in place of how it was before."""
    if not before.over:
        return True
    if before.how is Origin.HERE and how is not Origin.HERE:
        return False  # what somebody else has made of it
    return game.over and (game.players > 1 or game.scores()[0].total >= before.points[0])


def _rows(connection: sqlite3.Connection, which: str, values: Iterable[object] = ()) -> Iterator[ArchivedGame]:
    """The games that are wanted; a row that is damaged hides no other."""
    for row in connection.execute(f"select {_COLUMNS} from games {which}", tuple(values)):
        try:
            yield _played(row)
        except (ValueError, TypeError, RecursionError, OverflowError) as error:
            log.warning("a game of the archive is damaged: %s", error)


def _played(row: Sequence[object]) -> ArchivedGame:
    key, title, code, players, names, seed, begun, played, turn, over, points, map_, file, how = row
    for moment in (begun, played):
        datetime.fromisoformat(str(moment))
    found = ArchivedGame(
        str(key), str(title), str(code), int(str(players)), tuple(json.loads(str(names))), int(str(seed)), str(begun),
        str(played), int(str(turn)), bool(over), tuple(json.loads(str(points))), str(map_), str(file),
        Origin(str(how) or Origin.HERE),
    )  # fmt: skip
    if not all(isinstance(name, str) for name in found.names) or not all(type(each) is int for each in found.points):
        raise ValueError("names or points are none")
    if len(found.points) != found.players or not found.players:
        raise ValueError("there are not as many points as players")
    return found
