"""The files with machine players that the user has chosen; only these are ever run."""

from __future__ import annotations

from pathlib import Path

from rbdesigner.ui.storage.stored_json import store_json, stored_json

_KEY = "player_files"
_MOST = 20


def player_files() -> list[str]:
    """The files that are still there, the one chosen last in the end."""
    known = stored_json(_KEY)
    found = known if isinstance(known, list) else []
    return [path for path in found if isinstance(path, str) and Path(path).is_file()]


def remember_player_file(path: Path) -> str:
    """Keep a file that the user has chosen, and return its name as it is known from now on."""
    name = str(path.resolve())
    known = [*(each for each in player_files() if each != name), name]
    store_json(_KEY, known[-_MOST:])
    return name
