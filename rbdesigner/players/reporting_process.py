"""A process that does one piece of work, asked for news without waiting."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from itertools import islice
from typing import ClassVar, Generic, TypeVar

from rbdesigner.players.failure import Failure, PlayerFailure, told_by_players
from rbdesigner.players.wire import UNREADABLE, Reply, Request, parsed
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.work.child_process import ChildProcess

S = TypeVar("S", bound=Request)
N = TypeVar("N")


class ReportingProcess(Generic[S, N]):
    """Works in the background until it is done or closed, and tells :meth:`news`.

    A class of it names its ``host``, and how many reports it gives at once at ``most``.
    """

    host: ClassVar[str]
    most: ClassVar[int | None] = None

    def __init__(self, start: S) -> None:
        """Start at once. PlayerFailure or OSError if no process can be started."""
        self.is_done = False
        self._process = ChildProcess(self.host, in_background=True)
        with told_by_players():
            self._process.send(pickle.dumps(start))

    def news(self) -> list[N]:
        """The reports since the last call.

        PlayerFailure if the process has failed or ended, else what :meth:`refuse` raises.
        """
        found: list[N] = []
        for reply in islice(self._replies(), self.most):
            if "done" in reply:
                self.is_done = True
                break
            self.refuse(reply)
            try:
                found.append(self.read(reply))
            except (LookupError, TypeError, ValueError, ScenarioError) as fault:
                raise PlayerFailure(Failure.NONSENSE, UNREADABLE) from fault
        return found

    def _replies(self) -> Iterator[Reply]:
        with told_by_players():
            yield from map(parsed, self._process.messages())

    def close(self) -> None:
        """End the process, and all that work for it."""
        self._process.end()

    def refuse(self, reply: Reply) -> None:
        """Raise what a reply tells of, if it is an error."""
        if "raised" in reply:
            raise PlayerFailure(Failure.RAISED, str(reply["raised"]))

    def read(self, reply: Reply) -> N:
        """The report of a reply.

        LookupError, TypeError, ValueError or ScenarioError if that cannot be read.
        """
        raise NotImplementedError
