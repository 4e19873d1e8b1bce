"""Loading and saving scenario files."""

from __future__ import annotations

import os

from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.layout import laid_out
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.parsing import MOST_BYTES, decoded, parsed, read_bytes, refuse_crowd
from rbdesigner.scenario.saving import FileStamp, SaveReport, write_atomically
from rbdesigner.scenario.serial import from_json, to_json


def load(path: str | os.PathLike[str]) -> Scenario:
    """The scenario in a file; ScenarioError if it cannot be read or is not one."""
    return loads(decoded(read_bytes(path), os.fspath(path)), os.fspath(path))


def loads(text: str, path: str = "") -> Scenario:
    """The scenario in a text; ScenarioError, which names ``path``, if it is not one."""
    refuse_crowd(text, path)
    return from_json(parsed(text, path), path)


def dumps(scenario: Scenario) -> str:
    """The text of a scenario file: the same scenario always gives the same text."""
    return laid_out(to_json(scenario))


def save(scenario: Scenario, path: str | os.PathLike[str], expected: FileStamp | None = None) -> SaveReport:
    """Write a scenario to a file, keeping what the file held before as its backup ``<path>~``.

    The text is read back first and compared. ScenarioError if it would not come back the same or the file cannot be
    written, ChangedOnDisk if the file no longer is what ``expected`` says (see :func:`saving.stamp`).
    """
    text = dumps(scenario)
    try:
        back = loads(text)
    except ScenarioError as error:
        raise ScenarioError(
            path, error.pointer, f"was not saved, as it could not be read again: {error.reason}"
        ) from error
    if back != canonical(scenario):
        raise ScenarioError(path, "", "was not saved, as reading it again would give another scenario")
    data = text.encode("utf-8")
    if len(data) >= MOST_BYTES:
        raise ScenarioError(path, "", "was not saved, as it is too large to be read again")
    return write_atomically(path, data, backup=True, expected=expected)
