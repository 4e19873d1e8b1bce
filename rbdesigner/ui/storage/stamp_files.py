"""The parts of maps that a user has kept to lay them again, a file each."""

from __future__ import annotations

from pathlib import Path

from rbdesigner.scenario import files
from rbdesigner.scenario.errors import ScenarioError, os_error_text
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.storage import folders

SLOTS = range(1, 10)


def kept_at(slot: int) -> Path:
    """The file of a stamp."""
    return folders.data() / "stamps" / f"{slot}.json"


def keep(slot: int, fragment: Scenario) -> None:
    """Keep a part of a map in this slot; ScenarioError if it cannot be written."""
    path = kept_at(slot)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ScenarioError(path, "", os_error_text(error)) from error
    files.save(fragment, path)


def stamp_at(slot: int) -> Scenario | None:
    """The stamp in a slot, if there is one; ScenarioError if it cannot be read."""
    path = kept_at(slot)
    return files.load(path) if path.is_file() else None
