"""The search for par in a process of its own, asked for news at leisure."""

from __future__ import annotations

from rbdesigner.lab.runs.run_errors import raise_error
from rbdesigner.own_process import PAR_HOST
from rbdesigner.players.difficulty import Par, ParProgress
from rbdesigner.players.reporting_process import ReportingProcess
from rbdesigner.players.wire import ParStart, Reply
from rbdesigner.rules.tables import Good


class ParProcess(ReportingProcess[ParStart, ParProgress | Par]):
    """Looks for par until it is found or this is closed.

    RunError if the solo game cannot be played.
    """

    host = PAR_HOST

    def refuse(self, reply: Reply) -> None:
        """Raise what a reply tells of, if it is an error."""
        raise_error(reply)

    def read(self, reply: Reply) -> ParProgress | Par:
        """The report of a reply."""
        return par_of(reply) if "par" in reply else ParProgress(*map(int, reply["progress"]))


def par_of(reply: Reply) -> Par:
    """The par of a reply. LookupError, TypeError or ValueError if it has none."""
    points, version, plans, easy, medium, chain, tight_turn, *games = reply["par"]
    easy_games, medium_games = (tuple(map(int, each)) for each in games)
    tight = None if tight_turn is None else int(tight_turn)
    goods = tuple(Good(good).value for good in chain)
    return Par(int(points), int(version), int(plans), easy, medium, goods, tight, easy_games, medium_games)
