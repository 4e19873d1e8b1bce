"""The job of a hint, done by a process that is kept as long as a game is played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.games.view import Luck, View
from rbdesigner.players.adviser import Adviser
from rbdesigner.players.hint import Hint
from rbdesigner.players.planning_player import LEVELS
from rbdesigner.scenario.model import Scenario
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.work.job import Job


class HintRequest(NamedTuple):
    """The game as a player knows it, the player who wants a hint, and the name of the level that gives it."""

    level: str
    player: int
    scenario: Scenario
    players: int
    first: GameState
    log: tuple[Action, ...]

    @classmethod
    def of(cls, level: str, player: int, view: View) -> HintRequest:
        """The request of a player who has this view of a game."""
        return cls(level, player, view.scenario, view.players, view.state_at(0), tuple(view.log))


@cache
def _adviser(level: str) -> Adviser:
    """The adviser of this process, whose hints go on with the plan that is followed."""
    return Adviser(LEVELS[level])


def give_hint(request: HintRequest) -> Iterator[Hint]:
    """The one hint for a player who acts."""
    view = View(request.scenario, request.players, request.first, Luck(0, ""))
    view.follow(0, request.log)
    yield _adviser(request.level).hint(view.copy(), request.player)


GIVE_HINT = Job(give_hint, QT_TRANSLATE_NOOP("files", "There is no hint: {reason}"))
