"""Reading the play site's maps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace

from rbdesigner.hexes import EDGES, Hex, Orientation
from rbdesigner.rules.tables import MOST_PLAYERS, NEW_MINE, BuildingKind, Good, Mixture
from rbdesigner.scenario.errors import ScenarioError, shown
from rbdesigner.scenario.foreign import Foreign, ForeignKind, ForeignPiece
from rbdesigner.scenario.formats import remark_texts as texts
from rbdesigner.scenario.formats.remarks import (
    MOST_OF_A_GOOD,
    NO_WHOLE_NUMBER,
    ImportedMap,
    MapError,
    Remarks,
    place_within_limits,
    refuse_crowd,
    with_players_guessed,
)
from rbdesigner.scenario.formats.site import numbers
from rbdesigner.scenario.formats.site.numbers import Laid
from rbdesigner.scenario.model import Properties, Research, Scenario
from rbdesigner.scenario.parsing import as_integer, parsed
from rbdesigner.scenario.pieces import Building, Goods, Home, Spot, SpotKind, Transporter
from rbdesigner.scenario.reasons import Reason
from rbdesigner.tiles import ordered, tile
from rbdesigner.translatable import QT_TRANSLATE_NOOP

Located = tuple[Hex, Spot]
MOST_NUMBER = 9999
"""The greatest number of a piece that is kept."""
KNOWN_MEMBERS = frozenset({"HM", "ST", "RS", "RX", "BX", "TX"})
_WITHOUT_HEXES = frozenset({"UK", "CR", "RS"})
"""Members beside ours that name no hexes: the number of a server, custom rules, and subjects of the expansion."""


def decode(text: str, path: str) -> list[ImportedMap]:
    """The map of a play site's file; these files hold no name."""
    data = parsed(text, path)
    if not isinstance(data, list) or not data or not isinstance(data[-1], dict):
        none = QT_TRANSLATE_NOOP("files", "a play site's map is a list with an object at its end")
        raise ScenarioError(path, "", Reason(none))
    *hexes, things = data
    try:
        refuse_crowd(len(hexes))
    except MapError as fault:
        raise ScenarioError(path, "", fault.reason) from None
    reading = _Reading(path, _orientation(things, path, f"/{len(hexes)}/ST"))
    reading.each("", hexes, reading.hex)
    members: tuple[tuple[str, Callable[[object], None]], ...] = (
        ("RS", reading.subject),
        ("HM", reading.home),
        ("BX", reading.building),
        ("RX", reading.good),
        ("TX", reading.transporter),
    )
    for key, read in members:
        reading.each(f"/{len(hexes)}/{key}", things.get(key, []), read)
    reading.keep(things)
    return [ImportedMap("", reading.finished(), reading.remarks.sentences())]


def naming_hexes(members: Iterable[str]) -> list[str]:
    """The members that are kept and may name hexes by their numbers."""
    return sorted(set(members) - _WITHOUT_HEXES)


def _orientation(things: dict[str, object], path: str, pointer: str) -> Orientation:
    match as_integer(given := things.get("ST", 0)):
        case 0:
            return Orientation.POINTY
        case 1:
            return Orientation.FLAT
    neither = QT_TRANSLATE_NOOP("files", "{found} is neither 0 (pointy) nor 1 (flat)")
    raise ScenarioError(path, pointer, Reason(neither, found=shown(given)))


def _whole(value: object) -> int:
    number = as_integer(value)
    if number is None:
        raise MapError(NO_WHOLE_NUMBER, found=shown(value))
    return number


def _listed(value: object, lengths: Iterable[int], otherwise: str) -> list[object]:
    if not isinstance(value, list) or len(value) not in lengths:
        raise MapError(otherwise)
    return value


_NO_HEX = QT_TRANSLATE_NOOP("files", "this is not a hex: [q, r, terrain] or [q, r, terrain, rotation]")
_NO_BUILDING = QT_TRANSLATE_NOOP("files", "this is not a building: [number, location], or with [gold, iron]")
_NO_CONTENTS = QT_TRANSLATE_NOOP("files", "this is not what a mine holds: [gold] or [gold, iron]")
_NO_GOOD = QT_TRANSLATE_NOOP("files", "this is not a good: [number, location]")
_NO_TRANSPORTER = QT_TRANSLATE_NOOP("files", "this is not a transporter: [player, number, location]")
_NO_LOCATION = QT_TRANSLATE_NOOP("files", "this is not a location")


def _mixture(contents: list[object]) -> Mixture:
    """The gold and iron that a building holds; none of iron if only one number is given."""
    gold, iron = map(_whole, [*_listed(contents[0], (1, 2), _NO_CONTENTS), 0][:2])
    if not (0 <= gold <= MOST_OF_A_GOOD and 0 <= iron <= MOST_OF_A_GOOD):
        raise MapError(QT_TRANSLATE_NOOP("files", "a mine holds 0 to {most} of gold and of iron"), most=MOST_OF_A_GOOD)
    return Mixture(gold, iron)


