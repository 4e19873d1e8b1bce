"""Players that are asked like those in processes, but decide here."""

from __future__ import annotations

from collections.abc import Generator
from threading import Event

from rbdesigner.engine.games.view import View
from rbdesigner.players.failure import Failure, PlayerFailure
from rbdesigner.players.hint import Decision
from rbdesigner.players.player import Player


class AtOnce:
    """A player that has decided when it is first looked for."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def start(self) -> None:
        """Nothing has to be made ready."""

    def ask(self, view: View, *, is_explained: bool) -> Generator[None, None, Decision]:
        """What the player decides."""
        yield from ()
        try:
            return Decision(self._player.decide(view))
        except Exception as fault:
            raise PlayerFailure(Failure.RAISED, str(fault)) from fault

    def close(self) -> None:
        """Nothing has to end."""


class Slow(AtOnce):
    """A machine that thinks until it is let go, and notes about what, and how often at once."""

    def __init__(self) -> None:
        self.let_go, self.at_once, self.most = Event(), 0, 0
        self.asked: list[int] = []

    def ask(self, view: View, *, is_explained: bool) -> Generator[None, None, Decision]:
        """The first legal action, once it is let go."""
        self.asked.append(len(view.log))
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        while not self.let_go.is_set():
            yield
        self.at_once -= 1
        return Decision(view.legal_actions()[0])
