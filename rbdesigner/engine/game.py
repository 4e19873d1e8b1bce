"""A game from its scenario to its score: what the window, machine players and files work with (DESIGN 4)."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence

from rbdesigner.checks import Problem, Severity, check
from rbdesigner.engine import chance, legality, order
from rbdesigner.engine.actions import Action
from rbdesigner.engine.codes import NONE
from rbdesigner.engine.events import Event
from rbdesigner.engine.notation import parse_line
from rbdesigner.engine.refusal import IllegalAction, Refusal
from rbdesigner.engine.scoring import Score, scores, winner
from rbdesigner.engine.setup import first_state
from rbdesigner.engine.state import RULES_VERSION, GameState, Stage
from rbdesigner.engine.topology import compile_map
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.saving import FileStamp, SaveReport

SNAPSHOT_EVERY = 50
"""After so many actions the state is kept, so that undo replays no more than that."""
MOST_SNAPSHOTS = 128
"""With more of them every second one of the older half goes: long games on large maps would fill the memory."""


class IllegalMap(ValueError):  # noqa: N818  (the name of the programming interface)
    """A scenario that cannot be played; ``problems`` are its errors."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join(problem.sentence for problem in problems))
        self.problems = tuple(problems)


def refuse_errors(scenario: Scenario) -> None:
    """Raise IllegalMap if a scenario has errors."""
    errors = [problem for problem in check(scenario) if problem.severity is Severity.ERROR]
    if errors:
        raise IllegalMap(errors)


