"""A match as it is shown: the moment, who acts, what can follow, and what no file holds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Generic, ParamSpec

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.events import Event
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.game_records import GameError
from rbdesigner.engine.mechanics import order
from rbdesigner.play.build_plans import BuildPlan, BuildPlans, Structure
from rbdesigner.play.game_log import GameLog, GameTime, entry_time
from rbdesigner.play.strokes import Stroke, Strokes, undone_actions
from rbdesigner.play.variations import Variations

P = ParamSpec("P")


class Observers(Generic[P]):
    """Callables that are told of one kind of thing, in the order of connection.

    They are kept alive. One that raises keeps those after it from being told.
    """

    __slots__ = ("_observers",)

    def __init__(self) -> None:
        self._observers: tuple[Callable[P, object], ...] = ()

    def connect(self, observer: Callable[P, object]) -> None:
        """Tell this one too from now on."""
        self._observers = (*self._observers, observer)

    def disconnect(self, observer: Callable[P, object]) -> None:
        """Tell this one no more; ValueError if it is not told."""
        if observer not in self._observers:
            raise ValueError("This observer is not connected.")
        self._observers = tuple(each for each in self._observers if each != observer)

    def emit(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell all that are connected now."""
        for observer in self._observers:
            observer(*args, **kwargs)


class ShownMatch:
    """A match as it is shown; :class:`rbdesigner.play.match.Match` is how it goes on.

    Whoever shows it listens to ``happened(list)``: the events of an action just done; ``moved()``: another moment is
    shown, all has to be looked at anew; ``plans_changed()``: other things are planned; ``plan_done(Structure)``: one of
    them has been built by itself; ``machines_changed()``: for other players nobody acts, or machines rest or go on;
    ``variations_changed()``: lines were spoken of or dropped; ``remembered()``: the game keeps something else beside
    its log; ``modified_changed(bool)``: whether there is something that no file holds.

    ``fault`` says why the file of the game cannot be played further. Such a game is only looked at, and its file stays
    as it is, until somebody goes on from a moment of it: then it is a new game without a file.
    """

    def __init__(self, game: Game, path: Path | None = None, fault: GameError | None = None) -> None:
        self.happened: Observers[[list[Event]]] = Observers()
        self.moved: Observers[[]] = Observers()
        self.plans_changed: Observers[[]] = Observers()
        self.plan_done: Observers[[Structure]] = Observers()
        self.machines_changed: Observers[[]] = Observers()
        self.variations_changed: Observers[[]] = Observers()
        self.remembered: Observers[[]] = Observers()
        self.modified_changed: Observers[[bool]] = Observers()
        self.game = game
        self.path = path
        self.fault = fault
        self._variations = Variations(game)
        self._machines: frozenset[int] = frozenset()
        self._machines_paused = False
        self._undone: list[Stroke] = []  # the next one last
        self._strokes, self._plans = Strokes(), BuildPlans()
        self._shown: GameState | None = None
        self._moment = len(game.log)
        self._log = GameLog.of(game)
        self._saved = [] if path is None and self.can_undo else game.log[:]  # the first draw by chance is no loss
        self._saved_undone: list[Action] = []
        self._is_remembered_unsaved = False
        self._told_modified = self.is_modified

    # What is shown

    @property
    def state(self) -> GameState:
        """The moment that is shown: the present, or an earlier one that is only looked at."""
        return self.game.state if self._shown is None else self._shown

    @property
    def moment(self) -> int:
        """How many entries of the log the shown moment has behind it."""
        return self._moment

    @property
    def is_present(self) -> bool:
        """Whether the shown moment is the present, in which one can act."""
        return self._shown is None and self.fault is None

    @property
    def is_modified(self) -> bool:
        """Whether there is something that no file holds."""
        if self.fault is not None:
            return False
        changed = self._variations.changed or self._is_remembered_unsaved or self._saved != self.game.log
        return changed or self._saved_undone != undone_actions(self._undone)

    def mark_saved(self) -> None:
        """A file holds the game as it is now."""
        self._saved, self._saved_undone = self.game.log[:], undone_actions(self._undone)
        self._variations.changed = self._is_remembered_unsaved = False
        self._told_modified = False
        self.modified_changed.emit(False)

    def _tell_modified(self) -> None:
        """Tell when a file no longer holds all, or holds it again: not at every action."""
        if self.is_modified is not self._told_modified:
            self._told_modified = self.is_modified
            self.modified_changed.emit(self._told_modified)

    def mark_at(self, entry: int) -> GameTime:
        """Give the time when an entry of the log was made."""
        return self._log.entries[entry].mark

    def was_passed(self, entry: int) -> bool:
        """Whether an entry of the log was made without asking, since the game was opened."""
        return self._strokes.was_passed(entry)

    @property
    def persons(self) -> tuple[int, ...]:
        """The players who may act at the shown moment and for whom a person acts."""
        return tuple(player for player in order.acting(self.state) if player not in self._machines)

    @property
    def machines(self) -> frozenset[int]:
        """The players for whom nobody acts."""
        return self._machines

    @property
    def is_shared(self) -> bool:
        """Whether several persons play, one after the other at the same screen."""
        return self.game.players - len(self._machines) > 1

    @property
    def machines_paused(self) -> bool:
        """Whether machines rest until they are let go on."""
        return self._machines_paused

    def seat_machines(self, machines: frozenset[int], *, paused: bool) -> None:
        """Say for which players nobody acts, and whether these rest."""
        if (machines, paused) != (self._machines, self._machines_paused):
            self._machines, self._machines_paused = machines, paused
            self.machines_changed.emit()

    def _mark(self) -> GameTime:
        return entry_time(self.game.state)

    @property
    def plans(self) -> tuple[BuildPlan, ...]:
        """The standing plans of the acting person for this turn, in the present."""
        return self._plans.open(self.game.state, self.persons) if self.is_present else ()

    # What can follow

    @property
    def is_begun(self) -> bool:
        """Whether anybody has done anything, even if it was taken back; otherwise the game can be begun again."""
        return self.can_undo or self.can_redo or self.has_variations

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to undo, apart from what passed as the game began."""
        if self.fault is not None:
            return False
        return any(True for _ in self._strokes.asked(self.game.log)) or self._planned_last

    @property
    def _planned_last(self) -> bool:
        """Whether the last thing that a player did was to change plans, and nothing else."""
        return self._plans.made_by_itself(len(self.game.log))

    @property
    def undone(self) -> tuple[Action, ...]:
        """The actions that can be redone, in their order."""
        return tuple(undone_actions(self._undone))

    @property
    def can_redo(self) -> bool:
        """Whether anything taken back can be done again."""
        return bool(self._undone)

    @property
    def has_variations(self) -> bool:
        """Whether there are lines, as far as that can be told before they are read."""
        return bool(self._variations) and self.fault is None

    @property
    def variations(self) -> Variations:
        """The lines that were left for others, with the notes on them.

        See :meth:`rbdesigner.play.match.Match.say`, ``take_variation`` and ``drop_variations``.
        """
        return self._variations
