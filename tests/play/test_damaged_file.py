"""Damaged databases are renamed as a whole, or not at all."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from rbdesigner.play.damaged_file import free_name_aside, move_aside


def database(folder: Path) -> Path:
    for name in ("games.sqlite", "games.sqlite-wal", "games.sqlite-shm"):
        (folder / name).write_text(name)
    return folder / "games.sqlite"


def test_all_files_of_a_database_are_renamed(tmp_path: Path) -> None:
    path = database(tmp_path)
    for expected in ("games-damaged-2026-05-04", "games-damaged-2026-05-04-2"):
        place = free_name_aside(path, date(2026, 5, 4))
        assert place == tmp_path / f"{expected}.sqlite"
        move_aside(database(tmp_path), place)
        assert not list(tmp_path.glob("games.sqlite*"))
        assert {each.read_text() for each in tmp_path.glob(f"{expected}.*")} == {
            "games.sqlite", "games.sqlite-wal", "games.sqlite-shm",
        }  # fmt: skip


def test_a_database_that_somebody_holds_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, rename = database(tmp_path), Path.rename

    def held(self: Path, target: str | Path) -> Path:
        if self == path:
            raise PermissionError
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", held)
    with pytest.raises(PermissionError):
        move_aside(path, tmp_path / "aside.sqlite")
    assert sorted(each.name for each in tmp_path.iterdir()) == [
        "games.sqlite",
        "games.sqlite-shm",
        "games.sqlite-wal",
    ]
