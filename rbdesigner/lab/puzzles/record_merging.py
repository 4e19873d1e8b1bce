"""The records of a table that may go into another one: those that verify."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rbdesigner.lab.puzzles.record_table import HeldRecord, RecordTable
from rbdesigner.lab.puzzles.verification import verify
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Scenario


def verified_records(
    other: RecordTable, known: RecordTable, maps: Mapping[str, Scenario], path: str
) -> Iterator[HeldRecord | ScenarioError]:
    """Yield the records of another table that one does not know yet, each verified.

    Instead of one that breaks the rules, claims what is not so, or whose map is not there comes the error, which names
    ``path`` and the record.
    """
    for number, held in enumerate(other.records):
        if held in known.records:
            continue
        try:
            held.refuse_claims(verify(held.solution, maps))
        except ScenarioError as fault:
            yield ScenarioError(path, f"/records/{number}{fault.pointer}", fault.reason)
        else:
            yield held
