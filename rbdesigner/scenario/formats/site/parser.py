"""Reading the play site's maps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace

from rbdesigner.hexes import EDGES, Hex, Orientation, neighbour
from rbdesigner.rules.tables import MOST_PLAYERS, NEW_MINE, BuildingKind, Good, Mixture
from rbdesigner.scenario.errors import ScenarioError, shown
from rbdesigner.scenario.formats.remarks import (
    MOST_OF_A_GOOD,
    SECOND_HOME,
    Imported,
    MapError,
    Remarks,
    listed,
    place_within_limits,
    refuse_crowd,
    with_players_guessed,
)
from rbdesigner.scenario.formats.site import numbers
from rbdesigner.scenario.formats.site.numbers import Laid
from rbdesigner.scenario.model import Properties, Research, Scenario
from rbdesigner.scenario.parsing import parsed
from rbdesigner.scenario.pieces import Building, Goods, Home, Spot, SpotKind, Transporter
from rbdesigner.tiles import ordered, tile

Located = tuple[Hex, Spot]
KNOWN_MEMBERS = frozenset({"HM", "ST", "UK", "RS", "RX", "BX", "TX"})


def decode(text: str, path: str) -> list[Imported]:
    """The map of a play site's file; these files hold no name."""
    data = parsed(text, path)
    if not isinstance(data, list) or not data or not isinstance(data[-1], dict):
        raise ScenarioError(path, "", "a play site's map is a list with an object at its end")
    *hexes, things = data
    try:
        refuse_crowd(len(hexes))
    except MapError as fault:
        raise ScenarioError(path, "", str(fault)) from None
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
    return [Imported("", reading.finished(), reading.remarks.sentences())]


def _orientation(things: dict[str, object], path: str, pointer: str) -> Orientation:
    match things.get("ST", 0):
        case 0:
            return Orientation.POINTY
        case 1:
            return Orientation.FLAT
        case other:
            raise ScenarioError(path, pointer, f"{shown(other)} is neither 0 (pointy) nor 1 (flat)")


def _whole(value: object) -> int:
    if type(value) is not int:
        raise MapError(f"{shown(value)} is not a whole number")
    return value


