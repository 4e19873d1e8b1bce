"""An archive that is damaged: set aside as a whole, or read on but for what is bad."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.engine.games.game import Game
from rbdesigner.play.archive import Archive, ArchiveError
from rbdesigner.play.archive_file import ArchiveFile
from rbdesigner.ui.dialogs.games.played_games import PlayedModel
from tests.engine.games.test_games import played
from tests.gui.game.test_archive import begun, millbrook
from tests.strategies import some


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "data" / "games.sqlite")


@pytest.fixture
def aside() -> list[Path]:
    """The damaged archives that were told of."""
    return []


@pytest.fixture
def told(tmp_path: Path, aside: list[Path]) -> Archive:
    return Archive(tmp_path / "games.sqlite", aside.append)


def no_database(path: Path) -> None:
    path.write_bytes(b"no database at all" * 100)


def other_table(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("drop table games")
        connection.execute("create table games (id text, weight real)")


def torn_pages(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[4096:] = b"\xa5" * (len(data) - 4096)
    path.write_bytes(data)


def torn_schema(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[100:4096] = b"\xa5" * 3996
    path.write_bytes(data)


DAMAGES = [no_database, other_table, torn_pages, torn_schema]


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("later", [False, True])
def test_a_damaged_archive_is_set_aside_told_of_and_begun_anew(
    damage: Callable[[Path], None], later: bool, told: Archive, aside: list[Path], tmp_path: Path
) -> None:
    path = tmp_path / "games.sqlite"
    told.keep(begun(1))
    archive = told if later else Archive(path, aside.append)
    damage(path)
    content = path.read_bytes()
    key = archive.keep(begun(2))
    assert [game.id for game in archive.games()] == [key]
    assert archive.text(key) is not None
    (kept,) = aside
    assert kept.parent == tmp_path
    assert kept.name.startswith("games-damaged-")
    if damage is not other_table:
        assert kept.read_bytes() == content
    archive.keep(begun(3))
    assert len(aside) == 1


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_archive_can_be_read_as_an_empty_one(
    damage: Callable[[Path], None], told: Archive, aside: list[Path], tmp_path: Path
) -> None:
    key = told.keep(begun(1))
    damage(tmp_path / "games.sqlite")
    assert told.games() == []
    assert len(aside) == 1
    assert told.text(key) is None
    assert told.best("Millbrook", "RB-S1") is None
    told.forget([key])


def test_an_archive_that_another_window_has_begun_anew_is_left_alone(
    told: Archive, aside: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite"
    no_database(path)
    put_aside = ArchiveFile._put_aside

    def while_another_does_too(file: ArchiveFile, seen: int | None) -> None:
        monkeypatch.undo()
        Archive(path, aside.append).keep(begun(1))
        put_aside(file, seen)

    monkeypatch.setattr(ArchiveFile, "_put_aside", while_another_does_too)
    with pytest.raises(ArchiveError):
        told.games()
    assert len(told.games()) == 1
    assert len(aside) == 1


COLUMNS = (
    "title",
    "code",
    "players",
    "names",
    "seed",
    "begun",
    "played",
    "turn",
    "over",
    "points",
    "map",
    "file",
    "how",
)


ODD = (b"\xff\xfe", "", "[", "[" * 100_000, "{}", "[null]", '["x"]', "9" * 5000, 1e300, -1, "2026-13-45")


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, str]:
    """The file of an archive with a game for each odd value, and the good one among them."""
    path = tmp_path_factory.mktemp("rows") / "games.sqlite"
    archive = Archive(path)
    good = archive.keep(played("solo-millbrook").copy())
    for number in range(len(ODD)):
        archive.keep(begun(number + 1, 3))
    return path.read_bytes(), good


@pytest.mark.parametrize("column", COLUMNS)
def test_one_bad_row_hides_only_itself(column: str, rows: tuple[bytes, str], archive: Archive, tmp_path: Path) -> None:
    content, good = rows
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "games.sqlite").write_bytes(content)
    keys = [game.id for game in archive.games() if game.id != good]
    with closing(sqlite3.connect(tmp_path / "data" / "games.sqlite")) as connection, connection:
        for key, odd in zip(keys, ODD, strict=True):
            connection.execute(f"update games set {column} = ?, over = 1 where id = ?", (odd, key))
            connection.execute("update games set title = cast(title as text), begun = begun where id = ?", (key,))
    shown = archive.games()
    assert good in [game.id for game in shown]
    assert PlayedModel(shown).rowCount() == len(shown)
    properties = millbrook().properties
    best = archive.best(properties.title, properties.code)
    assert best is not None
    if column not in ("points", "over"):
        assert best.id == good
    for key in keys:
        with suppress(ArchiveError):
            archive.text(key)
            archive.map_of(key)
            archive.file_of(key)


def test_a_game_with_a_bad_row_is_kept_anew(archive: Archive, tmp_path: Path) -> None:
    game = begun(1)
    key = archive.keep(game)
    with closing(sqlite3.connect(tmp_path / "data" / "games.sqlite")) as connection, connection:
        connection.execute("update games set points = '[', names = ?, played = 'x'", (b"\xff",))
    assert archive.games() == []
    archive.keep(game)
    assert [game.id for game in archive.games()] == [key]


@pytest.fixture(scope="module")
def one_row(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, Game]:
    """The file of an archive with one game, and another game."""
    path = tmp_path_factory.mktemp("row") / "games.sqlite"
    Archive(path).keep(begun(1, 5))
    return path.read_bytes(), begun(2, 5)


@some(0.5)
@given(changes=st.lists(st.tuples(st.integers(0, 40_000), st.binary(min_size=1, max_size=300)), min_size=1, max_size=6))
def test_no_damage_raises_anything_else_and_there_is_always_an_archive(
    one_row: tuple[bytes, Game], changes: list[tuple[int, bytes]]
) -> None:
    content, game = one_row
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "games.sqlite"
        archive, data = Archive(path), bytearray(content)
        for place, piece in changes:
            start = place % len(data)
            data[start : start + len(piece)] = piece
        path.write_bytes(data)
        for work in (archive.games, lambda: archive.text("x"), lambda: archive.best("Millbrook", "")):
            with suppress(ArchiveError):
                work()
        with suppress(ArchiveError):
            key = archive.keep(game)
            assert key in [game.id for game in archive.games()]
