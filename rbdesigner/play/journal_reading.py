"""Reads the copy of a game that a run before has left behind; :mod:`rbdesigner.play.journal` writes it.

What was written last may be torn by a crash. If anything else is wrong with a copy, the game up to there is read, or a
ScenarioError tells of it. What was taken back on the way is read as lines that were left.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeGuard

from rbdesigner.engine.games import records
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.records import PartialGame
from rbdesigner.play.game_log import followed_game
from rbdesigner.play.variations import LINES, MOST_VARIATIONS, Log
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.parsing import parsed, read_bytes
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

LEFT = "left"
"""Stands behind a change of the log if what came after that moment was left for another line rather than undone."""


def read(stored: Path) -> PartialGame[Game]:
    """Read the game in a copy, up to the last action that was written whole and can be done.

    ScenarioError if it cannot be read.
    """
    _, whole, changes = _parts(stored)
    data = parsed(whole, str(stored))
    log = data.get("log") if isinstance(data, dict) else None
    if _is_log(log):
        left = _go_on(log, changes)
        if left:
            known = data.get(LINES)
            data[LINES] = [*(known if isinstance(known, list) else []), *left[-MOST_VARIATIONS:]]
    return records.from_json_partly(followed_game, data, str(stored))


def turn(stored: Path) -> int:
    """The turn that the game in a copy has come to; 0 if that cannot be told."""
    try:
        head, _, changes = _parts(stored)
        about = json.loads(head)
    except (ScenarioError, ValueError, RecursionError):
        return 0
    turns = [about.get("turn") if isinstance(about, dict) else None, *(change.turn for change in _sound(changes))]
    return next((each for each in reversed(turns) if _is_number(each) and each), 0)


def _parts(stored: Path) -> tuple[str, str, list[str]]:
    """The line about the game, the game, and the changes whose lines are whole."""
    lines = read_bytes(stored, "copy of a game").decode("utf-8", "replace").split("\n")
    if len(lines) < 3:
        raise ScenarioError(
            stored,
            "",
            Reason(QT_TRANSLATE_NOOP("files", "the file ends in the middle of the data; a part of it is missing")),
        )
    head, whole, *changes = lines
    return head, whole, changes[:-1]  # after the last line end there is nothing, or what is torn


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _is_log(value: object) -> TypeGuard[Log]:
    return isinstance(value, list) and all(isinstance(entry, str) for entry in value)


class _Change(NamedTuple):
    """A change of a log: after ``moment`` entries it goes on with ``following``.

    ``turn`` is 0 if it was not written yet. ``is_left`` says that what came after that moment was left for another line
    rather than undone.
    """

    moment: int
    following: Log
    turn: int
    is_left: bool


def _sound(changes: Iterable[str]) -> Iterator[_Change]:
    """The changes of a log, up to one that is torn."""
    for change in changes:
        try:
            moment, following, *after = json.loads(change)
        except (ValueError, TypeError, RecursionError):
            return
        if not (_is_number(moment) and _is_log(following)):
            return
        yield _Change(moment, following, after[0] if after and _is_number(after[0]) else 0, LEFT in after[1:])


def _go_on(entries: Log, changes: Iterable[str]) -> list[Log]:
    """Make the changes of a log, up to one that does not follow, and list what was taken back, the first in front.

    A single thing undone and done otherwise is no line, as in the window.
    """
    left: list[Log] = []
    undone: Log = []  # what was taken back last, as long as nothing else was done
    for moment, following, _, is_left in _sound(changes):
        if moment > len(entries):
            break
        if moment < len(entries):
            _leave(left, entries[:])
            undone = [] if is_left else left[-1][moment:]
        if following:
            if len(_by_players(undone)) == 1 and undone != following:
                left.pop()
            undone = []
        entries[moment:] = following
    return left


def _by_players(log: Log) -> Log:
    return [entry for entry in log if not entry.startswith("chance:")]


def _leave(left: list[Log], log: Log) -> None:
    """Note a log of which something is taken back, unless it only goes on from the last one, or back on it."""
    last = left[-1] if left else []
    if last[: len(log)] == log:
        return
    if left and log[: len(last)] == last:
        left.pop()
    left.append(log)