def _listed(value: object, lengths: Iterable[int], what: str) -> list[object]:
    if not isinstance(value, list) or len(value) not in lengths:
        raise MapError(f"this is not {what}")
    return value


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
            raise ScenarioError(self.path, pointer, f"a list is expected here, not {shown(elements)}")
        for index, element in enumerate(elements):
            try:
                read(element)
            except MapError as fault:
                raise ScenarioError(self.path, f"{pointer}/{index}", str(fault)) from None

    def finished(self) -> Scenario:
        """The scenario with everything that was read."""
        for (at, good, half_edge), count in self._goods.items():
            for left in range(count, 0, -MOST_OF_A_GOOD):
                self._put(at, Goods(good, min(left, MOST_OF_A_GOOD), half_edge))
        return with_players_guessed(self._scenario, self.remarks)

    def tell_ignored(self, things: dict[str, object]) -> None:
        """Remark on members of the last object that say nothing to us."""
        if "UK" in things:
            self.remarks.say("The number that a server gave the map (UK) was left out.")
        unknown = [shown(key) for key in things if key not in KNOWN_MEMBERS]
        if unknown:
            self.remarks.say(f"Left out, as nothing is known of it: {listed(unknown[:5])}.")

    def hex(self, element: object) -> None:
        """A hex: coordinates, number of the tile, rotation."""
        values = _listed(element, (3, 4), "a hex [q, r, terrain] or [q, r, terrain, rotation]")
        q, r, number, *rest = map(_whole, values)
        if number in numbers.VOIDS or number in numbers.EXPANSION_TILES:
            self._tell_no_tile(number)
            self._hexes.append(None)
            return
        if number not in numbers.TILES:
            raise MapError(f"no tile has the number {shown(number)}")
        at = self._place(q, r)
        laid = numbers.laid(number, rest[0] % 6 if rest else 0, self._scenario.orientation)
        self._index_of[at] = len(self._hexes)
        self._hexes.append((at, laid))
        self._scenario.tiles[at] = tile(laid.terrain, ordered(laid.rivers))

    def _tell_no_tile(self, number: int) -> None:
        if number in numbers.VOIDS:
            self.remarks.count("{n} void place{s} {was} left out.")
        else:
            self.remarks.count("{n} expansion tile{s} {was} left out.")

    def _place(self, q: int, r: int) -> Hex:
        at = place_within_limits(*numbers.to_place(q, r, self._scenario.orientation))
        if at in self._index_of:
            raise MapError(f"the tile of hex {self._index_of[at]} lies at the same place")
        return at

    def subject(self, element: object) -> None:
        """A subject that all have researched."""
        number = _whole(element)
        if number not in range(len(numbers.SUBJECTS)):
            self.remarks.count("{n} expansion subject{s} {was} left out.")
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
            self.remarks.count(SECOND_HOME)
        else:
            self._scenario.homes[at] = Home(half_edge)

    def building(self, element: object) -> None:
        """A building, a mine with what it holds."""
        number, location, *contents = _listed(element, (2, 3), "a building [number, location] or with [gold, iron]")
        index = _whole(number) - numbers.FIRST_BUILDING
        if index not in range(len(numbers.BUILDINGS)):
            self.remarks.count("{n} expansion building{s} {was} left out.")
            return
        kind = numbers.BUILDINGS[index]
        if contents and kind is not BuildingKind.MINE:
            raise MapError(f"only a mine has contents, not a {kind}")
        mixture = self._mixture(contents) if kind is BuildingKind.MINE else None
        located = self._on_ground(location)
        if located:
            at, half_edge = located
            self._put(at, Building(kind, half_edge, mixture))

    def _mixture(self, contents: list[object]) -> Mixture:
        if not contents:
            self.remarks.count("{n} mine{s} without contents {was} taken as new.")
            return NEW_MINE
        gold, iron = map(_whole, _listed(contents[0], (2,), "what a mine holds, [gold, iron]"))
        if not (0 <= gold <= MOST_OF_A_GOOD and 0 <= iron <= MOST_OF_A_GOOD):
            raise MapError(f"a mine holds 0 to {MOST_OF_A_GOOD} of gold and of iron")
        return Mixture(gold, iron)

    def good(self, element: object) -> None:
        """One piece of a good."""
        number, location = _listed(element, (2,), "a good [number, location]")
        index = _whole(number)
        if index not in range(len(numbers.GOODS)):
            self.remarks.count("{n} expansion good{s} {was} left out.")
            return
        located = self._on_ground(location)
        if located is None:
            return
        at, half_edge = located
        self._goods[at, numbers.GOODS[index], half_edge] += 1

    def transporter(self, element: object) -> None:
        """A transporter of a player; theirs are counted from 0."""
        player, number, location = _listed(element, (3,), "a transporter [player, number, location]")
        owner = _whole(player)
        if owner not in range(MOST_PLAYERS):
            raise MapError(f"there is no player {shown(owner)}; players are 0 to {MOST_PLAYERS - 1}")
        index = _whole(number) - numbers.FIRST_TRANSPORTER
        if index not in range(len(numbers.TRANSPORTERS)):
            self.remarks.count("{n} expansion transporter{s} {was} left out.")
            return
        located = self._located(location)
        if located:
            at, spot = located
            self._put(at, Transporter(numbers.TRANSPORTERS[index], owner + 1, spot))

    def _put(self, at: Hex, piece: Building | Goods | Transporter) -> None:
        pieces = self._scenario.pieces
        pieces[at] = (*pieces.get(at, ()), piece)

    def _on_ground(self, location: object) -> tuple[Hex, int] | None:
        """Where something lies that needs ground under it, with its half-edge.

        None if it is left out.
        """
        located = self._located(location)
        if located is None:
            return None
        at, spot = located
        if spot.kind is SpotKind.REGION:
            return at, spot.number
        self.remarks.count("{n} piece{s} lying in the water {was} left out.")
        return None

    def _located(self, location: object) -> Located | None:
        """Where something is; None, with a remark, if it is left out."""
        values = [_whole(value) for value in _listed(location, (1, 2, 3), "a location")]
        match values:
            case [numbers.ON_RIVER, index, *river] if len(river) <= 1:
                found = self._hex(index)
                return found and self._on_river(*found, index, *river)
            case [numbers.DOCKED, index, *side] if len(side) <= 1:
                found = self._hex(index)
                return found and self._docked(found[0], side[0] if side else None, None)
            case [index, side, bank]:
                found = self._hex(index)
                return found and self._docked(found[0], side, bank)
            case [index, *region]:
                found = self._hex(index)
                return found and self._in_region(*found, index, *region)
        raise MapError("this is not a location")

    def _hex(self, index: int) -> tuple[Hex, Laid] | None:
        if index not in range(len(self._hexes)):
            raise MapError(f"there is no hex {shown(index)} in the list")
        if self._hexes[index] is None:
            self.remarks.count("{n} piece{s} {was} left out with the tile underneath.")
        return self._hexes[index]

    def _in_region(self, at: Hex, laid: Laid, index: int, region: int = 0) -> Located:
        half_edge = laid.half_edge(region)
        if half_edge is None:
            raise MapError(f"hex {index} has no region {shown(region)}")
        return at, Spot(SpotKind.REGION, half_edge)

    def _on_river(self, at: Hex, laid: Laid, index: int, river: int = 0) -> Located:
        if river not in range(len(laid.rivers)):
            raise MapError(f"hex {index} has no river {shown(river)}")
        return at, Spot(SpotKind.RIVER, laid.rivers[river][0])

    def _docked(self, at: Hex, side: int | None, bank: int | None) -> Located | None:
        if bank not in (None, numbers.LEFT, numbers.RIGHT):
            raise MapError(f"{shown(bank)} is neither the left bank (1) nor the right one (2)")
        if side is not None and side not in EDGES:
            raise MapError(f"there is no side {shown(side)}; sides are 0 to 5")
        edge = self._seaside(at) if side is None else (side + numbers.first_side(self._scenario.orientation)) % 6
        if edge is None:
            self.remarks.count("{n} boat{s} docked where there is no sea {was} left out.")
            return None
        if bank is None and self._scenario.tiles[at].has_river(edge):
            self.remarks.count("The bank was guessed for {n} docked boat{s}.")
        return at, Spot(SpotKind.DOCK, 2 * edge + (bank == numbers.RIGHT))

    def _seaside(self, at: Hex) -> int | None:
        """The edge of a boat that is docked without saying where.

        The first one at the sea.
        """
        beside = [self._scenario.tiles.get(neighbour(at, edge)) for edge in EDGES]
        edges = [edge for edge in EDGES if (there := beside[edge]) and there.is_sea]
        if len(edges) > 1:
            self.remarks.count("The side was guessed for {n} docked boat{s}.")
        return edges[0] if edges else None
