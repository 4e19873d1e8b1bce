"""The lines of a game that were left for others, and how a saved game remembers them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from rbdesigner.engine import records
from rbdesigner.engine.actions import Action
from rbdesigner.engine.codes import NONE
from rbdesigner.engine.game import Game
from rbdesigner.engine.notation import NotationError, parse_line
from rbdesigner.engine.refusal import IllegalAction
from rbdesigner.engine.state import GameState, Phase

LINES = "lines"
"""The member of a saved game with its lines, the one left first in front: for each a whole log in the notation."""
MOST_LINES = 20
"""When more lines are left, the oldest go."""
MOST_CHARACTERS = 4_000_000
"""The oldest lines that take a file beyond this are not saved: they must not make it too large to be read again."""

Log: TypeAlias = list[str]


class Mark(NamedTuple):
    """When an entry of the log was made: the turn, the phase, and whose part of it (NONE: nobody's yet)."""

    turn: int
    phase: Phase
    player: int


class LineError(Exception):
    """A line cannot be gone back to; the text says why in one line."""


@dataclass(frozen=True, slots=True)
class Line:
    """A way on that was left for another: what was done after ``moment`` entries of the log.

    ``before`` is what the players had done until then, ``mark`` when that was.
    """

    moment: int
    actions: tuple[Action, ...]
    mark: Mark
    before: tuple[Action, ...] = ()


class KeptLines:
    """The lines of a game, the one left first in front.

    Those that the game was saved with are read when they are first asked for, as that takes some time. ``changed``:
    whether lines were left or taken since the game was saved.
    """

    def __init__(self, game: Game) -> None:
        self.changed = False
        self._game = game
        self._lines: list[Line] = []
        self._logs: dict[Line, Log] = {}  # as far as they are known
        self._unread = _saved_logs(game)
        self._then = game.copy() if self._unread else game  # lines were left for the log as it was saved

    def __bool__(self) -> bool:
        return bool(self._unread or self._lines)

    @property
    def lines(self) -> list[Line]:
        """All lines; what was saved and cannot be played, or tells nothing that is not in a later line, is none."""
        if self._unread:
            self._read()
        return self._lines

    def add(self, line: Line) -> None:
        """Keep a line that is being left."""
        self.lines.append(line)
        del self._lines[:-MOST_LINES]
        self.changed = True

    def take(self, number: int) -> Line:
        """Give a line away that is gone back to."""
        self.changed = True
        return self.lines.pop(number)

    def check(self, number: int) -> None:
        """Raise LineError for a line that can no longer be played, as chance may draw otherwise than its log says."""
        try:
            _played(self._game, self.lines[number])
        except IllegalAction as error:
            raise LineError(str(error)) from error

    def note(self, undone: Line | None = None) -> None:
        """Have the game remember its lines when it is written, and what was taken back last as another."""
        logs: list[Log] = []
        room = MOST_CHARACTERS
        for line in reversed([*self.lines, *([undone] if undone is not None else [])]):
            log = self._log(line)
            room -= sum(len(entry) + len('"", ') for entry in log)
            if room < 0:
                break
            if log:
                logs.insert(0, log)
        others = {name: value for name, value in self._game.extra.items() if name != LINES}
        self._game.extra = {**self._game.extra, LINES: logs} if logs else others

    def _log(self, line: Line) -> Log:
        """The whole log of a line, which is played once for it; empty if it can no longer be played."""
        if line not in self._logs:
            try:
                self._logs[line] = records.lines(_played(self._game, line))
            except IllegalAction:
                self._logs[line] = []
        return self._logs[line]

    def _read(self) -> None:
        """Read the saved lines, the last one first, as what a line was left for may be in a later one."""
        logs, game, self._unread, self._then = self._unread, self._then, [], self._game
        known = [records.lines(game)]
        for log in reversed(logs):
            line = _line(game, log, known)
            if line is not None:
                self._lines.insert(0, line)
                self._logs[line] = log
                known.append(log)


def mark_of(state: GameState) -> Mark:
    """When an entry is made that is made now."""
    return Mark(state.turn, state.phase, state.player)


def of_players(log: Iterable[Action]) -> list[Action]:
    """The actions of a log without what chance has drawn."""
    return [action for action in log if action.player != NONE]


def parting(log: Sequence[Action], actions: Sequence[Action]) -> int:
    """After how many entries of a log the players have done something else than these actions."""
    same = 0
    for entry, action in enumerate(log):
        if action.player != NONE:
            if same == len(actions) or actions[same] != action:
                return entry
            same += 1
    return len(log)


def _saved_logs(game: Game) -> list[Log]:
    """What a game remembers of lines, as far as it has the form."""
    saved = game.extra.get(LINES)
    logs = saved[-MOST_LINES:] if isinstance(saved, list) else []
    return [log for log in logs if isinstance(log, list) and all(isinstance(entry, str) for entry in log)]


def _played(game: Game, line: Line) -> Game:
    """The game in which a line of a game was played; raises IllegalAction if it cannot be."""
    whole, game = [*line.before, *line.actions], game.copy()
    game.go_to(parting(game.log, whole))
    for action in whole[len(of_players(game.log)) :]:
        game.apply(action)
    return game


def _line(game: Game, log: Log, known: Sequence[Log]) -> Line | None:
    """The line with a log, left where that parts from the known logs, of which the first is that of the game.

    None if it cannot be played, or if it is the beginning of a known log.
    """
    start, moment = _alike(log, known[0]), max(_alike(log, other) for other in known)
    game, mark, before = game.copy(), None, 0
    game.go_to(start)
    try:
        for number, entry in enumerate(log[start:], start):
            if number == moment:
                mark, before = mark_of(game.state), len(of_players(game.log))
            action = parse_line(game.state, entry)
            if action.player != NONE:  # chance draws by itself
                game.apply(action)
    except (NotationError, IllegalAction):
        return None
    if mark is None:
        return None
    done = of_players(game.log)
    return Line(moment, tuple(done[before:]), mark, tuple(done[:before]))


def _alike(log: Log, other: Log) -> int:
    """How many entries two logs have in common from the beginning."""
    pairs = enumerate(zip(log, other, strict=False))
    return next((number for number, (one, two) in pairs if one != two), min(len(log), len(other)))
