"""Hints that are thought out in a process of their own."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from rbdesigner.engine.games.view import View
from rbdesigner.messages.refusals import refusal_sentence
from rbdesigner.players.failure import Failure, PlayerFailure
from rbdesigner.players.hint import Hint
from rbdesigner.players.process import LIMIT, PlayerProcess
from rbdesigner.players.wire import UNREADABLE, AdviserSeating, HintQuestion, Reply


class HintProcess(PlayerProcess):
    """An adviser in a process of its own.

    It is started when it is first asked and then kept, until it is closed.

    ``level`` is the name of one of the levels of players that plan.
    """

    _is_in_background = True

    def __init__(self, level: str, limit: float = LIMIT) -> None:
        super().__init__(level, 0, 0, limit)
        self.level = level
        self._seating = AdviserSeating(level)

    def ask_hint(self, view: View, player: int, patience: float = 0) -> Generator[None, None, Hint]:
        """Ask for a hint to a player who acts.

        It gives way until there is one, as :meth:`ask` does. PlayerFailure if it does not come to that.
        """
        reply = yield from self._replied(view, partial(HintQuestion, player=player), patience)
        return _hint(view, reply)


def _hint(view: View, reply: Reply) -> Hint:
    """The hint in a reply, all of whose actions can be done."""
    if "raised" in reply:
        raise PlayerFailure(Failure.RAISED, str(reply["raised"]))
    try:
        hint = Hint.of_json(reply["hint"])
    except (LookupError, TypeError, ValueError) as fault:
        raise PlayerFailure(Failure.NONSENSE, UNREADABLE) from fault
    trial = view.copy()
    for action in hint.actions:
        refusal = trial.check(action)
        if refusal is not None:
            raise PlayerFailure(Failure.ILLEGAL, refusal_sentence(trial.state, refusal))
        trial.apply(action)
    return hint
