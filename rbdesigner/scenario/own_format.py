"""Formats of our own besides that of scenarios, and how their files are read."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rbdesigner.scenario import migrate, schema
from rbdesigner.scenario.errors import Fault, InvalidScenario
from rbdesigner.scenario.parsing import decoded, read_bytes


class OwnFormat(NamedTuple):
    """A format of our own, in the ``version`` that this program writes.

    ``noun`` calls a file by what it is; files of ``most_bytes`` and above are not read.
    """

    name: str
    version: int
    noun: str
    schema: str
    most_bytes: int

    def read(self, path: str | os.PathLike[str]) -> str:
        """The text of a file; ScenarioError if it cannot be read."""
        return decoded(read_bytes(path, self.noun, self.most_bytes), os.fspath(path))

    def newest(
        self, data: object, path: str = "", faults_of: Callable[[Mapping[str, Any]], list[Fault]] | None = None
    ) -> dict[str, Any]:
        """The data of any version that this program reads, in the newest one.

        ScenarioError if they are of another format, or break the schema, which ``faults_of`` may judge by itself.
        """
        newest = migrate.up_to_date(data, path, form=self.name, noun=self.noun, migrations={}, newest=self.version)
        faults = faults_of(newest) if faults_of is not None else schema.faults_by(self.schema, newest)
        if faults:
            raise InvalidScenario(path, faults, complete=len(faults) < schema.MOST_FAULTS)
        return newest
