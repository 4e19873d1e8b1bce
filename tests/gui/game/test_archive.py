"""The archive of games: kept, found again, the best of them, and trouble with the file."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.engine.games.game import Game
from rbdesigner.play.archive import Archive, ArchiveError, Origin
from rbdesigner.players.player import play_game
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.scenario.model import Scenario
from tests.engine.games.test_games import played

ROOT = Path(__file__).parents[3]
SOLO = ROOT / "tests" / "games" / "solo-millbrook.rbgame"


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "data" / "games.sqlite")


@cache
def millbrook() -> Scenario:
    return rb.load(ROOT / "scenarios" / "millbrook.rbmap")


def begun(seed: int = 3, actions: int = 40) -> Game:
    game = Game.new(millbrook(), 1, seed)
    for _ in play_game(game, [RandomPlayer(seed)], actions):
        pass
    return game


def test_a_game_is_kept_once_and_comes_back_whole(archive: Archive) -> None:
    game = begun()
    key = archive.keep(game)
    for _ in play_game(game, [RandomPlayer(9)], 30):
        pass
    assert archive.keep(game) == key
    (kept,) = archive.games()
    assert (kept.title, kept.players, kept.turn, kept.over) == ("Millbrook", 1, game.state.turn, False)
    text = archive.text(key)
    assert text is not None
    again = Game.loads(text)
    assert again.state == game.state
    assert again.extra["id"] == key


def test_the_best_is_the_solo_game_with_most_points_that_has_ended(archive: Archive) -> None:
    record = played("solo-millbrook").copy()
    properties = record.scenario.properties
    archive.keep(begun())
    assert archive.best(properties.title, properties.code) is None
    key = archive.keep(record)
    weak = begun(5, 100_000)
    assert weak.over
    archive.keep(weak)
    best = archive.best(properties.title, properties.code)
    assert best is not None
    assert (best.id, best.points) == (key, (340,))


def test_games_played_last_come_first_and_can_be_forgotten(archive: Archive) -> None:
    first, second = archive.keep(begun(1)), archive.keep(begun(2))
    assert [game.id for game in archive.games()] == [second, first]
    archive.forget([second])
    assert [game.id for game in archive.games()] == [first]
    assert archive.text(second) is None


def test_an_end_once_reached_stays_until_the_next_that_is_no_worse(archive: Archive) -> None:
    game = played("solo-millbrook").copy()
    whole = len(game.log)
    key = archive.keep(game)
    game.go_to(whole - 40)
    archive.keep(game)
    (kept,) = archive.games()
    assert (kept.id, kept.over, kept.points) == (key, True, (340,))
    for _ in play_game(game, [RandomPlayer(1)], 1000):
        pass
    assert game.over
    assert game.scores()[0].total < 340
    archive.keep(game)
    assert archive.games() == [kept]


def test_the_latest_end_of_a_game_of_several_is_kept(archive: Archive) -> None:
    game = played("duo-the-lake-between").copy()
    archive.keep(game)
    (first,) = archive.games()
    game.go_to(len(game.log) - 200)
    archive.keep(game)
    assert archive.games() == [first]
    for _ in play_game(game, [RandomPlayer(1), RandomPlayer(2)], 5000):
        pass
    archive.keep(game)
    (second,) = archive.games()
    assert second.points == tuple(score.total for score in game.scores()) != first.points


def test_the_best_leaves_out_the_game_itself_and_maps_without_a_name(archive: Archive) -> None:
    record = Game.load(SOLO)
    properties = record.scenario.properties
    key = archive.keep(record)
    assert archive.best(properties.title, properties.code, but=key) is None
    record.scenario.properties = replace(properties, title="", code="")
    archive.keep(record)
    assert archive.games()[0].title == ""
    assert archive.best("", "") is None


def test_the_file_of_the_map_is_remembered(archive: Archive) -> None:
    game = begun(1)
    key = archive.keep(game, Path("maps") / "mine.json")
    archive.keep(game)
    assert archive.map_of(key) == Path("maps") / "mine.json"
    assert archive.map_of("other") is None


def test_an_archive_from_before_maps_were_remembered_is_read_on(archive: Archive, tmp_path: Path) -> None:
    key = archive.keep(begun(1))
    with closing(sqlite3.connect(tmp_path / "data" / "games.sqlite")) as connection:
        connection.execute("alter table games drop column map")
    assert archive.map_of(key) is None
    assert archive.keep(begun(2), Path("x.json")) != key
    assert len(archive.games()) == 2


WRITE = """
import sys
from pathlib import Path
from rbdesigner.engine.games.game import Game
from rbdesigner.play.archive import Archive
archive, game = Archive(Path(sys.argv[1])), Game.load(sys.argv[2])
print("ready", flush=True)
sys.stdin.readline()
for _ in range(25):
    game.extra = {}
    archive.keep(game)
    archive.games()
