"""Tables of records: the best solutions of scenarios.

Anybody can verify and merge them. A record has more points; of as many, fewer turns until they stood for good; of
those, fewer goods used. The date decides nothing. Solutions that are equal in all three share the record, one of each
holder, and one without a name gives way to any with one. A scenario played by another version of the rules has a record
of its own. Merging keeps just these, so that it does not matter in which order, how, or how often tables are merged.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple, Self

from rbdesigner.lab.puzzles.solution import Solution, unknown_members
from rbdesigner.lab.puzzles.verification import Verification, verify
from rbdesigner.scenario.errors import Fault, InvalidScenario, ScenarioError
from rbdesigner.scenario.layout import laid_out
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.named_format import RECORDS
from rbdesigner.scenario.own_format import OwnDocument, OwnFormat
from rbdesigner.scenario.reasons import Reason
from rbdesigner.tiles import Extra
from rbdesigner.translatable import QT_TRANSLATE_NOOP

FORMAT, SUFFIX = RECORDS.name, RECORDS.suffix
VERSION = 1
"""The version of the file that this program writes."""
NOUN = "table of records"
MOST_BYTES = 50_000_000
"""Files of this size and above are not read: a thousand records take a third of it."""
_HELD = frozenset(("points", "breakdown", "settled", "goods_used", "solution"))
_MEMBERS = frozenset(("format", "version", "records"))


class Rank(NamedTuple):
    """The rank by which records are compared, the smallest the best: negative points, turns, goods used.

    The turns are those until the points stood for good.
    """

    points: int
    settled: int
    goods_used: int


@dataclass(frozen=True)
class HeldRecord:
    """A record: what a solution comes to, and the solution."""

    points: int
    settled: int
    goods_used: int
    breakdown: str
    solution: Solution
    extra: Extra | None = field(default=None, hash=False)

    @classmethod
    def of(cls, found: Verification, path: str = "") -> Self:
        """The record that a verified solution is.

        ScenarioError if it is none: it breaks the rules, is not played to its end, or is not for one player.
        """
        fault = found.fault
        if fault is not None:
            broken = QT_TRANSLATE_NOOP("files", "entry {number} of the log breaks the rules: {why}")
            raise ScenarioError(path, f"/log/{fault.entry - 1}", Reason(broken, number=fault.entry, why=fault.reason))
        solution = found.solution
        if solution.players != 1:
            several = QT_TRANSLATE_NOOP("files", "a record is for one player, not for {players}")
            raise ScenarioError(path, "/players", Reason(several, players=solution.players))
        if not found.is_over:
            raise ScenarioError(path, "/log", Reason(QT_TRANSLATE_NOOP("files", "the game is not over")))
        return cls(found.points[0], found.settled, found.goods_used, found.breakdown[0], solution)

    @property
    def rank(self) -> Rank:
        """The rank by which the record is compared."""
        return Rank(-self.points, self.settled, self.goods_used)

    def refuse_claims(self, found: Verification, path: str = "") -> None:
        """ScenarioError unless verifying gives just what is said here."""
        true = HeldRecord.of(found, path)
        for name in ("points", "settled", "goods_used", "breakdown"):
            said, verified = getattr(self, name), getattr(true, name)
            if said != verified:
                false = QT_TRANSLATE_NOOP("files", "verifying gives {verified}, not {said}")
                raise ScenarioError(path, f"/{name}", Reason(false, verified=verified, said=said))


@dataclass(frozen=True)
class RecordTable(OwnDocument):
    """A table of records; ``records`` are in its order.

    Make it by :meth:`of`, which keeps the best.

    >>> import rbdesigner as rb
    >>> solution = rb.Solution.of(rb.Game.load("tests/games/solo-millbrook.rbgame"), holder="Ada")
    >>> table = rb.RecordTable().added(rb.verify(solution))
    >>> [(each.solution.title, each.points, each.solution.holder) for each in table.records]
    [('Millbrook', 340, 'Ada')]
    """

    own_format: ClassVar[OwnFormat] = OwnFormat(FORMAT, VERSION, NOUN, "records", MOST_BYTES)

    records: tuple[HeldRecord, ...] = ()
    extra: Extra | None = field(default=None, hash=False)

    @classmethod
    def of(cls, records: Iterable[HeldRecord], extra: Extra | None = None) -> Self:
        """The table of the best of some records."""
        puzzles: dict[tuple[str, int], list[HeldRecord]] = {}
        for each in records:
            puzzles.setdefault((each.solution.hash, each.solution.rules), []).append(each)
        kept = [best for rivals in puzzles.values() for best in _best(rivals)]
        return cls(tuple(sorted(kept, key=_place)), extra)

    def merged(self, other: RecordTable) -> RecordTable:
        """The table of the best of both; nothing is verified."""
        return RecordTable.of((*self.records, *other.records), _joined(self.extra or {}, other.extra or {}))

    def added(self, found: Verification, path: str = "") -> RecordTable:
        """The table with a verified solution, if no better one is in it.

        ScenarioError if it can be no record.
        """
        return RecordTable.of((*self.records, HeldRecord.of(found, path)), self.extra)

    @classmethod
    def from_json(cls, data: object, path: str = "") -> Self:
        """The table in JSON data of any version that this program reads."""
        newest = cls.own_format.newest(data, path)
        held = (_held(each, number, path) for number, each in enumerate(newest["records"]))
        return cls.of(held, unknown_members(newest, _MEMBERS))

    def to_json(self) -> dict[str, object]:
        """The JSON data; unknown members come last."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "records": [_held_json(each) for each in self.records],
            **(self.extra or {}),
        }


