"""Loading and saving scenario files."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping

from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.errors import ScenarioError, not_saved
from rbdesigner.scenario.layout import laid_out
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.parsing import MOST_BYTES, decoded, parsed, read_bytes, refuse_crowd
from rbdesigner.scenario.reasons import Reason
from rbdesigner.scenario.saving import FileStamp, SaveReport, write_atomically
from rbdesigner.scenario.serial import from_json, to_json
from rbdesigner.translatable import QT_TRANSLATE_NOOP


def load(path: str | os.PathLike[str]) -> Scenario:
    """The scenario in a file of this program.

    ScenarioError if it cannot be read or is not one.

    An older version of the format is brought up to date in memory. Files of other programs are read by
    ``rbdesigner convert``.

    >>> import rbdesigner as rb
    >>> rb.load("scenarios/millbrook.rbmap").properties.title
    'Millbrook'
    """
    return loads(decoded(read_bytes(path), os.fspath(path)), os.fspath(path))


def loads(text: str, path: str = "") -> Scenario:
    """The scenario in a text; ScenarioError, which names ``path``, if it is not one."""
    refuse_crowd(text, path)
    return from_json(parsed(text, path), path)


def scenario_from(source: str | Mapping[str, object]) -> Scenario:
    """The scenario in a text, or in the JSON data that such a text holds.

    ``source`` is what a scenario file has (docs/file-format.md): its text, or a dictionary of the same members.
    ScenarioError, with an empty ``path``, if it is not one; what is left out has the default of the format.

    >>> import rbdesigner as rb
    >>> tiles = [{"at": [0, 0], "terrain": "pasture"}, {"at": [1, 0], "terrain": "woods"}]
    >>> scenario = rb.scenario_from({"format": "rbdesigner-scenario", "version": 1, "tiles": tiles})
    >>> len(scenario.tiles)
    2
    >>> rb.scenario_from('{"format": "something else"}')
    Traceback (most recent call last):
    rbdesigner.scenario.errors.ScenarioError: /format: ...
    """
    try:
        return loads(source if isinstance(source, str) else json.dumps(source))
    except (TypeError, ValueError, RecursionError) as fault:
        reason = Reason(QT_TRANSLATE_NOOP("files", "this is not JSON data: {why}"), why=str(fault))
        raise ScenarioError("", "", reason) from fault


def dumps(scenario: Scenario) -> str:
    """The text of a scenario file: the same scenario always gives the same text."""
    return laid_out(to_json(scenario))


def save(scenario: Scenario, path: str | os.PathLike[str], expected: FileStamp | None = None) -> SaveReport:
    """Write a scenario to a file, keeping its old content as the backup ``<path>~``.

    The text is read back first and compared. ScenarioError if it would not come back the same or the file cannot be
    written, ChangedOnDisk if the file no longer is what ``expected`` says (see :func:`saving.file_stamp`).

    >>> import rbdesigner as rb, tempfile
    >>> path = f"{tempfile.mkdtemp()}/map.rbmap"
    >>> _ = rb.save(rb.load("scenarios/millbrook.rbmap"), path)
    >>> rb.load(path) == rb.load("scenarios/millbrook.rbmap")
    True
    """
    text = dumps(scenario)
    try:
        back = loads(text)
    except ScenarioError as error:
        raise not_saved(path, error) from error
    if back != canonical(scenario):
        another = QT_TRANSLATE_NOOP("files", "was not saved, because reading it again would give another scenario")
        raise ScenarioError(path, "", Reason(another))
    data = text.encode("utf-8")
    if len(data) >= MOST_BYTES:
        too_large = QT_TRANSLATE_NOOP("files", "was not saved, because it is too large to be read again")
        raise ScenarioError(path, "", Reason(too_large))
    return write_atomically(path, data, expected=expected)
