"""The versions of the scenario file, and how older ones are updated in memory."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rbdesigner.scenario.errors import ScenarioError, shown
from rbdesigner.scenario.named_format import SCENARIO
from rbdesigner.scenario.parsing import as_integer
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

FORMAT = SCENARIO.name
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

    ScenarioError if it is no such file, or of a version that cannot be read.
    """
    if not isinstance(data, dict):
        raise ScenarioError(
            path,
            "",
            Reason(
                QT_TRANSLATE_NOOP("files", "this is not a {noun}: it holds {found} instead of an object"),
                noun=Reason(noun),
                found=shown(data),
            ),
        )
    kind = data.get("format")
    if "format" not in data:
        raise ScenarioError(
            path,
            "",
            Reason(
                QT_TRANSLATE_NOOP("files", 'this is not a {noun}: the member format, "{form}", is missing'),
                noun=Reason(noun),
                form=form,
            ),
        )
    if kind != form:
        raise ScenarioError(
            path,
            "/format",
            Reason(
                QT_TRANSLATE_NOOP("files", "this is not a {noun}: the format is {found}, not '{form}'"),
                noun=Reason(noun),
                found=shown(kind),
                form=form,
            ),
        )
    version = _version(data, path, min([*migrations, newest]), newest)
    while version < newest:
        data = migrations[version](data)
        version += 1
    return data


def _version(data: dict[str, Any], path: str, oldest: int, newest: int) -> int:
    if "version" not in data:
        raise ScenarioError(path, "", Reason(QT_TRANSLATE_NOOP("files", "the member version is missing")))
    version = as_integer(data["version"])
    if version is None or version < 1:
        raise ScenarioError(
            path,
            "/version",
            Reason(
                QT_TRANSLATE_NOOP("files", "version has to be a whole number from 1, not {found}"),
                found=shown(data["version"]),
            ),
        )
    readable = (
        Reason(QT_TRANSLATE_NOOP("files", "version {newest}"), newest=newest)
        if oldest == newest
        else Reason(QT_TRANSLATE_NOOP("files", "versions {oldest} to {newest}"), oldest=oldest, newest=newest)
    )
    if version > newest:
        reason = Reason(
            QT_TRANSLATE_NOOP(
                "files", "this file has version {version}; this program reads {readable}, so it takes a newer program"
            ),
            version=shown(version),
            readable=readable,
        )
        raise ScenarioError(path, "/version", reason)
    if version < oldest:
        raise ScenarioError(
            path,
            "/version",
            Reason(
                QT_TRANSLATE_NOOP("files", "this file has version {version}; this program reads only {readable}"),
                version=version,
                readable=readable,
            ),
        )
    return version
