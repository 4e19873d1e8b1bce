"""A game as everybody at the table knows it, for players to decide by and to try things on."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Sequence
from hashlib import sha256
from typing import Protocol, Self

from rbdesigner.engine.core import state_key
from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.events import Event
from rbdesigner.engine.core.refusal import IllegalAction, Refusal
from rbdesigner.engine.core.state import GameState, Stage
from rbdesigner.engine.lookahead import chance
from rbdesigner.engine.lookahead.chance import Distribution
from rbdesigner.engine.mechanics import legality, order
from rbdesigner.engine.mechanics.exchange import Passage
from rbdesigner.engine.mechanics.scoring import Score, scores, winner
from rbdesigner.engine.notation.notation import parse_line, text
from rbdesigner.scenario.model import Scenario


class LogObserver(Protocol):
    """Hears of each entry of a log while it is made, so that nobody has to play the game again for it.

    States and events are only lent: the state goes on, and is not to be changed.
    """

    def about_to_do(self, state: GameState, action: Action) -> None:
        """The next entry of the log is about to be done, an outcome of chance too."""

    def done(self, state: GameState, events: Sequence[Event]) -> None:
        """Hear that the action has been done, and what has happened."""

    def forget(self, moment: int) -> None:
        """The entries of the log from this number on are taken back."""


SNAPSHOT_EVERY = 50
"""The number of actions after which the state is kept, so that undo replays no more than that."""
MOST_SNAPSHOTS = 128
"""The most snapshots: beyond this every second one of the older half goes, as long games on large maps would fill the
memory."""


class Luck:
    """The chance that is imagined at a moment of a game.

    It follows from the entries of the log till then and from a word: the same two make the same luck everywhere. The
    seed of the game has no part in it, so that it says nothing about what the game will bring.
    """

    __slots__ = ("_moment", "_seed", "_word")

    def __init__(self, moment: int, word: str) -> None:
        self._moment, self._word = moment, word
        self._seed = ""

    def seed(self, log: list[Action]) -> str:
        """The generator of chance in a game with this log.

        It is worked out when chance is first asked.
        """
        if not self._seed:
            known = "\n".join([self._word, *map(repr, log[: self._moment])])
            self._seed = f"imagined {sha256(known.encode()).hexdigest()}"
        return self._seed


class View:
    """A game as everybody at the table knows it: all that was done and drawn, nothing of what chance will bring.

    ``state`` is the present, ``log`` everything done and drawn, in order. Players are numbered from 0 here, and from 1
    in texts. A view is free to be played on and back: the game itself does not change, and chance is imagined, as the
    game's own is not known. It shows the game until that goes on; what is to be kept longer is copied.

    ``scenario`` is what is played, ``players`` how many play, 1 to 6. Actions are values of
    :mod:`rbdesigner.engine.core.actions` or lines of the notation.

    >>> import rbdesigner as rb
    >>> game = rb.Game.new(rb.load("scenarios/millbrook.rbmap"), players=1, seed=7)
    >>> view = game.view()
    >>> _ = view.apply("home 0,0")
    >>> len(view.log), len(game.log)  # what is tried in a view does not change the game
    (2, 1)
    """

    log_observer: LogObserver | None = None
    """Hears of every entry of the log as it is made; copies have none."""

    def __init__(self, scenario: Scenario, players: int, state: GameState, luck: Luck) -> None:
        self.scenario = scenario
        self.players = players
        self.state = state
        self.log: list[Action] = []
        self._luck = luck
        self._snapshots: list[tuple[int, GameState]] = [(0, state.copy())]
        self._is_borrowed = False  # state, log and snapshots are those of the game that is looked at

    # The present

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, as far as they have any."""
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

    @property
    def key(self) -> Hashable:
        """A hashable value that two moments share if and only if their states are equal.

        It is for a table of the positions of one game that a search has seen. What led there has no part in it.
        """
        return state_key.key(self.state)

    def legal_actions(
        self,
        player: int | None = None,
        transporter: int | None = None,
        tile: int | None = None,
        *,
        transfers: bool = True,
    ) -> list[Action]:
        """The actions that may be done now.

        All of them, or those of one player, with one transporter or on one tile. These are numbers from 0: ``donkey1``
        of the notation is transporter 0, and tiles count as in ``Map.tile``, in the order of ``Map.tiles``. Where
        nothing may be done, and for a number that is not in the game, the list is empty.

        If so asked without transfers, which move one good within a tile and are more than half of most lists.
        See :func:`rbdesigner.engine.mechanics.legality.legal_actions`.

        >>> import rbdesigner as rb
        >>> game = rb.Game.load("tests/games/quartet-crossroads.rbgame")
        >>> game.go_to(1000)
        >>> [game.line(action) for action in game.legal_actions(transporter=0)]  # of donkey1
        ['load geese 0,-3 > donkey1']
        >>> tile = list(rb.Map(game.scenario).tiles).index("0,-3")
        >>> [game.line(action) for action in game.legal_actions(tile=tile)]
        ['load geese 0,-3 > donkey1']
        """
        return legality.legal_actions(self.state, player, transporter, tile, transfers=transfers)

    def transferable(self, player: int | None = None, tile: int | None = None) -> list[Passage]:
        """The goods that may be moved within tiles.

        An entry for each two holders takes the place of an action for each good: source, target, and how many of each
        good may go from one to the other, as far as there is room.

        >>> import rbdesigner as rb
        >>> game = rb.Game.load("tests/games/quartet-crossroads.rbgame")
        >>> game.go_to(1000)
        >>> len(game.legal_actions()), len(game.legal_actions(transfers=False)), len(game.transferable())
        (18, 2, 7)
        """
        return legality.transferable(self.state, player, tile)

    def check(self, action: Action | str) -> Refusal | None:
        """Why an action cannot be done now, or None if it can; nothing changes.

        It is given as such or as a line of the notation, as for :meth:`apply`. NotationError for a text that is none.
        """
        return legality.check(self.state, self._read(action) if isinstance(action, str) else action)

    def line(self, action: Action) -> str:
        """An action as a line of the notation, without its player.

        Its first word says what kind of action it is, and all that it names has the names of :class:`Map` and
        :class:`Position`. It is one that may be done now, or could be.

        >>> import rbdesigner as rb
        >>> game = rb.Game.new(rb.load("scenarios/crossroads.rbmap"), players=1)
        >>> view = game.view()
        >>> [view.line(action) for action in view.legal_actions()][:2]
        ['home -3,1', 'home -1,3']
        """
        return text(self.state, action)

    def _read(self, line: str) -> Action:
        """The action in a line of the notation."""
        return parse_line(self.state, self._with_player(line))

    def scores(self) -> tuple[Score, ...]:
        """The points of all players as they stand (Z1)."""
        return scores(self.state)

    def winner(self) -> int:
        """Tell who has most points, ties broken by the row at the temple (Z2)."""
        return winner(self.state)

    def distribution(self) -> Distribution:
        """The next outcomes of chance, with their probabilities.

        See :func:`rbdesigner.engine.lookahead.chance.distribution`.
        """
        return chance.distribution(self.state)

    # Going on and back

    def apply(self, action: Action | str) -> list[Event]:
        """Do an action, given as such or as a line of the notation.

        Then whatever chance has to decide.

        A line may leave out its player where only one may act. Returns what has happened. Raises IllegalAction, or
        NotationError for a text that is none; then nothing has changed.
        """
        if isinstance(action, str):
            action = self._read(action)
        refusal = self.check(action)
        if refusal is not None:
            raise IllegalAction(self.state, refusal)
        events = self._do(action)
        return events + self._let_chance_decide()

    def apply_unchecked(self, action: Action) -> None:
        """Do an action without checking it again.

        Then whatever chance has to decide. No events are told.

        It must be one that :meth:`legal_actions` has listed or :meth:`check` has let pass at this very moment; any
        other leaves a game that no rule allows. It is for searches, which try many.
        """
        self._do(action, are_events_told=False)
        self._let_chance_decide()

    def _with_player(self, line: str) -> str:
        """Put the player in front of a line of the notation that leaves it out, as it may if nobody else may act."""
        named = re.match(r"\s*(\d+|chance)\s*:", line, re.IGNORECASE)
        return line if named or len(self.acting) != 1 else f"{self.acting[0] + 1}: {line}"

    def _do(self, action: Action, are_events_told: bool = True) -> list[Event]:
        self._part()
        if self.log_observer is not None:
            self.log_observer.about_to_do(self.state, action)
        events: list[Event] = []
        self.state.events = events if are_events_told or self.log_observer is not None else None
        legality.apply(self.state, action)
        self.state.events = None
        self.log.append(action)
        if self.log_observer is not None:
            self.log_observer.done(self.state, events)
        if len(self.log) % SNAPSHOT_EVERY == 0:
            self._snapshots.append((len(self.log), self.state.copy()))
            if len(self._snapshots) > MOST_SNAPSHOTS:
                del self._snapshots[1 : MOST_SNAPSHOTS // 2 : 2]
        return events

    def _let_chance_decide(self) -> list[Event]:
        events: list[Event] = []
        while self.state.stage is Stage.DRAW and not self.over:
            events += self._do(chance.due_outcome(self.state, self._chance_seed()))
        return events

    def _chance_seed(self) -> int | str:
        """The generator of chance."""
        return self._luck.seed(self.log)

    def replay(self, actions: Iterable[Action]) -> None:
        """Do recorded actions, outcomes of chance among them; nothing is drawn.

        Raises IllegalAction at the first that is not allowed; those before it are done.
        """
        for action in actions:
            refusal = self.check(action)
            if refusal is not None:
                raise IllegalAction(self.state, refusal)
            self._do(action)

    def undo(self, actions: int = 1) -> None:
        """Take back the last actions, or as many as there are, with what chance has decided after them."""
        done = [number for number, action in enumerate(self.log) if action.player != NONE]
        if done and actions > 0:
            self.go_to(done[-min(actions, len(done))])

    def go_to(self, moment: int) -> None:
        """Go back to the moment after so many entries of the log, and forget what came later.

        Draws that stand at the end are made again, so that the game is never left waiting for chance.
        """
        self._return_to(moment)
        self._let_chance_decide()

    def follow(self, moment: int, actions: Iterable[Action]) -> None:
        """Go back to a moment, and :meth:`replay` actions from there; nothing is drawn."""
        if moment != len(self.log):
            self._return_to(moment)
        self.replay(actions)

    def _return_to(self, moment: int) -> None:
        state = self.state_at(moment)
        self._part()
        self.state = state
        del self.log[moment:]
        if self.log_observer is not None:
            self.log_observer.forget(moment)
        self._snapshots = [kept for kept in self._snapshots if kept[0] <= moment]

    def state_at(self, moment: int) -> GameState:
        """Give the state after so many entries of the log; ValueError where there are not so many."""
        if not 0 <= moment <= len(self.log):
            raise ValueError(f"The log has {len(self.log)} entries; there is no moment {moment}.")
        start, snapshot = max((kept for kept in self._snapshots if kept[0] <= moment), key=lambda kept: kept[0])
        state = snapshot.copy()
        for action in self.log[start:moment]:
            legality.apply(state, action)
        return state

    # Views and copies

    def view(self, luck: int | str = "") -> View:
        """The game as the players know it.

        ``luck`` is any word: with another one another future is imagined from here.
        """
        new = View.__new__(View)
        new._look_at(self)
        new._luck = Luck(len(self.log), str(luck))
        return new

    def copy(self) -> Self:
        """Make an independent copy with its own log, in which chance draws the same; scenario and map are shared."""
        new = type(self).__new__(type(self))
        new._look_at(self)
        new._luck = self._luck
        new._part()
        return new

    def _look_at(self, other: View) -> None:
        self.scenario, self.players = other.scenario, other.players
        self.state, self.log, self._snapshots = other.state, other.log, other._snapshots
        self._is_borrowed = True

    def _part(self) -> None:
        """Copy what changes, so that the view has its own."""
        if self._is_borrowed:
            self.state, self.log, self._snapshots = self.state.copy(), self.log[:], self._snapshots[:]
            self._is_borrowed = False
