"""The files with machine players that the user has chosen.

Only these are ever run.
"""

from __future__ import annotations

import json
from pathlib import Path

from rbdesigner.ui.storage import folders

_KEY = "player_files"
_MOST = 20


def player_files() -> list[str]:
    """The files that are still there, the one chosen last in the end."""
    try:
        known = json.loads(str(folders.settings().value(_KEY, "")))
        return [path for path in known if isinstance(path, str) and Path(path).is_file()]
    except (ValueError, TypeError, RecursionError):
        return []


def remember_player_file(path: Path) -> str:
    """Keep a file that the user has chosen.

    Returns its name as it is known from now on.
    """
    name = str(path.resolve())
    known = [*(each for each in player_files() if each != name), name]
    folders.settings().setValue(_KEY, json.dumps(known[-_MOST:]))
    return name
