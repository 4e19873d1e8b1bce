"""Saved games: the file with scenario, players, seed and log, and its replay.

A game is read by doing every entry of its log anew, each checked by the rules: a file says nothing about the state, so
that it can claim nothing that could not have happened. What chance has drawn is checked as well, but not drawn again.
A game goes by the version of the rules that it was begun by, when it is played again and when it goes on.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from rbdesigner.checks import Problem
from rbdesigner.engine.core.game_terms import RULES_VERSION
from rbdesigner.engine.core.refusal import IllegalAction
from rbdesigner.engine.games.seeded import IllegalMap, SeededGame, refuse_errors
from rbdesigner.engine.notation import notation
from rbdesigner.engine.notation.notation import NotationError
from rbdesigner.scenario import migrate, schema, serial
from rbdesigner.scenario.errors import Fault, InvalidScenario, ScenarioError, not_saved, shown
from rbdesigner.scenario.inscriptions import published
from rbdesigner.scenario.layout import Lines, laid_out
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.named_format import GAME
from rbdesigner.scenario.own_format import OwnFormat
from rbdesigner.scenario.parsing import parsed
from rbdesigner.scenario.reasons import Reason
from rbdesigner.scenario.saving import FileStamp, SaveReport, write_atomically
from rbdesigner.translatable import QT_TRANSLATE_NOOP, Plural

G = TypeVar("G", bound=SeededGame)
Make: TypeAlias = Callable[[Scenario, int, int, Iterable[str], int], G]
"""Begins a game of a scenario, with so many players, a seed, their names and a version of the rules."""

FORMAT, SUFFIX = GAME.name, GAME.suffix
VERSION = 1
"""The version of the file that this program writes."""
MEMBERS = ("format", "version", "rules", "players", "names", "seed", "scenario", "log")
"""The members that a game is made of; all others are kept for whoever they are for."""
MOST_BYTES = 10_000_000
"""Files of this size and above are not read: a long game on a large map takes a twentieth of it."""
OWN_FORMAT = OwnFormat(FORMAT, VERSION, "saved game", "game", MOST_BYTES)
MOST_TILES = 10_000
"""Maps with more tiles are not played from a file: every check of them would take many seconds."""
MOST_ENTRIES, LONGEST_ENTRY = 100_000, 4000
"""Entries of a log and characters of one, as the schema allows them."""
LONGEST_REASON = 300
"""Characters of a reason that an error shows: what a file holds may be longer than anybody reads."""


class GameError(ScenarioError):
    """A saved game that cannot be played again.

    ``entry`` is the number of the entry of its log, from 1, that cannot be done, or 0 where it cannot even begin;
    ``left`` is how many entries there are from that one on.
    """

    def __init__(self, path: str | os.PathLike[str], pointer: str, reason: str, entry: int = 0, left: int = 0) -> None:
        self.entry, self.left = entry, left
        super().__init__(path, pointer, reason)


class PartialGame(NamedTuple, Generic[G]):
    """A saved game as far as its log can be played again.

    ``fault`` says why it goes no further, None if it is whole.
    """

    game: G
    fault: GameError | None


# Writing


def to_json(game: SeededGame) -> dict[str, object]:
    """The JSON data of a game.

    Members in a fixed order, those that are not for the engine last.
    """
    data = data_of(game.scenario, game.players, game.seed, lines(game), game.names, game.rules)
    return {**data, **game.extra}


def data_of(
    scenario: Scenario,
    players: int,
    seed: int,
    log: Iterable[str],
    names: Iterable[str] = (),
    rules: int = RULES_VERSION,
) -> dict[str, object]:
    """Make the JSON data of the game of a scenario, players, a seed and a log.

    Games are given to others, so they leave out the private texts of the scenario.
    """
    called = list(names)
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": rules,
        "players": players,
        **({"names": called} if any(called) else {}),
        "seed": seed,
        "scenario": serial.to_json(published(scenario)),
        "log": Lines(log),
    }


def lines(game: SeededGame) -> list[str]:
    """The log in the notation, one line an entry."""
    names = game.state_at(0)  # a region has its name from before any bridge joined it to others,
    names.kinds = game.state.kinds  # a transporter from whenever it was made
    return [notation.line(names, action) for action in game.log]


def dumps(game: SeededGame) -> str:
    """The text of a saved game: the same game always gives the same text."""
    return laid_out(to_json(game))


def save(game: SeededGame, path: str | os.PathLike[str], expected: FileStamp | None = None) -> SaveReport:
    """Write a game to a file, keeping its old content as the backup ``<path>~``.

    ScenarioError if the file cannot be written or could not be read again, ChangedOnDisk if it no longer is what
    ``expected`` says (see :func:`rbdesigner.scenario.saving.file_stamp`).
    """
    _refuse_large(game.scenario, path)
    data = to_json(game)
    faults = _faults(data)
    if faults:
        raise not_saved(path, faults[0])
    content = laid_out(data).encode("utf-8")
    if len(content) >= OWN_FORMAT.most_bytes:
        too_large = QT_TRANSLATE_NOOP("files", "was not saved, because it is too large to be read again")
        raise ScenarioError(path, "", Reason(too_large))
    return write_atomically(path, content, expected=expected)


# Reading


def load(make: Make[G], path: str | os.PathLike[str]) -> G:
    """Load the game in a file, made by ``make``.

    ScenarioError if it cannot be read, GameError if it cannot be replayed.
    """
    return loads(make, OWN_FORMAT.read(path), os.fspath(path))


def loads(make: Make[G], text: str, path: str = "") -> G:
    """The game in a text; errors as of :func:`load`, which name ``path``."""
    return from_json(make, parsed(text, path), path)


def from_json(make: Make[G], data: object, path: str = "") -> G:
    """The game in JSON data of any version that this program reads.

    Errors as of :func:`load`.
    """
    read = _played(make, OWN_FORMAT.newest(data, path, _faults), path)
    if read.fault is not None:
        raise read.fault
    return read.game


def load_partly(make: Make[G], path: str | os.PathLike[str]) -> PartialGame[G]:
    """The game in a file, as far as its log can be played again.

    ScenarioError if it cannot be read, or cannot even begin.
    """
    return loads_partly(make, OWN_FORMAT.read(path), os.fspath(path))


def loads_partly(make: Make[G], text: str, path: str = "") -> PartialGame[G]:
    """The game in a text; errors as of :func:`load_partly`, which name ``path``."""
    return from_json_partly(make, parsed(text, path), path)


def from_json_partly(make: Make[G], data: object, path: str = "") -> PartialGame[G]:
    """The game in JSON data; errors as of :func:`load_partly`."""
    log = data.get("log") if isinstance(data, dict) else None
    odd = _first_odd_entry(log) if isinstance(log, list) else None
    if odd is not None and isinstance(data, dict) and isinstance(log, list):
        read = _played(make, OWN_FORMAT.newest({**data, "log": log[:odd]}, path, _faults), path)
        if read.fault is None:
            read = PartialGame(read.game, _odd_entry(log, odd + 1, path))
        else:
            read.fault.left += len(log) - odd
    else:
        read = _played(make, OWN_FORMAT.newest(data, path, _faults), path)
    read.game.go_to(len(read.game.log))  # where chance has to decide, it does
    return read


def _first_odd_entry(log: list[object]) -> int | None:
    """The index of the first entry that is no text, or longer than any entry."""
    return next((index for index, entry in enumerate(log) if not _is_entry(entry)), None)


def _odd_entry(log: Sequence[object], number: int, path: str) -> GameError:
    text = QT_TRANSLATE_NOOP("files", "entry {number} is not a line of the notation: {entry}")
    reason = Reason(text, number=number, entry=shown(log[number - 1]))
    return GameError(path, f"/log/{number - 1}", reason, number, len(log) - number + 1)


def _played(make: Make[G], newest: Mapping[str, Any], path: str) -> PartialGame[G]:
    """The game in sound data, as far as its log goes by the rules."""
    _refuse_newer_rules(newest["rules"], path)
    scenario = _scenario(newest["scenario"], path)
    _refuse_unplayable(scenario, path)
    names, rules = newest.get("names", ()), int(newest["rules"])
    game = make(scenario, int(newest["players"]), int(newest["seed"]), names, rules)
    game.extra = {name: value for name, value in newest.items() if name not in MEMBERS}
    return PartialGame(game, _replay(game, newest["log"], path))


def _faults(data: Mapping[str, Any]) -> list[Fault]:
    """Where data break the schema of games.

    The scenario in them is left to its own reader, and a log of short texts is none of its faults, which is quicker.
    """
    if isinstance(data.get("scenario"), dict):
        data = {**data, "scenario": {"format": migrate.FORMAT, "version": migrate.VERSION}}
    log = data.get("log")
    if isinstance(log, list) and len(log) <= MOST_ENTRIES and all(map(_is_entry, log)):
        data = {**data, "log": []}
    return schema.faults_by(OWN_FORMAT.schema, data)


def _is_entry(entry: object) -> bool:
    return isinstance(entry, str) and len(entry) <= LONGEST_ENTRY


def _refuse_newer_rules(played_by: int, path: str) -> None:
    if played_by > RULES_VERSION:
        reason = Reason(
            QT_TRANSLATE_NOOP(
                "files",
                "this game was played by version {version} of the rules; this program plays by version {ours}, "
                "so it takes a newer program",
            ),
            version=int(played_by),
            ours=RULES_VERSION,
        )
        raise GameError(path, "/rules", reason)


def _scenario(data: object, path: str) -> Scenario:
    """The scenario in a game; errors point to it there."""
    try:
        return serial.from_json(data, path)
    except InvalidScenario as error:
        faults = [Fault(f"/scenario{fault.pointer}", fault.reason) for fault in error.faults]
        raise InvalidScenario(path, faults, complete=len(faults) < schema.MOST_FAULTS) from error
    except ScenarioError as error:
        raise ScenarioError(path, f"/scenario{error.pointer}", error.reason) from error


def _refuse_large(scenario: Scenario, path: str | os.PathLike[str]) -> None:
    if len(scenario.tiles) > MOST_TILES:
        reason = Reason(
            QT_TRANSLATE_NOOP("files", "the map has {tiles} tiles; a saved game may have at most {most}"),
            tiles=len(scenario.tiles),
            most=MOST_TILES,
        )
        raise GameError(path, "/scenario/tiles", reason)


def _refuse_unplayable(scenario: Scenario, path: str) -> None:
    _refuse_large(scenario, path)
    try:
        refuse_errors(scenario)
    except IllegalMap as error:
        raise GameError(path, "/scenario", _unplayable(*error.problems)) from error


def _unplayable(first: Problem, *others: Problem) -> Reason:
    """Why a map cannot be played: its first error, how many others there are."""
    why = _with_rule(_Late(lambda: first.sentence), first.rule)
    if not others:
        return Reason(QT_TRANSLATE_NOOP("files", "this map cannot be played: {why}"), why=why)
    more = QT_TRANSLATE_NOOP("files", "this map cannot be played: {why} (and %n more)")
    return Reason(Plural(more, more, "more"), why=why, more=len(others))


def _replay(game: SeededGame, entries: Sequence[str], path: str) -> GameError | None:
    """Do the entries of a log, and say why one cannot be done, if that is so.

    If chance has to decide after the last, it does.
    """
    number = 0
    for number, entry in enumerate(entries, 1):
        try:
            game.replay([notation.parse_line(game.state, entry)])
        except (NotationError, IllegalAction) as error:
            return _fault_of_entry(entries, number, error, path)
    game.go_to(number)
    return None


def _fault_of_entry(entries: Sequence[str], number: int, error: NotationError | IllegalAction, path: str) -> GameError:
    text = QT_TRANSLATE_NOOP("files", "entry {number}, {entry}: {why}")
    reason = Reason(text, number=number, entry=shown(entries[number - 1]), why=_reason(error))
    fault = GameError(path, f"/log/{number - 1}", reason, number, len(entries) - number + 1)
    fault.__cause__ = error
    return fault


def _reason(error: NotationError | IllegalAction) -> object:
    """Why an entry cannot be done, with the rule that forbids it."""
    if isinstance(error, NotationError):
        return error.reason
    return _with_rule(_Late(lambda: error.reason), error.rule)


def _with_rule(why: _Late, rule: str) -> object:
    return Reason(QT_TRANSLATE_NOOP("files", "{why} ({rule})"), why=why, rule=rule) if rule else why


class _Late:
    """A sentence of the rules, made in the language of the moment when it is read.

    It is cut where it is longer than anybody reads.
    """

    def __init__(self, sentence: Callable[[], str]) -> None:
        self._sentence = sentence

    def __str__(self) -> str:
        text = self._sentence()
        return text if len(text) <= LONGEST_REASON else f"{text[:LONGEST_REASON]}…"
