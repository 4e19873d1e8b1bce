"""The archive of games: kept, found again, the best of them, and trouble with the file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.engine import records
from rbdesigner.engine.game import Game
from rbdesigner.engine.players import RandomPlayer, play
from rbdesigner.ui.play.archive import Archive, ArchiveError

ROOT = Path(__file__).parents[3]
SOLO = ROOT / "tests" / "games" / "solo-millbrook.rbgame"


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "data" / "games.sqlite")


def begun(seed: int = 3, actions: int = 40) -> Game:
    game = Game.new(rb.load(ROOT / "scenarios" / "millbrook.json"), 1, seed)
    for _ in play(game, [RandomPlayer(seed)], actions):
        pass
    return game


def test_a_game_is_kept_once_and_comes_back_whole(archive: Archive) -> None:
    game = begun()
    key = archive.keep(game)
    for _ in play(game, [RandomPlayer(9)], 30):
        pass
    assert archive.keep(game) == key
    (kept,) = archive.games()
    assert (kept.title, kept.players, kept.turn, kept.over) == ("Millbrook", 1, game.state.turn, False)
    text = archive.text(key)
    assert text is not None
    again = records.loads(text)
    assert again.state == game.state
    assert again.extra["id"] == key


def test_the_best_is_the_solo_game_with_most_points_that_has_ended(archive: Archive) -> None:
    record = Game.load(SOLO)
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


def test_two_processes_write_into_the_same_archive(archive: Archive, tmp_path: Path) -> None:
    archive.keep(begun(1))
    script = (
        "import sys; from pathlib import Path; from rbdesigner.engine.game import Game;"
        "from rbdesigner.ui.play.archive import Archive;"
        "Archive(Path(sys.argv[1])).keep(Game.load(sys.argv[2]))"
    )
    path = tmp_path / "data" / "games.sqlite"
    subprocess.run([sys.executable, "-c", script, str(path), str(SOLO)], check=True, cwd=ROOT)
    assert len(archive.games()) == 2


def test_nothing_is_made_by_looking(archive: Archive, tmp_path: Path) -> None:
    assert archive.games() == []
    assert archive.text("x") is None
    assert not (tmp_path / "data").exists()


def test_what_is_no_archive_is_told_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(b"no database at all" * 100)
    with pytest.raises(ArchiveError, match="not a database"):
        Archive(path).games()
    with pytest.raises(ArchiveError):
        Archive(path).keep(begun())
    assert path.read_bytes() == b"no database at all" * 100
