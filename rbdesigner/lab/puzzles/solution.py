"""Solutions: the hash of a scenario and a log, to be verified by anybody."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.lab.puzzles.scenario_hash import scenario_hash
from rbdesigner.players.player_setup import PERSON, SEATS
from rbdesigner.players.solver import MEMBER
from rbdesigner.scenario.canonical import one_line
from rbdesigner.scenario.errors import ScenarioError, shown
from rbdesigner.scenario.layout import Lines
from rbdesigner.scenario.named_format import SOLUTION
from rbdesigner.scenario.own_format import OwnDocument, OwnFormat
from rbdesigner.scenario.reasons import Reason
from rbdesigner.tiles import Extra
from rbdesigner.translatable import QT_TRANSLATE_NOOP

FORMAT, SUFFIX = SOLUTION.name, SOLUTION.suffix
VERSION = 1
"""The version of the file that this program writes."""
NOUN = "solution"
MOST_BYTES = game_records.MOST_BYTES
"""Files of this size and above are not read."""
_MEMBERS = frozenset(
    ("format", "version", "scenario", "rules", "players", "names", "seed", "holder", "date", "machine", "log")
)
_PUZZLE = frozenset(("hash", "title", "code"))
_HASH = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True)
class Solution(OwnDocument):
    """A game of a scenario that is named by its hash.

    Anybody who has the map can verify it.

    ``title`` and ``code`` of the scenario, ``holder`` (who found it) and ``date`` (ISO 8601) are for people;
    ``machine`` says whether a machine found it. ``log`` is in the notation, a line an entry.

    >>> import rbdesigner as rb
    >>> solution = rb.Solution.of(rb.Game.load("tests/games/solo-millbrook.rbgame"), holder="Ada", date="2026-11-23")
    >>> solution.title, solution.holder, len(solution.log)
    ('Millbrook', 'Ada', 422)
    """

    own_format: ClassVar[OwnFormat] = OwnFormat(FORMAT, VERSION, NOUN, "solution", MOST_BYTES)

    hash: str
    log: tuple[str, ...]
    rules: int
    seed: int = 0
    players: int = 1
    names: tuple[str, ...] = ()
    title: str = ""
    code: str = ""
    holder: str = ""
    date: str = ""
    machine: bool = False
    puzzle_extra: Extra | None = field(default=None, hash=False)
    extra: Extra | None = field(default=None, hash=False)

    @classmethod
    def of(cls, game: Game, holder: str = "", date: str = "", *, machine: bool | None = None) -> Self:
        """Make a solution of a game.

        Who plays alone is its holder unless another one is named. Whether ``machine`` found it is known from the seats
        of a saved game unless it is said.
        """
        properties, names = game.scenario.properties, tuple(game.names)
        return cls(
            scenario_hash(game.scenario),
            tuple(game_records.lines(game)),
            game.rules,
            game.seed,
            game.players,
            names if any(names) else (),
            properties.title,
            properties.code,
            one_line(holder or (names[0] if game.players == 1 and names else "")),
            date,
            _is_by_machine(game) if machine is None else machine,
        )

    @classmethod
    def from_json(cls, data: object, path: str = "") -> Self:
        """The solution in JSON data of any version that this program reads."""
        newest = cls.own_format.newest(data, path)
        puzzle = newest["scenario"]
        if not _HASH.fullmatch(puzzle["hash"]):
            no_hash = QT_TRANSLATE_NOOP("files", "{found} is not a hash, which has 64 hexadecimal digits in lower case")
            raise ScenarioError(path, "/scenario/hash", Reason(no_hash, found=shown(puzzle["hash"])))
        return cls(
            puzzle["hash"],
            tuple(newest["log"]),
            int(newest["rules"]),
            int(newest["seed"]),
            int(newest["players"]),
            tuple(newest.get("names", ())),
            puzzle.get("title", ""),
            puzzle.get("code", ""),
            newest.get("holder", ""),
            newest.get("date", ""),
            newest.get("machine", False),
            unknown_members(puzzle, _PUZZLE),
            unknown_members(newest, _MEMBERS),
        )

    def to_json(self) -> dict[str, object]:
        """Make the JSON data: members in a fixed order, without defaults, those of others last."""
        puzzle = {"hash": self.hash, "title": self.title, "code": self.code}
        told = {"names": list(self.names), "seed": self.seed, "holder": self.holder, "date": self.date}
        return {
            "format": FORMAT,
            "version": VERSION,
            "scenario": {name: value for name, value in puzzle.items() if value} | dict(self.puzzle_extra or {}),
            "rules": self.rules,
            "players": self.players,
            **{name: value for name, value in told.items() if value or name == "seed"},
            **({"machine": True} if self.machine else {}),
            "log": Lines(self.log),
            **(self.extra or {}),
        }


def _is_by_machine(game: Game) -> bool:
    """Whether a solver found it, or machines sat at all seats."""
    seats = game.extra.get(SEATS)
    return MEMBER in game.extra or (isinstance(seats, list) and len(seats) >= game.players and PERSON not in seats)


def unknown_members(data: dict[str, Any], known: frozenset[str]) -> Extra | None:
    """Give the members that this program does not know, sorted by name, so that the text is always the same."""
    rest: Extra = json.loads(json.dumps({name: data[name] for name in data if name not in known}, sort_keys=True))
    return rest or None
