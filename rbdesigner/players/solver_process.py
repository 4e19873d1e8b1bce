"""A solver in a process of its own, asked for news without waiting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rbdesigner.engine import records
from rbdesigner.engine.game import Game
from rbdesigner.own_process import SOLVER_HOST
from rbdesigner.players.child_process import ChildProcess
from rbdesigner.players.failure import Failure, PlayerFailure
from rbdesigner.players.solver_story import MEMBER, MakeUp
from rbdesigner.players.wire import UNREADABLE, Reply, SolverStart


class SolverReport(NamedTuple):
    """A solver after a round: plans made, the best points, where to go on from.

    ``found`` is a game that is better than any before, as lines of its log, with the member that says how it was found;
    ``make_up`` tells what its points are made of.
    """

    plans: int
    points: int
    checkpoint: Mapping[str, Any]
    found: tuple[str, ...] = ()
    member: object = None
    make_up: MakeUp = MakeUp((), 0)


class SolverProcess:
    """Solves a solo game until it is closed, and tells :meth:`news`."""

    def __init__(self, game: Game, seed: int, cores: int, checkpoint: Mapping[str, Any] | None = None) -> None:
        """Start at once. PlayerFailure or OSError if no process can be started."""
        self._process = ChildProcess(SOLVER_HOST, in_background=True)
        self._process.send(SolverStart(records.dumps(game), seed, cores, checkpoint))

    def news(self) -> list[SolverReport]:
        """The reports since the last call.

        PlayerFailure if the process has failed or ended.
        """
        return [_report(reply) for reply in self._process.replies()]

    def close(self) -> None:
        """End the process, and all that work for it."""
        self._process.end()


def _report(reply: Reply) -> SolverReport:
    if "raised" in reply:
        raise PlayerFailure(Failure.RAISED, str(reply["raised"]))
    try:
        make_up = MakeUp(tuple((int(good), int(n)) for good, n in reply.get("goods", ())), int(reply.get("rows", 0)))
        found = tuple(map(str, reply.get("log", ())))
        plans, points = int(reply["plans"]), int(reply["points"])
        return SolverReport(plans, points, reply["checkpoint"], found, reply.get("member"), make_up)
    except (LookupError, TypeError, ValueError) as fault:
        raise PlayerFailure(Failure.NONSENSE, UNREADABLE) from fault


def game_data(start: Game, report: SolverReport) -> dict[str, object]:
    """The found game of a report as JSON data of a saved game.

    ``start`` is the game that the solver was given; its members are kept.
    """
    return {**records.to_json(start), "log": list(report.found), MEMBER: report.member}
