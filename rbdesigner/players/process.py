"""Players that think in a process of their own, where they can neither harm nor slow the program."""

from __future__ import annotations

import pickle
from collections.abc import Generator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TypeVar

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.games.view import View
from rbdesigner.messages.refusals import refusal_sentence
from rbdesigner.players import registry
from rbdesigner.players.failure import Failure, PlayerFailure, told_by_players
from rbdesigner.players.hint import Decision
from rbdesigner.players.player import PlayerError
from rbdesigner.players.player_messages import (
    MOST_BYTES,
    TOO_LONG,
    UNREADABLE,
    Beginning,
    KindListing,
    Question,
    Reply,
    Request,
    Seating,
    SpecReading,
    action_in,
    aim_in,
    parsed,
)
from rbdesigner.players.registry import Description
from rbdesigner.scenario.errors import os_error_text, printable
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.work.child_process import ChildProcess
from rbdesigner.work.host_streams import LONGEST

HOST = "rbdesigner.players.player_host"
"""The module that runs in the process of a player."""
LIMIT = 60.0
"""Seconds that a player may think about a decision, unless something else is said."""
STARTING = 30.0
"""Seconds that a process may take to start and seat its player, besides the limit of the player."""
_PATIENCE = 0.05
"""Seconds after which whoever waits looks whether the limit has passed."""

Answered = TypeVar("Answered")


class PlayerProcess:
    """A player in a process of its own, started when first asked and then kept.

    It is found by ``spec`` (see :func:`find_player`) and decides as it would here: the same seed makes the same
    decisions. That must tell nothing of the seed of the game, by which a player could foretell chance. ``limit``: the
    seconds it may think about a decision. One thread at a time may ask; any may start and close it. What it does wrong
    is a :class:`PlayerFailure`.

    >>> import rbdesigner as rb
    >>> game = rb.Game.new(rb.load("scenarios/millbrook.rbmap"), players=1)
    >>> player = rb.PlayerProcess("random", player=0, seed=1, limit=30)
    >>> game.check(player.decide(game.view())) is None
    True
    >>> player.close()
    """

    def __init__(self, spec: str, player: int, seed: int | str, limit: float = LIMIT) -> None:
        self.spec, self.limit = spec, limit
        self._seating = Seating(spec, player, str(seed))
        self._process: ChildProcess | None = None
        self._known: tuple[View, list[Action]] | None = None
        self._is_seated = False  # whether it has said that it is there
        self._is_closed = False
        self._starting = Lock()  # the thread that asks is not the one that closes

    def decide(self, view: View) -> Action:
        """Choose the legal action that the player wants; PlayerFailure if it does not come to that."""
        return _waited_for(self._decision(view, _PATIENCE, is_explained=False)).action

    def ask(self, view: View, *, is_explained: bool) -> Generator[None, None, Decision]:
        """Ask as :meth:`decide` does, but give way until there is an answer.

        A window asks in this way, without a thread: the garbage collector may run in any, and widgets must not be taken
        apart outside their own. A player that plans is asked what its action is for, if that ``is_explained``.
        """
        return self._decision(view, 0, is_explained=is_explained)

    def _decision(self, view: View, patience: float, *, is_explained: bool) -> Generator[None, None, Decision]:
        """Give way, each time after so many seconds, until there is an answer."""
        process = yield from self._seated(patience)
        self._tell_game(process, view)
        assert self._known is not None
        known, log = self._known[1], view.log
        kept = shared_entries(known, log)
        self._send(process, Question(kept, tuple(log[kept:]), is_explained))
        self._known = view, log[:]
        return self._judged(view, (yield from self._answer(process, patience)))

    def start(self) -> None:
        """Start the process, if it is not there yet, so that it is ready when asked; failures are told then."""
        with suppress(PlayerFailure):
            self._started()

    def _started(self) -> ChildProcess:
        with self._starting:
            if self._is_closed:
                raise PlayerFailure(Failure.ABSENT, Reason(QT_TRANSLATE_NOOP("files", "it has been closed")))
            if self._process is None:
                self._known, self._is_seated = None, False
                try:
                    self._process = _process()
                except OSError as fault:
                    none = QT_TRANSLATE_NOOP("files", "no process can be started: {why}")
                    raise PlayerFailure(Failure.ABSENT, Reason(none, why=os_error_text(fault))) from fault
                self._send(self._process, self._seating)
            return self._process

    def _seated(self, patience: float) -> Generator[None, None, ChildProcess]:
        process = self._started()
        if not self._is_seated:
            reply = yield from self._answer(process, patience, STARTING)
            if "absent" in reply:
                self._stop()
                raise PlayerFailure(Failure.ABSENT, _reason(reply["absent"]))
            self._is_seated = True
        return process

    def _tell_game(self, process: ChildProcess, view: View) -> None:
        """Send the beginning of another game; of the same one the process knows it already."""
        if self._known is None or not _is_same_game(self._known[0], view):
            self._send(process, Beginning(view.scenario, view.players, view.state_at(0)))
            self._known = view, []

    def _send(self, process: ChildProcess, request: Request) -> None:
        try:
            _send(process, request)
        except PlayerFailure:
            self._process = None
            raise

    def _answer(self, process: ChildProcess, patience: float, besides: float = 0) -> Generator[None, None, Reply]:
        try:
            return (yield from _answer(process, patience, self.limit, besides))
        except PlayerFailure:
            self._process = None
            raise

    def _judged(self, view: View, reply: Reply) -> Decision:
        if "raised" in reply:
            raise PlayerFailure(Failure.RAISED, _reason(reply["raised"]))
        action = action_in(reply)
        if action is None:
            raise PlayerFailure(Failure.NONSENSE, _reason(reply.get("nonsense", UNREADABLE)))
        refusal = view.check(action)
        if refusal is not None:
            raise PlayerFailure(Failure.ILLEGAL, refusal_sentence(view.state, refusal))
        spots = len(view.state.topology.spot_kinds)
        return Decision(action, aim_in(reply.get("aim"), spots), aim_in(reply.get("goal"), spots))

    def close(self) -> None:
        """End the process for good; whoever waits for an answer, or asks again, gets a PlayerFailure."""
        with self._starting:
            self._is_closed = True
        self._stop()

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.end()


