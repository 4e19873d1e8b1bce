"""Reading the play site's maps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace

from rbdesigner.hexes import EDGES, Hex, Orientation
from rbdesigner.rules.tables import MOST_PLAYERS, NEW_MINE, BuildingKind, Good, Mixture
from rbdesigner.scenario.errors import ScenarioError, shown
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
from rbdesigner.scenario.reasons import Reason, Row
from rbdesigner.tiles import ordered, tile
from rbdesigner.translatable import QT_TRANSLATE_NOOP

Located = tuple[Hex, Spot]
KNOWN_MEMBERS = frozenset({"HM", "ST", "UK", "RS", "RX", "BX", "TX"})


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
    reading.tell_ignored(things)
    return [ImportedMap("", reading.finished(), reading.remarks.sentences())]


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


class _Reading:
    """A map while it is read.

    Each method takes one element of the file; MapError if the element is wrong.
    """

    def __init__(self, path: str, orientation: Orientation) -> None:
        self.path = path
        self.remarks = Remarks()
        self._scenario = Scenario(Properties(orientation=orientation))
        self._hexes: list[tuple[Hex, Laid] | None] = []
        self._index_of: dict[Hex, int] = {}
        self._goods: Counter[tuple[Hex, Good, int]] = Counter()

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

    def tell_ignored(self, things: dict[str, object]) -> None:
        """Remark on members of the last object that say nothing to us."""
        if "UK" in things:
            self.remarks.say(texts.SERVER_NUMBER)
        unknown = [shown(key) for key in things if key not in KNOWN_MEMBERS]
        if unknown:
            self.remarks.say(texts.UNKNOWN, things=Row(tuple(unknown[:5]), "and"))

    def hex(self, element: object) -> None:
        """A hex: coordinates, number of the tile, rotation."""
        values = _listed(element, (3, 4), _NO_HEX)
        q, r, number, *rest = map(_whole, values)
        if number in numbers.VOIDS or number in numbers.EXPANSION_TILES:
            self._tell_no_tile(number)
            self._hexes.append(None)
            return
        if number not in numbers.TILES:
            raise MapError(QT_TRANSLATE_NOOP("files", "no tile has the number {number}"), number=shown(number))
        at = self._place(q, r)
        laid = numbers.laid_tile(number, rest[0] % 6 if rest else 0, self._scenario.orientation)
        self._index_of[at] = len(self._hexes)
        self._hexes.append((at, laid))
        self._scenario.tiles[at] = tile(laid.terrain, ordered(laid.rivers))

    def _tell_no_tile(self, number: int) -> None:
        if number in numbers.VOIDS:
            self.remarks.count(texts.VOIDS)
        else:
            self.remarks.count(texts.EXPANSION_TILES)

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
            self.remarks.count(texts.EXPANSION_SUBJECTS)
            return
        research = Research(numbers.SUBJECTS[number])
        properties = self._scenario.properties
        if research not in properties.research:
            self._scenario.properties = replace(properties, research=(*properties.research, research))

    def home(self, element: object) -> None:
        """A home; these files do not say whose it is."""
        located = self._on_ground(element)
        if located is None:
            return
        at, half_edge = located
        if at in self._scenario.homes:
            self.remarks.count(texts.SECOND_HOMES)
        else:
            self._scenario.homes[at] = Home(half_edge)

    def building(self, element: object) -> None:
        """A building, a mine with what it holds."""
        number, location, *contents = _listed(element, (2, 3), _NO_BUILDING)
        index = _whole(number) - numbers.FIRST_BUILDING
        if index not in range(len(numbers.BUILDINGS)):
            self.remarks.count(texts.EXPANSION_BUILDINGS)
            return
        kind = numbers.BUILDINGS[index]
        if contents and kind is not BuildingKind.MINE:
            raise MapError(QT_TRANSLATE_NOOP("files", "only a mine has contents, not a {kind}"), kind=kind)
        mixture = self._mixture(contents) if kind is BuildingKind.MINE else None
        located = self._on_ground(location)
        if located:
            at, half_edge = located
            self._put(at, Building(kind, half_edge, mixture))

    def _mixture(self, contents: list[object]) -> Mixture:
        if not contents:
            self.remarks.count(texts.NEW_MINES)
            return NEW_MINE
        gold, iron = map(_whole, [*_listed(contents[0], (1, 2), _NO_CONTENTS), 0][:2])
        if not (0 <= gold <= MOST_OF_A_GOOD and 0 <= iron <= MOST_OF_A_GOOD):
            raise MapError(
                QT_TRANSLATE_NOOP("files", "a mine holds 0 to {most} of gold and of iron"), most=MOST_OF_A_GOOD
            )
        return Mixture(gold, iron)

    def good(self, element: object) -> None:
        """One piece of a good."""
        number, location = _listed(element, (2,), _NO_GOOD)
        index = _whole(number)
        if index not in range(len(numbers.GOODS)):
            self.remarks.count(texts.EXPANSION_GOODS)
            return
        located = self._on_ground(location)
        if located is None:
            return
        at, half_edge = located
        self._goods[at, numbers.GOODS[index], half_edge] += 1

    def transporter(self, element: object) -> None:
        """A transporter of a player; theirs are counted from 0."""
        player, number, location = _listed(element, (3,), _NO_TRANSPORTER)
        owner = _whole(player)
        if owner not in range(MOST_PLAYERS):
            none = QT_TRANSLATE_NOOP("files", "there is no player {number}; players are 0 to {last}")
            raise MapError(none, number=shown(owner), last=MOST_PLAYERS - 1)
        index = _whole(number) - numbers.FIRST_TRANSPORTER
        if index not in range(len(numbers.TRANSPORTERS)):
            self.remarks.count(texts.EXPANSION_TRANSPORTERS)
            return
        located = self._located(location)
        if located:
            at, spot = located
            self._put(at, Transporter(numbers.TRANSPORTERS[index], owner + 1, spot))

    def _put(self, at: Hex, piece: Building | Goods | Transporter) -> None:
        pieces = self._scenario.pieces
        pieces[at] = (*pieces.get(at, ()), piece)

    def _on_ground(self, location: object) -> tuple[Hex, int] | None:
        """Find where something lies that needs ground under it, with its half-edge; None if it is left out."""
        located = self._located(location)
        if located is None:
            return None
        at, spot = located
        if spot.kind is SpotKind.REGION:
            return at, spot.number
        self.remarks.count(texts.IN_WATER)
        return None

    def _located(self, location: object) -> Located | None:
        """Where something is; None, with a remark, if it is left out."""
        values = [_whole(value) for value in _listed(location, (1, 2, 3), _NO_LOCATION)]
        match values:
            case [numbers.ON_RIVER, index, *river] if len(river) <= 1:
                found = self._hex(index)
                return found and self._on_river(*found, index, *river)
            case [numbers.DOCKED, index, *side] if len(side) <= 1:
                found = self._hex(index)
                return found and self._docked(found[0], side[0] if side else 0, None)
            case [index, side, bank]:
                found = self._hex(index)
                return found and self._docked(found[0], side, bank)
            case [index, *region]:
                found = self._hex(index)
                return found and self._in_region(*found, index, *region)
        raise MapError(_NO_LOCATION)

    def _hex(self, index: int) -> tuple[Hex, Laid] | None:
        if index not in range(len(self._hexes)):
            raise MapError(QT_TRANSLATE_NOOP("files", "there is no hex {number} in the list"), number=shown(index))
        if self._hexes[index] is None:
            self.remarks.count(texts.WITHOUT_TILE)
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

    def _docked(self, at: Hex, side: int, bank: int | None) -> Located:
        if bank not in (None, numbers.LEFT, numbers.RIGHT):
            neither = QT_TRANSLATE_NOOP("files", "{found} is neither the left bank (1) nor the right one (2)")
            raise MapError(neither, found=shown(bank))
        if side not in EDGES:
            none = QT_TRANSLATE_NOOP("files", "there is no side {side}; sides are 0 to 5")
            raise MapError(none, side=shown(side))
        edge = (side + numbers.first_side(self._scenario.orientation)) % 6
        if bank is None and self._scenario.tiles[at].has_river(edge):
            self.remarks.count(texts.DOCKS_GUESSED)
        return at, Spot(SpotKind.DOCK, 2 * edge + (bank == numbers.RIGHT))
