"""A generator of maps in a process of its own, asked for news without waiting."""

from __future__ import annotations

from typing import NamedTuple

from rbdesigner.analysis.generating.generator_settings import GeneratorFault
from rbdesigner.analysis.generating.map_generator import SEARCH_FAULTS
from rbdesigner.own_process import GENERATOR_HOST
from rbdesigner.players.failure import Failure, PlayerFailure
from rbdesigner.players.reporting_process import ReportingProcess
from rbdesigner.players.wire import UNREADABLE, GeneratorStart, Reply
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import Reason


class MapReport(NamedTuple):
    """A map that has come, with its number and its fairness (None with one home)."""

    number: int
    fairness: float | None
    scenario: Scenario


class GeneratorProcess(ReportingProcess[GeneratorStart, MapReport]):
    """Generates maps until all are there or it is closed.

    GeneratorFault if there is no further one.
    """

    host = GENERATOR_HOST

    def refuse(self, reply: Reply) -> None:
        """Raise what a reply tells of, if it is an error."""
        super().refuse(reply)
        if "fault" not in reply:
            return
        try:
            found = GeneratorFault(str(reply["member"]), Reason.of_json(reply["fault"], SEARCH_FAULTS))
        except (LookupError, TypeError, ValueError) as fault:
            raise PlayerFailure(Failure.NONSENSE, UNREADABLE) from fault
        raise found

    def read(self, reply: Reply) -> MapReport:
        """The map of a reply."""
        index = reply["index"]
        scenario = files.loads(str(reply["scenario"]), "")
        return MapReport(int(reply["number"]), None if index is None else float(index), scenario)
