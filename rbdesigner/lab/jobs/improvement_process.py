"""The search for edits in a process of its own, asked for news at leisure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rbdesigner.hexes import Hex
from rbdesigner.lab.runs.run_errors import raise_error
from rbdesigner.lab.statistics.home_balance import BalanceChange
from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.lab.studies.map_edits import edit_from
from rbdesigner.lab.studies.map_improvement import HomeStanding, ImprovingProgress, MeasuredEdit
from rbdesigner.own_process import IMPROVEMENT_HOST
from rbdesigner.players.reporting_process import ReportingProcess
from rbdesigner.players.wire import ImprovementStart, Reply


class MeasuredEdits(NamedTuple):
    """The edits that have been measured, the best first.

    ``behind`` is how the home did that is farthest behind.
    """

    edits: tuple[MeasuredEdit, ...]
    behind: HomeStanding | None


class ImprovementProcess(ReportingProcess[ImprovementStart, ImprovingProgress | MeasuredEdits]):
    """Looks for edits and measures them until it is closed.

    RunError if nothing can be played.
    """

    host = IMPROVEMENT_HOST

    def refuse(self, reply: Reply) -> None:
        """Raise what a reply tells of, if it is an error."""
        raise_error(reply)

    def read(self, reply: Reply) -> ImprovingProgress | MeasuredEdits:
        """The report of a reply."""
        return edits_of(reply) if "edits" in reply else ImprovingProgress(*map(int, reply["progress"]))


def edits_of(reply: Reply) -> MeasuredEdits:
    """The edits of a reply. LookupError, TypeError or ValueError if it has none."""
    edits = tuple(
        MeasuredEdit(edit_from(change), _effect(effect), int(games)) for change, effect, games in reply["edits"]
    )
    behind = reply["behind"]
    if behind is None:
        return MeasuredEdits(edits, None)
    home, share, points, games = behind
    return MeasuredEdits(edits, HomeStanding(Hex(*map(int, home)), Interval(*share), Interval(*points), int(games)))


def _effect(data: Sequence[Any]) -> BalanceChange:
    before, after, change, turns, seeds = data
    return BalanceChange(Interval(*before), Interval(*after), Interval(*change), Interval(*turns), int(seeds))
