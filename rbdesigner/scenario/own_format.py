"""Formats of our own besides that of scenarios, and how their files are read."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple, Self

from rbdesigner.scenario import migrate, schema
from rbdesigner.scenario.errors import Fault, InvalidScenario, ScenarioError, not_saved
from rbdesigner.scenario.layout import laid_out
from rbdesigner.scenario.parsing import decoded, parsed, read_bytes
from rbdesigner.scenario.saving import SaveReport, write_atomically


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


class OwnDocument(ABC):
    """A value that has a file of its own."""

    own_format: ClassVar[OwnFormat]

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Self:
        """Read it from a file; what it claims is not verified yet. ScenarioError if it cannot be read."""
        return cls.loads(cls.own_format.read(path), os.fspath(path))

    @classmethod
    def loads(cls, text: str, path: str = "") -> Self:
        """Read it from a text; errors name ``path``."""
        return cls.from_json(parsed(text, path), path)

    @classmethod
    @abstractmethod
    def from_json(cls, data: object, path: str = "") -> Self:
        """Make it of JSON data of any version that this program reads."""

    @abstractmethod
    def to_json(self) -> dict[str, object]:
        """Make the JSON data."""

    def dumps(self) -> str:
        """The text of a file: the same value always gives the same text."""
        return laid_out(self.to_json())

    def save(self, path: str | os.PathLike[str]) -> SaveReport:
        """Write it to a file, keeping the old content as the backup ``<path>~``.

        ScenarioError if that cannot be done, or it could not be read again.
        """
        text = self.dumps()
        try:
            self.loads(text)
        except ScenarioError as error:
            raise not_saved(path, error) from error
        return write_atomically(path, text.encode("utf-8"))