def plain_spec(spec: str) -> str:
    """Give the one text of all specs of the same player; PlayerError if there is none.

    The code of others runs in a process of its own for it.
    """
    source, _words = registry.parts(spec)
    if registry.is_ours(spec) or not (source or registry.has_installed()):
        return registry.plain_spec(spec)
    return _plain_spec_of_others(spec, source, _last_change(source))


@cache
def _plain_spec_of_others(spec: str, source: str, _changed: int) -> str:
    try:
        reply = _reply_of_another(SpecReading(spec), STARTING)
    except PlayerFailure as fault:
        raise PlayerError(spec, fault.reason) from fault
    if "absent" in reply:
        raise PlayerError(printable(str(reply.get("place", spec))), _reason(reply["absent"]))
    plain = reply.get("plain")
    if not isinstance(plain, str) or registry.is_ours(plain) or registry.parts(plain)[0] != source:
        raise PlayerError(spec, UNREADABLE)
    return plain


def _last_change(source: str) -> int:
    """Tell when a file was last changed, 0 where there is none."""
    try:
        return Path(source).stat().st_mtime_ns
    except (OSError, ValueError):
        return 0


def descriptions(files: Sequence[str] = (), limit: float = LIMIT) -> tuple[list[Description], list[str]]:
    """List the kinds of players that work (ours, installed ones, those in these files), and what is wrong with others.

    Their code runs in a process of its own. PlayerFailure if that hangs or ends.
    """
    reply = _reply_of_another(KindListing(tuple(files)), limit)
    try:
        return [Description.of_json(each) for each in reply["kinds"]], [_reason(fault) for fault in reply["faults"]]
    except (LookupError, TypeError, ValueError) as fault:
        raise PlayerFailure(Failure.NONSENSE, UNREADABLE) from fault


def _process() -> ChildProcess:
    """The process of a player, of which no message is trusted."""
    return ChildProcess(HOST, most_unread=1, most_bytes=MOST_BYTES)


def _send(process: ChildProcess, request: Request) -> None:
    with told_by_players():
        process.send(pickle.dumps(request, pickle.HIGHEST_PROTOCOL))


def _answer(process: ChildProcess, patience: float, limit: float, besides: float = 0) -> Generator[None, None, Reply]:
    with told_by_players():
        return parsed((yield from process.answer(patience, limit, besides)))


def _reply_of_another(request: Request, limit: float) -> Reply:
    """The reply to one request, for which a process is started and ended."""
    process = _process()
    try:
        _send(process, request)
        return _waited_for(_answer(process, _PATIENCE, limit))
    finally:
        process.end()


def _reason(data: object) -> str:
    """A reason that the process of a player tells, or the words of somebody else."""
    if isinstance(data, str):
        return printable(data[:LONGEST])
    try:
        return Reason.of_json(data, _REASONS)
    except ValueError:
        return UNREADABLE


_REASONS = registry.TEXTS | {TOO_LONG}


def _waited_for(asked: Generator[None, None, Answered]) -> Answered:
    """Wait for an answer that gives way until it is there."""
    while True:
        try:
            next(asked)
        except StopIteration as done:
            answer: Answered = done.value
            return answer


def shared_entries(one: Sequence[Action], other: Sequence[Action]) -> int:
    """How many entries two logs have in common at their beginning."""
    if other[: len(one)] == one:
        return len(one)
    return next((n for n, (mine, yours) in enumerate(zip(one, other, strict=False)) if mine != yours), len(other))


def _is_same_game(one: View, other: View) -> bool:
    return one.scenario is other.scenario and one.state.terms == other.state.terms
