"""A solver in a process of its own, asked for news without waiting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rbdesigner.engine.games import records
from rbdesigner.engine.games.game import Game
from rbdesigner.own_process import SOLVER_HOST
from rbdesigner.players.reporting_process import ReportingProcess
from rbdesigner.players.solver_story import MEMBER, MakeUp
from rbdesigner.players.wire import Reply, SolverStart


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


class SolverProcess(ReportingProcess[SolverStart, SolverReport]):
    """Solves a solo game until it is closed."""

    host = SOLVER_HOST

    def __init__(self, game: Game, seed: int, cores: int, checkpoint: Mapping[str, Any] | None = None) -> None:
        super().__init__(SolverStart(records.dumps(game), seed, cores, checkpoint))

    def read(self, reply: Reply) -> SolverReport:
        """The report of a reply."""
        make_up = MakeUp(tuple((int(good), int(n)) for good, n in reply.get("goods", ())), int(reply.get("rows", 0)))
        found = tuple(map(str, reply.get("log", ())))
        plans, points = int(reply["plans"]), int(reply["points"])
        return SolverReport(plans, points, reply["checkpoint"], found, reply.get("member"), make_up)


def game_data(start: Game, report: SolverReport) -> dict[str, object]:
    """The found game of a report as JSON data of a saved game.

    ``start`` is the game that the solver was given; its members are kept.
    """
    return {**records.to_json(start), "log": list(report.found), MEMBER: report.member}
