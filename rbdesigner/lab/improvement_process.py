"""The search for edits in a process of its own, asked for news at leisure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rbdesigner.hexes import Hex
from rbdesigner.lab.home_balance import BalanceChange
from rbdesigner.lab.intervals import Interval
from rbdesigner.lab.map_edits import edit_from
from rbdesigner.lab.map_improvement import HomeStanding, ImprovingProgress, MeasuredEdit
from rbdesigner.lab.run_errors import raise_error
from rbdesigner.own_process import IMPROVEMENT_HOST
from rbdesigner.players.child_process import ChildProcess
from rbdesigner.players.failure import Failure, PlayerFailure
from rbdesigner.players.wire import UNREADABLE, ImprovementStart, Reply


class MeasuredEdits(NamedTuple):
    """The edits that have been measured, the best first.

    ``behind`` is how the home did that is farthest behind.
    """

    edits: tuple[MeasuredEdit, ...]
    behind: HomeStanding | None


class ImprovementProcess:
    """Looks for edits and measures them until it is closed; tells :meth:`news`."""

    def __init__(self, start: ImprovementStart) -> None:
        """Start at once. PlayerFailure or OSError if no process can be started."""
        self.is_done = False
        self._process = ChildProcess(IMPROVEMENT_HOST, in_background=True)
        self._process.send(start)

    def news(self) -> list[ImprovingProgress | MeasuredEdits]:
        """The reports since the last call.

        RunError if nothing can be played, PlayerFailure if the process has failed or ended.
        """
        found: list[ImprovingProgress | MeasuredEdits] = []
        for reply in self._process.replies():
            if "done" in reply:
                self.is_done = True
                break
            found.append(_report(reply))
        return found

    def close(self) -> None:
        """End the process, and all that work for it."""
        self._process.end()


def _report(reply: Reply) -> ImprovingProgress | MeasuredEdits:
    raise_error(reply)
    try:
        return edits_of(reply) if "edits" in reply else ImprovingProgress(*map(int, reply["progress"]))
    except (LookupError, TypeError, ValueError) as fault:
        raise PlayerFailure(Failure.NONSENSE, UNREADABLE) from fault


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
