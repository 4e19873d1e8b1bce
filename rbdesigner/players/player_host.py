"""The process in which a player thinks: it is asked over standard input and answers over standard output.

It ends when whoever has started it closes the pipe or ends, even while the player thinks. What the player itself prints
goes to standard error, and there is nothing for it to read.
"""

from __future__ import annotations

import os
import pickle
import sys
from contextlib import suppress
from queue import SimpleQueue
from typing import BinaryIO, Protocol, runtime_checkable

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.games.view import Luck, View
from rbdesigner.players import registry
from rbdesigner.players.hint import Decision
from rbdesigner.players.player import Player, PlayerError
from rbdesigner.players.player_messages import (
    Beginning,
    KindListing,
    Question,
    Reply,
    Request,
    Seating,
    SpecReading,
    encoded,
    packed,
)
from rbdesigner.players.supervisor import supervise
from rbdesigner.scenario.reasons import Reason
from rbdesigner.work import framing
from rbdesigner.work.host_streams import BROKEN, LONGEST, fault_text, inbox_of, take_over_streams


@runtime_checkable
class Explainer(Protocol):
    """A player that can tell what its last action is for."""

    def explained(self, action: Action, state: GameState) -> Decision:
        """The action just decided on in a state, with what it is for."""
        ...


class Host:
    """A player and the game it looks at, as far as it has been told of it."""

    def __init__(self) -> None:
        self._player: Player | None = None
        self._explainer: Explainer | None = None  # the player, if it is ours: of others nothing more is run
        self._game: View | None = None

    def reply(self, request: Request) -> Reply | None:
        """Do what is asked; None where no reply is expected."""
        match request:
            case Seating():
                return self._seat(request)
            case KindListing():
                return kinds_reply(request)
            case SpecReading():
                return read_spec(request)
            case Beginning():
                self._game = View(request.scenario, request.players, request.first, Luck(0, ""))
                return None
            case Question():
                return self._decide(request)
            case _:
                raise TypeError(f"{type(request).__name__} is for another host")

    def _seat(self, seating: Seating) -> Reply:
        try:
            self._player = registry.find_player(seating.spec).seat(seating.player, seating.seed)
        except PlayerError as fault:
            return {"absent": fault.reason.to_json()}
        except BaseException as fault:  # a player of somebody else may raise anything
            return {"absent": fault_text(fault)}
        if registry.is_ours(seating.spec) and isinstance(self._player, Explainer):
            self._explainer = self._player
        return {}

    def _decide(self, question: Question) -> Reply:
        assert self._game is not None and self._player is not None
        self._game.follow(question.kept, question.entries)
        try:
            answer = self._player.decide(self._game.view().copy())
        except BaseException as fault:  # so may it here
            return {"raised": fault_text(fault)}
        try:
            reply = {"action": encoded(answer)} if isinstance(answer, Action) else {"nonsense": shown_value(answer)}
        except BaseException:  # and what it answers may be anything
            return {"nonsense": shown_value(answer)}
        if question.is_explained and self._explainer is not None:
            decision = self._explainer.explained(answer, self._game.state)
            return {**reply, "aim": decision.aim, "goal": decision.goal}
        return reply


def kinds_reply(listing: KindListing) -> Reply:
    """The kinds of players there are, and what is wrong with others."""
    found = registry.known_players(listing.files)
    return {
        "kinds": [each.to_json() for each in found.descriptions],
        "faults": [fault.reason.to_json() for fault in found.faults],
    }


def read_spec(reading: SpecReading) -> Reply:
    """Find the player that a spec means, or why there is no such player."""
    try:
        return {"plain": registry.plain_spec(reading.spec)}
    except PlayerError as fault:
        return {"absent": fault.why.to_json() if isinstance(fault.why, Reason) else fault.why, "place": fault.place}


def shown_value(answer: object) -> str:
    """The answer of a player, as a sentence quotes it."""
    try:
        return " ".join(repr(answer).split())[:LONGEST]
    except BaseException:  # the repr of somebody else's object
        return f"an object of the class {type(answer).__name__}"


def main() -> None:
    """Answer requests as long as there are any.

    Whatever a player does to its process, no traceback is shown.
    """
    requests, replies = take_over_streams()
    supervise(requests, replies)
    inbox = inbox_of(requests)
    try:
        _answer(inbox, replies)
    except BaseException as fault:  # memory that is full, a pipe that has been closed
        with suppress(BaseException):
            sys.stderr.write(f"{fault_text(fault)}\n")
        os._exit(BROKEN)


def _answer(inbox: SimpleQueue[bytes], replies: BinaryIO) -> None:
    host = Host()
    while True:
        reply = host.reply(pickle.loads(inbox.get()))
        if reply is not None:
            framing.write(replies, packed(reply))
