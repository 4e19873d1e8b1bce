"""How a machine player can fail."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from itertools import takewhile

from rbdesigner.engine.core.actions import Action, Answer, Lead, LetGo, Propose, SetDown, TakeAboard, Transfer
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.messages.translation import translate
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.work.process_failure import ProcessEnded, ProcessHung


class Failure(StrEnum):
    """The way in which a player has failed."""

    ABSENT = "absent"
    """It cannot be seated."""
    RAISED = "raised"
    """It raised an exception."""
    ENDED = "ended"
    """Its process has ended by itself."""
    HUNG = "hung"
    """It has not answered in time."""
    NONSENSE = "nonsense"
    """It answered with something that is no action."""
    ILLEGAL = "illegal"
    """It answered with an action that the rules forbid."""
    AIMLESS = "aimless"
    """It moves things about and does nothing else."""


SENTENCES = {
    Failure.ABSENT: QT_TRANSLATE_NOOP("files", "The player cannot be seated: {detail}"),
    Failure.RAISED: QT_TRANSLATE_NOOP("files", "The player has crashed: {detail}"),
    Failure.ENDED: QT_TRANSLATE_NOOP("files", "The process of the player has ended: {detail}"),
    Failure.HUNG: QT_TRANSLATE_NOOP("files", "The player has not decided within {detail} seconds"),
    Failure.NONSENSE: QT_TRANSLATE_NOOP("files", "The player answered {detail}, which is not an action"),
    Failure.ILLEGAL: QT_TRANSLATE_NOOP("files", "The player tried something that cannot be done: {detail}"),
    Failure.AIMLESS: QT_TRANSLATE_NOOP(
        "files", "The player only moves things about: {detail} actions in a row, and no step forward"
    ),
}


class PlayerFailure(RuntimeError):  # noqa: N818  (a failure of the player, not of the program)
    """A player has not come to a decision.

    ``failure`` says in which way, ``detail`` what there is to know of it; ``reason`` is the text for readers of other
    languages. After HUNG, ENDED and ABSENT its process is gone; when it is asked again it begins anew.

    >>> import rbdesigner as rb
    >>> game = rb.Game.new(rb.load("scenarios/millbrook.rbmap"), players=1)
    >>> try:
    ...     rb.PlayerProcess("clever", player=0, seed=1).decide(game.view())
    ... except rb.PlayerFailure as fault:
    ...     print(fault.failure, fault.detail)
    absent clever: no player is named 'clever'; there are random, planner
    """

    def __init__(self, failure: Failure, detail: str) -> None:
        self.reason = Reason(SENTENCES[failure], detail=detail)
        super().__init__(self.reason)
        self.failure, self.detail = failure, detail


@contextmanager
def told_by_players() -> Iterator[None]:
    """Raise what happens to the process of a player as a failure of the player."""
    try:
        yield
    except ProcessHung as fault:
        raise PlayerFailure(Failure.HUNG, f"{fault.seconds:g}") from None
    except ProcessEnded as fault:
        raise PlayerFailure(Failure.ENDED, fault.detail) from None


MOVING_ABOUT = (Transfer, Lead, LetGo, TakeAboard, SetDown, Propose, Answer)
"""Actions that others can undo, so that nothing ends them."""
MOST_IN_A_ROW = 1_000
"""The most of these that may follow each other. The longest runs that were seen have 7 in the games kept for tests, and
27 of our machines, in 96 games on the eight maps that come with the program."""


def refuse_aimless(log: Sequence[Action], action: Action) -> None:
    """Refuse an action of a player that has only moved things about, and would do so once more.

    It raises PlayerFailure.
    """
    if not isinstance(action, MOVING_ABOUT):
        return
    last = takewhile(lambda done: isinstance(done, MOVING_ABOUT), reversed(log))
    if sum(done.player == action.player for done in last) >= MOST_IN_A_ROW:
        raise PlayerFailure(Failure.AIMLESS, f"{MOST_IN_A_ROW:,}")


def failure_wording(name: str, fault: PlayerFailure, *, is_for_good: bool) -> str:
    """How the machine of this name has failed, and how the game goes on."""
    then = translate("FailureWording", "Act for it; then it is asked again.")
    if is_for_good:
        then = translate("FailureWording", "Act for it, or press P twice to have it asked again.")
    return f"{_sentence(fault).replace('{player}', name).replace('{detail}', reason_text(fault.detail))} {then}"


def _sentence(fault: PlayerFailure) -> str:
    match fault.failure:
        case Failure.ABSENT:
            return translate("FailureWording", "The machine for {player} cannot be seated: {detail}.")
        case Failure.RAISED:
            return translate("FailureWording", "The machine for {player} has crashed: {detail}.")
        case Failure.ENDED:
            return translate("FailureWording", "The machine for {player} has ended: {detail}.")
        case Failure.HUNG:
            return translate("FailureWording", "The machine for {player} has not decided within {detail} seconds.")
        case Failure.NONSENSE:
            return translate("FailureWording", "The machine for {player} answered {detail}, which is not an action.")
        case Failure.ILLEGAL:
            return translate("FailureWording", "The machine for {player} tried something that cannot be done. {detail}")
        case Failure.AIMLESS:
            return translate(
                "FailureWording", "The machine for {player} only moves things about: {detail} actions in a row."
            )