class Game:
    """A game with all that has happened in it.

    ``state`` is the present, ``log`` everything done and drawn, in order. The log alone with scenario, players and seed
    makes the game again. Players are numbered from 0 here, and from 1 in texts; ``extra`` are members of a saved game
    that are not for the engine: who sits where, and whatever this program does not know. A game goes by the version
    of the rules that it was begun by to its end, so that one saved long ago goes as it went.
    """

    def __init__(
        self, scenario: Scenario, players: int, seed: int = 0, names: Iterable[str] = (), rules: int = RULES_VERSION
    ) -> None:
        self.scenario = scenario
        self.players = players
        self.seed = seed
        self.extra: Mapping[str, object] = {}
        self.log: list[Action] = []
        self.state = first_state(scenario, players, compile_map(scenario), tuple(names), rules)
        self._snapshots: list[tuple[int, GameState]] = [(0, self.state.copy())]

    @classmethod
    def new(
        cls,
        scenario: Scenario,
        players: int = 1,
        seed: int = 0,
        names: Iterable[str] = (),
        rules: int = RULES_VERSION,
    ) -> Game:
        """Begin a game; one player plays the solo game (Z3). Raises IllegalMap for a scenario with errors.

        ``names`` are what the players are called; whoever has none, or an empty one, is called by number.
        """
        if not 1 <= players <= MOST_PLAYERS:
            raise ValueError(f"A game is for 1 to {MOST_PLAYERS} players, not for {players}.")
        refuse_errors(scenario)
        game = cls(
            canonical(scenario.copy()), players, seed, names, rules
        )  # as a file has it, so that numbers come back the same
        game._let_chance_decide()
        return game

    # Files

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Game:
        """The game saved in a file, every action of it checked (see :func:`rbdesigner.engine.records.load`)."""
        from rbdesigner.engine.records import load

        return load(path)

    def save(self, path: str | os.PathLike[str], expected: FileStamp | None = None) -> SaveReport:
        """Write the game to a file (see :func:`rbdesigner.engine.records.save`)."""
        from rbdesigner.engine.records import save

        return save(self, path, expected)

    # The present

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, as far as they have names."""
        return self.state.terms.names

    @property
    def rules(self) -> int:
        """The version of the rules that the game goes by."""
        return self.state.terms.rules

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def acting(self) -> tuple[int, ...]:
        """The players who may act now."""
        return order.acting(self.state)

    def legal_actions(
        self, player: int | None = None, transporter: int | None = None, tile: int | None = None
    ) -> list[Action]:
        """What may be done now (see :func:`rbdesigner.engine.legality.legal_actions`)."""
        return legality.legal_actions(self.state, player, transporter, tile)

    def check(self, action: Action) -> Refusal | None:
        """Why an action cannot be done now, or None if it can."""
        return legality.check(self.state, action)

    def scores(self) -> tuple[Score, ...]:
        """The points of all players as they stand (Z1)."""
        return scores(self.state)

    def winner(self) -> int:
        """Who has most points, ties broken by the row at the temple (Z2)."""
        return winner(self.state)

    # Going on and back

    def apply(self, action: Action | str) -> list[Event]:
        """Do an action, given as such or as a line of the notation; then whatever chance has to decide.

        A line may leave out its player where only one may act. Returns what has happened. Raises IllegalAction, or
        NotationError for a text that is none; then nothing has changed.
        """
        if isinstance(action, str):
            action = parse_line(self.state, self._with_player(action))
        refusal = self.check(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        events = self._do(action)
        return events + self._let_chance_decide()

    def _with_player(self, line: str) -> str:
        """A line of the notation with the player in front, who goes without saying if nobody else may act."""
        named = re.match(r"\s*(\d+|chance)\s*:", line, re.IGNORECASE)
        return line if named or len(self.acting) != 1 else f"{self.acting[0] + 1}: {line}"

    def _do(self, action: Action) -> list[Event]:
        events: list[Event] = []
        self.state.events = events
        legality.apply(self.state, action)
        self.state.events = None
        self.log.append(action)
        if len(self.log) % SNAPSHOT_EVERY == 0:
            self._snapshots.append((len(self.log), self.state.copy()))
            if len(self._snapshots) > MOST_SNAPSHOTS:
                del self._snapshots[1 : MOST_SNAPSHOTS // 2 : 2]
        return events

    def _let_chance_decide(self) -> list[Event]:
        events: list[Event] = []
        while self.state.stage is Stage.DRAW and not self.over:
            events += self._do(chance.outcome(self.state, self.seed))
        return events

    def replay(self, actions: Iterable[Action]) -> None:
        """Do recorded actions, outcomes of chance among them; nothing is drawn.

        Raises IllegalAction at the first that is not allowed; those before it are done.
        """
        for action in actions:
            refusal = self.check(action)
            if refusal is not None:
                raise IllegalAction(refusal)
            self._do(action)

    def undo(self, actions: int = 1) -> None:
        """Take back the last actions, or as many as there are, with what chance has decided after them."""
        done = [number for number, action in enumerate(self.log) if action.player != NONE]
        if done and actions > 0:
            self.go_to(done[-min(actions, len(done))])

    def go_to(self, moment: int) -> None:
        """Go back to the moment after so many entries of the log; what came later is forgotten.

        Draws that stand at the end are made again, so that the game is never left waiting for chance.
        """
        self.state = self.state_at(moment)
        del self.log[moment:]
        self._snapshots = [kept for kept in self._snapshots if kept[0] <= moment]
        self._let_chance_decide()

    def state_at(self, moment: int) -> GameState:
        """The state after so many entries of the log; raises ValueError where there are not so many."""
        if not 0 <= moment <= len(self.log):
            raise ValueError(f"The log has {len(self.log)} entries; there is no moment {moment}.")
        start, snapshot = max((kept for kept in self._snapshots if kept[0] <= moment), key=lambda kept: kept[0])
        state = snapshot.copy()
        for action in self.log[start:moment]:
            legality.apply(state, action)
        return state

    def copy(self) -> Game:
        """An independent copy with its own log; scenario and map are shared."""
        new = Game.__new__(Game)
        new.scenario, new.players, new.seed = self.scenario, self.players, self.seed
        new.extra = self.extra
        new.log, new.state, new._snapshots = self.log[:], self.state.copy(), self._snapshots[:]
        return new