"""


def test_two_processes_write_at_once_into_the_same_archive(archive: Archive, tmp_path: Path) -> None:
    path = tmp_path / "data" / "games.sqlite"
    command = [sys.executable, "-c", WRITE, str(path), str(SOLO)]
    pipe, game = subprocess.PIPE, begun(1)
    process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)
    assert process.stdin is not None and process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    process.stdin.write("go\n")
    process.stdin.flush()
    for _ in range(25):
        game.extra = {}
        archive.keep(game)
        archive.games()
    process.communicate()
    assert process.returncode == 0
    assert len(archive.games()) == 50


def test_what_is_there_can_be_read_while_another_window_writes(archive: Archive, tmp_path: Path) -> None:
    key = archive.keep(begun(1))
    with closing(sqlite3.connect(tmp_path / "data" / "games.sqlite")) as other:
        other.execute("begin immediate")
        other.execute("delete from games")
        assert [game.id for game in archive.games()] == [key]
        assert archive.text(key) is not None


def test_a_locked_archive_is_told_in_one_line_before_long(
    archive: Archive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rbdesigner.play.archive_file._WAIT", 0.05)
    archive.keep(begun(1))
    with closing(sqlite3.connect(tmp_path / "data" / "games.sqlite")) as other:
        other.execute("begin immediate")
        with pytest.raises(ArchiveError, match=r"^.*games\.sqlite: another program is writing into it$"):
            archive.keep(begun(2))


def test_a_damaged_game_is_told_in_one_line(archive: Archive, tmp_path: Path) -> None:
    key = archive.keep(begun(1))
    with closing(sqlite3.connect(tmp_path / "data" / "games.sqlite")) as connection, connection:
        connection.execute("update games set game = ?, points = '[1'", (b"torn",))
    with pytest.raises(ArchiveError):
        archive.text(key)
    assert archive.games() == []


def test_thousands_of_games_are_kept(archive: Archive, tmp_path: Path) -> None:
    archive.keep(begun(1))
    with closing(sqlite3.connect(tmp_path / "data" / "games.sqlite")) as connection, connection:
        row = list(connection.execute("select * from games").fetchone())
        marks = ", ".join("?" * len(row))
        rows = ([f"game {number}", *row[1:]] for number in range(3000))
        connection.executemany(f"insert into games values ({marks})", rows)
    assert len(archive.games()) == 3001
    archive.keep(begun(2))
    assert len(archive.games()) == 3002


def test_nothing_is_made_by_looking(archive: Archive, tmp_path: Path) -> None:
    assert archive.games() == []
    assert archive.text("x") is None
    assert not (tmp_path / "data").exists()


# Whose games they are


def test_a_best_is_one_that_persons_played_here(archive: Archive) -> None:
    game = played("solo-millbrook").copy()
    properties = game.scenario.properties
    for how in (Origin.MACHINE, Origin.OPENED):
        game.extra = {}
        archive.keep(game, how=how)
        assert archive.best(properties.title, properties.code) is None
    game.extra = {}
    key = archive.keep(game, how=Origin.HERE)
    best = archive.best(properties.title, properties.code)
    assert best is not None
    assert best.id == key
    assert sorted(game.how for game in archive.games()) == ["here", "machine", "opened"]


def test_what_others_make_of_a_game_does_not_replace_the_own_end(archive: Archive) -> None:
    game = played("solo-millbrook").copy()
    archive.keep(game)
    (own,) = archive.games()
    game.go_to(len(game.log) - 1)
    for how in (Origin.MACHINE, Origin.OPENED):
        archive.keep(game, how=how)
        archive.keep(played("solo-millbrook").copy(), how=how)
        assert own in archive.games()


def test_a_game_of_a_machine_stays_one(archive: Archive) -> None:
    game = begun(1)
    archive.keep(game, how=Origin.MACHINE)
    for _ in play_game(game, [RandomPlayer(9)], 3):
        pass
    archive.keep(game)
    assert [game.how for game in archive.games()] == [Origin.MACHINE]


def test_archives_from_before_know_the_games_of_machines(archive: Archive, tmp_path: Path) -> None:
    own, machine = played("solo-millbrook").copy(), played("solo-millbrook").copy()
    machine.extra = {"seats": ["random"]}
    keys = [archive.keep(own), archive.keep(machine)]
    with closing(sqlite3.connect(tmp_path / "data" / "games.sqlite")) as connection:
        connection.execute("alter table games drop column how")
    assert {game.id: game.how for game in archive.games()} == dict(
        zip(keys, (Origin.HERE, Origin.MACHINE), strict=True)
    )