def _piece_number(number: int) -> int:
    """The number of a piece of theirs that we do not know."""
    if number not in range(MOST_NUMBER + 1):
        raise MapError(QT_TRANSLATE_NOOP("files", "no piece has the number {number}"), number=shown(number))
    return number


class _Reading:
    """A map while it is read.

    Each method takes one element of the file; MapError if the element is wrong.
    """

    def __init__(self, path: str, orientation: Orientation) -> None:
        self.path = path
        self.remarks = Remarks()
        self._scenario = Scenario(Properties(orientation=orientation))
        self._hexes: list[tuple[Hex, Laid]] = []
        self._index_of: dict[Hex, int] = {}
        self._goods: Counter[tuple[Hex, Good, int]] = Counter()
        self._foreign_subjects: list[int] = []

    def each(self, pointer: str, elements: object, read: Callable[[object], None]) -> None:
        """Read every element of a list; an error names the element."""
        if not isinstance(elements, list):
            other = QT_TRANSLATE_NOOP("files", "a list is expected here, not {found}")
            raise ScenarioError(self.path, pointer, Reason(other, found=shown(elements)))
        for index, element in enumerate(elements):
            try:
                read(element)
            except MapError as fault:
                raise ScenarioError(self.path, f"{pointer}/{index}", fault.reason) from None

    def finished(self) -> Scenario:
        """The scenario with everything that was read."""
        for (at, good, half_edge), count in self._goods.items():
            for left in range(count, 0, -MOST_OF_A_GOOD):
                self._put(at, Goods(good, min(left, MOST_OF_A_GOOD), half_edge))
        return with_players_guessed(self._scenario, self.remarks)

    def keep(self, things: dict[str, object]) -> None:
        """Keep the members of the last object that say nothing to us, and the subjects of the expansion."""
        kept = {key: value for key, value in things.items() if key not in KNOWN_MEMBERS}
        if self._foreign_subjects:
            kept["RS"] = self._foreign_subjects
        if kept:
            self._scenario.properties = replace(self._scenario.properties, site=kept)
        if naming_hexes(kept):
            for number, (at, _) in enumerate(self._hexes):
                self._scenario.foreign[at] = replace(self._scenario.foreign[at], hex=number)

    def hex(self, element: object) -> None:
        """A hex: coordinates, number of the tile, rotation."""
        values = _listed(element, (3, 4), _NO_HEX)
        q, r, number, *rest = map(_whole, values)
        foreign = numbers.FOREIGN_NUMBERS.get(number)
        if foreign is None and number not in numbers.TILES:
            raise MapError(QT_TRANSLATE_NOOP("files", "no tile has the number {number}"), number=shown(number))
        at = self._place(q, r)
        rotation = rest[0] % 6 if rest else 0
        laid = numbers.laid_tile(number, rotation, self._scenario.orientation)
        self._index_of[at] = len(self._hexes)
        self._hexes.append((at, laid))
        self._scenario.foreign[at] = Foreign(foreign, number, rotation)
        if foreign is None:
            self._scenario.tiles[at] = tile(numbers.TILES[number].terrain, ordered(laid.rivers))

    def _place(self, q: int, r: int) -> Hex:
        at = place_within_limits(*numbers.to_place(q, r, self._scenario.orientation))
        if at in self._index_of:
            taken = QT_TRANSLATE_NOOP("files", "the tile of hex {number} lies at the same place")
            raise MapError(taken, number=self._index_of[at])
        return at

    def subject(self, element: object) -> None:
        """A subject that all have researched."""
        number = _whole(element)
        if number not in range(len(numbers.SUBJECTS)):
            self._foreign_subjects.append(number)
            return
        research = Research(numbers.SUBJECTS[number])
        properties = self._scenario.properties
        if research not in properties.research:
            self._scenario.properties = replace(properties, research=(*properties.research, research))

    def home(self, element: object) -> None:
        """A home; these files do not say whose it is."""
        at, spot = self._located(element)
        if at in self._scenario.homes or spot.kind is not SpotKind.REGION:
            self._keep(at, ForeignPiece(ForeignKind.HOME, spot=spot))
        else:
            self._scenario.homes[at] = Home(spot.number)

    def building(self, element: object) -> None:
        """A building, a mine with what it holds."""
        value, location, *contents = _listed(element, (2, 3), _NO_BUILDING)
        number = _whole(value)
        index = number - numbers.FIRST_BUILDING
        at, spot = self._located(location)
        if index not in range(len(numbers.BUILDINGS)) or spot.kind is not SpotKind.REGION:
            held = _mixture(contents) if contents else None
            self._keep(at, ForeignPiece(ForeignKind.BUILDING, _piece_number(number), spot, mixture=held))
            return
        kind = numbers.BUILDINGS[index]
        if contents and kind is not BuildingKind.MINE:
            raise MapError(QT_TRANSLATE_NOOP("files", "only a mine has contents, not a {kind}"), kind=kind)
        mixture = _mixture(contents) if contents else None
        if kind is BuildingKind.MINE and mixture is None:
            self.remarks.count(texts.NEW_MINES)
            mixture = NEW_MINE
        self._put(at, Building(kind, spot.number, mixture))

    def good(self, element: object) -> None:
        """One piece of a good."""
        value, location = _listed(element, (2,), _NO_GOOD)
        number = _whole(value)
        at, spot = self._located(location)
        if number not in range(len(numbers.GOODS)) or spot.kind is not SpotKind.REGION:
            self._keep(at, ForeignPiece(ForeignKind.GOOD, _piece_number(number), spot))
        else:
            self._goods[at, numbers.GOODS[number], spot.number] += 1

    def transporter(self, element: object) -> None:
        """A transporter of a player; theirs are counted from 0."""
        player, value, location = _listed(element, (3,), _NO_TRANSPORTER)
        owner, number = _whole(player), _whole(value)
        if owner not in range(MOST_PLAYERS):
            none = QT_TRANSLATE_NOOP("files", "there is no player {number}; players are 0 to {last}")
            raise MapError(none, number=shown(owner), last=MOST_PLAYERS - 1)
        at, spot = self._located(location)
        index = number - numbers.FIRST_TRANSPORTER
        if index not in range(len(numbers.TRANSPORTERS)):
            self._keep(at, ForeignPiece(ForeignKind.TRANSPORTER, _piece_number(number), spot, owner + 1))
        else:
            self._put(at, Transporter(numbers.TRANSPORTERS[index], owner + 1, spot))

    def _put(self, at: Hex, piece: Building | Goods | Transporter) -> None:
        pieces = self._scenario.pieces
        pieces[at] = (*pieces.get(at, ()), piece)

    def _keep(self, at: Hex, piece: ForeignPiece) -> None:
        there = self._scenario.foreign[at]
        self._scenario.foreign[at] = replace(there, pieces=(*there.pieces, piece))

    def _located(self, location: object) -> Located:
        """Where something is."""
        values = [_whole(value) for value in _listed(location, (1, 2, 3), _NO_LOCATION)]
        match values:
            case [numbers.ON_RIVER, index, *river] if len(river) <= 1:
                return self._on_river(*self._hex(index), index, *river)
            case [numbers.DOCKED, index, *side] if len(side) <= 1:
                return self._docked(*self._hex(index), side[0] if side else 0, None)
            case [index, side, bank]:
                return self._docked(*self._hex(index), side, bank)
            case [index, *region]:
                return self._in_region(*self._hex(index), index, *region)
        raise MapError(_NO_LOCATION)

    def _hex(self, index: int) -> tuple[Hex, Laid]:
        if index not in range(len(self._hexes)):
            raise MapError(QT_TRANSLATE_NOOP("files", "there is no hex {number} in the list"), number=shown(index))
        return self._hexes[index]

    def _in_region(self, at: Hex, laid: Laid, index: int, region: int = 0) -> Located:
        half_edge = laid.half_edge(region)
        if half_edge is None:
            none = QT_TRANSLATE_NOOP("files", "hex {number} has no region {region}")
            raise MapError(none, number=index, region=shown(region))
        return at, Spot(SpotKind.REGION, half_edge)

    def _on_river(self, at: Hex, laid: Laid, index: int, river: int = 0) -> Located:
        if river not in range(len(laid.rivers)):
            none = QT_TRANSLATE_NOOP("files", "hex {number} has no river {river}")
            raise MapError(none, number=index, river=shown(river))
        return at, Spot(SpotKind.RIVER, laid.rivers[river][0])

    def _docked(self, at: Hex, laid: Laid, side: int, bank: int | None) -> Located:
        if bank not in (None, numbers.LEFT, numbers.RIGHT):
            neither = QT_TRANSLATE_NOOP("files", "{found} is neither the left bank (1) nor the right one (2)")
            raise MapError(neither, found=shown(bank))
        if side not in EDGES:
            none = QT_TRANSLATE_NOOP("files", "there is no side {side}; sides are 0 to 5")
            raise MapError(none, side=shown(side))
        edge = (side + numbers.first_side(self._scenario.orientation)) % 6
        if not laid.has_river(edge):
            self.remarks.count(texts.LOST_DOCK_BANKS, bank is not None)
            return at, Spot(SpotKind.DOCK, 2 * edge)
        self.remarks.count(texts.DOCKS_GUESSED, bank is None)
        return at, Spot(SpotKind.DOCK, 2 * edge + (bank == numbers.RIGHT))