def _joined(one: Extra, other: Extra) -> Extra | None:
    """The unknown members of two tables; of two with one name the first as text."""
    names = sorted({*one, *other})
    return {name: min((each[name] for each in (one, other) if name in each), key=json.dumps) for name in names} or None


def _best(rivals: list[HeldRecord]) -> list[HeldRecord]:
    """Keep the best of the records of one puzzle, one of each holder; one without a holder only if it is alone."""
    rank = min(each.rank for each in rivals)
    held: dict[str, HeldRecord] = {}
    for each in sorted((each for each in rivals if each.rank == rank), key=_text):
        held.setdefault(each.solution.holder, each)
    return [each for holder, each in held.items() if holder or len(held) == 1]


def _place(held: HeldRecord) -> tuple[object, ...]:
    """Where a record stands in its table."""
    solution = held.solution
    return solution.code, solution.title, solution.hash, solution.rules, solution.holder


def _text(held: HeldRecord) -> tuple[int, str]:
    """Give the key by which one of the equal records of a holder is kept: length and text, the first one."""
    return len(held.solution.log), laid_out(_held_json(held))


def _held(data: dict[str, Any], number: int, path: str) -> HeldRecord:
    pointer = f"/records/{number}/solution"
    try:
        solution = Solution.from_json(data["solution"], path)
    except InvalidScenario as error:
        faults = [Fault(pointer + fault.pointer, fault.reason) for fault in error.faults]
        raise InvalidScenario(path, faults, complete=error.is_complete) from error
    except ScenarioError as error:
        raise ScenarioError(path, pointer + error.pointer, error.reason) from error
    return HeldRecord(
        int(data["points"]),
        int(data["settled"]),
        int(data["goods_used"]),
        data.get("breakdown", ""),
        solution,
        unknown_members(data, _HELD),
    )


def _held_json(held: HeldRecord) -> dict[str, object]:
    return {
        "points": held.points,
        **({"breakdown": held.breakdown} if held.breakdown else {}),
        "settled": held.settled,
        "goods_used": held.goods_used,
        **(held.extra or {}),
        "solution": held.solution.to_json(),
    }


def verified_records(
    other: RecordTable, known: RecordTable, maps: Mapping[str, Scenario], path: str
) -> Iterator[HeldRecord | ScenarioError]:
    """Yield the records of another table that one does not know yet, each verified.

    Instead of one that breaks the rules, claims what is not so, or whose map is not there comes the error, which names
    ``path`` and the record.
    """
    for number, held in enumerate(other.records):
        if held in known.records:
            continue
        try:
            held.refuse_claims(verify(held.solution, maps))
        except ScenarioError as fault:
            yield ScenarioError(path, f"/records/{number}{fault.pointer}", fault.reason)
        else:
            yield held
