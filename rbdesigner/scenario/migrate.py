"""The versions of the scenario file, and how older ones are updated in memory."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rbdesigner.scenario.errors import ScenarioError, shown

FORMAT = "rbdesigner-scenario"
VERSION = 1
"""The version that this program writes."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]
"""Makes of the data of one version those of the next, in new objects. The data have been judged by no schema: what a
migration does not understand it leaves as it is, and the schema of the newest version then names it."""

MIGRATIONS: Mapping[int, Migration] = {}
"""For each older version that can be read, the step to the next."""


def up_to_date(
    data: object,
    path: str = "",
    *,
    form: str = FORMAT,
    noun: str = "scenario",
    migrations: Mapping[int, Migration] = MIGRATIONS,
    newest: int = VERSION,
) -> dict[str, Any]:
    """The data of a file of ours, by default a scenario, in the newest version.

    ScenarioError if they are those of no such file or of a version that cannot be read.
    """
    if not isinstance(data, dict):
        raise ScenarioError(path, "", f"this is no {noun}: it holds {shown(data)} instead of an object")
    kind = data.get("format")
    if "format" not in data:
        raise ScenarioError(path, "", f'this is no {noun}: the member format, "{form}", is missing')
    if kind != form:
        raise ScenarioError(path, "/format", f"this is no {noun}: the format is {shown(kind)}, not '{form}'")
    version = _version(data, path, min([*migrations, newest]), newest)
    while version < newest:
        data = migrations[version](data)
        version += 1
    return data


def _version(data: dict[str, Any], path: str, oldest: int, newest: int) -> int:
    if "version" not in data:
        raise ScenarioError(path, "", "the member version is missing")
    version = data["version"]
    if type(version) is not int or version < 1:
        raise ScenarioError(path, "/version", f"version has to be a whole number from 1, not {shown(version)}")
    readable = f"version {newest}" if oldest == newest else f"versions {oldest} to {newest}"
    if version > newest:
        reason = f"this file has version {shown(version)}; this program reads {readable}, so it takes a newer program"
        raise ScenarioError(path, "/version", reason)
    if version < oldest:
        raise ScenarioError(path, "/version", f"this file has version {version}; this program reads only {readable}")
    return version
