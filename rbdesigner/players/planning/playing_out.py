"""A plan played in the engine, which is the judge of it."""

from __future__ import annotations

from rbdesigner.engine.core.actions import Done
from rbdesigner.engine.core.refusal import IllegalAction
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.view import View
from rbdesigner.players.planning.execution import Execution
from rbdesigner.players.planning.kernel import clear, schedule
from rbdesigner.players.planning.plan_position import PlanPosition, plan_from
from rbdesigner.players.planning.task import Tasks, to_ints


def go_to_movement(game: View) -> None:
    """Do nothing until the next movement of a solo game, whose homes must have been chosen."""
    while not game.over and game.state.phase is not Phase.MOVEMENT:
        game.apply(Done(game.acting[0]))


def position_of(game: View) -> PlanPosition:
    """The empty plan of the solo game in a movement phase, until its end."""
    return plan_from(game.state, 0, game.state.terms.turns - game.state.neutral + game.state.turn - 1)


def play_out(game: View, position: PlanPosition, tasks: Tasks) -> IllegalAction | None:
    """Play a solo game to its end by a list of tasks, from the position of its plan.

    The answer is None or, if the plan does not come true, why not; the game then stands where that was found.
    """
    schedule(position.plan, to_ints(tasks), len(tasks))
    execution = Execution(position)
    try:
        while not game.over:
            game.apply(execution.next_action(game.state) or Done(game.acting[0]))
    except IllegalAction as refused:
        return refused
    finally:
        clear(position.plan)
    return None
