"""Variations: lines that were left for others, and how a saved game keeps them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NamedTuple, TypeAlias

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.refusal import IllegalAction
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.notation.notation import NotationError, parse_line
from rbdesigner.play.game_log import GameTime, entry_time

LINES = "lines"
"""The member of a saved game with its lines, the one left first in front: for each a whole log in the notation, and
what was said of it."""
LINE = "line"
"""The member of a saved game with what was said of the line that is played."""
MOST_VARIATIONS = 20
"""The most lines that are kept: of more the oldest go of which nothing was said."""
MOST_CHARACTERS = 4_000_000
"""The oldest lines that take a file beyond this are not saved: they must not make it too large to be read again."""
LONGEST_NAME, LONGEST_NOTE = 100, 2000
"""Characters of what can be said of a line."""

Log: TypeAlias = list[str]
Saved: TypeAlias = dict[str, object]
"""A line as a file has it."""


class VariationError(Exception):
    """A line cannot be gone back to; the text says why in one line."""


@dataclass(frozen=True, slots=True)
class Variation:
    """A line that was left for another: what was done after ``moment`` entries of the log.

    ``before`` is what the players had done until then, ``mark`` when that was.
    """

    moment: int
    actions: tuple[Action, ...]
    mark: GameTime
    before: tuple[Action, ...] = ()

    @property
    def whole(self) -> tuple[Action, ...]:
        """All actions up to its end."""
        return (*self.before, *self.actions)


class VariationNote(NamedTuple):
    """The words of a player about a line, and when it was left (ISO, UTC; empty if that is not known)."""

    name: str = ""
    note: str = ""
    left: str = ""

    @property
    def is_anything(self) -> bool:
        """Whether a player has said anything."""
        return bool(self.name or self.note)


class VariationEnd(NamedTuple):
    """The end of a line: how far it goes, and the points of the players there."""

    turn: int
    phase: Phase
    over: bool
    points: tuple[int, ...]


class Variations:
    """The lines of a game, the one left first in front, with what was said of each.

    ``present`` has the words on the line played. Those that the game was saved with are read when they are first asked
    for, as that takes some time. ``changed`` tells whether lines were left, taken, dropped or spoken of since the game
    was saved.
    """

    def __init__(self, game: Game) -> None:
        self.changed = False
        self.present = _note_in(game.extra.get(LINE))
        self._game = game
        self._all: list[Variation] = []
        self._notes: dict[Variation, VariationNote] = {}
        self._logs: dict[Variation, Log] = {}  # as far as they are known
        self._ends: dict[Variation, VariationEnd | None] = {}
        self._unread = _saved_variations(game)
        self._then = game.copy() if self._unread else game  # lines were left for the log as it was saved

    def __bool__(self) -> bool:
        return bool(self._unread or self._all)

    @property
    def all(self) -> list[Variation]:
        """All variations that can be played and say something new.

        A saved line that cannot be played, or is part of a later line, is left out.
        """
        if self._unread:
            self._read()
        return self._all

    def add(self, line: Variation) -> None:
        """Keep the line that is being left, with what was said of it, in place of those that it only goes on from.

        One that is the beginning of another tells nothing and is not kept.
        """
        whole = line.whole
        if not self.present.is_anything and any(other.whole[: len(whole)] == whole for other in self.all):
            return
        for other in self.all[:]:
            if not self.note_on(other).is_anything and whole[: len(other.whole)] == other.whole:
                self._all.remove(other)
        self._notes[line] = self.present._replace(left=datetime.now(UTC).isoformat(timespec="seconds"))
        self.present = VariationNote()
        self._all.append(line)
        silent = [each for each in self._all if not self.note_on(each).is_anything]
        for each in silent[: max(0, len(self._all) - MOST_VARIATIONS)]:
            self._all.remove(each)
        self.changed = True

    def take(self, number: int) -> Variation:
        """Give a line away that is gone back to."""
        self.changed = True
        return self.all.pop(number)

    def drop(self, lines: Collection[Variation]) -> None:
        """Forget lines."""
        self._all = [line for line in self.all if line not in lines]
        self.changed = True

    def note_on(self, line: Variation | None) -> VariationNote:
        """The note on a line, or on the one that is played (None)."""
        return self.present if line is None else self._notes.get(line, VariationNote())

    def say(self, line: Variation | None, name: str, note: str) -> None:
        """Say something of a line, or of the one that is played (None)."""
        now = self.note_on(line)._replace(name=name.strip()[:LONGEST_NAME], note=note.strip()[:LONGEST_NOTE])
        if now != self.note_on(line):
            self.changed = True
            if line is None:
                self.present = now
            else:
                self._notes[line] = now

    def end(self, line: Variation) -> VariationEnd | None:
        """How far a line goes; None if it can no longer be played."""
        if line not in self._ends:
            try:
                self._ends[line] = end_of(_played(self._game, line))
            except IllegalAction:
                self._ends[line] = None
        return self._ends[line]

    def check(self, number: int) -> None:
        """Raise VariationError for a line that cannot be played any more; chance may draw other than its log says."""
        try:
            _played(self._game, self.all[number])
        except IllegalAction as error:
            raise VariationError(str(error)) from error

    def note(self, undone: Variation | None = None) -> None:
        """Let the game remember its variations when it is written, with what was taken back last as one more."""
        known = [*self.all, *([undone] if undone is not None else [])]
        written: dict[int, Saved] = {}
        room = MOST_CHARACTERS
        for number in sorted(range(len(known)), key=lambda number: (self.note_on(known[number]).is_anything, number))[
            ::-1
        ]:
            log = self._log(known[number])
            room -= sum(len(entry) + len('"", ') for entry in log)
            if room < 0:
                break
            if log:
                written[number] = {**_members(self.note_on(known[number])), "log": log}
        extra = {name: value for name, value in self._game.extra.items() if name not in (LINE, LINES)}
        if self.present.is_anything:
            extra[LINE] = _members(self.present._replace(left=""))
        if written:
            extra[LINES] = [written[number] for number in sorted(written)]
        self._game.extra = extra

    def _log(self, line: Variation) -> Log:
        """Give the whole log of a line, which is played once for it; empty if it can no longer be played."""
        if line not in self._logs:
            try:
                self._logs[line] = game_records.lines(_played(self._game, line))
            except IllegalAction:
                self._logs[line] = []
        return self._logs[line]

    def _read(self) -> None:
        """Read the saved lines, the last one first, as what a line was left for may be in a later one."""
        unread, game, self._unread, self._then = self._unread, self._then, [], self._game
        known = [game_records.lines(game)]
        for log, note in reversed(unread):
            line = _line(game, log, known, note.is_anything)
            if line is not None:
                self._all.insert(0, line)
                self._logs[line], self._notes[line] = log, note
                known.append(log)


def of_players(log: Iterable[Action]) -> list[Action]:
    """The actions of a log without what chance has drawn."""
    return [action for action in log if action.player != NONE]


def parting(log: Sequence[Action], actions: Sequence[Action]) -> int:
    """After how many entries of a log the players have left these actions."""
    same = 0
    for entry, action in enumerate(log):
        if action.player != NONE:
            if same == len(actions) or actions[same] != action:
                return entry
            same += 1
    return len(log)


def end_of(game: Game) -> VariationEnd:
    """How far a game goes."""
    points = tuple(score.total for score in game.scores())
    return VariationEnd(game.state.turn, game.state.phase, game.over, points)


def _saved_variations(game: Game) -> list[tuple[Log, VariationNote]]:
    """List the saved variations, as far as they have the form; older programs wrote the logs alone."""
    saved = game.extra.get(LINES)
    found = []
    for each in saved if isinstance(saved, list) else []:
        log = each.get("log") if isinstance(each, dict) else each
        if isinstance(log, list) and all(isinstance(entry, str) for entry in log):
            found.append((log, _note_in(each)))
    silent = sum(not note.is_anything for _, note in found)
    return [
        (log, note)
        for number, (log, note) in enumerate(found)
        if note.is_anything or sum(not each.is_anything for _, each in found[:number]) >= silent - MOST_VARIATIONS
    ]


def _note_in(saved: object) -> VariationNote:
    """The member of a file with the note on a line."""
    members = saved if isinstance(saved, dict) else {}
    texts = (members.get(name) for name in VariationNote._fields)
    name, note, left = (text if isinstance(text, str) else "" for text in texts)
    return VariationNote(name[:LONGEST_NAME], note[:LONGEST_NOTE], left)


def _members(note: VariationNote) -> Saved:
    """The note on a line as a file has it."""
    return {name: text for name, text in note._asdict().items() if text}


def _played(game: Game, line: Variation) -> Game:
    """Make the game in which a line of a game was played; IllegalAction if it cannot be played."""
    whole, game = line.whole, game.copy()
    game.go_to(parting(game.log, whole))
    for action in whole[len(of_players(game.log)) :]:
        game.apply(action)
    return game


def _line(game: Game, log: Log, known: Sequence[Log], anyway: bool) -> Variation | None:
    """Make the variation of a log, left where that parts from the known logs, of which the first is the game's.

    The answer is None if it cannot be played, or if it is the beginning of a known log, unless it is wanted anyway.
    """
    start, moment = _alike(log, known[0]), max(_alike(log, other) for other in known)
    game, mark, before = game.copy(), None, 0
    game.go_to(start)
    try:
        for number, entry in enumerate(log[start:], start):
            if number == moment:
                mark, before = entry_time(game.state), len(of_players(game.log))
            action = parse_line(game.state, entry)
            if action.player != NONE:  # chance draws by itself
                game.apply(action)
    except (NotationError, IllegalAction):
        return None
    if mark is None and anyway and moment == len(log):
        mark, before = entry_time(game.state), len(of_players(game.log))
    if mark is None:
        return None
    done = of_players(game.log)
    return Variation(moment, tuple(done[before:]), mark, tuple(done[:before]))


def _alike(log: Log, other: Log) -> int:
    """How many entries two logs have in common from the beginning."""
    pairs = enumerate(zip(log, other, strict=False))
    return next((number for number, (one, two) in pairs if one != two), min(len(log), len(other)))
