"""Sentences about a machine player that has failed."""

from __future__ import annotations

from rbdesigner.messages.file_errors import reason_text
from rbdesigner.messages.translation import translate
from rbdesigner.players.failure import Failure, PlayerFailure


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
            return translate("FailureWording", "The machine for {player} has ended by itself: {detail}.")
        case Failure.HUNG:
            return translate("FailureWording", "The machine for {player} has not decided within {detail} seconds.")
        case Failure.NONSENSE:
            return translate("FailureWording", "The machine for {player} answered {detail}, which is no action.")
        case Failure.ILLEGAL:
            return translate("FailureWording", "The machine for {player} wants what cannot be done. {detail}")
        case Failure.AIMLESS:
            return translate(
                "FailureWording", "The machine for {player} only moves things about: {detail} actions in a row."
            )
