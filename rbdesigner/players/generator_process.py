"""A generator of maps in a process of its own, asked for news without waiting."""

from __future__ import annotations

from typing import NamedTuple

from rbdesigner.analysis.generating.generator_settings import GeneratorFault
from rbdesigner.analysis.generating.map_generator import SEARCH_FAULTS
from rbdesigner.own_process import GENERATOR_HOST
from rbdesigner.players.child_process import ChildProcess
from rbdesigner.players.failure import Failure, PlayerFailure
from rbdesigner.players.wire import UNREADABLE, GeneratorStart, Reply
from rbdesigner.scenario import files
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import Reason


class MapReport(NamedTuple):
    """A map that has come, with its number and its fairness (None with one home)."""

    number: int
    fairness: float | None
    scenario: Scenario


class GeneratorProcess:
    """Generates maps until all are there or it is closed, and tells :meth:`news`."""

    def __init__(self, start: GeneratorStart) -> None:
        """Start at once. PlayerFailure or OSError if no process can be started."""
        self.is_done = False
        self._process = ChildProcess(GENERATOR_HOST, in_background=True)
        self._process.send(start)

    def news(self) -> list[MapReport]:
        """The maps since the last call.

        GeneratorFault if there is no further one, PlayerFailure if the process has failed or ended.
        """
        reports = []
        for reply in self._process.replies():
            if "done" in reply:
                self.is_done = True
                break
            reports.append(_report(reply))
        return reports

    def close(self) -> None:
        """End the process, and all that work for it."""
        self._process.end()


def _report(reply: Reply) -> MapReport:
    if "raised" in reply:
        raise PlayerFailure(Failure.RAISED, str(reply["raised"]))
    try:
        if "fault" in reply:
            raise GeneratorFault(str(reply["member"]), Reason.of_json(reply["fault"], SEARCH_FAULTS))
        index = reply["index"]
        scenario = files.loads(str(reply["scenario"]), "")
        return MapReport(int(reply["number"]), None if index is None else float(index), scenario)
    except GeneratorFault:
        raise
    except (LookupError, TypeError, ValueError, ScenarioError) as fault:
        raise PlayerFailure(Failure.NONSENSE, UNREADABLE) from fault
